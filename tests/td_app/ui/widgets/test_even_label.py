"""What to say at a table is never a line and one word more."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.labels import EvenLabel, Say, label

RULED = "Pas de fausse donne\u00a0: le bouton peut recevoir deux cartes de suite"


@pytest.mark.parametrize("left", [1, 30, 60])
def test_the_last_word_of_a_decision_is_not_alone_on_its_line(qtbot: QtBot, left: int) -> None:
    words = label(RULED, Say.DECISION, even=True)
    assert isinstance(words, EvenLabel)
    qtbot.addWidget(words)
    measure = words.fontMetrics()
    room = measure.horizontalAdvance(RULED) - left
    words.resize(room, 80)
    even = words.even_width()

    def height(width: int) -> int:
        way = int(words.alignment() | Qt.TextFlag.TextWordWrap)
        return measure.boundingRect(QRect(0, 0, width, 10_000), way, RULED).height()

    assert even < room and height(even) == height(room) == words.heightForWidth(room)
    assert words.text() == RULED, "the words themselves are untouched"


def test_a_decision_of_one_line_stays_on_it(qtbot: QtBot) -> None:
    words = label("La main est morte", Say.DECISION, even=True)
    qtbot.addWidget(words)
    room = words.fontMetrics().horizontalAdvance(words.text()) * 3
    words.resize(room, 80)
    assert isinstance(words, EvenLabel) and words.even_width() >= room // 3
