"""A line that cannot be read, in the window: the banner, the question, and play again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from builders import a_setup, people
from help_builders import faults
from meeting_builders import a_meeting, club_in
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from unread_builders import forge

from td_app.club.club import Club
from td_app.persistence.engine import ClubFile, memory_club
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.dialogs.setting_aside import SettingAsideDialog, StoppedBanner
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.widgets.buttons import Button
from td_app.ui.windows.act_table import SET_ASIDE
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")


@contextmanager
def a_window(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], width: int, height: int
) -> Iterator[tuple[MainWindow, ClubFile]]:
    with memory_club() as file:
        window = MainWindow(a_desk(replace(club_in(file), post="Accueil")))
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        yield window, file


def words_of(banner: StoppedBanner) -> str:
    return " ".join(label.text() for label in banner.findChildren(QLabel))


def set_aside(qtbot: QtBot, banner: StoppedBanner) -> None:
    """Two clicks, and a reason between them."""
    banner.banner.buttons[0].click()
    dialog = banner.asking
    assert isinstance(dialog, SettingAsideDialog)
    assert isinstance(dialog.confirm, Button) and not dialog.confirm.isEnabled()
    dialog.reason.setPlainText("Poste volé.")
    dialog.confirm.click()


@pytest.mark.parametrize(("width", "height"), [(1024, 600), (1366, 768)])
def test_two_clicks_and_the_evening_goes_on(
    qtbot: QtBot, a_desk: Callable[[Club], Desk], width: int, height: int
) -> None:
    with a_window(qtbot, a_desk, width, height) as (window, file):
        session = window.desk.club.create(a_setup())
        session.dispatch(cmd.RegisterEntrants(people(3)))
        window.desk.open(session.tournament)
        live = window.desk.live
        assert live is not None and window.view is not None
        banner = window.view.stopped
        assert banner.isHidden() and SET_ASIDE.why_not(window)
        line = forge(file, session.tournament, "presence_marked", "{}")
        live._on_refresh()
        assert not banner.isHidden() and "ligne 3" in words_of(banner)
        assert live.dispatch(cmd.MarkPresence((1,), True)) is None
        assert len(live.players().rows) == 3, "what was read stays"
        assert not SET_ASIDE.why_not(window)
        assert not faults(banner)
        set_aside(qtbot, banner)
        assert banner.isHidden()
        assert live.line_of(live.entries_since(line)[0]).event == ev.EntrySetAside(line)
        assert live.dispatch(cmd.MarkPresence((1,), True)) is not None


def test_it_is_done_from_the_palette_too(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    with a_window(qtbot, a_desk, 1366, 768) as (window, file):
        session = window.desk.club.create(a_setup())
        forge(file, session.tournament, "presence_marked", "{}")
        window.desk.open(session.tournament)
        SET_ASIDE.do(window)
        dialog = window.messages.dialog
        assert isinstance(dialog, SettingAsideDialog)
        dialog.reason.setPlainText("Poste volé.")
        dialog.confirm.click()
        assert window.desk.live is not None and window.desk.live.stopped is None


def test_where_one_only_looks_it_is_told_and_not_offered(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    with a_window(qtbot, a_desk, 1366, 768) as (window, file):
        session = window.desk.club.create(a_setup())
        forge(file, session.tournament, "presence_marked", "{}")
        window.desk.open(session.tournament, looking=True)
        assert window.view is not None
        assert not window.view.stopped.isHidden()
        assert not window.view.stopped.banner.buttons


def test_a_meeting_too(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    with a_window(qtbot, a_desk, 1024, 600) as (window, file):
        window.go(ToPage("teams"))
        page = window.layers.club_space().page("teams")
        assert isinstance(page, TeamsPage)
        session = a_meeting(page.club, teams=4)
        page.refresh()
        page.open(session.meeting)
        assert page.view is not None
        forge(file, session.meeting, "meeting_team_renamed", "{}")
        page.refresh()
        banner = page.view.stopped
        assert not banner.isHidden()
        set_aside(qtbot, banner)
        assert banner.isHidden() and page.view.held.live.stopped is None
