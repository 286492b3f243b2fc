"""House rules: departures from the rulebook that a director declares before play (foreword)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules_ropta.ruling import Refused


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One departure: what it is called, and the article it departs from.

    >>> HouseRule("FINAL_TABLE_SIZE", "2.6").article
    '2.6'
    """

    code: str
    article: str


def _registry(*rules: HouseRule) -> Mapping[str, HouseRule]:
    return MappingProxyType({rule.code: rule for rule in rules})


KNOWN_DEPARTURES = _registry(
    # Only what a parameter of this package can really change.
    HouseRule("LATE_ENTRY_UNTIL", "1.8"),
    HouseRule("GROUPS_KEPT_APART", "2.1"),
    HouseRule("BREAKING_ORDER_CHANGED", "2.4"),
    HouseRule("FINAL_TABLE_SIZE", "2.6"),
)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The departures declared for one tournament, in the order they were declared.

    >>> declared = HouseRules((HouseRule("FINAL_TABLE_SIZE", "2.6"),))
    >>> declared.departing_from("2.6")
    (HouseRule(code='FINAL_TABLE_SIZE', article='2.6'),)
    >>> declared.departing_from("1.8")
    ()
    """

    declared: tuple[HouseRule, ...] = ()

    @property
    def articles(self) -> tuple[str, ...]:
        """Return the articles departed from, each once."""
        return tuple(dict.fromkeys(rule.article for rule in self.declared))

    def departing_from(self, article: str) -> tuple[HouseRule, ...]:
        """Return what was declared against this article, to show beside its citation."""
        return tuple(rule for rule in self.declared if rule.article == article)


def known_departure(code: str) -> HouseRule:
    """Return a departure the program can apply; refuse a code nothing here would obey.

    >>> known_departure("LATE_ENTRY_UNTIL").article
    '1.8'
    """
    rule = KNOWN_DEPARTURES.get(code)
    if rule is None:
        raise Refused("HOUSE_RULE_UNKNOWN", rule=code)
    return rule


def declared_house_rules(codes: Iterable[str]) -> HouseRules:
    """Return the house rules with these codes, each once.

    >>> declared_house_rules(["FINAL_TABLE_SIZE", "FINAL_TABLE_SIZE"]).articles
    ('2.6',)
    """
    return HouseRules(tuple(known_departure(code) for code in dict.fromkeys(codes)))
