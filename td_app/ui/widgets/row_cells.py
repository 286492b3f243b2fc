"""How the cells of a ``RowTable`` are drawn: names, states as pills, boxes to tick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reports.names import abbreviations, named_alone
from td_app.ui.widgets.painting import paint_chart
from td_app.ui.widgets.pill import PillFacts, paint_pill
from td_app.ui.widgets.row_model import ROW_ROLE, Column, Index, Marks, RowModel

R = TypeVar("R")

CELL_ASIDE = 12
"""Pixels that a cell leaves free on each side of its words."""

PILL_ASIDE = 12
"""Pixels that a cell leaves free beside its pill, on both sides together."""

UNDER = 5
"""Pixels from the middle of a cell at which what stands under a name begins: nearer to that name
than to the next one."""

LIFTED = 8
"""Pixels under the words of a row that lift them, margins apart, over what stands below a name."""

LIFTED_BY = 6
"""Pixels from the middle of such words, and of a pill beside them, to that of a cell."""

BOX = 18
"""Side of a box to tick, in pixels."""


class LiftedCells(QStyledItemDelegate, Generic[R]):
    """Draws words on the line of the name of their row, which what stands under it lifts."""

    def __init__(self, model: RowModel[R], parent: QObject) -> None:
        """Draw words of the rows of ``model``."""
        super().__init__(parent)
        self._model = model

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Lift the words where something stands under the name of their row."""
        super().initStyleOption(option, index)
        if has_under(self._model, index.data(ROW_ROLE)):
            # An icon of that height under the words lifts them; it has nothing to draw.
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.decorationPosition = QStyleOptionViewItem.Position.Bottom
            option.decorationSize = QSize(0, LIFTED)


def has_under(model: RowModel[R], row: R) -> bool:
    """Return whether something stands under the name of a row."""
    return any(one.under is not None and one.under(row, 1) for one in model.columns)


class NameCells(LiftedCells[R]):
    """Draws a column of names: whole where they fit, else by the one rule of names.

    A column with ``shorter`` words shows those instead.
    """

    def __init__(self, column: Column[R], model: RowModel[R], parent: QObject) -> None:
        """Draw the words that ``column`` shows of the rows of ``model``."""
        super().__init__(model, parent)
        self._column = column

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Shorten the name of this cell, told apart from all of the column."""
        super().initStyleOption(option, index)
        room = option.rect.width() - 2 * CELL_ASIDE
        measure = QFontMetricsF(option.font)
        if measure.horizontalAdvance(option.text) <= room:
            return
        if self._column.shorter is not None:
            option.text = self._column.shorter(index.data(ROW_ROLE))
        else:
            names = tuple(self._column.shown(row) for row in self._model.rows)
            short = abbreviations(names).get(option.text)
            if short is not None:
                option.text = named_alone(
                    option.text, short, lambda form: measure.horizontalAdvance(form) <= room
                )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell, then what stands under its name."""
        super().paint(painter, option, index)
        box = option.rect
        marks = self._marks_under(index, box.width() - 2 * CELL_ASIDE)
        if not marks:
            return
        painter.save()
        painter.setClipRect(box)
        painter.translate(box.x() + CELL_ASIDE, box.y() + box.height() // 2 + UNDER)
        paint_chart(painter, marks)
        painter.restore()

    def _marks_under(self, index: Index, room: float) -> Marks:
        """Return what stands under the name of a row, in a width."""
        if self._column.under is None:
            return ()
        return self._column.under(index.data(ROW_ROLE), room)


class PillCells(QStyledItemDelegate, Generic[R]):
    """Draws a column's states as pills."""

    def __init__(
        self, pill: Callable[[R], PillFacts | None], model: RowModel[R], parent: QObject
    ) -> None:
        """Draw what ``pill`` gives of a row of ``model``, nothing for ``None``."""
        super().__init__(parent)
        self._pill = pill
        self._model = model

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
            if has_under(self._model, index.data(ROW_ROLE)):
                box.translate(0, -LIFTED_BY)
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.save()
            box.adjust(PILL_ASIDE / 2, 0, -PILL_ASIDE / 2, 0)
            paint_pill(painter, box, facts, on_chosen=chosen)
            painter.restore()


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
