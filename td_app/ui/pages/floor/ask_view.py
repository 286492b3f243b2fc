"""One question at a time: the answers before in a strip, the one asked now in large type."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from td_app.floor.asked import Answered, Asked, answers_told, asked_by
from td_app.floor.questioning import Questioning, Step
from td_app.floor.table_facts import TableFacts
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.answers.answer_choice import ChoicePad
from td_app.ui.pages.floor.answers.answer_for import pad_for
from td_app.ui.pages.floor.answers.answer_pad import AnswerPad, PaintedButton, key_cap
from td_app.ui.refusals import tellable
from td_app.ui.theme import Height, Space, TypeSize, colours, dress, typeface
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import figure_with_alt, keep_plain
from td_app.ui.widgets.labels import Say, label, paint_cut
from td_app.ui.widgets.layout import STRETCH, FlowLayout, column, emptied, held, row, wide
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.tips import set_tip
from td_app.words import cites_text
from td_app.words.asking import field_question, question_title
from td_app.words.language import fr_en

WIDEST = 800
"""Width of the answers, in pixels: farther apart they would not be read at a glance."""

HEAD, STRIPE = 40, 4
"""Height of the line that tells what is asked about, and width of the bar, in pixels."""

TALL, TALL_OF_TWO, CAP = 32, 40, 18
WIDEST_QUESTION, WHOLE_QUESTION, WIDEST_ANSWER = 230, 480, 260
"""Sizes of an answer given and of its parts, in pixels: a longer question is on two lines."""

WIDE_STRIP = 1000
"""From this width of a line, in pixels, questions answered are told whole."""

LAST_WITH_A_KEY = 9

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
        told_as(self, fr_en("La question", "The question"))
        self.title = label("", Say.STRONG)
        self.articles = label("", Say.SMALL)
        self.strip = AnswersStrip()
        self.strip.reopened.connect(self._reopen)
        self.question = label("", Say.DECISION, wraps=True)
        self.hint = label("", Say.SOFT, wraps=True)
        more = fr_en("Plus de détails", "More details")
        self.more = Button(more, Rank.QUIET, icon="more", does=self.show_more)
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
        self.questioning, self._facts, self._details = questioning, facts, False
        self.title.setText(question_title(questioning.op))
        self.articles.setText(_articles_told(questioning.question.articles))
        self.strip.show_answers(answers_told(tellable(self.live), questioning, facts))
        self.strip.setVisible(bool(self.strip.items))
        self.more.setVisible(bool(questioning.seldom))
        emptied(self._place)
        self.pad = None
        if step is not None:
            self.question.setText(field_question(questioning.op, step.name))
            self._put(pad_for(self._asked(step)))

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts: they answer."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer, take back, or reopen an answer with Alt and its figure."""
        key, keys = event.key(), Qt.Key
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
        whole = QWidget()
        whole.setMaximumWidth(WIDEST)
        column(
            self._heading(),
            wide(self._middle()),
            self._foot(),
            on=whole,
            spacing=Space.SNUG,
            margins=0,
        )
        row(STRETCH, wide(whole, 1000), STRETCH, on=self, margins=0)

    def _heading(self) -> QWidget:
        """Return what is asked about, small, in a line of one height."""
        told = row(self.title, self.articles, STRETCH, self.more, spacing=Space.TIGHT)
        heading = held(told)
        heading.setFixedHeight(HEAD)
        return heading

    def _middle(self) -> ScrolledColumn:
        """Return the answers before, the question and its answers; it scrolls only if it must."""
        self._stripe.setFixedWidth(STRIPE)
        scroll = ScrolledColumn()
        lines = scroll.renew(spacing=Space.SNUG, margins=(0, 0, Space.TIGHT, 0))
        lines.addWidget(self.strip)
        # The question stands after a bar, green while the keyboard is on it.
        lines.addLayout(row(self._stripe, wide(self.question), spacing=Space.SNUG))
        lines.addLayout(self._place, 1)
        return scroll

    def _foot(self) -> QHBoxLayout:
        self.keys.setText(fr_en("Retour arrière\u00a0: reprendre", "Backspace: take back"))
        self.keys.setMinimumHeight(Height.FOOT_BAR)
        return row(wide(self.hint), self.keys)

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        here = new is not None and (new is self or self.isAncestorOf(new))
        dress(self._stripe, tone="must" if here else "may")

    def _put(self, pad: AnswerPad) -> None:
        """Show what asks now, and give it the keyboard if it was here."""
        self.pad = pad
        pad.setAccessibleName(self.question.text())
        pad.given.connect(self._given)
        pad.moved.connect(lambda: self.hint.setText(pad.hint()))
        self._place.addWidget(pad, 1)
        if self.window().height() < LOW_WINDOW:
            pad.stand_low()
        # At once: a layout shows it in its own time, and a key may come before.
        pad.show()
        self.hint.setText(pad.hint())
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
        """Tell, then show it unless whoever was told has done so, or has nothing left to ask."""
        facts = self._facts
        self.questioning = None
        self.answered.emit(questioning)
        if self.questioning is None:
            self.show_questioning(questioning, facts)

    def show_more(self) -> None:
        """Offer the questions seldom asked; one of them becomes the current one."""
        assert self.questioning is not None
        op, seldom = self.questioning.op, self.questioning.seldom
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


def _articles_told(articles: Sequence[str]) -> str:
    """The articles of a question, the first ones where the line would not hold them all."""
    told = cites_text(articles[:MOST_ARTICLES])
    return f"{told} …" if len(articles) > MOST_ARTICLES else told


class StripItem(PaintedButton):
    """``clicked()`` to answer that question again."""

    def __init__(self, facts: Answered, key: str) -> None:
        """Show an answer; Alt and ``key`` reopen it."""
        super().__init__("", key)
        self.facts = facts
        self._widest = WIDEST_QUESTION
        self.setAccessibleName(f"{facts.question} {facts.answer} {facts.source}".strip())
        changing = fr_en("Changer cette réponse", "Change this answer")
        if key:
            changing = fr_en("{0} (Alt + {1})", "{0} (Alt + {1})").format(changing, key)
        self.setAccessibleDescription(changing)
        set_tip(self, f"{facts.question} {facts.answer}\n{changing}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.tall = TALL

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the lines the question is told on: two, as even as they can be, if it is long."""
        question = self.facts.question
        if QFontMetricsF(typeface(TypeSize.SMALL)).horizontalAdvance(question) <= self._widest:
            return (question,)
        return in_two(question)

    def stand_in(self, width: int) -> None:
        """Tell the question on one line in strips wide enough, in pixels."""
        widest = WHOLE_QUESTION if width >= WIDE_STRIP else WIDEST_QUESTION
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()
            self.update()

    def stand_as_tall(self, tall: int) -> None:
        """Be as high as the others of the strip, in pixels."""
        if tall != self.tall:
            self.tall = tall
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the words, the longest answers cut, in pixels."""
        parts = self._parts()
        words = sum(wide for _, _, _, wide in parts) + Space.TIGHT * (len(parts) - 1)
        cap = CAP + Space.TIGHT if self.key else 0
        return QSize(int(words) + cap + 2 * Space.TIGHT + 2, self.tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the key, the question, the answer, and where it came from."""
        ink = colours()
        painter = self._begin_painting(ink.line, ink.hover if self.underMouse() else ink.surface)
        left = float(Space.TIGHT)
        if self.key:
            cap = QRectF(left, (self.height() - CAP) / 2, CAP, CAP)
            key_cap(painter, cap, self.key, lit=self.hasFocus())
            left += CAP + Space.TIGHT
        for lines, font, colour, width in self._parts():
            room = min(width, self.width() - left - Space.TIGHT) + 1
            high = QFontMetricsF(font).height()
            top = (self.height() - high * len(lines)) / 2
            for at, words in enumerate(lines):
                paint_cut(painter, QRectF(left, top + at * high, room, high), words, font, colour)
            left += width + Space.TIGHT
        painter.end()

    def _parts(self) -> list[tuple[tuple[str, ...], QFont, str, float]]:
        """What is told beside one another: its lines, and the widest of them in pixels."""
        ink, facts = colours(), self.facts
        told = (
            (self.lines, typeface(TypeSize.SMALL), ink.text_soft, float("inf")),
            ((facts.answer,), typeface(TypeSize.BODY, strong=True), ink.text, WIDEST_ANSWER),
            ((facts.source,), typeface(TypeSize.SMALL), ink.accent_text, WIDEST_ANSWER),
        )
        return [
            (lines, font, colour, min(most, max(map(QFontMetricsF(font).horizontalAdvance, lines))))
            for lines, font, colour, most in told
            if any(lines)
        ]


def in_two(words: str) -> tuple[str, ...]:
    """Return words cut at a space into two lines as even as they can be.

    >>> in_two("Combien avait-il devant lui ?")
    ('Combien avait-il', 'devant lui ?')
    """
    cuts = [at for at, sign in enumerate(words) if sign == " "]
    if not cuts:
        return (words,)
    middle = min(cuts, key=lambda at: max(at, len(words) - at - 1))
    return words[:middle], words[middle + 1 :]


class AnswersStrip(QWidget):
    """``reopened(name)``: the answer to that step is to be given again.

    ``moreAsked()``: something is to be said that was not asked.
    """

    reopened = Signal(str)
    moreAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._flow = FlowLayout(self)
        self.items: list[StripItem] = []
        self._shown: tuple[Answered, ...] = ()
        self.setAccessibleName(fr_en("Réponses données", "Answers given"))

    def show_answers(self, answers: Sequence[Answered], *, more: bool = False) -> None:
        """Show these, in order; what is the same as before stays as it is.

        ``more``: offer to say what was not asked.
        """
        if tuple(answers) == self._shown:
            return
        self._shown = tuple(answers)
        emptied(self._flow)
        self.items = []
        for rank, facts in enumerate(answers, 1):
            item = StripItem(facts, str(rank) if rank <= LAST_WITH_A_KEY else "")
            item.stand_in(self.width())
            item.clicked.connect(lambda _=False, name=facts.name: self.reopened.emit(name))
            self._flow.addWidget(item)
            self.items.append(item)
        self._even()
        if more:
            words = fr_en("Plus de détails", "More details")
            self._flow.addWidget(Button(words, Rank.QUIET, icon="more", does=self.moreAsked))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the questions on one line where there is room."""
        for item in self.items:
            item.stand_in(event.size().width())
        self._even()
        super().resizeEvent(event)

    def _even(self) -> None:
        """Make all as high as the one of two lines, if there is one."""
        two = any(len(item.lines) > 1 for item in self.items)
        for item in self.items:
            item.stand_as_tall(TALL_OF_TWO if two else TALL)

    def reopen_rank(self, rank: int) -> bool:
        """Reopen the answer of that rank from 1; tell whether there is one."""
        if not 1 <= rank <= len(self.items):
            return False
        self.items[rank - 1].click()
        return True
