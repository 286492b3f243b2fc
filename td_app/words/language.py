"""The language of the screens: French first, English on request, changed without a restart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final

from td_app.words.tongues import WRITTEN

#: The code of a language: those of ``tongues.WRITTEN``, and whichever was added.
Language = str
Pair = tuple[str, str]

#: Every text is written in these, in the order of a pair.
LANGUAGES: Final[tuple[Language, ...]] = tuple(one.code for one in WRITTEN)

#: The texts of each language added, by their pairs, and what each calls itself.
_overlays: dict[Language, Mapping[Pair, str]] = {}
_names: dict[Language, str] = {one.code: one.name for one in WRITTEN}
_current: Language = LANGUAGES[0]
#: The language of the request being answered, where it is not that of the screens: a phone's.
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


def after_colon(sentence: str) -> str:
    """Return a sentence as it goes on after a colon: in French it begins small there.

    >>> after_colon("Elle se compte à part.")
    'elle se compte à part.'
    """
    return fr_en("{0}{1}", "{2}{1}").format(sentence[:1].lower(), sentence[1:], sentence[:1])


def fr_en(french: str, english: str) -> str:
    """Return a label in the language of the screens, its two versions side by side.

    >>> fr_en("Fermer", "Close")
    'Fermer'
    """
    return in_language((french, english))


def in_language(pair: Pair, language: Language | None = None) -> str:
    """Return the text of a pair in a language, else in that of the screens.

    >>> in_language(("Fermer", "Close"), "en")
    'Close'
    """
    asked = spoken(language)
    if asked in LANGUAGES:
        return pair[LANGUAGES.index(asked)]
    return _overlays.get(asked, {}).get(pair, pair[-1])


def add_language(code: Language, name: str, texts: Mapping[Pair, str]) -> None:
    """Offer one more language: its texts by their pairs; English stands for those missing.

    Raises ``ValueError`` for one that every text is written in.
    """
    if code in LANGUAGES:
        raise ValueError(code)
    _overlays[code] = texts
    _names[code] = name or code


def remove_language(code: Language) -> None:
    """Remove a language that was added."""
    _overlays.pop(code, None)
    if code not in LANGUAGES:
        _names.pop(code, None)


def languages() -> Mapping[Language, str]:
    """Return the languages to choose from: what each calls itself, by its code."""
    return MappingProxyType(_names)


def known_language(code: object) -> Language:
    """Return the language of a stored or typed code; the first language for an unknown code."""
    return code if isinstance(code, str) and code in _names else LANGUAGES[0]
