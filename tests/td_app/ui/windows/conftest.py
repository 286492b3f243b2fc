"""The director's window over a club in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from builders import a_club
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_builders import Evening, plain_pages

from td_app.club.club import Club
from td_app.training.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES, TournamentPage
from td_app.words.language import set_current_language


@pytest.fixture
def a_desk(dressed: QApplication) -> Iterator[Callable[[Club], Desk]]:
    """Return what opens a desk on a club, and puts the language back afterwards."""
    desks: list[Desk] = []

    def opened(club: Club) -> Desk:
        desk = Desk(club)
        desk.dress()
        desks.append(desk)
        return desk

    before = QLocale()
    yield opened
    for desk in desks:
        desk.close()
        desk.deleteLater()
    set_current_language("fr")
    QLocale.setDefault(before)


@pytest.fixture
def opened(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Callable[[Club], Evening]:
    """Return what shows a window on a club with nothing open."""

    def show(club: Club) -> Evening:
        if not club.read_only:
            club.directory.set_setting("theme", "light")
        desk = a_desk(club)
        window = MainWindow(desk, pages=plain_pages())
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return Evening(desk, window)

    return show


@pytest.fixture
def evening(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Evening:
    """Return the sample tournament in an active window of 1366×768, its pages plain."""
    return an_evening(qtbot, a_desk, plain_pages())


@pytest.fixture
def evening_of_pages(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Iterator[Evening]:
    """Return the sample tournament in an active window with its own pages."""
    evening = an_evening(qtbot, a_desk, PAGES)
    yield evening
    evening.window.close()


def an_evening(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], pages: tuple[TournamentPage, ...]
) -> Evening:
    """Return the sample tournament in an active window with these pages."""
    club = a_club()
    club.directory.set_setting("theme", "light")
    session = sample_tournament(club, seed=b"x")
    desk = a_desk(club)
    desk.open(session.tournament)
    window = MainWindow(desk, pages=pages)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return Evening(desk, window)
