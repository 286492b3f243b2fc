"""What the wall says, in situations of an evening."""

from __future__ import annotations

from builders import (
    MINUTE,
    a_session,
    a_setup,
    a_tournament,
    clock_of,
    everyone,
    out,
    registered,
    seated_at,
)
from hand_for_hand_builders import a_bubble, all_done, hand_for_hand

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.chips import ChipSet
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import public_view
from td_app.wall.clock import ClockLook
from td_app.wall.facts import Wall, WallFacts
from td_app.wall.panels import NUMBERS
from td_app.wall.wishes import WallMessage
from td_app.wall.words import Telling, level_just_began, wall_facts
from td_app.words.language import answering_in


def wall(session: TournamentSession, message: WallMessage | None = None) -> WallFacts:
    now = session.now_ms()
    view = public_view(session.state, session, now)
    ranking = standings(session.state, session)
    return wall_facts(Wall(view, ranking, now, message=message))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def shown(session: TournamentSession) -> tuple[ClockLook, str]:
    clock = wall(session).face.clock
    return clock.look, clock.heading


class TestTheClock:
    def test_before_the_start_it_counts_no_time_and_tells_the_first_level(self) -> None:
        face = wall(a_tournament(started=False)).face
        assert (face.clock.look, face.clock.shown) == (ClockLook.NOT_STARTED, "Bientôt")
        assert (face.clock.heading, face.blinds, face.ante) == ("Début du tournoi", "25 / 50", "")
        assert plain(face.coming) == "Ensuite : 50 / 100"

    def test_a_game_that_is_not_holdem_is_told_with_the_level(self) -> None:
        session = a_tournament(game=Game.OMAHA_HI_LO, betting=Betting.POT_LIMIT)
        assert shown(session)[1] == "Niveau 1 · Omaha hi-lo pot limité"
        assert shown(a_tournament())[1] == "Niveau 1"

    def test_every_state_has_its_look_and_its_words(self) -> None:
        session = a_tournament(started=True)
        found = {shown(session)[0]}
        for forward in (19 * MINUTE + 1000, 50_000):
            clock_of(session).forward(forward)
            found.add(shown(session)[0])
        session.dispatch(cmd.GoToStep(4))
        found.add(shown(session)[0])
        session.dispatch(cmd.GoToStep(8))
        found.add(shown(session)[0])
        clock_of(session).forward(21 * MINUTE)
        found.add(shown(session)[0])
        session.dispatch(cmd.PauseClock())
        found.add(shown(session)[0])
        out(session, *list(everyone(session))[:15])
        found.add(shown(session)[0])
        assert found == set(ClockLook) - {ClockLook.HAND_FOR_HAND, ClockLook.NOT_STARTED}

    def test_a_pause_keeps_level_and_blinds_and_is_no_break(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.PauseClock())
        face = wall(session).face
        assert face.clock.heading == "Niveau 1 · horloge arrêtée"
        assert (face.blinds, face.blinds_caption) == ("25 / 50", "")

    def test_before_the_start_the_first_blinds_and_their_length_are_told(self) -> None:
        face = wall(a_tournament(started=False)).face
        assert face.blinds == "25 / 50" and face.blinds_caption == "Premières blindes · 20 min"

    def test_a_break_bears_no_level_number_and_shows_the_blinds_to_come(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(4))
        face = wall(session).face
        assert face.clock.heading == "Pause"
        assert face.blinds_caption == "Reprise\u00a0: niveau 5"
        assert (face.blinds, plain(face.ante)) == ("400 / 800", "ante BB 800")

    def test_in_english_the_ante_is_short_and_the_next_level_stands_on_one_line(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(2))
        with answering_in("en"):
            coming = wall(session).face.coming
        assert coming.split(" ")[-1] == "BB\u00a0ante", "cut at its dot alone"
        assert plain(coming) == "Next: 200 / 400 · BB ante", "as much as the big blind"

    def test_after_a_colour_up_without_figures_chips_and_average_are_about_so_many(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(4))
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        figures = {one.caption: plain(one.figure) for one in wall(session).column.figures}
        assert figures["Jetons en jeu"].startswith("~ ")
        assert figures["Tapis moyen"].startswith("~ ")

    def test_a_break_says_which_chips_leave_by_value_and_colour(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(4))
        face = wall(session).face
        assert [(chip.value, chip.colour_name) for chip in face.removed] == [(25, "vert")]

    def test_a_break_stopped_by_the_director_is_still_a_break(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(4))
        session.dispatch(cmd.PauseClock())
        face = wall(session).face
        assert face.clock.heading == "Pause · horloge arrêtée"
        assert face.removed

    def test_a_value_the_club_does_not_own_is_still_shown(self) -> None:
        session = a_tournament(chips=ChipSet(()))
        session.dispatch(cmd.GoToStep(4))
        assert [chip.value for chip in wall(session).face.removed] == [25]

    def test_seconds_are_rounded_up_so_that_zero_is_the_end(self) -> None:
        session = a_tournament()
        clock_of(session).forward(1)
        assert wall(session).face.clock.shown == "20:00"
        clock_of(session).forward(20 * MINUTE - 2)
        assert wall(session).face.clock.shown == "00:01"

    def test_overtime_counts_up(self) -> None:
        session = a_tournament()
        session.dispatch(cmd.GoToStep(8))
        clock_of(session).forward(22 * MINUTE + 13_000)
        assert wall(session).face.clock.shown == "+02:13"


class TestNewBlinds:
    """The new level applies to the next hand (3.1)."""

    def test_a_level_that_has_just_begun_says_from_which_hand(self) -> None:
        session = a_tournament()
        clock_of(session).forward(20 * MINUTE + 5_000)
        assert wall(session).face.note == "Dès la main suivante"
        clock_of(session).forward(MINUTE)
        assert wall(session).face.note == ""

    def test_the_first_level_has_no_blinds_before_it(self) -> None:
        session = a_tournament()
        assert not level_just_began(public_view(session.state, session, session.now_ms()).clock)

    def test_nothing_is_said_before_the_start_or_in_a_break(self) -> None:
        for session, step in ((a_tournament(started=False), 1), (a_tournament(), 4)):
            session.dispatch(cmd.GoToStep(step))
            view = public_view(session.state, session, session.now_ms()).clock
            assert not level_just_began(view)


class TestTheColumn:
    def test_players_average_chips_and_next_break(self) -> None:
        session = a_tournament(16)
        out(session, next(everyone(session)))
        told = {
            f.caption: plain(f"{f.figure} {f.beside}").strip() for f in wall(session).column.figures
        }
        assert told == {
            "Joueurs": "15 / 16",
            "Tapis moyen": "10 666 · 213 BB",
            "Jetons en jeu": "160 000",
            "Pause dans": "1 h 20",
        }

    def test_before_the_draw_only_the_entrants_are_counted(self) -> None:
        session = a_session()
        registered(session, 9)
        assert [(f.caption, f.figure) for f in wall(session).column.figures] == [("Inscrits", "9")]

    def test_a_break_announces_no_other_and_withdraws_what_is_still_there(self) -> None:
        pause = Break(10, removes=(25,))
        later = Level(100, 200), Break(10), Level(200, 400)
        session = a_tournament(structure=Structure((Level(25, 50), pause, *later)))
        session.dispatch(cmd.GoToStep(1))
        assert "Pause dans" not in {f.caption for f in wall(session).column.figures}
        assert wall(session).face.removed
        for table in session.state.open_tables():
            session.dispatch(cmd.RaceChips(table.number, 25, nobody=True))
        session.dispatch(cmd.WithdrawValue(25))
        assert not wall(session).face.removed

    def test_a_structure_without_break_announces_none(self) -> None:
        session = a_tournament(structure=Structure((Level(25, 50), Level(50, 100))))
        assert "Pause dans" not in {f.caption for f in wall(session).column.figures}

    def test_late_entry_is_told_open_then_closed(self) -> None:
        session = a_tournament()
        column = wall(session).column
        assert column.late_entry == "Entrées tardives jusqu’à la fin du niveau 2"
        assert column.late_entry_open
        session.dispatch(cmd.GoToStep(2))
        column = wall(session).column
        assert (column.late_entry, column.late_entry_open) == ("Entrées tardives closes", False)

    def test_the_breaking_order_follows_the_tables_in_play(self) -> None:
        session = a_tournament(20, tables=3)
        assert wall(session).column.pages[0].numbers == (3, 2, 1)
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        assert wall(session).column.pages[0].numbers == (2, 1)

    def test_a_long_breaking_order_turns_over_without_losing_a_table(self) -> None:
        session = a_tournament(312, tables=39)
        pages = [p for p in wall(session).column.pages if p.numbers]
        assert sum((p.numbers for p in pages), ()) == tuple(range(39, 0, -1))
        assert all(len(p.numbers) <= NUMBERS for p in pages)
        assert pages[0].title == "Ordre de fermeture 1/3"
        assert [p.first_framed for p in pages] == [True, False, False]

    def test_prizes_are_shown_only_when_there_are_any(self) -> None:
        titles = {p.title for p in wall(a_tournament()).column.pages}
        assert "Lots" not in titles
        pages = wall(a_tournament(prizes=("Un jambon",))).column.pages
        assert next(p for p in pages if p.title == "Lots").lines == (("1er", "Un jambon"),)

    def test_the_prizes_tell_how_many_places_win_one(self) -> None:
        prizes = tuple(f"Lot {place}" for place in range(1, 8))
        titles = [p.title for p in wall(a_tournament(prizes=prizes)).column.pages]
        assert titles[-3:-1] == ["Lots · 7 rangs 1/2", "Lots · 7 rangs 2/2"]


class TestTheBand:
    def test_a_move_says_who_from_where_to_where(self) -> None:
        session = a_tournament(16, tables=2, seats=9)
        who = seated_at(session, 1)[0]
        before = session.state.entrants[who].seat
        free = session.state.tables[2].free_places[0]
        session.dispatch(cmd.MovePlayer(who, Seat(2, free), note="besoin"))
        (move,) = wall(session).band.moves
        assert before is not None
        assert move.name == session.person(who).display_name
        assert move.seats == f"table 1, place {before.number} → table 2, place {free}"

    def test_a_move_leaves_the_wall_five_minutes_after_it_was_read_out(self) -> None:
        session = a_tournament(20, tables=3)
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        clock_of(session).forward(6 * MINUTE)
        assert wall(session).band.moves
        session.dispatch(cmd.AnnounceMoves())
        assert wall(session).band.moves == ()

    def test_with_nobody_moving_it_says_where_and_when(self) -> None:
        band = wall(a_tournament()).band
        assert band.left == "Salle des fêtes"
        assert band.right.count(":") == 1


class TestTheEnd:
    def test_the_winner_takes_the_place_of_the_time(self) -> None:
        session = a_tournament(6, tables=1, prizes=("Un trophée",))
        out(session, *list(everyone(session))[:5])
        facts = wall(session)
        winner = session.person(next(everyone(session))).display_name
        assert (facts.face.clock.heading, facts.face.clock.shown) == ("Vainqueur", winner)
        assert facts.face.note == "Un trophée"
        assert facts.column.late_entry == ""
        assert facts.column.pages[0].lines[0] == ("1er", winner)

    def test_nobody_is_sent_to_another_seat_any_more(self) -> None:
        session = a_tournament(16, tables=2, seats=9)
        who = next(everyone(session))
        seat = session.state.entrants[who].seat
        assert seat is not None
        other = 3 - seat.table
        free = session.state.tables[other].free_places[0]
        session.dispatch(cmd.MovePlayer(who, Seat(other, free), note="besoin"))
        out(session, *[player for player in everyone(session) if player != who])
        assert wall(session).band.moves == ()

    def test_a_structure_that_ends_on_a_break_still_has_words(self) -> None:
        setup = a_setup(structure=Structure((Level(25, 50), Break(10))))
        session = a_tournament(structure=setup.structure)
        session.dispatch(cmd.GoToStep(1))
        face = wall(session).face
        assert (face.clock.heading, face.blinds_caption, face.coming) == ("Pause", "", "")
        assert face.blinds == "25 / 50"


class TestTheBreakingOrderChanged:
    def test_the_band_names_it_first(self) -> None:
        session = a_tournament(32)
        session.dispatch(cmd.ChangeBreakingOrder((2,), "porte"))
        told = wall(session).band.moves[0]
        assert (told.name, told.seats) == ("Nouvel ordre de fermeture", "2 → 4 → 3 → 1")
        assert told.fresh


class TestHandForHandOver:
    def test_the_band_says_so_for_a_few_minutes(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        all_done(session)
        assert wall(session).band.message == ""
        session.dispatch(cmd.EndHandForHand())
        assert wall(session).band.message == "Fin du main par main"
        clock_of(session).forward(6 * MINUTE)
        assert wall(session).band.message == ""

    def test_one_table_has_nobody_to_wait_for(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        all_done(session)
        session.dispatch(cmd.EndHandForHand())
        for table in (3, 2):
            out(session, *seated_at(session, table))
            session.dispatch(cmd.CloseEmptyTable(table))
        assert len(session.state.open_tables()) == 1
        assert wall(session).band.message == ""

    def test_what_the_director_says_comes_before(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        all_done(session)
        session.dispatch(cmd.EndHandForHand())
        said = WallMessage("Buffet ouvert")
        assert wall(session, said).band.message == "Buffet ouvert"

    def test_announced_again_it_is_no_longer_over(self) -> None:
        session = hand_for_hand(a_bubble(4, 4, 4))
        all_done(session)
        session.dispatch(cmd.EndHandForHand())
        session.dispatch(cmd.AnnounceHandForHand())
        assert wall(session).band.message == ""


class TestWhatIsToldMomentAfterMoment:
    structure = Structure((Level(25, 50, minutes=3), Break(2, removes=(25,)), Level(50, 100)))

    def wall_of(self, session: TournamentSession, message: WallMessage | None = None) -> Wall:
        now = session.now_ms()
        view = public_view(session.state, session, now)
        return Wall(view, standings(session.state, session), now, message=message)

    def test_each_second_of_levels_and_breaks_is_told_as_if_it_were_the_first(self) -> None:
        session = a_tournament(structure=self.structure)
        telling = Telling()
        kept = 0
        for second in range(0, 28 * 60, 7):
            clock_of(session).forward(7_000)
            now = self.wall_of(session)
            told = telling.facts(now)
            assert told == wall_facts(now), second
            kept += told.column is telling.facts(now).column
        assert kept == 28 * 60 // 7

    def test_what_happens_is_told_at_once(self) -> None:
        session = a_tournament()
        telling = Telling()
        telling.facts(self.wall_of(session))
        out(session, seated_at(session, 1)[0])
        now = self.wall_of(session)
        assert telling.facts(now) == wall_facts(now)

    def test_a_message_over_the_clock_has_the_time_among_its_words(self) -> None:
        session = a_tournament()
        telling = Telling()
        message = WallMessage("Pause", full=True)
        shown = []
        for _ in range(3):
            clock_of(session).forward(1_000)
            facts = telling.facts(self.wall_of(session, message))
            assert facts.message is not None
            shown.append(facts.message.clock)
        assert len({*shown}) == 3
