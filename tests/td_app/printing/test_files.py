"""What leaves as a file opens as it was, and computes nothing."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from datetime import UTC, datetime

import openpyxl
import pytest

from td_app.printing.files import RankingLine, journal_jsonl, neutralised, ranking_csv, ranking_xlsx

RANKING = (
    RankingLine("1", "PÉREZ Gaëtan", "Poker Club des Deux Rives", prize="Trophée", table="1"),
    RankingLine("2", "GOFF Zoé", "As; le vrai", table="1"),
    RankingLine("3-4", "=cmd|' /C calc'!A0", "@SUM(1+1)", table="2"),
)


def read_csv(content: bytes, delimiter: str = ";") -> list[list[str]]:
    text = content.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def read_xlsx(content: bytes) -> list[list[object]]:
    sheet = openpyxl.load_workbook(io.BytesIO(content)).active
    assert sheet is not None
    return [[cell.value for cell in row] for row in sheet.iter_rows()]


class TestCsv:
    def test_excel_in_french_opens_it_with_its_accents(self) -> None:
        content = ranking_csv(RANKING)
        assert content.startswith(b"\xef\xbb\xbfRang;Joueur;Club;Table;Lot\r\n")
        assert read_csv(content)[1][:3] == ["1", "PÉREZ Gaëtan", "Poker Club des Deux Rives"]

    def test_money_is_a_prize_and_anything_else_a_lot(self) -> None:
        assert read_csv(ranking_csv(RANKING))[0][4] == "Lot"
        assert read_csv(ranking_csv(RANKING, won="Points"))[0][4] == "Points"

    def test_english_takes_commas_and_english_headings(self) -> None:
        rows = read_csv(ranking_csv(RANKING, "en"), ",")
        assert rows[0] == ["Rank", "Player", "Club", "Table", "Prize"]
        assert rows[2][2] == "As; le vrai"

    def test_nothing_in_it_begins_as_a_formula(self) -> None:
        rows = read_csv(ranking_csv(RANKING))
        assert rows[3][1:3] == ["'=cmd|' /C calc'!A0", "'@SUM(1+1)"]
        assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)

    def test_a_tie_is_not_taken_for_a_date(self) -> None:
        assert read_csv(ranking_csv(RANKING))[3][0] == "3–4"

    def test_a_tournament_without_prizes_or_clubs_has_no_such_column(self) -> None:
        assert read_csv(ranking_csv([RankingLine("1", "GOFF Zoé", "")])) == [
            ["Rang", "Joueur"],
            ["1", "GOFF Zoé"],
        ]

    def test_an_empty_ranking_has_its_headings(self) -> None:
        assert read_csv(ranking_csv([])) == [["Rang", "Joueur"]]


class TestXlsx:
    def test_it_reads_back_with_its_title_and_headings(self) -> None:
        rows = read_xlsx(ranking_xlsx(RANKING, "Open d’automne"))
        assert rows[0][0] == "Open d’automne"
        assert rows[2] == ["Rang", "Joueur", "Club", "Table", "Lot"]
        assert rows[3][:2] == [1, "PÉREZ Gaëtan"]
        assert rows[5][0] == "3–4"

    def test_no_cell_is_a_formula(self) -> None:
        content = ranking_xlsx(RANKING, "=1+1", "en")
        book = openpyxl.load_workbook(io.BytesIO(content))
        sheet = book["Ranking"]
        assert {cell.data_type for row in sheet.iter_rows() for cell in row} <= {"s", "n"}
        assert sheet["A1"].value == "'=1+1"
        assert sheet["B6"].value == "'=cmd|' /C calc'!A0"
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            assert b"<f>" not in archive.read("xl/worksheets/sheet1.xml")

    def test_a_name_like_a_link_or_a_number_stays_a_text(self) -> None:
        rows = read_xlsx(ranking_xlsx([RankingLine("1", "https://exemple.fr", "007")], "Open"))
        assert rows[3] == [1, "https://exemple.fr", "007"]

    def test_an_empty_ranking_opens(self) -> None:
        assert read_xlsx(ranking_xlsx([], ""))[2] == ["Rang", "Joueur"]


@pytest.mark.parametrize("cell", ["=1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", " =1", "＝1"])
def test_what_a_spreadsheet_would_compute_takes_an_apostrophe(cell: str) -> None:
    assert neutralised(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["", "GOFF Zoé", "O'BRIEN Noël", "3–4", "N'DIAYE-FALL"])
def test_what_is_a_plain_text_stays_as_it_is(cell: str) -> None:
    assert neutralised(cell) == cell


def test_the_journal_goes_out_one_line_an_entry() -> None:
    entries = [
        {"sequence": 1, "at": datetime(2025, 11, 21, 20, 0, tzinfo=UTC), "name": "Zoé\nGoff"},
        {"sequence": 2, "places": frozenset({3, 1}), "moves": (1, 2)},
    ]
    lines = list(journal_jsonl(entries))
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
    assert json.loads(lines[0]) == {
        "sequence": 1,
        "at": "2025-11-21T20:00:00+00:00",
        "name": "Zoé\nGoff",
    }
    assert json.loads(lines[1]) == {"sequence": 2, "places": [1, 3], "moves": [1, 2]}
