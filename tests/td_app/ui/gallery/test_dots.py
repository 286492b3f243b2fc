"""A picture read dot by dot."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from td_app.ui.gallery.dots import Dots


def a_picture(*drawn: QRect, ratio: int = 1) -> QImage:
    picture = QImage(200 * ratio, 100 * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    for one in drawn:
        painter.fillRect(one, Qt.GlobalColor.black)
    painter.end()
    return picture


def test_what_is_drawn_is_found_whatever_dots_a_point_has() -> None:
    drawn = QRect(40, 20, 30, 10)
    assert Dots(a_picture(drawn)).drawn() == drawn
    assert Dots(a_picture(drawn, ratio=2)).drawn() == drawn
    assert Dots(a_picture()).drawn() == QRect()


def test_within_a_part_only_what_is_there_counts() -> None:
    dots = Dots(a_picture(QRect(40, 20, 30, 10), QRect(120, 20, 30, 10)))
    assert dots.drawn(QRect(100, 0, 100, 100)) == QRect(120, 20, 30, 10)


def test_a_place_is_plain_an_edge_or_holds_something() -> None:
    dots = Dots(a_picture(QRect(0, 50, 200, 1), QRect(150, 10, 3, 3)))
    assert dots.plain(QRect(20, 20, 20, 20))
    assert not dots.plain(QRect(20, 40, 20, 20))
    assert dots.edges_only(QRect(20, 40, 20, 20))
    assert not dots.edges_only(QRect(140, 5, 20, 20))
    assert not dots.plain(QRect(190, 90, 20, 20)), "not wholly on the picture"
