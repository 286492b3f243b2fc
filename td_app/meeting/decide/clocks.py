"""The clocks of a round, judged: one for all tables, or each its own."""

from __future__ import annotations

from collections.abc import Callable

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide.checks import Context, the_round, the_table
from td_app.meeting.setup import Clocks
from td_app.meeting.state import TOGETHER, MeetingState
from td_app.tournament.decide.clock import LONGEST_ADJUSTMENT
from td_app.tournament.state import clock as time
from td_app.tournament.state.clock import ClockState


def start_clocks(
    state: MeetingState, command: cmd.StartClocks, context: Context
) -> ev.ClocksStarted:
    """Start the clocks named that stand, of tables that still play."""
    clocks = _turned(
        state,
        command,
        lambda clock: None if clock.running else time.running_from(clock, context.now_ms),
        "CLOCK_RUNNING",
    )
    return ev.ClocksStarted(command.round, clocks)


def pause_clocks(
    state: MeetingState, command: cmd.PauseClocks, context: Context
) -> ev.ClocksPaused:
    """Hold the clocks named that run."""
    structure = state.setup.structure
    clocks = _turned(
        state,
        command,
        lambda clock: time.held_at(clock, structure, context.now_ms) if clock.running else None,
        "CLOCK_STANDS",
    )
    return ev.ClocksPaused(command.round, clocks)


def adjust_clocks(
    state: MeetingState, command: cmd.AdjustClocks, context: Context
) -> ev.ClocksAdjusted:
    """Add seconds to the time left, or take them away."""
    seconds = command.seconds
    structure = state.setup.structure
    if seconds == 0 or abs(seconds) > LONGEST_ADJUSTMENT:
        raise Refused("CLOCK_ADJUSTMENT", seconds=seconds)
    clocks = _turned(
        state, command, lambda clock: time.adjusted(clock, structure, seconds, context.now_ms)
    )
    return ev.ClocksAdjusted(command.round, seconds, clocks)


def step_clocks(state: MeetingState, command: cmd.StepClocks, context: Context) -> ev.ClocksStepped:
    """Go to the beginning of the next step of the structure, or of the one before."""
    structure = state.setup.structure

    def moved(clock: ClockState) -> ClockState:
        step = time.read_clock(clock, structure, context.now_ms).step + command.steps
        if step < 0:
            raise Refused("FIRST_LEVEL")
        if step >= len(structure.steps):
            raise Refused("NO_SUCH_LEVEL", steps=len(structure.steps))
        return time.moved_to(clock, step, context.now_ms)

    clocks = _turned(state, command, moved)
    level = structure.level_number(clocks[0].clock.step)
    return ev.ClocksStepped(command.round, level, clocks)


def _turned(
    state: MeetingState,
    command: cmd.ClockCommand,
    turn: Callable[[ClockState], ClockState | None],
    nothing: str = "MEETING_TABLE_OVER",
) -> tuple[ev.TableClock, ...]:
    """Return the clocks an act changes, as they are from now on; refused when it changes none."""
    played = the_round(state, command.round)
    for number in command.tables:
        the_table(state, command.round, number)
    if played.over:
        raise Refused("MEETING_ROUND_OVER", round=played.number)
    if state.setup.clocks is Clocks.TOGETHER:
        numbers: tuple[int, ...] = (TOGETHER,)
    else:
        named = command.tables or tuple(sorted(played.tables))
        numbers = tuple(n for n in named if not played.tables[n].over)
    turned = ((number, turn(played.clock_of(number))) for number in numbers)
    clocks = tuple(ev.TableClock(played.number, n, c) for n, c in turned if c is not None)
    if not clocks:
        raise Refused(nothing, table=command.tables[0] if command.tables else min(played.tables))
    return clocks
