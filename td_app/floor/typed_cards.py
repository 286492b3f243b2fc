"""Cards as they are typed beside a table: a rank then a suit, in French or in English letters.

Which letter is which suit depends on the language of the screen (``Tongue.typed_suits``). In
French C may be cœur, carreau or the clubs of English cards, and AK an ace of carreau or an ace and
a king: it is asked, never guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_ropta.ruling import Refused
from td_app.words.language import current_language
from td_app.words.speaking import SUITS
from td_app.words.tongues import tongue_of

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

BETWEEN_CARDS: Final = " ,;\u00a0\ufe0f"

SUIT_SHAPES: Final = {shape: suit for suit, shape in SUITS.items()}


@dataclass(frozen=True, slots=True)
class CardBegun:
    """What is typed of a card: nothing, its rank, or its rank and a letter of several suits."""

    rank: str = ""
    doubted: str = ""

    @property
    def possible(self) -> tuple[str, ...]:
        """Return the cards that a doubted letter may mean, empty where nothing is doubted."""
        return tuple(self.rank + suit for suit in suits_of(self.doubted))

    def doubt(self) -> Refused:
        """Return ``SUIT_IN_DOUBT`` with what is written, as cards read in the screen's language."""
        rank = tongue_of(current_language()).cards.get(self.rank, self.rank)
        return Refused("SUIT_IN_DOUBT", written=rank + self.doubted)

    def and_then(self, sign: str) -> tuple[CardBegun, str] | None:
        """Return the card begun after one more sign, and the card it completes, "" if none.

        None where the sign means nothing here. After a rank, what is no suit begins again; a letter
        of several suits waits for one that says which.

        >>> CardBegun("A").and_then("d"), CardBegun().and_then("d")
        ((CardBegun(rank='', doubted=''), 'Ad'), (CardBegun(rank='Q', doubted=''), ''))
        >>> CardBegun("J").and_then("c")
        (CardBegun(rank='J', doubted='c'), '')
        """
        sign = sign.lower()
        suits = suits_of(sign)
        if self.rank and len(suits) == 1:
            return CardBegun(), self.rank + suits
        if self.rank and suits:
            return CardBegun(self.rank, sign), ""
        if self.rank == "T" and sign == "0":
            return self, ""
        if sign in RANK_SIGNS:
            return CardBegun(RANK_SIGNS[sign]), ""
        return None


def suits_of(sign: str) -> str:
    """Return the suits that a letter or a shape may mean, empty for none.

    >>> suits_of("t"), suits_of("c"), suits_of("♥"), suits_of("x")
    ('c', 'hdc', 'h', '')
    """
    sign = sign.lower()
    return SUIT_SHAPES.get(sign) or tongue_of(current_language()).typed_suits.get(sign, "")


def cards_typed(text: str) -> tuple[str, ...] | None:
    """Return the cards written in a text, None where it holds anything else or half a card.

    Raises ``Refused``: ``SUIT_IN_DOUBT`` where a letter may be several suits, ``RANKS_IN_DOUBT``
    where two letters may be a card or two ranks.

    >>> cards_typed("ah kd, 10t"), cards_typed("Rp Dk"), cards_typed("A"), cards_typed("A 9h")
    (('Ah', 'Kd', 'Tc'), ('Ks', 'Qd'), None, None)
    """
    begun = CardBegun()
    found = []
    before = ""
    apart = False
    for sign in text:
        if sign in BETWEEN_CARDS:
            apart = True
            continue
        after = begun.and_then(sign)
        if after is None or (sign == "0" and before != "1"):
            return None
        rank = begun.rank
        begun, card = after
        if begun.doubted:
            raise begun.doubt()
        if card:
            if _may_be_ranks(before, sign, apart=apart):
                one = before.upper() + sign.lower()
                raise Refused("RANKS_IN_DOUBT", written=before + sign, card=card, one=one)
            found.append(card)
        elif rank and sign != "0":
            # Another rank where a suit was due: the first one has none.
            return None
        before = sign
        apart = False
    return None if begun.rank else tuple(found)


def _may_be_ranks(first: str, second: str, *, apart: bool) -> bool:
    """Return whether the two letters of a card are also two ranks, both French or both English.

    A small letter after a capital is a suit, and so is a small letter that is doubled (kk).
    """
    cards = tongue_of(current_language()).cards
    of_screen = {"a", *(cards.get(rank, rank).lower() for rank in "KQJT")}
    both = {first.lower(), second.lower()}
    if not (both <= of_screen or both <= set("akqjt")):
        return False
    return apart or not second.islower() or not (first.isupper() or first == second)
