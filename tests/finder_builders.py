"""The field over the window: opened by its keys, written in, and what it shows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_builders import Evening

from td_app.tournament.views.players import PlayerRow
from td_app.ui.windows.finder.finder_panel import FinderPanel

Key = Qt.Key
CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def press(evening: Evening, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget() or evening.window, key, modifier)


def panel(evening: Evening) -> FinderPanel:
    assert evening.window.finder is not None
    return evening.window.finder


def shown(evening: Evening) -> list[str]:
    return [offer.words for offer in panel(evening).list.offers()]


def write(evening: Evening, typed: str) -> None:
    panel(evening).field.insert(typed)
    QApplication.processEvents()


def find(evening: Evening, typed: str) -> None:
    """Press Ctrl+F and write."""
    press(evening, Key.Key_F, CTRL)
    write(evening, typed)


def ask(evening: Evening, typed: str) -> None:
    """Press Ctrl+K and write."""
    press(evening, Key.Key_K, CTRL)
    write(evening, typed)


def a_player(evening: Evening, *, seated: bool = True) -> PlayerRow:
    rows = evening.live.players().rows
    return next(row for row in rows if (row.seat is not None) is seated)
