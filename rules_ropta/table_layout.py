"""Seats and the table around them: places count clockwise from 1."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.ruling import Refused


@dataclass(frozen=True, slots=True, order=True)
class Seat:
    """One place at one table: ``Seat(table=4, number=7)`` is table 4, place 7."""

    table: int
    number: int


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The occupied places of a table and, where known, the positions of the hand just played.

    ``occupied`` holds the places with a live stack, present or not (2.3). A position is a
    *place*: it keeps its number when its player has just gone out.
    """

    number: int
    seats: int
    occupied: frozenset[int]
    big_blind: int | None = None
    small_blind: int | None = None
    button: int | None = None
    out_of_use: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        known = [p for p in (self.big_blind, self.small_blind, self.button) if p is not None]
        for place in (*self.occupied, *known):
            if not 1 <= place <= self.seats:
                raise Refused("NO_SUCH_PLACE", table=self.number, place=place, seats=self.seats)

    def places_after(self, place: int) -> tuple[int, ...]:
        """Return every other place, clockwise from the one after ``place``, ``place`` last.

        >>> TableLayout(number=1, seats=4, occupied=frozenset()).places_after(3)
        (4, 1, 2, 3)
        """
        return tuple((place - 1 + step) % self.seats + 1 for step in range(1, self.seats + 1))

    def occupied_after(self, place: int) -> tuple[int, ...]:
        """Return the occupied places, clockwise from the one after ``place``.

        >>> TableLayout(number=1, seats=9, occupied=frozenset({2, 5, 8})).occupied_after(5)
        (8, 2, 5)
        """
        return tuple(p for p in self.places_after(place) if p in self.occupied)

    def free_after(self, place: int) -> tuple[int, ...]:
        """Return the empty usable places, clockwise from the one after ``place``."""
        taken = self.occupied | self.out_of_use
        return tuple(p for p in self.places_after(place) if p not in taken)
