"""The wall's screen: remembered by its name, never the director's when there is another."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.public.screens import WallPlace, screen_words, wall_screen


def test_nothing_is_remembered_at_first() -> None:
    assert WallPlace().name == ""


def test_the_screen_is_remembered_by_its_name(qtbot: QtBot) -> None:
    place = WallPlace()
    with qtbot.waitSignal(place.chosen) as signal:
        place.choose("HDMI-1")
    assert signal.args == ["HDMI-1"]
    assert WallPlace().name == "HDMI-1"


def test_it_tells_when_the_wall_comes_and_goes(qtbot: QtBot) -> None:
    place = WallPlace()
    told: list[bool] = []
    place.shown_changed.connect(lambda: told.append(place.shown))
    for shown in (True, True, False):
        place.tell_shown(shown)
    assert told == [True, False]


def test_with_one_screen_the_wall_covers_it(qapp: QApplication) -> None:
    here = QGuiApplication.primaryScreen()
    assert wall_screen(here, "a projector unplugged since") == here
    assert wall_screen(None, here.name()) == here


def test_a_screen_is_offered_by_name_and_size(qapp: QApplication) -> None:
    screen = QGuiApplication.primaryScreen()
    assert screen_words(screen).endswith("× 800")
