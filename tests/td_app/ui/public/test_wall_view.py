"""The wall in a window: what is kept, what is drawn again, what is read out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from builders import MINUTE, a_tournament, clock_of, everyone, out
from PySide6.QtCore import QPoint, QRect, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wall_scenes import STATES, room_of, told

from reports.lettering import LETTERS_OF, Weight, text_width
from reports.marks import Said
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui import motion
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.scene_view import SceneView
from td_app.ui.public.wall_view import WallView
from td_app.ui.widgets.painting import DRAWN_AT, font_of
from td_app.wall.composing import Turn, composed
from td_app.wall.facts import WallFacts
from td_app.wall.scene import Clothes, Partner, Scene
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
        assert shown.scene.still is before.still
        assert shown.scene.ticking != before.ticking
        assert shown.view.accessibleName().startswith("Niveau 1, 19:59, 25 / 50")

    def test_of_the_window_it_is_the_time_and_its_bar(self, shown: Shown, qtbot: QtBot) -> None:
        seconds = [composed(running(left), Clothes(NOIR), 1280, 720) for left in (600, 599)]
        view = SceneView()
        qtbot.addWidget(view)
        view.resize(1280, 720)
        view.show_scene(seconds[0])
        (time,) = (mark for mark in seconds[0].ticking if isinstance(mark, Said))
        drawn = view._room_of(seconds[0], {*seconds[0].ticking} ^ {*seconds[1].ticking})
        (left, top, right, bottom) = (edge * 1280 / 1920 for edge in room_of(time))
        assert drawn.contains(
            QRect(QPoint(round(left), round(top)), QPoint(round(right), round(bottom)))
        )
        of_wall = sum(room.width() * room.height() for room in drawn) / (1280 * 720)
        assert of_wall < 0.3

    def test_drawn_in_part_it_looks_as_drawn_whole(self, shown: Shown, qtbot: QtBot) -> None:
        shown.seen()
        clock_of(shown.session).forward(1_000)
        shown.live.ticked.emit()
        other = SceneView()
        qtbot.addWidget(other)
        other.resize(1280, 720)
        other.show_scene(shown.scene)
        assert shown.seen() == other.grab().toImage()

    def test_a_partner_gives_way_in_the_room_of_its_card(self, shown: Shown, qtbot: QtBot) -> None:
        logos = (Partner("A", "a", 2.0), Partner("B", "b", 2.0))
        worn = Clothes(NOIR, partners=logos)
        (one, other) = (
            composed(STATES["running"](), worn, 1280, 720, Turn(partner=at)) for at in (0, 1)
        )
        view = SceneView()
        qtbot.addWidget(view)
        view.resize(1280, 720)
        view.show()
        view.show_scene(one)
        view.grab()
        view.show_scene(other, fades=True)
        room = view._faded_room
        assert room.height() < 80 and room.width() < 160 and room.left() < 80
        assert room.bottom() > 640
        qtbot.waitUntil(lambda: view._before is None)

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


@pytest.mark.parametrize("face", [*LETTERS_OF, Weight.FIGURES])
def test_words_are_drawn_as_wide_as_they_were_measured(dressed: QApplication, face: Weight) -> None:
    words = "13 éliminations, 31ᵉ" if face in LETTERS_OF else "13 310"
    drawn = QFontMetricsF(font_of(face)).horizontalAdvance(words)
    assert drawn == pytest.approx(text_width(words, face, DRAWN_AT), rel=0.002)


class TestConfetti:
    """They fall once, over the winner that a wall saw coming."""

    def win(self, shown: Shown) -> None:
        out(shown.session, *list(everyone(shown.session))[:19])

    def test_they_fall_when_the_winner_is_first_shown_and_stop(
        self, shown: Shown, qtbot: QtBot
    ) -> None:
        assert not falling(shown.view)
        self.win(shown)
        assert falling(shown.view)
        shown.view._falling.setCurrentTime(1_000)
        during = shown.seen()
        qtbot.waitUntil(lambda: not falling(shown.view), timeout=60_000)
        assert during != shown.seen()

    def test_they_do_not_fall_again_as_it_is_drawn_again(self, shown: Shown) -> None:
        self.win(shown)
        shown.view._falling.stop()
        shown.hall.wish(WallWishes(colours="jour"))
        shown.view.hide()
        shown.view.show()
        shown.live.ticked.emit()
        assert not falling(shown.view)

    def test_nor_as_the_evening_is_opened_again(self, shown: Shown, qtbot: QtBot) -> None:
        self.win(shown)
        again = Shown(qtbot, shown.session)
        assert not falling(again.view)
        again.live.close()

    def test_a_wall_that_was_hidden_lets_them_fall_once_it_is_seen(self, shown: Shown) -> None:
        shown.view.hide()
        self.win(shown)
        assert not falling(shown.view)
        shown.view.show()
        assert falling(shown.view)

    def test_nothing_falls_where_nothing_may_move(self, shown: Shown) -> None:
        motion.keep_still(True)
        self.win(shown)
        assert not falling(shown.view)
        motion.keep_still(False)


def running(left: int) -> WallFacts:
    """A wall whose level has so many seconds left."""
    facts = STATES["running"]()
    clock = replace(facts.face.clock, seconds=left)
    return replace(facts, face=replace(facts.face, clock=clock))


def falling(view: WallView) -> bool:
    return view._falling.state() is QVariantAnimation.State.Running


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
