"""The current theme, and the colours of the hall's screens, for anything that paints itself."""

from __future__ import annotations

from td_app.ui.theme.tokens import HALL_COLOURS, THEMES, Colours, Theme

_on: Theme = THEMES["light"]


def set_theme(theme: Theme) -> None:
    """Make ``theme`` the current one (``apply_theme`` also styles the application)."""
    global _on
    _on = theme


def theme_on() -> Theme:
    """Return the current theme."""
    return _on


def colours() -> Colours:
    """Return the colours of the current theme."""
    return _on.colours


USUAL = "green"


_hall: Colours = HALL_COLOURS[USUAL]


def set_hall_colours(name: str) -> None:
    """Wear the colours of that name in the hall, the usual ones for a name unknown."""
    global _hall
    _hall = HALL_COLOURS.get(name, HALL_COLOURS[USUAL])


def hall() -> Colours:
    """Return the colours of the public window now."""
    return _hall
