"""Evenings that go another way than the usual one: what a director meets once a season."""

from __future__ import annotations

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
    registered,
    seated_at,
)

from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.setup import TableSetup
from td_app.tournament.state.structure import Level, Structure
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.room import room
from td_app.training.simulation import Plan, SeededChance, SimulatedClock, Simulation


def asked(session) -> list[tuple[str, bool]]:
    return [(p.kind, p.must) for p in session.proposals()]


def declined(session, kind: str) -> None:
    (key,) = (p.key for p in session.proposals() if p.kind == kind)
    session.dispatch(cmd.DeclineProposal(key, note="la salle ferme"))


def entries_closed(session) -> None:
    session.dispatch(cmd.GoToStep(2))


def left_on_the_clock(session) -> int:
    state = session.state
    return read_clock(state.clock, state.setup.structure, session.now_ms()).remaining_ms


def the_room(entrants: int, tables: tuple[TableSetup, ...]):
    session = a_club().create(a_setup(tables=2, seats=10, late_entry_until=4))
    session.dispatch(cmd.ChangeSetup(replace(session.state.setup, tables=tables)))
    registered(session, entrants)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


class TestAProposalSetAside:
    def test_a_break_set_aside_leaves_the_room_to_be_balanced(self) -> None:
        session = a_tournament(24, tables=3)
        entries_closed(session)
        out(session, *seated_at(session, 1)[:2], *seated_at(session, 2)[:6])
        assert asked(session) == [("break_table", True)]
        declined(session, "break_table")
        kinds = [kind for kind, _ in asked(session)]
        assert "balance_tables" in kinds
        assert "stop_table" in kinds

    def test_a_final_table_set_aside_leaves_the_room_to_be_balanced(self) -> None:
        session = a_tournament(16, tables=2)
        entries_closed(session)
        out(session, *seated_at(session, 1)[:6], *seated_at(session, 2)[:2])
        declined(session, "final_table")
        assert ("balance_tables", True) in asked(session)

    def test_a_break_set_aside_is_asked_again_once_another_player_is_out(self) -> None:
        session = a_tournament(24, tables=3)
        entries_closed(session)
        out(session, *seated_at(session, 1)[:2], *seated_at(session, 2)[:6])
        declined(session, "break_table")
        out(session, seated_at(session, 1)[0])
        assert ("break_table", True) in asked(session)


class TestTheFinalTableWhileEntriesAreOpen:
    def test_nine_entrants_at_eight_max_are_not_pressed_into_a_final_table(self) -> None:
        session = a_tournament(9, tables=2)
        (proposal,) = (p for p in session.proposals() if p.kind == "final_table")
        assert not proposal.must
        assert proposal.because.code == "FINAL_TABLE_ENTRIES_OPEN"
        assert "1.8" in proposal.cites

    def test_once_they_are_closed_it_is_due(self) -> None:
        session = a_tournament(9, tables=2)
        entries_closed(session)
        assert asked(session)[0] == ("final_table", True)


class TestTheLastTwoTables:
    def test_breaking_one_when_the_final_table_is_due_would_skip_its_draw(self) -> None:
        session = a_tournament(16, tables=2)
        entries_closed(session)
        out(session, *seated_at(session, 1)[:4], *seated_at(session, 2)[:4])
        with pytest.raises(Refused, match="FINAL_TABLE_DUE"):
            session.dispatch(cmd.BreakTable(2))

    def test_ten_left_at_ten_max_stay_at_two_tables(self) -> None:
        session = a_tournament(20, tables=2, seats=10)
        entries_closed(session)
        out(session, *seated_at(session, 1)[:5], *seated_at(session, 2)[:5])
        assert asked(session) == [("hand_for_hand", False)]
        with pytest.raises(Refused, match="NOT_NEXT_TO_BREAK"):
            session.dispatch(cmd.BreakTable(2))


class TestDrawingAgain:
    def test_a_final_table_formed_too_soon_is_forgotten(self) -> None:
        session = a_tournament(9, tables=2, started=False)
        session.dispatch(cmd.FormFinalTable())
        session.dispatch(cmd.DrawSeats())
        state = session.state
        assert state.final_table is None
        assert {t.seats for t in state.tables.values()} == {8}
        assert sorted(state.counts().values()) == [4, 5]
        assert not state.tables_have_closed

    def test_moves_of_the_seats_before_are_not_announced_any_more(self) -> None:
        session = a_tournament(9, tables=2, started=False)
        who = seated_at(session, 1)[0]
        free = session.state.tables[1].free_places[0]
        session.dispatch(cmd.MovePlayer(who, Seat(1, free), note="près du bureau"))
        session.dispatch(cmd.DrawSeats())
        assert session.state.moves == ()

    def test_who_came_after_the_first_draw_and_is_drawn_with_all_is_not_late(self) -> None:
        session = a_tournament(8, tables=2, started=False)
        (who,) = registered(session, 1)
        session.dispatch(cmd.DrawSeats())
        assert not session.state.entrants[who].late


class TestNeeds:
    def test_a_need_at_a_table_taken_away_is_refused_by_the_draw(self) -> None:
        session = a_session(4)
        registered(session, 12)
        session.dispatch(cmd.SetNeed(1, Need(4, 3)))
        session.dispatch(cmd.ChangeSetup(a_setup(3)))
        with pytest.raises(Refused, match="NEED_TABLE_UNKNOWN"):
            session.dispatch(cmd.DrawSeats())

    def test_a_given_seat_holds_when_tables_are_balanced(self) -> None:
        session = a_session(2)
        registered(session, 16)
        session.dispatch(cmd.SetNeed(1, Need(1, 3)))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, *seated_at(session, 2)[:3])
        entry = session.dispatch(cmd.BalanceTables(1, 2, big_blind=2))
        assert entry.event.move.from_seat == Seat(1, 4)
        assert entry.event.exceptions == (1,)

    def test_the_final_table_is_held_where_a_seat_is_given(self) -> None:
        session = a_session(2)
        registered(session, 10)
        session.dispatch(cmd.SetNeed(1, Need(2, 3)))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, seated_at(session, 1)[0])
        entry = session.dispatch(cmd.FormFinalTable())
        assert entry.event.table == 2
        assert session.state.entrants[1].seat == Seat(2, 3)
        assert entry.event.exceptions == ()

    def test_a_seat_that_cannot_hold_at_the_final_table_is_recorded(self) -> None:
        session = a_session(2)
        registered(session, 9)
        session.dispatch(cmd.SetNeed(1, Need(1, 3)))
        session.dispatch(cmd.SetNeed(2, Need(2, 3), never_moved=True))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        entry = session.dispatch(cmd.FormFinalTable(table=2))
        assert entry.event.exceptions == (1,)

    def test_two_claims_on_one_seat_do_not_stop_the_final_table(self) -> None:
        session = a_tournament(9, tables=2)
        kept = session.state.tables[1].places
        place, who = min(kept.items())
        other = next(i for i in everyone(session) if i not in kept.values())
        session.dispatch(cmd.SetNeed(who, never_moved=True))
        session.dispatch(cmd.SetNeed(other, Need(1, place)))
        session.dispatch(cmd.FormFinalTable(table=1))
        assert session.state.entrants[who].seat == Seat(1, place)
        assert session.state.entrants[other].seat.table == 1

    def test_the_tenth_place_holds_at_a_final_table_of_nine(self) -> None:
        session = a_session(2, seats=10)
        registered(session, 11)
        session.dispatch(cmd.SetNeed(1, Need(1, 10), never_moved=True))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, 2, 3)
        session.dispatch(cmd.FormFinalTable())
        assert session.state.entrants[1].seat == Seat(1, 10)


class TestLateEntrants:
    def test_the_big_blind_of_another_table_does_not_place_a_need(self) -> None:
        session = a_tournament(10, tables=2)
        (who,) = registered(session, 1)
        session.dispatch(cmd.SetNeed(who, Need(1)))
        with pytest.raises(Refused, match="NEED_OTHER_TABLE"):
            session.dispatch(cmd.SeatLateEntrant(who, table=2, big_blind=2))

    def test_a_big_blind_without_its_table_is_asked_again(self) -> None:
        session = a_tournament(10, tables=2)
        (who,) = registered(session, 1)
        with pytest.raises(Refused, match="BIG_BLIND_WHICH_TABLE"):
            session.dispatch(cmd.SeatLateEntrant(who, big_blind=2))

    def test_the_only_table_open_goes_without_saying(self) -> None:
        session = a_tournament(6, tables=2)
        (who,) = registered(session, 1)
        free = session.state.tables[1].free_places[0]
        before = free - 1 or 8
        entry = session.dispatch(cmd.SeatLateEntrant(who, big_blind=before))
        assert (entry.event.how, entry.event.seat) == ("big_blind_soonest", Seat(1, free))

    def test_once_entries_are_closed_nobody_is_pressed_to_seat_them(self) -> None:
        session = a_tournament(10, tables=2)
        registered(session, 1)
        entries_closed(session)
        (proposal,) = (p for p in session.proposals() if p.kind == "seat_late_entrant")
        assert not proposal.must
        assert proposal.because.code == "LATE_ENTRANT_TOO_LATE"

    def test_the_break_after_the_last_level_of_entries_is_too_late(self) -> None:
        session = a_tournament(10, tables=2, late_entry_until=4)
        (who,) = registered(session, 1)
        session.dispatch(cmd.GoToStep(3))
        assert clock_view(session.state, session.now_ms()).late_entry_open
        session.dispatch(cmd.GoToStep(4))
        shown = clock_view(session.state, session.now_ms())
        assert (shown.in_break, shown.level, shown.late_entry_open) == (True, 4, False)
        with pytest.raises(Refused, match="LATE_ENTRY_CLOSED"):
            session.dispatch(cmd.SeatLateEntrant(who))


class TestATableOpenedForLateEntrants:
    def test_it_is_not_told_to_stop_while_nobody_sits_there(self) -> None:
        session = a_tournament(32, tables=5)
        session.dispatch(cmd.OpenTable(5))
        assert ("stop_table", True) not in asked(session)
        with pytest.raises(Refused, match="TABLE_EMPTY"):
            session.dispatch(cmd.StopTable(5))

    def test_no_big_blind_is_asked_where_nobody_plays(self) -> None:
        session = a_tournament(32, tables=5)
        session.dispatch(cmd.OpenTable(5))
        move = next(p for p in session.proposals() if p.kind == "balance_tables")
        assert (move.to_table, move.asks) == (5, ("big_blind",))


class TestTablesOfSeveralSizes:
    def test_a_small_table_that_is_full_is_not_short(self) -> None:
        tables = (TableSetup(1, seats=4), TableSetup(2, seats=10))
        session = the_room(14, tables)
        assert sorted(session.state.counts().values()) == [4, 10]
        assert asked(session) == []
        shown = room(session.state, session)
        assert [table.short_by for table in shown.tables] == [0, 0]
        with pytest.raises(Refused, match="TABLE_NOT_SHORT"):
            session.dispatch(cmd.StopTable(1))

    def test_it_is_once_a_player_is_out(self) -> None:
        tables = (TableSetup(1, seats=4), TableSetup(2, seats=10))
        session = the_room(14, tables)
        out(session, seated_at(session, 1)[0])
        assert ("stop_table", True) in asked(session)


class TestAFinalTableOfTwo:
    def test_three_left_would_be_two_and_one(self) -> None:
        with pytest.raises(Refused, match="SETUP_FINAL_TABLE"):
            a_session(2, final_size=2)


class TestPutOutAndBack:
    def test_a_group_of_nobody_is_no_ranking(self) -> None:
        session = a_tournament(12, tables=2)
        outs = (cmd.PlayerOut(1, 500), cmd.PlayerOut(2, 500))
        with pytest.raises(Refused, match="RANKING_INCOMPLETE"):
            session.dispatch(cmd.Eliminate(outs, ranking=((1,), (), (2,)), note="vu"))

    def test_a_stopped_table_plays_again_when_a_player_is_brought_back(self) -> None:
        session = a_tournament(24, tables=3)
        place, who = min(session.state.tables[1].places.items())
        out(session, *seated_at(session, 1)[:3])
        session.dispatch(cmd.StopTable(1))
        session.dispatch(cmd.Reinstate(who, Seat(1, place)))
        assert not session.state.tables[1].stopped

    def test_an_abandon_cannot_carry_away_every_chip(self) -> None:
        session = a_tournament(4, tables=1)
        with pytest.raises(Refused, match="ABANDON_TAKES_ALL"):
            session.dispatch(cmd.Withdraw(1, chips=40_000))


class TestTheComputersClockWasSetBack:
    @pytest.mark.parametrize("choice", ["as_if_running", "from_last_seen"])
    def test_the_time_already_played_is_not_given_back(self, choice) -> None:
        session = a_tournament(8, tables=1)
        clock = clock_of(session)
        clock.forward(10 * MINUTE)
        seen = clock.at
        clock.at -= 60 * MINUTE
        session.dispatch(cmd.SettleClockGap(seen, clock.at, choice))
        assert left_on_the_clock(session) == 10 * MINUTE

    def test_a_moment_out_of_reach_is_refused(self) -> None:
        session = a_tournament(8, tables=1)
        with pytest.raises(Refused, match="CLOCK_GAP"):
            session.dispatch(cmd.SettleClockGap(10**18, session.now_ms(), "from_last_seen"))


class TestNumbersBeyondMeasure:
    def test_a_blind_no_chip_set_reaches_is_refused(self) -> None:
        with pytest.raises(Refused, match="STRUCTURE_TOO_HIGH row=1"):
            a_session(2, structure=Structure((Level(10**30, 10**31),)))


class TestASimulatedEvening:
    def test_more_late_entrants_than_seats_wait_for_one(self) -> None:
        clock = SimulatedClock()
        club = a_club()
        club = Club(club.store, club.directory, clock, SeededChance(1), post="bots")
        outcome = Simulation(club, clock, Plan(37, seats=7, tables=2, late=30)).play()
        assert (outcome.players, outcome.eliminations) == (37, 36)


class TestSettingsAtTheFinalTable:
    def test_nine_seated_at_eight_max_do_not_forbid_a_change(self) -> None:
        session = a_tournament(9, tables=2)
        session.dispatch(cmd.FormFinalTable(table=1))
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, place="Salle B")))
        assert session.state.setup.place == "Salle B"
        assert (session.state.tables[1].seats, len(session.state.tables[1].places)) == (9, 9)
