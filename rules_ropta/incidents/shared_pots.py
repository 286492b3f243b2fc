"""Several pots that nobody can win by the cards any more: each is shared (ROPTA 7.4, 7.7, 10.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from rules_ropta.field_types import Advanced, Who, Whole
from rules_ropta.incidents.input_checks import agree, one_at_least
from rules_ropta.incidents.wagers import Chip
from rules_ropta.ruling import Amount, Line
from rules_ropta.situation import each_once

C44 = "C44-each-pot"

SmallestChip = Annotated[int, Whole("chips", at_least=1), Advanced()]
"""The smallest chip in play, under which no pot is divided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PotLeft:
    """A pot, and those still in the hand who may win it: they have put in the same."""

    amount: Chip
    eligible: tuple[Who, ...]

    def __post_init__(self) -> None:
        one_at_least("eligible", self.eligible)
        each_once("eligible", self.eligible)


@dataclass(frozen=True, slots=True)
class PotParted:
    """A shared pot: its amount, the share of each player, and the odd chips left over."""

    amount: int
    split_between: tuple[Who, ...]
    each: int
    odd: int = 0


def sound_pots(pots: Sequence[PotLeft]) -> None:
    """Raise ``Malformed`` where a side pot has somebody who has no part in the main one.

    >>> sound_pots((PotLeft(amount=900, eligible=("A", "B", "C")),))
    """
    for pot in pots[1:]:
        inside = set(pot.eligible) <= set(pots[0].eligible)
        agree("pots", inside, "whoever plays for a side pot plays for the main one")


def parted(pots: Sequence[PotLeft], smallest_chip: int) -> tuple[PotParted, ...]:
    """Return each pot shared between those who may win it, the main one first.

    >>> parted((PotLeft(amount=1000, eligible=("A", "B", "C")),), smallest_chip=25)[0]
    PotParted(amount=1000, split_between=('A', 'B', 'C'), each=325, odd=25)
    """
    shared = []
    for pot in pots:
        ways = len(pot.eligible)
        each = pot.amount // ways // smallest_chip * smallest_chip if ways > 1 else pot.amount
        shared.append(PotParted(pot.amount, pot.eligible, each, pot.amount - each * ways))
    return tuple(shared)


def pots_line(shared: Sequence[Mapping[str, Any]], then: tuple[Line, ...] = ()) -> Line:
    """Return the line that states the pots shared, with the share of each player."""
    return Line("EACH_POT_SHARED", {}, tuple(_amounts(shared)), then)


def _amounts(shared: Sequence[Mapping[str, Any]]) -> Iterator[Amount]:
    for rank, pot in enumerate(shared):
        players = tuple(pot["split_between"])
        seats = all(isinstance(one, int) for one in players)
        code = "SIDE_POT_TO_EACH" if rank else "MAIN_POT_TO_EACH"
        yield Amount(f"{code}_SEATS" if seats else code, pot["each"], {"players": players})
        if pot.get("odd"):
            yield Amount("ODD_CHIPS_BY_THE_BUTTON", pot["odd"])
