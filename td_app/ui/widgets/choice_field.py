"""One choice out of a short list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class ChoiceField(QComboBox):
    """A list that opens; ``choiceChanged(key)`` when somebody chooses another line."""

    choiceChanged = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(
        self, choices: Sequence[tuple[str, str]] = (), parent: QWidget | None = None
    ) -> None:
        """Offer ``choices``, each a key and its words, the first one chosen."""
        super().__init__(parent)
        # The style sheet reaches the lines of the list only through this kind of delegate.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_choices(choices)
        self.activated.connect(lambda _place: self.choiceChanged.emit(self.chosen()))

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer others, keeping the choice where its key is still offered."""
        kept = self.chosen()
        self.clear()
        for key, words in choices:
            self.addItem(words, key)
        self.choose(kept)

    def chosen(self) -> str:
        """Return the key of the line chosen, empty without any."""
        return str(self.currentData() or "")

    def choose(self, key: str) -> bool:
        """Choose a line by its key, without a signal; tell whether it is offered."""
        place = self.findData(key)
        if place >= 0:
            self.setCurrentIndex(place)
        return place >= 0

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn only in the field that has the keyboard."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
