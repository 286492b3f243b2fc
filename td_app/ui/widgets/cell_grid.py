"""A small table whose cells are typed in: levels, tables, chips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.layout import bring_in_sight
from td_app.ui.widgets.row_height import set_in_lines
from td_app.ui.widgets.row_model import ColumnModel, Index, alignment_of
from td_app.ui.widgets.row_table import widen_to_titles
from td_app.ui.widgets.tips import plain_tip

ROW_HEIGHT = 32


@dataclass(frozen=True, slots=True)
class CellColumn:
    """A column by its key: its title, its width in pixels or that it ``fills`` what is left.

    ``about`` is the title in whole, where it is a short one.
    """

    key: str
    title: str
    width: int = 0
    fills: bool = False
    figures: bool = False
    centred: bool = False
    about: str = ""

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Return how cells and title are aligned."""
        return alignment_of(figures=self.figures, centred=self.centred)


class CellModel(ColumnModel[CellColumn]):
    """The cells' texts, by their column's key; ``typed(row, key, text)`` when a cell was typed in.

    The owner answers ``typed`` by changing what it holds and calling :meth:`refresh`.
    """

    typed = Signal(int, str, str)

    def __init__(self, columns: Sequence[CellColumn], parent: QObject | None = None) -> None:
        """Show no row yet."""
        super().__init__(columns, parent)
        self._shown = 0

    def row_total(self) -> int:
        """Return how many rows there are now."""
        raise NotImplementedError

    def words(self, row: int, column: str) -> str:
        """Return what a cell shows."""
        raise NotImplementedError

    def typed_from(self, row: int, column: str) -> str:
        """Return the text with which typing starts."""
        return self.words(row, column)

    def editable(self, row: int, column: str) -> bool:
        """Return whether a cell can be typed in."""
        return True

    def tone(self, row: int, column: str) -> Tone:
        """Return the tone of a cell's words."""
        return Tone.NEUTRAL

    def soft(self, row: int, column: str) -> bool:
        """Return whether a cell is shown in the soft colour."""
        return False

    def tip(self, row: int, column: str) -> str:
        """Return more about a cell, "" without more."""
        return ""

    def refresh(self) -> None:
        """Show the rows held now; rows come and go at the end."""
        wanted = self.row_total()
        if wanted > self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, wanted - 1)
            self._shown = wanted
            self.endInsertRows()
        elif wanted < self._shown:
            self.beginRemoveRows(QModelIndex(), wanted, self._shown - 1)
            self._shown = wanted
            self.endRemoveRows()
        if wanted:
            last = self.index(wanted - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows are shown."""
        if parent.isValid():
            return 0
        return self._shown

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows and how."""
        if not index.isValid():
            return None
        row = index.row()
        column = self.key_at(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(row, column)
            case Qt.ItemDataRole.EditRole:
                return self.typed_from(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.columns[index.column()].alignment
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.tip(row, column)) or None
            case Qt.ItemDataRole.ForegroundRole:
                tone = self.tone(row, column)
                if tone is not Tone.NEUTRAL:
                    return QColor(colours().text_of(tone))
                if self.soft(row, column):
                    return QColor(colours().text_soft)
                return None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell."""
        kept = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and self.editable(index.row(), self.key_at(index)):
            kept |= Qt.ItemFlag.ItemIsEditable
        return kept

    def setData(  # noqa: N802 - Qt's own name
        self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        """Pass on what was typed."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        if str(value) != self.typed_from(index.row(), self.key_at(index)):
            self.typed.emit(index.row(), self.key_at(index), str(value))
        return True


class CellTyping(QStyledItemDelegate):
    """Types in a field as high as the row; the sheet's own field would not fit."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(200)
        field.setStyleSheet("QLineEdit { min-height: 0; padding: 0 6px; border-radius: 3px; }")
        field.setAlignment(index.data(Qt.ItemDataRole.TextAlignmentRole))
        column = index.model().headerData(index.column(), Qt.Orientation.Horizontal)
        field.setAccessibleName(str(column or ""))
        return field


class CellGrid(QTableView):
    """Typing on a cell replaces it; the arrows go from one cell to the next.

    ``insertAsked()`` on Insert, ``removeAsked()`` on Delete, ``moveAsked(by)`` on Alt and an
    arrow, ``currentChangedTo(row)`` when another row is current (-1 for none).
    """

    insertAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    removeAsked = Signal()  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    currentChangedTo = Signal(int)  # noqa: N815

    def __init__(self, model: CellModel, name: str, parent: QWidget | None = None) -> None:
        """Show ``model`` under an accessible name."""
        super().__init__(parent)
        self._cells = model
        self.setModel(model)
        self.setAccessibleName(name)
        self.setItemDelegate(CellTyping(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.DoubleClicked
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
        )
        set_in_lines(self, ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setFixedHeight(ROW_HEIGHT)
        header.setMinimumSectionSize(36)
        for place, column in enumerate(model.columns):
            if column.fills:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
            else:
                self.setColumnWidth(place, column.width)
        widen_to_titles(self)
        self.selectionModel().currentChanged.connect(
            lambda now, _before: self.currentChangedTo.emit(now.row() if now.isValid() else -1)
        )

    def closeEditor(  # noqa: N802 - Qt's own name
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        """Go to the cell below after an Enter."""
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.go_to(self.current_row() + 1)

    def current_row(self) -> int:
        """Return the current row from 0, -1 without one."""
        index = self.currentIndex()
        if index.isValid():
            return index.row()
        return -1

    def go_to(self, row: int, column: str | None = None) -> None:
        """Make a cell current and bring it into view."""
        if 0 <= row < self.model().rowCount():
            if column is None:
                where = self.currentIndex().column()
            else:
                where = self._cells.place_of(column)
            self._go_to_cell(self.model().index(row, max(0, where)))

    def _go_to_cell(self, cell: QModelIndex) -> None:
        self.setCurrentIndex(cell)
        self.scrollTo(cell)

    def show_column(self, key: str, shown: bool) -> None:
        """Show a column, or leave it out."""
        self.setColumnHidden(self._cells.place_of(key), not shown)

    def draw_cells(self, key: str, cells: QStyledItemDelegate) -> None:
        """Draw and type in the cells of a column in their own way."""
        self.setItemDelegateForColumn(self._cells.place_of(key), cells)

    def show_every_row(self) -> None:
        """Be as high as the rows: what is around scrolls, and follows the current cell."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsInserted.connect(self._fit_rows)
        self.model().rowsRemoved.connect(self._fit_rows)
        self.selectionModel().currentChanged.connect(self._bring_cell_in_sight)
        self._fit_rows()

    def _fit_rows(self) -> None:
        rows = self.model().rowCount() * ROW_HEIGHT
        self.setFixedHeight(ROW_HEIGHT + rows + 2 * self.frameWidth())

    def _bring_cell_in_sight(self, cell: QModelIndex) -> None:
        if cell.isValid() and self.isVisible():
            bring_in_sight(self, self.visualRect(cell).translated(self.viewport().pos()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be ready to type: on the first cell of the row that can be, when this one cannot."""
        super().focusInEvent(event)
        # A click chooses its own cell: what it finds chosen already, it would open at once.
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._to_typing()

    def _to_typing(self) -> None:
        row = max(0, self.current_row())
        cells = [self.model().index(row, column) for column in range(self.model().columnCount())]
        typed = [cell for cell in cells if cell.flags() & Qt.ItemFlag.ItemIsEditable]
        if typed and self.currentIndex() not in typed:
            self._go_to_cell(typed[0])

    def event(self, event: QEvent) -> bool:
        """Keep figures and letters from the window's keys: they are typed here."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
            if plain and event.text().strip():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Insert, remove and move rows; Enter types in the cell; Space is the clock's."""
        key = event.key()
        held = event.modifiers()
        if held & Qt.KeyboardModifier.AltModifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if key == Qt.Key.Key_Up:
                self.moveAsked.emit(-1)
            else:
                self.moveAsked.emit(1)
        elif key == Qt.Key.Key_Insert:
            self.insertAsked.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removeAsked.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The field's own Enter comes here too, before it closes.
            if self.state() != QAbstractItemView.State.EditingState:
                self._to_typing()
                self.edit(self.currentIndex())
        elif key == Qt.Key.Key_Space:
            event.ignore()
        else:
            if event.text().strip() and self.state() != QAbstractItemView.State.EditingState:
                self._to_typing()
            super().keyPressEvent(event)
