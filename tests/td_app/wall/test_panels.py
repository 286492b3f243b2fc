"""The panels that turn, the messages and the list of places, in situations of an evening."""

from __future__ import annotations

import pytest
from builders import MINUTE, a_tournament, everyone, out
from chips_builders import counted
from wall_scenes import facts_of, said, scene_of, told

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.wall.composing import Turn
from td_app.wall.facts import TurningPage
from td_app.wall.panels import LAST_OUT, MAKERS
from td_app.wall.people import seat_pages
from td_app.wall.sides import sides_of
from td_app.wall.strip import strip_pages
from td_app.wall.turning import Turning
from td_app.wall.wishes import PANELS, PanelWish, WallMessage, WallWishes


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(20, tables=3, prizes=("Un jambon", "", "Un livre"))


def only(key: str, seconds: int = 10) -> WallWishes:
    """One panel alone is wished for."""
    return WallWishes(tuple(PanelWish(panel, seconds, on=panel == key) for panel in PANELS))


def pages(session: TournamentSession, key: str) -> tuple[TurningPage, ...]:
    return facts_of(session, wishes=only(key)).column.pages


class TestPanels:
    def test_every_panel_is_made(self) -> None:
        assert set(MAKERS) == set(PANELS)

    def test_the_last_out_come_first_with_their_places(self, session: TournamentSession) -> None:
        gone = list(everyone(session))[:7]
        for who in gone:
            out(session, who)
        (page,) = pages(session, "ranking")
        assert page.title == "Derniers sortis"
        names = [session.person(who).display_name for who in reversed(gone)]
        places = [f"{place}e" for place in range(14, 14 + LAST_OUT)]
        assert page.lines == tuple(zip(places, names[:LAST_OUT], strict=False))

    def test_with_nobody_out_there_is_no_such_panel(self, session: TournamentSession) -> None:
        assert pages(session, "ranking") == ()

    def test_prizes_without_words_are_left_out(self, session: TournamentSession) -> None:
        (page,) = pages(session, "prizes")
        assert page.lines == (("1er", "Un jambon"), ("3e", "Un livre"))

    def test_moves_take_as_many_pages_as_they_need(self, session: TournamentSession) -> None:
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        found = pages(session, "moves")
        assert sum(len(page.moves) for page in found) == len(session.state.moves)
        assert found[0].title == f"Changements de place 1/{len(found)}"

    def test_a_page_stays_as_long_as_the_club_wants(self, session: TournamentSession) -> None:
        facts = facts_of(session, wishes=only("chips", 25))
        column = [side.seconds for side in sides_of(facts.column)]
        assert column[-1] == 25
        turning = Turning()
        before = sum(column[:-1]) * 1_000
        assert turning.turn(facts, 1920, 1080, 0).side == 0
        assert turning.turn(facts, 1920, 1080, before).side == len(column) - 1
        assert turning.next_in() == 8_000 or turning.next_in() == 25_000
        assert turning.turn(facts, 1920, 1080, before + 24_999).side == len(column) - 1
        assert turning.turn(facts, 1920, 1080, before + 25_000).side == 0

    def test_a_panel_that_goes_away_brings_the_first_back(self, session: TournamentSession) -> None:
        turning = Turning()
        wide = (1920, 1080)
        assert turning.turn(facts_of(session, wishes=only("chips")), *wide, 0).side == 0
        assert turning.turn(facts_of(session, wishes=only("chips")), *wide, 29_000).side > 0
        assert turning.turn(facts_of(session, wishes=only("prizes")), *wide, 29_500).side == 0

    def test_a_panel_not_wanted_does_not_turn(self, session: TournamentSession) -> None:
        wishes = WallWishes(tuple(PanelWish(key, on=False) for key in PANELS))
        assert facts_of(session, wishes=wishes).column.pages == ()

    @pytest.mark.parametrize("key", PANELS)
    def test_each_is_shown_in_the_place_of_the_column(
        self, session: TournamentSession, key: str
    ) -> None:
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        session.dispatch(cmd.AnnounceMoves())
        for table in session.state.open_tables():
            counted(session, table.number, accepted=True)
        facts = facts_of(session, wishes=only(key))
        shown = said(scene_of(facts, turn=Turn(side=-1)))
        assert facts.column.pages[-1].title in shown
        assert "Joueurs" not in shown


class TestTheEstimatedEnd:
    def test_it_is_told_only_where_the_director_lets_it(self, session: TournamentSession) -> None:
        captions = [figure.caption for figure in facts_of(session).column.figures]
        assert "Fin estimée" not in captions
        shown = facts_of(session, end_ms=session.now_ms() + 90 * MINUTE).column.figures
        assert shown[-1].caption == "Fin estimée"


class TestMessages:
    def test_in_the_strip_it_turns_with_the_moves(self, session: TournamentSession) -> None:
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        session.dispatch(cmd.AnnounceMoves())
        facts = facts_of(session, message=WallMessage("Buffet ouvert"))
        turns = [said(scene_of(facts, turn=Turn(strip=page))) for page in range(strip_pages(facts))]
        assert "Buffet ouvert" in turns[0] and "Buffet ouvert" not in turns[1]
        assert any("→" in text for text in turns[1])
        assert "Niv. 1" in turns[-1], "the structure has its turn too"

    def test_over_the_clock_the_time_is_still_told(self, session: TournamentSession) -> None:
        facts = facts_of(session, message=WallMessage("Buffet ouvert", full=True))
        assert facts.message is not None and facts.message.clock == "20:00"
        shown = told(scene_of(facts))
        assert "Buffet ouvert" in shown and "20:00" in shown
        assert facts.band.message == ""

    def test_time_called_on_a_player_stands_over_it(self, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(1))
        facts = facts_of(session, message=WallMessage("Buffet ouvert", full=True))
        assert "Buffet ouvert" not in said(scene_of(facts))


class TestThePlacesBeforeTheStart:
    def test_names_stand_in_their_order_until_the_clock_starts(self) -> None:
        session = a_tournament(20, tables=3, started=False)
        words = facts_of(session, seats_first=True).seats
        assert words is not None and len(words.seats) == 20
        shown = said(scene_of(facts_of(session, seats_first=True)))
        name = words.seats[0][0]
        at = shown.index(name)
        assert shown[at : at + 3] == list(words.seats[0])
        session.dispatch(cmd.StartClock())
        assert facts_of(session, seats_first=True).seats is None

    @pytest.mark.parametrize("shape", ["wide", "square", "tall"])
    def test_a_large_field_turns_over_without_losing_anybody(self, shape: str) -> None:
        facts = facts_of(a_tournament(80, tables=10, started=False), seats_first=True)
        assert facts.seats is not None
        count = seat_pages(facts.seats, tall=shape == "tall")
        assert count == -(-80 // 24)
        shown = {
            text for page in range(count) for text in said(scene_of(facts, shape, Turn(seats=page)))
        }
        assert {name for name, _, _ in facts.seats.seats} <= shown

    def test_the_other_wall_keeps_the_clock(self) -> None:
        assert facts_of(a_tournament(20, tables=3, started=False)).seats is None
