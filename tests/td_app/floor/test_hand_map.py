"""A situation found by the moment of the hand at which it arises."""

from __future__ import annotations

from rules_ropta.registry import questions
from td_app.floor.finding import STAGES, ops_at, stage_of


def test_every_question_stands_at_one_moment_once() -> None:
    on_the_map = [op for stage in STAGES for op in ops_at(stage)]
    assert sorted(on_the_map) == list(questions())


def test_a_question_is_found_where_its_moment_lists_it() -> None:
    assert {stage_of(op) for op in ops_at("showdown")} == {"showdown"}


def test_no_moment_is_empty() -> None:
    assert all(ops_at(stage) for stage in STAGES)
