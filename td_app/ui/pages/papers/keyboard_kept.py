"""The keyboard of a page whose buttons are grey for a while."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class KeyboardKept:
    """Lends the keyboard to a list while the button that had it is grey, and gives it back.

    Else Qt hands it to whatever comes next, as far as the top of the window.
    """

    def __init__(self, page: QWidget, meanwhile: QWidget) -> None:
        """Keep the keyboard inside ``page``, at ``meanwhile``."""
        self._page, self._meanwhile = page, meanwhile
        self._had: QWidget | None = None

    def lend(self) -> None:
        """Note what has the keyboard on the page, before it becomes grey."""
        had = self._page.window().focusWidget()
        if had is not None and self._page.isAncestorOf(had) and had is not self._meanwhile:
            self._had = had
            self._meanwhile.setFocus()

    def give_back(self) -> None:
        """Give the keyboard back, unless something else was chosen meanwhile."""
        had, self._had = self._had, None
        here = self._page.window().focusWidget()
        if had is not None and here is self._meanwhile and had.isEnabled():
            had.setFocus()
