"""Whether play ends in time as a chart: players left so far, and until when the last may play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from reports.charts import fitted
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, INK, RULE, SOFT, Area, ChartMark, Disc, Said, Stroke

#: How much of its colour the band has.
FORECAST: Final = 0.2
LINE: Final = 2.0
DASHES: Final = (5.0, 3.0)
#: How wide the band is at least.
NARROWEST: Final = 6.0
#: Into how many pieces the curve of a forecast is cut.
PIECES: Final = 24


@dataclass(frozen=True, slots=True)
class Hour:
    """A moment in milliseconds, and its words."""

    at_ms: int
    word: str


@dataclass(frozen=True, slots=True)
class FinishCourse:
    """Players left since ``begins``, and when one alone should be.

    ``outs``: a moment, and how many were left from it on; ``left`` are at ``now_ms``. From then
    ``low`` to ``high`` is the range of the end, ``end_ms`` its middle; the hall closes at
    ``closing``, None where no hour is known. ``title`` names what is counted.
    """

    title: str
    begins: Hour
    entrants: int
    outs: tuple[tuple[int, int], ...]
    now_ms: int
    left: int
    low: Hour
    end_ms: int
    high: Hour
    closing: Hour | None = None


def finish_marks(
    course: FinishCourse, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart: a step line so far, a band for the forecast, a post where the hall closes.

    Until then players leave as they do where blinds double: by the same share each hour.
    """
    frame = _Frame(course, width, height, size)
    return (*frame.rules(), *frame.forecast(), *frame.so_far(), *frame.post(), *frame.hours())


class _Frame:
    """Where moments and players stand: their number at the left, hours below."""

    def __init__(self, course: FinishCourse, width: float, height: float, size: float) -> None:
        self._course = course
        self._size = size
        self._width = width
        self._style = TypeStyle(size)
        self._left = self._style.width(str(max(course.entrants, 10))) + size * 0.8
        self._right = width - size * 0.5
        self._top = size * 1.7
        self._bottom = height - size * 1.7
        moments = [course.high.at_ms, course.now_ms + 1]
        if course.closing is not None:
            moments.append(course.closing.at_ms)
        self._span = max(moments) - course.begins.at_ms

    def _x(self, at_ms: float) -> float:
        share = (at_ms - self._course.begins.at_ms) / self._span
        return self._left + min(1.0, max(0.0, share)) * (self._right - self._left)

    def _y(self, players: float) -> float:
        share = players / max(1, self._course.entrants)
        return self._bottom - min(1.0, share) * (self._bottom - self._top)

    def rules(self) -> Iterator[ChartMark]:
        """A rule for all who entered, one for nobody, half of them where there is room."""
        size = self._size
        everyone = self._course.entrants
        values = [0, everyone]
        if self._bottom - self._top > size * 3.2 and everyone >= 4:
            values.append(everyone // 2)
        for value in values:
            y = self._y(value)
            yield Stroke(((self._left, y), (self._right, y)), RULE, 0.6)
            x = self._left - size * 0.5
            yield Said(x, y + size * 0.35, str(value), size, SOFT, "right", self._left)

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
        now = (self._x(course.now_ms), self._y(course.left))
        points += ((now[0], y), now)
        yield Stroke(tuple(points), ACCENT, LINE * 1.25)
        yield Disc(*now, self._size / 3.5, ACCENT)

    def forecast(self) -> Iterator[ChartMark]:
        """The range of the end as a band, the middle as a curve in dashes."""
        course = self._course
        low = self._x(course.low.at_ms)
        high = min(self._width, max(self._x(course.high.at_ms), low + NARROWEST))
        band = ((low, self._top), (high, self._top), (high, self._bottom), (low, self._bottom))
        yield Area(band, ACCENT, FORECAST)
        shares = [piece / PIECES for piece in range(PIECES + 1)]
        to_come = course.end_ms - course.now_ms
        curve = tuple(
            (self._x(course.now_ms + share * to_come), self._y(course.left ** (1 - share)))
            for share in shares
        )
        yield Stroke(curve, ACCENT, LINE, DASHES)

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
        yield fitted(Said(1, size * 1.1, self._course.title, size, SOFT, room=room - 1))

    def hours(self) -> Iterator[ChartMark]:
        """The two ends of the range, kept apart where it is short; the start, where it has room."""
        size = self._size
        baseline = self._bottom + size * 1.4
        course = self._course
        half_low = self._style.width(course.low.word) / 2
        half_high = self._style.width(course.high.word) / 2
        low = self._x(course.low.at_ms)
        high = self._x(course.high.at_ms)
        short = half_low + half_high + size * 0.8 - (high - low)
        if short > 0:
            low -= short / 2
            high += short / 2
        beyond = high + half_high - self._width
        if beyond > 0:
            high -= beyond
            low = min(low, high - half_high - size * 0.8 - half_low)
        out = half_low - low
        if out > 0:
            low += out
            high = max(high, low + half_low + size * 0.8 + half_high)
        for x, hour in ((low, course.low), (high, course.high)):
            yield Said(x, baseline, hour.word, size, SOFT, "center", self._width)
        begins = self._style.width(course.begins.word)
        if self._left + begins / 2 < low - half_low - size * 0.8:
            x = max(self._left, begins / 2)
            yield Said(x, baseline, course.begins.word, size, SOFT, "center", self._width)
