"""Settings and the list of entrants, from event to next state."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import (
    Entrant,
    Majority,
    Table,
    TableStatus,
    TournamentState,
)


def apply_entries(state: TournamentState, event: ev.EntriesEvent) -> TournamentState:
    """Return the state after the settings, the structure or the list of entrants changed."""
    match event:
        case ev.TournamentCreated(setup=setup):
            return _with_setup(TournamentState(), setup)
        case ev.SetupChanged(setup=setup, clock=clock):
            return replace(_with_setup(state, setup), clock=clock)
        case ev.StructureChanged(structure=structure, clock=clock):
            return replace(state, setup=replace(state.setup, structure=structure), clock=clock)
        case ev.EntrantsRegistered(entrants=new, person=person, stacks=stacks):
            own = {**state.own_stacks, **dict(stacks)} if stacks else state.own_stacks
            return replace(registered(state, new, person), own_stacks=own)
        case ev.EntrantCorrected(entrant=who, person=person):
            return state.with_changed((who,), person=person)
        case ev.EntrantsRemoved(entrants=gone):
            kept = {i: e for i, e in state.entrants.items() if i not in gone}
            brought = {i: one for i, one in state.carried.items() if i not in gone}
            stays = state.stays.without(gone)
            own = {i: chips for i, chips in state.own_stacks.items() if i not in gone}
            return replace(state, entrants=kept, stays=stays, carried=brought, own_stacks=own)
        case ev.PresenceMarked(entrants=who, present=present, checked=checked):
            seen = state.with_changed(who, present=present)
            return seen.with_changed(checked, majority=Majority.CHECKED)
        case ev.MajorityMarked(entrants=who, majority=majority):
            return state.with_changed(who, majority=majority)
        case ev.NeedSet(entrant=one, need=need, never_moved=never_moved):
            return state.with_changed((one,), need=need, never_moved=never_moved)
        case ev.StartingStacksSet():
            return _with_own_stacks(state, event)
        case _:
            assert_never(event)


def _with_own_stacks(state: TournamentState, event: ev.StartingStacksSet) -> TournamentState:
    """The stacks set; those who sit already hold theirs in place of the one they were given."""
    chips = dict(event.stacks)
    stays = (state.stays.latest(who) for who in event.seated)
    seats = {who: state.entrants[who].seat for who in event.seated}
    held = {
        who: StackRecord(chips[who], 0, seat.table, event.at_ms)
        for who, seat in seats.items()
        if seat is not None
    }
    return replace(
        state,
        own_stacks={**state.own_stacks, **chips},
        stays=state.stays.changed(*(stay.seated(chips[stay.entrant], stay.cost) for stay in stays)),
        stacks={**state.stacks, **held},
    )


def registered(
    state: TournamentState, people: tuple[ev.NewEntrant, ...], person: int
) -> TournamentState:
    """Return the state with these entrants on the list; ``person``: the entry of their names."""
    entrants = (
        Entrant(
            id=new.id,
            person=person,
            present=new.present,
            majority=new.majority,
            late=state.drawn,
        )
        for new in people
    )
    added = state.with_entrants(*entrants)
    numbers = tuple(new.id for new in people)
    return replace(added, stays=state.stays.entered(numbers), last_entrant=max(numbers))


def _with_setup(state: TournamentState, setup: TournamentSetup) -> TournamentState:
    tables = {}
    for spec in setup.tables:
        known = state.tables.get(spec.number)
        table = Table(spec.number, setup.seats_of(spec), frozenset(spec.out_of_use))
        if known is not None and known.status is not TableStatus.WAITING:
            seats = max(known.seats, table.seats) if known.places else table.seats
            table = replace(known, seats=seats, out_of_use=table.out_of_use)
        tables[spec.number] = table
    return replace(state, setup=setup, tables=tables)
