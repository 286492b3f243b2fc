"""What happened to the clock: each event holds where it stands from then on (3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.clock import ClockState


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The clock runs."""

    KIND: ClassVar[str] = "clock_started"
    clock: ClockState
    level: int
    cites: tuple[str, ...] = ()
    overruled: bool = False


@dataclass(frozen=True, slots=True)
class ClockPaused:
    """The clock stands."""

    KIND: ClassVar[str] = "clock_paused"
    clock: ClockState
    level: int


@dataclass(frozen=True, slots=True)
class ClockAdjusted:
    """Time was added (or, negative, taken away), in seconds."""

    KIND: ClassVar[str] = "clock_adjusted"
    clock: ClockState
    seconds: int


@dataclass(frozen=True, slots=True)
class LevelChanged:
    """The director went to a step of the structure (from 0), at its start (3.1)."""

    KIND: ClassVar[str] = "level_changed"
    clock: ClockState
    step: int
    level: int
    in_break: bool = False
    cites: tuple[str, ...] = ("3.1",)


@dataclass(frozen=True, slots=True)
class ClockGapSettled:
    """The director said what a gap means: an absence, a sleep, a changed computer clock."""

    KIND: ClassVar[str] = "clock_gap_settled"
    clock: ClockState
    choice: str
    gap_ms: int


#: Changes of the clock: undoing one asks "as if never" or "from now".
ClockEvent = ClockStarted | ClockPaused | ClockAdjusted | LevelChanged | ClockGapSettled
