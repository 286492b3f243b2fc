"""How many: a number to tap or to type."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rules_ropta.asked import Whole
from td_app.ui.figures import whole
from td_app.ui.pages.floor.answer_button import AnswerButton, NumberButton, floor_button
from td_app.ui.pages.floor.answer_choice import step
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.theme.tokens import Height, Space, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.keys import ENTER, digit_of, step_of
from td_app.ui.widgets.number_field import number_typed
from td_app.words.asking import choice_text, field_question
from td_app.words.language import fr_en

TAPPED = frozenset({"count", "players", "place", "hands", "rounds", "cards", "card", "times"})
"""Units of which there are few: their numbers are tapped."""

LAST_TAPPED = 10
IN_A_ROW = 5


class TypedField(QLineEdit):
    """A field for figures that takes those of a French keyboard unshifted.

    Enter, an empty Backspace and every key it cannot write go to what holds it.
    ``written`` are the other marks it takes.
    """

    def __init__(self, name: str, written: str = "") -> None:
        """Be called ``name`` by screen readers."""
        super().__init__()
        self._written = written
        self.setAccessibleName(name)
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
        key, keys = event.key(), Qt.Key
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
        self._more = TypedNumberPad(asked)
        self._more.given.connect(self.given)
        self._fill(more=span.at_most > LAST_TAPPED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._grid)
        column.addWidget(self._more)
        column.addStretch(1)
        self._more.hide()

    def _fill(self, *, more: bool) -> None:
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(Space.TIGHT)
        for number in self.numbers:
            self._place(grid, NumberButton(whole(number)), partial(self.given.emit, number))
        if more:
            self._place(grid, NumberButton("+"), self._type)
            self.buttons[-1].setAccessibleName(
                fr_en("Plus de {0}", "More than {0}").format(LAST_TAPPED)
            )
        grid.setColumnStretch(IN_A_ROW, 1)
        if self.asked.shape.nullable:
            self._place(
                grid,
                AnswerButton(choice_text(self.asked.op, self.asked.name, None), "N"),
                lambda: self.given.emit(None),
            )

    def _place(self, grid: QGridLayout, button: AnswerButton, act: Callable[[], object]) -> None:
        rank = len(self.buttons)
        button.clicked.connect(lambda _=False: act())
        if button.key:
            grid.addWidget(button, grid.rowCount(), 0, 1, -1)
        else:
            grid.addWidget(button, rank // IN_A_ROW, rank % IN_A_ROW)
        self.buttons.append(button)

    def begin(self) -> None:
        """Take the keyboard, on the number lit up if there is one."""
        if self._more.isVisibleTo(self):
            self._more.begin()
        elif type(self.asked.first) is int and self.asked.first in self.numbers:
            lit = self.buttons[self.numbers.index(self.asked.first)]
            lit.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.asked.first is None and self.asked.shape.nullable:
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
        """Tell what + does, where there are more numbers than buttons."""
        return (
            fr_en("+ pour un nombre plus grand", "+ for a larger number")
            if self._more_than_shown()
            else ""
        )

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on a digit, 0 being 10 where nought cannot be; type more on +."""
        if self._more.isVisibleTo(self):
            return self._more.keyed(event)
        if step_of(event):
            step(self.buttons, step_of(event))
            return True
        return not event.isAutoRepeat() and (self._digit(event) or self._mark(event))

    def _more_than_shown(self) -> bool:
        return any(button.text() == "+" for button in self.buttons)

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


class TypedNumberPad(AnswerPad):
    """A number typed, then Enter; what is likely stands beside, one tap each."""

    def __init__(self, asked: Asked, likely: tuple[int, ...] = ()) -> None:
        """Ask for a number within the question's shape."""
        super().__init__(asked)
        self._whole = asked.shape.whole or Whole("number")
        self.field = TypedField(field_question(asked.op, asked.name))
        self.field.textChanged.connect(self._tell)
        self.ok = floor_button(fr_en("Valider", "OK"), self._give)
        self.buttons: list[AnswerButton] = [
            self._beside(number, whole(number)) for number in likely
        ]
        if asked.shape.nullable:
            self.buttons.append(self._beside(None, choice_text(asked.op, asked.name, None)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addLayout(row_of(self.field, self.ok))
        if self.buttons:
            column.addLayout(row_of(*self.buttons))
        column.addStretch(1)
        self.setFocusProxy(self.field)
        self._tell()

    def _beside(self, value: int | None, words: str) -> AnswerButton:
        button = NumberButton(words)
        button.clicked.connect(lambda: self.given.emit(value))
        return button

    def begin(self) -> None:
        """Take the keyboard in the field."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Empty the field."""
        typed = bool(self.field.text())
        self.field.clear()
        return typed

    def clear(self) -> None:
        """Empty the field."""
        self.field.clear()

    def keyed(self, event: QKeyEvent) -> bool:
        """Answer on Enter."""
        if event.key() in ENTER:
            return event.isAutoRepeat() or self._give()
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.buttons:
            step(self.buttons, 1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        return False

    def number(self) -> int | None:
        """Return the number typed when it may be, else ``None``."""
        typed = number_typed(self.field.text())
        if typed is None or not self._whole.at_least <= typed <= self._whole.at_most:
            return None
        return typed

    def _tell(self) -> None:
        self.ok.set_refusal(
            None if self.number() is not None else fr_en("Tapez un nombre", "Type a number")
        )

    def _give(self) -> bool:
        number = self.number()
        if number is not None:
            self.given.emit(number)
        elif not self.field.text() and self.asked.assumed:
            self.given.emit(self.asked.first)
        else:
            return bool(self.field.text())
        return True


def row_of(*widgets: QWidget) -> QHBoxLayout:
    """Return widgets side by side, from the left."""
    row = QHBoxLayout()
    row.setSpacing(Space.TIGHT)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
