"""A row of short words with their counts, one of them chosen: what a list shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from td_app.ui.figures import whole
from td_app.ui.theme.icons import dress
from td_app.ui.theme.tokens import Space
from td_app.ui.widgets.buttons import Button, Rank


class FilterChips(QWidget):
    """``picked(key)`` when another chip is pressed; the arrows go from one to the next."""

    picked = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], name: str, parent: QWidget | None = None
    ) -> None:
        """Offer ``choices``, each a key and its words, the first one chosen."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._words = dict(choices)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons: dict[str, Button] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        for key, words in choices:
            button = Button(words, Rank.QUIET, scale="small")
            button.setCheckable(True)
            button.clicked.connect(lambda _on, key=key: self.picked.emit(key))
            dress(button, kind="filter-chip")
            self._group.addButton(button)
            self.buttons[key] = button
            row.addWidget(button)
        row.addStretch(1)
        self.choose(choices[0][0])

    def chosen(self) -> str:
        """Return the key of the chip chosen."""
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def choose(self, key: str) -> None:
        """Choose a chip by its key, without a signal."""
        self.buttons[key].setChecked(True)

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Write a count after the words of each key given."""
        for key, count in counts.items():
            text = f"{self._words[key]}\u2002{whole(count)}"
            if self.buttons[key].text() != text:
                self.buttons[key].setText(text)
