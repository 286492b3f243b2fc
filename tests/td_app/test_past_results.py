"""A season played elsewhere, read from a file and taken over: a club moves in mid-season."""

from __future__ import annotations

from pathlib import Path

import pytest
import xlsxwriter
from register_builders import a_registered_club

from rules_ropta.ruling import Refused
from td_app.club_seasons import ClubSeasons
from td_app.past_results import read_past_results, take_over
from td_app.season.kept import Season
from td_app.words.past_results import wrong_words

SCALE = '[place]\nkind = "list"\npoints = [10, 6, 4]\nrest = 1\n'
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


def standings(seasons: ClubSeasons, season: Season) -> list[tuple[str, str]]:
    board = seasons.board(season)
    return [(row.who.name, str(row.points)) for row in board.rows]


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
        "Ligne 6 : « deux » n’est pas un rang : un nombre à partir de 1.",
        "Ligne 7 : Martin Jean s’y trouve déjà : une ligne par joueur.",
        "Ligne 8 : « 31/02/2026 » n’est pas une date : 14/03/2026 ou 2026-03-14.",
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


def test_evenings_taken_over_count_by_the_scale_of_the_season(tmp_path: Path) -> None:
    past = read_past_results(written(tmp_path, EVENINGS))
    with a_registered_club() as club:
        seasons = ClubSeasons(club)
        season = seasons.begin(Season(0, "2026", scale=SCALE))
        assert take_over(club, season.id, past, "", "") == 2
        assert standings(seasons, season) == [("Martin Jean", "16"), ("Dupré Agathe", "10")]


def test_a_ranking_taken_over_gives_its_points(tmp_path: Path) -> None:
    text = "Rang;Joueur;Points\n1;Dupré Agathe;120,5\n2;Martin Jean;90\n3;Petit Paul;0\n"
    past = read_past_results(written(tmp_path, text))
    with a_registered_club() as club:
        seasons = ClubSeasons(club)
        season = seasons.begin(Season(0, "2026", scale=SCALE))
        take_over(club, season.id, past, "Repris", "repris du fichier")
        told = standings(seasons, seasons.season(season.id))
        assert told == [("Dupré Agathe", "241/2"), ("Martin Jean", "90"), ("Petit Paul", "0")]
        assert {one.reason for one in seasons.corrections(season)} == {"repris du fichier"}
