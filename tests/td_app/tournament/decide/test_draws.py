"""Seats drawn at the start, for late entrants, for the final table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from builders import (
    MINUTE,
    a_club,
    a_session,
    a_setup,
    a_tournament,
    clock_of,
    everyone,
    out,
    people,
    registered,
    seated_at,
)

from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.live.draw_record import as_json, draws_of, from_json
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import KeepApart, departures_of_settings
from td_app.tournament.state.structure import Break
from td_app.tournament.state.tournament import Majority
from td_app.words import refusal_sentence


class TestArticle_2_1:
    def test_tables_differ_by_one_at_most(self) -> None:
        session = a_tournament(30, tables=4)
        assert sorted(session.state.counts().values()) == [7, 7, 8, 8]

    def test_ten_players_at_nine_seats_are_five_and_five(self) -> None:
        session = a_tournament(10, tables=2, seats=9)
        assert sorted(session.state.counts().values()) == [5, 5]

    def test_no_more_tables_than_needed_and_those_that_break_last(self) -> None:
        session = a_tournament(15, tables=6, breaking_order=(1, 2, 3, 4, 5, 6))
        assert set(session.state.counts()) == {5, 6}

    def test_a_need_is_respected_at_every_draw(self) -> None:
        session = a_session()
        registered(session, 30)
        session.dispatch(cmd.SetNeed(7, Need(3, 2)))
        for _ in range(5):
            session.dispatch(cmd.DrawSeats())
            assert session.state.entrants[7].seat == Seat(3, 2)

    def test_nobody_is_kept_apart_unless_the_club_asked(self) -> None:
        session = a_session()
        assert departures_of_settings(session.state.setup) == ()
        registered(session, 30, club="As de Trèfle")
        session.dispatch(cmd.DrawSeats())
        clubs = Counter(entrant.seat.table for entrant in session.state.entrants.values())
        assert sorted(clubs.values()) == [7, 7, 8, 8]

    def test_players_of_one_club_sit_at_different_tables_when_asked(self) -> None:
        session = a_session(keep_apart=KeepApart.CLUBS)
        for written in ("L'As de Trèfle", "L’As de Trèfle", "l’as de trefle", "L’AS DE TRÈFLE "):
            registered(session, 1, club=written)
        registered(session, 26)
        session.dispatch(cmd.DrawSeats())
        assert session.person(1).club == session.person(2).club == "L’As de Trèfle"
        tables = Counter(session.state.entrants[who].seat.table for who in range(1, 5))
        assert max(tables.values()) == 1

    def test_a_redraw_leaves_both_draws_in_the_journal(self) -> None:
        session = a_tournament(12, started=False)
        session.dispatch(cmd.DrawSeats())
        assert len(session.state.draws) == 2
        assert len({draw.seed for draw in session.state.draws}) == 2
        assert session.state.chips_in_play == 120_000

    def test_once_play_has_begun_there_is_no_redraw(self) -> None:
        session = a_tournament(12)
        with pytest.raises(Refused, match="DRAW_AFTER_START"):
            session.dispatch(cmd.DrawSeats())

    def test_more_entrants_than_seats_says_both_numbers(self) -> None:
        session = a_session(tables=1)
        registered(session, 9)
        with pytest.raises(Refused, match="MORE_ENTRANTS_THAN_SEATS") as refused:
            session.dispatch(cmd.DrawSeats())
        assert refused.value.params == {"entrants": 9, "seats": 8}

    def test_tables_left_out_are_named_in_the_refusal(self) -> None:
        session = a_session(tables=3)
        registered(session, 9)
        with pytest.raises(Refused, match="MORE_ENTRANTS_THAN_SEATS") as refused:
            session.dispatch(cmd.DrawSeats((2,)))
        assert refused.value.params == {"entrants": 9, "seats": 8, "unused": 2}

    @pytest.mark.parametrize("entrants", [0, 1])
    def test_nobody_to_play_against(self, entrants: int) -> None:
        session = a_session()
        if entrants:
            registered(session, entrants)
        with pytest.raises(Refused, match="NOBODY_TO_SEAT"):
            session.dispatch(cmd.DrawSeats())


class TestVerifiable:
    def test_a_written_draw_is_made_again_to_the_seat(self) -> None:
        session = a_session()
        registered(session, 4, club="As de Trèfle")
        registered(session, 20)
        session.dispatch(cmd.SetNeed(7, Need(3, 2)))
        session.dispatch(cmd.DrawSeats())
        (draw,) = draws_of(session.history.entries)
        assert from_json(as_json(draw)) == draw
        assert draw.holds()

    def test_a_changed_seat_no_longer_holds(self) -> None:
        session = a_tournament(12)
        (draw,) = draws_of(session.history.entries)
        first, second, *rest = draw.seats
        swapped = ((first[0], second[1]), (second[0], first[1]), *rest)
        assert not replace(draw, seats=swapped).holds()

    def test_what_is_not_a_draw_is_refused(self) -> None:
        for wrong in ({}, [], "x", {"seed": "zz"}, None):
            with pytest.raises(Refused, match="DRAW_FILE_WRONG"):
                from_json(wrong)


def not_begun(*players: int) -> TournamentSession:
    """Return a room drawn, so many players at each table, whose clock has not started."""
    session = a_session(tables=len(players), seats=6)
    for table, count in enumerate(players, start=1):
        for place, who in enumerate(registered(session, count), start=1):
            session.dispatch(cmd.SetNeed(who, Need(table, place)))
    session.dispatch(cmd.DrawSeats(tuple(range(1, len(players) + 1))))
    return session


def next_break(session: TournamentSession) -> int:
    steps = session.state.setup.structure.steps
    return next(number for number, step in enumerate(steps) if isinstance(step, Break))


class TestArticle_2_2:
    def test_two_players_do_not_start_unless_the_director_answers_for_it(self) -> None:
        session = a_tournament(2, tables=1, started=False)
        with pytest.raises(Refused, match="TOO_FEW_TO_START"):
            session.dispatch(cmd.StartClock())
        session.dispatch(cmd.StartClock(overruled=True, note="finale"))
        assert session.state.clock.running

    def test_every_table_is_checked_not_the_fullest(self) -> None:
        session = not_begun(5, 2, 1)
        with pytest.raises(Refused, match="TOO_FEW_TO_START") as refused:
            session.dispatch(cmd.StartClock())
        assert refused.value.params["tables"] == (2, 3)

    def test_who_is_away_is_not_seated(self) -> None:
        session = not_begun(3, 3)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.MarkAway((who,)))
        with pytest.raises(Refused, match="TOO_FEW_TO_START") as refused:
            session.dispatch(cmd.StartClock())
        assert refused.value.params["tables"] == (1,)

    def test_back_from_a_break_two_are_enough_and_one_is_not(self) -> None:
        session = not_begun(3, 3)
        session.dispatch(cmd.StartClock())
        session.dispatch(cmd.GoToStep(next_break(session)))
        session.dispatch(cmd.PauseClock())
        session.dispatch(cmd.MarkAway(seated_at(session, 2)[:1]))
        session.dispatch(cmd.StartClock())
        session.dispatch(cmd.PauseClock())
        session.dispatch(cmd.MarkAway(seated_at(session, 2)[1:2]))
        with pytest.raises(Refused, match="TOO_FEW_BACK"):
            session.dispatch(cmd.StartClock())
        session.dispatch(cmd.StartClock(overruled=True, note="ils arrivent"))


def a_late_entrant(session) -> int:
    session.dispatch(cmd.RegisterEntrants(people(1), True, Majority.CHECKED))
    return session.state.last_entrant


class TestArticle_1_8:
    def test_without_positions_a_place_is_drawn_at_the_smallest_table(self) -> None:
        session = a_tournament(30, tables=4)
        out(session, seated_at(session, 3)[0])
        out(session, seated_at(session, 3)[0])
        who = a_late_entrant(session)
        entry = session.dispatch(cmd.SeatLateEntrant(who))
        assert session.state.entrants[who].seat.table == 3
        assert entry.event.how == "drawn"
        assert entry.event.seed

    def test_with_the_big_blind_known_the_seat_pays_it_soonest(self) -> None:
        session = a_tournament(30, tables=4)
        table = next(t for t in session.state.open_tables() if t.free_places)
        free = table.free_places[0]
        before = (free - 2) % table.seats + 1
        entry = session.dispatch(
            cmd.SeatLateEntrant(a_late_entrant(session), table=table.number, big_blind=before)
        )
        assert entry.event.seat == Seat(table.number, free)
        assert entry.event.how == "big_blind_soonest"

    def test_a_late_entrant_brings_his_chips(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.SeatLateEntrant(a_late_entrant(session)))
        assert session.state.chips_in_play == 130_000
        assert session.state.players_left == 13

    def test_until_the_end_of_the_second_level_and_not_after(self) -> None:
        session = a_tournament(12)
        who = a_late_entrant(session)
        clock_of(session).forward(40 * MINUTE)
        with pytest.raises(Refused, match="LATE_ENTRY_CLOSED") as refused:
            session.dispatch(cmd.SeatLateEntrant(who))
        assert "1.8" in refused.value.cites
        session.dispatch(cmd.SeatLateEntrant(who, overruled=True, note="train en retard"))

    def test_a_full_room_says_so(self) -> None:
        session = a_tournament(8, tables=1)
        with pytest.raises(Refused, match="ROOM_FULL"):
            session.dispatch(cmd.SeatLateEntrant(a_late_entrant(session)))

    def test_a_table_that_waits_may_be_opened_for_them(self) -> None:
        session = a_tournament(8, tables=2)
        assert len(session.state.open_tables()) == 1
        with pytest.raises(Refused, match="NO_FREE_SEAT"):
            session.dispatch(cmd.SeatLateEntrant(a_late_entrant(session)))

    def test_a_full_room_says_so_before_anything_else_is_asked(self) -> None:
        session = a_tournament(8, tables=2)
        session.dispatch(cmd.RegisterEntrants(people(1), present=True))
        session.dispatch(cmd.GoToStep(2))
        refused = session.can(cmd.SeatLateEntrant(session.state.last_entrant))
        assert refused is not None and refused.code == "NO_FREE_SEAT"

    def test_in_a_break_the_level_after_it_is_not_said_to_be_played(self) -> None:
        session = a_tournament(12)
        session.dispatch(cmd.GoToStep(4))
        refused = session.can(cmd.SeatLateEntrant(a_late_entrant(session)))
        assert refused is not None and refused.params["level"] == 5
        assert "en cours" not in refusal_sentence(refused)


class TestArticle_2_6:
    def test_the_final_table_of_eight_max_has_nine_places_and_a_new_draw(self) -> None:
        session = a_tournament(16, tables=2)
        out(session, *list(everyone(session))[:7])
        assert [p.kind for p in session.proposals()] == ["final_table"]
        session.dispatch(cmd.FormFinalTable())
        (table,) = session.state.open_tables()
        assert len(table.places) == 9
        assert session.state.draws[-1].final_table
        assert all(draw.holds() for draw in draws_of(session.history.entries))

    def test_ten_left_is_too_early(self) -> None:
        session = a_tournament(16, tables=2)
        out(session, *list(everyone(session))[:6])
        with pytest.raises(Refused, match="FINAL_TABLE_TOO_EARLY"):
            session.dispatch(cmd.FormFinalTable())

    def test_who_is_never_moved_keeps_seat_and_table(self) -> None:
        club = a_club()
        session = club.create(a_setup(2))
        registered(session, 16)
        session.dispatch(cmd.SetNeed(5, Need(2, 3), never_moved=True))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, *[who for who in everyone(session) if who != 5][:7])
        session.dispatch(cmd.FormFinalTable())
        assert session.state.entrants[5].seat == Seat(2, 3)

    def test_a_single_table_has_no_second_draw(self) -> None:
        session = a_tournament(8, tables=1)
        out(session, *list(everyone(session))[:3])
        assert session.proposals() == ()
