"""A season of meetings: five days of teams summed by the club's points, as they are put right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from meeting_builders import (
    EIGHT,
    a_meeting_setup,
    club_in,
    drawn,
    people,
    played_out,
    the_table,
)

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.club.team_seasons import TeamSeasons
from td_app.live.meeting_session import MeetingSession
from td_app.meeting import commands as cmd
from td_app.meeting.setup import PointsMatrix, PointsRow
from td_app.persistence.engine import memory_club
from td_app.season.repository import Season

TEAMS = ("Angers 1", "Angers 2", "Nantes", "Cholet", "Saumur", "Laval", "Rezé", "Le Mans")


@pytest.fixture
def club() -> Iterator[Club]:
    with memory_club() as file:
        yield replace(club_in(file), seasons=file.seasons)


def a_season(club: Club, name: str = "2026-2027", begins: str = "2026-09-01") -> Season:
    return ClubSeasons(club).begin(Season(0, name, begins, "2027-07-31"))


def a_day(
    club: Club, date: str, teams: Sequence[str] = TEAMS, *, wins: str = "", play: bool = True
) -> MeetingSession:
    """Return a day of one table, each team one player; ``wins`` is out last."""
    setup = replace(a_meeting_setup(rounds=1), name=f"Journée du {date}", date=date)
    session = club.create_meeting(setup)
    for number, team in enumerate(teams, 1):
        session.dispatch(cmd.EnterTeam(team, people=people(number, 1)))
    drawn(session)
    first = next((n for n, team in enumerate(teams, 1) if team == wins), 0)
    if play:
        played_out(session, first_out=lambda left: min(w for w in left if w != first))
    return session


class TestTheRanking:
    def test_nothing_counts_until_the_club_filled_its_points_in(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        assert teams.points() == PointsMatrix(), "the federation's figures are not ours"
        a_day(club, "2026-10-04")
        before = teams.ranking(season)
        assert (before.counted, before.missing) == (False, (8,))
        assert {team.rank for team in before.teams} == {None}
        teams.set_points(EIGHT, season)
        after = teams.ranking(season)
        assert [team.points for team in after.teams] == [18, 15, 12, 9, 7, 5, 3, 1]
        told = [(line.kind, line.body) for line in ClubSeasons(club).minutes(season)]
        assert told[-1] == ("team_points_set", {"sizes": "8"})

    def test_days_are_summed_by_the_name_of_the_team(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.set_points(EIGHT)
        a_day(club, "2026-11-08", wins="Nantes")
        a_day(club, "2026-10-04", [name.upper() for name in TEAMS], wins="ANGERS 1")
        ranking = teams.ranking(season)
        assert [day.date for day in ranking.days] == ["2026-10-04", "2026-11-08"]
        by_name = {team.name: team for team in ranking.teams}
        assert len(by_name) == 8 and "Angers 1" in by_name, "as it is written last"
        days = [day.points if day else None for day in by_name["Angers 1"].days]
        assert days == [18, 1]
        assert by_name["Angers 1"].points == 19 and by_name["Angers 1"].tables_won == 1

    def test_a_team_that_stayed_at_home_has_nothing_that_day(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.set_points(PointsMatrix((*EIGHT.rows, PointsRow(7, (16, 12, 9, 6, 4, 2, 1)))))
        a_day(club, "2026-10-04")
        a_day(club, "2026-11-08", TEAMS[1:])
        laggard = next(t for t in teams.ranking(season).teams if t.name == "Angers 1")
        assert laggard.days[1] is None and laggard.played == 1

    def test_equal_points_are_parted_by_tables_won_else_shared(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.set_points(PointsMatrix((PointsRow(3, (4, 2, 2)),)))
        a_day(club, "2026-10-04", TEAMS[:3], wins="Angers 1")
        a_day(club, "2026-11-08", TEAMS[:3], wins="Angers 2")
        ranking = teams.ranking(season)
        assert [(team.rank, team.points) for team in ranking.teams] == [(1, 6), (1, 6), (3, 4)]
        assert ranking.tied(ranking.teams[0]) and not ranking.tied(ranking.teams[2])

    def test_a_correction_made_after_the_day_is_followed(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.set_points(EIGHT)
        session = a_day(club, "2026-10-04")
        assert teams.ranking(season).teams[0].name == "Le Mans"
        session.dispatch(cmd.CorrectPoints(1, 8, -18, "Joueur non licencié."))
        assert teams.ranking(season).teams[-1].points == 0
        first, second, *others = the_table(session, 1).outs
        note = "Compte rendu signé."
        session.dispatch(cmd.CorrectTable(1, 1, (second, first, *others), note=note))
        points = {team.name: team.points for team in teams.ranking(season).teams}
        assert (points["Angers 1"], points["Angers 2"]) == (3, 1)
        session.dispatch(cmd.UndoAct())
        session.dispatch(cmd.UndoAct())
        assert teams.ranking(season).teams[0].points == 18

    def test_a_day_in_play_is_provisional_and_one_not_begun_is_no_day_yet(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.set_points(EIGHT)
        session = a_day(club, "2026-10-04", play=False)
        assert not teams.ranking(season).days and not teams.days(season)[0].begun
        session.dispatch(cmd.EliminatePlayers(1, (1,)))
        ranking = teams.ranking(season)
        assert len(ranking.days) == 1 and not ranking.over
        assert ranking.teams[0].points == 1, "who is out has its points, the others none yet"


class TestWhichDaysCount:
    def test_those_dated_within_the_season_unless_said_otherwise(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        inside, before = a_day(club, "2026-10-04"), a_day(club, "2026-06-07")
        assert [day.meeting for day in teams.days(season)] == [inside.meeting]
        teams.count(inside.meeting, season, counts=False)
        teams.count(before.meeting, season)
        days = {day.meeting: day.counts for day in teams.days(season)}
        assert days == {before.meeting: True, inside.meeting: False}
        assert [day.meeting for day in teams.ranking(season).days] == [before.meeting]
        assert teams.seasons_of(club.meetings()) == {before.meeting: season}

    def test_the_season_of_the_players_does_not_see_them(self, club: Club) -> None:
        season, teams = a_season(club), TeamSeasons(club)
        teams.count(a_day(club, "2026-10-04").meeting, season)
        seasons = ClubSeasons(club)
        assert not seasons.evenings(season) and not seasons.board(season).evenings

    def test_who_only_looks_changes_nothing(self, club: Club) -> None:
        season = a_season(club)
        looking = TeamSeasons(replace(club, read_only=True))
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            looking.set_points(EIGHT)
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            looking.count(1, season)


def test_points_that_no_table_could_give_are_refused(club: Club) -> None:
    with pytest.raises(Refused, match="MEETING_POINTS"):
        TeamSeasons(club).set_points(PointsMatrix((PointsRow(2, (9, -1)),)))
