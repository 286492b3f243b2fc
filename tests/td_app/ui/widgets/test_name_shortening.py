from __future__ import annotations

import pytest

from td_app.ui.widgets.labels import ELLIPSIS, family_and_first, initials, shortened, shorter_forms


@pytest.mark.parametrize(
    ("name", "family", "first"),
    [
        ("Anna Dubois", "Dubois", "Anna"),
        ("DUBOIS Anna", "DUBOIS", "Anna"),
        ("Anna DUBOIS", "DUBOIS", "Anna"),
        ("DE LA TOUR Jean-Paul", "DE LA TOUR", "Jean-Paul"),
        ("Anna van Dyck", "van Dyck", "Anna"),
        ("Marie-Christine de La Tour", "de La Tour", "Marie-Christine"),
        ("Cher", "Cher", ""),
        ("LI PAUL", "PAUL", "LI"),
        ("مريم حداد", "حداد", "مريم"),
        ("", "", ""),
    ],
)
def test_family_and_first_names_are_told_apart(name: str, family: str, first: str) -> None:
    assert family_and_first(name) == (family, first)


def test_compound_first_names_keep_their_hyphen() -> None:
    assert initials("Jean-Paul Marie") == "J.-P. M."


def test_first_names_go_before_family_names() -> None:
    assert shorter_forms("Jean-Paul Marchand")[1:] == ("J.-P. Marchand", "Marchand J.", "Marchand")


def test_two_of_one_family_at_a_table_stay_apart() -> None:
    assert shortened(["Luc Roux", "Sophie Roux"], lambda form: len(form) <= 7) == (
        "L. Roux",
        "S. Roux",
    )


def test_two_of_one_family_and_initial_are_cut_but_not_merged_with_a_third() -> None:
    forms = shortened(["Luc Roux", "Léa Roux", "Anna Dubois"], lambda form: len(form) <= 6)
    assert forms[2] == "Dubois"
    assert all(len(form) <= 6 for form in forms)


def test_a_name_of_three_hundred_letters_is_cut() -> None:
    (form,) = shortened(["A" * 300], lambda form: len(form) <= 10)
    assert form == "A" * 9 + ELLIPSIS


def test_no_room_at_all_leaves_an_ellipsis() -> None:
    assert shortened(["Anna Dubois"], lambda form: False) == (ELLIPSIS,)
