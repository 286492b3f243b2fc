"""A structure as a chart: how the big blind and the average stack rise, breaks left out.

Both stand in chips on one scale of tenfold steps: the height between them is the number of big
blinds of the average, told at the end of its line.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Final

from reports.charts import DASHED, LINE, ROUND, fitted, ruled
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Point, Said, Stroke

HOUR: Final = 60
#: How much of the colour of what is played lies under its line.
PLAYED: Final = 0.2
#: How far apart a line is looked at, where words look for their place.
FINE: Final = 2.0
#: Where the picture begins and where the words in it may, for words of size one: under the title,
#: and where a card has it in its head.
TOP: Final = (2.4, 2.9)
UNTITLED_TOP: Final = (1.85, 1.0)
#: How far words stay from lines where they can, for words of size one.
AIR: Final = 0.4
#: How far from its line a name is still read as its own, for words of size one.
NEAR: Final = 2.6
#: The dots of the line between the average and the big blind.
DOTS: Final = (1.5, 2.5)


@dataclass(frozen=True, slots=True)
class RisingStep:
    """A level with its big blind, or a break (0); how long it lasts, in minutes."""

    minutes: int
    big_blind: int = 0


@dataclass(frozen=True, slots=True)
class AverageStack:
    """The average stack so many minutes after the start, in chips and in big blinds."""

    minutes: float
    chips: float
    big_blinds: float


@dataclass(frozen=True, slots=True)
class StructureCourse:
    """The steps, how many minutes of them are played, and the average stack, the first first.

    What is ``estimated`` is a line in dashes, what is known goes by steps. ``title`` names both
    lines with their unit, ``average`` the last average and ``began`` the first, figures and all;
    ``blind`` the other line where it has room; ``hour`` follows a number of hours, ``apart`` stands
    between thousands. ``known`` are the averages as played, where the estimate begins.
    """

    steps: tuple[RisingStep, ...]
    title: str
    average: str = ""
    played: float = 0
    averages: tuple[AverageStack, ...] = ()
    began: str = ""
    hour: str = "\u00a0h"
    apart: str = ""
    estimated: bool = False
    blind: str = ""
    known: tuple[AverageStack, ...] = ()


def structure_marks(
    course: StructureCourse, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart of a structure; nothing of one without a level."""
    blinds = [step.big_blind for step in course.steps if step.big_blind]
    if not blinds:
        return ()
    frame = _Frame(course, width, height, size)
    steps = tuple(frame.steps())
    marks: list[ChartMark] = [*frame.rules(), *frame.hours(), *steps]
    if course.title:
        marks.insert(0, frame.title())
    if course.averages:
        marks += frame.averages(steps)
    if course.blind:
        marks += frame.blind(marks)
    return tuple(marks)


class _Frame:
    """Where minutes and chips stand."""

    def __init__(self, course: StructureCourse, width: float, height: float, size: float) -> None:
        chips = [float(step.big_blind) for step in course.steps if step.big_blind]
        chips += [one.chips for one in (*course.known, *course.averages)]
        self._course = course
        self._size = size
        self._width = width
        self._style = TypeStyle(size)
        self._chips = _Scale(min(chips), max(chips))
        told = [self._word(value) for value in self._chips.ticks]
        self._left = max(self._style.width(one) for one in told) + size * 0.8
        self._right = width - size
        top, clear = TOP if course.title else UNTITLED_TOP
        self._top = size * top
        self._clear = size * clear
        self._bottom = height - size * 1.8
        self._whole = max(1, sum(step.minutes for step in course.steps))

    def _word(self, value: float) -> str:
        return f"{value:,.0f}".replace(",", self._course.apart)

    def _x(self, minutes: float) -> float:
        return self._left + min(1.0, minutes / self._whole) * (self._right - self._left)

    def _y(self, share: float) -> float:
        return self._bottom - share * (self._bottom - self._top)

    def title(self) -> Said:
        """What the lines are, with their unit."""
        size = self._size
        title = self._course.title
        said = Said(0, size * 1.1, title, size, INK, room=self._width, face=Weight.SEMIBOLD)
        return fitted(said)

    def rules(self) -> Iterator[ChartMark]:
        """A rule a round number of chips, as many as have room."""
        low = math.inf
        for value in self._chips.ticks:
            y = self._y(self._chips.share(value))
            if low - y >= self._size * 1.3:
                low = y
                yield from ruled(self._left, self._right, y, self._word(value), self._size)

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
                y = self._chips.share(step.big_blind)
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

    def averages(self, steps: tuple[ChartMark, ...]) -> list[ChartMark]:
        """The average stack, told at the dot where its line ends, over the big blind of then.

        The first one is told too where it crosses nothing.
        """
        course = self._course
        known = self._by_steps(course.known if course.estimated else course.averages)
        coming = known[-1:] + self._estimate()
        lines = {(): self._placed(known), DASHED: self._placed(coming)}
        at = [line for line in lines.values() if line][-1][-1]
        drawn: list[ChartMark] = [
            Stroke(line, INK, LINE, dashes) for dashes, line in lines.items() if len(line) > 1
        ]
        foot = (
            at[0],
            self._y(self._chips.share(self._blind_at(course.averages[-1].minutes))),
        )
        drawn.append(Stroke((at, foot), INK, 1, DOTS))
        drawn.append(Disc(*at, self._size / 3.5, INK))
        taken = [mark.points for mark in (*steps, *drawn) if isinstance(mark, Stroke)]
        taken.append(_around(at, self._size / 2))
        _, last = self._label(at, course.average, taken, Weight.SEMIBOLD)
        if course.average:
            drawn.append(last)
        began = (lines[()] or lines[DASHED])[0]
        if began != at:
            crossed, first = self._label(began, course.began, [*taken, _edge(last, self._size)])
            if not crossed:
                drawn.append(first)
        return drawn

    def blind(self, marks: list[ChartMark]) -> Iterator[Said]:
        """The name of the line of the blinds at its end, where it stands on nothing."""
        strokes = [mark for mark in marks if isinstance(mark, Stroke)]
        end = max(
            (mark.points[-1] for mark in strokes if mark.colour in (ACCENT, SOFT)), default=None
        )
        if end is None:
            return
        lines = [mark.points for mark in strokes if mark.colour != RULE]
        lines += [_edge(_from_left(mark), self._size) for mark in marks if isinstance(mark, Said)]
        crossed, said = self._label(end, self._course.blind, lines)
        if not crossed and abs(said.baseline - end[1]) < self._size * NEAR:
            yield said

    def _by_steps(self, averages: tuple[AverageStack, ...]) -> list[tuple[float, float]]:
        """Minutes and heights of the average as played: level until the next one is known."""
        line: list[tuple[float, float]] = []
        for one in averages:
            if line:
                line.append((one.minutes, line[-1][1]))
            line.append((one.minutes, self._chips.share(one.chips)))
        return line

    def _estimate(self) -> list[tuple[float, float]]:
        """Minutes and heights of the average foreseen, after the last one known."""
        course = self._course
        if not course.estimated:
            return []
        after = course.known[-1].minutes if course.known else -1
        return [
            (one.minutes, self._chips.share(one.chips))
            for one in course.averages
            if one.minutes > after
        ]

    def _blind_at(self, minutes: float) -> int:
        """The big blind after so many minutes; during a break, and at an end, the one before."""
        ends = accumulate(step.minutes for step in self._course.steps)
        blind = 0
        for step, end in zip(self._course.steps, ends, strict=True):
            blind = step.big_blind or blind
            if end >= minutes and blind:
                break
        return blind

    def _label(
        self, at: Point, words: str, lines: list[tuple[Point, ...]], face: Weight = Weight.REGULAR
    ) -> tuple[int, Said]:
        """Return words beside a point, where the fewest lines are crossed, and how many are.

        Of two such places, the one with fewer lines near; then one that no rule passes through,
        then one over the point rather than under it.
        """
        size = self._size
        style = TypeStyle(size, face)
        room = self._width - self._left
        said = fitted(Said(0, 0, words, size, INK, room=room, face=face))
        wide = min(room, style.width(said.text))
        places = [
            (left, min(max(at[1] + size * up, self._clear), self._bottom - size * 0.2))
            for up in (0.35, -0.8, 1.5, -1.8, 2.5)
            for left in (at[0] + size * 0.7, at[0] - wide / 2, at[0] - size * 0.7 - wide)
        ]
        # In a low chart, beside the title.
        titled = self._course.title
        if titled and at[0] + size - wide > _edge(self.title())[1][0] + size * 2:
            places.append((at[0] + size - wide, self.title().baseline))
        found: list[tuple[int, int, bool, bool, int, Said]] = []
        rules = [self._y(self._chips.share(value)) for value in self._chips.ticks]
        for left, baseline in places:
            x = min(max(left, self._left), self._width - wide)
            placed = replace(said, x=x, baseline=baseline)
            edge = _edge(placed)
            beside = _edge(placed, size * AIR)
            around = _edge(placed, size * AIR, size * AIR)
            crossed = sum(crosses(line, beside) for line in lines)
            near = sum(crosses(line, around) for line in lines)
            ruled_through = any(edge[0][1] < y < edge[2][1] for y in rules)
            under = edge[0][1] > at[1]
            found.append((crossed, near, ruled_through, under, len(found), placed))
        crossed, *_, placed = min(found, key=lambda one: one[:5])
        return crossed, placed

    def _placed(self, told: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
        return tuple((self._x(minutes), self._y(share)) for minutes, share in told)


def _around(at: Point, far: float) -> tuple[Point, ...]:
    """Return a square around a dot, as a line."""
    (x, y) = at
    left = x - far
    top = y - far
    right = x + far
    foot = y + far
    return (left, top), (right, top), (right, foot), (left, foot), (left, top)


def _from_left(said: Said) -> Said:
    """Return words as they stand when written from their left."""
    wide = TypeStyle(said.size, said.face).width(said.text)
    x = said.x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[said.align]
    return replace(said, x=x, align="left")


def _edge(said: Said, aside: float = 0, over: float = 0) -> tuple[Point, ...]:
    """Return the rectangle that words written from their left fill, as a line around them.

    It stands ``aside`` from them, and ``over`` and under them.
    """
    wide = TypeStyle(said.size, said.face).width(said.text)
    top = said.baseline - said.size * 0.8 - over
    foot = said.baseline + said.size * 0.2 + over
    left = said.x - aside
    right = said.x + wide + aside
    return (left, top), (right, top), (right, foot), (left, foot), (left, top)


def crosses(line: tuple[Point, ...], edge: tuple[Point, ...]) -> bool:
    """Return whether a line passes through a rectangle, at one of the points cut on it."""
    (left, top), _, (right, foot), *_ = edge
    for (x, y), (after_x, after_y) in pairwise(line):
        if max(x, after_x) < left or min(x, after_x) > right:
            continue
        if max(y, after_y) < top or min(y, after_y) > foot:
            continue
        pieces = max(1, math.ceil(math.dist((x, y), (after_x, after_y)) / FINE))
        for piece in range(pieces + 1):
            share = piece / pieces
            across = x + share * (after_x - x)
            down = y + share * (after_y - y)
            if left <= across <= right and top <= down <= foot:
                return True
    return False


class _Scale:
    """A logarithmic scale from a round value to another; ``ticks`` are powers of ten within it.

    Where it holds less than two of them, other round values.
    """

    def __init__(self, least: float, most: float) -> None:
        values = _round_values(least, max(most, least + 1))
        tens = tuple(one for one in values if math.log10(one) % 1 == 0)
        self.ticks = tens if len(tens) > 1 else values
        self._low = math.log(values[0])
        self._high = math.log(values[-1])

    def share(self, value: float) -> float:
        """Return how far up a value stands, from 0 to 1."""
        share = (math.log(max(value, 1)) - self._low) / (self._high - self._low)
        return min(1.0, max(0.0, share))


def _round_values(least: float, most: float) -> tuple[float, ...]:
    """Return 1, 2, 5, 10… from the last one under ``least`` to the first one over ``most``."""
    power = 10 ** (math.floor(math.log10(max(least, 1))) - 1)
    values = [float(step * power * 10**place) for place in range(14) for step in ROUND]
    first = max(at for at, value in enumerate(values) if value < max(least, 1))
    last = min(at for at, value in enumerate(values) if value >= most)
    return tuple(values[first : max(last, first + 1) + 1])
