"""A season given out: the same figures to everybody and to the federation, licences to it alone."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import datetime
from io import BytesIO, StringIO

import openpyxl
import pytest
from read_papers import ReadPaper
from season_builders import NAMES, a_club_file, a_season, recorded

from reports.season_standings import render_season_standings
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.public_names import NamesOnSite
from td_app.printing.document import Stationery
from td_app.printing.season import (
    Issue,
    names_on_site,
    season_csv,
    season_standings,
    season_text,
    season_xlsx,
)
from td_app.printing.season_grid import grid_csv
from td_app.register.member import Member
from td_app.season.board import Board
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

AT = datetime(2026, 7, 1, 22, 0)


@pytest.fixture(scope="module")
def board() -> Board:
    club = a_club_file()
    season, seasons = a_season(club), ClubSeasons(club)
    ana, bob, cleo, *_ = NAMES
    seasons.record(season, [recorded("2025-09-12", ana, (bob, cleo), "=1+1")])
    seasons.record(season, [recorded("2025-09-19", bob, ana, "=1+1", kills={bob: 2})])
    made = seasons.board(season)
    rows = tuple(
        replace(row, who=replace(row.who, licence=f"75-{at}", public="Renard"))
        for at, row in enumerate(made.rows, 1)
    )
    return having_chosen(replace(made, rows=rows), PublicName.PSEUDONYM)


def having_chosen(board: Board, choice: PublicName) -> Board:
    """Return the standings where the second has chosen how to be named in public."""
    first, second, *others = board.rows
    second = replace(second, who=replace(second.who, in_public=choice))
    return replace(board, rows=(first, second, *others))


@pytest.fixture
def public(board: Board) -> Issue:
    return Issue("2025-2026", board)


def cells(issue: Issue) -> list[list[str]]:
    return list(csv.reader(StringIO(season_csv(issue).decode("utf-8-sig")), delimiter=";"))


def test_the_figures_are_the_same_and_licences_are_the_federations(public: Issue) -> None:
    private = replace(public, public=False)
    said, told = cells(public), cells(private)
    assert "Licence" in told[0] and "Licence" not in said[0]
    points = said[0].index("Points"), told[0].index("Points")
    assert [row[points[0]] for row in said] == [row[points[1]] for row in told]
    for written in (season_text(public), str(said)):
        assert "75-" not in written
    assert "75-1" in str(told)


def test_who_refuses_to_be_named_is_named_nowhere_in_public(public: Issue) -> None:
    name = public.board.rows[1].who.name
    pdf = ReadPaper(render_season_standings(season_standings(public, AT))).text()
    book = openpyxl.load_workbook(BytesIO(season_xlsx(public)))
    sheet = " ".join(str(cell.value) for row in book.active.iter_rows() for cell in row)
    for written in (season_text(public), str(cells(public)), pdf, sheet):
        assert name not in written
        assert "Renard" in written
    assert name in season_text(replace(public, public=False))


def test_who_wants_no_name_in_public_has_no_pseudonym_there_either(board: Board) -> None:
    public = Issue("2025-2026", having_chosen(board, PublicName.NOTHING))
    assert public.name(public.board.rows[1]) == "Joueur anonyme 1"


@pytest.mark.parametrize("choice", [PublicName.FULL, PublicName.INITIAL])
def test_papers_hung_up_in_the_room_give_the_whole_name(board: Board, choice: PublicName) -> None:
    public = Issue("2025-2026", having_chosen(board, choice))
    assert public.name(public.board.rows[1]) == board.rows[1].who.name


def test_nothing_is_computed_by_a_spreadsheet(public: Issue) -> None:
    assert any("'=1+1" in cell for row in cells(public) for cell in row)
    book = openpyxl.load_workbook(BytesIO(season_xlsx(public)))
    assert not any(cell.data_type == "f" for row in book.active.iter_rows() for cell in row)


def test_the_text_to_send_says_who_moved(public: Issue) -> None:
    lines = season_text(public).splitlines()
    assert lines[0] == "*2025-2026*"
    assert any("▲" in line for line in lines)


def test_in_english_nothing_is_french(board: Board) -> None:
    page = season_csv(Issue("2025-2026", board, stationery=Stationery("en"))).decode("utf-8-sig")
    assert "Joueur" not in page and "Player" in page


def test_an_evening_without_a_name_is_its_day_alone() -> None:
    club = a_club_file()
    season, seasons = a_season(club), ClubSeasons(club)
    seasons.record(season, [replace(recorded("2025-09-12", *NAMES), name="")])
    issue = Issue("2025-2026", seasons.board(season))
    assert "la dernière le 12/09/2025." in season_text(issue)
    titles = next(csv.reader(StringIO(grid_csv(issue).decode("utf-8-sig")), delimiter=";"))
    assert "12/09/2025" in titles


class TestOnTheSite:
    @pytest.fixture
    def club(self) -> Club:
        club = a_club_file()
        assert club.register is not None
        cards = (
            (Person("Abadie", "Ana", "Renard"), PublicName.NOTHING),
            (Person("Bénard", "Bob", "Bobby"), PublicName.PSEUDONYM),
            (Person("Çelik", "Cléo"), PublicName.FULL),
            (Person("Da Costa", "Dan", licence="75-4"), PublicName.NOTHING),
            (Person("Da Costa", "Dan", licence="75-5"), PublicName.UNASKED),
        )
        club.register.keep([Member(0, one, in_public=choice) for one, choice in cards])
        return club

    def called(self, club: Club, default: PublicName) -> list[str]:
        """Return the names of the ranked on a page of the site."""
        season, seasons = a_season(club), ClubSeasons(club)
        seasons.record(season, [recorded("2025-09-12", *NAMES[:4], "FAUCHEUX Fay")])
        board = seasons.board(season)
        named = names_on_site(board, NamesOnSite(club.register, default))
        issue = Issue("2025-2026", board, namer=named)
        written = season_text(issue)
        assert all(issue.name(row) in written for row in board.rows)
        assert "Abadie" not in written and "ABADIE" not in written
        return [issue.name(row) for row in board.rows]

    def test_each_as_they_chose_and_numbers_go_down_the_page(self, club: Club) -> None:
        assert self.called(club, PublicName.INITIAL) == [
            "Joueur anonyme 1",
            "Bobby",
            "ÇELIK Cléo",
            "Joueur anonyme 2",
            "Fay F.",
        ], "of two cards of one name, one refuses: nobody is named"

    def test_the_club_may_name_nobody_whom_it_did_not_ask(self, club: Club) -> None:
        assert self.called(club, PublicName.NOTHING)[2:] == [
            "ÇELIK Cléo",
            "Joueur anonyme 2",
            "Joueur anonyme 3",
        ]
