"""A season of teams in the window: why nothing is counted, what mends it, a ranking given out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, club_in, drawn, played_out
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.persistence.engine import memory_club
from td_app.register.member import NEW, Member
from td_app.season.repository import Season
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToPage
from td_app.ui.pages.club.season.minutes_tab import MinutesTab
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.teams.page import MEETINGS_TAB, POINTS_TAB, SEASON, TeamsPage
from td_app.ui.windows.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.fixture
def club() -> Iterator[Club]:
    with memory_club() as file:
        yield replace(club_in(file), seasons=file.seasons)


@pytest.fixture
def page(qtbot: QtBot, club: Club, a_desk: Callable[[Club], Desk]) -> TeamsPage:
    """Return the page of teams, two days of eight teams played, no season begun."""
    for number, date in ((1, "2026-10-04"), (2, "2026-11-08")):
        a_day(club, number, date)
    window = MainWindow(a_desk(club))
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    window.go(ToPage("teams"))
    shown = window.layers.club_space().page("teams")
    assert isinstance(shown, TeamsPage)
    return shown


def a_day(club: Club, number: int, date: str) -> MeetingSession:
    setup = replace(a_meeting_setup(rounds=1), name=f"Journée {number}", date=date)
    session = drawn(a_meeting(club, setup, teams=8, players=1))
    played_out(session)
    return session


def a_season(club: Club) -> Season:
    return ClubSeasons(club).begin(Season(0, "2026-2027", "2026-09-01", "2027-07-31"))


def mend(page: TeamsPage) -> str:
    """Press what the page offers to mend; return what it said was wrong."""
    page.tabs.setCurrentIndex(SEASON)
    said = page.days.why.accessibleName()
    (button,) = page.days.why.buttons
    button.click()
    return said


def ranking(page: TeamsPage) -> list[tuple[str, str]]:
    rows = page.days.table.rows
    return [
        (rows.columns[1].shown(team), rows.columns[-1].shown(team))
        for team in page.days.table.rows.rows
    ]


def test_from_nothing_to_a_ranking_by_what_the_page_offers(page: TeamsPage, club: Club) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    assert "Aucune saison" in mend(page)
    assert window.layers.club_space().key == "season"
    a_season(club)
    window.go(ToPage("teams"))
    assert "saisissez ceux des tables de 8" in mend(page)
    assert page.tabs.currentIndex() == POINTS_TAB
    assert {cell.text() for cell in page.points.cells.values()} == {""}, "nothing is invented"
    assert page.points.cells[8, 1].hasFocus()
    for place, worth in enumerate((18, 15, 12, 9, 7, 5, 3, 1), 1):
        QTest.keyClicks(page.points.cells[8, place], str(worth))
    assert "Le club" in page.unsaved_changes()
    page.points.keep.click()
    page.tabs.setCurrentIndex(SEASON)
    assert not page.unsaved_changes() and page.days.why.isHidden()
    assert ranking(page)[0] == ("La Quinte", "36") and ranking(page)[-1] == ("As de Trèfle", "2")
    titles = [column.title for column in page.days.table.rows.columns]
    assert titles[2:4] == ["04/10", "08/11"]


def test_a_correction_and_another_day_are_seen_there(page: TeamsPage, club: Club) -> None:
    a_season(club)
    page.desk.team_seasons.set_points(EIGHT)
    page.tabs.setCurrentIndex(SEASON)
    a_day(club, 3, "2026-12-06").dispatch(cmd.CorrectPoints(1, 8, -30, "Décision."))
    page.refresh()
    assert "Après 3 journées" in page.days.said.text().replace("\u00a0", " ")
    assert ("La Quinte", "24") in ranking(page)
    column, last = page.days.table.rows.columns[4], page.days.table.rows.rows[-1]
    assert column.about == "Journée 3, 06/12/2026"
    assert last.days[2] is not None
    first = next(team for team in page.days.table.rows.rows if team.name == "La Quinte")
    assert column.tip is not None and "corrigée de −30" in column.tip(first)


def test_a_day_is_taken_out_of_the_season_and_put_back(page: TeamsPage, club: Club) -> None:
    season = a_season(club)
    page.refresh()
    first = page.table.rows.rows[0]
    assert page.table.rows.columns[2].shown(first) == "2026-2027"
    page.table.choose(first.id)
    page.counts.click()
    assert page.table.rows.columns[2].shown(first) == ""
    assert len(page.desk.team_seasons.ranking(season).days) == 1
    page.counts.click()
    assert len(page.desk.team_seasons.ranking(season).days) == 2
    window = page.window()
    assert isinstance(window, MainWindow)
    window.go(ToPage("season"))
    told = window.layers.club_space().page("season")
    assert isinstance(told, SeasonPage)
    told.tabs.setCurrentIndex(told.tabs.count() - 1)
    minutes = told.part_at(told.tabs.currentIndex())
    assert isinstance(minutes, MinutesTab)
    lines = [line.sentence.replace("\u00a0", " ") for line in minutes.table.rows.rows]
    assert lines[:2] == [
        "Soirée ajoutée à la saison : Journée 2.",
        "Ne compte pas dans la saison : Journée 2.",
    ]


def test_a_new_meeting_begins_with_the_clubs_points_and_an_old_one_may_take_them(
    page: TeamsPage,
) -> None:
    page.desk.team_seasons.set_points(EIGHT)
    page.ask_new()
    assert page.asking is not None
    assert page.asking.setup().matrix == EIGHT
    page.asking.reject()
    page.open(page.table.rows.rows[0].id)
    view = page.view
    assert view is not None
    view.tabs.setCurrentIndex(3)
    (take,) = view.points.other.buttons
    take.click()
    assert view.held.live.setup().matrix == EIGHT and view.points.other.isHidden()


def test_the_teams_of_the_day_before_are_entered_in_one_act(page: TeamsPage, club: Club) -> None:
    assert club.register is not None
    (jean,) = club.register.keep([Member(NEW, Person("Nom01", "Prénom1"))])
    last = page.table.rows.rows[0]
    club.register.enter({(last.id, 1): jean})
    page.begin(replace(a_meeting_setup(), name="Journée 3", date="2026-12-06"))
    view = page.view
    assert view is not None
    (take,) = view.teams.why.buttons
    take.click()
    assert view.teams.counts.text() == "8 équipes, 8 joueurs" and view.teams.why.isHidden()
    assert view.held.live.name(1) == "NOM01 Prénom1"
    assert club.register.played()[view.held.live.session.meeting, 1] == jean.id


def test_points_filled_in_for_a_meeting_may_become_the_clubs(page: TeamsPage) -> None:
    page.open(page.table.rows.rows[0].id)
    view = page.view
    assert view is not None
    view.held.send(cmd.FillPoints(EIGHT))
    view.tabs.setCurrentIndex(3)
    (give,) = view.points.other.buttons
    give.click()
    assert page.desk.team_seasons.points() == EIGHT and view.points.other.isHidden()


def test_it_is_given_out_as_paper_page_csv_and_text(
    page: TeamsPage, club: Club, tmp_path: Path
) -> None:
    a_season(club)
    page.tabs.setCurrentIndex(SEASON)
    assert not page.days.publish.isEnabled(), "nothing is counted yet"
    page.desk.team_seasons.set_points(EIGHT)
    page.days.refresh()
    page.days.publish.saving.save_all(tmp_path, page.days.publish.write)
    assert {path.name for path in tmp_path.iterdir()} == {
        f"classement_equipes.{kind}" for kind in ("pdf", "html", "csv", "txt")
    }
    page.days.publish.copy()
    assert "1. La Quinte – 36" in QGuiApplication.clipboard().text()
    assert page.days.publish.outcome.text
    page.tabs.setCurrentIndex(MEETINGS_TAB)
