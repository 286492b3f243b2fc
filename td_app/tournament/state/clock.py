"""The clock: level and time left from timestamps, and the tournament's own time.

Nothing is written as time passes. Moments and counts are milliseconds; no clock is read here:
each look is handed in. A moment of the tournament is the computer's time of day, less the small
corrections it met while the clock ran: nobody plays a second less because the computer was put
right by one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from td_app.tournament.state.structure import Break, Level, Structure

MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class ClockState:
    """Where the clock stood: step of the structure (from 0), time into it, running since.

    ``holds``: moments between which it stands by itself while it runs, the first first: breaks
    taken at the same minute of every hour (room 47). ``ends_with``: the step after which a day 1
    ends; it counts overtime there, as after the last of all.
    """

    step: int = 0
    elapsed_ms: int = 0
    since_ms: int | None = None
    started: bool = False
    holds: tuple[tuple[int, int], ...] = ()
    ends_with: int | None = None

    @property
    def running(self) -> bool:
        """Return whether time is passing."""
        return self.since_ms is not None

    def played(self, structure: Structure) -> Structure:
        """Return the steps that are played today: all of them, but on a day 1.

        Put on a later step all the same, the clock goes on from there.
        """
        if self.ends_with is None or self.step > self.ends_with:
            return structure
        return Structure(structure.steps[: self.ends_with + 1])

    def hold_at(self, now_ms: int) -> tuple[int, int] | None:
        """Return the hold that is on at a moment, None without any, or while the clock stands."""
        if self.since_ms is None or now_ms < self.since_ms:
            return None
        return next((hold for hold in self.holds if hold[0] <= now_ms < hold[1]), None)

    def held_ms(self, from_ms: int, to_ms: int) -> int:
        """Return how long holds last between two moments."""
        overlaps = (min(end, to_ms) - max(begin, from_ms) for begin, end in self.holds)
        return sum(length for length in overlaps if length > 0)

    def moment_of(self, played_ms: int, from_ms: int) -> int:
        """Return the moment at which so much has been played since one, holds left out.

        >>> ClockState(holds=((100, 150),)).moment_of(120, 0)
        170
        """
        moment = from_ms + played_ms
        for begin, end in self.holds:
            if end > from_ms and begin <= moment:
                moment += end - max(begin, from_ms)
        return moment


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The clock at one moment; ``held``: an hourly break is on, within a level."""

    step: int
    elapsed_ms: int
    remaining_ms: int
    overtime_ms: int
    running: bool
    started: bool
    level_number: int
    playing: Level | Break
    level: Level
    next_level: Level | None
    next_break_ms: int | None
    last: bool
    held: bool = False

    @property
    def in_break(self) -> bool:
        """Return whether a break is on."""
        return self.held or isinstance(self.playing, Break)

    @property
    def entry_level(self) -> int:
        """Return the level a newcomer would play first: during a break, the next (1.8)."""
        return self.level_number + isinstance(self.playing, Break)


def read_clock(clock: ClockState, structure: Structure, now_ms: int) -> ClockReading:
    """Return what the clock says at ``now_ms``; after the last step it counts overtime.

    >>> s = Structure((Level(25, 50, minutes=20), Level(50, 100, minutes=20)))
    >>> read_clock(ClockState(since_ms=0, started=True), s, 21 * MINUTE_MS).level_number
    2
    """
    structure = clock.played(structure)
    step, elapsed = _position(clock, structure, now_ms)
    length = structure.steps[step].minutes * MINUTE_MS
    levels = [s for s in structure.steps[: step + 1] if isinstance(s, Level)]
    later = [s for s in structure.steps[step + 1 :] if isinstance(s, Level)]
    last = step == len(structure.steps) - 1
    hold = clock.hold_at(now_ms)
    # The wait before a break of the structure, or before a hold that comes sooner.
    next_break_ms = _until_break(structure, step, elapsed)
    if clock.since_ms is not None:
        holds = (begin - now_ms for begin, _ in clock.holds if begin > now_ms)
        waits = [one for one in (next_break_ms, next(holds, None)) if one is not None]
        next_break_ms = min(waits, default=None)
    return ClockReading(
        step=step,
        elapsed_ms=elapsed,
        remaining_ms=hold[1] - now_ms if hold else max(0, length - elapsed),
        overtime_ms=max(0, elapsed - length) if last and not hold else 0,
        running=clock.running,
        started=clock.started,
        level_number=len(levels),
        playing=structure.steps[step],
        level=levels[-1] if levels else later[0],
        next_level=later[0] if later else None,
        next_break_ms=next_break_ms,
        last=last,
        held=hold is not None,
    )


def _position(clock: ClockState, structure: Structure, now_ms: int) -> tuple[int, int]:
    step = min(clock.step, len(structure.steps) - 1)
    if clock.since_ms is None:
        return step, clock.elapsed_ms
    passed = now_ms - clock.since_ms - clock.held_ms(clock.since_ms, now_ms)
    return rolled_on(structure, step, clock.elapsed_ms + max(0, passed))


def rolled_on(structure: Structure, step: int, elapsed_ms: int) -> tuple[int, int]:
    """Return the step reached and the time into it, ``elapsed_ms`` after a step begins.

    What exceeds the last step stays there, as overtime.
    """
    while step < len(structure.steps) - 1:
        length = structure.steps[step].minutes * MINUTE_MS
        if elapsed_ms < length:
            break
        elapsed_ms -= length
        step += 1
    return step, elapsed_ms


def _until_break(structure: Structure, step: int, elapsed: int) -> int | None:
    """Milliseconds of play before the next break begins; None when no break follows."""
    wait = structure.steps[step].minutes * MINUTE_MS - elapsed
    for later in structure.steps[step + 1 :]:
        if isinstance(later, Break):
            return max(0, wait)
        wait += later.minutes * MINUTE_MS
    return None


def held_at(clock: ClockState, structure: Structure, now_ms: int) -> ClockState:
    """Return the clock stopped where it stands at ``now_ms``."""
    step, elapsed = _position(clock, clock.played(structure), now_ms)
    return replace(clock, step=step, elapsed_ms=elapsed, since_ms=None)


def running_from(clock: ClockState, now_ms: int) -> ClockState:
    """Return the clock running from ``now_ms`` on, where it stood."""
    return replace(clock, since_ms=now_ms, started=True)


def re_anchored(clock: ClockState, structure: Structure, now_ms: int) -> ClockState:
    """Return the same clock described from ``now_ms``: same reading, later timestamp."""
    held = held_at(clock, structure, now_ms)
    return running_from(held, now_ms) if clock.running else held


def moved_to(clock: ClockState, step: int, now_ms: int) -> ClockState:
    """Return the clock at the very start of a step, running if it was."""
    since = now_ms if clock.running else None
    return replace(clock, step=step, elapsed_ms=0, since_ms=since)


def adjusted(clock: ClockState, structure: Structure, seconds: int, now_ms: int) -> ClockState:
    """Return the clock with ``seconds`` added to the time left (negative: taken away).

    Time taken away beyond the end of the step runs into the next; time added is not
    bounded by the length of the step.
    """
    here = re_anchored(clock, structure, now_ms)
    played = here.played(structure)
    step, elapsed = rolled_on(played, here.step, here.elapsed_ms - seconds * 1000)
    return replace(here, step=step, elapsed_ms=elapsed)


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
    """Follows the time of the tournament from look to look, and any gap the director must settle.

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
        cls,
        clock: ClockState,
        mark: SeenMark | None,
        look: Look,
        post: str,
        *,
        asks: bool,
        stayed: bool = False,
    ) -> ClockWatch:
        """Return the watch of a tournament just opened, with the absence it has behind it.

        ``stayed``: the application that left it has never been closed: the time it counted counts.
        """
        watch = cls(look, asks=asks)
        if clock.since_ms is not None:
            if mark is None or mark.at_ms < clock.since_ms:
                mark = SeenMark(clock.since_ms)
            own = mark.steady_ms is not None and mark.post == post
            watch._take_up(mark, look, own=own, stayed=stayed)
        return watch

    def _take_up(self, mark: SeenMark, look: Look, *, own: bool, stayed: bool) -> None:
        passed = by_day = look.wall_ms + (mark.ahead_ms if own else 0) - mark.at_ms
        counted = look.steady_ms - (mark.steady_ms or 0)
        # The count begins again with the computer: lower than before, it tells nothing.
        if self._asks and own and counted >= 0:
            jump = by_day - counted
            if abs(jump) < ABSORBED_MS:
                passed = counted
                if stayed:
                    self._moment_apart = mark.at_ms + passed - look.steady_ms
                    return
            elif counted < SHORT_ABSENCE_MS:
                passed = counted
                self._jump = jump
                self._found_ms = mark.at_ms + counted
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
            self._jump = 0
            self._absence = None
        elif not self._asks:
            self._moment_apart += moved
        elif abs(moved) >= ABSORBED_MS:
            if not self._jump:
                self._found_ms = look.steady_ms + self._moment_apart
            self._jump += moved
            if abs(self._jump) < ABSORBED_MS:
                # Put right again before anybody answered: every answer would be the same.
                self._jump = 0
        return look.steady_ms + self._moment_apart

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
        self._jump = 0
        self._absence = None

    def mark(self, look: Look, post: str) -> SeenMark:
        """Return the mark of this look to store, for a restart after a crash."""
        moment = look.steady_ms + self._moment_apart
        return SeenMark(moment, moment - look.wall_ms + self._jump, look.steady_ms, post)
