"""Unsaved work in the window: found where it is, saved, gone back to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from meeting_builders import club_in
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from window_builders import Evening

from td_app.club.club import Club
from td_app.persistence.engine import memory_club
from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToMember
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.pages.program.setup.page import NewTournamentPage
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.unsaved_work import Unkept

pytestmark = pytest.mark.usefixtures("in_french")


def test_nothing_is_unsaved_where_nothing_was_typed(evening_of_pages: Evening) -> None:
    unsaved = evening_of_pages.window.unsaved
    evening_of_pages.window.show_new()
    assert (*unsaved.in_front(), *unsaved.in_tournament(), *unsaved.in_club()) == ()
    assert unsaved.keep("settings"), "a page that was never shown has nothing to save"


def test_of_a_page_of_the_tournament_until_it_is_saved(evening_of_pages: Evening) -> None:
    window = evening_of_pages.window
    page = evening_of_pages.view.show_page("settings")
    assert isinstance(page, SettingsTabs)
    QTest.keyClicks(page.setup.form.evening.name, " bis")
    window.show_page("room")
    assert window.unsaved.in_tournament() == [Unkept(page.unsaved_changes(), "settings")]
    window.show_new()
    window.unsaved.back_to("settings")
    assert window.front is None and evening_of_pages.view.pages.key == "settings"
    assert window.unsaved.keep("settings")
    assert window.unsaved.in_tournament() == []
    assert "bis" in evening_of_pages.live.setup().name


def test_of_a_tournament_being_prepared_in_front(evening: Evening) -> None:
    window = evening.window
    window.show_new()
    assert window.front is not None and isinstance(window.front.page, NewTournamentPage)
    QTest.keyClicks(window.front.page.form.evening.name, "Open")
    (unkept,) = window.unsaved.in_front()
    assert unkept == Unkept(window.front.page.unsaved_changes())
    window.unsaved.back_to(unkept.page)
    assert window.front is not None, "it is there already"


def test_of_a_page_of_the_club(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> None:
    with memory_club() as file:
        desk = a_desk(club_in(file))
        (card,) = desk.club.register.keep([Member(NEW, Person("Dupré", "Agathe"))])
        window = MainWindow(desk)
        qtbot.addWidget(window)
        window.show()
        assert window.unsaved.in_club() == []
        window.go(ToMember(card.id))
        page = window.layers.club_space().page("members")
        assert isinstance(page, MembersPage)
        page.register.form.fields["club"].setText("As de Trèfle")
        assert window.unsaved.in_club() == [Unkept(page.unsaved_changes(), "members")]
