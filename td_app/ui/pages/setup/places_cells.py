"""The places of a table as small numbered boxes: a click puts one out of use, or back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from td_app.ui.theme.tokens import TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.theme.worn import colours
from td_app.ui.widgets.cell_grid import CellTyping
from td_app.ui.widgets.row_model import Index

BOX, GAP, LEFT = 22, 4, 8
PLACES_ROLE = int(Qt.ItemDataRole.UserRole) + 11
"""Role giving ``(seats, places out of use)``."""


class PlacesCells(CellTyping):
    """``turned(row, place)`` when a box is clicked; places are also typed: "3, 5"."""

    turned = Signal(int, int)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's ground, then a box for each place."""
        ground = QStyleOptionViewItem(option)
        super().paint(painter, ground, index)
        seats, out = index.data(PLACES_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface(TypeSize.SMALL))
        for place in range(1, seats + 1):
            _paint_place(painter, box_of(option.rect, place), place, place in out)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Leave the words to the boxes."""
        super().initStyleOption(option, index)
        option.text = ""

    def editorEvent(
        self,
        event: QEvent,
        model: object,
        option: QStyleOptionViewItem,
        index: QModelIndex | Index,
    ) -> bool:
        """Turn the place under the mouse."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.LeftButton
        ):
            place = place_at(option.rect, event.position().toPoint(), index.data(PLACES_ROLE)[0])
            if place is not None:
                self.turned.emit(index.row(), place)
                return True
        return False


def box_of(cell: QRect, place: int) -> QRect:
    """Return where a place is drawn in its cell."""
    left = cell.left() + LEFT + (place - 1) * (BOX + GAP)
    return QRect(left, cell.center().y() - BOX // 2 + 1, BOX, BOX)


def place_at(cell: QRect, where: QPoint, seats: int) -> int | None:
    """Return the place drawn under a point, or ``None``."""
    return next((p for p in range(1, seats + 1) if box_of(cell, p).contains(where)), None)


def _paint_place(painter: QPainter, box: QRect, place: int, out: bool) -> None:
    ink = colours()
    painter.setPen(QPen(QColor(ink.line if out else ink.line_strong), 1))
    painter.setBrush(QColor(ink.sunken if out else ink.surface))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(QColor(ink.text_disabled if out else ink.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place))
    if out:
        painter.setPen(QPen(QColor(ink.red_text), 1.75))
        painter.drawLine(box.bottomLeft() + QPoint(4, -4), box.topRight() + QPoint(-4, 4))


def width_for(seats: int) -> int:
    """Return the width that many places need, in pixels."""
    return 2 * LEFT + seats * (BOX + GAP)
