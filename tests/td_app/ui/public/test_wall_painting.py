"""The wall painted: where things stand at every size, and what moves."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.public.wall_band import AT_ONCE, WallBand
from td_app.ui.public.wall_column import WallColumn
from td_app.ui.public.wall_face import NARROWEST, WallFace, face_rooms, time_squeeze
from td_app.ui.public.wall_view import wall_rooms
from td_app.ui.theme import hall
from td_app.ui.widgets.clock_face import BEAT
from td_app.ui.widgets.clock_looks import style_of
from td_app.wall.clock import ClockFacts, ClockLook
from td_app.wall.facts import BandMove, BandWords, ColumnWords, FaceWords, Figure, TurningPage

SIZES = [(1920, 1080), (1366, 768), (1280, 720)]


def a_face(seconds: int = 763, look: ClockLook = ClockLook.RUNNING, **more: object) -> FaceWords:
    clock = ClockFacts(look, seconds, 1200, "Niveau 4", words=str(more.pop("words", "")))
    return FaceWords(clock, blinds="100 / 200", ante="ante BB 200", coming="Ensuite", **more)


def painted(qtbot: QtBot, widget: WallFace | WallColumn | WallBand, size: QRectF) -> QImage:
    qtbot.addWidget(widget)
    widget.resize(int(size.width()), int(size.height()))
    widget.grab()  # A large letter is drawn otherwise once it is known.
    return widget.grab().toImage()


def height_of_ink(image: QImage, colour: str, left: int, right: int) -> int:
    """Return the rows between the first and the last that hold exactly this colour."""
    wanted = QColor(colour).rgb()
    rows = [
        y
        for y in range(image.height())
        if any(image.pixel(x, y) == wanted for x in range(left, right, 2))
    ]
    return rows[-1] - rows[0] + 1


class TestTheTime:
    @pytest.mark.parametrize(("wide", "tall"), SIZES)
    def test_its_digits_take_40_to_50_percent_of_the_height(
        self, dressed: QApplication, qtbot: QtBot, wide: int, tall: int
    ) -> None:
        face, _, _ = wall_rooms(QRectF(0, 0, wide, tall))
        bare = FaceWords(ClockFacts(ClockLook.RUNNING, 763, 0))
        image = painted(qtbot, WallFace(bare), face)
        share = height_of_ink(image, "#ffffff", 0, image.width()) / tall
        assert 0.40 <= share <= 0.50

    @pytest.mark.parametrize(("wide", "tall"), SIZES)
    @pytest.mark.parametrize(
        ("look", "seconds"),
        [
            (ClockLook.OVERTIME, 95),
            (ClockLook.OVERTIME, 3599),
            (ClockLook.RUNNING, 75 * 60),
            (ClockLook.BREAK, 2 * 3600),
        ],
    )
    def test_overtime_and_hours_are_as_tall(
        self,
        dressed: QApplication,
        qtbot: QtBot,
        wide: int,
        tall: int,
        look: ClockLook,
        seconds: int,
    ) -> None:
        face, _, _ = wall_rooms(QRectF(0, 0, wide, tall))
        bare = FaceWords(ClockFacts(look, seconds, 0))
        image = painted(qtbot, WallFace(bare), face)
        aside = image.width() // 12
        ink = style_of(look, hall()).digits
        share = height_of_ink(image, ink, aside, image.width() - aside) / tall
        assert 0.40 <= share <= 0.50

    @pytest.mark.parametrize(("wide", "tall"), SIZES)
    @pytest.mark.parametrize("look", [ClockLook.RUNNING, ClockLook.BREAK, ClockLook.LAST_MINUTE])
    def test_a_second_later_the_time_alone_is_drawn_and_looks_the_same(
        self, dressed: QApplication, qtbot: QtBot, wide: int, tall: int, look: ClockLook
    ) -> None:
        room, _, _ = wall_rooms(QRectF(0, 0, wide, tall))
        asked: list[QRect] = []

        class Watched(WallFace):
            def update(self, *where: Any) -> None:
                asked.extend(where or (self.rect(),))

        face = Watched(a_face(600, look))
        before = painted(qtbot, face, room)
        face.set_words(a_face(599, look))
        (only,) = asked
        assert only.height() < face.height() * 0.6
        face.render(before, only.topLeft(), QRegion(only))
        assert before == face.grab().toImage()
        face.set_words(a_face(599, look, note="Nouvelles blindes"))
        assert asked[-1] == face.rect()

    @pytest.mark.parametrize("time", ["11:11", "08:47", "20:00"])
    def test_every_time_is_narrowed_alike(self, qapp: QApplication, time: str) -> None:
        room = QRectF(0, 0, 1400, 430)
        assert time_squeeze(room, time) == time_squeeze(room, "12:34")

    def test_it_is_never_narrowed_out_of_shape(self, qapp: QApplication) -> None:
        assert time_squeeze(QRectF(0, 0, 200, 430), "1:15:00") == NARROWEST
        assert time_squeeze(QRectF(0, 0, 4000, 430), "12:34") == 1.0

    @pytest.mark.parametrize("captioned", [False, True])
    @pytest.mark.parametrize("noted", [False, True])
    def test_nothing_stands_on_anything_else(self, captioned: bool, noted: bool) -> None:
        box = QRectF(10, 20, 1450, 900)
        rooms = face_rooms(box, captioned=captioned, noted=noted)
        stack = [rooms.heading, rooms.time, rooms.bar, rooms.caption, rooms.blinds]
        stack += [rooms.note, rooms.coming] if noted else [rooms.coming]
        used = [room for room in stack if room.height() > 0]
        for above, below in pairwise(used):
            assert above.bottom() <= below.top() + 1
        assert all(box.contains(room) for room in used)


class TestLooks:
    def test_every_state_looks_different(self, dressed: QApplication, qtbot: QtBot) -> None:
        images = [
            painted(qtbot, WallFace(a_face(look=look)), QRectF(0, 0, 720, 450))
            for look in ClockLook
        ]
        small = [image.scaled(32, 20) for image in images]
        for place, one in enumerate(small):
            assert all(one != other for other in small[place + 1 :])

    def test_only_the_last_ten_seconds_beat(self, dressed: QApplication, qtbot: QtBot) -> None:
        face = WallFace(a_face())
        qtbot.addWidget(face)
        face.resize(640, 360)
        face.show()
        face.set_words(a_face(9, ClockLook.LAST_TEN))
        first = face.grab().toImage()
        qtbot.waitUntil(lambda: face.grab().toImage() != first)
        face.set_words(a_face())
        still = face.grab().toImage()
        qtbot.wait(BEAT + 150)
        assert face.grab().toImage() == still

    def test_it_is_read_out(self, dressed: QApplication, qtbot: QtBot) -> None:
        face = WallFace(FaceWords(ClockFacts(ClockLook.RUNNING)))
        qtbot.addWidget(face)
        face.set_words(a_face())
        assert face.accessibleName() == "Niveau 4, 12:43, 100 / 200, ante BB 200, Ensuite"


class TestRooms:
    @pytest.mark.parametrize(("wide", "tall"), [*SIZES, (1024, 768), (3840, 2160)])
    def test_clock_column_and_band_never_touch(self, wide: int, tall: int) -> None:
        box = QRectF(0, 0, wide, tall)
        face, column, band = wall_rooms(box)
        assert face.right() < column.left()
        assert face.bottom() < band.top() and column.bottom() < band.top()
        assert all(box.contains(room) for room in (face, column, band))


def a_column(*pages: TurningPage) -> ColumnWords:
    figures = (Figure("Joueurs", "31", "/ 36"), Figure("Jetons en jeu", "360 000"))
    return ColumnWords("Open d’automne", figures, "", False, pages)


class TestTheColumn:
    def test_it_turns_over_and_comes_back(self, dressed: QApplication, qtbot: QtBot) -> None:
        column = WallColumn(a_column(TurningPage("A", (3, 2, 1)), TurningPage("B", (4,))))
        first = painted(qtbot, column, QRectF(0, 0, 390, 900))
        column.turn()
        assert column.page == 1
        assert column.grab().toImage() != first
        column.turn()
        assert column.page == 0

    def test_one_page_stays(self, dressed: QApplication, qtbot: QtBot) -> None:
        column = WallColumn(a_column(TurningPage("A", (3, 2, 1))))
        first = painted(qtbot, column, QRectF(0, 0, 390, 900))
        column.turn()
        assert column.grab().toImage() == first

    def test_a_page_that_went_away_brings_the_first_back(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        column = WallColumn(a_column(TurningPage("A", (3, 2, 1)), TurningPage("B", (4,))))
        qtbot.addWidget(column)
        column.turn()
        column.set_words(a_column(TurningPage("A", (3, 2, 1))))
        assert column.page == 0

    def test_a_table_that_closes_does_not_turn_the_page(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        column = WallColumn(a_column(TurningPage("A", (3, 2, 1)), TurningPage("B", (4,))))
        qtbot.addWidget(column)
        column.turn()
        column.set_words(a_column(TurningPage("A", (2, 1)), TurningPage("B", (4,))))
        assert column.page == 1


def some_moves(count: int) -> tuple[BandMove, ...]:
    return tuple(
        BandMove(f"Joueur {n}", f"table 1, place {n} → table 2, place {n}") for n in range(count)
    )


class TestTheBand:
    def test_moves_turn_over_four_by_four(self, dressed: QApplication, qtbot: QtBot) -> None:
        band = WallBand(BandWords("Changements", some_moves(2 * AT_ONCE + 1)))
        qtbot.addWidget(band)
        assert band.pages == 3
        band.turn()
        band.turn()
        assert band.page == 2
        band.turn()
        assert band.page == 0

    def test_new_moves_are_shown_at_once(self, dressed: QApplication, qtbot: QtBot) -> None:
        words = BandWords("Changements", some_moves(9))
        band = WallBand(words)
        qtbot.addWidget(band)
        band.turn()
        band.set_words(replace(words, right="21:47"))
        assert band.page == 1
        band.set_words(replace(words, moves=some_moves(10)))
        assert band.page == 0

    @pytest.mark.parametrize("count", [0, 1, 2, 3, 9])
    def test_it_paints_any_number_of_moves(
        self, dressed: QApplication, qtbot: QtBot, count: int
    ) -> None:
        empty = painted(qtbot, WallBand(BandWords("Changements")), QRectF(0, 0, 1800, 108))
        band = WallBand(BandWords("Changements", some_moves(count), "Salle", "21:47"))
        assert painted(qtbot, band, QRectF(0, 0, 1800, 108)) != empty
