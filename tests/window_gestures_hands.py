"""A director's two hands on the window: what is seen is clicked, keys go where the keyboard is.

Clicks and keys go to the window itself, as from a real mouse: what lies over a button takes the
click in its stead, and a grey button answers why.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTabBar,
    QWidget,
)

from td_app.ui.widgets.row_table import RowTable
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import page_words

MOST_ESCAPES = 4


class GreyButtonError(Exception):
    """A button that cannot be pressed now; the message is what it says."""


class Hands:
    """Clicks, types and presses keys in one director's window."""

    def __init__(self, window: MainWindow) -> None:
        """Work in ``window``, which is shown."""
        self.window = window

    def come_forward(self) -> None:
        """Bring the window before the public one, as a click in it does."""
        self.window.activateWindow()
        settle()
        assert self.window.isActiveWindow()

    def page(self, key: str) -> Any:
        """Open a page by its entry in the rail; return it."""
        view = self.window.view
        assert view is not None
        words = page_words(key)
        self.click(next(b for b in view.rail.findChildren(QPushButton) if b.text() == words))
        assert view.pages.key == key
        return view.pages.page(key)

    def page_shown(self) -> Any:
        """Return the page in sight."""
        view = self.window.view
        assert view is not None
        return view.pages.page(view.pages.key)

    def act(self, words: str) -> Any:
        """Choose an act by its words among all of them; return the page then shown."""
        self.rest()
        self.press(Qt.Key.Key_K, with_=Qt.KeyboardModifier.ControlModifier)
        self.type(words)
        self.press(Qt.Key.Key_Return)
        return self.page_shown()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click in the middle of a widget or at a point of it; ``GreyButtonError`` if grey."""
        assert widget.isVisible(), _named(widget)
        if not widget.isEnabled():
            raise GreyButtonError(widget.toolTip() or _named(widget))
        _bring_into_view(widget)
        window = widget.window()
        where = widget.mapTo(window, widget.rect().center() if at is None else at)
        hit = window.childAt(where)
        assert hit is not None, f"{_named(widget)} is not in sight"
        under = hit is widget or widget.isAncestorOf(hit)
        assert under, f"{_named(hit)} lies over {_named(widget)}"
        QTest.mouseClick(_handle(window), Qt.MouseButton.LeftButton, pos=where)
        settle()

    def answer(self, button: QWidget) -> None:
        """Click what closes a question; the window has the keyboard again, as on a screen."""
        self.click(button)
        self.come_forward()

    def press(self, *keys: Qt.Key, with_: Qt.KeyboardModifier | None = None) -> None:
        """Press keys one after the other, where the keyboard is by then."""
        for key in keys:
            QTest.keyClick(_handle(self._front()), key, with_ or Qt.KeyboardModifier.NoModifier)
            settle()

    def type(self, text: str) -> None:
        """Type letters and figures where the keyboard is."""
        for sign in text:
            QTest.keyClick(_handle(self._front()), sign)  # type: ignore[call-overload]
        settle()

    def write(self, field: QLineEdit, text: str) -> None:
        """Write in a field instead of what it holds."""
        self.click(field)
        assert field.hasFocus(), _named(field)
        field.selectAll()
        if text:
            self.type(text)
        else:
            self.press(Qt.Key.Key_Delete)

    def rest(self) -> None:
        """Leave whatever has the keyboard, with Escape."""
        for _ in range(MOST_ESCAPES):
            if QApplication.focusWidget() is None:
                return
            self.press(Qt.Key.Key_Escape)

    def tab(self, tabs: QTabBar, index: int) -> None:
        """Open one of the tabs of a page."""
        self.click(tabs, tabs.tabRect(index).center())
        assert tabs.currentIndex() == index

    def line(self, table: RowTable[Any], key: int) -> None:
        """Choose a line of a table by its key."""
        index = table.filter.mapFromSource(table.rows.index_of(key))
        assert index.isValid(), key
        table.scrollTo(index)
        self.click(table, table.visualRect(index).center() + table.viewport().pos())

    def item(self, rows: QListWidget, place: int) -> None:
        """Choose a line of a list by its place from 0."""
        item = rows.item(place)
        rows.scrollToItem(item)
        self.click(rows, rows.visualItemRect(item).center() + rows.viewport().pos())

    def button(self, within: QWidget, words: str) -> None:
        """Click the one button in sight whose words begin so."""
        found = [b for b in within.findChildren(QAbstractButton) if b.text().startswith(words)]
        (seen,) = (b for b in found if b.isVisible())
        self.click(seen)

    def _front(self) -> QWidget:
        return QApplication.activeModalWidget() or self.window


def settle() -> None:
    """Let what was done be shown and take its place."""
    for _ in range(2):
        QApplication.processEvents()


def _handle(window: QWidget) -> QWindow:
    handle = window.windowHandle()
    assert handle is not None
    return handle


def _bring_into_view(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QScrollArea) and parent is not widget.parentWidget():
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    settle()


def _named(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} « {text} »"
