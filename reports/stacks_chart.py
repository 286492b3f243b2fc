"""Stacks as bars: each a share of the largest, the average in dashes, striped red where short."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from reports.charts import fitted
from reports.lettering import TypeStyle, Weight
from reports.marks import ACCENT, GROUND, INK, RED, RULE, SOFT, Bar, ChartMark, Said, Stroke
from reports.names import named

#: Big blinds under which a stack is short.
SHORT: Final = 10
#: How thick a bar is in pixels.
THICK: Final = 8.0
#: How thick that tick is at least, but half of a thin bar, and how long a stripe and the gap after
#: it are at least.
TICK: Final = 2.0
STRIPES: Final = (3.0, 2.0)
#: What is free of the bar at both sides of the tick.
CLEAR: Final = 1.0
#: The head of the chart, the key in it and a row, for words of size one.
HEAD: Final = 3.4
KEY: Final = 1.4
ROW: Final = 2.6
#: From the line of a name to its bar: less than from there to the next name.
UNDER_NAME: Final = 1 / 3


@dataclass(frozen=True, slots=True)
class Measure:
    """What stacks are drawn beside, in chips: the largest of them, the average, the big blind.

    ``approximate``: the average is not known exactly.
    """

    largest: int
    average: int
    big_blind: int
    approximate: bool = False

    def short(self, chips: int) -> bool:
        """Return whether a stack is under ten big blinds."""
        return chips < SHORT * self.big_blind

    def bar(
        self,
        chips: int,
        x: float,
        top: float,
        width: float,
        thick: float = THICK,
        over: float = 0,
    ) -> tuple[Bar | Stroke, Stroke]:
        """Return the bar of a stack in a width, and the tick of the average across it.

        The tick goes so far ``over`` the bar and under it. A short stack is striped.
        """
        share = min(1.0, chips / max(1, self.largest))
        long = max(thick, share * width)
        drawn: Bar | Stroke = Bar(x, top, long, thick, ACCENT, thick / 2)
        if self.short(chips):
            y = top + thick / 2
            drawn = Stroke(((x, y), (x + long, y)), RED, thick, _stripes(thick))
        at = x + min(1.0, self.average / max(1, self.largest)) * width
        return drawn, Stroke(((at, top - over), (at, top + thick + over)), INK, _tick(thick))

    def measured(
        self, chips: int, top: float, width: float, thick: float = THICK
    ) -> tuple[ChartMark, ...]:
        """Return the bar of a stack in a groove as long as the largest, the tick in a gap of it.

        The tick is as high as the bar: it touches neither a name nor the rule of a row.
        """
        groove = Bar(0, top, width, thick, RULE, thick / 2)
        bar, tick = self.bar(chips, 0, top, width, thick)
        return groove, bar, replace(tick, colour=GROUND, thick=tick.thick + 2 * CLEAR), tick


def _tick(thick: float) -> float:
    """Return how thick the tick across a bar is."""
    return max(thick / 3, min(TICK, thick / 2))


def _stripes(thick: float) -> tuple[float, float]:
    """Return how long a stripe of a bar is, and the gap after it."""
    return max(STRIPES[0], thick / 2), max(STRIPES[1], thick / 4)


@dataclass(frozen=True, slots=True)
class Key:
    """What a bar, the dash across it and its stripes are, in words; what has none is left out."""

    bar: str = ""
    mean: str = ""
    short: str = ""


@dataclass(frozen=True, slots=True)
class StackLine:
    """A stack in chips, and as worded; whose it is, where they sit."""

    name: str
    chips: int
    told: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Stacks:
    """Stacks, the largest first; ``title`` says what is drawn, ``key`` what a bar is made of."""

    title: str
    key: Key
    measure: Measure
    lines: tuple[StackLine, ...]


def stacks_height(lines: int, size: float) -> float:
    """Return how high a chart of so many stacks is."""
    return size * (HEAD + ROW * lines)


def stacks_marks(
    stacks: Stacks, width: float, height: float, size: float = 9
) -> tuple[ChartMark, ...]:
    """Return the chart: a name, a seat, a stack, and their bar under them; those that have room."""
    # A height told in whole pixels may lack half of one.
    lines = stacks.lines[: int((height - size * HEAD) / (size * ROW) + 0.1)]
    title = Said(0, size * 1.1, stacks.title, size, INK, room=width, face=Weight.SEMIBOLD)
    key = key_marks(stacks.key, width, size * (1.6 + KEY), size, top=size * 1.6)
    return (fitted(title), *key, *_rows(stacks, lines, width, size))


def key_marks(
    key: Key,
    width: float,
    height: float,
    size: float = 9,
    *,
    top: float = 0,
) -> tuple[ChartMark, ...]:
    """Return the key in one row: each sample beside its words, those that have room."""
    thick = size * 2 / 3
    middle = (top + height) / 2
    long = size * 2
    across = max(thick / 2 + size / 8, size * 5 / 12)
    bar = Bar(0, middle - thick / 2, long, thick, ACCENT, thick / 2)
    tick = _tick(thick)
    dash = Stroke(((tick / 2, middle - across), (tick / 2, middle + across)), INK, tick)
    stripes = Stroke(((0, middle), (long, middle)), RED, thick, _stripes(thick))
    samples = ((key.bar, bar, long), (key.mean, dash, tick), (key.short, stripes, long))
    drawn: list[ChartMark] = []
    x = 0.0
    for words, sample, wide in samples:
        start = x + wide + size * 0.5
        room = TypeStyle(size).width(words)
        if words and start + room <= width:
            drawn.append(_moved(sample, x))
            drawn.append(Said(start, middle + size * 0.35, words, size, SOFT, room=room + 1))
            x = start + room + size * 1.5
    return tuple(drawn)


def _moved(mark: Bar | Stroke, across: float) -> Bar | Stroke:
    if isinstance(mark, Bar):
        return replace(mark, x=mark.x + across)
    return replace(mark, points=tuple((x + across, y) for x, y in mark.points))


def _rows(
    stacks: Stacks, lines: tuple[StackLine, ...], width: float, size: float
) -> Iterator[ChartMark]:
    bold = TypeStyle(size, Weight.SEMIBOLD)
    told = max((bold.width(line.told) for line in lines), default=0)
    seat = max((TypeStyle(size).width(line.seat) for line in lines), default=0)
    if seat and width < size * 18:
        # A name tells more.
        seat = 0
    room = width - told - seat - size * (1.6 if seat else 0.8)
    names = named([line.name for line in lines], lambda form: TypeStyle(size).width(form) <= room)
    for number, (line, name) in enumerate(zip(lines, names, strict=True)):
        baseline = size * (HEAD + 1.3 + ROW * number)
        ink = RED if stacks.measure.short(line.chips) else INK
        yield Said(0, baseline, name, size, INK, room=room + 1)
        if seat:
            yield Said(width - told - size * 0.8, baseline, line.seat, size, SOFT, "right", seat)
        yield fitted(
            Said(width, baseline, line.told, size, ink, "right", told + 1, Weight.SEMIBOLD)
        )
        top = baseline + size * UNDER_NAME
        yield from stacks.measure.measured(line.chips, top, width, size * 2 / 3)
