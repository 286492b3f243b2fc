"""The language of the screens: French first, English on request, changed without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

Language = Literal["fr", "en"]


_current: Language = "fr"
#: The language of whoever is being answered, where it is not that of the screens: a phone's.
_answering: ContextVar[Language | None] = ContextVar("answering", default=None)


def current_language() -> Language:
    """Return the language in which sentences are made now."""
    return _answering.get() or _current


def spoken(language: Language | None) -> Language:
    """Return the language asked for, else that of the screens."""
    return language or current_language()


def set_current_language(language: Language) -> None:
    """Change the language of sentences made from now on; windows rebuild themselves."""
    global _current
    _current = language


@contextmanager
def answering_in(language: Language) -> Iterator[None]:
    """Make sentences in another language than the screens', here and for as long as it lasts.

    >>> with answering_in("en"):
    ...     fr_en("Fermer", "Close")
    'Close'
    """
    before = _answering.set(language)
    try:
        yield
    finally:
        _answering.reset(before)


def titled(title: str, words: str) -> str:
    """Return words after what they are about, as the language sets its colon.

    >>> titled("Table 4", "8").replace(chr(160), "_")
    'Table 4_: 8'
    """
    return fr_en("{0}\u00a0: {1}", "{0}: {1}").format(title, words)


def fr_en(french: str, english: str) -> str:
    """Return a label in the language of the screens, its two versions side by side.

    >>> fr_en("Fermer", "Close")
    'Fermer'
    """
    return french if current_language() == "fr" else english
