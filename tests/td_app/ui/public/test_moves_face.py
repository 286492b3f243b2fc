"""Moves over the whole wall: who, from, to, eight at a time, until they are read out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_tournament, everyone, out
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.public.hall import Hall
from td_app.ui.public.moves_face import AT_ONCE, HEAD, LETTER, MovesFace, lines_room
from td_app.ui.public.wall_band import TURN
from td_app.ui.public.wall_column import LABEL
from td_app.ui.public.wall_view import WallView, wall_rooms
from td_app.ui.theme import typeface
from td_app.wall.wishes import WallMessage

ROOM_HEIGHT_MM = 50
MM_PER_PIXEL = 1800 / 1920
LEAST = ROOM_HEIGHT_MM / MM_PER_PIXEL
PICTURE = QRectF(0, 0, 1920, 1080)


class Shown:
    """A wall over 27 players at three tables, one of which is about to break."""

    def __init__(self, qtbot: QtBot, session: TournamentSession) -> None:
        self.session, self.hall = session, Hall()
        self.live = LiveTournament(session)
        self.view = WallView(self.live, self.hall)
        qtbot.addWidget(self.view)
        self.view.resize(1920, 1080)
        self.view.show()

    @property
    def face(self) -> MovesFace:
        return self.view.moves

    def breaks(self) -> None:
        """Nine players of three tables go out, then the third table breaks."""
        third = set(self.session.state.tables[3].places.values())
        gone = [who for who in everyone(self.session) if who not in third][:9]
        for who in gone:
            out(self.session, who)
        self.session.dispatch(cmd.BreakTable(3))


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot, in_french: None) -> Iterator[Shown]:
    shown = Shown(qtbot, a_tournament(27, tables=3, seats=9))
    yield shown
    shown.live.close()


def capital(size: float) -> float:
    """Height in pixels of a capital letter at a size."""
    return QFontMetricsF(typeface(100, strong=True)).capHeight() * size / 100


class TestWhenATableBreaks:
    def test_the_whole_picture_tells_who_goes_where(self, shown: Shown) -> None:
        assert shown.face.isHidden()
        shown.breaks()
        assert shown.face.isVisible()
        assert shown.face.geometry() == shown.view.rect()
        words = shown.face.words
        assert words is not None
        move = shown.session.state.moves[0]
        told = next(told for told in words.moves if told.reached == f"{move.to_seat.table}."
                    f"{move.to_seat.number}")  # fmt: skip
        assert told.name == shown.session.person(move.entrant).display_name
        assert told.left == f"3.{move.from_seat.number}"

    def test_the_time_stays(self, shown: Shown) -> None:
        shown.breaks()
        words = shown.face.words
        assert words is not None
        assert words.clock == shown.view.facts.face.clock.shown

    def test_eight_at_a_time_for_eight_seconds(self, shown: Shown) -> None:
        shown.breaks()
        waiting = len(shown.session.state.moves)
        assert waiting > AT_ONCE == 8
        assert shown.face.pages == -(-waiting // 8)
        assert shown.face.stays() == TURN == 8_000
        first = shown.face.grab().toImage()
        shown.face.turn()
        assert shown.face.page == 1
        assert shown.face.grab().toImage() != first

    def test_once_read_out_the_clock_comes_back(self, shown: Shown) -> None:
        shown.breaks()
        numbers = tuple(move.number for move in shown.session.state.moves)
        shown.session.dispatch(cmd.AnnounceMoves(numbers))
        assert shown.face.isHidden()
        assert shown.view.face.isVisible()

    def test_a_message_to_the_hall_goes_before(self, shown: Shown) -> None:
        shown.breaks()
        shown.hall.say(WallMessage("Évacuez la salle", full=True))
        assert shown.face.isHidden()

    def test_a_time_called_goes_before(self, shown: Shown) -> None:
        shown.breaks()
        shown.session.dispatch(cmd.CallTime(1))
        assert shown.face.isHidden()


class TestReadFromTenMetres:
    def test_eight_lines_are_fifty_millimetres_high(self, dressed: QApplication) -> None:
        line = lines_room(PICTURE).height() / AT_ONCE
        assert capital(line * LETTER) >= LEAST

    def test_so_are_its_title_and_its_time(self, dressed: QApplication) -> None:
        assert capital(PICTURE.height() * HEAD * 0.66) >= LEAST * 0.98
        assert capital(PICTURE.height() * 0.1 * 0.8) >= LEAST

    def test_so_are_the_labels_of_the_column(self, dressed: QApplication) -> None:
        _, column, _ = wall_rooms(PICTURE)
        assert capital(column.height() * LABEL) >= LEAST * 0.98
