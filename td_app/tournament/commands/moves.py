"""What is asked of tables and of who changes seat (2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class BalanceTables:
    """Move the next big blind of one table to another (2.3).

    ``big_blind`` is its place at the first table, asked now and forgotten;
    ``to_big_blind`` (and ``to_button``) at the other; without it a place is drawn.
    """

    KIND: ClassVar[str] = "balance_tables"
    from_table: int
    to_table: int
    big_blind: int
    to_big_blind: int | None = None
    to_button: int | None = None


@dataclass(frozen=True, slots=True)
class MovePlayer:
    """Move a player by hand to a free seat, with a reason."""

    KIND: ClassVar[str] = "move_player"
    entrant: int
    to_seat: Seat
    note: str = ""


@dataclass(frozen=True, slots=True)
class BreakTable:
    """Close a table; its players draw seats at the others (2.4)."""

    KIND: ClassVar[str] = "break_table"
    table: int
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class StopTable:
    """Tell a short table to stop when the big blind reaches an empty place (2.3)."""

    KIND: ClassVar[str] = "stop_table"
    table: int


@dataclass(frozen=True, slots=True)
class ResumeTable:
    """Let a stopped table play again."""

    KIND: ClassVar[str] = "resume_table"
    table: int


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open one more table."""

    KIND: ClassVar[str] = "open_table"
    table: int


@dataclass(frozen=True, slots=True)
class AnnounceMoves:
    """Mark moves of the panel as read out; none given: all of them."""

    KIND: ClassVar[str] = "announce_moves"
    moves: tuple[int, ...] = ()


MovesCommand = (
    BalanceTables | MovePlayer | BreakTable | StopTable | ResumeTable | OpenTable | AnnounceMoves
)
