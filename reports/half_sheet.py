"""Half sheets: two copies or two forms on one page, cut across the middle.

On A5 each is a page of its own, laid across: it is half an A4, and a pen needs all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reports.facts import Heading, PaperSize
from reports.fitting import ACCENT, BLACK, RULE, SOFT, TypeStyle, fit
from reports.page_layout import SMALL, day_and_place, edition_line
from reports.sheet import MM, Box, PageFormat, PaperFile, Sheet
from reports.typefaces import Weight
from reports.wording import Wording

TOURNAMENT = TypeStyle(13, Weight.BOLD)
ASIDE = TypeStyle(9, ink=SOFT)
LABEL = TypeStyle(8, Weight.SEMIBOLD, SOFT)
ABOVE, BELOW = TypeStyle(10, Weight.SEMIBOLD, ACCENT), TypeStyle(9, Weight.SEMIBOLD)
SIGNATURE, FOOT, HEAD = 42.0, 14.0, 42.0
NEAREST_THE_CUT = 4 * MM
HEIGHT = 358.0
"""What a half of an A4 holds between its white."""
A5_ACROSS = PageFormat(210 * MM, 148 * MM, top=11 * MM, bottom=10.5 * MM)


def halves(
    file: PaperFile, size: PaperSize, wording: Wording, alike: bool = False
) -> Iterator[tuple[Sheet, Box]]:
    """Yield the two halves of a new sheet, to be cut; on A5 two sheets, one when they are alike."""
    if size == "A5":
        page = A5_ACROSS
        for _ in range(1 if alike else 2):
            box = Box(page.side, page.top, page.width - 2 * page.side, HEIGHT)
            yield file.new_sheet(page), box
        return
    sheet = file.new_sheet()
    for box in half_boxes(sheet.size):
        yield sheet, box
    draw_cut(sheet, wording)


def half_boxes(size: PageFormat) -> tuple[Box, Box]:
    """Return the upper and the lower half of a sheet, white left around each.

    A sheet lower than an A4 takes what it lacks from the white along the cut.
    """
    half, width = size.height / 2, size.width - 2 * size.side
    upper = min(HEIGHT, half - size.top - NEAREST_THE_CUT)
    lower = min(HEIGHT, half - size.bottom - NEAREST_THE_CUT)
    return (
        Box(size.side, size.top, width, upper),
        Box(size.side, size.height - size.bottom - lower, width, lower),
    )


def draw_cut(sheet: Sheet, wording: Wording) -> None:
    """Draw where the sheet is cut."""
    size = sheet.size
    words = wording.say("CUT_HERE")
    room = SMALL.width(words) / 2 + 8
    middle, half = size.width / 2, size.height / 2
    for start, end in ((size.side, middle - room), (middle + room, size.width - size.side)):
        sheet.line((start, half), (end, half), thick=0.5, ink=RULE, dash=(3, 3))
    sheet.text(middle, half + 3, words, SMALL, "center")


def draw_head(
    sheet: Sheet, box: Box, heading: Heading, wording: Wording, beside: tuple[str, str]
) -> None:
    """Draw the tournament, its day and place, and two texts at their right, over a rule."""
    left, right = box.width * 0.66, box.width * 0.32
    name = fit(heading.tournament, left, TOURNAMENT, smallest=8)
    sheet.text(box.x, box.top + 11, name.lines[0], name.style)
    above = fit(beside[0], right, ABOVE, smallest=7)
    sheet.text(box.right, box.top + 11, above.lines[0], above.style, "right")
    when = fit("  ·  ".join(day_and_place(heading, wording)), left, ASIDE, smallest=7)
    sheet.text(box.x, box.top + 25, when.lines[0], when.style)
    below = fit(beside[1], right, BELOW, smallest=7)
    sheet.text(box.right, box.top + 25, below.lines[0], below.style, "right")
    sheet.rule(box.x, box.top + 32, box.width, thick=1.5, ink=BLACK)


def draw_signatures(sheet: Sheet, box: Box, labels: Sequence[str]) -> None:
    """Draw a line for each who signs, above the foot of the half."""
    top = box.bottom - FOOT - SIGNATURE
    lines = Box(box.x, top, box.width, SIGNATURE).columns(len(labels), 28)
    for line, label in zip(lines, labels, strict=True):
        sheet.text(line.x, line.top + 8, label, LABEL)
        sheet.rule(line.x, line.bottom - 6, line.width, thick=0.8, ink=BLACK)


def draw_foot(sheet: Sheet, box: Box, heading: Heading, wording: Wording) -> None:
    """Draw the edition of the rules and when the sheet was printed."""
    sheet.text(box.x, box.bottom - 1, edition_line(heading, wording), SMALL)
    printed = wording.say("PRINTED_AT", moment=wording.moment(heading.printed_at))
    sheet.text(box.right, box.bottom - 1, printed, SMALL, "right")


def draw_blank(sheet: Sheet, box: Box, label: str) -> None:
    """Draw a label and the line on which a hand writes, its foot that of the box."""
    sheet.text(box.x, box.bottom - 3, label, LABEL)
    x = box.x + (LABEL.width(label) + 6 if label else 0)
    sheet.rule(x, box.bottom - 1, max(0.0, box.right - x), thick=0.6, ink=BLACK)


def draw_fields(
    sheet: Sheet, box: Box, fields: tuple[tuple[tuple[str, str], float], ...], wording: Wording
) -> None:
    """Draw labels with lines to write on, side by side, each as wide as its share."""
    gutter = 10.0
    spare = box.width - gutter * (len(fields) - 1)
    whole = sum(share for _, share in fields)
    x = box.x
    for pair, share in fields:
        width = spare * share / whole
        draw_blank(sheet, Box(x, box.top, width, box.height), wording.told(pair))
        x += width + gutter


def draw_tick(sheet: Sheet, x: float, baseline: float, side: float = 9.0) -> float:
    """Draw a box to tick beside a line of text; return where the text begins."""
    sheet.frame(Box(x, baseline - side + 1, side, side), thick=0.8, radius=1.5)
    return x + side + 5
