"""The line of answers given: its questions are never cut."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from td_app.floor.question_steps import Answered
from td_app.ui.pages.evening.floor.ask_view import AnswersStrip
from td_app.ui.theme import TypeSize, typeface

LONG = "Combien avait-il déjà devant lui, dans ce tour d’enchères\u00a0?"


def test_a_long_question_is_told_whole_on_one_line_or_two(qtbot: QtBot) -> None:
    strip = AnswersStrip()
    qtbot.addWidget(strip)
    strip.show()
    strip.resize(700, 80)
    answers = (Answered("prior", LONG, "225", ""), Answered("bet", "La mise\u00a0?", "500", ""))
    strip.show_answers(answers)
    long, short = strip.items
    measure = QFontMetricsF(typeface(TypeSize.SMALL)).horizontalAdvance
    assert " ".join(long.lines) == LONG and len(long.lines) == 2
    assert long.sizeHint().width() > max(map(measure, long.lines))
    assert long.sizeHint().width() < measure(LONG)
    assert long.sizeHint().height() == short.sizeHint().height()
    strip.resize(1200, 80)
    assert long.lines == (LONG,) and long.sizeHint().width() > measure(LONG)
