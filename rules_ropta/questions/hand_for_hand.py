"""Hand-for-hand: the clock, and called all-ins (ROPTA 2.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import hand_for_hand
from rules_ropta.asked import Hands
from rules_ropta.house_rules import HAND_FOR_HAND_MINUTES, HouseRules
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import Force, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsPlayed:
    """So many hands have been played hand-for-hand, the clock stopped."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class ClockAdvance:
    """The minutes by which the clock goes on, and whether the text imposes them."""

    clock_advance_min: int
    mandatory: bool


@procedure("hand_for_hand_clock", "2.7", departs=(HAND_FOR_HAND_MINUTES,))
def hand_for_hand_clock(case: HandsPlayed, house: HouseRules) -> Ruling[ClockAdvance]:
    """Return the minutes that go by on the clock."""
    ruling = hand_for_hand.clock_advance(case.hands, house)
    return decided(ruling, ClockAdvance(ruling.decision, ruling.force is not Force.ADVICE))


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledAllIn:
    """An all-in is called at one table."""

    other_tables_playing: bool


@dataclass(frozen=True, slots=True)
class Reveal:
    """Whether the cards are turned up now."""

    reveal_now: bool


@procedure("hand_for_hand_all_in", "2.7")
def hand_for_hand_all_in(case: CalledAllIn) -> Ruling[Reveal]:
    """Return whether a called all-in is turned up now."""
    ruling = hand_for_hand.may_turn_up_cards(case.other_tables_playing)
    return decided(ruling, Reveal(ruling.decision))
