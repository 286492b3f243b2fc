"""Cards as they are typed beside a table: a rank then a suit, in French or in English letters.

One letter means one thing on every pad. C is clubs, as cards are written everywhere: hearts are H,
in French too, where both begin with C.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RANK_SIGNS: Final = {
    **{sign: sign for sign in "23456789"},
    "1": "T",
    "t": "T",
    "a": "A",
    "k": "K",
    "r": "K",
    "q": "Q",
    "d": "Q",
    "j": "J",
    "v": "J",
}
"""Roi, dame, valet and king, queen, jack; 1 begins a ten."""

SUIT_SIGNS: Final = {
    "s": "s",
    "p": "s",
    "♠": "s",
    "h": "h",
    "♥": "h",
    "d": "d",
    "k": "d",
    "♦": "d",
    "c": "c",
    "t": "c",
    "♣": "c",
}
"""Pique, carreau (K) and trèfle beside the letters of English; hearts are H alone."""


@dataclass(frozen=True, slots=True)
class CardBegun:
    """A card typed in part: its rank, or "" before the first sign."""

    rank: str = ""

    def and_then(self, sign: str) -> tuple[CardBegun, str] | None:
        """Return the card begun after one more sign, and the card it completes, "" if none.

        None where the sign means nothing here. After a rank, what is no suit begins again.

        >>> CardBegun("A").and_then("d"), CardBegun().and_then("d")
        ((CardBegun(rank=''), 'Ad'), (CardBegun(rank='Q'), ''))
        """
        sign = sign.lower()
        if self.rank and sign in SUIT_SIGNS:
            return CardBegun(), self.rank + SUIT_SIGNS[sign]
        if self.rank == "T" and sign == "0":
            return self, ""
        if sign in RANK_SIGNS:
            return CardBegun(RANK_SIGNS[sign]), ""
        return None


def cards_typed(text: str) -> tuple[str, ...] | None:
    """Return the cards written in a text, None where something else stands in it.

    >>> cards_typed("ah kd, 10c"), cards_typed("Rp Dk"), cards_typed("A")
    (('Ah', 'Kd', 'Tc'), ('Ks', 'Qd'), None)
    """
    begun = CardBegun()
    found = []
    for sign in text:
        if sign in " ,;\u00a0\ufe0f":
            continue
        after = begun.and_then(sign)
        if after is None:
            return None
        begun, card = after
        found += [card] if card else []
    return None if begun.rank else tuple(found)
