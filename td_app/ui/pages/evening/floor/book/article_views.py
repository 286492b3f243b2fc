"""An article as it is read: in the book with all that hangs on it, or on a card as one rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.registry import questions_of
from rules_ropta.rulebook import Article, Certainty, Reading, load_rulebook
from rules_ropta.ruling import Force, HouseRule
from td_app.ui.dialogs.article_dialog import known_article, source_words, unknown_words
from td_app.ui.pages.evening.floor.found_list import FoundList, FoundRow, heading_row, op_row
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, at, column, framed, row, wide
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.page_parts import REACH, ScrolledColumn, ViewHead, line
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import set_tip
from td_app.words import house_rule_text
from td_app.words.asking import question_title
from td_app.words.book import (
    chapter_of,
    chapter_title,
    force_text,
    handling_text,
    reading_certainty,
    title_of,
)
from td_app.words.house_rules import by_the_text, house_rule_changes
from td_app.words.language import fr_en, in_language

READING_WIDTH = 680
MARGIN_WIDTH = 320
"""Pixels of a comfortable line in the book, and of the notes beside it."""

CARD_WIDTH = 760

AROUND_WORDS = 44
"""Pixels of a line that its words cannot have."""

LEADING = 125
"""Distance between the lines of prose, in hundredths of its type."""

TOP = Qt.AlignmentFlag.AlignTop

STATE_OF = {
    Force.AUTOMATIC: State.READY,
    Force.FORBIDDEN: State.REFUSED,
    Force.SANCTION_IMPOSED: State.IMPOSED,
    Force.SANCTION_POSSIBLE: State.ALLOWED,
    Force.DIRECTOR: State.WAITING,
    Force.ADVICE: State.BEHIND,
}


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
        self.asking: dict[str, ListedButton] = {}
        self.see: dict[str, ListedButton] = {}
        self.published = Button(icon="papers", scale="small")
        self.back = Button(rank=Rank.QUIET, icon="chevron-left", scale="small")
        self.back.hide()
        self.chapter = CutLabel("", Say.SMALL)
        self.title = label("", Say.DECISION, wraps=True)
        self.area = ScrolledColumn()
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.area.setAccessibleName(fr_en("Article", "Article"))
        self.area.reach_into_gutter()
        head = self._head()
        head.setContentsMargins(0, 0, REACH, 0)
        column(head, wide(self.area), on=self, spacing=Space.SNUG, margins=0)

    def show_article(self, article: Article, house_rules: Sequence[HouseRule]) -> None:
        """Show an article, and the house rules of this tournament that depart from it."""
        self.number = article.number
        title = title_of(article)
        chapter = chapter_of(article.number)
        words = fr_en("Chapitre {0} · {1}", "Chapter {0} · {1}")
        self.chapter.say(words.format(chapter, chapter_title(chapter)))
        self._number.setText(article.number)
        self.title.setText(title)
        self.setAccessibleName(f"{article.number} {title}")
        self.asking = {}
        self.see = {}
        both = Spread([*self._main(article, house_rules)], [*self._margin(article)])
        self.area.fill((both,), margins=(0, 0, 0, Space.WIDE))
        self.area.verticalScrollBar().setValue(0)

    def offer_back(self, number: str) -> None:
        """Offer to go back to an article; nothing to go back to when empty."""
        self.back.setVisible(bool(number))
        self.back.setText(fr_en("Retour à {0}", "Back to {0}").format(number))
        set_tip(self.back, fr_en("Alt + flèche gauche", "Alt + left arrow"))

    def _head(self) -> QVBoxLayout:
        self._number = label("", Say.DECISION, tone=Tone.ACCENT)
        self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        top = row(wide(self.chapter), self.back, self.published, spacing=Space.TIGHT)
        titled = row(at(self._number, TOP), wide(self.title), spacing=Space.NORMAL)
        return column(top, titled, spacing=Space.TIGHT)

    def _main(self, article: Article, house_rules: Sequence[HouseRule]) -> Iterator[QWidget]:
        pill = Pill(state_pill(STATE_OF[article.force], force_text(article.force)))
        handling = label(handling_text(article.handling), Say.SOFT, wraps=True)
        yield framed(row(at(pill, TOP), wide(handling), spacing=Space.SNUG))
        yield from map(_house_rule, house_rules)
        yield _prose(in_language(article.summary))
        for title, ops in applied_by(article.number):
            yield _under(title, _listed(*map(self._asking, ops)))

    def _margin(self, article: Article) -> Iterator[QWidget]:
        """Yield what stands beside the article where there is room, under it elsewhere."""
        if readings := readings_of(article.number):
            title = fr_en("Notre lecture de ce passage", "Our interpretation of this passage")
            yield _under(title, *map(reading_box, readings))
        if article.see:
            yield _under(fr_en("Voir aussi", "See also"), _listed(*map(self._see, article.see)))
        yield line()
        yield label(source_words(), Say.SMALL, wraps=True)

    def _asking(self, op: str) -> ListedButton:
        button = ListedButton(question_title(op), icon="chevron-right")
        button.clicked.connect(lambda: self.asked.emit(op))
        self.asking[op] = button
        return button

    def _see(self, number: str) -> ListedButton:
        button = ListedButton(f"{number}\u2002{title_of(load_rulebook().article(number))}")
        button.clicked.connect(lambda: self.articleAsked.emit(number))
        self.see[number] = button
        return button


class Spread(QWidget):
    """An article and its notes: side by side where there is room, else one under the other."""

    def __init__(self, main: Sequence[QWidget], margin: Sequence[QWidget]) -> None:
        """Hold both."""
        super().__init__()
        self._main, self._margin = (
            framed(column(*parts, spacing=Space.NORMAL)) for parts in (main, margin)
        )
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.addWidget(self._main, 0, TOP)
        self._both.addWidget(self._margin, 0, TOP)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the notes beside the article as soon as there is room."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        whole = READING_WIDTH + Space.ROOMY + MARGIN_WIDTH
        beside = self.width() >= whole
        way = QBoxLayout.Direction
        if beside:
            self._both.setDirection(way.LeftToRight)
            self._both.setSpacing(Space.ROOMY)
        else:
            self._both.setDirection(way.TopToBottom)
            self._both.setSpacing(Space.NORMAL)
        # By its margins: a layout asks how high words are in all its width, not in theirs.
        if beside:
            used = whole
        else:
            used = READING_WIDTH
        self._both.setContentsMargins(0, 0, max(0, self.width() - used), 0)
        if beside:
            self._margin.setMinimumWidth(MARGIN_WIDTH)
            self._margin.setMaximumWidth(MARGIN_WIDTH)
        else:
            self._margin.setMinimumWidth(0)
            self._margin.setMaximumWidth(READING_WIDTH)


class ArticleCard(QWidget):
    """Our summary, an uncertain reading, and what applies the article.

    ``opChosen(op)`` for a situation that applies it, ``articleAsked(number)`` for another,
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
        self.applied = FoundList(
            fr_en("Ce qui applique cet article", "What applies this article"), self
        )
        self.applied.hide()
        self.applied.picked.connect(lambda row: self.opChosen.emit(row.key))
        self._area = ScrolledColumn()
        self._area.reach_into_gutter()
        self.head.setContentsMargins(0, 0, REACH, 0)
        column(self.head, wide(self._area), on=self, spacing=Space.TIGHT, margins=0)

    def show_article(self, number: str) -> None:
        """Show an article by its number; an unknown one is reported as such."""
        self.number = number
        article = known_article(number)
        # Out of what is thrown away; never a window of its own.
        self.applied.setParent(self)
        self.applied.hide()
        margins = (0, Space.TIGHT, 0, Space.NORMAL)
        self._area.fill(self._parts(number, article), margins=margins, widest=CARD_WIDTH)
        if article:
            title = title_of(article)
        else:
            title = fr_en("Article inconnu", "Unknown article")
        self.head.say(title, number=number)
        self.setAccessibleName(f"§\u00a0{number} {title}".strip())

    def _parts(self, number: str, article: Article | None) -> Iterator[QWidget]:
        if article is None:
            yield label(unknown_words(), Say.LEAD, wraps=True)
            return
        yield label(in_language(article.summary), Say.LEAD, wraps=True)
        yield from map(reading_box, readings_of(number))
        rows: list[FoundRow] = []
        for title, ops in applied_by(number):
            rows += [heading_row(title), *map(op_row, ops)]
        self.applied.show_rows(rows)
        self.applied.setFixedHeight(self.applied.sizeHint().height())
        if rows:
            self.applied.show()
            yield self.applied
        if article.see:
            yield self._see(article.see)
        book = Button(
            fr_en("Ouvrir dans le règlement", "Open in the rulebook"),
            icon="open",
            does=lambda: self.bookAsked.emit(number),
        )
        yield framed(row(book, STRETCH))
        yield label(source_words(), Say.SMALL, wraps=True)

    def _see(self, numbers: Sequence[str]) -> QWidget:
        chips = [
            Button(
                f"§\u00a0{number}",
                Rank.QUIET,
                scale="small",
                does=lambda _=False, number=number: self.articleAsked.emit(number),
            )
            for number in numbers
        ]
        told = label(fr_en("À lire avec", "To be read with"), Say.SOFT)
        return framed(row(told, Space.HAIR, *chips, STRETCH, spacing=Space.HAIR))


class ListedButton(Button):
    """A line of a list to press; its words are cut where there is no room, whole in the tip."""

    def __init__(self, words: str, *, icon: str = "") -> None:
        """Say ``words``."""
        super().__init__(words, Rank.QUIET, icon=icon, tip=words, name=words)
        # The name of an article says more than the list it is in.
        told_as(self, fr_en("Situations", "Situations"))
        dress(self, layout="row")
        self.words = words
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words to the new width."""
        super().resizeEvent(event)
        beside = AROUND_WORDS + (self.iconSize().width() if not self.icon().isNull() else 0)
        cut = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.words, cut, self.width() - beside))


def applied_by(number: str) -> list[tuple[str, list[str]]]:
    """Return what applies an article: a heading, then the situations or the procedures under it."""
    headings = {
        "incident": fr_en("Situations que cet article tranche", "Situations this article decides"),
        "procedure": fr_en("Procédures qui l’appliquent", "Procedures that apply it"),
    }
    found = (
        (words, [question.op for question in questions_of(number) if question.kind == kind])
        for kind, words in headings.items()
    )
    return [(words, ops) for words, ops in found if ops]


def readings_of(number: str) -> tuple[Reading, ...]:
    """Return how the uncertain passages of an article are read."""
    return tuple(r for r in load_rulebook().readings.values() if number in r.articles)


def reading_box(reading: Reading) -> QWidget:
    """Return a reading: how sure it is, what was taken, what was set aside, and why."""
    sure = reading_certainty(reading.certain.value)
    undecided = reading.certain is Certainty.UNDECIDED
    aside = fr_en("Lecture écartée\u00a0: {0}", "Interpretation not adopted: {0}")
    return _box(
        label(sure, Say.SMALL, tone=Tone.AMBER if undecided else Tone.NEUTRAL),
        label(in_language(reading.taken), Say.STRONG, wraps=True),
        label(aside.format(in_language(reading.set_aside)), Say.SOFT, wraps=True),
        label(in_language(reading.why), Say.SMALL, wraps=True),
    )


def _house_rule(rule: HouseRule) -> QWidget:
    """Return a house rule of this tournament: what it says and changes, what the text says."""
    title = fr_en("Règle maison de ce tournoi", "House rule of this tournament")
    declared = house_rule_text(rule.code, value=rule.value)
    parts = [label(title, Say.SMALL, tone=Tone.ACCENT), label(declared, Say.STRONG, wraps=True)]
    if rule.code in KNOWN_DEPARTURES:
        instead = fr_en("Le règlement\u00a0: {0}", "The rulebook: {0}")
        parts.append(label(house_rule_changes(rule.code), Say.BODY, wraps=True))
        parts.append(label(instead.format(by_the_text(rule.code)), Say.SOFT, wraps=True))
    box = _box(*parts, kind="banner", tone=Tone.ACCENT.value)
    box.setAccessibleName(declared)
    return box


def _prose(text: str) -> QLabel:
    """Return words to be read at leisure, their lines well apart."""
    words = label("", Say.LEAD, wraps=True)
    words.setTextFormat(Qt.TextFormat.RichText)
    words.setText(f'<p style="line-height:{LEADING}%; margin:0">{escape(text)}</p>')
    words.setAccessibleName(text)
    return words


def _box(*parts: QWidget, kind: str = "sunken", tone: str = "") -> QWidget:
    margins = (Space.NORMAL, Space.SNUG)
    return framed(column(*parts, spacing=Space.HAIR), kind=kind, tone=tone, margins=margins)


def _listed(*buttons: QWidget) -> QWidget:
    """Return buttons as the lines of a list."""
    return framed(column(*buttons, spacing=0), kind="card", margins=Space.HAIR)


def _under(title: str, *parts: QWidget) -> QWidget:
    """Return parts one under the other, under a heading."""
    lines = column(label(title, Say.SECTION), *parts, spacing=Space.TIGHT)
    return framed(lines, margins=(0, Space.TIGHT, 0, 0))
