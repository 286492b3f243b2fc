"""A person's name and what a club knows of them, and how two spellings are compared.

Kept in rows of their own, never in events: they can be corrected and erased.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

# Letters that no Unicode decomposition takes apart, as a French reader types them.
_PLAIN = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)

#: An apostrophe as keyboards have it, between two letters.
TYPED_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")

_NOT_WORD = re.compile(r"[\W_]+")

#: The longest text a field may hold: what still prints on a line.
LONGEST_FIELD = 120


#: Years that a day of somebody's life at a club may be of.
YEARS_LIVED = range(1900, 2100)


@lru_cache(maxsize=50_000)
def plain_words(text: str) -> str:
    """Return the words in lower case without accents, one space between them.

    >>> plain_words("N'DIAYE  Gaëtan-Marie")
    'n diaye gaetan marie'
    """
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_PLAIN)
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return _NOT_WORD.sub(" ", bare).strip()


def plain_letters(text: str) -> str:
    """Return the letters and figures alone, in lower case without accents.

    >>> plain_letters("Le Goff") == plain_letters("LEGOFF")
    True
    """
    return plain_words(text).replace(" ", "")


def club_key(name: str) -> str:
    """Return the key that identifies a club or a team, however its name was typed.

    >>> club_key("L'As de Trèfle") == club_key("l’as de trefle "), club_key("♣")
    (True, '♣')
    """
    return plain_letters(name) or name.strip()


@dataclass(frozen=True, slots=True)
class Person:
    """A person, as written by the club; an empty text stands for what is not known.

    Apostrophes of a club and of a team are those of a page, however they were typed.
    """

    last_name: str
    first_name: str = ""
    pseudonym: str = ""
    licence: str = ""
    club: str = ""
    email: str = ""
    phone: str = ""
    team: str = ""

    def __post_init__(self) -> None:
        """Write a club and a team one way."""
        if "'" in self.club or "'" in self.team:
            object.__setattr__(self, "club", TYPED_APOSTROPHE.sub("’", self.club))
            object.__setattr__(self, "team", TYPED_APOSTROPHE.sub("’", self.team))

    @property
    def display_name(self) -> str:
        """Return "NOM Prénom": capitals for the last name, the usual case for the first.

        Apostrophes are those of a page, however they were typed. A name alone, which may be a
        pseudonym, is as it was written.

        >>> Person("Pérez", "GAËTAN").display_name, Person("N'Diaye", "Awa").display_name
        ('PÉREZ Gaëtan', 'N’DIAYE Awa')
        >>> Person("", "ace77").display_name
        'ace77'
        """
        first = usual_case(self.first_name) if self.last_name else self.first_name
        told = f"{self.last_name.upper()} {first}".strip()
        return TYPED_APOSTROPHE.sub("’", told) if "'" in told else told

    @property
    def sort_key(self) -> tuple[str, str]:
        """Return what alphabetical lists sort by, accents and case apart."""
        return plain_words(self.last_name), plain_words(self.first_name)

    @property
    def name_key(self) -> str:
        """Return the letters of the whole name: equal for two spellings of one name."""
        return plain_letters(self.last_name) + " " + plain_letters(self.first_name)


#: Nothing at all: what is left of a person who was erased.
BLANK = Person("")


def printable(text: str) -> bool:
    """Return whether every character can be stored and printed: no control or surrogate.

    >>> printable("N'Diaye"), printable("A\\x00B")
    (True, False)
    """
    return not any(unicodedata.category(c) in ("Cc", "Cs") for c in text)


@lru_cache(maxsize=8192)
def usual_case(name: str) -> str:
    """Return a first name in its usual case when it is written in one case throughout.

    >>> usual_case("JEAN-BAPTISTE"), usual_case("McKenzie"), usual_case("JB")
    ('Jean-Baptiste', 'McKenzie', 'JB')
    """
    letters = [c for c in name if c.isalpha()]
    if len(letters) < 3 or not (name.isupper() or name.islower()):
        return name
    return re.sub(r"[^\W\d_]+", lambda word: word.group().capitalize(), name)
