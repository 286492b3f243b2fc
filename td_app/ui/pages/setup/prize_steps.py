"""The places before which play goes hand-for-hand, as they are typed (2.7)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.words.language import fr_en

STEPS_WIDTH = 168


def steps_typed(text: str) -> tuple[int, ...]:
    """Return the places typed, the largest first; 0 stands for what is no number.

    >>> steps_typed("5, 9"), steps_typed(""), steps_typed("bulle")
    ((9, 5), (), (0,))
    """
    parts = text.replace(",", " ").replace(";", " ").split()
    numbers = {
        int(part) if part.isascii() and part.isdigit() and len(part) < 5 else 0 for part in parts
    }
    return tuple(sorted(numbers, reverse=True))


class PrizeSteps(QWidget):
    """``edited()`` when other places were typed."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show none yet: the last prize alone is a bubble."""
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setMaximumWidth(STEPS_WIDTH)
        self.field.setPlaceholderText(fr_en("le dernier prix", "the last prize"))
        self.field.setToolTip(
            fr_en("Une place payée, ou plusieurs\u00a0: 9, 5", "A place paid, or several: 9, 5")
        )
        self.field.textEdited.connect(lambda _text: self.edited.emit())
        words = label(
            fr_en(
                "Main par main avant la place (§\u00a02.7)",
                "Hand-for-hand before place (§\u00a02.7)",
            )
        )
        words.setBuddy(self.field)
        self.field.setAccessibleName(words.text())
        row(words, self.field, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    def steps(self) -> tuple[int, ...]:
        """Return the places typed."""
        return steps_typed(self.field.text())

    def show_steps(self, steps: tuple[int, ...]) -> None:
        """Show these places, unless they are what is being typed."""
        if self.steps() != steps:
            self.field.setText(", ".join(map(str, steps)))
