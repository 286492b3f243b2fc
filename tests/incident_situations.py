"""Every situation that a deal, a board, a showdown or a player's conduct can bring to a floor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from rules_ropta.house_rules import HouseRules, house_rule
from rules_ropta.outcome import plain_answer
from rules_ropta.registry import question, questions
from rules_ropta.situation import Malformed

Given = dict[str, Any]

YES_NO = (True, False)
SEATS = [2, 5, 7]
NAMES = ["A", "B"]
POTS = [{"amount": 12000, "eligible": SEATS}, {"amount": 4150, "eligible": [5, 7]}]
POT_OF_TWO = [{"amount": 1001, "eligible": NAMES}]

#: What the fields may be that say neither yes or no, nor one of a few words: those are derived.
VALUES: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "all_in_showdown": {"live": [SEATS, NAMES], "all_in": [[], [5], ["A"], ["A", "B"]]},
    "blind_forgotten": {"sb": (None, 200), "bb": (None, 400), "ante": (None, 50)},
    "blind_posted_by_mistake": {
        "bb": (0, 100),
        "chips": ([], [50], [100], [25, 25], [100, 50]),
    },
    "all_in_said": {"actions_between": ([], ["call"], ["raise"], ["short_all_in"])},
    "board_removed_early": {"live": [SEATS, NAMES], "pots": ([], POTS, POT_OF_TWO)},
    "boxed_cards": {"count": (1, 2, 5)},
    "device_in_hand": {"offence": (1, 2, 3)},
    "dropped_card": {"dead_cards_before": (0, 1)},
    "exposed_card": {
        "player": (4, "P"),
        "index": (1, 2, 3, 12),
        "dead_cards_before": (0, 1),
    },
    "exposed_stub": {"count": (1, 2, 5)},
    "flashed_card": {"present": (2, 8, 9), "seen_by": (0, 1, 4, 5, 8, 9)},
    "flop_error": {
        "out": ([], ["As", "Kd", "Tc"], ["As", "Kd", "Tc", "7h"], ["a", "b", "c"]),
    },
    "foul_deck": {
        "folds_before": (0, 3),
        "live": [SEATS, NAMES],
        "pots": ([], POTS, POT_OF_TWO),
    },
    "misdeal": {
        "deliberate_by": (None, 4),
        "exposed_index": ([], [1], [3], [3, 4]),
        "wrong_count": (None, 0, 1, 3),
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
    "showdown": {
        "button": (1, 8),
        "live": ([2, 5], [2, 5, 7], list(range(1, 11))),
        "last_river_aggressor": (None, 5),
    },
    "substantial_action": {
        "actions": ([], ["call"], ["fold", "call"], ["fold", "fold"], ["check"] * 3)
    },
    "talk_about_the_hand": {"players_in_hand": (2, 5)},
    "unprotected_hand_mucked": {
        "amount": (0, 1200, 25000),
        "called_up_to": (None, 700),
        "previous_bet": (0, 400),
        "prior_streets": (None, 0, 2000),
    },
}


def _possible(op: str) -> dict[str, Sequence[Any]] | None:
    """What each field of a question may be, one not known keeping its default; else None."""
    known: dict[str, Sequence[Any]] = {}
    for field in question(op).fields:
        shape, said = field.shape, VALUES.get(op, {}).get(field.name)
        if said is not None:
            known[field.name] = said
        elif shape.kind in ("bool", "choice"):
            few = YES_NO if shape.kind == "bool" else shape.allowed
            known[field.name] = (*few, None) if shape.nullable else few
        elif field.required:
            return None
    return known


#: For each incident that few answers tell, what each of its fields may be; the others are told
#: in chips, and have their own tests.
POSSIBLE: Mapping[str, Mapping[str, Sequence[Any]]] = {
    op: fields
    for op, asked in questions().items()
    if asked.kind == "incident" and (fields := _possible(op)) is not None
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
