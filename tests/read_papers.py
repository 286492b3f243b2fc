"""Papers read back as a reader finds them, and entrants of every kind to print."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Any

import zxingcpp
from page_text import shown_on
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPdf import QPdfDocument
from reportlab.pdfbase import pdfmetrics

from reports.facts import SeatedPlayer
from reports.lettering import Weight, load_typefaces
from reports.names import abbreviations, named_alone
from reports.sheet import MM

#: Letters of a word that say which it is, where a name would not stand even alone.
LEAST_BEGUN = 3
LONG_NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"
LOWEST = 20.0
"""Points below its line that the foot of the largest letters reaches."""
NAMES = ("D’ALMEIDA Élodie", "LE GOFF Noël", "Œuvrard Zoé", "N’DIAYE Aïcha", "Ünal Maëlle", "O Bo")
CLUBS = ("Les As du Bocage", "", "Poker Club Nantais")


@dataclass(frozen=True)
class Written:
    """One piece of text as it stands on a page, in points from the left and from the foot."""

    text: str
    left: float
    right: float
    baseline: float
    size: float
    enlarged: float = 1


class ReadPaper:
    """A PDF as a reader finds it. Pages are read once: long lists are slow to take apart."""

    def __init__(self, pdf: bytes) -> None:
        self._reader = PdfReader(BytesIO(pdf))
        self.pages: list[PageObject] = list(self._reader.pages)
        self._texts: dict[int, str] = {}
        self._written: dict[int, list[Written]] = {}
        self.catalog: Any = self._reader.trailer["/Root"]
        self.about: Any = self._reader.metadata

    def text(self, page: int | None = None) -> str:
        """Return the text of a page from 1, or of all, its white made plain spaces."""
        if page is None:
            return " ".join(self.text(number) for number in range(1, len(self.pages) + 1))
        self.written(page)
        return self._texts[page]

    def missing(self, texts: Iterable[str]) -> list[str]:
        """Return the texts that are not there, wherever their lines were broken."""
        whole = _tight(self.text())
        return [text for text in texts if _tight(text) not in whole]

    def missing_people(self, names: Iterable[str]) -> list[str]:
        """Return the names neither whole nor shortened by rule, or cut in their first word."""
        names = tuple(names)
        short = abbreviations(names)
        lost = []
        for name in self.missing(names):
            told = named_alone(name, short[name], lambda form: not self.missing([form]))
            kept = told.partition("…")[0]
            whole = "…" not in told or short[name].family[len(kept)] in " -"
            begun = re.split(r"[ -]", kept)[1:]
            if not kept or not (whole or (begun and len(begun[-1]) >= LEAST_BEGUN)):
                lost.append(name)
        return lost

    def written(self, page: int) -> list[Written]:
        """Return every piece of text of a page with the place it takes."""
        if page in self._written:
            return self._written[page]
        pieces: list[Written] = []
        for one in shown_on(self.pages[page - 1]):
            if one.text.strip():
                name = next(weight for weight in Weight if weight.value in one.font)
                width = pdfmetrics.stringWidth(one.text, name.value, one.size / one.scale)
                right = one.x + width * one.scale
                pieces.append(Written(one.text, one.x, right, one.baseline, one.size, one.scale))
        nothing = Written("", 0, 0, 0, 0)
        parts = (one.text + _after(one, then) for one, then in pairwise((*pieces, nothing)))
        self._texts[page] = re.sub(r"\s+", " ", as_searched("".join(parts)))
        self._written[page] = pieces
        return pieces

    def fonts(self) -> dict[str, bool]:
        """Return the fonts of every page, and whether each is embedded."""
        found = {}
        for page in self.pages:
            for reference in page["/Resources"]["/Font"].values():  # type: ignore[index]
                font = reference.get_object()
                described = font.get("/FontDescriptor")
                embedded = described is not None and "/FontFile2" in described.get_object()
                found[str(font["/BaseFont"])] = embedded
        return found


def sizes_of(paper: ReadPaper) -> set[float]:
    """Return every size in points that a text of the paper is set in, before it is enlarged."""
    pages = range(1, len(paper.pages) + 1)
    return {round(one.size / one.enlarged, 2) for page in pages for one in paper.written(page)}


def as_searched(text: str) -> str:
    """Return a text as who searches it types it: the superior letters of ordinals plain."""
    return text.translate(str.maketrans("ᵉʳ", "er"))


@lru_cache(maxsize=64)
def read_once(pdf: bytes) -> ReadPaper:
    """Return a paper read before, when another test had the very same."""
    return ReadPaper(pdf)


def _after(piece: Written, then: Written) -> str:
    """Return what parts a piece from the next: nothing where they touch, on one line."""
    touching = piece.baseline == then.baseline and abs(then.left - piece.right) < 0.1 * piece.size
    return "" if touching else " "


def _tight(text: str) -> str:
    return re.sub(r"\s+", "", text)


def people(count: int, seats: int = 8) -> tuple[SeatedPlayer, ...]:
    """Return so many players at even tables, every third without a club, one name very long."""
    tables = max(1, -(-count // seats))
    return tuple(
        SeatedPlayer(
            name=LONG_NAME if number == 5 else f"{NAMES[number % len(NAMES)]} {number}",
            table=number % tables + 1,
            place=number // tables + 1,
            club=CLUBS[number % len(CLUBS)],
        )
        for number in range(count)
    )


def outside_margins(paper: ReadPaper, margin: float = 10) -> list[tuple[int, Written]]:
    """Return the pieces of text that come nearer than ``margin`` mm to the edge of their page."""
    load_typefaces()
    found = []
    white = margin * MM - 0.01
    for number, page in enumerate(paper.pages, 1):
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        for one in paper.written(number):
            across = one.left >= white and one.right <= width - white
            foot, head = one.baseline - 0.2 * one.size, one.baseline + 0.73 * one.size
            if not (across and foot >= white and head <= height - white):
                found.append((number, one))
    return found


def overlapping(paper: ReadPaper) -> list[tuple[int, str, str]]:
    """Return the pairs of texts that stand on one another, with their page."""
    found = []
    for number in range(1, len(paper.pages) + 1):
        pieces = sorted(paper.written(number), key=lambda one: one.baseline)
        for place, low in enumerate(pieces):
            head = low.baseline + 0.6 * low.size
            for high in pieces[place + 1 :]:
                if high.baseline > head + LOWEST:
                    break
                apart = high.baseline - 0.1 * high.size >= head
                common = min(low.right, high.right) - max(low.left, high.left)
                if not apart and common > 0.5:
                    found.append((number, low.text.strip(), high.text.strip()))
    return found


def read_codes(pdf: bytes) -> list[str]:
    """Return what a telephone reads in the codes of the first page."""
    holder = QBuffer()
    holder.setData(QByteArray(pdf))
    holder.open(QBuffer.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(holder)
    size = (document.pagePointSize(0) * 150 / 72).toSize()
    drawn = document.render(0, size).convertToFormat(QImage.Format.Format_RGBA8888)
    on_white = QImage(drawn.size(), QImage.Format.Format_RGBA8888)
    on_white.fill(0xFFFFFFFF)
    painter = QPainter(on_white)
    painter.drawImage(0, 0, drawn)
    painter.end()
    grey = on_white.convertToFormat(QImage.Format.Format_Grayscale8)
    picture = memoryview(grey.constBits()).cast("B", (grey.height(), grey.bytesPerLine()))
    return [found.text for found in zxingcpp.read_barcodes(picture)]
