"""Fields that may stay empty, in a chain: left by Enter for the next, by an arrow for one near."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.theme.icons import dress
from td_app.ui.widgets.layout import bring_in_sight
from td_app.ui.widgets.typed_fields import number_typed


class TypedField(QLineEdit):
    """``entered()`` on Enter; Up and Down go to the field above or below (``moved(step)``)."""

    entered = Signal()
    moved = Signal(int)

    def __init__(self, name: str, *, width: int, parent: QWidget | None = None) -> None:
        """Make an empty form; ``name`` is for screen readers."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFixedWidth(width)

    def set_wrong(self, wrong: bool) -> None:
        """Ring the field in red, or no longer."""
        dress(self, wrong="true" if wrong else "false")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, Up and Down."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if event.key() == Qt.Key.Key_Up:
                self.moved.emit(-1)
            else:
                self.moved.emit(1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select what is there, so that typing replaces it."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()
            bring_in_sight(self)


class FigureField(TypedField):
    """A whole number, or nothing; what is not one is ringed in red."""

    def __init__(self, name: str, *, width: int = 112, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(name, width=width, parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.textChanged.connect(lambda text: self.set_wrong(bool(text.strip()) and self.bad))

    @property
    def bad(self) -> bool:
        """Return whether something is written that is not a number of chips."""
        number = number_typed(self.text())
        return bool(self.text().strip()) and (number is None or number < 0)

    def number(self) -> int | None:
        """Return the number, None when there is none."""
        if self.bad:
            return None
        return number_typed(self.text())


def chain(fields: Sequence[TypedField], after: Callable[[int], object]) -> None:
    """Go up and down among fields with the arrows, past the grey ones; ``after`` on Enter in one.

    It is given the place of the field left, from 0.
    """

    def step(place: int, by: int) -> None:
        place += by
        while 0 <= place < len(fields):
            if fields[place].isEnabled():
                fields[place].setFocus(Qt.FocusReason.TabFocusReason)
                return
            place += by

    for place, field in enumerate(fields):
        field.moved.connect(lambda by, place=place: step(place, by))
        field.entered.connect(lambda place=place: after(place))
