"""What is said at the table agrees with what was ruled: generated cases, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, get_args, get_type_hints

from every_case import every_case
from examples import tried

from rules_ropta.json_door import answer_case
from rules_ropta.question import Question
from rules_ropta.registry import questions
from rules_ropta.situation import Shape
from td_app.words.figures import whole
from td_app.words.language import Language
from td_app.words.ruling_text import RulingText, told_ruling

FIGURES = {"action", "total", "must_add", "refund", "raise_allowed"}
CHIPS = (1, 25, 50, 75, 100, 125, 150, 200, 300, 400, 500, 700, 1000, 1700)
LANGUAGES: tuple[Language, Language] = ("fr", "en")

#: How a sentence opens that says each action; a call of what lies there already is a check.
SAID: dict[Language, dict[str, tuple[str, ...]]] = {
    "fr": {
        "check": ("Check",),
        "call": ("Call", "Check"),
        "bet": ("Mise de",),
        "raise": ("Relance à",),
        "all_in": ("Tapis à",),
        "must_choose": ("Call", "Reprenez"),
    },
    "en": {
        "check": ("Check",),
        "call": ("Call", "Check"),
        "bet": ("A bet of",),
        "raise": ("Raise to",),
        "all_in": ("All-in",),
        "must_choose": ("Call", "Take"),
    },
}
NO_RAISE: dict[Language, str] = {"fr": "Pas de relance", "en": "No raise"}


def decisions_in(hint: Any) -> Iterator[type[Any]]:
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    for part in get_args(hint):
        yield from decisions_in(part)


def tells_figures(asked: Question) -> bool:
    returned = get_type_hints(asked.function)["return"]
    names = {field.name for one in decisions_in(returned) for field in fields(one)}
    return bool(FIGURES & names)


ASKED = [asked for asked in questions().values() if tells_figures(asked) and asked.op != "pots"]


def value_of(shape: Shape, chance: Random) -> Any:
    if shape.nullable and chance.random() < 0.2:
        return None
    match shape.kind:
        case "bool":
            return chance.random() < 0.5
        case "int" if shape.whole is not None and shape.whole.unit == "chips":
            return chance.choice((0, *CHIPS) if shape.whole.at_least == 0 else CHIPS)
        case "int":
            return chance.randint(2, 4)
        case "choice":
            return chance.choice(shape.allowed)
        case "list":
            assert shape.items is not None
            return [value_of(shape.items, chance) for _ in range(chance.randint(1, 3))]
    return chance.choice("ABC")


def a_case(asked: Question, chance: Random) -> dict[str, Any]:
    told = [field for field in asked.fields if field.required or chance.random() < 0.6]
    return {field.name: value_of(field.shape, chance) for field in told}


def check_what_is_said(say: dict[str, Any], decision: dict[str, Any]) -> None:
    """The parameters are the decision's figures, and the code names what it moves."""
    code, params = say["code"], say["params"]
    for name, figure in (("total", "total"), ("add", "must_add"), ("back", "refund")):
        if name in params:
            assert params[name] == decision.get(figure), say
    assert code.endswith("_ADD") is bool(decision.get("must_add")), say
    gives_back = code.endswith(("_TAKE_BACK", "_REFUND"))
    assert gives_back is bool(decision.get("refund")), say


def check_the_words(told: RulingText, decision: dict[str, Any], language: Language) -> None:
    words, action = told.say, decision.get("action")
    assert "…" not in words and "{" not in words, words
    for figure in ("must_add", "refund"):
        if decision.get(figure):
            assert whole(decision[figure], language) in words, words
    if action in SAID[language]:
        assert words.startswith(SAID[language][action]), (action, words)
        if decision.get("total") and not words.startswith("Check"):
            assert whole(decision["total"], language) in words, words
    if decision.get("raise_allowed") is False:
        assert NO_RAISE[language] in words, words


def ruled_and_said(asked: Question, case: dict[str, Any]) -> None:
    told = answer_case({"op": asked.op, **case})
    decision = told.get("decision", {})
    if told["outcome"] == "ruling" and "say" in told:
        check_what_is_said(told["say"], decision)
        for language in LANGUAGES:
            check_the_words(told_ruling(asked.op, case, told, language), decision, language)
    elif told["outcome"] == "ruling":
        assert not decision.get("must_add")
        assert not decision.get("refund")
    for say in told.get("says", {}).values():
        if decision.get("refund") and not say["code"].startswith("SAY_HAND"):
            assert say["params"].get("back") == decision["refund"], say


@every_case("asked", ASKED, ids=lambda asked: asked.op)
def test_every_sentence_to_say_agrees_with_what_was_ruled(asked: Question) -> None:
    chance = Random(asked.op)
    for _ in range(tried(1000)):
        case = a_case(asked, chance)
        try:
            ruled_and_said(asked, case)
        except AssertionError as wrong:
            wrong.add_note(str(case))
            raise


def test_every_question_that_moves_chips_is_among_them() -> None:
    assert {"silent_chips", "string_bet", "underbet", "blind_posted_by_mistake"} < {
        asked.op for asked in ASKED
    }
