"""A season's page: its standings, its grid of evenings, its scale in words; a part's likewise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any, Final

from markupsafe import Markup

from td_app.printing.document import Stationery
from td_app.printing.season import (
    HEADINGS,
    Issue,
    names_on_site,
    notes_of,
    says_after,
    short_days,
    shown_fields,
    told_field,
)
from td_app.publishing.site.addresses import evening_page, grid_page, season_page
from td_app.publishing.site.charts import season_charts
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.years import SeasonYear, Years, site_key
from td_app.season.board import Board, BoardRow
from td_app.season.grid import EveningGrid, GridCell, grid_of
from td_app.season.grid_words import bonus_texts, legend, place_text
from td_app.season.scale_typed import typed_of
from td_app.words.language import Language
from td_app.words.scale_changes import scale_in_words
from td_app.words.season_page import points_figure
from td_app.words.site import site_text

#: Bytes that a row of a grid takes for its name, and each of its cells; what a grid may take:
#: less under the standings, where the charts stand too, drawn for a page and for a phone.
NAME: Final = 120
CELL: Final = 48
UNDER_STANDINGS: Final = 20_000
ALONE: Final = 80_000
#: Rows on a page of standings, its charts above them.
ROWS: Final = 150
#: A grid, and what it says in short.
WholeGrid = tuple[EveningGrid, str]
#: What stands at the left, in letters.
IN_LETTERS = ("name", "moved")


def row_pages(board: Board) -> tuple[range, ...]:
    """Return the rows on each page of the standings: one page, but for a very long season."""
    return _shared(len(board.rows), ROWS) or (range(0),)


def grid_pages(board: Board) -> tuple[tuple[range, range], ...]:
    """Return the people and the evenings on each page of a long grid.

    None where it stands under the standings.
    """
    people = len(board.everyone)
    evenings = len(board.evenings)
    if people * (NAME + CELL * evenings) <= UNDER_STANDINGS:
        return ()
    each = max(1, (ALONE // min(people, ROWS) - NAME) // CELL)
    return tuple(product(_shared(people, ROWS), _shared(evenings, each)))


def _shared(count: int, each: int) -> tuple[range, ...]:
    return tuple(range(at, min(at + each, count)) for at in range(0, count, each))


def issue_of(frame: Frame, years: Years, year: SeasonYear, part: int | None) -> Issue:
    """Return a season, or a part of it, as the site gives it out."""
    board = year.board if part is None else year.parts[part]
    called = year.season.name
    named = {one.id: one.name for one in year.season.parts}
    if part is not None:
        called = f"{called} – {named[part]}"
    stationery = Stationery(frame.language, frame.club)
    named_as = names_on_site(board, years.naming)
    shown = _not_naming(board, years.kept_back)
    return Issue(called, shown, stationery=stationery, namer=named_as)


def _not_naming(board: Board, kept_back: frozenset[str]) -> Board:
    """Return the standings without the names of the evenings kept back, which count in them."""
    evenings = (
        replace(one, kept=replace(one.kept, name="")) if site_key(one.kept) in kept_back else one
        for one in board.evenings
    )
    return replace(board, evenings=tuple(evenings)) if kept_back else board


def grid_bytes(
    frame: Frame,
    years: Years,
    year: SeasonYear,
    part: int | None,
    at: int,
    grid: Callable[[], WholeGrid],
) -> bytes:
    """Return a page of a long grid, from 1, in the language that is spoken.

    ``grid`` is that of the season or the part, which its pages have in common, and its legend.
    """
    issue = issue_of(frame, years, year, part)
    here = grid_page(year.season.id, part, at)
    facts = {
        "season": {"name": issue.season, "page": season_page(year.season.id, part)},
        "grids": _grid_pages(issue, year, part),
        "here": here,
        "grid": _grid(issue, years, *grid(), *grid_pages(issue.board)[at - 1]),
    }
    return frame.page("grid.html", here, site_text("GRID_OF", name=issue.season), facts)


def _grid_pages(issue: Issue, year: SeasonYear, part: int | None) -> list[tuple[str, str]]:
    """Return what leads to the pages of a long grid, by the dates of their evenings."""
    days = short_days(issue.board)
    pages = grid_pages(issue.board)
    several = len({people for people, _ in pages}) > 1
    told = []
    for at, (people, shown) in enumerate(pages, 1):
        word = site_text("FROM_TO", first=days[shown[0]], last=days[shown[-1]])
        if several:
            rows = site_text("FROM_TO", first=people[0] + 1, last=people[-1] + 1)
            word = f"{word} · {rows}"
        told.append((word, grid_page(year.season.id, part, at)))
    return told


def _row_pages(board: Board, year: SeasonYear, part: int | None) -> list[tuple[str, str]]:
    """Return what leads to the pages of very long standings, by their rows."""
    pages = row_pages(board)
    if len(pages) == 1:
        return []
    return [
        (
            site_text("FROM_TO", first=rows[0] + 1, last=rows[-1] + 1),
            season_page(year.season.id, part, number),
        )
        for number, rows in enumerate(pages, 1)
    ]


def season_bytes(
    frame: Frame, years: Years, year: SeasonYear, part: int | None = None, number: int = 1
) -> bytes:
    """Return the page of a season or of a part of it, in the language that is spoken.

    What very long standings have no room for there is on further pages, by ``number``.
    """
    issue = issue_of(frame, years, year, part)
    board = issue.board
    first = number == 1
    all_here = frame.plain or frame.whole
    grids = _grid_pages(issue, year, part) if first and not frame.whole else []
    whole = range(len(board.rows)) if all_here else row_pages(board)[number - 1]
    rows = [board.rows[at] for at in whole]
    here = season_page(year.season.id, part, number)
    shown = replace(board, rows=tuple(rows), left_out=board.left_out if first else ())
    fields = [name for name in shown_fields(issue) if name not in ("rank", "name")]
    fields.sort(key=lambda name: name != "points")
    facts = {
        "after": says_after(issue),
        "parts": [] if frame.whole else _parts(year, part),
        "heads": [
            {"word": issue.say(HEADINGS[n]), "kind": _kind(n)} for n in ("rank", "name", *fields)
        ],
        "rows": [_row(issue, row, fields, years) for row in rows],
        "pages": [] if frame.whole else _row_pages(board, year, part),
        "here": here,
        "notes": list(notes_of(replace(issue, board=shown))),
        "charts": list(_charts(issue)) if first and not frame.plain else [],
        "grids": grids,
        "grid": _whole_grid(issue, years) if first and not grids and not frame.plain else None,
        "scale": scale_in_words(typed_of(board.scale)) if first else [],
    }
    return frame.page("season.html", here, issue.season, facts)


def _parts(year: SeasonYear, shown: int | None) -> list[dict[str, Any]]:
    if not year.season.parts:
        return []
    told = [(None, year.season.name), *((one.id, one.name) for one in year.season.parts)]
    return [
        {"name": name, "page": season_page(year.season.id, part), "here": part == shown}
        for part, name in told
    ]


def _kind(field: str) -> str:
    if field == "rank":
        return "rank"
    return "" if field in IN_LETTERS else "n"


def _row(issue: Issue, row: BoardRow, fields: list[str], years: Years) -> dict[str, Any]:
    return {
        "rank": told_field(issue, row, "rank"),
        "first": row.rank == 1,
        "name": issue.name(row),
        "page": years.page(row.who.key),
        "cells": [(told_field(issue, row, name), _kind(name)) for name in fields],
    }


def _charts(issue: Issue) -> Iterator[tuple[str, Markup]]:
    if len(issue.board.evenings) < 2:
        return
    for title, drawn in season_charts(issue):
        yield title, Markup(drawn)


def _whole_grid(issue: Issue, years: Years) -> dict[str, Any] | None:
    board = issue.board
    if not board.evenings:
        return None
    whole = (range(len(board.everyone)), range(len(board.evenings)))
    return _grid(issue, years, *whole_grid(board, issue.language), *whole)


def whole_grid(board: Board, language: Language) -> WholeGrid:
    """Return the grid of a season or a part of it, and what it says in short."""
    grid = grid_of(board)
    return grid, legend(grid, language)


def _grid(
    issue: Issue, years: Years, grid: EveningGrid, told: str, people: range, shown: range
) -> dict[str, Any]:
    """Return the grid of some people and evenings; those on the site lead to their page."""
    there = frozenset(one.key for one in years.evenings)
    evenings = []
    days = short_days(issue.board)
    for at in shown:
        kept = grid.evenings[at].kept
        key = site_key(kept)
        name = site_text("KEPT_BACK") if key in years.kept_back else kept.name
        evenings.append((days[at], name, evening_page(key) if key in there else ""))
    rows = [
        {
            "name": issue.called(row.who),
            "page": years.page(row.who.key),
            "points": points_figure(row.row.points, issue.language) if row.row else "",
            "cells": [_cell(issue, row.cells[at]) for at in shown],
        }
        for row in grid.rows[people.start : people.stop]
    ]
    return {"legend": told, "evenings": evenings, "rows": rows}


def _cell(issue: Issue, cell: GridCell | None) -> dict[str, Any] | None:
    if cell is None:
        return None
    short = (place_text(cell, issue.language), *bonus_texts(cell, issue.language))
    return {
        "points": points_figure(cell.points.total, issue.language),
        "dropped": cell.dropped,
        "place": " ".join(short),
    }
