"""The clock as it is read, and whether play ends in time for the hall."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import tzinfo
from enum import Enum
from functools import lru_cache

from td_app.tournament.decide.checks import late_entry_open
from td_app.tournament.planning.finishing_estimate import (
    EveningSoFar,
    FinishingEstimate,
    chance_within,
    finishing_estimate,
)
from td_app.tournament.planning.structure_forecast import rounded, shortened, without_breaks
from td_app.tournament.state.clock import MINUTE_MS, ClockReading, ClockState, read_clock
from td_app.tournament.state.setup import closing_moment, is_later_day, start_of_play
from td_app.tournament.state.structure import Level, Structure
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
    overtime, winner: each looks different from across the hall. ``date`` (``YYYY-MM-DD``) and
    ``starts_at`` (``HH:MM``) are when play is to begin, empty when nobody said. ``day_over``: a
    day 1 has ended; ``held``: a break of every hour is on, within the level. ``approximate``: chips
    and average are not known exactly before a count.
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
    date: str = ""
    starts_at: str = ""
    day_over: bool = False
    held: bool = False
    approximate: bool = False


def clock_view(state: TournamentState, now_ms: int) -> ClockView:
    """Return what the clock shows at ``now_ms``."""
    structure = state.setup.structure
    reading = read_clock(state.clock, structure, now_ms)
    # No level is being played before the start, nor once the tournament is over.
    now = "past" if state.over else "current" if state.clock.started else "future"
    rows = _steps(structure, reading.step, now)
    level = reading.level
    average = state.average
    coming = _coming(rows, reading)
    # In a break nobody plays at the level that is over: the average is told at the one to come.
    played_at = coming.big_blind if reading.in_break and coming else level.big_blind
    due = () if isinstance(reading.playing, Level) else reading.playing.removes
    removes = tuple(value for value in due if value not in state.withdrawn_values)
    return ClockView(
        look="winner" if state.over else clock_look(reading),
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
        next_level=coming,
        next_break_ms=reading.next_break_ms,
        removes=removes,
        steps=rows,
        players_left=state.players_left,
        entrants=state.took_part,
        chips_in_play=state.chips_in_play,
        average_stack=average,
        average_bb_tenths=rounded(average * 10, played_at),
        late_entry_until=state.setup.last_entry_level,
        late_entry_open=late_entry_open(state, now_ms),
        date=state.setup.date,
        starts_at=state.setup.starts_at,
        day_over=state.bagged is not None,
        held=reading.held,
        approximate=state.chips_approximate,
    )


def _coming(rows: tuple[StepRow, ...], reading: ClockReading) -> StepRow | None:
    """The level played next: this one again, where a break of the hour holds it."""
    if reading.last and not reading.held:
        return None
    coming = reading.step if reading.held else reading.step + 1
    return next((row for row in rows[coming:] if not row.is_break), None)


def clock_look(reading: ClockReading) -> str:
    """Return how a clock looks while nobody has won: a ``look`` of :class:`ClockView`."""
    if not reading.started:
        return "not_started"
    if not reading.running:
        return "paused"
    if reading.overtime_ms:
        return "overtime"
    if reading.remaining_ms <= LAST_SECONDS_MS:
        return "last_seconds"
    if reading.remaining_ms <= LAST_MINUTE_MS:
        return "last_minute"
    if reading.in_break:
        return "break"
    return "last_level" if reading.last else "running"


@lru_cache(maxsize=8)
def _steps(structure: Structure, current: int, now: str) -> tuple[StepRow, ...]:
    """The rows of a structure, the one that is on being ``now``: asked each second, kept."""
    rows = []
    level = 0
    for step, row in enumerate(structure.steps):
        is_level = isinstance(row, Level)
        level += is_level
        when = "past" if step < current else now if step == current else "future"
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


@dataclass(frozen=True, slots=True)
class StackDepth:
    """The average stack ``played_ms`` into the structure, in chips and in tenths of a big blind."""

    played_ms: int
    chips: int
    big_blinds_tenths: int


def average_so_far(state: TournamentState, now_ms: int) -> tuple[StackDepth, ...]:
    """Return the average stack at the start, at the end of each level played, and now.

    Those who entered late or bought chips count from the start: chips and players came together.
    The average of one player is the whole table: once one is left, the last told is that of the
    last two, at the level at which the second of them went out.
    """
    structure = state.setup.structure
    if not state.clock.started or not state.players_left:
        return ()
    reading = read_clock(state.clock, structure, now_ms)
    went = [record.level for record in state.outs.values()]

    found: list[StackDepth] = []

    def left_after(level: int) -> int:
        return state.players_left + sum(one > level for one in went)

    def tell(at_ms: int, left: int, big_blind: int) -> None:
        if left > 1:
            chips = rounded(state.chips_in_play, left)
            tenths = rounded(state.chips_in_play * 10, big_blind * left)
            found.append(StackDepth(at_ms, chips, tenths))

    tell(0, left_after(0), structure.levels[0].big_blind)
    passed = 0
    for step, row in enumerate(structure.steps[: reading.step]):
        passed += row.minutes * MINUTE_MS
        if isinstance(row, Level):
            tell(passed, left_after(structure.level_number(step)), row.big_blind)
    level = reading.level_number
    last_two = state.players_left == 1 and level in went
    left = 2 if last_two else left_after(level)
    tell(played_ms(state, now_ms), left, reading.level.big_blind)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class PlayersSoFar:
    """When play began or is to begin, how many then, and each moment with how many were left."""

    begins_ms: int
    entrants: int
    outs: tuple[tuple[int, int], ...]
    left: int


def players_so_far(state: TournamentState, now_ms: int) -> PlayersSoFar:
    """Return how the players went out; the clock counted as if it had never stopped."""
    left = evening_so_far(state, now_ms).left
    went = sorted(record.at_ms for record in state.outs.values())
    entrants = left + len(went)
    begins = _counted_from(state, now_ms, None)
    if state.clock.started:
        begins = now_ms - played_ms(state, now_ms)
    if went:
        begins = min(begins, went[0])
    outs = tuple((at_ms, entrants - number) for number, at_ms in enumerate(went, 1))
    return PlayersSoFar(begins, entrants, outs, left)


#: Lengths of level offered to finish sooner, and what a change has to save, in minutes.
SHORTER_LEVELS = (20, 15, 12)
LEAST_SAVED = 3


class Verdict(Enum):
    """The range against the hall's hour: all of it before, some of it, none; or no hour."""

    NO_HOUR = "no_hour"
    IN_TIME = "in_time"
    AT_RISK = "at_risk"
    TOO_LATE = "too_late"


@dataclass(frozen=True, slots=True)
class FinishOption:
    """A change of the levels or breaks to come, and what it does to the end.

    ``name`` is ``levels`` (none longer than ``minutes``) or ``breaks`` (given up);
    ``saved`` is how many minutes sooner the middle of the range falls, ``end_ms`` where.
    """

    name: str
    minutes: int
    structure: Structure
    saved: int
    end_ms: int
    verdict: Verdict
    chance: int


@dataclass(frozen=True, slots=True)
class FinishView:
    """The estimated end. Moments in milliseconds since 1970, ``chance`` out of 100.

    Counted from ``now_ms``: before the start, from the hour said for it where that is to come.
    ``closing_ms`` None: the hall does not close, or at ``closes_at`` of a day whose start is not
    said. ``chance`` is that of being done by then. ``announced``: the director lets the wall say
    it. ``from_now``: play has not begun, and counts from now all the same.
    """

    now_ms: int
    low_ms: int
    end_ms: int
    high_ms: int
    closing_ms: int | None
    verdict: Verdict
    chance: int
    estimate: FinishingEstimate
    options: tuple[FinishOption, ...]
    announced: bool
    closes_at: str = ""
    from_now: bool = False

    @property
    def margin(self) -> int:
        """Return the minutes between the middle and closing, negative when it comes after."""
        return 0 if self.closing_ms is None else (self.closing_ms - self.end_ms) // MINUTE_MS


def evening_so_far(
    state: TournamentState, now_ms: int, structure: Structure | None = None
) -> EveningSoFar:
    """Return what an estimate goes by, in another structure when one is given.

    Before the draw, everyone present is taken to play; nobody ticked yet, everyone entered.
    """
    stack = state.setup.starting_stack
    reading = read_clock(state.clock, state.setup.structure, now_ms)
    entrants = state.took_part
    left = state.players_left
    chips = state.chips_in_play
    issued = state.chips_issued
    if not state.drawn:
        present = [who for who, one in state.entrants.items() if one.present]
        there = present or list(state.entrants)
        entrants = left = len(there)
        own = state.own_stacks
        chips = issued = sum(own.get(who, stack) for who in there) if own else entrants * stack
    return EveningSoFar(
        entrants=entrants,
        left=left,
        chips=chips,
        starting_stack=issued // entrants if entrants else stack,
        structure=structure or state.setup.structure,
        step=reading.step,
        elapsed_ms=reading.elapsed_ms,
    )


def finish_view(
    state: TournamentState, now_ms: int, zone: tzinfo | None = None
) -> FinishView | None:
    """Return the estimated end, the clock running from now or the start on; None once it is over.

    None as well on a day 1, which ends at its level.

    ``zone`` is the hall's, None for this computer's.
    """
    asked_ms = now_ms
    now_ms = _counted_from(state, now_ms, zone)
    evening = evening_so_far(state, now_ms)
    estimate = finishing_estimate(evening)
    if estimate is None or state.over or state.setup.flight is not None:
        return None
    estimate = with_hours_breaks(estimate, state.clock, now_ms)
    closing = closing_of(state, now_ms, zone)
    return FinishView(
        now_ms=now_ms,
        low_ms=now_ms + estimate.low * MINUTE_MS,
        end_ms=now_ms + estimate.middle * MINUTE_MS,
        high_ms=now_ms + estimate.high * MINUTE_MS,
        closing_ms=closing,
        verdict=_verdict(estimate, now_ms, closing),
        chance=_chance(evening, now_ms, closing),
        estimate=estimate,
        options=tuple(
            option
            for name, minutes, structure in _sooner(evening)
            if (option := finish_option(state, structure, now_ms, name, minutes, zone)) is not None
            and option.saved >= LEAST_SAVED
        ),
        announced=state.setup.end_announced,
        closes_at=state.setup.closes_at,
        from_now=not state.clock.started and now_ms == asked_ms,
    )


def with_hours_breaks(
    estimate: FinishingEstimate, clock: ClockState, now_ms: int
) -> FinishingEstimate:
    """Return an estimate with the breaks taken at the same minute of every hour (room 47)."""
    if not clock.holds:
        return estimate

    def later(minutes: int) -> int:
        return (clock.moment_of(minutes * MINUTE_MS, now_ms) - now_ms) // MINUTE_MS

    low, middle, high = map(later, (estimate.low, estimate.middle, estimate.high))
    return replace(estimate, low=low, middle=middle, high=high)


def finish_option(
    state: TournamentState,
    structure: Structure,
    now_ms: int,
    name: str = "",
    minutes: int = 0,
    zone: tzinfo | None = None,
) -> FinishOption | None:
    """Return the effect of another structure on the end of play; None if none is foreseen.

    ``structure`` holds the rows already played, as they were.
    """
    now_ms = _counted_from(state, now_ms, zone)
    before = finishing_estimate(evening_so_far(state, now_ms))
    evening = evening_so_far(state, now_ms, structure)
    after = finishing_estimate(evening) if evening.step < len(structure.steps) else None
    if before is None or after is None:
        return None
    closing = closing_of(state, now_ms, zone)
    return FinishOption(
        name=name,
        minutes=minutes,
        structure=structure,
        saved=before.middle - after.middle,
        end_ms=now_ms + after.middle * MINUTE_MS,
        verdict=_verdict(after, now_ms, closing),
        chance=_chance(evening, now_ms, closing),
    )


def _counted_from(state: TournamentState, now_ms: int, zone: tzinfo | None) -> int:
    """The moment from which play goes on: now, or the start to come."""
    if state.clock.started:
        return now_ms
    return start_of_play(state.setup.date, state.setup.starts_at, now_ms, zone)


def closing_of(state: TournamentState, now_ms: int, zone: tzinfo | None = None) -> int | None:
    """Return the moment the hall closes on this evening of play.

    None when it does not, and for a tournament whose day is still to come.
    """
    setup = state.setup
    waits = not state.clock.started
    if not setup.closes_at or (waits and is_later_day(setup.date, now_ms, zone)):
        return None
    begun = now_ms if waits else _evening_begun(state, now_ms)
    return closing_moment(setup.closes_at, begun, zone)


def _evening_begun(state: TournamentState, now_ms: int) -> int:
    """When the clock would have to have started to stand where it does, had it never stopped.

    Levels may have been passed over or played again: not before the draw, not after an exit.
    """
    begun = now_ms - played_ms(state, now_ms)
    drawn = [draw.at_ms for draw in state.draws if not draw.final_table]
    went = [record.at_ms for record in state.outs.values()]
    return min(max([begun, *drawn[-1:]]), *went, now_ms)


def played_ms(state: TournamentState, now_ms: int) -> int:
    """Return how much of the structure has been played, breaks included."""
    reading = read_clock(state.clock, state.setup.structure, now_ms)
    before = state.setup.structure.steps[: reading.step]
    return sum(row.minutes for row in before) * MINUTE_MS + max(0, reading.elapsed_ms)


def _sooner(evening: EveningSoFar) -> list[tuple[str, int, Structure]]:
    """The changes that could be made, the gentlest first."""
    first = evening.step + 1
    offered = [("breaks", 0, without_breaks(evening.structure, first))]
    offered += [
        ("levels", minutes, shortened(evening.structure, first, minutes))
        for minutes in SHORTER_LEVELS
    ]
    return [offer for offer in offered if offer[2] != evening.structure]


def _verdict(estimate: FinishingEstimate, now_ms: int, closing: int | None) -> Verdict:
    if closing is None:
        return Verdict.NO_HOUR
    if now_ms + estimate.high * MINUTE_MS <= closing:
        return Verdict.IN_TIME
    return Verdict.AT_RISK if now_ms + estimate.low * MINUTE_MS <= closing else Verdict.TOO_LATE


def _chance(evening: EveningSoFar, now_ms: int, closing: int | None) -> int:
    return 100 if closing is None else chance_within(evening, (closing - now_ms) // MINUTE_MS)
