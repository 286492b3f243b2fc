"""A structure as a chart: how the big blind rises, breaks left out, how deep the average is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from reports.charts import ROUND, fitted
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Said, Stroke

HOUR: Final = 60
#: How much of the colour of what is played lies under its line.
PLAYED: Final = 0.2
LINE: Final = 2.0
DASHES: Final = (5.0, 3.0)


@dataclass(frozen=True, slots=True)
class RisingStep:
    """A level with its big blind, or a break (0); how long it lasts, in minutes."""

    minutes: int
    big_blind: int = 0


@dataclass(frozen=True, slots=True)
class StructureCourse:
    """The steps, how many minutes of them are played, and the average stack so far.

    ``averages``: minutes since the start and big blinds, the first first. ``title`` and
    ``average`` name the two with their units; ``hour`` follows a number of hours, ``apart``
    stands between thousands.
    """

    steps: tuple[RisingStep, ...]
    title: str
    average: str = ""
    played: float = 0
    averages: tuple[tuple[float, float], ...] = ()
    hour: str = "\u00a0h"
    apart: str = ""


def structure_marks(
    course: StructureCourse, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart of a structure; nothing of one without a level."""
    blinds = [step.big_blind for step in course.steps if step.big_blind]
    if not blinds:
        return ()
    frame = _Frame(course, width, height, size)
    marks = [*frame.titles(), *frame.rules(), *frame.hours(), *frame.steps()]
    if course.averages:
        marks += frame.averages()
    return tuple(marks)


class _Frame:
    """Where minutes and big blinds stand: blinds at the left, the average's own at the right."""

    def __init__(self, course: StructureCourse, width: float, height: float, size: float) -> None:
        blinds = [step.big_blind for step in course.steps if step.big_blind]
        self._course = course
        self._size = size
        self._width = width
        self._style = TypeStyle(size)
        self._blinds = _Scale(min(blinds), max(blinds))
        self._depths = _Scale(*_ends([depth for _, depth in course.averages]))
        told = [self._word(value) for value in self._blinds.ticks]
        self._left = max(self._style.width(one) for one in told) + size * 0.8
        right = [self._style.width(self._word(value)) for value in self._depths.ticks]
        self._right = width - size
        if course.averages:
            self._right = width - max(right) - size * 0.8
        self._top = size * 2.4
        self._bottom = height - size * 1.8
        self._whole = max(1, sum(step.minutes for step in course.steps))

    def _word(self, value: float) -> str:
        return f"{value:,.0f}".replace(",", self._course.apart)

    def _x(self, minutes: float) -> float:
        return self._left + min(1.0, minutes / self._whole) * (self._right - self._left)

    def _y(self, share: float) -> float:
        return self._bottom - share * (self._bottom - self._top)

    def titles(self) -> Iterator[ChartMark]:
        """What each line is, its unit with it: the average by its dashes."""
        size = self._size
        average = self._course.average if self._course.averages else ""
        room = self._width
        if average:
            asked = self._style.width(average)
            room = min(asked, self._width * 0.45)
            yield fitted(Said(self._width, size * 1.1, average, size, SOFT, "right", room))
            end = self._width - room - size * 0.5
            sample = ((end - size * 2, size * 0.75), (end, size * 0.75))
            yield Stroke(sample, INK, LINE, DASHES)
            room = end - size * 3
        title = Said(0, size * 1.1, self._course.title, size, INK, room=room, face=Weight.SEMIBOLD)
        yield fitted(title)

    def rules(self) -> Iterator[ChartMark]:
        """A rule a round big blind, those of the average beside them."""
        size = self._size
        for value in self._roomy(self._blinds):
            y = self._y(self._blinds.share(value))
            yield Stroke(((self._left, y), (self._right, y)), RULE, 0.6)
            x = self._left - size * 0.5
            yield Said(x, y + size * 0.35, self._word(value), size, SOFT, "right", self._left)
        if self._course.averages:
            for value in self._roomy(self._depths):
                y = self._y(self._depths.share(value))
                x = self._right + size * 0.5
                yield Said(x, y + size * 0.35, self._word(value), size, SOFT, room=self._width - x)

    def _roomy(self, scale: _Scale) -> list[float]:
        """The round values of a scale that have room one over the other."""
        kept: list[float] = []
        for value in scale.ticks:
            low = self._y(scale.share(kept[-1])) if kept else math.inf
            if low - self._y(scale.share(value)) >= self._size * 1.3:
                kept.append(value)
        return kept

    def hours(self) -> Iterator[ChartMark]:
        """The hours since the start, those that have room."""
        size = self._size
        widest = self._style.width(f"00{self._course.hour}") + size
        an_hour = self._x(HOUR) - self._left
        every = max(1, math.ceil(widest / an_hour))
        last = self._whole // HOUR
        for hour in range(0, last + 1, every):
            x = self._x(hour * HOUR)
            baseline = self._bottom + size * 1.5
            word = f"{hour}{self._course.hour}"
            half = self._style.width(word) / 2
            # The last stays within the picture, where it ends with an hour.
            x = min(x, self._width - half)
            yield Said(x, baseline, word, size, SOFT, "center", widest)

    def steps(self) -> Iterator[ChartMark]:
        """The steps between two breaks as a line each, what is played in the accent."""
        ends = list(accumulate(step.minutes for step in self._course.steps))
        line: list[tuple[float, float]] = []
        for step, end in zip(self._course.steps, ends, strict=True):
            if step.big_blind:
                y = self._blinds.share(step.big_blind)
                line += ((end - step.minutes, y), (end, y))
            else:
                yield from self._stretch(line)
                line = []
        yield from self._stretch(line)

    def _stretch(self, line: list[tuple[float, float]]) -> Iterator[ChartMark]:
        """Some steps, cut where play is."""
        if not line:
            return
        now = min(max(self._course.played, line[0][0]), line[-1][0])
        played = [point for point in line if point[0] <= now]
        coming = [point for point in line if point[0] > now]
        if coming and played:
            met = (now, coming[0][1])
            played.append(met)
            coming.insert(0, met)
        if len(coming) > 1:
            yield Stroke(self._placed(coming), SOFT, LINE)
        if played and now > line[0][0]:
            shape = [(line[0][0], 0.0), *played, (now, 0.0)]
            yield Area(self._placed(shape), ACCENT, PLAYED)
            yield Stroke(self._placed(played), ACCENT, LINE * 1.25)

    def averages(self) -> list[ChartMark]:
        """The average stack in big blinds, a dot where it is now."""
        told = [(minutes, self._depths.share(depth)) for minutes, depth in self._course.averages]
        points = self._placed(told)
        now = points[-1]
        drawn: list[ChartMark] = []
        if len(points) > 1:
            drawn.append(Stroke(points, INK, LINE, DASHES))
        if self._course.played:
            drawn.append(Disc(*now, self._size / 3.5, INK))
        return drawn

    def _placed(self, told: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
        return tuple((self._x(minutes), self._y(share)) for minutes, share in told)


class _Scale:
    """A logarithmic scale from a round value to another; ``ticks`` are those within it."""

    def __init__(self, least: float, most: float) -> None:
        self.ticks = _round_values(least, max(most, least + 1))
        self._low = math.log(self.ticks[0])
        self._high = math.log(self.ticks[-1])

    def share(self, value: float) -> float:
        """Return how far up a value stands, from 0 to 1."""
        share = (math.log(max(value, 1)) - self._low) / (self._high - self._low)
        return min(1.0, max(0.0, share))


def _ends(depths: list[float]) -> tuple[float, float]:
    """Return the least and the most of some depths, an octave at least apart."""
    if not depths:
        return 1, 2
    return min(depths), max(*depths, min(depths) * 2)


def _round_values(least: float, most: float) -> tuple[float, ...]:
    """Return 1, 2, 5, 10… from the last one under ``least`` to the first one over ``most``."""
    power = 10 ** (math.floor(math.log10(max(least, 1))) - 1)
    values = [float(step * power * 10**place) for place in range(14) for step in ROUND]
    first = max(at for at, value in enumerate(values) if value < max(least, 1))
    last = min(at for at, value in enumerate(values) if value >= most)
    return tuple(values[first : max(last, first + 1) + 1])
