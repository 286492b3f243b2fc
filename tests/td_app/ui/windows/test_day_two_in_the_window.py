"""A day 1 ended in the window, its day 2 opened from there."""

from __future__ import annotations

from collections.abc import Callable

from flight_builders import bagged, end_of_day, two_flights
from pytestqt.qtbot import QtBot
from window_builders import plain_pages

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.dialogs.day_two_dialog import DayTwoDialog
from td_app.ui.windows.main_window import MainWindow


def test_both_flights_become_a_day_2_with_its_seats_drawn(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    club, first, second = two_flights()
    desk = a_desk(club)
    window = MainWindow(desk, pages=plain_pages())
    qtbot.addWidget(window, before_close_func=lambda _: desk.close())
    window.show()
    bagged(first, 20_000, 5_000)
    desk.open(second.tournament)
    assert desk.live is not None and desk.live.dispatch(end_of_day(second, 33_000))
    window.go(Spot.DAY_TWO)
    dialog = window.messages.dialog
    assert isinstance(dialog, DayTwoDialog) and len(dialog.flights()) == 2
    for same in dialog.answers.values():
        same.click()
    dialog.confirm.click()
    assert desk.live.setup().name == "Open" and desk.live.progress().present == 3
    assert desk.live.dispatch(cmd.DrawSeats()) is not None
    assert desk.live.flights().carried
