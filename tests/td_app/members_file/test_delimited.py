from __future__ import annotations

import pytest

from rules_ropta.ruling import Refused
from td_app.members_file.meanings import is_header
from td_app.members_file.text_files import split_lines


def cells_of(text: str) -> list[tuple[str, ...]]:
    return [row.cells for row in split_lines(text, is_header)[1]]


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|", "^", "!", ":", "/", "#"])
def test_any_delimiter_is_found(delimiter: str) -> None:
    lines = (("Nom", "Prénom", "Club"), ("Pérez", "Gaëtan", "Tapis Volant"), ("Goff", "Zoé", "As"))
    text = "\n".join(delimiter.join(cells) for cells in lines)
    assert split_lines(text, is_header)[0] == delimiter
    assert cells_of(text) == list(lines)


def test_a_lone_delimiter_that_stands_in_a_name_does_not_win() -> None:
    text = "Nom;Club\nPérez;As, le vrai\nGoff;Full, house\nRoux;As, le vrai"
    assert split_lines(text, is_header)[0] == ";"


def test_wide_spaces_part_a_list_copied_from_a_page() -> None:
    assert cells_of("PÉREZ   Gaëtan   As\nGOFF   Zoé   As") == [
        ("PÉREZ", "Gaëtan", "As"),
        ("GOFF", "Zoé", "As"),
    ]


def test_a_dash_parts_name_and_club_but_not_a_number_and_its_name() -> None:
    assert cells_of("Zoé Goff - As\nLéa Roux - As") == [("Zoé Goff", "As"), ("Léa Roux", "As")]
    assert cells_of("1 - Zoé Goff\n2 - Léa Roux") == [("1 - Zoé Goff",), ("2 - Léa Roux",)]


def test_quotes_hold_delimiters_and_line_ends() -> None:
    rows = split_lines('Nom;Club\nGoff;"As; le\nvrai"\nRoux;As', is_header)[1]
    assert [(row.line, row.cells) for row in rows] == [
        (1, ("Nom", "Club")),
        (2, ("Goff", "As; le\nvrai")),
        (4, ("Roux", "As")),
    ]


def test_a_quote_never_closed_does_not_swallow_the_list() -> None:
    text = 'Nom;Prénom\n"Goff;Zoé\nRoux;Léa\nPetit;Ana\nDurand;Eva\nMorel;Ugo'
    assert len(cells_of(text)) == 6


def test_the_delimiter_announced_by_excel_is_obeyed_and_left_out() -> None:
    assert cells_of("sep=|\nNom|Prénom\nGoff|Zoé") == [("Nom", "Prénom"), ("Goff", "Zoé")]


def test_thousands_of_blank_lines_at_the_end_do_not_count() -> None:
    assert cells_of("Nom;Prénom\nGoff;Zoé\n" + ";;\n" * 200_000) == [
        ("Nom", "Prénom"),
        ("Goff", "Zoé"),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * 200_000, "LINE_TOO_LONG"),
        ("Goff Zoé\n" * 30_000, "TOO_MANY_LINES"),
        (";".join("abc" for _ in range(1000)), "TOO_MANY_COLUMNS"),
    ],
)
def test_what_is_no_list_of_persons_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        split_lines(text, is_header)
    assert refusal.value.code == code
