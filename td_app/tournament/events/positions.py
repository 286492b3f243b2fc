"""What happened to the button and the blinds of a table: set by hand, or moved on by a hand.

Hundreds of hands are written in an evening: an event holds places, never who sits there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class PositionsSet:
    """The positions of hand ``hand`` were given; hands noted from that number on are replaced.

    ``waiting`` names the places that this hand cannot have dealt in. ``ante`` is the code of
    who owes the ante, empty when this level has none.
    """

    KIND: ClassVar[str] = "positions_set"
    table: int
    hand: int
    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    bb: int
    waiting: tuple[int, ...]
    ante: str
    ante_payer: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandTapped:
    """A hand began. ``sb_place`` is where the small blind fell, posted (``sb``) or not.

    ``entering`` tells how each newcomer comes in, by place; ``because`` holds the codes of
    what the rules did; ``missed`` the sanctions of which a hand was missed in the one that
    ended, as (number, entrant, hands left).
    """

    KIND: ClassVar[str] = "hand_tapped"
    table: int
    hand: int
    button: int
    button_dead: bool
    dealer: int
    sb: int | None
    sb_place: int | None
    bb: int
    entering: tuple[tuple[int, str], ...]
    ante: str
    ante_payer: int | None
    because: tuple[str, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]
    missed: tuple[tuple[int, int, int], ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the places that are not dealt in yet."""
        return tuple(place for place, enters in self.entering if enters == "waits")


PositionsEvent = PositionsSet | HandTapped
