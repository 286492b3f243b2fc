"""A season of teams given out: paper, a page for the site, CSV, text. No person is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from reports.meetings import TeamLine, TeamStandings, render_team_standings
from td_app.meeting.days import Day, DaysSummed, TeamOfDays
from td_app.meeting.standings import NOTHING, TeamStanding
from td_app.printing.document import Stationery
from td_app.printing.season import (
    Cell,
    Issue,
    day_text,
    figure_cell,
    heading_of,
    written_csv,
)
from td_app.season.board import Board
from td_app.words.figures import points_figure, rank
from td_app.words.meetings import after_days
from td_app.words.speaking import ON_PAPER, Pair

TITLE: Pair = ("Classement par équipes", "Team standings")
RANK: Pair = ("Rang", "Rank")
TEAM: Pair = ("Équipe", "Team")
WON: Pair = ("Tables gagnées", "Tables won")
NAMED: Pair = ("{day} : {name}", "{day}: {name}")
POINTS: Pair = ("Points", "Points")
TIES: Pair = (
    "À points égaux, plus de tables gagnées ; les équipes toujours à égalité partagent leur rang.",
    "On equal points, more tables won; teams still level share their place.",
)


#: Days that have a column on a sheet of paper.
MOST_COLUMNS = 8
LATEST: Pair = (
    "Les {n} dernières journées ont leur colonne ; les points les comptent toutes.",
    "The last {n} days have a column; the points count every day.",
)


def issue_of(season: str, stationery: Stationery) -> Issue:
    """Return what a season is given out as: its name, on the club's paper, in its language."""
    return Issue(season, Board((), ()), True, stationery)


def after(issue: Issue, summed: DaysSummed) -> str:
    """Return after which days the ranking is, empty before the first."""
    if not summed.days:
        return ""
    last = summed.days[-1]
    told = len(summed.days), day_text(issue, last.date), last.name
    return after_days(*told, over=summed.over, language=issue.language, spaces=ON_PAPER)


def _short(day: Day) -> str:
    """A date as a column has room for it: 04/10."""
    return f"{day.date[8:10]}/{day.date[5:7]}" if day.date else ""


def _figure(issue: Issue, there: TeamStanding | None) -> str:
    if there is None or there.points is None:
        return "–"
    return points_figure(there.points, issue.language)


def _named(issue: Issue, summed: DaysSummed) -> Iterator[str]:
    """Each day by its date and name, which its column has no room for."""
    if len(summed.days) > MOST_COLUMNS:
        yield issue.say(LATEST, n=MOST_COLUMNS)
    for day in summed.days:
        yield issue.say(NAMED, day=_short(day), name=day.name)


def days_paper(issue: Issue, summed: DaysSummed, printed_at: datetime) -> bytes:
    """Return the PDF of the ranking, a column for each of the latest days."""
    lines = tuple(
        TeamLine(
            name=team.name,
            rank=team.rank,
            points=points_figure(team.points or 0, issue.language),
            by_round=tuple(_figure(issue, day) for day in team.days[-MOST_COLUMNS:]),
            tables_won=team.tables_won,
            places="",
            tied=summed.tied(team),
        )
        for team in summed.teams
    )
    facts = TeamStandings(
        heading_of(issue, printed_at),
        tuple(range(1, len(summed.days) + 1)),
        lines,
        summed.missing,
        summed.over,
        tuple(_named(issue, summed)),
        tuple(_short(day) for day in summed.days[-MOST_COLUMNS:]),
        after(issue, summed),
    )
    return render_team_standings(facts)


def _titles(issue: Issue, days: Sequence[str]) -> list[str]:
    return [issue.say(RANK), issue.say(TEAM), *days, issue.say(WON), issue.say(POINTS)]


def days_csv(issue: Issue, summed: DaysSummed) -> bytes:
    """Return the ranking as CSV, a column a day; a day on which a team did not come is empty."""

    def cells(team: TeamOfDays) -> list[Cell]:
        days = ["" if day is None else figure_cell(day.points or NOTHING) for day in team.days]
        points = figure_cell(team.points or NOTHING)
        return [team.rank or "", team.name, *days, team.tables_won, points]

    titles = _titles(issue, [f"{day.date} {day.name}".strip() for day in summed.days])
    return written_csv(issue, [titles, *(cells(team) for team in summed.teams)])


@dataclass(frozen=True, slots=True)
class RankingOfTeams:
    """The ranking as texts: the titles of its columns, a row a team, what is said of it."""

    titles: Sequence[str]
    teams: Sequence[Sequence[str]]
    after: str
    notes: Sequence[str]


def ranking_of_teams(issue: Issue, summed: DaysSummed) -> RankingOfTeams:
    """Return the ranking as texts, for a page."""
    return RankingOfTeams(
        _titles(issue, [_short(day) for day in summed.days]),
        [tuple(_cells(issue, team)) for team in summed.teams],
        after(issue, summed),
        (issue.say(TIES), *_named(issue, summed)),
    )


def _cells(issue: Issue, team: TeamOfDays) -> Iterator[str]:
    yield rank(team.rank or 0, issue.language)
    yield team.name
    yield from (_figure(issue, day) for day in team.days)
    yield str(team.tables_won)
    yield points_figure(team.points or 0, issue.language)


def days_text(issue: Issue, summed: DaysSummed) -> str:
    """Return the ranking as text to send: WhatsApp sets what stands between stars in bold."""
    teams = summed.teams
    lines = [f"*{issue.season} – {issue.say(TITLE)}*", after(issue, summed), ""]
    lines += [f"{t.rank}. {t.name} – {points_figure(t.points or 0, issue.language)}" for t in teams]
    return "\n".join(lines) + "\n"


def published_days(
    issue: Issue, summed: DaysSummed, printed_at: datetime
) -> Sequence[tuple[str, bytes]]:
    """Return the files of a ranking of teams by their names."""
    return (
        ("classement_equipes.pdf", days_paper(issue, summed, printed_at)),
        ("classement_equipes.csv", days_csv(issue, summed)),
        ("classement_equipes.txt", days_text(issue, summed).encode()),
    )
