"""The clock and the structure as the wall shows them (3.1)."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.decide.asking import late_entry_open
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.structure import Level
from td_app.tournament.state.tournament import TournamentState

LAST_MINUTE_MS = 60_000
LAST_SECONDS_MS = 10_000


@dataclass(frozen=True, slots=True)
class StepRow:
    """A level or a break of the structure. ``when``: past, current or future."""

    step: int
    is_break: bool
    level: int
    small_blind: int
    big_blind: int
    ante: int
    minutes: int
    removes: tuple[int, ...]
    when: str


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock at one moment: milliseconds, chips; average in tenths of a big blind.

    ``look``: not_started, running, paused, break, last_minute, last_seconds, last_level,
    overtime, winner: each looks different from across the hall.
    """

    look: str
    running: bool
    started: bool
    in_break: bool
    step: int
    level: int
    small_blind: int
    big_blind: int
    ante: int
    ante_format: str
    remaining_ms: int
    overtime_ms: int
    next_level: StepRow | None
    next_break_ms: int | None
    removes: tuple[int, ...]
    steps: tuple[StepRow, ...]
    players_left: int
    entrants: int
    chips_in_play: int
    average_stack: int
    average_bb_tenths: int
    late_entry_until: int
    late_entry_open: bool


def clock_view(state: TournamentState, now_ms: int) -> ClockView:
    """Return what the clock shows at ``now_ms``."""
    structure = state.setup.structure
    reading = read_clock(state.clock, structure, now_ms)
    rows = _steps(state, reading.step)
    level = reading.level
    left = state.players_left
    average = state.chips_in_play // left if left else 0
    upcoming = next((r for r in rows[reading.step + 1 :] if not r.is_break), None)
    removes = () if isinstance(reading.playing, Level) else reading.playing.removes
    return ClockView(
        look=_look(
            state, reading.remaining_ms, reading.overtime_ms, reading.in_break, reading.last
        ),
        running=reading.running,
        started=reading.started,
        in_break=reading.in_break,
        step=reading.step,
        level=reading.level_number,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        ante_format=state.setup.ante_format.value,
        remaining_ms=reading.remaining_ms,
        overtime_ms=reading.overtime_ms,
        next_level=upcoming,
        next_break_ms=reading.next_break_ms,
        removes=removes,
        steps=rows,
        players_left=left,
        entrants=left + len(state.outs),
        chips_in_play=state.chips_in_play,
        average_stack=average,
        average_bb_tenths=average * 10 // level.big_blind,
        late_entry_until=state.setup.last_entry_level,
        late_entry_open=late_entry_open(state, now_ms),
    )


def _look(
    state: TournamentState, remaining_ms: int, overtime_ms: int, in_break: bool, last: bool
) -> str:
    if state.over:
        return "winner"
    if not state.clock.started:
        return "not_started"
    if not state.clock.running:
        return "paused"
    if overtime_ms:
        return "overtime"
    if remaining_ms <= LAST_SECONDS_MS:
        return "last_seconds"
    if remaining_ms <= LAST_MINUTE_MS:
        return "last_minute"
    if in_break:
        return "break"
    return "last_level" if last else "running"


def _steps(state: TournamentState, current: int) -> tuple[StepRow, ...]:
    rows = []
    level = 0
    for step, row in enumerate(state.setup.structure.steps):
        is_level = isinstance(row, Level)
        level += is_level
        when = "past" if step < current else "current" if step == current else "future"
        rows.append(
            StepRow(
                step=step,
                is_break=not is_level,
                level=level,
                small_blind=row.small_blind if isinstance(row, Level) else 0,
                big_blind=row.big_blind if isinstance(row, Level) else 0,
                ante=row.ante if isinstance(row, Level) else 0,
                minutes=row.minutes,
                removes=() if isinstance(row, Level) else row.removes,
                when=when,
            )
        )
    return tuple(rows)
