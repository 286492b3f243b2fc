"""The colours of the hall's screens that are on: one set for every wall at a time."""

from __future__ import annotations

from td_app.ui.theme.tokens import HALL_COLOURS, Colours

USUAL = "green"

_on: Colours = HALL_COLOURS[USUAL]


def put_on_hall(name: str) -> None:
    """Wear the colours of that name in the hall, the usual ones for a name unknown."""
    global _on
    _on = HALL_COLOURS.get(name, HALL_COLOURS[USUAL])


def hall() -> Colours:
    """Return the colours of the public window now."""
    return _on
