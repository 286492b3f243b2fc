"""Where a table that keeps its positions has the big blind or the button: offered, never taken.

A hand noted less than five minutes ago is shown on the question; the director confirms it or
answers otherwise. Older ones are not even shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.hand_facts import kept_words
from td_app.words.language import fr_en

Sought = Literal["big_blind", "button"]


@dataclass(frozen=True, slots=True)
class KeptPlace:
    """A place noted at the table in hand ``hand``."""

    place: int
    hand: int


def kept_place(live: LiveTournament, table: int, sought: Sought) -> KeptPlace | None:
    """Return the place noted at a table if it is fresh."""
    hands = live.table_hands(table)
    if hands.latest is None or not hands.fresh:
        return None
    latest = hands.latest
    place = latest.big_blind if sought == "big_blind" else latest.button
    return KeptPlace(place, latest.number)


def offered_words(live: LiveTournament, table: int, kept: KeptPlace) -> str:
    """Return the place noted, and in which hand: to confirm."""
    words = fr_en("Notée à la table\u00a0: place {0} ({1}).", "Noted at the table: seat {0} ({1}).")
    return words.format(kept.place, kept_words(live.table_hands(table)))
