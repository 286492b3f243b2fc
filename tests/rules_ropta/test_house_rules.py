"""Departures a director declares before play."""

from __future__ import annotations

import pytest

from rules_ropta.house_rules import (
    KNOWN_DEPARTURES,
    HouseRules,
    house_rule,
    known_departure,
    written_rule,
)
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import HouseRule, Refused


def test_every_known_departure_names_an_article_of_the_rulebook() -> None:
    for code, departure in KNOWN_DEPARTURES.items():
        assert departure.code == code
        assert load_rulebook().article(departure.article)


def test_the_texts_own_value_is_one_that_can_be_chosen() -> None:
    for departure in KNOWN_DEPARTURES.values():
        if departure.kind != "switch" and departure.text is not None:
            assert departure.fits(departure.text)


def test_a_departure_nothing_obeys_is_refused() -> None:
    with pytest.raises(Refused, match="HOUSE_RULE_UNKNOWN rule=REBUYS"):
        known_departure("REBUYS")


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("HAND_FOR_HAND_MINUTES", 6),
        ("HAND_FOR_HAND_MINUTES", None),
        ("TIME_WAIT", "90"),
        ("TIME_WAIT", True),
        ("STRING_BET", "the dealer’s mood"),
        ("CALLERS_NOT_BLOCKED", 1),
    ],
)
def test_a_value_that_cannot_be_declared_is_refused(code: str, value: int | str | None) -> None:
    with pytest.raises(Refused, match=f"HOUSE_RULE_VALUE rule={code}"):
        house_rule(code, value)


def test_declared_rules_show_beside_the_articles_they_depart_from() -> None:
    declared = (house_rule("LATE_ENTRY_UNTIL", 4), house_rule("FINAL_TABLE_SIZE", 8))
    rules = HouseRules(declared)
    assert rules.articles == ("1.8", "2.6")
    assert rules.departing_from("2.6") == (HouseRule("FINAL_TABLE_SIZE", "2.6", 8),)


def test_declaring_what_the_text_says_departs_from_nothing() -> None:
    rules = HouseRules((house_rule("TIME_WAIT", 60), house_rule("TIME_COUNTDOWN", 45)))
    assert rules.obeyed("TIME_WAIT", "TIME_COUNTDOWN") == (house_rule("TIME_COUNTDOWN", 45),)
    assert rules.number("TIME_WAIT") == 60


def test_a_rule_in_the_clubs_own_words_goes_with_its_article() -> None:
    rules = HouseRules((written_rule("1.3", "Téléphones rangés"),))
    assert rules.written_about(("4.1", "1.3")) == (
        HouseRule("WRITTEN", "1.3", "Téléphones rangés"),
    )
    assert rules.written_about(("4.1",)) == ()


def test_a_tournament_by_the_book_departs_from_nothing() -> None:
    assert HouseRules().articles == ()
