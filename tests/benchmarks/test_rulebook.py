"""How fast the rulebook answers. Measured, never asserted.

``pytest tests/benchmarks/test_rulebook.py --benchmark-enable --benchmark-only`` prints it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules_ropta.json_door import answer_case
from rules_ropta.registry import questions
from td_app.floor.questioning import begin

CASES = Path(__file__).parents[1] / "rules_ropta" / "cases" / "ropta_cases.json"
GIVEN: dict[str, dict[str, Any]] = {
    case["given"]["op"]: case["given"]
    for case in json.loads(CASES.read_text(encoding="utf-8"))
    if case["given"]["op"] in questions()
}


def run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("op", sorted(GIVEN))
def test_one_question_through_the_door(benchmark: Any, op: str) -> None:
    told = benchmark(answer_case, GIVEN[op])
    assert told["outcome"] != "error"


def test_a_floor_answers_one_more_step(benchmark: Any) -> None:
    asked = begin("misdeal").answer("what", "wrong_seat")
    assert benchmark(lambda: asked.answer("notified_before_as", True).outcome) is not None


@pytest.mark.parametrize("module", ["rules_ropta", "rules_ropta.json_door"])
def test_a_module_imported(benchmark: Any, module: str) -> None:
    """An interpreter's own start is in it: compare with the next figure."""
    benchmark.pedantic(run, (f"import {module}",), rounds=5)
    assert module.startswith("rules_ropta")


def test_an_interpreter_alone(benchmark: Any) -> None:
    benchmark.pedantic(run, ("pass",), rounds=5)
    assert questions()
