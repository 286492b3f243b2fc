from __future__ import annotations

import pytest

from td_app.tournament.state.person import Person, plain_letters, plain_words, usual_case


@pytest.mark.parametrize(
    ("member", "shown"),
    [
        (Person("Pérez", "Gaëtan"), "PÉREZ Gaëtan"),
        (Person("PÉREZ", "GAËTAN"), "PÉREZ Gaëtan"),
        (Person("o'brien", "noël"), "O’BRIEN Noël"),
        (Person("Thomas", "JEAN-BAPTISTE"), "THOMAS Jean-Baptiste"),
        (Person("Zorro", ""), "ZORRO"),
        (Person("", "Paul"), "Paul"),
    ],
)
def test_a_name_shows_as_last_name_in_capitals_then_first_name(member: Person, shown: str) -> None:
    assert member.display_name == shown


def test_lists_sort_accents_and_case_apart() -> None:
    members = [Person("Étienne", "Zoé"), Person("ETIENNE", "Anna"), Person("Dupré", "Éric")]
    assert [m.first_name for m in sorted(members, key=lambda m: m.sort_key)] == [
        "Éric",
        "Anna",
        "Zoé",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Lœuillet", "LOEUILLET"),
        ("N'Diaye", "n’diaye"),
        ("Østergård", "Ostergard"),
        ("Jean-Baptiste", "jean baptiste"),
        ("Le Goff", "LEGOFF"),
        ("Gae\u0308tan", "Gaëtan"),
    ],
)
def test_two_spellings_of_one_name_compare_equal(one: str, other: str) -> None:
    assert plain_letters(one) == plain_letters(other)


def test_words_are_kept_apart_for_comparison() -> None:
    assert plain_words("  d'ALMEIDA--Costa ") == "d almeida costa"


def test_a_name_of_mixed_case_is_left_as_written() -> None:
    assert (usual_case("McKenzie"), usual_case("JB")) == ("McKenzie", "JB")


class TestApostrophes:
    def test_a_typed_one_is_shown_curved_and_kept_as_typed(self) -> None:
        person = Person("N'Diaye", "Awa")
        assert person.display_name == "N’DIAYE Awa"
        assert person.last_name == "N'Diaye"

    def test_both_spellings_are_one_name(self) -> None:
        assert Person("N'Diaye", "Awa").name_key == Person("N’Diaye", "Awa").name_key

    def test_a_mark_that_is_no_apostrophe_stays(self) -> None:
        assert Person("Martin", "Léa '78").display_name == "MARTIN Léa '78"
