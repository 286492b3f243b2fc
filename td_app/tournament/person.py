"""A person's name and what a club knows of them: kept in rows of their own, never in events."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

LONGEST_FIELD = 120


@dataclass(frozen=True, slots=True)
class Person:
    """Who an entrant is; every field is text, as the club writes it."""

    last_name: str
    first_name: str = ""
    pseudonym: str = ""
    licence: str = ""
    club: str = ""
    email: str = ""
    phone: str = ""
    team: str = ""

    @property
    def display_name(self) -> str:
        """Return the name as lists show it: last name in capitals, then first name.

        >>> Person("N'Diaye", "Xavier").display_name
        "N'DIAYE Xavier"
        """
        return f"{self.last_name.upper()} {self.first_name}".strip()

    @property
    def sort_key(self) -> str:
        """Return what orders names, accents and case apart."""
        return plain(f"{self.last_name} {self.first_name}")


def plain(text: str) -> str:
    """Return text without accents, in lower case: for ordering and for finding.

    >>> plain("Gaëtan PÉREZ")
    'gaetan perez'
    """
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).casefold().strip()
