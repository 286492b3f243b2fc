"""Entering again: a stay more of the same person, at a seat found as for a late entrant."""

from __future__ import annotations

import pytest
from builders import out, registered, seated_at
from buy_in_builders import FREE_REENTRIES, TWENTY, an_evening, paid_up, terms, to_level

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import to_pay, waiting_list
from td_app.tournament.state.buy_ins import EntryTerms, ReEntry
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.chips import ledger
from td_app.tournament.views.finishing import places
from td_app.tournament.views.money import money_view


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


def again(session: TournamentSession, who: int, **more: object) -> None:
    session.dispatch(cmd.ReEnter(who, Means.CASH, **more))  # type: ignore[arg-type]


class TestWhoeverIsOutEntersAgain:
    def test_with_a_seat_and_a_whole_stack(self) -> None:
        session = an_evening(16)
        out(session, 5)
        again(session, 5)
        state = session.state
        assert state.entrants[5].standing is Standing.SEATED and state.entrants[5].late
        assert [stay.chips_given for stay in state.stays.by_entrant[5]] == [10_000, 10_000]
        assert (state.players_left, state.chips_in_play, state.average) == (16, 170_000, 10_625)

    def test_their_first_stay_no_longer_ranks_them(self) -> None:
        session = an_evening(16)
        out(session, 5, 6)
        again(session, 5)
        assert set(places(session.state)) == {6} and set(session.state.outs) == {6}
        out(session, 5)
        assert places(session.state)[5] == (15, False)
        assert places(session.state)[6] == (16, False)

    def test_the_winner_may_have_entered_twice(self) -> None:
        session = an_evening(4, tables=1)
        out(session, 1)
        again(session, 1)
        out(session, 2, 3, 4)
        assert session.state.over and places(session.state)[1] == (1, False)

    def test_the_pool_counts_every_entry_and_tells_reentries_apart(self) -> None:
        session = an_evening(15)
        out(session, 5, 6)
        again(session, 5)
        view = money_view(session.state)
        assert (view.entries, view.reentries, view.pool) == (15, 1, 32_000)

    def test_undo_takes_the_stay_the_seat_and_the_payment_back(self) -> None:
        session = an_evening(16)
        out(session, 5)
        before = session.state
        again(session, 5)
        session.dispatch(cmd.Undo())
        assert session.state == before
        session.dispatch(cmd.Redo())
        assert session.state.cash.paid[5] == 4_800

    def test_the_ledger_of_the_chips_tells_it(self) -> None:
        session = an_evening(16)
        out(session, 5)
        again(session, 5)
        last = ledger(session.history, session)[-1]
        assert (last.code, last.amount, last.balance) == ("reentry", 10_000, 170_000)

    def test_the_seat_that_pays_the_big_blind_soonest_may_be_asked(self) -> None:
        session = an_evening(15)
        who = seated_at(session, 1)[0]
        out(session, who)
        again(session, who, table=1, big_blind=seated_place(session, 1))
        assert session.history.entries[-1].event.how == "big_blind_soonest"  # type: ignore[union-attr]


def seated_place(session: TournamentSession, table: int) -> int:
    return min(session.state.tables[table].places)


class TestWhoDoesNot:
    def test_nobody_plays_twice_at_a_time(self) -> None:
        assert refused(an_evening(16), cmd.ReEnter(5, Means.CASH)) == "REENTRY_WHILE_SEATED"

    def test_nor_enters_again_before_entering(self) -> None:
        session = an_evening(15)
        (late,) = registered(session, 1)
        assert refused(session, cmd.ReEnter(late, Means.CASH)) == "REENTRY_BEFORE_ENTRY"

    def test_nor_after_leaving_for_good(self) -> None:
        session = an_evening(16)
        session.dispatch(cmd.Withdraw(5, 10_000))
        assert refused(session, cmd.ReEnter(5, Means.CASH)) == "REENTRY_AFTER_LEAVING"

    def test_a_freezeout_knows_no_second_entry(self) -> None:
        session = an_evening(16, EntryTerms())
        out(session, 5)
        assert refused(session, cmd.ReEnter(5)) == "NO_REENTRIES"

    def test_the_number_a_person_is_limited(self) -> None:
        session = an_evening(16, FREE_REENTRIES)
        for _ in range(2):
            out(session, 5)
            session.dispatch(cmd.ReEnter(5))
        out(session, 5)
        assert refused(session, cmd.ReEnter(5)) == "NO_REENTRY_LEFT"
        session.dispatch(cmd.ReEnter(5, overruled=True, note="place promise"))
        assert session.state.entrants[5].seat is not None

    def test_the_levels_are_limited_and_the_director_may_overrule(self) -> None:
        session = an_evening(16, terms(reentry=ReEntry(until=1)))
        out(session, 5)
        to_level(session, 2)
        assert refused(session, cmd.ReEnter(5, Means.CASH)) == "LATE_ENTRY_CLOSED"
        assert refused(session, cmd.ReEnter(5, Means.CASH, overruled=True)) == "REASON_NEEDED"
        again(session, 5, overruled=True, note="annoncé trop tard")

    def test_without_a_level_of_their_own_they_follow_late_entries(self) -> None:
        session = an_evening(16, late_entry_until=3)
        out(session, 5)
        to_level(session, 3)
        again(session, 5)
        out(session, 5)
        to_level(session, 4)
        assert refused(session, cmd.ReEnter(5, Means.CASH)) == "LATE_ENTRY_CLOSED"

    def test_nobody_enters_again_without_paying(self) -> None:
        session = an_evening(16)
        out(session, 5)
        assert refused(session, cmd.ReEnter(5)) == "UNPAID"
        session.dispatch(cmd.TakePayments((5,), cents=TWENTY.total))
        session.dispatch(cmd.ReEnter(5))
        assert to_pay(session.state, 5) == 0

    def test_what_was_paid_too_much_is_used_first(self) -> None:
        session = an_evening(16)
        out(session, 5)
        session.dispatch(cmd.TakePayments((5,), cents=1_000))
        again(session, 5)
        assert session.state.cash.paid[5] == 4_800


class TestLateEntryEndsOncePrizesBegin:
    def played(self) -> TournamentSession:
        from td_app.tournament.state.prizes import PrizeKind

        prizes = {"prize_kind": PrizeKind.IN_KIND, "prizes": ("Coupe", "Livre", "Jeu", "Sac")}
        by = terms(closes_with_prizes=True)
        return an_evening(6, by, tables=1, late_entry_until=8, **prizes)

    def test_the_next_one_out_is_paid(self) -> None:
        session = self.played()
        out(session, 1)
        again(session, 1)
        out(session, 1, 2)
        assert refused(session, cmd.ReEnter(1, Means.CASH)) == "LATE_ENTRY_PRIZES"

    def test_the_wall_says_entries_are_closed(self) -> None:
        from td_app.tournament.decide.checks import late_entry_open

        session = self.played()
        assert late_entry_open(session.state, session.now_ms())
        out(session, 1, 2)
        assert not late_entry_open(session.state, session.now_ms())


class TestTheWaitingList:
    def full(self) -> TournamentSession:
        session = an_evening(8, terms(greatest_field=8), tables=1)
        newcomers = registered(session, 2)
        paid_up(session, *newcomers)
        return session

    def test_nobody_sits_beyond_the_greatest_field(self) -> None:
        session = self.full()
        assert refused(session, cmd.SeatLateEntrant(9)) == "FIELD_FULL"
        assert waiting_list(session.state) == (9, 10)

    def test_the_draw_takes_those_entered_first(self) -> None:
        session = an_evening(6, terms(greatest_field=6), tables=1, started=False)
        paid_up(session, *registered(session, 1))
        session.dispatch(cmd.DrawSeats())
        assert session.state.entrants[7].seat is None and waiting_list(session.state) == (7,)

    def test_the_next_free_seat_is_for_the_first_who_waits(self) -> None:
        session = self.full()
        assert not any(p.kind == "seat_late_entrant" for p in session.proposals())
        out(session, 3)
        (todo,) = (p for p in session.proposals() if p.kind == "seat_late_entrant")
        assert todo.entrant == 9
        session.dispatch(cmd.SeatLateEntrant(9))
        assert session.state.calls[-1].entrant == 9
        assert not any(p.kind == "seat_late_entrant" for p in session.proposals())

    def test_nobody_takes_the_seat_of_those_who_wait_without_a_reason(self) -> None:
        session = self.full()
        out(session, 3)
        assert refused(session, cmd.ReEnter(3, Means.CASH)) == "OTHERS_WAIT"
        assert refused(session, cmd.SeatLateEntrant(10)) == "OTHERS_WAIT"
        session.dispatch(cmd.WaitToReEnter(3))
        assert refused(session, cmd.ReEnter(3, Means.CASH)) == "OTHERS_WAIT"
        out(session, 4)
        session.dispatch(cmd.SeatLateEntrant(10, overruled=True, note="9 est au bar"))
        session.dispatch(cmd.SeatLateEntrant(9))

    def test_who_is_out_waits_behind_them_to_enter_again(self) -> None:
        session = self.full()
        out(session, 3)
        session.dispatch(cmd.SeatLateEntrant(9))
        session.dispatch(cmd.WaitToReEnter(3))
        assert waiting_list(session.state) == (10, 3)
        out(session, 4)
        session.dispatch(cmd.SeatLateEntrant(10))
        out(session, 5)
        (todo,) = (p for p in session.proposals() if p.kind == "re_enter")
        assert todo.entrant == 3
        again(session, 3)
        assert waiting_list(session.state) == () and session.state.calls[-1].entrant == 3

    def test_one_may_stop_waiting(self) -> None:
        session = self.full()
        out(session, 3)
        session.dispatch(cmd.WaitToReEnter(3))
        assert refused(session, cmd.WaitToReEnter(3)) == "WAITS_ALREADY"
        session.dispatch(cmd.StopWaiting(3))
        assert refused(session, cmd.StopWaiting(3)) == "WAITS_NO_MORE"

    def test_who_is_brought_back_waits_no_more(self) -> None:
        session = self.full()
        seat = session.state.entrants[3].seat
        out(session, 3)
        session.dispatch(cmd.WaitToReEnter(3))
        session.dispatch(cmd.Reinstate(3, seat or Seat(1, 1)))
        assert 3 not in waiting_list(session.state)
