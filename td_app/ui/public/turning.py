"""What turns over on the wall: one page after another, each for its time, only while shown."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class TurningPart(QWidget):
    """A part of the wall with ``page`` on, out of ``pages``; each stays :meth:`stays` ms."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the first page."""
        super().__init__(parent)
        self.page = 0
        self._turning = QTimer(self)
        self._turning.setSingleShot(True)
        self._turning.timeout.connect(self._time_is_up)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def pages(self) -> int:
        """Return how many pages there are, one at least."""
        return 1

    def stays(self) -> int:
        """Return how many milliseconds the page that is on stays."""
        raise NotImplementedError

    def turn(self) -> None:
        """Show the next page."""
        if self.pages > 1:
            self.show_page((self.page + 1) % self.pages)

    def show_page(self, page: int) -> None:
        """Show a page for its whole time."""
        self.page = page
        if self.isVisible():
            self._turning.start(self.stays())
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Turn over while shown."""
        self._turning.start(self.stays())

    def hideEvent(self, event: QHideEvent) -> None:
        """Turn over no more."""
        self._turning.stop()

    def _time_is_up(self) -> None:
        self.turn()
        self._turning.start(self.stays())
