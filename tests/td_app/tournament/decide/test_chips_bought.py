"""Re-buys and add-ons: who may buy chips, when, and what it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import out, seated_at
from buy_in_builders import REBUYS, TEN, an_evening, to_level

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import FREE, AddOn, EntryTerms, ReBuy
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.views.chips import chips_view, ledger
from td_app.tournament.views.money import money_view

CASH = Means.CASH


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


class TestARebuy:
    def test_adds_chips_to_the_same_stay(self) -> None:
        session = an_evening(16, REBUYS)
        session.dispatch(cmd.TakeReBuy(5, CASH, stack=2_000))
        stay = session.state.stays.latest(5)
        assert (stay.number, stay.chips_given, stay.times("rebuy")) == (1, 20_000, 1)
        assert session.state.chips_in_play == 170_000

    def test_its_price_makes_the_pool_and_its_fee_does_not(self) -> None:
        session = an_evening(16, REBUYS)
        session.dispatch(cmd.TakeReBuy(5, CASH))
        view = money_view(session.state)
        assert (view.rebuys, view.pool, view.taken.fee) == (1, 33_000, 6_500)

    def test_not_above_the_stack_set(self) -> None:
        session = an_evening(16, REBUYS)
        assert refused(session, cmd.TakeReBuy(5, CASH, stack=10_001)) == "REBUY_ABOVE"
        assert refused(session, cmd.TakeReBuy(5, CASH, stack=-1)) == "STACK_NEGATIVE"
        assert refused(session, cmd.TakeReBuy(5, CASH, stack=10**9)) == "STACKS_EXCEED"

    def test_a_stack_just_counted_is_known(self) -> None:
        session = an_evening(16, REBUYS)
        who = seated_at(session, 1)
        stacks = tuple((one, 10_000 + (500 if one == who[0] else 0)) for one in who)
        session.dispatch(cmd.CountStacks(1, stacks))
        assert refused(session, cmd.TakeReBuy(who[0], CASH)) == "REBUY_ABOVE"
        session.dispatch(cmd.TakeReBuy(who[1], CASH))
        rows = {row.entrant: row.stack for row in chips_view(session.state, session, 0).leaders}
        assert rows[who[1]] == 20_000

    def test_no_more_than_the_number_set(self) -> None:
        session = an_evening(16, REBUYS)
        for _ in range(2):
            session.dispatch(cmd.TakeReBuy(5, CASH))
        assert refused(session, cmd.TakeReBuy(5, CASH)) == "NO_REBUY_LEFT"

    def test_to_the_end_of_the_break_after_its_last_level(self) -> None:
        session = an_evening(16, REBUYS)
        to_level(session, 4, in_break=True)
        session.dispatch(cmd.TakeReBuy(5, CASH))
        to_level(session, 5)
        assert refused(session, cmd.TakeReBuy(5, CASH)) == "REBUYS_CLOSED"

    def test_the_director_may_overrule_with_a_reason(self) -> None:
        session = an_evening(16, REBUYS)
        high = cmd.TakeReBuy(5, CASH, stack=12_000, overruled=True)
        assert refused(session, high) == "REASON_NEEDED"
        session.dispatch(replace(high, note="jetons trouvés après coup"))

    def test_it_brings_back_who_was_just_out_to_the_same_place(self) -> None:
        session = an_evening(16, REBUYS)
        seat = session.state.entrants[5].seat
        out(session, 5)
        session.dispatch(cmd.TakeReBuy(5, CASH))
        state = session.state
        assert state.entrants[5].seat == seat and state.players_left == 16
        assert state.finishing == () and not state.outs
        assert len(state.stays.by_entrant[5]) == 1
        session.dispatch(cmd.Undo())
        assert session.state.entrants[5].seat is None

    def test_not_once_the_place_is_taken(self) -> None:
        session = an_evening(16, REBUYS)
        seat = session.state.entrants[5].seat
        assert seat is not None
        out(session, 5)
        other = seated_at(session, seat.table % 2 + 1)[0]
        session.dispatch(cmd.MovePlayer(other, seat, note="équilibre"))
        assert refused(session, cmd.TakeReBuy(5, CASH)) == "REBUY_PLACE_GONE"

    def test_nobody_buys_on_credit_unless_the_director_answers(self) -> None:
        session = an_evening(16, REBUYS)
        assert refused(session, cmd.TakeReBuy(5)) == "UNPAID"
        session.dispatch(cmd.TakePayments((5,), CASH, TEN.total))
        session.dispatch(cmd.TakeReBuy(5))

    def test_free_rebuys_need_no_cash_desk(self) -> None:
        session = an_evening(16, EntryTerms(rebuy=ReBuy(5_000, 10_000, until=4)))
        session.dispatch(cmd.TakeReBuy(5))
        assert session.state.chips_in_play == 165_000 and not session.state.cash.payments

    def test_a_freezeout_sells_none(self) -> None:
        assert refused(an_evening(16, EntryTerms()), cmd.TakeReBuy(5)) == "NO_REBUYS"


class TestAnAddOn:
    def break_of(self, session: TournamentSession) -> TournamentSession:
        to_level(session, 4, in_break=True)
        return session

    def test_everybody_who_takes_it_in_one_act(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        takers = tuple(range(1, 11))
        session.dispatch(cmd.TakeAddOns(takers, CASH))
        view = money_view(session.state)
        assert (view.addons, view.pool) == (10, 42_000)
        assert session.state.chips_in_play == 310_000
        assert session.state.cash.paid[3] == 3_500

    def test_once_each(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        session.dispatch(cmd.TakeAddOns((5,), CASH))
        assert refused(session, cmd.TakeAddOns((4, 5), CASH)) == "ADD_ON_TAKEN"

    def test_at_its_break_alone(self) -> None:
        session = an_evening(16, REBUYS)
        assert refused(session, cmd.TakeAddOns((5,), CASH)) == "ADD_ON_NOT_NOW"
        self.break_of(session)
        session.dispatch(cmd.TakeAddOns((5,), CASH))
        to_level(session, 5)
        assert refused(session, cmd.TakeAddOns((6,), CASH)) == "ADD_ON_NOT_NOW"
        session.dispatch(cmd.TakeAddOns((6,), CASH, overruled=True, note="absent à la pause"))

    def asked(self, session: TournamentSession) -> list[dict[str, object]]:
        todo = (one for one in session.proposals() if one.kind == "take_add_ons")
        return [dict(one.because.params) for one in todo]

    def test_its_break_says_how_many_have_not_taken_it(self) -> None:
        session = an_evening(16, REBUYS)
        assert self.asked(session) == []
        self.break_of(session)
        assert self.asked(session) == [{"players": 16, "chips": 15_000}]
        session.dispatch(cmd.TakeAddOns(tuple(range(1, 16)), CASH))
        assert self.asked(session) == [{"players": 1, "chips": 15_000}]

    def test_it_is_asked_no_more_once_all_have_it_or_it_was_set_aside(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        session.dispatch(cmd.DeclineProposal("add_on:4", ""))
        assert self.asked(session) == []
        session.dispatch(cmd.Undo())
        session.dispatch(cmd.TakeAddOns(tuple(range(1, 17)), CASH))
        assert self.asked(session) == []

    def test_not_by_whoever_is_out(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        out(session, 5)
        assert refused(session, cmd.TakeAddOns((5,), CASH)) == "ALREADY_OUT"

    def test_nobody_is_named_twice_nor_nobody_at_all(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        assert refused(session, cmd.TakeAddOns((5, 5), CASH)) == "ENTRANT_TWICE"
        assert refused(session, cmd.TakeAddOns((), CASH)) == "NOBODY_CHOSEN"

    def test_the_ledger_tells_how_many_took_it(self) -> None:
        session = self.break_of(an_evening(16, REBUYS))
        session.dispatch(cmd.TakeAddOns((1, 2, 3), CASH))
        last = ledger(session.history, session)[-1]
        assert (last.code, last.count, last.amount) == ("addon", 3, 45_000)

    def test_free_chips_at_a_break_need_no_money(self) -> None:
        session = self.break_of(an_evening(16, EntryTerms(addon=AddOn(5_000, 4, FREE))))
        session.dispatch(cmd.TakeAddOns((1, 2)))
        assert session.state.chips_in_play == 170_000
