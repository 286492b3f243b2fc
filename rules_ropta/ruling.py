"""What the rulebook answers: a ruling, a choice left to the director, or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from rules_ropta.house_rules import HouseRule

Scalar = int | str | bool | None
Param = Scalar | tuple[Scalar, ...]

T = TypeVar("T")


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
class Ruling(Generic[T]):
    """What the text settles, with the articles it rests on.

    ``readings`` names the interpretations relied on where the text is uncertain
    (``U20-A``, ``C5-increment``), so that the screen can say so; ``announce`` is what to
    say at the table, where something is to be said. ``chain``: the conditions passed, in
    order, before ``because`` settled it. ``departures``: the house rules obeyed.
    """

    decision: T
    cites: tuple[str, ...]
    because: Reason
    force: Force = Force.AUTOMATIC
    readings: tuple[str, ...] = ()
    announce: Reason | None = None
    chain: tuple[Reason, ...] = ()
    departures: tuple[HouseRule, ...] = ()


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
