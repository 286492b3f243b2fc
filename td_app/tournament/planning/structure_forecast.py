"""The hours of a structure, and what a change made in play does to them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from math import isqrt

from rules_ropta.ruling import Refused
from td_app.tournament.state.clock import MINUTE_MS, ClockState, re_anchored, rolled_on
from td_app.tournament.state.structure import Break, Level, Structure, check_structure

BIG_BLINDS_AT_THE_END = 20
"""A tournament tends to end when about this many big blinds are in play in all."""


@dataclass(frozen=True, slots=True)
class HourLine:
    """Where play stands after ``hour`` hours of clock, breaks included (0: the start).

    Amounts in chips; ``average_big_blinds_tenths`` in tenths of a big blind (253 reads 25.3).
    ``players_left_estimate`` and the two averages drawn from it are estimates.
    """

    hour: int
    level: int
    small_blind: int
    big_blind: int
    ante: int
    players_left_estimate: int
    average_stack: int
    average_big_blinds_tenths: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """The whole length in minutes, when the end is to be expected, and each hour.

    ``expected_end_minutes`` is an estimate counted from the start, None when the structure
    stops before so few big blinds are in play; ``last_big_blinds_tenths`` says how many
    are in play in all at the last level, in tenths.
    """

    total_minutes: int
    expected_end_minutes: int | None
    last_big_blinds_tenths: int
    hours: tuple[HourLine, ...]


def forecast(structure: Structure, starting_stack: int, players: int) -> Forecast:
    """Return what to expect of the structure; nobody late, no penalty, no pause.

    Refused: what ``check_structure`` refuses, ``STACK_TOO_SMALL``, ``PLAYERS_TOO_FEW``.
    """
    check_structure(structure)
    if starting_stack < 1:
        raise Refused("STACK_TOO_SMALL", stack=starting_stack)
    if players < 2:
        raise Refused("PLAYERS_TOO_FEW", players=players, least=2)
    in_play = starting_stack * players
    return Forecast(
        total_minutes=structure.minutes,
        expected_end_minutes=_expected_end(structure, in_play),
        last_big_blinds_tenths=in_play * 10 // structure.levels[-1].big_blind,
        hours=tuple(
            _hour_line(structure, hour, starting_stack, players)
            for hour in range((structure.minutes + 59) // 60)
        ),
    )


def players_left(starting_stack: int, players: int, first_big_blind: int, big_blind: int) -> int:
    """Return an estimate of the players left when the big blind has come to this.

    The model, and no more than a model: nobody is out at the start; while twenty big
    blinds weigh little beside a starting stack, few go out; once they outweigh it, about
    as many remain as can hold twenty big blinds each, so that one is left when twenty are
    in play in all. Between the two, the legs of a right angle join:
    players x stack / sqrt(stack^2 + (20 x (big blind - first big blind))^2).

    >>> [players_left(10_000, 40, 100, blind) for blind in (100, 300, 600, 2_000, 20_000)]
    [40, 37, 28, 10, 1]
    """
    risen = BIG_BLINDS_AT_THE_END * (big_blind - first_big_blind)
    pressed = isqrt(starting_stack**2 + risen**2)
    return max(1, (players * starting_stack + pressed // 2) // pressed)


def average_at(
    structure: Structure, minute: int, starting_stack: int, players: int
) -> tuple[int, int]:
    """Return an estimate of the average stack at a minute: in chips, in tenths of a big blind."""
    level = structure.levels[_level_at(structure, minute) - 1]
    left = players_left(starting_stack, players, structure.levels[0].big_blind, level.big_blind)
    in_play = starting_stack * players
    return in_play // left, rounded(in_play * 10, left * level.big_blind)


def _hour_line(structure: Structure, hour: int, starting_stack: int, players: int) -> HourLine:
    number = _level_at(structure, hour * 60)
    level = structure.levels[number - 1]
    left = players_left(starting_stack, players, structure.levels[0].big_blind, level.big_blind)
    (stack, in_big_blinds) = average_at(structure, hour * 60, starting_stack, players)
    return HourLine(
        hour=hour,
        level=number,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        players_left_estimate=left,
        average_stack=stack,
        average_big_blinds_tenths=in_big_blinds,
    )


def rounded(number: int, by: int) -> int:
    """Return a division to the nearest whole, a half upwards.

    >>> rounded(100_000, 150), rounded(5, 2)
    (667, 3)
    """
    return (2 * number + by) // (2 * by)


def _level_at(structure: Structure, minute: int) -> int:
    """Return the level at that minute; during a break, the one played before it."""
    ends = 0
    for place, step in enumerate(structure.steps):
        ends += step.minutes
        if minute < ends:
            return max(1, structure.level_number(place))
    return len(structure.levels)


def _expected_end(structure: Structure, in_play: int) -> int | None:
    """Return the minute at which the first level with so few big blinds in play begins."""
    begins = 0
    for step in structure.steps:
        if isinstance(step, Level) and step.big_blind * BIG_BLINDS_AT_THE_END >= in_play:
            return begins
        begins += step.minutes
    return None


BREAK_FOR_COLOUR_UP = 5
"""Minutes left to a break that cannot be given up: a value has to leave the tables there."""


def check_rows_played(old: Structure, new: Structure, step: int, elapsed_ms: int) -> None:
    """Refuse a structure that rewrites what was played before ``step`` (from 0), or cuts it short.

    The row that is on may change length, but cannot be made shorter than what was played of
    it. Refused: ``STRUCTURE_PAST``, ``STRUCTURE_CUT_SHORT``.
    """
    if len(new.steps) <= step or old.steps[:step] != new.steps[:step]:
        raise Refused("STRUCTURE_PAST", row=step)
    if type(old.steps[step]) is not type(new.steps[step]):
        raise Refused("STRUCTURE_PAST", row=step + 1)
    length = new.steps[step].minutes
    if length < old.steps[step].minutes and length * MINUTE_MS < elapsed_ms:
        played = -(-elapsed_ms // MINUTE_MS)
        raise Refused("STRUCTURE_CUT_SHORT", row=step + 1, minutes=length, played=played)


def check_level_under_way(old: Structure, new: Structure, step: int) -> None:
    """Refuse other blinds for the level that is on: only its length may change.

    A level taken out would otherwise pass for the next one, and be skipped unseen.
    """
    before = old.steps[step]
    after = new.steps[step]
    if isinstance(before, Level) and replace(after, minutes=before.minutes) != before:
        raise Refused("STRUCTURE_UNDER_WAY", cites=("3.1",), row=step + 1)


def check_values_removed(old: Structure, new: Structure, values: Collection[int]) -> None:
    """Refuse a break that would remove a value no chip has, unless it was already to leave.

    Without ``values`` the chips are not known, and nothing is refused.
    """
    known = {*values, *(value for step in old.steps for value in _removed(step))}
    for row, step in enumerate(new.steps, 1):
        for value in _removed(step):
            if values and value not in known:
                raise Refused("STRUCTURE_NO_SUCH_CHIP", cites=("3.2",), row=row, value=value)


def _removed(step: Level | Break) -> tuple[int, ...]:
    return step.removes if isinstance(step, Break) else ()


def clock_in(clock: ClockState, old: Structure, new: Structure, now_ms: int) -> ClockState:
    """Return the clock in a structure changed from now on: no step is skipped or repeated.

    In overtime a row put after the last begins now, whole.
    """
    here = re_anchored(clock, old, now_ms)
    new = here.played(new)
    if here.step >= len(new.steps) - 1:
        return here
    if here.elapsed_ms > new.steps[here.step].minutes * MINUTE_MS:
        return replace(here, step=here.step + 1, elapsed_ms=0)
    return here


def carried_over(clock: ClockState, old: Structure, new: Structure, now_ms: int) -> ClockState:
    """Return the clock as if ``new`` had been played: the same time since the first difference.

    For undo and redo, which may come when a changed row is already past.
    """
    here = re_anchored(clock, old, now_ms)
    new = here.played(new)
    first = rows_alike(old, new)
    if here.step < first:
        step, elapsed = rolled_on(new, here.step, here.elapsed_ms)
        return replace(here, step=step, elapsed_ms=elapsed)
    passed = here.elapsed_ms + sum(s.minutes for s in old.steps[first : here.step]) * MINUTE_MS
    last = len(new.steps) - 1
    if first > last:
        overtime = new.steps[last].minutes * MINUTE_MS + passed
        return replace(here, step=last, elapsed_ms=overtime)
    step, elapsed = rolled_on(new, first, passed)
    return replace(here, step=step, elapsed_ms=elapsed)


def rows_alike(one: Structure, other: Structure) -> int:
    """Return how many rows at the start are the same in both.

    >>> rows_alike(Structure((Level(25, 50), Break(10))), Structure((Level(25, 50), Break(5))))
    1
    """
    alike = 0
    for mine, theirs in zip(one.steps, other.steps, strict=False):
        if mine != theirs:
            break
        alike += 1
    return alike


def shortened(structure: Structure, first: int, minutes: int) -> Structure:
    """Return the structure with no level longer than ``minutes`` from row ``first`` (from 0) on.

    >>> shortened(Structure((Level(25, 50), Level(50, 100), Break(10))), 1, 15).minutes
    45
    """
    return Structure(
        tuple(
            replace(step, minutes=min(step.minutes, minutes))
            if isinstance(step, Level) and place >= first
            else step
            for place, step in enumerate(structure.steps)
        )
    )


def without_breaks(structure: Structure, first: int) -> Structure:
    """Return the structure without its breaks from row ``first`` (from 0) on.

    A break at which a value leaves the tables stays, short: the chips have to be changed (3.2).
    """
    coming: list[Level | Break] = []
    for step in structure.steps[first:]:
        if isinstance(step, Level):
            coming.append(step)
        elif step.removes:
            coming.append(replace(step, minutes=min(step.minutes, BREAK_FOR_COLOUR_UP)))
    return Structure((*structure.steps[:first], *coming))
