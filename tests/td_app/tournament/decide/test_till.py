"""The till both ways: what it owes is paid out of it, a wrong line put right, the closing."""

from __future__ import annotations

from typing import Any

import pytest
from builders import out, registered
from buy_in_builders import an_evening, terms

from rules_ropta.ruling import Refused
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.owing import to_pay
from td_app.tournament.planning.till import Due, dues
from td_app.tournament.state.buy_ins import Cost
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.state.prizes import MoneyPool, PrizeKind

CASH, CARD, TICKET = Means.CASH, Means.CARD, Means.TICKET
OF_ENTRIES: dict[str, Any] = {
    "prize_kind": PrizeKind.MONEY,
    "prize_money": MoneyPool(from_entries=True, shares=(600, 400)),
    "late_entry_until": 0,
}


def refused(session: TournamentSession, command: cmd.Command) -> str:
    before = session.history.sequence
    with pytest.raises(Refused) as refusal:
        session.dispatch(command)
    assert session.history.sequence == before
    return refusal.value.code


def finished(**changes: Any) -> TournamentSession:
    """Six at twenty euros, 4 for the house: 6 wins 72 euros, 5 wins 48."""
    session = an_evening(6, terms(**changes), tables=1, **OF_ENTRIES)
    for who in (1, 2, 3, 4, 5):
        out(session, who)
    return session


def cash_of(session: TournamentSession, means: Means = CASH) -> int:
    return session.state.cash.taken.get(means.value, 0)


class TestPaidOut:
    def test_prizes_leave_the_till_and_are_owed_no_longer(self) -> None:
        session = finished()
        assert dues(session.state) == (
            Due(6, Purpose.PRIZE, 7_200),
            Due(5, Purpose.PRIZE, 4_800),
        )
        session.dispatch(cmd.PayOut((6,)))
        session.dispatch(cmd.PayOut((5,), CARD, Purpose.PRIZE, 1_000))
        assert dues(session.state) == (Due(5, Purpose.PRIZE, 3_800),)
        assert (cash_of(session), cash_of(session, CARD)) == (6 * 2_400 - 7_200, -1_000)
        assert to_pay(session.state, 6) == 0, "a prize settles nothing that is owed"
        assert refused(session, cmd.PayOut((6,))) == "NOTHING_DUE"
        session.dispatch(cmd.Undo())
        assert dues(session.state) == (Due(5, Purpose.PRIZE, 4_800),)

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            (cmd.PayOut(()), "NOBODY_CHOSEN"),
            (cmd.PayOut((1,)), "NOTHING_DUE"),
            (cmd.PayOut((6,), cents=7_201), "PAID_OUT_MORE"),
            (cmd.PayOut((6,), cents=0), "PAID_OUT_MORE"),
            (cmd.PayOut((5, 6), cents=100), "ONE_SUM_FOR_SEVERAL"),
        ],
    )
    def test_never_more_than_is_owed(self, asked: cmd.PayOut, code: str) -> None:
        assert refused(finished(), asked) == code

    def test_a_prize_waits_until_entries_are_closed(self) -> None:
        three = MoneyPool(from_entries=True, shares=(500, 300, 200))
        changes = {**OF_ENTRIES, "late_entry_until": 8, "prize_money": three}
        session = an_evening(6, tables=1, **changes)
        for who in (1, 2, 3, 4):
            out(session, who)
        assert dues(session.state) == (Due(4, Purpose.PRIZE, 2_400),)
        assert refused(session, cmd.PayOut((4,))) == "PAY_OUT_ENTRIES_OPEN"

    def test_a_deal_a_bounty_and_a_settlement_each_say_what_they_are_for(self) -> None:
        session = finished(cost=Cost(2_000, 400, 600))
        session.dispatch(cmd.PayOut((6,)))
        lines = session.state.cash.payments[-2:]
        assert {line.purpose for line in lines} == {Purpose.PRIZE, Purpose.BOUNTY}
        stopped = an_evening(6, tables=1, **OF_ENTRIES)
        stacks = tuple((who, 10_000) for who in range(1, 7))
        stopped.dispatch(cmd.CancelTournament("incendie", stacks))
        owed = dues(stopped.state)
        assert {one.purpose for one in owed} == {Purpose.SETTLEMENT}
        assert sum(one.cents for one in owed) == 6 * 2_400
        stopped.dispatch(cmd.PayOut(tuple(range(1, 7))))
        assert dues(stopped.state) == () and cash_of(stopped) == 0

    def test_who_waited_and_never_sat_has_the_entry_back_as_it_was_paid(self) -> None:
        session = an_evening(6, tables=1, **OF_ENTRIES)
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,), TICKET, 2_000))
        session.dispatch(cmd.TakePayments((late,), CASH))
        for who in (1, 2, 3, 4, 5):
            out(session, who)
        assert Due(late, Purpose.REFUND, 2_400) in dues(session.state)
        session.dispatch(cmd.PayOut((late,)))
        back = [(line.means, line.cents) for line in session.state.cash.payments[-2:]]
        assert back == [(TICKET, -2_000), (CASH, -400)]
        assert session.state.cash.by_means(late) == {}

    def test_a_settlement_gives_back_once_what_was_paid_before_the_start(self) -> None:
        session = an_evening(6, tables=1, started=False, **OF_ENTRIES)
        session.dispatch(cmd.CancelTournament("salle fermée"))
        assert sum(one.cents for one in dues(session.state)) == 6 * 2_400


class TestALineIsForSomething:
    def test_what_is_bought_last_is_what_is_paid(self) -> None:
        session = an_evening(6, tables=1)
        entered = {line.purpose for line in session.state.cash.payments}
        assert entered == {Purpose.ENTRY}
        (late,) = registered(session, 1)
        session.dispatch(cmd.AnswerForUnpaid((late,), "paiera demain"))
        session.dispatch(cmd.TakePayments((late,), CARD))
        assert session.state.cash.payments[-1].purpose is Purpose.DEBT


class TestAWrongLine:
    def test_is_taken_back_by_a_dated_pair_and_stays_in_sight(self) -> None:
        session = an_evening(6, tables=1)
        wrong = session.state.cash.payments[2]
        session.dispatch(cmd.CorrectPayment(wrong.number, 2, "carte, pas espèces", means=CARD))
        cash = session.state.cash
        taken_back, right = cash.payments[-2:]
        assert (taken_back.cents, taken_back.means) == (-2_400, CASH)
        assert (right.cents, right.means, right.purpose) == (2_400, CARD, Purpose.ENTRY)
        assert cash.line(wrong.number, 2).corrected  # type: ignore[union-attr]
        assert (cash.taken["cash"], cash.taken["card"]) == (5 * 2_400, 2_400)
        assert to_pay(session.state, wrong.entrant) == 0
        again = cmd.CorrectPayment(wrong.number, 2, "x", means=CARD)
        assert refused(session, again) == "PAYMENT_CORRECTED"
        replacement = cmd.CorrectPayment(right.number, 1, "rien reçu", cents=0)
        session.dispatch(replacement)
        assert to_pay(session.state, wrong.entrant) == 2_400
        session.dispatch(cmd.Undo())
        assert session.state.cash == cash

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            ({"note": " ", "cents": 0}, "REASON_NEEDED"),
            ({"note": "x"}, "PAYMENT_UNCHANGED"),
            ({"note": "x", "cents": 10**9}, "SUM_PAID"),
            ({"note": "x", "entrant": 99}, "NO_SUCH_ENTRANT"),
            ({"note": "x", "line": 9, "cents": 0}, "NO_SUCH_PAYMENT"),
        ],
    )
    def test_is_put_right_with_a_reason_and_one_that_exists(
        self, asked: dict[str, Any], code: str
    ) -> None:
        session = an_evening(6, tables=1)
        number = session.state.cash.payments[0].number
        assert refused(session, cmd.CorrectPayment(number, **asked)) == code


class TestTheClosing:
    def test_is_right_once_every_means_is_and_nothing_is_owed(self) -> None:
        session = finished()
        everything = cmd.CountTill(6 * 2_400, others=((CARD, 0),))
        assert refused(session, everything) == "TILL_OWED"
        session.dispatch(cmd.PayOut((5, 6)))
        left = 6 * 2_400 - 12_000
        assert refused(session, cmd.CountTill(left, others=((CARD, 100),))) == "TILL_MEANS_DIFFERS"
        session.dispatch(cmd.CountTill(left, others=((CARD, 0),)))
        till = session.state.cash.till
        assert till is not None and till.right

    def test_what_is_owed_is_kept_with_its_reason(self) -> None:
        session = finished()
        session.dispatch(cmd.CountTill(6 * 2_400, "les prix sont remis samedi"))
        till = session.state.cash.till
        assert till is not None and not till.right
        assert (till.difference, till.to_take, till.to_give) == (0, 0, 12_000)
