"""The grid of a season given out: one view on paper, on the site and in CSV, names as published."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import datetime
from io import StringIO

import pytest
from read_papers import ReadPaper
from season_builders import NAMES, a_club_file, a_season, recorded

from reports.season_grid import render_season_grid
from td_app.club.seasons import ClubSeasons
from td_app.printing.season import Issue
from td_app.printing.season_grid import grid_csv, grid_details_csv, season_grid
from td_app.season.scale_file import ready_scales
from td_app.tournament.state.public_name import PublicName

AT = datetime(2026, 7, 1, 22, 0)
ANA, BOB, CLEO, *_ = NAMES
BEST = "\n[bonus]\npresence = 1\n[season]\nbest = 2\n"


@pytest.fixture(scope="module")
def public() -> Issue:
    club = a_club_file()
    scale = '[place]\nkind = "list"\npoints = [10, 6, 4]\n' + BEST
    season, seasons = a_season(club, scale), ClubSeasons(club)
    seasons.record(season, [recorded("2025-09-12", ANA, BOB, "=1+1")])
    seasons.record(season, [recorded("2025-09-19", BOB, ANA, "=1+1")])
    seasons.record(season, [recorded("2025-09-26", ANA, "=1+1", BOB)])
    made = seasons.board(season)
    rows = tuple(
        replace(row, who=replace(row.who, public="Renard", in_public=PublicName.PSEUDONYM))
        if row.who.name == BOB
        else row
        for row in made.rows
    )
    return Issue("2025-2026", replace(made, rows=rows))


def lines(written: bytes) -> list[list[str]]:
    return list(csv.reader(StringIO(written.decode("utf-8-sig")), delimiter=";"))


def numbers(cells: list[str]) -> int:
    return sum(int(cell) for cell in cells if cell.isdigit())


def test_the_numbers_of_a_row_add_up_and_a_dropped_evening_is_text(public: Issue) -> None:
    head, *rows = lines(grid_csv(public))
    assert head[:4] == ["Rang", "Joueur", "Points", "12/09/2025 Soirée du 2025-09-12"]
    assert head[-1] == "Soirée écartée : *".replace(" :", "\u00a0:")
    for row in rows:
        assert numbers(row[3:]) == int(row[2])
        assert sum(cell.endswith("*") for cell in row) == 1


def test_the_detail_says_what_each_evening_is_made_of(public: Issue) -> None:
    head, *rows = lines(grid_details_csv(public))
    assert len(rows) == 9
    parts = [head.index(name) for name in ("Points du rang", "Présence")]
    total, counts = head.index("Points de la soirée"), head.index("Compte")
    for row in rows:
        assert sum(int(row[part]) for part in parts) == int(row[total])
    assert [row[counts] for row in rows].count("non") == 3


def test_who_refuses_to_be_named_is_named_in_no_public_grid(public: Issue) -> None:
    paper = ReadPaper(render_season_grid(season_grid(public, AT))).text()
    told = [paper, str(lines(grid_csv(public)))]
    for written in (*told, str(lines(grid_details_csv(public)))):
        assert BOB not in written and "Bénard" not in written
        assert "Renard" in written
    assert BOB in str(lines(grid_csv(replace(public, public=False))))


def test_a_name_that_looks_like_a_formula_is_text_in_a_spreadsheet(public: Issue) -> None:
    assert "'=1+1" in str(lines(grid_csv(public)))


def test_the_paper_says_how_the_points_came(public: Issue) -> None:
    paper = ReadPaper(render_season_grid(season_grid(public, AT))).text()
    for told in ("12/09", "+1p", "Barré", "p présence"):
        assert told in paper


def test_thirty_evenings_of_sixty_go_on_several_sheets_with_every_name() -> None:
    club = a_club_file()
    scale = next(path for path in ready_scales() if path.stem == "senaco").read_text("utf-8")
    season, seasons = a_season(club, scale), ClubSeasons(club)
    everybody = [f"Prénom{n} NOM{n:02}" for n in range(60)]
    for n in range(30):
        order = everybody[n:] + everybody[:n]
        seasons.record(season, [recorded(f"2025-{9 + n // 25:02}-{n % 25 + 1:02}", *order)])
    board = seasons.board(season)
    pdf = ReadPaper(render_season_grid(season_grid(Issue("2025-2026", board), AT)))
    assert 2 <= len(pdf.pages) <= 14
    text = pdf.text()
    assert text.count("NOM59") == 2, "on each of the two halves of the evenings"
