"""Time called on a player, as the hall sees it (3.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament, clock_of
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.table_faces import TimeCallFace, time_call_rooms
from td_app.ui.public.wall_view import wall_rooms
from td_app.ui.theme import HALL
from td_app.ui.windows.public_window import PublicWindow
from td_app.wall.facts import TimeWords

CALM = TimeWords(
    "TIME · Table 4 · place 3", 23, 30, False, level="Niveau 3", clock="12:36", blinds="100 / 200"
)
SIZES = [(1920, 1080), (1366, 768), (1280, 720)]


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(32)


def a_wall(session: TournamentSession, qtbot: QtBot) -> PublicWindow:
    live = LiveTournament(session)
    wall = PublicWindow(live)
    live.setParent(wall)
    qtbot.addWidget(wall, before_close_func=lambda _wall: live.close())
    wall.show()
    return wall


def shown_words(wall: PublicWindow) -> TimeWords:
    wall.refresh()
    assert wall.time_call.isVisible() and wall.time_call.words is not None
    return wall.time_call.words


def painted(qtbot: QtBot, words: TimeWords, size: tuple[int, int] = SIZES[1]) -> QImage:
    face = TimeCallFace()
    qtbot.addWidget(face)
    room, _, _ = wall_rooms(QRectF(0, 0, *size))
    face.resize(int(room.width()), int(room.height()))
    face.set_words(words)
    return face.grab().toImage()


def rows_of(image: QImage, colour: str, top: float, bottom: float) -> list[int]:
    """Return the rows of a part of an image that hold exactly this colour."""
    wanted = QColor(colour).rgb()
    return [
        y
        for y in range(int(top), int(bottom))
        if any(image.pixel(x, y) == wanted for x in range(0, image.width(), 2))
    ]


class TestOnTheWall:
    def test_nothing_covers_the_clock_while_nobody_calls_time(
        self, session: TournamentSession, dressed: QApplication, qtbot: QtBot
    ) -> None:
        assert a_wall(session, qtbot).time_call.isHidden()

    def test_table_place_and_seconds_are_read_and_the_clock_stays(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        wall = a_wall(session, qtbot)
        place = sorted(session.state.tables[4].places)[2]
        session.dispatch(cmd.CallTime(4, session.state.tables[4].places[place]))
        clock_of(session).forward(7_300)
        words = shown_words(wall)
        assert words.heading == f"TIME · Table 4 · place {place}"
        assert (words.seconds, words.total, words.hurried) == (23, 30, False)
        assert (words.level, words.clock) == ("Niveau 1", wall.face.words.clock.shown)

    def test_the_seconds_counted_aloud_look_otherwise(
        self, session: TournamentSession, dressed: QApplication, qtbot: QtBot
    ) -> None:
        wall = a_wall(session, qtbot)
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(24_999)
        assert not shown_words(wall).hurried
        clock_of(session).forward(1)
        assert shown_words(wall).hurried

    def test_the_end_is_said_until_the_floor_has_noted_it(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        wall = a_wall(session, qtbot)
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(31_000)
        words = shown_words(wall)
        assert (words.seconds, words.over) == (0, "Temps écoulé")
        session.dispatch(cmd.EndTimeCall(4))
        assert wall.time_call.isHidden()

    def test_of_several_the_soonest_is_large_and_the_others_are_listed(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        wall = a_wall(session, qtbot)
        for table in (3, 1, 2):
            session.dispatch(cmd.CallTime(table))
            clock_of(session).forward(4_000)
        words = shown_words(wall)
        assert words.heading == "TIME · Table 3"
        assert words.also == "Aussi\u00a0: table 1 · 22\u00a0s, table 2 · 26\u00a0s"

    def test_opened_in_mid_countdown_it_shows_what_is_left(
        self, session: TournamentSession, dressed: QApplication, qtbot: QtBot
    ) -> None:
        session.dispatch(cmd.CallTime(4))
        clock_of(session).forward(18_000)
        assert shown_words(a_wall(session, qtbot)).seconds == 12

    def test_undone_the_clock_comes_back(
        self, session: TournamentSession, dressed: QApplication, qtbot: QtBot
    ) -> None:
        wall = a_wall(session, qtbot)
        session.dispatch(cmd.CallTime(4))
        session.dispatch(cmd.Undo())
        assert wall.time_call.isHidden()


class TestPainted:
    @pytest.mark.parametrize("size", SIZES)
    def test_its_digits_take_40_percent_of_the_wall_at_least(
        self, dressed: QApplication, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        image = painted(qtbot, CALM, size)
        rooms = time_call_rooms(QRectF(image.rect()))
        rows = rows_of(image, HALL.amber_text, rooms.heading.bottom(), rooms.bar.top())
        assert (rows[-1] - rows[0] + 1) / size[1] >= 0.40

    def test_the_clock_under_it_can_be_read(self, dressed: QApplication, qtbot: QtBot) -> None:
        image = painted(qtbot, CALM, (1920, 1080))
        rooms = time_call_rooms(QRectF(image.rect()))
        rows = rows_of(image, HALL.text, rooms.clock.top(), rooms.clock.bottom())
        assert (rows[-1] - rows[0] + 1) / 1080 >= 0.06

    def test_it_is_amber_then_red_all_over(self, dressed: QApplication, qtbot: QtBot) -> None:
        middle = QRectF(0, 0, 1, 1)
        for words, ground in ((CALM, HALL.surface), (replace(CALM, hurried=True), HALL.red)):
            image = painted(qtbot, words)
            rooms = time_call_rooms(QRectF(image.rect()))
            middle.moveCenter(rooms.seconds.topLeft())
            at = middle.center().toPoint()
            assert QColor(image.pixel(at)).name() == ground

    def test_a_long_heading_and_many_tables_stay_inside(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        also = ", ".join(f"table {table} · 28\u00a0s" for table in range(30, 40))
        long = replace(CALM, heading="TIME · Table 125 · place 10", also=f"Aussi\u00a0: {also}")
        image, short = painted(qtbot, long), painted(qtbot, CALM)
        for x in (1, image.width() // 80, image.width() - 2):
            rows = range(image.height())
            assert [image.pixel(x, y) for y in rows] == [short.pixel(x, y) for y in rows]
