"""The answers given so far, small, each a way back to its question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.pages.floor.answer_pad import PaintedButton, key_cap
from td_app.ui.pages.floor.asked import Answered
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.widgets.cut_label import paint_cut
from td_app.ui.widgets.layout import FlowLayout, emptied
from td_app.words.language import fr_en

TALL = 32
CAP = 18
WIDEST_QUESTION = 230
WIDEST_ANSWER = 260
LAST_WITH_A_KEY = 9


class StripItem(PaintedButton):
    """``clicked()`` to answer that question again."""

    def __init__(self, facts: Answered, key: str) -> None:
        """Show an answer; Alt and ``key`` reopen it."""
        super().__init__("", key)
        self.facts = facts
        self.setAccessibleName(f"{facts.question} {facts.answer} {facts.source}".strip())
        changing = fr_en("Changer cette réponse", "Change this answer")
        if key:
            changing = fr_en("{0} (Alt + {1})", "{0} (Alt + {1})").format(changing, key)
        self.setAccessibleDescription(changing)
        self.setToolTip(f"{facts.question} {facts.answer}\n{changing}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the words, the longest ones cut, in pixels."""
        parts = self._parts()
        words = sum(wide for _, _, _, wide in parts) + Space.TIGHT * (len(parts) - 1)
        cap = CAP + Space.TIGHT if self.key else 0
        return QSize(int(words) + cap + 2 * Space.TIGHT + 2, TALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key, the question, the answer, and where it came from."""
        ink = colours()
        painter = self._begin_painting(ink.line, ink.hover if self.underMouse() else ink.surface)
        left = float(Space.TIGHT)
        if self.key:
            cap = QRectF(left, (self.height() - CAP) / 2, CAP, CAP)
            key_cap(painter, cap, self.key, lit=self.hasFocus())
            left += CAP + Space.TIGHT
        for words, font, colour, width in self._parts():
            room = min(width, self.width() - left - Space.TIGHT)
            paint_cut(painter, QRectF(left, 0, room + 1, self.height()), words, font, colour)
            left += width + Space.TIGHT
        painter.end()

    def _parts(self) -> list[tuple[str, QFont, str, float]]:
        ink, facts = colours(), self.facts
        told = (
            (facts.question, typeface(TypeSize.SMALL), ink.text_soft, WIDEST_QUESTION),
            (facts.answer, typeface(TypeSize.BODY, strong=True), ink.text, WIDEST_ANSWER),
            (facts.source, typeface(TypeSize.SMALL), ink.accent_text, WIDEST_ANSWER),
        )
        return [
            (words, font, colour, min(most, QFontMetricsF(font).horizontalAdvance(words)))
            for words, font, colour, most in told
            if words
        ]


class AnswersStrip(QWidget):
    """``reopened(name)``: the answer to that step is to be given again."""

    reopened = Signal(str)

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._flow = FlowLayout(self)
        self.items: list[StripItem] = []
        self._shown: tuple[Answered, ...] = ()
        self.setAccessibleName(fr_en("Réponses données", "Answers given"))

    def show_answers(self, answers: Sequence[Answered]) -> None:
        """Show these, in order; what is the same as before stays as it is."""
        if tuple(answers) == self._shown:
            return
        self._shown = tuple(answers)
        emptied(self._flow)
        self.items = []
        for rank, facts in enumerate(answers, 1):
            item = StripItem(facts, str(rank) if rank <= LAST_WITH_A_KEY else "")
            item.clicked.connect(lambda _=False, name=facts.name: self.reopened.emit(name))
            self._flow.addWidget(item)
            self.items.append(item)

    def reopen_rank(self, rank: int) -> bool:
        """Reopen the answer of that rank from 1; tell whether there is one."""
        if not 1 <= rank <= len(self.items):
            return False
        self.items[rank - 1].click()
        return True
