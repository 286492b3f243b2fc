"""A season or the teams given out by themselves: a file that needs no other."""

from __future__ import annotations

import re
from datetime import date

import pytest
from meeting_builders import EIGHT, a_meeting, a_meeting_setup, drawn, played_out
from season_builders import NAMES, a_club_file, a_season, recorded

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.meeting.days import Day, summed
from td_app.printing.days import issue_of, ranking_of_teams
from td_app.printing.document import Stationery
from td_app.publishing.site.by_itself import season_file, teams_file
from td_app.register.member import Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName


@pytest.fixture
def club() -> Club:
    return a_club_file()


def a_page(club: Club, language: str = "fr") -> str:
    """Return the page of a season of two evenings."""
    season, seasons = a_season(club), ClubSeasons(club)
    ana, bob, cleo, *_ = NAMES
    seasons.record(season, [recorded("2025-09-12", ana, (bob, cleo), "=1+1")])
    seasons.record(season, [recorded("2025-09-19", bob, ana, "=1+1", kills={bob: 2})])
    told = (season, seasons.board(season), seasons.facts(season))
    return season_file(club, *told, language=language).decode()


def needs_nothing(page: str) -> bool:
    """Return whether a page asks for no other file, and leads nowhere."""
    leads = re.findall(r'(?:href|src)="([^"]*)"', page)
    return set(leads) <= {"#main"} and "url(" not in page and "<script" not in page


def test_the_season_has_its_charts_its_grid_and_its_scale_in_one_file(club: Club) -> None:
    page = a_page(club)
    assert needs_nothing(page)
    race, on_phone, came, came_on_phone = re.findall(r'<svg[^>]*aria-label="([^"]*)"', page)
    assert (race, came) == (on_phone, came_on_phone), "one of both is shown, and read out"
    assert re.match(r"Course au titre\s: points\. .*1\. .*points", race)
    assert came.startswith("Participation") and "12/09 4\u00a0joueurs" in came
    assert "Soirée par soirée" in page and "12/09" in page


def test_who_refuses_is_named_nowhere_on_it(club: Club) -> None:
    assert club.register is not None
    club.register.keep([Member(0, Person("Bénard", "Bob"), in_public=PublicName.NOTHING)])
    page = a_page(club)
    assert "Bénard" not in page and "BÉNARD" not in page
    assert "Joueur anonyme 1" in page


def test_it_speaks_english_where_the_screens_do(club: Club) -> None:
    page = a_page(club, "en")
    assert '<html lang="en">' in page and "Player" in page and "Joueur" not in page


def test_the_teams_of_a_season_have_a_column_a_day(club: Club) -> None:
    setup = a_meeting_setup(rounds=1, matrix=EIGHT)
    session = drawn(a_meeting(club, setup, teams=8, players=1))
    played_out(session)
    told = (session.meeting, "Journée 1", date(2026, 9, 1).isoformat(), True, True, True)
    ranking = summed([(Day(*told), session.state)], EIGHT)
    issue = issue_of("2026-2027", Stationery())
    page = teams_file(club, issue, ranking_of_teams(issue, ranking)).decode()
    assert needs_nothing(page)
    assert "2026-2027 – Classement par équipes" in page
    assert '<th scope="col" class="n">01/09</th>' in page
    assert all(team.name in page for team in ranking.teams)
