"""Half sheets: two copies or two forms on one page, cut across the middle; where people sign.

On A5 each is a page of its own, laid across: it is half an A4, and a pen needs all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reports import labels
from reports.facts import Heading, Words
from reports.flow import Block
from reports.labels import Pair
from reports.lettering import ACCENT, BLACK, RULE, SOFT, TypeStyle, Weight
from reports.page_layout import DOT, SMALL, day_and_place, edition_line, printed_line
from reports.sheet import A5_ACROSS, MM, Box, PageFormat, PaperFile, Sheet

TOURNAMENT = TypeStyle(12, Weight.BOLD)
FORM = TypeStyle(20, Weight.BOLD)
ASIDE = TypeStyle(9, ink=SOFT)
LABEL = TypeStyle(8, Weight.SEMIBOLD, SOFT)
FIELD = TypeStyle(10.5, Weight.SEMIBOLD, SOFT)
"""What stands before a line that is written on, standing, or over one that is signed."""
ABOVE = TypeStyle(10.5, Weight.SEMIBOLD, ACCENT)
BELOW = TypeStyle(9, Weight.SEMIBOLD)
SIGNATURE = 42.0
FOOT = 14.0
HEAD = 42.0
ABOVE_SIGNATURES = 16.0
NEAREST_THE_CUT = 7 * MM
BETWEEN_HALVES = 14.0
"""White between the halves of a form on a sheet that is not cut."""
HEIGHT = 358.0
"""What a half of an A4 holds between its white."""

CUT_HERE = ("découper ici", "cut here")


def halves(
    file: PaperFile, heading: Heading, asides: Sequence[tuple[str, str]], signed: Sequence[str]
) -> Iterator[tuple[Sheet, Box]]:
    """Yield the halves of a new sheet, to be filled in: their heads and feet are drawn.

    ``asides`` are the two texts beside the head of each half. One alone stands for both: on A5,
    where halves are sheets, it takes one. ``signed`` are who signs, as in ``labels.SIGNED``.
    """
    both = len(asides) == 1 and heading.size != "A5"
    boxes = half_boxes(file, heading)
    for aside in [*asides, *asides] if both else asides:
        sheet, box = next(boxes)
        # A form says what it is; a copy, which of the two.
        (_draw_form_head if len(asides) == 1 else _draw_head)(sheet, box, heading, aside)
        yield sheet, box
        _draw_signatures(sheet, box, signed, heading.words)
        _draw_foot(sheet, box, heading)
    if heading.size != "A5":
        # Where the sheet is cut.
        size = sheet.size
        said = heading.words.say(CUT_HERE)
        room = SMALL.width(said) / 2 + 8
        middle = size.width / 2
        half = size.height / 2
        for start, end in ((size.side, middle - room), (middle + room, size.width - size.side)):
            sheet.line((start, half), (end, half), thick=0.5, ink=RULE, dash=(3, 3))
        sheet.text(middle, half + 3, said, SMALL, "center")


def one_form(
    file: PaperFile, heading: Heading, aside: tuple[str, str], signed: Sequence[str]
) -> Iterator[tuple[Sheet, Box]]:
    """Yield the room of the upper and of the lower half of a form on a sheet, or on two of A5.

    Its head, its foot and the lines to sign on are drawn.
    """
    for half, (sheet, box) in enumerate(half_boxes(file, heading)):
        top = box.top
        bottom = box.bottom
        last = half == 1
        if not last or heading.size == "A5":
            _draw_form_head(sheet, box, heading, aside)
            top += HEAD - 6
        if not last and heading.size != "A5":
            # Not cut: it goes on down to the other half.
            bottom = _lower_half(sheet.size).top - BETWEEN_HALVES
        if last or heading.size == "A5":
            _draw_foot(sheet, box, heading)
            bottom -= FOOT
        if last:
            _draw_signatures(sheet, box, signed, heading.words)
            bottom -= SIGNATURE
        yield sheet, Box(box.x, top, box.width, bottom - top)


def _draw_foot(sheet: Sheet, box: Box, heading: Heading) -> None:
    sheet.text(box.x, box.bottom - 1, edition_line(heading), SMALL)
    sheet.text(box.right, box.bottom - 1, printed_line(heading), SMALL, "right")


def half_boxes(file: PaperFile, heading: Heading) -> Iterator[tuple[Sheet, Box]]:
    """Yield the upper and the lower half of a new sheet, or two sheets on A5.

    A sheet lower than an A4 takes what it lacks from the white along the cut.
    """
    if heading.size == "A5":
        for _ in range(2):
            page = file.new_sheet(A5_ACROSS)
            yield page, Box(A5_ACROSS.side, A5_ACROSS.top, A5_ACROSS.body, HEIGHT)
        return
    sheet = file.new_sheet()
    size = sheet.size
    upper = min(HEIGHT, size.height / 2 - size.top - NEAREST_THE_CUT)
    yield sheet, Box(size.side, size.top, size.body, upper)
    yield sheet, _lower_half(size)


def _lower_half(size: PageFormat) -> Box:
    lower = min(HEIGHT, size.height / 2 - size.bottom - NEAREST_THE_CUT)
    return Box(size.side, size.height - size.bottom - lower, size.body, lower)


def _draw_head(sheet: Sheet, box: Box, heading: Heading, beside: tuple[str, str]) -> None:
    """Draw the tournament, its day and place, and two texts at their right, over a rule."""
    left = box.width * 0.66
    right = box.width * 0.32
    when = DOT.join(day_and_place(heading))
    sheet.fitted(box.x, box.top + 11, heading.tournament, left, TOURNAMENT, smallest=8)
    sheet.fitted(box.right, box.top + 11, beside[0], right, ABOVE, 8, "right")
    sheet.fitted(box.x, box.top + 25, when, left, ASIDE, smallest=8)
    sheet.fitted(box.right, box.top + 25, beside[1], right, BELOW, 8, "right")
    sheet.rule(box.x, box.top + 32, box.width, thick=1.5, ink=BLACK)


def _draw_form_head(sheet: Sheet, box: Box, heading: Heading, title: tuple[str, str]) -> None:
    """Draw what the form is and how it is used, the tournament and its day at their right."""
    left = box.width * 0.5
    right = box.width * 0.48
    when = DOT.join(day_and_place(heading))
    sheet.fitted(box.x, box.top + 14, title[0], left, FORM, smallest=9)
    sheet.fitted(box.right, box.top + 11, heading.tournament, right, ABOVE, 8, "right")
    used = sheet.fitted(box.x, box.top + 26, title[1], left, ASIDE, smallest=8)
    room = box.width - used.style.width(used.lines[0]) - 12
    sheet.fitted(box.right, box.top + 26, when, room, ASIDE, 8, "right")
    sheet.rule(box.x, box.top + 32, box.width, thick=1.5, ink=BLACK)


def _draw_signatures(sheet: Sheet, box: Box, signed: Sequence[str], words: Words) -> None:
    """Draw a line for each who signs, above the foot of the half."""
    top = box.bottom - FOOT - SIGNATURE
    lines = box.row(top, SIGNATURE).columns(len(signed), 28)
    for line, who in zip(lines, signed, strict=True):
        sheet.text(line.x, line.top + 8, words.say(labels.SIGNED[who]), FIELD)
        sheet.rule(line.x, line.bottom - 6, line.width, thick=0.8, ink=BLACK)


def signature_block(signed: Sequence[str], words: Words) -> Block:
    """Return a line for each to sign on at the end of a list, never cut from one another."""

    def draw(sheet: Sheet, box: Box) -> None:
        _draw_signatures(sheet, replace(box, height=box.height + FOOT), signed, words)

    return Block(ABOVE_SIGNATURES + SIGNATURE, draw)


def draw_blank(sheet: Sheet, box: Box, label: str = "", style: TypeStyle = FIELD) -> None:
    """Draw a label and the line on which a hand writes, its foot that of the box."""
    sheet.text(box.x, box.bottom - 3, label, style)
    x = box.x + (style.width(label) + 6 if label else 0)
    sheet.rule(x, box.bottom - 1, max(0.0, box.right - x), thick=0.6, ink=BLACK)


def draw_fields(
    sheet: Sheet, box: Box, fields: tuple[tuple[Pair, float], ...], words: Words
) -> None:
    """Draw labels with lines to write on, side by side, each as wide as its share."""
    gutter = 10.0
    spare = box.width - gutter * (len(fields) - 1)
    whole = sum(share for _, share in fields)
    widths = [spare * share / whole for _, share in fields]
    for (pair, _), field in zip(fields, box.split(widths, gutter), strict=True):
        draw_blank(sheet, field, words.say(pair))


def draw_tick(sheet: Sheet, x: float, baseline: float, side: float = 9.0) -> float:
    """Draw a box to tick beside a line of text; return where the text begins."""
    sheet.frame(Box(x, baseline - side + 1, side, side), thick=0.8, radius=1.5)
    return x + side + 5
