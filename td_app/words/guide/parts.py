"""The parts of a chapter of the guide.

In a text ``**…**`` is a button or a page as the application names it, `` `…` `` a key; both exist
(``tests/td_app/words/test_guide.py``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from td_app.words.language import Language, in_language, spoken
from td_app.words.speaking import Pair, typeset

Mark = Literal["plain", "button", "key"]
#: What a picture shows of a scene: a page, the column of what is to do, or a wall read from afar.
Seen = Literal["page", "todo", "wall"]
#: Under this name a picture (PNG) tells which steps have a disc on it, in the order of the discs.
DISCS: Final = "steps"

_MARKED: Final = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")


@dataclass(frozen=True, slots=True)
class Said:
    """A paragraph."""

    text: Pair


@dataclass(frozen=True, slots=True)
class Steps:
    """Steps to follow, in order."""

    lines: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture of the gallery, by the name of its scene."""

    scene: str
    caption: Pair
    seen: Seen = "page"


Part = Said | Steps | Pictured


@dataclass(frozen=True, slots=True)
class Shown:
    """What the guide shows of a scene; ``named``: what a step names, by its number."""

    seen: Seen = "page"
    named: Mapping[int, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; ``pages``: the keys of the pages where F1 opens it."""

    key: str
    title: Pair
    parts: tuple[Part, ...]
    pages: tuple[str, ...] = ()

    def pairs(self) -> Iterator[Pair]:
        """Yield every text of the chapter, its title first."""
        yield self.title
        for part in self.parts:
            match part:
                case Said(text):
                    yield text
                case Steps(lines):
                    yield from lines
                case Pictured(caption=caption):
                    yield caption


def text_of(pair: Pair, language: Language | None = None) -> str:
    """Return a text in a language, with its no-break spaces."""
    here = spoken(language)
    return typeset(in_language(pair, here), here)


def marked(text: str) -> Iterator[tuple[Mark, str]]:
    """Yield the pieces of a text and what each is.

    >>> list(marked("Press **Draw** or `E`."))
    [('plain', 'Press '), ('button', 'Draw'), ('plain', ' or '), ('key', 'E'), ('plain', '.')]
    """
    at = 0
    for found in _MARKED.finditer(text):
        if found.start() > at:
            yield "plain", text[at : found.start()]
        yield ("button", found[1]) if found[1] else ("key", found[2])
        at = found.end()
    if at < len(text):
        yield "plain", text[at:]
