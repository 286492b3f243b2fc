"""Players who changed seat, tables that closed, stopped or opened (2.3, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.table_layout import Seat
from td_app.tournament.state.hand_for_hand import RoundOver as RoundOver


@dataclass(frozen=True, slots=True)
class SeatMove:
    """One player from a seat to another; ``enters`` says how he comes into play (2.3)."""

    entrant: int
    from_seat: Seat
    to_seat: Seat
    enters: str = ""


@dataclass(frozen=True, slots=True)
class PlayerMoved:
    """A player changed table: balanced (2.3), or moved by hand with a reason."""

    KIND: ClassVar[str] = "player_moved"
    move: SeatMove
    why: str
    asked_big_blind: int | None
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    seed: str
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableBroken:
    """A table closed and its players went to drawn seats (2.4)."""

    KIND: ClassVar[str] = "table_broken"
    table: int
    moves: tuple[SeatMove, ...]
    seed: str
    resumed: tuple[int, ...]
    exceptions: tuple[int, ...]
    out_of_order: bool
    at_ms: int
    cites: tuple[str, ...]
    round_over: RoundOver | None = None


@dataclass(frozen=True, slots=True)
class TableStopped:
    """A short table was told to stop when the big blind reaches an empty place (2.3)."""

    KIND: ClassVar[str] = "table_stopped"
    table: int
    short_by: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableResumed:
    """A stopped table plays again."""

    KIND: ClassVar[str] = "table_resumed"
    table: int


@dataclass(frozen=True, slots=True)
class TableOpened:
    """One more table takes part."""

    KIND: ClassVar[str] = "table_opened"
    table: int


@dataclass(frozen=True, slots=True)
class MovesAnnounced:
    """Moves were read out; numbers of the announcement panel."""

    KIND: ClassVar[str] = "moves_announced"
    moves: tuple[int, ...]


MovesEvent = PlayerMoved | TableBroken | TableStopped | TableResumed | TableOpened | MovesAnnounced
