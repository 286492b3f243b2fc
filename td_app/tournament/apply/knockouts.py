"""Knock-outs said and bounties put on heads, from event to next state."""

from __future__ import annotations

from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.copying import replace
from td_app.tournament.state.knockouts import with_said
from td_app.tournament.state.tournament import TournamentState


def apply_knockouts(
    state: TournamentState, event: ev.KnockoutsEvent, entry: ev.Entry
) -> TournamentState:
    """Return the state after knock-outs were named, or a bounty was put on a player."""
    match event:
        case ev.KnockoutsNamed(named=named, moved=moved):
            return replace(state, knockouts=with_said(state.knockouts, (*named, *moved)))
        case ev.BountySet(entrant=who, cents=cents):
            return replace(state, named_heads={**state.named_heads, who: cents})
        case _:
            assert_never(event)
