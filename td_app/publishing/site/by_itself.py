"""A page of the site given out by itself, in a file that needs no other: a season, the teams.

It goes where a club keeps a site of its own: the same page, its style within, nothing leads away.
"""

from __future__ import annotations

from td_app.club.club import Club
from td_app.printing.days import TITLE, RankingOfTeams
from td_app.printing.document import stationery_of
from td_app.printing.season import Issue
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.season import season_bytes
from td_app.publishing.site.tables import cell
from td_app.publishing.site.years import SeasonYear, Years, naming_of
from td_app.publishing.wishes import wishes_of
from td_app.season.board import Board, SeasonFacts
from td_app.season.repository import Season
from td_app.words.language import Language, answering_in


def season_file(
    club: Club,
    season: Season,
    board: Board,
    facts: SeasonFacts,
    part: int | None = None,
    language: Language = "fr",
) -> bytes:
    """Return the page of a season, or of the part that ``board`` is of, with its grid."""
    year = SeasonYear(season, board, facts, {}, {} if part is None else {part: board})
    with answering_in(language):
        frame = _frame(club, language)
        years = Years((), (), naming_of(club), kept_back=frame.wishes.kept_back)
        return season_bytes(frame, years, year, part)


def teams_file(club: Club, issue: Issue, ranking: RankingOfTeams) -> bytes:
    """Return the page of the teams of a season, a column a day."""
    titles = ranking.titles
    kinds = ["rank", "", *("n" for _ in titles[2:])]
    rows = [
        [
            cell(text, kind, heads=at == 1)
            for at, (text, kind) in enumerate(zip(team, kinds, strict=True))
        ]
        for team in ranking.teams
    ]
    table = {"title": "", "heads": list(zip(titles, kinds, strict=True)), "rows": rows}
    title = " – ".join(filter(None, (issue.season, issue.say(TITLE))))
    with answering_in(issue.language):
        frame = _frame(club, issue.language)
        return frame.listed("", title, [table], told=(ranking.after,), notes=ranking.notes)


def _frame(club: Club, language: Language) -> Frame:
    stationery = stationery_of(club)
    return Frame(stationery.club, wishes_of(club.directory), language, whole=True)
