"""The rules of a language besides its words: signs, spaces, plurals, ranks, days.

One :class:`Tongue` a language, looked up by its code in one place. A language without a table
of its own writes figures and signs as English does.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"

#: Of a name without its accents. Y sounds as a vowel before a consonant: d’YVES, but de YOANN.
_VOWELS: Final = re.compile("[AEIOUŒÆØ]|Y[B-DF-HJ-NP-TV-XZ]", re.I)
_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}


@dataclass(frozen=True, slots=True)
class Tongue:
    """How a language writes; what holds ``{0}`` is a template of its figure.

    ``code`` is the two letters by which it is asked for, ``name`` what it calls itself,
    ``locale`` its code with its country. ``alone`` tells whether a count rules the singular,
    ``ending`` what follows a rank in figures, ``of`` what stands before a name that owns.
    ``suits`` gives the letter that stands for a suit, ``typed_suits`` the suits that a letter typed
    may mean: several are asked about.
    """

    code: str
    name: str
    locale: str
    thousands: str
    decimal: str
    money: str
    percent: str
    first_of_month: str
    hours_minutes: str
    short_day: str
    semicolon: str
    cells: str
    counted_space: str
    quotes: tuple[str, str]
    inner_quotes: Mapping[str, str]
    space_before: str
    alone: Callable[[Fraction | int], bool]
    ending: Callable[[int], str]
    of: Callable[[str], str]
    days: tuple[str, ...]
    months: tuple[str, ...]
    cards: Mapping[str, str]
    suits: Mapping[str, str]
    typed_suits: Mapping[str, str]

    def typed(self, text: str) -> str:
        """Return a text with the no-break spaces that its signs ask for."""
        if not self.space_before:
            return text
        text = re.sub(f" ([{self.space_before}])", rf"{NO_BREAK}\1", text)
        return text.replace("« ", f"«{NO_BREAK}")

    def quoted(self, words: str) -> str:
        """Return words within quotation marks; those inside become others."""
        for pattern, sign in self.inner_quotes.items():
            words = re.sub(pattern, sign, words)
        opening, closing = self.quotes
        return f"{opening}{words}{closing}"


def _of_french(name: str) -> str:
    if name.startswith("n°"):
        return f"du {name}"
    apart = unicodedata.normalize("NFD", name)
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return f"d’{name}" if _VOWELS.match(bare) else f"de {name}"


def _english_ending(place: int) -> str:
    teen = 11 <= place % 100 <= 13
    return "th" if teen else _ENDINGS.get(place % 10, "th")


FRENCH: Final = Tongue(
    code="fr",
    name="Français",
    locale="fr-FR",
    thousands=NARROW,
    decimal=",",
    money=f"{{0}}{NO_BREAK}€",
    percent=f"{{0}}{NO_BREAK}%",
    first_of_month="1er",
    hours_minutes=f"{{0}}{NO_BREAK}h{NO_BREAK}{{1:02}}",
    short_day="{day:02}/{month:02}/{year:04}",
    semicolon=f"{NO_BREAK}; ",
    cells=";",
    counted_space=NO_BREAK,
    quotes=(f"«{NO_BREAK}", f"{NO_BREAK}»"),
    inner_quotes=MappingProxyType({r"\s*»": "”", r"«\s*": "“"}),
    space_before=":;!?»",
    alone=lambda count: -2 < count < 2,
    ending=lambda place: "er" if place == 1 else "e",
    of=_of_french,
    days=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    months=(
        *("janvier", "février", "mars", "avril", "mai", "juin"),
        *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
    ),
    cards=MappingProxyType({"K": "R", "Q": "D", "J": "V", "T": "10"}),
    suits=MappingProxyType({"s": "p", "h": "h", "d": "k", "c": "t"}),
    # Pique, cœur, carreau (K), trèfle and the letters of English; C begins cœur and carreau too.
    typed_suits=MappingProxyType(
        {"p": "s", "s": "s", "h": "h", "k": "d", "d": "d", "t": "c", "c": "hdc"}
    ),
)

ENGLISH: Final = Tongue(
    code="en",
    name="English",
    locale="en-GB",
    thousands=",",
    decimal=".",
    money="€{0}",
    percent="{0}%",
    first_of_month="1",
    hours_minutes=f"{{0}}{NO_BREAK}h{NO_BREAK}{{1:02}}{NO_BREAK}min",
    short_day="{day} {name:.3} {year}",
    semicolon="; ",
    cells=",",
    counted_space=" ",
    quotes=("“", "”"),
    inner_quotes=MappingProxyType({"“": "‘", "”": "’"}),
    space_before="",
    alone=lambda count: count == 1,
    ending=_english_ending,
    of=lambda name: f"of {name}",
    days=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    months=(
        *("January", "February", "March", "April", "May", "June"),
        *("July", "August", "September", "October", "November", "December"),
    ),
    cards=MappingProxyType({"T": "10"}),
    suits=MappingProxyType({"s": "s", "h": "h", "d": "d", "c": "c"}),
    typed_suits=MappingProxyType({"s": "s", "p": "s", "h": "h", "d": "d", "c": "c"}),
)

#: Those that every text is written in, in the order of a pair.
WRITTEN: Final = (FRENCH, ENGLISH)
TONGUES: Final[Mapping[str, Tongue]] = MappingProxyType({one.code: one for one in WRITTEN})


def tongue_of(code: str) -> Tongue:
    """Return what a language has of its own; English's for one without a table.

    >>> tongue_of("fr").decimal, tongue_of("xx").decimal
    (',', '.')
    """
    return TONGUES.get(code, ENGLISH)
