"""What is cut at the foot of what scrolls: a row of a list, a line of a form.

And when a window is at rest: nothing of it is still to be told or laid out, however slow.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QScrollArea,
    QWidget,
)

from td_app.ui.widgets.page_parts import Fade

#: So little of the next row shows nothing of it (pixels).
SLIVER = 3
#: Timers that wait longer say something later, not something more (milliseconds).
SOON_MS: Final = 400
LaidOut = tuple[tuple[int, ...], ...]


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
            pale = max((one.height() for one in _fades(area)), default=0) // 2
            return sum(_crosses(area, one, foot, pale) for one in inside)
    return 0


def _fades(area: QScrollArea) -> list[Fade]:
    """Return what fades the foot of an area, where it goes on below."""
    fades = area.findChildren(Fade, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in fades if one.isVisibleTo(area) and one.y() > area.viewport().y()]


def _crosses(area: QScrollArea, one: QWidget, foot: int, pale: int) -> bool:
    """Return whether a foot runs through it; what only holds others is not seen itself.

    Its lowest ``pale`` pixels are not read where what scrolls fades there; of the lower half of
    them nothing shows, so that lines close to one another end there too.
    """
    holds = one.property("kind") != "card" and one.findChildren(QWidget)
    if holds or not one.isVisibleTo(area):
        return False
    place = QRect(one.mapTo(area.viewport(), QPoint()), one.size())
    # A card longer than its room is never seen whole.
    longer = one.property("kind") == "card" and place.height() > foot
    return not longer and place.top() + pale // 2 < foot <= place.bottom() + pale


def laid_out(part: QWidget) -> LaidOut:
    """Return where what scrolls in a part stands, and how much of it there is, in pixels."""
    areas = [one for one in part.findChildren(QAbstractScrollArea) if one.isVisibleTo(part)]
    return ((part.width(), part.height()), *map(_scrolled, areas))


def _scrolled(area: QAbstractScrollArea) -> tuple[int, ...]:
    place = area.geometry()
    down = area.verticalScrollBar()
    across = area.horizontalScrollBar()
    at = (place.x(), place.y(), place.width(), place.height())
    return (*at, down.maximum(), down.value(), across.maximum())


def wait_until_told(window: QWidget, settle: Callable[[], None]) -> None:
    """Have a window do what it has put off for a moment, however busy the machine is."""
    settle()
    left = [one.remainingTime() for one in window.findChildren(QTimer) if _is_due_soon(one)]
    until = monotonic() + max(left, default=0) / 1000
    while monotonic() < until:
        settle()
    settle()
    settle()


def _is_due_soon(timer: QTimer) -> bool:
    return timer.isActive() and timer.isSingleShot() and timer.interval() <= SOON_MS
