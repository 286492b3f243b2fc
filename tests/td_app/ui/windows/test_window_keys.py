"""The keys of the field in the director's window, and the moments when they must not act."""

from __future__ import annotations

import pytest
from builders import a_setup, everyone, people, registered
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.destinations import Spot
from td_app.ui.dialogs.house_dialog import OthersSinceDialog
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.ui.pages.evening.floor.tabs import FloorTabs
from td_app.ui.pages.evening.players.check_in_field import CheckInField
from td_app.ui.pages.evening.players.list_view import EntrantsView
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.keys_dialog import KeysDialog
from td_app.ui.windows.page_register import PAGES

Key = Qt.Key
MOD = Qt.KeyboardModifier


def press(evening: Evening, key: Qt.Key, modifier: MOD = MOD.NoModifier) -> None:
    """Press a key where the keyboard is, in the window itself when it is nowhere."""
    QTest.keyClick(QApplication.focusWidget() or evening.window, key, modifier)


def nowhere() -> None:
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()


def entries(evening: Evening) -> int:
    return evening.live.session.history.sequence


def last(evening: Evening) -> ev.Event:
    return evening.live.session.history.entries[-1].event


class TestTheClock:
    def test_space_stops_and_starts(self, evening: Evening) -> None:
        nowhere()
        press(evening, Key.Key_Space)
        assert not evening.live.state.clock.running
        press(evening, Key.Key_Space)
        assert evening.live.state.clock.running

    @pytest.mark.parametrize(
        ("key", "modifier"),
        [(Key.Key_Up, MOD.ControlModifier), (Key.Key_Plus, MOD.KeypadModifier)],
    )
    def test_a_minute_more(self, evening: Evening, key: Qt.Key, modifier: MOD) -> None:
        nowhere()
        before = evening.live.clock().remaining_ms
        press(evening, key, modifier)
        assert evening.live.clock().remaining_ms == before + 60_000

    @pytest.mark.parametrize(
        ("key", "modifier"),
        [(Key.Key_Down, MOD.ControlModifier), (Key.Key_Minus, MOD.KeypadModifier)],
    )
    def test_a_minute_less(self, evening: Evening, key: Qt.Key, modifier: MOD) -> None:
        nowhere()
        before = evening.live.clock().remaining_ms
        press(evening, key, modifier)
        assert evening.live.clock().remaining_ms == before - 60_000

    def test_next_previous_and_the_next_break(self, evening: Evening) -> None:
        nowhere()
        press(evening, Key.Key_Right, MOD.ControlModifier)
        assert evening.live.clock().level == 4
        press(evening, Key.Key_Left, MOD.ControlModifier)
        assert evening.live.clock().level == 3
        press(evening, Key.Key_B, MOD.ControlModifier)
        assert evening.live.clock().in_break

    def test_without_another_break_it_is_said(self, evening: Evening) -> None:
        nowhere()
        while any(step.is_break and step.when == "future" for step in evening.live.clock().steps):
            press(evening, Key.Key_B, MOD.ControlModifier)
        before = entries(evening)
        press(evening, Key.Key_B, MOD.ControlModifier)
        assert entries(evening) == before
        assert "pause" in evening.view.foot.words.text()


class TestUndo:
    def test_undo_and_redo(self, evening: Evening) -> None:
        nowhere()
        evening.view.side.todo.accept("stop:3:6:9")
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert not evening.live.state.tables[3].stopped
        press(evening, Key.Key_Y, MOD.ControlModifier)
        assert evening.live.state.tables[3].stopped

    def test_undoing_the_clock_asks_and_does(self, evening: Evening) -> None:
        nowhere()
        press(evening, Key.Key_Space)
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert not evening.live.state.clock.running
        assert evening.window.messages.dialog is not None
        evening.window.messages.dialog.buttons["from_now"].click()
        assert evening.live.state.clock.running

    def test_what_another_post_did_meanwhile_is_shown_before_it_is_undone(
        self, evening: Evening
    ) -> None:
        nowhere()
        evening.view.side.todo.accept("stop:3:6:9")
        elsewhere = evening.desk.club.open(evening.live.session.tournament)
        elsewhere.post = "accueil"
        elsewhere.dispatch(cmd.RegisterEntrants(people(1)))
        before = entries(evening)
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert entries(evening) == before + 1
        asked = evening.window.messages.dialog
        assert isinstance(asked, OthersSinceDialog) and "accueil" in asked.windowTitle()
        asked.buttons["leave_it"].click()
        assert entries(evening) == before + 1
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert entries(evening) == before + 2 and evening.live.state.tables[3].stopped

    def test_asked_again_undo_takes_back_what_the_other_post_did(self, evening: Evening) -> None:
        nowhere()
        evening.view.side.todo.accept("stop:3:6:9")
        count = len(evening.live.state.entrants)
        elsewhere = evening.desk.club.open(evening.live.session.tournament)
        elsewhere.dispatch(cmd.RegisterEntrants(people(1)))
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert evening.window.messages.dialog is not None
        evening.window.messages.dialog.buttons["undo_anyway"].click()
        assert len(evening.live.state.entrants) == count

    def test_a_level_that_another_post_changed_is_not_changed_twice(self, evening: Evening) -> None:
        nowhere()
        elsewhere = evening.desk.club.open(evening.live.session.tournament)
        elsewhere.dispatch(cmd.NextLevel())
        press(evening, Key.Key_Right, MOD.ControlModifier)
        assert evening.live.clock().level == 4
        assert "pas fait deux fois" in evening.view.foot.words.whole

    def test_asking_may_end_without_undoing(self, evening: Evening) -> None:
        nowhere()
        press(evening, Key.Key_Space)
        before = entries(evening)
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert evening.window.messages.dialog is not None
        evening.window.messages.dialog.buttons["cancel"].click()
        assert entries(evening) == before


class TestPages:
    @pytest.mark.parametrize(
        ("key", "modifier", "number"),
        [
            (Key.Key_2, MOD.NoModifier, 2),
            (Key.Key_3, MOD.KeypadModifier, 3),
            (Key.Key_4, MOD.ShiftModifier, 4),
            (Key.Key_Eacute, MOD.NoModifier, 2),
            (Key.Key_QuoteDbl, MOD.NoModifier, 3),
            (Key.Key_ParenLeft, MOD.NoModifier, 5),
            (Key.Key_6, MOD.NoModifier, 6),
            (Key.Key_Egrave, MOD.NoModifier, 7),
            (Key.Key_8, MOD.NoModifier, 8),
        ],
    )
    def test_digits_open_pages(
        self, evening: Evening, key: Qt.Key, modifier: MOD, number: int
    ) -> None:
        nowhere()
        press(evening, key, modifier)
        assert evening.view.pages.key == PAGES[number - 1].key
        assert evening.view.rail.chosen() == PAGES[number - 1].key

    def test_find_twice_is_the_search_of_the_page(self, evening: Evening) -> None:
        nowhere()
        press(evening, Key.Key_F, MOD.ControlModifier)
        press(evening, Key.Key_F, MOD.ControlModifier)
        assert evening.window.finder is None
        assert evening.view.pages.key == "room"
        assert evening.page.told[-1] == "find"

    def test_a_floor_is_called_from_any_page(self, evening: Evening) -> None:
        evening.window.show_page("papers")
        nowhere()
        press(evening, Key.Key_F2)
        assert evening.view.pages.key == evening.view.rail.chosen() == "floor"
        assert evening.page.gone_to == [Spot.FLOOR_SEARCH]

    def test_a_floor_is_called_while_one_types(self, evening: Evening) -> None:
        evening.page.field.setFocus()
        QTest.keyClicks(evening.page.field, "abc")
        written = evening.page.field
        press(evening, Key.Key_F2)
        assert evening.view.pages.key == "floor"
        assert written.text() == "abc"

    def test_eliminate_opens_the_room(self, evening: Evening) -> None:
        evening.window.show_page("clock")
        nowhere()
        press(evening, Key.Key_E)
        assert evening.view.pages.key == "room"
        assert evening.page.gone_to == [Spot.ELIMINATION]

    @pytest.mark.parametrize("key", [Key.Key_Question, Key.Key_Comma])
    def test_the_list_of_keys(self, evening: Evening, key: Qt.Key) -> None:
        nowhere()
        press(evening, key)
        assert isinstance(evening.window.messages.dialog, KeysDialog)

    def test_the_list_of_keys_ends_inside_a_small_window(self, evening: Evening) -> None:
        evening.window.resize(1024, 581)
        press(evening, Key.Key_Question)
        dialog = evening.window.messages.dialog
        assert dialog is not None
        assert dialog.height() <= 560, "and its title bar"
        closing = dialog.buttons["close"]
        assert dialog.rect().contains(closing.geometry())

    def test_the_first_field_of_a_page_opened_by_its_number_takes_no_keys(
        self, evening: Evening
    ) -> None:
        evening.page.button.setFocus()
        press(evening, Key.Key_2)
        assert not evening.page.field.hasFocus()
        press(evening, Key.Key_1)
        assert evening.view.pages.key == PAGES[0].key
        assert evening.page.field.text() == ""


class TestNotThen:
    @pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Plus, Key.Key_2, Key.Key_E])
    def test_never_while_typing(self, evening: Evening, key: Qt.Key) -> None:
        evening.page.field.setFocus()
        before, page = entries(evening), evening.view.pages.key
        press(evening, key)
        assert entries(evening) == before
        assert evening.view.pages.key == page
        assert "eliminate" not in evening.page.told

    def test_the_public_display_opens_even_then(self, evening: Evening) -> None:
        evening.page.field.setFocus()
        press(evening, Key.Key_F11)
        assert evening.window.beside.walls is not None
        assert evening.page.field.text() == ""

    def test_undo_in_a_field_is_the_field_s(self, evening: Evening) -> None:
        evening.page.field.setFocus()
        QTest.keyClicks(evening.page.field, "abc")
        before = entries(evening)
        press(evening, Key.Key_Z, MOD.ControlModifier)
        assert evening.page.field.text() == ""
        assert entries(evening) == before

    def test_escape_leaves_the_field(self, evening: Evening) -> None:
        evening.page.field.setFocus()
        press(evening, Key.Key_Escape)
        press(evening, Key.Key_Space)
        assert not evening.live.state.clock.running

    def test_never_in_a_dialog(self, evening: Evening, qtbot: QtBot) -> None:
        evening.window.show_keys()
        dialog = evening.window.messages.dialog
        assert dialog is not None
        with qtbot.waitActive(dialog):
            dialog.activateWindow()
        before = entries(evening)
        QTest.keyClick(dialog, Key.Key_Space)
        QTest.keyClick(dialog, Key.Key_Plus)
        assert entries(evening) == before

    def test_holding_a_key_down_acts_once(self, evening: Evening) -> None:
        listening = evening.window.findChildren(QShortcut)
        assert len(listening) >= sum(bool(act.keys) for act in evening.window.acts)
        assert not any(shortcut.autoRepeat() for shortcut in listening)

    def test_space_on_a_row_is_the_clock_s(self, evening: Evening) -> None:
        evening.page.rows.setFocus()
        evening.page.rows.setCurrentRow(0)
        press(evening, Key.Key_Space)
        assert "row" not in evening.page.told
        assert not evening.live.state.clock.running

    def test_a_letter_on_a_list_searches_there(self, evening: Evening) -> None:
        evening.page.rows.setFocus()
        for key in (Key.Key_D, Key.Key_E):
            press(evening, key)
        assert evening.page.rows.currentRow() == 1
        assert evening.page.gone_to == []

    def test_space_is_the_clock_s_once_the_wall_is_closed(
        self, evening: Evening, qtbot: QtBot
    ) -> None:
        nowhere()
        press(evening, Key.Key_F11)
        wall = evening.window.beside.public
        assert wall is not None
        with qtbot.waitActive(evening.window):
            QTest.keyClick(wall, Key.Key_Escape)
            evening.window.activateWindow()
        assert not isinstance(QApplication.focusWidget(), QAbstractButton)
        press(evening, Key.Key_Space)
        assert not evening.view.menu.isVisible()
        assert not evening.live.state.clock.running

    def test_space_is_the_clock_s_where_the_button_pressed_is_gone(self, evening: Evening) -> None:
        evening.page.rows.setFocus()
        evening.page.rows.hide()
        assert evening.page.button.hasFocus()
        press(evening, Key.Key_Space)
        assert "button" not in evening.page.told
        assert not evening.live.state.clock.running

    def test_a_clicked_button_leaves_space_to_the_clock(self, evening: Evening) -> None:
        QTest.mouseClick(evening.page.button, Qt.MouseButton.LeftButton)
        assert evening.page.told.count("button") == 1
        press(evening, Key.Key_Space)
        assert evening.page.told.count("button") == 1
        assert not evening.live.state.clock.running

    def test_a_button_reached_by_tab_is_pressed_by_space(self, evening: Evening) -> None:
        evening.page.rows.setFocus()
        press(evening, Key.Key_Tab)
        assert evening.page.button.hasFocus()
        press(evening, Key.Key_Space)
        assert evening.page.told.count("button") == 1
        assert evening.live.state.clock.running

    def test_a_click_beside_leaves_the_field(self, evening: Evening) -> None:
        evening.page.field.setFocus()
        QTest.mouseClick(evening.view.top, Qt.MouseButton.LeftButton)
        press(evening, Key.Key_Space)
        assert not evening.live.state.clock.running


class TestAfterAClick:
    def test_a_ruling_is_noted_and_its_player_penalised_by_keys_still(
        self, evening_of_pages: Evening
    ) -> None:
        page = evening_of_pages.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        page.rule.where.choice.choose("1")
        page.choose("behaviour")
        assert page.rule.questioning is not None
        page.rule.show_questioning(page.rule.questioning.answer("what", "insult"))
        ruling = page.rule.views.currentWidget()
        assert isinstance(ruling, RulingView)
        director = ruling.record.ruled_by.buttons["director"]
        player, *_ = ruling.record.concerned.buttons.values()
        for chip in (director, player):
            QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
        press(evening_of_pages, Key.Key_Return)
        noted = last(evening_of_pages)
        assert isinstance(noted, ev.IncidentRecorded)
        assert noted.ruled_by == "director" and noted.players
        for _ in range(2):
            QTest.mouseClick(player, Qt.MouseButton.LeftButton)
        press(evening_of_pages, Key.Key_S)
        assert page.penalties.form.entrant == noted.players[0]

    def test_a_digit_after_a_penalty_goes_to_its_page(self, evening_of_pages: Evening) -> None:
        page = evening_of_pages.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        player = next(everyone(evening_of_pages.live.session))
        page.sanction(player, "table_talk")
        press(evening_of_pages, Key.Key_Return)
        assert isinstance(last(evening_of_pages), ev.PenaltyGiven)
        press(evening_of_pages, Key.Key_1)
        assert evening_of_pages.view.pages.key == "room"

    def test_a_showdown_is_noted_by_enter_still(self, evening_of_pages: Evening) -> None:
        page = evening_of_pages.view.show_page("floor")
        assert isinstance(page, FloorTabs)
        page.choose("cards_showdown")
        showdown = page.rule.showdown
        assert showdown is not None
        QTest.keyClicks(showdown, "Ks9h4d2tAsAdKtQsQh")
        press(evening_of_pages, Key.Key_Return)
        director = showdown.record.ruled_by.buttons["director"]
        assert director.isVisible()
        QTest.mouseClick(director, Qt.MouseButton.LeftButton)
        press(evening_of_pages, Key.Key_Return)
        press(evening_of_pages, Key.Key_Return)
        assert isinstance(last(evening_of_pages), ev.IncidentRecorded)


def test_tab_follows_the_screen(evening: Evening) -> None:
    evening.window.show_page("clock")
    view, met = evening.view, []
    view.top.help.setFocus()
    while QApplication.focusWidget() is not view.foot.undo and len(met) < 40:
        press(evening, Key.Key_Tab)
        met.append(QApplication.focusWidget())
    zones = [
        next(i for i, z in enumerate(zones_of(evening)) if z.isAncestorOf(w)) for w in met if w
    ]
    assert zones == sorted(zones)
    assert set(zones) == {0, 1, 2, 3}


def zones_of(evening: Evening) -> tuple[QWidget, ...]:
    return (evening.view.rail, evening.page, evening.view.side, evening.view.foot)


def test_the_list_of_keys_shows_the_table(evening: Evening) -> None:
    evening.window.show_keys()
    dialog = evening.window.messages.dialog
    assert dialog is not None
    words = [child.text() for child in dialog.findChildren(QLabel)]
    for act in ACTS:
        assert set(act.caps) <= set(words)


def test_tab_goes_into_the_page_that_a_digit_has_shown(evening: Evening) -> None:
    nowhere()
    press(evening, Key.Key_2)
    page = evening.view.show_page("players")
    press(evening, Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None and page.isAncestorOf(focus)
    evening.view.show_page("journal")
    press(evening, Key.Key_3)
    press(evening, Key.Key_Space)
    assert not evening.live.state.clock.running, "nothing of the page had the keyboard"


class TestLettersAtTheDoor:
    """Before the draw, on the page of the players, a letter begins the name of who arrives."""

    @pytest.fixture
    def door(self, evening_of_pages: Evening) -> Evening:
        evening = evening_of_pages
        session = evening.desk.club.create(a_setup())
        registered(session, 6)
        evening.desk.open(session.tournament)
        return evening

    def test_after_the_digit_that_leads_there_letters_are_heard(self, door: Evening) -> None:
        nowhere()
        press(door, Key.Key_1)
        press(door, Key.Key_2)
        assert door.view.pages.key == "players"
        press(door, Key.Key_E)
        assert door.view.pages.key == "players", "no elimination is asked"
        field = door.view.show_page("players").findChild(CheckInField).field
        assert field.hasFocus() and field.text() == "e"

    def test_digits_go_on_leading_to_pages(self, door: Evening) -> None:
        nowhere()
        press(door, Key.Key_2)
        press(door, Key.Key_3)
        assert door.view.pages.key == "clock"

    def test_after_a_click_on_a_button_of_the_page_too(self, door: Evening) -> None:
        nowhere()
        press(door, Key.Key_2)
        page = door.view.show_page("players")
        button = page.findChild(EntrantsView).everyone
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        press(door, Key.Key_R)
        assert page.findChild(CheckInField).field.text() == "r"

    def test_once_seats_are_drawn_a_late_entrant_is_named_and_e_eliminates(
        self, door: Evening
    ) -> None:
        door.live.dispatch(cmd.DrawSeats())
        nowhere()
        press(door, Key.Key_2)
        press(door, Key.Key_M)
        field = door.view.show_page("players").findChild(CheckInField).field
        assert field.hasFocus() and field.text() == "m", "its E writes: nobody is eliminated"
        field.clear()
        press(door, Key.Key_1)
        nowhere()
        press(door, Key.Key_2)
        press(door, Key.Key_E)
        assert door.view.pages.key == "room"

    def test_once_nobody_may_enter_letters_are_the_window_s_again(self, door: Evening) -> None:
        door.live.dispatch(cmd.DrawSeats())
        door.live.dispatch(cmd.StartClock())
        for _ in range(3):
            door.live.dispatch(cmd.NextLevel())
        nowhere()
        press(door, Key.Key_2)
        press(door, Key.Key_R)
        assert not door.view.show_page("players").findChild(CheckInField).field.text()
