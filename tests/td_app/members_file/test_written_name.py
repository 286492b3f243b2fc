from __future__ import annotations

import pytest

from td_app.members_file.written_name import is_formula, is_heading, is_junk, read_name


@pytest.mark.parametrize(
    "cell",
    [
        "Zoé Goff",
        "1. Zoé Goff",
        "12) Zoé Goff",
        "3 - Zoé Goff",
        "n° 4 Zoé Goff",
        "#5 Zoé Goff",
        "• Zoé Goff",
        "- Zoé Goff",
        "+ Zoé Goff",
        "✅ Zoé Goff 👍",
        "[x] Zoé Goff",
        "☐ Zoé Goff,",
        '"Zoé Goff"',
        '"Zoé Goff',
        "  Zoé   Goff ",
    ],
)
def test_numbering_bullets_and_ticks_are_no_part_of_the_name(cell: str) -> None:
    written = read_name(cell)
    assert (written.name, written.left_out, written.formula) == ("Zoé Goff", "", False)


@pytest.mark.parametrize(
    ("cell", "left_out"),
    [
        ("Zoé Goff (en retard)", "(en retard)"),
        ("Zoé Goff - Tapis Volant", "- Tapis Volant"),
        ("Zoé Goff 95319", "95319"),
        ("Zoé Goff : oui", ": oui"),
        ("- Zoé Goff (absente) +1", "(absente) +1"),
    ],
)
def test_a_remark_is_told_from_the_name_and_kept_to_be_shown(cell: str, left_out: str) -> None:
    written = read_name(cell)
    assert (written.name, written.left_out) == ("Zoé Goff", left_out)


@pytest.mark.parametrize("cell", ['Zoé "Ace" Goff', "Zoé « Ace » Goff", "Zoé “Ace” Goff"])
def test_a_nickname_between_quotes_is_a_pseudonym(cell: str) -> None:
    written = read_name(cell)
    assert (written.name, written.nickname) == ("Zoé Goff", "Ace")


def test_a_numbered_player_keeps_the_number() -> None:
    assert read_name("Joueur 12").name == "Joueur 12"


@pytest.mark.parametrize("cell", ["=1+1", "=cmd|' /C calc'!A0", "@SUM(1+9)", "-SUM(A1:A9)", "+A|B"])
def test_a_formula_is_kept_as_the_text_it_is(cell: str) -> None:
    assert is_formula(cell)
    assert read_name(cell).name == cell


@pytest.mark.parametrize("cell", ["+33 (0)6 00 00 00 00", "-Zoé Goff", "@zoe", "- Zoé (absente)"])
def test_a_telephone_a_bullet_or_an_alias_is_no_formula(cell: str) -> None:
    assert not is_formula(cell)


@pytest.mark.parametrize(
    "text",
    ["12", "OK", "ok merci", "---", "14:32", "12/10/2025", "samedi 12 octobre", "il y a 2 h"],
)
def test_answers_counts_and_dates_are_junk(text: str) -> None:
    assert is_junk(text)


@pytest.mark.parametrize(
    "text",
    [
        "Inscrits (27)",
        "Total : 80",
        "Table 4",
        "Liste d'attente :",
        "Open d’automne",
        "27 inscrits",
        "Tournoi du 12/10",
        "Absents :",
    ],
)
def test_titles_and_totals_are_headings(text: str) -> None:
    assert is_heading(text)


@pytest.mark.parametrize(
    "text", ["Océane La", "Roux Xavier", "Mars Avril", "Place Martin", "Li Xu"]
)
def test_a_person_is_neither(text: str) -> None:
    assert not is_junk(text)
    assert not is_heading(text)
