"""Departures a director declares before play."""

from __future__ import annotations

import pytest

from rules_ropta.house_rules import (
    KNOWN_DEPARTURES,
    HouseRule,
    HouseRules,
    declared_house_rules,
    known_departure,
)
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import Refused


def test_every_known_departure_names_an_article_of_the_rulebook() -> None:
    for code, rule in KNOWN_DEPARTURES.items():
        assert rule.code == code
        assert load_rulebook().article(rule.article)


def test_a_departure_nothing_obeys_is_refused() -> None:
    with pytest.raises(Refused, match="HOUSE_RULE_UNKNOWN rule=REBUYS"):
        known_departure("REBUYS")


def test_declared_rules_show_beside_the_articles_they_depart_from() -> None:
    rules = declared_house_rules(["LATE_ENTRY_UNTIL", "FINAL_TABLE_SIZE", "LATE_ENTRY_UNTIL"])
    assert rules.articles == ("1.8", "2.6")
    assert rules.departing_from("2.6") == (HouseRule("FINAL_TABLE_SIZE", "2.6"),)


def test_a_tournament_by_the_book_departs_from_nothing() -> None:
    assert HouseRules().articles == ()
