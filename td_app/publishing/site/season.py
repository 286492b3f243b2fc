"""A season's page: its standings, its grid of evenings, its scale in words; a part's likewise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from reports.charts import attendance_marks, race_marks
from reports.marks import svg
from reports.season_standings import ATTENDANCE, RACE
from td_app.printing.document import Stationery
from td_app.printing.season import (
    ATTENDANCE_HEIGHT,
    HEADINGS,
    RACE_HEIGHT,
    WEB_WIDTH,
    Issue,
    attendance_chart,
    attendance_sentence,
    names_on_site,
    notes_of,
    race_chart,
    race_sentence,
    says_after,
    short_days,
    shown_fields,
    told_field,
)
from td_app.publishing.site.addresses import evening_page, season_page
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.naming import page_of
from td_app.publishing.site.years import SeasonYear, Years, site_key
from td_app.season.board import Board, BoardRow
from td_app.season.grid import GridCell, grid_of
from td_app.season.grid_words import bonus_texts, legend, place_text
from td_app.season.scale_typed import typed_of
from td_app.words.scale_changes import scale_in_words
from td_app.words.season_page import points_figure

#: What stands at the left, in letters.
IN_LETTERS = ("name", "moved")


def season_bytes(frame: Frame, years: Years, year: SeasonYear, part: int | None = None) -> bytes:
    """Return the page of a season or of a part of it, in the language that is spoken."""
    board = year.board if part is None else year.parts[part]
    called = year.season.name
    named = {one.id: one.name for one in year.season.parts}
    if part is not None:
        called = f"{called} – {named[part]}"
    stationery = Stationery(frame.language, frame.club)
    named_as = names_on_site(board, years.naming)
    issue = Issue(called, board, stationery=stationery, namer=named_as)
    fields = [name for name in shown_fields(issue) if name not in ("rank", "name")]
    fields.sort(key=lambda name: name != "points")
    facts = {
        "after": says_after(issue),
        "parts": _parts(year, part),
        "heads": [
            {"word": issue.say(HEADINGS[n]), "kind": _kind(n)} for n in ("rank", "name", *fields)
        ],
        "rows": [_row(issue, row, fields, years) for row in board.rows],
        "notes": list(notes_of(issue)),
        "charts": list(_charts(issue)),
        "grid": _grid(issue, board, years),
        "scale": scale_in_words(typed_of(board.scale)),
    }
    address = season_page(year.season.id, part)
    return frame.page("season.html", address, called, facts)


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
        "page": page_of(row.who.key, years.naming),
        "cells": [(told_field(issue, row, name), _kind(name)) for name in fields],
    }


def _charts(issue: Issue) -> Iterator[tuple[str, Markup]]:
    if len(issue.board.evenings) < 2:
        return
    points = race_chart(issue)
    race = race_marks(points, WEB_WIDTH, RACE_HEIGHT, 12)
    title = issue.say(RACE)
    told = f"{title}. {race_sentence(points)}."
    yield title, Markup(svg(race, WEB_WIDTH, RACE_HEIGHT, told))
    came = attendance_marks(attendance_chart(issue), WEB_WIDTH, ATTENDANCE_HEIGHT, 12)
    title = issue.say(ATTENDANCE)
    told = f"{title}. {attendance_sentence(issue)}."
    yield title, Markup(svg(came, WEB_WIDTH, ATTENDANCE_HEIGHT, told))


def _grid(issue: Issue, board: Board, years: Years) -> dict[str, Any] | None:
    """Return the grid of the evenings; those that are on the site lead to their page."""
    if not board.evenings:
        return None
    grid = grid_of(board)
    there = frozenset(one.key for one in years.evenings)
    evenings = []
    for day, one in zip(short_days(board), grid.evenings, strict=True):
        key = site_key(one.kept)
        evenings.append((day, one.kept.name, evening_page(key) if key in there else ""))
    rows = [
        {
            "name": issue.called(row.who),
            "page": page_of(row.who.key, years.naming),
            "points": points_figure(row.row.points, issue.language) if row.row else "",
            "cells": [_cell(issue, cell) for cell in row.cells],
        }
        for row in grid.rows
    ]
    return {"legend": legend(grid, issue.language), "evenings": evenings, "rows": rows}


def _cell(issue: Issue, cell: GridCell | None) -> dict[str, Any] | None:
    if cell is None:
        return None
    short = (place_text(cell, issue.language), *bonus_texts(cell, issue.language))
    return {
        "points": points_figure(cell.points.total, issue.language),
        "dropped": cell.dropped,
        "place": " ".join(short),
    }
