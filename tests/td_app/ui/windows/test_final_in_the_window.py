"""The final of a season in the window: each entrant gets the stack of their points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_setup
from pytestqt.qtbot import QtBot
from season_builders import NAMES, SCALE, a_club_file, a_season, people, recorded

from td_app.club import Club
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.dialogs.final_stacks import FinalStacksDialog
from td_app.ui.pages.papers_page import PapersPage
from td_app.ui.pages.room_page import RoomPage
from td_app.ui.windows.act_table import ACTS
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")


def test_points_make_chips_before_the_draw(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    club = a_club_file()
    desk = a_desk(club)
    season = a_season(club, SCALE + "\n[final]\nstart = 6000\nper_point = 100\n")
    desk.seasons.record(season, [recorded("2025-09-12", *NAMES)])
    session = club.create(a_setup(tables=1, name="Finale", date="2026-07-03"))
    register = cmd.RegisterEntrants(people(*NAMES[:3], "Zoé Zola"), True, Majority.CHECKED)
    session.dispatch(register)
    desk.open(session.tournament)
    window = MainWindow(desk)
    qtbot.addWidget(window, before_close_func=lambda _: desk.close())
    window.show()
    (act,) = (act for act in ACTS if act.name == "final_stacks")
    assert "n’est pas la finale" in (act.why_not(window) if act.why_not else "")

    desk.seasons.place(session.tournament, season.id, final=True, counts=False)
    window.show_page("room")
    room = window.view.pages.currentWidget() if window.view else None
    assert isinstance(room, RoomPage)
    room.refresh()
    row = room.before.final
    assert row.isVisible() and row.words.text().endswith("3 tapis à donner")
    row.button.click()
    dialog = window.dialog
    assert isinstance(dialog, FinalStacksDialog)
    dialog.confirm.click()
    assert row.words.text().endswith("chacun a le tapis de ses points")
    room.before.draw_button.click()
    assert desk.live is not None
    given = {row.name: row.own_stack for row in desk.live.players().rows}
    window.show_page("papers")
    papers = window.view.pages.currentWidget() if window.view else None
    assert isinstance(papers, PapersPage)
    papers.refresh()
    assert papers.season.text() == "Papiers de la saison 2025-2026…"
    papers.season.click()
    assert window.in_club and window.layers.club_space().key == "season"
    assert given == {
        "ABADIE Ana": 7_000,
        "BÉNARD Bob": 6_600,
        "ÇELIK Cléo": 6_400,
        "ZOLA Zoé": None,
    }
