"""The one window: starting, opening, changing language and theme."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from builders import a_club, a_setup
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.pages.program.setup.page import NewTournamentPage
from td_app.ui.theme import theme_on
from td_app.ui.windows.act_table import ACTS, ALL_TOURNAMENTS, NEW_TOURNAMENT
from td_app.ui.windows.main_window import Foreground, MainWindow
from td_app.ui.windows.page_register import PAGES
from td_app.ui.windows.start_view import StartCard, StartView


def start_of(evening: Evening) -> StartView:
    assert evening.window.start is not None
    return evening.window.start


class TestTheFirstStart:
    def test_a_new_tournament_or_a_sample(self, opened: Callable[[Club], Evening]) -> None:
        start = start_of(opened(a_club()))
        assert start.new.isVisible() and start.first_button() is start.new
        told = [card.accessibleName() for card in start.findChildren(StartCard)]
        assert told == [
            "Essayer avec un tournoi d’exemple",
            "Les dix premières minutes, pas\u00a0à\u00a0pas",
            "S’entraîner",
        ]

    def test_the_sample_opens_at_level_three_with_five_out(
        self, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(a_club())
        start_of(evening).findChildren(StartCard)[0].click()
        clock = evening.live.clock()
        assert (clock.level, clock.entrants, clock.players_left) == (3, 36, 31)
        assert len(evening.live.state.counts()) == 4
        assert clock.running

    def test_looking_only_offers_nothing_that_writes(
        self, opened: Callable[[Club], Evening]
    ) -> None:
        start = start_of(opened(replace(a_club(), read_only=True)))
        sample = start.findChildren(StartCard)[0]
        assert not start.new.isEnabled() and not sample.isEnabled()
        assert start.new.toolTip()


class TestTheList:
    @pytest.fixture
    def club(self) -> Club:
        club = a_club()
        club.create(a_setup(name="Mardi"))
        club.create(a_setup(name="Jeudi"))
        return club

    def test_latest_first(self, club: Club, opened: Callable[[Club], Evening]) -> None:
        start = start_of(opened(club))
        assert [card.tournament for card in start.rows] == [2, 1]

    def test_opening_one(self, club: Club, opened: Callable[[Club], Evening]) -> None:
        evening = opened(club)
        start_of(evening).rows[1].open.click()
        assert evening.live.state.setup.name == "Mardi"
        assert evening.window.windowTitle() == "Mardi"

    def test_duplicating_the_settings(self, club: Club, opened: Callable[[Club], Evening]) -> None:
        evening = opened(club)
        start_of(evening).rows[0].copy.click()
        assert evening.live.state.setup.name == "Jeudi 2"
        assert evening.live.state.setup.date == date.today().isoformat()
        assert not evening.live.state.entrants

    def test_archiving_and_taking_out_again(
        self, club: Club, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(club)
        start = start_of(evening)
        start.rows[0].put_away.click()
        assert [card.tournament for card in start.rows] == [1]
        start.archived.setChecked(True)
        assert [card.tournament for card in start.rows] == [2, 1]
        start.rows[0].put_away.click()
        start.archived.setChecked(False)
        assert [card.tournament for card in start.rows] == [2, 1]

    def test_archiving_the_open_one_leaves_the_list(
        self, club: Club, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(club)
        start_of(evening).rows[0].open.click()
        evening.view.menu.fill()
        archive = next(a for a in evening.view.menu.actions() if "Archiver" in a.text())
        archive.trigger()
        assert evening.desk.live is None
        assert [card.tournament for card in start_of(evening).rows] == [1]

    def test_back_to_the_list_from_the_menu(
        self, club: Club, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(club)
        start_of(evening).rows[0].open.click()
        evening.view.menu.acted.emit(ALL_TOURNAMENTS)
        assert evening.window.start is not None
        assert evening.desk.live is None


class TestLanguageAndTheme:
    def test_english_at_once_around_the_same_session(self, evening: Evening) -> None:
        session = evening.live.session
        evening.window.show_page("journal")
        evening.desk.set_language("en")
        assert evening.live.session is session
        assert evening.view.pages.key == "journal"
        assert "Halt play at table 3" in words_of(evening)
        assert evening.desk.club.directory.setting("language") == "en"

    def test_and_back_to_french(self, evening: Evening) -> None:
        evening.desk.set_language("en")
        evening.desk.set_language("fr")
        assert "Arrêter la table 3" in words_of(evening)

    def test_dark_at_once(self, evening: Evening, qapp: QApplication) -> None:
        evening.desk.set_theme("dark")
        assert theme_on().name == "dark"
        assert qapp.palette().color(QPalette.ColorRole.Window).lightness() < 60
        assert evening.desk.club.directory.setting("theme") == "dark"

    def test_a_theme_leaves_the_view_as_it_is(self, evening: Evening) -> None:
        view = evening.view
        evening.page.field.setText("à moitié écrit")
        evening.desk.set_theme("dark")
        assert evening.view is view
        assert evening.page.field.text() == "à moitié écrit"

    def test_actions_go_on_after_the_change(self, evening: Evening) -> None:
        evening.desk.set_language("en")
        evening.live.dispatch(cmd.StopTable(3))
        assert "stop:3:6:9" not in evening.view.side.todo.cards

    def test_the_settings_are_found_again(self, a_desk: Callable[[Club], Desk]) -> None:
        club = a_club()
        club.directory.set_setting("language", "en")
        club.directory.set_setting("theme", "dark")
        desk = a_desk(club)
        assert (desk.language, desk.theme_worn()) == ("en", "dark")

    def test_settings_without_a_tournament(self, opened: Callable[[Club], Evening]) -> None:
        evening = opened(a_club())
        evening.window.go(ToPage("application"))
        evening.desk.set_language("en")
        assert isinstance(evening.window.front, Foreground)
        evening.window.show_start()
        assert evening.window.start is not None


class TestANewOne:
    def test_going_back_finds_everything_as_it_was(self, evening: Evening) -> None:
        view = evening.view
        evening.window.show_page("clock")
        view.menu.acted.emit(NEW_TOURNAMENT)
        assert evening.window.front is not None
        evening.window.front.back.click()
        assert evening.window.front is None
        assert evening.view is view
        assert view.pages.key == "clock"

    def test_escape_leaves_a_field_then_the_page(self, opened: Callable[[Club], Evening]) -> None:
        evening = opened(a_club())
        evening.window.go(ToPage("application"))
        assert evening.window.front is not None
        evening.window.front.page.tabs.setCurrentIndex(1)
        field = next(f for f in evening.window.front.findChildren(QLineEdit) if f.isVisible())
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert evening.window.front is not None
        QTest.keyClick(evening.window, Qt.Key.Key_Escape)
        assert evening.window.front is None

    def test_keys_do_not_reach_the_tournament_behind(self, evening: Evening) -> None:
        evening.window.show_new()
        before = evening.live.session.history.sequence
        next(act for act in ACTS if act.name == "next_level").take(evening.window)
        assert evening.live.session.history.sequence == before

    def test_what_is_being_written_survives_another_language(self, evening: Evening) -> None:
        evening.window.show_new(a_setup(name="Samedi"))
        evening.desk.set_language("en")
        assert evening.window.front is not None
        page = evening.window.front.page
        assert isinstance(page, NewTournamentPage)
        assert page.form.draft.name == "Samedi"

    def test_once_created_it_is_on_the_desk(self, evening: Evening) -> None:
        evening.window.show_new(a_setup(name="Samedi"))
        assert evening.window.front is not None
        page = evening.window.front.page
        assert isinstance(page, NewTournamentPage)
        page.make.click()
        assert evening.live.state.setup.name == "Samedi"
        assert evening.window.front is None
        assert evening.window.windowTitle() == "Samedi"


class TestEveryPage:
    @pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
    def test_opens_in_the_window_without_pushing_it(
        self, qtbot: QtBot, a_desk: Callable[[Club], Desk], size: tuple[int, int]
    ) -> None:
        club = a_club()
        session = sample_tournament(club, seed=b"x")
        desk = a_desk(club)
        desk.open(session.tournament)
        window = MainWindow(desk)
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        for page in PAGES:
            window.show_page(page.key)
            qtbot.wait(20)
            assert (window.width(), window.height()) == size, page.key

    def test_settings_being_written_survive_another_language(
        self, qtbot: QtBot, a_desk: Callable[[Club], Desk]
    ) -> None:
        club = a_club()
        desk = a_desk(club)
        desk.create(a_setup(name="Mardi"))
        window = MainWindow(desk)
        qtbot.addWidget(window)
        assert window.view is not None
        tabs = window.view.show_page("settings")
        assert isinstance(tabs, SettingsTabs)
        tabs.setup.form.draft = replace(tabs.setup.form.draft, place="Gymnase")
        tabs.show_application()
        tabs.application.languages.buttons["en"].click()
        again = window.view.pages.page("settings")
        assert isinstance(again, SettingsTabs)
        assert again is not tabs
        assert again.setup.form.draft.place == "Gymnase"
        assert again.on_application


def test_looking_only_says_so_and_changes_nothing(opened: Callable[[Club], Evening]) -> None:
    club = a_club()
    session = sample_tournament(club, seed=b"x")
    evening = opened(replace(club, read_only=True))
    evening.desk.open(session.tournament)
    assert evening.view.looking.isVisibleTo(evening.view)
    before = evening.live.session.history.sequence
    evening.live.dispatch(cmd.StopTable(3))
    assert evening.live.session.history.sequence == before
    assert evening.view.foot.words.text()


def test_closing_the_window_leaves_the_desk(evening: Evening) -> None:
    evening.window.close()
    assert evening.desk.live is None


def words_of(evening: Evening) -> str:
    return " | ".join(label.text() for label in evening.view.findChildren(QLabel))
