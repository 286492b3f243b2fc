"""Flights: several days 1 of one event; stacks bagged at the end of one, brought to a day 2.

Each day 1 and the day 2 are tournaments of the club's file. See ``decisions/0021-flights.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_ropta.ruling import Refused
from td_app.tournament.state.person import LONGEST_FIELD, printable
from td_app.tournament.state.structure import Structure

LONGEST_SEAL: Final = 20


@dataclass(frozen=True, slots=True)
class Flight:
    """The setting of a day 1: the event it is a first day of, the level after which it ends."""

    of: str
    ends_after: int


@dataclass(frozen=True, slots=True)
class Bag:
    """A stack counted and bagged: chips, the number of its seal, cents on its bearer's head."""

    entrant: int
    stack: int
    seal: str
    bounty: int = 0


@dataclass(frozen=True, slots=True)
class DayOver:
    """A day 1 that has ended: its bags, the largest stack first; ``gap``: chips missing (-)."""

    bags: tuple[Bag, ...]
    level: int
    gap: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class FlightPlayed:
    """A day 1 as its day 2 knows it: the tournament's number in the file, and its name.

    ``entries`` as bought, those taken again included; ``players`` bagged; ``pool`` in cents;
    ``withdrawn``: the chip values that left its tables.
    """

    tournament: int
    name: str
    entries: int
    players: int
    pool: int = 0
    withdrawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BagTaken:
    """A bag of a flight (the tournament's number): who bore it there, chips, seal, bounty.

    ``fee``: the fees of all that they bought there, and in flights they went out of. In cents.
    """

    flight: int
    entrant: int
    stack: int
    seal: str
    bounty: int = 0
    fee: int = 0


@dataclass(frozen=True, slots=True)
class Carried:
    """A day 2 entrant's bags: the one that counts, and those left behind."""

    entrant: int
    bag: BagTaken
    left: tuple[BagTaken, ...] = ()

    @property
    def bounty_left(self) -> int:
        """Return the bounties of the bags left behind, in cents: they are not won yet."""
        return sum(bag.bounty for bag in self.left)


def withdrawn_before(flights: tuple[FlightPlayed, ...]) -> tuple[int, ...]:
    """Return the chip values that no bag holds: every flight had taken them out."""
    if not flights:
        return ()
    gone = set.intersection(*(set(flight.withdrawn) for flight in flights))
    return tuple(sorted(gone))


def check_flight(flight: Flight | None, structure: Structure) -> None:
    """Refuse a day 1 without an event to lead to, or that ends after no level of its own."""
    if flight is None:
        return
    if not flight.of.strip():
        raise Refused("FLIGHT_NAME", cites=("room types",))
    if not printable(flight.of):
        raise Refused("TEXT_UNREADABLE")
    if len(flight.of) > LONGEST_FIELD:
        raise Refused("TEXT_TOO_LONG", longest=LONGEST_FIELD)
    levels = len(structure.levels)
    if not 1 <= flight.ends_after < levels:
        raise Refused("FLIGHT_LEVEL", cites=("room types",), level=flight.ends_after, most=levels)


def step_after(structure: Structure, level: int) -> int:
    """Return the step (from 0) that begins the level after this one, breaks passed over.

    The last step, when there is none after.
    """
    for at in range(len(structure.steps)):
        if structure.level_number(at) > level:
            return at
    return len(structure.steps) - 1
