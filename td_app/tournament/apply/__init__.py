"""Event to next state: copies what the event holds, judges nothing, draws nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.apply.chips import apply_chips
from td_app.tournament.apply.conduct import apply_conduct
from td_app.tournament.apply.draws import apply_draws
from td_app.tournament.apply.entries import apply_entries
from td_app.tournament.apply.finishing import apply_finishing
from td_app.tournament.apply.hands import apply_hands
from td_app.tournament.apply.moves import apply_moves
from td_app.tournament.state.tournament import TournamentState


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
    if isinstance(event, ev.ChipsEvent):
        return apply_chips(state, event, entry.sequence)
    if isinstance(event, ev.ConductEvent):
        return apply_conduct(state, event, entry)
    if isinstance(event, ev.EntriesEvent):
        return apply_entries(state, event)
    if isinstance(event, ev.DrawsEvent):
        return apply_draws(state, event, entry.sequence)
    if isinstance(event, ev.ActionUndone | ev.ActionRedone):
        raise AssertionError("undo and redo are folded by the history")
    assert_never(event)
