"""Stud: its words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "bring_in": ("Stud : qui doit ouvrir (bring-in) ?", "Stud: who brings it in?"),
}

KEYWORDS: Final[Table] = {
    "bring_in": (
        "bring-in, stud, carte visible, plus petite carte, ouverture obligatoire",
        "bring-in, stud, upcard, lowest card, forced bet",
    ),
}

FIELDS: Final[Table] = {
    "bring_in.up": ("Quelle carte chacun montre-t-il ?", "Which card does each player show?"),
}

LINES: Final[Table] = {
    "BRINGS_IN": ("{entrant} doit ouvrir : {card:card}", "{entrant} brings it in: {card:card}"),
}

REASONS: Final[Table] = {
    "LOWEST_CARD_UP": ("la plus petite carte visible", "the lowest upcard"),
    "LOWEST_SUIT_UP": (
        "à cartes égales, trèfle, carreau, cœur puis pique",
        "ties: clubs, diamonds, hearts, then spades",
    ),
}
