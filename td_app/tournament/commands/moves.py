"""Seats and tables: what the rules propose, and what the director does by hand (2.1, 2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat


@dataclass(frozen=True, slots=True)
class BalanceTables:
    """Move the next big blind of one table to another (2.3).

    ``big_blind`` is its place at the first table, asked now and forgotten: not needed where the
    house has the player drawn (room 42). ``to_big_blind`` (and ``to_button``) at the other;
    without it a place is drawn.
    """

    KIND: ClassVar[str] = "balance_tables"
    from_table: int
    to_table: int
    big_blind: int | None = None
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


@dataclass(frozen=True, slots=True)
class DeclineProposal:
    """Set a proposal aside (1.1), by its key, with the director's reason."""

    KIND: ClassVar[str] = "decline_proposal"
    key: str
    note: str = ""


MovesCommand = (
    BalanceTables
    | MovePlayer
    | BreakTable
    | StopTable
    | ResumeTable
    | OpenTable
    | AnnounceMoves
    | MarkAway
    | CorrectSeat
    | SwapSeats
    | CloseEmptyTable
    | ChangeBreakingOrder
    | AnnounceBreakingOrder
    | DeclineProposal
)
