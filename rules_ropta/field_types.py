"""Annotations of a situation's fields: type, unit, bounds, and when a field is asked.

A situation is a frozen dataclass; each field says what it is in its annotation::

    bet_level: Chips                                             # never negative
    street: Literal["preflop", "flop", "turn", "river"]          # one of these
    prior: Chips = 0                                             # 0 when nothing is said
    seen_by: Annotated[Count, asked_when(face_down=True)] = 0    # asked only then
    chips: tuple[Chips, ...]                                     # a list
    stacks: Mapping[str, Chips]                                  # by name
    sb: Place | None                                             # may be null
    remark: Annotated[str, Advanced()] = ""                        # only if the floor opens it
    wrong_seat: Annotated[bool, SharedQuestion("what")] = False           # one answer to "what?"
    shuffled: Annotated[bool, Unasked()] = False                 # at the door only
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

MOST_PLACES = 12
"""No table has more places: a seat above does not exist."""

LARGEST_NUMBER = 10**12
MOST_ITEMS = 1000
LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number: its unit, and the least and the most it may be."""

    unit: str
    at_least: int = 0
    at_most: int = LARGEST_NUMBER


@dataclass(frozen=True, slots=True)
class CardMark:
    """The text is a card: rank then suit, ``As``, ``Td``, ``9c``."""


@dataclass(frozen=True, slots=True)
class CardsMark:
    """The value is several cards written together: ``AsTd``, ``Ad 10c``, ``K♠ 9♥``."""


@dataclass(frozen=True, slots=True)
class Called:
    """The code under which the field is worded, where its own name is not enough."""

    code: str


@dataclass(frozen=True, slots=True)
class Advanced:
    """The field keeps its default unless the floor opens it, or the situation cannot do without.

    For what changes nothing, or nearly never: a name, a remark, a detail of the amounts.
    """


@dataclass(frozen=True, slots=True)
class TurnedOn:
    """The field may be left out only where the answer does not turn on it.

    Elsewhere the case lacks it: ``Malformed`` names it, or the one that follows from it.
    """


@dataclass(frozen=True, slots=True)
class Unasked:
    """The field is read at the door, and no floor is ever asked.

    No answer changes the decision, or it asks another text than the federation's.
    """


@dataclass(frozen=True, slots=True)
class WorkedOutFrom:
    """The field follows from another: the first of these that matters is asked in its place.

    Nobody subtracts at a table: the raise and the bet it raised are told, not the difference.
    The field itself is asked only where the other cannot be told.
    """

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SharedQuestion:
    """The field is one answer to a question that several fields of the situation share.

    They are put as one choice, worded under ``code``, whose answers are the fields' names;
    the one chosen is then asked for its value; a plain yes or no is the other one than its
    default. Each needs a default: what happens when it was not chosen. Where any value rules alike,
    ``told`` is the one given for it, and nothing more is asked; a number, it is the only one
    that the answer means.
    """

    code: str
    told: object = None


@dataclass(frozen=True, slots=True)
class AtLeast:
    """A number from which another field is worth asking."""

    number: int


@dataclass(frozen=True, slots=True)
class AskedWhen:
    """The values of other fields for which this one matters: all of them must hold.

    Several on one field: any of them is enough, and ``asked_when()`` always holds.
    ``required``: the field must then be given, whatever default it has for the other cases.
    """

    others: tuple[tuple[str, tuple[object, ...] | AtLeast], ...]
    required: bool = False

    def holds(self, values: Mapping[str, object]) -> bool:
        """Return whether the field matters, the others being these.

        >>> asked_when(street=("turn", "river")).holds({"street": "flop"})
        False
        """
        return all(_fits(values.get(name), wanted) for name, wanted in self.others)


def asked_when(*, required: bool = False, **others: object) -> AskedWhen:
    """Return the condition on other fields; a tuple of values means any of them.

    >>> asked_when(count=AtLeast(2), bets_possible=True).holds({"count": 3, "bets_possible": True})
    True
    """
    return AskedWhen(
        tuple(
            (name, wanted if isinstance(wanted, (tuple, AtLeast)) else (wanted,))
            for name, wanted in others.items()
        ),
        required,
    )


def _fits(value: object, wanted: tuple[object, ...] | AtLeast) -> bool:
    if isinstance(wanted, AtLeast):
        return isinstance(value, int) and value >= wanted.number
    return value in wanted


Chips = Annotated[int, Whole("chips")]
Stack = Annotated[int, Whole("chips", at_least=1)]
Cents = Annotated[int, Whole("cents", at_most=10**11)]
Percent = Annotated[int, Whole("percent", at_most=100)]
Count = Annotated[int, Whole("count", at_most=100_000)]
Place = Annotated[int, Whole("place", at_least=1, at_most=MOST_PLACES)]
SeatsOfTable = Annotated[int, Whole("count", at_least=1, at_most=MOST_PLACES)]
Players = Annotated[int, Whole("players", at_most=100_000)]
Seated = Annotated[int, Whole("players", at_least=1, at_most=100_000)]
AtATable = Annotated[int, Whole("players", at_least=2, at_most=100_000)]
"""Players at a table, the one asked about among them."""
Table = Annotated[int, Whole("table", at_least=1, at_most=10_000)]
Level = Annotated[int, Whole("level", at_most=1000)]
Seconds = Annotated[int, Whole("seconds", at_most=100_000)]
Hands = Annotated[int, Whole("hands", at_most=100_000)]
Rounds = Annotated[int, Whole("rounds", at_most=1000)]
Card = Annotated[str, CardMark()]
Cards = Annotated[tuple[Card, ...], CardsMark()]
Who = int | str
Street = Literal["preflop", "flop", "turn", "river"]
