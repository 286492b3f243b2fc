"""The answers so far, in a line: each reopens its question; folded, answers stand alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.floor.question_steps import Answered
from td_app.ui.pages.evening.floor.answers.answer_pad import PaintedButton, key_cap
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import paint_cut
from td_app.ui.widgets.layout import FlowLayout, emptied
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.language import fr_en

TALL = 32
TALL_OF_TWO = 40
CAP = 18
WIDEST_QUESTION = 230
WHOLE_QUESTION = 480
WIDEST_ANSWER = 260
"""Sizes of an answer given and of its parts, in pixels: a longer question is on two lines."""

WIDE_STRIP = 1000
"""From this width of a line, in pixels, questions answered are told whole."""

LAST_WITH_A_KEY = 9


class StripItem(PaintedButton):
    """``clicked()`` to answer that question again."""

    def __init__(self, facts: Answered, key: str) -> None:
        """Show an answer; Alt and ``key`` reopen it."""
        super().__init__("", key)
        self.facts = facts
        self._widest = WIDEST_QUESTION
        self._alone = False
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
        """Return the lines of the question: two of even length if it is long."""
        if self._alone:
            question = ""
        else:
            question = self.facts.question
        if QFontMetricsF(typeface(TypeSize.SMALL)).horizontalAdvance(question) <= self._widest:
            return (question,)
        return in_two(question)

    def stand_in(self, width: int) -> None:
        """Show the question on one line in strips wide enough, in pixels."""
        if width >= WIDE_STRIP:
            widest = WHOLE_QUESTION
        else:
            widest = WIDEST_QUESTION
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()
            self.update()

    def stand_alone(self, alone: bool) -> None:
        """Show the answer alone, whole, with what says what it is; or after its question."""
        if alone != self._alone:
            self._alone = alone
            self.updateGeometry()
            self.update()

    @property
    def figures(self) -> bool:
        """Return whether the answer is told in figures."""
        return any(sign.isdigit() for sign in self.facts.answer)

    def stand_as_tall(self, tall: int) -> None:
        """Be as high as the others of the strip, in pixels."""
        if tall != self.tall:
            self.tall = tall
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the words, the longest answers cut, in pixels."""
        parts = self._parts()
        words = sum(wide for _, _, _, wide in parts) + Space.TIGHT * (len(parts) - 1)
        cap = 0
        if self.key:
            cap = CAP + Space.TIGHT
        return QSize(ceil(words) + cap + 2 * Space.TIGHT + 2, self.tall)

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
        """Return the parts side by side: their lines, and the widest of these in pixels."""
        ink = colours()
        facts = self.facts
        source = ""
        if facts.assumed or not self._alone:
            source = facts.source
        strong = typeface(TypeSize.BODY, strong=True)
        answer = facts.answer
        most = float(WIDEST_ANSWER)
        if self._alone:
            # What would be cut is put away by the strip.
            answer = facts.short or answer
            most = float("inf")
        told = (
            (self.lines, typeface(TypeSize.SMALL), ink.text_soft, float("inf")),
            ((answer,), strong, ink.text, most),
            ((source,), typeface(TypeSize.SMALL), ink.accent_text, WIDEST_ANSWER),
        )
        return [
            (lines, font, colour, min(most, max(map(QFontMetricsF(font).horizontalAdvance, lines))))
            for lines, font, colour, most in told
            if any(lines)
        ]


def _more_words() -> str:
    return fr_en("Plus de détails", "More details")


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

    ``moreAsked()``: something is to be said that was not asked; ``openAsked()``: the questions are
    to be read whole, or no longer.
    """

    reopened = Signal(str)
    moreAsked = Signal()  # noqa: N815 - Qt signals among Qt's own
    openAsked = Signal()  # noqa: N815

    def __init__(self, *, opens: bool = False) -> None:
        """Start empty; ``opens``: a button reads folded answers with their questions."""
        super().__init__()
        self._opens = opens
        self._flow = FlowLayout(self)
        self.items: list[StripItem] = []
        self.opening: Button | None = None
        self.more: Button | None = None
        self._shown: tuple[Answered, ...] = ()
        self.setAccessibleName(fr_en("Réponses données", "Answers given"))
        explained(
            self,
            "Réponse déjà donnée ; un clic permet de la changer.",
            "Answer already given; click to change it.",
        )

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
            # At once: a layout shows it in its own time, and what is hidden measures nothing.
            item.show()
            self.items.append(item)
        self._even()
        does = self.openAsked if self._opens else lambda: self.fold(0)
        self.opening = Button(self._opening_words(0), Rank.QUIET, scale="small", does=does)
        self.opening.hide()
        self._flow.addWidget(self.opening)
        self.more = None
        if more:
            words = _more_words()
            scale = ""
            if self._opens:
                scale = "small"
            self.more = Button(
                words, Rank.QUIET, icon="more", scale=scale, name=words, does=self.moreAsked
            )
            self._flow.addWidget(self.more)

    def turn(self) -> None:
        """Read the questions of folded answers, or no longer."""
        if self.opening is not None and not self.opening.isHidden():
            self.opening.click()

    def fold(self, width: int, *, opened: bool = False) -> None:
        """Show the answers alone, on one line so wide in pixels; 0 shows the questions again.

        Those that the line has no room for are put away.

        ``opened``: they were asked for, and may be folded again.
        """
        for item in self.items:
            item.stand_alone(width > 0)
        self._even()
        if self.more is not None:
            self.more.setText("" if width else _more_words())
            set_tip(self.more, _more_words() if width else "")
        away = self._without_room(width) if width else []
        for item in self.items:
            item.setVisible(item not in away)
        if self.opening is not None:
            self.opening.setVisible(bool(away) or (self._opens and (width > 0 or opened)))
            self.opening.setText(self._opening_words(len(away)))
            told = ", ".join(item.accessibleName() for item in reversed(away))
            self.opening.setAccessibleName(told or self._opening_words(0))
        # At once: who measures next would be told the height of before.
        self.updateGeometry()

    def _opening_words(self, away: int) -> str:
        """Return what reads the answers with their questions, ``away`` of them having no room."""
        words = fr_en("Questions (R)", "Questions (R)") if self._opens else ""
        return f"+{away}\u2002{words}".strip() if away else words

    def _without_room(self, width: int) -> list[StripItem]:
        """Return the answers that one line has no room for: words go first, the last ones first.

        None is cut: the button that reads them with their questions says how many there are.
        """
        over = sum(item.sizeHint().width() + Space.TIGHT for item in self.items) - width
        if self.opening is not None:
            # As wide as it may become: « +2 » before its own words.
            self.opening.setText(self._opening_words(len(self.items)))
            over += self.opening.sizeHint().width() + Space.TIGHT
        if self.more is not None:
            over += self.more.sizeHint().width() + Space.TIGHT
        over -= Space.TIGHT
        away: list[StripItem] = []
        words = [item for item in reversed(self.items) if not item.figures]
        figures = [item for item in reversed(self.items) if item.figures]
        for item in (*words, *figures):
            if over > 0:
                away.append(item)
                over -= item.sizeHint().width() + Space.TIGHT
        # A short one may stand where a long one went.
        for item in self.items:
            if item in away and over + item.sizeHint().width() + Space.TIGHT <= 0:
                away.remove(item)
                over += item.sizeHint().width() + Space.TIGHT
        return away

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the questions on one line where there is room."""
        for item in self.items:
            item.stand_in(event.size().width())
        self._even()
        super().resizeEvent(event)

    def _even(self) -> None:
        """Make all as high as the one of two lines, if there is one."""
        two = any(len(item.lines) > 1 for item in self.items)
        for item in self.items:
            if two:
                item.stand_as_tall(TALL_OF_TWO)
            else:
                item.stand_as_tall(TALL)

    def reopen_rank(self, rank: int) -> bool:
        """Reopen the answer of that number, from 1; return whether there is one."""
        if not 1 <= rank <= len(self.items):
            return False
        self.items[rank - 1].click()
        return True


def fold_to_fit(area: ScrolledColumn, strip: AnswersStrip) -> bool:
    """Fold the answers where the content of ``area`` would not fit; return whether they are."""
    inside = area.widget()
    room = area.viewport().size()
    lines = None
    if inside is not None:
        lines = inside.layout()
    if lines is None:
        return False
    around = lines.contentsMargins()
    strip.fold(0)
    lines.invalidate()
    folded = lines.totalHeightForWidth(room.width()) > room.height()
    if folded:
        strip.fold(room.width() - around.left() - around.right())
    return folded
