"""One incident read whole, and what can follow: a note, a sanction, the question put anew."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from rules_ropta.penalties import fault_of
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.answer_flow import empty
from td_app.ui.pages.floor.incident_lines import (
    IncidentLine,
    head_words,
    moment_words,
    otherwise_mark,
    sanction_mark,
)
from td_app.ui.pages.floor.incident_note import NoteForm
from td_app.ui.pages.floor.incident_parts import (
    PlayersConcerned,
    followed,
    given,
    notes,
    proposed,
    section,
    situation,
)
from td_app.ui.pages.floor.ruling_parts import Cited
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.card import line as thin_line
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words.language import fr_en

READING_WIDTH = 760
"""Pixels beyond which lines would be too long to read."""


LAST = 1_000_000
"""Further down than any incident goes, in pixels."""


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
        self.again = Button(
            fr_en("Reposer la question", "Ask the question again"),
            scale="small",
            tip=fr_en("Touche R", "R key"),
        )
        self.again.clicked.connect(self._on_again)
        self.note = NoteForm(live)
        self.note.left.connect(self.left)
        self.note.noted.connect(self._on_noted)
        self._marks = QHBoxLayout()
        self._marks.setSpacing(Space.TIGHT)
        self._area = ScrolledColumn()
        self._wanted: int | None = None
        self._bar = self._area.verticalScrollBar()
        self._bar.rangeChanged.connect(self._scroll)
        self._bar.valueChanged.connect(self._on_scrolled)
        self._lay_out()

    def show_line(self, shown: IncidentLine) -> None:
        """Show an incident; nothing moves on the screen where it is the same."""
        if shown is self.line:
            return
        same = self.line is not None and self.line.row.number == shown.row.number
        here = self._bar.value() if self._wanted is None else self._wanted
        self.line = shown
        self.title.setText(shown.title)
        self.head.setText(head_words(shown))
        self.setAccessibleName(f"{shown.title}. {shown.decision}")
        self._show_marks(shown)
        self._fill(shown)
        self._wanted = here if same else 0
        self._scroll()
        self.note.open_incident(shown.row.number)

    def press(self, key: int) -> bool:
        """Do what a letter asks here; tell whether it was one of ours."""
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

    def _fill(self, shown: IncidentLine) -> None:
        column = self._area.renew()
        column.setContentsMargins(Space.NORMAL, Space.NORMAL, Space.NORMAL, Space.NORMAL)
        column.setSpacing(Space.WIDE)
        for part in self._parts(shown):
            part.setMaximumWidth(READING_WIDTH)
            column.addWidget(part)
        column.addStretch(1)

    def _parts(self, shown: IncidentLine) -> list[QWidget]:
        row = shown.row
        self.concerned = PlayersConcerned(row.players)
        self.concerned.picked.connect(self._on_sanction)
        self.sources = Cited(shown.told)
        self.sources.opened.connect(self.articleAsked)
        parts = [
            section(fr_en("Joueurs concernés", "Players concerned"), self.concerned),
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

    def _show_marks(self, shown: IncidentLine) -> None:
        empty(self._marks)
        for mark in (otherwise_mark(shown), sanction_mark(shown)):
            if mark is not None:
                self._marks.addWidget(Pill(mark))
        self._marks.addStretch(1)

    def _lay_out(self) -> None:
        second = QHBoxLayout()
        second.setSpacing(Space.SNUG)
        second.addWidget(self.head, 1)
        second.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        top = QVBoxLayout()
        top.setContentsMargins(Space.NORMAL, Space.NORMAL, Space.NORMAL, Space.SNUG)
        top.setSpacing(Space.HAIR)
        top.addWidget(self.title)
        top.addLayout(second)
        top.addLayout(self._marks)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(thin_line())
        column.addWidget(self._area, 1)
        column.addWidget(self.note)

    def _on_sanction(self, entrant: int) -> None:
        if self.line is not None:
            row = self.line.row
            self.penaltyAsked.emit(row.number, entrant, fault_of(row.op, row.given) or "")

    def _on_again(self) -> None:
        if self.line is not None:
            self.incidentAsked.emit(self.line.row.op)

    def _on_noted(self, _incident: int) -> None:
        """Bring the note into sight: it comes last."""
        self._wanted = LAST
        self._scroll()

    def _scroll(self) -> None:
        """Scroll as far as is wanted, once more as the new parts take their place."""
        if self._wanted is not None and isValid(self._bar):
            self._bar.setValue(min(self._wanted, self._bar.maximum()))

    def _on_scrolled(self, where: int) -> None:
        """Want nothing more once somebody scrolled elsewhere."""
        if self._wanted is not None and where != min(self._wanted, self._bar.maximum()):
            self._wanted = None
