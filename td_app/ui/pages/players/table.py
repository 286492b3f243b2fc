"""The list of entrants as a table: find, tick and correct without leaving the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from td_app.tournament.views.players import PlayerRow
from td_app.ui.pages.players import lines
from td_app.ui.pages.players.lines import FILTERS, SeatTyped, seat_typed
from td_app.ui.row_filter import RowTable
from td_app.ui.widgets.tick_cells import TickCells
from td_app.ui.widgets.title_widths import widen_to_titles
from td_app.words.language import fr_en

OWN_KEYS = (Qt.Key.Key_P, Qt.Key.Key_M, Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_Delete)

#: Below this width in pixels a column gives its room to the names, least needed first.
HIDDEN_BELOW = {lines.LICENCE: 780, lines.CLUB: 690, lines.RANKING: 600}


class PlayersTable(RowTable[PlayerRow]):
    """Asks for what a key or a click on a box means; several rows may be chosen.

    ``presenceAsked``, ``majorityAsked``, ``absenceAsked`` and ``removalAsked`` carry a list of
    entrants, ``correctionAsked`` one entrant, ``chosenChanged()`` comes when others are chosen.
    """

    presenceAsked = Signal(list)  # noqa: N815 - a Qt signal among Qt's own
    majorityAsked = Signal(list)  # noqa: N815
    absenceAsked = Signal(list)  # noqa: N815
    removalAsked = Signal(list)  # noqa: N815
    correctionAsked = Signal(int)  # noqa: N815
    chosenChanged = Signal()  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(
            lines.columns(),
            lambda row: row.entrant,
            parent,
            asleep=lambda row: row.standing in lines.GONE,
        )
        self.setAccessibleName(fr_en("Liste des inscrits", "List of entrants"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        present = TickCells[PlayerRow](
            lambda row: row.present, self, live=lambda row: row.standing == "registered"
        )
        majority = TickCells[PlayerRow](lambda row: row.majority != "unchecked", self)
        self.setItemDelegateForColumn(lines.PRESENT, present)
        self.setItemDelegateForColumn(lines.MAJORITY, majority)
        widen_to_titles(self)
        self._kept = "all"
        self._seat: SeatTyped | None = None
        self.clicked.connect(self._on_clicked)
        self.activated_row.connect(lambda row: self.correctionAsked.emit(row.entrant))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosenChanged.emit())

    def chosen(self) -> list[PlayerRow]:
        """Return the rows chosen, in the order shown."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.filter.row_at(self.filter.index(place, 0)) for place in places]

    def shown_count(self) -> int:
        """Return how many rows the search and the filter keep."""
        return self.filter.rowCount()

    def keep(self, key: str) -> None:
        """Keep the rows of a filter (a key of ``FILTERS``)."""
        self._kept = key
        self._filter()
        self.chosenChanged.emit()

    def find_typed(self, text: str) -> None:
        """Keep the rows that match what was typed, a name or a table number."""
        seat = seat_typed(text)
        if seat is not None and not any(seat.holds(row) for row in self.rows.rows):
            seat = None
        self._seat = seat
        self._filter()
        self.filter.set_typed("" if seat else text)
        # Rows that leave take their choice with them, and no signal says so.
        self.chosenChanged.emit()

    def choose_first(self) -> None:
        """Make the first row shown current, and give it the keyboard."""
        first = self.filter.index(0, 0)
        if first.isValid():
            self.setCurrentIndex(first)
            self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep the list's own letters from the window's keys (P is the clock's elsewhere)."""
        if event.type() == QEvent.Type.ShortcutOverride and self._own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick, correct or remove the rows chosen; leave the rest to the table."""
        if not self._own(event):
            super().keyPressEvent(event)
            return
        chosen = self.chosen()
        if event.isAutoRepeat() or not chosen:
            return
        entrants = [row.entrant for row in chosen]
        match event.key():
            case Qt.Key.Key_P:
                self.presenceAsked.emit(entrants)
            case Qt.Key.Key_M:
                self.majorityAsked.emit(entrants)
            case Qt.Key.Key_A:
                self.absenceAsked.emit(entrants)
            case Qt.Key.Key_Delete:
                self.removalAsked.emit(entrants)
            case _:
                current = self.chosen_row() or chosen[0]
                self.correctionAsked.emit(current.entrant)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the room of lesser columns to the names when there is little."""
        for column, width in HIDDEN_BELOW.items():
            self.setColumnHidden(column, self.width() < width)
        super().resizeEvent(event)

    def _own(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in OWN_KEYS:
            return False
        plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
        return event.modifiers() in plain

    def _filter(self) -> None:
        kept, seat = FILTERS[self._kept], self._seat
        if seat is None:
            self.filter.set_kept(kept)
        else:
            self.filter.set_kept(lambda row: seat.holds(row) and (kept is None or kept(row)))

    def _on_clicked(self, index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
            return
        row = self.filter.row_at(index)
        if index.column() == lines.PRESENT:
            self.presenceAsked.emit([row.entrant])
        elif index.column() == lines.MAJORITY:
            self.majorityAsked.emit([row.entrant])
