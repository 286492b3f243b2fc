"""Commands of the draw: seats, a late entrant's place, the final table (1.8, 2.1, 2.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Draw the seats of everyone present, then the button's place (2.1).

    ``tables`` empty: as few as hold everyone, those that break last first.
    """

    KIND: ClassVar[str] = "draw_seats"
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatLateEntrant:
    """Seat a late entrant (1.8, 2.3).

    With ``table`` and ``big_blind`` (its place there now) the seat pays the big blind
    soonest; else a place is drawn at the smallest table.
    """

    KIND: ClassVar[str] = "seat_late_entrant"
    entrant: int
    table: int | None = None
    big_blind: int | None = None
    button: int | None = None
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class FormFinalTable:
    """Draw the final table, seats and button (2.1, 2.6)."""

    KIND: ClassVar[str] = "form_final_table"
    table: int | None = None
    overruled: bool = False
    note: str = ""


DrawsCommand = DrawSeats | SeatLateEntrant | FormFinalTable
