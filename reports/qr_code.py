"""A QR code drawn on a sheet, to be read by a telephone held before a wall."""

from __future__ import annotations

from itertools import groupby

from reportlab.graphics.barcode.qrencoder import QR8bitByte, QRCode, QRErrorCorrectLevel

from reports.fitting import BLACK
from reports.sheet import Box, Sheet

MOST_BYTES = 600
"""Beyond, the dots of a code five centimetres wide are too small for an old telephone."""

QUIET = 4
"""Dots of white that a code needs around it."""

OVERLAP = 0.02
"""Points by which rows overlap, so that no hair of white is seen between them."""

Dots = tuple[tuple[bool, ...], ...]


def dots_of(text: str) -> Dots:
    """Return the rows of a code that tells ``text`` (UTF-8, error level M): True is dark.

    Raises ValueError beyond ``MOST_BYTES``.
    """
    content = text.encode("utf-8")
    if len(content) > MOST_BYTES:
        raise ValueError(f"{len(content)} bytes are too many for a code")
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(QR8bitByte(content))
    code.make()
    return tuple(tuple(bool(dot) for dot in row) for row in code.modules)


def draw_code(sheet: Sheet, box: Box, dots: Dots) -> None:
    """Draw a code in the square at the left top of ``box``, its quiet white included."""
    dot = min(box.width, box.height) / (len(dots) + 2 * QUIET)
    for down, row in enumerate(dots, QUIET):
        across = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                place = Box(box.x + across * dot, box.top + down * dot, length * dot, dot + OVERLAP)
                sheet.fill(place, BLACK)
            across += length
