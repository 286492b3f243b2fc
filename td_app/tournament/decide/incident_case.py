"""The case of an incident: read, stripped of words and names, put to the rulebook."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.outcome import Plain, plain_answer
from rules_ropta.registry import Question, question
from rules_ropta.ruling import Refused
from rules_ropta.situation import AskedField, Malformed, Shape, fields_of

#: How someone is told in a case: a letter, a position (BTN, SB), never a name.
SHORT_CODE = re.compile(r"[A-Za-z]?|[A-Z0-9+]{1,3}")


@dataclass(frozen=True, slots=True)
class RuledCase:
    """A case as the journal keeps it, with the rulebook's answer in plain values."""

    given: Mapping[str, Any]
    outcome: Plain


def ruled(op: str, given: str, house: HouseRules = BY_THE_BOOK) -> RuledCase:
    """Return the answer to a case given as JSON, by the house rules; the case without words.

    Refused: ``NO_SUCH_QUESTION``, ``INCIDENT_UNSOUND``, ``INCIDENT_NAMES_SOMEBODY``, and
    whatever the rule itself refuses.
    """
    try:
        asked = question(op)
    except Malformed as unknown:
        raise Refused("NO_SUCH_QUESTION") from unknown
    case = _without_words(asked, _read(op, given))
    try:
        answer = asked.ask(case, house)
    except Malformed as malformed:
        raise _unsound(op, malformed) from malformed
    return RuledCase(case, plain_answer(answer))


def written(values: Mapping[str, Any]) -> str:
    """Return values as the journal keeps them: the same values give the same text.

    >>> written({"b": 1, "a": [True, None]})
    '{"a":[true,null],"b":1}'
    """
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


def _read(op: str, given: str) -> Mapping[str, Any]:
    try:
        case = json.loads(given, parse_constant=_no_such_number)
    except (ValueError, RecursionError) as trouble:
        raise _unsound(op, Malformed("NOT_JSON", "this is not JSON")) from trouble
    if not isinstance(case, dict):
        raise _unsound(op, Malformed("NOT_A_CASE", "a case is an object"))
    return case


def _no_such_number(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _unsound(op: str, malformed: Malformed) -> Refused:
    return Refused("INCIDENT_UNSOUND", op=op, problem=malformed.code, field=malformed.field or "")


def _without_words(asked: Question, given: Mapping[str, Any]) -> dict[str, Any]:
    """The case without what somebody said in it: that goes to the note, which can be erased."""
    remarks = {name for name in given if name.startswith("note") or name.endswith("_note")}
    kept = {name: value for name, value in given.items() if name not in remarks}
    return _object(asked.fields, kept, "")


def _object(
    asked: Sequence[AskedField], given: Mapping[str, Any], path: str, *, of_several: bool = False
) -> dict[str, Any]:
    shapes = {field.name: field.shape for field in asked}
    return {
        name: _value(shapes[name], value, path + name, of_several) if name in shapes else value
        for name, value in given.items()
    }


def _value(shape: Shape, value: Any, path: str, of_several: bool) -> Any:
    """A value as it is kept; one of another shape than asked is left to the question.

    The text of one thing among several tells it from the others, and is no remark.
    """
    match shape.kind, value:
        case "text", str():
            return _code(value, path) if of_several else ""
        case "who", str():
            return _code(value, path)
        case "object", dict() if shape.situation is not None:
            inner = fields_of(shape.situation)
            return _object(inner, value, f"{path}.", of_several=of_several)
        case "list", list() if shape.items is not None:
            items = shape.items
            return [_value(items, one, f"{path}[{i}]", True) for i, one in enumerate(value)]
        case "map", dict() if shape.items is not None:
            items = shape.items
            return {
                _code(name, path): _value(items, one, f"{path}.{name}", True)
                for name, one in value.items()
            }
        case _:
            return value


def _code(text: str, path: str) -> str:
    if not SHORT_CODE.fullmatch(text):
        raise Refused("INCIDENT_NAMES_SOMEBODY", field=path)
    return text
