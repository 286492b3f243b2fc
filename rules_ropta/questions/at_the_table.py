"""Being there for the deal, devices, and a blind posted by mistake (ROPTA 4.1, 4.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta import misposted_blind, presence
from rules_ropta.asked import Seldom, Whole, asked_when
from rules_ropta.house_rules import DEVICE_WARNINGS, HouseRules
from rules_ropta.misposted_blind import MispostedBlind
from rules_ropta.presence import DeviceUse, Presence
from rules_ropta.registry import incident
from rules_ropta.ruling import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class Away:
    """A player away from his seat: as the first card leaves the deck, or holding cards."""

    leaves_with_cards: bool = False
    event: Annotated[
        Literal["first_card"] | None, Seldom(), asked_when(leaves_with_cards=False)
    ] = None
    at_seat: Annotated[bool, asked_when(leaves_with_cards=False, required=True)] = True
    all_in: Annotated[bool, asked_when(leaves_with_cards=True, required=True)] = False
    busted: Annotated[bool, asked_when(leaves_with_cards=True, all_in=True)] = False


@incident("presence", "1.9", "4.1", "11.1")
def away(case: Away) -> Ruling[Presence]:
    """Return what becomes of the hand of a player away from his seat."""
    if case.leaves_with_cards:
        return presence.leaving_with_cards(case.all_in, case.busted)
    return presence.at_the_deal(case.at_seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceUsed:
    """A player in the hand uses a device: for the nth time, all-in or not."""

    offence: Annotated[int, Whole("times", at_least=1, at_most=1000)]
    all_in: bool


@incident("device_in_hand", "4.1", "11.1", departs=(DEVICE_WARNINGS,))
def device_in_hand(case: DeviceUsed, house: HouseRules) -> Ruling[DeviceUse]:
    """Return what using a device while in the hand leads to."""
    return presence.device_in_hand(case.offence, case.all_in, house)


@dataclass(frozen=True, slots=True, kw_only=True)
class PostedByMistake:
    """The player under the gun has posted a blind he did not owe."""

    after_cards: bool
    substantial_after: Annotated[bool, asked_when(after_cards=False, required=True)] = False


@incident("blind_posted_by_mistake", "4.5", "6.7")
def blind_posted_by_mistake(case: PostedByMistake) -> Ruling[MispostedBlind]:
    """Return what becomes of a blind posted by mistake."""
    return misposted_blind.misposted_blind(case.after_cards, case.substantial_after)
