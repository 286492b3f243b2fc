"""Cards tapped: four suits by thirteen ranks, those that lie somewhere already greyed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from rules_ropta.situation import RANKS, cards_in
from td_app.floor.question_steps import Asked
from td_app.floor.showdown import SUITS_DOWN
from td_app.floor.typed_cards import CardBegun
from td_app.ui.pages.evening.floor.answers.answer_pad import (
    AnswerPad,
    PaintedButton,
    floor_button,
    row_of,
)
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.keys import CARDS_TYPED, digit_of, letter_of
from td_app.ui.widgets.labels import paint_cut
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.playing_card import (
    PROPORTION,
    paint_card,
    paint_place,
    rank_words,
    suit_ink,
)
from td_app.ui.widgets.tips import explained, say_why
from td_app.words.language import fr_en
from td_app.words.refusals import refusal_sentence
from td_app.words.speaking import SUITS, card_text

KEY = QSize(60, 44)
NARROWEST = QSize(34, 40)
MOST = 7
"""How many cards a pad's answer ever holds."""

SMALL = 36
"""Width of a card in a line, in pixels."""


class CardKey(PaintedButton):
    """One card to tap."""

    def __init__(self, card: str) -> None:
        """Show a card."""
        super().__init__(card_text(card))
        self.card = card
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size easy to hit, in pixels."""
        return KEY

    def minimumSizeHint(self) -> QSize:
        """Return the least that holds rank and suit, in pixels."""
        return NARROWEST

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rank beside its suit, grey where the card lies somewhere already."""
        ink = colours()
        if self.isDown() or not self.isEnabled():
            ground = ink.sunken
        else:
            ground = ink.surface
        if self.isEnabled() and self.underMouse() and not self.isDown():
            ground = ink.hover
        if self.isEnabled():
            edge = ink.line_strong
        else:
            edge = ink.line
        painter = self._begin_painting(edge, ground)
        if self.isEnabled():
            shade = suit_ink(self.card[1])
        else:
            shade = ink.text_disabled
        half = self.width() / 2
        rank = QRectF(0, 0, half + 3, self.height())
        suit = QRectF(half + 1, 0, half, self.height())
        right = Qt.AlignmentFlag.AlignRight
        left = Qt.AlignmentFlag.AlignLeft
        strong = typeface(TypeSize.LEAD, strong=True)
        paint_cut(painter, rank, rank_words(self.card[0]), strong, shade, right)
        paint_cut(painter, suit, SUITS[self.card[1]], typeface(TypeSize.LEAD), shade, left)
        painter.end()


class CardGrid(QWidget):
    """``picked(card)``: a card was tapped."""

    picked = Signal(str)

    def __init__(self) -> None:
        """Show a whole deck."""
        super().__init__()
        self.setAccessibleName(fr_en("Les cartes", "The cards"))
        explained(
            self,
            "Touchez une carte pour la poser à l’emplacement en cours ; une carte grise est déjà "
            "posée.",
            "Tap a card to place it in the current spot; a grey card is already placed.",
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(Space.HAIR)
        self.keys: dict[str, CardKey] = {}
        for down, suit in enumerate(SUITS_DOWN):
            for across, rank in enumerate(reversed(RANKS)):
                key = self.keys[rank + suit] = CardKey(rank + suit)
                key.clicked.connect(partial(self._pick, rank + suit))
                grid.addWidget(key, down, across)

    def show_left(self, used: Collection[str], deck: Collection[str]) -> None:
        """Grey the cards that lie somewhere, and those the deck does not hold."""
        for card, key in self.keys.items():
            free = card not in used and card in deck
            key.setEnabled(free)
            if free:
                say_why(key, "")
            else:
                say_why(key, fr_en("Carte déjà posée.", "Card already placed."))

    def _pick(self, card: str, _checked: bool = False) -> None:
        self.picked.emit(card)


class CardSlots(QWidget):
    """Cards lying in a line, and the places of those to come. ``tapped(card)``: one of them, or
    an empty text for a place.
    """

    tapped = Signal(str)

    def __init__(self, *, side: int = SMALL) -> None:
        """Start without cards; ``side`` is the width of a card, in pixels."""
        super().__init__()
        self._side = side
        self._room = 0
        self._lit = False
        self._begun = ""
        self._cards: tuple[str, ...] = ()
        self._counting: frozenset[str] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(
        self, cards: Sequence[str], room: int = 0, *, lit: bool = False, begun: str = ""
    ) -> None:
        """Show these, with places up to ``room``; ``lit``: the next card goes here.

        ``begun`` is the rank typed of the next one.
        """
        shown = (tuple(cards), max(room, len(cards)), lit, begun)
        if shown != (self._cards, self._room, self._lit, self._begun):
            self._cards, self._room, self._lit, self._begun = shown
            self.setAccessibleName(" ".join(map(card_text, cards)))
            self.updateGeometry()
            self.update()

    def dim(self, counting: Collection[str] | None) -> None:
        """Draw pale the cards that are not ``counting``; none of them for None."""
        shown = None if counting is None else frozenset(counting)
        if shown != self._counting:
            self._counting = shown
            self.update()

    def dimmed(self) -> tuple[str, ...]:
        """Return the cards drawn pale."""
        if self._counting is None:
            return ()
        return tuple(card for card in self._cards if card not in self._counting)

    def sizeHint(self) -> QSize:
        """Return the size of every place, in pixels."""
        wide = self._room * self._side + max(0, self._room - 1) * Space.HAIR
        return QSize(wide, ceil(self._side * PROPORTION))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, then the places."""
        painter = QPainter(self)
        pale = self.dimmed()
        for place in range(self._room):
            box = self._box(place)
            if place < len(self._cards):
                card = self._cards[place]
                paint_card(painter, box, card, dim=card in pale)
                continue
            next_one = self._lit and place == len(self._cards)
            paint_place(painter, box, lit=next_one)
            if next_one and self._begun:
                painter.setFont(typeface(self._side * 0.55, strong=True))
                painter.setPen(colours().text)
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), rank_words(self._begun))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer."""
        at = event.position()
        found = [place for place in range(self._room) if self._box(place).contains(QPointF(at))]
        if found:
            held = found[0] < len(self._cards)
            if held:
                self.tapped.emit(self._cards[found[0]])
            else:
                self.tapped.emit("")

    def _box(self, place: int) -> QRectF:
        left = place * (self._side + Space.HAIR)
        return QRectF(left, 0, self._side, self._side * PROPORTION)


class CardsPad(AnswerPad):
    """Several cards, tapped or typed; Enter when they are all there."""

    def __init__(self, asked: Asked, count: int = 0) -> None:
        """Ask for cards, ``count`` of them where that is known: the last one answers."""
        super().__init__(asked)
        self.setProperty(CARDS_TYPED, True)
        self._count = count
        first = ""
        if isinstance(asked.first, str):
            first = asked.first
        self.cards: tuple[str, ...] = cards_in(first) or ()
        self._begun = CardBegun()
        self._elsewhere = cards_of(asked.given, but=asked.name)
        self.slots = CardSlots()
        self.slots.tapped.connect(self._take_away)
        self.grid = CardGrid()
        self.grid.picked.connect(self.put)
        self.ok = floor_button(fr_en("Valider", "OK"), self._give)
        self.undo = floor_button(fr_en("Annuler", "Undo"), self._undone, Rank.QUIET, icon="undo")
        line = row_of(self.slots, self.undo, self.ok, spacing=Space.SNUG)
        column(line, self.grid, STRETCH, on=self, spacing=Space.NORMAL, margins=0)
        self._tell()

    def hint(self) -> str:
        """Return how cards are typed, or which suits the letter typed may mean."""
        if self._begun.doubted:
            return refusal_sentence(self._begun.doubt())
        return typing_hint()

    def put(self, card: str) -> None:
        """Put a card after the others."""
        if card not in self.cards and card not in self._elsewhere and len(self.cards) < MOST:
            self.cards = (*self.cards, card)
        self._begun = CardBegun()
        self._tell()
        if self._count and len(self.cards) == self._count:
            self._give()

    def take_back(self) -> bool:
        """Take back the rank begun, else the last card."""
        had = bool(self._begun.rank or self.cards)
        if self._begun.rank:
            self._begun = CardBegun()
        else:
            self.cards = self.cards[:-1]
        self._tell()
        return had

    def keyed(self, event: QKeyEvent) -> bool:
        """Take a rank then a suit; answer on Enter."""
        after = None
        if sign_of(event):
            after = self._begun.and_then(sign_of(event))
        if after is None:
            return super().keyed(event) or bool(letter_of(event))
        self._begun, card = after
        if card:
            self.put(card)
        self._tell()
        return True

    def _take_away(self, card: str) -> None:
        self.cards = tuple(other for other in self.cards if other != card)
        self._tell()

    def _give(self) -> bool:
        if not self.cards and not self.asked.assumed:
            return False
        self.given.emit("".join(self.cards))
        return True

    def _tell(self) -> None:
        room = self._count or len(self.cards) + 1
        self.slots.show_cards(self.cards, room, lit=True, begun=self._begun.rank)
        used = {*self.cards, *self._elsewhere}
        self.grid.show_left(used, self._begun.possible or self.grid.keys)
        self.moved.emit()
        self.undo.setVisible(bool(self.cards))
        nothing = fr_en("Aucune carte saisie pour l’instant", "No card entered yet")
        if self.cards or self.asked.assumed:
            self.ok.set_refusal(None)
        else:
            self.ok.set_refusal(nothing)


def sign_of(event: QKeyEvent) -> str:
    """Return what a key writes of a card: a figure of any keyboard, or a letter."""
    figure = digit_of(event)
    if figure is not None:
        return str(figure)
    return letter_of(event)


def typing_hint() -> str:
    """Return how cards are typed, in a few words."""
    return fr_en(
        "A, R, D, V ou un chiffre, puis P, H (cœur), K (carreau) ou T\u00a0: AP 10T",
        "A, K, Q, J, T or a digit, then S, H, D or C: As 10c",
    )


def cards_of(given: Mapping[str, Any], *, but: str = "") -> frozenset[str]:
    """Return the cards that other answers hold already."""
    texts: list[Any] = []
    for name, value in given.items():
        if name != but:
            texts += value.values() if isinstance(value, Mapping) else [value]
    held = (cards_in(text) for text in texts if isinstance(text, str) and text)
    return frozenset(card for cards in held if cards for card in cards)
