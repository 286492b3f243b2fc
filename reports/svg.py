"""Marks as SVG, for pages of a browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from reports.marks import (
    BAR,
    INK,
    PALE,
    RULE,
    SOFT,
    Area,
    Bar,
    ChartMark,
    Disc,
    Said,
    Stroke,
)

#: The roles of the web page, which follows the reader's light or dark theme.
_ROLES: Final = {
    INK: "var(--ink)",
    SOFT: "var(--soft)",
    RULE: "var(--rule)",
    BAR: "var(--bar)",
    PALE: "var(--pale)",
}
_ANCHORS: Final = {"left": "start", "right": "end", "center": "middle"}


def svg(marks: Sequence[ChartMark], width: float, height: float, title: str) -> str:
    """Return a chart as SVG that stands alone, ``title`` read out for those who do not see it."""
    inside = "".join(map(_element, marks))
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">{inside}</svg>'
    )


def _element(mark: ChartMark) -> str:
    colour = _ROLES.get(mark.colour, mark.colour)
    match mark:
        case Stroke(points, _, thick):
            told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            drawn = f'fill="none" stroke="{colour}" stroke-width="{thick:.2f}"'
            return f'<polyline points="{told}" {drawn} stroke-linejoin="round"/>'
        case Area(points, _, share):
            told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            return f'<polygon points="{told}" fill="{colour}" fill-opacity="{share:g}"/>'
        case Bar(x, top, width, height):
            where = f'x="{x:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'
            return f'<rect {where} fill="{colour}"/>'
        case Disc(x, y, radius):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}"/>'
        case Said(x, baseline, text, size, _, align):
            where = f'x="{x:.1f}" y="{baseline:.1f}" font-size="{size:g}"'
            drawn = f'fill="{colour}" text-anchor="{_ANCHORS[align]}"'
            return f"<text {where} {drawn}>{escape(text)}</text>"
