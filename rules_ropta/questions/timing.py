"""Levels and time: which blinds, and how long a player may think (ROPTA 3.1, 3.5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta import calling_time, levels
from rules_ropta.asked import Seconds
from rules_ropta.calling_time import Acted, TimeCall, TimeExpired
from rules_ropta.house_rules import TIME_COUNTDOWN, TIME_WAIT, HouseRules
from rules_ropta.levels import LevelChange, Which
from rules_ropta.questions.decided import decided
from rules_ropta.registry import procedure
from rules_ropta.ruling import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRanOut:
    """The level runs out around the end of a hand."""

    pot_awarded_before_timeout: bool
    cards_dealt: bool


@procedure("level_change", "3.1")
def level_change(case: LevelRanOut) -> Ruling[LevelChange]:
    """Return the level of the hand under way and of the next."""
    return levels.level_of_hands(case.pot_awarded_before_timeout, case.cards_dealt)


@dataclass(frozen=True, slots=True, kw_only=True)
class OldBlindsPosted:
    """A hand of the new level was begun at the old blinds."""

    substantial_action: bool


@dataclass(frozen=True, slots=True)
class LevelPlayed:
    """The level at which the hand goes on."""

    continue_at: Which


@procedure("wrong_level_started", "3.1", "6.7")
def wrong_level_started(case: OldBlindsPosted) -> Ruling[LevelPlayed]:
    """Return the level at which the hand goes on."""
    ruling = levels.wrong_level_started(case.substantial_action)
    return decided(ruling, LevelPlayed(ruling.decision))


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """A player has been thinking for so many seconds."""

    elapsed_s: Seconds


@procedure("time_call", "3.5", departs=(TIME_WAIT, TIME_COUNTDOWN))
def time_call(case: Thinking, house: HouseRules) -> Ruling[TimeCall]:
    """Return whether time may be called, and the countdown."""
    return calling_time.time_call(case.elapsed_s, house)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountdownOver:
    """The countdown is over; null where the player did nothing."""

    acted: Acted | None


@procedure("time_expired", "3.5")
def time_expired(case: CountdownOver) -> Ruling[TimeExpired]:
    """Return what the end of the countdown does."""
    return calling_time.time_expired(case.acted)
