"""Marks: what a picture is made of, placed and fitted before anything draws.

Lines, bars, words, discs, icons: the same on paper, on screen and in a browser. Measured in the
units of whoever draws, from the top left; a colour is a role or ``#rrggbb``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reports.lettering import Weight

Align = Literal["left", "right", "center"]
Point = tuple[float, float]

#: Drawn in the ink of the page, softly, or hardly: the renderer chooses the colours.
INK = "ink"
SOFT = "soft"
RULE = "rule"
BAR = "bar"
PALE = "pale"


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, ``thick`` wide; ``dashes`` are lengths drawn and left out."""

    points: tuple[Point, ...]
    colour: str
    thick: float = 1
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """What a line of points closes, filled; ``share`` of the colour covers what is under it."""

    points: tuple[Point, ...]
    colour: str
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled rectangle, its corners round by ``radius``, with an ``edge`` inside it if any."""

    x: float
    top: float
    width: float
    height: float
    colour: str
    radius: float = 0
    edge: str = ""
    thick: float = 0
    dashes: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled disc around a point, with an ``edge`` inside it if any."""

    x: float
    y: float
    radius: float
    colour: str
    edge: str = ""
    thick: float = 0


@dataclass(frozen=True, slots=True)
class Said:
    """Words on their baseline; ``room`` is the width they may take."""

    x: float
    baseline: float
    text: str
    size: float
    colour: str = SOFT
    align: Align = "left"
    room: float = 1000
    face: Weight = Weight.REGULAR


@dataclass(frozen=True, slots=True)
class Drawing:
    """An icon of ``assets/icons`` in a square."""

    name: str
    x: float
    top: float
    side: float
    colour: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by the name under which whoever draws knows it, its corners round."""

    name: str
    x: float
    top: float
    width: float
    height: float
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Squares:
    """The dark squares of a code that a camera reads: a row a text, ``#`` where one is."""

    x: float
    top: float
    side: float
    rows: tuple[str, ...]
    colour: str


#: What charts are made of; a wall needs the others too.
ChartMark = Stroke | Area | Bar | Disc | Said
Mark = ChartMark | Drawing | Picture | Squares
