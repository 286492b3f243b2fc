"""Money the till has received and still has to pay out, by purpose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from td_app.tournament.planning.amounts_due import owed
from td_app.tournament.planning.bounties import bounties_won, on_head, seated
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.planning.prizes import cents_won
from td_app.tournament.state.cash_desk import Means, Purpose
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.state.stays import ADD_ON, RE_BUY
from td_app.tournament.state.tournament import Standing, TournamentState


@dataclass(frozen=True, slots=True)
class Due:
    """Money the till still owes an entrant, in cents, and its purpose."""

    entrant: int
    purpose: Purpose
    cents: int


def keeps_a_till(state: TournamentState) -> bool:
    """Return whether money is taken here, or paid out: entries, bounties, prizes."""
    setup = state.setup
    of_money = setup.of_money or setup.prize_kind is PrizeKind.MONEY
    return of_money or bool(state.cash.payments)


def dues(state: TournamentState, *, entries_closed: bool = False) -> tuple[Due, ...]:
    """Return what the till still owes, what was won first, then what was paid in excess.

    A cancellation's settlement holds all that its players are paid; a prize of somebody out
    before it is theirs all the same. ``entries_closed``: nobody enters any more, though play
    goes on: whoever has no seat has their entry back.
    """
    paid = state.cash.paid_out()
    won = (
        Due(who, purpose, cents - paid.get((who, purpose), 0))
        for who, purpose, cents in _won(state)
    )
    in_excess = _in_excess(state, entries_closed)
    return (*(due for due in won if due.cents > 0), *in_excess)


def overpaid(state: TournamentState) -> tuple[Due, ...]:
    """Return what was paid out beyond what was won: it has to be taken back.

    A place corrected once its prize is paid, a prize given to another than the one it was of.
    """
    won = {(who, purpose): cents for who, purpose, cents in _won(state)}
    paid = state.cash.paid_out()
    over = (Due(*key, cents - won.get(key, 0)) for key, cents in paid.items())
    return tuple(due for due in over if due.cents > 0)


def never_seats(state: TournamentState, who: int) -> bool:
    """Return whether somebody on the list never sat, though play has begun.

    Whose bag of a day 1 waits has played.
    """
    entrant = state.entrants.get(who)
    listed = entrant is not None and entrant.standing is Standing.REGISTERED
    return listed and state.clock.started and who not in state.carried


def owed_now(state: TournamentState, who: int, entries_closed: bool) -> int:
    """Return what somebody owes, in cents: nothing for an entry that cannot come any more."""
    if entries_closed and state.cancelled is None and never_seats(state, who):
        return 0
    return owed(state, who)


def tickets_back(state: TournamentState, who: int) -> int:
    """Return what a cancellation gives back to somebody as a ticket, in cents (room 52)."""
    settled = state.cancelled.payments if state.cancelled else ()
    ticket = any(one.ticket for one in settled if one.entrant == who)
    return state.cash.by_means(who).get(Means.TICKET, 0) if ticket else 0


def _won(state: TournamentState) -> Iterator[tuple[int, Purpose, int]]:
    settled = state.cancelled.payments if state.cancelled else ()
    for one in settled:
        cents = one.total + tickets_back(state, one.entrant)
        yield one.entrant, Purpose.SETTLEMENT, cents
    if prize_plan(state).kind is PrizeKind.MONEY or state.deal is not None:
        dealt = state.deal.by_entrant if state.deal else {}
        for who, cents in cents_won(state).items():
            yield who, Purpose.DEAL_SHARE if who in dealt else Purpose.PRIZE, cents
    # What is on the heads of those still in is part of what a cancellation pays them.
    heads = set(seated(state)) if state.cancelled else ()
    for who, cents in bounties_won(state).items():
        yield who, Purpose.BOUNTY, cents - (on_head(state, who) if who in heads else 0)


def _in_excess(state: TournamentState, entries_closed: bool) -> Iterator[Due]:
    """Yield what entrants paid beyond what they owe: too much, or for an entry never made.

    What a settlement gives back was paid as well: it is told there, once.
    """
    settled = {one.entrant for one in state.cancelled.payments} if state.cancelled else set()
    for who, paid in state.cash.paid.items():
        cents = paid - owed_now(state, who, entries_closed)
        if cents > 0 and who not in settled:
            yield Due(who, Purpose.REFUND, cents)


def owed_at_the_desk(state: TournamentState, *, entries_closed: bool = False) -> tuple[int, int]:
    """Return the money still owed to the till, then by it, in cents.

    What the director answers for is owed all the same: who closes the till says why.
    """
    paid = state.cash.paid
    everybody = state.entrants if state.setup.entry_terms.priced else ()
    owing = (owed_now(state, who, entries_closed) - paid.get(who, 0) for who in everybody)
    to_take = sum(max(0, cents) for cents in owing) + sum(one.cents for one in overpaid(state))
    return to_take, sum(due.cents for due in dues(state, entries_closed=entries_closed))


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
