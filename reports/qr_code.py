"""A QR code drawn on a sheet, to be read by a telephone held before a wall."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel

from reports.fitting import BLACK, Ink
from reports.sheet import Box, Sheet

MOST_BYTES = 600
"""Beyond, the dots of a code five centimetres wide are too small for an old telephone."""

QUIET = 4
"""Dots of white that a code needs around it."""

FIXED_MASK = 2
"""The pattern laid over the dots where codes are many: every reader takes any of the eight."""

Dots = tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=1024)
def dots_of(text: str, *, quickly: bool = False) -> Dots:
    """Return the rows of a code that tells ``text`` (UTF-8, error level M): True is dark.

    ``quickly`` does not seek the best of the eight patterns: for codes by the hundred. Raises
    ValueError beyond ``MOST_BYTES``.
    """
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
