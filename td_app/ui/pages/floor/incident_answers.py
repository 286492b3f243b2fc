"""What was answered about an incident, in words: each question that mattered, and its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules_ropta.situation import Shape, fields_of
from td_app.floor.questioning import Step, begin
from td_app.ui.figures import whole
from td_app.ui.wording.asking import choice_text, field_question
from td_app.ui.wording.speaking import carded, listed

#: A question as it was put, and the answer given.
Line = tuple[str, str]


def answered_lines(op: str, given: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the questions that mattered and their answers, in the order they are put.

    ``given`` is the case as the journal keeps it. Words that somebody said are not in it.
    """
    return tuple(
        (field_question(op, step.name), _words(op, step.name, step.field.shape, step.value))
        for step in begin(op, given).steps
        if _told(step)
    )


def paired(before: str, after: str) -> str:
    """Return two things as one line, the second told of the first."""
    return QCoreApplication.translate("incidents", "{0}\u00a0: {1}").format(before, after)


def _told(step: Step) -> bool:
    """Whether an answer is worth reading: that none of several things happened is one too."""
    return (step.answered or bool(step.alternatives)) and step.value != ""


def _words(op: str, name: str, shape: Shape, value: Any) -> str:
    if value is None or shape.kind in ("bool", "choice"):
        return choice_text(op, name, value)
    match shape.kind, value:
        case "int", int():
            return _places((value,)) if _is_place(shape) else whole(value)
        case "who", _:
            return _players((value,))
        case "card", str():
            return carded(value)
        case "list", list() if shape.items is not None:
            return _several(op, name, shape.items, value)
        case "map", dict() if shape.items is not None:
            items = shape.items
            return "\n".join(
                paired(_players((who,)), _words(op, name, items, one)) for who, one in value.items()
            )
        case "object", dict():
            return _object(op, name, shape, value)
        case _:
            return str(value)


def _several(op: str, name: str, items: Shape, values: Sequence[Any]) -> str:
    if items.kind == "who":
        return _players(values)
    if _is_place(items):
        return _places(values)
    if not values:
        return QCoreApplication.translate("incidents", "Rien")
    told = [_words(op, name, items, value) for value in values]
    return "\n".join(told) if items.kind == "object" else listed(told)


def _object(op: str, name: str, shape: Shape, value: Mapping[str, Any]) -> str:
    """One thing among several: its parts on one line, each after the question it answers."""
    assert shape.situation is not None
    return " · ".join(
        paired(
            field_question(op, f"{name}.{part.name}").rstrip("?\u00a0 "),
            _words(op, f"{name}.{part.name}", part.shape, value[part.name]),
        )
        for part in fields_of(shape.situation)
        if value.get(part.name) not in (None, "", [])
    )


def _is_place(shape: Shape) -> bool:
    return shape.whole is not None and shape.whole.unit == "place"


def _places(places: Sequence[object]) -> str:
    if not places:
        return QCoreApplication.translate("incidents", "Aucune")
    one = QCoreApplication.translate("incidents", "Place {0}")
    several = QCoreApplication.translate("incidents", "Places {0}")
    return (one if len(places) == 1 else several).format(listed([str(place) for place in places]))


def _players(who: Sequence[object]) -> str:
    """Players as a case tells them: by place, letter or position, never by name."""
    codes = [str(code) for code in who]
    if not codes:
        return QCoreApplication.translate("incidents", "Personne")
    if all(code.isdigit() for code in codes):
        return _places(codes)
    if any(len(code) > 1 for code in codes):
        return listed(codes)
    one = QCoreApplication.translate("incidents", "Joueur {0}")
    several = QCoreApplication.translate("incidents", "Joueurs {0}")
    return (one if len(codes) == 1 else several).format(listed(codes))
