"""Sheets that note the place of everything put on them, shapes and texts alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from reports.lettering import ACCENT, BLACK, RULE, WHITE, Ink, TypeStyle, printable
from reports.sheet import MM, Align, Box, PageFormat, Sheet

THIN = 3.0
"""Points under which what is filled is a line."""
HAIR = 0.4
"""Points by which things may touch."""
CAPITALS = 0.68
"""Height of the letters of a text, of its size."""


@dataclass(frozen=True)
class Piece:
    """Something on a sheet, in points from its left top corner; ``words`` when it is a text."""

    kind: str
    left: float
    top: float
    right: float
    bottom: float
    ink: Ink = BLACK
    words: str = ""

    def meets(self, other: Piece) -> bool:
        """Return whether the two stand on one another."""
        return (
            self.top + HAIR < other.bottom
            and other.top + HAIR < self.bottom
            and self.left + HAIR < other.right
            and other.left + HAIR < self.right
        )

    def hides(self, other: Piece) -> bool:
        """Return whether nothing of the other is seen once this is put over it."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


class MeasuredSheet(Sheet):
    """A sheet that keeps, in the order of drawing, what was put on it."""

    every: ClassVar[list[MeasuredSheet]] = []

    def __init__(self, canvas: Any, size: PageFormat) -> None:
        super().__init__(canvas, size)
        self.pieces: list[Piece] = []
        self.every.append(self)

    def text(
        self, x: float, baseline: float, text: str, style: TypeStyle, align: Align = "left"
    ) -> None:
        super().text(x, baseline, text, style, align)
        words = printable(text)
        width = style.width(words)
        left = x - width * {"left": 0, "center": 0.5, "right": 1}[align]
        head = baseline - CAPITALS * style.size
        if words:
            self.pieces.append(Piece("text", left, head, left + width, baseline, style.ink, words))

    def fill(self, box: Box, ink: Ink = ACCENT, radius: float = 0) -> None:
        super().fill(box, ink, radius)
        thin = min(box.height, box.width) < THIN
        self._note("line" if thin else "area", (box.x, box.top), (box.right, box.bottom), ink)

    def frame(self, box: Box, thick: float = 1, ink: Ink = BLACK, radius: float = 0) -> None:
        super().frame(box, thick, ink, radius)
        left, top, right, bottom = box.x, box.top, box.right, box.bottom
        for start, end in (
            ((left, top), (right, top + thick)),
            ((left, bottom - thick), (right, bottom)),
            ((left, top), (left + thick, bottom)),
            ((right - thick, top), (right, bottom)),
        ):
            self._note("line", start, end, ink)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        thick: float = 0.5,
        ink: Ink = RULE,
        dash: tuple[float, float] | None = None,
    ) -> None:
        super().line(start, end, thick, ink, dash)
        # A line is as long as it is said to be: only its thickness is added.
        upright = start[0] == end[0]
        across, down = (thick / 2, 0.0) if upright else (0.0, thick / 2)
        low = (min(start[0], end[0]) - across, min(start[1], end[1]) - down)
        high = (max(start[0], end[0]) + across, max(start[1], end[1]) + down)
        self._note("line", low, high, ink)

    def disc(
        self, middle: tuple[float, float], radius: float, ink: Ink | None, thick: float = 1
    ) -> None:
        super().disc(middle, radius, ink, thick)
        reach = radius + thick / 2
        self._note(
            "disc",
            (middle[0] - reach, middle[1] - reach),
            (middle[0] + reach, middle[1] + reach),
            ink or WHITE,
        )

    def outline(
        self, corners: Sequence[tuple[float, float]], thick: float = 1, ink: Ink = BLACK
    ) -> None:
        super().outline(corners, thick, ink)
        across, down = [x for x, _ in corners], [y for _, y in corners]
        self._note("curve", (min(across), min(down)), (max(across), max(down)), ink)

    def runs(
        self, box: Box, dot: float, found: Iterable[tuple[int, int, int]], ink: Ink = BLACK
    ) -> None:
        super().runs(box, dot, found, ink)
        self._note("picture", (box.x, box.top), (box.right, box.bottom), ink)

    def picture(self, box: Box, png: bytes) -> None:
        super().picture(box, png)
        self._note("picture", (box.x, box.top), (box.right, box.bottom), BLACK)

    def _note(
        self, kind: str, low: tuple[float, float], high: tuple[float, float], ink: Ink
    ) -> None:
        self.pieces.append(Piece(kind, *low, *high, ink))


@contextmanager
def measuring() -> Iterator[list[MeasuredSheet]]:
    """Gather the sheets drawn meanwhile, each with its pieces."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("reports.sheet.Sheet", MeasuredSheet)
        patch.setattr(MeasuredSheet, "every", [])
        yield MeasuredSheet.every


@pytest.fixture
def measured() -> Iterator[list[MeasuredSheet]]:
    """The sheets drawn since, each with its pieces."""
    with measuring() as sheets:
        yield sheets


def beyond_margins(sheet: MeasuredSheet, margin: float = 10) -> list[Piece]:
    """Return what comes nearer than ``margin`` mm to the edge of the sheet."""
    white = margin * MM / sheet.size.scale - 0.01
    right, bottom = sheet.size.width - white, sheet.size.height - white
    return [
        piece
        for piece in sheet.pieces
        if min(piece.left, piece.top) < white or piece.right > right or piece.bottom > bottom
    ]


def crossed(sheet: MeasuredSheet) -> list[tuple[str, Piece]]:
    """Return the texts that a line or a picture crosses, or something drawn later hides.

    A line under a filled disc is hidden before the text is written on it; a tick is as wide
    as its box.
    """
    found = []
    for number, text in _texts(sheet):
        if text.words == "✓":
            continue
        over = [n for n, piece in enumerate(sheet.pieces) if piece.meets(text) and n != number]
        bare = max((n for n in over if n < number and _covers(sheet.pieces[n], text)), default=-1)
        found += [
            (text.words, sheet.pieces[n])
            for n in over
            if n > (bare if sheet.pieces[n].kind in ("line", "picture") else number)
            and sheet.pieces[n].kind not in ("text", "curve")
        ]
    return found


def on_one_another(sheet: MeasuredSheet) -> list[tuple[str, str]]:
    """Return the pairs of texts that stand on one another."""
    texts = sorted((text for _, text in _texts(sheet)), key=lambda text: text.top)
    found = []
    for place, text in enumerate(texts):
        for other in texts[place + 1 :]:
            if other.top >= text.bottom:
                break
            if text.meets(other):
                found.append((text.words, other.words))
    return found


def too_pale(sheet: MeasuredSheet, least: float = 4.5) -> list[tuple[str, float]]:
    """Return the texts that a black-and-white laser would lose, with their contrast."""
    found = []
    for number, text in _texts(sheet):
        under = [piece for piece in sheet.pieces[:number] if _covers(piece, text)]
        ground = _light(under[-1].ink) if under else 1.0
        light, dark = sorted((_light(text.ink), ground), reverse=True)
        contrast = (light + 0.05) / (dark + 0.05)
        if contrast < least:
            found.append((text.words, contrast))
    return found


def _texts(sheet: MeasuredSheet) -> Iterator[tuple[int, Piece]]:
    return ((n, piece) for n, piece in enumerate(sheet.pieces) if piece.kind == "text")


def _covers(piece: Piece, text: Piece) -> bool:
    return piece.kind in ("area", "disc") and piece.hides(text)


def _light(ink: Ink) -> float:
    """Return how much light an ink sends back once it is printed grey, from 0 to 1."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (ink.red, ink.green, ink.blue)
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
