"""Flights as they are shown: the bags of a day 1, what each came with on day 2."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.table_layout import Seat
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.flights import BagTaken, FlightPlayed
from td_app.tournament.state.stays import ENTRY, RE_ENTRY
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views.naming import Names


@dataclass(frozen=True, slots=True)
class BagRow:
    """A player whose stack is bagged, or to be: chips as last counted, None when unknown."""

    entrant: int
    name: str
    club: str
    seat: Seat | None
    stack: int | None
    seal: str


@dataclass(frozen=True, slots=True)
class CarriedRow:
    """An entrant of day 2: the stack they came with, where it was bagged, those left behind."""

    entrant: int
    name: str
    stack: int
    flight: str
    seal: str
    left: tuple[BagTaken, ...]


@dataclass(frozen=True, slots=True)
class FlightsView:
    """A day 1 ``of`` an event, which ends after a level; or the flights that a day 2 is made of.

    ``bags``: of those left, the largest first once the day is ``ended``; ``gap``: chips missing
    then (negative). ``average``: chips in play over players.
    """

    of: str
    ends_after: int
    ended: bool
    bags: tuple[BagRow, ...]
    chips: int
    gap: int
    average: int
    flights: tuple[FlightPlayed, ...]
    carried: tuple[CarriedRow, ...]


def flights_view(state: TournamentState, names: Names) -> FlightsView:
    """Return the bags of a day 1, and what a day 2 was made of; empty for any other."""
    flight = state.setup.flight
    day = state.bagged
    bags = _bags(state, names) if flight is not None or day is not None else ()
    return FlightsView(
        of=flight.of if flight else "",
        ends_after=flight.ends_after if flight else 0,
        ended=day is not None,
        bags=bags,
        chips=sum(row.stack or 0 for row in bags) if day else state.chips_in_play,
        gap=day.gap if day else 0,
        average=state.average,
        flights=state.flights,
        carried=_carried(state, names),
    )


def _bags(state: TournamentState, names: Names) -> tuple[BagRow, ...]:
    if state.bagged is not None:
        return tuple(
            _row(state, names, bag.entrant, bag.stack, bag.seal) for bag in state.bagged.bags
        )
    counted = {who: one.chips for who, one in state.stacks.items() if one.sure}
    rows = (_row(state, names, who, counted.get(who), "") for who in still_in(state))
    return tuple(sorted(rows, key=lambda row: (row.seat is None, row.seat or Seat(0, 0))))


def _row(state: TournamentState, names: Names, who: int, stack: int | None, seal: str) -> BagRow:
    person = names.person(who)
    return BagRow(who, person.display_name, person.club, state.entrants[who].seat, stack, seal)


def _carried(state: TournamentState, names: Names) -> tuple[CarriedRow, ...]:
    named = {flight.tournament: flight.name for flight in state.flights}
    return tuple(
        CarriedRow(
            entrant=who,
            name=names.person(who).display_name,
            stack=one.bag.stack,
            flight=named[one.bag.flight],
            seal=one.bag.seal,
            left=one.left,
        )
        for who, one in sorted(state.carried.items())
    )


def as_played(state: TournamentState, tournament: int) -> FlightPlayed:
    """Return a day 1 as its day 2 knows it: entries, players bagged, what prices made (cents)."""
    stays = state.stays
    return FlightPlayed(
        tournament=tournament,
        name=state.setup.name,
        entries=stays.times.get(ENTRY, 0) + stays.times.get(RE_ENTRY, 0),
        players=len(state.bagged.bags) if state.bagged else 0,
        pool=stays.costs.price,
        withdrawn=tuple(sorted(state.withdrawn_values)),
    )
