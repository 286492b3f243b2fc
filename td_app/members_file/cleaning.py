"""Cells made fit to read: hidden characters out, accents composed, spaces single."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

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
    text = " ".join(_encodable(text).split())
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


def _encodable(text: str) -> str:
    """A lone half of a surrogate pair can be neither shown nor kept."""
    return text.encode("utf-8", "replace").decode("utf-8")
