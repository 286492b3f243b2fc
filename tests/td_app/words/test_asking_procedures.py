"""A floor is asked about positions, antes, pots, time and sanctions."""

from __future__ import annotations

import pytest

from rules_ropta.registry import questions
from rules_ropta.situation import fields_of
from td_app.words.asking import choice_text, field_question, question_title
from td_app.words.figures import NO_BREAK


def asked(op: str, name: str) -> str:
    return field_question(op, name, "fr").replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    "op", ["next_positions", "dead_button_dealer", "arrival", "player_to_move"]
)
def test_the_hand_before_is_asked_in_one_way(op: str) -> None:
    assert [asked(op, f"prev.{place}") for place in ("button", "sb", "bb")] == [
        "Où était le bouton ?",
        "Où était la petite blinde ?",
        "Où était la grosse blinde ?",
    ]
    assert choice_text(op, "prev.sb", None, "fr") == "Pas de petite blinde"


@pytest.mark.parametrize(
    ("op", "items"),
    [("chip_race", "players"), ("award_order", "pots"), ("simultaneous_eliminations", "players")],
)
def test_each_line_of_a_list_is_asked_for_its_parts(op: str, items: str) -> None:
    field = next(field for field in questions()[op].fields if field.name == items)
    assert field.shape.items is not None
    assert field.shape.items.situation is not None
    parts = [part.name for part in fields_of(field.shape.items.situation)]
    put = [asked(op, f"{items}.{part}") for part in parts]
    assert all(question.endswith(" ?") for question in put)
    assert len(set(put)) == len(parts)


def test_a_button_says_more_than_yes_where_it_helps() -> None:
    assert choice_text("table_stop", "bb_reaches_empty_seat", False, "fr") == "Non, sur un joueur"
    assert choice_text("time_expired", "acted", None, "fr") == "Non, rien"
    assert choice_text("button_ante", "anything", True, "fr") == "Oui"


def test_the_ante_format_is_said_as_it_is_announced() -> None:
    for op, name in (("ante_due", "format"), ("pots", "format")):
        said = [choice_text(op, name, value, "fr") for value in ("bb", "button", "classic")]
        assert said == ["Ante BB", "Ante bouton", "Ante classique"]
    assert choice_text("pots", "format", None, "fr") == "Sans ante"


def test_a_title_is_in_the_language_of_the_screen() -> None:
    assert question_title("odd_chip", "fr") == f"Jeton indivisible{NO_BREAK}: à qui{NO_BREAK}?"
    assert question_title("odd_chip", "en") == "Odd chip: who gets it?"
