"""The final of a season in the window: each entrant gets the stack of their points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_setup
from help_builders import faults
from pytestqt.qtbot import QtBot
from season_builders import NAMES, SCALE, a_club_file, a_season, people, recorded

from td_app.club.club import Club
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.dialogs.final_stacks import FinalStacksDialog
from td_app.ui.dialogs.qualified import QualifiedDialog
from td_app.ui.pages.evening.papers.page import PapersPage
from td_app.ui.pages.evening.room.page import RoomPage
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
    dialog = window.messages.dialog
    assert isinstance(dialog, FinalStacksDialog)
    dialog.confirm.click()
    assert row.words.text().endswith("à chacun le tapis de ses points")
    room.before.draw_button.click()
    assert desk.live is not None
    given = {row.name: row.own_stack for row in desk.live.players().rows}
    window.show_page("papers")
    papers = window.view.pages.currentWidget() if window.view else None
    assert isinstance(papers, PapersPage)
    papers.refresh()
    assert papers.season.accessibleName() == "Papiers de la saison 2025-2026"
    papers.season.click()
    assert window.in_club and window.layers.club_space().key == "season"
    assert given == {
        "ABADIE Ana": 7_000,
        "BÉNARD Bob": 6_600,
        "ÇELIK Cléo": 6_400,
        "ZOLA Zoé": None,
    }


def a_final(desk: Desk, scale: str) -> None:
    """A season of one evening, and the tournament that is its final on the desk."""
    season = a_season(desk.club, scale)
    desk.seasons.record(season, [recorded("2025-09-12", *NAMES)])
    session = desk.club.create(a_setup(tables=1, name="Finale", date="2026-07-03"))
    desk.seasons.place(session.tournament, season.id, final=True, counts=False)
    desk.open(session.tournament)


def the_window(desk: Desk, qtbot: QtBot) -> tuple[MainWindow, RoomPage]:
    window = MainWindow(desk)
    qtbot.addWidget(window, before_close_func=lambda _: desk.close())
    window.show()
    window.show_page("room")
    room = window.view.pages.currentWidget() if window.view else None
    assert isinstance(room, RoomPage)
    room.refresh()
    return window, room


def test_the_qualified_are_entered_in_one_act_and_undone_in_one(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    desk = a_desk(a_club_file())
    assert desk.club.register is not None
    ana, _ = desk.club.register.keep(
        [Member(NEW, person) for person in people(NAMES[0], "Zoé Zola")]
    )
    a_final(desk, SCALE + "\n[final]\nstart = 6000\nper_point = 100\nplayers = 3\n")
    window, room = the_window(desk, qtbot)
    line = room.before.finalists
    assert line.isVisible() and line.words.text().endswith("3 qualifiés à inscrire")
    line.button.click()
    dialog = window.messages.dialog
    assert isinstance(dialog, QualifiedDialog)
    assert not faults(dialog)
    assert [one.row.who.name for one in dialog.ticked()] == ["ABADIE Ana", *NAMES[1:3]]
    third = dialog.ticked()[2]
    dialog.table.choose(third.row.who.key)
    dialog.table.tick_asked.emit(third)
    dialog.table.tick_asked.emit(dialog._rows[3])
    assert dialog.confirm.text() == "Inscrire 3 joueurs"
    dialog.confirm.click()
    assert desk.live is not None and desk.check_in is not None
    rows = [(row.name, row.own_stack) for row in desk.live.players().rows]
    assert rows[0] == ("ABADIE Ana", 7_000) and ("DA COSTA Dan", None) in rows
    assert sorted(stack or 0 for _, stack in rows) == [0, 6_600, 7_000]
    card = desk.check_in.card(1)
    assert card is not None and card.id == ana.id
    before = desk.live.session.history.sequence
    desk.live.dispatch(cmd.Undo())
    assert not desk.live.players().rows and desk.live.session.history.sequence == before + 1


def test_a_scale_that_says_no_number_asks_how_many(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    desk = a_desk(a_club_file())
    a_final(desk, SCALE)
    window, room = the_window(desk, qtbot)
    assert room.before.finalists.words.text().endswith("qualifiés à choisir")
    assert not room.before.final.isVisible()
    room.before.finalists.button.click()
    dialog = window.messages.dialog
    assert isinstance(dialog, QualifiedDialog)
    assert not dialog.confirm.isEnabled()
    dialog.upto.setText("2")
    dialog.upto.textEdited.emit("2")
    dialog.confirm.click()
    assert desk.live is not None
    assert len(desk.live.players().rows) == 2
    assert room.before.finalists.words.text().endswith("les qualifiés sont inscrits")
