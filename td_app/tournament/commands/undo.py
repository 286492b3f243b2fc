"""Taking back, doing again, setting a proposal aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

UndoChoice = Literal["as_if_never", "from_now"]


@dataclass(frozen=True, slots=True)
class DeclineProposal:
    """Set a proposal aside (1.1), by its key, with the director's reason."""

    KIND: ClassVar[str] = "decline_proposal"
    key: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last action; a change of the clock asks what becomes of the time."""

    KIND: ClassVar[str] = "undo"
    clock: UndoChoice | None = None


@dataclass(frozen=True, slots=True)
class Redo:
    """Do the last undone action again."""

    KIND: ClassVar[str] = "redo"


UndoCommand = DeclineProposal | Undo | Redo
