"""Pot-limit: its words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "pot_limit": ("Pot limité : combien relancer au plus ?", "Pot-limit: what is the maximum?"),
}

KEYWORDS: Final[Table] = {
    "pot_limit": (
        "pot limité, relance maximum, pot limit, combien relancer, relance du pot",
        "pot-limit, maximum raise, pot-size raise, how much may be raised",
    ),
}

FIELDS: Final[Table] = {
    "pot_limit.pot": (
        "Combien y avait-il au pot avant ce tour ?",
        "How much was in the pot before this round?",
    ),
    "pot_limit.bets": (
        "Combien chacun des autres a-t-il misé à ce tour ?",
        "How much has each of the others bet this round?",
    ),
    "pot_limit.own": (
        "Combien le joueur a-t-il déjà devant lui ?",
        "How much does the player already have in front?",
    ),
}

LINES: Final[Table] = {
    "POT_LIMIT_BET": ("Mise de {chips} au plus", "A bet of at most {chips}"),
    "POT_LIMIT_RAISE": (
        "Relance de {by} au plus, à {to} en tout",
        "A raise of at most {by}, to {to} in all",
    ),
    "AMOUNT_POT_LIMIT": ("Au plus", "At most"),
    "AMOUNT_CALL_ADDS": ("Pour suivre", "To call"),
}

REASONS: Final[Table] = {
    "POT_BETS_AND_CALL": (
        "le pot ({pot}), les mises du tour ({bets}) et de quoi suivre ({call}) font {by}",
        "the pot ({pot}), the bets of the round ({bets}) and the call ({call}) make {by}",
    ),
}
