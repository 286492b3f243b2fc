"""The JSON door: every case in force, and what happens to cases that cannot be asked."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules_ropta.json_door import answer_case, answer_text
from rules_ropta.registry import questions

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "cases" / "ropta_cases.json").read_text(encoding="utf-8")
)
IN_FORCE = [
    case
    for case in CASES
    if case["expected"].get("in_force", True) and case["given"]["op"] in questions()
]


def through_the_door(*cases: object) -> list[dict[str, Any]]:
    text, _ = answer_text(json.dumps(list(cases)).encode())
    answers: list[dict[str, Any]] = json.loads(text)
    return answers


def holds(expected: Any, told: Any) -> bool:
    """A partial match: objects by the fields expected, all else exactly."""
    if isinstance(expected, dict) and isinstance(told, dict):
        return all(name in told and holds(expected[name], told[name]) for name in expected)
    return type(expected) is type(told) and bool(expected == told)


class TestCases:
    @pytest.mark.parametrize("case", IN_FORCE, ids=lambda case: case["id"])
    def test_the_case_is_answered_as_expected(self, case: dict[str, Any]) -> None:
        (told,) = through_the_door({"id": case["id"], "given": case["given"]})
        expected = dict(case["expected"])
        reading = expected.pop("reading", None)
        assert told["id"] == case["id"]
        assert told["outcome"] in ("ruling", "director_decides"), told
        assert holds(expected, told["decision"]), told
        assert reading is None or reading in told["readings"]

    @pytest.mark.parametrize("case", IN_FORCE, ids=lambda case: case["id"])
    def test_the_same_case_gives_the_same_outcome(self, case: dict[str, Any]) -> None:
        assert answer_case(case) == answer_case(case)

    def test_every_outcome_says_what_it_rests_on(self) -> None:
        for told in through_the_door(*IN_FORCE):
            assert told["edition"] == "2025-02"
            assert told["cites"]
            assert told["because"]["code"].isupper()


def a_late_entrant(**changes: object) -> dict[str, object]:
    return {"op": "late_entry", "rule": None, "level": 2, **changes}


class TestMalformedCases:
    @pytest.mark.parametrize(
        ("case", "code", "field"),
        [
            (a_late_entrant(level=-1), "NEGATIVE", "level"),
            (a_late_entrant(level="2"), "WRONG_TYPE", "level"),
            (a_late_entrant(level=2.0), "WRONG_TYPE", "level"),
            (a_late_entrant(level=True), "WRONG_TYPE", "level"),
            (a_late_entrant(level=None), "WRONG_TYPE", "level"),
            (a_late_entrant(level=10**30), "OUT_OF_RANGE", "level"),
            (a_late_entrant(evel=2), "UNKNOWN_FIELD", "evel"),
            ({"op": "late_entry", "rule": None}, "MISSING_FIELD", "level"),
            ({"op": "late_entri", "level": 2}, "UNKNOWN_OP", "op"),
            ({"op": 7, "level": 2}, "WRONG_TYPE", "op"),
            ({"level": 2}, "NO_OP", "op"),
            ({"id": "x", "given": [1]}, "WRONG_TYPE", "given"),
            ({"id": [1], "given": a_late_entrant()}, "WRONG_TYPE", "id"),
            ("late_entry", "NOT_A_CASE", None),
            (None, "NOT_A_CASE", None),
        ],
    )
    def test_what_is_wrong_is_named(self, case: object, code: str, field: str | None) -> None:
        (told,) = through_the_door(case)
        assert (told["outcome"], told["code"], told["field"]) == ("error", code, field)
        assert told["message"]

    def test_one_bad_case_does_not_stop_the_others(self) -> None:
        first, bad, last = through_the_door(
            {"id": 1, "given": a_late_entrant()},
            {"id": 2, "given": a_late_entrant(level=-1)},
            {"id": 3, "given": a_late_entrant(level=3)},
        )
        assert (bad["id"], bad["outcome"]) == (2, "error")
        assert first["decision"] == {"allowed": True}
        assert last["decision"] == {"allowed": False}

    def test_a_remark_is_left_aside(self) -> None:
        (told,) = through_the_door(a_late_entrant(note_for_the_reader="second level"))
        assert told["decision"] == {"allowed": True}

    @pytest.mark.parametrize(
        "text", [b"", b"[", b"\xff\xfe", b"NaN", b"[" * 100_000, b'{"op": ' + b"9" * 10_000 + b"}"]
    )
    def test_what_is_not_json_is_an_error(self, text: bytes) -> None:
        told, sound = answer_text(text)
        assert not sound
        assert json.loads(told)["code"] == "NOT_JSON"

    def test_a_megabyte_of_noise_is_an_error(self) -> None:
        told, sound = answer_text(random.Random(1).randbytes(1_000_000))
        assert not sound
        assert json.loads(told)["outcome"] == "error"

    def test_a_megabyte_of_empty_cases_is_as_many_errors(self) -> None:
        told, sound = answer_text(b"[" + b"{}," * 300_000 + b"{}]")
        assert not sound
        assert {outcome["code"] for outcome in json.loads(told)} == {"NO_OP"}

    def test_a_text_that_is_no_text_comes_back_as_json(self) -> None:
        told, _ = answer_text(b'{"op": "late_entry", "id": "\\ud800", "level": 1}')
        assert json.loads(told)["id"] == "\ud800"

    def test_every_field_missing_or_of_another_type_is_an_error(self) -> None:
        for case in IN_FORCE:
            given = case["given"]
            for field in questions()[given["op"]].fields:
                told = answer_case({**given, field.name: [{"no": "such"}]})
                assert told["outcome"] == "error", (case["id"], field.name)
                assert told["field"].startswith(field.name)
                if field.required:
                    left = {name: v for name, v in given.items() if name != field.name}
                    assert answer_case(left)["code"] == "MISSING_FIELD"


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rules_ropta", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


class TestCommand:
    def test_a_sound_case_ends_with_status_0(self) -> None:
        done = run(text=json.dumps(a_late_entrant()))
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["decision"] == {"allowed": True}

    def test_a_malformed_case_ends_with_status_2(self) -> None:
        done = run(text=json.dumps([a_late_entrant(), a_late_entrant(level="")]))
        assert (done.returncode, done.stderr) == (2, "")
        assert [told["outcome"] for told in json.loads(done.stdout)] == ["ruling", "error"]

    def test_the_list_names_every_question_and_field(self) -> None:
        done = run("--list")
        assert done.returncode == 0
        for op, asked in questions().items():
            assert f"{op} ({', '.join(asked.articles)}" in done.stdout
            for field in asked.fields:
                assert f"  {field.name}: " in done.stdout

    def test_an_article_names_what_applies_it(self) -> None:
        done = run("--article", "1.8")
        assert done.returncode == 0
        assert done.stdout.startswith("1.8 ")
        assert "late_entry" in done.stdout
        assert "see: 2.3" in done.stdout

    def test_the_coverage_tells_what_applies_each_article(self) -> None:
        done = run("--coverage")
        assert (done.returncode, done.stderr) == (0, "")
        assert "| 9.12 | One chip of a smaller value | incident | `silent_chips`" in done.stdout

    def test_an_article_that_is_not_one_ends_with_status_2(self) -> None:
        assert run("--article", "12.4").returncode == 2
