"""Letters on paper: the typeface in three weights, inks and styles, and how a text is made to fit.

First smaller, then on more lines, then cut with an ellipsis.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache

from assets import assets_folder

ELLIPSIS = "…"
STEP = 0.5  # points between two sizes tried
LEAST = 7.0
"""Points under which nothing is set that has to be read, on any sheet."""
MISSING = "□"
"""Stands for a letter that the typeface does not hold."""
BETWEEN_LETTERS = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
"""A typed apostrophe, which a page sets as a curved one."""
ORDINALS = re.compile(r"(?<![^\W_])([0-9]{1,6})(er|re|e)(?![^\W_])")
"""A French ordinal in plain letters, which a page sets with superior ones. Screens shape their
text, and the typeface raises them itself; nothing shapes the text of a paper."""
SUPERIOR = str.maketrans("er", "ᵉʳ")


class Weight(StrEnum):
    """The three weights and the two cuts of figures, by the name that reportlab knows them by.

    ``EVEN`` are the wall's condensed figures, all of one width for a time that ticks; ``FIGURES``
    have their own. They hold digits, ``: / + , . € %`` and spaces alone.
    """

    REGULAR = "TapisSans-Regular"
    SEMIBOLD = "TapisSans-SemiBold"
    BOLD = "TapisSans-Bold"
    EVEN = "TapisFigures-Even"
    FIGURES = "TapisFigures-Regular"


@cache
def load_typefaces() -> None:
    """Make the weights known to reportlab, once for the process."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    fonts = assets_folder() / "fonts"
    for weight in Weight:
        pdfmetrics.registerFont(TTFont(weight.value, str(fonts / f"{weight}.ttf")))


@cache
def _known_letters() -> frozenset[int]:
    from reportlab.pdfbase import pdfmetrics

    load_typefaces()
    return frozenset(pdfmetrics.getFont(Weight.REGULAR.value).face.charToGlyph)


def text_width(text: str, weight: Weight, size: float) -> float:
    """Return the width in points of a text on one line."""
    from reportlab.pdfbase import pdfmetrics

    load_typefaces()
    return float(pdfmetrics.stringWidth(text, weight.value, size))


@lru_cache(maxsize=4_096)
def printable(text: str) -> str:
    """Return the text as paper can hold it: one line, composed accents, no invisible marks.

    A letter that the typeface lacks is shown as an empty square, never left out; a typed
    apostrophe becomes that of a page, the letters of a French ordinal superior ones.

    >>> printable("Zoe\\u0301\\n \\u200fD'Œuvre \\u05d0, 1er et 12e ex æquo")
    'Zoé D’Œuvre □, 1ᵉʳ et 12ᵉ ex æquo'
    """
    return ORDINALS.sub(lambda o: o[1] + o[2].translate(SUPERIOR), plain_letters(text))


def plain_letters(text: str) -> str:
    """Return the text as :func:`printable` does, ordinals as they are typed: a file's title."""
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


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour as red, green, blue from 0 to 1."""

    red: float
    green: float
    blue: float


BLACK = Ink(0.08, 0.09, 0.085)
SOFT = Ink(0.31, 0.33, 0.32)
"""Second reading: dark enough for a tired black-and-white laser."""
RULE = Ink(0.66, 0.68, 0.67)
BAND = Ink(0.925, 0.935, 0.93)
ACCENT = Ink(0.043, 0.361, 0.231)
"""The deep card-table green of the screens; prints as a near black."""
WHITE = Ink(1, 1, 1)


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """Size in points, weight and colour of a text."""

    size: float
    weight: Weight = Weight.REGULAR
    ink: Ink = BLACK

    @property
    def leading(self) -> float:
        """Return the distance in points between two lines of it."""
        return self.size * 1.25

    @property
    def cap_height(self) -> float:
        """Return the height in points of its capitals and figures."""
        return self.size * 0.727

    def width(self, text: str) -> float:
        """Return the width in points of a text set in it."""
        return text_width(text, self.weight, self.size)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text made to fit: its lines, and the style that holds them."""

    lines: tuple[str, ...]
    style: TypeStyle

    @property
    def height(self) -> float:
        """Return the height in points of all its lines."""
        return len(self.lines) * self.style.leading


def shorten(text: str, width: float, style: TypeStyle) -> str:
    """Return the text, or as much of its start as ``width`` points hold with an ellipsis."""
    if style.width(text) <= width:
        return text
    low = 0
    high = len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if style.width(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def wrap(text: str, width: float, style: TypeStyle) -> tuple[str, ...]:
    """Return the lines of a text within ``width`` points, broken at spaces and hyphens.

    A word longer than a line is broken where the line ends.
    """
    lines: list[str] = []
    line = ""
    for piece in pieces_of(text):
        if style.width((line + piece).rstrip()) <= width:
            line += piece
            continue
        if line:
            lines.append(line.rstrip())
        line = piece
        while style.width(line.rstrip()) > width and len(line) > 1:
            fits = 1
            while fits < len(line) and style.width(line[: fits + 1]) <= width:
                fits += 1
            lines.append(line[:fits])
            line = line[fits:]
    return (*lines, line.rstrip())


def wrapped(text: str, width: float, style: TypeStyle) -> Fitted:
    """Return a text on as many lines as ``width`` points ask; no line without a text."""
    return Fitted(wrap(printable(text), width, style) if text else (), style)


def pieces_of(text: str) -> list[str]:
    """Return what a line may be broken between: words, and parts of a compound but ``J.-P.``."""
    pieces = []
    start = 0
    for place, letter in enumerate(text):
        if letter == " " or (letter == "-" and not text.endswith(".", 0, place)):
            pieces.append(text[start : place + 1])
            start = place + 1
    return [*pieces, text[start:]] if start < len(text) else pieces


@lru_cache(maxsize=8192)
def fit(text: str, width: float, style: TypeStyle, smallest: float = 0, lines: int = 1) -> Fitted:
    """Return the text within ``width`` points and at most ``lines`` lines.

    It shrinks down to ``smallest`` points on one line, never under ``LEAST``, then on two, on
    three: the fewest lines that hold it whole, in the largest size. Only then is it cut with an
    ellipsis.
    """
    text = printable(text)
    smallest = min(max(smallest or style.size, LEAST), style.size)
    natural = style.width(text)
    if natural <= width:
        return Fitted((text,), style)
    one_line = style.size * width / natural
    if one_line >= smallest:
        return Fitted((text,), replace(style, size=one_line))
    for count in range(2, lines + 1):
        size = style.size
        while size >= smallest:
            tried = replace(style, size=size)
            wrapped = wrap(text, width, tried)
            if len(wrapped) <= count:
                return Fitted(wrapped, tried)
            size -= STEP
    last = replace(style, size=smallest)
    wrapped = wrap(text, width, last)
    kept = wrapped[: lines - 1]
    rest = "".join(
        line if line.endswith("-") else f"{line} " for line in wrapped[lines - 1 :]
    ).rstrip()
    return Fitted((*kept, shorten(rest, width, last)), last)


def fit_in(
    text: str,
    room: tuple[float, float],
    style: TypeStyle,
    smallest: float,
    least: float,
    lines: int,
) -> Fitted:
    """Return the text in the largest type that a room (width, height) holds.

    ``smallest`` as in :func:`fit`; under ``least`` points it is not set, even if it overflows.
    """
    width, height = room
    fitted = fit(text, width, style, smallest, lines)
    if fitted.height <= height or style.size <= least:
        return fitted
    return fit_in(text, room, replace(style, size=style.size - STEP), smallest, least, lines)


def fit_alike(
    texts: Sequence[str], width: float, style: TypeStyle, smallest: float
) -> list[Fitted]:
    """Return short texts fitted on one line each, all at the size that holds the widest."""
    alone = [fit(text, width, style, smallest) for text in texts]
    alike = replace(style, size=min(fitted.style.size for fitted in alone))
    return [Fitted(fitted.lines, alike) for fitted in alone]
