"""A slider that a page scrolled over it leaves where it is."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider


class SteadySlider(QSlider):
    """Moves with the wheel only while it has the keyboard."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn only with the keyboard; else the page scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
