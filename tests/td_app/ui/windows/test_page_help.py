"""Help on a page: a key held shows it, a sentence for every control in sight."""

from __future__ import annotations

import pytest
from help_builders import faults, in_sight
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_builders import Evening

from td_app.ui.destinations import Spot
from td_app.ui.widgets.page_help import help_of, name_of
from td_app.ui.windows.keys_dialog import KeysDialog
from td_app.ui.windows.page_register import CLUB_PAGES, FRONT_PAGES, PAGES
from td_app.words.language import Language

Key = Qt.Key
TOLD_IN_FULL = tuple(page.key for page in (*PAGES, *CLUB_PAGES, *FRONT_PAGES))
"""The pages whose every control has its sentence."""


def press(evening: Evening, key: Qt.Key) -> None:
    QTest.keyPress(QApplication.focusWidget() or evening.window, key)


def let_go(evening: Evening, key: Qt.Key) -> None:
    QTest.keyRelease(QApplication.focusWidget() or evening.window, key)


def hold(evening: Evening) -> None:
    """Hold ? down for long enough: its timer says so."""
    press(evening, Key.Key_Question)
    assert evening.window.help.timer.isActive()
    evening.window.help.timer.stop()
    evening.window.help.timer.timeout.emit()


class TestAKeyHeld:
    def test_held_it_shows_the_help_and_let_go_the_page(self, evening: Evening) -> None:
        hold(evening)
        overlay = evening.window.help.overlay
        assert overlay is not None and overlay.isVisible()
        let_go(evening, Key.Key_Question)
        evening.window.help.settling.timeout.emit()
        assert evening.window.help.overlay is None
        assert evening.window.messages.dialog is None, "the list of keys is for a short press"

    def test_repeated_as_let_go_and_down_again_it_is_still_held(self, evening: Evening) -> None:
        hold(evening)
        for _ in range(2):
            let_go(evening, Key.Key_Question)
            assert evening.window.help.settling.isActive()
            press(evening, Key.Key_Question)
            assert not evening.window.help.settling.isActive()
        assert evening.window.help.overlay is not None
        assert evening.window.messages.dialog is None

    def test_a_short_press_is_for_the_list_of_keys(self, evening: Evening) -> None:
        press(evening, Key.Key_Question)
        assert evening.window.messages.dialog is None
        let_go(evening, Key.Key_Comma)  # Shift let go first, on a French keyboard
        assert isinstance(evening.window.messages.dialog, KeysDialog)
        assert not evening.window.help.timer.isActive()

    def test_escape_leaves_it_while_the_key_is_still_down(self, evening: Evening) -> None:
        hold(evening)
        QTest.keyClick(evening.window, Key.Key_Escape)
        assert evening.window.help.overlay is None
        let_go(evening, Key.Key_Question)
        assert evening.window.messages.dialog is None


def test_the_floor_window_has_its_own(evening_of_pages: Evening) -> None:
    window = evening_of_pages.window
    window.go(Spot.FLOOR_WINDOW)
    floor = window.beside.floor
    assert floor is not None
    assert not faults(floor)
    floor.help.turn()
    assert floor.help.overlay is not None and window.help.overlay is None
    floor.help.leave()


class TestAsked:
    def test_shift_f1_shows_it_until_any_key(self, evening: Evening) -> None:
        QTest.keyClick(evening.window, Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        assert evening.window.help.overlay is not None
        QTest.keyClick(evening.window, Key.Key_Down)
        assert evening.window.help.overlay is None

    def test_a_click_leaves_it_and_presses_nothing_behind(self, evening: Evening) -> None:
        evening.window.turn_help()
        overlay = evening.window.help.overlay
        assert overlay is not None
        there = evening.page.button.mapTo(evening.window, evening.page.button.rect().center())
        QTest.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=there)
        assert evening.window.help.overlay is None
        assert "button" not in evening.page.told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_control_of_these_pages_has_its_sentence(
    evening_of_pages: Evening, language: Language
) -> None:
    window = evening_of_pages.window
    evening_of_pages.desk.set_language(language)
    wrong = {}
    for page in TOLD_IN_FULL:
        window.show_page(page)
        if told := faults(window):
            wrong[page] = told
    assert not wrong


def test_a_screen_reader_is_told_the_same_sentence(evening_of_pages: Evening) -> None:
    window = evening_of_pages.window
    window.show_page("room")
    for control in in_sight(window):
        heard = QAccessible.queryAccessibleInterface(control)
        assert help_of(control) in (
            heard.text(QAccessible.Text.Description),
            heard.text(QAccessible.Text.Help),
        ), name_of(control)
