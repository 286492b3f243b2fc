"""One table: who sits there, its sanctioned players, its button and blinds hand after hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.hands import HandRecord
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import OPEN, is_usable, plan_facts
from td_app.ui.pages.evening.room.hand_panel import HandPanel, stack_words
from td_app.ui.pages.evening.room.knockout_bar import KnockoutBar
from td_app.ui.pages.evening.room.panels import Panels
from td_app.ui.pages.evening.room.room_plan import RoomPlan
from td_app.ui.pages.evening.room.table_panel import MissedHands
from td_app.ui.refusals import why_not
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, is_escape, keep, place_of_key, press_focused
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, keep_place, row, wide
from td_app.ui.widgets.page_head import GUTTER, at_head
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.plan_geometry import PlanMark
from td_app.ui.widgets.table_plan import TablePlan
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

NO_STACKS: Mapping[int, str] = {}
ORDER = ("button", "small_blind", "big_blind")
SIDE_WIDTH = 312


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
        known = {seat.place: stacks.get(seat.entrant, "") for seat in table.players}
        notes = {seat.place: (known[seat.place], seat.note) for seat in facts.players}
        noted = {place: " · ".join(filter(None, told)) for place, told in notes.items()}
        seats = (replace(seat, note=noted[seat.place]) for seat in facts.players)
        facts = replace(facts, players=tuple(seats))
        if marks:
            facts = replace(facts, button=None, marks=marks)
        self.one.set_facts(facts)
        # A click leaves the keyboard to the page: Enter is for the next hand.
        self.one.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def marks_of(hand: HandRecord) -> tuple[PlanMark, ...]:
    """Return the button and the blinds of a hand as a plan pins them."""
    dead = ""
    if hand.button_dead:
        dead = fr_en("bouton mort", "dead button")
    places = (hand.button, hand.small_blind, hand.big_blind)
    marks = [mark_at(at, which) for which, at in zip(ORDER, places, strict=True) if at is not None]
    marks[0] = mark_at(hand.button, "button", dead)
    return tuple(marks)


def mark_at(place: int, which: str, words: str = "") -> PlanMark:
    """Return one mark at a place: button, small_blind or big_blind."""
    letters, role = {
        "button": (fr_en("D", "D"), fr_en("bouton", "button")),
        "small_blind": (fr_en("SB", "SB"), fr_en("petite blinde", "small blind")),
        "big_blind": (fr_en("BB", "BB"), fr_en("grosse blinde", "big blind")),
    }[which]
    return PlanMark(place, letters, words or role, strong=which == "button")


class PlaceTaps(QWidget):
    """``finished()`` once written or given up, ``asked()`` when another place is asked for."""

    finished = Signal()
    asked = Signal()

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Start without a question."""
        super().__init__()
        self._live = live
        self._table = table
        self.given: list[int | None] = []
        self.step = label("", Say.SMALL)
        self.question = label("", Say.TITLE, wraps=True)
        hint = fr_en(
            "Les places de la main en cours. Cliquez la place ou tapez son chiffre (0 pour la "
            "10), vide ou non.",
            "The seats of the hand in progress. Click the seat or type its number (0 for seat "
            "10), empty or not.",
        )
        self.hint = label(hint, Say.SOFT, wraps=True)
        self.wrong = label("", Say.BODY, tone=Tone.RED, wraps=True)
        none = fr_en("Pas de petite blinde", "No small blind")
        self.none = Button(none, does=lambda: self._give(None))
        self.back = Button(fr_en("Retour", "Back"), Rank.QUIET, does=self.go_back)
        told = (self.step, self.question, self.hint, self.wrong)
        column(*told, self.none, self.back, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    def begin(self) -> None:
        """Ask for the first place."""
        self.given = []
        tell(self.wrong, "")
        self._ask()

    def answer(self, place: int, table: RoomTable) -> bool:
        """Take a place of the table for what is asked; return whether it could be."""
        if is_usable(table, place):
            self._give(place)
            return True
        return False

    def go_back(self) -> None:
        """Take back the last place; before the first one, give up."""
        tell(self.wrong, "")
        if self.given:
            self.given.pop()
            self._ask()
        else:
            self.finished.emit()

    def marks(self) -> tuple[PlanMark, ...]:
        """Return the places chosen so far, as the plan marks them."""
        pairs = zip(ORDER, self.given, strict=False)
        return tuple(mark_at(place, which) for which, place in pairs if place is not None)

    def _give(self, place: int | None) -> None:
        tell(self.wrong, "")
        self.given.append(place)
        if len(self.given) < len(ORDER):
            self._ask()
        else:
            self._send()

    def _send(self) -> None:
        button, small_blind, big_blind = self.given
        assert button is not None and big_blind is not None
        command = cmd.SetPositions(self._table, button, small_blind, big_blind)
        refused = why_not(self._live, command)
        if refused is not None:
            self.given = []
            self._ask()
            tell(self.wrong, refused)
        elif self._live.dispatch(command) is not None:
            self.finished.emit()

    def _ask(self) -> None:
        step = len(self.given)
        words = fr_en("Positions\u00a0: {0} sur 3", "Positions: {0} of 3")
        self.step.setText(words.format(step + 1))
        questions = (
            fr_en("Où est le bouton\u00a0?", "Where is the button?"),
            fr_en("Où est la petite blinde\u00a0?", "Where is the small blind?"),
            fr_en("Où est la grosse blinde\u00a0?", "Where is the big blind?"),
        )
        self.question.setText(questions[step])
        self.none.setVisible(ORDER[step] == "small_blind")
        self.setAccessibleName(self.question.text())
        self.asked.emit()


class TablePage(QWidget):
    """``left()`` to the room, ``tableAsked(number)`` for another table; ``panels`` handles a
    seat.
    """

    left = Signal()
    tableAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Show a table in play."""
        super().__init__()
        self.live = live
        self.number = table
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        told_as(self, fr_en("Page de la table", "Table page"))
        self.plan = OneTablePlan()
        self.hand = HandPanel(live, table)
        self.taps = PlaceTaps(live, table)
        self.asking = False
        shown = self.table()
        assert shown is not None
        self.missed = MissedHands(live, shown, self)
        self.panels = Panels(live, self.plan, self, pages=False)
        self.knockouts = KnockoutBar(live)
        if live.setup().asks_knockouts:
            keep_place(self.knockouts)
        column(
            *(self._head(), self.knockouts),
            wide(row(wide(self.plan), self._side(), spacing=Space.NORMAL)),
            on=self,
            spacing=Space.TIGHT,
            margins=(GUTTER, 0, GUTTER, GUTTER),
        )
        self.panels.popover.raise_()
        self.hand.setAsked.connect(self.ask)
        self.taps.asked.connect(self._show_plan)
        self.taps.finished.connect(self._end_asking)
        self.plan.seatClicked.connect(self._on_seat)
        self.plan.tableClicked.connect(self._on_table)
        self.panels.popover.closed.connect(self.take_keyboard)
        self.refresh()

    def _head(self) -> QHBoxLayout:
        before = fr_en("Table précédente", "Previous table")
        after = fr_en("Table suivante", "Next table")
        words = fr_en("Salle", "Room")
        self.back = self._tap(words, "chevron-left", self.left, fr_en("Échap", "Esc"))
        self.before = explained(
            self._tap("", "chevron-left", lambda: self._go(-1), before),
            "Affiche la table précédente.",
            "Shows the previous table.",
        )
        self.after = explained(
            self._tap("", "chevron-right", lambda: self._go(1), after),
            "Affiche la table suivante.",
            "Shows the next table.",
        )
        for button in (self.before, self.after):
            button.setAccessibleName(button.toolTip())
        self.title = at_head(label("", Say.TITLE))
        self.words = label("", Say.SOFT)
        self.more = explained(
            self._tap(
                fr_en("Actions de la table…", "Table actions…"),
                "more",
                lambda: self.panels.open_table(self.number),
                rank=Rank.SECONDARY,
            ),
            "Ce qu’on peut faire de cette table : l’arrêter, la fermer, voir l’ordre de fermeture.",
            "What you can do with this table: halt play, break it, see the breaking order.",
        )
        told = (self.back, self.before, self.title, self.after, self.words)
        return row(*told, STRETCH, self.more, spacing=Space.TIGHT)

    def _tap(
        self,
        words: str,
        icon: str,
        does: Callable[[], object] | SignalInstance,
        tip: str = "",
        *,
        rank: Rank = Rank.QUIET,
    ) -> Button:
        button = Button(words, rank, icon=icon, tip=tip, does=does)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _side(self) -> QWidget:
        self._told = ScrolledColumn()
        turns = self._told.verticalScrollBar().rangeChanged
        turns.connect(lambda least, most: self._stand_off(Space.TIGHT if most > least else 0))
        self._told.column.addWidget(self.hand)
        self._told.column.addWidget(self.missed)
        self._told.column.addStretch(1)
        self.side = QStackedWidget()
        self.side.setFixedWidth(SIDE_WIDTH)
        self.side.addWidget(self._told)
        self.side.addWidget(self.taps)
        return self.side

    def _stand_off(self, aside: int) -> None:
        """Keep what is told away from its scroll bar, while there is one."""
        self._told.column.setContentsMargins(0, 0, aside, 0)

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
        self.knockouts.refresh()
        self.hand.show_table(table)
        self.missed.show_table(table)
        self.panels.refresh()

    def put_out(self, entrant: int) -> None:
        """Put a player of the table out; who knocked them out is asked where it is noted."""
        entry = self.live.dispatch(cmd.Eliminate((cmd.PlayerOut(entrant),)))
        if entry is not None:
            self.knockouts.ask_about(entry.event)

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
        table = self.table()
        place = place_of_key(event)
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
        return keep(event, self._answers_to) or super().event(event)

    def _answers_to(self, event: QKeyEvent) -> bool:
        return is_escape(event) or (self.asking and place_of_key(event) is not None)

    def _escape(self) -> None:
        if self.asking:
            self._end_asking()
        elif self.knockouts.asking:
            self.knockouts.leave()
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
        table = self.table()
        latest = self.live.table_hands(self.number).latest
        if table is None:
            return
        if self.asking:
            self.plan.show_table(table, self.taps.marks())
        else:
            if latest:
                marks = marks_of(latest)
            else:
                marks = ()
            self.plan.show_table(table, marks, stack_words(self.live, table))

    def _on_seat(self, number: int, place: int) -> None:
        table = self.table()
        here = None
        if table:
            here = next((s for s in table.players if s.place == place), None)
        if self.knockouts.asking and here is not None and not self.asking:
            self.knockouts.answer(here.entrant)
        elif not self.asking:
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
