"""Settings and the list of entrants, from event to next state."""

from __future__ import annotations

from dataclasses import replace

from td_app.tournament import events as ev
from td_app.tournament.apply.appliers import Appliers
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import (
    Entrant,
    Majority,
    Table,
    TableStatus,
    TournamentState,
)


def _created(
    state: TournamentState, event: ev.TournamentCreated, entry: ev.Entry
) -> TournamentState:
    return _with_setup(TournamentState(), event.setup)


def _setup_changed(
    state: TournamentState, event: ev.SetupChanged, entry: ev.Entry
) -> TournamentState:
    return replace(_with_setup(state, event.setup), clock=event.clock)


def _structure_changed(
    state: TournamentState, event: ev.StructureChanged, entry: ev.Entry
) -> TournamentState:
    setup = replace(state.setup, structure=event.structure)
    return replace(state, setup=setup, clock=event.clock)


def _entered(
    state: TournamentState, event: ev.EntrantsRegistered, entry: ev.Entry
) -> TournamentState:
    own = state.own_stacks
    if event.stacks:
        own = {**own, **dict(event.stacks)}
    return replace(registered(state, event.entrants, event.person), own_stacks=own)


def _corrected(
    state: TournamentState, event: ev.EntrantCorrected, entry: ev.Entry
) -> TournamentState:
    return state.with_changed((event.entrant,), person=event.person)


def _removed(state: TournamentState, event: ev.EntrantsRemoved, entry: ev.Entry) -> TournamentState:
    gone = event.entrants
    return replace(
        state,
        entrants={i: e for i, e in state.entrants.items() if i not in gone},
        stays=state.stays.without(gone),
        carried={i: one for i, one in state.carried.items() if i not in gone},
        own_stacks={i: chips for i, chips in state.own_stacks.items() if i not in gone},
    )


def _presence_marked(
    state: TournamentState, event: ev.PresenceMarked, entry: ev.Entry
) -> TournamentState:
    seen = state.with_changed(event.entrants, present=event.present)
    return seen.with_changed(event.checked, majority=Majority.CHECKED)


def _majority_marked(
    state: TournamentState, event: ev.MajorityMarked, entry: ev.Entry
) -> TournamentState:
    return state.with_changed(event.entrants, majority=event.majority)


def _need_set(state: TournamentState, event: ev.NeedSet, entry: ev.Entry) -> TournamentState:
    return state.with_changed((event.entrant,), need=event.need, never_moved=event.never_moved)


def _own_stacks_set(
    state: TournamentState, event: ev.StartingStacksSet, entry: ev.Entry
) -> TournamentState:
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


#: Which function copies which event.
APPLIERS: Appliers = {
    ev.TournamentCreated: _created,
    ev.SetupChanged: _setup_changed,
    ev.StructureChanged: _structure_changed,
    ev.EntrantsRegistered: _entered,
    ev.EntrantCorrected: _corrected,
    ev.EntrantsRemoved: _removed,
    ev.PresenceMarked: _presence_marked,
    ev.MajorityMarked: _majority_marked,
    ev.NeedSet: _need_set,
    ev.StartingStacksSet: _own_stacks_set,
}
