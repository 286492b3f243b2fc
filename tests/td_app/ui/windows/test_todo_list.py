"""What is to be done, on the right: what stands there when the rules ask for nothing."""

from __future__ import annotations

import pytest
from builders import a_tournament
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.windows.side_column import TodoList

pytestmark = pytest.mark.usefixtures("in_french")


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
