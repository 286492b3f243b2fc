"""Closing, changing tournament, leaving a page in front: nothing typed is lost in silence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from builders import a_club, a_setup, registered
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.persistence.copies import FileCopies
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.planning.structure_forecast import shortened
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.dialogs.house_dialog import KEEP, WITHOUT, UnkeptDialog
from td_app.ui.pages.evening.chips.page import ChipsPage
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.pages.program.setup.page import NewTournamentPage
from td_app.ui.widgets.chained_fields import TypedField
from td_app.ui.windows.close_guard import LeavingDialog, Way
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES


def closed_by_hand(evening: Evening) -> None:
    """Close the window as its cross does: the system asks, not the program."""
    QWidget.close(evening.window)
    QApplication.processEvents()


def asked(evening: Evening) -> LeavingDialog:
    dialog = evening.window.messages.dialog
    assert isinstance(dialog, LeavingDialog)
    return dialog


def stopped(evening: Evening) -> None:
    QTest.keyClick(evening.window, Qt.Key.Key_Space)
    assert not evening.live.state.clock.running


class TestClosingTheWindow:
    def test_a_running_clock_is_asked_about_and_enter_stays(self, evening: Evening) -> None:
        closed_by_hand(evening)
        assert evening.window.isVisible()
        QTest.keyClick(asked(evening), Qt.Key.Key_Return)
        assert evening.window.isVisible()
        assert evening.live.state.clock.running

    def test_ctrl_q_closes_as_the_cross_does_wherever_one_is(self, evening: Evening) -> None:
        stopped(evening)
        QTest.keyClick(evening.window, Qt.Key.Key_Space)
        evening.page.field.setFocus()
        QTest.keyClick(evening.page.field, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(asked(evening), Qt.Key.Key_Return)
        assert evening.window.isVisible(), "a running clock is asked about, and one stays"
        evening.view.menu.fill()
        (quitting,) = [act for act in evening.view.menu.actions() if "\tCtrl+Q" in act.text()]
        quitting.trigger()
        asked(evening).buttons[Way.STOP_CLOCK].click()
        assert not evening.window.isVisible()

    def test_ctrl_q_in_the_floors_window_leaves_the_application_too(self, evening: Evening) -> None:
        stopped(evening)
        evening.window.beside.show_floor(None)
        floor = evening.window.beside.floor
        assert floor is not None
        floor.activateWindow()
        QTest.keyClick(floor, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        assert not evening.window.isVisible()
        assert evening.window.beside.floor is None

    def test_none_of_its_buttons_is_cut(self, evening: Evening) -> None:
        closed_by_hand(evening)
        QApplication.processEvents()
        for button in asked(evening).buttons.values():
            assert button.width() >= button.sizeHint().width(), button.text()

    def test_the_clock_is_stopped_and_the_window_closes(self, evening: Evening) -> None:
        closed_by_hand(evening)
        session = evening.live.session
        asked(evening).buttons[Way.STOP_CLOCK].click()
        assert not evening.window.isVisible()
        assert not session.state.clock.running

    def test_the_clock_may_run_on(self, evening: Evening) -> None:
        closed_by_hand(evening)
        session = evening.live.session
        asked(evening).buttons[Way.LEAVE].click()
        assert not evening.window.isVisible()
        assert session.state.clock.running

    def test_nothing_to_lose_closes_at_once(self, evening: Evening) -> None:
        stopped(evening)
        closed_by_hand(evening)
        assert not evening.window.isVisible()


class TestWhatIsWritten:
    def test_settings_not_saved_are_named_and_gone_back_to(self, evening_of_pages: Evening) -> None:
        evening = evening_of_pages
        stopped(evening)
        setup = evening.view.show_page("settings").setup  # type: ignore[attr-defined]
        setup.form.evening.name.setFocus()
        QTest.keyClicks(setup.form.evening.name, " bis")
        assert setup.unsaved
        evening.window.show_page("room")
        closed_by_hand(evening)
        assert Way.STOP_CLOCK not in asked(evening).buttons
        asked(evening).buttons[Way.STAY].click()
        assert evening.view.pages.key == "settings"
        assert setup.form.evening.name.text().startswith(" bis")

    def test_stacks_counted_and_not_recorded(self, evening_of_pages: Evening) -> None:
        evening = evening_of_pages
        stopped(evening)
        page = evening.view.show_page("chips")
        assert isinstance(page, ChipsPage)
        page.show_stacks()
        assert page.unsaved_changes() == ""
        field = page.stacks.findChildren(TypedField)[0]
        field.setFocus()
        QTest.keyClicks(field, "12000")
        page.show_ledger()
        assert page.unsaved_changes()
        closed_by_hand(evening)
        assert evening.window.isVisible()

    def test_a_player_s_form_before_another_tournament(self, evening_of_pages: Evening) -> None:
        evening = evening_of_pages
        page = evening.view.show_page("players")
        assert isinstance(page, PlayersPage)
        page.entrants.correct(3)
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClicks(field, "X")
        here = evening.live.session.tournament
        evening.window.show_start()
        assert evening.live.session.tournament == here
        asked(evening).buttons[Way.LEAVE].click()
        assert evening.desk.live is None

    def test_nothing_written_asks_nothing_before_another_tournament(
        self, evening_of_pages: Evening
    ) -> None:
        for page in evening_of_pages.view.pages.keys:
            evening_of_pages.window.show_page(page)
        evening_of_pages.window.show_start()
        assert evening_of_pages.window.messages.dialog is None
        assert evening_of_pages.desk.live is None


class TestAPageInFront:
    def test_a_tournament_being_prepared_is_not_lost(self, evening: Evening) -> None:
        stopped(evening)
        evening.window.show_new()
        front = evening.window.front
        assert front is not None and isinstance(front.page, NewTournamentPage)
        QTest.keyClicks(front.page.form.evening.name, "Open")
        front.back.click()
        assert evening.window.front is front
        asked(evening).buttons[Way.STAY].click()
        evening.window.show_new()
        asked(evening).buttons[Way.STAY].click()
        assert evening.window.front is front
        front.back.click()
        asked(evening).buttons[Way.LEAVE].click()
        assert evening.window.front is None

    def test_untouched_it_goes_at_once(self, evening: Evening) -> None:
        evening.window.show_new()
        front = evening.window.front
        assert front is not None
        front.back.click()
        assert evening.window.front is None


def test_the_closing_question_says_since_when_there_is_a_safe_copy(
    evening: Evening, tmp_path: Path
) -> None:
    with open_club_file(tmp_path / "club.db") as file:
        copies = FileCopies(tmp_path / "club.db")
        copies.make(datetime.now() - timedelta(minutes=4, seconds=10))
        evening.window.desk.copies = CopyKeeper(copies)
        assert file.path is not None
    closed_by_hand(evening)
    texts = [label.text() for label in asked(evening).findChildren(QLabel)]
    assert any("il y a 4 min" in text.replace("\u00a0", " ") for text in texts)
    evening.window.desk.copies = None


@pytest.fixture
def before_the_draw(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Iterator[Evening]:
    """Return eight players present at one table, nothing drawn, with the pages of its own."""
    club = a_club()
    session = club.create(a_setup(1, 8))
    registered(session, 8)
    desk = a_desk(club)
    desk.open(session.tournament)
    window = MainWindow(desk, pages=PAGES)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield Evening(desk, window)
    window.close()


class TestBeforeTheDrawAndTheStart:
    def unsaved(self, evening: Evening, name: str) -> None:
        setup = evening.view.show_page("settings").setup  # type: ignore[attr-defined]
        setup.form.evening.name.setText(name)
        setup.form.evening.name.textEdited.emit(name)
        evening.window.show_page("room")

    def question(self, evening: Evening) -> UnkeptDialog:
        dialog = evening.window.messages.dialog
        assert isinstance(dialog, UnkeptDialog)
        return dialog

    def test_the_draw_asks_about_settings_not_saved_then_the_start_does(
        self, before_the_draw: Evening
    ) -> None:
        evening = before_the_draw
        live = evening.live
        self.unsaved(evening, "Soirée de mai")
        assert live.dispatch(cmd.DrawSeats()) is None
        QTest.keyClick(self.question(evening), Qt.Key.Key_Return)
        assert evening.view.pages.key == "settings" and not live.state.drawn
        live.dispatch(cmd.DrawSeats())
        self.question(evening).buttons[KEEP].click()
        assert live.state.drawn and live.state.setup.name == "Soirée de mai"
        self.unsaved(evening, "Soirée de juin")
        evening.window.setFocus()
        QTest.keyClick(evening.window, Qt.Key.Key_Space)
        self.question(evening).buttons[WITHOUT].click()
        assert live.state.clock.running and live.state.setup.name == "Soirée de mai"
        # A clock that goes on again after a pause asks nothing.
        live.dispatch(cmd.PauseClock())
        assert live.dispatch(cmd.StartClock()) is not None

    def test_a_structure_composed_is_taken_saved_and_drawn_with(
        self, before_the_draw: Evening
    ) -> None:
        evening = before_the_draw
        page = evening.view.show_page("settings")
        assert isinstance(page, SettingsTabs)
        structure = page.setup.form.structure
        page.setup.form.show_section("structure")
        structure.open_maker()
        made = structure.maker.made
        assert made is not None and made.structure != evening.live.setup().structure
        assert page.unsaved_changes() == "La structure composée"
        evening.live.dispatch(cmd.DrawSeats())
        self.question(evening).buttons[KEEP].click()
        assert evening.live.state.drawn
        assert evening.live.setup().structure == made.structure

    def test_what_cannot_be_saved_is_gone_back_to_and_a_refusal_is_told_first(
        self, before_the_draw: Evening
    ) -> None:
        evening = before_the_draw
        self.unsaved(evening, "")
        assert evening.live.dispatch(cmd.StartClock()) is None
        assert evening.window.messages.dialog is None
        evening.live.dispatch(cmd.DrawSeats())
        self.question(evening).buttons[KEEP].click()
        assert not evening.live.state.drawn
        assert evening.view.pages.key == "settings"

    def test_a_start_from_a_phone_asks_nothing_there_and_is_told_here(
        self, before_the_draw: Evening
    ) -> None:
        evening = before_the_draw
        evening.live.dispatch(cmd.DrawSeats())
        self.unsaved(evening, "Un autre nom")
        assert evening.view.warning_strip.isHidden()
        evening.live.send(cmd.StartClock())
        assert evening.live.state.clock.running and not evening.view.warning_strip.isHidden()
        told = [words.text() for words in evening.view.warning.findChildren(QLabel)]
        assert any("démarré sans ce qui est saisi ici" in words for words in told)
        assert evening.window.unsaved.keep("settings")
        assert evening.live.setup().name == "Un autre nom"
        assert evening.view.warning_strip.isHidden()

    def test_the_structure_changed_beside_the_clock_is_asked_about_too(
        self, before_the_draw: Evening
    ) -> None:
        evening = before_the_draw
        evening.live.dispatch(cmd.DrawSeats())
        page = evening.view.show_page("clock")
        assert isinstance(page, ClockPage)
        shorter = shortened(evening.live.setup().structure, 0, 11)
        page.side.open_editor(shorter)
        evening.live.dispatch(cmd.StartClock())
        self.question(evening).buttons[KEEP].click()
        assert evening.live.state.clock.running
        assert evening.live.setup().structure == shorter
