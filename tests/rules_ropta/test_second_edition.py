"""What the door promised with its second edition: each field, its type, and what it answers.

The promises stand in ``cases/second_edition.json``: a question a row, the fields named there with
their types, and cases that use them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from every_case import every_case

from rules_ropta.field_meanings import MEANINGS, meaning
from rules_ropta.json_door import answer_case
from rules_ropta.question import Question
from rules_ropta.registry import question, questions_of_every_text
from rules_ropta.situation import AskedField, Shape, fields_of

ROWS = json.loads((Path(__file__).parent / "cases" / "second_edition.json").read_text("utf-8"))
EXAMPLES = [(row["op"], example) for row in ROWS for example in row["examples"]]


def named(shape: Shape) -> set[str]:
    """The types that a field takes, or the words it allows."""
    inner = shape.items
    match shape.kind:
        case "list" if inner is not None:
            return {f"[{one}]" for one in named(inner)}
        case "map" if inner is not None:
            return {f"{{name: {one}}}" for one in named(inner)}
        case "choice":
            found = set(map(str, shape.allowed))
        case "decimal":
            found = {"number"}
        case kind:
            found = {kind}
    return found | {"null"} if shape.nullable else found


def promised(said: str) -> set[str]:
    """The same of a promise: any of its types or words; people are told by a text."""
    return set(said.replace("[name]", "[text]").split("/")) if said != "name" else {"text"}


@every_case("row", ROWS, ids=lambda row: str(row["op"]))
class TestEveryFieldPromised:
    def test_it_is_taken_with_its_type(self, row: dict[str, Any]) -> None:
        taken = {field.name: named(field.shape) for field in question(row["op"]).fields}
        for name, said in row["given"].items():
            assert promised(said) <= taken[name], name

    def test_some_case_uses_it(self, row: dict[str, Any]) -> None:
        used = {name for example in row["examples"] for name in example["given"]}
        assert row["given"].keys() <= used


@every_case("op, example", EXAMPLES)
def test_it_is_answered_as_told(op: str, example: dict[str, Any]) -> None:
    told = answer_case({"op": op, **example["given"]})
    assert told["outcome"] == "ruling"
    decision = told["decision"]
    assert {name: decision.get(name) for name in example["decision"]} == example["decision"]


def optional(asked: Question) -> Iterator[AskedField]:
    """Every field that a case may leave out, those of its objects too."""

    def within(fields: tuple[AskedField, ...]) -> Iterator[AskedField]:
        for field in fields:
            if not field.required:
                yield field
            inner = field.shape.items or field.shape
            if inner.situation is not None:
                yield from within(fields_of(inner.situation))

    return within(asked.fields)


class TestWhatTheListSays:
    def test_every_field_that_may_be_left_out_says_what_it_means(self) -> None:
        silent = [
            f"{op}.{field.name}"
            for op, asked in questions_of_every_text().items()
            for field in optional(asked)
            if not meaning(op, field.name)
        ]
        assert silent == []

    def test_nothing_is_said_of_a_field_that_is_not_there(self) -> None:
        every = questions_of_every_text().items()
        there = {field.name for _, asked in every for field in optional(asked)}
        there |= {f"{op}.{field.name}" for op, asked in every for field in optional(asked)}
        assert set(MEANINGS) - there == set()
