"""The rulebook's worked cases, articles 4 to 11, put to a floor one question at a time.

Twenty seconds at a table: six answers at most, besides chip amounts, which a pad takes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from every_case import every_case

from rules_ropta.json_door import answer_case
from rules_ropta.outcome import plain_outcome
from td_app.floor.questioning import Questioning, Step, begin

MOST_ANSWERS = 6
COPY = Path(__file__).parents[2] / "rules_ropta" / "cases" / "ropta_cases.json"

CASES = [
    case
    for case in json.loads(COPY.read_text("utf-8"))
    if int(case["article"].split(".")[0]) >= 4 and case["expected"].get("in_force", True)
]


def in_chips(step: Step) -> bool:
    shape = step.field.shape.items or step.field.shape
    return shape.whole is not None and shape.whole.unit in ("chips", "chip value")


def said_in_case(step: Step, given: Mapping[str, Any]) -> Any:
    """What the case says of this step; its default where it says nothing."""
    if step.alternatives:
        return begin(given["op"], given).answers.get(step.name)
    value: Any = given
    for part in step.name.split("."):
        if part not in value:
            return step.value
        value = value[part]
    return value


def walked(given: Mapping[str, Any]) -> tuple[Questioning, list[Step]]:
    """The questioning answered as the case says, and the steps answered by someone."""
    questioning = begin(given["op"])
    answered = []
    while (step := questioning.current or unsaid(questioning, given)) is not None:
        questioning = questioning.reopen(step.name).answer(step.name, said_in_case(step, given))
        answered.append(step)
    return questioning, answered


def unsaid(questioning: Questioning, given: Mapping[str, Any]) -> Step | None:
    """A step seldom asked, of which the case says something else than its default."""
    steps = (s for s in questioning.seldom if said_in_case(s, given) != s.value)
    return next(steps, None)


@every_case("case", CASES, ids=lambda case: str(case["id"]))
def test_six_answers_are_enough(case: dict[str, Any]) -> None:
    questioning, answered = walked(case["given"])
    assert questioning.outcome is not None
    told, at_the_door = plain_outcome(questioning.outcome), answer_case(case["given"])
    if at_the_door["outcome"] == "ruling":
        assert told["decision"] == at_the_door["decision"]
    asked = {field.name for field in questioning.question.fields if not field.unasked}
    put = {name: value for name, value in case["given"].items() if name in {"op", *asked}}
    assert told == answer_case(put)
    counted = [step.name for step in answered if not in_chips(step)]
    assert len(counted) <= MOST_ANSWERS, counted
