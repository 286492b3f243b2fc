"""Every way to the settings of the application opens the tab of what one looks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.pages.program.settings.page import SettingsPage, SettingsTabs
from td_app.ui.windows.finder.sources import settings_offered
from td_app.ui.windows.main_window import MainWindow

SCREEN, CLUB, PHONES, COPIES = range(4)
TABS = (
    (Spot.SCREEN_SETTINGS, SCREEN),
    (Spot.CLUB_SETTINGS, CLUB),
    (Spot.PHONES, PHONES),
    (Spot.SAFE_COPIES, COPIES),
)
WORDS = (
    ("son", SCREEN),
    ("thème", SCREEN),
    ("langue", SCREEN),
    ("logo", CLUB),
    ("règlement", CLUB),
    ("argent", CLUB),
    ("version", COPIES),
)


@pytest.fixture
def window(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> MainWindow:
    window = MainWindow(a_desk(a_club()))
    qtbot.addWidget(window)
    window.show()
    return window


def in_front(window: MainWindow) -> SettingsPage:
    assert window.front is not None
    page = window.front.page
    assert isinstance(page, SettingsPage)
    return page


class TestWithoutATournament:
    @pytest.mark.parametrize(("spot", "tab"), TABS)
    def test_they_open_in_front_at_their_tab(
        self, window: MainWindow, spot: Spot, tab: int
    ) -> None:
        window.go(spot)
        assert in_front(window).tabs.currentIndex() == tab

    def test_from_the_clubs_space_too(self, window: MainWindow) -> None:
        window.go(Spot.CLUB_SPACE)
        window.go(Spot.SAFE_COPIES)
        assert in_front(window).tabs.currentIndex() == COPIES

    @pytest.mark.parametrize(("word", "tab"), WORDS)
    def test_a_word_searched_for_leads_to_its_tab(
        self, window: MainWindow, word: str, tab: int
    ) -> None:
        found = [offer for offer in settings_offered(window) if word in offer.also.split()]
        assert len(found) == 1
        found[0].take()
        assert in_front(window).tabs.currentIndex() == tab


class TestInATournament:
    @pytest.mark.parametrize(("spot", "tab"), TABS)
    def test_they_open_among_its_settings(
        self, evening_of_pages: Evening, spot: Spot, tab: int
    ) -> None:
        evening_of_pages.window.go(spot)
        page = evening_of_pages.view.pages.page("settings")
        assert isinstance(page, SettingsTabs) and page.on_application
        assert page.application.tabs.currentIndex() == tab
        evening_of_pages.window.go(Spot.SCREEN_SETTINGS)
        assert page.application.tabs.currentIndex() == SCREEN
