"""How fast a meeting goes: an exit with sixteen tables in play, against one. Measured only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, drawn, live
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from td_app.club.club import Club
from td_app.meeting import commands as cmd
from td_app.meeting.decide.rounds import draw_inputs
from td_app.meeting.drawing import drawn_round
from td_app.persistence.engine import open_club_file
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.pages.club.teams.page import TeamsPage


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club's real file on disk."""
    with open_club_file(tmp_path / "club.db") as file:
        yield club_in(file)


@pytest.mark.parametrize("tables", [1, 16])
def test_an_exit_on_disk_and_in_every_view(club: Club, benchmark: Any, tables: int) -> None:
    """An exit decided, on disk, in the tables and in the standings."""
    players = 8 if tables == 16 else 1
    setup = a_meeting_setup(matrix=EIGHT)
    session = drawn(a_meeting(club, setup, teams=16 if tables == 16 else 8, players=players))
    face = live(session)
    face.tables(1)
    face.standings()

    def put_out() -> None:
        table = next(t for t in session.state.rounds[0].tables.values() if not t.over)
        session.dispatch(cmd.EliminatePlayers(1, (table.left[0],)))
        face.tables(1)
        face.standings()

    benchmark.pedantic(put_out, rounds=7, iterations=1)


@pytest.mark.parametrize("tables", [1, 16])
def test_an_exit_seen_on_the_page(
    club: Club, qapp: QApplication, benchmark: Any, tables: int
) -> None:
    """An exit from the second click to what is painted."""
    application.started(["td-app"], "fr")
    players = 8 if tables == 16 else 1
    setup = a_meeting_setup(matrix=EIGHT)
    session = drawn(a_meeting(club, setup, teams=16 if tables == 16 else 8, players=players))
    desk = Desk(club)
    page = TeamsPage(desk)
    page.resize(1200, 680)
    page.show()
    page.open(session.meeting)
    view = page.view
    assert view is not None
    tab = view.rounds[1]
    qapp.processEvents()

    def put_out() -> None:
        table = next(t for t in view.held.live.tables(1) if not t.over)
        who = next(s.player for s in table.seats if s.rank is None)
        tab.choose(who)
        tab.choose(who)
        qapp.processEvents()

    benchmark.pedantic(put_out, rounds=7, iterations=1)
    page.close()
    page.deleteLater()
    desk.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_draw_of_a_third_round(club: Club, benchmark: Any) -> None:
    """Sixteen teams of eight, two rounds drawn before."""
    session = drawn(a_meeting(club), rounds=2)
    inputs, seed = draw_inputs(session.state, 3), bytes(32)
    benchmark.pedantic(lambda: drawn_round(seed, inputs), rounds=3, iterations=1)
