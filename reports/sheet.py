"""One page being drawn, measured in points from its top left corner, and the file it joins.

What writes PDF is loaded with the first paper drawn: who only tells of papers does without.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from reports.facts import PaperSize
from reports.lettering import (
    ACCENT,
    BLACK,
    RULE,
    Fitted,
    Ink,
    TypeStyle,
    Weight,
    fit,
    load_typefaces,
    plain_letters,
    printable,
)

if TYPE_CHECKING:
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas
    from reportlab.pdfgen.pathobject import PDFPathObject
    from reportlab.platypus import Paragraph


MM = 72 / 25.4
"""Points in a millimetre."""

Align = Literal["left", "right", "center"]


@dataclass(frozen=True, slots=True)
class PageFormat:
    """Width and height of a sheet in points, and the white a home printer needs around.

    With a ``scale`` above 1 the sheet is drawn on as if it were smaller, then enlarged: sizes
    and white are those before.
    """

    width: float
    height: float
    side: float = 15 * MM
    top: float = 13 * MM
    bottom: float = 12 * MM
    scale: float = 1

    @property
    def body(self) -> float:
        """Return the width in points between its sides."""
        return self.width - 2 * self.side


A4 = PageFormat(210 * MM, 297 * MM)
A5 = PageFormat(148 * MM, 210 * MM, side=11 * MM, top=11 * MM, bottom=10.5 * MM)
A5_ACROSS = PageFormat(210 * MM, 148 * MM, top=11 * MM, bottom=10.5 * MM)
LETTER = PageFormat(612, 792, side=306 - 90 * MM)
"""As wide between its margins as an A4, and lower."""


def page_format(size: PaperSize) -> PageFormat:
    """Return the sheet of a size that clubs print on."""
    return {"A4": A4, "A5": A5, "Letter": LETTER}[size]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in points; ``top`` counts down from the top of the page."""

    x: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the distance of its right side from the left of the page."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the distance of its foot from the top of the page."""
        return self.top + self.height

    def columns(self, count: int, gutter: float) -> tuple[Box, ...]:
        """Return ``count`` columns of one width, ``gutter`` points apart."""
        width = (self.width - gutter * (count - 1)) / count
        return tuple(
            Box(self.x + place * (width + gutter), self.top, width, self.height)
            for place in range(count)
        )

    def split(self, widths: Iterable[float], gutter: float = 0) -> tuple[Box, ...]:
        """Return columns of these widths from the left, ``gutter`` points apart."""
        boxes = []
        x = self.x
        for width in widths:
            boxes.append(Box(x, self.top, width, self.height))
            x += width + gutter
        return tuple(boxes)

    def row(self, top: float, height: float) -> Box:
        """Return a row as wide as the box."""
        return Box(self.x, top, self.width, height)

    def inset(self, across: float, down: float) -> Box:
        """Return the rectangle within, ``across`` points from the sides, ``down`` from the rest."""
        return Box(
            self.x + across, self.top + down, self.width - 2 * across, self.height - 2 * down
        )


class Sheet:
    """One page to draw on; a text is placed by its baseline. The layout is decided elsewhere."""

    def __init__(self, canvas: Canvas, size: PageFormat) -> None:
        self._canvas = canvas
        self.size = size

    def text(
        self, x: float, baseline: float, text: str, style: TypeStyle, align: Align = "left"
    ) -> None:
        """Write one line; ``x`` is its left, its right or its middle."""
        shown = printable(text)
        if not shown:
            return
        if align != "left":
            x -= style.width(shown) * (1 if align == "right" else 0.5)
        self._fill(style.ink)
        self._canvas.setFont(style.weight.value, style.size)
        self._canvas.drawString(x, self.size.height - baseline, shown)

    def lines(self, box: Box, fitted: Fitted, align: Align = "left") -> None:
        """Write fitted lines in a box, centred on its height."""
        x = {"left": box.x, "right": box.right, "center": box.x + box.width / 2}[align]
        first = box.top + (box.height - fitted.height) / 2
        drop = (fitted.style.leading + fitted.style.cap_height) / 2
        for number, line in enumerate(fitted.lines):
            self.text(x, first + number * fitted.style.leading + drop, line, fitted.style, align)

    def fitted(
        self,
        x: float,
        baseline: float,
        text: str,
        room: float,
        style: TypeStyle,
        smallest: float = 0,
        align: Align = "left",
    ) -> Fitted:
        """Write one line in ``room`` points, smaller or cut when it must be; return it."""
        shown = fit(text, room, style, smallest)
        self.text(x, baseline, shown.lines[0], shown.style, align)
        return shown

    def stack(
        self, box: Box, texts: Sequence[Fitted], gaps: Sequence[float] = (), align: Align = "left"
    ) -> float:
        """Write texts one under the other from the top of a box; return how far down they go.

        ``gaps`` are the white below each of them, none when it is not given.
        """
        top = box.top
        for fitted, gap in zip(texts, gaps or [0.0] * len(texts), strict=True):
            self.lines(box.row(top, fitted.height), fitted, align)
            top += fitted.height + gap
        return top

    def rule(self, x: float, top: float, width: float, thick: float = 0.5, ink: Ink = RULE) -> None:
        """Draw a horizontal rule ``thick`` points high, its upper side at ``top``."""
        self.fill(Box(x, top, width, thick), ink)

    def fill(self, box: Box, ink: Ink = ACCENT, radius: float = 0) -> None:
        """Fill a rectangle."""
        self._fill(ink)
        self._rectangle(box, radius, stroke=0, fill=1)

    def frame(self, box: Box, thick: float = 1, ink: Ink = BLACK, radius: float = 0) -> None:
        """Draw the outline of a rectangle, wholly within it."""
        self._stroke(ink, thick)
        self._rectangle(box.inset(thick / 2, thick / 2), radius, stroke=1, fill=0)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        thick: float = 0.5,
        ink: Ink = RULE,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a straight line between two points, plain or in dashes (drawn, left white)."""
        self._stroke(ink, thick)
        self._canvas.setDash(list(dash) if dash else [])
        self._canvas.line(start[0], self.size.height - start[1], end[0], self.size.height - end[1])
        self._canvas.setDash([])

    def disc(
        self, middle: tuple[float, float], radius: float, ink: Ink | None, thick: float = 1
    ) -> None:
        """Draw a disc filled with ``ink``, its black edge ``thick`` points wide."""
        self._stroke(BLACK, thick)
        if ink is not None:
            self._fill(ink)
        x = middle[0]
        y = self.size.height - middle[1]
        self._canvas.circle(x, y, radius, stroke=int(thick > 0), fill=int(ink is not None))

    def outline(
        self, corners: Sequence[tuple[float, float]], thick: float = 1, ink: Ink = BLACK
    ) -> None:
        """Draw a closed line through points; many of them make a curve."""
        self._stroke(ink, thick)
        self._canvas.drawPath(self._through(corners, closed=True), stroke=1, fill=0)

    def path(
        self,
        points: Sequence[tuple[float, float]],
        thick: float,
        ink: Ink,
        dashes: Sequence[float] = (),
    ) -> None:
        """Draw a line through points, plain or in dashes (drawn, left white)."""
        self._stroke(ink, thick)
        self._canvas.setDash(list(dashes))
        self._canvas.drawPath(self._through(points, closed=False), stroke=1, fill=0)
        self._canvas.setDash([])

    def shape(self, corners: Sequence[tuple[float, float]], ink: Ink) -> None:
        """Fill what a line through points closes."""
        self._fill(ink)
        self._canvas.drawPath(self._through(corners, closed=True), stroke=0, fill=1)

    def runs(
        self, box: Box, dot: float, found: Iterable[tuple[int, int, int]], ink: Ink = BLACK
    ) -> None:
        """Fill rows of square dots ``dot`` points wide: (row, first column, how many), from 0.

        Counted from the left top of the box, and written in one go: thousands are quick. Rows
        overlap by a hair, so that no white is seen between them.
        """
        written = "".join(
            f"{first} {-row - 1.01:g} {count} 1.02 re " for row, first, count in found
        )
        self._canvas.saveState()
        self._fill(ink)
        self._canvas.translate(box.x, self.size.height - box.top)
        self._canvas.scale(dot, dot)
        self._canvas.addLiteral(f"{written}f")
        self._canvas.restoreState()

    def logo(
        self, png: bytes, x: float, top: float, height: float, widest: float, align: Align = "left"
    ) -> float:
        """Draw a picture ``height`` points high, its left, right or middle at ``x``.

        Return how wide it is: nothing without a picture.
        """
        if not png:
            return 0
        across, tall = _image(png).getSize()
        width = float(min(widest, height * across / tall))
        if align != "left":
            x -= width if align == "right" else width / 2
        self._canvas.drawImage(
            _image(png),
            x,
            self.size.height - (top + height),
            width,
            height,
            mask="auto",
            preserveAspectRatio=True,
            anchor="w",
        )
        return width

    def paragraph(self, said: Paragraph, box: Box) -> None:
        """Draw a paragraph of several weights, wrapped to the width of the box."""
        said.drawOn(self._canvas, box.x, self.size.height - box.bottom)

    def _through(self, points: Sequence[tuple[float, float]], *, closed: bool) -> PDFPathObject:
        path = self._canvas.beginPath()
        (x, top), *others = points
        path.moveTo(x, self.size.height - top)
        for x, top in others:
            path.lineTo(x, self.size.height - top)
        if closed:
            path.close()
        return path

    def _fill(self, ink: Ink) -> None:
        self._canvas.setFillColorRGB(ink.red, ink.green, ink.blue)

    def _stroke(self, ink: Ink, thick: float) -> None:
        self._canvas.setStrokeColorRGB(ink.red, ink.green, ink.blue)
        self._canvas.setLineWidth(thick)

    def _rectangle(self, box: Box, radius: float, stroke: int, fill: int) -> None:
        low = self.size.height - box.bottom
        if radius:
            self._canvas.roundRect(box.x, low, box.width, box.height, radius, stroke, fill)
        else:
            self._canvas.rect(box.x, low, box.width, box.height, stroke, fill)


def picture_points(png: bytes) -> float:
    """Return how wide a picture is in points, by the dots to the inch that it tells, else 96."""
    from PIL import Image

    picture = Image.open(BytesIO(png))
    return float(picture.width / picture.info.get("dpi", (96, 96))[0] * 72)


def picture_height(png: bytes, width: float) -> float:
    """Return how high a picture stands that is so many points wide."""
    across, tall = _image(png).getSize()
    return float(width * tall / across)


@lru_cache(maxsize=4)
def _image(png: bytes) -> ImageReader:
    from reportlab.lib.utils import ImageReader

    return ImageReader(BytesIO(png))


#: With their country, for a reader aloud; another language is told by its code alone.
LOCALES = {"fr": "fr-FR", "en": "en-GB"}


class PaperFile:
    """A PDF being written: the same sheets always give the same bytes."""

    def __init__(self, size: PageFormat, *, title: str, author: str, language: str) -> None:
        from reportlab.pdfgen.canvas import Canvas

        load_typefaces()
        self._bytes = BytesIO()
        self._size = size
        self._pages = 0
        self._canvas = Canvas(
            self._bytes,
            pagesize=(size.width * size.scale, size.height * size.scale),
            invariant=1,
            pageCompression=1,
            lang=LOCALES.get(language, language),
            initialFontName=Weight.REGULAR.value,
        )
        self._canvas.setTitle(plain_letters(title))
        self._canvas.setAuthor(plain_letters(author))
        self._canvas.setSubject(plain_letters(title))
        self._canvas.setCreator("td-app")

    def new_sheet(self, size: PageFormat | None = None) -> Sheet:
        """Return a new blank page, the last one being finished; ``size`` when it has its own."""
        if self._pages:
            self._canvas.showPage()
        self._pages += 1
        size = size or self._size
        self._canvas.setPageSize((size.width * size.scale, size.height * size.scale))
        if size.scale != 1:
            self._canvas.scale(size.scale, size.scale)
        return Sheet(self._canvas, size)

    def to_bytes(self) -> bytes:
        """Finish the last page and return the whole file."""
        self._canvas.showPage()
        self._canvas.save()
        return self._bytes.getvalue()
