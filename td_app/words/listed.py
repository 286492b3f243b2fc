"""The columns of results sent to a site that lists them, and what stands between two of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, say

#: By what stands in a column.
HEADINGS: Final[Table] = {
    "rank": ("Rang", "Rank"),
    "name": ("Nom et prénom", "Last and first name"),
    "last_name": ("Nom de famille", "Last name"),
    "first_name": ("Prénom", "First name"),
    "country": ("Pays", "Country"),
    "club": ("Club", "Club"),
    "prize": ("Lot", "Prize"),
    "amount": ("Montant", "Amount"),
    "bounties": ("Primes", "Bounties"),
    "knockouts": ("Éliminations", "Knockouts"),
    "entrants": ("Nombre de joueurs", "Number of players"),
    "tournament": ("Tournoi", "Tournament"),
    "date": ("Date", "Date"),
    "place": ("Lieu", "Venue"),
}

SEPARATORS: Final[Table] = {
    "comma": ("Virgule", "Comma"),
    "semicolon": ("Point-virgule", "Semicolon"),
    "tab": ("Tabulation", "Tab"),
}


def headings(language: Language | None = None) -> Mapping[str, str]:
    """Return what each column is called where the club does not say."""
    return {what: say(pair, language=language) for what, pair in HEADINGS.items()}


def separator_text(separator: str) -> str:
    """Return what stands between two columns, in a word."""
    return say(SEPARATORS[separator])
