"""Hand-for-hand, from event to next state: copies what the event holds."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament.events.hand_for_hand import (
    HandForHandAnnounced,
    HandForHandEnded,
    HandForHandEvent,
    NextHandStarted,
    NotedOutTakenBack,
    OutsNoted,
    TableAllInCalled,
    TableHandDone,
)
from td_app.tournament.state.hand_for_hand import HandForHandRecord, RoundOver
from td_app.tournament.state.tournament import TournamentState


def apply_hand_for_hand(state: TournamentState, event: HandForHandEvent) -> TournamentState:
    """Return the state after hand-for-hand went one step further."""
    if isinstance(event, HandForHandAnnounced):
        announced = HandForHandRecord(event.round, event.reason, event.until)
        return replace(state, hand_for_hand=announced, hand_for_hand_over=None)
    if isinstance(event, HandForHandEnded):
        return with_round_over(state, event.round_over)
    now = state.hand_for_hand
    assert now is not None  # judged when it was decided
    match event:
        case TableHandDone(round=round_, clock=clock):
            moved = replace(state, clock=clock or state.clock)
            done = replace(now, round=round_, level_passed=event.level_passed)
            moved = replace(moved, hand_for_hand=done)
            return with_round_over(moved, event.round_over)
        case TableAllInCalled(round=round_):
            return replace(state, hand_for_hand=replace(now, round=round_))
        case NextHandStarted(round=round_, clock=clock, clock_stopped=stopped):
            begun = replace(now, round=round_, clock_ran=now.clock_ran or stopped, level_passed=0)
            return replace(state, hand_for_hand=begun, clock=clock or state.clock)
        case OutsNoted(outs=outs):
            return replace(state, hand_for_hand=now.with_noted(outs))
        case NotedOutTakenBack(entrant=who):
            kept = tuple(out for out in now.noted if out.entrant != who)
            return replace(state, hand_for_hand=replace(now, noted=kept))
        case _:
            assert_never(event)


def with_round_over(state: TournamentState, over: RoundOver | None) -> TournamentState:
    """Return the state where hand-for-hand is over, if it is."""
    if over is None:
        return state
    return replace(state, hand_for_hand=None, hand_for_hand_over=over, clock=over.clock)


def hand_ranked(state: TournamentState, hand: int) -> TournamentState:
    """Return the state where nobody waits to be ranked, once a hand (0: none) was."""
    now = state.hand_for_hand
    if not hand or now is None:
        return state
    return replace(state, hand_for_hand=replace(now, noted=()))


def table_closed(state: TournamentState, table: int) -> TournamentState:
    """Return the state where a closed table is no longer waited for."""
    now = state.hand_for_hand
    return state if now is None else replace(state, hand_for_hand=now.without_table(table))
