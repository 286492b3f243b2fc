"""Event to next state: copies what the event holds, decides nothing, draws nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.buy_ins import apply_buy_ins
from td_app.tournament.apply.chips import apply_chips
from td_app.tournament.apply.conduct import apply_conduct
from td_app.tournament.apply.deals import apply_deals
from td_app.tournament.apply.draws import apply_draws
from td_app.tournament.apply.entries import apply_entries
from td_app.tournament.apply.finishing import apply_finishing
from td_app.tournament.apply.flights import apply_flights
from td_app.tournament.apply.hands import apply_hands
from td_app.tournament.apply.knockouts import apply_knockouts
from td_app.tournament.apply.moves import apply_moves
from td_app.tournament.apply.prizes import apply_prizes
from td_app.tournament.state.tournament import TournamentState

OfFormats = (
    ev.BuyInsEvent
    | ev.CashDeskEvent
    | ev.DealsEvent
    | ev.FlightsEvent
    | ev.KnockoutsEvent
    | ev.PrizesEvent
)


def apply(state: TournamentState, entry: ev.Entry) -> TournamentState:
    """Return the state after one entry of the journal: each matter copies its own.

    Undo and redo are not seen here: :mod:`td_app.tournament.history` picks the state.
    """
    event = entry.event
    if isinstance(event, ev.HandsEvent):
        return apply_hands(state, event)
    if isinstance(event, ev.FinishingEvent):
        return apply_finishing(state, event)
    if isinstance(event, ev.MovesEvent):
        return apply_moves(state, event)
    if isinstance(event, ev.ClockEvent):
        return replace(state, clock=event.clock)
    if isinstance(event, OfFormats):
        return _of_formats(state, event, entry.sequence)
    if isinstance(event, ev.ChipsEvent):
        return apply_chips(state, event, entry.sequence)
    if isinstance(event, ev.ConductEvent):
        return apply_conduct(state, event, entry)
    if isinstance(event, ev.EntriesEvent):
        return apply_entries(state, event)
    if isinstance(event, ev.JackpotDrawn):
        return replace(state, setup=event.setup, jackpot=event.jackpot)
    if isinstance(event, ev.DrawsEvent):
        return apply_draws(state, event, entry.sequence)
    if isinstance(event, ev.ActionUndone | ev.ActionRedone):
        raise AssertionError("undo and redo are folded by the history")
    assert_never(event)


def _of_formats(
    state: TournamentState,
    event: OfFormats,
    sequence: int,
) -> TournamentState:
    """Return the state after an event of entries, payments, prizes or another format."""
    if isinstance(event, ev.KnockoutsEvent):
        return apply_knockouts(state, event)
    if isinstance(event, ev.PrizesEvent):
        return apply_prizes(state, event)
    if isinstance(event, ev.DealsEvent):
        return apply_deals(state, event)
    if isinstance(event, ev.FlightsEvent):
        return apply_flights(state, event)
    return apply_buy_ins(state, event, sequence)
