"""A line of the journal that cannot be read, in words: undo, minutes, refusals."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "entry_set_aside": ("mise à l’écart de la ligne {sequence}", "line {sequence} skipped"),
    "entry_not_read": ("ligne {sequence}, illisible", "line {sequence}, which cannot be read"),
}

SENTENCES: Final[Table] = {
    "entry_set_aside": (
        "La ligne {sequence} du journal, illisible, est écartée : elle ne compte pour rien.",
        "Line {sequence} of the log, which cannot be read, is skipped. Nothing in it counts.",
    ),
    "entry_not_read": (
        "Ligne illisible, écartée ensuite.",
        "Line that cannot be read, skipped later.",
    ),
}

REFUSALS: Final[Table] = {
    "ENTRY_UNREADABLE": (
        "La ligne {sequence} du journal est illisible, la soirée s’arrête avant elle : à la "
        "direction, « Écarter la ligne… ».",
        "Line {sequence} of the log cannot be read, and the evening stops before it. At the desk, "
        "“Skip the line…”.",
    ),
    "ENTRY_UNREADABLE+post": (
        "La ligne {sequence} du journal, du poste « {post} », est illisible, la soirée s’arrête "
        "avant elle : à la direction, « Écarter la ligne… ».",
        "Line {sequence} of the log, from computer “{post}”, cannot be read, and the evening stops "
        "before it. At the desk, “Skip the line…”.",
    ),
    "ENTRY_MISSING": (
        "La ligne {sequence} du journal manque, la soirée s’arrête avant elle : revenez à une "
        "copie de sûreté, dans les réglages.",
        "Line {sequence} of the log is missing, and the evening stops before it. Go back to a "
        "backup, in the settings.",
    ),
    "NOTHING_TO_SET_ASIDE": (
        "Aucune ligne illisible de ce numéro n’arrête la soirée : il n’y a rien à écarter.",
        "No unreadable line with that number stops the evening. There is nothing to skip.",
    ),
}
