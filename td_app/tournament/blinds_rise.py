"""How the big blind rises from where the clock stands: the pressure that ends a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, inf, log

from td_app.tournament.clock import MINUTE_MS
from td_app.tournament.structure import Level, Structure

SLOWEST_DOUBLING = 120
"""Minutes in which blinds that never rise are taken to double: players go out all the same."""


#: Beyond it, in powers of e, nothing is left to tell apart: an hour days away.
MOST_RISEN = 100.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """``minutes`` of clock during which the big blind grows from ``first``, at a steady rate.

    A level leads smoothly to the next one's blinds, a break leaves them where they are.
    """

    minutes: float
    first: float
    rate: float


def doubling_minutes(structure: Structure, first: int, last: int) -> float | None:
    """Return the minutes of play in which the big blind doubles, from one level to another.

    Levels count from 1. None when it does not rise between them.

    >>> doubling_minutes(Structure((Level(25, 50), Level(50, 100), Level(100, 200))), 1, 3)
    20.0
    """
    levels = structure.levels[first - 1 : last]
    if len(levels) < 2 or levels[-1].big_blind <= levels[0].big_blind:
        return None
    played = sum(level.minutes for level in levels[:-1])
    return played * log(2) / log(levels[-1].big_blind / levels[0].big_blind)


def rise_from(structure: Structure, step: int, elapsed_ms: int) -> tuple[Stretch, ...]:
    """Return the blinds from this moment on; the last level goes on rising, for ever.

    It stands for the levels a director adds, or plays on at: the last pair of blinds leads
    on as fast as the whole structure rose.
    """
    levels = structure.levels
    nexts = dict(enumerate((after.big_blind for _, after in pairwise(levels)), 1))
    stretches = []
    elapsed = elapsed_ms / MINUTE_MS
    for place in range(step, len(structure.steps)):
        row = structure.steps[place]
        number = structure.level_number(place)
        left = max(0.0, row.minutes - elapsed)
        if not isinstance(row, Level):
            blind = nexts.get(number) or levels[number - 1].big_blind
            stretches.append(Stretch(left, blind, 0.0))
        elif number in nexts:
            rate = log(nexts[number] / row.big_blind) / row.minutes
            first = row.big_blind * exp(rate * min(row.minutes, max(0.0, elapsed)))
            rest = log(nexts[number] / first) / left if left else 0.0
            stretches.append(Stretch(left, first, rest))
        elapsed = 0.0
    return (*stretches, _beyond(structure, step, elapsed_ms))


def _beyond(structure: Structure, step: int, elapsed_ms: int) -> Stretch:
    """The last level and whatever follows it."""
    levels = structure.levels
    rate = log(2) / (doubling_minutes(structure, 1, len(levels)) or SLOWEST_DOUBLING)
    passed = 0.0
    last_row = max(p for p, row in enumerate(structure.steps) if isinstance(row, Level))
    if step >= last_row:
        passed = max(0, elapsed_ms) / MINUTE_MS
        passed += sum(row.minutes for row in structure.steps[last_row:step])
    return Stretch(inf, levels[-1].big_blind * exp(rate * passed), rate)


def minutes_until(rise: tuple[Stretch, ...], big_blind: float) -> float:
    """Return in how many minutes the big blind has come to this; 0 when it has."""
    waited = 0.0
    for stretch in rise:
        if big_blind <= stretch.first:
            return waited
        if stretch.rate > 0:
            reached = log(big_blind / stretch.first) / stretch.rate
            if reached <= stretch.minutes:
                return waited + reached
        waited += stretch.minutes
    return waited


def big_blind_in(rise: tuple[Stretch, ...], minutes: float) -> float:
    """Return the big blind in so many minutes, between two levels where they meet."""
    for stretch in rise:
        if minutes <= stretch.minutes:
            return stretch.first * exp(min(MOST_RISEN, stretch.rate * max(0.0, minutes)))
        minutes -= stretch.minutes
    raise AssertionError("the last stretch has no end")
