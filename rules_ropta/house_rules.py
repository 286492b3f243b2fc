"""House rules: departures from the rulebook that a director declares before play (foreword).

A departure is the club's own rule, never a reading of ours: it is declared, it names the
article it departs from, and every ruling it changes carries it (``Ruling.departures``). The
catalogue holds only what the code obeys. Several of its choices are the readings that
``rulebook/edition_2025_02_readings.toml`` sets aside: a club may have settled on them.

How to add one: a constant and an entry of the catalogue; ``departs=`` where its question is
registered, whose function then takes the house rules; its words in ``td_app/words``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from rules_ropta.ruling import HouseRule, Refused

LATE_ENTRY_UNTIL: Final = "LATE_ENTRY_UNTIL"


NO_SHOWS_OUT_AFTER: Final = "NO_SHOWS_OUT_AFTER"


BUBBLE_AT_TWO_TABLES: Final = "BUBBLE_AT_TWO_TABLES"


GROUPS_KEPT_APART: Final = "GROUPS_KEPT_APART"


FINAL_TABLE_SIZE: Final = "FINAL_TABLE_SIZE"


HAND_FOR_HAND_MINUTES: Final = "HAND_FOR_HAND_MINUTES"


TIME_WAIT: Final = "TIME_WAIT"


TIME_COUNTDOWN: Final = "TIME_COUNTDOWN"


DEVICE_WARNINGS: Final = "DEVICE_WARNINGS"


FLASHED_TO_EVERYBODY: Final = "FLASHED_TO_EVERYBODY"


EXPOSED_FOLD_OR_CALL: Final = "EXPOSED_FOLD_OR_CALL"


STRING_BET: Final = "STRING_BET"


OUT_OF_TURN_PUNISHED: Final = "OUT_OF_TURN_PUNISHED"


HALF_OF_THE_BET: Final = "HALF_OF_THE_BET"


UNDERCALL_COMPLETED: Final = "UNDERCALL_COMPLETED"


CHIP_OVER_AN_OPENING: Final = "CHIP_OVER_AN_OPENING"


CALLERS_NOT_BLOCKED: Final = "CALLERS_NOT_BLOCKED"


OPEN_MUCK_BIG_BLIND: Final = "OPEN_MUCK_BIG_BLIND"


TALK_ABOUT_THE_HAND: Final = "TALK_ABOUT_THE_HAND"


TIE_BY_LOT: Final = "TIE_BY_LOT"


BUTTON_AT_LAST_SEAT: Final = "BUTTON_AT_LAST_SEAT"


MOVER_BY_LOT: Final = "MOVER_BY_LOT"


BIG_BLIND_FORWARD: Final = "BIG_BLIND_FORWARD"


OF_A_ROOM: Final = (TIE_BY_LOT, BUTTON_AT_LAST_SEAT, MOVER_BY_LOT, BIG_BLIND_FORWARD)
"""Departures that are a room's own rules: their rulings cite its clauses besides the article."""


LONGEST_RULE: Final = 300


WRITTEN: Final = "WRITTEN"
"""A rule the club wrote in its own words: shown beside its article, obeyed by nothing."""


Unit = Literal["level", "players", "minutes", "seconds", "times"]


@dataclass(frozen=True, slots=True)
class Departure:
    """A departure the code can apply: its article, the values allowed, and the text's own value.

    With a ``unit``, whole numbers from ``least`` to ``most``; with ``choices``, one of them;
    else it is declared or not. ``text`` is what the rulebook says, None where nothing is
    said or where it depends on the format.
    """

    code: str
    article: str
    text: int | str | None = None
    unit: Unit | None = None
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    @property
    def kind(self) -> Literal["whole", "choice", "switch"]:
        """Return the kind of value this departure takes."""
        if self.unit is not None:
            return "whole"
        return "choice" if self.choices else "switch"

    def fits(self, value: int | str | None) -> bool:
        """Return whether a club may declare this value.

        >>> KNOWN_DEPARTURES["HAND_FOR_HAND_MINUTES"].fits(6)
        False
        """
        if self.kind == "whole":
            return type(value) is int and self.least <= value <= self.most
        return value in self.choices if self.kind == "choice" else value is None


def _catalogue(*departures: Departure) -> Mapping[str, Departure]:
    return MappingProxyType({departure.code: departure for departure in departures})


KNOWN_DEPARTURES: Final = _catalogue(
    Departure(LATE_ENTRY_UNTIL, "1.8", 2, "level", 0, 999),
    Departure(NO_SHOWS_OUT_AFTER, "1.9", None, "level", 1, 999),
    Departure(BUBBLE_AT_TWO_TABLES, "1.10", "director", choices=("director", "by_stack", "tied")),
    Departure(TIE_BY_LOT, "1.10"),
    Departure(GROUPS_KEPT_APART, "2.1"),
    Departure(BUTTON_AT_LAST_SEAT, "2.1"),
    Departure(MOVER_BY_LOT, "2.3"),
    Departure(FINAL_TABLE_SIZE, "2.6", None, "players", 3, 10),
    Departure(HAND_FOR_HAND_MINUTES, "2.7", 2, "minutes", 0, 5),
    Departure(TIME_WAIT, "3.5", 60, "seconds", 0, 600),
    Departure(TIME_COUNTDOWN, "3.5", 30, "seconds", 5, 300),
    Departure(DEVICE_WARNINGS, "4.1", 1, "times", 0, 5),
    Departure(BIG_BLIND_FORWARD, "4.3"),
    Departure(FLASHED_TO_EVERYBODY, "6.6"),
    Departure(EXPOSED_FOLD_OR_CALL, "8.6"),
    Departure(STRING_BET, "9.2", "first_part", choices=("first_part", "call", "both_parts")),
    Departure(OUT_OF_TURN_PUNISHED, "9.3"),
    Departure(HALF_OF_THE_BET, "9.6"),
    Departure(UNDERCALL_COMPLETED, "9.10"),
    Departure(CHIP_OVER_AN_OPENING, "9.11"),
    Departure(CALLERS_NOT_BLOCKED, "9.21"),
    Departure(OPEN_MUCK_BIG_BLIND, "9.22"),
    Departure(TALK_ABOUT_THE_HAND, "11.3", "heads_up", choices=("never", "heads_up", "in_hand")),
)
"""Only what a parameter of this package can really change, in the order of the articles."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The departures declared for one tournament, in the order they were declared.

    A value that is the text's own departs from nothing: it is as if nothing was declared.

    >>> declared = HouseRules((house_rule("TIME_WAIT", 90), house_rule("TIME_COUNTDOWN", 30)))
    >>> declared.number("TIME_WAIT"), declared.obeyed("TIME_WAIT", "TIME_COUNTDOWN")
    (90, (HouseRule(code='TIME_WAIT', article='3.5', value=90),))
    """

    declared: tuple[HouseRule, ...] = ()

    @property
    def articles(self) -> tuple[str, ...]:
        """Return the articles departed from, each once."""
        return tuple(dict.fromkeys(rule.article for rule in self.declared))

    @property
    def departures(self) -> tuple[HouseRule, ...]:
        """Return what departs from the text: a value that is the text's own is left out.

        >>> HouseRules((house_rule("TIME_WAIT", 60), written_rule("1.3", "Hats off"))).departures
        (HouseRule(code='WRITTEN', article='1.3', value='Hats off'),)
        """
        return tuple(
            rule
            for rule in self.declared
            if rule.code == WRITTEN or self.departure(rule.code) is not None
        )

    def departing_from(self, article: str) -> tuple[HouseRule, ...]:
        """Return the departures declared from this article, to show beside its citation."""
        return tuple(rule for rule in self.declared if rule.article == article)

    def written_about(self, articles: tuple[str, ...]) -> tuple[HouseRule, ...]:
        """Return the rules the club wrote in its own words against any of these articles."""
        return tuple(
            rule for rule in self.declared if rule.code == WRITTEN and rule.article in articles
        )

    def departure(self, code: str) -> HouseRule | None:
        """Return the house rule of this code where it departs from the text, else None."""
        for rule in self.declared:
            if rule.code == code:
                text = known_departure(code).text
                return None if text is not None and rule.value == text else rule
        return None

    def obeyed(self, *codes: str) -> tuple[HouseRule, ...]:
        """Return those of these departures that are in force, for ``Ruling.departures``."""
        found = (self.departure(code) for code in codes)
        return tuple(rule for rule in found if rule is not None)

    def number(self, code: str) -> int:
        """Return the whole number in force: the club's, else the text's."""
        value = self._in_force(code)
        assert isinstance(value, int)
        return value

    def choice(self, code: str) -> str:
        """Return the choice in force: the club's, else the text's.

        >>> HouseRules().choice("TALK_ABOUT_THE_HAND")
        'heads_up'
        """
        value = self._in_force(code)
        assert isinstance(value, str)
        return value

    def _in_force(self, code: str) -> int | str | None:
        rule = self.departure(code)
        return known_departure(code).text if rule is None else rule.value


BY_THE_BOOK: Final = HouseRules()
"""No departure at all."""


def known_departure(code: str) -> Departure:
    """Return a departure the program can apply; refuse a code nothing here would obey.

    >>> known_departure("LATE_ENTRY_UNTIL").article
    '1.8'
    """
    departure = KNOWN_DEPARTURES.get(code)
    if departure is None:
        raise Refused("HOUSE_RULE_UNKNOWN", rule=code)
    return departure


def house_rule(code: str, value: int | str | None = None) -> HouseRule:
    """Return a departure as declared with this value.

    Refused: ``HOUSE_RULE_UNKNOWN``, ``HOUSE_RULE_VALUE`` where no such value can be declared.

    >>> house_rule("STRING_BET", "call").article
    '9.2'
    """
    departure = known_departure(code)
    if not departure.fits(value):
        raise Refused("HOUSE_RULE_VALUE", cites=(departure.article,), rule=code)
    return HouseRule(code, departure.article, value)


def written_rule(article: str, text: str) -> HouseRule:
    """Return a rule of the club in its own words, against an article.

    >>> written_rule("1.3", "Phones away").code
    'WRITTEN'
    """
    return HouseRule(WRITTEN, article, text)
