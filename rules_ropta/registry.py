"""Every question the rulebook answers: the only list there is.

The JSON door, the floor screen, the coverage table and the tests read it; ``question.py`` tells
how to add one. The federation's stand apart from those of other formats and games (``texts.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import ModuleType

from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.question import REGISTERED, Answer, Question
from rules_ropta.situation import Malformed
from rules_ropta.texts import EDITIONS, FEDERATION, Text, text_of


def questions(text: Text = FEDERATION) -> Mapping[str, Question]:
    """Return every question of a text, in alphabetical order; the federation's text by default."""
    for _ in registering_modules(text):
        pass
    return {op: REGISTERED[op] for op in sorted(REGISTERED) if REGISTERED[op].text == text}


def questions_of_every_text() -> Mapping[str, Question]:
    """Return every question: the federation's, then those of the other texts."""
    return {op: asked for text in EDITIONS for op, asked in questions(text).items()}


def question(op: str) -> Question:
    """Return the question of this name; ``Malformed`` where there is none of that name.

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
    """Return the questions that declare this article, or clause of another text, by name."""
    of_the_text = questions(text_of(article)).values()
    declared = tuple(q for q in of_the_text if article in q.articles)
    return declared + tuple(q for q in questions().values() if article in q.elsewhere)


def registering_modules(text: Text = FEDERATION) -> Iterator[tuple[ModuleType, ...]]:
    """Import every module that registers a question of a text, a few at a time, and return them.

    By name, so that a packed program has them; a few at a time, because all take longer.
    """
    yield from _MODULES[text]()


def _of_the_federation() -> Iterator[tuple[ModuleType, ...]]:
    from rules_ropta import arrivals, balancing, blinds_and_antes, button, colour_up
    from rules_ropta.incidents import at_the_table

    yield arrivals, balancing, blinds_and_antes, button, colour_up, at_the_table
    from rules_ropta import (
        finishing_order,
        hand_for_hand,
        levels_and_time,
        newcomers,
        penalties,
        player_to_move,
        pots,
        who_deals,
    )

    yield finishing_order, hand_for_hand, levels_and_time, newcomers, penalties
    yield player_to_move, pots, who_deals
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
    from rules_ropta.incidents import misconduct, noticed_late, taken_back, turn_and_river

    yield misconduct, noticed_late, taken_back, turn_and_river


def _of_a_room() -> Iterator[tuple[ModuleType, ...]]:
    from rules_ropta.formats import bounties, breaks, cancellation, cash_games, deals, icm

    yield bounties, breaks, cancellation, cash_games, deals, icm
    from rules_ropta.formats import jackpot, payouts

    yield jackpot, payouts


def _of_the_help_pages() -> Iterator[tuple[ModuleType, ...]]:
    from rules_ropta.games import best_hand, cards_showdown, pot_limit, stud

    yield best_hand, cards_showdown, pot_limit, stud


def _of_ultimate() -> Iterator[tuple[ModuleType, ...]]:
    from rules_ropta.games import ultimate

    yield (ultimate,)


_MODULES: Mapping[Text, Callable[[], Iterator[tuple[ModuleType, ...]]]] = {
    FEDERATION: _of_the_federation,
    "room": _of_a_room,
    "help": _of_the_help_pages,
    "uth": _of_ultimate,
}


def _found(op: str) -> Question | None:
    for text in EDITIONS:
        for _ in registering_modules(text):
            if op in REGISTERED:
                return REGISTERED[op]
    return None
