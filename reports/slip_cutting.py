"""How slips are cut from a sheet: where each stands, and the marks that one cuts along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reports.facts import PaperSize
from reports.lettering import BLACK, RULE
from reports.sheet import A4, A5_ACROSS, LETTER, MM, Box, PageFormat, Sheet

SlipForm = Literal["A6", "A7", "roll"]

EDGE = 10 * MM
INSIDE = 5 * MM
"""White at the edge of the sheet, and beside a cut."""
CROSS = 4 * MM
A5_PAIR = PageFormat(105 * MM, 105 / 148 * 210 * MM, scale=148 / 105)
"""Two lying slips, one over the other, enlarged to the width of an A5."""


@dataclass(frozen=True, slots=True)
class Cutting:
    """How slips are cut from a sheet: so many across and down, lying or upright."""

    page: PageFormat
    across: int
    down: int
    lying: bool

    @property
    def slips(self) -> int:
        """Return how many slips a sheet holds."""
        return self.across * self.down

    def box(self, corner: int) -> Box:
        """Return what may be drawn on in a slip, counted from 0 along the rows."""
        row, column = divmod(corner, self.across)
        x, width = self._side(column, self.across, self.page.width)
        top, height = self._side(row, self.down, self.page.height)
        return Box(x, top, width, height)

    def _side(self, number: int, count: int, whole: float) -> tuple[float, float]:
        edge = EDGE / self.page.scale
        inside = INSIDE / self.page.scale
        if count == 1:
            return edge, whole - 2 * edge
        before = edge if number == 0 else inside if number == count - 1 else (edge + inside) / 2
        return number * whole / count + before, whole / count - edge - inside


#: By the size of the sheet, then of the slip.
CUTTINGS: dict[PaperSize, dict[SlipForm, Cutting]] = {
    "A4": {
        "A6": Cutting(A4, 2, 2, lying=False),
        "A7": Cutting(A4, 2, 4, lying=True),
    },
    "Letter": {
        "A6": Cutting(LETTER, 2, 2, lying=False),
        "A7": Cutting(LETTER, 2, 4, lying=True),
    },
    "A5": {
        "A6": Cutting(A5_PAIR, 1, 2, lying=True),
        "A7": Cutting(A5_ACROSS, 2, 2, lying=True),
    },
}


def draw_cut_marks(sheet: Sheet, cutting: Cutting) -> None:
    """Draw the lines between the slips, and a cross where they meet."""
    page = cutting.page
    edge = EDGE / cutting.page.scale
    upright = [page.width * n / cutting.across for n in range(1, cutting.across)]
    level = [page.height * n / cutting.down for n in range(1, cutting.down)]
    for x in upright:
        _cut(sheet, (x, edge), (x, page.height - edge))
    for y in level:
        _cut(sheet, (edge, y), (page.width - edge, y))
    for x, y in ((x, y) for x in upright for y in level):
        sheet.line((x - CROSS, y), (x + CROSS, y), thick=0.6, ink=BLACK)
        sheet.line((x, y - CROSS), (x, y + CROSS), thick=0.6, ink=BLACK)


def _cut(sheet: Sheet, start: tuple[float, float], end: tuple[float, float]) -> None:
    sheet.line(start, end, thick=0.4, ink=RULE, dash=(2, 4))
