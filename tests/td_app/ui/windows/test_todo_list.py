"""What is to be done, on the right: what stands there when the rules ask for nothing."""

from __future__ import annotations

import pytest
from builders import a_tournament, out, seated_at
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.side_column import SideColumn, TodoList

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.mark.parametrize("high", [600, 632, 656, 680, 712])
def test_of_more_cards_than_have_room_each_one_seen_is_whole(
    qtbot: QtBot, dressed: QApplication, high: int
) -> None:
    session = a_tournament(36, 4, 9)
    out(session, *seated_at(session, 3)[:4])
    side = SideColumn(LiveTournament(session))
    qtbot.addWidget(side)
    side.refresh()
    side.resize(side.width(), high)
    side.show()
    for _ in range(3):
        QApplication.processEvents()
    area = side._todo_area
    assert len(side.todo.cards) >= 4
    seen = [
        card.geometry().bottom() < area.viewport().height() + 2
        for card in side.todo.cards.values()
        if card.y() < area.viewport().height()
    ]
    assert seen and all(seen)


def test_a_clock_left_stopped_is_told_until_it_runs_again(qtbot: QtBot) -> None:
    session = a_tournament(16, 2)
    live = LiveTournament(session)
    todo = TodoList(live)
    live.setParent(todo)
    qtbot.addWidget(todo)

    def said() -> str:
        todo.refresh()
        return todo.nothing.text()

    if not session.state.clock.running:
        session.dispatch(cmd.StartClock())
    assert "équilibrées" in said() and "arrêtée" not in said()
    session.dispatch(cmd.PauseClock())
    assert "arrêtée" in said() and "Espace" in said()
    session.dispatch(cmd.StartClock())
    assert "arrêtée" not in said()
