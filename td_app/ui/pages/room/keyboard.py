"""Enter in this page's forms: it acts once, where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LineField(QLineEdit):
    """A line whose Enter goes no further: the form it sent may be gone by then."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter here."""
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()


def press_focused(within: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the keyboard on Enter; tell whether there was one."""
    focus = QApplication.focusWidget()
    if event.key() not in ENTER or event.isAutoRepeat():
        return False
    if not isinstance(focus, QAbstractButton) or not within.isAncestorOf(focus):
        return False
    focus.click()
    return True
