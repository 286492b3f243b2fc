"""A hand from before the deal to the award, and around it: where each situation arises.

A floor who cannot name the situation finds it by the moment of the hand. Within a moment the
most frequent comes first; every question of the rulebook stands at one moment, once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STAGES: Final = ("before_deal", "deal", "betting", "board", "showdown", "behaviour", "clock")
"""The moments, in the order of a hand; then what may happen at any time, and the clock."""

_MAP: Final[Mapping[str, tuple[str, ...]]] = {
    "before_deal": (
        "next_positions",
        "arrival",
        "big_blind_ante",
        "blind_posted_by_mistake",
        "button_error",
        "dead_button_dealer",
        "ante_due",
        "heads_up",
        "arrival_deal",
        "arrival_error",
        "player_to_move",
        "table_stop",
        "table_may_start",
        "players_counted_at_table",
        "classic_ante",
        "button_ante",
        "button_ante_for_others",
    ),
    "deal": (
        "misdeal",
        "exposed_card",
        "presence",
        "flashed_card",
        "misdeal_after_substantial_action",
        "dropped_card",
        "boxed_cards",
        "redeal_after_misdeal",
        "dealer_second_card",
        "foul_deck",
        "two_decks",
    ),
    "betting": (
        "silent_chips",
        "out_of_turn",
        "spoken_action",
        "announced_amount",
        "undercall",
        "reopen",
        "min_raise",
        "short_all_in_over_raise",
        "single_chip_announced",
        "announced_raise_chips",
        "silent_then_word",
        "skipped",
        "short_all_in",
        "underbet",
        "announce_raise",
        "two_step_raise",
        "unprotected_hand_mucked",
        "short_amount",
        "substantial_action",
        "forgotten_chips",
        "open_muck",
        "consecutive_undercalls",
    ),
    "board": (
        "flop_error",
        "early_turn_or_river",
        "board_error",
        "dropped_stub",
        "exposed_stub",
        "board_removed_early",
    ),
    "showdown": (
        "showdown",
        "pots",
        "all_in_showdown",
        "odd_chip",
        "request_to_see",
        "wrong_award",
        "award_order",
        "simultaneous_eliminations",
    ),
    "behaviour": (
        "talk_about_the_hand",
        "device_in_hand",
        "turns_cards",
        "shows_cards",
        "expose_on_turn",
        "cards_thrown_on_unprotected_hand",
        "penalty_rounds",
        "suspension",
        "declared_abandon",
    ),
    "clock": (
        "time_call",
        "time_expired",
        "level_change",
        "wrong_level_started",
        "late_entry",
        "hand_for_hand_all_in",
        "hand_for_hand_clock",
        "chip_race",
        "chip_race_count",
        "chips_found_after_race",
        "final_table_size",
    ),
}

_STAGE_OF: Final = {op: stage for stage, ops in _MAP.items() for op in ops}


def stage_of(op: str) -> str:
    """Return the moment at which this question arises.

    >>> stage_of("silent_chips")
    'betting'
    """
    return _STAGE_OF[op]


def ops_at(stage: str) -> tuple[str, ...]:
    """Return the questions that arise at this moment, the most frequent first.

    >>> ops_at("board")[0]
    'flop_error'
    """
    return _MAP[stage]
