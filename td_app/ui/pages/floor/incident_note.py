"""Completing an incident by a note: what was recorded is never rewritten."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.labels import Say, label
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

ONE_LINE, THREE_LINES = 36, 78
"""Heights of the field, at rest and as one writes, in pixels."""


class NoteForm(QFrame):
    """``noted(incident)`` once the note is in the journal, ``left()`` on Escape.

    What was typed about an incident and not sent yet is found again when one comes back to it.
    """

    noted = Signal(int)
    left = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Complete the incidents of ``live``."""
        super().__init__(parent)
        dress(self, kind="foot-bar")
        self._live = live
        self._incident = 0
        self._drafts: dict[int, str] = {}
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(fr_en("Compléter par une note", "Complete with a note"))
        self.field.setPlaceholderText(fr_en("Compléter par une note", "Complete with a note"))
        self.field.setTabChangesFocus(True)
        self.field.installEventFilter(self)
        self.hint = label(
            fr_en(
                "Ctrl+Entrée ajoute la note. Rien de ce qui est noté n'est réécrit.",
                "Ctrl+Enter adds the note. Nothing that is noted is rewritten.",
            ),
            Say.SMALL,
            wraps=True,
        )
        self.send = Button(
            fr_en("Ajouter la note", "Add the note"), tip=fr_en("Ctrl+Entrée", "Ctrl+Enter")
        )
        self._lay_out()
        self._make_room()
        self.field.textChanged.connect(self._on_typed)
        self.send.clicked.connect(self._send)

    def open_incident(self, number: int) -> None:
        """Complete that incident from now on."""
        if number == self._incident:
            return
        self._keep_draft()
        self._incident = number
        self.field.setPlainText(self._drafts.pop(number, ""))
        self.judge()

    @property
    def written(self) -> str:
        """Return the note as it would be sent."""
        return self.field.toPlainText().strip()

    def begin(self) -> None:
        """Take the keyboard."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def judge(self) -> None:
        """Say on the button why the note cannot be sent, when it cannot."""
        if not self.written:
            self.send.set_refusal(fr_en("Écrivez d'abord la note.", "Write the note first."))
            return
        refused = self._live.can(cmd.NoteIncident(self._incident, self.written))
        self.send.set_refusal(refusal_sentence(refused) if refused else None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send on Ctrl+Enter, leave on Escape; give room to whoever writes."""
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
        self.judge()

    def _make_room(self) -> None:
        writing = self.field.hasFocus() or bool(self.field.toPlainText())
        self.field.setFixedHeight(THREE_LINES if writing else ONE_LINE)
        self.hint.setVisible(writing)
        bars = Qt.ScrollBarPolicy
        self.field.setVerticalScrollBarPolicy(
            bars.ScrollBarAsNeeded if writing else bars.ScrollBarAlwaysOff
        )

    def _send(self) -> None:
        number = self._incident
        if self._live.dispatch(cmd.NoteIncident(number, self.written)) is not None:
            self.field.clear()
            self.noted.emit(number)

    def _keep_draft(self) -> None:
        if self._incident and self.written:
            self._drafts[self._incident] = self.field.toPlainText()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.field, 1)
        row.addWidget(self.send, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
        column.setSpacing(Space.HAIR)
        column.addLayout(row)
        column.addWidget(self.hint)
