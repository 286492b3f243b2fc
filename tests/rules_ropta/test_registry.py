"""The registry of questions: one list, honest citations, fields that can be asked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from every_case import every_case

import rules_ropta
from rules_ropta import question as asking
from rules_ropta import registry, ruling
from rules_ropta.question import Question, UndeclaredArticle, either, incident
from rules_ropta.registry import (
    ask,
    question,
    questions,
    questions_of,
    questions_of_every_text,
    registering_modules,
)
from rules_ropta.ruling import Reason, Ruling, functions_applying
from rules_ropta.situation import Malformed, fields_of
from rules_ropta.texts import EDITIONS, FEDERATION, text_of

TEA_LINE = either("new_deck", "A_NEW_DECK", "THE_SAME_DECK")


@dataclass(frozen=True, slots=True, kw_only=True)
class SpiltTea:
    """Tea on the cards."""

    cups: int


def set_apart(patched: pytest.MonkeyPatch) -> None:
    """Let what is registered from now on, and what it applies, go with the patch."""
    own = dict(questions())
    applied = {article: list(names) for article, names in ruling._APPLIED.items()}
    patched.setattr(registry, "REGISTERED", own)
    patched.setattr(asking, "REGISTERED", own)
    patched.setattr(ruling, "_APPLIED", applied)


@pytest.fixture
def own_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions registered in a test stay in it."""
    set_apart(monkeypatch)


def register_tea() -> None:
    @incident("spilt_tea", "3.4", moment="deal", line=TEA_LINE)
    def spilt_tea(case: SpiltTea) -> Ruling[dict[str, bool]]:
        return Ruling({"new_deck": case.cups > 0}, ("3.4",), Reason("TEA"))


def test_what_a_test_registers_is_gone_after_it() -> None:
    before = functions_applying("3.4"), list(questions())
    with pytest.MonkeyPatch.context() as patched:
        set_apart(patched)
        register_tea()
        assert "spilt_tea" in questions() and functions_applying("3.4") != before[0]
    assert (functions_applying("3.4"), list(questions())) == before


@pytest.mark.usefixtures("own_questions")
class TestRegistering:
    def test_a_question_is_asked_by_its_name(self) -> None:
        register_tea()
        told = ask("spilt_tea", {"cups": 1})
        assert isinstance(told, Ruling) and told.decision == {"new_deck": True}
        assert question("spilt_tea").situation is SpiltTea
        assert question("spilt_tea") in questions_of("3.4")
        assert any(name.endswith("spilt_tea") for name in functions_applying("3.4"))

    def test_a_name_is_taken_once(self) -> None:
        with pytest.raises(ValueError, match="late_entry"):

            @incident("late_entry", "1.8", moment="clock", line=TEA_LINE)
            def again(case: SpiltTea) -> Ruling[int]:
                return Ruling(case.cups, ("1.8",), Reason("TEA"))

    def test_a_ruling_cites_only_what_its_function_declares(self) -> None:
        @incident("spilt_tea", "3.4", moment="deal", line=TEA_LINE)
        def spilt_tea(case: SpiltTea) -> Ruling[int]:
            return Ruling(case.cups, ("3.5",), Reason("TEA"))

        with pytest.raises(UndeclaredArticle, match="spilt_tea"):
            ask("spilt_tea", {"cups": 1})

    def test_a_question_nobody_registered_is_malformed(self) -> None:
        with pytest.raises(Malformed, match="UNKNOWN_OP"):
            question("spilt_tea")


@every_case("asked", questions_of_every_text().values(), ids=lambda asked: asked.op)
class TestEveryQuestion:
    def test_its_articles_are_numbers_each_once(self, asked: Question) -> None:
        assert len(set(asked.articles)) == len(asked.articles) > 0
        if asked.text == FEDERATION:
            number = re.compile(r"(1[01]|[1-9])(\.\d{1,2})?")
            assert all(number.fullmatch(article) for article in asked.articles)
        else:
            assert {text_of(clause) for clause in asked.articles} == {asked.text}
        assert asked.text not in {text_of(clause) for clause in asked.elsewhere}

    def test_its_fields_can_be_asked_in_order(self, asked: Question) -> None:
        known: set[str] = set()
        for field in fields_of(asked.situation):
            for when in field.asked_when:
                names = {name for name, _ in when.others}
                assert names <= known, f"{field.name} is asked before {names - known}"
                assert not field.required
            assert not (field.required and (field.seldom or field.one_of or field.unasked))
            known.add(field.name)

    def test_it_says_what_it_is(self, asked: Question) -> None:
        assert asked.situation.__doc__
        assert asked.function.__doc__
        assert asked.function.__doc__.startswith("Return ")


def test_every_file_that_registers_a_question_is_named_in_the_registry() -> None:
    named = {
        module.__name__
        for text in EDITIONS
        for modules in registering_modules(text)
        for module in modules
    }
    package = Path(rules_ropta.__file__).parent
    registering = {
        ".".join(("rules_ropta", *file.relative_to(package).with_suffix("").parts))
        for file in package.rglob("*.py")
        if re.search(r"^@(incident|procedure)\(", file.read_text("utf-8"), re.MULTILINE)
    }
    assert registering == named
