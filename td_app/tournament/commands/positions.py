"""What is asked about the button and the blinds of a table that keeps them (4.3)."""

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


PositionsCommand = SetPositions | NextHand
