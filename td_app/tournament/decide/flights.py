"""May this day 1 end, may those who survived begin a day 2 (types)?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.decide.entries import check_person
from td_app.tournament.planning.bounties import on_head
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.clock import ClockState, held_at, moved_to
from td_app.tournament.state.flights import (
    LONGEST_SEAL,
    Bag,
    BagTaken,
    Carried,
    DayOver,
    step_after,
)
from td_app.tournament.state.knockouts import BountyKind
from td_app.tournament.state.person import printable
from td_app.tournament.state.tournament import TournamentState

CITES = ("room types",)


def end_day(state: TournamentState, command: cmd.EndDay, context: Context) -> ev.DayEnded:
    """Record every bag, and end the day: the clock stands where the next one begins."""
    flight = state.setup.flight
    if flight is None:
        raise Refused("NOT_A_FLIGHT", cites=CITES)
    checks.playing(state)
    if checks.level_now(state, context) < flight.ends_after:
        raise Refused("DAY_ENDS_LATER", cites=CITES, level=flight.ends_after)
    checks.between_hands(state)
    players = still_in(state)
    stacks = checks.stack_of_each(command.stacks, players)
    gap = sum(stacks.values()) - state.chips_in_play
    if gap not in (0, state.accepted_gap):
        if not command.accepted:
            raise Refused("DAY_GAP", total=sum(stacks.values()), chips=state.chips_in_play, gap=gap)
        if not command.note.strip():
            raise Refused("REASON_NEEDED", cites=("1.1",))
    seals = _seals(command.seals, players)
    bounties = state.setup.has_bounties
    bags = (
        Bag(who, chips, seals[who], on_head(state, who) if bounties else 0)
        for who, chips in stacks.items()
    )
    in_order = tuple(sorted(bags, key=lambda bag: (-bag.stack, bag.entrant)))
    structure = state.setup.structure
    held = held_at(state.clock, structure, context.now_ms)
    clock = moved_to(held, step_after(structure, flight.ends_after), context.now_ms)
    clock = replace(clock, ends_with=None)
    day = DayOver(in_order, flight.ends_after, gap, context.now_ms)
    return ev.DayEnded(day, clock, CITES)


def _seals(given: Iterable[tuple[int, str]], players: tuple[int, ...]) -> dict[int, str]:
    """Return the seal of each bag: one for each player left, each number once."""
    said: dict[int, str] = {}
    taken: set[str] = set()
    left = set(players)
    for who, written in given:
        seal = written.strip()
        if who not in left or who in said:
            raise Refused("DEAL_NOT_LEFT", cites=CITES, entrant=who)
        if len(seal) > LONGEST_SEAL or not printable(seal):
            raise Refused("SEAL_UNREADABLE", cites=CITES, entrant=who, longest=LONGEST_SEAL)
        if seal in taken:
            raise Refused("SEAL_TWICE", cites=CITES, seal=seal)
        said[who] = seal
        taken |= {seal} if seal else set()
    for who in players:
        if not said.get(who):
            raise Refused("SEAL_MISSING", cites=CITES, entrant=who)
    return said


def take_flights(
    state: TournamentState, command: cmd.TakeFlights, context: Context
) -> ev.FlightsTaken:
    """Put the survivors on the list, present, with the bag that counts: the largest."""
    if state.flights:
        raise Refused("FLIGHTS_TAKEN", cites=CITES)
    if state.drawn or state.clock.started:
        raise Refused("FLIGHTS_AFTER_DRAW", cites=CITES)
    numbers = [flight.tournament for flight in command.flights]
    if not numbers or len(set(numbers)) < len(numbers):
        raise Refused("FLIGHTS_ONCE", cites=CITES)
    levels = len(state.setup.structure.levels)
    if not 1 <= command.after < levels:
        raise Refused("FLIGHT_LEVEL", cites=CITES, level=command.after, most=levels)
    _check_survivors(command.survivors, numbers)
    first = state.last_entrant + 1
    entrants = tuple(
        ev.NewEntrant(first + at, present=True, majority=one.majority)
        for at, one in enumerate(command.survivors)
    )
    carried = tuple(
        _carried(new.id, one.bags) for new, one in zip(entrants, command.survivors, strict=True)
    )
    clock = ClockState(step=step_after(state.setup.structure, command.after))
    vip = state.setup.bounty.kind is BountyKind.VIP
    heads = tuple((one.entrant, one.bag.bounty) for one in carried if vip and one.bag.bounty)
    told = command.flights, entrants, carried, context.sequence
    return ev.FlightsTaken(*told, clock, CITES, heads)


def _check_survivors(survivors: tuple[cmd.Survivor, ...], flights: list[int]) -> None:
    if not survivors:
        raise Refused("NOBODY_CHOSEN")
    seen: set[tuple[int, int]] = set()
    for one in survivors:
        check_person(one.person)
        days = [bag.flight for bag in one.bags]
        if not days or len(set(days)) < len(days) or not set(days) <= set(flights):
            raise Refused("BAG_OF_NO_FLIGHT", cites=CITES, name=one.person.display_name)
        for bag in one.bags:
            if bag.stack < 1 or bag.bounty < 0:
                raise Refused("STACK_NOT_POSITIVE", stack=bag.stack)
            if (bag.flight, bag.entrant) in seen:
                raise Refused("BAG_TWICE", cites=CITES, seal=bag.seal)
            seen.add((bag.flight, bag.entrant))


def _carried(who: int, bags: tuple[BagTaken, ...]) -> Carried:
    """The largest stack counts, the first of equal ones."""
    best = max(bags, key=lambda bag: bag.stack)
    return Carried(who, best, tuple(bag for bag in bags if bag is not best))


#: Which function judges which command.
DECIDERS: Deciders = {cmd.EndDay: end_day, cmd.TakeFlights: take_flights}
