"""A season of teams given out: paper, a page for the site, CSV, text. No person is named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from html import escape

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
from td_app.printing.web_page import web_page
from td_app.season.board import Board
from td_app.words.figures import points_figure, rank
from td_app.words.meetings import after_days, day_words
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


def days_html(issue: Issue, summed: DaysSummed) -> str:
    """Return a self-contained page for the club's site."""
    figures = [False, False, *(True for _ in summed.days), True, True]
    titles = _titles(issue, [_short(day) for day in summed.days])
    about = ["", "", *(day.name for day in summed.days), "", ""]
    head = "".join(
        f'<th{_right(right)} scope="col"{_tip(tip)}>{escape(title)}</th>'
        for title, right, tip in zip(titles, figures, about, strict=True)
    )
    body = "\n".join(
        "<tr>"
        + "".join(
            f"<td{_right(right)}{_tip(tip)}>{escape(cell)}</td>"
            for (cell, tip), right in zip(_cells(issue, team), figures, strict=True)
        )
        + "</tr>"
        for team in summed.teams
    )
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    told = f"<p>{escape(after(issue, summed))}</p>"
    notes = "".join(f"<p>{escape(note)}</p>" for note in (issue.say(TIES), *_named(issue, summed)))
    called = (issue.season, issue.say(TITLE))
    body = f"{told}\n{table}\n{notes}"
    return web_page(issue.language, called, issue.stationery.club, body)


def _cells(issue: Issue, team: TeamOfDays) -> Iterator[tuple[str, str]]:
    """Yield each column of a team: the text shown, and the text on hover."""
    yield rank(team.rank or 0, issue.language), ""
    yield team.name, ""
    for day in team.days:
        how = ""
        if day is not None:
            how = day_words(day.tables_won, day.missing, day.corrected, issue.language)
        yield _figure(issue, day), how
    yield str(team.tables_won), ""
    yield points_figure(team.points or 0, issue.language), ""


def _right(figures: bool) -> str:
    return ' class="n"' if figures else ""


def _tip(words: str) -> str:
    return f' title="{escape(words)}"' if words else ""


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
        ("classement_equipes.html", days_html(issue, summed).encode()),
        ("classement_equipes.csv", days_csv(issue, summed)),
        ("classement_equipes.txt", days_text(issue, summed).encode()),
    )
