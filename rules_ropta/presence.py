"""Being at the table: absent, leaving with cards, using a device (ROPTA 1.9, 4.1, 11.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.citing import applies
from rules_ropta.house_rules import BY_THE_BOOK, DEVICE_WARNINGS, HouseRules
from rules_ropta.ruling import Force, Reason, Ruling

C1 = "C1-dealt"

HandState = Literal["live", "dead"]


@dataclass(frozen=True, slots=True)
class Presence:
    """What becomes of the hand; a field that does not apply is None.

    ``sanction`` is imposed, ``sanction_possible`` is the director's to give.
    """

    hand: HandState
    posts_taken: bool | None = None
    may_see_cards: bool | None = None
    sanction: bool | None = None
    sanction_possible: bool | None = None


@dataclass(frozen=True, slots=True)
class DeviceUse:
    """What using a device while in the hand leads to."""

    hand: HandState
    warning: bool
    sanction_possible: bool


@applies("1.9", "4.1")
def at_the_deal(at_seat: bool) -> Ruling[Presence]:
    """Return what becomes of a hand, its player at his seat or not as the first card leaves.

    Absent, his blinds and antes are taken, his cards go unseen, and he wins nothing, even
    all-in by his posts (C1).

    >>> at_the_deal(at_seat=False).decision.hand
    'dead'
    """
    if at_seat:
        return Ruling(
            Presence("live", posts_taken=True, may_see_cards=True),
            cites=("4.1",),
            because=Reason("AT_SEAT_FOR_FIRST_CARD"),
        )
    return Ruling(
        Presence("dead", posts_taken=True, may_see_cards=False),
        cites=("1.9", "4.1"),
        because=Reason("ABSENT_FOR_FIRST_CARD"),
        readings=(C1,),
        announce=Reason("SAY_HAND_DEAD"),
    )


@applies("4.1", "11.1")
def leaving_with_cards(all_in: bool, busted: bool) -> Ruling[Presence]:
    """Return what becomes of the hand of a player who walks away holding cards.

    All-in, it stays live, and he is sanctioned if he is still in the tournament.

    >>> leaving_with_cards(all_in=True, busted=False).decision.sanction
    True
    """
    if not all_in:
        return Ruling(
            Presence("dead", sanction_possible=True),
            cites=("4.1", "11.1"),
            because=Reason("LEFT_WITH_CARDS"),
            announce=Reason("SAY_HAND_DEAD"),
        )
    code = "LEFT_ALL_IN_BUSTED" if busted else "LEFT_ALL_IN"
    return Ruling(
        Presence("live", sanction=not busted),
        cites=("4.1",),
        because=Reason(code),
        force=Force.AUTOMATIC if busted else Force.SANCTION_IMPOSED,
        readings=(C1,),
    )


@applies("4.1", "11.1")
def device_in_hand(
    offence: int, all_in: bool, house: HouseRules = BY_THE_BOOK
) -> Ruling[DeviceUse]:
    """Return what the nth use of a device by a player in the hand leads to.

    A warning the first time, or as many times as the house says; then the hand is dead,
    all-in or not.

    >>> device_in_hand(2, all_in=True).decision.hand
    'dead'
    """
    departures = house.obeyed(DEVICE_WARNINGS)
    warnings = house.number(DEVICE_WARNINGS)
    own = Reason("HOUSE_DEVICE_WARNINGS", {"offence": offence, "warnings": warnings})
    if offence <= warnings:
        return Ruling(
            DeviceUse("live", warning=True, sanction_possible=True),
            cites=("4.1", "11.1"),
            because=own if departures else Reason("DEVICE_FIRST_TIME"),
            announce=Reason("SAY_DEVICE_WARNING"),
            departures=departures,
        )
    code = "DEVICE_AGAIN_ALL_IN" if all_in else "DEVICE_AGAIN"
    return Ruling(
        DeviceUse("dead", warning=False, sanction_possible=True),
        cites=("4.1", "11.1"),
        because=own if departures else Reason(code, {"offence": offence}),
        announce=Reason("SAY_HAND_DEAD"),
        departures=departures,
    )
