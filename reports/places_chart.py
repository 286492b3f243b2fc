"""A player's ranks as a chart: a dot an evening with its rank, the first at the top, their mean."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from reports.charts import DASHED, fitted, ruled
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, GROUND, INK, RULE, SOFT, Bar, ChartMark, Disc, Said, Stroke

DOT: Final = 4.0
WON: Final = 5.5
#: The least width between two evenings, in sizes of the words.
APART: Final = 0.9
#: How thick the line of the mean is: less than a dot tells.
MEAN: Final = 1.0
#: Where a rank stands beside its dot, from the height of the dot, and how far from the mean at
#: least, in sizes of the words.
BESIDE: Final = (0.35, 1.0, -0.3, -0.6)
OFF_THE_MEAN: Final = 0.3
#: What is free around a dot that the line of the mean would pass through.
HALO: Final = 0.25


@dataclass(frozen=True, slots=True)
class Finish:
    """An evening: its date as worded, short; the rank, of how many; the rank as worded."""

    date: str
    rank: int
    entrants: int
    told: str = ""


@dataclass(frozen=True, slots=True)
class Finishes:
    """Evenings, the first first; ``title`` says what is drawn, ``mean`` names their mean rank.

    ``worded`` gives a rank in words. Without a title, what is above the chart says it.
    """

    title: str
    mean: str
    evenings: tuple[Finish, ...]
    worded: Callable[[int], str] = str


def finishes_marks(
    finishes: Finishes, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart of the latest evenings that have room; nothing without any."""
    if not finishes.evenings:
        return ()
    frame = _Frame(finishes, width, height, size)
    return (*frame.titles(), *frame.rules(), *frame.evenings(), *frame.dates())


class _Frame:
    """Where ranks and evenings stand: 1 at the top, the largest field at the bottom."""

    def __init__(self, finishes: Finishes, width: float, height: float, size: float) -> None:
        self._finishes = finishes
        self._size = size
        self._width = width
        self._style = TypeStyle(size)
        self._last = max(2, *(one.entrants for one in finishes.evenings))
        self._left = max(map(self._style.width, map(finishes.worded, (1, self._last)))) + size * 1.2
        self._right = width - size * 1.6 - self._style.width(finishes.mean)
        self._top = size * (2.6 if finishes.title else 1.2)
        self._bottom = height - size * 2.1
        most = int((self._right - self._left) / (size * APART)) + 1
        self._shown = finishes.evenings[-most:]

    def _x(self, at: int) -> float:
        places = len(self._shown) - 1
        if not places:
            return (self._left + self._right) / 2
        return self._left + self._size + at / places * (self._right - self._left - self._size)

    def _y(self, rank: float) -> float:
        return self._top + (rank - 1) / (self._last - 1) * (self._bottom - self._top)

    def titles(self) -> Iterator[ChartMark]:
        """What is drawn."""
        size = self._size
        title = self._finishes.title
        room = self._width - 1
        if title:
            yield fitted(Said(1, size * 1.1, title, size, INK, room=room, face=Weight.SEMIBOLD))

    def rules(self) -> Iterator[ChartMark]:
        """A rule for the first rank and for the last, one between where there is room."""
        size = self._size
        values = {1, self._last}
        if self._bottom - self._top > size * 3.2 and self._last >= 4:
            values.add((self._last + 1) // 2)
        for value in sorted(values):
            yield from ruled(
                self._left, self._right, self._y(value), self._finishes.worded(value), size
            )

    def evenings(self) -> Iterator[ChartMark]:
        """The mean, then a dot an evening with its rank, over how many there were; a win larger."""
        size = self._size
        mean = sum(one.rank for one in self._finishes.evenings) / len(self._finishes.evenings)
        y = self._y(mean)
        for at, one in enumerate(self._shown):
            x = self._x(at)
            yield Stroke(((x, self._y(1)), (x, self._y(one.entrants))), RULE, size / 12)
        yield from self._mean_line(y)
        mean_words = self._finishes.mean
        wide = self._style.width(mean_words)
        x = self._width - wide
        yield Said(x, y + size * 0.35, mean_words, size, SOFT, room=wide + 1)
        for at, one in enumerate(self._shown):
            yield Disc(self._x(at), self._y(one.rank), self._radius(one), ACCENT)
        yield from self._ranks(y)

    def _mean_line(self, y: float) -> Iterator[Stroke]:
        """The line of the mean, clear of the dots that it would pass through."""
        begin = self._left
        for at, one in enumerate(self._shown):
            far = self._radius(one) + self._size * HALO
            if abs(self._y(one.rank) - y) < far:
                if self._x(at) - far > begin:
                    yield Stroke(((begin, y), (self._x(at) - far, y)), INK, MEAN, DASHED)
                begin = max(begin, self._x(at) + far)
        if begin < self._right:
            yield Stroke(((begin, y), (self._right, y)), INK, MEAN, DASHED)

    def _radius(self, one: Finish) -> float:
        return (WON if one.rank == 1 else DOT) * self._size / 12

    def _ranks(self, mean: float) -> Iterator[ChartMark]:
        """The rank beside each dot that has room for it, the latest first; off the ``mean``."""
        size = self._size
        style = TypeStyle(size, Weight.SEMIBOLD)
        dots = [(self._x(at), self._y(one.rank)) for at, one in enumerate(self._shown)]
        taken: list[tuple[float, float, float]] = []
        off = size * OFF_THE_MEAN
        for at in reversed(range(len(self._shown))):
            one = self._shown[at]
            if not one.told:
                continue
            wide = style.width(one.told)
            (x, y) = dots[at]
            beside = self._radius(one) + size * 0.4
            for left, baseline in (
                *((x + beside, y + size * down) for down in BESIDE),
                *((x - beside - wide, y + size * down) for down in BESIDE),
            ):
                right = left + wide
                top = baseline - size * 0.75
                clear = not top - off < mean < baseline + off
                inside = self._left <= left and right <= self._right + size * 1.2
                if not (inside and clear):
                    continue
                if self._free(left, right, baseline, dots, at) and not any(
                    start <= right + size * 0.3
                    and left <= end + size * 0.3
                    and abs(low - baseline) <= size
                    for start, end, low in taken
                ):
                    taken.append((left, right, baseline))
                    # No rule passes through it.
                    yield Bar(left - 1, baseline - size * 0.8, wide + 2, size, GROUND)
                    yield Said(
                        left, baseline, one.told, size, INK, room=wide + 1, face=style.weight
                    )
                    break

    def _free(
        self,
        left: float,
        right: float,
        baseline: float,
        dots: Sequence[tuple[float, float]],
        at: int,
    ) -> bool:
        """Return whether no dot but its own is where a rank would stand: they go to the right."""
        half = self._size / 2
        top = baseline - self._size * 0.75 - half
        first = bisect_right(dots, (left - half, math.inf))
        for other in range(first, len(dots)):
            (u, v) = dots[other]
            if u >= right + half:
                return True
            if top < v < baseline and other != at:
                return False
        return True

    def dates(self) -> Iterator[ChartMark]:
        """The dates that have room, the latest among them."""
        size = self._size
        limit = self._right + size * 1.6
        for at in reversed(range(len(self._shown))):
            word = self._shown[at].date
            half = self._style.width(word) / 2
            x = self._x(at)
            if word and x + half <= limit and x - half >= 0:
                baseline = self._bottom + size * 1.8
                yield Said(x, baseline, word, size, SOFT, "center", half * 2 + 1)
                limit = x - half - size
