"""The floor's questions in a window of 1024×600."""

from __future__ import annotations

import pytest
from ask_builders import NO_TABLE, an_ask_view, ask
from builders import a_tournament
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from room_builders import settle

from td_app.floor.questioning import begin
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.answers.answer_choice import ChoicePad
from td_app.ui.pages.floor.ruling_view import RulingView
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.ruling_parts import AmountsAndSay

#: Too few chips over a raise, three in the hand: the text leaves it to the director (9.10).
SHORT_OF_A_RAISE: dict[str, object] = {
    "done": None,
    "bet_level": 600,
    "pushed": 400,
    "players_in_hand": 3,
    "facing": "raise",
}

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


@pytest.mark.parametrize("high", [340, 507])
def test_what_the_director_decides_is_in_sight_and_on_a_larger_screen_all_of_it(
    qtbot: QtBot, high: int
) -> None:
    view = RulingView(LiveTournament(a_tournament(entrants=12, tables=2)))
    qtbot.addWidget(view)
    view.resize(864, high)
    view.show()
    questioning = begin("undercall", {})
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, SHORT_OF_A_RAISE[name])
    # Under 660 pixels the window is low; the larger one is that of 768.
    if high > 340:
        holder = QWidget()
        qtbot.addWidget(holder)
        holder.resize(900, 740)
        view.setParent(holder)
        holder.show()
        view.show()
    view.show_outcome(questioning, NO_TABLE)
    settle()
    assert view.options is not None and view.cited is not None
    wanted: list[QWidget] = list(view.options.buttons.values())
    if high > 340:
        wanted += [*view.findChildren(AmountsAndSay), view.cited]
    area = view.findChild(ScrolledColumn)
    assert area is not None
    for part in wanted:
        below = part.mapTo(area, part.rect().bottomLeft())
        assert area.rect().contains(below), (part, below, area.rect())
