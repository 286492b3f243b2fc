"""The wall in a window: what is kept, what is drawn again, what is read out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import MINUTE, a_tournament, clock_of, everyone, out
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wall_scenes import STATES, told

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.scene_view import SceneView
from td_app.ui.public.wall_view import WallView
from td_app.wall.composing import Turn, composed
from td_app.wall.scene import Clothes, Scene
from td_app.wall.themes import JOUR, NOIR
from td_app.wall.wishes import WallMessage, WallWishes


class Shown:
    """A wall over a tournament, with what the hall wants."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session = session
        self.hall = Hall()
        self.live = LiveTournament(session)
        self.view = WallView(self.live, self.hall)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 720)
        self.view.show()

    @property
    def scene(self) -> Scene:
        assert self.view.scene is not None
        return self.view.scene

    def seen(self) -> QImage:
        return self.view.grab().toImage()


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Iterator[Shown]:
    shown = Shown(qtbot, a_tournament(20, tables=3))
    yield shown
    shown.live.close()


class TestWhatIsShown:
    def test_it_follows_the_evening(self, shown: Shown) -> None:
        assert "20 / 20" in told(shown.scene)
        out(shown.session, next(iter(everyone(shown.session))))
        assert "19 / 20" in told(shown.scene)

    def test_it_is_read_out(self, shown: Shown) -> None:
        name = shown.view.accessibleName()
        assert name.startswith("Niveau 1, 20:00, 25 / 50")
        assert "Joueurs 20 / 20" in name

    def test_a_message_leaves_by_itself(self, shown: Shown) -> None:
        now = shown.session.now_ms()
        shown.hall.say(WallMessage("Buffet ouvert", full=True, until_ms=now + MINUTE))
        assert "Buffet ouvert" in told(shown.scene)
        clock_of(shown.session).forward(MINUTE)
        shown.live.ticked.emit()
        assert "Buffet ouvert" not in told(shown.scene)

    def test_a_theme_wished_for_is_worn_at_once(self, shown: Shown) -> None:
        before = shown.seen()
        shown.hall.wish(WallWishes(colours="jour"))
        assert shown.scene.theme is JOUR
        assert shown.seen().pixelColor(2, 2).name() == JOUR.outer != before.pixelColor(2, 2).name()

    def test_under_the_winner_stands_what_the_evening_was(self, shown: Shown) -> None:
        clock_of(shown.session).forward(20 * MINUTE)
        out(shown.session, *list(everyone(shown.session))[:19])
        assert "20 joueurs · 20 min" in told(shown.scene).replace("\u00a0", " ")

    def test_the_other_wall_keeps_the_clock_once_play_has_begun(self, shown: Shown) -> None:
        shown.view.set_seats_first(True)
        assert "Cherchez votre nom" not in told(shown.scene)

    def test_each_shape_of_window_has_its_layout(self, shown: Shown) -> None:
        wide = told(shown.scene)
        shown.view.resize(540, 960)
        assert (shown.scene.width, shown.scene.height) == (1080, 1920)
        assert told(shown.scene) != wide


class TestWhatIsDrawn:
    def test_a_second_later_only_what_ticks_is_another(self, shown: Shown) -> None:
        before = shown.scene
        clock_of(shown.session).forward(1_000)
        shown.live.ticked.emit()
        assert shown.scene.still == before.still
        assert shown.scene.ticking != before.ticking

    def test_drawn_in_part_it_looks_as_drawn_whole(self, shown: Shown, qtbot: QtBot) -> None:
        shown.seen()
        clock_of(shown.session).forward(1_000)
        shown.live.ticked.emit()
        other = SceneView()
        qtbot.addWidget(other)
        other.resize(1280, 720)
        other.show_scene(shown.scene)
        assert shown.seen() == other.grab().toImage()

    def test_the_last_seconds_beat(self, shown: Shown) -> None:
        facts = STATES["last_seconds"]()
        (bright, dimmed) = (
            composed(facts, Clothes(NOIR), 1920, 1080, Turn(dimmed=beat)) for beat in (False, True)
        )
        assert bright.still != dimmed.still

    def test_hidden_it_turns_nothing_over(self, shown: Shown) -> None:
        assert shown.view._next_page.isActive()
        shown.view.hide()
        assert not shown.view._next_page.isActive()

    def test_what_is_pinned_stays(self, shown: Shown) -> None:
        shown.view.pinned = Turn(side=-1)
        shown.session.dispatch(cmd.PauseClock())
        title = shown.view.facts.column.pages[-1].title
        assert title in told(shown.scene)


class TestEveryStateLooksDifferent:
    def test_on_the_same_picture(self, dressed: QApplication, qtbot: QtBot) -> None:
        view = SceneView()
        qtbot.addWidget(view)
        view.resize(640, 360)
        seen = []
        for name in ("running", "paused", "break", "last_minute", "last_seconds", "last_level"):
            view.show_scene(composed(STATES[name](), Clothes(NOIR), 640, 360))
            seen.append(view.grab().toImage())
        assert all(one != other for at, one in enumerate(seen) for other in seen[:at])
