"""The director's guide: from the first minutes to the worst day, read in half an hour."""

from __future__ import annotations

from typing import Final

from td_app.words.guide import after, before, playing
from td_app.words.guide.parts import (
    DISCS,
    Chapter,
    Mark,
    Part,
    Pictured,
    Said,
    Seen,
    Shown,
    Steps,
    marked,
    text_of,
)

__all__ = [
    "CHAPTERS",
    "DISCS",
    "TITLE",
    "Chapter",
    "Mark",
    "Part",
    "Pictured",
    "Said",
    "Seen",
    "Shown",
    "Steps",
    "chapter_of_page",
    "marked",
    "text_of",
]

TITLE: Final = ("Guide du directeur", "Director’s guide")

CHAPTERS: Final = (
    before.BEGIN,
    before.PREPARING,
    before.PLAYERS,
    before.DRAW,
    playing.CLOCK,
    playing.OUT,
    playing.TABLES,
    playing.FLOOR,
    playing.CHIPS,
    after.ENDING,
    after.PAPERS,
    after.JOURNAL,
    playing.PHONES,
    after.YEAR,
    after.FORMATS,
    after.WORST,
)


def chapter_of_page(page: str) -> Chapter:
    """Return the chapter about a page, else the first chapter.

    >>> chapter_of_page("floor").key
    'floor'
    """
    return next((one for one in CHAPTERS if page in one.pages), CHAPTERS[0])
