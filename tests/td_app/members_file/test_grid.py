from __future__ import annotations

import pytest

from td_app.members_file.grid import clean_cell


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("  Pérez  ", "Pérez"),
        ("Pérez\u00a0\u202fGaëtan", "Pérez Gaëtan"),
        ("Gae\u0308tan", "Gaëtan"),
        ("\ufeffPérez", "Pérez"),
        ("Pé\u200brez\u00ad", "Pérez"),
        ("Tapis\nVolant", "Tapis Volant"),
        ("محمد\u200f", "محمد"),
    ],
)
def test_what_does_not_show_is_taken_out_without_a_word(raw: str, text: str) -> None:
    cell = clean_cell(raw)
    assert (cell.text, cell.doubts) == (text, ())


@pytest.mark.parametrize(
    ("raw", "text", "doubt"),
    [
        ("\u202eabc\u202c", "abc", "HIDDEN_CHARACTERS"),
        ("P\x07aul", "Paul", "HIDDEN_CHARACTERS"),
        ("PÃ©rez", "Pérez", "ACCENTS_REPAIRED"),
        ("P\ufffdrez", "P\ufffdrez", "LETTER_LOST"),
        ("P?rez", "P?rez", "LETTER_LOST"),
        ("#N/A", "#N/A", "CELL_ERROR"),
    ],
)
def test_what_may_have_changed_a_name_is_said(raw: str, text: str, doubt: str) -> None:
    cell = clean_cell(raw)
    assert (cell.text, cell.doubts) == (text, (doubt,))


def test_a_portuguese_name_is_not_taken_for_damage() -> None:
    assert clean_cell("JOÃO").doubts == ()


def test_half_a_surrogate_pair_cannot_come_in() -> None:
    clean_cell("a\ud800b").text.encode("utf-8")
