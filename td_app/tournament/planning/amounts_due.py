"""Amounts due from an entrant: entries and chips bought so far, and the entry still to come."""

from __future__ import annotations

from dataclasses import replace

from td_app.tournament.state.buy_ins import FREE, Cost
from td_app.tournament.state.flights import Carried
from td_app.tournament.state.knockouts import BountyKind
from td_app.tournament.state.tournament import Standing, TournamentState


def entry_cost(state: TournamentState, who: int) -> Cost:
    """Return what an entry costs somebody now: the price they chose, else that of the terms."""
    carried = _carried(state, who)
    if carried is not None:
        return Cost(bounty=_brought(state, who))
    cost = state.setup.entry_terms.cost
    return replace(cost, price=state.buy_ins.get(who, cost.price))


def entry_stack(state: TournamentState, who: int) -> int:
    """Return the chips that this entry buys: in proportion to its price, in whole chips.

    A stack of one's own goes before; whoever enters again has that of everybody.
    """
    carried = _carried(state, who)
    if carried is not None:
        return carried.bag.stack
    if who in state.own_stacks and state.entrants[who].standing is not Standing.OUT:
        return state.own_stacks[who]
    stack = state.setup.starting_stack
    price = state.setup.entry_terms.cost.price
    return stack * state.buy_ins[who] // price if who in state.buy_ins else stack


def _carried(state: TournamentState, who: int) -> Carried | None:
    """Return what a player brings from a flight, which pays for their first stay; else None."""
    carried = state.carried.get(who)
    first = carried is not None and state.entrants[who].standing is Standing.REGISTERED
    return carried if first else None


def owed(state: TournamentState, who: int) -> int:
    """Return the total cost of an entrant's entries and chips, paid or not, in cents.

    Whoever has no seat yet owes the entry to come, at the price of now: nothing once play has
    ended without them. Who was taken off the list owes nothing.
    """
    entrant = state.entrants.get(who)
    if entrant is None:
        return 0
    bought = sum(stay.cost.total for stay in state.stays.by_entrant[who])
    # Without entries to come; the refunds of a cancellation are separate.
    ended = state.over and state.cancelled is None
    waits = entrant.standing is Standing.REGISTERED and not ended
    coming = entry_cost(state, who) if waits else FREE
    return bought + coming.total - _brought(state, who)


def _brought(state: TournamentState, who: int) -> int:
    """The bounty paid for on a day 1, in cents; one that the house put on a head is apart."""
    vip = state.setup.bounty.kind is BountyKind.VIP
    return 0 if vip or who not in state.carried else state.carried[who].bag.bounty


def to_pay(state: TournamentState, who: int) -> int:
    """Return what somebody still has to pay, in cents; negative when it is to be given back."""
    return owed(state, who) - state.cash.paid.get(who, 0)


def unanswered(state: TournamentState, who: int, more: Cost = FREE) -> int:
    """Return the debt that keeps somebody from sitting down, or from buying ``more``: cents.

    What the director answers for keeps nobody.
    """
    return max(0, to_pay(state, who) + more.total - state.cash.answered.get(who, 0))


def waiting_list(state: TournamentState) -> tuple[int, ...]:
    """Return the waiting list once seats are drawn: new entrants by number, then re-entries in
    the order they were requested.
    """
    if not state.drawn:
        return ()
    everybody = state.entrants if len(state.entrants) > state.took_part else ()
    new = (
        i
        for i in sorted(everybody)
        if state.entrants[i].present and state.entrants[i].standing is Standing.REGISTERED
    )
    return (*new, *(i for i in state.waiting if state.entrants[i].standing is Standing.OUT))
