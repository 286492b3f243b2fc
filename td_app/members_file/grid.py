"""A file of any kind as rows of text: its limits, its cells cleaned."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rules_ropta.ruling import Reason, Refused

MAX_BYTES = 8 * 1024 * 1024
MAX_LINES = 10_000
MAX_COLUMNS = 100
MAX_LINE_LENGTH = 100_000


@dataclass(frozen=True, slots=True)
class GridRow:
    """One line of the file, counted from 1, with the codes of what reading it left in doubt."""

    line: int
    cells: tuple[str, ...]
    doubts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a file and how it was read."""

    rows: tuple[GridRow, ...]
    encoding: str | None = None
    delimiter: str | None = None
    sheet: str | None = None
    notes: tuple[Reason, ...] = ()


def trimmed(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the cells up to the last one that holds something."""
    width = len(cells)
    while width and not cells[width - 1].strip():
        width -= 1
    return tuple(cells[:width])


def check_extent(lines: int, columns: int) -> None:
    """Refuse what is no list of persons: TOO_MANY_LINES, TOO_MANY_COLUMNS."""
    if columns > MAX_COLUMNS:
        raise Refused("TOO_MANY_COLUMNS", columns=columns, limit=MAX_COLUMNS)
    if lines > MAX_LINES:
        raise Refused("TOO_MANY_LINES", lines=lines, limit=MAX_LINES)


# Embeddings, overrides and isolates can make a name read otherwise than it is written.
_DIRECTION_TRICKS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_HARMLESS = re.compile("[\u00ad\u061c\u200b-\u200f\u2060\ufeff]")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_SPREADSHEET_ERROR = re.compile(r"#(REF!|N/A|NAME\?|NOM\?|VALUE!|VALEUR!|DIV/0!|NUM!|NULL!|NUL!)")
_LOST_LETTER = re.compile("\ufffd|\\w\\?\\w")


@dataclass(frozen=True, slots=True)
class CleanCell:
    """A cell's text and the codes of what makes it doubtful."""

    text: str
    doubts: tuple[str, ...] = ()


def clean_cell(raw: str) -> CleanCell:
    """Return the cell fit to read, with the doubts it raises.

    >>> clean_cell("  Pérez   Gaëtan ").text
    'Pérez Gaëtan'
    >>> clean_cell("PÃ©rez")
    CleanCell(text='Pérez', doubts=('ACCENTS_REPAIRED',))
    """
    if raw.isascii() and raw.isprintable():
        text = " ".join(raw.split())
        doubts = [] if text.isalnum() else _doubts_of(text)
        return CleanCell(text, tuple(doubts))
    doubts = []
    text = repaired_accents(raw)
    if text != raw:
        doubts.append("ACCENTS_REPAIRED")
    if _DIRECTION_TRICKS.search(text) or _CONTROLS.search(text):
        doubts.append("HIDDEN_CHARACTERS")
    text = _HARMLESS.sub("", _DIRECTION_TRICKS.sub("", text))
    text = unicodedata.normalize("NFC", _CONTROLS.sub("", text))
    # A lone half of a surrogate pair can be neither shown nor kept.
    text = " ".join(text.encode("utf-8", "replace").decode("utf-8").split())
    return CleanCell(text, (*doubts, *_doubts_of(text)))


def repaired_accents(text: str) -> str:
    """Return the text with UTF-8 read as Windows-1252 put right, else as it was."""
    if not re.search("[ÃÂÅÄ]", text):
        return text
    try:
        return text.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return text


def _doubts_of(text: str) -> list[str]:
    doubts = []
    if _SPREADSHEET_ERROR.match(text):
        doubts.append("CELL_ERROR")
    elif _LOST_LETTER.search(text):
        doubts.append("LETTER_LOST")
    return doubts
