"""The table that shows a ``RowModel``: sorting, finding, its cells and its columns' widths."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import ceil
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from td_app.register.finding import folded, matches
from td_app.ui.theme.tokens import Height, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.keys import keep, letter_typed, plain
from td_app.ui.widgets.pill import pill_width
from td_app.ui.widgets.row_cells import (
    CELL_ASIDE,
    PILL_ASIDE,
    LiftedCells,
    NameCells,
    PillCells,
    TickCells,
)
from td_app.ui.widgets.row_height import (
    row_height_in,
    set_in_lines,
    set_row_height,
    titles_height,
)
from td_app.ui.widgets.row_model import SORT_ROLE, Column, Index, RowModel

R = TypeVar("R")

ONE_WORD_MS = 800
"""Milliseconds within which letters typed on a list belong to one word."""


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
        """Return whether a row of the source is kept."""
        if self._also is not None and not self._also(self._model.row(row)):
            return False
        return not self._typed or matches(self._typed, self._model.searched_text(row))

    def lessThan(self, left: Index, right: Index) -> bool:
        """Return whether one cell sorts before another; empty cells sort last going up."""
        one = self._value(left)
        other = self._value(right)
        if one is None or other is None:
            return other is None and one is not None
        return bool(one < other)

    def _value(self, index: Index) -> Any:
        return self._model.sort_value(index.row(), index.column())


class RowTable(QTableView, Generic[R]):
    """A table view over a ``RowModel``: whole rows, keyboard first, sorting by the titles.

    ``activated_row`` carries the row on Enter or a double click, ``current_row`` the row that
    has just become current (or ``None``). Where rows have a box to tick, ``tick_asked`` carries
    the current one on Space, which is the clock's everywhere else, and ``box_clicked`` the key of
    a column ``ticked`` and the row of a box that was clicked.
    """

    activated_row = Signal(object)
    current_row = Signal(object)
    tick_asked = Signal(object)
    box_clicked = Signal(str, object)
    _laying_out = False
    """Whether ``updateGeometries`` is at work: Qt calls it before ``__init__`` is through."""

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
        self._typed = ""
        self._begun = QElapsedTimer()
        self._unwanted: set[str] = set()
        self._blank = {column.key for column in columns if column.hides_without is not None}
        self._grown: dict[int, int] = {}
        self._needs: dict[int, int] = {}
        self._advances: dict[str, float] = {}
        self._rows_kept = 0
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        set_in_lines(self, Height.ROW)
        self._size_columns()
        self.filter.setDynamicSortFilter(True)
        if sortable:
            self.setSortingEnabled(True)
            self.horizontalHeader().setSortIndicatorClearable(True)
            self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(self._activate)
        self.clicked.connect(self._on_clicked)
        self.selectionModel().currentRowChanged.connect(self._tell_current)

    def setColumnHidden(self, column: int, hide: bool) -> None:  # noqa: N802 - as Qt names it
        """Hide or show a column; those that grow take or leave its room."""
        if hide != self.isColumnHidden(column):
            super().setColumnHidden(column, hide)
            self._grow()

    def show_column(self, key: str, shown: bool) -> None:
        """Show a column, where there is room for it and something to say, or leave it out."""
        if shown:
            self._unwanted.discard(key)
        else:
            self._unwanted.add(key)
        self.hide_columns()

    def shows(self, key: str) -> bool:
        """Return whether the column of this key is shown."""
        return not self.isColumnHidden(self.rows.place_of(key))

    def hides(self, column: Column[R]) -> bool:
        """Return whether a column is left out: not wanted, nothing to say, or too little room."""
        return column.key in self._unwanted | self._blank or self.width() < column.hides_below

    def hide_columns(self) -> None:
        """Leave out the columns that have no place now, bring back those that have."""
        for place, column in enumerate(self.rows.columns):
            self.setColumnHidden(place, self.hides(column))

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show those rows; selection, current row and scroll stay where they were."""
        self.rows.set_rows(rows)
        self._needs.clear()
        said = ((one.key, one.hides_without) for one in self.rows.columns)
        self._blank = {key for key, needed in said if needed and not any(map(needed, rows))}
        self.hide_columns()
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the words again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._needs.clear()
            self._advances.clear()

    def stand_as_high_as(self, rows: int) -> None:
        """Be as high as so many rows and the titles, whatever rows there are."""
        self._rows_kept = rows
        self.set_row_height(self.verticalHeader().defaultSectionSize())

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it
        """Show whole rows only where there are more than can be seen: the rest stays free below."""
        if self._laying_out:
            return
        self._laying_out = True
        bar = self.verticalScrollBar()
        scrolled = bar.value()
        super().updateGeometries()
        row = self.verticalHeader().defaultSectionSize()
        seen = self.viewport().height()
        if bar.maximum() and seen > row and (free := seen % row):
            around = self.viewportMargins()
            self.setViewportMargins(around.left(), around.top(), around.right(), free)
            whole = seen - free
            bar.setPageStep(whole)
            bar.setRange(0, self.verticalHeader().length() - whole)
            # Qt counted the room of a row in part: a list at its end began within one.
            bar.setValue(scrolled)
        bar.setSingleStep(row)
        self._laying_out = False

    def stand_in_whole_rows(self, room: int) -> None:
        """Be as high as the whole rows that a ``room`` in pixels has."""
        row = row_height_in(self)
        around = 2 * self.frameWidth() + titles_height(row)
        rows = max(1, (room - around) // row)
        self.setMaximumHeight(rows * row + around)

    def show_under(self, before: int, key: Hashable) -> None:
        """Scroll to a row with so many others, ``before`` it, in sight over it."""
        index = self.filter.mapFromSource(self.rows.index_of(key))
        scrolled = self.verticalScrollBar()
        scrolled.setValue((index.row() - before) * scrolled.singleStep())

    def set_row_height(self, height: int) -> None:
        """Show rows of a height in pixels, and the titles over them."""
        set_row_height(self, height)
        if self._rows_kept:
            around = 2 * self.frameWidth()
            self.setFixedHeight(self._rows_kept * height + titles_height(height) + around)

    def showEvent(self, event: QShowEvent) -> None:
        """Give columns that grow their room: a table not shown yet does not know its width."""
        self.set_row_height(row_height_in(self))
        super().showEvent(event)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns there is room for, and give those that grow what is left."""
        self.set_row_height(row_height_in(self))
        self.hide_columns()
        super().resizeEvent(event)
        self._grow()

    def find_rows(self, typed: str) -> None:
        """Show only the rows that hold what was typed."""
        self.filter.set_typed(typed)

    def chosen_row(self) -> R | None:
        """Return the row that is current, or ``None``."""
        index = self.currentIndex()
        if index.isValid():
            return self.filter.row_at(index)
        return None

    def chosen(self) -> list[R]:
        """Return the rows that are selected, in the order shown."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.filter.row_at(self.filter.index(place, 0)) for place in places]

    def choose(self, key: Hashable) -> bool:
        """Make a row current and bring it into view; return whether it is shown."""
        index = self.filter.mapFromSource(self.rows.index_of(key))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        return index.isValid()

    def choose_first(self) -> None:
        """Put the keyboard on the first row that is shown."""
        if self.filter.rowCount():
            self.setCurrentIndex(self.filter.index(0, 0))
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def ticks(self, row: R) -> bool:
        """Return whether Space ticks a row, or unticks it: it has a box."""
        boxes = (column.ticked for column in self.rows.columns if column.ticked is not None)
        return any(ticked(row) is not None for ticked in boxes)

    def event(self, event: QEvent) -> bool:
        """Keep Space from the window's keys on a row with a box to tick, and in a name typed."""

        def is_kept(key: QKeyEvent) -> bool:
            in_a_name = key.key() == Qt.Key.Key_Space and plain(key) and self._word_goes_on()
            return in_a_name or self._is_tick(key)

        return keep(event, is_kept) or super().event(event)

    def _word_goes_on(self) -> bool:
        """Return whether a letter was typed just before: the next one makes the same word."""
        return self._begun.isValid() and self._begun.elapsed() < ONE_WORD_MS

    def _is_tick(self, event: QKeyEvent) -> bool:
        here = self.currentIndex()
        space = event.key() == Qt.Key.Key_Space and plain(event)
        return space and here.isValid() and self.ticks(self.filter.row_at(here))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Activate on Enter, tick on Space, search by letters; leave signs to the window's keys."""
        every = event.matches(QKeySequence.StandardKey.SelectAll)
        # With Ctrl, a letter may carry a control character, which is no sign typed.
        sign = event.text().strip().isprintable() and event.text().strip() and not every
        if self._is_tick(event):
            if not event.isAutoRepeat():
                self.tick_asked.emit(self.filter.row_at(self.currentIndex()))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self.currentIndex())
        elif letter_typed(event):
            self.keyboardSearch(event.text())
        elif sign or event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt calls it
        """Go to the next row with a word that begins as typed; letters in a row make the word."""
        on = self._word_goes_on()
        self._typed = folded(self._typed + search if on else search)
        self._begun.restart()
        here = self.currentIndex().row()
        count = self.filter.rowCount()
        if on and here >= 0:
            first = here
        else:
            first = here + 1
        for place in (place % count for place in range(first, first + count)):
            index = self.filter.index(place, 0)
            words = self.rows.searched_text(self.filter.mapToSource(index).row())
            if any(word.startswith(self._typed) for word in words.replace("-", " ").split()):
                self.setCurrentIndex(index)
                self.scrollTo(index)
                return

    def _grow(self) -> None:
        """Widen the columns that grow to their words, as far as the one that stretches allows.

        Those wider than their words lend what the others lack then.
        """
        shown = [at for at in range(len(self.rows.columns)) if not self.isColumnHidden(at)]
        growing = [at for at in shown if self.rows.columns[at].grows]
        given = sum(self._grown.get(at, 0) for at in growing)
        stretching = (at for at in shown if self.rows.columns[at].fills)
        room = given + sum(self.columnWidth(at) - self._left_to(at, given) for at in stretching)
        usual = {at: self.columnWidth(at) - self._grown.get(at, 0) for at in growing}
        title = {at: title_needs(self.rows.columns[at].title) for at in growing}
        wanted = {at: max(self.needed(at), title[at]) - usual[at] for at in growing}
        left = room
        short = max(0, sum(max(0, more) for more in wanted.values()) - room)
        for at in sorted(growing, key=lambda at: wanted[at] > 0):
            if wanted[at] > 0:
                more = min(wanted[at], max(0, left))
            else:
                more = max(wanted[at], -short)
            left = left - more
            short = short + min(0, more)
            if more != self._grown.get(at, 0):
                self._grown[at] = more
                self.setColumnWidth(at, usual[at] + more)

    def _left_to(self, place: int, given: int) -> int:
        """Return the pixels that a column that stretches keeps: a name is whole first.

        Sentences, told whole by their tip, keep half of what there is at least.
        """
        column = self.rows.columns[place]
        needed = self.needed(place)
        if column.named or column.tip is None:
            return needed
        return min(needed, (self.columnWidth(place) + given) // 2)

    def needed(self, place: int) -> int:
        """Return the pixels in which every word, or every pill, of a column is shown whole.

        Known until the rows change; a word measured once is not measured again.
        """
        column = self.rows.columns[place]
        if place not in self._needs and column.pill is not None:
            pills = {facts.text: facts for facts in map(column.pill, self.rows.rows) if facts}
            widest = max(map(pill_width, pills.values()), default=0)
            self._needs[place] = ceil(widest) + PILL_ASIDE + 2
        elif place not in self._needs:
            advances = self._advances
            words = {column.shown(row) for row in self.rows.rows}
            measure = QFontMetricsF(self.font()).horizontalAdvance
            advances |= {word: measure(word) for word in words.difference(advances)}
            widest = max((advances[word] for word in words), default=0)
            self._needs[place] = round(widest) + 2 * CELL_ASIDE + 2
        return self._needs[place]

    def _activate(self, index: Index) -> None:
        if index.isValid():
            self.activated_row.emit(self.filter.row_at(index))

    def _tell_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid():
            self.current_row.emit(self.filter.row_at(index))
        else:
            self.current_row.emit(None)

    def _on_clicked(self, index: QModelIndex) -> None:
        column = self.rows.columns[index.column()]
        if column.ticked is not None:
            self.box_clicked.emit(column.key, self.filter.row_at(index))

    def _size_columns(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(40)
        for place, column in enumerate(self.rows.columns):
            if column.fills:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)
            elif column.width is not None:
                self.setColumnWidth(place, max(column.width, title_needs(column.title)))
            if column.pill is not None:
                self.setItemDelegateForColumn(place, PillCells(column.pill, self.rows, self))
            elif column.ticked is not None:
                boxes = TickCells(column.ticked, self, live=column.tickable)
                self.setItemDelegateForColumn(place, boxes)
            elif column.named or column.shorter is not None:
                self.setItemDelegateForColumn(place, NameCells(column, self.rows, self))
            elif any(one.under is not None for one in self.rows.columns):
                self.setItemDelegateForColumn(place, LiftedCells(self.rows, self))


AROUND = 24
"""Pixels of the style sheet on both sides of a title."""


def title_needs(title: str) -> int:
    """Return the pixels in which the title of a column is whole."""
    measured = QFontMetricsF(typeface(TypeSize.SMALL, strong=True))
    return round(measured.horizontalAdvance(title)) + AROUND


def widen_to_titles(table: QTableView) -> None:
    """Give each column of a fixed width the room its title needs."""
    header = table.horizontalHeader()
    model = table.model()
    for place in range(model.columnCount()):
        if header.sectionResizeMode(place) is QHeaderView.ResizeMode.Stretch:
            continue
        title = str(model.headerData(place, header.orientation()) or "")
        if title and table.columnWidth(place) < title_needs(title):
            table.setColumnWidth(place, title_needs(title))
