"""Charts on paper: each mark as it was placed, its role as an ink."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from reports import lettering
from reports.charts import ON_LIGHT
from reports.drawings import ink_of
from reports.flow import Block
from reports.lettering import LEAST, Ink, TypeStyle, fit
from reports.marks import (
    ACCENT,
    BAR,
    GROUND,
    INK,
    PALE,
    RED,
    RULE,
    SOFT,
    Area,
    Bar,
    ChartMark,
    Disc,
    Point,
    Said,
    Stroke,
)
from reports.sheet import Box, Sheet

INKS: Final = {
    INK: lettering.BLACK,
    SOFT: lettering.SOFT,
    # A chart has many of them: hardly seen, they are counted all the same.
    RULE: ink_of("#cdd2cc"),
    BAR: lettering.ACCENT,
    PALE: ink_of("#9db8aa"),
    ACCENT: lettering.ACCENT,
    RED: ink_of("#b3261e"),
    GROUND: lettering.WHITE,
    **{line: ink_of(colour) for line, colour in ON_LIGHT.items()},
}


def chart_block(marks: tuple[ChartMark, ...], height: float) -> Block:
    """Return a chart as a block of that height."""

    return Block(height, lambda sheet, box: draw_marks(sheet, box, marks))


def draw_marks(sheet: Sheet, box: Box, marks: Iterable[ChartMark]) -> None:
    """Draw marks, placed from the left top of a box."""
    for mark in marks:
        _draw(sheet, box, mark)


def _draw(sheet: Sheet, box: Box, mark: ChartMark) -> None:
    ink = INKS[mark.colour] if mark.colour in INKS else ink_of(mark.colour)
    match mark:
        case Stroke(points, _, thick, dashes, share):
            sheet.path(_placed(box, points), thick, _on_white(ink, share), dashes)
        case Area(points, _, share):
            sheet.shape(_placed(box, points), _on_white(ink, share))
        case Bar(x, top, width, height, _, radius):
            where = Box(box.x + x, box.top + top, width, height)
            sheet.fill(where, _on_white(ink, mark.share), radius)
        case Disc(x, y, radius):
            middle = (box.x + x, box.top + y)
            sheet.disc(middle, radius, _on_white(ink, mark.share), thick=0)
        case Said(x, baseline, text, size, _, align, room, face):
            style = TypeStyle(size, face, ink)
            shown = fit(text, room, style, LEAST)
            sheet.text(box.x + x, box.top + baseline, shown.lines[0], shown.style, align)


def _placed(box: Box, points: tuple[Point, ...]) -> list[Point]:
    return [(box.x + x, box.top + y) for x, y in points]


def _on_white(ink: Ink, share: float) -> Ink:
    """Return the ink that ``share`` of another makes on white paper."""
    red, green, blue = (1 - share * (1 - part) for part in (ink.red, ink.green, ink.blue))
    return Ink(red, green, blue)
