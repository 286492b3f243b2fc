"""How fast the screens follow, with 1,000 entrants at 125 tables. Measured, never asserted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from td_app.club import Club
from td_app.persistence.engine import memory_club
from td_app.sample import sample_tournament
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow

ENTRANTS, TABLES = 1_000, 125


@pytest.fixture
def club(qapp: QApplication) -> Iterator[Club]:
    """A club kept in memory; the screens alone are measured."""
    application.started(["td-app"], "fr")
    with memory_club() as file:
        yield Club(file.store, file.directory, SteppedClock(), CountedChance())


def settle(app: QApplication) -> None:
    """Let everything asked for be painted."""
    for _ in range(3):
        app.processEvents()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def leaving(session: TournamentSession) -> Iterator[int]:
    """Players one here, one there."""
    seats = [(e.seat.number, e.seat.table, i) for i, e in session.state.entrants.items() if e.seat]
    return (who for _, _, who in sorted(seats))


@pytest.mark.parametrize("page", ["room", "players"])
def test_an_elimination_visible_on_the_page(
    benchmark: Any, qapp: QApplication, club: Club, page: str
) -> None:
    session = club.create(a_setup(TABLES, 8))
    registered(session, ENTRANTS)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    desk = Desk(club)
    window = MainWindow(desk)
    window.resize(1366, 768)
    window.show()
    desk.open(session.tournament)
    window.show_page(page)
    settle(qapp)
    live = desk.live
    assert live is not None
    players = leaving(live.session)

    def one_out() -> None:
        live.dispatch(cmd.Eliminate((cmd.PlayerOut(next(players)),)))
        qapp.processEvents()

    benchmark.pedantic(one_out, rounds=60, iterations=1, warmup_rounds=3)
    assert live.state.outs
    window.close()
    desk.close()


def test_the_window_up(benchmark: Any, qapp: QApplication, club: Club) -> None:
    session = sample_tournament(club, bytes(32))
    shown: list[MainWindow] = []

    def up() -> None:
        desk = Desk(club)
        window = MainWindow(desk)
        window.resize(1366, 768)
        desk.open(session.tournament)
        window.show()
        qapp.processEvents()
        shown.append(window)

    benchmark.pedantic(up, rounds=3, iterations=1)
    for window in shown:
        window.close()
        window.desk.close()
    assert shown
