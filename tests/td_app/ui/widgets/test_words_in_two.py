"""Words drawn on one line or on two."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from td_app.ui.theme import TypeSize, typeface
from td_app.ui.widgets import labels
from td_app.ui.widgets.labels import paint_in_two


def test_a_long_title_takes_two_lines_instead_of_losing_its_last_word(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "Jeton unique de valeur inférieure"
    font = typeface(TypeSize.BODY)
    high = QFontMetricsF(font).height()
    wide = QFontMetricsF(font).horizontalAdvance(words)
    told: list[tuple[float, str]] = []
    monkeypatch.setattr(
        labels, "paint_cut", lambda _p, room, said, *_rest: told.append((room.top(), said))
    )

    def lines(room: QRectF) -> list[tuple[float, str]]:
        told.clear()
        paint_in_two(QPainter(), room, words, font, "#000000")
        return told

    assert lines(QRectF(0, 0, wide + 1, 2 * high)) == [(0, words)]
    two = lines(QRectF(0, 0, wide * 0.8, 2 * high))
    assert two == [(0, "Jeton unique de valeur"), (high, "inférieure")]
    assert lines(QRectF(0, 0, wide * 0.8, high)) == [(0, words)], "no room for two: cut"
