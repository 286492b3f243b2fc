"""One question at a time: the answers before in a strip, the one asked now in large type."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from td_app.floor.question_steps import Asked, answers_told, asked_by
from td_app.floor.questioning import Questioning, Step
from td_app.floor.table_facts import TableFacts
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers.answer_choice import ChoicePad
from td_app.ui.pages.evening.floor.answers.answer_for import pad_for
from td_app.ui.pages.evening.floor.answers.answer_pad import AnswerPad
from td_app.ui.pages.evening.floor.answers_strip import AnswersStrip, fold_to_fit
from td_app.ui.refusals import tellable
from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import figure_with_alt, keep_plain
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, emptied, framed, row, wide
from td_app.ui.widgets.page_parts import REACH, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.words import cites_text
from td_app.words.asking import field_question, question_title
from td_app.words.language import fr_en

HEAD = 40
LOW_HEAD = 28
STRIPE = 4
"""Height of the line that tells what is asked about, in a low window too, and width of the bar,
in pixels.
"""

LOW_WINDOW = 660
"""Under this height of a window, in pixels, answers stand closer."""

MOST_ARTICLES = 7
"""How many a line holds beside the longest title."""


class AskView(QWidget):
    """``answered(Questioning)`` after each answer, given or taken back; ``left()`` when the
    floor goes back and nothing is left to take back.
    """

    answered = Signal(object)
    left = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask about the tables of this tournament."""
        super().__init__(parent)
        self.live = live
        self.questioning: Questioning | None = None
        self.pad: AnswerPad | None = None
        self._facts = TableFacts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        explained(
            self,
            "Répondez d’un clic ou avec la touche indiquée ; Retour arrière revient à la question "
            "précédente.",
            "Answer with a click or the key shown; Backspace returns to the previous question.",
        )
        self.title = label("", Say.STRONG)
        self.articles = label("", Say.SMALL)
        self.strip = AnswersStrip()
        self.strip.reopened.connect(self._reopen)
        self.question = label("", Say.DECISION, wraps=True)
        self.hint = label("", Say.SOFT, wraps=True)
        more = fr_en("Plus de détails", "More details")
        self.more = Button(more, Rank.QUIET, icon="more", scale="small", does=self.show_more)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.keys = label("", Say.SMALL)
        self._details = False
        self._place = QVBoxLayout()
        self._stripe = QFrame()
        dress(self._stripe, kind="stripe", tone="may")
        self._lay_out()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def show_questioning(self, questioning: Questioning, facts: TableFacts) -> None:
        """Ask the current question of ``questioning``, at the table of ``facts``."""
        step = questioning.current
        self.questioning = questioning
        self._facts = facts
        self._details = False
        self.title.setText(question_title(questioning.op))
        # The first articles only where the line would not hold them all.
        articles = cites_text(questioning.question.articles[:MOST_ARTICLES])
        if len(questioning.question.articles) > MOST_ARTICLES:
            articles = f"{articles} …"
        self.articles.setText(articles)
        self.strip.show_answers(answers_told(tellable(self.live), questioning, facts))
        self.strip.setVisible(bool(self.strip.items))
        self.more.setVisible(bool(questioning.seldom))
        emptied(self._place)
        self.pad = None
        self._stand()
        if step is not None:
            self.question.setText(field_question(questioning.op, step.name))
            self._put(pad_for(self._asked(step)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the answers before where what is asked would not be in sight."""
        super().resizeEvent(event)
        self._stand()
        fold_to_fit(self._area, self.strip)

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts: they answer."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer, take back, or reopen an answer with Alt and its figure."""
        key = event.key()
        keys = Qt.Key
        if self.pad is not None and self.pad.keyed(event):
            return
        if key in (keys.Key_Backspace, keys.Key_Escape):
            if not event.isAutoRepeat():
                self.take_back()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.setAccepted(self.strip.reopen_rank(figure_with_alt(event) or 0))
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the question."""
        super().focusInEvent(event)
        if self.pad is not None:
            self.pad.begin()

    def take_back(self) -> None:
        """Take back what was put in last, else the answer before, else leave."""
        questioning = self.questioning
        if self._details and questioning is not None:
            self._go(questioning)
        elif self.pad is not None and self.pad.take_back():
            self.pad.begin()
        elif questioning is not None and (before := questioning.back()) is not None:
            self._go(before)
        else:
            self.left.emit()

    def _lay_out(self) -> None:
        told = row(self.title, self.articles, STRETCH, self.more, spacing=Space.TIGHT)
        heading = framed(told, margins=(0, 0, REACH, 0))
        heading.setFixedHeight(HEAD)
        self._heading = heading
        self._stripe.setFixedWidth(STRIPE)
        self._area = ScrolledColumn()
        self._area.reach_into_gutter()
        lines = self._area.renew(spacing=Space.SNUG)
        lines.addWidget(self.strip)
        # The question stands after a bar, green while the keyboard is on it.
        lines.addLayout(row(self._stripe, wide(self.question), spacing=Space.SNUG))
        lines.addLayout(self._place, 1)
        self.keys.setText(fr_en("Retour arrière\u00a0: revenir", "Backspace: go back"))
        told = row(wide(self.hint), self.keys, margins=(0, 0, REACH, 0))
        parts = (self._heading, wide(self._area), told)
        self._lines = column(*parts, on=self, spacing=Space.SNUG, margins=0)

    def _stand(self) -> None:
        """Stand closer in a low window: all that is asked is in sight."""
        if self._low:
            self._heading.setFixedHeight(LOW_HEAD)
        else:
            self._heading.setFixedHeight(HEAD)
        if self._low:
            self.keys.setMinimumHeight(Space.WIDE)
        else:
            self.keys.setMinimumHeight(Height.FOOT_BAR)
        if self._low:
            self._lines.setSpacing(Space.HAIR)
        else:
            self._lines.setSpacing(Space.SNUG)
        if self._low:
            self._area.column.setSpacing(Space.TIGHT)
        else:
            self._area.column.setSpacing(Space.SNUG)
        dress(self.question, type=(Say.TITLE if self._low else Say.DECISION).value)

    @property
    def _low(self) -> bool:
        return self.window().height() < LOW_WINDOW

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        here = new is not None and (new is self or self.isAncestorOf(new))
        dress(self._stripe, tone="must" if here else "may")

    def _put(self, pad: AnswerPad) -> None:
        """Show the pad of the question, and give it the keyboard if it was here."""
        self.pad = pad
        pad.setAccessibleName(self.question.text())
        pad.given.connect(self._given)
        pad.moved.connect(lambda: self.hint.setText(pad.hint()))
        self._place.addWidget(pad, 1)
        if self._low:
            pad.stand_low()
        # At once: a layout shows it in its own time, and a key may come before.
        pad.show()
        self.hint.setText(pad.hint())
        fold_to_fit(self._area, self.strip)
        if self.isVisible():
            pad.begin()

    def _asked(self, step: Step) -> Asked:
        assert self.questioning is not None
        return asked_by(tellable(self.live), self.questioning, step, self._facts)

    def _given(self, value: object) -> None:
        if self.questioning is not None and self.questioning.current is not None:
            self._go(self.questioning.answer(self.questioning.current.name, value))

    def _reopen(self, name: str) -> None:
        if self.questioning is not None:
            self._go(self.questioning.reopen(name))

    def _go(self, questioning: Questioning) -> None:
        """Emit the answer, then show the next question unless a listener has done so, or none is
        left.
        """
        facts = self._facts
        self.questioning = None
        self.answered.emit(questioning)
        if self.questioning is None:
            self.show_questioning(questioning, facts)

    def show_more(self) -> None:
        """Offer the questions seldom asked; one of them becomes the current one."""
        assert self.questioning is not None
        op = self.questioning.op
        seldom = self.questioning.seldom
        self._details = True
        emptied(self._place)
        self.question.setText(fr_en("Quel détail préciser\u00a0?", "Which detail?"))
        current = self.questioning.current or seldom[0]
        pad = ChoicePad(
            self._asked(current), [(step.name, field_question(op, step.name)) for step in seldom]
        )
        self._put(pad)
        pad.given.disconnect(self._given)
        pad.given.connect(lambda name: self._reopen(str(name)))
