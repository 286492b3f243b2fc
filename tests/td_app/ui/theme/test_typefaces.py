"""Ordinals on screens: superior letters drawn, a plain text read aloud, copied and searched."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from td_app.ui.theme import typeface


def glyphs(text: str, *, strong: bool = False) -> list[int]:
    """Return the shapes of the typeface that a text is drawn with."""
    layout = QTextLayout(text, typeface(20, strong=strong))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize(
    ("plain", "drawn"),
    [
        ("1er", "1ᵉʳ"),
        ("12e ex æquo", "12ᵉ ex æquo"),
        ("1re pause (2e)", "1ʳᵉ pause (2ᵉ)"),
        ("1\u202f000e", "1\u202f000ᵉ"),
    ],
)
def test_a_french_ordinal_is_drawn_with_superior_letters(
    dressed: QApplication, plain: str, drawn: str, strong: bool
) -> None:
    assert glyphs(plain, strong=strong) == glyphs(drawn, strong=strong)


@pytest.mark.parametrize("text", ["3f2e", "7ex", "1ers", "5e6", "2nd", "1st", "12 e"])
def test_what_is_no_ordinal_stays_on_the_line(dressed: QApplication, text: str) -> None:
    assert glyphs(text) == [glyph for letter in text for glyph in glyphs(letter)]


def test_the_text_itself_stays_plain(dressed: QApplication, qtbot: QtBot) -> None:
    label = QLabel("12e")
    qtbot.addWidget(label)
    label.setFont(typeface())
    assert label.text() == "12e"
    assert label.fontMetrics().horizontalAdvance("12e") < label.fontMetrics().horizontalAdvance(
        "12"
    ) + label.fontMetrics().horizontalAdvance("e")
