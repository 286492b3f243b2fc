"""A season's grid given out: paper, a page for the site, CSV. One view, the names of its issue."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from typing import Final

from reports.season_grid import GridLine, GridPoints, SeasonGrid, render_season_grid
from td_app.printing.season import (
    FEDERATION,
    HEADINGS,
    Cell,
    Issue,
    day_text,
    figure_cell,
    heading_of,
    not_ranked,
    says_after,
    short_days,
    written_csv,
)
from td_app.season.grid import EveningGrid, GridCell, GridRow, grid_of
from td_app.season.grid_words import bonus_texts, legend, place_text
from td_app.season.scale import NOTHING
from td_app.words.figures import rank
from td_app.words.language import Language
from td_app.words.season_page import gained, points_figure
from td_app.words.speaking import ON_PAPER, Pair

TITLE: Final[Pair] = ("Grille des soirées", "Event grid")
TAKEN: Final[Pair] = ("Retraits", "Deductions")
CORRECTED: Final[Pair] = ("Corrections", "Corrections")
STARRED: Final[Pair] = ("Soirée écartée : *", "Event dropped: *")

#: What each line of the detail tells, an evening of a player.
DETAILS: Final[dict[str, Pair]] = {
    "date": ("Date", "Date"),
    "evening": ("Soirée", "Event"),
    "place": ("Rang de la soirée", "Place"),
    "tied": ("À égalité", "Tied"),
    "entrants": ("Joueurs", "Players"),
    "kills": ("Éliminations", "Knockouts"),
    "by_place": ("Points du rang", "Points by place"),
    "by_presence": ("Présence", "Presence"),
    "by_kills": ("Points des éliminations", "Points for knockouts"),
    "by_streak": ("Série", "Streak"),
    "by_target": ("Cible", "Target"),
    "total": ("Points de la soirée", "Event points"),
    "counts": ("Compte", "Counts"),
    "malus": ("Retrait", "Deduction"),
    "correction": ("Correction", "Correction"),
}


def season_grid(issue: Issue, printed_at: datetime) -> SeasonGrid:
    """Return the facts of the paper of the grid."""
    grid = grid_of(issue.board)
    language = issue.language
    private = () if issue.public else (issue.say(FEDERATION),)
    notes = (*private, says_after(issue), legend(grid, language, ON_PAPER), not_ranked(issue))
    names = (one.kept.name for one in grid.evenings)
    return SeasonGrid(
        heading_of(issue, printed_at),
        tuple(zip(short_days(issue.board), names, strict=True)),
        tuple(
            GridLine(
                rank(row.row.rank, language) if row.row else "",
                issue.called(row.who),
                points_figure(row.row.points, language) if row.row else "",
                tuple(_points(cell, language) for cell in row.cells),
                tuple(gained(sum_, language) if sum_ else "" for sum_ in _sums(grid, row)),
            )
            for row in grid.rows
        ),
        tuple(map(issue.say, _sum_titles(grid))),
        tuple(filter(None, notes)),
    )


def grid_paper(issue: Issue, printed_at: datetime) -> bytes:
    """Return the PDF of the grid."""
    return render_season_grid(season_grid(issue, printed_at))


def _points(cell: GridCell | None, language: Language) -> GridPoints:
    if cell is None:
        return GridPoints()
    points = points_figure(cell.points.total, language)
    added = bonus_texts(cell, language)
    return GridPoints(points, place_text(cell, language), " ".join(added), cell.dropped)


def _sum_titles(grid: EveningGrid) -> tuple[Pair, ...]:
    """Return the titles of the columns of deductions and corrections, where there are any."""
    return (*((TAKEN,) if grid.taken else ()), *((CORRECTED,) if grid.corrected else ()))


def _sums(grid: EveningGrid, row: GridRow) -> tuple[Fraction, ...]:
    """Return the deductions and corrections of a row; zero for a player without a rank."""
    taken, corrected = (-row.row.malus, row.row.correction) if row.row else (NOTHING, NOTHING)
    return (*((taken,) if grid.taken else ()), *((corrected,) if grid.corrected else ()))


def grid_csv(issue: Issue) -> bytes:
    """Return the grid as CSV: what counts as numbers, a dropped evening as text (``12*``).

    A row's numbers add up to its points: a spreadsheet's sum passes text over.
    """
    grid = grid_of(issue.board)
    whose = ("rank", "name") if issue.public else ("rank", "name", "licence")
    titles = [issue.say(HEADINGS[name]) for name in (*whose, "points")]
    titles += [
        f"{day_text(issue, one.kept.date)} {one.kept.name}".rstrip() for one in grid.evenings
    ]
    titles += map(issue.say, _sum_titles(grid))
    if any(cell and cell.dropped for row in grid.rows for cell in row.cells):
        titles.append(issue.say(STARRED))
    return written_csv(issue, [titles, *(_csv_row(issue, grid, row) for row in grid.rows)])


def _csv_row(issue: Issue, grid: EveningGrid, row: GridRow) -> Sequence[Cell]:
    ranked: list[Cell] = [row.row.rank if row.row else "", issue.called(row.who)]
    ranked += [] if issue.public else [row.who.licence]
    ranked.append(figure_cell(row.row.points) if row.row else "")
    for cell in row.cells:
        if cell is not None and cell.dropped:
            ranked.append(f"{points_figure(cell.points.total, issue.language)}*")
        else:
            ranked.append("" if cell is None else figure_cell(cell.points.total))
    return [*ranked, *(figure_cell(sum_) for sum_ in _sums(grid, row))]


def grid_details_csv(issue: Issue) -> bytes:
    """Return an evening of a player a line, as CSV: everything that its points are made of."""
    titles = [issue.say(pair) for pair in (HEADINGS["name"], *DETAILS.values())]
    rows = (
        [issue.called(row.who), *(_detail(issue, row, cell, name) for name in DETAILS)]
        for row in grid_of(issue.board).rows
        for cell in row.cells
        if cell is not None
    )
    return written_csv(issue, [titles, *rows])


def _detail(issue: Issue, row: GridRow, cell: GridCell, name: str) -> Cell:
    match name:
        case "date":
            return cell.evening.kept.date
        case "evening":
            return cell.evening.kept.name
        case "counts":
            counts = row.row is not None and not cell.dropped
            return issue.say(("oui", "yes") if counts else ("non", "no"))
        case "correction":
            return figure_cell(cell.correction)
        case _:
            value = getattr(cell.points, name)
            return figure_cell(value) if isinstance(value, Fraction) else int(value)


def published_grid(issue: Issue, pdf: bytes) -> Sequence[tuple[str, bytes]]:
    """Return the files of the grid by their names; its PDF is made already."""
    return (
        ("grille_saison.pdf", pdf),
        ("grille_saison.csv", grid_csv(issue)),
        ("grille_saison_detail.csv", grid_details_csv(issue)),
    )
