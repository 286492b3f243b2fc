"""The typeface of every paper: Tapis Sans in three weights, embedded in the file."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from functools import cache

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from assets import assets_folder

MISSING = "□"
"""Stands for a letter that the typeface does not hold."""
BETWEEN_LETTERS = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
"""A typed apostrophe, which a page sets as a curved one."""


class Weight(StrEnum):
    """The three weights, by the name under which reportlab knows them."""

    REGULAR = "TapisSans-Regular"
    SEMIBOLD = "TapisSans-SemiBold"
    BOLD = "TapisSans-Bold"


@cache
def load_typefaces() -> None:
    """Make the three weights known to reportlab, once for the process."""
    fonts = assets_folder() / "fonts"
    for weight in Weight:
        pdfmetrics.registerFont(TTFont(weight.value, str(fonts / f"{weight}.ttf")))


@cache
def _known_letters() -> frozenset[int]:
    load_typefaces()
    return frozenset(pdfmetrics.getFont(Weight.REGULAR.value).face.charToGlyph)


def text_width(text: str, weight: Weight, size: float) -> float:
    """Return the width in points of a text on one line."""
    load_typefaces()
    return float(pdfmetrics.stringWidth(text, weight.value, size))


def printable(text: str) -> str:
    """Return the text as paper can hold it: one line, composed accents, no invisible marks.

    A letter that the typeface lacks is shown as an empty square, never left out; a typed
    apostrophe becomes that of a page.

    >>> printable("Zoe\\u0301\\n \\u200fD'Œuvre \\u05d0")
    'Zoé D’Œuvre □'
    """
    known = _known_letters()
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind in ("Zl", "Zp") or letter in "\t\n\r\v\f":
            kept.append(" ")
        elif kind in ("Cc", "Cf", "Cs"):
            continue
        else:
            kept.append(letter if ord(letter) in known else MISSING)
    return BETWEEN_LETTERS.sub("’", " ".join(word for word in "".join(kept).split(" ") if word))
