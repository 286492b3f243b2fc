"""The line of answers given: its questions are cut only where there is no room."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from td_app.floor.asked import Answered
from td_app.ui.pages.floor.ask_view import AnswersStrip
from td_app.ui.theme import TypeSize, typeface

LONG = "Combien avait-il déjà devant lui, dans ce tour d’enchères\u00a0?"


def test_a_question_is_told_whole_where_the_line_is_wide(qtbot: QtBot) -> None:
    strip = AnswersStrip()
    qtbot.addWidget(strip)
    strip.show()
    strip.resize(700, 80)
    strip.show_answers((Answered("prior", LONG, "225", ""),))
    cut = strip.items[0].sizeHint().width()
    strip.resize(1200, 80)
    whole = strip.items[0].sizeHint().width()
    assert cut < QFontMetricsF(typeface(TypeSize.SMALL)).horizontalAdvance(LONG) < whole
