"""Whether play ends in time as a chart: players left so far, and until when the last may play.

The scale is plain. Players leave as they do where blinds double, by the same share each hour: what
is foreseen falls steeply, then flattens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from reports.charts import DASHED, LINE, fitted, ruled
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Point, Said, Stroke
from reports.structure_chart import crosses

#: How much of its colour the band has.
FORECAST: Final = 0.2
#: Up to this height of the chart its lines of words stand close (sizes of the words).
LOW: Final = 6.5
#: How wide the band is at least.
NARROWEST: Final = 6.0
#: How much of their colour the edges of the band have.
EDGE: Final = 0.7
#: How many of those left leave evenly, not by a share each hour, where play ends latest; half as
#: many in the middle. The band is open where play may end soonest, though its courses are flat.
EVENLY: Final = 0.6
#: From the foot of the chart to the line of the hours, and from there to its own foot, for words
#: of size one: clear of the figure at the foot, but in a low chart.
HOURS: Final = (1.8, 0.2)
LOW_HOURS: Final = (1.4, 0.3)
#: How far the tick of an hour hangs under the chart, for words of size one; every how many of
#: them are told.
HOUR_TICK: Final = 0.6
EVERY: Final = (1, 2, 3, 4, 6, 12)
#: In how many pieces a course foreseen is drawn, and how far its tick goes to both sides.
PIECES: Final = 24
TICK: Final = 4.0


@dataclass(frozen=True, slots=True)
class Hour:
    """A moment in milliseconds, and its words."""

    at_ms: int
    word: str


@dataclass(frozen=True, slots=True)
class Forecast:
    """The range of the end, from ``low`` to ``high``, and the ``end`` in its middle."""

    low: Hour
    end: Hour
    high: Hour


@dataclass(frozen=True, slots=True)
class FinishCourse:
    """Players left since ``begins``, and when one alone should be.

    ``outs``: a moment, and how many were left from it on; ``left`` are so ``now``. Nothing is
    forecast once play is over. The hall closes at ``closing``, None where no hour is known.
    ``title`` names what is counted; ``told`` stands at the end of the line, in place of their
    number. ``hours``: the round ones between, evenly apart.
    """

    title: str
    begins: Hour
    entrants: int
    outs: tuple[tuple[int, int], ...]
    now: Hour
    left: int
    forecast: Forecast | None = None
    closing: Hour | None = None
    told: str = ""
    hours: tuple[Hour, ...] = ()


def finish_marks(
    course: FinishCourse, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart: a step line so far, a band for the forecast, a post where the hall closes.

    The band lies between the courses that end soonest and latest, the one in their middle has
    its hour and a tick; the number left stands at the dot.
    """
    frame = _Frame(course, width, height, size)
    marks = (*frame.rules(), *frame.forecast(), *frame.so_far(), *frame.post(), *frame.hours())
    return (*marks, *frame.number(marks))


class _Frame:
    """Where moments and players stand: their number at the left, hours below."""

    def __init__(self, course: FinishCourse, width: float, height: float, size: float) -> None:
        self._course = course
        self._size = size
        self._width = width
        self._style = TypeStyle(size)
        self._left = self._style.width(str(max(course.entrants, 10))) + size * 0.8
        self._right = width - size * 0.5
        # The number at the top clears the title, but where the chart is low.
        low = height <= size * LOW
        self._top = size * (1.7 if low else 2.0)
        self._hours, under = LOW_HOURS if low else HOURS
        self._bottom = height - size * (self._hours + under)
        moments = [course.now.at_ms + 1]
        if course.forecast is not None:
            moments.append(course.forecast.high.at_ms)
        if course.closing is not None:
            moments.append(course.closing.at_ms)
        self._span = max(moments) - course.begins.at_ms

    def _x(self, at_ms: float) -> float:
        share = (at_ms - self._course.begins.at_ms) / self._span
        return self._left + min(1.0, max(0.0, share)) * (self._right - self._left)

    def _y(self, players: float) -> float:
        share = (players - 1) / max(1, self._course.entrants - 1)
        return self._bottom - min(1.0, max(0.0, share)) * (self._bottom - self._top)

    def rules(self) -> Iterator[ChartMark]:
        """A rule for all who entered, one for the last, one between where there is room."""
        size = self._size
        everyone = self._course.entrants
        values = [1, max(2, everyone)]
        if self._bottom - self._top > size * 3.2 and everyone >= 4:
            values.append(everyone // 2)
        for value in values:
            yield from ruled(self._left, self._right, self._y(value), str(value), size)

    def so_far(self) -> Iterator[ChartMark]:
        """The players left until now, a step down each time, a dot where play is."""
        course = self._course
        y = self._y(course.entrants)
        points = [(self._left, y)]
        for at_ms, left in course.outs:
            x = self._x(at_ms)
            points.append((x, y))
            y = self._y(left)
            points.append((x, y))
        now = (self._x(course.now.at_ms), self._y(course.left))
        points += ((now[0], y), now)
        yield Stroke(tuple(points), ACCENT, LINE * 1.25)
        yield Disc(*now, self._size / 3.5, ACCENT)

    def number(self, marks: Sequence[ChartMark]) -> Iterator[Said]:
        """What is left at the dot, where it stands on nothing: no words, no line of play.

        A name stands on no rule either, where there is such a place.
        """
        if not (self._course.outs or self._course.told):
            return  # the rule beside the dot says the same number
        size = self._size
        (x, y) = (self._x(self._course.now.at_ms), self._y(self._course.left))
        style = TypeStyle(size, Weight.SEMIBOLD)
        words = self._course.told or str(self._course.left)
        wide = style.width(words)
        lines = [m.points for m in marks if isinstance(m, Stroke) and m.colour != RULE]
        lines += [_box(mark) for mark in marks if isinstance(mark, Said)]
        rules = [m.points for m in marks if isinstance(m, Stroke) and m.colour == RULE]
        before = x - size * 0.7 - wide
        high = min((v for line in lines for u, v in line if before <= u < x - 1), default=y)
        # A name clear of its line, where that does not fall steeply; a number as near as it can.
        over = [left for at_ms, left in self._course.outs if self._x(at_ms) <= before]
        level = self._y(over[-1] if over else self._course.entrants)
        near = self._course.told and y - level < size * 1.5
        clear = ((before, level - size),) if near else ()
        places = (
            *clear,
            (x + size * 0.6, y + size * 0.2),
            (x + size * 0.5, y - size * 0.3),
            (before, y + size * 1.1),
            (before, y - size * 0.5),
            (before, high - size * 0.5),
            (x - wide / 2, y - size * 0.7),
        )
        said = [
            Said(left, baseline, words, size, INK, room=wide + 1, face=style.weight)
            for left, baseline in places
            if self._left <= left and left + wide <= self._width
            if size * 0.8 < baseline < self._bottom
        ]
        free = [one for one in said if not any(crosses(line, _box(one)) for line in lines)]
        clearer = [one for one in free if not any(crosses(rule, _box(one)) for rule in rules)]
        yield from ((self._course.told and clearer) or free)[:1]

    def forecast(self) -> Iterator[ChartMark]:
        """The range of the end as a band between two courses, the middle in dashes, with a tick."""
        course = self._course
        foreseen = course.forecast
        if foreseen is None:
            return
        low = self._x(foreseen.low.at_ms)
        high = min(self._width, max(self._x(foreseen.high.at_ms), low + NARROWEST))
        end = self._x(foreseen.end.at_ms)
        soonest = self._course_to(low)
        latest = self._course_to(high, EVENLY)
        band = (*soonest, *reversed(latest))
        yield Area(band, ACCENT, FORECAST)
        yield Stroke(band, ACCENT, LINE / 2, share=EDGE)
        bottom = self._bottom
        yield Stroke(self._course_to(end, EVENLY / 2), ACCENT, LINE, DASHED)
        yield Stroke(((end, bottom - TICK), (end, bottom + TICK)), ACCENT, LINE)
        yield from self._hour_of_the_middle(end, high, foreseen.end.word)

    def _course_to(self, end: float, evenly: float = 0) -> tuple[Point, ...]:
        """The players left from now to an ``end`` at which one is: a share of them each hour.

        So many of them leave ``evenly`` instead.
        """
        now = self._x(self._course.now.at_ms)
        left = max(1, self._course.left)
        points = []
        for piece in range(PIECES + 1):
            share = piece / PIECES
            even = left - share * (left - 1)
            still = evenly * even + (1 - evenly) * left ** (1 - share)
            points.append((now + share * (end - now), self._y(still)))
        return tuple(points)

    def _hour_of_the_middle(self, end: float, latest: float, word: str) -> Iterator[Said]:
        """The hour over the ``end`` of the line in the middle, beside the post where it is near.

        Over the line that ends ``latest``; where play is too near the right, under its line.
        """
        size = self._size
        style = TypeStyle(size, Weight.SEMIBOLD)
        wide = style.width(word)
        now = self._x(self._course.now.at_ms)
        least = now + size * 0.6
        left = self._beside_post(max(least, min(self._width - wide, end - wide / 2)), wide, end)
        if left + wide > self._width:
            # Steps so far stand at the left of play.
            left = now - size * 0.6 - wide
            baseline = self._bottom - size * 0.4
            if baseline - size * 0.9 < self._y(self._course.left):
                return
        else:
            over = [y for x, y in self._course_to(latest, EVENLY) if x >= left]
            baseline = max(size * 1.9, min((self._bottom - TICK, *over)) - size * 0.5)
        yield Said(left, baseline, word, size, INK, room=wide + 1, face=style.weight)

    def _beside_post(self, left: float, wide: float, end: float) -> float:
        """Where words begin that would stand at ``left``, moved off the post where it is."""
        closing = self._course.closing
        if closing is None:
            return left
        post = self._x(closing.at_ms)
        apart = self._size * 0.4
        if not left - apart < post < left + wide + apart:
            return left
        after = post + apart
        before = post - apart - wide
        too_early = before < self._x(self._course.now.at_ms)
        if (post < end or too_early) and after + wide <= self._width:
            return after
        return before

    def post(self) -> Iterator[ChartMark]:
        """What is counted, and where the hall closes, its hour at the top."""
        size = self._size
        closing = self._course.closing
        room = self._width
        if closing is not None:
            x = self._x(closing.at_ms)
            yield Stroke(((x, size * 1.5), (x, self._bottom)), INK, LINE)
            style = TypeStyle(size, Weight.SEMIBOLD)
            wide = style.width(closing.word)
            left = min(self._width - wide, max(self._width * 0.4, x - wide / 2))
            yield Said(left, size * 1.1, closing.word, size, INK, room=wide, face=style.weight)
            room = left - size
        title = self._course.title
        yield fitted(Said(0, size * 1.1, title, size, INK, room=room, face=Weight.SEMIBOLD))

    def hours(self) -> Iterator[ChartMark]:
        """The full hours that have room, each under its tick; none of them over others.

        Once nothing is forecast, the start and the end of the line too.
        """
        course = self._course
        ends = () if course.forecast else (course.now, course.begins)
        taken: list[tuple[float, float]] = []
        for hour in ends:
            yield from self._tick(hour, taken)
        for hour in self._as_many_as_fit():
            yield from self._tick(hour, taken)

    def _as_many_as_fit(self) -> tuple[Hour, ...]:
        """The hours told, every second, third… of them where they stand close."""
        hours = self._course.hours
        if len(hours) < 2:
            return hours
        apart = hours[1].at_ms - hours[0].at_ms
        room = self._x(hours[1].at_ms) - self._x(hours[0].at_ms)
        need = max(self._style.width(hour.word) for hour in hours) + self._size
        every = next((many for many in EVERY if room * many >= need), EVERY[-1])
        return tuple(hour for hour in hours if hour.at_ms % (apart * every) == 0)

    def _tick(self, hour: Hour, taken: list[tuple[float, float]]) -> Iterator[ChartMark]:
        """A tick at an hour with its word under it, within the picture and off those ``taken``."""
        size = self._size
        x = self._x(hour.at_ms)
        half = self._style.width(hour.word) / 2
        middle = max(half, min(x, self._width - half))
        left = middle - half - size * 0.8
        right = middle + half + size * 0.8
        if any(left < end and start < right for start, end in taken):
            return
        taken.append((middle - half, middle + half))
        # Seen under the dot too.
        foot = self._bottom + size * HOUR_TICK
        yield Stroke(((x, self._bottom), (x, foot)), SOFT, LINE / 2)
        baseline = self._bottom + size * self._hours
        yield Said(middle, baseline, hour.word, size, SOFT, "center", self._width)


def _box(said: Said) -> tuple[Point, ...]:
    """Return the rectangle of words, as a line around it."""
    wide = TypeStyle(said.size, said.face).width(said.text)
    left = said.x - wide * {"left": 0, "center": 0.5, "right": 1}[said.align]
    top = said.baseline - said.size * 0.8
    right = left + wide
    foot = said.baseline + said.size * 0.1
    return (left, top), (right, top), (right, foot), (left, foot), (left, top)
