"""An answer as it is read back: chips with their thousands, a place with its player."""

from __future__ import annotations

from collections.abc import Mapping

from rules_ropta.situation import Shape, fields_of
from td_app.ui.figures import whole
from td_app.ui.pages.floor.answer_pad import Asked
from td_app.ui.pages.floor.answer_places import player_words
from td_app.words.asking import choice_text
from td_app.words.language import fr_en
from td_app.words.speaking import carded, typeset

PEOPLE = frozenset({"callers", "folded", "offenders"})
"""Fields whose texts name players, in the order in which they did something."""


def answer_words(asked: Asked, value: object) -> str:
    """Return an answer to what is asked, in the language of the screens."""
    shape = asked.shape
    if value is None:
        return choice_text(asked.op, asked.name, None)
    if shape.kind in ("bool", "choice"):
        return choice_text(asked.op, asked.name, value)
    if shape.kind == "list" and isinstance(value, list | tuple):
        return _listed(asked, shape, list(value))
    if shape.kind == "map" and isinstance(value, Mapping):
        return ", ".join(
            _pair(player_words(who, asked.facts, asked.tellable), told(asked, shape.items, amount))
            for who, amount in value.items()
        )
    return _alone(asked, shape, value)


def told(asked: Asked, shape: Shape | None, value: object) -> str:
    """Return one thing of several, of that shape."""
    assert shape is not None
    return answer_words(asked.part(asked.name, shape), value)


def row_words(asked: Asked, shape: Shape | None, row: Mapping[str, object]) -> str:
    """Return an object's fields side by side: place 4 · 3 · 5 000."""
    assert shape is not None and shape.situation is not None
    parts = [
        answer_words(asked.part(f"{asked.name}.{field.name}", field.shape), row[field.name])
        for field in fields_of(shape.situation)
        if field.name in row
    ]
    return " · ".join(part for part in parts if part)


def _pair(name: str, amount: str) -> str:
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(name, amount)


def _listed(asked: Asked, shape: Shape, values: list[object]) -> str:
    if not values:
        return fr_en("aucun", "none")
    items = shape.items
    if items is not None and items.kind == "object":
        rows = [row_words(asked, items, row) for row in values if isinstance(row, Mapping)]
        return typeset(" ; ".join(rows))
    if items is not None and items.kind == "choice":
        return " › ".join(told(asked, items, value) for value in values)
    between = " + " if asked.name == "chips" else ", "
    return between.join(told(asked, items, value) for value in values)


def _alone(asked: Asked, shape: Shape, value: object) -> str:
    if shape.kind == "card" and isinstance(value, str):
        return carded(value)
    at_a_place = shape.kind == "int" and shape.whole is not None and shape.whole.unit == "place"
    named = shape.kind == "text" and asked.name.rpartition(".")[2] in PEOPLE
    if value != "" and (at_a_place or named or shape.kind == "who"):
        return player_words(value, asked.facts, asked.tellable)
    if shape.whole is not None and shape.whole.unit == "table":
        return fr_en("table {0}", "table {0}").format(value)
    return whole(value) if isinstance(value, int) else str(value)
