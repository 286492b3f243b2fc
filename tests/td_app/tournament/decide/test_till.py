"""The till both ways: what it owes is paid out of it, a wrong line put right, the closing."""

from __future__ import annotations

from typing import Any

import pytest
from builders import out, registered
from buy_in_builders import REBUYS, an_evening, terms, to_level

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import to_pay
from td_app.tournament.planning.till import Due, dues, overpaid, owed_at_the_desk
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

    def test_who_waits_once_entries_are_closed_is_owed_already_and_is_off_the_list(self) -> None:
        session = an_evening(6, tables=1, **OF_ENTRIES)
        late, unpaid = registered(session, 2)
        session.dispatch(cmd.TakePayments((late,), CARD))
        out(session, 1)
        assert dues(session.state) == ()
        assert dues(session.state, entries_closed=True) == (Due(late, Purpose.REFUND, 2_400),)
        assert owed_at_the_desk(session.state, entries_closed=True) == (0, 2_400)
        assert refused(session, cmd.PayOut((late,), cents=1_000)) == "PAY_OUT_NEVER_SAT"
        session.dispatch(cmd.PayOut((late,)))
        assert late not in session.state.entrants and unpaid in session.state.entrants
        back = session.state.cash.payments[-1]
        assert (back.means, back.cents, back.purpose) == (CARD, -2_400, Purpose.REFUND)
        session.dispatch(cmd.Undo())
        assert late in session.state.entrants

    def test_before_the_start_whoever_is_listed_is_owed_nothing(self) -> None:
        session = an_evening(6, tables=1, started=False, **OF_ENTRIES)
        assert refused(session, cmd.PayOut((1,))) == "NOTHING_DUE"

    def test_a_settlement_gives_a_ticket_back_as_a_ticket(self) -> None:
        session = an_evening(4, tables=1, started=False, **OF_ENTRIES)
        (late,) = registered(session, 1)
        session.dispatch(cmd.TakePayments((late,), TICKET, 2_000))
        session.dispatch(cmd.TakePayments((late,), CASH))
        session.dispatch(cmd.CancelTournament("salle fermée"))
        session.dispatch(cmd.PayOut((late,), cents=100))
        session.dispatch(cmd.PayOut((late, 1, 2, 3, 4)))
        assert dues(session.state) == ()
        assert (cash_of(session), cash_of(session, TICKET)) == (0, 0)

    def test_the_bounty_on_ones_own_head_is_settled_once(self) -> None:
        session = an_evening(6, terms(cost=Cost(2_000, 400, 600)), tables=1, **OF_ENTRIES)
        out(session, 1)
        session.dispatch(cmd.CancelTournament("panne", tuple((w, 12_000) for w in range(2, 7))))
        owed = sum(one.cents for one in dues(session.state))
        assert owed == 5 * (400 + 2_400 + 600), "the head of the one out is still to be said"

    def test_a_settlement_gives_back_once_what_was_paid_before_the_start(self) -> None:
        session = an_evening(6, tables=1, started=False, **OF_ENTRIES)
        session.dispatch(cmd.CancelTournament("salle fermée"))
        assert sum(one.cents for one in dues(session.state)) == 6 * 2_400


class TestPaidTooMuch:
    def test_a_prize_of_another_than_it_was_is_to_be_taken_back(self) -> None:
        session = finished()
        session.dispatch(cmd.PayOut((5, 6)))
        assert overpaid(session.state) == ()
        last = next(
            line for line in session.state.cash.payments if line.entrant == 5 and line.cents < 0
        )
        session.dispatch(cmd.CorrectPayment(last.number, 1, "remis à 4", entrant=4))
        assert overpaid(session.state) == (Due(4, Purpose.PRIZE, 4_800),)
        assert dues(session.state) == (Due(5, Purpose.PRIZE, 4_800),)
        assert owed_at_the_desk(session.state) == (4_800, 4_800)


class TestALineIsForSomething:
    def test_chips_bought_in_place_and_entries_taken_again(self) -> None:
        session = an_evening(6, REBUYS, tables=1)
        session.dispatch(cmd.TakeReBuy(2, CASH, 4_000))
        to_level(session, 4, in_break=True)
        session.dispatch(cmd.TakeAddOns((1,), CARD))
        assert [line.purpose for line in session.state.cash.payments[-2:]] == [
            Purpose.RE_BUY,
            Purpose.ADD_ON,
        ]
        again = an_evening(6, tables=1, late_entry_until=8)
        out(again, 1)
        again.dispatch(cmd.ReEnter(1, CARD))
        assert again.state.cash.payments[-1].purpose is Purpose.RE_ENTRY

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

    def test_more_cash_out_than_there_was_asks_for_the_float(self) -> None:
        session = finished()
        session.dispatch(
            cmd.CorrectPayment(session.state.cash.payments[0].number, 0, "x", means=CARD)
        )
        for who in (5, 6):
            session.dispatch(cmd.PayOut((who,)))
        assert cash_of(session) == 0
        taken = session.state.cash.payments[1]
        session.dispatch(cmd.CorrectPayment(taken.number, 1, "x", means=CARD))
        card = ((CARD, 4_800),)
        assert refused(session, cmd.CountTill(0, others=card)) == "TILL_BELOW_ZERO"
        session.dispatch(cmd.CountTill(2_600, float_cents=5_000, others=card))

    def test_a_means_used_is_compared_or_its_absence_explained(self) -> None:
        session = finished()
        session.dispatch(cmd.PayOut((6,)))
        session.dispatch(cmd.PayOut((5,), CARD))
        left = 6 * 2_400 - 7_200
        assert refused(session, cmd.CountTill(left)) == "TILL_MEANS_UNCOUNTED"
        assert refused(session, cmd.CountTill(left, others=((CARD, 10**12),))) == "TILL_SUM"
        session.dispatch(cmd.CountTill(left, "le relevé vient demain"))
        till = session.state.cash.till
        assert till is not None and not till.right and till.others[0].counted is None
        session.dispatch(cmd.CountTill(left, others=((CARD, -4_800),)))
        assert session.state.cash.till is not None and session.state.cash.till.right

    def test_what_is_owed_is_kept_with_its_reason(self) -> None:
        session = finished()
        session.dispatch(cmd.CountTill(6 * 2_400, "les prix sont remis samedi"))
        till = session.state.cash.till
        assert till is not None and not till.right
        assert (till.difference, till.to_take, till.to_give) == (0, 0, 12_000)
