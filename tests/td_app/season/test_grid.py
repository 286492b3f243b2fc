"""The grid of a season: every evening of everybody, those that a scale drops said to be."""

from __future__ import annotations

from fractions import Fraction

import pytest
from season_builders import NAMES, a_club_file, a_season, recorded

from td_app.club.seasons import ClubSeasons
from td_app.season.board import Board
from td_app.season.grid import EveningGrid, GridRow, grid_of
from td_app.season.grid_words import cell_sentence, legend

SCALE = """name = "Le club"

[place]
kind = "list"
points = [10, 6, 4]
rest = 1

[bonus]
presence = 2
kill = 3

[malus]
reentry = 1

[season]
best = 2
"""
ANA, BOB, CLEO, DAN = NAMES[:4]


@pytest.fixture
def board() -> Board:
    club = a_club_file()
    season, seasons = a_season(club, SCALE), ClubSeasons(club)
    seasons.record(season, [recorded("2025-09-05", ANA, (BOB, CLEO), guests=[CLEO])])
    seasons.record(season, [recorded("2025-09-12", BOB, ANA, kills={BOB: 1})])
    seasons.record(season, [recorded("2025-09-19", BOB, CLEO, ANA)])
    evening = seasons.evenings(season)[2].id
    seasons.correct(season, seasons.board(season).rows[0].who.key, Fraction(5), "Oubli", evening)
    return seasons.board(season)


def row_of(grid: EveningGrid, name: str) -> GridRow:
    return next(row for row in grid.rows if row.who.name == name)


def test_what_is_not_dropped_adds_up_to_the_points(board: Board) -> None:
    grid = grid_of(board)
    for row in grid.rows:
        if row.row is not None:
            kept = sum(cell.points.total for cell in row.cells if cell and not cell.dropped)
            assert kept - row.row.malus + row.row.correction == row.row.points
    dropped = [cell.dropped for cell in row_of(grid, BOB).cells if cell]
    assert dropped == [True, False, False], "the two best of three count"


def test_a_guest_stands_last_with_all_they_played(board: Board) -> None:
    last = grid_of(board).rows[-1]
    assert last.who.name == CLEO and last.row is None
    assert [cell is not None for cell in last.cells] == [True, False, True]
    assert not any(cell.dropped for cell in last.cells if cell)


def test_of_equal_evenings_those_played_first_count() -> None:
    club = a_club_file()
    season, seasons = a_season(club, SCALE), ClubSeasons(club)
    days = ("2025-09-05", "2025-09-12", "2025-09-19")
    seasons.record(season, [recorded(day, ANA, BOB) for day in days])
    dropped = [cell.dropped for cell in grid_of(seasons.board(season)).rows[0].cells if cell]
    assert dropped == [False, False, True]


def test_each_cell_says_how_its_points_came(board: Board) -> None:
    grid = grid_of(board)
    first, second, third = (cell for cell in row_of(grid, BOB).cells if cell)
    assert cell_sentence(first, grid.best, "fr").replace("\u00a0", " ") == (
        "2e sur 3 (à égalité, 2 joueurs) : 5 + 2 (présence) = 7. "
        "Écartée : seules ses 2 meilleures soirées comptent."
    )
    assert cell_sentence(second, grid.best, "en") == (
        "1st of 2: 10 + 2 (presence) + 3 (1 knockout) = 15."
    )
    assert cell_sentence(third, grid.best, "en").endswith("= 12. Correction: +5.")


def test_the_legend_tells_only_the_letters_there_are(board: Board) -> None:
    told = legend(grid_of(board), "fr").replace("\u00a0", " ")
    assert "p présence et é éliminations" in told and "série" not in told
    assert "2 soirées comptent" in told


def test_a_season_without_an_evening_has_an_empty_grid() -> None:
    club = a_club_file()
    grid = grid_of(ClubSeasons(club).board(a_season(club)))
    assert grid == EveningGrid((), ())
