"""One table: who sits there, its sanctioned players, its button and blinds hand after hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.hands import HandRecord
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import OPEN, plan_facts
from td_app.ui.pages.room.hand_panel import HandPanel, stack_words
from td_app.ui.pages.room.panel_form import said
from td_app.ui.pages.room.panels import Panels
from td_app.ui.pages.room.room_plan import RoomPlan
from td_app.ui.pages.room.table_panel import MissedHands
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, place_of_key, press_focused
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.plan_facts import PlanMark
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.language import fr_en

NO_STACKS: Mapping[int, str] = {}


class OneTablePlan(RoomPlan):
    """The plan of a single table, by mouse and by keyboard as in the room."""

    @property
    def one(self) -> TablePlan:
        """Return the plan of the table; only once one is shown."""
        return self.plans[0]

    def show_table(
        self, table: RoomTable, marks: tuple[PlanMark, ...], stacks: Mapping[int, str] = NO_STACKS
    ) -> None:
        """Show a table with these marks; without any, the button that was drawn.

        ``stacks``: what is known of each player's stack, in words, by entrant.
        """
        self.set_tables((table,))
        facts = plan_facts(table)
        noted = {seat.place: stacks.get(seat.entrant, "") for seat in table.players}
        seats = (replace(seat, note=noted[seat.place]) for seat in facts.players)
        facts = replace(facts, players=tuple(seats))
        if marks:
            facts = replace(facts, button=None, marks=marks)
        self.one.set_facts(facts)
        # A click leaves the keyboard to the page: Enter is for the next hand.
        self.one.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def marks_of(hand: HandRecord) -> tuple[PlanMark, ...]:
    """Return the button and the blinds of a hand as a plan pins them."""
    dead = fr_en("bouton mort", "dead button") if hand.button_dead else fr_en("bouton", "button")
    marks = [mark_at(hand.button, "button", dead)]
    if hand.small_blind is not None:
        marks.append(mark_at(hand.small_blind, "small_blind"))
    marks.append(mark_at(hand.big_blind, "big_blind"))
    return tuple(marks)


def mark_at(place: int, which: str, words: str = "") -> PlanMark:
    """Return one mark at a place: button, small_blind or big_blind."""
    letters = {
        "button": fr_en("D", "D"),
        "small_blind": fr_en("SB", "SB"),
        "big_blind": fr_en("BB", "BB"),
    }
    return PlanMark(place, letters[which], words or role_words(which), strong=which == "button")


def role_words(which: str) -> str:
    """Return what a position is called: button, small_blind or big_blind."""
    return {
        "button": fr_en("bouton", "button"),
        "small_blind": fr_en("petite blinde", "small blind"),
        "big_blind": fr_en("grosse blinde", "big blind"),
    }[which]


ORDER = ("button", "small_blind", "big_blind")


class PlaceTaps(QWidget):
    """``finished()`` once written or given up, ``asked()`` when another place is asked for."""

    finished = Signal()
    asked = Signal()

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Ask nothing yet."""
        super().__init__()
        self._live, self._table = live, table
        self.given: list[int | None] = []
        self.step = label("", Say.SMALL)
        self.question = label("", Say.TITLE, wraps=True)
        self.hint = label(self._hint(), Say.SOFT, wraps=True)
        self.wrong = label("", Say.BODY, tone=Tone.RED, wraps=True)
        self.none = Button(fr_en("Pas de petite blinde", "No small blind"), Rank.SECONDARY)
        self.none.clicked.connect(lambda: self._give(None))
        self.back = Button(fr_en("Revenir", "Back"), Rank.QUIET)
        self.back.clicked.connect(self.go_back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        for widget in (self.step, self.question, self.hint, self.wrong, self.none, self.back):
            column.addWidget(widget)
        column.addStretch(1)

    def begin(self) -> None:
        """Ask for the first place."""
        self.given = []
        self._say_wrong("")
        self._ask()

    def answer(self, place: int, table: RoomTable) -> bool:
        """Take a place of the table for what is asked; tell whether it could be."""
        usable = 1 <= place <= table.seats and place not in table.out_of_use
        if usable:
            self._give(place)
        return usable

    def go_back(self) -> None:
        """Take back the last place; before the first one, give up."""
        self._say_wrong("")
        if self.given:
            self.given.pop()
            self._ask()
        else:
            self.finished.emit()

    def marks(self) -> tuple[PlanMark, ...]:
        """Return what was given so far, as the plan pins it."""
        pairs = zip(ORDER, self.given, strict=False)
        return tuple(mark_at(place, which) for which, place in pairs if place is not None)

    def _give(self, place: int | None) -> None:
        self._say_wrong("")
        self.given.append(place)
        if len(self.given) < len(ORDER):
            self._ask()
        else:
            self._send()

    def _send(self) -> None:
        button, small_blind, big_blind = self.given
        assert button is not None and big_blind is not None
        command = cmd.SetPositions(self._table, button, small_blind, big_blind)
        refused = self._live.can(command)
        if refused is not None:
            self.given = []
            self._ask()
            self._say_wrong(said(self._live, refused))
        elif self._live.dispatch(command) is not None:
            self.finished.emit()

    def _ask(self) -> None:
        step = len(self.given)
        self.step.setText(
            fr_en("Positions\u00a0: {0} sur 3", "Positions: {0} of 3").format(step + 1)
        )
        self.question.setText(
            (
                fr_en("Où est le bouton\u00a0?", "Where is the button?"),
                fr_en("Où est la petite blinde\u00a0?", "Where is the small blind?"),
                fr_en("Où est la grosse blinde\u00a0?", "Where is the big blind?"),
            )[step]
        )
        self.none.setVisible(ORDER[step] == "small_blind")
        self.setAccessibleName(self.question.text())
        self.asked.emit()

    def _hint(self) -> str:
        return fr_en(
            "Celles de la main en cours. Cliquez la place ou tapez son chiffre (0 pour la 10), "
            "vide ou non.",
            "Those of the hand being played. Click the seat or type its figure (0 for seat 10), "
            "empty or not.",
        )

    def _say_wrong(self, words: str) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))


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
