"""The page of a table in the director's own window: its keys are not those of the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.training.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.pages.evening.room.table_page import TablePage
from td_app.ui.windows.main_window import MainWindow

Key = Qt.Key


@pytest.fixture
def room(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> RoomPage:
    """Return the room of the sample tournament in an active window."""
    club = a_club()
    session = sample_tournament(club, seed=b"x")
    desk = a_desk(club)
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitActive(window):
        window.show()
    window.show_page("room")
    assert window.view is not None
    page = window.view.pages.currentWidget()
    assert isinstance(page, RoomPage)
    return page


def press(room: RoomPage, *keys: Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or room.window(), key)
        QApplication.processEvents()


def opened(room: RoomPage) -> TablePage:
    """Open the page of the first table in play."""
    number = min(room.live.state.counts())
    room.open_table(number)
    QApplication.processEvents()
    assert room.table_page is not None
    return room.table_page


def test_figures_name_places_while_they_are_asked_for(room: RoomPage) -> None:
    table = opened(room)
    table.ask()
    button, small, big = sorted(room.live.state.tables[table.number].places)[:3]
    press(room, *(Key(Key.Key_0 + place) for place in (button, small, big)))
    kept = room.live.state.hands[table.number][-1]
    assert (kept.button, kept.small_blind, kept.big_blind) == (button, small, big)
    assert room.isVisible()


def test_a_click_then_enter_plays_two_hands(room: RoomPage) -> None:
    table = opened(room)
    table.ask()
    press(
        room,
        *(Key(Key.Key_0 + p) for p in sorted(table.live.state.tables[table.number].places)[:3]),
    )
    QTest.mouseClick(table.hand.next, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    press(room, Key.Key_Return)
    assert room.live.state.hands[table.number][-1].number == 3


def test_escape_goes_back_to_the_room(room: RoomPage) -> None:
    opened(room)
    press(room, Key.Key_Escape)
    assert room.table_page is None


def test_e_puts_the_keyboard_where_players_are_put_out(room: RoomPage) -> None:
    opened(room)
    press(room, Key.Key_E)
    assert room.table_page is None
    assert room.floor.entry.field.hasFocus()
