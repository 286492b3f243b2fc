"""An article opened in the book: what it says in our words, and everything that hangs on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rules_ropta.question import Question
from rules_ropta.registry import questions_of
from rules_ropta.rulebook import Article, load_rulebook
from rules_ropta.ruling import HouseRule
from td_app.ui.dialogs.article_dialog import source_words
from td_app.ui.pages.floor.book_parts import (
    LineButton,
    force_pill,
    house_rule_box,
    listed,
    prose,
    reading_box,
    readings_of,
    title_of,
    under,
)
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words.asking import question_title
from td_app.words.book import chapter_of, chapter_title, handling_text
from td_app.words.language import current_language, fr_en

READING_WIDTH, MARGIN_WIDTH = 680, 320
"""Pixels of a comfortable line, and of the notes beside it."""


class BookArticle(QWidget):
    """``articleAsked(number)`` for another article, ``asked(op)`` for a situation or a procedure.

    ``published`` is the button that opens the federation's own text.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no article yet."""
        super().__init__(parent)
        self.number = ""
        self.asking: dict[str, LineButton] = {}
        self.see: dict[str, LineButton] = {}
        self.published = Button(icon="papers", scale="small")
        self.back = Button(rank=Rank.QUIET, icon="chevron-left", scale="small")
        self.back.hide()
        self.chapter = CutLabel("", Say.SMALL)
        self.title = label("", Say.DECISION, wraps=True)
        self.area = ScrolledColumn()
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.area.setAccessibleName(fr_en("Article", "Article"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addLayout(self._head())
        column.addWidget(self.area, 1)

    def show_article(self, article: Article, house_rules: Sequence[HouseRule]) -> None:
        """Show an article, and the house rules of this tournament that depart from it."""
        self.number = article.number
        chapter = chapter_of(article.number)
        words = fr_en("Chapitre {0} · {1}", "Chapter {0} · {1}").format(
            chapter, chapter_title(chapter)
        )
        self.chapter.say(words)
        self._number.setText(article.number)
        self.title.setText(title_of(article))
        self.setAccessibleName(f"{article.number} {title_of(article)}")
        self.asking, self.see = {}, {}
        column = self.area.renew()
        column.setContentsMargins(0, 0, Space.NORMAL, Space.WIDE)
        column.setSpacing(Space.NORMAL)
        column.addWidget(Spread(self._main(article, house_rules), self._margin(article)))
        column.addStretch(1)
        self.area.verticalScrollBar().setValue(0)

    def offer_back(self, number: str) -> None:
        """Offer to go back to an article; nothing to go back to when empty."""
        self.back.setVisible(bool(number))
        self.back.setText(fr_en("Retour à {0}", "Back to {0}").format(number))
        self.back.setToolTip(fr_en("Alt + flèche gauche", "Alt + left arrow"))

    def _head(self) -> QVBoxLayout:
        self._number = label("", Say.DECISION, tone=Tone.ACCENT)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        titled = QHBoxLayout()
        titled.setSpacing(Space.NORMAL)
        titled.addWidget(self._number, 0, Qt.AlignmentFlag.AlignTop)
        titled.addWidget(self.title, 1)
        top = QHBoxLayout()
        top.setSpacing(Space.TIGHT)
        top.addWidget(self.chapter, 1)
        top.addWidget(self.back)
        top.addWidget(self.published)
        head = QVBoxLayout()
        head.setSpacing(Space.TIGHT)
        head.addLayout(top)
        head.addLayout(titled)
        return head

    def _main(self, article: Article, house_rules: Sequence[HouseRule]) -> list[QWidget]:
        parts: list[QWidget] = [self._force(article)]
        parts += [house_rule_box(rule) for rule in house_rules]
        parts.append(prose(article.summary(current_language())))
        asked = questions_of(article.number)
        incidents = [question for question in asked if question.kind == "incident"]
        procedures = [question for question in asked if question.kind == "procedure"]
        if incidents:
            title = fr_en("Situations que cet article tranche", "Situations this article settles")
            parts.append(under(title, listed(*map(self._asking, incidents))))
        if procedures:
            title = fr_en("Procédures qui l'appliquent", "Procedures that apply it")
            parts.append(under(title, listed(*map(self._asking, procedures))))
        return parts

    def _margin(self, article: Article) -> list[QWidget]:
        """What stands beside the article where there is room, under it elsewhere."""
        parts: list[QWidget] = []
        if readings := readings_of(article.number):
            title = fr_en("Comment nous lisons ce passage", "How we read this passage")
            parts.append(under(title, *map(reading_box, readings)))
        if article.see:
            parts.append(
                under(fr_en("Voir aussi", "See also"), listed(*map(self._see, article.see)))
            )
        return [*parts, line(), label(source_words(), Say.SMALL, wraps=True)]

    def _force(self, article: Article) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        row.addWidget(Pill(force_pill(article.force)), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(handling_text(article.handling), Say.SOFT, wraps=True), 1)
        return holder

    def _asking(self, question: Question) -> LineButton:
        button = LineButton(question_title(question.op), icon="chevron-right")
        button.clicked.connect(lambda: self.asked.emit(question.op))
        self.asking[question.op] = button
        return button

    def _see(self, number: str) -> LineButton:
        title = title_of(load_rulebook().article(number))
        button = LineButton(f"{number}\u2002{title}")
        button.clicked.connect(lambda: self.articleAsked.emit(number))
        self.see[number] = button
        return button


class Spread(QWidget):
    """An article and its notes: side by side where there is room, else one under the other."""

    def __init__(self, main: Sequence[QWidget], margin: Sequence[QWidget]) -> None:
        """Hold both."""
        super().__init__()
        self._main, self._margin = _column(main), _column(margin)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.addWidget(self._main, 0, Qt.AlignmentFlag.AlignTop)
        self._both.addWidget(self._margin, 0, Qt.AlignmentFlag.AlignTop)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the notes beside the article as soon as there is room."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        whole = READING_WIDTH + Space.ROOMY + MARGIN_WIDTH
        beside = self.width() >= whole
        way = QBoxLayout.Direction
        self._both.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._both.setSpacing(Space.ROOMY if beside else Space.NORMAL)
        # By its margins: a layout asks how high words are in all its width, not in theirs.
        used = whole if beside else READING_WIDTH
        self._both.setContentsMargins(0, 0, max(0, self.width() - used), 0)
        self._margin.setMinimumWidth(MARGIN_WIDTH if beside else 0)
        self._margin.setMaximumWidth(MARGIN_WIDTH if beside else READING_WIDTH)


def _column(parts: Sequence[QWidget]) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.NORMAL)
    for part in parts:
        column.addWidget(part)
    return holder
