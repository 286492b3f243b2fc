"""Answers that contradict one another are refused, and the one at fault is named."""

from __future__ import annotations

from typing import Any

import pytest

from rules_ropta.registry import ask
from rules_ropta.situation import Malformed

BET = {"bet_level": 300, "min_increment": 300}
NO_BET = {"bet_level": 0, "min_increment": 100, "street": "preflop"}

CANNOT_BE: list[tuple[str, dict[str, Any], str]] = [
    ("string_bet", {**BET, "said": "raise", "announced": 800, "first_part": [300]}, "announced"),
    ("string_bet", {**BET, "announced": 800, "first_part": [300]}, "announced"),
    ("string_bet", {**NO_BET, "first_part": [500]}, "bet_level"),
    (
        "single_chip_announced",
        {**NO_BET, "chip": 500, "announced_before_touch": False},
        "bet_level",
    ),
    ("silent_chips", {**NO_BET, "chips": [500]}, "bet_level"),
    ("silent_then_word", {**NO_BET, "chips": [500]}, "bet_level"),
    ("string_bet", {**BET, "bb": 400, "first_part": [300]}, "min_increment"),
    ("shows_cards", {"to": "live_player", "only_one_left": True}, "only_one_left"),
    ("ante_due", {"format": "button", "button_dead": True, "heads_up": True}, "button_dead"),
    ("suspension", {"hands": 0}, "hands"),
    ("big_blind_ante", {"blinds": {"bb": 0, "ante": 100}, "bb_stack": 800}, "blinds.bb"),
    (
        "pots",
        {
            "contributions": {"SB": 500, "BB": 1000},
            "folded": [],
            "dead_ante": 0,
            "blinds": [1000, 500],
        },
        "blinds",
    ),
]


@pytest.mark.parametrize(("op", "given", "field"), CANNOT_BE)
def test_it_is_refused_where_it_is_answered(op: str, given: dict[str, Any], field: str) -> None:
    with pytest.raises(Malformed) as refused:
        ask(op, given)
    assert refused.value.field == field
