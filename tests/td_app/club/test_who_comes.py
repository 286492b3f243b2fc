"""A line typed at the door names somebody, however it is typed."""

from __future__ import annotations

import pytest

from td_app.club.who_comes import Known, who_comes, written_entrant
from td_app.tournament.state.person import Person

CLUBS = ("As de Trèfle", "La Rivière Noire")
EVERYONE = tuple(
    Known(person)
    for person in (
        Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle"),
        Person("Le Goff", "Ewen", club="La Rivière Noire"),
        Person("Martin", "Léa", club="As de Trèfle"),
        Person("Martin", "Léa", club="Le Valet"),
        Person("Roux", "Paul", pseudonym="Grizzly"),
    )
)


@pytest.mark.parametrize(
    ("typed", "last", "first", "club"),
    [
        ("DUPONT Jean", "DUPONT", "Jean", ""),
        ("Jean Dupont", "Dupont", "Jean", ""),
        ("Le Goff Ewen, la riviere noire", "Le Goff", "Ewen", "La Rivière Noire"),
        ("Dupont Jean ; Club d'ailleurs", "Dupont", "Jean", "Club d'ailleurs"),
        ("Dupont, Jean, As de Trèfle", "Dupont", "Jean", "As de Trèfle"),
        ("12. Gaëtan Pérez", "Pérez", "Gaëtan", ""),
        ("Marie Martin, As de Trèfle", "Martin", "Marie", "As de Trèfle"),
        ("Martin Marie", "Martin", "Marie", ""),
        ("Bob", "Bob", "", ""),
    ],
)
def test_name_and_club_are_told_apart(typed: str, last: str, first: str, club: str) -> None:
    person = written_entrant(typed, CLUBS)
    assert person == Person(last, first, club=club)


@pytest.mark.parametrize("typed", ["", "   ", "123", ",", ", club", "…", "=1+1"])
def test_what_names_nobody_enters_nobody(typed: str) -> None:
    person = written_entrant(typed)
    assert person is None or any(letter.isalpha() for letter in person.display_name)


def test_who_is_meant_alone_who_is_asked_about_who_is_new() -> None:
    told = {
        "dup": "Dupré",
        "ewen": "Le Goff",
        "griz": "Roux",
        "e1009": "Dupré",
        "ROUX paul": "Roux",
        "goff e": "Le Goff",
        "martin, valet": "Martin",
        "martin lea": None,
        "agahte": None,
        "riviere": None,
        "roux paulo": None,
        "dupre agathe, Le Valet": None,
        "Bernard Luc": "Bernard",
        "b": None,
    }
    for typed, last_name in told.items():
        meant = who_comes(typed, EVERYONE).meant
        person = meant.person if isinstance(meant, Known) else meant
        assert (person.last_name if person else None) == last_name, typed


def test_a_name_badly_typed_is_found_and_a_club_tells_namesakes_apart() -> None:
    assert [one.person.last_name for one in who_comes("agahte", EVERYONE).found] == ["Dupré"]
    found = who_comes("martin lea, valet", EVERYONE).found
    assert [one.person.club for one in found] == ["As de Trèfle", "Le Valet"]
    meant = who_comes("martin l, valet", EVERYONE).meant
    assert isinstance(meant, Known) and meant.person.club == "Le Valet"
