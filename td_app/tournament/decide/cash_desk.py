"""Payments, money given back, debts the director answers for, the till counted."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import asking
from td_app.tournament.decide.asking import Context, Deciders
from td_app.tournament.planning.owing import to_pay, unanswered
from td_app.tournament.state.buy_ins import LARGEST_PRICE, LARGEST_SUM, Cost
from td_app.tournament.state.cash_desk import Means, Paid
from td_app.tournament.state.tournament import TournamentState


def _desk_open(state: TournamentState) -> None:
    """Refuse money where nothing has a price and nothing was ever paid."""
    if not state.setup.entry_terms.priced and not state.cash.payments:
        raise Refused("NOTHING_TO_PAY")


def take_payments(
    state: TournamentState, command: cmd.TakePayments, context: Context
) -> ev.PaymentsTaken:
    """Take what each owes; of one alone another sum may be taken, to be used later."""
    _desk_open(state)
    entrants = asking.the_entrants(state, command.entrants)
    if command.cents is not None:
        _one_sum(command.cents, len(entrants))
        return ev.PaymentsTaken(
            (Paid(entrants[0].id, command.cents, command.means),), context.now_ms
        )
    due = ((entrant.id, to_pay(state, entrant.id)) for entrant in entrants)
    paid = tuple(Paid(who, cents, command.means) for who, cents in due if cents > 0)
    if not paid:
        raise Refused("OWES_NOTHING", entrant=entrants[0].id)
    return ev.PaymentsTaken(paid, context.now_ms)


def _one_sum(cents: int, entrants: int) -> None:
    """Refuse a sum typed for several, or one that nobody pays."""
    if entrants > 1:
        raise Refused("ONE_SUM_FOR_SEVERAL")
    if not 0 < cents <= LARGEST_PRICE:
        raise Refused("SUM_PAID", most=LARGEST_PRICE)


def give_back(state: TournamentState, command: cmd.GiveBack, context: Context) -> ev.MoneyGivenBack:
    """Give back at most what this person has paid by these means, with a reason.

    Whoever is seated in a game that goes on owes nothing that nobody answers for.
    """
    _desk_open(state)
    most = state.cash.by_means(command.entrant).get(command.means, 0)
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
        (Paid(command.entrant, -command.cents, command.means),), context.now_ms
    )


def answer_for_unpaid(
    state: TournamentState, command: cmd.AnswerForUnpaid, context: Context
) -> ev.UnpaidAnsweredFor:
    """Let these entrants sit without having paid: the director says why."""
    _desk_open(state)
    entrants = asking.the_entrants(state, command.entrants)
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
    """Note how much cash there is; a difference needs a word."""
    _desk_open(state)
    for cents in (command.cents, command.float_cents, command.paid_out):
        if not 0 <= cents <= LARGEST_SUM:
            raise Refused("TILL_SUM", most=LARGEST_SUM)
    taken = state.cash.taken.get(Means.CASH.value, 0)
    expected = taken + command.float_cents - command.paid_out
    if command.cents != expected and not command.note.strip():
        raise Refused("TILL_DIFFERS", gap=abs(command.cents - expected), expected=expected)
    moved = command.float_cents, command.paid_out
    return ev.TillCounted(expected, command.cents, context.now_ms, *moved)


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.TakePayments: take_payments,
    cmd.GiveBack: give_back,
    cmd.AnswerForUnpaid: answer_for_unpaid,
    cmd.CountTill: count_till,
}
