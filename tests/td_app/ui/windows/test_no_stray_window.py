"""Building a page opens no window of its own: it would take the keyboard for an instant."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from builders import a_club
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from td_app.club import Club
from td_app.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.pages.floor_tabs import FloorTabs
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_view import TournamentView


class Watcher(QObject):
    """Notes every widget shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@pytest.fixture
def watcher(qapp: QApplication) -> Iterator[Watcher]:
    watching = Watcher()
    qapp.installEventFilter(watching)
    yield watching
    qapp.removeEventFilter(watching)


@pytest.fixture
def view(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> TournamentView:
    """Return the sample tournament in a window with its own pages, none of them made yet."""
    club = a_club()
    desk = a_desk(club)
    desk.open(sample_tournament(club, seed=b"x").tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    assert window.view is not None
    return window.view


def test_pages_open_no_window_as_they_are_built(view: TournamentView, watcher: Watcher) -> None:
    for key in view.pages.keys:
        view.show_page(key)
    page = view.show_page("floor")
    assert isinstance(page, FloorTabs)
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
    page.choose("undercall")
    assert watcher.shown == []
