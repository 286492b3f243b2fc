"""What the director did by hand with people and tables (1.8, 1.9, 2.1, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class PlayersAway:
    """Seated players were noted away, or back; they keep seat and chips (1.9)."""

    KIND: ClassVar[str] = "players_away"
    entrants: tuple[int, ...]
    away: bool
    never_came: bool
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatCorrected:
    """A player found at a wrong seat took his own, or was left there (2.1).

    ``exceptions`` holds him when he was left away from a seat that he should keep.
    """

    KIND: ClassVar[str] = "seat_corrected"
    entrant: int
    found_at: Seat
    seat: Seat
    stays: bool
    exceptions: tuple[int, ...]
    resumed: tuple[int, ...]
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Two players exchanged seats; ``exceptions`` should have kept theirs."""

    KIND: ClassVar[str] = "seats_swapped"
    first: int
    first_seat: Seat
    second: int
    second_seat: Seat
    exceptions: tuple[int, ...]
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EmptyTableClosed:
    """A table where nobody sat went back in reserve; ``resumed`` tables play again."""

    KIND: ClassVar[str] = "empty_table_closed"
    table: int
    resumed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BreakingOrderChanged:
    """The breaking order is another one; ``shown`` when the players are to be told (2.4).

    ``order`` is that of every table, ``before`` the one it replaces.
    """

    KIND: ClassVar[str] = "breaking_order_changed"
    order: tuple[int, ...]
    before: tuple[int, ...]
    shown: bool
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BreakingOrderAnnounced:
    """The new breaking order was told to the players (2.4)."""

    KIND: ClassVar[str] = "breaking_order_announced"
    at_ms: int


ByHandEvent = (
    PlayersAway
    | SeatCorrected
    | SeatsSwapped
    | EmptyTableClosed
    | BreakingOrderChanged
    | BreakingOrderAnnounced
)
