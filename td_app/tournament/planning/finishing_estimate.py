"""When play should end, from how blinds rise and players leave."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, inf, log, sqrt
from statistics import NormalDist

from td_app.tournament.planning.structure_forecast import BIG_BLINDS_AT_THE_END
from td_app.tournament.state.clock import MINUTE_MS
from td_app.tournament.state.structure import Level, Structure

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
    """Return the stretch beyond the last level of the structure."""
    levels = structure.levels
    rate = log(2) / (doubling_minutes(structure, 1, len(levels)) or SLOWEST_DOUBLING)
    passed = 0.0
    last_row = max(p for p, row in enumerate(structure.steps) if isinstance(row, Level))
    if step >= last_row:
        passed = max(0, elapsed_ms) / MINUTE_MS
        passed += sum(row.minutes for row in structure.steps[last_row:step])
    risen = exp(min(MOST_RISEN, rate * passed))
    return Stretch(inf, levels[-1].big_blind * risen, rate)


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


#: Blinds that double in so many minutes end with ``BIG_BLINDS_AT_THE_END`` in play.
USUAL_DOUBLING = 30

#: At so many players left, shorter levels to come leave no fewer hands than were needed.
LEFT_TO_THE_PAST = 5

#: How many times fewer or more big blinds the fastest and the slowest blinds leave at the end.
FASTEST = 0.5
SLOWEST = 3.0

#: How many times sooner the last players go out than the curve of the field says.
SOONER_AT_THE_END = 3.0

#: Spread of the logarithm of big blinds at the end: by the convention alone, by the pace.
SPREAD_AT_START = 0.40
SPREAD_OF_PACE = 0.32

#: Chances that play is over by the low end, the middle and the high end of the range.
LOW = 0.1
MIDDLE = 0.5
HIGH = 0.9

_LAW = NormalDist()

#: Below it a chance is nothing: play that goes on against all odds still ends some time.
_LEAST_CHANCE = 1e-9


@dataclass(frozen=True, slots=True)
class EveningSoFar:
    """The input of the estimate: entrants and players left, chips, position of the clock.

    ``chips`` are those in play, ``starting_stack`` what each received; the clock stands
    ``elapsed_ms`` into ``step`` (from 0) of the structure.
    """

    entrants: int
    left: int
    chips: int
    starting_stack: int
    structure: Structure
    step: int = 0
    elapsed_ms: int = 0


@dataclass(frozen=True, slots=True)
class Way:
    """One way of seeing it: ``big_blinds`` in play at the end, in how many minutes, its weight."""

    name: str
    big_blinds: int
    minutes: int
    weight_percent: int


@dataclass(frozen=True, slots=True)
class FinishingEstimate:
    """In how many minutes play should end; ``high`` is over 90 chances in 100, ``low`` 10.

    ``beyond`` is how many minutes after the last level of the structure the middle falls
    (0: within it). ``ways`` are the reasons, the big blinds first.
    """

    low: int
    middle: int
    high: int
    beyond: int
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class _Outlook:
    """The law of the big blinds at the end: centre and spread of their logarithm, and now."""

    centre: float
    spread: float
    now: float
    chips: int
    rise: tuple[Stretch, ...]

    def minutes(self, chance: float) -> float:
        """Minutes until play is over with this chance, given that it is not over now."""
        going_on = max(_LEAST_CHANCE, self._ended_later(self.now) * (1 - chance))
        at_the_end = min(exp(self.centre + self.spread * _LAW.inv_cdf(going_on)), self.now)
        return minutes_until(self.rise, self.chips / at_the_end)

    def chance_within(self, minutes: float) -> float:
        """The chance that play is over within so many minutes."""
        then = self.chips / big_blind_in(self.rise, minutes)
        now = max(_LEAST_CHANCE, self._ended_later(self.now))
        return 1 - min(1.0, self._ended_later(then) / now)

    def _ended_later(self, big_blinds: float) -> float:
        return _LAW.cdf((log(big_blinds) - self.centre) / self.spread)


def finishing_estimate(evening: EveningSoFar) -> FinishingEstimate | None:
    """Return when play should end; None when fewer than two players are left.

    >>> from td_app.tournament.state.structure import Level
    >>> levels = tuple(Level(50 * 2**i, 100 * 2**i, minutes=30) for i in range(9))
    >>> told = finishing_estimate(EveningSoFar(40, 40, 400_000, 10_000, Structure(levels)))
    >>> told.low, told.middle, told.high
    (207, 229, 252)
    """
    if evening.left < 2 or evening.chips < 1:
        return None
    outlook = _outlook(evening)
    pace = _by_pace(evening)
    weight = 0 if pace is None else round(100 * _weight_of_pace(evening))
    ways = [_way("big_blinds", _by_convention(evening), SPREAD_AT_START, 100 - weight, evening)]
    if pace is not None:
        ways.append(_way("pace", pace, SPREAD_OF_PACE, weight, evening))

    middle = outlook.minutes(MIDDLE)
    steps = evening.structure.steps[evening.step :]
    last = sum(row.minutes for row in steps) - evening.elapsed_ms / 60_000
    return FinishingEstimate(
        low=round(outlook.minutes(LOW)),
        middle=round(middle),
        high=round(outlook.minutes(HIGH)),
        beyond=max(0, round(middle - max(0.0, last))),
        ways=tuple(ways),
    )


def chance_within(evening: EveningSoFar, minutes: int) -> int:
    """Return the chances in 100 that play is over within so many minutes of clock."""
    if evening.left < 2 or evening.chips < 1:
        return 100
    return round(100 * _outlook(evening).chance_within(minutes)) if minutes > 0 else 0


def _outlook(evening: EveningSoFar) -> _Outlook:
    rise = rise_from(evening.structure, evening.step, evening.elapsed_ms)
    now = evening.chips / big_blind_in(rise, 0)
    centre = log(_by_convention(evening))
    weight = 0.0
    pace = _by_pace(evening)
    if pace is not None:
        weight = _weight_of_pace(evening)
        centre += weight * (log(pace) - centre)
    variance = (1 - weight) * SPREAD_AT_START**2 + weight * SPREAD_OF_PACE**2
    return _Outlook(centre, sqrt(variance), now, evening.chips, rise)


def _way(name: str, big_blinds: float, spread: float, weight: int, evening: EveningSoFar) -> Way:
    rise = rise_from(evening.structure, evening.step, evening.elapsed_ms)
    now = evening.chips / big_blind_in(rise, 0)
    alone = _Outlook(log(big_blinds), spread, now, evening.chips, rise)
    return Way(name, max(1, round(big_blinds)), round(alone.minutes(MIDDLE)), weight)


def _weight_of_pace(evening: EveningSoFar) -> float:
    """Return how far the evening is: the root of the share of those to go out who are out."""
    return sqrt((evening.entrants - evening.left) / (evening.entrants - 1))


def _by_convention(evening: EveningSoFar) -> float:
    """The big blinds in play at the end of a usual evening, with the levels still to come.

    The fewer are left, the more the blinds already played made what they play with.
    """
    played = _usual_so_far(evening)
    level = max(1, evening.structure.level_number(evening.step))
    coming = _usual(evening.structure, level, len(evening.structure.levels))
    of_the_past = min(1.0, LEFT_TO_THE_PAST / evening.left) * _weight_of_pace(evening)
    return exp(of_the_past * log(played) + (1 - of_the_past) * log(coming))


def _by_pace(evening: EveningSoFar) -> float | None:
    """The big blinds in play at the end if players go on going out as they did so far."""
    rise = rise_from(evening.structure, evening.step, evening.elapsed_ms)
    risen = big_blind_in(rise, 0) - evening.structure.levels[0].big_blind
    if evening.left >= evening.entrants or risen <= 0:
        return None
    share = evening.entrants / evening.left
    each = evening.starting_stack * sqrt(share**2 - 1) / risen
    sooner = 1 + (SOONER_AT_THE_END - 1) * (1 - 1 / evening.left)
    # Levels made shorter from here on leave fewer hands each: blinds alone do not tell the pace.
    return each * sooner * _by_convention(evening) / _usual_so_far(evening)


def _usual_so_far(evening: EveningSoFar) -> float:
    return _usual(evening.structure, 1, max(2, evening.structure.level_number(evening.step)))


def _usual(structure: Structure, first: int, last: int) -> float:
    doubling = doubling_minutes(structure, first, last)
    if doubling is None:
        doubling = doubling_minutes(structure, 1, len(structure.levels)) or USUAL_DOUBLING
    return BIG_BLINDS_AT_THE_END * min(SLOWEST, max(FASTEST, doubling / USUAL_DOUBLING))
