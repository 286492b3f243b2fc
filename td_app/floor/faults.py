"""The fault that an incident may reveal: which sanction is offered after its ruling (11.1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules_ropta.penalties import Fault

_FAULTS: Mapping[str, Fault] = MappingProxyType(
    {
        "presence": "away_with_cards",
        "device_in_hand": "device_in_hand",
        "misdeal": "deliberate_misdeal",
        "out_of_turn": "out_of_turn",
        "open_muck": "open_muck",
        "shows_cards": "showed_cards",
        "turns_cards": "showed_cards",
        "expose_on_turn": "showed_cards",
        "talk_about_the_hand": "table_talk",
        "unprotected_hand_mucked": "mucked_at_showdown",
        "time_call": "slow_play",
        "time_expired": "slow_play",
    }
)


def fault_of(op: str, given: Mapping[str, Any]) -> Fault | None:
    """Return the fault that this incident is about, as the ladder names it; None without one.

    >>> fault_of("out_of_turn", {"announced": "call"})
    'out_of_turn'
    >>> fault_of("talk_about_the_hand", {"kind": "conditional"})
    'conditional_action'
    """
    if op == "misdeal" and given.get("deliberate_by") is None:
        return None
    if op == "talk_about_the_hand" and given.get("kind") == "conditional":
        return "conditional_action"
    return _FAULTS.get(op)
