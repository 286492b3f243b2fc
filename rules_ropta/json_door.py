"""The JSON door: cases in, outcomes out, never an exception (what it says: ``json_door.md``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rules_ropta.outcome import Plain, plain_answer, plain_error, plain_refusal
from rules_ropta.registry import question
from rules_ropta.ruling import Refused
from rules_ropta.situation import Malformed

ENVELOPE = frozenset({"op", "id"})


def answer_text(text: bytes) -> tuple[str, bool]:
    """Return the outcome, or the list of outcomes, as JSON, and whether every case was sound.

    >>> answer_text(b'{"op": "late_entry", "level": 2}')[0][:51]
    '{"outcome": "ruling", "decision": {"allowed": true}'
    >>> answer_text(b"noise")[1]
    False
    """
    try:
        cases = json.loads(text.decode("utf-8-sig"), parse_constant=_no_such_number)
    except (ValueError, RecursionError):
        return _written(plain_error(Malformed("NOT_JSON", "this is not JSON"))), False
    if not isinstance(cases, list):
        outcome = answer_case(cases)
        return _written(outcome), outcome["outcome"] != "error"
    outcomes = [answer_case(case) for case in cases]
    return _written(outcomes), all(outcome["outcome"] != "error" for outcome in outcomes)


def answer_case(case: object) -> Plain:
    """Return the outcome of one case, in plain values; its ``id`` is repeated."""
    named: Plain = {}
    try:
        if not isinstance(case, Mapping):
            raise Malformed("NOT_A_CASE", "a case is an object")
        named = _named(case)
        return {**named, **_answered(case.get("given", case))}
    except Malformed as malformed:
        return {**named, **plain_error(malformed)}
    except Refused as refused:
        return {**named, **plain_refusal(refused)}
    except Exception as bug:  # the others of a list are still to be answered
        message = f"{type(bug).__name__}: {bug}"[:200]
        return {**named, **plain_error(Malformed("OUR_MISTAKE", message))}


def _named(case: Mapping[str, Any]) -> Plain:
    if "id" not in case:
        return {}
    if isinstance(case["id"], (str, int, type(None))):
        return {"id": case["id"]}
    raise Malformed("WRONG_TYPE", "a text or a whole number is expected", "id")


def _answered(given: object) -> Plain:
    if not isinstance(given, Mapping):
        raise Malformed("WRONG_TYPE", "an object is expected", "given")
    if "op" not in given:
        raise Malformed("NO_OP", "which question? a case names its op", "op")
    if not isinstance(given["op"], str):
        raise Malformed("WRONG_TYPE", "a text is expected", "op")
    fields = {name: value for name, value in given.items() if name not in ENVELOPE}
    return plain_answer(question(given["op"]).ask(fields))


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _written(outcome: object) -> str:
    text = json.dumps(outcome, ensure_ascii=False)
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        return json.dumps(outcome)
    return text
