"""Lines of menus stay usable as long as they are on screen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.menus import menu_line

UI = Path(__file__).resolve().parents[4] / "td_app" / "ui"


class LooksInside(QObject):
    """Lists what is inside whatever hears a user's event, as a keyboard's guard may."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.User:
            watched.findChildren(QWidget)
        return False


@pytest.fixture
def page(dressed: QApplication) -> QWidget:
    """Return a page with a button whose menu is still empty."""
    page = QWidget()
    button = QPushButton("Exporter", page)
    button.setMenu(QMenu(button))
    return page


def menu_of(page: QWidget) -> QMenu:
    menu = page.findChild(QMenu)
    assert isinstance(menu, QMenu)
    return menu


def test_a_line_outlives_a_frame_that_its_page_once_stood_in(qtbot: QtBot, page: QWidget) -> None:
    line = menu_line(menu_of(page), "Classement en CSV…", lambda: None)
    before, after = QWidget(), QWidget()
    qtbot.addWidget(after)
    QVBoxLayout(before).addWidget(page)
    before.findChildren(QWidget)
    QVBoxLayout(after).addWidget(page)
    before.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    line.setEnabled(False)
    assert not menu_of(page).actions()[0].isEnabled()


def test_a_line_outlives_a_look_inside_what_qt_made(
    qtbot: QtBot, dressed: QApplication, page: QWidget
) -> None:
    line = menu_line(menu_of(page), "Classement en CSV…", lambda: None)
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidget(page)
    looks = LooksInside()
    dressed.installEventFilter(looks)
    QCoreApplication.sendEvent(page.parentWidget(), QEvent(QEvent.Type.User))
    dressed.removeEventFilter(looks)
    line.setEnabled(False)
    assert not menu_of(page).actions()[0].isEnabled()


def test_a_line_does_what_it_says(page: QWidget) -> None:
    done: list[str] = []
    menu_line(menu_of(page), "Imprimer…", lambda: done.append("printed"), icon="print").trigger()
    assert done == ["printed"]
    assert not menu_of(page).actions()[0].icon().isNull()


def test_no_menu_of_the_screens_leaves_its_lines_to_qt() -> None:
    left = [
        f"{path.relative_to(UI)}:{node.lineno}"
        for path in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "addAction" and not _of_an_action(node)
    ]
    assert left == []


def _of_an_action(call: ast.Call) -> bool:
    """Whether what is added is a ``QAction`` that has a name where it is added."""
    first = call.args[0]
    return isinstance(first, ast.Name) and first.id in {"line", "shown", "pick"}
