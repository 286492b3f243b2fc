"""Two public windows: each on its screen, opened and closed together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_tournament
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public import screens
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import (
    NOT_SHOWN,
    WallPlace,
    is_screen,
    screen_key,
    second_place,
    wall_place,
)
from td_app.ui.windows.public_window import PublicWindow
from td_app.ui.windows.secondary_windows import Walls
from td_app.wall.wishes import WallMessage


class NamedScreen:
    """What a screen says of itself."""

    def __init__(self, name: str, serial: str = "") -> None:
        self._name, self._serial = name, serial

    def name(self) -> str:
        return self._name

    def serialNumber(self) -> str:  # noqa: N802 - as a screen says it
        return self._serial


@pytest.fixture
def walls(dressed: QApplication, qtbot: QtBot) -> Iterator[Walls]:
    live = LiveTournament(a_tournament(20, tables=3, started=False))
    walls = Walls(live, Hall(), lambda window: None)
    yield walls
    walls.close()
    live.close()


@pytest.fixture
def two_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only screen there is stands for the second one too."""
    here = QGuiApplication.primaryScreen()
    monkeypatch.setattr(
        "td_app.ui.windows.secondary_windows.found_screen",
        lambda wanted: here if wanted == "HDMI-2" else None,
    )


class TestFoundAgain:
    @pytest.mark.parametrize(
        ("name", "serial", "wanted", "found"),
        [
            ("HDMI-1", "", "HDMI-1", True),
            ("HDMI-2", "", "HDMI-1", False),
            ("HDMI-2", "X12", "HDMI-1|X12", True),
            ("HDMI-1", "Y99", "HDMI-1|X12", False),
            ("HDMI-1", "", "HDMI-1|X12", True),
            ("HDMI-1", "X12", "HDMI-1", True),
        ],
    )
    def test_by_serial_number_first_then_by_name(
        self, name: str, serial: str, wanted: str, found: bool
    ) -> None:
        assert is_screen(NamedScreen(name, serial), wanted) is found  # type: ignore[arg-type]

    def test_what_is_remembered_tells_both(self) -> None:
        assert screen_key(NamedScreen("HDMI-1", "X12")) == "HDMI-1|X12"  # type: ignore[arg-type]
        assert screen_key(NamedScreen("HDMI-1")) == "HDMI-1"  # type: ignore[arg-type]

    def test_no_screen_is_found_before_one_is_chosen(self, qapp: QApplication) -> None:
        assert screens.found_screen("") is None


class TestTogether:
    def test_the_first_opens_alone_by_default(self, walls: Walls) -> None:
        walls.open()
        assert set(walls.windows) == {wall_place.number}

    def test_both_open_where_the_second_screen_is(self, walls: Walls, two_screens: None) -> None:
        second_place.choose("HDMI-2")
        walls.open()
        assert set(walls.windows) == {1, 2}
        assert all(window.isVisible() for window in walls.windows.values())

    def test_unplugged_the_second_waits(self, walls: Walls, two_screens: None) -> None:
        second_place.choose("HDMI-3")
        walls.open()
        assert set(walls.windows) == {1}

    def test_plugged_in_later_it_opens_on_its_screen(
        self, walls: Walls, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = QGuiApplication.primaryScreen()
        plugged: list[str] = []
        monkeypatch.setattr(
            "td_app.ui.windows.secondary_windows.found_screen",
            lambda name: here if name in plugged else None,
        )
        second_place.choose("HDMI-2")
        walls.open()
        assert set(walls.windows) == {1}
        plugged.append("HDMI-2")
        qapp.screenAdded.emit(here)
        assert set(walls.windows) == {1, 2}
        assert walls.windows[2].isFullScreen()
        qapp.screenAdded.emit(here)
        assert len(walls.windows) == 2

    def test_no_screen_plugged_in_opens_a_wall_that_nobody_opened(
        self, walls: Walls, qapp: QApplication, two_screens: None
    ) -> None:
        second_place.choose("HDMI-2")
        qapp.screenAdded.emit(QGuiApplication.primaryScreen())
        assert walls.windows == {}

    def test_chosen_while_the_first_is_open_it_comes_and_goes(
        self, walls: Walls, two_screens: None
    ) -> None:
        walls.open()
        second_place.choose("HDMI-2")
        assert set(walls.windows) == {1, 2}
        second_place.choose(NOT_SHOWN)
        assert set(walls.windows) == {1}

    def test_the_second_may_show_the_places_and_the_first_the_clock(
        self, walls: Walls, two_screens: None
    ) -> None:
        second_place.choose("HDMI-2")
        second_place.show_seats_first(True)
        walls.open()
        seen = {n: bool(window.view.facts.seats) for n, window in walls.windows.items()}
        assert seen == {1: False, 2: True}
        second_place.show_seats_first(False)
        assert walls.windows[2].view.facts.seats is None

    def test_closing_the_first_closes_the_other(
        self, walls: Walls, two_screens: None, qtbot: QtBot
    ) -> None:
        second_place.choose("HDMI-2")
        walls.open()
        with qtbot.waitSignal(walls.gone):
            walls.windows[1].close()
        assert walls.windows == {} and walls.first is None

    def test_closing_the_second_leaves_the_first(self, walls: Walls, two_screens: None) -> None:
        second_place.choose("HDMI-2")
        walls.open()
        walls.windows[2].close()
        assert set(walls.windows) == {1}

    def test_a_message_is_on_both(
        self, dressed: QApplication, qtbot: QtBot, two_screens: None
    ) -> None:
        live, hall, seen = LiveTournament(a_tournament(20)), Hall(), list[PublicWindow]()
        walls = Walls(live, hall, seen.append)
        second_place.choose("HDMI-2")
        walls.open()
        hall.say(WallMessage("Buffet ouvert"))
        assert [window.view.facts.band.message for window in seen] == ["Buffet ouvert"] * 2
        walls.close()
        live.close()


def test_each_wall_remembers_its_own_screen() -> None:
    WallPlace(2).choose("HDMI-2")
    assert (WallPlace(1).name, WallPlace(2).name) == ("", "HDMI-2")
    assert WallPlace(1).wanted and WallPlace(2).wanted
