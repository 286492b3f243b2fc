"""The field in which a floor types what happened; its keys drive the lines under it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from td_app.ui.theme import Height, dress
from td_app.ui.widgets.keys import figure_with_alt
from td_app.ui.widgets.search_field import SearchField
from td_app.words.language import fr_en

ARROWS: dict[int, int] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class FloorField(SearchField):
    """``stepped(by)`` on Up and Down, ``numbered(figure)`` on Alt and a figure,
    ``went_right()`` on Right in an empty field.

    ``back`` is asked first on Escape, and on Backspace in an empty field: whether there was
    anything to go back to.
    """

    stepped = Signal(int)
    numbered = Signal(int)
    went_right = Signal()

    def __init__(self, back: Callable[[], bool], parent: QWidget | None = None) -> None:
        """Invite to say what happened; ``back`` takes one step back."""
        super().__init__("", parent, quiet_for=0)
        self._back = back
        dress(self, scale="floor")
        self.setPlaceholderText(
            fr_en(
                "Que se passe-t-il\u00a0? jeton unique, string, 9.12…",
                "What happened? single chip, string, 9.12…",
            )
        )
        self.setAccessibleName(
            fr_en("Que se passe-t-il à la table\u00a0?", "What happened at the table?")
        )
        self.setMinimumHeight(Height.FLOOR_CONTROL)

    def begin(self) -> None:
        """Take the keyboard, what was typed ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Drive the lines; everything else writes."""
        key, empty = event.key(), not self.text()
        figure = figure_with_alt(event)
        leaving = key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and empty)
        if figure is not None:
            self.numbered.emit(figure)
        elif key in ARROWS:
            self._search()
            self.stepped.emit(ARROWS[key])
        elif key == Qt.Key.Key_Right and empty:
            self.went_right.emit()
        elif not (leaving and self._back()):
            super().keyPressEvent(event)
