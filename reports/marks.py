"""Marks: what a picture is made of, placed and fitted before anything draws.

Lines, bars, words, discs, icons: the same on paper, on screen and in a browser. Measured in the
units of whoever draws, from the top left; a colour is a role or ``#rrggbb``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final, Literal

from reports.lettering import Weight, text_width

Align = Literal["left", "right", "center"]
Point = tuple[float, float]

#: Drawn in the ink of the page, softly, or hardly: the renderer chooses the colours.
INK = "ink"
SOFT = "soft"
RULE = "rule"
BAR = "bar"
PALE = "pale"
ACCENT = "accent"
RED = "red"
GROUND = "ground"
#: The lines of a race, told apart by their colours among other things.
LINES: Final = tuple(f"line{number}" for number in range(1, 11))


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, ``thick`` wide; ``dashes`` are lengths drawn and left out.

    ``share`` of the colour covers what is under it.
    """

    points: tuple[Point, ...]
    colour: str
    thick: float = 1
    dashes: tuple[float, ...] = ()
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Area:
    """What a line of points closes, filled; ``share`` of the colour covers what is under it."""

    points: tuple[Point, ...]
    colour: str
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A filled rectangle, its corners round by ``radius``, with an ``edge`` inside it if any.

    ``share`` as of a line.
    """

    x: float
    top: float
    width: float
    height: float
    colour: str
    radius: float = 0
    edge: str = ""
    thick: float = 0
    dashes: tuple[float, ...] = ()
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled disc around a point, with an ``edge`` inside it if any; ``share`` as of a line."""

    x: float
    y: float
    radius: float
    colour: str
    edge: str = ""
    thick: float = 0
    share: float = 1.0


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

#: The roles of the web page, which follows the reader's light or dark theme.
_ROLES: Final = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    RULE: "var(--rule)",
    BAR: "var(--bar)",
    PALE: "var(--pale)",
    ACCENT: "var(--accent)",
    RED: "var(--red)",
    GROUND: "var(--page)",
    **{line: f"var(--{line})" for line in LINES},
}
_ANCHORS: Final = {"left": "start", "right": "end", "center": "middle"}


#: Relative luminance from which figures on a disc are black: as far from both, 4.4 to one at least.
LIGHT_ENOUGH: Final = 0.2


def parts_of(colour: str) -> tuple[float, float, float]:
    """Return the red, green and blue of ``#rrggbb``, each from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    """Return the relative luminance of ``#rrggbb`` (WCAG), from 0 to 1.

    >>> luminance("#ffffff"), luminance("#000000")
    (1.0, 0.0)
    """
    linear = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts_of(colour)
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def takes_black(colour: str) -> bool:
    """Return whether the figures on a disc of ``#rrggbb`` are black.

    >>> takes_black("#f0c93a"), takes_black("#e57b1f"), takes_black("#1f7a45")
    (True, True, False)
    """
    return luminance(colour) > LIGHT_ENOUGH


def svg(marks: Sequence[ChartMark], width: float, height: float, title: str) -> str:
    """Return a chart as SVG that stands alone, ``title`` read out for those who do not see it."""
    inside = "".join(map(_element, marks))
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    )


def _element(mark: ChartMark) -> str:
    return _DRAWN[type(mark)](mark, _ROLES.get(mark.colour, mark.colour))


def _polyline(mark: Stroke, colour: str) -> str:
    told = " ".join([f"{x:.1f},{y:.1f}" for x, y in mark.points])
    drawn = f'fill="none" stroke="{colour}" stroke-width="{mark.thick:.2f}"'
    if mark.dashes:
        drawn += f' stroke-dasharray="{" ".join(f"{one:g}" for one in mark.dashes)}"'
    if mark.share < 1:
        drawn += f' stroke-opacity="{mark.share:g}"'
    return f'<polyline points="{told}" {drawn} stroke-linejoin="round"/>'


def _polygon(mark: Area, colour: str) -> str:
    told = " ".join([f"{x:.1f},{y:.1f}" for x, y in mark.points])
    return f'<polygon points="{told}" fill="{colour}" fill-opacity="{mark.share:g}"/>'


def _rectangle(mark: Bar, colour: str) -> str:
    where = f'x="{mark.x:.1f}" y="{mark.top:.1f}"'
    where += f' width="{mark.width:.1f}" height="{mark.height:.1f}"'
    if mark.radius:
        where += f' rx="{mark.radius:g}"'
    if mark.share < 1:
        where += f' fill-opacity="{mark.share:g}"'
    return f'<rect {where} fill="{colour}"/>'


def _circle(mark: Disc, colour: str) -> str:
    where = f'cx="{mark.x:.1f}" cy="{mark.y:.1f}" r="{mark.radius:.1f}"'
    if mark.share < 1:
        where += f' fill-opacity="{mark.share:g}"'
    return f'<circle {where} fill="{colour}"/>'


def _text(mark: Said, colour: str) -> str:
    where = f'x="{mark.x:.1f}" y="{mark.baseline:.1f}" font-size="{mark.size:g}"'
    drawn = f'fill="{colour}" text-anchor="{_ANCHORS[mark.align]}"'
    if mark.face in (Weight.SEMIBOLD, Weight.BOLD):
        drawn += ' font-weight="600"'
    # As wide as it was placed, whatever the reader's face.
    wide = text_width(mark.text, mark.face, mark.size)
    return f'<text {where} {drawn} textLength="{wide:.0f}">{escape(mark.text)}</text>'


#: How each mark is written: told apart by its class alone, of hundreds a chart.
_DRAWN: Final[Mapping[type, Callable[[Any, str], str]]] = {
    Stroke: _polyline,
    Area: _polygon,
    Bar: _rectangle,
    Disc: _circle,
    Said: _text,
}
