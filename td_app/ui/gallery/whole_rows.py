"""What is cut at the foot of what scrolls: a row of a list, a line of a form."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QScrollArea,
    QWidget,
)

#: So little of the next row shows nothing of it (pixels).
SLIVER = 3


def cut_at_foot(part: QWidget) -> tuple[int, int]:
    """Return how many things are seen in part only at the foot of lists and of forms.

    Then how many forms hold more than is seen.
    """
    areas = [one for one in part.findChildren(QAbstractScrollArea) if one.isVisibleTo(part)]
    forms = [one for one in areas if isinstance(one, QScrollArea)]
    longer = sum(one.verticalScrollBar().maximum() > 0 for one in forms)
    return sum(_cut(area) for area in areas), longer


def hidden_below(part: QWidget) -> int:
    """Return how many pixels of forms are below what is seen, at most in one of them."""
    bars = [one.verticalScrollBar() for one in part.findChildren(QScrollArea)]
    return max((bar.maximum() for bar in bars if bar.isVisibleTo(part)), default=0)


def hidden_at_the_right(part: QWidget) -> int:
    """Return by how many pixels what a part holds is wider than it."""
    bars = [one.horizontalScrollBar() for one in part.findChildren(QScrollArea)]
    return max((bar.maximum() for bar in bars if bar.isVisibleTo(part)), default=0)


def _cut(area: QAbstractScrollArea) -> int:
    foot = area.viewport().height()
    match area:
        case QHeaderView():
            return 0
        case QAbstractItemView():
            last = area.visualRect(area.indexAt(QPoint(1, foot - 1)))
            return int(last.isValid() and last.top() + SLIVER < foot < last.bottom())
        case QScrollArea() if area.verticalScrollBar().maximum():
            inside = area.viewport().findChildren(QWidget)
            return sum(_crosses(area, one, foot) for one in inside)
    return 0


def _crosses(area: QScrollArea, one: QWidget, foot: int) -> bool:
    """Return whether a foot runs through it; what only holds others is not seen itself."""
    holds = one.property("kind") != "card" and one.findChildren(QWidget)
    if holds or not one.isVisibleTo(area):
        return False
    place = QRect(one.mapTo(area.viewport(), QPoint()), one.size())
    # A card longer than its room is never seen whole.
    longer = one.property("kind") == "card" and place.height() > foot
    return not longer and place.top() < foot <= place.bottom()
