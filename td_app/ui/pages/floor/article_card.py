"""An article as the floor reads it: our summary, an uncertain reading, and what applies it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rules_ropta.registry import questions_of
from rules_ropta.rulebook import Article
from td_app.ui.dialogs.article_dialog import known_article, source_words, unknown_words
from td_app.ui.pages.floor.book_parts import reading_box, readings_of, title_of
from td_app.ui.pages.floor.found_list import FoundList, FoundRow, heading_row, op_row
from td_app.ui.pages.floor.view_head import ViewHead
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words.language import current_language, fr_en

READING_WIDTH = 760


class ArticleCard(QWidget):
    """``opChosen(op)`` for a situation that applies it, ``articleAsked(number)`` for another.

    ``bookAsked(number)`` to read it in the rulebook, beside its chapter.
    """

    opChosen = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    articleAsked = Signal(str)  # noqa: N815
    bookAsked = Signal(str)  # noqa: N815
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no article yet."""
        super().__init__(parent)
        self.number = ""
        self.head = ViewHead(fr_en("Retour", "Back"))
        self.head.back.clicked.connect(self.closed)
        self.applied = FoundList(fr_en("Ce qui applique cet article", "What applies this article"))
        self.applied.picked.connect(self._on_picked)
        self._area = ScrolledColumn()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.head)
        column.addWidget(self._area, 1)

    def show_article(self, number: str) -> None:
        """Show an article by its number; an unknown one is said to be so."""
        self.number = number
        article = known_article(number)
        self.applied.setParent(None)
        column = self._area.renew()
        column.setContentsMargins(0, Space.TIGHT, Space.SNUG, Space.NORMAL)
        for part in self._parts(number, article):
            part.setMaximumWidth(READING_WIDTH)
            column.addWidget(part)
        column.addStretch(1)
        title = title_of(article) if article else fr_en("Article inconnu", "Unknown article")
        self.head.say(title, number=number)
        self.setAccessibleName(f"§\u00a0{number} {title}".strip())

    def _parts(self, number: str, article: Article | None) -> list[QWidget]:
        if article is None:
            return [label(unknown_words(), Say.LEAD, wraps=True)]
        parts: list[QWidget] = [label(article.summary(current_language()), Say.LEAD, wraps=True)]
        parts += map(reading_box, readings_of(number))
        self._list_applied(number)
        if self.applied.rows:
            parts.append(self.applied)
        if article.see:
            parts.append(self._see(article.see))
        parts += (self._book(), label(source_words(), Say.SMALL, wraps=True))
        return parts

    def _book(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        button = Button(
            fr_en("Ouvrir dans le règlement", "Open in the rulebook"), Rank.SECONDARY, icon="open"
        )
        button.clicked.connect(lambda: self.bookAsked.emit(self.number))
        row.addWidget(button)
        row.addStretch(1)
        return holder

    def _list_applied(self, number: str) -> None:
        rows: list[FoundRow] = []
        for kind, words in (
            (
                "incident",
                fr_en("Situations que cet article tranche", "Situations this article settles"),
            ),
            ("procedure", fr_en("Procédures qui l'appliquent", "Procedures that apply it")),
        ):
            applied = [op_row(q.op) for q in questions_of(number) if q.kind == kind]
            if applied:
                rows += [heading_row(words), *applied]
        self.applied.show_rows(rows)
        self.applied.setFixedHeight(self.applied.sizeHint().height())

    def _see(self, numbers: Sequence[str]) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        row.addWidget(label(fr_en("À lire avec", "To be read with"), Say.SOFT))
        row.addSpacing(Space.HAIR)
        for number in numbers:
            chip = Button(f"§\u00a0{number}", Rank.QUIET, scale="small")
            chip.clicked.connect(lambda _=False, number=number: self.articleAsked.emit(number))
            row.addWidget(chip)
        row.addStretch(1)
        return holder

    def _on_picked(self, row: FoundRow) -> None:
        self.opChosen.emit(row.key)
