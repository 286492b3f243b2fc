"""The parts of a ruling as they are read: amounts, what to say, why, articles, readings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rules_ropta import EDITION
from rules_ropta.rulebook import load_rulebook
from td_app.ui.figures import whole
from td_app.ui.pages.floor.answer_flow import FlowLayout
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words import certainty_text
from td_app.words.language import current_language, fr_en
from td_app.words.told_ruling import ToldRuling, quoted

CHIP = 26
"""Height of an article's chip, in pixels."""

MOST_BESIDE = 2
"""Amounts beyond which what to say goes under them."""


class AmountsAndSay(QWidget):
    """The chips of a decision, large, each under what it is, and what to say aloud."""

    def __init__(self, told: ToldRuling) -> None:
        """Show the amounts of ``told``, the first one first; nothing where there is nothing."""
        super().__init__()
        beside = len(told.amounts) <= MOST_BESIDE
        across = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        whole_row = QBoxLayout(across, self)
        whole_row.setContentsMargins(0, 0, 0, 0)
        whole_row.setSpacing(Space.TIGHT)
        amounts = QHBoxLayout()
        amounts.setSpacing(Space.TIGHT)
        for words, chips in told.amounts:
            amounts.addWidget(_amount(words, chips))
        if not (beside and told.say):
            amounts.addStretch(1)
        whole_row.addLayout(amounts)
        if told.say:
            whole_row.addWidget(spoken(told.say), 1)
        if not (told.amounts or told.say):
            self.hide()


def _amount(words: str, chips: int) -> QFrame:
    box = QFrame()
    dress(box, kind="sunken")
    box.setAccessibleName(f"{words}\u00a0: {whole(chips)}")
    column = QVBoxLayout(box)
    column.setContentsMargins(Space.NORMAL, Space.TIGHT, Space.NORMAL, Space.TIGHT)
    column.setSpacing(0)
    column.addWidget(label(words, Say.SOFT))
    column.addWidget(label(whole(chips), Say.FIGURE))
    return box


def spoken(words: str) -> QFrame:
    """Return what to say aloud, between the marks of its language."""
    said = quoted(words)
    strip = QFrame()
    dress(strip, kind="banner", tone="accent")
    column = QVBoxLayout(strip)
    column.setContentsMargins(Space.NORMAL, Space.TIGHT, Space.NORMAL, Space.SNUG)
    column.setSpacing(Space.HAIR)
    title = fr_en("À dire à la table", "To say at the table")
    column.addWidget(label(title, Say.SMALL, tone=Tone.ACCENT))
    column.addWidget(label(said, Say.TITLE, wraps=True), 1)
    strip.setAccessibleName(f"{title}. {said}")
    return strip


def conditions(why: Sequence[str]) -> QWidget:
    """Return why: the conditions that led here, in order, the last one deciding."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.HAIR)
    column.addWidget(label(fr_en("Pourquoi", "Why"), Say.STRONG))
    for place, words in enumerate(why, start=1):
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        mark = label("→" if place == len(why) else "·", Say.SOFT)
        mark.setFixedWidth(Space.NORMAL)
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        row.addWidget(mark)
        say = Say.LEAD if place == len(why) else Say.BODY
        row.addWidget(label(words, say, wraps=True), 1)
        column.addLayout(row)
    return holder


class Cited(QWidget):
    """The articles as chips; a click shows our summary below. ``opened(number)`` for the book."""

    opened = Signal(str)

    def __init__(self, told: ToldRuling, *, house_rules: bool = True) -> None:
        """Show the articles of ``told``, its readings and, if wanted, its house rules."""
        super().__init__()
        self._shown = ""
        self.chips: dict[str, Button] = {}
        self.summary = label("", Say.LEAD, wraps=True)
        self.summary.hide()
        self.book = Button(fr_en("Lire l'article", "Read the article"), Rank.QUIET, scale="small")
        self.book.hide()
        self.book.clicked.connect(lambda: self.opened.emit(self._shown))
        sources = QWidget()
        # As many articles as there may be, on as many lines as the width asks for.
        flow = FlowLayout(sources)
        for number in told.cites:
            flow.addWidget(self._chip(number))
        flow.addWidget(self._edition())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(sources)
        column.addWidget(self.summary)
        column.addWidget(self.book, 0, Qt.AlignmentFlag.AlignLeft)
        for article, words in told.departures if house_rules else ():
            column.addWidget(house_rule(article, words))
        for code in told.readings:
            column.addWidget(_reading(code))

    def show_article(self, number: str) -> None:
        """Show our summary of an article, or hide it when it is the one shown."""
        self._shown = "" if number == self._shown else number
        article = load_rulebook().articles.get(self._shown)
        for other, chip in self.chips.items():
            chip.setChecked(other == self._shown)
        self.summary.setVisible(article is not None)
        self.book.setVisible(article is not None)
        if article is not None:
            language = current_language()
            title = article.title if language == "fr" else article.title_en
            self.summary.setText(f"{title}.\n{article.summary(language)}")

    def _chip(self, number: str) -> Button:
        article = load_rulebook().articles.get(number)
        language = current_language()
        title = "" if article is None else article.title if language == "fr" else article.title_en
        chip = Button(f"§\u00a0{number}", Rank.SECONDARY, scale="small", tip=title)
        chip.setCheckable(True)
        chip.setAccessibleName(f"article {number}. {title}")
        chip.clicked.connect(lambda: self.show_article(number))
        self.chips[number] = chip
        return chip

    def _edition(self) -> QLabel:
        edition = label(
            fr_en("ROPTA, édition {0}", "ROPTA, edition {0}").format(EDITION), Say.SMALL
        )
        edition.setMinimumHeight(CHIP)
        return edition


def house_rule(article: str, words: str) -> QWidget:
    """Return the house rule that a decision obeys, and the article it departs from."""
    text = fr_en("Règle maison (§\u00a0{0})\u00a0: {1}", "House rule (§\u00a0{0}): {1}")
    return _note(text.format(article, words), Tone.ACCENT)


def _reading(code: str) -> QWidget:
    reading = load_rulebook().readings.get(code)
    language = current_language()
    if reading is None:
        return QWidget()
    text = fr_en(
        "Lecture retenue ({0}, {1})\u00a0: {2} Autre lecture\u00a0: {3}",
        "Reading relied on ({0}, {1}): {2} The other reading: {3}",
    )
    return _note(
        text.format(
            code,
            certainty_text(reading.certain.value),
            reading.taken(language),
            reading.set_aside(language),
        ),
        Tone.AMBER,
    )


def _note(words: str, tone: Tone) -> QFrame:
    box = QFrame()
    dress(box, kind="banner", tone=tone.value)
    column = QVBoxLayout(box)
    column.setContentsMargins(Space.SNUG, Space.TIGHT, Space.SNUG, Space.TIGHT)
    column.addWidget(label(words, Say.BODY, wraps=True))
    return box
