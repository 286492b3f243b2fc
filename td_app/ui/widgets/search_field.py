"""Find as you type."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.ui.theme.icons import paint_icon
from td_app.ui.theme.tokens import Space
from td_app.ui.theme.worn import colours

GLASS = 18
"""Side of the magnifying glass, in pixels."""

QUIET_FOR = 60
"""Milliseconds without a key before what was typed is searched for."""


class SearchField(QLineEdit):
    """``searched(text)`` a moment after typing, ``chosen()`` on Enter, ``went_down()`` on Down.

    Escape empties the field; in an empty one it is left to the window.
    """

    searched = Signal(str)
    chosen = Signal()
    went_down = Signal()

    def __init__(
        self, placeholder: str, parent: QWidget | None = None, *, quiet_for: int = QUIET_FOR
    ) -> None:
        """Invite by ``placeholder``; search ``quiet_for`` milliseconds after the last key."""
        super().__init__(parent)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.setClearButtonEnabled(True)
        self.setTextMargins(GLASS + Space.HAIR, 0, 0, 0)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(quiet_for)
        self._pause.timeout.connect(self._search)
        self.textChanged.connect(self._pause.start)

    def search_for(self, text: str) -> None:
        """Take the keyboard with ``text`` typed, ready to be typed over."""
        self.setText(text)
        self.setFocus()
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search at once on Enter, go to the list on Down, empty on Escape."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._search()
            self.chosen.emit()
        elif key == Qt.Key.Key_Down:
            self._search()
            self.went_down.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field and its magnifying glass."""
        super().paintEvent(event)
        painter = QPainter(self)
        top = (self.height() - GLASS) / 2
        paint_icon(painter, "search", colours().text_soft, QRectF(10, top, GLASS, GLASS))
        painter.end()

    def _search(self) -> None:
        if self._pause.isActive() or self.sender() is self._pause:
            self._pause.stop()
            self.searched.emit(self.text())
