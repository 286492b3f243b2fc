"""The clock: a timestamp and where it stood, from which level and time left are derived (3.1).

Nothing is written as time passes. Times are milliseconds: since 1970 for moments,
plain for lengths.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from td_app.tournament.state.structure import Break, Level, Structure

MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class ClockState:
    """Where the clock stood: step of the structure (from 0), time into it, running since."""

    step: int = 0
    elapsed_ms: int = 0
    since_ms: int | None = None
    started: bool = False

    @property
    def running(self) -> bool:
        """Return whether time is passing."""
        return self.since_ms is not None


@dataclass(frozen=True, slots=True)
class ClockReading:
    """What the clock says at one moment."""

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

    @property
    def in_break(self) -> bool:
        """Return whether a break is on."""
        return isinstance(self.playing, Break)

    @property
    def entry_level(self) -> int:
        """Return the level a newcomer would play first: during a break, the next (1.8)."""
        return self.level_number + (1 if self.in_break else 0)


def read_clock(clock: ClockState, structure: Structure, now_ms: int) -> ClockReading:
    """Return what the clock says at ``now_ms``; after the last step it counts overtime.

    >>> s = Structure((Level(25, 50, minutes=20), Level(50, 100, minutes=20)))
    >>> read_clock(ClockState(since_ms=0, started=True), s, 21 * MINUTE_MS).level_number
    2
    """
    step, elapsed = _position(clock, structure, now_ms)
    length = structure.steps[step].minutes * MINUTE_MS
    levels = [s for s in structure.steps[: step + 1] if isinstance(s, Level)]
    later = [s for s in structure.steps[step + 1 :] if isinstance(s, Level)]
    last = step == len(structure.steps) - 1
    return ClockReading(
        step=step,
        elapsed_ms=elapsed,
        remaining_ms=max(0, length - elapsed),
        overtime_ms=max(0, elapsed - length) if last else 0,
        running=clock.running,
        started=clock.started,
        level_number=len(levels),
        playing=structure.steps[step],
        level=levels[-1] if levels else later[0],
        next_level=later[0] if later else None,
        next_break_ms=_until_break(structure, step, elapsed),
        last=last,
    )


def _position(clock: ClockState, structure: Structure, now_ms: int) -> tuple[int, int]:
    step = min(clock.step, len(structure.steps) - 1)
    if clock.since_ms is None:
        return step, clock.elapsed_ms
    return rolled_on(structure, step, clock.elapsed_ms + max(0, now_ms - clock.since_ms))


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
    step, elapsed = _position(clock, structure, now_ms)
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
    step, elapsed = rolled_on(structure, here.step, here.elapsed_ms - seconds * 1000)
    return replace(here, step=step, elapsed_ms=elapsed)
