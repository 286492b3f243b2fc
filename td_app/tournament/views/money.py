"""Entries and the pool: what was bought, what it makes, the chips in play that came of it."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.planning.pool import pool_now
from td_app.tournament.planning.till import keeps_a_till
from td_app.tournament.state.buy_ins import Cost, EntryTerms
from td_app.tournament.state.stays import ADD_ON, ENTRY, RE_BUY, RE_ENTRY
from td_app.tournament.state.tournament import TournamentState


@dataclass(frozen=True, slots=True)
class MoneyView:
    """Entries and purchases of the players seated; every amount in cents.

    ``entries`` counts people, ``reentries`` apart. ``taken`` is what all of it costs: its prices,
    ``added`` by the house and ``overlay`` (what the guarantee is short of) make ``pool``; its
    fees and its bounties never do, but ``unwon``: bounties that nobody won, put there by the
    director.
    ``desk_open``: there is a cash desk. ``of_money``: an amount stands somewhere, else the sums
    are 0.
    """

    terms: EntryTerms
    entries: int
    reentries: int
    rebuys: int
    addons: int
    taken: Cost
    added: int
    unwon: int
    overlay: int
    pool: int
    chips_in_play: int
    average: int
    desk_open: bool

    @property
    def priced(self) -> bool:
        """Return whether anybody pays for anything."""
        return self.terms.priced

    @property
    def of_money(self) -> bool:
        """Return whether an amount stands anywhere."""
        return self.terms.of_money


def money_view(state: TournamentState) -> MoneyView:
    """Return the entries and the pool as they are now, the late entries to come apart."""
    terms = state.setup.entry_terms
    stays = state.stays
    pool = pool_now(state)
    return MoneyView(
        terms=terms,
        entries=stays.times.get(ENTRY, 0),
        reentries=stays.times.get(RE_ENTRY, 0),
        rebuys=stays.times.get(RE_BUY, 0),
        addons=stays.times.get(ADD_ON, 0),
        taken=stays.costs,
        added=pool.added,
        unwon=pool.bounties,
        overlay=pool.overlay,
        pool=pool.total,
        chips_in_play=state.chips_in_play,
        average=state.average,
        desk_open=keeps_a_till(state),
    )
