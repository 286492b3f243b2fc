"""The words of a question stand in the file of its family, each once."""

from __future__ import annotations

from collections import Counter

import pytest
from every_case import every_case

from rules_ropta.question import Question
from rules_ropta.registry import questions_of_every_text
from td_app.words import rulings

FILES = {family.__name__.rpartition(".")[2]: family for family in rulings.FAMILIES}
TABLES = ("TITLES", "KEYWORDS", "FIELDS", "CHOICES", "LINES", "REASONS", "OPTIONS")

TOGETHER = {
    "newcomers": "arrivals",
    "player_to_move": "balancing",
    "who_deals": "button",
    "hand_for_hand": "levels_and_time",
    "short_all_ins": "raises",
    "two_decks": "deck_faults",
    "icm": "deals",
    "cancellation": "deals",
    "bounties": "payouts",
    "jackpot": "payouts",
}
"""Families whose words stand with those of another."""


@every_case("asked", questions_of_every_text().values(), ids=lambda asked: asked.op)
def test_a_question_has_its_title_and_keywords_in_the_file_of_its_family(
    asked: Question,
) -> None:
    family = asked.function.__module__.rpartition(".")[2]
    file = FILES[TOGETHER.get(family, family)]
    assert asked.op in file.TITLES
    assert asked.op in file.KEYWORDS


def test_a_file_is_that_of_a_family_or_of_all() -> None:
    families = {
        asked.function.__module__.rpartition(".")[2] for asked in questions_of_every_text().values()
    }
    assert set(FILES) - families == {"shared"}


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_worded_twice(table: str) -> None:
    written = Counter(code for file in rulings.FAMILIES for code in getattr(file, table, ()))
    assert [code for code, times in written.items() if times > 1] == []
