"""Balancing, breaking, stopping: each with its reason, and only when the rule asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import (
    MINUTE,
    a_session,
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
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import TableSetup
from td_app.tournament.views.public import announcements
from td_app.tournament.views.room import room


def emptied(session, table: int, count: int) -> None:
    """Put ``count`` players of a table out."""
    out(session, *seated_at(session, table)[:count])


def kinds(session) -> list[tuple[str, bool]]:
    return [(p.kind, p.must) for p in session.proposals()]


def past_late_entry(session) -> None:
    clock_of(session).forward(45 * MINUTE)


class TestArticle_2_3:
    def test_early_a_table_three_short_is_told_to_stop_and_balanced(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        assert kinds(session)[:2] == [("stop_table", True), ("balance_tables", True)]

    def test_early_a_table_two_short_plays_on_and_may_be_balanced(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 2)
        assert kinds(session) == [("balance_tables", False)]
        with pytest.raises(Refused, match="TABLE_NOT_SHORT"):
            session.dispatch(cmd.StopTable(2))

    def test_once_tables_have_closed_two_short_is_enough(self) -> None:
        session = a_tournament(32, tables=4)
        past_late_entry(session)
        for table in (1, 2, 3, 4):
            emptied(session, table, 2)
        session.dispatch(cmd.BreakTable(4))
        emptied(session, 2, 2)
        assert ("stop_table", True) in kinds(session)
        assert ("balance_tables", True) in kinds(session)

    def test_the_next_big_blind_moves_even_when_the_big_blind_has_just_gone_out(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        places = session.state.tables[1].places
        out(session, places[5])
        moved = places[6]
        session.dispatch(cmd.BalanceTables(3, 2, big_blind=3, to_big_blind=1))
        assert session.state.entrants[moved].seat.table == 1
        entry = session.history.entries[-1]
        assert entry.event.move.from_seat == Seat(3, 4)
        assert entry.event.asked_big_blind == 3

    def test_the_place_asked_is_forgotten_afterwards(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        session.dispatch(cmd.BalanceTables(1, 2, big_blind=3, to_big_blind=1))
        fresh = session.proposals()
        assert all("big_blind" in p.asks for p in fresh if p.kind == "balance_tables")

    def test_who_is_never_moved_is_passed_over_and_it_is_written(self) -> None:
        session = a_tournament(32, tables=4)
        kept = session.state.tables[1].places[4]
        session.dispatch(cmd.SetNeed(kept, never_moved=True))
        emptied(session, 2, 3)
        entry = session.dispatch(cmd.BalanceTables(1, 2, big_blind=3, to_big_blind=1))
        assert entry.event.move.from_seat == Seat(1, 5)
        assert entry.event.exceptions == (kept,)

    def test_a_stopped_table_plays_again_once_it_is_no_longer_short(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        session.dispatch(cmd.StopTable(2))
        assert session.state.tables[2].stopped
        session.dispatch(cmd.BalanceTables(1, 2, big_blind=3))
        assert not session.state.tables[2].stopped

    def test_even_tables_are_left_alone(self) -> None:
        session = a_tournament(32, tables=4)
        with pytest.raises(Refused, match="TABLES_EVEN"):
            session.dispatch(cmd.BalanceTables(1, 2, big_blind=3))

    def test_a_move_waits_on_the_panel_until_it_is_read_out(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        session.dispatch(cmd.BalanceTables(1, 2, big_blind=3, to_big_blind=1))
        (move,) = announcements(session.state, session)
        assert (move.why, move.announced) == ("balancing", False)
        assert "2.3" in move.cites
        session.dispatch(cmd.AnnounceMoves())
        assert announcements(session.state, session)[0].announced
        with pytest.raises(Refused, match="NOTHING_TO_ANNOUNCE"):
            session.dispatch(cmd.AnnounceMoves())


class TestArticle_2_4:
    def test_a_table_breaks_when_the_others_can_hold_its_players(self) -> None:
        session = a_tournament(32, tables=4)
        past_late_entry(session)
        for table in (1, 2, 3, 4):
            emptied(session, table, 2)
        assert kinds(session) == [("break_table", True)]
        entry = session.dispatch(cmd.BreakTable(4))
        assert sorted(session.state.counts().values()) == [8, 8, 8]
        assert len(entry.event.moves) == 6

    def test_while_entries_are_open_it_is_only_possible_and_warned_about(self) -> None:
        session = a_tournament(32, tables=4)
        for table in (1, 2, 3, 4):
            emptied(session, table, 2)
        assert kinds(session) == [("break_table", False)]

    def test_nobody_is_moved_to_a_table_that_may_close_unless_that_is_set_aside(self) -> None:
        session = a_tournament(32, tables=4)
        for table, gone in ((1, 2), (2, 1), (3, 2), (4, 3)):
            emptied(session, table, gone)
        assert kinds(session) == [("break_table", False)]
        (closing,) = session.proposals()
        assert closing.table == 4
        session.dispatch(cmd.DeclineProposal(closing.key))
        assert [(p.kind, p.to_table) for p in session.proposals()] == [("balance_tables", 4)]

    def test_one_that_can_close_before_the_first_of_the_order_is_told_out_of_order(self) -> None:
        rooms = (TableSetup(1, 6), TableSetup(2, 6), TableSetup(3, 10))
        session = a_session(seats=10)
        session.dispatch(cmd.ChangeSetup(replace(session.state.setup, tables=rooms)))
        for table in (1, 2, 3):
            for place, who in enumerate(registered(session, 5), start=1):
                session.dispatch(cmd.SetNeed(who, Need(table, place)))
        session.dispatch(cmd.DrawSeats((1, 2, 3)))
        session.dispatch(cmd.StartClock())
        past_late_entry(session)
        assert session.state.setup.closing_order == (3, 2, 1)
        (closing,) = [p for p in session.proposals() if p.kind == "break_table"]
        assert (closing.table, closing.must) == (2, False)
        assert closing.because.code == "TABLE_CLOSES_OUT_OF_ORDER"
        assert closing.because.params["first"] == 3
        entry = session.dispatch(cmd.BreakTable(2))
        assert entry.event.out_of_order
        assert entry.event.cites == ("2.1", "2.4")

    def test_another_than_the_posted_one_needs_the_director_s_reason(self) -> None:
        session = a_tournament(32, tables=4)
        past_late_entry(session)
        for table in (1, 2, 3, 4):
            emptied(session, table, 2)
        with pytest.raises(Refused, match="NOT_NEXT_TO_BREAK"):
            session.dispatch(cmd.BreakTable(1))
        entry = session.dispatch(cmd.BreakTable(1, overruled=True, note="lumière en panne"))
        assert entry.event.out_of_order
        assert "1.1" in entry.event.cites

    def test_nobody_is_sent_to_a_table_that_cannot_hold_him(self) -> None:
        session = a_tournament(32, tables=4)
        with pytest.raises(Refused, match="OTHERS_CANNOT_HOLD"):
            session.dispatch(cmd.BreakTable(4, overruled=True, note="x"))

    def test_the_last_table_stays(self) -> None:
        session = a_tournament(8, tables=1)
        with pytest.raises(Refused, match="LAST_TABLE"):
            session.dispatch(cmd.BreakTable(1, overruled=True, note="x"))


class TestByHand:
    def test_a_reason_is_asked(self) -> None:
        session = a_tournament(30, tables=4)
        who = next(everyone(session))
        table = next(t for t in session.state.open_tables() if t.free_places)
        seat = Seat(table.number, table.free_places[0])
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(cmd.MovePlayer(who, seat))
        session.dispatch(cmd.MovePlayer(who, seat, note="fauteuil roulant"))
        assert session.state.entrants[who].seat == seat

    @pytest.mark.parametrize(
        ("seat", "code"),
        [(Seat(1, 99), "NO_SUCH_PLACE"), (Seat(9, 1), "NO_SUCH_TABLE"), (Seat(1, 1), "SEAT_TAKEN")],
    )
    def test_a_seat_that_cannot_be_taken_is_refused(self, seat: Seat, code: str) -> None:
        session = a_tournament(32, tables=4)
        with pytest.raises(Refused, match=code):
            session.dispatch(cmd.MovePlayer(seated_at(session, 2)[0], seat, note="x"))


class TestProposals:
    def test_one_set_aside_does_not_come_back_until_the_room_changes(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 2)
        (proposal,) = session.proposals()
        session.dispatch(cmd.DeclineProposal(proposal.key))
        assert session.proposals() == ()
        emptied(session, 2, 1)
        assert session.proposals()

    def test_what_the_rule_requires_is_set_aside_only_with_a_reason(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        first = session.proposals()[0]
        with pytest.raises(Refused, match="REASON_NEEDED"):
            session.dispatch(cmd.DeclineProposal(first.key))
        session.dispatch(cmd.DeclineProposal(first.key, note="deux retours de pause"))
        assert first.key not in {p.key for p in session.proposals()}

    def test_the_room_marks_the_short_table(self) -> None:
        session = a_tournament(32, tables=4)
        emptied(session, 2, 3)
        shown = {t.number: t.short_by for t in room(session.state, session).tables}
        assert shown == {1: 0, 2: 3, 3: 0, 4: 0}
