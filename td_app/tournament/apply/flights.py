"""Flights, from event to next state: a day 1 bagged, a day 2 with those who survived."""

from __future__ import annotations

from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.chips import with_chips_counted
from td_app.tournament.apply.entries import registered
from td_app.tournament.state.copying import replace
from td_app.tournament.state.flights import withdrawn_before
from td_app.tournament.state.tournament import TournamentState


def apply_flights(
    state: TournamentState, event: ev.FlightsEvent, entry: ev.Entry
) -> TournamentState:
    """Return the state once a day has ended, or once its survivors are on the list."""
    match event:
        case ev.DayEnded(day=day, clock=clock):
            if state.chips_approximate:
                state = with_chips_counted(state, day.gap)
            return replace(state, bagged=day, clock=clock)
        case ev.FlightsTaken(flights=flights, carried=carried, clock=clock, heads=heads):
            on_the_list = registered(state, event.entrants, event.person)
            kept = {one.entrant: one for one in carried}
            gone = withdrawn_before(flights)
            taken = replace(on_the_list, flights=flights, carried=kept, withdrawn_values=gone)
            return replace(taken, clock=clock, named_heads={**state.named_heads, **dict(heads)})
        case _:
            assert_never(event)
