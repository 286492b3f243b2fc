"""People in the wall's column, after their rank: whole names first, on two lines if need be.

Sizes stay (what is read from ten metres has one), so what gives way is how many are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reports.names import ELLIPSIS, Fits, abbreviations, in_two_lines, named
from td_app.ui.public.lettering import LEFT, paint_line, width_of
from td_app.ui.theme import hall

FEWEST = 2
"""Of those there are, so many are told at the least, cut or not."""


@dataclass(frozen=True, slots=True)
class Told:
    """A rank, what stands beside it, and what stands under that, if anything.

    With nothing beside it, the name stands under the rank, across the column.
    """

    rank: str
    beside: str
    under: str = ""


def people_in_lines(
    people: Sequence[tuple[str, str]], lines: int, beside: Fits, across: Fits
) -> list[Told]:
    """Return who is told in so many lines, the last of ``people`` (rank, name) left out first.

    ``beside``: what fits after a rank; ``across``: what fits in the whole column.
    """
    for count in range(min(len(people), lines), 0, -1):
        shown = people[:count]
        forms = named([name for _, name in shown], beside)
        pairs = list(zip(shown, forms, strict=True))
        told = [Told(rank, form) for (rank, _), form in pairs]
        better = {
            at: two
            for at, ((rank, name), form) in enumerate(pairs)
            if form != name and (two := _on_two(rank, name, beside, across)) is not None
        }
        # Those cut come first, then those shortened, as far as there are lines.
        order = sorted(better, key=lambda at: ELLIPSIS not in forms[at])
        for at in order[: lines - count]:
            told[at] = better[at]
        cut = any(ELLIPSIS in forms[at] for at in order[lines - count :])
        if not cut or count <= FEWEST:
            return told
    return []


def _on_two(rank: str, name: str, beside: Fits, across: Fits) -> Told | None:
    """What two lines tell better than one: ``None`` where the name is cut all the same."""
    family, first = in_two_lines(name)
    if first and beside(family) and beside(first):
        return Told(rank, family, first)
    short = abbreviations((name,))[name].form
    under = next((form for form in (name, short, family) if across(form)), None)
    return Told(rank, "", under) if under is not None else None


def paint_people(
    painter: QPainter, box: QRectF, people: Sequence[tuple[str, str]], size: float, high: float
) -> None:
    """Draw people from the top of ``box``, in lines so high (pixels) and letters of one size."""
    indent = max(width_of(rank, size, strong=False) for rank, _ in people) + size * 0.5
    beside, across = partial(_fits, size, box.width() - indent), partial(_fits, size, box.width())
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
