"""The prize pool that entries make, the prizes that come of it, the seats of a satellite."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules_ropta.formats.entries import pool_made
from td_app.tournament.planning.bounties import to_pool
from td_app.tournament.state.prizes import Entered, PrizeKind, PrizePlan
from td_app.tournament.state.stays import ENTRY, RE_ENTRY
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class PoolNow:
    """The pool, in cents: prices paid, an amount ``added``, and ``bounties`` that were not won.

    ``overlay``: what the house adds to reach its guarantee; ``entries``: how many there are,
    taken again or not.
    """

    prices: int
    added: int
    bounties: int
    overlay: int
    total: int
    entries: int


def pool_now(state: TournamentState) -> PoolNow:
    """Return the pool as those seated have made it so far."""
    terms = state.setup.entry_terms
    stays = state.stays
    bounties = to_pool(state)
    if state.setup.flight is not None:
        # What the house adds or guarantees, it does for the event as a whole: on day 2.
        terms = replace(terms, added=0, guarantee=0)
    if state.jackpot is not None:
        prize = state.jackpot.prize
        short = max(0, prize - stays.costs.price)
        return PoolNow(stays.costs.price, 0, 0, short, prize, stays.times.get(ENTRY, 0))
    prices = stays.costs.price + sum(flight.pool for flight in state.flights)
    made = pool_made(prices, terms.added + bounties, terms.guarantee).decision
    entries = stays.times.get(ENTRY, 0) + stays.times.get(RE_ENTRY, 0)
    if state.flights:
        # A player who came through and took the entry back before the draw has no stay here.
        here = (who for who in state.carried if who in stays.by_entrant)
        brought = sum(bool(stays.by_entrant[who][0].given) for who in here)
        entries += sum(flight.entries for flight in state.flights) - brought
    return PoolNow(prices, terms.added, bounties, made.overlay, made.total, entries)


def prize_plan(state: TournamentState) -> PrizePlan:
    """Return what the places win, of the settings in force and of what entries have made.

    Nothing is won on a day 1: its prizes are those of the event.
    """
    setup = state.setup
    if setup.flight is not None:
        return PrizePlan()
    if setup.jackpot:
        drawn = state.jackpot
        return PrizePlan(PrizeKind.MONEY, cents=drawn.payout) if drawn else PrizePlan()
    if setup.prize_kind is not PrizeKind.MONEY or not setup.prize_money.from_entries:
        return setup.prize_plan
    pool = pool_now(state)
    return setup.plan_with(Entered(pool.total, pool.entries))


def steps_of_prizes(state: TournamentState) -> tuple[int, ...]:
    """Return the places paid worth a bubble: those marked, else the last prize's.

    A satellite ends at its last seat: what is left over for the place after is no bubble.
    """
    setup = state.setup
    if setup.prize_kind is PrizeKind.NONE:
        return ()
    plan = prize_plan(state)
    return setup.prize_steps or ((plan.seats or plan.paid,) if plan else ())
