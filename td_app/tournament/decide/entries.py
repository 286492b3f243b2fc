"""The settings, the structure in play, the list of entrants and what is ticked of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import (
    Context,
    Deciders,
    level_now,
    the_entrant,
    the_entrants,
    the_table,
)
from td_app.tournament.decide.prizes import keep_what_is_won
from td_app.tournament.planning.structure_forecast import (
    carried_over,
    check_level_under_way,
    check_rows_played,
    check_values_removed,
    clock_in,
)
from td_app.tournament.planning.synchronized import with_holds, with_its_end
from td_app.tournament.state.clock import ClockState, re_anchored
from td_app.tournament.state.person import LONGEST_FIELD, Person, printable
from td_app.tournament.state.setup import LARGEST_STACK, TournamentSetup, check_setup
from td_app.tournament.state.structure import Structure, check_structure
from td_app.tournament.state.tournament import Majority, Standing, TableStatus, TournamentState


def create_tournament(
    state: TournamentState, command: cmd.CreateTournament, context: Context
) -> ev.TournamentCreated:
    """Open a journal; refused on one that is already open."""
    if context.sequence != 1:
        raise Refused("TOURNAMENT_EXISTS")
    check_setup(command.setup)
    _check_money(TournamentSetup(), command.setup, context)
    return ev.TournamentCreated(command.setup, command.sample)


def change_setup(
    state: TournamentState, command: cmd.ChangeSetup, context: Context
) -> ev.SetupChanged:
    """Replace the settings; what has been drawn or played stays as it is."""
    new = command.setup
    check_setup(new)
    _check_money(state.setup, new, context)
    if new.bounty != state.setup.bounty and any(one.bounty for one in state.knockouts):
        raise Refused("BOUNTY_TERMS_FIXED", cites=("room types",))
    if state.jackpot is not None and _of_jackpot(new) != _of_jackpot(state.setup):
        raise Refused("JACKPOT_FIXED", cites=("room hexapro",))
    if state.drawn:
        _keep_what_is_drawn(state, new)
        keep_what_is_won(state, new)
    old = state.setup.structure
    if state.clock.started:
        here = re_anchored(state.clock, old, context.now_ms)
        check_rows_played(old, new.structure, here.step, here.elapsed_ms)
    clock = clock_in(state.clock, old, new.structure, context.now_ms)
    if new.synchronized_breaks != state.setup.synchronized_breaks:
        clock = with_holds(clock, new, context.now_ms)
    if new.flight is not None and state.clock.started:
        clock = with_its_end(clock, new)
    return ev.SetupChanged(new, clock)


def _check_money(old: TournamentSetup, new: TournamentSetup, context: Context) -> None:
    """Refuse an amount where the club allows none; what is there already may stay or go."""
    changed = (new.entry_terms, new.bounty) != (old.entry_terms, old.bounty)
    if changed and new.of_money and not context.money_allowed():
        raise Refused("MONEY_NOT_ALLOWED")


def _of_jackpot(setup: TournamentSetup) -> tuple[object, ...]:
    return setup.jackpot, setup.entry_terms.cost, setup.starting_stack


def _keep_what_is_drawn(state: TournamentState, new: TournamentSetup) -> None:
    if new.starting_stack != state.setup.starting_stack:
        raise Refused("SETUP_DRAWN_STACK")
    if new.entry_terms.cost != state.setup.entry_terms.cost:
        raise Refused("SETUP_DRAWN_PRICE")
    if new.seats_per_table != state.setup.seats_per_table:
        raise Refused("SETUP_DRAWN_SEATS")
    old = state.setup
    if (new.flight is None, new.jackpot) != (old.flight is None, old.jackpot):
        raise Refused("SETUP_DRAWN_FORMAT", cites=("room types",))
    kept = {spec.number: spec for spec in new.tables}
    for table in state.tables.values():
        if table.status is TableStatus.WAITING:
            continue
        spec = kept.get(table.number)
        if spec is None:
            raise Refused("SETUP_TABLE_IN_USE", table=table.number)
        taken = sorted(set(spec.out_of_use) & set(table.places))
        if taken:
            raise Refused("SEAT_TAKEN", table=table.number, place=taken[0])
        # The final table seats more than the format (2.6): its places stay as drawn.
        grown = table.number == state.final_table
        if table.places and not grown and new.seats_of(spec) < max(table.places):
            raise Refused("SEAT_TAKEN", table=table.number, place=max(table.places))


def register_entrants(
    state: TournamentState, command: cmd.RegisterEntrants, context: Context
) -> ev.EntrantsRegistered:
    """Put people on the list; refused once the tournament is over."""
    if not command.people:
        raise Refused("NOBODY_CHOSEN")
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    for person in command.people:
        check_person(person)
    first = state.last_entrant + 1
    new = tuple(
        ev.NewEntrant(
            id=first + i,
            present=command.present,
            majority=Majority.CHECKED if i in command.checked else command.majority,
        )
        for i, person in enumerate(command.people)
    )
    if command.stacks and state.flights:
        raise Refused("STACKS_FROM_FLIGHTS", cites=("room types",))
    for place, chips in command.stacks:
        if not 0 <= place < len(new):
            raise Refused("NOBODY_CHOSEN")
        if not 1 <= chips <= LARGEST_STACK:
            raise Refused("SETUP_STACK", stack=chips)
    stacks = tuple((new[place].id, chips) for place, chips in command.stacks)
    return ev.EntrantsRegistered(new, person=context.sequence, stacks=stacks)


def check_person(person: Person) -> None:
    """Refuse a person without a name, or a field too long to print."""
    if not (person.last_name.strip() or person.first_name.strip()):
        raise Refused("NAME_EMPTY")
    for field in fields(person):
        text = getattr(person, field.name)
        if len(text) > LONGEST_FIELD:
            raise Refused("NAME_TOO_LONG", longest=LONGEST_FIELD)
        if not printable(text):
            raise Refused("NAME_UNREADABLE")


def correct_entrant(
    state: TournamentState, command: cmd.CorrectEntrant, context: Context
) -> ev.EntrantCorrected:
    """Put a name right, even after the end."""
    the_entrant(state, command.entrant)
    check_person(command.person)
    return ev.EntrantCorrected(command.entrant, person=context.sequence)


def remove_entrants(
    state: TournamentState, command: cmd.RemoveEntrants, context: Context
) -> ev.EntrantsRemoved:
    """Take entrants off the list; one who has played is put out instead."""
    for entrant in the_entrants(state, command.entrants):
        if entrant.standing is not Standing.REGISTERED:
            raise Refused("ENTRANT_HAS_PLAYED", cites=("1.9",), entrant=entrant.id)
        if state.cash.paid.get(entrant.id):
            raise Refused("ENTRANT_HAS_PAID", entrant=entrant.id)
    return ev.EntrantsRemoved(command.entrants)


def mark_presence(
    state: TournamentState, command: cmd.MarkPresence, context: Context
) -> ev.PresenceMarked:
    """Tick entrants present or absent, until the end; a seated player stays present."""
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    for entrant in the_entrants(state, command.entrants):
        if entrant.standing is not Standing.REGISTERED and not command.present:
            raise Refused("ENTRANT_HAS_PLAYED", cites=("1.9",), entrant=entrant.id)
    known = tuple(
        who
        for who in command.entrants
        if who in command.checked and state.entrants[who].majority is Majority.UNCHECKED
    )
    return ev.PresenceMarked(command.entrants, command.present, known if command.present else ())


def mark_majority(
    state: TournamentState, command: cmd.MarkMajority, context: Context
) -> ev.MajorityMarked:
    """Note that age was checked, until the end; answering for it oneself needs a word of reason
    (1.4).
    """
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    the_entrants(state, command.entrants)
    if command.majority is Majority.VOUCHED and not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.4",))
    return ev.MajorityMarked(command.entrants, command.majority)


def set_need(state: TournamentState, command: cmd.SetNeed, context: Context) -> ev.NeedSet:
    """Record a need (2.1); its place must exist, be usable, and not be needed by another player."""
    the_entrant(state, command.entrant)
    need = command.need
    if need is not None:
        table = the_table(state, need.table)
        if need.place is not None:
            if not 1 <= need.place <= table.seats:
                raise Refused(
                    "NO_SUCH_PLACE", table=need.table, place=need.place, seats=table.seats
                )
            if need.place in table.out_of_use:
                raise Refused("SEAT_OUT_OF_USE", table=need.table, place=need.place)
            for other in state.entrants.values():
                if other.id != command.entrant and other.need == need:
                    raise Refused("NEED_SEAT_TWICE", entrant=other.id, place=need.place)
    return ev.NeedSet(command.entrant, need, command.never_moved)


def change_structure(
    state: TournamentState, command: cmd.ChangeStructure, context: Context
) -> ev.StructureChanged:
    """Change the rows to come, and how long the present one lasts."""
    old = state.setup.structure
    new = command.structure
    if state.over:
        raise Refused("TOURNAMENT_OVER")
    check_structure(new)
    if new == old:
        raise Refused("STRUCTURE_SAME")
    check_values_removed(old, new, state.setup.chips.values)
    if state.clock.started:
        here = re_anchored(state.clock, old, context.now_ms)
        check_rows_played(old, new, here.step, here.elapsed_ms)
        check_level_under_way(old, new, here.step)
    return ev.StructureChanged(
        structure=new,
        clock=_in_structure(state, clock_in(state.clock, old, new, context.now_ms), new),
        level=level_now(state, context) if state.clock.started else 0,
        minutes_saved=old.minutes - new.minutes,
    )


def clock_after(state: TournamentState, structure: Structure, context: Context) -> ClockState:
    """Return the clock in force once ``structure`` is back, by undo or redo."""
    clock = carried_over(state.clock, state.setup.structure, structure, context.now_ms)
    return _in_structure(state, clock, structure)


def _in_structure(state: TournamentState, clock: ClockState, structure: Structure) -> ClockState:
    """The clock of a day 1 ends with its level, wherever that stands in another structure."""
    if state.setup.flight is None or not state.clock.started:
        return clock
    return with_its_end(clock, replace(state.setup, structure=structure))


def people_named(command: cmd.Command, event: ev.Event) -> Mapping[int, Person]:
    """Return the names this command gives, by entrant: rows beside the event, not in it."""
    match command, event:
        case cmd.RegisterEntrants(people=people), ev.EntrantsRegistered(entrants=new):
            return {entrant.id: person for entrant, person in zip(new, people, strict=True)}
        case cmd.TakeFlights(survivors=survivors), ev.FlightsTaken(entrants=new):
            pairs = zip(new, survivors, strict=True)
            return {entrant.id: one.person for entrant, one in pairs}
        case cmd.CorrectEntrant(entrant=who, person=person), _:
            return {who: person}
        case _:
            return {}


def set_starting_stacks(
    state: TournamentState, command: cmd.SetStartingStacks, context: Context
) -> ev.StartingStacksSet:
    """Give entrants a starting stack of their own, before they have played with another."""
    entrants = the_entrants(state, tuple(who for who, _ in command.stacks))
    if state.flights:
        raise Refused("STACKS_FROM_FLIGHTS", cites=("room types",))
    for entrant, (_, chips) in zip(entrants, command.stacks, strict=True):
        begun = state.clock.started or state.finishing or state.stays.latest(entrant.id).number > 1
        seated = entrant.standing is Standing.SEATED and not begun
        if entrant.standing is not Standing.REGISTERED and not seated:
            raise Refused("STACK_IN_PLAY", cites=(), entrant=entrant.id)
        if not 1 <= chips <= LARGEST_STACK:
            raise Refused("SETUP_STACK", stack=chips)
    seated_now = tuple(one.id for one in entrants if one.standing is Standing.SEATED)
    held = sum(state.stays.latest(who).chips_given for who in seated_now)
    added = sum(chips for who, chips in command.stacks if who in seated_now) - held
    return ev.StartingStacksSet(command.stacks, seated_now, added, context.now_ms)


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.CreateTournament: create_tournament,
    cmd.ChangeSetup: change_setup,
    cmd.RegisterEntrants: register_entrants,
    cmd.CorrectEntrant: correct_entrant,
    cmd.RemoveEntrants: remove_entrants,
    cmd.MarkPresence: mark_presence,
    cmd.MarkMajority: mark_majority,
    cmd.SetNeed: set_need,
    cmd.ChangeStructure: change_structure,
    cmd.SetStartingStacks: set_starting_stacks,
}
