"""The clock: start, pause, a minute more or less, levels, gaps (2.2, 3.1)."""

from __future__ import annotations

from dataclasses import replace

from rules_ropta.balancing import RESUMES_WITH, STARTS_WITH, may_play
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide.checks import Context, Deciders, level_now
from td_app.tournament.planning.synchronized import as_set
from td_app.tournament.state import clock as time
from td_app.tournament.state.structure import Break
from td_app.tournament.state.tournament import TournamentState

LONGEST_ADJUSTMENT = 24 * 3600

#: A tournament left longer than this did not sleep: the moments given are wrong.
LONGEST_GAP_MS = 366 * 24 * 3600 * 1000


def start_clock(
    state: TournamentState, command: cmd.StartClock, context: Context
) -> ev.ClockStarted:
    """Start or resume, once every table has enough players seated (2.2), or overruled (1.1)."""
    if not state.drawn:
        raise Refused("NOT_DRAWN_YET", cites=("2.1",))
    _still_played(state)
    if state.clock.running:
        raise Refused("CLOCK_RUNNING")
    if not command.overruled:
        _enough_seated(state, context)
    running = time.running_from(state.clock, context.now_ms)
    clock = as_set(running, state.setup, context.now_ms)
    level = time.read_clock(clock, state.setup.structure, context.now_ms).level_number
    return ev.ClockStarted(clock, level, overruled=command.overruled)


def _enough_seated(state: TournamentState, context: Context) -> None:
    """Refuse to begin with a table of fewer than three seated, of two back from a break (2.2).

    Who is away is not seated. A table of two places cannot seat three, and one that nobody sits
    at waits for nobody: there the question does not arise.
    """
    back = state.clock.started
    reading = time.read_clock(state.clock, state.setup.structure, context.now_ms)
    if back and not reading.in_break:
        return
    short: dict[int, int] = {}
    for table in state.open_tables():
        seated = sum(who not in state.absences for who in table.places.values())
        asked = table.places and (back or table.capacity >= STARTS_WITH)
        if asked and not may_play(seated, after_break=back).decision:
            short[table.number] = seated
    if short:
        raise Refused(
            "TOO_FEW_BACK" if back else "TOO_FEW_TO_START",
            cites=("2.2",),
            tables=tuple(short),
            players=min(short.values()),
            needed=RESUMES_WITH if back else STARTS_WITH,
        )


def pause_clock(
    state: TournamentState, command: cmd.PauseClock, context: Context
) -> ev.ClockPaused:
    """Hold the clock where it stands."""
    _still_played(state)
    if not state.clock.running:
        raise Refused("CLOCK_STANDS")
    clock = time.held_at(state.clock, state.setup.structure, context.now_ms)
    return ev.ClockPaused(clock, level_now(state, context))


def adjust_clock(
    state: TournamentState, command: cmd.AdjustClock, context: Context
) -> ev.ClockAdjusted:
    """Add or take away seconds."""
    _still_played(state)
    if command.seconds == 0 or abs(command.seconds) > LONGEST_ADJUSTMENT:
        raise Refused("CLOCK_ADJUSTMENT", seconds=command.seconds)
    clock = time.adjusted(state.clock, state.setup.structure, command.seconds, context.now_ms)
    return ev.ClockAdjusted(clock, command.seconds)


def next_level(state: TournamentState, command: cmd.NextLevel, context: Context) -> ev.LevelChanged:
    """Go to the start of the next step."""
    return _level_changed(state, _step_now(state, context) + 1, context)


def previous_level(
    state: TournamentState, command: cmd.PreviousLevel, context: Context
) -> ev.LevelChanged:
    """Go back to the start of the previous step."""
    return _level_changed(state, _step_now(state, context) - 1, context)


def go_to_step(state: TournamentState, command: cmd.GoToStep, context: Context) -> ev.LevelChanged:
    """Go to the start of any step, from 0."""
    return _level_changed(state, command.step, context)


def _still_played(state: TournamentState) -> None:
    """Refuse an act on the clock once the tournament is over."""
    if state.over:
        raise Refused("TOURNAMENT_OVER")


def _step_now(state: TournamentState, context: Context) -> int:
    return time.read_clock(state.clock, state.setup.structure, context.now_ms).step


def _level_changed(state: TournamentState, step: int, context: Context) -> ev.LevelChanged:
    _still_played(state)
    structure = state.setup.structure
    if step < 0:
        raise Refused("FIRST_LEVEL")
    if step >= len(structure.steps):
        raise Refused("NO_SUCH_LEVEL", steps=len(structure.steps))
    clock = time.moved_to(state.clock, step, context.now_ms)
    in_break = isinstance(structure.steps[step], Break)
    return ev.LevelChanged(clock, step, structure.level_number(step), in_break)


def settle_clock_gap(
    state: TournamentState, command: cmd.SettleClockGap, context: Context
) -> ev.ClockGapSettled:
    """Settle an absence, a sleep or a changed computer clock as the director says."""
    if not state.clock.running:
        raise Refused("CLOCK_STANDS")
    structure = state.setup.structure
    moments = (command.seen_ms, command.back_ms)
    if any(abs(moment - context.now_ms) > LONGEST_GAP_MS for moment in moments):
        raise Refused("CLOCK_GAP")
    went_on = command.back_ms >= command.seen_ms
    # A clock set back tells nothing of the time between: what was seen played stays played.
    if command.choice == "as_if_running" and went_on:
        clock = time.re_anchored(state.clock, structure, context.now_ms)
    else:
        held = time.held_at(state.clock, structure, command.seen_ms)
        clock = time.running_from(held, context.now_ms)
    gap = command.back_ms - command.seen_ms
    return ev.ClockGapSettled(clock, command.choice, gap)


def undone_clock(
    state: TournamentState, before: TournamentState, choice: cmd.UndoChoice, context: Context
) -> time.ClockState:
    """Return the clock in force once a change of the clock is undone.

    ``as_if_never``: what the clock before would say now. ``from_now``: the time passed
    since stays as it passed, and from now on the clock runs (or stands) as it did before.
    """
    if choice == "as_if_never":
        return before.clock
    held = time.held_at(state.clock, state.setup.structure, context.now_ms)
    held = replace(held, started=before.clock.started or state.clock.started)
    return time.running_from(held, context.now_ms) if before.clock.running else held


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.StartClock: start_clock,
    cmd.PauseClock: pause_clock,
    cmd.AdjustClock: adjust_clock,
    cmd.NextLevel: next_level,
    cmd.PreviousLevel: previous_level,
    cmd.GoToStep: go_to_step,
    cmd.SettleClockGap: settle_clock_gap,
}
