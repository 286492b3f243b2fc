"""Events of the clock: each holds the clock's position from then on (3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.journal import BesideActs
from td_app.tournament.state.clock import ClockState


@dataclass(frozen=True, slots=True)
class ClockStarted(Happened):
    """The clock is running."""

    KIND: ClassVar[str] = "clock_started"
    OVERRULED: ClassVar[str] = "started_short"
    clock: ClockState
    level: int
    cites: tuple[str, ...] = ()
    overruled: bool = False

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.level else "+before")


@dataclass(frozen=True, slots=True)
class ClockPaused(Happened):
    """The clock stands."""

    KIND: ClassVar[str] = "clock_paused"
    clock: ClockState
    level: int

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.level else "+before")


@dataclass(frozen=True, slots=True)
class ClockAdjusted(Happened):
    """Time was added (or, negative, taken away), in seconds."""

    KIND: ClassVar[str] = "clock_adjusted"
    clock: ClockState
    seconds: int

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.seconds > 0 else "+taken")


@dataclass(frozen=True, slots=True)
class LevelChanged(Happened):
    """The director went to a step of the structure (from 0), at its start (3.1)."""

    KIND: ClassVar[str] = "level_changed"
    clock: ClockState
    step: int
    level: int
    in_break: bool = False
    cites: tuple[str, ...] = ("3.1",)

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("+break" if self.in_break else "")


@dataclass(frozen=True, slots=True)
class ClockGapSettled(Happened):
    """The director said what a gap means: an absence, a sleep, a changed computer clock."""

    KIND: ClassVar[str] = "clock_gap_settled"
    clock: ClockState
    choice: str
    gap_ms: int

    def sentence_code(self) -> SentenceCode:
        variant = "+back" if self.gap_ms < 0 else f"+{self.choice}"
        return self._sentence_code(variant, seconds=round(self.gap_ms / 1000))


@dataclass(frozen=True, slots=True)
class ComputerHourSettled(Happened, BesideActs):
    """By what this post dates its entries from here on, once its computer's clock was in doubt.

    ``own_ms`` is what the computer's clock said, ``offset_ms`` what is added to it, 0 where it is
    followed; ``doubt`` why it was asked about, empty where that is over.
    """

    KIND: ClassVar[str] = "computer_hour_settled"
    own_ms: int
    offset_ms: int = 0
    doubt: str = ""

    def sentence_code(self) -> SentenceCode:
        if self.offset_ms:
            variant = "+typed"
        elif self.doubt:
            variant = "+kept"
        else:
            variant = "+right"
        return self._sentence_code(variant, given_ms=self.own_ms + self.offset_ms)


#: Changes of the clock: undoing one asks "as if never" or "from now".
ClockEvent = ClockStarted | ClockPaused | ClockAdjusted | LevelChanged | ClockGapSettled
