"""The hands of a table that keeps its button, and hand-for-hand (2.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class SetPositions:
    """Say where the button and the blinds are in the hand being played.

    Places of the table; ``sb`` None: nobody posted a small blind. Between two players the
    button is the small blind (4.4).
    """

    KIND: ClassVar[str] = "set_positions"
    table: int
    button: int
    sb: int | None
    bb: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """A hand begins at a table whose positions are kept: the rules move them on."""

    KIND: ClassVar[str] = "next_hand"
    table: int


@dataclass(frozen=True, slots=True)
class AnnounceHandForHand:
    """Say that hand-for-hand begins once the hands in progress are over."""

    KIND: ClassVar[str] = "announce_hand_for_hand"


@dataclass(frozen=True, slots=True)
class TableDone:
    """A table has ended its hand."""

    KIND: ClassVar[str] = "table_done"
    table: int


@dataclass(frozen=True, slots=True)
class TableAllIn:
    """A table waits with a called all-in, cards down."""

    KIND: ClassVar[str] = "table_all_in"
    table: int


@dataclass(frozen=True, slots=True)
class StartNextHand:
    """Give the signal: every table deals its next hand."""

    KIND: ClassVar[str] = "start_next_hand"


@dataclass(frozen=True, slots=True)
class TakeBackOut:
    """A player noted as out in this hand still plays."""

    KIND: ClassVar[str] = "take_back_out"
    entrant: int


@dataclass(frozen=True, slots=True)
class RankHand:
    """Rank those out in the hand, once every table is done (1.10, 2.7).

    ``ranking`` is the director's own order, best first, where the text leaves it open.
    """

    KIND: ClassVar[str] = "rank_hand"
    ranking: tuple[tuple[int, ...], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class EndHandForHand:
    """Go back to ordinary play, between two hands."""

    KIND: ClassVar[str] = "end_hand_for_hand"
    note: str = ""


HandsCommand = (
    SetPositions
    | NextHand
    | AnnounceHandForHand
    | TableDone
    | TableAllIn
    | StartNextHand
    | TakeBackOut
    | RankHand
    | EndHandForHand
)
