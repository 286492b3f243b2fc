"""Building a page opens no window of its own: it would take the keyboard for an instant."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from builders import a_club
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_builders import Watcher

from rules_ropta.table_layout import Seat
from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.pages.evening.room.page import RoomPage
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.tournament_view import TournamentView


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


def test_the_window_opens_no_other_one_as_it_is_built(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], watcher: Watcher
) -> None:
    club = a_club()
    desk = a_desk(club)
    desk.open(sample_tournament(club, seed=b"x").tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    assert watcher.shown == []


def test_a_move_to_announce_opens_no_window(view: TournamentView, watcher: Watcher) -> None:
    giver, place = 1, min(view.live.state.tables[1].places)
    who = view.live.state.tables[giver].places[place]
    free = next(t for t in view.live.room().tables if t.number != giver and t.free_places)
    before = view.side.announcements.count
    seat = Seat(free.number, free.free_places[0])
    view.live.dispatch(cmd.MovePlayer(who, seat, "à sa demande"))
    assert view.side.announcements.count > before
    assert watcher.shown == []


def test_the_menu_of_a_table_opens_no_window_when_hands_are_missed(
    view: TournamentView, watcher: Watcher
) -> None:
    table = min(view.live.state.counts())
    who = next(iter(view.live.state.tables[table].places.values()))
    view.live.dispatch(cmd.GivePenalty(who, "insult", "round_1", note="menaces"))
    page = view.show_page("room")
    assert isinstance(page, RoomPage)
    page.show_table(table)
    page.open_table(table)
    assert watcher.shown == []


def test_pages_open_no_window_as_they_are_built(view: TournamentView, watcher: Watcher) -> None:
    for key in view.pages.keys:
        view.show_page(key)
    page = view.show_page("floor")
    assert isinstance(page, FloorTabs)
    for tab in range(page.tabs.count()):
        page.tabs.setCurrentIndex(tab)
    page.choose("undercall")
    assert watcher.shown == []
