"""Sorting and finding in a ``RowModel``, and the table that shows one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject, QRectF, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from td_app.ui.forgiving_search import folded, matches
from td_app.ui.row_model import ROW_ROLE, SORT_ROLE, Column, Index, RowModel
from td_app.ui.theme.tokens import Height
from td_app.ui.widgets.pill import PillFacts, paint_pill

R = TypeVar("R")


class RowFilter(QSortFilterProxyModel, Generic[R]):
    """Sorts by the columns' values and keeps the rows that match what was typed."""

    def __init__(self, model: RowModel[R], parent: QObject | None = None) -> None:
        """Stand between ``model`` and a view."""
        super().__init__(parent)
        self._model = model
        self._typed = ""
        self._also: Callable[[R], bool] | None = None
        self.setSortRole(SORT_ROLE)
        self.setSourceModel(model)

    def set_typed(self, typed: str) -> None:
        """Keep the rows holding every word typed, forgiving accents, case and one letter."""
        self._typed = folded(typed)
        self.invalidate()

    def set_kept(self, also: Callable[[R], bool] | None) -> None:
        """Keep besides only the rows for which ``also`` holds; ``None`` keeps all."""
        self._also = also
        self.invalidate()

    def row_at(self, index: Index) -> R:
        """Return the row behind an index of this proxy."""
        return self._model.row_at(self.mapToSource(index))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Tell whether a row of the source is kept."""
        if self._also is not None and not self._also(self._model.row(row)):
            return False
        return not self._typed or matches(self._typed, self._model.searched_text(row))

    def lessThan(self, left: Index, right: Index) -> bool:
        """Tell whether one cell sorts before another; empty cells sort last going up."""
        one, other = self._value(left), self._value(right)
        if one is None or other is None:
            return other is None and one is not None
        return bool(one < other)

    def _value(self, index: Index) -> Any:
        return self._model.sort_value(index.row(), index.column())


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


class RowTable(QTableView, Generic[R]):
    """A table view over a ``RowModel``: whole rows, keyboard first, sorting by the titles.

    ``activated_row`` carries the row on Enter or a double click, ``current_row`` the row that
    has just become current (or ``None``).
    """

    activated_row = Signal(object)
    current_row = Signal(object)

    def __init__(
        self,
        columns: Sequence[Column[R]],
        key: Callable[[R], Hashable],
        parent: QWidget | None = None,
        *,
        asleep: Callable[[R], bool] | None = None,
        heading: Callable[[R], bool] | None = None,
        sortable: bool = True,
    ) -> None:
        """Show rows told apart by ``key`` in ``columns``; see :class:`RowModel`."""
        super().__init__(parent)
        self.rows = RowModel(columns, key, self, asleep=asleep, heading=heading)
        self.filter = RowFilter(self.rows, self)
        self.setModel(self.filter)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(Height.ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._size_columns(columns)
        self.filter.setDynamicSortFilter(True)
        if sortable:
            self.setSortingEnabled(True)
            self.horizontalHeader().setSortIndicatorClearable(True)
            self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(self._activate)
        self.selectionModel().currentRowChanged.connect(self._tell_current)

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show those rows; selection, current row and scroll stay where they were."""
        self.rows.set_rows(rows)

    def chosen_row(self) -> R | None:
        """Return the row that is current, or ``None``."""
        index = self.currentIndex()
        return self.filter.row_at(index) if index.isValid() else None

    def choose(self, key: Hashable) -> bool:
        """Make a row current and bring it into view; tell whether it is shown."""
        index = self.filter.mapFromSource(self.rows.index_of(key))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        return index.isValid()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Activate on Enter; leave Space and letters to the window's own keys."""
        # Ctrl+A carries a control character, which is not a letter of the window's.
        letter = event.text().strip().isprintable() and event.text().strip()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self.currentIndex())
        elif letter or event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _activate(self, index: Index) -> None:
        if index.isValid():
            self.activated_row.emit(self.filter.row_at(index))

    def _tell_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.current_row.emit(self.filter.row_at(index) if index.isValid() else None)

    def _size_columns(self, columns: Sequence[Column[R]]) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        header.setFixedHeight(Height.ROW - 4)
        for place, column in enumerate(columns):
            if column.stretch:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
            elif column.width is not None:
                self.setColumnWidth(place, column.width)
            if column.pill is not None:
                self.setItemDelegateForColumn(place, PillCells(column.pill, self))
