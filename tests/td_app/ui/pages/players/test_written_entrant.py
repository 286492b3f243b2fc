"""A line typed at the desk names somebody, however it is typed."""

from __future__ import annotations

import pytest

from td_app.tournament.state.person import Person
from td_app.ui.pages.players.add_line import (
    completed,
    known_members,
    members_matching,
    written_entrant,
)

CLUBS = ("As de Trèfle", "La Rivière Noire")
MEMBERS = known_members(
    (
        Person("Dupré", "Agathe", licence="E1009", club="As de Trèfle"),
        Person("Le Goff", "Ewen", club="La Rivière Noire"),
        Person("Martin", "Léa", club="As de Trèfle"),
        Person("Martin", "Léa", club="La Rivière Noire"),
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


def test_three_letters_without_accents_find_a_member() -> None:
    assert [p.last_name for p in members_matching("dup", MEMBERS)] == ["Dupré"]


def test_a_wrong_letter_is_forgiven() -> None:
    assert [p.last_name for p in members_matching("agahte", MEMBERS)] == ["Dupré"]


def test_the_club_tells_two_namesakes_apart() -> None:
    found = members_matching("martin, riviere", MEMBERS)
    assert [p.club for p in found] == ["La Rivière Noire"]


def test_a_name_typed_whole_brings_what_the_club_knows() -> None:
    assert completed(Person("DUPRE", "agathe"), MEMBERS).licence == "E1009"


def test_two_namesakes_bring_nothing() -> None:
    assert completed(Person("Martin", "Léa"), MEMBERS) == Person("Martin", "Léa")


def test_another_club_is_another_person() -> None:
    typed = Person("Dupré", "Agathe", club="La Rivière Noire")
    assert completed(typed, MEMBERS) == typed
