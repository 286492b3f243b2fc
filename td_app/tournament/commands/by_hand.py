"""What the director does by hand with people and tables (1.8, 1.9, 2.1, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class MarkAway:
    """Say that seated players are away, or back (``away`` false).

    Their blinds are taken and they still count (1.9, 2.3). ``never_came``: not seen since
    the draw; left out, it is so of those noted before the clock started.
    """

    KIND: ClassVar[str] = "mark_away"
    entrants: tuple[int, ...]
    away: bool = True
    never_came: bool | None = None


@dataclass(frozen=True, slots=True)
class CorrectSeat:
    """A player was found at a wrong seat: he takes his own with his chips of now (2.1).

    ``stays`` leaves him there instead, by the director's decision (1.1), with a note.
    """

    KIND: ClassVar[str] = "correct_seat"
    entrant: int
    found_at: Seat
    stays: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class SwapSeats:
    """Two players exchange seats, with the director's reason (1.1)."""

    KIND: ClassVar[str] = "swap_seats"
    first: int
    second: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class CloseEmptyTable:
    """Put a table where nobody sits back in reserve: nobody moves."""

    KIND: ClassVar[str] = "close_empty_table"
    table: int


@dataclass(frozen=True, slots=True)
class ChangeBreakingOrder:
    """Give tables another order in which they break, first to close first (2.4).

    Tables not named keep their turn after them. Once play has begun, a note says why.
    """

    KIND: ClassVar[str] = "change_breaking_order"
    order: tuple[int, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class AnnounceBreakingOrder:
    """Mark the new breaking order as told to the players (2.4)."""

    KIND: ClassVar[str] = "announce_breaking_order"


ByHandCommand = (
    MarkAway
    | CorrectSeat
    | SwapSeats
    | CloseEmptyTable
    | ChangeBreakingOrder
    | AnnounceBreakingOrder
)
