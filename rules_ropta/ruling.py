"""The rulebook's answers: a ruling, a choice left to the director, or a refusal.

:func:`applies` says which function applies which article.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic, ParamSpec, TypeVar

Scalar = int | str | bool | None
Param = Scalar | tuple[Scalar, ...]
Plain = Mapping[str, Any]
"""A decision, or what was given, as the JSON door has it."""

D = TypeVar("D")
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

_APPLIED: dict[str, list[str]] = {}


class Force(Enum):
    """How strongly the text speaks (the marks of the reading: O, I, S, P, TD, R)."""

    AUTOMATIC = "automatic"
    FORBIDDEN = "forbidden"
    SANCTION_IMPOSED = "sanction_imposed"
    SANCTION_POSSIBLE = "sanction_possible"
    DIRECTOR = "director"
    ADVICE = "advice"


@dataclass(frozen=True, slots=True)
class Reason:
    """A code with its parameters; the sentence is made where it is shown.

    >>> Reason("NEXT_BIG_BLIND", {"table": 1, "place": 8}).code
    'NEXT_BIG_BLIND'
    """

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One departure declared: its code, the article it departs from, the club's value.

    The value is a whole number in the departure's unit, one of its choices, or None where it
    is enough to declare it; of a rule freely written, its text.

    >>> HouseRule("TIME_WAIT", "3.5", 90).value
    90
    """

    code: str
    article: str
    value: int | str | None = None


@dataclass(frozen=True, slots=True)
class Ruling(Generic[T]):
    """A decision that the text settles, with the articles it rests on.

    ``readings`` names the interpretations relied on where the text is uncertain
    (``U20-A``, ``C5-increment``), so that the screen can say so; ``announce`` is what to
    say at the table, where something is to be said. ``chain``: the conditions passed, in
    order, before ``because`` settled it. ``departures``: the house rules obeyed. ``edition``:
    that of the text, where the citations alone do not tell it.
    """

    decision: T
    cites: tuple[str, ...]
    because: Reason
    force: Force = Force.AUTOMATIC
    readings: tuple[str, ...] = ()
    announce: Reason | None = None
    chain: tuple[Reason, ...] = ()
    departures: tuple[HouseRule, ...] = ()
    edition: str = ""


def decided(ruling: Ruling[Any], decision: D) -> Ruling[D]:
    """Return the ruling with another decision: same articles, same reason."""
    return replace(ruling, decision=decision)


@dataclass(frozen=True, slots=True)
class Option:
    """One way out that the director may choose, what weighs for it, and what is then said."""

    code: str
    weighs: tuple[Reason, ...] = ()
    announce: Reason | None = None


@dataclass(frozen=True, slots=True)
class DirectorDecides:
    """The text leaves it to the director, who chooses and gives a reason (1.1).

    ``settled`` holds what the text settles all the same, whichever option is chosen;
    ``departures``, the house rules obeyed.
    """

    question: Reason
    options: tuple[Option, ...]
    cites: tuple[str, ...]
    readings: tuple[str, ...] = ()
    settled: object | None = None
    chain: tuple[Reason, ...] = ()
    departures: tuple[HouseRule, ...] = ()


@dataclass(frozen=True, slots=True)
class Amount:
    """Chips to show large: the code of their label, how many, the label's other parameters."""

    code: str
    chips: int
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """The line stating a decision: its code, its parameters, its amounts, most important first.

    ``then``: what the same line goes on to say, after a semicolon.
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    amounts: tuple[Amount, ...] = ()
    then: tuple[Line, ...] = ()


class Refused(Exception):  # noqa: N818 - an outcome of the game, not a programming error
    """Impossible or forbidden: nothing has changed, and the code says why.

    >>> str(Refused("SEAT_TAKEN", table=4, seat=7))
    'SEAT_TAKEN table=4 seat=7'
    """

    def __init__(self, code: str, *, cites: tuple[str, ...] = (), **params: Param) -> None:
        self.code = code
        self.cites = cites
        self.params: dict[str, Param] = params
        super().__init__(" ".join([code, *(f"{name}={value}" for name, value in params.items())]))


def applies(*articles: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Declare the articles a function applies; its rulings cite only these."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        name = f"{function.__module__}.{function.__qualname__}"
        for article in articles:
            _APPLIED.setdefault(article, []).append(name)
        return function

    return register


def functions_applying(article: str) -> tuple[str, ...]:
    """Return the dotted names of the functions that declared this article."""
    return tuple(_APPLIED.get(article, ()))


def articles_applied() -> tuple[str, ...]:
    """Return every article that some imported function declared."""
    return tuple(_APPLIED)
