"""An amount as it lies on the table: chips tapped one by one, or figures typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules_ropta.field_types import Whole
from td_app.floor.question_steps import Asked
from td_app.ui.pages.evening.floor.answers.answer_number import UP_OR_DOWN, TypedField
from td_app.ui.pages.evening.floor.answers.answer_pad import (
    AnswerButton,
    FieldPad,
    floor_button,
    go_round,
    key_cap,
    row_of,
)
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.chip_disc import ChipDisc, paint_chip
from td_app.ui.widgets.keys import letter_of, step_of
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, fill, framed, row, wide
from td_app.wall.chips import ChipFacts, chip_facts
from td_app.words.figures import whole
from td_app.words.language import fr_en

DISC = 72
LOW_DISC = 52
CAP = 22
LYING = 56
LOW_LYING = 40
"""Side of a chip put down, in a low window too, in pixels."""

LETTERS = "abcdefghi"
MARKS = " x*+kK"
PART = re.compile(r"(?:(\d{1,4})[x*])?(\d{1,12})(k?)", re.I)
GROUPED = re.compile(r"\d{1,3}( \d{3})+")


def amounts_typed(text: str) -> tuple[int, ...] | None:
    """Return the amounts in what was typed, ``None`` where it is not amounts.

    >>> amounts_typed("2x1000 25"), amounts_typed("500+25"), amounts_typed("12k")
    ((1000, 1000, 25), (500, 25), (12000,))
    """
    found: list[int] = []
    for word in re.split(r"[\s+]+", text.strip(" +")):
        part = PART.fullmatch(word)
        if part is None:
            return None
        times, figures, thousand = part.groups()
        found += [int(figures) * (1000 if thousand else 1)] * int(times or 1)
    return tuple(found)


def amount_typed(text: str) -> int | None:
    """Return the one amount typed: thousands may stand apart, parts are added up.

    >>> amount_typed("15 000"), amount_typed("500 25"), amount_typed("abc")
    (15000, 525, None)
    """
    if GROUPED.fullmatch(text.strip()):
        return int(text.replace(" ", ""))
    parts = amounts_typed(text)
    if parts is None:
        return None
    return sum(parts)


class LetteredChip(ChipDisc):
    """A chip to tap, with the letter that stands for it under it."""

    def __init__(self, facts: ChipFacts, letter: str) -> None:
        """Show a chip."""
        super().__init__(facts, side=DISC, named=False)
        self._letter = letter.upper()
        self.setAccessibleDescription(self._letter)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stand_low(self) -> None:
        """Be smaller, the letter over its edge."""
        self._side = LOW_DISC
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of disc and letter, in pixels."""
        if self._side == LOW_DISC:
            return QSize(LOW_DISC + Space.TIGHT, LOW_DISC)
        return QSize(DISC, DISC + Space.TIGHT + CAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chip, then its letter."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap = QRectF((self.width() - CAP) / 2, DISC + Space.TIGHT, CAP, CAP)
        if self._side == LOW_DISC:
            cap = QRectF(0, LOW_DISC - CAP, CAP, CAP)
        key_cap(painter, cap.adjusted(0.5, 0.5, -0.5, -0.5), self._letter, lit=self.hasFocus())
        painter.end()


class ChipsLying(QWidget):
    """Chips put down in a row, the last one on top; many of them lie closer together."""

    def __init__(self, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._chips: tuple[ChipFacts, ...] = ()
        self._side = LYING
        self.setMinimumSize(QSize(LYING, LYING))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stand_low(self) -> None:
        """Lie smaller."""
        self._side = LOW_LYING
        self.setMinimumSize(QSize(LOW_LYING, LOW_LYING))
        self.updateGeometry()

    def show_chips(self, chips: Sequence[ChipFacts]) -> None:
        """Show these."""
        self._chips = tuple(chips)
        self.setAccessibleName(" + ".join(whole(chip.value) for chip in self._chips))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a few chips, in pixels."""
        return QSize(self._side * 4, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chips from the left."""
        painter = QPainter(self)
        side = self._side
        room = (self.width() - side) / max(1, len(self._chips) - 1)
        pace = min(side + Space.HAIR, room)
        for rank, chip in enumerate(self._chips):
            paint_chip(painter, QRectF(rank * pace, 0, side, side), chip)
        painter.end()


class ChipPad(FieldPad):
    """The amount that lies there. ``many``: the answer is the chips themselves, in order.

    ``one``: a single chip is asked for, and a tap answers. Otherwise the answer is the sum.
    """

    def __init__(self, asked: Asked, *, many: bool = False, one: bool = False) -> None:
        """Offer the chips in play."""
        super().__init__(asked, TypedField(MARKS))
        self._many = many
        self._one = one
        self._span = asked.shape.whole or Whole("chips", at_least=1 if many else 0)
        self.tapped: list[int] = []
        self.discs = [self._disc(value, n) for n, value in enumerate(asked.facts.chip_values[:6])]
        self.buttons = self._offered()
        self.lying = ChipsLying(self)
        self.total = label("", Say.FIGURE, self)
        self.field.textChanged.connect(self._tell)
        self.undo = floor_button(fr_en("Effacer", "Erase"), self._undone, Rank.QUIET, icon="undo")
        self.undo.setParent(self)
        self._lay_out()
        for part in (self.lying, self.total, self.undo):
            part.setVisible(not one)
        self._tell()

    def _lay_out(self) -> None:
        lines = self._lines = column(on=self, spacing=Space.NORMAL, margins=0)
        self._tray = row(spacing=Space.SNUG)
        if not self._one:
            # Where chips lie: what is typed, what was tapped, the sum, the way on.
            fill(self._tray, self.field, wide(self.lying), self.total, self.undo, self.ok)
            lines.addWidget(framed(self._tray, kind="card", margins=Space.SNUG))
        if self.discs:
            lines.addLayout(row_of(*self.discs, spacing=Space.NORMAL))
        if self.buttons:
            lines.addLayout(row_of(*self.buttons))
        if self._one:
            lines.addLayout(row_of(self.field, self.ok))
        lines.addStretch(1)
        self.setFocusProxy(self.field)

    def stand_low(self) -> None:
        """Lie closer: a smaller tray, smaller discs, lower buttons."""
        self._lines.setSpacing(Space.TIGHT)
        self._tray.setContentsMargins(*(Space.TIGHT,) * 4)
        self.field.setFixedHeight(Height.FLOOR_CONTROL)
        self.lying.stand_low()
        for disc in self.discs:
            disc.stand_low()
        for button in self.buttons:
            button.tall = Height.FLOOR_CONTROL

    def _disc(self, value: int, rank: int) -> LetteredChip:
        disc = LetteredChip(chip_facts(self.asked.tellable.chips, value), LETTERS[rank])
        disc.clicked.connect(lambda: self.tap(value))
        return disc

    def _offered(self) -> list[AnswerButton]:
        """Return the buttons of the amounts that are sure, each with its letter."""
        amounts: list[tuple[str, int | None]] = []
        if not self._many and not self._one:
            amounts += likely_amounts(self.asked)
        if self.asked.shape.nullable:
            amounts.append((self.asked.choice(None), None))
        offered = list(zip(amounts, LETTERS[len(self.discs) :], strict=False))
        self._amounts = [amount for (_, amount), _ in offered]
        return [
            AnswerButton(words, letter.upper(), partial(self.given.emit, amount), checkable=True)
            for (words, amount), letter in offered
        ]

    def take_back(self) -> bool:
        """Put the last chip back, or empty the field."""
        if self.field.text():
            self.field.clear()
        elif self.tapped:
            self.tapped.pop()
            self._tell()
        else:
            return False
        return True

    def hint(self) -> str:
        """Return what may be typed; that there is no such chip, once one was entered."""
        if self._entered and (stranger := self._stranger()):
            return no_such_chip(stranger)
        if self._one:
            return fr_en(
                "Une lettre choisit le jeton\u00a0; ou tapez sa valeur",
                "A letter picks the chip; or type its value",
            )
        if self._many:
            return fr_en(
                "Une lettre ajoute un jeton\u00a0; ou tapez 1000 1000 25, ou 2x1000 25",
                "A letter adds a chip; or type 1000 1000 25, or 2x1000 25",
            )
        return fr_en(
            "Une lettre ajoute un jeton\u00a0; ou tapez le montant, 525 ou 2x1000+25",
            "A letter adds a chip; or type the amount, 525 or 2x1000+25",
        )

    def tap(self, value: int) -> None:
        """Put a chip down; what was typed before it lies there too."""
        if self._one:
            self.given.emit(value)
            return
        self.tapped += self._typed()
        self.tapped.append(value)
        self.field.clear()
        self._tell()

    def keyed(self, event: QKeyEvent) -> bool:
        """Put a chip down by its letter, answer on Enter, go among the buttons by arrows."""
        tapped = [*self.discs, *self.buttons]
        if letter_of(event):
            rank = LETTERS.find(letter_of(event))
        else:
            rank = -1
        if 0 <= rank < len(tapped):
            tapped[rank].click()
        elif event.key() in UP_OR_DOWN and self.buttons:
            go_round(self.buttons, step_of(event))
        elif event.text().isdigit() and not self.field.hasFocus():
            self.begin()
            self.field.insert(event.text())
        else:
            return super().keyed(event)
        return True

    def chips(self) -> tuple[int, ...]:
        """Return the chips put in: those tapped, then the amounts typed."""
        return (*self.tapped, *self._typed())

    def _typed(self) -> tuple[int, ...]:
        text = self.field.text().strip()
        if not text:
            return ()
        if self._many:
            return amounts_typed(text) or ()
        amount = amount_typed(text)
        if amount is None:
            return ()
        return (amount,)

    def _tell(self) -> None:
        self._entered = False
        chips = self.chips()
        if self._many:
            shown = chips
        else:
            shown = tuple(self.tapped)
        self.lying.show_chips([chip_facts(self.asked.tellable.chips, value) for value in shown])
        if chips and not self._one:
            self.total.setText(whole(sum(chips)))
        else:
            self.total.setText("")
        self.undo.setVisible(bool(chips or self.field.text()) and not self._one)
        nothing = fr_en("Aucun jeton pour l’instant", "No chips yet")
        if stranger := self._stranger():
            self.ok.set_refusal(no_such_chip(stranger))
        elif self._answerable():
            self.ok.set_refusal(None)
        else:
            self.ok.set_refusal(nothing)
        self.moved.emit()
        empty = not self.field.text() and not self.tapped
        lit = self.light(zip(self.buttons, self._amounts, strict=True), empty=empty)
        if not self.field.text():
            if lit:
                self.field.setPlaceholderText("")
            else:
                self.field.setPlaceholderText(self._assumed_words())

    def _assumed_words(self) -> str:
        first = self.asked.first
        if self.tapped or not self.asked.assumed:
            return ""
        if isinstance(first, list | tuple):
            return " ".join(str(value) for value in first)
        if isinstance(first, int):
            return whole(first)
        return ""

    def _answerable(self) -> bool:
        return self._valid() or (not self.field.text() and not self.tapped and self.asked.assumed)

    def _stranger(self) -> int:
        """Return the first chip of a move that the tournament has not, 0 without one."""
        known = self.asked.tellable.chips.values
        if not self._many or not known:
            return 0
        return next((value for value in self.chips() if value not in known), 0)

    def _valid(self) -> bool:
        chips = self.chips()
        if not chips or (self.field.text().strip() and not self._typed()) or self._stranger():
            return False
        if self._many:
            least = max(1, self._span.at_least)
        else:
            least = self._span.at_least
        if self._many:
            judged = chips
        else:
            judged = (sum(chips),)
        return all(least <= amount <= self._span.at_most for amount in judged)

    def _give(self) -> bool:
        if self._valid():
            if self._many:
                self.given.emit(list(self.chips()))
            else:
                self.given.emit(sum(self.chips()))
        elif self._answerable():
            self.given.emit(self.asked.first)
        else:
            self._entered = True
            self.moved.emit()
            return bool(self.field.text() or self.tapped)
        return True


def no_such_chip(value: int) -> str:
    """Return that a value is none of this tournament's chips."""
    return fr_en(
        "Ce tournoi n’a pas de jeton de {0}\u00a0: tapez la valeur de chaque jeton.",
        "This tournament has no chip of {0}: type the value of each chip.",
    ).format(whole(value))


def likely_amounts(asked: Asked) -> tuple[tuple[str, int], ...]:
    """Return the amounts that are sure, in words: none, the big blind, twice it, the last told."""
    span = asked.shape.whole or Whole("chips")
    found: dict[int, str] = {}
    if span.at_least == 0:
        found[0] = asked.choice(0)
    blind = asked.facts.big_blind
    if blind:
        found[blind] = f"BB {whole(blind)}"
        found[2 * blind] = f"2 BB {whole(2 * blind)}"
    told = [v for v in asked.given.values() if type(v) is int and v > (blind or 0)]
    for amount in told[-1:]:
        found.setdefault(amount, whole(amount))
    return tuple((words, amount) for amount, words in found.items())
