"""A season played elsewhere, read from a file and taken over: a club moves in mid-season."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
import xlsxwriter

from rules_ropta.ruling import Refused
from td_app.club.past_results import read_past_results
from td_app.words.past_results import left_out_words, wrong_words

EVENINGS = (
    "Résultats de l’automne;;;\n"
    "Date;Joueur;Place;Sorties;Kills\n"
    "05/09/2026;Dupré Agathe;1;x;3\n"
    "05/09/2026;Martin Jean;2ᵉ;;0\n"
    "2026-09-12;Martin Jean;1;;\n"
    "2026-09-12;Dupré Agathe;deux;;\n"
    "2026-09-12;Martin Jean;2;;\n"
    "31/02/2026;Petit Paul;3;;\n"
)


def written(folder: Path, text: str, name: str = "saison.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_evenings_are_read_and_what_is_wrong_is_said(tmp_path: Path) -> None:
    past = read_past_results(written(tmp_path, EVENINGS))
    assert [(one.date, len(one.results)) for one in past.evenings] == [
        ("2026-09-05", 2),
        ("2026-09-12", 1),
    ]
    assert past.players == 2
    told = [
        wrong_words(one.line, one.code, one.params).replace("\u00a0", " ") for one in past.wrong
    ]
    assert told == [
        "Ligne 6 : « deux » n’est pas un rang : écrivez un nombre à partir de 1.",
        "Ligne 7 : Martin Jean figure déjà : gardez une ligne par joueur.",
        "Ligne 8 : « 31/02/2026 » n’est pas une date : écrivez 14/03/2026 ou 2026-03-14.",
    ]


def test_a_workbook_is_read_with_its_days_and_names_in_two_columns(tmp_path: Path) -> None:
    path = tmp_path / "saison.xlsx"
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        day = book.add_format({"num_format": "dd/mm/yyyy"})
        for column, title in enumerate(("Jour", "Nom", "Prénom", "Rang")):
            sheet.write(0, column, title)
        sheet.write_number(1, 0, 46270, day)
        for column, value in enumerate(("Dupré", "Agathe", 1), 1):
            sheet.write(1, column, value)
    (evening,) = read_past_results(path).evenings
    assert (evening.date, evening.results[0].name) == ("2026-09-05", "DUPRÉ Agathe")


@pytest.mark.parametrize("text", ["a;b\n1;2\n", "Joueur;Remarque\nDupré;rien\n"])
def test_what_is_no_season_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_past_results(written(tmp_path, text))
    assert refused.value.code == "PAST_NO_COLUMNS"


NAMES_ONLY = "Soirée;Joueur;Place;Joueurs;Lieu\n"


def test_a_line_left_out_still_is_a_player_of_its_evening(tmp_path: Path) -> None:
    first, second = read_past_results(written(tmp_path, EVENINGS)).evenings
    assert (first.entrants, len(first.results)) == (0, 2), "as many as there are results"
    assert (second.entrants, len(second.results)) == (3, 1)


def test_the_same_line_twice_is_one_player(tmp_path: Path) -> None:
    text = "Date;Joueur;Place\n05/09/26;Dupré;1\n05/09/26;Petit;2\n05/09/26;Petit;2\n"
    past = read_past_results(written(tmp_path, text))
    (evening,) = past.evenings
    assert (evening.date, evening.entrants, len(evening.results)) == ("2026-09-05", 0, 2)
    assert [one.code for one in past.wrong] == ["PAST_TWICE"]


@pytest.mark.parametrize(
    ("lines", "entrants"),
    [
        ("S1;Dupré;1;24;\nS1;Petit;2;24;\n", 24),
        ("S1;Dupré;1;;\nS1;Petit;12;;\n", 12),
        ("S1;Dupré;1;2;\nS1;Petit;2;2;\n", 0),
    ],
    ids=["the file says", "the places say", "as many as there are results"],
)
def test_how_many_played_is_what_the_file_says(tmp_path: Path, lines: str, entrants: int) -> None:
    (evening,) = read_past_results(written(tmp_path, NAMES_ONLY + lines)).evenings
    assert evening.entrants == entrants


def test_a_line_of_no_day_goes_to_the_evening_of_its_name_or_is_told(tmp_path: Path) -> None:
    text = "Date;Soirée;Joueur;Place\n05/09/2026;S1;Dupré;1\n?;S1;Petit;2\n?;S9;Roux;1\n;;Luc;4\n"
    past = read_past_results(written(tmp_path, text))
    assert [one.entrants for one in past.evenings] == [2]
    assert past.nowhere == 2
    (told,) = left_out_words(past.nowhere, past.unread)
    assert told.startswith("2 lignes n’appartiennent à aucune soirée connue")


def test_the_place_is_read_and_what_is_not_is_named(tmp_path: Path) -> None:
    text = "Date;Joueur;Place;Lieu;Bar;Points\n05/09/2026;Dupré;1;Salle des fêtes;3;120\n"
    past = read_past_results(written(tmp_path, text))
    assert past.evenings[0].venue == "Salle des fêtes"
    assert past.unread == ("Bar",) and past.points, "the scale counts the points again"


Cells = tuple[object, ...]


def a_workbook(folder: Path, **sheets: Sequence[Cells]) -> Path:
    """Write a workbook; ``_`` in the name of a sheet stands for a space."""
    path = folder / "saison.xlsx"
    with xlsxwriter.Workbook(path) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name.replace("_", " "))
            for row, cells in enumerate(rows):
                sheet.write_row(row, 0, cells)
    return path


DATED: Cells = ("Date", "Joueur", "Place")
BARE: Cells = ("Place", "Joueur", "Points", "KO")


def test_sheets_that_are_not_read_are_named(tmp_path: Path) -> None:
    path = a_workbook(
        tmp_path,
        Étape_1=(DATED, ("05/09/2026", "Ana Roux", 1)),
        Étape_2=(DATED, ("12/09/2026", "Ana Roux", 1), ("hier", "Bob Petit", 2)),
        Classement=(BARE, (1, "Ana Roux", 52, 3)),
    )
    past = read_past_results(path)
    assert [one.date for one in past.evenings] == ["2026-09-05", "2026-09-12"]
    assert past.sheets == ("Classement",)
    assert "Feuilles non lues" in left_out_words(0, (), past.sheets)[0]
    (wrong,) = past.wrong
    told = wrong_words(wrong.line, wrong.code, wrong.params, wrong.sheet)
    assert told.replace("\u00a0", " ").startswith("« Étape 2 », ligne 3 : ")


def test_a_sheet_of_an_evening_has_its_day_in_its_name(tmp_path: Path) -> None:
    sheets = {
        "Soirée_2026-09-11": (BARE, (1, "Ana Roux", 26, 2), (2, "Bob Petit", 18, 0)),
        "9.10.2026": (BARE, (1, "Bob Petit", 26, 1), ("?", "Ana Roux", 18, 0)),
        "Classement": (BARE, (1, "Bob Petit", 44, 1)),
    }
    past = read_past_results(a_workbook(tmp_path, **sheets))
    assert [(one.date, one.name) for one in past.evenings] == [
        ("2026-09-11", "Soirée"),
        ("2026-10-09", ""),
    ]
    assert [one.kills for one in past.evenings[0].results] == [2, 0]
    assert past.evenings[1].entrants == 2, "a line left out still is a player"
    assert past.points and not past.ranking and past.sheets == ("Classement",)


def test_sheets_without_a_day_are_a_ranking_and_the_others_are_named(tmp_path: Path) -> None:
    path = a_workbook(tmp_path, Étape_1=(BARE, (1, "Ana", 26, 2)), Étape_2=(BARE, (1, "Bob", 9, 0)))
    past = read_past_results(path)
    assert [one.player for one in past.ranking] == ["Ana"] and past.sheets == ("Étape 2",)
    assert past.unread == ("KO",), "a ranking has points alone"
    assert "date dans le nom" in left_out_words(0, (), past.sheets)[0]
