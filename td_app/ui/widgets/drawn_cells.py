"""Cells of a table that are drawn rather than written: a state as a pill, a box to tick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from td_app.ui.widgets.pill import PillFacts, paint_pill
from td_app.ui.widgets.row_model import ROW_ROLE, Index

R = TypeVar("R")


class PillCells(QStyledItemDelegate, Generic[R]):
    """Draws a column's states as pills."""

    def __init__(self, pill: Callable[[R], PillFacts | None], parent: QObject) -> None:
        """Draw what ``pill`` gives of a row, nothing for ``None``."""
        super().__init__(parent)
        self._pill = pill

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Leave the words to the pill."""
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's ground, then the pill."""
        super().paint(painter, option, index)
        facts = self._pill(index.data(ROW_ROLE))
        if facts is not None:
            box = QRectF(option.rect)
            painter.save()
            paint_pill(painter, box.adjusted(6, 0, -6, 0), facts)
            painter.restore()


BOX = 18
"""Side of a box, in pixels."""


class TickCells(QStyledItemDelegate, Generic[R]):
    """Draws a box for each row, ticked, empty or grey; a row may have none.

    ``ticked`` gives ``None`` where there is nothing to tick; ``live`` tells whether it may be.
    """

    def __init__(
        self,
        ticked: Callable[[R], bool | None],
        parent: QObject,
        *,
        live: Callable[[R], bool] = lambda _row: True,
    ) -> None:
        """Draw what ``ticked`` says of a row."""
        super().__init__(parent)
        self._ticked = ticked
        self._live = live

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Leave words and box to :meth:`paint`."""
        super().initStyleOption(option, index)
        option.text = ""
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell's ground, then the box."""
        super().paint(painter, option, index)
        row = index.data(ROW_ROLE)
        ticked = self._ticked(row)
        if ticked is None:
            return
        box = QStyleOptionViewItem(option)
        corner = option.rect.center() - QPoint(BOX // 2 - 1, BOX // 2 - 1)
        box.rect = QRect(corner, QSize(BOX, BOX))
        state = QStyle.StateFlag
        if ticked:
            box.state = state.State_On
        else:
            box.state = state.State_Off
        if self._live(row):
            box.state |= state.State_Enabled
        box.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        if ticked:
            box.checkState = Qt.CheckState.Checked
        else:
            box.checkState = Qt.CheckState.Unchecked
        widget = option.widget
        widget.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget
        )
