"""The JSON door: cases in, outcomes out, never an exception (what it says: ``json_door.md``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rules_ropta.field_types import MOST_ITEMS
from rules_ropta.house_rules import (
    LONGEST_RULE,
    WRITTEN,
    HouseRules,
    house_rule,
    known_departure,
    written_rule,
)
from rules_ropta.outcome import PlainOutcome, plain_answer, plain_error, plain_refusal
from rules_ropta.registry import question
from rules_ropta.ruling import HouseRule, Refused
from rules_ropta.situation import Malformed

HOUSE = "house_rules"
ENVELOPE = frozenset({"op", "id", HOUSE})


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


def answer_case(case: object) -> PlainOutcome:
    """Return the outcome of one case, in plain values; its ``id`` is repeated."""
    named: PlainOutcome = {}
    try:
        if not isinstance(case, Mapping):
            raise Malformed("NOT_A_CASE", "a case is an object")
        named = _named(case)
        house = house_rules_given(case[HOUSE]) if HOUSE in case else None
        return {**named, **_answered(case.get("given", case), house)}
    except Malformed as malformed:
        return {**named, **plain_error(malformed)}
    except Refused as refused:
        return {**named, **plain_refusal(refused)}
    except Exception as bug:  # the others of a list are still to be answered
        message = f"{type(bug).__name__}: {bug}"[:200]
        return {**named, **plain_error(Malformed("OUR_MISTAKE", message))}


def _named(case: Mapping[str, Any]) -> PlainOutcome:
    if "id" not in case:
        return {}
    if isinstance(case["id"], (str, int, type(None))):
        return {"id": case["id"]}
    raise Malformed("WRONG_TYPE", "a text or a whole number is expected", "id")


def house_rules_given(declared: object) -> HouseRules:
    """Return the house rules of a list of codes, or of objects with a code and a value.

    A rule in the club's own words has the code ``WRITTEN``, an article, and its text as its
    value. ``Malformed`` names the entry at fault.

    >>> house_rules_given(["CALLERS_NOT_BLOCKED", {"code": "TIME_WAIT", "value": 90}]).articles
    ('9.21', '3.5')
    """
    if not isinstance(declared, list):
        raise Malformed("WRONG_TYPE", "a list is expected", HOUSE)
    if len(declared) > MOST_ITEMS:
        raise Malformed("TOO_MANY", f"{MOST_ITEMS} at most", HOUSE)
    rules = tuple(_house_rule(entry, f"{HOUSE}[{i}]") for i, entry in enumerate(declared))
    codes = [rule.code for rule in rules if rule.code != WRITTEN]
    if len(set(codes)) != len(codes):
        raise Malformed("TWICE", "each departure may be declared once only", HOUSE)
    return HouseRules(rules)


def _house_rule(entry: object, path: str) -> HouseRule:
    told = {"code": entry} if isinstance(entry, str) else entry
    if not isinstance(told, Mapping):
        raise Malformed("WRONG_TYPE", "a code, or an object, is expected", path)
    code = told.get("code")
    value = told.get("value")
    if not isinstance(code, str):
        raise Malformed("WRONG_TYPE", "a text is expected", f"{path}.code")
    for name in told:
        if name not in ("code", "value", "article"):
            raise Malformed("UNKNOWN_FIELD", "no such field of a house rule", f"{path}.{name}")
    if code == WRITTEN:
        return written_rule(_words(told.get("article"), path, "article"), _words(value, path))
    try:
        departure = known_departure(code)
    except Refused as unknown:
        raise Malformed("NOT_ALLOWED", f"no departure {code[:60]!r}", f"{path}.code") from unknown
    if told.get("article", departure.article) != departure.article:
        raise Malformed("CONTRADICTION", f"{code} departs from another article", f"{path}.article")
    if not (value is None or isinstance(value, (int, str))) or not departure.fits(value):
        raise Malformed("NOT_ALLOWED", "no such value for this departure", f"{path}.value")
    return house_rule(code, value)


def _words(text: object, path: str, name: str = "value") -> str:
    if not isinstance(text, str) or not text.strip():
        raise Malformed("WRONG_TYPE", "a text is expected", f"{path}.{name}")
    if len(text) > LONGEST_RULE:
        raise Malformed("TOO_LONG", f"{LONGEST_RULE} characters at most", f"{path}.{name}")
    return text


def _answered(given: object, house: HouseRules | None) -> PlainOutcome:
    if not isinstance(given, Mapping):
        raise Malformed("WRONG_TYPE", "an object is expected", "given")
    if "op" not in given:
        raise Malformed("NO_OP", "which question? a case names its op", "op")
    if not isinstance(given["op"], str):
        raise Malformed("WRONG_TYPE", "a text is expected", "op")
    fields = {name: value for name, value in given.items() if name not in ENVELOPE}
    if house is None:
        house = house_rules_given(given.get(HOUSE, []))
    return plain_answer(question(given["op"]).ask(fields, house))


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _written(outcome: object) -> str:
    text = json.dumps(outcome, ensure_ascii=False)
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        return json.dumps(outcome)
    return text
