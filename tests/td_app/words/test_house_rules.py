"""House rules as they are read under a ruling and in the settings."""

from __future__ import annotations

import pytest

from rules_ropta.house_rules import HouseRules, house_rule, written_rule
from rules_ropta.outcome import plain_answer
from rules_ropta.registry import ask
from rules_ropta.ruling import HouseRule
from td_app.words.house_rules import by_the_text, house_rule_text
from td_app.words.language import Language
from td_app.words.ruling_text import RulingText, told_ruling


def told(rule: HouseRule, language: Language = "fr") -> RulingText:
    given = {"elapsed_s": 70}
    outcome = plain_answer(ask("time_call", given, HouseRules((rule,))))
    return told_ruling("time_call", given, outcome, language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Attente avant de demander le time\u00a0: 90\u00a0s"),
        ("en", "Wait before calling time: 90\u00a0s"),
    ],
)
def test_a_ruling_names_the_house_rule_it_obeyed_and_its_value(
    language: Language, words: str
) -> None:
    assert told(house_rule("TIME_WAIT", 90), language).departures == (("3.5", words),)


def test_a_rule_in_the_clubs_own_words_is_read_as_it_was_written() -> None:
    rule = written_rule("3.5", "Un seul time par main")
    assert told(rule).departures == (("3.5", "Un seul time par main"),)


def test_a_ruling_by_the_book_names_none() -> None:
    assert told(house_rule("TIME_WAIT", 60)).departures == ()


def test_no_warning_at_all_is_said_plainly() -> None:
    assert house_rule_text("DEVICE_WARNINGS", "fr", 0).endswith("main morte aussitôt")
    assert house_rule_text("DEVICE_WARNINGS", "fr", 2).endswith("2 avertissements, puis main morte")


def test_what_the_text_says_is_told_beside_it() -> None:
    assert by_the_text("HAND_FOR_HAND_MINUTES", "fr") == "2\u00a0min par main"
    assert by_the_text("UNDERCALL_COMPLETED", "en") == "the director decides"
