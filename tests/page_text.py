"""The text of a page as our sheets write it: each piece with its font, its place and its size.

``pypdf`` reads any PDF, at a tenth of a second a page; ours hold few operators. Another reader
than ours says the same of every paper: ``reports/test_page_text.py``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

OPERATORS = re.compile(
    rb"\((?P<text>(?:\\.|[^\\()])*+)\) Tj"
    rb"|/(?P<font>\S+) (?P<size>[-\d.]+) Tf"
    rb"|(?P<matrix>(?:[-\d.]+ ){6})(?P<of>cm|Tm)"
    rb"|(?P<leading>[-\d.]+) TL"
    rb"|(?<!\S)(?P<bare>q|Q|BT|T\*)(?!\S)",
    re.DOTALL,
)
TELLING = (b"ET", b"cm", b"cm ", b"q", b"Q")
"""How the lines end that are of text or move it: the others only draw."""
ESCAPED = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)
LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
CODED = re.compile(rb"<([0-9A-Fa-f]{2})> <([0-9A-Fa-f]+)>")

Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Shown:
    """A piece of text, its font, and where its line starts, in points from the foot."""

    text: str
    font: str
    x: float
    baseline: float
    size: float
    scale: float


@dataclass
class _Pen:
    """Where the text is about to be written: in what font, on what line."""

    on_page: Matrix = SAME
    line: Matrix = SAME
    font: str = ""
    size: float = 0
    leading: float = 0


def shown_on(page: Any) -> list[Shown]:
    """Return what is written on a page of ours, in the order it was drawn."""
    fonts = {
        name.lstrip("/"): (str(font["/BaseFont"]), _letters(font["/ToUnicode"].get_data()))
        for name, given in page["/Resources"].get("/Font", {}).items()
        for font in [given.get_object()]
        if "/ToUnicode" in font
    }
    pen, kept = _Pen(), list[_Pen]()
    shown: list[Shown] = []
    drawn = page.get_contents().get_data().split(b"\n")
    written = b"\n".join(line for line in drawn if line.endswith(TELLING))
    for found in OPERATORS.finditer(written):
        given = found.groupdict()
        match given["bare"]:
            case b"q":
                kept.append(replace(pen))
            case b"Q":
                pen = kept.pop()
            case b"BT":
                pen.line = SAME
            case b"T*":
                pen.line = (*pen.line[:5], pen.line[5] - pen.leading)
            case _:
                _moved(pen, given)
        if given["text"] is not None:
            name, letters = fonts[pen.font]
            text = "".join(letters[code] for code in _unescaped(given["text"]))
            across, _, _, up, x, y = pen.on_page
            at = (pen.line[4] * across + x, pen.line[5] * up + y)
            shown.append(Shown(text, name, *at, pen.size * up, across))
    return shown


def _moved(pen: _Pen, given: dict[str, bytes | None]) -> None:
    """Take up what an operator says of the pen."""
    match given:
        case {"font": bytes(font), "size": bytes(size)}:
            pen.font, pen.size = font.decode(), float(size)
        case {"leading": bytes(leading)}:
            pen.leading = float(leading)
        case {"matrix": bytes(numbers), "of": of}:
            a, b, c, d, e, f = map(float, numbers.split())
            if of == b"Tm":
                pen.line = (a, b, c, d, e, f)
            else:
                p, q, r, s, x, y = pen.on_page
                turned = (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s)
                pen.on_page = (*turned, e * p + f * r + x, e * q + f * s + y)


def _letters(coded: bytes) -> dict[int, str]:
    """Return the letters of a font by their codes in a text."""
    return {
        int(code, 16): bytes.fromhex(letter.decode()).decode("utf-16-be")
        for code, letter in CODED.findall(coded[coded.find(b"beginbfchar") :])
    }


def _unescaped(text: bytes) -> bytes:
    def plain(found: re.Match[bytes]) -> bytes:
        sign = found[1]
        return bytes([int(sign, 8)]) if sign[:1].isdigit() else LETTERS.get(sign, sign)

    return ESCAPED.sub(plain, text) if b"\\" in text else text
