"""Commands of flights: a day 1 ended, a day 2 made of its survivors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.flights import BagTaken, FlightPlayed
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority


@dataclass(frozen=True, slots=True)
class EndDay:
    """End a day 1: every stack counted, in a bag whose seal has a number (types).

    ``stacks`` as (entrant, chips) and ``seals`` as (entrant, number), of everyone left. Stacks
    that are not the chips in play need ``accepted`` and a note that says why.
    """

    KIND: ClassVar[str] = "end_day"
    stacks: tuple[tuple[int, int], ...]
    seals: tuple[tuple[int, str], ...]
    accepted: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Survivor:
    """A person who survived one or several days 1, with each of their bags."""

    person: Person
    bags: tuple[BagTaken, ...]
    majority: Majority = Majority.CHECKED


@dataclass(frozen=True, slots=True)
class TakeFlights:
    """Put on the list of a day 2 those who survived its flights, each with the largest stack.

    ``after``: the level that was played last; play goes on with the next one.
    """

    KIND: ClassVar[str] = "take_flights"
    flights: tuple[FlightPlayed, ...]
    survivors: tuple[Survivor, ...]
    after: int


FlightsCommand = EndDay | TakeFlights
