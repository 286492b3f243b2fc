"""The steps that a question of the rulebook may take, in order: read from its registry alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from rules_ropta.registry import question
from rules_ropta.situation import AskedField, Malformed, Shape, fields_of, read


@dataclass(frozen=True, slots=True)
class FormStep:
    """A step that may come: a field, a field of an object, or a choice among several fields.

    ``name`` is dotted within an object (``prev.button``); ``within`` is that object's part of
    it (``prev``), else empty. ``alternatives`` are the fields that a shared question chooses
    among, and empty for any other step.
    """

    name: str
    field: AskedField
    within: str = ""
    alternatives: tuple[str, ...] = ()


@cache
def every_step(op: str) -> tuple[FormStep, ...]:
    """Return every step that this question may take, whatever is answered, in order.

    >>> [step.name for step in every_step("player_to_move")]
    ['prev.button', 'prev.sb', 'prev.bb', 'players', 'software']
    """
    return tuple(_steps_of(question(op).fields, ""))


def _steps_of(fields: tuple[AskedField, ...], within: str) -> list[FormStep]:
    steps: list[FormStep] = []
    shared: set[str] = set()
    for field in fields:
        inner = field.shape.situation
        if field.shape.kind == "object" and inner is not None:
            steps += _steps_of(fields_of(inner), f"{within}{field.name}.")
        elif not _settled(field):
            if field.one_of and field.one_of not in shared:
                shared.add(field.one_of)
                steps.append(_shared(field.one_of, fields, within))
            steps.append(FormStep(within + field.name, field, within.rstrip(".")))
    return steps


def _settled(field: AskedField) -> bool:
    """Return whether the field has one possible value only: nothing to ask."""
    shape = field.shape
    return len(shape.allowed) == 1 and not shape.nullable and not field.required


def _shared(code: str, fields: tuple[AskedField, ...], within: str) -> FormStep:
    """Return the choice among the fields that share a question; null where none of them."""
    names = tuple(field.name for field in fields if field.one_of == code)
    shape = Shape("choice", nullable=True, allowed=names)
    return FormStep(within + code, AskedField(code, shape, code), within.rstrip("."), names)


def must_be_told(field: AskedField) -> AskedField:
    """Return the field as it is asked where its default will not do: null is no answer."""
    if field.required or not (field.shape.nullable and field.default is None):
        return field
    return replace(field, shape=replace(field.shape, nullable=False))


def fits(asked: AskedField, value: object) -> bool:
    """Return whether this plain value may answer the field: another table's may not.

    >>> button = every_step("odd_chip")[0].field
    >>> fits(button, 4), fits(button, 99)
    (True, False)
    """
    try:
        read(asked.shape, value, asked.name)
    except Malformed:
        return False
    return True
