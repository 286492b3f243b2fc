"""What was answered about an incident is read as it was put, whatever the question."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rules_ropta.registry import question
from td_app.floor.question_steps import answered_lines

CASES = Path(__file__).parents[6] / "rules_ropta" / "cases" / "ropta_cases.json"

#: What a program writes and nobody says.
CODE = re.compile(r"\b(null|None|True|False|true|false)\b|[a-z]_[a-z]|[\[\]{}]")


def worked_cases() -> list[tuple[str, dict[str, Any]]]:
    """Return the question and the answers of every worked case."""
    cases = json.loads(CASES.read_text(encoding="utf-8"))
    given = [dict(case["given"]) for case in cases]
    return [(case.pop("op"), case) for case in given]


def asks(op: str, given: dict[str, Any]) -> bool:
    """Whether some of what is given is ever asked."""
    return any(field.name in given for field in question(op).fields if not field.unasked)


def said(op: str, given: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the lines with plain spaces."""
    return [
        (asked.replace("\u00a0", " "), told.replace("\u202f", " ").replace("\u00a0", " "))
        for asked, told in answered_lines(op, given)
    ]


class TestEveryWorkedCase:
    def test_no_answer_shows_a_code(self, in_french: None) -> None:
        shown = [
            (op, asked, told)
            for op, given in worked_cases()
            for asked, told in answered_lines(op, given)
            if CODE.search(asked) or CODE.search(told) or not told
        ]
        assert shown == []

    def test_what_was_told_is_read_back(self, in_french: None) -> None:
        put = ((op, given) for op, given in worked_cases() if asks(op, given))
        silent = {op for op, given in put if not answered_lines(op, given)}
        assert silent == set()


class TestTheirWords:
    def test_chips_have_their_thousands(self, in_french: None) -> None:
        lines = said("two_step_raise", {"bet_level": 2000, "min_increment": 2000})
        assert ("Quelle mise relance-t-il, au total ?", "2 000") in lines

    def test_a_place_goes_without_the_name_of_who_sits_there_since(self, in_french: None) -> None:
        told = dict(said("heads_up", {"button": "4", "other": "7"}))
        assert "Place 4" in told.values()

    def test_what_was_not_asked_is_not_told(self, in_french: None) -> None:
        assert [asked for asked, _ in said("talk_about_the_hand", {"speaker_in_hand": False})] == [
            "Est-il dans le coup ?"
        ]

    def test_words_that_somebody_said_are_not_kept(self, in_french: None) -> None:
        given = {"speaker_in_hand": False, "remark": ""}
        assert len(said("talk_about_the_hand", given)) == 1

    def test_of_several_things_the_one_that_happened_is_told(self, in_french: None) -> None:
        told = said("misdeal", {"exposed_index": [1, 2]})
        assert told[0] == ("Qu’est-ce qui n’allait pas ?", "Une ou plusieurs cartes retournées")
        assert told[1][1] == "1, 2"

    @pytest.mark.parametrize("letters", [["b"], ["b", "c", "d"]])
    def test_a_card_told_by_a_letter_keeps_it(self, letters: list[str], in_french: None) -> None:
        given = {"kind": "no_burn", "identifiable": True, "out": letters, "stub_top": "e"}
        assert ", ".join(letters) in [told for _asked, told in said("flop_error", given)]
