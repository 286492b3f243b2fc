"""How fast equities are worked out. Measured, never asserted.

``pytest tests/benchmarks/test_formats.py --benchmark-enable --benchmark-only`` prints it. What is
asked of it: 300 stacks and 45 prizes under a second, 1,000 and 100 under five.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from rules_ropta.json_door import answer_case


def icm_of(players: int, prizes: int) -> dict[str, Any]:
    chance = Random(players)
    stacks = [chance.randrange(500, 400_000) for _ in range(players)]
    falling = sorted((chance.randrange(2_000, 900_000) for _ in range(prizes)), reverse=True)
    return {"op": "icm", "stacks": stacks, "prizes": falling}


@pytest.mark.parametrize(
    ("players", "prizes"), [(3, 3), (9, 9), (10, 10), (11, 11), (45, 7), (300, 45), (1000, 100)]
)
def test_equities_through_the_door(benchmark: Any, players: int, prizes: int) -> None:
    asked = icm_of(players, prizes)
    told = benchmark.pedantic(answer_case, (asked,), rounds=3, warmup_rounds=1)
    assert sum(told["decision"]["equities"]) == sum(asked["prizes"])


def test_the_first_large_field_of_a_process(benchmark: Any) -> None:
    """The interpreter's own start and NumPy's import are in it."""
    program = (
        "from rules_ropta.json_door import answer_case;"
        "answer_case({'op': 'icm', 'stacks': [*range(100, 400)], 'prizes': [*range(45, 0, -1)]})"
    )
    benchmark.pedantic(
        lambda: subprocess.run([sys.executable, "-c", program], check=True), rounds=3
    )
    assert program


def test_a_deal_of_nine(benchmark: Any) -> None:
    asked = {**icm_of(9, 9), "op": "deal", "kind": "icm"}
    assert benchmark(answer_case, asked)["outcome"] == "ruling"
