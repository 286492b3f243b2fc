"""Which card: the rank, then the suit, each one tap; or typed as it is said."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from td_app.ui.pages.floor.answer_button import CENTRE, NumberButton
from td_app.ui.pages.floor.answer_choice import step
from td_app.ui.pages.floor.answer_number import row_of
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.theme.tokens import Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.theme.worn import colours
from td_app.ui.widgets.keys import digit_of, letter_of, step_of
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import RANKS, SUITS

HIGH_TO_LOW = "AKQJT98765432"
RED = ("h", "d")

RANK_KEYS = {
    "fr": {"a": "A", "r": "K", "d": "Q", "v": "J"},
    "en": {"a": "A", "k": "K", "q": "Q", "j": "J", "t": "T"},
}
SUIT_KEYS = {
    "fr": {"p": "s", "c": "h", "k": "d", "t": "c", "s": "s", "h": "h", "d": "d"},
    "en": {"s": "s", "h": "h", "d": "d", "c": "c"},
}
"""In French pique, cœur, carreau (K: C is taken), trèfle come first; S, H, D are known too."""


class SuitButton(NumberButton):
    """A suit to tap, in its shape and colour, with the letter that stands for it."""

    def __init__(self, suit: str, name: str, letter: str) -> None:
        """Show a suit."""
        super().__init__(SUITS[suit])
        self._suit = suit
        self._letter = letter.upper()
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._letter)

    def sizeHint(self) -> QSize:
        """Return a size easy to hit, in pixels."""
        return QSize(112, 80)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape, and the letter in a corner."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter)
        painter.setFont(typeface(TypeSize.FIGURE))
        on = self.isEnabled()
        shade = ink.suit_red if self._suit in RED else ink.suit_black
        painter.setPen(QColor(shade if on else ink.text_disabled))
        painter.drawText(QRectF(self.rect()), CENTRE, SUITS[self._suit])
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        painter.setPen(QColor(ink.text_soft if on else ink.text_disabled))
        corner = QRectF(self.rect()).adjusted(Space.TIGHT, Space.HAIR, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft, self._letter)
        painter.end()


class CardPad(AnswerPad):
    """A card: a rank is lit, then a suit answers."""

    def __init__(self, asked: Asked) -> None:
        """Ask for a card."""
        super().__init__(asked)
        self.rank = ""
        tongue = current_language()
        shown = RANKS[tongue]
        self.ranks = {rank: NumberButton(shown.get(rank, rank)) for rank in HIGH_TO_LOW}
        letters = {suit: key for key, suit in reversed(SUIT_KEYS[tongue].items())}
        self.suits = {
            suit: SuitButton(suit, name, letters[suit]) for suit, name in suit_names().items()
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.NORMAL)
        grid = QGridLayout()
        grid.setSpacing(Space.TIGHT)
        for place, (rank, button) in enumerate(self.ranks.items()):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, rank=rank: self.choose_rank(rank))
            grid.addWidget(button, place // 7, place % 7)
        grid.setColumnStretch(7, 1)
        column.addLayout(grid)
        for suit, shape in self.suits.items():
            shape.clicked.connect(lambda _=False, suit=suit: self.choose_suit(suit))
        column.addLayout(row_of(*self.suits.values()))
        column.addStretch(1)
        self._tell()

    def hint(self) -> str:
        """Tell how a card is typed."""
        if current_language() == "fr":
            return fr_en(
                "A, R, D, V ou un chiffre, puis P, C, K ou T",
                "A, K, Q, J or a figure, then S, H, D or C",
            )
        return fr_en(
            "A, K, Q, J, T ou un chiffre, puis S, H, D ou C",
            "A, K, Q, J, T or a figure, then S, H, D or C",
        )

    def choose_rank(self, rank: str) -> None:
        """Light a rank."""
        self.rank = rank
        self._tell()

    def choose_suit(self, suit: str) -> None:
        """Answer, when the rank is known."""
        if self.rank:
            self.given.emit(self.rank + suit)

    def take_back(self) -> bool:
        """Forget the rank."""
        had = bool(self.rank)
        self.choose_rank("")
        return had

    def clear(self) -> None:
        """Forget the rank."""
        self.choose_rank("")

    def keyed(self, event: QKeyEvent) -> bool:
        """Take a rank, then a suit."""
        if event.isAutoRepeat():
            return False
        if step_of(event):
            buttons = [*(self.suits.values() if self.rank else self.ranks.values())]
            step(buttons, step_of(event))
            return True
        tongue, letter = current_language(), letter_of(event)
        suit = SUIT_KEYS[tongue].get(letter, "")
        if self.rank and suit:
            self.choose_suit(suit)
            return True
        rank = RANK_KEYS[tongue].get(letter, "") or self._figure(event)
        if rank:
            self.choose_rank(rank)
        return bool(rank) or bool(letter)

    def _figure(self, event: QKeyEvent) -> str:
        """A figure as a rank: 1 begins 10."""
        figure = digit_of(event)
        if figure is None:
            return ""
        return "T" if figure in (0, 1) else str(figure)

    def _tell(self) -> None:
        for rank, button in self.ranks.items():
            button.setChecked(rank == self.rank)
        for shape in self.suits.values():
            shape.setEnabled(bool(self.rank))


def suit_names() -> dict[str, str]:
    """Return the suits by their letter, highest first, in the language of the screens."""
    return {
        "s": fr_en("pique", "spades"),
        "h": fr_en("cœur", "hearts"),
        "d": fr_en("carreau", "diamonds"),
        "c": fr_en("trèfle", "clubs"),
    }
