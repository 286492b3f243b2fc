"""Actions taken back or done again, proposals set aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.clock import ClockState


@dataclass(frozen=True, slots=True)
class ProposalDeclined:
    """The director set a proposal aside, under 1.1; the reason is the entry's note."""

    KIND: ClassVar[str] = "proposal_declined"
    key: str
    proposed: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionUndone:
    """An action was undone; ``clock`` is the clock in force afterwards when it matters."""

    KIND: ClassVar[str] = "action_undone"
    sequence: int
    clock: ClockState | None = None


@dataclass(frozen=True, slots=True)
class ActionRedone:
    """An undone action was done again."""

    KIND: ClassVar[str] = "action_redone"
    sequence: int
    clock: ClockState | None = None


UndoEvent = ProposalDeclined | ActionUndone | ActionRedone
