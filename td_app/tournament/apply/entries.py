"""Settings and the list of entrants, from event to next state."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from td_app.tournament import events as ev
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import Entrant, Table, TableStatus, TournamentState


def apply_entries(state: TournamentState, event: ev.EntriesEvent) -> TournamentState:
    """Return the state after the settings, the structure or the list of entrants changed."""
    match event:
        case ev.TournamentCreated(setup=setup):
            return _with_setup(TournamentState(), setup)
        case ev.SetupChanged(setup=setup, clock=clock):
            return replace(_with_setup(state, setup), clock=clock)
        case ev.StructureChanged(structure=structure, clock=clock):
            return replace(state, setup=replace(state.setup, structure=structure), clock=clock)
        case ev.EntrantsRegistered():
            return _registered(state, event)
        case ev.EntrantCorrected(entrant=who, person=person):
            return state.with_changed((who,), person=person)
        case ev.EntrantsRemoved(entrants=gone):
            kept = {i: e for i, e in state.entrants.items() if i not in gone}
            return replace(state, entrants=kept, stays=state.stays.without(gone))
        case ev.PresenceMarked(entrants=who, present=present):
            return state.with_changed(who, present=present)
        case ev.MajorityMarked(entrants=who, majority=majority):
            return state.with_changed(who, majority=majority)
        case ev.NeedSet(entrant=one, need=need, never_moved=never_moved):
            return state.with_changed((one,), need=need, never_moved=never_moved)
        case _:
            assert_never(event)


def _registered(state: TournamentState, event: ev.EntrantsRegistered) -> TournamentState:
    entrants = (
        Entrant(
            id=new.id,
            person=event.person,
            present=new.present,
            majority=new.majority,
            late=state.drawn,
        )
        for new in event.entrants
    )
    added = state.with_entrants(*entrants)
    numbers = tuple(new.id for new in event.entrants)
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
