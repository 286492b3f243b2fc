"""A few questions in a row over the whole page, one at a time, then one button."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import is_usable, plan_facts
from td_app.ui.pages.evening.room.hand_panel import kept_words
from td_app.ui.refusals import names_of, refusal_with_articles, why_not
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, TENTH, keep, place_of_key, press_focused
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, emptied, put_away, replace_in, row, wide
from td_app.ui.widgets.notices import article_chip
from td_app.ui.widgets.page_head import GUTTER, page_title
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.passing import DECIDES
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.table_plan import TablePlan
from td_app.words.language import fr_en

BUTTON = "button"


@dataclass(frozen=True, slots=True)
class Step:
    """A place asked for at a table: the big blind's, or the button's for ``BUTTON``.

    ``unknown`` are the words of the button pressed when nobody knows it; none: it is needed.
    """

    name: str
    table: int
    hint: str
    unknown: str = ""
    icon: str = ""

    @property
    def question(self) -> str:
        """Return the question in words."""
        words = fr_en(
            "Où est la grosse blinde à la table {0}\u00a0?", "Where is the big blind at table {0}?"
        )
        if self.name == BUTTON:
            words = fr_en(
                "Où est le bouton à la table {0}\u00a0?", "Where is the button at table {0}?"
            )
        return words.format(self.table)


@dataclass(frozen=True, slots=True)
class KeptPlace:
    """A place noted at the table in hand ``hand``: offered, to be confirmed, never taken."""

    place: int
    hand: int


def kept_place(live: LiveTournament, step: Step) -> KeptPlace | None:
    """Return the place noted at a table less than five minutes ago: older ones are not shown."""
    hands = live.table_hands(step.table)
    if hands.latest is None or not hands.fresh:
        return None
    if step.name == BUTTON:
        place = hands.latest.button
    else:
        place = hands.latest.big_blind
    return KeptPlace(place, hands.latest.number)


class PlaceQuestion(QWidget):
    """``answered(place)``: where the big blind, or the button, is at this table."""

    answered = Signal(int)

    def __init__(self, table: RoomTable, question: str, hint: str) -> None:
        """Ask ``question`` about ``table``, answered by one click on its plan or one figure."""
        super().__init__()
        self._table = table
        self.plan = TablePlan(plan_facts(table), mode=PlanMode.FULL)
        self.plan.ask_place(True)
        self.plan.seatClicked.connect(lambda _table, place: self.answer(place))
        self.question = label(question, Say.DECISION, wraps=True)
        self.kept = label("", Say.STRONG, wraps=True)
        self.kept.hide()
        # Only a table of ten has a seat 10.
        tenth = ""
        if table.seats >= TENTH:
            tenth = fr_en(" (0 pour la 10)", " (0 for seat 10)")
        hint = hint.format(ten=tenth)
        told = label(hint, Say.SOFT, wraps=True)
        parts = (self.question, told, self.kept, wide(self.plan))
        column(*parts, on=self, spacing=Space.TIGHT, margins=0)
        self.setAccessibleName(f"{question} {hint}")

    def set_table(self, table: RoomTable) -> None:
        """Show the table as it is now."""
        self._table = table
        self.plan.set_facts(plan_facts(table))

    def offer(self, place: int, words: str) -> None:
        """Ring a place that was noted at the table, and say so: it still has to be confirmed."""
        tell(self.kept, words)
        self.plan.choose_place(place)
        self.setAccessibleDescription(words)

    def answer(self, place: int) -> bool:
        """Answer, when the place can be; return whether it could."""
        if is_usable(self._table, place):
            self.answered.emit(place)
            return True
        return False


@dataclass(frozen=True, slots=True)
class MoveFacts:
    """A move about to be made. ``arrival`` is ``None`` while the place is still to be drawn."""

    name: str
    way: str = ""
    details: tuple[str, ...] = ()
    cautions: tuple[str, ...] = ()
    giver: RoomTable | None = None
    mover: int | None = None
    taker: RoomTable | None = None
    arrival: int | None = None


class MoveSummary(QWidget):
    """Says the move in large type (who, from where to where, why) over the plans of its tables."""

    def __init__(self, facts: MoveFacts) -> None:
        """Show ``facts``."""
        super().__init__()
        self.facts = facts
        self.plans: list[TablePlan] = []
        if facts.giver is not None:
            self._plan(facts.giver, None, facts.mover)
        if facts.taker is not None:
            self._plan(facts.taker, facts.arrival)
        column(
            label(facts.name, Say.DECISION, wraps=True),
            label(facts.way, Say.TITLE, wraps=True),
            *(label(words, Say.LEAD, wraps=True) for words in facts.details),
            *(label(words, Say.BODY, tone=Tone.AMBER, wraps=True) for words in facts.cautions),
            wide(row(*map(wide, self.plans), spacing=Space.NORMAL)),
            on=self,
            spacing=Space.HAIR,
            margins=0,
        )
        self.setAccessibleName(" ".join((facts.name, facts.way, *facts.details, *facts.cautions)))

    def _plan(self, table: RoomTable, arrival: int | None, marked: int | None = None) -> None:
        plan = TablePlan(plan_facts(table, marked), mode=PlanMode.FULL)
        plan.choose_place(arrival)
        # Nothing to answer here: a click leaves the keyboard, and Enter, to the main button.
        plan.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plans.append(plan)


class Flow(QWidget):
    """``left()`` when it ends without a change, ``done(Entry)`` when the change is written,
    ``stale()`` when what it was asked for no longer stands, ``articleAsked(number)``.

    ``answers`` are the places told so far by the name of their step, ``None`` for one that nobody
    knows. They are kept only as long as the flow lasts: a place is asked anew every time.
    """

    left = Signal()
    done = Signal(object)
    stale = Signal()
    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, title: str, cites: Iterable[str]) -> None:
        """Start under ``title`` with its articles."""
        super().__init__()
        self.setObjectName(DECIDES)
        self.live = live
        self.names = names_of(live)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        told_as(self, fr_en("Question", "Question"))
        self.answers: dict[str, int | None] = {}
        self.question: PlaceQuestion | None = None
        self.kept: KeptPlace | None = None
        self.main: Button | None = None
        self._sending = False
        self.body: QWidget = QWidget()
        self.wrong = label("", Say.BODY, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        leave = Button(
            fr_en("Quitter", "Cancel"),
            Rank.QUIET,
            icon="close",
            tip=fr_en("Échap", "Esc"),
            does=self.left,
        )
        chips = (self._chip(number) for number in cites)
        head = row(page_title(title), *chips, STRETCH, leave, spacing=Space.TIGHT)
        self._foot = row(spacing=Space.TIGHT)
        self._column = column(
            head,
            wide(self.body),
            self.wrong,
            self._foot,
            on=self,
            spacing=Space.TIGHT,
            margins=(GUTTER, 0, GUTTER, Space.SNUG),
        )

    def _chip(self, number: str) -> Button:
        chip = article_chip(number)
        chip.clicked.connect(lambda: self.articleAsked.emit(number))
        return chip

    def steps(self) -> Iterable[Step]:
        """Return the places to ask for, in order, as far as they are known to be needed."""
        raise NotImplementedError

    def still_stands(self) -> bool:
        """Return whether what was asked for is still to be done."""
        raise NotImplementedError

    def command(self) -> cmd.Command:
        """Return what the answers ask for."""
        raise NotImplementedError

    def summarise(self) -> None:
        """Show what is about to be done, and the button that does it."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Ask for what is not known yet, or show what is about to be done."""
        step = next((step for step in self.steps() if step.name not in self.answers), None)
        if step is None:
            self.summarise()
        else:
            self._ask(step)

    def go_back(self) -> None:
        """Take back the last answer; before the first one, leave."""
        if self.answers:
            self.answers.popitem()
            self.go_on()
        else:
            self.left.emit()

    def refresh(self) -> None:
        """Follow the state: go on with it as it is, or say that the matter is settled."""
        if self._sending:
            return
        if self.still_stands():
            self.go_on()
        else:
            self.stale.emit()

    def foreseen(self) -> ev.Event | Refused:
        """Return what the answers would bring."""
        return self.live.foresee(self.command())

    def confirm(self) -> None:
        """Ask for the change; stay and say why when it is refused."""
        command = self.command()
        refused = why_not(self.live, command)
        if refused is not None:
            self.say_wrong(refused)
            return
        self._sending = True
        entry = self.live.dispatch(command)
        self._sending = False
        if entry is not None:
            self.done.emit(entry)

    def room_table(self, number: int) -> RoomTable:
        """Return a table as the room shows it now."""
        return next(t for t in self.live.room().tables if t.number == number)

    def _ask(self, step: Step) -> None:
        """Ask for a place of a table; a question already asked keeps its plan.

        A place noted at the table a moment ago is offered, to be confirmed.
        """
        table = self.room_table(step.table)
        asked = self.question
        kept = kept_place(self.live, step)
        if asked is not None and asked.question.text() == step.question and kept == self.kept:
            asked.set_table(table)
            return
        asked = PlaceQuestion(table, step.question, step.hint)
        asked.answered.connect(lambda place: self._answer(step, place))
        self.show_body(asked)
        self.question = asked
        self.kept = kept
        asked.plan.setFocus(Qt.FocusReason.OtherFocusReason)
        if kept is not None and kept.place <= table.seats:
            self._offer(asked, step.table, kept.place)
        if step.unknown:
            self.add_button(step.unknown, icon=step.icon).clicked.connect(
                lambda: self._answer(step, None)
            )
        self.add_beside(step)
        self.end_foot(back=bool(self.answers))

    def _answer(self, step: Step, place: int | None) -> None:
        self.answers[step.name] = place
        self.go_on()

    def add_beside(self, step: Step) -> None:
        """Add what else may be chosen beside a question."""

    def _offer(self, asked: PlaceQuestion, table: int, place: int) -> None:
        noted = fr_en(
            "Notée à la table\u00a0: place {0} ({1}).", "Recorded at the table: seat {0} ({1})."
        )
        asked.offer(place, noted.format(place, kept_words(self.live.table_hands(table))))
        words = fr_en("Oui, place {0}", "Yes, seat {0}").format(place)
        confirm = self.add_button(words, Rank.PRIMARY, icon="check")
        confirm.clicked.connect(lambda: asked.answer(place))

    def show_refused(self, words: str, refused: Refused) -> None:
        """Say in the place of a summary that it cannot be done, and why."""
        self.show_body(MoveSummary(MoveFacts(words)))
        self.say_wrong(refusal_with_articles(self.live, refused))

    def show_body(self, body: QWidget) -> None:
        """Put something else under the title, and no button yet."""
        self.question = None
        self.main = None
        self.say_wrong("")
        replace_in(self._column, self.body, body)
        put_away(self.body)
        self.body = body
        emptied(self._foot)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def add_button(self, words: str, rank: Rank = Rank.SECONDARY, icon: str = "") -> Button:
        """Add a button at the foot; the primary one answers Enter."""
        button = Button(words, rank, icon=icon)
        self._foot.addWidget(button)
        if rank is Rank.PRIMARY:
            self.main = button
        return button

    def end_foot(self, *, back: bool = True) -> None:
        """Close the row of buttons with the way back."""
        if back:
            self.add_button(fr_en("Retour", "Back"), Rank.QUIET).clicked.connect(self.go_back)
        self._foot.addStretch(1)

    def say_wrong(self, words: str) -> None:
        """Say over the buttons why it cannot be done."""
        tell(self.wrong, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take figures for places, Enter to confirm, Backspace to go back, Escape to leave."""
        place = place_of_key(event)
        if event.isAutoRepeat() or press_focused(self, event):
            return
        if place is not None:
            if self.question is not None:
                self.question.answer(place)
        elif event.key() in ENTER and self.main is not None:
            self.main.click()
        elif event.key() == Qt.Key.Key_Backspace:
            self.go_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Keep figures and Escape from the window while a question is on the page."""
        return keep(event, self._answers_to) or super().event(event)

    def _answers_to(self, event: QKeyEvent) -> bool:
        own = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
        return place_of_key(event) is not None or event.key() in own
