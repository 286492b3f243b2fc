"""Notices when time jumped: a crash, a sleep, a changed computer clock. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.clock import ClockState

#: Differences below this are the computer's own hesitation, in milliseconds.
TOLERATED_MS = 3_000
#: An absence shorter than this is a restart nobody needs to be asked about.
SHORT_ABSENCE_MS = 10_000


@dataclass(frozen=True, slots=True)
class ClockGap:
    """Time passed unseen from ``seen_ms`` to ``back_ms``; ``why``: absence or jump."""

    why: str
    seen_ms: int
    back_ms: int

    @property
    def length_ms(self) -> int:
        """Return how much time is in question; negative when the clock went back."""
        return self.back_ms - self.seen_ms


class ClockWatch:
    """Compares the time of day with a steady count, look after look."""

    def __init__(self) -> None:
        self._looks: tuple[int, int] | None = None

    def opened(
        self, clock: ClockState, last_seen_ms: int | None, now_ms: int, steady_ms: int
    ) -> ClockGap | None:
        """Return the absence a running clock has behind it when a tournament is opened."""
        self._looks = (now_ms, steady_ms)
        if not clock.running or clock.since_ms is None:
            return None
        seen = max(clock.since_ms, last_seen_ms or 0)
        if abs(now_ms - seen) < SHORT_ABSENCE_MS:
            return None
        return ClockGap("absence", seen, now_ms)

    def looked(self, clock: ClockState, now_ms: int, steady_ms: int) -> ClockGap | None:
        """Return the jump since the last look, while the clock runs."""
        before = self._looks
        self._looks = (now_ms, steady_ms)
        if before is None or not clock.running:
            return None
        passed, counted = now_ms - before[0], steady_ms - before[1]
        if abs(passed - counted) < TOLERATED_MS:
            return None
        return ClockGap("jump", before[0], now_ms)
