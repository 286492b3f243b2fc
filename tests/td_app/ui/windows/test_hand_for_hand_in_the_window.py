"""Hand-for-hand in the director's window: figures are the numbers of tables, not of pages (2.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club, a_setup, registered
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_gestures_hands import Hands

from td_app.club import Club
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> MainWindow:
    """Return eight players at two tables, seven places paid, hand-for-hand announced."""
    club = a_club()
    prizes = tuple(str(100 - place) for place in range(7))
    session = club.create(a_setup(2, prizes=prizes))
    registered(session, 8)
    session.dispatch(cmd.DrawSeats((1, 2)))
    session.dispatch(cmd.StartClock())
    desk = a_desk(club)
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    assert desk.live is not None
    desk.live.dispatch(cmd.AnnounceHandForHand())
    return window


def type_table(window: MainWindow, table: int) -> None:
    """Type the number of a table where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key(Qt.Key.Key_0 + table))
    QApplication.processEvents()


def playing(window: MainWindow) -> tuple[int, ...]:
    """Return the tables still awaited."""
    assert window.desk.live is not None
    now = window.desk.live.state.hand_for_hand
    assert now is not None
    return now.round.playing


def test_back_from_another_page(window: MainWindow) -> None:
    window.show_page("clock")
    window.show_page("room")
    type_table(window, 2)
    assert playing(window) == (1,)
    assert window.view is not None
    assert window.view.pages.key == "room"


def test_after_a_click_that_leaves_the_keyboard_nowhere(window: MainWindow) -> None:
    Hands(window).page("room")
    type_table(window, 1)
    assert playing(window) == (2,)
    assert window.view is not None
    assert window.view.pages.key == "room"


def test_space_is_still_for_the_clock(window: MainWindow) -> None:
    assert window.desk.live is not None
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
    assert not window.desk.live.state.clock.running
