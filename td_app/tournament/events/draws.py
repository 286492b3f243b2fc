"""Draws made: seats, a late entrant's place, the final table (1.8, 2.1, 2.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.events.moves import SeatMove
from td_app.tournament.state.hands import RoundOver as RoundOver


@dataclass(frozen=True, slots=True)
class Seated:
    """One entrant at one seat."""

    entrant: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Seats and the button's place were drawn (2.1); a redraw replaces the one before.

    ``stack`` is the chips that each entrant seated was given.
    """

    KIND: ClassVar[str] = "seats_drawn"
    seed: str
    method: str
    order: tuple[int, ...]
    tables: tuple[int, ...]
    seats: tuple[Seated, ...]
    button_place: int
    buttons: tuple[tuple[int, int], ...]
    at_ms: int
    redraw: bool
    cites: tuple[str, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class LateEntrantSeated:
    """A late entrant took a seat: the soonest big blind, or a drawn place (1.8, 2.3).

    ``stack`` is the chips given to them.
    """

    KIND: ClassVar[str] = "late_entrant_seated"
    entrant: int
    seat: Seat
    how: str
    enters: str
    seed: str
    resumed: tuple[int, ...]
    overruled: bool
    cites: tuple[str, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class FinalTableFormed:
    """The final table: seats and button drawn again (2.1, 2.6)."""

    KIND: ClassVar[str] = "final_table_formed"
    table: int
    places: int
    seed: str
    method: str
    order: tuple[int, ...]
    moves: tuple[SeatMove, ...]
    button_place: int
    button: int
    at_ms: int
    cites: tuple[str, ...]
    exceptions: tuple[int, ...] = ()
    round_over: RoundOver | None = None


DrawsEvent = SeatsDrawn | LateEntrantSeated | FinalTableFormed
