"""The words of the rulebook's questions: one file a family, under the name of its rules.

Each holds, as far as its family needs them, tables of pairs, French then English:

- ``TITLES``: the question's name → what it is called, a few words;
- ``KEYWORDS``: the question's name → what a floor would type, parted by commas;
- ``FIELDS``: ``"op.field"``, else the field's code alone → the question put to the floor;
- ``CHOICES``: ``"op.field=value"``, else ``"field=value"`` → one answer, as a button says it
  (``true``, ``false`` and ``null`` for those values, ``0`` for no chips);
- ``LINES``: the code of a line or of an amount → what was decided, or the label of the chips;
- ``REASONS``: why (``Reason``), what weighs (``WEIGHS_…``) and what to say aloud (``SAY_…``);
- ``OPTIONS``: the code of a way out → the label of a choice.

What several families say in the same words stands in ``shared.py``.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from td_app.words import of_before
from td_app.words.rulings import (
    announced_raises,
    arrivals,
    at_the_table,
    balancing,
    best_hand,
    blinds_and_antes,
    board,
    breaks,
    button,
    cards_showdown,
    cash_games,
    chips_and_words,
    colour_up,
    conduct,
    dead_hands,
    deals,
    dealt_cards,
    deck_faults,
    disputed_actions,
    finishing_order,
    hands_at_the_end,
    insufficient_bets,
    levels_and_time,
    misconduct,
    misdeals,
    noticed_late,
    out_of_place,
    payouts,
    penalties,
    pot_limit,
    pots,
    raises,
    shared,
    showdown,
    string_bets,
    stud,
    taken_back,
    turn_and_river,
    turn_to_act,
    ultimate,
)
from td_app.words.speaking import Table

FAMILIES: Final[tuple[ModuleType, ...]] = (
    announced_raises,
    arrivals,
    at_the_table,
    balancing,
    best_hand,
    blinds_and_antes,
    board,
    breaks,
    button,
    cards_showdown,
    cash_games,
    chips_and_words,
    colour_up,
    conduct,
    dead_hands,
    deals,
    dealt_cards,
    deck_faults,
    disputed_actions,
    finishing_order,
    hands_at_the_end,
    insufficient_bets,
    levels_and_time,
    misconduct,
    misdeals,
    noticed_late,
    out_of_place,
    payouts,
    penalties,
    pot_limit,
    pots,
    raises,
    shared,
    showdown,
    string_bets,
    stud,
    taken_back,
    turn_and_river,
    turn_to_act,
    ultimate,
)


def _every(name: str) -> Table:
    return {code: pair for family in FAMILIES for code, pair in getattr(family, name, {}).items()}


TITLES: Final = _every("TITLES")
KEYWORDS: Final = _every("KEYWORDS")
FIELDS: Final = _every("FIELDS")
CHOICES: Final = _every("CHOICES")
LINES: Final = {**of_before.LINES, **_every("LINES")}
REASONS: Final = _every("REASONS")
OPTIONS: Final = _every("OPTIONS")
