"""Situations from plain values, strictly: what is asked is given, and is what it should be."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from decimal import Decimal
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from rules_ropta.field_types import (
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MOST_ITEMS,
    Advanced,
    AskedWhen,
    Called,
    CardMark,
    CardsMark,
    SharedQuestion,
    TurnedOn,
    Unasked,
    Whole,
    WorkedOutFrom,
)

S = TypeVar("S")

Kind = Literal[
    "bool", "int", "decimal", "choice", "text", "who", "card", "cards", "list", "map", "object"
]

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SHAPES = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
FRENCH_RANKS = {"R": "K", "D": "Q", "V": "J"}
CARD = re.compile(
    rf"(10|[{RANKS}{''.join(FRENCH_RANKS)}])([{SUITS}{''.join(SHAPES)}])\ufe0f?", re.I
)
REQUIRED = object()
WHO = Whole("number")


class Malformed(Exception):  # noqa: N818 - the asker's mistake, answered as an outcome
    """A case that cannot be asked: the code, a sentence for its author, the field at fault.

    >>> str(Malformed("NEGATIVE", "chips below zero", "bet_level"))
    'NEGATIVE bet_level: chips below zero'
    """

    def __init__(self, code: str, message: str, field: str | None = None) -> None:
        self.code = code
        self.message = message
        self.field = field
        super().__init__(f"{code} {field or '-'}: {message}")


@dataclass(frozen=True, slots=True)
class Shape:
    """The type of a value; ``items`` of a list or a map, ``situation`` of an object."""

    kind: Kind
    nullable: bool = False
    whole: Whole | None = None
    allowed: tuple[str | int, ...] = ()
    items: Shape | None = None
    situation: type[Any] | None = None


@dataclass(frozen=True, slots=True)
class AskedField:
    """One field of a situation, in the order in which it is asked.

    ``default`` is ``REQUIRED`` where nothing may be assumed; ``called`` is the code under
    which it is worded; ``asked_when`` is empty where it is always asked. A ``seldom`` field
    keeps its default unless the floor opens it, an ``unasked`` one always; ``one_of`` is the
    code of the question that it shares with others, else empty, ``told`` its value once chosen
    there, None where it is asked; ``worked_out_from`` names the fields of which one is asked
    in its place. The answer may turn on a ``turned_on`` field: it is then to be given.
    """

    name: str
    shape: Shape
    called: str
    default: object = REQUIRED
    asked_when: tuple[AskedWhen, ...] = ()
    seldom: bool = False
    one_of: str = ""
    told: object = None
    unasked: bool = False
    worked_out_from: tuple[str, ...] = ()
    turned_on: bool = False

    @property
    def required(self) -> bool:
        """Return whether a case without this field is malformed."""
        return self.default is REQUIRED

    def asked(self, values: Mapping[str, object]) -> bool:
        """Return whether the field matters, the other fields having these values."""
        return not self.asked_when or any(when.holds(values) for when in self.asked_when)

    def demanded(self, values: Mapping[str, object]) -> bool:
        """Return whether the field must be given, the other fields having these values."""
        if self.required or not self.asked_when:
            return self.required
        return any(when.required and when.holds(values) for when in self.asked_when)


_FIELDS: dict[type[Any], tuple[AskedField, ...]] = {}


def fields_of(situation: type[Any]) -> tuple[AskedField, ...]:
    """Return the fields of a situation, in the order in which they are asked."""
    known = _FIELDS.get(situation)
    if known is None:
        hints = get_type_hints(situation, include_extras=True)
        known = tuple(_field(f, hints[f.name]) for f in fields(situation))
        _FIELDS[situation] = known
    return known


def situation_from(situation: type[S], given: object, path: str = "") -> S:
    """Return the situation described by these plain values; ``Malformed`` names the field.

    Names beginning with ``note`` or ending in ``_note`` are remarks, and are left aside. A null
    answers nothing where the field must be given.
    """
    if not isinstance(given, Mapping):
        raise Malformed("WRONG_TYPE", "an object is expected", path or None)
    asked = fields_of(situation)
    known = {f.name for f in asked}
    for name in given:
        remark = isinstance(name, str) and (name.startswith("note") or name.endswith("_note"))
        if name not in known and not remark:
            raise Malformed("UNKNOWN_FIELD", "no such field in this question", path + str(name))
    values: dict[str, Any] = {}
    untold = []
    for field in asked:
        if field.name in given:
            values[field.name] = read(field.shape, given[field.name], path + field.name)
        elif field.required:
            raise Malformed("MISSING_FIELD", "this field is needed", path + field.name)
        else:
            values[field.name] = field.default
        if field.name not in given or (values[field.name] is None and not field.required):
            untold.append(field)
    for field in untold:
        if field.demanded(values):
            raise Malformed("MISSING_FIELD", "this field is needed here", path + field.name)
    return situation(**values)


def read(shape: Shape, value: object, path: str) -> Any:
    """Return the value as the situation holds it; ``Malformed`` where it is not of that shape."""
    if value is None:
        if shape.nullable:
            return None
        raise Malformed("WRONG_TYPE", f"null where {shape.kind} is expected", path)
    match shape.kind:
        case "int":
            return _number(shape.whole or Whole("number"), value, path)
        case "bool" | "decimal":
            return _decimal(value, path) if shape.kind == "decimal" else _bool(value, path)
        case "choice":
            return _choice(shape, value, path)
        case "text":
            return _text(value, path)
        case "who":
            return _number(WHO, value, path) if type(value) is int else _text(value, path)
        case "card" | "cards":
            return _card(value, path) if shape.kind == "card" else _cards(value, path)
        case "list":
            return _list(shape, value, path)
        case "map":
            return _map(shape, value, path)
        case "object":
            assert shape.situation is not None
            return situation_from(shape.situation, value, path + ".")


def seats_among(field: str, seats: object, known: object) -> None:
    """Raise ``Malformed`` where one of these seats is not among those known.

    >>> seats_among("eliminated", (3,), (1, 2, 3))
    """
    assert isinstance(seats, (tuple, frozenset)) and isinstance(known, (tuple, frozenset))
    for seat in seats:
        if seat not in known:
            raise Malformed("UNKNOWN_SEAT", f"nobody sits at {seat}", field)


def each_once(field: str, things: tuple[object, ...]) -> None:
    """Raise ``Malformed`` where one of these things is named twice.

    >>> each_once("winners", (2, 5))
    """
    if len(set(things)) != len(things):
        raise Malformed("TWICE", "each may be named once only", field)


def is_card(name: str) -> bool:
    """Return whether this is a card, a rank then a suit.

    >>> is_card("As"), is_card("burn_1")
    (True, False)
    """
    return len(name) == 2 and name[0] in RANKS and name[1] in SUITS


def cards_in(text: str) -> tuple[str, ...] | None:
    """Return the cards written in a text, None where something else is.

    A rank, ten as ``T`` or ``10`` and the French letters too, then a suit, as a letter or its
    shape; spaces and commas part them or not.

    >>> cards_in("Ad 10c"), cards_in("AsTd"), cards_in("r♠, V♦"), cards_in("1c")
    (('Ad', 'Tc'), ('As', 'Td'), ('Ks', 'Jd'), None)
    """
    bare = re.sub(r"[\s,;]", "", text)
    found = list(CARD.finditer(bare))
    if sum(len(one.group()) for one in found) != len(bare):
        return None
    return tuple(_rank(one[1].upper()) + SHAPES.get(one[2], one[2].lower()) for one in found)


def _rank(written: str) -> str:
    return "T" if written == "10" else FRENCH_RANKS.get(written, written)


def _typed(kind: type[S], value: object, expected: str, path: str) -> S:
    if type(value) is not kind:
        raise Malformed("WRONG_TYPE", f"{expected} is expected", path)
    return value


def _number(whole: Whole, value: object, path: str) -> int:
    number = _typed(int, value, "a whole number", path)
    if whole.at_least <= number <= whole.at_most:
        return number
    if whole.unit == "place":
        raise Malformed("UNKNOWN_SEAT", f"seats go from 1 to {whole.at_most}", path)
    if number < 0:
        raise Malformed("NEGATIVE", f"{whole.unit} below zero", path)
    span = f"from {whole.at_least} to {min(whole.at_most, LARGEST_NUMBER)}"
    raise Malformed("OUT_OF_RANGE", f"{whole.unit}: {span}", path)


def _bool(value: object, path: str) -> bool:
    return _typed(bool, value, "true or false", path)


def _decimal(value: object, path: str) -> Decimal:
    if type(value) not in (int, float):
        raise Malformed("WRONG_TYPE", "a number is expected", path)
    number = Decimal(str(value))
    if not number.is_finite() or not 0 <= number <= LARGEST_NUMBER:
        code = "NEGATIVE" if number < 0 else "OUT_OF_RANGE"
        raise Malformed(code, f"from 0 to {LARGEST_NUMBER}", path)
    return number


def _choice(shape: Shape, value: object, path: str) -> str | int:
    for allowed in shape.allowed:
        if type(value) is type(allowed) and value == allowed:
            return allowed
    if not isinstance(value, str) and type(value) not in {type(one) for one in shape.allowed}:
        raise Malformed("WRONG_TYPE", "a word is expected", path)
    words = ", ".join(str(allowed) for allowed in shape.allowed)
    raise Malformed("NOT_ALLOWED", f"one of: {words}", path)


def _text(value: object, path: str) -> str:
    text = _typed(str, value, "a text", path)
    if len(text) > LONGEST_TEXT:
        raise Malformed("TOO_LONG", f"{LONGEST_TEXT} characters at most", path)
    return text


def _card(value: object, path: str) -> str:
    card = _typed(str, value, "a card", path)
    if not is_card(card):
        raise Malformed("UNKNOWN_CARD", "a rank then a suit, as in As, Td, 9c", path)
    return card


def _cards(value: object, path: str) -> tuple[str, ...]:
    cards = cards_in(_text(value, path))
    if cards is None:
        raise Malformed("UNKNOWN_CARD", "ranks then suits, as in AsTd or Ad 10c", path)
    each_once(path, cards)
    return cards


def _list(shape: Shape, value: object, path: str) -> tuple[Any, ...]:
    things = _typed(list, value, "a list", path)
    if len(things) > MOST_ITEMS:
        raise Malformed("TOO_MANY", f"{MOST_ITEMS} at most", path)
    assert shape.items is not None
    return tuple(read(shape.items, thing, f"{path}[{i}]") for i, thing in enumerate(things))


def _map(shape: Shape, value: object, path: str) -> Mapping[str, Any]:
    things = _typed(dict, value, "an object", path)
    if len(things) > MOST_ITEMS:
        raise Malformed("TOO_MANY", f"{MOST_ITEMS} at most", path)
    items = shape.items
    assert items is not None
    return types.MappingProxyType(
        {_text(name, path): read(items, thing, f"{path}.{name}") for name, thing in things.items()}
    )


def _field(field: Any, hint: Any) -> AskedField:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    default = field.default if field.default is not MISSING else REQUIRED
    return AskedField(
        name=field.name,
        shape=_shape(hint),
        called=next((mark.code for mark in marks if isinstance(mark, Called)), field.name),
        default=default,
        asked_when=tuple(mark for mark in marks if isinstance(mark, AskedWhen)),
        seldom=any(isinstance(mark, Advanced) for mark in marks),
        one_of=next((mark.code for mark in marks if isinstance(mark, SharedQuestion)), ""),
        told=next((mark.told for mark in marks if isinstance(mark, SharedQuestion)), None),
        unasked=any(isinstance(mark, Unasked) for mark in marks),
        worked_out_from=next((m.names for m in marks if isinstance(m, WorkedOutFrom)), ()),
        turned_on=any(isinstance(mark, TurnedOn) for mark in marks),
    )


def _shape(hint: Any, marks: tuple[object, ...] = ()) -> Shape:
    origin = get_origin(hint)
    args = get_args(hint)
    if origin is Annotated:
        return _shape(args[0], (*args[1:], *marks))
    if origin in (Union, types.UnionType):
        return _union(args, marks)
    if origin is Literal:
        return Shape("choice", allowed=args)
    if origin is tuple and any(isinstance(mark, CardsMark) for mark in marks):
        return Shape("cards")
    if origin is tuple:
        return Shape("list", items=_shape(args[0]))
    if origin is Mapping:
        return Shape("map", items=_shape(args[1]))
    if isinstance(hint, type) and is_dataclass(hint):
        return Shape("object", situation=hint)
    if hint is bool:
        return Shape("bool")
    if hint is int:
        return Shape("int", whole=next((m for m in marks if isinstance(m, Whole)), None))
    if hint is Decimal:
        return Shape("decimal")
    if hint is str:
        return Shape("card" if any(isinstance(m, CardMark) for m in marks) else "text")
    raise TypeError(f"no question can ask for {hint!r}")


def _union(args: tuple[Any, ...], marks: tuple[object, ...]) -> Shape:
    left = [arg for arg in args if arg is not type(None)]
    nullable = len(left) < len(args)
    if set(left) == {int, str}:
        return Shape("who", nullable=nullable)
    if len(left) != 1:
        raise TypeError(f"no question can ask for one of {left!r}")
    inner = _shape(left[0], marks)
    return Shape(inner.kind, nullable, inner.whole, inner.allowed, inner.items, inner.situation)
