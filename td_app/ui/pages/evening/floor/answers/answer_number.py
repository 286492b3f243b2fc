"""How many, or in one's own words: tapped where there are few, typed otherwise."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from rules_ropta.field_types import LONGEST_TEXT, Whole
from td_app.floor.question_steps import Asked
from td_app.ui.pages.evening.floor.answers.answer_pad import (
    AnswerButton,
    AnswerPad,
    FieldPad,
    NumberButton,
    go_round,
    row_of,
)
from td_app.ui.theme import Height, Space, TypeSize, typeface
from td_app.ui.widgets.keys import digit_of, step_of
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.typed_fields import number_typed
from td_app.words.figures import whole
from td_app.words.language import fr_en

TAPPED = frozenset({"count", "players", "place", "hands", "rounds", "cards", "card", "times"})
"""Units of which there are few: their numbers are tapped."""

LAST_TAPPED = 10
IN_A_ROW = 5
IN_A_LOW_ROW = 11

UP_OR_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class TypedField(QLineEdit):
    """A field for figures that takes those of a French keyboard unshifted.

    Enter, an empty Backspace and every key it cannot write go to what holds it.
    ``written`` are the other marks it takes.
    """

    def __init__(self, written: str = "") -> None:
        """Start empty."""
        super().__init__()
        self._written = written
        self.setFont(typeface(TypeSize.DECISION, strong=True))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def sizeHint(self) -> QSize:
        """Return the size of an amount, in pixels."""
        return QSize(220, Height.TOP_BAR)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write figures; leave Enter and letters alone."""
        figure = digit_of(event)
        if event.text() and event.text() in self._written:
            self.insert(event.text())
        elif figure is not None:
            self.insert(str(figure))
        elif self._is_written_with(event):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the caret at the end: what was typed is gone on with."""
        super().focusInEvent(event)
        self.deselect()
        self.end(False)

    def _is_written_with(self, event: QKeyEvent) -> bool:
        key = event.key()
        keys = Qt.Key
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return True
        if key in (keys.Key_Backspace, keys.Key_Delete):
            return bool(self.text())
        return key in (keys.Key_Left, keys.Key_Right, keys.Key_Home, keys.Key_End)


class NumberPad(AnswerPad):
    """Numbers from the least that may be to 10, one tap or one digit each; + for more."""

    def __init__(self, asked: Asked) -> None:
        """Offer the numbers of the question's shape."""
        super().__init__(asked)
        span = asked.shape.whole or Whole("number")
        last = min(span.at_most, LAST_TAPPED)
        nought = (0,) if span.at_least == 0 else ()
        self.numbers = (*range(max(1, span.at_least), last + 1), *nought)
        self.buttons: list[AnswerButton] = []
        self._grid = QWidget()
        self._cells = QGridLayout(self._grid)
        self._large = span.at_most > LAST_TAPPED
        self._more = TypedNumberPad(asked)
        self._more.given.connect(self.given)
        self._cells.setContentsMargins(0, 0, 0, 0)
        self._cells.setSpacing(Space.TIGHT)
        self.buttons += [NumberButton(whole(n), partial(self.given.emit, n)) for n in self.numbers]
        if self._large:
            self.buttons.append(NumberButton("+", self._type))
            self.buttons[-1].setAccessibleName(
                fr_en("Plus de {0}", "More than {0}").format(LAST_TAPPED)
            )
        if self.asked.shape.nullable:
            none = AnswerButton(self.asked.choice(None), "N", lambda: self.given.emit(None))
            self.buttons.append(none)
        self._set_out(IN_A_ROW)
        column(self._grid, self._more, STRETCH, on=self, margins=0)
        self._more.hide()

    def stand_low(self) -> None:
        """Stand ten numbers in a row, lower."""
        for button in self.buttons:
            button.tall = Height.FLOOR_CONTROL
        self._cells.setColumnStretch(IN_A_ROW, 0)
        self._set_out(IN_A_LOW_ROW)

    def _set_out(self, across: int) -> None:
        """Put the numbers in rows of so many, what is no number under them."""
        numbers = [button for button in self.buttons if isinstance(button, NumberButton)]
        for place, button in enumerate(numbers):
            self._cells.addWidget(button, place // across, place % across)
        self._cells.setColumnStretch(across, 1)
        for under in self.buttons[len(numbers) :]:
            self._cells.addWidget(under, 1 + (len(numbers) - 1) // across, 0, 1, -1)

    def begin(self) -> None:
        """Take the keyboard, on the number lit up if there is one."""
        first = self.asked.first
        if self._more.isVisibleTo(self):
            self._more.begin()
        elif type(first) is int and first in self.numbers:
            lit = self.buttons[self.numbers.index(first)]
            lit.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first is None and self.asked.shape.nullable:
            self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().begin()

    def take_back(self) -> bool:
        """Empty the field of a large number, then come back to the small ones."""
        if not self._more.isVisibleTo(self):
            return False
        if not self._more.take_back():
            self.clear()
            self.begin()
        return True

    def clear(self) -> None:
        """Show the small numbers again."""
        self._more.take_back()
        self._more.hide()
        self._grid.show()

    def hint(self) -> str:
        """Return what the key + does, where there are more numbers than buttons."""
        words = fr_en("+ pour un nombre plus grand", "+ for a larger number")
        if self._large:
            return words
        return ""

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on a digit, 0 being 10 where nought cannot be; type more on +."""
        if self._more.isVisibleTo(self):
            return self._more.keyed(event)
        if step_of(event):
            go_round(self.buttons, step_of(event))
            return True
        return not event.isAutoRepeat() and (self._digit(event) or self._mark(event))

    def _digit(self, event: QKeyEvent) -> bool:
        figure = digit_of(event)
        if figure == 0 and 0 not in self.numbers:
            figure = LAST_TAPPED
        if figure is None or figure not in self.numbers:
            return False
        self.given.emit(figure)
        return True

    def _mark(self, event: QKeyEvent) -> bool:
        for button in self.buttons:
            if event.text() and event.text().upper() in (button.key, button.text()):
                button.click()
                return True
        return False

    def _type(self) -> None:
        """Give way to a field: the number is a large one."""
        self._grid.hide()
        self._more.show()
        self._more.begin()


class TypedNumberPad(FieldPad):
    """A number typed, then Enter; what is likely stands beside, one tap each."""

    def __init__(self, asked: Asked, likely: tuple[int, ...] = ()) -> None:
        """Ask for a number within the question's shape."""
        super().__init__(asked, TypedField())
        self._whole = asked.shape.whole or Whole("number")
        self.field.textChanged.connect(self._tell)
        beside: list[tuple[int | None, str]] = [(number, whole(number)) for number in likely]
        if asked.shape.nullable:
            beside.append((None, asked.choice(None)))
        self._values = [value for value, _ in beside]
        self.buttons = [
            NumberButton(words, partial(self.given.emit, value), checkable=True)
            for value, words in beside
        ]
        lines = [row_of(self.field, self.ok)]
        if self.buttons:
            lines.append(row_of(*self.buttons))
        column(*lines, STRETCH, on=self, spacing=Space.SNUG, margins=0)
        self.setFocusProxy(self.field)
        self._tell()

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on Enter."""
        if event.key() in UP_OR_DOWN and self.buttons:
            go_round(self.buttons, step_of(event))
            return True
        return super().keyed(event)

    def number(self) -> int | None:
        """Return the number typed when it may be, else ``None``."""
        typed = number_typed(self.field.text())
        if typed is None or not self._whole.at_least <= typed <= self._whole.at_most:
            return None
        return typed

    def _tell(self) -> None:
        missing = fr_en("Tapez un nombre", "Type a number")
        empty = not self.field.text()
        first = self.asked.first
        lit = self.light(zip(self.buttons, self._values, strict=True), empty=empty)
        if isinstance(first, int) and not lit:
            self.field.setPlaceholderText(whole(first))
        else:
            self.field.setPlaceholderText("")
        assumed = empty and self.asked.assumed
        if self.number() is None and not assumed:
            self.ok.set_refusal(missing)
        else:
            self.ok.set_refusal(None)

    def _give(self) -> bool:
        number = self.number()
        if number is not None:
            self.given.emit(number)
        elif not self.field.text() and self.asked.assumed:
            self.given.emit(self.asked.first)
        else:
            return bool(self.field.text())
        return True


class WordsField(QLineEdit):
    """A line as high and as wide as an answer."""

    def sizeHint(self) -> QSize:
        """Return the size of a sentence, in pixels."""
        return QSize(520, Height.TOP_BAR)


class TextPad(FieldPad):
    """A line to write, then Enter. ``needed``: an empty line is no answer."""

    def __init__(self, asked: Asked, *, needed: bool = False) -> None:
        """Ask for words."""
        super().__init__(asked, WordsField())
        self._needed = needed
        self.field.setMaxLength(LONGEST_TEXT)
        self.field.setFont(typeface(TypeSize.TITLE))
        if isinstance(asked.first, str):
            self.field.setText(asked.first)
        column(row_of(self.field, self.ok), STRETCH, on=self, spacing=Space.TIGHT, margins=0)
        self.setFocusProxy(self.field)

    def begin(self) -> None:
        """Take the keyboard in the line, what is written ready to be written over."""
        super().begin()
        self.field.selectAll()

    def _give(self) -> bool:
        text = self.field.text().strip()
        given = bool(text) or not self._needed
        if given:
            self.given.emit(text)
        return given
