"""Chips, from event to next state: copies what the event holds."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.chips import RaceRecord, StackRecord
from td_app.tournament.state.copying import replace
from td_app.tournament.state.tournament import TournamentState


def apply_chips(state: TournamentState, event: ev.ChipsEvent, entry: ev.Entry) -> TournamentState:
    """Return the state after an event about the chips."""
    match event:
        case ev.StacksCounted():
            counted = {
                who: StackRecord(chips, event.level, event.table, event.at_ms)
                for who, chips in event.stacks
            }
            known = replace(state, stacks={**state.stacks, **counted})
            if state.chips_approximate and event.gap is not None:
                return with_chips_counted(known, event.gap)
            gap = event.gap or 0 if event.accepted else state.accepted_gap
            return replace(known, accepted_gap=gap)
        case ev.ChipsRaced():
            return _raced(state, event, entry.sequence)
        case ev.ValueWithdrawn(value=value, unwritten=tables):
            left = without_stacks(state, (), won_at=tables)
            withdrawn = (*state.withdrawn_values, value)
            approximate = state.chips_approximate or bool(tables)
            return replace(left, withdrawn_values=withdrawn, chips_approximate=approximate)
        case ev.FoundChipsExchanged(entrant=who, got=got, high=high):
            found = _changed(state, {} if who is None else {who: got * high})
            return replace(found, chips_taken_out=state.chips_taken_out + event.removed)
        case ev.ChipsRemovedFromPlay(entrant=who, amount=amount):
            left = _changed(state, {} if who is None else {who: -amount})
            return replace(left, chips_taken_out=state.chips_taken_out + amount)
        case _:
            assert_never(event)


def with_chips_counted(state: TournamentState, gap: int) -> TournamentState:
    """Return the state once a count has told what races without figures left in play.

    ``gap`` is what was counted less what the journal told: what was counted is in play.
    """
    drift = state.chips_drift + gap
    return replace(state, chips_drift=drift, accepted_gap=0, chips_approximate=False)


def without_stacks(
    state: TournamentState, gone: Collection[int], *, won_at: Collection[int] = ()
) -> TournamentState:
    """Return the state without the stacks of those gone.

    Chips changed hands at the tables ``won_at``: these stacks are sure no more.
    """
    if not state.stacks:
        return state
    neighbours = {
        who
        for number in won_at
        if number in state.tables
        for who in state.tables[number].places.values()
    }
    stacks = {
        who: replace(record, sure=False) if who in neighbours and record.sure else record
        for who, record in state.stacks.items()
        if who not in gone
    }
    return replace(state, stacks=stacks)


def _raced(state: TournamentState, event: ev.ChipsRaced, sequence: int) -> TournamentState:
    changes = {
        stack.entrant: (stack.got + stack.won) * event.high
        + stack.survival * event.survival_value
        - stack.chips * event.low
        for stack in event.stacks
    }
    if event.unwritten:
        state = without_stacks(state, (), won_at=(event.table,))
    return replace(
        _changed(state, changes),
        races=(*state.races, RaceRecord(sequence, event)),
        chips_drift=state.chips_drift + event.drift,
        chips_approximate=state.chips_approximate or event.unwritten,
    )


def with_more_chips(state: TournamentState, more: dict[int, int]) -> TournamentState:
    """Return the state where the stacks known of these players have so much more."""
    return _changed(state, more) if state.stacks else state


def _changed(state: TournamentState, changes: dict[int, int]) -> TournamentState:
    """Known stacks with an amount added to them; never below one chip: a count may be old."""
    stacks = {
        who: replace(record, chips=max(1, record.chips + changes[who]))
        for who, record in state.stacks.items()
        if who in changes
    }
    return replace(state, stacks={**state.stacks, **stacks})
