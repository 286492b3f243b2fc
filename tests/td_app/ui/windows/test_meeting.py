"""A meeting through the window: sixteen teams, three rounds, points, a substitute, undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, people
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.meeting import commands as cmd
from td_app.meeting.setup import PointsMatrix
from td_app.persistence.engine import memory_club
from td_app.printing.document import Stationery
from td_app.printing.meetings import PAPERS
from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.club.archive.page import ArchivePage
from td_app.ui.pages.club.teams.meeting_view import MeetingView
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.pages.club.teams.round_tab import RoundTab
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.fixture
def page(qtbot: QtBot, a_desk: Callable[[Club], Desk]) -> Iterator[TeamsPage]:
    with memory_club() as file:
        window = MainWindow(a_desk(club_in(file)))
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.go(ToPage("teams"))
        shown = window.layers.club_space().page("teams")
        assert isinstance(shown, TeamsPage)
        yield shown


def opened(page: TeamsPage, teams: int = 16, substitutes: int = 0) -> MeetingView:
    session = a_meeting(page.club, a_meeting_setup(), teams, substitutes=substitutes)
    page.refresh()
    page.open(session.meeting)
    assert page.view is not None
    return page.view


def click(tab: RoundTab, player: int) -> None:
    """Click a player's seat."""
    card = next(
        c for c in tab.cards.values() if any(s.player == player for s in c.facts.table.seats)
    )
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.seat_centre(player).toPoint())


def test_a_meeting_just_begun_waits_for_the_name_of_its_first_team(page: TeamsPage) -> None:
    page.begin(a_meeting_setup())
    assert page.view is not None and page.view.teams.name.hasFocus()


class TestAWholeMeeting:
    def test_sixteen_teams_play_three_rounds_and_are_ranked(self, page: TeamsPage) -> None:
        page.ask_new()
        assert page.asking is not None
        page.asking.name.setText("Rencontre d’automne")
        page.asking.rounds.setValue(3)
        page.asking.choose("confirm")
        view = page.view
        assert view is not None
        for team in range(1, 17):
            view.teams.name.setText(f"Équipe {team}")
            lines = (f"{p.last_name.upper()} {p.first_name}" for p in people(team, 8))
            view.teams.people.setPlainText("\n".join(lines))
            view.teams.enter_button.click()
        assert view.teams.counts.text() == "16 équipes, 128 joueurs"
        live = view.held.live
        for number in (1, 2, 3):
            tab = view.show_round(number)
            tab.draw.click()
            tab.clock.turn.click()
            assert len(tab.cards) == 16
            for table in live.tables(number)[:15]:
                for seat in table.seats[:-1]:
                    view.held.live.send(cmd.EliminatePlayers(number, (seat.player,)))
            for seat in live.tables(number)[15].seats[:-1]:
                click(tab, seat.player)
                click(tab, seat.player)
            assert live.round_over(number)
        assert not live.standings().counted
        view.held.send(cmd.FillPoints(EIGHT))
        view.tabs.setCurrentIndex(4)
        rows = view.standings.table.table.rows.rows
        assert rows[0].standing.rank == 1
        assert sum(row.standing.points or 0 for row in rows) == 3 * 16 * 70
        assert all(paper.make(live, Stationery(), 3)[:4] == b"%PDF" for paper in PAPERS)


def test_a_meeting_is_found_among_the_evenings_and_opened_there(page: TeamsPage) -> None:
    opened(page, teams=2)
    page.leave()
    window = page.window()
    assert isinstance(window, MainWindow)
    window.go(ToPage("archive"))
    archive = window.layers.club_space().page("archive")
    assert isinstance(archive, ArchivePage)
    (row,) = archive.table.rows.rows
    assert row.meeting
    archive.table.choose(row.row.id)
    archive.read.click()
    assert window.layers.club_space().key == "teams" and page.view is not None
    assert page.view.held.live.session.meeting == row.row.id


class TestFromTheRegister:
    def test_those_of_the_club_come_first_and_those_ticked_are_written(
        self, page: TeamsPage
    ) -> None:
        view = opened(page, teams=2)
        held = view.held
        cards = [
            Member(NEW, Person("Zola", "Zoé", club="As de Trèfle")),
            Member(NEW, Person("Abel", "Ida", club="Ailleurs")),
            Member(NEW, Person("Martin", "Léa", club="As de trefle")),
        ]
        assert page.club.register is not None
        page.club.register.keep(cards)
        tab = view.teams
        tab.choose(None)
        tab.name.setText("Les autres as")
        tab.club.setText("As de trèfle")
        tab.people.setPlainText("MARTIN Léa")
        tab.register.click()
        asked = tab.asking
        assert asked is not None and not asked.confirm.isEnabled()
        told = [asked.list.item(at).text() for at in range(asked.list.count())]
        assert told[-1] == "ABEL Ida · Ailleurs"
        for at in range(2):
            asked.list.item(at).setCheckState(Qt.CheckState.Checked)
        asked.confirm.click()
        assert tab.people.toPlainText().splitlines() == ["MARTIN Léa", "ZOLA Zoé"]
        tab.enter_button.click()
        assert "Les autres as" in {team.name for team in held.live.teams()}
        ticked = {c.id for c in page.club.register.members() if c.person.last_name != "Abel"}
        linked = set(page.club.register.played().values())
        assert linked == ticked, "nothing to link afterwards"
        view.undo.click()
        assert not page.club.register.played(), "the number is given to somebody else"


class TestOneScreen:
    def test_every_table_is_in_sight_at_1366_by_768(self, page: TeamsPage) -> None:
        view = opened(page)
        view.held.send(cmd.DrawRound())
        view.held.send(cmd.StartClocks(1))
        tab = view.show_round(1)
        QApplication.processEvents()
        last = tab.cards[16]
        bottom = last.mapTo(tab.area.viewport(), QPoint(0, last.height())).y()
        assert bottom <= tab.area.viewport().height()

    def test_eight_tables_of_eight_are_in_sight_on_the_smallest_screen_with_its_frame(
        self, page: TeamsPage
    ) -> None:
        page.window().resize(1024, 581)
        view = opened(page, teams=8)
        view.held.send(cmd.DrawRound())
        view.held.send(cmd.StartClocks(1))
        tab = view.show_round(1)
        QApplication.processEvents()
        last = tab.cards[8]
        bottom = last.mapTo(tab.area.viewport(), QPoint(0, last.height())).y()
        assert bottom <= tab.area.viewport().height()

    def test_few_tables_take_the_height_that_there_is(self, page: TeamsPage) -> None:
        page.window().resize(1366, 768)
        view = opened(page, teams=8)
        view.held.send(cmd.DrawRound())
        tab = view.show_round(1)
        view.held.send(cmd.StartClocks(1))
        QApplication.processEvents()
        last = tab.cards[len(tab.cards)]
        bottom = last.mapTo(tab.area.viewport(), QPoint(0, last.height())).y()
        seats = len(last.facts.table.seats)
        assert 0 <= tab.area.viewport().height() - bottom < seats

    def test_one_button_is_the_main_one_at_a_time(self, page: TeamsPage) -> None:
        view = opened(page, teams=8)
        view.held.send(cmd.DrawRound())
        tab = view.show_round(1)
        assert [b.property("rank") for b in (tab.clock.turn, tab.out)] == ["primary", "secondary"]
        view.held.send(cmd.StartClocks(1))
        assert tab.clock.turn.property("rank") == "secondary"
        tab.choose(tab.cards[1].facts.table.seats[0].player)
        assert tab.out.property("rank") == "primary" and tab.out.isEnabled()

    def test_one_key_puts_out_who_is_chosen_and_undo_brings_them_back(
        self, page: TeamsPage
    ) -> None:
        view = opened(page, teams=8)
        view.held.send(cmd.DrawRound())
        tab = view.show_round(1)
        seat = tab.cards[2].facts.table.seats[3]
        click(tab, seat.player)
        QTest.keyClick(tab, Qt.Key.Key_E)
        assert tab.cards[2].facts.table.seats[3].rank == 8
        QTest.keyClick(tab, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert tab.cards[2].facts.table.seats[3].rank is None

    def test_a_substitute_is_offered_from_the_same_team_alone(self, page: TeamsPage) -> None:
        view = opened(page, teams=8, substitutes=1)
        view.held.send(cmd.DrawRound())
        tab = view.show_round(1)
        seat = tab.cards[1].facts.table.seats[0]
        tab.choose(seat.player)
        tab.mark_missing()
        menu = tab.mates_menu()
        assert menu is not None
        (act,) = menu.actions()
        act.trigger()
        now = tab.cards[1].facts.table.seats[0]
        assert (now.team, now.missing, now.name) == (seat.team, False, act.text())

    def test_what_cannot_be_done_is_said_and_changes_nothing(self, page: TeamsPage) -> None:
        view = opened(page, teams=8)
        view.held.send(cmd.DrawRound())
        before = view.held.live.sequence
        view.held.send(cmd.ReinstatePlayer(1, 1))
        assert view.refusal.isVisibleTo(view)
        assert view.held.live.sequence == before


class TestPoints:
    def test_the_grid_is_empty_and_what_is_written_counts(self, page: TeamsPage) -> None:
        view = opened(page, teams=8)
        view.tabs.setCurrentIndex(5)
        points = view.points
        assert {cell.text() for cell in points.cells.values()} == {""}
        for place, worth in enumerate((18, 15, 12, 9, 7, 5, 3, 1), 1):
            QTest.keyClicks(points.cells[8, place], str(worth))
        points.keep.click()
        assert view.held.live.setup().matrix == EIGHT
        view.held.send(cmd.FillPoints(PointsMatrix()))
        view.held.send(cmd.DrawRound())
        view.show_round(1)
        view.tabs.setCurrentIndex(5)
        needed = {key for key, cell in points.cells.items() if cell.property("needed") == "true"}
        assert needed == {(8, place) for place in range(1, 9)}, "the row to fill in is marked"
        assert not points.said.isHidden() and points.cells[8, 1].isVisible()
        assert points.cells[8, 1].placeholderText() == "18", "published, in grey, not filled in"
        assert points.told.text() == "Rien n’est changé.", "why nothing can be saved"
        for said in (view.show_round(1).standings.said, view.standings.table.said):
            view.tabs.setCurrentIndex(1 if said is view.rounds[1].standings.said else 4)
            said.buttons[0].click()
            assert view.tabs.currentIndex() == 5, "where they are filled in"
        assert page.unsaved_changes() == ""


class TestOneNameTwice:
    def test_a_name_in_two_teams_is_told_and_seen_when_picking(self, page: TeamsPage) -> None:
        view = opened(page, 2)
        live, teams = view.held.live, view.teams
        assert teams.counts.text() == "2 équipes, 16 joueurs" and not live.written_twice()
        view.held.send(cmd.AddPlayers(2, (live.person(1),)))
        assert live.written_twice() == (("NOM01 Prénom1", ("As de Trèfle", "La Rivière Noire")),)
        view.tabs.setCurrentIndex(0)
        assert "NOM01 Prénom1 (As de Trèfle, La Rivière Noire)" in teams.twice.text()
        assert page.club.register is not None
        page.club.register.keep([Member(NEW, live.person(1))])
        teams.register.click()
        assert teams.asking is not None
        assert teams.asking.list.item(0).text() == "NOM01 Prénom1 · déjà dans La Rivière Noire"
        teams.asking.reject()


class TestOnTheWall:
    def test_f11_shows_the_hall_the_meeting_and_takes_it_away(self, page: TeamsPage) -> None:
        window = page.window()
        assert isinstance(window, MainWindow)
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert window.beside.walls is None, "the list of meetings is no sight for the hall"
        view = opened(page, 2)
        QTest.keyClick(window, Qt.Key.Key_F11)
        walls = window.beside.walls
        assert walls is not None and walls.of_meeting
        assert walls.first is not None and "Rencontre d’automne" in walls.first.windowTitle()
        window.beside.close()
        assert window.beside.walls is walls, "another tournament on the desk leaves it there"
        page.open(view.held.live.session.meeting)
        assert page.view is not None
        page.view.wall.click()
        assert window.beside.walls is None


class TestStandingsThatAreEmpty:
    def test_they_say_why_and_lead_to_what_mends_them(self, page: TeamsPage) -> None:
        view = opened(page, teams=0)
        tabs = [view.tabs.tabText(at) for at in range(view.tabs.count())]
        place = tabs.index("Classement")
        view.tabs.setCurrentIndex(place)
        why = view.standings.table.said
        assert why.isVisible() and "Aucune équipe" in why.accessibleName()
        why.buttons[0].click()
        assert tabs[view.tabs.currentIndex()] == "Équipes"
        for name in ("Trèfle", "Carreau"):
            view.held.send(cmd.EnterTeam(name, people=people(len(name), 8)))
        view.tabs.setCurrentIndex(place)
        assert "Aucune manche" in why.accessibleName()
        why.buttons[0].click()
        assert tabs[view.tabs.currentIndex()] == "Manche 1"
        view.held.send(cmd.DrawRound())
        view.tabs.setCurrentIndex(place)
        assert view.standings.table.table.filter.rowCount() == 2
        why.buttons[0].click()
        assert tabs[view.tabs.currentIndex()] == "Points"


def test_somebody_erased_is_named_no_more_in_the_meeting_that_is_open(
    qtbot: QtBot, a_desk: Callable[[Club], Desk]
) -> None:
    with memory_club() as file:
        club = replace(club_in(file), privacy=file.privacy)
        window = MainWindow(a_desk(club))
        qtbot.addWidget(window)
        window.show()
        window.go(ToPage("teams"))
        page = window.layers.club_space().page("teams")
        assert isinstance(page, TeamsPage)
        meeting = opened(page, teams=2).held.live
        number = meeting.session.meeting
        who = meeting.session.state.team_players(1)[0].id
        person = meeting.person(who)
        traces = file.privacy.traces(person, (number, who))
        page.desk.erase(person, traces, ())
        assert person.last_name.upper() not in meeting.name(who)
