"""The days 1 of a cancelled day 2: bags without a seat yet, and the fees paid then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from td_app.tournament.state.tournament import Standing, TournamentState


def bags_to_come(state: TournamentState) -> Mapping[int, int]:
    """Return the stacks of those who came through a day 1 and have no seat yet, by entrant."""
    return {
        who: one.bag.stack
        for who, one in state.carried.items()
        if who in state.entrants and state.entrants[who].standing is Standing.REGISTERED
    }


def chips_with_bags(state: TournamentState) -> int:
    """Return the chips in play, those still in bags included."""
    return state.chips_in_play + sum(bags_to_come(state).values())


def fee_before(state: TournamentState, who: int) -> int:
    """Return the fees that somebody paid on days 1, in cents, of every bag they came with."""
    one = state.carried.get(who)
    return sum(bag.fee for bag in (one.bag, *one.left)) if one is not None else 0


def fees_before(state: TournamentState, players: Iterable[int]) -> int:
    """Return the fees that these paid on days 1, in cents."""
    return sum(fee_before(state, who) for who in players) if state.carried else 0


def brought_to_pool(state: TournamentState, who: int) -> int:
    """Return what an entry of somebody's flight put into the pool, in cents, on average."""
    one = state.carried.get(who)
    if one is None:
        return 0
    flights = {flight.tournament: flight for flight in state.flights}
    played = flights[one.bag.flight]
    return played.pool // max(1, played.entries)
