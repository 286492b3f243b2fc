"""The public window: full screen, left by a key, followed by the tournament."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import MINUTE, a_tournament, clock_of, everyone, out
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.screens import wall_place
from td_app.ui.windows.public_window import PublicWindow


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(20, tables=3)


@pytest.fixture
def live(qapp: QApplication, session: TournamentSession) -> Iterator[LiveTournament]:
    live = LiveTournament(session)
    yield live
    live.close()


@pytest.fixture
def wall(dressed: QApplication, qtbot: QtBot, live: LiveTournament) -> PublicWindow:
    window = PublicWindow(live)
    qtbot.addWidget(window)
    return window


class TestOnItsScreen:
    def test_it_fills_the_screen(self, wall: PublicWindow) -> None:
        wall.show()
        assert wall.isFullScreen()
        assert wall.size() == QGuiApplication.primaryScreen().size()

    @pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
    def test_it_is_left_by_a_key(self, wall: PublicWindow, qtbot: QtBot, key: Qt.Key) -> None:
        wall.show()
        qtbot.keyClick(wall, key)
        assert not wall.isVisible()

    def test_another_key_leaves_it_there(self, wall: PublicWindow, qtbot: QtBot) -> None:
        wall.show()
        qtbot.keyClick(wall, Qt.Key.Key_Space)
        assert wall.isVisible()

    def test_whether_it_is_shown_is_known(self, wall: PublicWindow) -> None:
        wall.show()
        assert wall_place.shown
        wall.close()
        assert not wall_place.shown

    def test_a_screen_unplugged_hides_it_and_plugged_again_brings_it_back(
        self, wall: PublicWindow, qapp: QApplication
    ) -> None:
        wall.show()
        screen = wall.screen()
        qapp.screenRemoved.emit(screen)
        assert not wall.isVisible()
        qapp.screenAdded.emit(screen)
        assert wall.isVisible() and wall.isFullScreen()

    def test_closed_meanwhile_it_does_not_come_back(
        self, wall: PublicWindow, qapp: QApplication
    ) -> None:
        wall.show()
        qapp.screenRemoved.emit(wall.screen())
        wall.close()
        qapp.screenAdded.emit(wall.screen())
        assert not wall.isVisible()

    @pytest.mark.parametrize(("chosen", "goes"), [("HDMI-1", True), ("HDMI-7", False)])
    def test_its_own_screen_plugged_in_later_it_goes_there(
        self,
        wall: PublicWindow,
        qapp: QApplication,
        monkeypatch: pytest.MonkeyPatch,
        chosen: str,
        goes: bool,
    ) -> None:
        wall.show()
        wall_place.choose(chosen)
        filled: list[object] = []
        monkeypatch.setattr(wall, "fill", filled.append)
        monkeypatch.setattr(
            "td_app.ui.windows.wall_window.is_screen", lambda _screen, name: name == "HDMI-1"
        )
        qapp.screenAdded.emit(wall.screen())
        assert filled == ([wall.screen()] if goes else [])

    def test_the_application_may_end_without_it(self, wall: PublicWindow) -> None:
        assert not wall.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


class TestFollowing:
    def test_an_elimination_is_seen_at_once(
        self, wall: PublicWindow, session: TournamentSession
    ) -> None:
        wall.show()
        out(session, next(everyone(session)))
        assert wall.view.facts.column.figures[0].figure == "19"

    def test_the_seconds_are_seen_as_they_pass(
        self, wall: PublicWindow, session: TournamentSession, live: LiveTournament
    ) -> None:
        wall.show()
        QApplication.processEvents()
        clock_of(session).forward(7_000)
        live.ticked.emit()
        assert wall.view.facts.face.clock.shown == "19:53"

    def test_moves_come_on_the_band(self, wall: PublicWindow, session: TournamentSession) -> None:
        out(session, *list(everyone(session))[:4])
        session.dispatch(cmd.BreakTable(3))
        assert len(wall.view.facts.band.moves) == len(session.state.moves)

    def test_nothing_is_painted_again_when_nothing_differs(
        self, wall: PublicWindow, live: LiveTournament
    ) -> None:
        wall.show()
        before = wall.view.scene
        live.ticked.emit()
        assert wall.view.scene is before

    def test_the_language_changes_without_closing_it(
        self, wall: PublicWindow, qapp: QApplication
    ) -> None:
        wall.show()
        title = wall.windowTitle()
        qapp.sendEvent(wall, QEvent(QEvent.Type.LanguageChange))
        assert wall.windowTitle() == title
        assert wall.isVisible()


class TestTheRoomIsBlack:
    @pytest.mark.parametrize("dressed", ["light", "dark"], indirect=True)
    def test_whatever_the_theme_of_the_director(
        self, dressed: QApplication, wall: PublicWindow
    ) -> None:
        wall.resize(1280, 720)
        image = wall.grab().toImage()
        assert QColor(image.pixel(2, 2)) == QColor("black")

    def test_it_paints_at_the_end_of_time(
        self, wall: PublicWindow, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.GoToStep(8))
        clock_of(session).forward(200 * MINUTE)
        wall.refresh()
        assert wall.view.facts.face.clock.shown == "+3:00:00"
        assert not wall.grab().isNull()
