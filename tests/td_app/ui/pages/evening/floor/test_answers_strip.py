"""The line of answers given: its questions are never cut."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
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


def test_on_the_one_line_of_a_ruling_answers_are_whole_or_counted(
    dressed: QApplication, in_french: None, qtbot: QtBot
) -> None:
    strip = AnswersStrip(opens=True)
    qtbot.addWidget(strip)
    strip.show()
    sums = "1 000 + 500 + 500 + 100 + 25"
    words = "Non, il lui reste des jetons derrière"
    answers = (
        Answered("more 1", "Tapis\u00a0?", words, ""),
        Answered("bet", "La mise\u00a0?", sums, ""),
        Answered("blind", "La grosse blinde\u00a0?", "200", "", short="BB 200"),
        *(Answered(f"more {n}", "Tapis\u00a0?", words, "supposé", True) for n in (2, 3)),
    )
    strip.show_answers(answers, more=True)
    assert strip.opening is not None and strip.more is not None
    measure = QFontMetricsF(typeface(TypeSize.BODY, strong=True)).horizontalAdvance
    for width, told in (
        (2000, [words, sums, "BB 200", words, words]),
        (900, [words, sums, "BB 200"]),
        (600, [sums, "BB 200"]),
    ):
        strip.fold(width)
        shown = [item for item in strip.items if not item.isHidden()]
        parts = [item._parts()[0] for item in shown]
        assert [lines for lines, *_ in parts] == [(one,) for one in told]
        assert all(room >= measure(lines[0]) for lines, _, _, room in parts)
        assert strip.heightForWidth(width) == 32, "one line"
        away = len(answers) - len(told)
        assert strip.opening.text() == (f"+{away}\u2002" if away else "") + "Questions (R)"
    assert strip.more.text() == ""
    assert strip.more.accessibleName() == strip.more.toolTip() != ""
    strip.fold(0)
    assert not any(item.isHidden() for item in strip.items)
    assert strip.more.text() == strip.more.accessibleName()
