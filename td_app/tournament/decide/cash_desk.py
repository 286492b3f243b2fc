"""Payments, money given back, debts the director answers for, the till counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.planning.amounts_due import to_pay, unanswered
from td_app.tournament.planning.till import (
    Due,
    dues,
    keeps_a_till,
    never_seats,
    owed_at_the_desk,
    purpose_of,
    tickets_back,
)
from td_app.tournament.state.buy_ins import LARGEST_PRICE, LARGEST_SUM, Cost
from td_app.tournament.state.cash_desk import Means, MeansCount, Paid, Purpose
from td_app.tournament.state.tournament import TournamentState


def _desk_open(state: TournamentState) -> None:
    """Refuse money where nothing has a price, no prize is money and nothing was ever paid."""
    if not keeps_a_till(state):
        raise Refused("NOTHING_TO_PAY")


def take_payments(
    state: TournamentState, command: cmd.TakePayments, context: Context
) -> ev.PaymentsTaken:
    """Take what each owes; of one alone another sum may be taken, to be used later."""
    _desk_open(state)
    entrants = checks.the_entrants(state, command.entrants)
    if command.cents is not None:
        _one_sum(command.cents, len(entrants))
        who = entrants[0].id
        line = Paid(who, command.cents, command.means, purpose_of(state, who))
        return ev.PaymentsTaken((line,), context.now_ms)
    due = ((entrant.id, to_pay(state, entrant.id)) for entrant in entrants)
    paid = tuple(
        Paid(who, cents, command.means, purpose_of(state, who)) for who, cents in due if cents > 0
    )
    if not paid:
        raise Refused("OWES_NOTHING", entrant=entrants[0].id)
    return ev.PaymentsTaken(paid, context.now_ms)


def _one_sum(cents: int, entrants: int) -> None:
    """Refuse one amount typed for several entrants, or an amount out of bounds."""
    if entrants > 1:
        raise Refused("ONE_SUM_FOR_SEVERAL")
    if not 0 < cents <= LARGEST_PRICE:
        raise Refused("SUM_PAID", most=LARGEST_PRICE)


def give_back(state: TournamentState, command: cmd.GiveBack, context: Context) -> ev.MoneyGivenBack:
    """Give back at most what this person has paid by these means, with a reason.

    Whoever is seated in a game that goes on owes nothing that nobody answers for.
    """
    _desk_open(state)
    paid = state.cash.by_means(command.entrant)
    most = min(paid.get(command.means, 0), sum(paid.values()))
    if not 0 < command.cents <= most:
        raise Refused(
            "GIVEN_BACK_MORE", entrant=command.entrant, most=max(0, most), means=command.means.value
        )
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    entrant = state.entrants.get(command.entrant)
    if entrant is not None and entrant.seat is not None and not state.stopped:
        left = unanswered(state, command.entrant, Cost(price=command.cents))
        if left:
            raise Refused("GIVEN_BACK_SEATED", entrant=command.entrant, left=left)
    return ev.MoneyGivenBack(
        (Paid(command.entrant, -command.cents, command.means, Purpose.REFUND),), context.now_ms
    )


def pay_out(
    state: TournamentState, command: cmd.PayOut, context: Context
) -> ev.PaidOut | ev.EntrantUnregistered:
    """Pay what the till owes these entrants; what was paid in excess goes back as it came.

    For whoever never sat it never began (room 52): their entry is taken back with it.
    """
    if not command.entrants:
        raise Refused("NOBODY_CHOSEN")
    closed = checks.entries_closed(state, context.now_ms)
    due = [
        one
        for one in dues(state, entries_closed=closed)
        if one.entrant in command.entrants and command.purpose in (None, one.purpose)
    ]
    if not due:
        raise Refused("NOTHING_DUE", entrant=command.entrants[0])
    if any(one.purpose is Purpose.PRIZE for one in due) and checks.late_entry_open(
        state, context.now_ms
    ):
        raise Refused("PAY_OUT_ENTRIES_OPEN", cites=("1.8",))
    if closed and any(never_seats(state, one.entrant) for one in due):
        return _never_sat(state, command, context)
    if command.cents is not None:
        if len(due) > 1:
            raise Refused("ONE_SUM_FOR_SEVERAL")
        (one,) = due
        if not 0 < command.cents <= one.cents:
            raise Refused("PAID_OUT_MORE", entrant=one.entrant, most=one.cents)
        due = [replace(one, cents=command.cents)]
    whole = command.cents is None
    paid = tuple(line for one in due for line in _paid_out(state, one, command.means, whole=whole))
    return ev.PaidOut(paid, context.now_ms)


def _never_sat(
    state: TournamentState, command: cmd.PayOut, context: Context
) -> ev.EntrantUnregistered:
    """Take back the entry of a player who will not get a seat any more, while others play on."""
    who, *others = command.entrants
    if others or command.cents is not None:
        waits = next(one for one in command.entrants if never_seats(state, one))
        raise Refused("PAY_OUT_NEVER_SAT", cites=("room 52",), entrant=waits)
    back = state.cash.by_means(who)
    return ev.EntrantUnregistered(
        entrant=who,
        paid=tuple(Paid(who, -cents, means, Purpose.REFUND) for means, cents in back.items()),
        seat=None,
        chips=state.stays.latest(who).chips_given,
        at_ms=context.now_ms,
        cites=("room 52",),
    )


def _paid_out(state: TournamentState, due: Due, means: Means, *, whole: bool) -> Iterator[Paid]:
    """The lines of a sum paid out; an entry that never came goes back by what it was paid with.

    So does the ticket of a tournament cancelled, once all that is left is paid.
    """
    by_means = state.cash.by_means(due.entrant)
    if due.purpose is Purpose.REFUND and due.cents == sum(by_means.values()):
        for came, cents in by_means.items():
            yield Paid(due.entrant, -cents, came, due.purpose)
        return
    ticket = tickets_back(state, due.entrant) if whole and due.purpose is Purpose.SETTLEMENT else 0
    for came, cents in ((Means.TICKET, ticket), (means, due.cents - ticket)):
        if cents:
            yield Paid(due.entrant, -cents, came, due.purpose)


def correct_payment(
    state: TournamentState, command: cmd.CorrectPayment, context: Context
) -> ev.PaymentCorrected:
    """Take back a line and write the right one: the wrong one stays, with what put it right."""
    wrong = state.cash.line(command.number, command.line)
    if wrong is None:
        raise Refused("NO_SUCH_PAYMENT")
    if wrong.corrected:
        raise Refused("PAYMENT_CORRECTED")
    if wrong.corrects is not None and command.line == 0:
        # What takes a line back is not a payment: the right one beside it is.
        raise Refused("PAYMENT_CORRECTED")
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    taken_back = Paid(wrong.entrant, -wrong.cents, wrong.means, wrong.purpose)
    if command.cents == 0:
        return ev.PaymentCorrected(command.number, command.line, (taken_back,), context.now_ms)
    cents = abs(wrong.cents) if command.cents is None else command.cents
    if not 0 < cents <= LARGEST_PRICE:
        raise Refused("SUM_PAID", most=LARGEST_PRICE)
    right = Paid(
        wrong.entrant if command.entrant is None else command.entrant,
        cents if wrong.cents > 0 else -cents,
        command.means or wrong.means,
        wrong.purpose,
    )
    if command.entrant is not None:
        checks.the_entrant(state, command.entrant)
    if right == Paid(wrong.entrant, wrong.cents, wrong.means, wrong.purpose):
        raise Refused("PAYMENT_UNCHANGED")
    return ev.PaymentCorrected(command.number, command.line, (taken_back, right), context.now_ms)


def answer_for_unpaid(
    state: TournamentState, command: cmd.AnswerForUnpaid, context: Context
) -> ev.UnpaidAnsweredFor:
    """Let these entrants sit without having paid: the director says why."""
    _desk_open(state)
    entrants = checks.the_entrants(state, command.entrants)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    if command.cents is not None:
        _one_sum(command.cents, len(entrants))
        before = state.cash.answered.get(entrants[0].id, 0)
        return ev.UnpaidAnsweredFor(command.entrants, (before + command.cents,))
    debts = tuple(max(0, to_pay(state, entrant.id)) for entrant in entrants)
    if not any(debts):
        raise Refused("OWES_NOTHING", entrant=entrants[0].id)
    return ev.UnpaidAnsweredFor(command.entrants, debts)


def count_till(state: TournamentState, command: cmd.CountTill, context: Context) -> ev.TillCounted:
    """Note how much there is of each means; a difference needs a word, and so does a debt."""
    _desk_open(state)
    others = _other_means(state, command)
    sums = (command.cents, command.float_cents, command.paid_out)
    if not all(0 <= cents <= LARGEST_SUM for cents in sums) or any(
        abs(one.counted or 0) > LARGEST_SUM for one in others
    ):
        raise Refused("TILL_SUM", most=LARGEST_SUM)
    taken = state.cash.taken.get(Means.CASH.value, 0)
    expected = taken + command.float_cents - command.paid_out
    closed = checks.entries_closed(state, context.now_ms)
    to_take, to_give = owed_at_the_desk(state, entries_closed=closed)
    if not command.note.strip():
        _right(MeansCount(Means.CASH, expected, command.cents), *others)
        if to_take or to_give:
            raise Refused("TILL_OWED", to_take=to_take, to_give=to_give)
    return ev.TillCounted(
        expected,
        command.cents,
        context.now_ms,
        command.float_cents,
        command.paid_out,
        others,
        to_take,
        to_give,
    )


def _other_means(state: TournamentState, command: cmd.CountTill) -> tuple[MeansCount, ...]:
    """Return the counts of the means other than cash; a means used but not counted has None."""
    found = {means: cents for means, cents in command.others if means is not Means.CASH}
    taken = state.cash.taken
    return tuple(
        MeansCount(means, taken.get(means.value, 0), found.get(means))
        for means in Means
        if means in found or (taken.get(means.value) and means is not Means.CASH)
    )


def _right(*counts: MeansCount) -> None:
    """Refuse a means that does not match what is expected, unless a note explains it."""
    for one in counts:
        if one.counted is None:
            raise Refused("TILL_MEANS_UNCOUNTED", expected=one.expected, means=one.means.value)
        if one.means is Means.CASH and one.expected < 0:
            raise Refused("TILL_BELOW_ZERO", gap=-one.expected)
        gap = abs(one.counted - one.expected)
        if gap and one.means is Means.CASH:
            raise Refused("TILL_DIFFERS", gap=gap, expected=one.expected)
        if gap:
            raise Refused(
                "TILL_MEANS_DIFFERS", gap=gap, expected=one.expected, means=one.means.value
            )


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.TakePayments: take_payments,
    cmd.GiveBack: give_back,
    cmd.PayOut: pay_out,
    cmd.CorrectPayment: correct_payment,
    cmd.AnswerForUnpaid: answer_for_unpaid,
    cmd.CountTill: count_till,
}
