"""What comes over the clock of the wall, and is hidden when there is nothing to say."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

W = TypeVar("W")


class OverFace(QWidget, Generic[W]):
    """Shows ``words`` while there are any; :meth:`said` is how they are read out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._words: W | None = None
        self.hide()

    @property
    def words(self) -> W | None:
        """Return what is shown."""
        return self._words

    def set_words(self, words: W | None) -> None:
        """Show something, or nothing; nothing is redrawn when it is the same."""
        if words == self._words:
            return
        self._words = words
        if words is not None:
            self.setAccessibleName(", ".join(part for part in self.said(words) if part))
        self.setVisible(words is not None)
        self.update()

    def said(self, words: W) -> tuple[str, ...]:
        """Return what is read out, in its order."""
        raise NotImplementedError
