"""Cards thrown away though nothing was to be matched (ROPTA 9.22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.house_rules import BY_THE_BOOK, OPEN_MUCK_BIG_BLIND, HouseRules
from rules_ropta.registry import incident
from rules_ropta.ruling import Force, Reason, Ruling

U21 = "U21-A"
C8 = "C8-special"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMuck:
    """A player threw his cards though he could check; ``posted_bb``: he had posted it."""

    posted_bb: bool


@dataclass(frozen=True, slots=True)
class OpenMuckFound:
    """What becomes of the hand and of the blind, and whether the player is punished."""

    hand: Literal["dead"]
    penalty: bool
    blind_lost: bool


@incident("open_muck", "9.22", departs=(OPEN_MUCK_BIG_BLIND,))
def open_muck(case: OpenMuck, house: HouseRules = BY_THE_BOOK) -> Ruling[OpenMuckFound]:
    """Return what throwing one's cards costs where nothing was to be matched.

    The hand is dead and the player punished; the big blind only loses what was posted (U21),
    unless the house punishes it too.

    >>> open_muck(OpenMuck(posted_bb=True)).decision.penalty
    False
    """
    departures = house.obeyed(OPEN_MUCK_BIG_BLIND) if case.posted_bb else ()
    if departures:
        return Ruling(
            OpenMuckFound("dead", penalty=True, blind_lost=True),
            cites=("9.22",),
            because=Reason("HOUSE_RULE_SETTLES", {"article": "9.22"}),
            force=Force.SANCTION_IMPOSED,
            readings=(C8,),
            announce=Reason("SAY_HAND_DEAD_PENALTY"),
            departures=departures,
        )
    if case.posted_bb:
        return Ruling(
            OpenMuckFound("dead", penalty=False, blind_lost=True),
            cites=("9.22",),
            because=Reason("BIG_BLIND_THREW_ITS_CARDS"),
            readings=(U21, C8),
            announce=Reason("SAY_HAND_DEAD_BLIND_STAYS"),
        )
    return Ruling(
        OpenMuckFound("dead", penalty=True, blind_lost=False),
        cites=("9.22",),
        because=Reason("THREW_CARDS_COULD_CHECK"),
        force=Force.SANCTION_IMPOSED,
        readings=(U21, C8),
        announce=Reason("SAY_HAND_DEAD_PENALTY"),
    )
