"""Prizes, from event to next state."""

from __future__ import annotations

from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.copying import replace
from td_app.tournament.state.prizes import AwardRecord
from td_app.tournament.state.tournament import TournamentState


def apply_prizes(state: TournamentState, event: ev.PrizesEvent, entry: ev.Entry) -> TournamentState:
    """Return the state after prizes were given or said, or a satellite ended."""
    match event:
        case ev.PrizesAwarded(place=place, tied=tied, given=given):
            return replace(state, awards=(*state.awards, AwardRecord(place, tied, given)))
        case ev.PrizesLocked(cents=cents):
            money = replace(state.setup.prize_money, sums=cents)
            return replace(state, setup=replace(state.setup, prize_money=money))
        case ev.SatelliteEnded(entrants=entrants, clock=clock):
            return replace(state, seats_won=entrants, clock=clock)
        case _:
            assert_never(event)
