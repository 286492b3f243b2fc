"""One incident read whole, and what can follow: a note, a sanction, the question put anew."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QScrollBar, QWidget
from shiboken6 import isValid

from rules_ropta.faults import fault_of
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.incidents.incident_list import (
    IncidentLine,
    head_words,
    moment_words,
    otherwise_mark,
    sanction_mark,
)
from td_app.ui.pages.evening.floor.incidents.incident_parts import (
    PlayersConcerned,
    followed,
    given,
    notes,
    proposed,
    section,
    situation,
)
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import ENTER, FORM
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import at, column, emptied, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.page_parts import line as thin_line
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.ruling_parts import Cited
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

READING_WIDTH = 760
"""Pixels beyond which lines would be too long to read."""

LAST = 1_000_000
"""Further down than any incident goes, in pixels."""

ONE_LINE = 36
THREE_LINES = 78
"""Heights of the field of a note, at rest and as one writes, in pixels."""


class IncidentView(QFrame):
    """``articleAsked(number)``, ``incidentAsked(op)``, ``penaltyAsked(incident, entrant, fault)``;
    ``left()`` gives the keyboard back to the list.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    incidentAsked = Signal(str)  # noqa: N815
    penaltyAsked = Signal(int, int, str)  # noqa: N815
    left = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show no incident yet."""
        super().__init__(parent)
        dress(self, kind="card")
        self.line: IncidentLine | None = None
        self.concerned: PlayersConcerned | None = None
        self.sources: Cited | None = None
        self.title = label("", Say.TITLE, wraps=True)
        self.head = label("", Say.SOFT, wraps=True)
        self.again = explained(
            Button(
                fr_en("Reposer la question", "Ask the question again"),
                scale="small",
                tip="Alt+R",
                does=self._on_again,
            ),
            "Reprend les questions de cet incident, avec les réponses déjà données.",
            "Asks this incident’s questions again, with the answers already given.",
        )
        self.note = NoteForm(live)
        self.note.left.connect(self.left)
        self.note.noted.connect(self._on_noted)
        self._marks = row(spacing=Space.TIGHT)
        self._area = ScrolledColumn()
        self._area.fade_edges(card=True)
        self._wanted: int | None = None
        self._bar.rangeChanged.connect(self._scroll)
        self._bar.valueChanged.connect(self._on_scrolled)
        margins = (Space.NORMAL, Space.NORMAL, Space.NORMAL, Space.SNUG)
        third = row(wide(self._marks), self.again, spacing=Space.SNUG)
        top = column(self.title, self.head, third, spacing=Space.HAIR, margins=margins)
        column(top, thin_line(), wide(self._area), self.note, on=self, spacing=0, margins=1)

    def show_line(self, shown: IncidentLine) -> None:
        """Show an incident; nothing moves on the screen where it is the same."""
        if shown is self.line:
            return
        same = self.line is not None and self.line.row.number == shown.row.number
        if self._wanted is None:
            here = self._bar.value()
        else:
            here = self._wanted
        self.line = shown
        self.title.setText(shown.title)
        self.head.setText(head_words(shown))
        self.setAccessibleName(f"{shown.title}. {shown.decision}")
        emptied(self._marks)
        for mark in (otherwise_mark(shown), sanction_mark(shown)):
            if mark is not None:
                self._marks.addWidget(Pill(mark))
        self._marks.addStretch(1)
        self._area.fill(
            self._parts(shown), spacing=Space.WIDE, margins=Space.NORMAL, widest=READING_WIDTH
        )
        if same:
            self._wanted = here
        else:
            self._wanted = 0
        self._scroll()
        self.note.open_incident(shown.row.number)

    def press(self, key: int) -> bool:
        """Do what a letter asks here with Alt; return whether it was one of ours."""
        if key == Qt.Key.Key_S and self.concerned is not None:
            self.concerned.begin()
        elif key == Qt.Key.Key_R and self.line is not None:
            self.again.click()
        else:
            return False
        return True

    def turn(self, pages: int) -> None:
        """Scroll down by this many pages, up where it is below 0."""
        self._bar.setValue(self._bar.value() + pages * self._bar.pageStep())

    def _parts(self, shown: IncidentLine) -> list[QWidget]:
        row = shown.row
        self.concerned = PlayersConcerned(row.players)
        self.concerned.picked.connect(self._on_sanction)
        self.sources = Cited(shown.told)
        self.sources.opened.connect(self.articleAsked)
        parts = [
            section(fr_en("Joueurs concernés", "Players involved"), self.concerned),
            section(fr_en("Situation", "Situation"), situation(row)),
            section(
                fr_en("Ce que dit le règlement", "What the rulebook says"),
                proposed(shown.told),
                self.sources,
            ),
            section(fr_en("Ce qui a été décidé", "What was decided"), given(shown)),
        ]
        if after := followed(shown):
            parts.append(section(fr_en("Ce qui a suivi", "What followed"), *after))
        if later := row.later_notes:
            days = {moment_words(at_ms, dated=True)[:10] for at_ms, _text in later}
            days.add(moment_words(row.at_ms, dated=True)[:10])
            parts.append(section(fr_en("Notes", "Notes"), notes(later, dated=len(days) > 1)))
        return parts

    def _on_sanction(self, entrant: int) -> None:
        if self.line is not None:
            row = self.line.row
            fault = fault_of(row.op, row.given, row.outcome.get("decision"))
            self.penaltyAsked.emit(row.number, entrant, fault or "")

    def _on_again(self) -> None:
        if self.line is not None:
            self.incidentAsked.emit(self.line.row.op)

    def _on_noted(self, _incident: int) -> None:
        """Bring the note into sight: it comes last."""
        self._wanted = LAST
        self._scroll()

    def _scroll(self) -> None:
        """Scroll as far as is wanted, once more as the new parts take their place."""
        if self._wanted is not None and isValid(self._area):
            self._bar.setValue(min(self._wanted, self._bar.maximum()))

    @property
    def _bar(self) -> QScrollBar:
        """Asked for each time: Qt made it, and PySide may forget it before Qt does."""
        return self._area.verticalScrollBar()

    def _on_scrolled(self, where: int) -> None:
        """Want nothing more once somebody scrolled elsewhere."""
        if self._wanted is not None and where != min(self._wanted, self._bar.maximum()):
            self._wanted = None


class NoteForm(QFrame):
    """``noted(incident)`` once the note is in the journal, ``left()`` on Escape.

    What was typed about an incident and not sent yet is found again when one comes back to it.
    """

    noted = Signal(int)
    left = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Complete the incidents of ``live``."""
        super().__init__(parent)
        self.setProperty(FORM, True)
        dress(self, kind="foot-bar")
        self._live = live
        self._incident = 0
        self._drafts: dict[int, str] = {}
        complete = fr_en("Compléter par une note", "Add a note")
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(complete)
        explained(
            self.field,
            "Texte à ajouter à l’incident, au journal ; Ctrl+Entrée l’ajoute.",
            "Text to add to the incident, in the log; Ctrl+Enter adds it.",
        )
        self.field.setPlaceholderText(complete)
        self.field.setTabChangesFocus(True)
        self.field.installEventFilter(self)
        hint = fr_en(
            "Ctrl+Entrée ajoute la note. Rien de ce qui est noté n’est réécrit.",
            "Ctrl+Enter adds the note. Nothing already recorded is rewritten.",
        )
        self.hint = label(hint, Say.SMALL, wraps=True)
        self.send = Button(
            fr_en("Ajouter la note", "Add the note"),
            tip=fr_en("Ctrl+Entrée", "Ctrl+Enter"),
            does=self._send,
            explains=(
                "Ajoute la note au journal, à la suite de l’incident.",
                "Adds the note to the log, after the incident.",
            ),
        )
        send = at(self.send, Qt.AlignmentFlag.AlignBottom)
        written = row(wide(self.field), send, spacing=Space.TIGHT)
        column(written, self.hint, on=self, spacing=Space.HAIR, margins=(Space.NORMAL, Space.SNUG))
        self._make_room()
        self.field.textChanged.connect(self._on_typed)

    def open_incident(self, number: int) -> None:
        """Complete this incident from now on."""
        if number == self._incident:
            return
        if self._incident and self.written:
            self._drafts[self._incident] = self.field.toPlainText()
        self._incident = number
        self.field.setPlainText(self._drafts.pop(number, ""))
        self.update_send()

    @property
    def written(self) -> str:
        """Return the note as it would be sent."""
        return self.field.toPlainText().strip()

    @property
    def unsent(self) -> bool:
        """Return whether a note is written, here or on another incident, and not sent."""
        return bool(self.written or any(text.strip() for text in self._drafts.values()))

    def begin(self) -> None:
        """Take the keyboard."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def update_send(self) -> None:
        """Disable the button, with the reason, while the note cannot be sent."""
        if not self.written:
            self.send.set_refusal(fr_en("Écrivez d’abord la note.", "Enter the note first."))
            return
        note = cmd.NoteIncident(self._incident, self.written)
        self.send.set_refusal(why_not_plainly(self._live, note))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send on Ctrl+Enter, leave on Escape; give room while the form has the focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._make_room()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() in ENTER and with_ctrl:
                self.send.click()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    def _on_typed(self) -> None:
        self._make_room()
        self.update_send()

    def _make_room(self) -> None:
        writing = self.field.hasFocus() or bool(self.field.toPlainText())
        if writing:
            self.field.setFixedHeight(THREE_LINES)
        else:
            self.field.setFixedHeight(ONE_LINE)
        self.hint.setVisible(writing)
        bars = Qt.ScrollBarPolicy
        if writing:
            self.field.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded)
        else:
            self.field.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff)

    def _send(self) -> None:
        number = self._incident
        if self._live.dispatch(cmd.NoteIncident(number, self.written)) is not None:
            self.field.clear()
            self.noted.emit(number)
