"""A guard against clicks on a widget that has just appeared: they were meant for another."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QCursor, QMouseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

GUARD_MS = 500

NEAR = 50
"""Pixels from the pointer within which a click is its own: a finger was nowhere before."""

COMINGS = (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize)
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


def _of_the_pointer(event: QMouseEvent) -> bool:
    away = event.globalPosition().toPoint() - QCursor.pos()
    return away.manhattanLength() <= NEAR


class ClickGuard(QObject):
    """Keeps the clicks from a widget, and all it holds, for half a second once it has come.

    It comes when it is shown, moved or made larger where the pointer is already; what the pointer
    goes to is never guarded, nor is a key. A click that is kept goes nowhere, its release neither.
    """

    def __init__(self, guarded: QWidget) -> None:
        """Guard ``guarded`` as long as it lives."""
        super().__init__(guarded)
        self._guarded = guarded
        self._until_ms = 0
        self._holds = False
        self._listens = False
        guarded.installEventFilter(self)

    @staticmethod
    def clock_ms() -> int:
        """Return the milliseconds gone by, by a clock that never jumps."""
        return time.monotonic_ns() // 1_000_000

    def renew(self, ms: int = GUARD_MS) -> None:
        """Begin again, for ``ms``: what stands under the pointer is no longer what stood there."""
        self._until_ms = 0
        if self._guarded.isVisible() and self._guarded.rect().contains(self._pointer()):
            self._until_ms = self.clock_ms() + ms
            self._listen(True)
            QTimer.singleShot(ms, self, self._rest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a click that was meant for something else; see what comes under the pointer."""
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            return self._keeps(watched, event)
        if watched is self._guarded and event.type() in COMINGS:
            before = self._place_before(event)
            if not before.contains(self._guarded.pos() + self._pointer()):
                self.renew()
            elif not self._guarded.rect().contains(self._pointer()):
                self._until_ms = 0
        return False

    def _keeps(self, watched: QWidget, event: QMouseEvent) -> bool:
        inside = watched is self._guarded or self._guarded.isAncestorOf(watched)
        if event.type() in PRESSES:
            fresh = inside and self.clock_ms() < self._until_ms
            kept = self._holds = fresh and _of_the_pointer(event)
        elif event.type() is QEvent.Type.MouseButtonRelease:
            kept = self._holds
            self._holds = False
        else:
            return False
        if not self._holds:
            self._rest()
        if kept:
            event.accept()
        return kept

    def _place_before(self, event: QEvent) -> QRect:
        """Where the widget was before an event, in the pixels of its parent; nowhere if hidden."""
        place = self._guarded.geometry()
        if isinstance(event, QMoveEvent):
            return QRect(event.oldPos(), place.size())
        if isinstance(event, QResizeEvent):
            return QRect(place.topLeft(), event.oldSize())
        return QRect()

    def _pointer(self) -> QPoint:
        return self._guarded.mapFromGlobal(QCursor.pos())

    def _rest(self) -> None:
        """Look at no click any more, once its time is over and no release is waited for."""
        if self._holds:
            return
        left = self._until_ms - self.clock_ms()
        if left > 0:
            QTimer.singleShot(left, self, self._rest)
        else:
            self._listen(False)

    def _listen(self, wanted: bool) -> None:
        """Look at every event of the application, or no more: a click goes to a part within."""
        app = QApplication.instance()
        if app is None or wanted == self._listens:
            return
        self._listens = wanted
        (app.installEventFilter if wanted else app.removeEventFilter)(self)
