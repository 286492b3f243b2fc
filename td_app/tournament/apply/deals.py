"""Deals and cancellations, from event to next state."""

from __future__ import annotations

from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import TournamentState


def apply_deals(state: TournamentState, event: ev.DealsEvent, entry: ev.Entry) -> TournamentState:
    """Return the state after a deal, or once the tournament is cancelled."""
    match event:
        case ev.DealAgreed(deal=deal, clock=clock):
            return replace(state, deal=deal, clock=clock)
        case ev.TournamentCancelled(cancellation=cancelled, clock=clock):
            return replace(state, cancelled=cancelled, clock=clock)
        case _:
            assert_never(event)
