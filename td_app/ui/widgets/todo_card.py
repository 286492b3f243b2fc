"""One thing the rules ask for now: what, why, by which article, and its button."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label

BUTTONS_BESIDE = 232
"""Pixels two buttons may take side by side; beyond, they stand one over the other."""


class Urgency(Enum):
    """Whether the rules order it or only allow it."""

    MUST = "must"
    MAY = "may"


@dataclass(frozen=True, slots=True)
class TodoFacts:
    """A proposal: ``key`` tells it from the others; ``caution`` is said in amber.

    ``refusal`` greys the main button and is said on it.
    """

    key: str
    title: str
    reason: str
    articles: tuple[str, ...] = ()
    primary: str = ""
    secondary: str = ""
    urgency: Urgency = Urgency.MUST
    caution: str = ""
    refusal: str | None = None


class TodoCard(QFrame):
    """``primaryClicked(key)``, ``secondaryClicked(key)``, ``articleClicked(number)``."""

    primaryClicked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own
    secondaryClicked = Signal(str)  # noqa: N815
    articleClicked = Signal(str)  # noqa: N815

    def __init__(self, facts: TodoFacts, parent: QWidget | None = None) -> None:
        """Show one proposal."""
        super().__init__(parent)
        dress(self, kind="card")
        self._facts: TodoFacts | None = None
        self._stripe = QFrame()
        self._stripe.setFixedWidth(4)
        self._body = QWidget()
        self._outside = QHBoxLayout(self)
        self._outside.setContentsMargins(1, 1, 1, 1)
        self._outside.setSpacing(0)
        self._outside.addWidget(self._stripe)
        self._outside.addWidget(self._body, 1)
        self.primary: Button | None = None
        self.secondary: Button | None = None
        self.set_facts(facts)

    @property
    def key(self) -> str:
        """Return which proposal it is."""
        return self._facts.key if self._facts else ""

    def set_facts(self, facts: TodoFacts) -> None:
        """Show another state of it; nothing is rebuilt when nothing differs."""
        if facts == self._facts:
            return
        self._facts = facts
        dress(self._stripe, kind="stripe", tone=facts.urgency.value)
        self.setAccessibleName(f"{facts.title}. {facts.reason}")
        fresh = QWidget()
        column = QVBoxLayout(fresh)
        column.setContentsMargins(Space.SNUG, Space.SNUG, Space.SNUG, Space.SNUG)
        column.setSpacing(Space.HAIR)
        column.addWidget(label(facts.title, Say.STRONG, wraps=True))
        column.addWidget(label(facts.reason, Say.SOFT, wraps=True))
        if facts.caution:
            column.addWidget(label(facts.caution, Say.SMALL, tone=Tone.AMBER, wraps=True))
        column.addSpacing(Space.HAIR)
        column.addLayout(self._foot(facts))
        self._outside.replaceWidget(self._body, fresh)
        self._body.hide()
        self._body.deleteLater()
        self._body = fresh

    def _foot(self, facts: TodoFacts) -> QVBoxLayout:
        foot = QVBoxLayout()
        foot.setSpacing(Space.TIGHT)
        if facts.articles:
            foot.addLayout(self._articles(facts.articles))
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(Space.TIGHT)
        self.primary = self.secondary = None
        if facts.primary:
            must = facts.urgency is Urgency.MUST
            self.primary = Button(facts.primary, Rank.PRIMARY if must else Rank.SECONDARY)
            self.primary.set_refusal(facts.refusal)
            self.primary.clicked.connect(lambda: self.primaryClicked.emit(self.key))
            row.addWidget(self.primary)
        if facts.secondary:
            self.secondary = Button(facts.secondary, Rank.QUIET)
            self.secondary.clicked.connect(lambda: self.secondaryClicked.emit(self.key))
            row.addWidget(self.secondary)
        row.addStretch(1)
        buttons = [button for button in (self.primary, self.secondary) if button is not None]
        for button in buttons:
            button.ensurePolished()  # without its style it measures less than it takes
        if sum(b.sizeHint().width() for b in buttons) + Space.TIGHT > BUTTONS_BESIDE:
            row.setDirection(QBoxLayout.Direction.TopToBottom)
        foot.addLayout(row)
        return foot

    def _articles(self, articles: tuple[str, ...]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.HAIR)
        for number in articles:
            chip = article_chip(number)
            chip.clicked.connect(lambda _=False, cited=number: self.articleClicked.emit(cited))
            row.addWidget(chip)
        row.addStretch(1)
        return row


def article_chip(number: str) -> Button:
    """Return « § 2.3 » as a small button that opens the article."""
    chip = Button(f"§\u00a0{number}", Rank.QUIET, scale="chip")
    chip.setAccessibleName(f"article {number}")
    return chip
