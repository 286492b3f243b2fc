"""Outcomes as plain values: a ruling, a director's choice, a refusal, an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from decimal import Decimal
from typing import Any

from rules_ropta.ruling import DirectorDecides, Reason, Refused, Ruling
from rules_ropta.situation import Malformed
from rules_ropta.texts import edition_of

PlainOutcome = dict[str, Any]


def plain_answer(answer: Ruling[Any] | DirectorDecides) -> PlainOutcome:
    """Return a ruling, or a choice left to the director, as the door gives it.

    >>> ruling = Ruling({"play": True}, ("2.2",), Reason("ENOUGH_SEATED", {"seated": 5}))
    >>> plain_answer(ruling)["decision"], plain_answer(ruling)["because"]["code"]
    ({'play': True}, 'ENOUGH_SEATED')
    """
    told = _choice(answer) if isinstance(answer, DirectorDecides) else _ruling(answer)
    if answer.departures:
        told["house_rules"] = plain(answer.departures)
    return told


def _ruling(answer: Ruling[Any]) -> PlainOutcome:
    told: PlainOutcome = {
        "outcome": "ruling",
        "decision": plain(answer.decision),
        "cites": list(answer.cites),
        "because": _reason(answer.because),
        "force": answer.force.value,
    }
    if answer.chain:
        told["chain"] = [_reason(reason) for reason in answer.chain]
    if answer.announce is not None:
        told["say"] = _reason(answer.announce)
    edition = answer.edition or edition_of(answer.cites)
    return {**told, "readings": list(answer.readings), "edition": edition}


def plain_refusal(refused: Refused) -> PlainOutcome:
    """Return a refusal as the door gives it: a code and its parameters, no decision."""
    return {
        "outcome": "refused",
        "code": refused.code,
        "params": plain(refused.params),
        "cites": list(refused.cites),
        "edition": edition_of(refused.cites),
    }


def plain_error(malformed: Malformed) -> PlainOutcome:
    """Return an error of the input itself as plain values."""
    return {
        "outcome": "error",
        "code": malformed.code,
        "message": malformed.message,
        "field": malformed.field,
    }


def plain_outcome(outcome: Ruling[Any] | DirectorDecides | Refused | Malformed) -> PlainOutcome:
    """Return any of the four as the door gives it, and as the journal keeps it.

    >>> plain_outcome(Refused("NO_CHIPS"))["outcome"]
    'refused'
    """
    if isinstance(outcome, Refused):
        return plain_refusal(outcome)
    return plain_error(outcome) if isinstance(outcome, Malformed) else plain_answer(outcome)


def plain(thing: object) -> Any:
    """Return values as JSON has them: dataclasses and mappings as objects, tuples as lists.

    A decimal number is whole where it can be. A dataclass field whose default is None is left
    out while it is None: it does not apply.

    >>> plain({2: (True, None)})
    {'2': [True, None]}
    """
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, Decimal):
        return int(thing) if thing == thing.to_integral_value() else float(thing)
    if isinstance(thing, Mapping):
        return {str(name): plain(value) for name, value in thing.items()}
    if isinstance(thing, (tuple, list)):
        return [plain(value) for value in thing]
    if is_dataclass(thing) and not isinstance(thing, type):
        return {
            name: plain(value)
            for name, applies_always in _told_fields(type(thing))
            if (value := getattr(thing, name)) is not None or applies_always
        }
    raise TypeError(f"{type(thing).__name__} cannot be told in plain values")


_TOLD: dict[type, tuple[tuple[str, bool], ...]] = {}


def _told_fields(decision: type[Any]) -> tuple[tuple[str, bool], ...]:
    known = _TOLD.get(decision)
    if known is None:
        known = tuple((f.name, f.default is MISSING) for f in fields(decision))
        _TOLD[decision] = known
    return known


def _choice(choice: DirectorDecides) -> PlainOutcome:
    settled = {} if choice.settled is None else plain(choice.settled)
    chain = {"chain": [_reason(reason) for reason in choice.chain]} if choice.chain else {}
    said = {o.code: _reason(o.announce) for o in choice.options if o.announce is not None}
    return {
        "outcome": "director_decides",
        "decision": {"options": [option.code for option in choice.options], **settled},
        "cites": list(choice.cites),
        "because": _reason(choice.question),
        **chain,
        "weighs": {
            option.code: [_reason(reason) for reason in option.weighs]
            for option in choice.options
            if option.weighs
        },
        **({"says": said} if said else {}),
        "readings": list(choice.readings),
        "edition": edition_of(choice.cites),
    }


def _reason(reason: Reason) -> PlainOutcome:
    return {"code": reason.code, "params": plain(reason.params)}
