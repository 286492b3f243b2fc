"""The registry of questions: one list, honest citations, fields that can be asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import rules_ropta
from rules_ropta import question as asking
from rules_ropta import registry
from rules_ropta.question import Question, UndeclaredArticle, either, incident
from rules_ropta.registry import (
    ask,
    question,
    questions,
    questions_of,
    registering_modules,
)
from rules_ropta.ruling import Reason, Ruling, functions_applying
from rules_ropta.situation import Malformed, fields_of

TEA_LINE = either("new_deck", "A_NEW_DECK", "THE_SAME_DECK")


@dataclass(frozen=True, slots=True, kw_only=True)
class SpiltTea:
    """Tea on the cards."""

    cups: int


@pytest.fixture
def own_questions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Questions registered in a test stay in it."""
    own = dict(questions())
    monkeypatch.setattr(registry, "REGISTERED", own)
    monkeypatch.setattr(asking, "REGISTERED", own)
    yield


@pytest.mark.usefixtures("own_questions")
class TestRegistering:
    def test_a_question_is_asked_by_its_name(self) -> None:
        @incident("spilt_tea", "3.4", line=TEA_LINE)
        def spilt_tea(case: SpiltTea) -> Ruling[dict[str, bool]]:
            return Ruling({"new_deck": case.cups > 0}, ("3.4",), Reason("TEA"))

        assert ask("spilt_tea", {"cups": 1}) == spilt_tea(SpiltTea(cups=1))
        assert question("spilt_tea").situation is SpiltTea
        assert question("spilt_tea") in questions_of("3.4")
        assert any(name.endswith("spilt_tea") for name in functions_applying("3.4"))

    def test_a_name_is_taken_once(self) -> None:
        with pytest.raises(ValueError, match="late_entry"):

            @incident("late_entry", "1.8", line=TEA_LINE)
            def again(case: SpiltTea) -> Ruling[int]:
                return Ruling(case.cups, ("1.8",), Reason("TEA"))

    def test_a_ruling_cites_only_what_its_function_declares(self) -> None:
        @incident("spilt_tea", "3.4", line=TEA_LINE)
        def spilt_tea(case: SpiltTea) -> Ruling[int]:
            return Ruling(case.cups, ("3.5",), Reason("TEA"))

        with pytest.raises(UndeclaredArticle, match="spilt_tea"):
            ask("spilt_tea", {"cups": 1})

    def test_a_question_nobody_registered_is_malformed(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_OP"):
            question("spilt_tea")


@pytest.mark.parametrize("asked", questions().values(), ids=lambda asked: asked.op)
class TestEveryQuestion:
    def test_its_articles_are_numbers_each_once(self, asked: Question) -> None:
        assert len(set(asked.articles)) == len(asked.articles) > 0
        assert all(re.fullmatch(r"(1[01]|[1-9])(\.\d{1,2})?", number) for number in asked.articles)

    def test_its_fields_can_be_asked_in_order(self, asked: Question) -> None:
        known: set[str] = set()
        for field in fields_of(asked.situation):
            for when in field.asked_when:
                names = {name for name, _ in when.others}
                assert names <= known, f"{field.name} is asked before {names - known}"
                assert not field.required
            assert not (field.required and (field.seldom or field.one_of))
            known.add(field.name)

    def test_it_says_what_it_is(self, asked: Question) -> None:
        assert asked.situation.__doc__
        assert asked.function.__doc__
        assert asked.function.__doc__.startswith("Return ")


def test_every_file_that_registers_a_question_is_named_in_the_registry() -> None:
    named = {module.__name__ for modules in registering_modules() for module in modules}
    package = Path(rules_ropta.__file__).parent
    registering = {
        ".".join(("rules_ropta", *file.relative_to(package).with_suffix("").parts))
        for file in package.rglob("*.py")
        if re.search(r"^@(incident|procedure)\(", file.read_text("utf-8"), re.MULTILINE)
    }
    assert registering == named
