"""The answers given so far, small, each a way back to its question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from td_app.ui.pages.floor.answer_button import key_cap
from td_app.ui.pages.floor.answer_flow import FlowLayout, empty
from td_app.ui.theme.tokens import FOCUS_WIDTH, RADIUS, Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.theme.worn import colours
from td_app.ui.widgets.keys import ENTER
from td_app.words.language import fr_en

TALL = 32
CAP = 18
WIDEST_QUESTION = 230
WIDEST_ANSWER = 260
LAST_WITH_A_KEY = 9
ELIDED = Qt.TextElideMode.ElideRight
LINE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer: its step, the question, the answer, and where it came from if not asked."""

    name: str
    question: str
    answer: str
    source: str = ""


class StripItem(QAbstractButton):
    """``clicked()`` to answer that question again."""

    def __init__(self, facts: Answered, key: str, parent: QWidget | None = None) -> None:
        """Show an answer; Alt and ``key`` reopen it."""
        super().__init__(parent)
        self.facts = facts
        self._key = key
        self.setAccessibleName(f"{facts.question} {facts.answer} {facts.source}".strip())
        changing = fr_en("Changer cette réponse", "Change this answer")
        keyed = (
            fr_en("{0} (Alt + {1})", "{0} (Alt + {1})").format(changing, key) if key else changing
        )
        self.setAccessibleDescription(keyed)
        self.setToolTip(f"{facts.question} {facts.answer}\n{keyed}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the words, the longest ones cut, in pixels."""
        parts = self._parts()
        words = sum(wide for _, _, _, wide in parts) + Space.TIGHT * (len(parts) - 1)
        cap = CAP + Space.TIGHT if self._key else 0
        return QSize(int(words) + cap + 2 * Space.TIGHT + 2, TALL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Reopen on Enter as on Space."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key, the question, the answer, and where it came from."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = FOCUS_WIDTH if self.hasFocus() else 1
        painter.setPen(QPen(QColor(ink.focus if self.hasFocus() else ink.line), wide))
        painter.setBrush(QColor(ink.hover if self.underMouse() else ink.surface))
        inner = wide / 2
        box = QRectF(self.rect()).adjusted(inner, inner, -inner, -inner)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        left = float(Space.TIGHT)
        if self._key:
            cap = QRectF(left, (self.height() - CAP) / 2, CAP, CAP)
            key_cap(painter, cap, self._key, lit=self.hasFocus())
            left += CAP + Space.TIGHT
        for words, font, colour, width in self._parts():
            room = min(width, self.width() - left - Space.TIGHT)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = QFontMetricsF(font).elidedText(words, ELIDED, room + 0.5)
            painter.drawText(QRectF(left, 0, room + 1, self.height()), int(LINE), shown)
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
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_answers(self, answers: Sequence[Answered]) -> None:
        """Show these, in order; what is the same as before stays as it is."""
        if tuple(answers) == self._shown:
            return
        self._shown = tuple(answers)
        empty(self._flow)
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
