"""The language of the screens: French first, English on request, changed without a restart."""

from __future__ import annotations

from typing import Literal

Language = Literal["fr", "en"]


_current: Language = "fr"


def current_language() -> Language:
    """Return the language in which sentences are made now."""
    return _current


def spoken(language: Language | None) -> Language:
    """Return the language asked for, else that of the screens."""
    return language or _current


def set_current_language(language: Language) -> None:
    """Change the language of sentences made from now on; windows rebuild themselves."""
    global _current
    _current = language


def fr_en(french: str, english: str) -> str:
    """Return a label in the language of the screens, its two versions side by side.

    >>> fr_en("Fermer", "Close")
    'Fermer'
    """
    return french if _current == "fr" else english
