"""The first ten minutes: four pages with a sentence, left at any moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_club, a_setup, registered
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.post_settings import post_settings
from td_app.ui.windows.first_steps import KEPT, FirstSteps
from td_app.ui.windows.main_window import MainWindow


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    post_settings().remove(KEPT)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    shown = MainWindow(Desk(a_club()))
    qtbot.addWidget(shown)
    yield shown
    shown.desk.close()


def steps(window: MainWindow) -> FirstSteps:
    assert window.view is not None
    return window.view.first_steps


def page(window: MainWindow) -> str:
    assert window.view is not None
    return window.view.pages.key


def test_from_the_empty_start_to_the_running_clock(window: MainWindow) -> None:
    window.go(Spot.FIRST_STEPS)
    live = window.desk.live
    assert live is not None and live.setup().name == "Première soirée"
    assert (page(window), steps(window).at) == ("players", 0)
    # A name can be typed at once.
    assert isinstance(window.focusWidget(), QLineEdit)
    assert "Importez la liste du club" in steps(window).banner.accessibleName()
    registered(live.session, 12)
    steps(window).go_on()
    assert (page(window), steps(window).at) == ("settings", 1)
    steps(window).go_on()
    assert (page(window), steps(window).at) == ("room", 2)
    live.dispatch(cmd.DrawSeats())
    # The seats drawn are there to be looked at; the papers are told now that there are some.
    assert (page(window), steps(window).at) == ("room", 2)
    assert "Tout pour le début" in steps(window).banner.accessibleName()
    steps(window).go_on()
    assert (page(window), steps(window).at) == ("clock", 3)
    live.dispatch(cmd.StartClock())
    # What comes next is read before they are over.
    assert "S’entraîner" in steps(window).banner.accessibleName()
    steps(window).banner.acted.emit(0)
    assert steps(window).at is None
    assert not steps(window).isVisibleTo(window.view)


def test_settings_changed_and_not_saved_are_told_before_the_next_step(window: MainWindow) -> None:
    window.go(Spot.FIRST_STEPS)
    steps(window).go_on()
    assert window.view is not None
    settings = window.view.pages.page("settings")
    assert isinstance(settings, SettingsTabs)
    settings.setup.form.tables.count.setValue(2)
    steps(window).go_on()
    assert steps(window).at == 1 and "Enregistrer" in steps(window).banner.accessibleName()
    steps(window).go_on()
    assert steps(window).at == 2
    # Behind whatever page one goes to, it is told.
    assert "réglages du tournoi" in window.view.foot.words.whole


def test_left_they_are_not_seen_again(window: MainWindow) -> None:
    window.go(Spot.FIRST_STEPS)
    steps(window).banner.acted.emit(1)
    assert steps(window).at is None
    other = window.desk.club.create(a_setup())
    window.desk.open(other.tournament)
    assert steps(window).at is None


def test_the_application_closed_on_the_way_goes_on_there(window: MainWindow, qtbot: QtBot) -> None:
    window.go(Spot.FIRST_STEPS)
    steps(window).go_on()
    assert window.desk.live is not None
    tournament = window.desk.live.session.tournament
    again = MainWindow(Desk(window.desk.club))
    qtbot.addWidget(again)
    again.desk.open(tournament)
    assert steps(again).at == 1
    again.desk.close()


def test_asked_for_in_play_they_begin_in_the_tournament_that_is_open(window: MainWindow) -> None:
    session = window.desk.club.create(a_setup(name="Samedi"))
    window.desk.open(session.tournament)
    window.go(Spot.FIRST_STEPS)
    assert window.desk.live is not None and window.desk.live.setup().name == "Samedi"
    assert steps(window).at == 0
