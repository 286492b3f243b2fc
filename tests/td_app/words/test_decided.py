"""Every decision of the rulebook is told in one line, with the chips that count."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from every_case import every_case

from rules_ropta.json_door import ENVELOPE, answer_case
from td_app.words.ruling_text import DecisionText, decision_text

Given = dict[str, Any]

ROOT = Path(__file__).parents[3]
CASES = json.loads((ROOT / "tests/rules_ropta/cases/ropta_cases.json").read_text(encoding="utf-8"))
LONGEST_LINE = 90
FIGURE = re.compile(r"\d{1,3}(?:\u202f\d{3})+|\d+")
TERMS = {"Check"}
COUNTED_CHIPS = {"chip_race", "chip_race_count", "chips_found_after_race"}
"""So many chips of a value: what they make together is an amount, said nowhere else."""

WORKED = [case["given"] for case in CASES if case["expected"].get("in_force", True)]


def answered(case: Given) -> tuple[Given, Mapping[str, Any]]:
    """The situation as the form gives it, and what the door answers."""
    outcome = answer_case(case)
    assert outcome["outcome"] in ("ruling", "director_decides"), outcome
    return {name: value for name, value in case.items() if name not in ENVELOPE}, outcome


def told(case: Given, language: Any) -> DecisionText:
    given, outcome = answered(case)
    return decision_text(case["op"], outcome["decision"], given, language)


def figures_in(thing: object) -> Iterator[int]:
    """Every figure that plain values hold, in texts too."""
    if isinstance(thing, bool) or thing is None:
        return
    if isinstance(thing, int):
        yield abs(thing)
    elif isinstance(thing, str):
        yield from (int(figure) for figure in re.findall(r"\d+", thing))
    elif isinstance(thing, Mapping):
        for name, value in thing.items():
            yield from figures_in(name)
            yield from figures_in(value)
    elif isinstance(thing, (list, tuple)):
        yield len(thing)
        for part in thing:
            yield from figures_in(part)


#: The worked cases, a question at a time.
OF_A_QUESTION = {
    op: [case for case in WORKED if case["op"] == op]
    for op in dict.fromkeys(c["op"] for c in WORKED)
}


@every_case("cases", OF_A_QUESTION.values(), ids=OF_A_QUESTION)
class TestEveryWorkedCase:
    def test_the_line_is_short_and_whole(self, cases: list[Given]) -> None:
        for case in cases:
            for language in ("fr", "en"):
                line = told(case, language).line
                assert 3 < len(line) <= LONGEST_LINE
                assert not re.search(r"[{}…\"]|\.\.\.|  |None|True|False", line), line
                assert not line.endswith("."), line

    def test_each_language_has_its_own_line(self, cases: list[Given]) -> None:
        for case in cases:
            french, english = told(case, "fr").line, told(case, "en").line
            assert french != english or french in TERMS

    def test_no_mark_can_start_a_line(self, cases: list[Given]) -> None:
        for case in cases:
            french, english = told(case, "fr"), told(case, "en")
            for text in (french.line, *(label for label, _ in french.amounts)):
                assert not re.search(r"[^\u00a0][:;!?»]", text), text
            for text in (english.line, *(label for label, _ in english.amounts)):
                assert not re.search(r"\s[:;!?]|[«»]", text), text

    def test_its_figures_are_those_of_the_answer_or_of_what_was_given(
        self, cases: list[Given]
    ) -> None:
        for case in cases:
            given, outcome = answered(case)
            known = {*figures_in(outcome), *figures_in(given)}
            if case["op"] in COUNTED_CHIPS:
                known |= {one * other for one in known for other in known}
            line = told(case, "fr").line
            shown = {int(figure.replace("\u202f", "")) for figure in FIGURE.findall(line)}
            assert shown - known == set(), line
            assert {chips for _, chips in told(case, "fr").amounts} - known == set(), line

    def test_no_amount_is_shown_twice_or_without_a_label(self, cases: list[Given]) -> None:
        for case in cases:
            for language in ("fr", "en"):
                labels = [label for label, _ in told(case, language).amounts]
                assert len(set(labels)) == len(labels)
                assert [label for label in labels if not label or len(label) > 40] == []
