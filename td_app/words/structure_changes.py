"""How the minutes and undo tell a structure changed in play."""

from __future__ import annotations

from typing import Final

from td_app.tournament import events as ev
from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "structure_changed": ("changement de la structure", "change of structure"),
}

SENTENCES: Final[Table] = {
    "structure_changed": (
        "La structure change au niveau {level}, sans changer de durée.",
        "The structure changes at level {level}, its length the same.",
    ),
    "structure_changed+shorter": (
        "La structure change au niveau {level} : {minutes:minute|minutes} de moins.",
        "The structure changes at level {level}: {minutes:minute|minutes} less.",
    ),
    "structure_changed+longer": (
        "La structure change au niveau {level} : {minutes:minute|minutes} de plus.",
        "The structure changes at level {level}: {minutes:minute|minutes} more.",
    ),
    "structure_changed+before": (
        "La structure change avant le départ.",
        "The structure changes before the start.",
    ),
}


def told_of_structure(event: ev.StructureChanged) -> tuple[str, tuple[int, ...], dict[str, object]]:
    """Return which sentence tells the change, nobody named, its figures."""
    if not event.level:
        return "+before", (), {}
    saved = event.minutes_saved
    variant = "+shorter" if saved > 0 else "+longer" if saved < 0 else ""
    return variant, (), {"minutes": abs(saved)}
