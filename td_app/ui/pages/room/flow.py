"""A few questions in a row over the whole page, one at a time, then one button."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.room import RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import names_of
from td_app.ui.pages.room.foreseen import foreseen
from td_app.ui.pages.room.kept_place import KeptPlace, Sought, kept_place, offered_words
from td_app.ui.pages.room.panel_form import said
from td_app.ui.pages.room.place_question import PlaceQuestion
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, place_of_key, press_focused
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.todo_card import article_chip
from td_app.words.language import fr_en


class Flow(QWidget):
    """``left()`` when it ends without a change, ``done(Entry)`` when the change is written,
    ``stale()`` when what it was asked for no longer stands, ``articleAsked(number)``.

    Answers are kept only as long as the flow lasts: a place is asked anew every time.
    """

    left = Signal()
    done = Signal(object)
    stale = Signal()
    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, title: str, cites: Iterable[str]) -> None:
        """Start under ``title`` with its articles."""
        super().__init__()
        self.live = live
        self.names = names_of(live)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.question: PlaceQuestion | None = None
        self.kept: KeptPlace | None = None
        self.main: Button | None = None
        self._sending = False
        self.body: QWidget = QWidget()
        self.wrong = label("", Say.BODY, tone=Tone.RED, wraps=True)
        self.wrong.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
        self._column.setSpacing(Space.TIGHT)
        self._column.addLayout(self._head(title, cites))
        self._column.addWidget(self.body, 1)
        self._column.addWidget(self.wrong)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(Space.TIGHT)
        self._column.addLayout(self._foot)

    def _head(self, title: str, cites: Iterable[str]) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(Space.TIGHT)
        head.addWidget(label(title, Say.SECTION))
        for number in cites:
            chip = article_chip(number)
            chip.clicked.connect(lambda _=False, cited=number: self.articleAsked.emit(cited))
            head.addWidget(chip)
        head.addStretch(1)
        leave = Button(
            fr_en("Quitter", "Leave"), Rank.QUIET, icon="close", tip=fr_en("Échap", "Esc")
        )
        leave.clicked.connect(self.left)
        head.addWidget(leave)
        return head

    def begin(self) -> None:
        """Show the first question and take the keyboard."""
        self.go_on()

    def go_on(self) -> None:
        """Show the next question, or what is about to be done."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Take back the last answer; before the first one, leave."""
        raise NotImplementedError

    def still_stands(self) -> bool:
        """Return whether what was asked for is still to be done."""
        raise NotImplementedError

    def command(self) -> cmd.Command:
        """Return what the answers ask for."""
        raise NotImplementedError

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
        return foreseen(self.live, self.command())

    def confirm(self) -> None:
        """Ask for the change; stay and say why when it is refused."""
        command = self.command()
        refused = self.live.can(command)
        if refused is not None:
            self.say_wrong(said(self.live, refused))
            return
        self._sending = True
        entry = self.live.dispatch(command)
        self._sending = False
        if entry is not None:
            self.done.emit(entry)

    def room_table(self, number: int) -> RoomTable:
        """Return a table as the room shows it now."""
        return next(t for t in self.live.room().tables if t.number == number)

    def ask_place(
        self, table: int, question: str, hint: str, sought: Sought = "big_blind"
    ) -> PlaceQuestion:
        """Ask for a place of a table; a question already asked keeps its plan.

        A place noted at the table a moment ago is offered, to be confirmed.
        """
        room_table = self.room_table(table)
        asked, kept = self.question, kept_place(self.live, table, sought)
        if asked is not None and asked.question.text() == question and kept == self.kept:
            asked.set_table(room_table)
            return asked
        asked = PlaceQuestion(room_table, question, hint)
        self.show_body(asked)
        self.question, self.kept = asked, kept
        asked.plan.setFocus(Qt.FocusReason.OtherFocusReason)
        if kept is not None and kept.place <= room_table.seats:
            self._offer(asked, table, kept)
        return asked

    def _offer(self, asked: PlaceQuestion, table: int, kept: KeptPlace) -> None:
        asked.offer(kept.place, offered_words(self.live, table, kept))
        words = fr_en("Oui, place {0}", "Yes, seat {0}").format(kept.place)
        confirm = self.add_button(words, Rank.PRIMARY, icon="check")
        confirm.clicked.connect(lambda: asked.answer(kept.place))

    def show_body(self, body: QWidget) -> None:
        """Put something else under the title, and no button yet."""
        self.question = None
        self.main = None
        self.say_wrong("")
        self._column.replaceWidget(self.body, body)
        self.body.hide()
        self.body.deleteLater()
        self.body = body
        while (item := self._foot.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
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
            self.add_button(fr_en("Revenir", "Go back"), Rank.QUIET).clicked.connect(self.go_back)
        self._foot.addStretch(1)

    def say_wrong(self, words: str) -> None:
        """Say over the buttons why it cannot be done."""
        self.wrong.setText(words)
        self.wrong.setVisible(bool(words))

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
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
            if place_of_key(event) is not None or event.key() in own:
                event.accept()
                return True
        return super().event(event)
