"""Every situation that a deal, a board, a showdown or a player's conduct can bring to a floor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.outcome import plain_answer
from rules_ropta.registry import question
from rules_ropta.situation import Malformed

Given = dict[str, Any]

YES_NO = (True, False)
SEATS = [2, 5, 7]
NAMES = ["A", "B"]
ACTIONS = ("none", "check", "call", "bet", "raise")
STREETS = ("preflop", "flop", "turn", "river")

#: For each question, what each of its fields may be; a field left out keeps its default.
POSSIBLE: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "all_in_showdown": {
        "live": [SEATS, NAMES],
        "all_in": [[], [5], ["A"], ["A", "B"]],
        "betting_closed": (True, False, None),
        "other_tables_playing": YES_NO,
    },
    "blind_posted_by_mistake": {
        "after_cards": YES_NO,
        "substantial_after": YES_NO,
        "bb": (0, 100),
        "chips": ([], [50], [100], [25, 25], [100, 50]),
    },
    "board_error": {"street": STREETS[1:], "substantial_action": YES_NO},
    "board_removed_early": {
        "discernible": YES_NO,
        "live": [SEATS, NAMES],
        "stub_shown_or_dropped": YES_NO,
    },
    "boxed_cards": {
        "count": (1, 2, 5),
        "phase": ("initial_deal", "after_initial"),
        "bets_possible": YES_NO,
    },
    "cards_thrown_on_unprotected_hand": {"identifiable": YES_NO},
    "dealer_second_card": {"acted": YES_NO},
    "device_in_hand": {"offence": (1, 2, 3), "all_in": YES_NO},
    "dropped_card": {
        "by": ("dealer", "player"),
        "deal_over": YES_NO,
        "among_first_two": YES_NO,
        "dead_cards_before": (0, 1),
        "face_down": YES_NO,
        "seen": YES_NO,
        "mixed_with_live": YES_NO,
    },
    "dropped_stub": {
        "order_restorable": YES_NO,
        "mixed_with_muck": YES_NO,
        "mixed_with_burns": YES_NO,
    },
    "early_turn_or_river": {"street": STREETS[2:], "substantial_action": YES_NO},
    "expose_on_turn": {"facing_bet": YES_NO},
    "exposed_card": {
        "player": (4, "P"),
        "index": (1, 2, 3, 12),
        "dead_cards_before": (0, 1),
        "mixed_with_live": YES_NO,
    },
    "exposed_stub": {"count": (1, 2, 5), "bets_possible": YES_NO},
    "flashed_card": {"present": (2, 8, 9), "seen_by": (0, 1, 4, 5, 8, 9)},
    "flop_error": {
        "kind": ("no_burn", "two_burns", "four_cards", "premature"),
        "substantial_action": YES_NO,
        "identifiable": YES_NO,
        "burn_identifiable": YES_NO,
        "out": ([], ["As", "Kd", "Tc"], ["As", "Kd", "Tc", "7h"], ["a", "b", "c"]),
    },
    "foul_deck": {
        "street": STREETS,
        "finished": YES_NO,
        "folds_before": (0, 3),
        "influenced_folds": (True, False, None),
        "equal_stakes": YES_NO,
        "live": [SEATS, NAMES],
    },
    "misdeal": {
        "deliberate_by": (None, 4),
        "exposed_index": ([], [1], [3], [3, 4]),
        "wrong_seat": YES_NO,
        "forgotten": YES_NO,
        "wrong_count": (None, 0, 1, 3),
        "of_dealer": YES_NO,
        "dealer_acted": YES_NO,
        "notified_before_as": YES_NO,
        "button_two_in_a_row": YES_NO,
        "repeated": YES_NO,
    },
    "misdeal_after_substantial_action": {
        "cards": (
            {"1": 2, "4": 2, "9": 3, "10": 1},
            {"A": 2, "B": 2, "C": 3},
            {"1": 2, "4": 3},
            {"A": 2, "B": 1},
            {"1": 2, "4": 2},
            {"1": 3, "4": 1},
        ),
        "dealer_to_act": (None, "B", "4"),
    },
    "muck_facing_all_in": {"recoverable": YES_NO},
    "open_muck": {
        "opponent_all_in": YES_NO,
        "posted_bb": YES_NO,
        "recoverable": YES_NO,
    },
    "presence": {
        "leaves_with_cards": YES_NO,
        "at_seat": YES_NO,
        "all_in": YES_NO,
        "busted": YES_NO,
    },
    "redeal_after_misdeal": {"absent_then_present": YES_NO, "present_now": YES_NO},
    "request_to_see": {
        "asker_called_river": YES_NO,
        "target_is_last_aggressor": YES_NO,
        "pot_awarded": YES_NO,
        "all_in": YES_NO,
        "thrown": YES_NO,
        "cards_found": YES_NO,
    },
    "showdown": {
        "button": (1, 8),
        "live": ([2, 5], [2, 5, 7], list(range(1, 11))),
        "last_river_aggressor": (None, 5),
    },
    "shows_cards": {
        "to": ("live_player", "folded_player", "spectator", "captain"),
        "folding_heads_up": YES_NO,
        "only_one_left": YES_NO,
    },
    "substantial_action": {
        "actions": ([], ["call"], ["fold", "call"], ["fold", "fold"], ["check"] * 3)
    },
    "talk_about_the_hand": {
        "speaker_in_hand": YES_NO,
        "kind": (
            "comment",
            "official_announcement",
            "points_out_error",
            "speculation",
            "reveals_a_hand",
            "advice",
            "conditional",
        ),
        "players_in_hand": (2, 5),
        "speaker_deals": YES_NO,
    },
    "turns_cards": {"action_over": YES_NO},
    "two_decks": {
        "all_in_preflop": YES_NO,
        "hand_over": (True, False, None),
        "found_at": (*STREETS, "after", None),
        "chips_in_winner_stack": YES_NO,
        "board_from_wrong_deck": YES_NO,
        "stacks_known": YES_NO,
        "next_hand_started": YES_NO,
    },
    "unprotected_hand_mucked": {
        "thrown_by": ("taken", "himself"),
        "last_action": ACTIONS,
        "called": YES_NO,
        "amount": (0, 1200, 25000),
        "previous_bet": (0, 400),
        "called_up_to": (None, 700),
        "prior_streets": (None, 0, 2000),
        "opponent_all_in": YES_NO,
        "opponent_at_fault": YES_NO,
        "identifiable": YES_NO,
    },
    "wrong_award": {"immediate": YES_NO, "cards_collected": YES_NO, "all_agree": YES_NO},
}

BY_THE_BOOK = HouseRules()

#: What a club may have declared instead, where these questions obey it.
HOUSES = (
    BY_THE_BOOK,
    HouseRules(
        (
            house_rule("DEVICE_WARNINGS", 0),
            house_rule("FLASHED_TO_EVERYBODY"),
            house_rule("EXPOSED_FOLD_OR_CALL"),
            house_rule("TALK_ABOUT_THE_HAND", "never"),
        )
    ),
    HouseRules((house_rule("DEVICE_WARNINGS", 2), house_rule("TALK_ABOUT_THE_HAND", "in_hand"))),
)


@dataclass(frozen=True)
class Answered:
    """A situation in plain values, and what the rulebook answers to it."""

    given: Given
    outcome: Mapping[str, Any]

    @property
    def decision(self) -> Mapping[str, Any]:
        decision: Mapping[str, Any] = self.outcome["decision"]
        return decision


def situations(op: str) -> Iterator[Given]:
    """Every combination of what the fields may be, those that cannot be included."""
    fields = POSSIBLE[op]
    for values in product(*fields.values()):
        yield dict(zip(fields, values, strict=True))


def answers(op: str) -> Iterator[Answered]:
    """What the rulebook answers to every situation that can be, in every house."""
    asked = question(op)
    for house in HOUSES if asked.departures else HOUSES[:1]:
        for given in situations(op):
            try:
                yield Answered(given, plain_answer(asked.ask(given, house)))
            except Malformed:
                continue
