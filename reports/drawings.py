"""Drawings for papers: a chip, the places round a table, a QR code.

A chip is a disc with its value, its colour's name beside it, never the colour alone. Place 1 of
an oval is left of the dealer's side, at the foot; the others follow clockwise.
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, pairwise
from math import copysign, cos, hypot, pi, sin

from reports.lettering import BLACK, LEAST, WHITE, Ink, TypeStyle, Weight, size_within
from reports.marks import parts_of, takes_black
from reports.sheet import Box, Sheet

SPOTS = 6


@dataclass(frozen=True, slots=True)
class ChipLook:
    """A value with its colour (``#rrggbb``) and what that colour is called."""

    value: int
    colour: str
    name: str


def ink_of(colour: str) -> Ink:
    """Return the ink of ``#rrggbb``.

    >>> ink_of("#ff0000")
    Ink(red=1.0, green=0.0, blue=0.0)
    """
    return Ink(*parts_of(colour))


def draw_chip(
    sheet: Sheet, middle: tuple[float, float], radius: float, look: ChipLook, value: str
) -> None:
    """Draw a chip; ``value`` is its figure as the paper writes numbers, left out when too long."""
    ground = ink_of(look.colour)
    ink = BLACK if takes_black(look.colour) else WHITE
    sheet.disc(middle, radius, ground, thick=0.8)
    for spot in range(SPOTS):
        angle = 2 * pi * spot / SPOTS + pi / 2
        near = radius * 0.8
        far = radius * 0.97
        sheet.line(
            (middle[0] + cos(angle) * near, middle[1] + sin(angle) * near),
            (middle[0] + cos(angle) * far, middle[1] + sin(angle) * far),
            thick=radius * 0.2,
            ink=ink,
        )
    style = TypeStyle(radius * 0.8, Weight.BOLD, ink)
    most = min(style.size, style.size * radius * 1.5 / style.width(value))
    if most < LEAST:  # the value is told beside it
        return
    style = replace(style, size=size_within(most))
    baseline = middle[1] + style.cap_height / 2
    sheet.text(middle[0], baseline, value, style, "center")


STEPS = 240
SQUARENESS = 2.5
"""Exponent of the superellipse: 2 is an ellipse, more comes nearer to a rectangle."""

Point = tuple[float, float]


def _unit(step: int) -> Point:
    angle = pi / 2 + 2 * pi * step / STEPS
    x = cos(angle)
    y = sin(angle)
    power = 2 / SQUARENESS
    return copysign(abs(x) ** power, x), copysign(abs(y) ** power, y)


CURVE = tuple(_unit(step) for step in range(STEPS + 1))
"""The oval within one unit around its middle, from the foot, clockwise on the sheet."""


def oval(box: Box) -> tuple[Point, ...]:
    """Return the points of the oval that fills a box."""
    half_x = box.width / 2
    half_y = box.height / 2
    x = box.x + half_x
    y = box.top + half_y
    return tuple((x + across * half_x, y + down * half_y) for across, down in CURVE[:-1])


def places_around(box: Box, places: int, width: float, height: float) -> tuple[Point, ...]:
    """Return the middle of each place on the oval of a box, evenly spaced, from place 1.

    ``width`` and ``height`` are a place's own: wide ones get more room sideways.
    """
    half_x = box.width / 2
    half_y = box.height / 2
    travelled = [0.0]
    for (x, y), (next_x, next_y) in pairwise(CURVE):
        step = hypot((next_x - x) * half_x / width, (next_y - y) * half_y / height)
        travelled.append(travelled[-1] + step)
    points = []
    for place in range(places):
        wanted = travelled[-1] * (place + 0.5) / places
        after = max(1, bisect_left(travelled, wanted))
        part = (wanted - travelled[after - 1]) / (travelled[after] - travelled[after - 1])
        (x, y) = CURVE[after - 1]
        (next_x, next_y) = CURVE[after]
        across = x + (next_x - x) * part
        down = y + (next_y - y) * part
        points.append((box.x + half_x + across * half_x, box.top + half_y + down * half_y))
    return tuple(points)


MOST_BYTES = 600
"""Beyond, the dots of a code five centimetres wide are too small for an old telephone."""

QUIET = 4
"""Dots of white that a code needs around it."""

FIXED_MASK = 2
"""The pattern laid over the dots where codes are many: every reader takes any of the eight."""

Dots = tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=1024)
def dots_of(text: str, *, quickly: bool = False) -> Dots:
    """Return the rows of a QR code for ``text`` (UTF-8, error level M): True is dark.

    ``quickly`` does not seek the best of the eight patterns: for codes by the hundred. Raises
    ValueError beyond ``MOST_BYTES``.
    """
    from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel

    content = text.encode("utf-8")
    if len(content) > MOST_BYTES:
        raise ValueError(f"{len(content)} bytes are too many for a code")
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(content))
    if quickly:
        code.version = code.calculate_version()
        code.makeImpl(False, FIXED_MASK)
    else:
        code.make()
    return tuple(tuple(bool(dot) for dot in row) for row in code.modules)


def _with_quiet(dots: Dots) -> Dots:
    blank = ((False,) * (len(dots) + 2 * QUIET),) * QUIET
    beside = (False,) * QUIET
    return (*blank, *((*beside, *row, *beside) for row in dots), *blank)


def png_of(dots: Dots) -> bytes:
    """Return a code as a PNG picture, its quiet white included; a dot is eight pixels wide."""
    rows = _with_quiet(dots)
    # One bit a pixel: a dot is a byte. Each line begins with its filter, none.
    lines = b"".join((b"\0" + bytes(0 if dark else 255 for dark in row)) * 8 for row in rows)
    header = struct.pack(">IIBBBBB", len(rows) * 8, len(rows) * 8, 1, 0, 0, 0, 0)
    picture = b"\x89PNG\r\n\x1a\n"
    for kind, held in ((b"IHDR", header), (b"IDAT", zlib.compress(lines)), (b"IEND", b"")):
        check = zlib.crc32(kind + held)
        picture += struct.pack(">I", len(held)) + kind + held + struct.pack(">I", check)
    return picture


def terminal_lines(dots: Dots) -> list[str]:
    """Return a code as lines of a terminal, black on white whatever its colours are."""
    rows = _with_quiet(dots)
    # A letter is two dots high; a code has an odd number of rows.
    pairs = zip(rows[::2], (*rows[1::2], (False,) * len(rows)), strict=True)
    return [
        "\x1b[30;107m"
        + "".join(" ▀▄█"[up + 2 * down] for up, down in zip(upper, lower, strict=True))
        + "\x1b[0m"
        for upper, lower in pairs
    ]


def draw_code(sheet: Sheet, box: Box, dots: Dots, ink: Ink = BLACK) -> None:
    """Draw a code in the square at the left top of ``box``, its quiet white included."""
    dot = min(box.width, box.height) / (len(dots) + 2 * QUIET)
    found = []
    for down, row in enumerate(dots, QUIET):
        across = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                found.append((down, across, length))
            across += length
    sheet.runs(box, dot, found, ink)
