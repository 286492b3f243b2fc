"""The JSON door: every case in force, and what happens to cases that cannot be asked."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from every_case import every_case

from rules_ropta.json_door import answer_case, answer_text
from rules_ropta.registry import questions, questions_of_every_text

CASES_OF_FORMATS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "cases" / "formats_cases.json").read_text(encoding="utf-8")
)
OF_OTHER_TEXTS = [
    case for case in CASES_OF_FORMATS if case["given"]["op"] in questions_of_every_text()
]
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
    @every_case("case", IN_FORCE, ids=lambda case: case["id"])
    def test_the_case_is_answered_as_expected(self, case: dict[str, Any]) -> None:
        (told,) = through_the_door({"id": case["id"], "given": case["given"]})
        expected = dict(case["expected"])
        reading = expected.pop("reading", None)
        assert told["id"] == case["id"]
        assert told["outcome"] in ("ruling", "director_decides"), told
        assert holds(expected, told["decision"]), told
        assert reading is None or reading in told["readings"]
        if case["article"].split(".")[0] in ("1", "2") or case["article"] in ("4.3", "4.4"):
            assert case["article"] in told["cites"]

    def test_the_same_case_gives_the_same_outcome(self) -> None:
        assert [answer_case(case) for case in IN_FORCE] == [answer_case(case) for case in IN_FORCE]

    def test_every_outcome_says_what_it_rests_on(self) -> None:
        for told in through_the_door(*IN_FORCE):
            assert told["edition"] == "2025-02"
            assert told["cites"]
            assert told["because"]["code"].isupper()


def a_late_entrant(**changes: object) -> dict[str, object]:
    return {"op": "late_entry", "rule": None, "level": 2, **changes}


class TestOtherFormatsAndGames:
    @every_case("case", OF_OTHER_TEXTS, ids=lambda case: case["id"])
    def test_the_case_is_answered_as_expected(self, case: dict[str, Any]) -> None:
        (told,) = through_the_door(case)
        assert told["outcome"] == "ruling", told
        assert holds(case["expected"], told["decision"]), told
        assert told["cites"]
        assert told["edition"].split()[0] in ("room", "help", "uth")
        assert told["because"]["code"].isupper()

    @every_case("case", OF_OTHER_TEXTS, ids=lambda case: case["id"])
    def test_a_field_of_another_type_is_an_error(self, case: dict[str, Any]) -> None:
        given = case["given"]
        for field in questions_of_every_text()[given["op"]].fields:
            told = answer_case({**given, field.name: [{"no": "such"}]})
            assert told["outcome"] == "error", (case["id"], field.name)
            assert told["field"].startswith(field.name)


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

    def test_fifty_thousand_empty_cases_are_as_many_errors(self) -> None:
        told, sound = answer_text(b"[" + b"{}," * 50_000 + b"{}]")
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


class TestHouseRules:
    def test_a_case_may_come_with_the_houses_rules(self) -> None:
        (told,) = through_the_door(
            {
                "id": 1,
                "house_rules": ["CALLERS_NOT_BLOCKED", {"code": "TIME_WAIT", "value": 90}],
                "given": {"op": "time_call", "elapsed_s": 70},
            }
        )
        assert told["decision"] == {"may_be_called": False}
        assert told["house_rules"] == [{"code": "TIME_WAIT", "article": "3.5", "value": 90}]

    def test_they_may_stand_among_the_fields_of_the_case(self) -> None:
        house = [{"code": "LATE_ENTRY_UNTIL", "article": "1.8", "value": 4}]
        flat = {"op": "late_entry", "level": 4, "house_rules": house}
        assert through_the_door(flat)[0]["decision"] == {"allowed": True}
        assert through_the_door({"given": flat})[0]["house_rules"] == house

    def test_a_rule_in_the_clubs_own_words_comes_with_its_article(self) -> None:
        rule = {"code": "WRITTEN", "article": "1.8", "value": "Pas d’entrée après le dîner"}
        told = answer_case({"op": "late_entry", "level": 1, "house_rules": [rule]})
        assert told["house_rules"] == [rule]

    def test_no_house_rule_leaves_every_outcome_as_it_was(self) -> None:
        for case in IN_FORCE:
            plain = answer_text(json.dumps(case["given"]).encode())
            none = answer_text(json.dumps({"house_rules": [], "given": case["given"]}).encode())
            assert plain == none, case["id"]
            assert "house_rules" not in json.loads(plain[0])

    @pytest.mark.parametrize(
        ("house", "code", "field"),
        [
            ("TIME_WAIT", "WRONG_TYPE", "house_rules"),
            (None, "WRONG_TYPE", "house_rules"),
            ([7], "WRONG_TYPE", "house_rules[0]"),
            ([{}], "WRONG_TYPE", "house_rules[0].code"),
            (["TIME_WAIT"], "NOT_ALLOWED", "house_rules[0].value"),
            ([{"code": "TIME_WAIT", "value": 601}], "NOT_ALLOWED", "house_rules[0].value"),
            ([{"code": "TIME_WAIT", "value": [90]}], "NOT_ALLOWED", "house_rules[0].value"),
            ([{"code": "TIME_WAIT", "value": True}], "NOT_ALLOWED", "house_rules[0].value"),
            (["REBUYS"], "NOT_ALLOWED", "house_rules[0].code"),
            ([{"code": "TIME_WAIT", "value": 90, "article": "3.4"}], "CONTRADICTION",
             "house_rules[0].article"),
            ([{"code": "TIME_WAIT", "value": 90, "unit": "s"}], "UNKNOWN_FIELD",
             "house_rules[0].unit"),
            (["CALLERS_NOT_BLOCKED", "CALLERS_NOT_BLOCKED"], "TWICE", "house_rules"),
            ([{"code": "WRITTEN", "value": "x"}], "WRONG_TYPE", "house_rules[0].article"),
            ([{"code": "WRITTEN", "article": "1.3", "value": " "}], "WRONG_TYPE",
             "house_rules[0].value"),
            ([{"code": "WRITTEN", "article": "1.3", "value": "x" * 301}], "TOO_LONG",
             "house_rules[0].value"),
            (["CALLERS_NOT_BLOCKED"] * 1001, "TOO_MANY", "house_rules"),
        ],
    )  # fmt: skip
    def test_rules_that_cannot_be_declared_are_an_error(
        self, house: object, code: str, field: str
    ) -> None:
        told = answer_case({"op": "late_entry", "level": 2, "house_rules": house})
        assert (told["outcome"], told["code"], told["field"]) == ("error", code, field)


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
        for op, asked in questions_of_every_text().items():
            assert f"{op} ({', '.join(asked.articles)}" in done.stdout
            for field in asked.fields:
                assert f"  {field.name}: " in done.stdout
        assert "  house rules: TIME_WAIT (seconds, 0 to 600), TIME_COUNTDOWN" in done.stdout
        assert "  house rules: STRING_BET (first_part | call | both_parts)" in done.stdout

    def test_an_article_names_what_applies_it(self) -> None:
        done = run("--article", "1.8")
        assert done.returncode == 0
        assert done.stdout.startswith("1.8 ")
        assert "late_entry" in done.stdout
        assert "see: 2.3" in done.stdout

    def test_the_coverage_tells_what_applies_each_article(self) -> None:
        done = run("--coverage")
        assert (done.returncode, done.stderr) == (0, "")
        assert (
            "| 9.12 | One chip of a smaller value | incident | `consecutive_undercalls`"
            in done.stdout
        )

    def test_an_article_that_is_not_one_ends_with_status_2(self) -> None:
        assert run("--article", "12.4").returncode == 2
