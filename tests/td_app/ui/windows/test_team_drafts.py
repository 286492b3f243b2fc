"""Names typed for a team stay until they are entered, whatever is shown in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from meeting_builders import a_meeting, a_meeting_setup, club_in
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.meeting import commands as cmd
from td_app.persistence.engine import memory_club
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.club.teams.meeting_view import MeetingView
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.pages.club.teams.teams_tab import TeamsTab
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")

EIGHT_LINES = "\n".join(f"PETIT Zoé{n}" for n in range(8))


@pytest.fixture
def page(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Iterator[TeamsPage]:
    with memory_club() as file:
        window = MainWindow(a_desk(club_in(file)))
        qtbot.addWidget(window)
        window.resize(1024, 600)
        window.show()
        window.go(ToPage("teams"))
        shown = window.layers.club_space().page("teams")
        assert isinstance(shown, TeamsPage)
        yield shown


def opened(page: TeamsPage, teams: int = 2) -> MeetingView:
    session = a_meeting(page.club, a_meeting_setup(), teams)
    page.refresh()
    page.open(session.meeting)
    assert page.view is not None
    page.view.tabs.setCurrentIndex(0)
    return page.view


def typed(view: MeetingView) -> TeamsTab:
    """Type a team of eight, one on the bench, and enter nothing."""
    tab = view.teams
    tab.choose(None)
    QTest.keyClicks(tab.name, "Les Huit")
    tab.people.setPlainText(EIGHT_LINES)
    tab.bench.setPlainText("PETIT Léo")
    return tab


def is_typed(tab: TeamsTab) -> bool:
    return (tab.name.text(), tab.people.toPlainText(), tab.bench.toPlainText()) == (
        *("Les Huit", EIGHT_LINES),
        "PETIT Léo",
    )


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_team_is_entered_without_scrolling(page: TeamsPage, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    tab = typed(opened(page))
    QApplication.processEvents()
    for button in (tab.enter_button, tab.new, tab.register):
        low = button.mapTo(page.window(), QPoint(0, button.height())).y()
        assert not button.visibleRegion().isEmpty(), button.text()
        assert low <= page.window().height()
    tab.choose(1)
    QApplication.processEvents()
    assert not tab.keep.visibleRegion().isEmpty()


class TestWhatIsTypedStays:
    def test_while_another_team_is_looked_at(self, page: TeamsPage) -> None:
        tab = typed(opened(page))
        tab.choose(1)
        assert tab.name.text() == "As de Trèfle"
        assert page.unsaved_changes(), "closing the application asks about it"
        tab.new.click()
        assert is_typed(tab)

    def test_of_a_team_that_is_there_too(self, page: TeamsPage) -> None:
        tab = opened(page).teams
        tab.choose(1)
        QTest.keyClicks(tab.club, "Le Club")
        tab.line.setText("NOM Nouveau")
        tab.choose(2)
        assert (tab.club.text(), tab.line.text()) == ("", "")
        assert page.unsaved_changes()
        tab.refresh()
        tab.choose(1)
        assert (tab.club.text(), tab.line.text()) == ("Le Club", "NOM Nouveau")
        tab.refresh()
        assert tab.club.text() == "Le Club", "what another post writes does not wipe it"
        tab.keep.click()
        tab.add_player.click()
        assert not page.unsaved_changes()

    def test_when_the_meeting_is_left_and_opened_again(self, page: TeamsPage) -> None:
        view = opened(page)
        typed(view)
        meeting = view.held.live.session.meeting
        page.leave()
        assert "Rencontre d’automne" in page.unsaved_changes()
        page.open(meeting)
        assert page.view is not None and page.view is not view
        page.view.teams.new.click()
        assert is_typed(page.view.teams)

    def test_when_another_round_is_added_to_the_settings(self, page: TeamsPage) -> None:
        view = opened(page)
        typed(view)
        points = view.points
        points.cells[8, 1].setText("18")
        points.cells[8, 1].textEdited.emit("18")
        view.held.send(cmd.ChangeMeeting(replace(view.held.live.setup(), rounds=4)))
        assert is_typed(view.teams)
        assert view.points.cells[8, 1].text() == "18"

    def test_when_the_language_changes(self, page: TeamsPage) -> None:
        window = page.window()
        assert isinstance(window, MainWindow)
        view = opened(page)
        typed(view)
        meeting = view.held.live.session.meeting
        window.desk.set_language("en")
        again = window.layers.club_space().page("teams")
        assert isinstance(again, TeamsPage) and again is not page
        again.open(meeting)
        assert again.view is not None
        again.view.teams.choose(None)
        assert is_typed(again.view.teams)

    def test_when_it_is_refused(self, page: TeamsPage) -> None:
        view = opened(page)
        tab = typed(view)
        tab.name.setText("As de trefle")
        tab.enter_button.click()
        assert view.refusal.isVisibleTo(view)
        assert tab.people.toPlainText() == EIGHT_LINES
        tab.name.setText("Les Huit")
        tab.enter_button.click()
        assert len(view.held.live.teams()) == 3
        assert not page.unsaved_changes() and not tab.people.toPlainText()


def test_a_line_that_names_nobody_is_said_and_nothing_is_entered(page: TeamsPage) -> None:
    view = opened(page)
    tab = typed(view)
    tab.people.setPlainText("PETIT Zoé\n12\nGRAND Éva")
    tab.enter_button.click()
    assert "« 12 »" in view.refusal.accessibleName().replace("\u00a0", " ")
    assert len(view.held.live.teams()) == 2
    assert tab.people.toPlainText() == "PETIT Zoé\n12\nGRAND Éva"


class TestEscapeInAQuestion:
    def test_the_first_one_says_that_something_is_typed_the_second_leaves(
        self, page: TeamsPage
    ) -> None:
        page.ask_new()
        asked = page.asking
        assert asked is not None
        QTest.keyClicks(asked.name, "CFEPA 1")
        QTest.keyClick(asked, Qt.Key.Key_Escape)
        assert asked.isVisible() and asked.name.text() == "CFEPA 1"
        assert asked.held_back.isVisibleTo(asked)
        asked.reject()
        assert not asked.isVisible()

    def test_nothing_typed_leaves_at_once(self, page: TeamsPage) -> None:
        page.ask_new()
        asked = page.asking
        assert asked is not None
        asked.reject()
        assert not asked.isVisible()
