"""Commands of the clock: seconds unless the name says otherwise.

``expected_sequence`` is the last entry on sight when a step was asked for: several posts may ask
for the same one. None asks whatever happened since.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

GapChoice = Literal["as_if_running", "from_last_seen"]


@dataclass(frozen=True, slots=True)
class StartClock:
    """Start or resume the clock; ``overruled`` starts short of three at a table (2.2, 1.1)."""

    KIND: ClassVar[str] = "start_clock"
    overruled: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class PauseClock:
    """Pause the clock."""

    KIND: ClassVar[str] = "pause_clock"


@dataclass(frozen=True, slots=True)
class AdjustClock:
    """Add seconds to the time left (negative takes away)."""

    KIND: ClassVar[str] = "adjust_clock"
    seconds: int


@dataclass(frozen=True, slots=True)
class NextLevel:
    """Go to the start of the next step; refused when it changed after ``expected_sequence``."""

    KIND: ClassVar[str] = "next_level"
    expected_sequence: int | None = None


@dataclass(frozen=True, slots=True)
class PreviousLevel:
    """Go back to the start of the previous step, as seen at ``expected_sequence``."""

    KIND: ClassVar[str] = "previous_level"
    expected_sequence: int | None = None


@dataclass(frozen=True, slots=True)
class GoToStep:
    """Go to the start of a step of the structure, counted from 0, as seen so far."""

    KIND: ClassVar[str] = "go_to_step"
    step: int
    expected_sequence: int | None = None


@dataclass(frozen=True, slots=True)
class SettleClockGap:
    """Say what the time between ``seen_ms`` and ``back_ms`` was (moments, milliseconds)."""

    KIND: ClassVar[str] = "settle_clock_gap"
    seen_ms: int
    back_ms: int
    choice: GapChoice


ClockCommand = (
    StartClock | PauseClock | AdjustClock | NextLevel | PreviousLevel | GoToStep | SettleClockGap
)
