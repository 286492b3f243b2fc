"""V silences the hall from anywhere in the window and on the wall, and says so."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.ui.destinations import Spot
from td_app.ui.public.sounds import Sounds, sounds_of
from td_app.ui.public.voice import Voice


def press_mute(evening: Evening) -> None:
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    QTest.keyClick(evening.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)


def sounds(evening: Evening) -> Sounds:
    found = sounds_of(evening.live)
    assert found is not None
    return found


def told(evening: Evening) -> list[str]:
    return [label.text() for label in evening.view.foot.findChildren(QLabel)]


def test_once_silences_and_twice_brings_back(evening: Evening) -> None:
    press_mute(evening)
    assert sounds(evening).muted
    assert "Sons et voix coupés." in told(evening)
    assert Voice(evening.desk.club.directory).muted
    press_mute(evening)
    assert not sounds(evening).muted
    assert "Sons et voix rétablis." in told(evening)


def test_not_while_one_types(evening: Evening) -> None:
    evening.page.field.setFocus()
    QTest.keyClick(evening.page.field, Qt.Key.Key_V)
    assert evening.page.field.text() == "v"
    assert not sounds(evening).muted


def test_on_the_wall_too(evening: Evening, qtbot: QtBot) -> None:
    evening.window.go(Spot.PUBLIC_DISPLAY)
    wall = evening.window.beside.public
    assert wall is not None
    with qtbot.waitActive(wall):
        wall.activateWindow()
    QTest.keyClick(wall, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert sounds(evening).muted
    wall.close()


def test_another_language_keeps_the_one_that_sounds(evening: Evening) -> None:
    before = sounds(evening)
    evening.desk.set_language("en")
    assert evening.live.findChildren(Sounds) == [before]
