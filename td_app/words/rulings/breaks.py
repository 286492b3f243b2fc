"""Synchronized breaks: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "synchronized_breaks": ("Pauses synchronisées", "Synchronised breaks"),
}

KEYWORDS: Final[Table] = {
    "synchronized_breaks": (
        "pause, minute 55, pause commune, toutes les heures",
        "break, minute 55, common break, every hour",
    ),
}

FIELDS: Final[Table] = {
    "synchronized_breaks.start": ("À quelle heure commence-t-il ?", "When does it start?"),
    "synchronized_breaks.first_level_min": (
        "Combien de minutes dure le premier niveau ?",
        "How many minutes is the first level?",
    ),
    "synchronized_breaks.until": ("Jusqu’à quelle heure ?", "Until when?"),
}

LINES: Final[Table] = {
    "BREAKS_AT": ("Pauses à {breaks}", "Breaks at {breaks}"),
    "NO_BREAK": ("Aucune pause", "No break"),
}

REASONS: Final[Table] = {
    "BREAK_EVERY_HOUR": (
        "à la minute {minute} de chaque heure, jamais pendant le premier niveau",
        "at minute {minute} of every hour, never during the first level",
    ),
}
