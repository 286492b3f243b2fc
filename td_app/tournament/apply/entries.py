"""Settings and the list of entrants, from event to next state."""

from __future__ import annotations

from td_app.tournament import events as ev
from td_app.tournament.apply.appliers import Appliers
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.copying import replace
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.tournament import (
    Entrant,
    Majority,
    Table,
    TableStatus,
    TournamentState,
)


def tournament_created(
    state: TournamentState, event: ev.TournamentCreated, entry: ev.Entry
) -> TournamentState:
    """Return a tournament that has its settings."""
    return _with_setup(TournamentState(), event.setup)


def setup_changed(
    state: TournamentState, event: ev.SetupChanged, entry: ev.Entry
) -> TournamentState:
    """Return the state with other settings, and the clock after them."""
    return replace(_with_setup(state, event.setup), clock=event.clock)


def structure_changed(
    state: TournamentState, event: ev.StructureChanged, entry: ev.Entry
) -> TournamentState:
    """Return the state with another structure, and its clock."""
    setup = replace(state.setup, structure=event.structure)
    return replace(state, setup=setup, clock=event.clock)


def entrants_registered(
    state: TournamentState, event: ev.EntrantsRegistered, entry: ev.Entry
) -> TournamentState:
    """Return the state with these entrants, and the stacks of their own."""
    own = state.own_stacks
    if event.stacks:
        own = {**own, **dict(event.stacks)}
    return replace(registered(state, event.entrants, event.person), own_stacks=own)


def entrant_corrected(
    state: TournamentState, event: ev.EntrantCorrected, entry: ev.Entry
) -> TournamentState:
    """Return the state where an entrant goes by another entry of names."""
    return state.with_changed((event.entrant,), person=event.person)


def entrants_removed(
    state: TournamentState, event: ev.EntrantsRemoved, entry: ev.Entry
) -> TournamentState:
    """Return the state as if these entrants had never entered."""
    gone = event.entrants
    return replace(
        state,
        entrants={i: e for i, e in state.entrants.items() if i not in gone},
        stays=state.stays.without(gone),
        carried={i: one for i, one in state.carried.items() if i not in gone},
        own_stacks={i: chips for i, chips in state.own_stacks.items() if i not in gone},
    )


def presence_marked(
    state: TournamentState, event: ev.PresenceMarked, entry: ev.Entry
) -> TournamentState:
    """Return the state with who is present, and whose age was checked."""
    seen = state.with_changed(event.entrants, present=event.present)
    return seen.with_changed(event.checked, majority=Majority.CHECKED)


def majority_marked(
    state: TournamentState, event: ev.MajorityMarked, entry: ev.Entry
) -> TournamentState:
    """Return the state with what is known of these players' age."""
    return state.with_changed(event.entrants, majority=event.majority)


def need_set(state: TournamentState, event: ev.NeedSet, entry: ev.Entry) -> TournamentState:
    """Return the state with what an entrant's seat must have."""
    return state.with_changed((event.entrant,), need=event.need, never_moved=event.never_moved)


def starting_stacks_set(
    state: TournamentState, event: ev.StartingStacksSet, entry: ev.Entry
) -> TournamentState:
    """Return the state with these stacks; who sits holds theirs at once."""
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
    ev.TournamentCreated: tournament_created,
    ev.SetupChanged: setup_changed,
    ev.StructureChanged: structure_changed,
    ev.EntrantsRegistered: entrants_registered,
    ev.EntrantCorrected: entrant_corrected,
    ev.EntrantsRemoved: entrants_removed,
    ev.PresenceMarked: presence_marked,
    ev.MajorityMarked: majority_marked,
    ev.NeedSet: need_set,
    ev.StartingStacksSet: starting_stacks_set,
}
