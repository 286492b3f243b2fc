from __future__ import annotations

from dataclasses import fields
from datetime import date

import pytest
from every_case import every_case

from td_app.members_file.meanings import (
    DAYS,
    DETAILS,
    FIELDS,
    MEANINGS,
    NAMES,
    Meaning,
    day_of,
    is_header,
    meaning_of_header,
)
from td_app.tournament.state.person import Person


@every_case(
    "header, meaning",
    [
        ("Nom", "last_name"),
        ("NOM DE FAMILLE", "last_name"),
        ("Last name", "last_name"),
        ("Prenom", "first_name"),
        ("PRÉNOM(S)", "first_name"),
        ("First Name", "first_name"),
        ("Joueur", "full_name"),
        ("Nom complet", "full_name"),
        ("Player", "full_name"),
        ("Joueur / Player", "full_name"),
        ("Nom et prénom", "last_first"),
        ("Prénom NOM", "first_last"),
        ("Prénom et nom du joueur", "first_last"),
        ("Pseudo", "pseudonym"),
        ("Nom d'utilisateur", "pseudonym"),
        ("N° licence", "licence"),
        ("Licence FFPA 2025", "licence"),
        ("No. de licence", "licence"),
        ("Nom du club", "club"),
        ("Équipe", "club"),
        ("Club d'appartenance", "club"),
        ("Team", "club"),
        ("E-mail", "email"),
        ("Adresse mail", "email"),
        ("Tél.", "phone"),
        ("Téléphone portable", "phone"),
        ("Payé", None),
        ("Date de naissance", None),
        ("Licence payée", None),
        ("Inscrits (27)", None),
        ("", None),
    ],
)
def test_a_header_is_understood_in_either_language(header: str, meaning: str | None) -> None:
    assert meaning_of_header(header) == meaning


@pytest.mark.parametrize(
    "cells",
    [
        ["Nom", "Prénom"],
        ["Joueurs"],
        ["Rang", "Joueur", "Club"],
        ["Club", "Ville"],
        ["Horodateur", "Nom", "Prénom", "Venez-vous ?", "Repas", "Allergies"],
        ["Pseudo"],
    ],
)
def test_a_line_of_headers_is_recognised(cells: list[str]) -> None:
    assert is_header(cells)


@pytest.mark.parametrize(
    "cells",
    [
        ["PÉREZ Gaëtan", "Poker Club des Deux Rives"],
        ["Open d’automne"],
        ["Inscrits (27)"],
        ["Joueur 1"],
        ["Goff", "Nick"],
        ["", ""],
        ["Nom", "95319"],
    ],
)
def test_a_person_or_a_title_is_no_header(cells: list[str]) -> None:
    assert not is_header(cells)


def test_every_detail_is_a_field_of_a_person_and_offered_to_the_director() -> None:
    person = {field.name for field in fields(Person)}
    assert {detail.field for detail in DETAILS} <= person
    assert [*NAMES, *FIELDS, *DAYS, Meaning.IGNORED] == list(MEANINGS)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("15/03/98", date(1998, 3, 15)),
        ("22/11/26", date(2026, 11, 22)),
        ("23/11/26", date(1926, 11, 23)),
        ("01/09/1998", date(1998, 9, 1)),
        ("01/09/2030", date(2030, 9, 1)),
        ("01/09/1850", None),
        ("01/09/0098", None),
        ("29/02/26", None),
    ],
)
def test_a_day_gone_by_never_lies_ahead_for_two_figures(text: str, read: date | None) -> None:
    assert day_of(text, date(2026, 11, 22)) == read


def test_dues_may_be_paid_for_a_time_to_come() -> None:
    assert day_of("31/08/98") == date(2098, 8, 31)


def test_no_header_means_two_things() -> None:
    headers = [header for detail in DETAILS for header in detail.headers.split("|")]
    assert len(set(headers)) == len(headers)
    assert all(meaning_of_header(header) for header in headers)
