"""Notices on a page: a banner, a thing to do, the reason of an empty page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from td_app.ui.theme.icons import dress, give_icon
from td_app.ui.theme.tokens import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import (
    STRETCH,
    Placed,
    at,
    column,
    emptied,
    put_away,
    replace_in,
    row,
    wide,
)
from td_app.ui.widgets.tips import set_tip
from td_app.words import cite_text
from td_app.words.citations import cite_in_short
from td_app.words.language import fr_en

ROOM_FOR_WORDS = 320
"""Pixels the words need before buttons stand beside them."""

ICON_OF = {
    Tone.NEUTRAL: "note",
    Tone.ACCENT: "note",
    Tone.AMBER: "warning",
    Tone.RED: "stop",
}

INK_OF = {
    Tone.NEUTRAL: "text_soft",
    Tone.ACCENT: "accent_text",
    Tone.AMBER: "amber_text",
    Tone.RED: "red_text",
}


@dataclass(frozen=True, slots=True)
class BannerFacts:
    """The words of a banner, its gravity, and its buttons (the first is the main one)."""

    text: str
    detail: str = ""
    tone: Tone = Tone.AMBER
    actions: tuple[str, ...] = ()
    closable: bool = False


class Banner(QFrame):
    """``acted(index)`` when a button is pressed, ``closed()`` when it is put away."""

    acted = Signal(int)
    closed = Signal()

    def __init__(self, facts: BannerFacts, parent: QWidget | None = None) -> None:
        """Show ``facts``."""
        super().__init__(parent)
        dress(self, kind="banner", tone=facts.tone.value)
        self._icon = icon_label(ICON_OF[facts.tone], INK_OF[facts.tone])
        self._text = label(facts.text, Say.STRONG, wraps=True)
        self._detail = label(facts.detail, Say.SMALL, wraps=True)
        words = column(self._text, self._detail, spacing=0)
        closing = fr_en("Fermer", "Close")
        self._close = Button(
            "", Rank.QUIET, icon="close", scale="small", tip=closing, name=closing, does=self.closed
        )
        # Put away by a click, it takes the keyboard from no field.
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._said = row(self._icon, wide(words), self._close, spacing=Space.SNUG)
        self._row = row(spacing=Space.TIGHT)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self._whole.setSpacing(Space.TIGHT)
        self._whole.addLayout(self._said, 1)
        self._whole.addLayout(self._row)
        self._facts: BannerFacts | None = None
        self._buttons: list[Button] = []
        self._guard = ClickGuard(self)
        self.set_facts(facts)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Return the buttons, in the order of the actions."""
        return tuple(self._buttons)

    def set_facts(self, facts: BannerFacts) -> None:
        """Show these words, this gravity and these buttons in place of those before."""
        if facts == self._facts:
            return
        before = self._facts
        self._facts = facts
        if before is None or (before.text, before.actions) != (facts.text, facts.actions):
            self._guard.renew()
        dress(self, tone=facts.tone.value)
        give_icon(self._icon, ICON_OF[facts.tone], INK_OF[facts.tone])
        self._text.setText(facts.text)
        self._detail.setText(facts.detail)
        self._detail.setVisible(bool(facts.detail))
        # Beside the first of two lines, in the middle of one.
        side = Qt.AlignmentFlag.AlignTop if facts.detail else Qt.AlignmentFlag.AlignVCenter
        for part in (self._icon, self._close):
            self._said.setAlignment(part, side)
        self.setAccessibleName(" ".join(part for part in (facts.text, facts.detail) if part))
        emptied(self._row)
        self._buttons = [self._action(place, words) for place, words in enumerate(facts.actions)]
        self._close.setVisible(facts.closable)
        self._row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons under the words where there is little room beside them."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        beside = self.stands_in(self.width())
        if beside:
            self._whole.setDirection(way.LeftToRight)
        else:
            self._whole.setDirection(way.TopToBottom)

    def stands_in(self, width: int) -> bool:
        """Return whether the buttons have room beside the words in so many pixels."""
        return width - self._row.sizeHint().width() >= ROOM_FOR_WORDS

    def _action(self, place: int, words: str) -> Button:
        button = Button(words, Rank.SECONDARY if place == 0 else Rank.QUIET, scale="small")
        button.clicked.connect(lambda: self.acted.emit(place))
        self._row.addWidget(button)
        return button


class WhyEmpty(Banner):
    """Why a table is empty, with the button that corrects it; hidden while there is no reason."""

    def __init__(self) -> None:
        """Start without text."""
        super().__init__(BannerFacts("", tone=Tone.NEUTRAL))
        self._does: Callable[[], object] | None = None
        self.acted.connect(self._mend)
        self.hide()

    def say(self, why: str, mend: str = "", does: Callable[[], object] | None = None) -> None:
        """Show ``why``, and offer to ``mend`` it; hidden where there is no reason."""
        self._does = does
        self.setVisible(bool(why))
        if why:
            actions = (mend,) if mend else ()
            self.set_facts(BannerFacts(why, tone=Tone.NEUTRAL, actions=actions))

    def _mend(self) -> None:
        if self._does is not None:
            self._does()


MARGINS = (Space.SNUG, Space.SNUG, Space.TIGHT, Space.SNUG)
BUTTONS_BESIDE = 238
"""Pixels two buttons may take side by side; beyond, they stand one over the other."""


class Urgency(Enum):
    """Whether the rules order it or only allow it."""

    MUST = "must"
    MAY = "may"


@dataclass(frozen=True, slots=True)
class TodoFacts:
    """A proposal: ``key`` identifies it; ``caution`` is shown in amber.

    ``whole`` is the reason before it was shortened, under the pointer and read out. ``refusal``
    greys the main button and is said on it.
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
    whole: str = ""


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
        self._outside = row(self._stripe, wide(self._body), on=self, spacing=0, margins=1)
        self._guard = ClickGuard(self)
        self.primary: Button | None = None
        self.secondary: Button | None = None
        self.set_facts(facts)

    @property
    def key(self) -> str:
        """Return which proposal it is."""
        if self._facts:
            return self._facts.key
        return ""

    def set_facts(self, facts: TodoFacts) -> None:
        """Show another state of it; equal facts change nothing."""
        if facts == self._facts:
            return
        self._facts = facts
        self._guard.renew()
        dress(self._stripe, kind="stripe", tone=facts.urgency.value)
        self.setAccessibleName(f"{facts.title}. {facts.whole or facts.reason}")
        fresh = QWidget(self)  # inside from the start: alone, each part would be given the sheet
        title = label(facts.title, Say.STRONG, wraps=True)
        reason = label(facts.reason, Say.SOFT, wraps=True)
        set_tip(reason, facts.whole)
        top = Qt.AlignmentFlag.AlignTop
        chips = (at(self._article(number), top) for number in facts.articles)
        head = row(wide(title), *chips, spacing=Space.HAIR)
        body = column(head, reason, on=fresh, spacing=Space.HAIR, margins=MARGINS)
        if facts.caution:
            body.addWidget(label(facts.caution, Say.SMALL, tone=Tone.AMBER, wraps=True))
        body.addSpacing(Space.HAIR)
        foot = column(spacing=Space.TIGHT)
        body.addLayout(foot)
        self._fill(foot, facts)
        replace_in(self._outside, self._body, fresh)
        put_away(self._body)
        self._body = fresh

    def _fill(self, foot: QVBoxLayout, facts: TodoFacts) -> None:
        self.primary = self.secondary = None
        if facts.primary:
            must = facts.urgency is Urgency.MUST
            self.primary = Button(
                facts.primary, Rank.PRIMARY if must else Rank.SECONDARY, scale="card"
            )
            self.primary.set_refusal(facts.refusal)
            self.primary.clicked.connect(lambda: self.primaryClicked.emit(self.key))
        if facts.secondary:
            self.secondary = Button(facts.secondary, Rank.QUIET, scale="card")
            self.secondary.clicked.connect(lambda: self.secondaryClicked.emit(self.key))
        buttons = [button for button in (self.primary, self.secondary) if button is not None]
        self._beside = row(*buttons, STRETCH, spacing=Space.HAIR)
        foot.addLayout(self._beside)
        self._stand()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the buttons again: before, a button outside its window has no style."""
        super().showEvent(event)
        self._stand()

    def _stand(self) -> None:
        buttons = [button for button in (self.primary, self.secondary) if button is not None]
        for button in buttons:
            button.ensurePolished()  # without its style it measures less than it takes
        over = sum(b.sizeHint().width() for b in buttons) + Space.HAIR > BUTTONS_BESIDE
        ways = QBoxLayout.Direction
        if over:
            self._beside.setDirection(ways.TopToBottom)
        else:
            self._beside.setDirection(ways.LeftToRight)

    def _article(self, number: str) -> Button:
        chip = article_chip(number, in_short=True)
        chip.clicked.connect(lambda: self.articleClicked.emit(number))
        return chip


def article_chip(number: str, *, in_short: bool = False) -> Button:
    """Return « § 2.3 » as a small button that opens the article.

    ``in_short``: a page of another text by the name of the text alone, the rest under the pointer.
    """
    words = cite_text(number)
    shown = cite_in_short(number) if in_short else words
    chip = Button(shown, Rank.QUIET, scale="chip", tip=words if shown != words else "")
    chip.setAccessibleName(f"article {number}")
    return chip


READING_WIDTH = 520


@dataclass(frozen=True, slots=True)
class EmptyFacts:
    """An icon by its name, what is missing, what to do first, and the words of the buttons."""

    icon: str
    title: str
    text: str
    primary: str = ""
    secondary: str = ""
    refusal: str | None = None


#: Under this height, in pixels, an empty page has no room for its icon.
LOW = 340


class EmptyPage(QWidget):
    """``primaryClicked()`` and ``secondaryClicked()``."""

    primaryClicked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    secondaryClicked = Signal()  # noqa: N815

    def __init__(self, facts: EmptyFacts, parent: QWidget | None = None) -> None:
        """Show ``facts`` in the middle of the room there is."""
        super().__init__(parent)
        dress(self, kind="empty")
        middle = Qt.AlignmentFlag.AlignHCenter
        self.text = label(facts.text, Say.SOFT, even=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text.setFixedWidth(READING_WIDTH)
        self.primary = Button(facts.primary, Rank.PRIMARY, does=self.primaryClicked)
        if not facts.primary:
            self.primary.hide()
        self.primary.set_refusal(facts.refusal)
        self.secondary = Button(facts.secondary, does=self.secondaryClicked)
        if not facts.secondary:
            self.secondary.hide()
        self._icon = icon_label(facts.icon, "felt_line", 64)
        self._lines = column(
            Placed(None, 2),
            at(self._icon, middle),
            int(Space.TIGHT),
            at(label(facts.title, Say.TITLE), middle),
            row(STRETCH, self.text, STRETCH),
            int(Space.TIGHT),
            row(STRETCH, self.primary, self.secondary, STRETCH, spacing=Space.TIGHT),
            Placed(None, 3),
            on=self,
            spacing=Space.TIGHT,
            margins=Space.WIDE,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the icon out where the words need its room, and most of the margin."""
        super().resizeEvent(event)
        low = self.height() < LOW
        self._icon.setVisible(not low)
        around = Space.TIGHT if low else Space.WIDE
        self._lines.setContentsMargins(Space.WIDE, around, Space.WIDE, around)


def nothing_found(title: str, advice: str, *, left: int = Space.NORMAL) -> QWidget:
    """Return that nothing answers and what to try, ``left`` pixels from the edge."""
    holder = QWidget()
    told = (label(title, Say.SECTION), label(advice, Say.SOFT, wraps=True), STRETCH)
    column(*told, on=holder, spacing=Space.TIGHT, margins=(left, Space.NORMAL, 0, 0))
    return holder
