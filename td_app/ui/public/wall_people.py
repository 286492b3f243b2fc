"""People in the wall's column, after their rank: all in one shape, whole names first.

Sizes stay (what is read from ten metres has one), so what gives way is how many are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reports.names import ELLIPSIS, Fits, in_two_lines, named
from td_app.ui.public.lettering import LEFT, paint_line, width_of
from td_app.ui.theme import hall

FEWEST = 2
"""Of those there are, so many are told at the least, cut or not."""


@dataclass(frozen=True, slots=True)
class PersonLine:
    """A rank, what stands beside it, and what stands under that, if anything.

    With nothing beside it, the name stands under the rank, across the column.
    """

    rank: str
    beside: str
    under: str = ""


def people_in_lines(
    people: Sequence[tuple[str, str]], lines: int, beside: Fits, across: Fits
) -> list[PersonLine]:
    """Return the lines of ``people`` (place, name) that fit; the last ones are left out first.

    All in one shape: a line each, or two each where that tells whole names or keeps one from
    being cut. ``beside``: what fits after a rank; ``across``: what fits in the whole column.
    """
    most = min(len(people), lines)
    for count in range(most, 0, -1):
        one = _on_one(people[:count], beside)
        names = [name for _, name in people[:count]]
        if [told.beside for told in one] == names:
            return one
        if 2 * count <= lines:
            two = _on_two(people[:count], beside, across)
        else:
            two = []
        if two:
            return two
        if not any(ELLIPSIS in told.beside for told in one):
            return one
        if count <= FEWEST:
            break
    return _on_one(people[:most], beside)


def _on_one(people: Sequence[tuple[str, str]], beside: Fits) -> list[PersonLine]:
    """A line each: the name beside its rank, whole or shortened."""
    forms = named([name for _, name in people], beside)
    return [PersonLine(rank, form) for (rank, _), form in zip(people, forms, strict=True)]


def _on_two(people: Sequence[tuple[str, str]], beside: Fits, across: Fits) -> list[PersonLine]:
    """Two lines each: the first name under the family name, else the name under its rank.

    Nothing where a name is cut all the same.
    """
    parts = [(rank, *in_two_lines(name)) for rank, name in people]
    if all(first and beside(family) and beside(first) for _, family, first in parts):
        return [PersonLine(*part) for part in parts]
    forms = named([name for _, name in people], across)
    if any(ELLIPSIS in form for form in forms):
        return []
    return [PersonLine(rank, "", form) for (rank, _), form in zip(people, forms, strict=True)]


def paint_people(
    painter: QPainter, box: QRectF, people: Sequence[tuple[str, str]], size: float, high: float
) -> None:
    """Draw people from the top of ``box``, in lines so high (pixels) and letters of one size."""
    indent = max(width_of(rank, size, strong=False) for rank, _ in people) + size * 0.5
    beside = partial(_fits, size, box.width() - indent)
    across = partial(_fits, size, box.width())
    row = QRectF(box.left(), box.top(), box.width(), high)
    draw = partial(paint_line, painter, most=size, least=size, strong=False, align=LEFT)
    for one in people_in_lines(people, int(box.height() / high + 0.01), beside, across):
        draw(row, one.rank, hall().text_soft)
        draw(row.adjusted(indent, 0, 0, 0), one.beside, hall().text)
        if one.under:
            row.translate(0, high)
            draw(row.adjusted(indent if one.beside else 0, 0, 0, 0), one.under, hall().text)
        row.translate(0, high)


def _fits(size: float, room: float, form: str) -> bool:
    return width_of(form, size, strong=False) <= room
