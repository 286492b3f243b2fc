"""Words on the wall: as large as they fit, never beyond their room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from td_app.ui.public.lettering import (
    LEFT,
    LINE,
    fitting_size,
    in_lines,
    paint_line,
    paint_lines,
    paint_name,
    paint_side_by_side,
    width_of,
)

LONG = "Grand tournoi régional des clubs de Bourgogne-Franche-Comté"
ROOM = QRectF(40, 30, 220, 60)


def inked(paint) -> QRectF:
    """Return the rectangle that what was painted covers, in an image larger than the room."""
    image = QImage(300, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    lit = [(x, y) for y in range(120) for x in range(300) if QColor(image.pixel(x, y)).value() > 40]
    assert lit, "nothing was painted"
    left, right = min(x for x, _ in lit), max(x for x, _ in lit)
    top, bottom = min(y for _, y in lit), max(y for _, y in lit)
    return QRectF(left, top, right - left + 1, bottom - top + 1)


@pytest.mark.parametrize("words", ["A", "JOUEUR Jean", LONG, "10 000 / 20 000"])
def test_a_line_stays_in_its_room(dressed: QApplication, words: str) -> None:
    drawn = inked(lambda p: paint_line(p, ROOM, words, "#ffffff", most=60))
    assert ROOM.adjusted(-2, -2, 2, 2).contains(drawn)


@pytest.mark.parametrize("wide", range(180, 220))
def test_a_line_that_may_be_smaller_is_never_cut(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    def cut(_metrics: QFontMetricsF, words: str, *_rest: object) -> str:
        raise AssertionError(words)

    monkeypatch.setattr(QFontMetricsF, "elidedText", cut)
    room = QRectF(40, 30, wide, 60)
    words = "On retourne les cartes\u00a0: table 2"
    drawn = inked(lambda p: paint_line(p, room, words, "#ffffff", most=60))
    assert drawn.width() > wide * 0.85


def test_a_line_too_long_is_elided_rather_than_smaller(dressed: QApplication) -> None:
    drawn = inked(lambda p: paint_line(p, ROOM, LONG, "#ffffff", most=30, least=24, align=LEFT))
    assert ROOM.adjusted(-2, -2, 2, 2).contains(drawn)


@pytest.mark.parametrize("words", ["Open", LONG, "Anticonstitutionnellementparlant"])
def test_two_lines_stay_in_their_room(dressed: QApplication, words: str) -> None:
    drawn = inked(lambda p: paint_lines(p, ROOM, words, "#ffffff", most=28))
    assert ROOM.adjusted(-2, -2, 2, 2).contains(drawn)


@pytest.mark.parametrize("name", ["Zoé", "Anna Dubois", LONG])
def test_a_name_stays_in_its_room(dressed: QApplication, name: str) -> None:
    drawn = inked(lambda p: paint_name(p, ROOM, name, "#ffffff", 40))
    assert ROOM.adjusted(-2, -2, 2, 2).contains(drawn)


def test_parts_side_by_side_stay_in_their_room(dressed: QApplication) -> None:
    parts = [("10 000 / 20 000", 1.0, "#ffffff"), ("ante BB 20 000", 0.5, "#ffffff")]
    drawn = inked(lambda p: paint_side_by_side(p, ROOM, parts, most=60))
    assert ROOM.adjusted(-2, -2, 2, 2).contains(drawn)


def test_the_size_is_bound_by_height_then_by_width(dressed: QApplication) -> None:
    assert fitting_size("A", ROOM, 1000) == pytest.approx(60 / LINE)
    size = fitting_size(LONG, ROOM, 1000)
    assert width_of(LONG, size) == pytest.approx(220, abs=1)


def test_lines_are_cut_evenly_and_a_single_word_is_not_cut() -> None:
    assert in_lines("Marie Anne", 2) == ["Marie", "Anne"]
    assert in_lines("Anticonstitutionnellement", 3) == ["Anticonstitutionnellement"]
    assert in_lines("a b c", 1) == ["a b c"]


@pytest.mark.parametrize("words", ["Joueurs", LONG])
def test_what_stands_beside_lines_is_told_where_the_first_is(words: str) -> None:
    first: list[QRectF] = []
    drawn = inked(lambda p: first.append(paint_lines(p, ROOM, words, "#ffffff", most=28)))
    assert first[0].top() <= drawn.top() <= first[0].bottom()
    assert (first[0].bottom() >= drawn.bottom()) == (words != LONG)
