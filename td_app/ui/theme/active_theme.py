"""The current theme, for anything that paints itself."""

from __future__ import annotations

from td_app.ui.theme.tokens import THEMES, Colours, Theme

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
