"""A playing card as it is drawn: its rank, its suit, its pips where there is room for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel

from td_app.ui.post_settings import post_settings
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import dress
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.labels import Say
from td_app.words.language import current_language
from td_app.words.speaking import SUITS, card_text
from td_app.words.tongues import tongue_of

FOUR_COLOURS: Final = "floor/four_colours"

PROPORTION: Final = 1.4
"""Height of a card for a width of one."""

DIMMED: Final = 0.4
"""How opaque a card is that does not count, read still."""

CENTRE = Qt.AlignmentFlag.AlignCenter
WITH_PIPS: Final = 84.0
"""Height from which the pips are drawn, in pixels."""

LEFT = 0.28
MIDDLE = 0.5
RIGHT = 0.72

PIPS: Final[Mapping[str, tuple[tuple[float, float], ...]]] = {
    "2": ((MIDDLE, 0.17), (MIDDLE, 0.83)),
    "3": ((MIDDLE, 0.17), (MIDDLE, 0.5), (MIDDLE, 0.83)),
    "4": tuple((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.83)),
    "5": (*((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.83)), (MIDDLE, 0.5)),
    "6": tuple((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.5, 0.83)),
    "7": (*((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.5, 0.83)), (MIDDLE, 0.335)),
    "8": (
        *((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.5, 0.83)),
        (MIDDLE, 0.335),
        (MIDDLE, 0.665),
    ),
    "9": (*((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.39, 0.61, 0.83)), (MIDDLE, 0.5)),
    "T": (
        *((x, y) for x in (LEFT, RIGHT) for y in (0.17, 0.39, 0.61, 0.83)),
        (MIDDLE, 0.28),
        (MIDDLE, 0.72),
    ),
}
"""Where the pips of a number stand, in parts of the middle of the card."""


def four_colours() -> bool:
    """Return whether this post uses four colours, one for each suit."""
    return str(post_settings().value(FOUR_COLOURS, "")) == "yes"


def tell_four_colours(wanted: bool) -> None:
    """Store whether this post uses four colours."""
    post_settings().setValue(FOUR_COLOURS, "yes" if wanted else "")


def suit_ink(suit: str) -> str:
    """Return the colour a suit is drawn in."""
    ink = colours()
    if four_colours():
        return {
            "s": ink.suit_black,
            "h": ink.suit_red,
            "d": ink.suit_blue,
            "c": ink.suit_green,
        }[suit]
    if suit in "hd":
        return ink.suit_red
    return ink.suit_black


class CardsWritten(QLabel):
    """Cards in a line of words, each in the colour of its suit, whatever the theme."""

    def __init__(self, cards: Sequence[str]) -> None:
        """Write ``cards``, as ``Kd``, one after the other."""
        super().__init__()
        self._cards = tuple(cards)
        self.setTextFormat(Qt.TextFormat.RichText)
        dress(self, type=Say.BODY.value)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Write them again in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()

    def _write(self) -> None:
        inks = ((suit_ink(card[1]), card_text(card)) for card in self._cards)
        self.setText(" ".join(f'<span style="color:{ink}">{told}</span>' for ink, told in inks))


def rank_words(rank: str) -> str:
    """Return a rank as it is written on a card in the language of the screens."""
    return tongue_of(current_language()).cards.get(rank, rank)


def paint_card(painter: QPainter, box: QRectF, card: str, *, dim: bool = False) -> None:
    """Draw a card (``Kd``) in a box; ``dim`` where it does not count."""
    ink = colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(DIMMED if dim else 1.0)
    painter.setPen(QColor(ink.line_strong))
    painter.setBrush(QColor(ink.surface))
    round_ = box.width() * 0.1
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    painter.setPen(QColor(suit_ink(card[1])))
    if box.height() < WITH_PIPS:
        _paint_small(painter, box, card)
    else:
        _paint_large(painter, box, card)
    painter.setOpacity(1.0)


def paint_place(painter: QPainter, box: QRectF, *, lit: bool = False) -> None:
    """Draw where a card is still to come."""
    ink = colours()
    pen = QPen(QColor(ink.focus if lit else ink.line_strong), 2.0 if lit else 1.0)
    if lit:
        pen.setStyle(Qt.PenStyle.SolidLine)
    else:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(QColor(ink.accent_soft if lit else ink.sunken))
    round_ = box.width() * 0.1
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round_, round_)


def _paint_small(painter: QPainter, box: QRectF, card: str) -> None:
    half = box.height() / 2
    top = QRectF(box.left(), box.top() + half * 0.08, box.width(), half)
    painter.setFont(typeface(half * 0.82, strong=True))
    painter.drawText(top, int(CENTRE), rank_words(card[0]))
    painter.setFont(typeface(half * 0.84))
    painter.drawText(top.translated(0, half * 0.82), int(CENTRE), SUITS[card[1]])


def _paint_large(painter: QPainter, box: QRectF, card: str) -> None:
    tall = box.height()
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(box.center())
            painter.rotate(180)
            painter.translate(-box.center())
        corner = QRectF(box.left() + 1, box.top() + tall * 0.03, box.width() * 0.26, tall * 0.16)
        painter.setFont(typeface(tall * (0.12 if card[0] == "T" else 0.15), strong=True))
        painter.drawText(corner, int(CENTRE), rank_words(card[0]))
        painter.setFont(typeface(tall * 0.13))
        painter.drawText(corner.translated(0, tall * 0.14), int(CENTRE), SUITS[card[1]])
        painter.restore()
    middle = box.adjusted(box.width() * 0.16, tall * 0.06, -box.width() * 0.16, -tall * 0.06)
    pips = PIPS.get(card[0])
    if pips is None:
        size = tall * (0.42 if card[0] == "A" else 0.34)
        painter.setFont(typeface(size, strong=card[0] != "A"))
        if card[0] == "A":
            large = SUITS[card[1]]
        else:
            large = rank_words(card[0])
        painter.drawText(middle, int(CENTRE), large)
        return
    side = tall * 0.17
    painter.setFont(typeface(side))
    for across, down in pips:
        at = QPointF(middle.left() + middle.width() * across, middle.top() + middle.height() * down)
        room = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
        painter.save()
        if down > 0.5:
            painter.translate(room.center())
            painter.rotate(180)
            painter.translate(-room.center())
        painter.drawText(room, int(CENTRE), SUITS[card[1]])
        painter.restore()
