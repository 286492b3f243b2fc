"""What the till takes and what it still has to pay out, by purpose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from td_app.tournament.planning.bounties import bounties_won
from td_app.tournament.planning.owing import to_pay
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.prizes import cents_won
from td_app.tournament.state.cash_desk import Purpose
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.tournament import Standing, TournamentState


@dataclass(frozen=True, slots=True)
class Due:
    """What the till still owes somebody, in cents, and what for."""

    entrant: int
    purpose: Purpose
    cents: int


def dues(state: TournamentState) -> tuple[Due, ...]:
    """Return what the till still owes, what was won first, then what was paid in excess.

    A cancellation's settlement holds all that its players are paid; a prize of somebody out
    before it is theirs all the same.
    """
    paid = state.cash.paid_out()
    won = (
        Due(who, purpose, cents - paid.get((who, purpose), 0))
        for who, purpose, cents in _won(state)
    )
    return (*(due for due in won if due.cents > 0), *_in_excess(state))


def dues_of(state: TournamentState, who: int) -> tuple[Due, ...]:
    """Return what the till still owes one person."""
    return tuple(due for due in dues(state) if due.entrant == who)


def _won(state: TournamentState) -> Iterator[tuple[int, Purpose, int]]:
    settled = state.cancelled.payments if state.cancelled else ()
    for one in settled:
        yield one.entrant, Purpose.SETTLEMENT, one.total
    if prize_plan(state).kind is PrizeKind.MONEY or state.deal is not None:
        dealt = state.deal.by_entrant if state.deal else {}
        for who, cents in cents_won(state).items():
            yield who, Purpose.DEAL_SHARE if who in dealt else Purpose.PRIZE, cents
    for who, cents in bounties_won(state).items():
        yield who, Purpose.BOUNTY, cents


def _in_excess(state: TournamentState) -> Iterator[Due]:
    """What somebody paid beyond what they owe: too much, or for an entry that never came.

    What a settlement gives back was paid as well: it is told there, once.
    """
    settled = {one.entrant for one in state.cancelled.payments} if state.cancelled else set()
    for who in state.cash.paid:
        cents = -to_pay(state, who)
        if cents > 0 and who not in settled:
            yield Due(who, Purpose.REFUND, cents)


def owed_at_the_desk(state: TournamentState) -> tuple[int, int]:
    """Return what is still owed to the till, then by it, in cents.

    What the director answers for is owed all the same: who closes the till says why.
    """
    priced = state.setup.entry_terms.priced
    to_take = sum(max(0, to_pay(state, who)) for who in state.entrants) if priced else 0
    return to_take, sum(due.cents for due in dues(state))


def purpose_of(state: TournamentState, who: int) -> Purpose:
    """Return what somebody who owes money pays for: what they bought last.

    A debt that the director answered for is paid as one.
    """
    if state.cash.answered.get(who, 0):
        return Purpose.DEBT
    entrant = state.entrants[who]
    stays = state.stays.by_entrant[who]
    if entrant.standing is Standing.OUT:
        return Purpose.RE_ENTRY
    latest = stays[-1]
    if latest.times(ADD_ON):
        return Purpose.ADD_ON
    if latest.times(RE_BUY):
        return Purpose.RE_BUY
    return Purpose.RE_ENTRY if len(stays) > 1 else Purpose.ENTRY
