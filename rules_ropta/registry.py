"""Every question the rulebook answers: the only list there is.

The JSON door, the floor screen, the coverage table and the tests read it; ``question.py`` tells
how to add one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType

from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.question import REGISTERED, Answer, Question
from rules_ropta.situation import Malformed


def questions() -> Mapping[str, Question]:
    """Return every question, by name, in alphabetical order."""
    for _ in registering_modules():
        pass
    return {op: REGISTERED[op] for op in sorted(REGISTERED)}


def question(op: str) -> Question:
    """Return the question of this name; ``Malformed`` where there is none.

    >>> question("late_entry").articles
    ('1.8',)
    """
    known = REGISTERED.get(op) or _found(op)
    if known is None:
        raise Malformed("UNKNOWN_OP", f"no question is called {op[:60]!r}", "op")
    return known


def ask(op: str, given: Mapping[str, object], house: HouseRules = BY_THE_BOOK) -> Answer:
    """Return what the rulebook, and the house, answer to a question put in plain values.

    >>> ask("late_entry", {"rule": None, "level": 2}).decision
    LateEntry(allowed=True)
    """
    return question(op).ask(given, house)


def questions_of(article: str) -> tuple[Question, ...]:
    """Return the questions that declare this article, by name."""
    return tuple(q for q in questions().values() if article in q.articles)


def registering_modules() -> Iterator[tuple[ModuleType, ...]]:
    """Import every module that registers a question, a few at a time, and return them.

    By name, so that a packed program has them; a few at a time, because all take longer.
    """
    from rules_ropta import arrivals, balancing, blinds_and_antes, button, colour_up
    from rules_ropta.incidents import at_the_table

    yield arrivals, balancing, blinds_and_antes, button, colour_up, at_the_table
    from rules_ropta import (
        finishing_order,
        hand_for_hand,
        levels_and_time,
        newcomers,
        penalties,
        pots,
        who_deals,
    )

    yield finishing_order, hand_for_hand, levels_and_time, newcomers, penalties, pots, who_deals
    from rules_ropta.incidents import (
        announced_raises,
        chips_and_words,
        insufficient_bets,
        raises,
        short_all_ins,
        string_bets,
        turn_to_act,
    )

    yield announced_raises, chips_and_words, insufficient_bets, raises
    yield short_all_ins, string_bets, turn_to_act
    from rules_ropta.incidents import board, conduct, dead_hands, dealt_cards

    yield board, conduct, dead_hands, dealt_cards
    from rules_ropta.incidents import deck_faults, misdeals, showdown, two_decks

    yield deck_faults, misdeals, showdown, two_decks
    from rules_ropta.incidents import disputed_actions, hands_at_the_end, out_of_place

    yield disputed_actions, hands_at_the_end, out_of_place


def _found(op: str) -> Question | None:
    for _ in registering_modules():
        if op in REGISTERED:
            return REGISTERED[op]
    return None
