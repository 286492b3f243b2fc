"""One of a few: large buttons with a digit each, or a card by its rank and suit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout

from td_app.floor.question_steps import Asked
from td_app.floor.typed_cards import CardBegun
from td_app.ui.pages.evening.floor.answers.answer_pad import (
    CENTRE,
    AnswerButton,
    AnswerPad,
    NumberButton,
    go_round,
    row_of,
)
from td_app.ui.theme import Height, Space, TypeSize, colours, typeface
from td_app.ui.widgets.keys import CARDS_TYPED, digit_of, letter_of, step_of
from td_app.ui.widgets.layout import STRETCH, column
from td_app.words.language import current_language, fr_en
from td_app.words.refusals import refusal_sentence
from td_app.words.speaking import SUITS
from td_app.words.tongues import tongue_of

ONE_COLUMN = 5
"""As many answers stand under one another; more take two columns."""

MOST_WITH_A_DIGIT = 9

HIGH_TO_LOW = "AKQJT98765432"
RED = ("h", "d")

Option = tuple[object, str]


def options_of(asked: Asked) -> tuple[Option, ...]:
    """Return the answers of a closed question, each a plain value and its words."""
    shape = asked.shape
    values: list[object] = [True, False] if shape.kind == "bool" else list(shape.allowed)
    if shape.nullable:
        values.append(None)
    return tuple((value, asked.choice(value)) for value in values)


class ChoicePad(AnswerPad):
    """One tap or one digit answers; arrows light up, Enter gives what is lit."""

    def __init__(
        self, asked: Asked, options: Sequence[Option] | None = None, *, columns: int = 0
    ) -> None:
        """Offer ``options``, those of the question's shape unless told."""
        super().__init__(asked)
        self._columns = columns
        self.options = tuple(options_of(asked) if options is None else options)
        self.buttons: list[AnswerButton] = []
        for rank, (value, words) in enumerate(self.options):
            key = ""
            if rank < MOST_WITH_A_DIGIT:
                key = str(rank + 1)
            self.buttons.append(AnswerButton(words, key, partial(self.given.emit, value)))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(Space.TIGHT)
        self._set_out(columns or (1 if len(self.options) <= ONE_COLUMN else 2))

    def stand_low(self) -> None:
        """Take less height, in a low window: a column more from three answers, lower buttons."""
        for button in self.buttons:
            button.tall = Height.FLOOR_CONTROL
        self._grid.setVerticalSpacing(Space.HAIR)
        if len(self.options) > 2:
            self._set_out(max(self._columns, 1) + 1)

    def _set_out(self, columns: int) -> None:
        """Put the answers in columns, the first ones down the first."""
        rows = -(-len(self.options) // columns)
        for rank, button in enumerate(self.buttons):
            self._grid.addWidget(button, rank % rows, rank // rows)
        for row in range(len(self.options) + 1):
            self._grid.setRowStretch(row, 1 if row == rows else 0)
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)

    def begin(self) -> None:
        """Take the keyboard, on the answer lit up if there is one."""
        first = self.asked.first
        for (value, _), button in zip(self.options, self.buttons, strict=True):
            # By its type as well: ``False`` is not 0.
            if type(value) is type(first) and value == first:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        super().begin()

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on a digit, light up on an arrow."""
        figure = digit_of(event)
        if figure and figure <= len(self.buttons):
            if not event.isAutoRepeat():
                self.buttons[figure - 1].click()
            return True
        if step_of(event):
            go_round(self.buttons, step_of(event))
            return True
        return False


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
        painter = self._painter()
        if self._suit in RED:
            shade = ink.suit_red
        else:
            shade = ink.suit_black
        letter = ink.text_soft
        if not self.isEnabled():
            shade = letter = ink.text_disabled
        painter.setFont(typeface(TypeSize.FIGURE))
        painter.setPen(QColor(shade))
        painter.drawText(QRectF(self.rect()), CENTRE, SUITS[self._suit])
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        painter.setPen(QColor(letter))
        corner = QRectF(self.rect()).adjusted(Space.TIGHT, Space.HAIR, 0, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft, self._letter)
        painter.end()


class CardPad(AnswerPad):
    """A card: a rank is lit, then a suit answers."""

    def __init__(self, asked: Asked) -> None:
        """Ask for a card."""
        super().__init__(asked)
        self.setProperty(CARDS_TYPED, True)
        self._begun = CardBegun()
        tongue = tongue_of(current_language())
        letters = tongue.suits
        grid = QGridLayout()
        grid.setSpacing(Space.TIGHT)
        self.ranks: dict[str, NumberButton] = {}
        for place, rank in enumerate(HIGH_TO_LOW):
            words = tongue.cards.get(rank, rank)
            self.ranks[rank] = NumberButton(words, partial(self.choose_rank, rank), checkable=True)
            grid.addWidget(self.ranks[rank], place // 7, place % 7)
        grid.setColumnStretch(7, 1)
        self.suits = {
            suit: SuitButton(suit, name, letters[suit]) for suit, name in suit_names().items()
        }
        for suit, shape in self.suits.items():
            shape.clicked.connect(lambda _=False, suit=suit: self.choose_suit(suit))
        suits = row_of(*self.suits.values())
        column(grid, suits, STRETCH, on=self, spacing=Space.NORMAL, margins=0)
        self._tell()

    def hint(self) -> str:
        """Return how a card is typed, or which suits the letter typed may mean."""
        if self._begun.doubted:
            return refusal_sentence(self._begun.doubt())
        return fr_en(
            "A, R, D, V ou un chiffre, puis P, H (cœur), K (carreau) ou T",
            "A, K, Q, J, T or a digit, then S, H, D or C",
        )

    def choose_rank(self, rank: str) -> None:
        """Light a rank."""
        self._take(CardBegun(rank))

    def choose_suit(self, suit: str) -> None:
        """Answer, when the rank is known."""
        if self._begun.rank:
            self.given.emit(self._begun.rank + suit)

    def take_back(self) -> bool:
        """Forget the rank."""
        had = bool(self._begun.rank)
        self.choose_rank("")
        return had

    def keyed(self, event: QKeyEvent) -> bool:
        """Take a rank, then a suit."""
        if event.isAutoRepeat():
            return False
        if step_of(event):
            go_round([*(self.suits if self._begun.rank else self.ranks).values()], step_of(event))
            return True
        figure = digit_of(event)
        if figure is not None:
            sign = str(figure)
        else:
            sign = letter_of(event)
        after = None
        if sign:
            after = self._begun.and_then(sign)
        if after is None:
            return bool(letter_of(event))
        begun, card = after
        if card:
            self.choose_suit(card[1])
        else:
            self._take(begun)
        return True

    def _take(self, begun: CardBegun) -> None:
        self._begun = begun
        self._tell()
        self.moved.emit()

    def _tell(self) -> None:
        rank = self._begun.rank
        for other, button in self.ranks.items():
            button.setChecked(other == rank)
        for suit, shape in self.suits.items():
            possible = self._begun.possible or (rank + suit,)
            shape.setEnabled(bool(rank) and rank + suit in possible)


def suit_names() -> dict[str, str]:
    """Return the suits by their letter, highest first, in the language of the screens."""
    return {
        "s": fr_en("pique", "spades"),
        "h": fr_en("cœur", "hearts"),
        "d": fr_en("carreau", "diamonds"),
        "c": fr_en("trèfle", "clubs"),
    }
