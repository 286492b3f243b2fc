"""How a question of the rulebook is asked on a page, and what its answer is: plain values.

Each shape of a value has one way: buttons, a number, players to tick, words, lines of a table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from rules_ropta.situation import REQUIRED, Shape, fields_of
from td_app.floor.question_steps import NAMELESS, PEOPLE, Asked
from td_app.web.pages.asking import Form, number, one
from td_app.wire import Wrong
from td_app.words.asking import field_question
from td_app.words.language import fr_en

Way = Literal["buttons", "number", "numbers", "picks", "ticks", "choices", "words", "rows"]
#: Lines of a table, and answers of a row, that a page offers.
MOST_ROWS: Final = 9
MOST_PLACES: Final = 10
_APART: Final = re.compile(r"[\s,;+]+")
#: The space of thousands written by hand: a number never begins with three noughts.
_THOUSANDS: Final = re.compile(r"(?<=\d)[ \u00a0\u202f](?=000(?!\d))")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer offered: its value as JSON, its words."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class Blank:
    """A field of a line: its name in the form, its label, how it is asked.

    ``place``: of the player whose name the line is.
    """

    name: str
    label: str
    way: Way
    answers: tuple[Answer, ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True)
class Put:
    """A question as a page puts it. ``usual``: the answer that is there already."""

    way: Way
    answers: tuple[Answer, ...] = ()
    rows: tuple[tuple[str, tuple[Blank, ...]], ...] = ()
    usual: str = ""
    nothing: bool = False

    @property
    def alike(self) -> str:
        """Return the label of every line, each of one field to fill in; "" where they differ."""
        labels = {tuple((one.label, one.way == "buttons") for one in line) for _, line in self.rows}
        match [*labels]:
            case [((label, False),)]:
                return label
        return ""


def put(asked: Asked) -> Put:
    """Return how a question is put."""
    shape = asked.shape
    usual = "" if asked.first is REQUIRED or asked.first is None else str(asked.first)
    match shape.kind:
        case "bool" | "choice":
            return Put("buttons", _closed(asked, shape))
        case "int" if _unit(shape) == "place":
            return Put("picks", _places(asked), nothing=shape.nullable)
        case "int" | "decimal":
            return Put("number", usual=usual, nothing=shape.nullable)
        case "who":
            return Put("picks", _places(asked), nothing=shape.nullable)
        case "list":
            return _list(asked, shape)
        case "map":
            return Put("rows", rows=tuple(_of_player(asked, p) for p in _places(asked)))
        case _:
            return Put("words", usual=usual, nothing=shape.nullable)


def _list(asked: Asked, shape: Shape) -> Put:
    items = shape.items
    assert items is not None
    if items.kind == "object":
        return Put("rows", rows=_lines(asked, items))
    named = items.kind == "text" and asked.last in PEOPLE
    if items.kind == "who" or _unit(items) == "place" or named:
        return Put("ticks", _places(asked, as_text=named))
    if items.kind == "choice":
        return Put("choices", _closed(asked.part(asked.name, items), items))
    return Put("numbers" if items.kind == "int" else "words")


def _lines(asked: Asked, items: Shape) -> tuple[tuple[str, tuple[Blank, ...]], ...]:
    assert items.situation is not None
    told = [field for field in fields_of(items.situation) if not field.seldom]
    rows = []
    for rank in range(MOST_ROWS):
        blanks = []
        for field in told:
            if field.shape.kind in ("who", "text"):
                continue
            part = asked.part(f"{asked.name}.{field.name}", field.shape)
            way = put(part).way
            label = field_question(asked.op, f"{asked.name}.{field.name}")
            blank = Blank(field.name, label, "numbers" if way == "ticks" else way)
            closed = _closed(part, field.shape) if way == "buttons" else ()
            blanks.append(_at(Blank(blank.name, label, blank.way, closed), str(rank)))
        rows.append((row_name(items, rank), tuple(blanks)))
    return tuple(rows)


def _of_player(asked: Asked, player: Answer) -> tuple[str, tuple[Blank, ...]]:
    """Return a line for a player: the name beside the place, or the place alone."""
    name = asked.name_at(json.loads(player.value))
    place = player.value if name else ""
    return name or player.words, (Blank(f"what.{player.value}", "", "number", place=place),)


def _at(blank: Blank, where: str) -> Blank:
    return Blank(f"{blank.name}.{where}", blank.label, blank.way, blank.answers)


def row_name(items: Shape, rank: int) -> str:
    """Return what a line is called: a player by a letter, else a pot."""
    assert items.situation is not None
    if any(field.shape.kind == "who" for field in fields_of(items.situation)):
        return NAMELESS[rank]
    if rank == 0:
        return fr_en("pot principal", "main pot")
    return fr_en("pot extérieur {0}", "side pot {0}").format(rank)


def _closed(asked: Asked, shape: Shape) -> tuple[Answer, ...]:
    values: list[object] = [True, False] if shape.kind == "bool" else list(shape.allowed)
    if shape.nullable:
        values.append(None)
    return tuple(Answer(json.dumps(value), asked.choice(value)) for value in values)


def _places(asked: Asked, *, as_text: bool = False) -> tuple[Answer, ...]:
    """The players of the table; without one, every place there may be."""
    places = asked.facts.places or tuple(range(1, MOST_PLACES + 1))
    return tuple(
        Answer(json.dumps(str(place) if as_text else place), asked.player(place))
        for place in places
    )


def _unit(shape: Shape) -> str:
    return shape.whole.unit if shape.whole is not None else ""


def answer_of(asked: Asked, form: Form) -> object:
    """Return the answer that a form gives, as a plain value; raises :class:`Wrong`."""
    shape = asked.shape
    way = put(asked).way
    if one(form, "nothing"):
        return None
    if way in ("buttons", "picks"):
        return _json(one(form, "value"))
    if way == "number":
        found = number(form, "value")
        if found is None and not shape.nullable:
            raise Wrong("NOT_A_NUMBER", "a number is needed", "value")
        return found
    if way == "words":
        written = one(form, "value")
        if shape.kind == "list":
            return [part for part in _APART.split(written) if part]
        return written if written or not shape.nullable else None
    if way == "numbers":
        return _numbers(one(form, "value"))
    if way == "ticks" or way == "choices":
        return [_json(value) for value in form.get("value", ()) if value]
    return _mapped(asked, form) if shape.kind == "map" else _rows(asked, form)


def _numbers(written: str) -> list[int]:
    parts = [part for part in _APART.split(_THOUSANDS.sub("", written)) if part]
    return [_whole(part) for part in parts]


def _whole(part: str) -> int:
    found = number({"value": (part,)}, "value")
    assert found is not None
    return found


def _mapped(asked: Asked, form: Form) -> dict[str, object]:
    told: dict[str, object] = {}
    for player in _places(asked):
        if (chips := number(form, f"what.{player.value}")) is not None:
            told[str(json.loads(player.value))] = chips
    return told


def _rows(asked: Asked, form: Form) -> list[dict[str, object]]:
    """The lines of which something was filled in."""
    items = asked.shape.items
    assert items is not None and items.situation is not None
    rows: list[dict[str, object]] = []
    for rank in range(MOST_ROWS):
        if not any(one(form, name) for name in form if name.endswith(f".{rank}")):
            continue
        row: dict[str, object] = {}
        for field in fields_of(items.situation):
            name = f"{field.name}.{rank}"
            if field.shape.kind in ("who", "text"):
                row[field.name] = row_name(items, rank)
            elif name in form and (value := _cell(field.shape, form, name)) is not None:
                row[field.name] = value
        rows.append(row)
    return rows


def _cell(shape: Shape, form: Form, name: str) -> Any:
    if shape.kind in ("bool", "choice"):
        return _json(one(form, name)) if one(form, name) else None
    if shape.kind == "list":
        return _numbers(one(form, name))
    return number(form, name) if shape.kind == "int" else one(form, name)


def _json(written: str) -> object:
    try:
        value: object = json.loads(written)
    except (ValueError, RecursionError):
        raise Wrong("NOT_A_FORM", "no such answer", "value") from None
    return value


def plain_answers(text: str) -> Mapping[str, object]:
    """Return the answers a page carried along; raises :class:`Wrong`."""
    told = _json(text) if text else {}
    if not isinstance(told, dict):
        raise Wrong("NOT_A_FORM", "answers", "answers")
    return told
