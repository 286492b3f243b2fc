"""A column of boxes to tick, each in the middle of its cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from td_app.ui.row_model import ROW_ROLE, Index

R = TypeVar("R")

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
        box.state = state.State_On if ticked else state.State_Off
        if self._live(row):
            box.state |= state.State_Enabled
        box.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        box.checkState = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        widget = option.widget
        widget.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget
        )
