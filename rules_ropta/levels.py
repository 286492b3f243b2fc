"""At which level a hand is played (ROPTA 3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_ropta.citing import applies
from rules_ropta.ruling import Reason, Ruling

Which = Literal["old", "new"]


@dataclass(frozen=True, slots=True)
class LevelChange:
    """The level of the hand under way when the time ran out, and of the next one."""

    level_this_hand: Which
    level_next_hand: Which


@applies("3.1")
def level_of_hands(pot_awarded_before_timeout: bool, cards_dealt: bool) -> Ruling[LevelChange]:
    """Return at which level the hand under way and the next are played.

    A hand begins as soon as the pot before it is awarded: the new blinds wait for the hand
    after it, dealt or not. A pot awarded after the time is up ends a hand of the old level.

    >>> level_of_hands(pot_awarded_before_timeout=True, cards_dealt=False).decision
    LevelChange(level_this_hand='old', level_next_hand='new')
    """
    if not pot_awarded_before_timeout:
        code = "LEVEL_RAN_OUT_DURING_HAND"
    else:
        code = "LEVEL_RAN_OUT_AFTER_DEAL" if cards_dealt else "LEVEL_RAN_OUT_BEFORE_DEAL"
    return Ruling(LevelChange("old", "new"), cites=("3.1",), because=Reason(code))


@applies("3.1", "6.7")
def wrong_level_started(substantial_action: bool) -> Ruling[Which]:
    """Return the level at which a hand begun by mistake at the old blinds is played.

    A substantial action (6.7) keeps the old ones; before it, the blinds are put right.

    >>> wrong_level_started(substantial_action=True).decision
    'old'
    """
    if substantial_action:
        return Ruling("old", cites=("3.1", "6.7"), because=Reason("OLD_BLINDS_STAND"))
    return Ruling("new", cites=("3.1", "6.7"), because=Reason("BLINDS_PUT_RIGHT"))
