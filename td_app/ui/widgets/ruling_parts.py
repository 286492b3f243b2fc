"""The parts of a ruling as they are read: amounts, what to say, why, articles, readings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from rules_ropta import EDITION
from rules_ropta.rulebook import Certainty, load_rulebook
from rules_ropta.texts import FEDERATION, text_of
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, FlowLayout, Part, at, column, framed, row, wide
from td_app.words.book import reading_certainty, title_of
from td_app.words.citations import cite_text, cited_title
from td_app.words.figures import whole
from td_app.words.language import after_colon, fr_en, in_language, titled
from td_app.words.ruling_text import RulingText
from td_app.words.speaking import quoted

CHIP = 26
"""Height of an article's chip, in pixels."""

MOST_BESIDE = 2
"""Amounts beyond which what to say goes under them."""

ARTICLES = 184
"""Width of articles beside what to say, two chips in a line at least, in pixels."""

MOST_ARTICLES_BESIDE = 4
"""Articles beyond which they are higher than what to say."""

READ = (Space.NORMAL, Space.TIGHT)
"""Margins of what is read in a frame."""


class AmountsAndSay(QWidget):
    """The chips of a decision, large, each under what it is, and what to say aloud."""

    def __init__(self, told: RulingText, *, articles: QWidget | None = None) -> None:
        """Show the amounts of ``told``, the first one first; hidden without any.

        ``articles`` stand beside what is said.
        """
        super().__init__()
        beside = len(told.amounts) <= MOST_BESIDE
        if beside:
            across = QBoxLayout.Direction.LeftToRight
        else:
            across = QBoxLayout.Direction.TopToBottom
        both = QBoxLayout(across, self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(Space.TIGHT)
        # Articles take what nothing to say leaves: on one line, they are lower.
        after = () if beside and (told.say or articles is not None) else (STRETCH,)
        amounts = (_amount(words, chips) for words, chips in told.amounts)
        both.addLayout(row(*amounts, *after, spacing=Space.TIGHT))
        spoken = (_spoken(told.say),) if told.say else ()
        if articles is not None:
            if spoken:
                articles.setMinimumWidth(ARTICLES)
                policy = articles.sizePolicy()
                policy.setHorizontalPolicy(QSizePolicy.Policy.Maximum)
                articles.setSizePolicy(policy)
            parts = (*map(wide, spoken), articles if spoken else wide(articles))
            both.addLayout(row(*parts, spacing=Space.SNUG), 1)
        elif spoken:
            both.addWidget(spoken[0], 1)
        if not (told.amounts or told.say):
            self.hide()


def _amount(words: str, chips: int) -> QWidget:
    told = column(label(words, Say.SOFT), label(whole(chips), Say.FIGURE), spacing=0)
    box = framed(told, kind="sunken", margins=READ)
    box.setAccessibleName(titled(words, whole(chips)))
    return box


def _spoken(words: str) -> QWidget:
    """Return what to say aloud, between the marks of its language."""
    said = quoted(words)
    title = fr_en("À dire à la table", "Say at the table")
    heading = label(title, Say.SMALL, tone=Tone.ACCENT)
    told = column(heading, wide(label(said, Say.TITLE, wraps=True)), spacing=Space.HAIR)
    margins = (Space.NORMAL, Space.TIGHT, Space.NORMAL, Space.SNUG)
    strip = framed(told, kind="banner", tone="accent", margins=margins)
    strip.setAccessibleName(f"{title}. {said}")
    return strip


def conditions(why: Sequence[str], *, headed: bool = True) -> QWidget:
    """Return why: the conditions that led here, in order, the last one deciding.

    ``headed``: under a heading that says what they are.
    """
    heading = (label(fr_en("Pourquoi", "Why"), Say.STRONG),) if headed else ()
    lines = column(*heading, spacing=Space.HAIR)
    for place, words in enumerate(why, start=1):
        last = place == len(why)
        mark = label("→" if last else "·", Say.SOFT)
        mark.setFixedWidth(Space.NORMAL)
        mark.setAlignment(Qt.AlignmentFlag.AlignTop)
        told = label(words, Say.LEAD if last else Say.BODY, wraps=True)
        lines.addLayout(row(mark, wide(told), spacing=Space.TIGHT))
    return framed(lines)


class Cited(QWidget):
    """The articles as chips; a click shows our summary below. ``opened(number)`` for the book.

    ``unfolded(part)`` when our summary or the readings show, to be brought in sight.

    Where the text is uncertain, a last chip says how sure its reading is, and shows it.
    """

    opened = Signal(str)
    unfolded = Signal(object)

    def __init__(self, told: RulingText, *, house_rules: bool = True, to_book: bool = True) -> None:
        """Show the articles of ``told``, its readings and, if wanted, its house rules.

        ``to_book``: a button leads to the article in the rulebook.
        """
        super().__init__()
        self._to_book = to_book
        self._shown = ""
        self._apart = False
        self.chips: dict[str, Button] = {}
        self.summary = label("", Say.LEAD, wraps=True)
        self.summary.hide()
        self.book = Button(
            fr_en("Lire l’article", "Read the article"),
            Rank.QUIET,
            scale="small",
            does=lambda: self.opened.emit(self._shown),
        )
        self.book.hide()
        self.sources = QWidget()
        # As many articles as there may be, on as many lines as the width asks for.
        flow = FlowLayout(self.sources, whole=True)
        for number in told.cites:
            flow.addWidget(self._chip(number))
        if any(text_of(number) == FEDERATION for number in told.cites):
            edition = fr_en("ROPTA, édition {0}", "ROPTA, edition {0}").format(EDITION)
            chip = label(edition, Say.SMALL)
            chip.setMinimumHeight(CHIP)
            flow.addWidget(chip)
        self.reading: Button | None = None
        self.readings = _readings(told.readings)
        self.readings.hide()
        if sure := _least_sure(told.readings):
            self.reading = self._reading_chip(sure)
            flow.addWidget(self.reading)
        book = at(self.book, Qt.AlignmentFlag.AlignLeft)
        if house_rules:
            departures = told.departures
        else:
            departures = ()
        notes = [house_rule(article, words) for article, words in departures]
        above: tuple[Part, ...] = (self.sources, self.summary, book, self.readings)
        column(*above, *notes, on=self, spacing=Space.TIGHT, margins=0)

    def stand_beside(self) -> QWidget:
        """Return the articles alone, to stand elsewhere: here, only what they open."""
        self.setVisible(False)
        self._apart = True
        return self.sources

    def show_article(self, number: str) -> None:
        """Show our summary of an article, or hide it when it is the one shown."""
        if number == self._shown:
            self._shown = ""
        else:
            self._shown = number
        article = load_rulebook().articles.get(self._shown)
        for other, chip in self.chips.items():
            chip.setChecked(other == self._shown)
        self.summary.setVisible(bool(self._shown))
        self.book.setVisible(article is not None and self._to_book)
        # A clause of another text is told by its title; the rulebook does not hold it.
        if self._shown:
            self.summary.setText(cited_title(self._shown))
        else:
            self.summary.setText("")
        if article is not None:
            summary = in_language(article.summary)
            self.summary.setText(f"{title_of(article)}.\n{summary}")
        self._update_apart()
        if self._shown:
            self.unfolded.emit(self.summary)

    def _update_apart(self) -> None:
        """Take no room while nothing is opened, where the articles stand elsewhere."""
        if self._apart:
            self.setVisible(bool(self._shown) or not self.readings.isHidden())

    def _reading_chip(self, sure: Certainty) -> Button:
        chip = Button(
            reading_certainty(sure.value),
            scale="small",
            tip=fr_en(
                "Deux lectures possibles\u00a0: voir celle qui est retenue",
                "Two possible interpretations: see the one applied",
            ),
        )
        chip.setCheckable(True)
        chip.toggled.connect(self._on_reading)
        return chip

    def _on_reading(self, shown: bool) -> None:
        self.readings.setVisible(shown)
        self._update_apart()
        if shown:
            self.unfolded.emit(self.readings)

    def _chip(self, number: str) -> Button:
        title = cited_title(number)
        words = cite_text(number)
        chip = Button(
            words[:1].upper() + words[1:],
            scale="small",
            tip=title,
            name=f"{words}. {title}",
            does=lambda: self.show_article(number),
        )
        chip.setCheckable(True)
        self.chips[number] = chip
        return chip


def house_rule(article: str, words: str) -> QWidget:
    """Return the house rule that a decision obeys, and the article it departs from."""
    text = fr_en("Règle maison (§\u00a0{0})\u00a0: {1}", "House rule (§\u00a0{0}): {1}")
    return _note(text.format(article, words), Tone.ACCENT)


def _readings(codes: Sequence[str]) -> QWidget:
    """Return the readings relied on, each with the one set aside."""
    known = load_rulebook().readings
    told = fr_en(
        "Lecture retenue\u00a0: {0}\nAutre lecture\u00a0: {1}",
        "Interpretation applied: {0}\nOther interpretation: {1}",
    )
    notes = (
        _note(
            told.format(
                *(
                    after_colon(in_language(words))
                    for words in (known[code].taken, known[code].set_aside)
                )
            ),
            Tone.AMBER,
        )
        for code in codes
        if code in known
    )
    return framed(column(*notes, spacing=Space.TIGHT))


def _least_sure(codes: Sequence[str]) -> Certainty | None:
    """Return how sure the least sure of these readings is; None without any."""
    known = load_rulebook().readings
    sure = [known[code].certain for code in codes if code in known]
    return max(sure, key=list(Certainty).index, default=None)


def _note(words: str, tone: Tone) -> QWidget:
    told = column(label(words, Say.BODY, wraps=True))
    margins = (Space.SNUG, Space.TIGHT)
    return framed(told, kind="banner", tone=tone.value, margins=margins)
