"""Charts of a season as marks: the same on paper, on screen and on a site."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from reports.lettering import TypeStyle, fit
from reports.marks import BAR, GROUND, INK, LINES, RULE, SOFT, Bar, ChartMark, Disc, Said, Stroke
from reports.names import named

#: What lines are on a light ground, and on a dark one: 4.5 to one at least, and told apart.
ON_LIGHT: Final = dict(
    zip(
        LINES,
        (
            *("#1b7047", "#b93c09", "#2563c9", "#a21caf", "#846400"),
            *("#0e7490", "#b3261e", "#5c6b18", "#6d4bcb", "#5f6673"),
        ),
        strict=True,
    )
)
ON_DARK: Final = dict(
    zip(
        LINES,
        (
            *("#4fc48d", "#ff9a5c", "#7fb0ff", "#ee8cf2", "#e6c34a"),
            *("#4fc3dc", "#ff8a80", "#b9cc62", "#b9a4ff", "#aab3c0"),
        ),
        strict=True,
    )
)
#: What tells two lines apart besides their colour: lengths drawn and left out, in thicknesses.
DASHES: Final = ((), (6, 2), (2, 2), (6, 2, 2, 2))
#: How thick a line alone is, and the dashes of what is foreseen or a mean.
LINE: Final = 2.0
DASHED: Final = (5.0, 3.0)
DOT: Final = 3.0
#: How far apart evenings have a dot, of its radius.
APART: Final = 3.0
CHOSEN: Final = 3.0
#: How much of their colour lines have left while another is chosen: of less they vanish.
OTHERS: Final = 0.55
#: From the end of a line to the sample of it before its name, how long that is, and how far to
#: the name, for words of size one; the pieces of dashes that a sample is long.
TO_SAMPLE: Final = 1.2
SAMPLE: Final = 5 / 3
TO_NAME: Final = 0.5
PIECES: Final = 12
ROUND: Final = (1, 2, 5)
#: How small words become before they are shortened, for a size of one.
LEAST: Final = 0.875
#: A rank before a name.
_RANKED: Final = re.compile(r"\d+\. ")
#: How many rules there are at most, and how far apart at least, for words of size one.
MOST_RULES: Final = 8
RULED: Final = 1.6
#: How much of the colour of a bar its guests have; stripes read as more rules.
GUESTS: Final = 0.35
#: How much of the room of an evening its bar takes, up to a width for words of size one.
WIDE: Final = 0.4
WIDEST: Final = 6.0
#: From the scale to the first evening, and from the last one to the end of the rules.
ASIDE: Final = 3.2
#: No more than that share of the rules, in a narrow chart.
NARROW_ASIDE: Final = 0.1


@dataclass(frozen=True, slots=True)
class RacingLine:
    """A player’s points after each evening, and their rank and name as worded."""

    name: str
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Race:
    """The lead after each evening; ``evenings`` are their dates as worded, short.

    ``apart`` stands between thousands, ``unit`` after a number of points.
    """

    evenings: tuple[str, ...]
    lines: tuple[RacingLine, ...]
    apart: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Pointed:
    """An evening on a player’s line, both from 0."""

    line: int
    evening: int


@dataclass(frozen=True, slots=True)
class Attendance:
    """How many played on each evening, and how many of them were guests.

    ``told``: both as worded, where guests came.
    """

    evenings: tuple[str, ...]
    entrants: tuple[int, ...]
    guests: tuple[int, ...]
    told: tuple[str, ...] = ()


def race_marks(
    race: Race,
    width: float,
    height: float,
    size: float = 9,
    pointed: Pointed | None = None,
    *,
    others: float = 1,
) -> tuple[ChartMark, ...]:
    """Return the chart of a race: a line a player, a dot an evening, their name at its end.

    Before each name stands a sample of its line. The line ``pointed`` at is thick, its evening
    and its points said beside it; with nothing pointed at, the leader's is thick. A share
    ``others`` of their colour is left to the others: a page on which nobody points keeps all.
    """
    if not race.evenings or not race.lines:
        return ()
    frame = _race_frame(race, width, height, size)
    marks: list[ChartMark] = [*frame.rules(race.apart), *frame.dates(race.evenings)]
    ends = _apart([frame.y(line.points[-1]) for line in race.lines], size * 1.4, frame.bottom)
    names = _names(race, width - frame.x(len(race.evenings) - 1) - _to_name(size) - size, size)
    numbers = list(range(len(race.lines)))
    chosen = 0
    if pointed is not None:
        chosen = pointed.line
    # The chosen line over the others.
    numbers.remove(chosen)
    numbers.append(chosen)
    for number in numbers:
        line = race.lines[number]
        colour = LINES[number % len(LINES)]
        thick = size / 5
        share = others
        ink = SOFT if others < 1 else INK
        if number == chosen:
            thick = CHOSEN * size / 12
            share = 1.0
            ink = INK
        points = tuple((frame.x(at), frame.y(told)) for at, told in enumerate(line.points))
        pieces = DASHES[number % len(DASHES)]
        dashes = tuple(thick * part for part in pieces)
        last = points[-1]
        end = ends[number]
        if len(points) > 1:
            marks.append(Stroke(points, colour, thick, dashes, share))
        # Closer they would be a thick line.
        if frame.step >= APART * DOT * size / 12 or len(points) == 1:
            marks += (Disc(*point, DOT * size / 12, colour, share=share) for point in points)
        marks.append(Stroke((last, (last[0] + size, end)), colour, size / 12, share=share))
        long = size * SAMPLE
        x = last[0] + size * TO_SAMPLE
        dashes = tuple(long / PIECES * part for part in pieces)
        marks.append(Stroke(((x, end), (x + long, end)), colour, thick, dashes, share))
        x = last[0] + _to_name(size)
        baseline = end + size * 0.35
        marks.append(fitted(Said(x, baseline, names[number], size, ink, room=width - x - size)))
    if pointed is not None:
        marks += _beside(race, pointed, frame, width, size)
    return tuple(marks)


def nearest(
    race: Race, width: float, height: float, size: float, at: tuple[float, float]
) -> Pointed | None:
    """Return the dot of a race that a point is nearest to, None where none is near."""
    if not race.evenings or not race.lines:
        return None
    frame = _race_frame(race, width, height, size)
    found = min(
        (math.dist(at, (frame.x(evening), frame.y(points))), number, evening)
        for number, line in enumerate(race.lines)
        for evening, points in enumerate(line.points)
    )
    if found[0] > max(size * 2, frame.step / 2):
        return None
    return Pointed(found[1], found[2])


def label_of(race: Race, pointed: Pointed) -> str:
    """Return what is said of an evening of a player: the day, who, the points until then."""
    line = race.lines[pointed.line]
    points = f"{line.points[pointed.evening]:,.0f}".replace(",", race.apart)
    told = (race.evenings[pointed.evening], line.name, f"{points}{race.unit}")
    return " · ".join(filter(None, told))


def _to_name(size: float) -> float:
    """From the end of a line to the name after its sample."""
    return size * (TO_SAMPLE + SAMPLE + TO_NAME)


def _names(race: Race, room: float, size: float) -> list[str]:
    """What stands at the end of each line: the rank, the name shortened by the rule of names."""
    told = [_RANKED.match(line.name) for line in race.lines]
    ranks = [one[0] if one else "" for one in told]
    names = [line.name[len(rank) :] for rank, line in zip(ranks, race.lines, strict=True)]
    rank = max(ranks, key=TypeStyle(size).width)
    short = named(names, lambda form: _fits(rank + form, room, size))
    return [rank + name for rank, name in zip(ranks, short, strict=True)]


def _fits(told: str, room: float, size: float) -> bool:
    return fitted(Said(0, 0, told, size, INK, room=room)).text == told


def _names_width(width: float, size: float) -> float:
    """What names at the ends of lines take of a chart's width."""
    return min(width * 0.3, 15 * size) + size * (SAMPLE + TO_NAME)


def _race_frame(race: Race, width: float, height: float, size: float) -> _Frame:
    names = _names_width(width, size)
    most = max(max(line.points) for line in race.lines)
    least = min(0.0, *(min(line.points) for line in race.lines))
    return _Frame(width - names, height, least, most, len(race.evenings), size)


def _beside(
    race: Race, pointed: Pointed, frame: _Frame, width: float, size: float
) -> tuple[ChartMark, ...]:
    """A label over the dot pointed at, under it where there is no room, never beyond the sides."""
    told = fitted(Said(0, 0, label_of(race, pointed), size, INK, room=width - size))
    wide = TypeStyle(told.size).width(told.text) + size
    x = frame.x(pointed.evening)
    y = frame.y(race.lines[pointed.line].points[pointed.evening])
    left = min(width - wide, max(0.0, x - wide / 2))
    top = y - size * 2.6
    if top < 0:
        top = y + size
    ground = Bar(left, top, wide, size * 1.7, GROUND, size / 3, RULE, 1)
    return ground, replace(told, x=left + size / 2, baseline=top + size * 1.2)


def attendance_marks(
    attendance: Attendance, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart of an attendance: a bar an evening, guests paler at its top.

    An evening stands where it does in a race of the same width, which is drawn over it.
    """
    if not attendance.evenings:
        return ()
    most = max(attendance.entrants)
    room = width - _names_width(width, size)
    frame = _Frame(room, height, 0, most, len(attendance.evenings), size)
    marks: list[ChartMark] = [*frame.rules(), *frame.dates(attendance.evenings)]
    # None over the scale, at the left of the first one.
    wide = min(frame.step * WIDE, size * WIDEST, frame.aside * 2)
    for at, entrants in enumerate(attendance.entrants):
        x = frame.x(at) - wide / 2
        top = frame.y(entrants)
        guests = attendance.guests[at]
        known = frame.y(entrants - guests)
        marks.append(Bar(x, known, wide, frame.y(0) - known, BAR))
        if guests:
            marks.append(Bar(x, top, wide, known - top, BAR, share=GUESTS))
        words = str(entrants)
        if attendance.told and TypeStyle(size).width(attendance.told[at]) < frame.step - size / 2:
            words = attendance.told[at]
        if frame.step > size * 1.6:
            marks.append(
                Said(frame.x(at), top - size * 0.4, words, size, INK, "center", frame.step)
            )
    return tuple(marks)


class _Frame:
    """Where values and evenings stand, the scale at the left, the dates below."""

    def __init__(
        self,
        width: float,
        height: float,
        least: float,
        most: float,
        evenings: int,
        size: float,
    ) -> None:
        self._size = size
        self.left = size * 4.5
        self.right = width - size
        self._top = size * 1.8
        self.bottom = height - size * 2.2
        rules = (self.bottom - self._top) / (size * RULED)
        self._unit = _unit(max(most - least, 1), max(2, min(MOST_RULES, rules)))
        self._least = math.floor(least / self._unit) * self._unit
        self._most = max(math.ceil(most / self._unit), 1) * self._unit
        long = self.right - self.left
        self.aside = min(ASIDE * size, long * NARROW_ASIDE)
        self.step = (long - 2 * self.aside) / max(evenings - 1, 1)
        self._first = self.left + self.aside
        self._evenings = evenings

    def x(self, evening: int) -> float:
        return self._first + evening * self.step

    def y(self, value: float) -> float:
        share = (value - self._least) / (self._most - self._least)
        return self.bottom - share * (self.bottom - self._top)

    def rules(self, apart: str = "") -> Iterator[ChartMark]:
        value = self._least
        while value <= self._most:
            told = f"{value:,.0f}".replace(",", apart)
            yield from ruled(self.left, self.right, self.y(value), told, self._size)
            value += self._unit

    def dates(self, words: Sequence[str]) -> Iterator[ChartMark]:
        """The dates that have room: the first, the last, and some between."""
        widest = max(len(word) for word in words) * self._size * 0.62
        every = max(1, math.ceil(widest / self.step))
        for at, word in enumerate(words):
            if at % every == 0:
                baseline = self.bottom + self._size * 1.6
                yield Said(self.x(at), baseline, word, self._size, SOFT, "center", widest * 1.3)


def ruled(
    left: float, right: float, y: float, words: str, size: float
) -> tuple[ChartMark, ChartMark]:
    """Return a rule across a chart, and what it stands for before its left end."""
    told = Said(left - size * 0.5, y + size * 0.35, words, size, SOFT, "right", left)
    return Stroke(((left, y), (right, y)), RULE, 0.6), told


def fitted(said: Said) -> Said:
    """Return words within their room: a little smaller, then shortened."""
    fitted = fit(said.text, said.room, TypeStyle(said.size, said.face), said.size * LEAST)
    return replace(said, text=fitted.lines[0], size=fitted.style.size)


def _unit(span: float, most: float) -> float:
    """A round step: four to eight of them, fewer where ``most`` have room."""
    power = 10 ** math.floor(math.log10(span / 4)) if span >= 4 else 1
    return float(next((s * power for s in (*ROUND, 10) if span / (s * power) <= most), 10 * power))


def _apart(ends: Sequence[float], least: float, bottom: float) -> list[float]:
    """Move what would be written over something else down, all of it up where it ends too low."""
    order = sorted(range(len(ends)), key=lambda at: (ends[at], at))
    placed = list(ends)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + least)
    for after, at in pairwise(order[::-1]):
        placed[after] = min(placed[after], bottom)
        placed[at] = min(placed[at], placed[after] - least)
    return placed
