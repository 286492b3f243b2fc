"""An article opened in the book: what it says in our words, and everything that hangs on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rules_ropta.house_rules import HouseRule
from rules_ropta.registry import Question, questions_of
from rules_ropta.rulebook import Article, load_rulebook
from td_app.ui.language import current_language
from td_app.ui.pages.floor.book_parts import (
    force_pill,
    house_rule_box,
    prose,
    reading_box,
    readings_of,
    source_words,
    title_of,
    under,
)
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.ui.wording.asking import question_title
from td_app.ui.wording.book import chapter_of, chapter_title, handling_text

READING_WIDTH = 680
"""Pixels of a comfortable line."""


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
        self.asking: dict[str, Button] = {}
        self.see: dict[str, Button] = {}
        self.published = Button(icon="papers", scale="small")
        self.back = Button(rank=Rank.QUIET, icon="chevron-left", scale="small")
        self.back.hide()
        self.chapter = label("", Say.SMALL)
        self.title = label("", Say.DECISION, wraps=True)
        self.area = ScrolledColumn()
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.area.setAccessibleName(self.tr("Article"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addLayout(self._head())
        column.addWidget(self.area, 1)

    def show_article(self, article: Article, house_rules: Sequence[HouseRule]) -> None:
        """Show an article, and the house rules of this tournament that depart from it."""
        self.number = article.number
        chapter = chapter_of(article.number)
        words = self.tr("Chapitre {0} · {1}").format(chapter, chapter_title(chapter))
        self.chapter.setText(words)
        self._number.setText(article.number)
        self.title.setText(title_of(article))
        self.setAccessibleName(f"{article.number} {title_of(article)}")
        self.asking, self.see = {}, {}
        column = self.area.renew()
        column.setContentsMargins(0, 0, Space.NORMAL, Space.WIDE)
        column.setSpacing(Space.NORMAL)
        for part in self._parts(article, house_rules):
            part.setMaximumWidth(READING_WIDTH)
            column.addWidget(part)
        column.addStretch(1)
        self.area.verticalScrollBar().setValue(0)

    def offer_back(self, number: str) -> None:
        """Offer to go back to an article; nothing to go back to when empty."""
        self.back.setVisible(bool(number))
        self.back.setText(self.tr("Retour à {0}").format(number))
        self.back.setToolTip(self.tr("Alt + flèche gauche"))

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

    def _parts(self, article: Article, house_rules: Sequence[HouseRule]) -> list[QWidget]:
        parts: list[QWidget] = [self._force(article)]
        parts += [house_rule_box(rule) for rule in house_rules]
        parts.append(prose(article.summary(current_language())))
        asked = questions_of(article.number)
        incidents = [question for question in asked if question.kind == "incident"]
        procedures = [question for question in asked if question.kind == "procedure"]
        if incidents:
            title = self.tr("Situations que cet article tranche")
            parts.append(under(title, *map(self._incident, incidents), spacing=Space.HAIR))
        if procedures:
            title = self.tr("Procédures qui l'appliquent")
            parts.append(under(title, *map(self._procedure, procedures), spacing=0))
        if readings := readings_of(article.number):
            title = self.tr("Comment nous lisons ce passage")
            parts.append(under(title, *map(reading_box, readings)))
        if article.see:
            parts.append(under(self.tr("Voir aussi"), *map(self._see, article.see), spacing=0))
        parts += [line(), label(source_words(), Say.SMALL, wraps=True)]
        return parts

    def _force(self, article: Article) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        row.addWidget(Pill(force_pill(article.force)), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(handling_text(article.handling), Say.SOFT, wraps=True), 1)
        return holder

    def _incident(self, question: Question) -> Button:
        button = self._asking(question, Rank.SECONDARY)
        button.setAccessibleDescription(self.tr("Poser les questions de cette situation"))
        return button

    def _procedure(self, question: Question) -> Button:
        return self._asking(question, Rank.QUIET)

    def _asking(self, question: Question, rank: Rank) -> Button:
        button = Button(question_title(question.op), rank)
        dress(button, layout="row")
        button.clicked.connect(lambda: self.asked.emit(question.op))
        self.asking[question.op] = button
        return button

    def _see(self, number: str) -> Button:
        title = title_of(load_rulebook().article(number))
        button = Button(f"{number}\u2002{title}", Rank.QUIET)
        dress(button, layout="row")
        button.clicked.connect(lambda: self.articleAsked.emit(number))
        self.see[number] = button
        return button
