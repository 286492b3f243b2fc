"""A few answers side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from td_app.ui.theme import Space


class ChoiceRow(QWidget):
    """A few answers side by side, one of them on."""

    def __init__(
        self,
        answers: Sequence[tuple[str, str]],
        on: str,
        chosen: Callable[[str], None],
    ) -> None:
        """Offer ``answers`` (value, words) and call ``chosen`` with the value picked."""
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.NORMAL)
        group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        for value, words in answers:
            button = QRadioButton(words)
            button.setChecked(value == on)
            button.clicked.connect(lambda _=False, value=value: chosen(value))
            group.addButton(button)
            row.addWidget(button)
            self.buttons[value] = button
        row.addStretch(1)

    def choose(self, value: str) -> None:
        """Put an answer on, without calling anything."""
        self.buttons[value].setChecked(True)
