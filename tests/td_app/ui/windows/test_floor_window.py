"""The floor's page alone in a window, beside the director's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.windows.floor_window import HEIGHT, TITLE_BAR, WIDTH, FloorWindow
from td_app.ui.windows.main_window import MainWindow
from td_app.words.asking import question_title

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Evening:
    """Return the sample tournament in the director's window, with its real pages."""
    club = a_club()
    club.directory.set_setting("theme", "light")
    desk = a_desk(club)
    desk.open(sample_tournament(club, seed=b"x").tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return Evening(desk, window)


def opened(evening: Evening, qtbot: QtBot) -> FloorWindow:
    """Open the floor's window, or bring it forward, and return it."""
    evening.window.go(Spot.FLOOR_WINDOW)
    assert evening.window.beside.floor is not None
    with qtbot.waitActive(evening.window.beside.floor):
        evening.window.beside.floor.come_forward()
    return evening.window.beside.floor


class TestOpening:
    def test_the_search_has_the_keyboard(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        assert floor.isVisible()
        there = floor.screen().availableSize()
        assert (floor.width(), floor.height()) == (
            min(WIDTH, there.width()),
            min(HEIGHT, there.height() - TITLE_BAR),
        )
        assert floor.page.rule.field.hasFocus()
        assert not floor.page.rule.window_button.isVisible()
        assert evening.live.state.setup.name in floor.windowTitle()

    def test_its_key_opens_it_while_one_types(self, evening: Evening, qtbot: QtBot) -> None:
        page = evening.view.show_page("floor")
        page.find_text("string")
        QTest.keyClick(QApplication.focusWidget(), Key.Key_F2, CTRL)
        assert evening.window.beside.floor is not None

    def test_the_button_of_the_page_opens_it(self, evening: Evening) -> None:
        page = evening.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        page.rule.window_button.click()
        assert evening.window.beside.floor is not None

    def test_asked_again_it_comes_forward(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        evening.window.go(Spot.FLOOR_WINDOW)
        assert evening.window.beside.floor is floor

    def test_what_is_being_asked_goes_on_there(self, evening: Evening, qtbot: QtBot) -> None:
        page = evening.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        page.choose("two_step_raise")
        floor = opened(evening, qtbot)
        assert floor.page.rule.questioning == page.rule.questioning
        assert not floor.page.rule.finding

    def test_it_stands_where_it_stood(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        floor.resize(760, 640)
        floor.close()
        assert evening.window.beside.floor is None
        assert opened(evening, qtbot).width() == 760


class TestItsKeys:
    @pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_N, Key.Key_Plus, Key.Key_B, Key.Key_2])
    def test_the_clock_s_keys_do_nothing_there(
        self, evening: Evening, qtbot: QtBot, key: Qt.Key
    ) -> None:
        floor = opened(evening, qtbot)
        before, page = evening.live.session.history.sequence, evening.view.pages.key
        floor.setFocus()
        QTest.keyClick(floor, key)
        floor.page.rule.finder.map.begin()
        QTest.keyClick(floor.page.rule.finder.map, key)
        assert evening.live.session.history.sequence == before
        assert evening.view.pages.key == page

    def test_f2_begins_another_search(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        QTest.keyClicks(floor.page.rule.field, "string")
        QTest.keyClick(floor.page.rule.field, Key.Key_F1)
        assert evening.window.beside.guide is not None
        assert evening.window.beside.guide.chapter.key == "floor"
        evening.window.beside.guide.close()
        QTest.keyClick(floor.page.rule.field, Key.Key_F2)
        assert floor.page.rule.field.selectedText() == "string"
        assert floor.page.rule.field.hasFocus()

    @pytest.mark.parametrize("key", [Key.Key_F, Key.Key_K])
    def test_a_search_asked_there_opens_in_the_director_s_window_and_goes_back(
        self, evening: Evening, qtbot: QtBot, key: Qt.Key
    ) -> None:
        floor = opened(evening, qtbot)
        with qtbot.waitActive(evening.window):
            QTest.keyClick(floor.page.rule.field, key, CTRL)
        finder = evening.window.finder
        assert finder is not None and finder.field.hasFocus()
        with qtbot.waitActive(floor):
            QTest.keyClick(finder.field, Key.Key_Escape)
        assert evening.window.finder is None
        assert floor.page.rule.field.hasFocus()

    def test_what_is_found_shows_in_the_director_s_window(
        self, evening: Evening, qtbot: QtBot
    ) -> None:
        floor = opened(evening, qtbot)
        with qtbot.waitActive(evening.window):
            QTest.keyClick(floor.page.rule.field, Key.Key_K, CTRL)
        finder = evening.window.finder
        assert finder is not None
        QTest.keyClicks(finder.field, "journal")
        QTest.keyClick(finder.field, Key.Key_Return)
        assert evening.view.pages.key == "journal"
        assert evening.window.isActiveWindow()

    def test_f2_in_the_director_s_window_stays_there(self, evening: Evening, qtbot: QtBot) -> None:
        opened(evening, qtbot)
        with qtbot.waitActive(evening.window):
            evening.window.activateWindow()
        QTest.keyClick(evening.window, Key.Key_F2)
        page = evening.view.pages.currentWidget()
        assert isinstance(page, FloorTabs)
        assert page.rule.field.hasFocus()


class TestTheWindowSKeysOnThePage:
    @pytest.mark.parametrize("key", [Key.Key_N, Key.Key_Plus, Key.Key_B, Key.Key_E])
    def test_a_letter_on_the_map_writes_in_the_search(self, evening: Evening, key: Qt.Key) -> None:
        page = evening.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        page.rule.finder.map.begin()
        before = evening.live.session.history.sequence
        QTest.keyClick(QApplication.focusWidget(), key)
        assert evening.live.session.history.sequence == before
        assert evening.view.pages.key == "floor"
        assert len(page.rule.field.text()) == 1

    def test_figures_open_pages_again_once_the_field_is_left(self, evening: Evening) -> None:
        page = evening.view.show_page("floor")
        page.find_text("")
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
        QTest.keyClick(evening.window, Key.Key_3)
        assert evening.view.pages.key == "clock"


class TestWithTheTournament:
    def test_it_closes_with_it(self, evening: Evening, qtbot: QtBot) -> None:
        opened(evening, qtbot)
        evening.desk.clear()
        assert evening.window.beside.floor is None

    def test_it_closes_with_the_director_s_window(self, evening: Evening, qtbot: QtBot) -> None:
        opened(evening, qtbot)
        evening.window.close()
        assert evening.window.beside.floor is None

    def test_it_follows_what_is_done_at_the_desk(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        evening.live.dispatch(cmd.NextLevel())
        assert floor.page.rule.where.level.text() == f"Niveau {evening.live.clock().level}"

    def test_it_speaks_the_language_chosen(self, evening: Evening, qtbot: QtBot) -> None:
        floor = opened(evening, qtbot)
        floor.page.choose("two_step_raise")
        before = floor.page.rule.questioning
        evening.desk.set_language("en")
        assert evening.window.beside.floor is floor
        titles = {row.key: row.title for row in floor.page.rule.finder.recent.rows}
        assert titles["pots"] == question_title("pots", "en")
        assert floor.page.rule.questioning == before
