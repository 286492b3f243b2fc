"""One entrant beside the list: name put right at any time, needs, answering for the age."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.players import PlayerRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.players.person_forms import NeedForm, PersonForm, ReturnForm
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.words import majority_text
from td_app.words.language import fr_en

WIDTH = 320


class PersonPanel(QFrame):
    """``closed()`` when it is put away. What is being written survives what others do."""

    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Speak of the entrants of ``live``; nobody yet."""
        super().__init__(parent)
        dress(self, kind="card")
        self.setFixedWidth(WIDTH)
        self._live = live
        self._row: PlayerRow | None = None
        self._title = CutLabel("", Say.SECTION)
        self.form = PersonForm()
        self.need = NeedForm()
        self.comes_back = ReturnForm(live)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(
            fr_en("Motif, pour le procès-verbal", "Reason, for the minutes")
        )
        self.reason.setAccessibleName(
            fr_en("Motif pour répondre de la majorité", "Reason for answering for the age")
        )
        self.vouch = Button(fr_en("J'en réponds", "I answer for it"), does=self._vouch)
        self._age = label("", Say.SMALL, wraps=True)
        self._wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.save = Button(fr_en("Enregistrer", "Save"), Rank.PRIMARY, icon="save", does=self._save)
        self.cancel = Button(fr_en("Fermer", "Close"), Rank.QUIET, does=self.closed)
        self._lay_out()
        self.form.edited.connect(self._judge)
        self.need.edited.connect(self._judge)
        self.form.entered.connect(self.save.click)
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self.vouch.click)

    @property
    def entrant(self) -> int | None:
        """Return the number of the entrant shown."""
        return self._row.entrant if self._row else None

    @property
    def error(self) -> str:
        """Return why what is written cannot be kept, empty when it can."""
        return self._wrong.text() if not self._wrong.isHidden() else ""

    def open_row(self, row: PlayerRow) -> None:
        """Show an entrant, the keyboard on the name."""
        self._take(row)
        self.reason.clear()
        self.show()
        self.form.start()

    def refresh(self, row: PlayerRow | None) -> None:
        """Show the entrant as he is now, keeping what is being written; close when gone."""
        if row is None:
            self._row = None
            self.closed.emit()
        elif row != self._row:
            edited = self._commands()
            self._row = row
            if not edited:
                self._take(row)
        self._judge()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _take(self, row: PlayerRow) -> None:
        self._row = row
        self._title.say(row.name)
        self.form.show_person(row.person)
        self.need.show_row(row, self._live.room().tables)
        self._judge()

    def _commands(self) -> list[cmd.Command]:
        """Return what would keep what is written: nothing when nothing differs."""
        row = self._row
        if row is None:
            return []
        asked: list[cmd.Command] = []
        if self.form.person() != row.person:
            asked.append(cmd.CorrectEntrant(row.entrant, self.form.person()))
        need, never = self.need.need(), self.need.never_moved.isChecked()
        if (need, never) != (row.need, row.never_moved):
            asked.append(cmd.SetNeed(row.entrant, need, never))
        return asked

    def _judge(self) -> None:
        asked = self._commands()
        told = next((why for one in asked if (why := why_not_plainly(self._live, one))), "")
        tell(self._wrong, told)
        nothing = None if asked else fr_en("Rien n'a changé.", "Nothing has changed.")
        self.save.set_refusal(told or nothing)
        self._judge_age()
        self.comes_back.show_out(self.entrant)
        self.comes_back.judge()

    def _judge_age(self) -> None:
        row = self._row
        if row is None:
            return
        self._age.setText(
            fr_en("Majorité\u00a0: {0}", "Age check: {0}").format(majority_text(row.majority))
        )
        unchecked = row.majority == Majority.UNCHECKED.value
        self.reason.setVisible(unchecked)
        self.vouch.setVisible(unchecked)
        wordless = not self.reason.text().strip()
        why = fr_en(
            "Écrivez d'abord le motif (§\u00a01.4).", "Write the reason first (§\u00a01.4)."
        )
        self.vouch.set_refusal(why if wordless else None)

    def _save(self) -> None:
        for command in self._commands():
            if self._live.dispatch(command) is None:
                return
        self.closed.emit()

    def _vouch(self) -> None:
        if self._row is not None and self.reason.text().strip():
            note = self.reason.text().strip()
            self._live.dispatch(cmd.MarkMajority((self._row.entrant,), Majority.VOUCHED, note))

    def _scrolled(self) -> QScrollArea:
        inside = QWidget()
        dress(inside, kind="scrolled")
        column(
            self.comes_back,
            self.form,
            line(),
            self.need,
            line(),
            self._age,
            row(wide(self.reason), self.vouch, spacing=Space.TIGHT),
            STRETCH,
            on=inside,
            spacing=Space.TIGHT,
            margins=(Space.NORMAL, 0, Space.NORMAL, Space.TIGHT),
        )
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _lay_out(self) -> None:
        column(
            row(self._title, margins=(Space.NORMAL, 0, Space.NORMAL, 0)),
            wide(self._scrolled()),
            row(self._wrong, margins=(Space.NORMAL, 0, Space.NORMAL, 0)),
            row(
                wide(self.save),
                self.cancel,
                spacing=Space.TIGHT,
                margins=(Space.NORMAL, 0, Space.NORMAL, 0),
            ),
            on=self,
            spacing=Space.TIGHT,
            margins=(0, Space.SNUG, 0, Space.SNUG),
        )
