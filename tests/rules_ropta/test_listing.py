"""What the list says of a field that may be left out holds exactly."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from every_case import every_case
from examples import tried

from rules_ropta.json_door import answer_case
from rules_ropta.listing import described
from rules_ropta.outcome import plain
from rules_ropta.question import Question
from rules_ropta.registry import question, questions_of_every_text
from td_app.floor.flows import possible

SAID = re.compile(r"^  (\w+): .*; (\S+) when not said", re.MULTILINE)
NEEDED = re.compile(r"^  (\w+): .*; needed ", re.MULTILINE)

WORKED: dict[str, list[dict[str, Any]]] = defaultdict(list)
for file in ("ropta_cases", "formats_cases"):
    path = Path(__file__).parent / "cases" / f"{file}.json"
    for case in json.loads(path.read_text("utf-8")):
        given = dict(case["given"])
        WORKED[given.pop("op")].append(given)


def a_case(asked: Question, chance: Random) -> dict[str, Any]:
    """A worked case with some fields changed, added or left out, or one made up."""
    made = (
        dict(chance.choice(WORKED[asked.op])) if WORKED[asked.op] and chance.random() < 0.5 else {}
    )
    for field in asked.fields:
        if field.name in made and chance.random() < 0.7:
            continue
        if field.required or chance.random() < 0.6:
            made[field.name] = possible(field.shape, chance)
        else:
            made.pop(field.name, None)
    return made


@every_case("asked", questions_of_every_text().values(), ids=lambda asked: asked.op)
def test_a_field_left_out_counts_as_what_the_list_says(asked: Question) -> None:
    chance, text = Random(asked.op), described(asked)
    counts_as = dict(SAID.findall(text))
    assert not counts_as.keys() & set(NEEDED.findall(text))
    assert counts_as.keys() | set(NEEDED.findall(text)) == {
        field.name for field in asked.fields if not field.required
    }
    told = {f.name: plain(f.default) for f in asked.fields if f.name in counts_as}
    for field in asked.fields:
        if field.shape.kind == "cards" and told.get(field.name) == []:
            told[field.name] = ""
    for _ in range(tried(160)):
        case = a_case(asked, chance)
        if answer_case({"op": asked.op, **case})["outcome"] == "error":
            continue
        for name in counts_as.keys() & case.keys():
            left = {field: value for field, value in case.items() if field != name}
            without = answer_case({"op": asked.op, **left})
            assert (without.get("code"), without.get("field")) != ("MISSING_FIELD", name), left
            assert without == answer_case({"op": asked.op, **left, name: told[name]}), left


@pytest.mark.parametrize(
    ("op", "line"),
    [
        ("chips_carried", "  allowed: bool; needed when out_of_sight is true"),
        ("undercall", "  players_in_hand: players, 2 to 100000; needed when announced is null"),
        (
            "shows_cards",
            "  folding_heads_up: bool; false when not said; asked when only_one_left is false",
        ),
        (
            "silent_chips",
            "  players_in_hand: players, 2 to 100000, or null; needed where the answer turns on it"
            "; seldom asked",
        ),
    ],
)
def test_what_must_be_given_is_said_to_be_needed(op: str, line: str) -> None:
    assert line in described(question(op)).splitlines()
