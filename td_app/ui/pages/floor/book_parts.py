"""The parts of an article as they are read: prose, readings, house rules, what to read with it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.rulebook import Article, Certainty, Reading, load_rulebook
from rules_ropta.ruling import Force, HouseRule
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words import house_rule_text
from td_app.words.book import force_text, reading_certainty
from td_app.words.house_rules import by_the_text, house_rule_changes
from td_app.words.language import current_language, fr_en

AROUND_WORDS = 44
"""Pixels of a line that its words cannot have."""

LEADING = 125
"""Distance between the lines of prose, in hundredths of its type."""

SHAPES = {
    Force.AUTOMATIC: (Tone.ACCENT, Shape.DISC),
    Force.FORBIDDEN: (Tone.RED, Shape.CROSS),
    Force.SANCTION_IMPOSED: (Tone.RED, Shape.SQUARE),
    Force.SANCTION_POSSIBLE: (Tone.AMBER, Shape.TRIANGLE),
    Force.DIRECTOR: (Tone.NEUTRAL, Shape.RING),
    Force.ADVICE: (Tone.NEUTRAL, Shape.TICK),
}


class LineButton(Button):
    """A line of a list to press; its words are cut where there is no room, whole in the tip."""

    def __init__(self, words: str, *, icon: str = "") -> None:
        """Say ``words``."""
        super().__init__(words, Rank.QUIET, icon=icon, tip=words)
        dress(self, layout="row")
        self.words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words to the new width."""
        super().resizeEvent(event)
        beside = AROUND_WORDS + (self.iconSize().width() if not self.icon().isNull() else 0)
        cut = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.words, cut, self.width() - beside))


def title_of(article: Article) -> str:
    """Return the title of an article in the language of the screens."""
    return article.title if current_language() == "fr" else article.title_en


def force_pill(force: Force) -> PillFacts:
    """Return how strongly an article speaks, as a word and a shape."""
    return PillFacts(force_text(force), *SHAPES[force])


def prose(text: str, say: Say = Say.LEAD) -> QLabel:
    """Return words to be read at leisure, their lines well apart."""
    words = label("", say, wraps=True)
    words.setTextFormat(Qt.TextFormat.RichText)
    words.setText(f'<p style="line-height:{LEADING}%; margin:0">{escape(text)}</p>')
    words.setAccessibleName(text)
    return words


def readings_of(number: str) -> tuple[Reading, ...]:
    """Return how the uncertain passages of an article are read."""
    return tuple(r for r in load_rulebook().readings.values() if number in r.articles)


def reading_box(reading: Reading) -> QFrame:
    """Return a reading: how sure it is, what was taken, what was set aside, and why."""
    language = current_language()
    undecided = reading.certain is Certainty.UNDECIDED
    sure = reading_certainty(reading.certain.value)
    box, column = _box("sunken")
    head = label(
        f"{sure} · {reading.code}", Say.SMALL, tone=Tone.AMBER if undecided else Tone.NEUTRAL
    )
    column.addWidget(head)
    column.addWidget(label(reading.taken(language), Say.STRONG, wraps=True))
    aside = fr_en("Lecture écartée\u00a0: {0}", "Reading set aside: {0}")
    column.addWidget(label(aside.format(reading.set_aside(language)), Say.SOFT, wraps=True))
    column.addWidget(label(reading.why(language), Say.SMALL, wraps=True))
    return box


def house_rule_box(rule: HouseRule) -> QFrame:
    """Return a house rule of this tournament: what it says and changes, what the text says."""
    box, column = _box("banner")
    dress(box, tone=Tone.ACCENT.value)
    column.addWidget(
        label(
            fr_en("Règle maison de ce tournoi", "House rule of this tournament"),
            Say.SMALL,
            tone=Tone.ACCENT,
        )
    )
    declared = house_rule_text(rule.code, value=rule.value)
    column.addWidget(label(declared, Say.STRONG, wraps=True))
    if rule.code in KNOWN_DEPARTURES:
        column.addWidget(label(house_rule_changes(rule.code), Say.BODY, wraps=True))
        instead = fr_en("Le règlement\u00a0: {0}", "The rulebook: {0}").format(
            by_the_text(rule.code)
        )
        column.addWidget(label(instead, Say.SOFT, wraps=True))
    box.setAccessibleName(declared)
    return box


def _box(kind: str) -> tuple[QFrame, QVBoxLayout]:
    box = QFrame()
    dress(box, kind=kind)
    column = QVBoxLayout(box)
    column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
    column.setSpacing(Space.HAIR)
    return box, column


def listed(*buttons: QWidget) -> QFrame:
    """Return buttons as the lines of a list."""
    box, column = _box("card")
    column.setContentsMargins(Space.HAIR, Space.HAIR, Space.HAIR, Space.HAIR)
    column.setSpacing(0)
    for button in buttons:
        column.addWidget(button)
    return box


def under(title: str, *parts: QWidget) -> QWidget:
    """Return parts one under the other, under a heading."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, Space.TIGHT, 0, 0)
    column.setSpacing(Space.TIGHT)
    column.addWidget(label(title, Say.SECTION))
    for part in parts:
        column.addWidget(part)
    return holder
