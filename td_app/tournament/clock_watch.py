"""The tournament's own time: it follows a steady count, and asks when the time of day jumped.

Moments and counts are milliseconds. A moment of the tournament is the computer's time of day,
less the small corrections it met while the clock ran: nobody plays a second less because the
computer was put right by one. No clock is read here: each look is handed in.
"""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.state.clock import ClockState

#: A correction of the computer's clock below this moves nothing; from here on it is asked about.
ABSORBED_MS = 1_000
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


@dataclass(frozen=True, slots=True)
class Look:
    """The computer's time of day and the steady count, read together."""

    wall_ms: int
    steady_ms: int

    @property
    def apart_ms(self) -> int:
        """Return the time of day less the steady count: it changes when one of them jumps."""
        return self.wall_ms - self.steady_ms


@dataclass(frozen=True, slots=True)
class SeenMark:
    """The last moment the running clock was seen, kept for a return after a crash.

    ``at_ms`` is the tournament's moment, ``ahead_ms`` by how much it was ahead of the time of
    day, ``steady_ms`` the count of the computer at ``post`` (None when nobody wrote it).
    """

    at_ms: int
    ahead_ms: int = 0
    steady_ms: int | None = None
    post: str = ""


class ClockWatch:
    """Tells the tournament's moment, look after look, and what waits for the director.

    One that does not ask follows the time of day whatever it does: scripts, and windows that
    only look.
    """

    def __init__(self, look: Look, *, asks: bool = False) -> None:
        self._asks = asks
        self._apart = self._moment_apart = look.apart_ms
        self._jump = self._found_ms = 0
        self._absence: ClockGap | None = None

    @classmethod
    def opened(
        cls, clock: ClockState, mark: SeenMark | None, look: Look, post: str, *, asks: bool
    ) -> ClockWatch:
        """Return the watch of a tournament just opened, with the absence it has behind it."""
        watch = cls(look, asks=asks)
        if clock.since_ms is not None:
            if mark is None or mark.at_ms < clock.since_ms:
                mark = SeenMark(clock.since_ms)
            watch._take_up(mark, look, own=mark.steady_ms is not None and mark.post == post)
        return watch

    def _take_up(self, mark: SeenMark, look: Look, *, own: bool) -> None:
        passed = by_day = look.wall_ms + (mark.ahead_ms if own else 0) - mark.at_ms
        counted = look.steady_ms - (mark.steady_ms or 0)
        # The count begins again with the computer: lower than before, it tells nothing.
        if self._asks and own and counted >= 0:
            jump = by_day - counted
            if abs(jump) < ABSORBED_MS:
                passed = counted
            elif counted < SHORT_ABSENCE_MS:
                passed = counted
                self._jump, self._found_ms = jump, mark.at_ms + counted
            else:
                # Asleep, or put out, it counted too little; it never counts too much.
                passed = max(by_day, counted)
        if self._asks and abs(passed) >= SHORT_ABSENCE_MS:
            self._absence = ClockGap("absence", mark.at_ms, mark.at_ms + passed)
        self._moment_apart = mark.at_ms + passed - look.steady_ms

    def moment_ms(self, look: Look, *, running: bool) -> int:
        """Return the tournament's moment at this look.

        While the clock stands no time is at stake: the time of day is followed, and what
        waited for an answer waits no more.
        """
        moved = look.apart_ms - self._apart
        self._apart = look.apart_ms
        if not running:
            self._moment_apart = look.apart_ms
            self._jump, self._absence = 0, None
        elif not self._asks:
            self._moment_apart += moved
        elif abs(moved) >= ABSORBED_MS:
            self._jumped(moved, look.steady_ms + self._moment_apart)
        return look.steady_ms + self._moment_apart

    def _jumped(self, moved_ms: int, moment_ms: int) -> None:
        if not self._jump:
            self._found_ms = moment_ms
        self._jump += moved_ms
        if abs(self._jump) < ABSORBED_MS:
            # Put right again before anybody answered: every answer would be the same.
            self._jump = 0

    @property
    def gap(self) -> ClockGap | None:
        """Return the time the director is asked about, as it was found."""
        if self._absence is not None:
            return ClockGap("absence", self._absence.seen_ms, self._absence.back_ms + self._jump)
        if self._jump:
            return ClockGap("jump", self._found_ms, self._found_ms + self._jump)
        return None

    def gap_at(self, moment_ms: int) -> ClockGap | None:
        """Return the same as it stands at a moment: what was played since a jump counts."""
        if self._absence is None and self._jump:
            return ClockGap("jump", moment_ms, moment_ms + self._jump)
        return self.gap

    @property
    def jump_ms(self) -> int:
        """Return by how much the time of day jumped, until that is settled."""
        return self._jump

    def settled(self) -> None:
        """Take up the time of day: the director has said what the time in question was."""
        self._moment_apart += self._jump
        self._jump, self._absence = 0, None

    def mark(self, look: Look, post: str) -> SeenMark:
        """Return what is kept of this look for a return after a crash."""
        moment = look.steady_ms + self._moment_apart
        return SeenMark(moment, moment - look.wall_ms + self._jump, look.steady_ms, post)
