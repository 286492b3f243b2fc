"""What a director does when the server has just been away: they ask again until it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cut_network import CutNetwork
from pytestqt.qtbot import QtBot

from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.live_tournament import LiveTournament

T = TypeVar("T")


def at_last(qtbot: QtBot, ask: Callable[[], T | None]) -> T:
    """Return what is answered in the end: a server that is back may be missed for a moment."""
    answers: list[T] = []

    def answered() -> bool:
        try:
            answer = ask()
        except StorageTrouble:
            return False
        if answer is not None:
            answers.append(answer)
        return answer is not None

    qtbot.waitUntil(answered)
    return answers[-1]


def done(qtbot: QtBot, live: LiveTournament, command: cmd.Command) -> ev.Entry:
    """Return the entry of an act, asked again until it is recorded."""
    return at_last(qtbot, lambda: live.dispatch(command))


def left_in_doubt(
    qtbot: QtBot, live: LiveTournament, network: CutNetwork, command: cmd.Command
) -> None:
    """Ask for an act that is recorded, unanswered: it is not known here whether it is."""

    def doubted() -> bool:
        network.cut_after_commit()
        live.dispatch(command)
        if not live.session.in_doubt:
            # Missed before it was asked to keep anything: nothing is recorded.
            network.mend()
        return live.session.in_doubt

    qtbot.waitUntil(doubted)
