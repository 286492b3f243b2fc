from __future__ import annotations

from itertools import combinations, groupby

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.tokens import DARK, LIGHT, Colours
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.clock_face import BEAT, ClockFace, cells_of, desk_theme, face_parts
from td_app.wall.clock import ClockFacts, ClockLook
from td_app.wall.face import dress_of


def a_face(qtbot: QtBot, facts: ClockFacts) -> ClockFace:
    face = ClockFace(facts)
    qtbot.addWidget(face)
    face.resize(640, 360)
    face.show()
    return face


def level_four(seconds: int, look: ClockLook = ClockLook.RUNNING) -> ClockFacts:
    return ClockFacts(look, seconds, 1200, "Niveau 4", "100 / 200")


@pytest.mark.parametrize("time", ["11:11", "08:47", "00:00"])
def test_digits_never_shift(qapp: QApplication, time: str) -> None:
    font = typeface(180, strong=True)
    widths = [cell.width for cell in cells_of(time, font)]
    assert widths == [cell.width for cell in cells_of("12:34", font)]


@pytest.mark.parametrize("ink", [LIGHT, DARK], ids=["light", "dark"])
def test_every_state_has_a_look_of_its_own(ink: Colours) -> None:
    looks = [dress_of(look, desk_theme(ink)) for look in ClockLook]
    for one, other in combinations(looks, 2):
        assert one != other


def test_the_parts_follow_each_other_without_touching() -> None:
    box = QRectF(0, 0, 640, 360)
    parts = face_parts(box, level_four(600))
    assert box.contains(parts.heading) and box.contains(parts.caption)
    assert parts.heading.bottom() < parts.time.top()
    assert parts.time.bottom() < parts.bar.top()
    assert parts.bar.bottom() < parts.caption.top()


def test_the_time_takes_the_room_of_what_is_not_said() -> None:
    box = QRectF(0, 0, 640, 360)
    bare = face_parts(box, ClockFacts(ClockLook.RUNNING, 600))
    assert bare.time.height() > face_parts(box, level_four(600)).time.height() * 1.4


@pytest.mark.parametrize("size", [(120, 48), (640, 360), (1920, 1080), (300, 900)])
@pytest.mark.parametrize("look", list(ClockLook))
def test_it_paints_at_any_size(
    dressed: QApplication, qtbot: QtBot, look: ClockLook, size: tuple[int, int]
) -> None:
    face = a_face(qtbot, level_four(763, look))
    face.resize(*size)
    assert not face.grab().isNull()


@pytest.mark.parametrize("size", [(640, 360), (654, 342)])
def test_the_frame_of_a_winner_is_whole_on_its_four_sides(
    dressed: QApplication, qtbot: QtBot, size: tuple[int, int]
) -> None:
    face = a_face(qtbot, ClockFacts(ClockLook.WINNER, words="VASSEUR Clément"))
    face.resize(*size)
    seen = face.grab().toImage()
    (wide, high) = size
    gold = QColor(dress_of(ClockLook.WINNER, desk_theme(colours())).edge_colour).rgb()
    sides = (
        [seen.pixel(wide // 3, y) for y in range(14)],
        [seen.pixel(wide // 3, high - 1 - y) for y in range(14)],
        [seen.pixel(x, high // 4) for x in range(14)],
        [seen.pixel(wide - 1 - x, high // 4) for x in range(14)],
    )
    for line in sides:
        runs = [seen for seen, _ in groupby(pixel == gold for pixel in line)]
        assert runs.count(True) == 2


def test_overtime_counts_up_with_its_sign() -> None:
    assert level_four(133, ClockLook.OVERTIME).shown == "+02:13"


def test_the_time_never_goes_below_zero_in_a_level() -> None:
    assert level_four(-3).shown == "00:00"


def test_a_winner_takes_the_place_of_the_time() -> None:
    assert ClockFacts(ClockLook.WINNER, words="Anna Dubois").shown == "Anna Dubois"


@pytest.mark.parametrize(
    ("seconds", "total", "share"), [(600, 1200, 0.5), (1500, 1200, 1.0), (-1, 1200, 0.0), (9, 0, 1)]
)
def test_the_bar_holds_what_is_left(seconds: int, total: int, share: float) -> None:
    assert ClockFacts(ClockLook.RUNNING, seconds, total).share_left == share


def test_only_the_last_ten_seconds_beat(dressed: QApplication, qtbot: QtBot) -> None:
    face = a_face(qtbot, level_four(9, ClockLook.LAST_TEN))
    first = face.grab().toImage()
    qtbot.waitUntil(lambda: face.grab().toImage() != first)
    face.set_facts(level_four(1200))
    still = face.grab().toImage()
    qtbot.wait(BEAT + 150)
    assert face.grab().toImage() == still


def test_it_is_read_out(dressed: QApplication, qtbot: QtBot) -> None:
    assert a_face(qtbot, level_four(763)).accessibleName() == "Niveau 4, 12:43, 100 / 200"


def test_a_heading_keeps_near_to_the_name_of_who_won(qapp: QApplication) -> None:
    won = ClockFacts(ClockLook.WINNER, heading="Vainqueur", words="VASSEUR Clément")
    parts = face_parts(QRectF(0, 0, 632, 420), won)
    assert parts.time.top() - parts.heading.bottom() < 20
    above = parts.heading.top()
    below = 420 - parts.time.bottom()
    assert abs(above - below) < 30, "the group stands in the middle"


class Watched(ClockFace):
    """A face that remembers where it was painted."""

    def __init__(self, facts: ClockFacts) -> None:
        super().__init__(facts)
        self.painted: list[QRegion] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.region())
        super().paintEvent(event)


def test_a_second_redraws_the_figures_and_their_bar_as_a_whole_face_would_be(qtbot: QtBot) -> None:
    face = Watched(level_four(600))
    qtbot.addWidget(face)
    face.resize(640, 360)
    face.show()
    qtbot.waitExposed(face)
    qtbot.waitUntil(lambda: bool(face.painted))
    face.painted.clear()
    face.set_facts(level_four(599))
    qtbot.waitUntil(lambda: bool(face.painted))
    parts = face_parts(QRectF(face.rect()), face.facts)
    drawn = face.painted[0]
    assert drawn.contains(parts.time.toAlignedRect()) and drawn.contains(parts.bar.toAlignedRect())
    assert not drawn.contains(parts.heading.center().toPoint())
    face.painted.clear()
    face.set_facts(level_four(599, ClockLook.PAUSED))
    qtbot.waitUntil(lambda: bool(face.painted))
    assert face.painted[0].contains(parts.heading.center().toPoint())
