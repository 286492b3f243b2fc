"""A few answers as large buttons, one digit each: yes or no, one of a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout

from rules_ropta.situation import Shape
from td_app.ui.pages.floor.answer_button import AnswerButton
from td_app.ui.pages.floor.answer_pad import AnswerPad, Asked
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.keys import digit_of, step_of
from td_app.words.asking import choice_text

ONE_COLUMN = 5
"""As many answers stand under one another; more take two columns."""

MOST_WITH_A_DIGIT = 9

Option = tuple[object, str]


def options_of(asked: Asked, shape: Shape | None = None) -> tuple[Option, ...]:
    """Return the answers of a closed question, each a plain value and its words."""
    shape = shape or asked.shape
    values: list[object] = [True, False] if shape.kind == "bool" else list(shape.allowed)
    if shape.nullable:
        values.append(None)
    return tuple((value, choice_text(asked.op, asked.name, value)) for value in values)


def same(one: object, other: object) -> bool:
    """Return whether two plain values are one: ``False`` is not 0."""
    return type(one) is type(other) and one == other


class ChoicePad(AnswerPad):
    """One tap or one digit answers; arrows light up, Enter gives what is lit."""

    def __init__(
        self, asked: Asked, options: Sequence[Option] | None = None, *, columns: int = 0
    ) -> None:
        """Offer ``options``, those of the question's shape unless told."""
        super().__init__(asked)
        self.options = tuple(options_of(asked) if options is None else options)
        self.buttons: list[AnswerButton] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(Space.TIGHT)
        columns = columns or (1 if len(self.options) <= ONE_COLUMN else 2)
        rows = -(-len(self.options) // columns)
        for rank, (value, words) in enumerate(self.options):
            key = str(rank + 1) if rank < MOST_WITH_A_DIGIT else ""
            button = AnswerButton(words, key)
            button.clicked.connect(lambda _=False, value=value: self.given.emit(value))
            grid.addWidget(button, rank % rows, rank // rows)
            self.buttons.append(button)
        grid.setRowStretch(rows, 1)
        for column in range(columns):
            grid.setColumnStretch(column, 1)

    def begin(self) -> None:
        """Take the keyboard, on the answer lit up if there is one."""
        for (value, _), button in zip(self.options, self.buttons, strict=True):
            if same(value, self.asked.first):
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
            step(self.buttons, step_of(event))
            return True
        return False


def step(buttons: Sequence[AnswerButton], by: int) -> None:
    """Light up the next button, or the one before: the first or the last where none is."""
    lit = next((rank for rank, button in enumerate(buttons) if button.hasFocus()), None)
    rank = (0 if by > 0 else len(buttons) - 1) if lit is None else (lit + by) % len(buttons)
    buttons[rank].setFocus(Qt.FocusReason.TabFocusReason)
