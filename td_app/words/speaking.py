"""How a sentence is made: two languages, figures, plurals and French typography.

A table holds ``code → (French, English)``, written with plain spaces. A field may ask for
more than its value::

    {count:joueur|joueurs}   the figure and the word it rules: 1 joueur, 2 joueurs
    {count:=est|sont}        the word alone
    {name:de}                de MARTIN Léa, d'ADAM Zoé, du n° 12
    {seconds:length}         1 min 30 s
    {place:rank}             1er, 12e, 1st, 12th
    {sum:euros}              1 250 €, €1,250
    {sum:cents}              66,67 €, €66.67, from cents, or each of several
    {share:percent}          12,5 %, 12.5%, from tenths of a percent
    {card:card}              R♠, 10♦ in French, K♠, 10♦ in English; several: R♠ 10♦
    {at}                     19:42, when it is a moment
    {at_ms:date}             14/03/2026, from milliseconds since 1970
    {at_ms:hour}             19:42, likewise
    {gap:signed}             +75, −25
    {groups:apart}           several parts that hold commas: one ; two
    {tables:,}               several parts after a comma: 1, 2, 3
    {fault:fault}            what a code is called, by a function of the caller's ``terms``

A key ``CODE+param`` is a fuller sentence, used when ``param`` is given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from string import Formatter
from typing import Any, Final

from rules_ropta.table_layout import Seat
from td_app.words.figures import (
    CENTS,
    NO_BREAK,
    alone,
    exactly,
    length,
    money_text,
    percent_text,
    rank,
    short_day,
    signed,
    time_of_day,
    whole,
)
from td_app.words.language import Language, in_language, spoken
from td_app.words.language import Pair as Pair
from td_app.words.tongues import FRENCH, tongue_of

Table = Mapping[str, Pair]
Names = Callable[[int], str]
Terms = Mapping[str, Callable[[Any, Language], str]]


@dataclass(frozen=True, slots=True, eq=False)
class Spaces:
    """Where a line never breaks: ``counted`` parts a figure from its word, ``after`` are signs."""

    counted: str
    after: re.Pattern[str]


ON_SCREENS: Final = Spaces(" ", re.compile(r"(§|n°|no\.) (?=[\d{])"))
ON_PAPER: Final = Spaces(NO_BREAK, re.compile(r"(§|°) "))

SUITS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
NUMBERED: Final = (f"n°{NO_BREAK}{{0}}", f"no.{NO_BREAK}{{0}}")
SEAT: Final = ("table {0}, place {1}", "table {0}, seat {1}")
LISTED: Final = ("{0} et {1}", "{0} and {1}")

#: Parameters that name an entrant by number, or several.
PEOPLE: Final = frozenset({"entrant", "other"})

#: A parameter that names several when it lists them; alone, it is how many they are.
SEVERAL: Final = "entrants"


def numbered(number: int, language: Language | None = None) -> str:
    """Return the words for an entrant without a name: n° 12, no. 12."""
    return in_language(NUMBERED, language).format(number)


def name_of(entrant: int, names: Names | None, language: Language | None = None) -> str:
    """Return an entrant's name, else the number; ``#12`` is how a lost name comes in.

    Someone taken off the list since may be unknown to ``names``: the number stands.
    """
    try:
        name = names(entrant).strip() if names else ""
    except LookupError:
        name = ""
    return name if name and name != f"#{entrant}" else numbered(entrant, language)


def seat_text(seat: Seat, language: Language | None = None) -> str:
    """Return a seat in words.

    >>> seat_text(Seat(4, 7), "fr"), seat_text(Seat(4, 7), "en")
    ('table 4, place 7', 'table 4, seat 7')
    """
    return in_language(SEAT, language).format(whole(seat.table, language), seat.number)


def card_text(card: str, language: Language | None = None) -> str:
    """Return a card, written as a rank then a suit (``Kd``), with the shape of its suit.

    >>> card_text("Kd", "fr"), card_text("Kd", "en"), card_text("Ts", "fr")
    ('R♦', 'K♦', '10♠')
    """
    return tongue_of(spoken(language)).cards.get(card[0], card[0]) + SUITS[card[1]]


def listed(words: Sequence[str], language: Language | None = None) -> str:
    """Return words as a list is read.

    >>> listed(("1", "2", "3"), "fr"), listed(("1", "2"), "en")
    ('1, 2 et 3', '1 and 2')
    """
    if len(words) < 2:
        return "".join(words)
    return in_language(LISTED, language).format(", ".join(words[:-1]), words[-1])


def of_name(name: str, language: Language = FRENCH.code) -> str:
    """Return a name after the *de* of a language.

    >>> of_name("ADAM Zoé"), of_name("MARTIN Léa"), of_name("ADAM Zoé", "en")
    ('d’ADAM Zoé', 'de MARTIN Léa', 'of ADAM Zoé')
    """
    return tongue_of(language).of(name)


@lru_cache(maxsize=4096)
def typeset(text: str, language: Language = FRENCH.code, spaces: Spaces = ON_SCREENS) -> str:
    """Return a text with the no-break spaces of its language.

    >>> typeset("Où est-elle ? « Ici »").count(NO_BREAK)
    3
    """
    return spaces.after.sub(rf"\1{NO_BREAK}", tongue_of(language).typed(text))


class Shown:
    """A parameter as a sentence shows it: see the table of this module."""

    def __init__(
        self,
        value: object,
        language: Language,
        spaces: Spaces = ON_SCREENS,
        terms: Terms | None = None,
    ) -> None:
        self.value = value
        self.language: Language = language
        self.spaces = spaces
        self.terms = terms or {}

    def __format__(self, asked: str) -> str:
        value = self.value
        if asked in self.terms:
            return self.terms[asked](value, self.language)
        if asked == "de":
            return of_name(str(value), self.language)
        if asked == "card":
            cards = value if isinstance(value, tuple) else (value,)
            return " ".join(card_text(str(one), self.language) for one in cards)
        if isinstance(value, int):
            return self._counted(value, asked)
        if isinstance(value, Seat):
            return seat_text(value, self.language)
        if isinstance(value, datetime):
            return time_of_day(value)
        if isinstance(value, tuple):
            each = asked if asked == "cents" else ""
            parts = [format(Shown(part, self.language), each) for part in value]
            if asked == "apart":
                return tongue_of(self.language).semicolon.join(parts)
            return ", ".join(parts) if asked == "," else listed(parts, self.language)
        return str(value)

    def _counted(self, count: int, asked: str) -> str:
        if asked == "signed":
            return signed(count, self.language)
        if asked == "rank":
            return rank(count, self.language)
        if asked == "length":
            return length(count)
        if asked == "date":
            return short_day(datetime.fromtimestamp(count / 1000))
        if asked == "hour":
            return exactly(count)
        if asked == "euros":
            return money_text(count * CENTS, self.language)
        if asked == "cents":
            return money_text(count, self.language)
        if asked == "percent":
            return percent_text(count, self.language)
        told = whole(count, self.language)
        if "|" not in asked:
            return told
        one, several = asked.removeprefix("=").split("|")
        word = one if alone(count, self.language) else several
        return word if asked.startswith("=") else f"{told}{self.spaces.counted}{word}"


class _Known(dict[str, Shown]):
    """The parameters at hand: a sentence that lacks one still reads."""

    def __missing__(self, field: str) -> Shown:
        return Shown("…", FRENCH.code)


def fields_of(template: str) -> frozenset[str]:
    """Return the parameters a template needs."""
    return frozenset(field for _, field, _, _ in Formatter().parse(template) if field)


def say(
    pair: Pair,
    params: Mapping[str, object] | None = None,
    *,
    names: Names | None = None,
    language: Language | None = None,
    spaces: Spaces = ON_SCREENS,
    terms: Terms | None = None,
) -> str:
    """Return the sentence of a pair with its parameters; entrants get their names.

    >>> say(("{n:joueur|joueurs}", "{n:player|players}"), {"n": 1000}, language="en")
    '1,000 players'
    """
    tongue = spoken(language)
    shown = _Known()
    for key, value in (params or {}).items():
        if key in PEOPLE or (key == SEVERAL and isinstance(value, tuple)):
            value = _named(value, names, tongue)
        shown[key] = Shown(value, tongue, spaces, terms)
    return typeset(in_language(pair, tongue), tongue, spaces).format_map(shown)


def _named(who: object, names: Names | None, language: Language) -> object:
    """Return the name of one entrant, or of several; a value that is not a number stays as it
    is.
    """
    if isinstance(who, tuple):
        return tuple(_named(one, names, language) for one in who)
    return name_of(who, names, language) if isinstance(who, int) else who


def fullest(table: Table, code: str, given: Mapping[str, object]) -> Pair | None:
    """Return the pair of a code: a fuller one when its extra parameter is there and true.

    Of several, that of the last parameter given.
    """
    for param, value in reversed(tuple(given.items())):
        if value is not None and value is not False and f"{code}+{param}" in table:
            return table[f"{code}+{param}"]
    return table.get(code)


def quoted(words: str, language: Language | None = None) -> str:
    """Return words within the quotation marks of a language.

    >>> quoted("Check.", "en")
    '“Check.”'
    """
    return say(("« {words} »", "“{words}”"), {"words": words}, language=language)
