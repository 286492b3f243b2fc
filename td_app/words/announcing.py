"""What is read out beside the changes of seat, in both languages (2.4, 2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Table, say

ORDER_ARTICLE: Final = "2.4"

TABLE: Final[Table] = {
    "order": ("Nouvel ordre de fermeture", "New breaking order"),
    "order_aloud": (
        "Nouvel ordre de fermeture des tables. {tables}.",
        "New breaking order of the tables. {tables}.",
    ),
    "hands_over": ("Fin du main par main", "Hand-for-hand is over"),
    "hands_over+play": (
        "Fin du main par main : les tables ne s'attendent plus",
        "Hand-for-hand is over: tables no longer wait for each other",
    ),
}


def order_title(language: Language | None = None) -> str:
    """Return how a breaking order changed in play is announced."""
    return say(TABLE["order"], {}, language=language)


def order_text(tables: Sequence[int], most: int | None = None) -> str:
    """Return the tables of a breaking order, the next to close first; ``most`` of them."""
    shown = " → ".join(map(str, tables[:most]))
    return shown if most is None or len(tables) <= most else f"{shown} …"


def order_aloud(tables: Sequence[int], language: Language | None = None) -> str:
    """Return a breaking order as a voice tells it."""
    told = ", ".join(map(str, tables))
    return say(TABLE["order_aloud"], {"tables": told}, language=language)


def hands_over_text(why: str, language: Language | None = None) -> str:
    """Return that hand-for-hand is over; ``why`` as :class:`RoundOver` tells it.

    Play does not simply go on where one table is left, or the final table is formed.
    """
    code = "hands_over" if why in ("final_table", "one_table") else "hands_over+play"
    return say(TABLE[code], {}, language=language)
