"""Changes of seat over the whole wall: who, from where to where, read from ten metres."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from builders import a_tournament, everyone, out
from wall_scenes import SHAPES, cap_of, facts_of, room_of, said, scene_of

from reports.marks import Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.wall.composing import Turn
from td_app.wall.facts import BandMove
from td_app.wall.people import MOVES_AT_ONCE, move_pages
from td_app.wall.scene import Board, Box
from td_app.wall.sides import sides_of
from td_app.wall.strip import place_strip, strip_pages
from td_app.wall.themes import NOIR
from td_app.wall.turning import MOVES_STAY, Turning
from td_app.wall.wishes import WallMessage

ROOM_HEIGHT_MM = 50
MM_PER_PIXEL = 1800 / 1920
LEAST = ROOM_HEIGHT_MM / MM_PER_PIXEL


@pytest.fixture
def breaks() -> TournamentSession:
    """Nine of 27 players at three tables are out, and the third table breaks."""
    session = a_tournament(27, tables=3, seats=9)
    third = set(session.state.tables[3].places.values())
    for who in [who for who in everyone(session) if who not in third][:9]:
        out(session, who)
    session.dispatch(cmd.BreakTable(3))
    return session


@pytest.fixture
def few() -> TournamentSession:
    """One of a table goes to another, three of which are out."""
    session = a_tournament(27, tables=3, seats=9)
    there, *more = sorted(session.state.tables[2].places)[:3]
    for gone in (there, *more):
        out(session, session.state.tables[2].places[gone])
    place = min(session.state.tables[1].places)
    session.dispatch(cmd.BalanceTables(1, 2, place, there))
    return session


class TestWhenATableBreaks:
    def test_the_whole_picture_tells_who_goes_where(self, breaks: TournamentSession) -> None:
        words = facts_of(breaks).moves
        assert words is not None
        move = breaks.state.moves[0]
        reached = f"{move.to_seat.table}.{move.to_seat.number}"
        told = next(told for told in words.moves if told.reached == reached)
        assert told.name == breaks.person(move.entrant).display_name
        assert told.left == f"3.{move.from_seat.number}"
        shown = said(scene_of(facts_of(breaks)))
        assert {"de", "à", "Changements de place", told.left, told.reached} <= set(shown)
        assert "Joueurs" not in shown, "it covers the rest of the wall"

    def test_the_time_stays(self, breaks: TournamentSession) -> None:
        facts = facts_of(breaks)
        assert facts.moves is not None and facts.moves.clock == facts.face.clock.shown
        assert facts.moves.clock in said(scene_of(facts))

    def test_eight_at_a_time_for_eight_seconds(self, breaks: TournamentSession) -> None:
        facts = facts_of(breaks)
        assert facts.moves is not None
        assert len(facts.moves.moves) > MOVES_AT_ONCE == 8
        assert move_pages(facts.moves) == 2
        turning = Turning()
        assert turning.turn(facts, 1920, 1080, 5_000).moves == 0
        assert turning.turn(facts, 1920, 1080, 5_000 + MOVES_STAY - 1).moves == 0
        assert turning.turn(facts, 1920, 1080, 5_000 + MOVES_STAY).moves == 1
        first = said(scene_of(facts))
        second = said(scene_of(facts, turn=Turn(moves=1)))
        assert "1 / 2" in first and "2 / 2" in second
        names = {move.name for move in facts.moves.moves}
        assert names <= {*first, *second}

    def test_once_read_out_the_clock_comes_back(self, breaks: TournamentSession) -> None:
        breaks.dispatch(cmd.AnnounceMoves())
        assert facts_of(breaks).moves is None

    def test_a_message_to_the_hall_goes_before(self, breaks: TournamentSession) -> None:
        told = WallMessage("Évacuez la salle", full=True)
        assert facts_of(breaks, message=told).moves is None

    def test_a_time_called_goes_before(self, breaks: TournamentSession) -> None:
        breaks.dispatch(cmd.CallTime(1))
        assert facts_of(breaks).moves is None


class TestInTheStrip:
    @pytest.mark.parametrize("name", ["A" * size for size in range(4, 24)])
    def test_a_name_keeps_clear_of_the_seats_however_long(
        self, few: TournamentSession, name: str
    ) -> None:
        facts = facts_of(few)
        moves = tuple(BandMove(one, "", brief="3.9 → 1.5") for one in (name, "QUÉMÉNER"))
        facts = replace(facts, band=replace(facts.band, moves=moves))
        board = Board(NOIR)
        place_strip(board, Box(64, 900, 1792, 120), facts, "wide", 0)
        told = sorted(room_of(mark) for mark in board.marks if isinstance(mark, Said))
        assert all(after[0] - before[2] >= 20 for before, after in itertools.pairwise(told))

    @pytest.mark.parametrize("shape", ["wide", "square", "tall"])
    def test_where_to_is_told_in_words_beside_the_hour(
        self, few: TournamentSession, shape: str
    ) -> None:
        few.dispatch(cmd.AnnounceMoves())
        facts = facts_of(few)
        (move,) = few.state.moves
        reached = f"→ Table {move.to_seat.table} · place {move.to_seat.number}"
        words = said(scene_of(facts, shape))
        assert reached in words and facts.band.right in words

    def test_each_has_a_turn_of_its_own(self, breaks: TournamentSession) -> None:
        breaks.dispatch(cmd.AnnounceMoves())
        facts = facts_of(breaks)
        assert strip_pages(facts) == len(facts.band.moves) + 1


@pytest.mark.parametrize("shape", ["wide", "square", "tall"])
class TestAFewMoves:
    def test_are_large_and_told_in_words_over_the_strip(
        self, few: TournamentSession, shape
    ) -> None:
        facts = facts_of(few)
        assert facts.moves is not None and len(facts.moves.moves) == 1
        scene = scene_of(facts, shape)
        words = [mark for mark in scene.marks if isinstance(mark, Said)]
        (move,) = facts.moves.moves
        (table, place) = move.reached.split(".")
        caps = {" ".join(mark.text.split()): cap_of(mark) for mark in words}
        reached = max(cap for text, cap in caps.items() if f"Table {table}" in text)
        # In portrait table and place stay on one line.
        assert (
            reached >= (70 if shape == "tall" else 80)
            and max(caps[text] for text in caps if text in move.name) >= 100
        )
        assert any(f"place {place}" in text for text in caps)
        assert shape != "tall" or f"Table {table} · place {place}" in caps
        assert {"Niv. 1", facts.band.right, facts.moves.clock} <= set(caps)


@pytest.mark.parametrize("shape", ["wide", "square", "tall"])
def test_every_letter_is_fifty_millimetres_high(breaks: TournamentSession, shape: str) -> None:
    scene = scene_of(facts_of(breaks), shape)
    words = [mark for mark in scene.marks if isinstance(mark, Said)]
    assert min(cap_of(mark) for mark in words) >= LEAST


@pytest.mark.parametrize("shape", SHAPES)
def test_one_alone_in_a_panel_is_large_and_begins_under_its_title(
    few: TournamentSession, shape: str
) -> None:
    few.dispatch(cmd.AnnounceMoves())
    facts = facts_of(few)
    pages = [side.page for side in sides_of(facts.column)]
    turn = Turn(side=next(at for at, page in enumerate(pages) if page and page.moves))
    words = [m for m in scene_of(facts, shape, turn).still if isinstance(m, Said)]
    title = next(at for at, m in enumerate(words) if m.text == "Changements de place")
    told = words[title + 1 :]
    assert told[0].baseline - cap_of(told[0]) - words[title].baseline < 70
    (arrow,) = (at for at, m in enumerate(told) if m.text == "→")
    (table, place) = told[arrow + 1 : arrow + 3]
    assert table.text.startswith("Table") and place.text.startswith("place")
    assert cap_of(table) == cap_of(place) >= 100
    if shape == "square":
        assert cap_of(table) >= 120, "a high panel is filled"
