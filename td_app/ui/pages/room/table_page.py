"""One table: who sits there, its sanctioned players, its button and blinds hand after hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import OPEN
from td_app.ui.pages.room.hand_facts import stack_words
from td_app.ui.pages.room.hand_panel import HandPanel
from td_app.ui.pages.room.missed_hands import MissedHands
from td_app.ui.pages.room.one_table_plan import OneTablePlan, marks_of
from td_app.ui.pages.room.panels import Panels
from td_app.ui.pages.room.place_taps import PlaceTaps
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, place_of_key, press_focused
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words.language import fr_en

SIDE_WIDTH = 312


class TablePage(QWidget):
    """``left()`` to the room, ``tableAsked(number)`` for another table; ``panels`` tells what
    was asked for a seat.
    """

    left = Signal()
    tableAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Show a table in play."""
        super().__init__()
        self.live, self.number = live, table
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plan = OneTablePlan()
        self.hand = HandPanel(live, table)
        self.taps = PlaceTaps(live, table)
        self.asking = False
        shown = self.table()
        assert shown is not None
        self.missed = MissedHands(live, shown, self)
        self.panels = Panels(live, self.plan, self, pages=False)
        self._lay_out()
        self._listen()
        self.refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
        column.setSpacing(Space.TIGHT)
        column.addLayout(self._head())
        row = QHBoxLayout()
        row.setSpacing(Space.NORMAL)
        row.addWidget(self.plan, 1)
        row.addWidget(self._side())
        column.addLayout(row, 1)
        self.panels.popover.raise_()

    def _head(self) -> QHBoxLayout:
        self.back = Button(
            fr_en("Salle", "Room"), Rank.QUIET, icon="chevron-left", tip=fr_en("Échap", "Esc")
        )
        self.before = Button(
            rank=Rank.QUIET, icon="chevron-left", tip=fr_en("Table précédente", "Previous table")
        )
        self.after = Button(
            rank=Rank.QUIET, icon="chevron-right", tip=fr_en("Table suivante", "Next table")
        )
        for button in (self.before, self.after):
            button.setAccessibleName(button.toolTip())
        self.title = label("", Say.TITLE)
        self.words = label("", Say.SOFT)
        self.more = Button(
            fr_en("Actions de la table…", "Table actions…"), Rank.SECONDARY, icon="more"
        )
        head = QHBoxLayout()
        head.setSpacing(Space.TIGHT)
        for widget in (self.back, self.before, self.title, self.after, self.words):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.more)
        for button in (self.back, self.before, self.after, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return head

    def _side(self) -> QWidget:
        self._told = ScrolledColumn()
        self._told.column.setContentsMargins(0, 0, Space.TIGHT, 0)
        self._told.column.addWidget(self.hand)
        self._told.column.addWidget(self.missed)
        self._told.column.addStretch(1)
        self.side = QStackedWidget()
        self.side.setFixedWidth(SIDE_WIDTH)
        self.side.addWidget(self._told)
        self.side.addWidget(self.taps)
        return self.side

    def _listen(self) -> None:
        self.back.clicked.connect(self.left)
        self.before.clicked.connect(lambda: self._go(-1))
        self.after.clicked.connect(lambda: self._go(1))
        self.more.clicked.connect(lambda: self.panels.open_table(self.number))
        self.hand.setAsked.connect(self.ask)
        self.taps.asked.connect(self._show_plan)
        self.taps.finished.connect(self._end_asking)
        self.plan.seatClicked.connect(self._on_seat)
        self.plan.tableClicked.connect(self._on_table)
        self.panels.popover.closed.connect(self.take_keyboard)

    def table(self) -> RoomTable | None:
        """Return the table as it is now; none once it is no longer in play."""
        return next((t for t in self._open() if t.number == self.number), None)

    def refresh(self) -> None:
        """Show the table as it is now."""
        table = self.table()
        if table is None:
            return
        self.title.setText(fr_en("Table {0}", "Table {0}").format(table.number))
        self.words.setText(self.panels.words_of(table))
        self.setAccessibleName(f"{self.title.text()}. {self.words.text()}")
        alone = len(self._open()) < 2
        for button in (self.before, self.after):
            button.setVisible(not alone)
        self._show_plan()
        self.hand.show_table(table)
        self.missed.show_table(table)
        self.panels.refresh()

    def ask(self) -> None:
        """Ask for the three positions on the plan."""
        self.panels.popover.leave()
        self.asking = True
        self.side.setCurrentWidget(self.taps)
        self.taps.begin()
        self.plan.one.ask_place(True)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Take the keyboard: Enter for the next hand, figures for places, Escape to leave."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the next hand on Enter; take figures while places are asked for; leave."""
        table, place = self.table(), place_of_key(event)
        if event.isAutoRepeat() or press_focused(self, event):
            return
        if self.asking and place is not None and table is not None:
            self.taps.answer(place, table)
        elif self.asking and event.key() == Qt.Key.Key_Backspace:
            self.taps.go_back()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() in ENTER and not self.asking and not self.panels.popover.isVisible():
            self.hand.play_next()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window, and figures while places are asked for."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            figures = self.asking and place_of_key(event) is not None
            if figures or event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def _escape(self) -> None:
        if self.asking:
            self._end_asking()
        elif self.panels.popover.isVisible():
            self.panels.popover.leave()
        else:
            self.left.emit()

    def _end_asking(self) -> None:
        self.asking = False
        self.side.setCurrentWidget(self._told)
        self.plan.one.ask_place(False)
        self._show_plan()
        self.take_keyboard()

    def _show_plan(self) -> None:
        table, latest = self.table(), self.live.table_hands(self.number).latest
        if table is None:
            return
        if self.asking:
            self.plan.show_table(table, self.taps.marks())
        else:
            marks = marks_of(latest) if latest else ()
            self.plan.show_table(table, marks, stack_words(self.live, table))

    def _on_seat(self, number: int, place: int) -> None:
        table = self.table()
        if not self.asking:
            self.panels.open_seat(number, place)
        elif table is not None:
            self.taps.answer(place, table)

    def _on_table(self, number: int) -> None:
        if not self.asking:
            self.panels.open_table(number)

    def _open(self) -> tuple[RoomTable, ...]:
        return tuple(t for t in self.live.room().tables if t.status == OPEN)

    def _go(self, step: int) -> None:
        numbers = [t.number for t in self._open()]
        if self.number in numbers:
            at = (numbers.index(self.number) + step) % len(numbers)
            self.tableAsked.emit(numbers[at])
