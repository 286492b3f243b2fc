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

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.windows.main_window import MainWindow


@pytest.fixture
def bubble(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> MainWindow:
    """Return eight players at two tables, seven places paid: hand-for-hand is proposed."""
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
    return window


@pytest.fixture
def window(bubble: MainWindow) -> MainWindow:
    """Return the same, hand-for-hand announced."""
    assert bubble.desk.live is not None
    bubble.desk.live.dispatch(cmd.AnnounceHandForHand())
    return bubble


def test_announced_from_the_open_column_its_buttons_are_free(bubble: MainWindow) -> None:
    bubble.resize(1024, 600)
    bubble.show_page("clock")
    QApplication.processEvents()
    view = bubble.view
    assert view is not None
    view.fold.open()
    card = next(card for key, card in view.side.todo.cards.items() if key.startswith("hand"))
    QTest.mouseClick(card.primary, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert view.pages.key == "room" and not view.fold.is_open
    page = view.pages.page("room")
    assert isinstance(page, RoomPage)
    signal = page.floor.round.signal
    assert signal.isVisible()
    middle = signal.mapTo(bubble, signal.rect().center())
    assert bubble.childAt(middle) is signal


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
