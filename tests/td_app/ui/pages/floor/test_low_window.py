"""The floor's questions in a window of 1024×600."""

from __future__ import annotations

import pytest
from ask_builders import NO_TABLE, an_ask_view, ask
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from room_builders import settle

from td_app.ui.pages.floor.answers.answer_choice import ChoicePad

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.mark.parametrize("op", ["string_bet", "misdeal"])
def test_in_a_low_window_every_answer_is_in_sight(qtbot: QtBot, op: str) -> None:
    view = an_ask_view(qtbot)
    view.resize(812, 337)
    ask(view, op, NO_TABLE)
    settle()
    assert isinstance(view.pad, ChoicePad)
    area = view.pad.parentWidget().parentWidget()
    assert isinstance(area, QWidget)
    for button in view.pad.buttons:
        below = button.mapTo(area, button.rect().bottomLeft())
        assert area.rect().contains(below), button.text()
