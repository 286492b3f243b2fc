"""Letters on paper: the typeface in three weights, inks and styles, and how a text is made to fit.

First smaller, then on more lines, then cut with an ellipsis.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, lru_cache
from itertools import takewhile
from typing import Any, Final

from assets import assets_folder

ELLIPSIS = "…"
SCALE: Final = (8.0, 9.0, 10.5, 12.0, 15.0, 20.0, 26.0)
"""Every size of type, in points, of what is read in the hand or at a desk: each some quarter above
the one before, so that two sizes are seen to be two, and one paper looks like the next."""
CALLED: Final = 36.0
"""What is read out from a paper that lies on a desk: seats reached, a penalty."""
HEADLINE: Final = 48.0
"""The first thing read on a paper that hangs on a wall, from two or three metres."""
ACROSS: Final = 60.0
"""What is looked for across a table: a place on the podium, five figures on the smallest slip."""
SMALL_NUMBER: Final = 86.0
"""Figures 22 mm high, the largest that a slip of a quarter of an A5 has room for."""
NUMBER: Final = 100.0
"""Figures 25 mm high: table and place of a player who looks for them on foot; the winner."""
SIZES: Final = (*SCALE, CALLED, HEADLINE, ACROSS, SMALL_NUMBER, NUMBER)
"""The only sizes that a paper is set in. Those beyond the scale are for the few words that hang on
a wall, stand on a table or are held out at arm's length: there a step of a quarter is not seen."""
LEAST: Final = SCALE[0]
"""Points under which nothing is set, on any sheet."""
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

    ``WORDS`` and the two after it are the weights of words read from afar, in which a figure is as
    wide as it is drawn: no 1 has a gap at both sides. ``EVEN`` are the wall's condensed figures,
    all of one width for a time that ticks; ``FIGURES`` have their own. They hold digits,
    ``: / + , . € %`` and spaces alone.
    """

    REGULAR = "TapisSans-Regular"
    SEMIBOLD = "TapisSans-SemiBold"
    BOLD = "TapisSans-Bold"
    WORDS = "TapisWords-Regular"
    WORDS_SEMIBOLD = "TapisWords-SemiBold"
    WORDS_BOLD = "TapisWords-Bold"
    EVEN = "TapisFigures-Even"
    FIGURES = "TapisFigures-Regular"


#: What letters are taken of, by the face that has figures alone.
LETTERS_OF: Final = {
    Weight.WORDS: Weight.REGULAR,
    Weight.WORDS_SEMIBOLD: Weight.SEMIBOLD,
    Weight.WORDS_BOLD: Weight.BOLD,
}


@cache
def load_typefaces() -> None:
    """Make the weights known to reportlab, once for the process."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    fonts = assets_folder() / "fonts"
    for weight in Weight:
        pdfmetrics.registerFont(TTFont(weight.value, str(fonts / f"{weight}.ttf")))
    for words, letters in LETTERS_OF.items():
        face = pdfmetrics.getFont(words.value).face
        face.charWidths = {**pdfmetrics.getFont(letters.value).face.charWidths, **face.charWidths}


@cache
def _known_letters() -> frozenset[int]:
    from reportlab.pdfbase import pdfmetrics

    load_typefaces()
    return frozenset(pdfmetrics.getFont(Weight.REGULAR.value).face.charToGlyph)


@cache
def _face(weight: Weight) -> Any:
    from reportlab.pdfbase import pdfmetrics

    load_typefaces()
    return pdfmetrics.getFont(weight.value)


@lru_cache(maxsize=8_192)
def text_width(text: str, weight: Weight, size: float) -> float:
    """Return the width in points of a text on one line."""
    return float(_face(weight).stringWidth(text, size))


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

    def down_to(self, least: float) -> Iterator[TypeStyle]:
        """Yield it, then in each smaller size of paper, ``least`` points the last of them."""
        yield self
        below = (size for size in reversed(SIZES) if size < self.size)
        for size in takewhile(lambda size: size >= least, below):
            yield replace(self, size=size)

    @property
    def smaller(self) -> TypeStyle:
        """Return it one size down, the least as it is."""
        return replace(self, size=size_within(self.size - 0.01))

    @property
    def larger(self) -> TypeStyle:
        """Return it one size up, the largest as it is."""
        return replace(self, size=min((one for one in SIZES if one > self.size), default=NUMBER))


def size_within(size: float) -> float:
    """Return the largest size of paper that is at most ``size`` points, else the least one.

    >>> size_within(19.9), size_within(20), size_within(5)
    (15.0, 20.0, 8.0)
    """
    return max((one for one in SIZES if one <= size), default=LEAST)


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

    It shrinks by the sizes of paper down to ``smallest`` points on one line, then on two, on
    three: the fewest lines that hold it whole, in the largest size. Only then is it cut with an
    ellipsis.
    """
    text = printable(text)
    natural = style.width(text)
    if natural <= width:
        return Fitted((text,), style)
    sizes = tuple(style.down_to(smallest or style.size))
    for tried in sizes:
        if natural * tried.size / style.size <= width:
            return Fitted((text,), tried)
    for count in range(2, lines + 1):
        for tried in sizes:
            wrapped = wrap(text, width, tried)
            if len(wrapped) <= count:
                return Fitted(wrapped, tried)
    last = sizes[-1]
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
    for tried in style.down_to(least):
        fitted = fit(text, width, tried, smallest, lines)
        if fitted.height <= height:
            break
    return fitted


def fit_alike(
    texts: Sequence[str], width: float, style: TypeStyle, smallest: float
) -> list[Fitted]:
    """Return short texts fitted on one line each, all at the size that holds the widest."""
    alone = [fit(text, width, style, smallest) for text in texts]
    alike = replace(style, size=min(fitted.style.size for fitted in alone))
    return [Fitted(fitted.lines, alike) for fitted in alone]
