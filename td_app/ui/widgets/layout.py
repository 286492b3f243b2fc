"""Widgets side by side, or one under the other, said in one call.

``row(icon, label, STRETCH, button, spacing=Space.SNUG)`` is a layout to put into another one;
``column(head, wide(table), on=self, margins=0)`` is that of a widget. A number is a gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space

ANYWHERE: Final = Qt.AlignmentFlag(0)
#: All around; at either side, then above and under; or left, above, right and under.
Margins = int | tuple[int, int] | tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """A widget or a layout with its share of the room left over, and where it stands in it."""

    part: QWidget | QLayout | None
    stretch: int = 0
    alignment: Qt.AlignmentFlag = ANYWHERE


#: A widget, a layout, a gap in pixels, or one of them placed.
Part = QWidget | QLayout | Placed | int


#: What pushes the parts on either side of it apart.
STRETCH: Final = Placed(None, 1)
MOST_OF_IT: Final = 100_000
"""The stretch of a part that loses not a pixel to the ``STRETCH`` beside it."""
Box = TypeVar("Box", bound=QBoxLayout)


def wide(part: QWidget | QLayout, stretch: int = 1) -> Placed:
    """Return a part that takes the room left over, by its share of ``stretch``."""
    return Placed(part, stretch)


def at(part: QWidget, alignment: Qt.AlignmentFlag, stretch: int = 0) -> Placed:
    """Return a widget that keeps to one side of its cell."""
    return Placed(part, stretch, alignment)


def row(
    *parts: Part,
    on: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QHBoxLayout:
    """Return parts from left to right; the layout of ``on`` where it is given.

    Spacing and margins left out are those of the style, in pixels otherwise.
    """
    if on is not None:
        box = QHBoxLayout(on)
    else:
        box = QHBoxLayout()
    return fill(box, *parts, spacing=spacing, margins=margins)


def column(
    *parts: Part,
    on: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QVBoxLayout:
    """Return parts from top to bottom, as :func:`row` does from left to right."""
    if on is not None:
        box = QVBoxLayout(on)
    else:
        box = QVBoxLayout()
    return fill(box, *parts, spacing=spacing, margins=margins)


def framed(box: QLayout, *, margins: Margins = 0, kind: str = "", tone: str = "") -> QWidget:
    """Return a new widget whose layout is ``box``; a frame of the style's ``kind`` if given."""
    holder = QFrame() if kind else QWidget()
    if kind:
        dress(holder, kind=kind, tone=tone)
    box.setContentsMargins(*_four(margins))
    holder.setLayout(box)
    return holder


def put_away(part: QWidget) -> None:
    """Take a widget out of sight at once, and delete it when nothing speaks to it any more.

    The keyboard stays with what held it: never on the next button, which Enter would press.
    """
    typed_in = QApplication.focusWidget()
    above = part.parentWidget()
    held = typed_in is not None and (typed_in is part or part.isAncestorOf(typed_in))
    if held and above is not None and above.isVisible():
        above.setFocus(Qt.FocusReason.OtherFocusReason)
    part.hide()
    lift_out(part)
    part.deleteLater()


def lift_out(part: QWidget) -> None:
    """Take a widget out of the layout it stands in, if it does; it stays where it is drawn.

    Taken out by Qt alone, as ``removeWidget``, another layout or its end do, it leaves what PySide
    keeps of its place in a nested layout: the next object made at that address is then taken for
    it, and a style that cannot draw was seen.
    """
    above = part.parentWidget()
    if above is None or (whole := above.layout()) is None:
        return
    for box in (whole, *whole.findChildren(QLayout)):
        at = box.indexOf(part)
        if at >= 0:
            box.takeAt(at)


def replace_in(whole: QLayout, old: QWidget, new: QWidget) -> None:
    """Put a widget where another one stands in a layout; the other one is then in none.

    What ``replaceWidget`` returns is nobody's, and never goes.
    """
    for box in (whole, *whole.findChildren(QLayout)):
        at = box.indexOf(old)
        if at < 0:
            continue
        if isinstance(box, QGridLayout):
            (line, place, lines, places) = cast(tuple[int, int, int, int], box.getItemPosition(at))
            box.addWidget(new, line, place, lines, places, _freed(box, at))
        elif isinstance(box, QBoxLayout):
            share = box.stretch(at)
            box.insertWidget(at, new, share, _freed(box, at))
        return


def _freed(box: QLayout, at: int) -> Qt.AlignmentFlag:
    """Free a place of a layout, and return where in it its widget stood."""
    place = box.takeAt(at)
    if place is None:
        return ANYWHERE
    return place.alignment()


def bring_in_sight(part: QWidget, piece: QRect | None = None) -> None:
    """Scroll to ``part`` when it stands in something that scrolls, with a little beyond it.

    ``piece``: to that rectangle of it alone.
    """
    around = part.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    inside = None
    if around is not None:
        inside = around.widget()
    if around is not None and inside is not None:
        # A line just added has its place only once the layouts have been gone through.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        if piece is None:
            around.ensureWidgetVisible(part, 0, Space.TIGHT)
        else:
            middle = part.mapTo(inside, piece.center())
            around.ensureVisible(middle.x(), middle.y(), 0, piece.height() + Space.TIGHT)


def hide_idle(area: QAbstractScrollArea) -> None:
    """Show no handle where there is nothing to scroll, for a bar whose room is always kept."""

    def look() -> None:
        # Asked for again each time: what Python held of a bar may be gone before the bar is.
        if isValid(area):
            bar = area.verticalScrollBar()
            bar.setEnabled(bar.maximum() > bar.minimum())

    look()
    area.verticalScrollBar().rangeChanged.connect(look)


def height_at(part: QWidget, width: int) -> int:
    """Return the height, in pixels, that what a widget lays out needs at this width."""
    box = part.layout()
    if box is None:
        return part.sizeHint().height()
    # Invalidated here, it would ask to be laid out again, and its listeners too, for ever.
    box.activate()
    if box.hasHeightForWidth():
        return box.totalHeightForWidth(width)
    return part.sizeHint().height()


def keep_place(part: QWidget) -> None:
    """Leave its room to a widget while it is hidden: what stands beside it does not move."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)


def emptied(box: QLayout) -> None:
    """Put away every widget that a layout holds."""
    while (item := box.takeAt(0)) is not None:
        if (part := item.widget()) is not None:
            put_away(part)


def fill(box: Box, *parts: Part, spacing: int | None = None, margins: Margins | None = None) -> Box:
    """Put parts into a layout that stands already, after what it holds, and return it."""
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*_four(margins))
    for part in parts:
        _add(box, part)
    return box


def _four(margins: Margins) -> tuple[int, int, int, int]:
    if isinstance(margins, int):
        return (margins, margins, margins, margins)
    if len(margins) == 2:
        return (*margins, *margins)
    return margins


def _add(box: QBoxLayout, part: Part) -> None:
    if isinstance(part, int):
        box.addSpacing(part)
        return
    if isinstance(part, Placed):
        placed = part
    else:
        placed = Placed(part)
    if isinstance(placed.part, QWidget):
        box.addWidget(placed.part, placed.stretch, placed.alignment)
    elif isinstance(placed.part, QLayout):
        box.addLayout(placed.part, placed.stretch)
    else:
        box.addStretch(placed.stretch)


class TurningRow(QWidget):
    """Two parts side by side, or one under the other where they would be cut so."""

    def __init__(self, left: QWidget | QLayout, right: QWidget | QLayout, share: int = 0) -> None:
        """Put ``left``, which takes the room left over, and ``right``, by its ``share`` of it."""
        super().__init__()
        self._sides = (left, right)
        self._box = row(wide(left), Placed(right, share), on=self, spacing=Space.TIGHT, margins=0)

    def sizeHint(self) -> QSize:
        """Return the width of both side by side, and the height of what stands now."""
        return QSize(self._wide_in_a_row(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider one."""
        wider = max(map(_least_width, self._sides))
        return QSize(wider, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where there is too little room, and back where there is enough."""
        super().resizeEvent(event)
        self.turn()

    def turn(self) -> None:
        """Stand in the way that there is room for, as what a part says may have changed."""
        if self._wide_in_a_row() <= self.width():
            way = QBoxLayout.Direction.LeftToRight
        else:
            way = QBoxLayout.Direction.TopToBottom
        if way != self._box.direction():
            self._box.setDirection(way)

    def _wide_in_a_row(self) -> int:
        return sum(map(_least_width, self._sides)) + Space.TIGHT


def _least_width(part: QWidget | QLayout) -> int:
    """Return the pixels under which a part is cut: of words that may be, those of all of them."""
    if isinstance(part, QLayout):
        return part.minimumSize().width()
    if isinstance(part, QLabel):
        return part.sizeHint().width()
    return part.minimumSizeHint().width()


class FlowLayout(QLayout):
    """Widgets from left to right, each as wide as it wants, over as many lines as needed.

    In a line, what is lower than the rest stands in its middle.
    """

    def __init__(self, parent: QWidget, *, whole: bool = False, spacing: int = Space.TIGHT) -> None:
        """Lay out what ``parent`` is given; ``whole``: never narrower than the widest."""
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._whole = whole
        self._items: list[QLayoutItem] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        parent.setSizePolicy(policy)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's own name
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return the item at ``index``, ``None`` beyond the last."""
        if 0 <= index < len(self._items):
            return self._items[index]
        return None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Remove the item at ``index``."""
        if 0 <= index < len(self._items):
            return self._items.pop(index)
        return None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """Ask for no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines in that width, in pixels."""
        return self._place(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Put each in its place."""
        super().setGeometry(rect)
        self._place(rect, moving=True)

    def sizeHint(self) -> QSize:
        """Return the least that holds the widest one."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        """Return the least height, and the least width where nothing may be cut."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.sizeHint())
        return QSize(size.width() if self._whole else 0, size.height())

    def _place(self, rect: QRect, *, moving: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            high = max(size.height() for _item, _x, size in line)
            for item, x, size in line:
                if moving:
                    top = y + (high - size.height()) // 2
                    item.setGeometry(QRect(QPoint(rect.x() + x, top), size))
            y += high + self.spacing()
        return max(0, y - self.spacing() - rect.y())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, int, QSize]]]:
        """Return the lines in that width: of each, what stands in it, from where, how large."""
        lines: list[list[tuple[QLayoutItem, int, QSize]]] = []
        x = 0
        for item in (shown for shown in self._items if not shown.isEmpty()):
            hint = item.sizeHint()
            size = QSize(min(hint.width(), width), hint.height())
            if not lines or (x > 0 and x + size.width() > width):
                lines.append([])
                x = 0
            lines[-1].append((item, x, size))
            x += size.width() + self.spacing()
        return lines


def grid(
    *lines: Sequence[QWidget | QLayout | Placed | None],
    on: QWidget | None = None,
    across: int | None = None,
    down: int | None = None,
    margins: Margins | None = None,
    takes: int | None = None,
) -> QGridLayout:
    """Return lines of cells one under the other, ``None`` where a cell is empty.

    ``across`` and ``down`` are the pixels between two of them; the column ``takes``, from 0,
    takes the room left over.
    """
    if on is not None:
        cells = QGridLayout(on)
    else:
        cells = QGridLayout()
    if across is not None:
        cells.setHorizontalSpacing(across)
    if down is not None:
        cells.setVerticalSpacing(down)
    if margins is not None:
        cells.setContentsMargins(*_four(margins))
    for line, parts in enumerate(lines):
        for place, part in enumerate(parts):
            if isinstance(part, Placed):
                placed = part
            else:
                placed = Placed(part)
            if isinstance(placed.part, QWidget):
                cells.addWidget(placed.part, line, place, placed.alignment)
            elif isinstance(placed.part, QLayout):
                cells.addLayout(placed.part, line, place)
    if takes is not None:
        cells.setColumnStretch(takes, 1)
    return cells


def replaced(old: QWidget, new: QWidget) -> QWidget:
    """Put a widget where another one stands in its parent's layout, and return it."""
    around = old.parentWidget()
    layout = None
    if around is not None:
        layout = around.layout()
    if layout is not None:
        replace_in(layout, old, new)
    put_away(old)
    return new
