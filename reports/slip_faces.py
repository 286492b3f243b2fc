"""What a seat slip shows, in three shapes: upright, lying, and on a receipt roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from reports.fitting import ACCENT, BLACK, SOFT, Ink, TypeStyle, fit, fit_alike
from reports.qr_code import Dots, draw_code
from reports.sheet import MM, Box, Sheet
from reports.typefaces import Weight, printable

FIGURE = TypeStyle(100, Weight.BOLD)
"""Figures 25 mm high, read at two metres."""
LARGEST_LYING = TypeStyle(96, Weight.BOLD)
LABEL = TypeStyle(14, Weight.SEMIBOLD, SOFT)
NAME, CLUB = TypeStyle(24, Weight.BOLD), TypeStyle(12, ink=SOFT)
TOURNAMENT, WHEN = TypeStyle(12, Weight.SEMIBOLD, ACCENT), TypeStyle(9, ink=SOFT)
SMALL, STACK = TypeStyle(8, ink=SOFT), TypeStyle(16, Weight.BOLD)
SMALLEST_NAME = 7.0

SEAT_ROW, CODE, GAP = 86.0, 64.0, 8.0
LYING_CODE, LYING_FOOT = 64.0, 13.0
ROLL_CODE = 32 * MM
PURE = Ink(0, 0, 0)
"""A receipt printer knows no grey."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip, its texts made: ``where`` are the words and the figures of table and place."""

    tournament: str
    when: str
    name: str
    club: str
    where: tuple[tuple[str, str], tuple[str, str]]
    stack: tuple[str, str]
    edition: str
    count: str
    code: Dots


def draw_upright(sheet: Sheet, box: Box, slip: Slip) -> None:
    """Draw a slip taller than wide: who, then table over place, then the code."""
    top = box.top + _head(sheet, box, slip)
    foot = Box(box.x, box.bottom - CODE, box.width, CODE)
    seat = Box(box.x, foot.top - GAP - 2 * SEAT_ROW, box.width, 2 * SEAT_ROW)
    _who(sheet, Box(box.x, top, box.width, seat.top - top - 2), slip, NAME, CLUB)
    sheet.frame(seat, thick=1.6, radius=5)
    middle = seat.top + SEAT_ROW
    sheet.line((seat.x, middle), (seat.right, middle), thick=0.8, ink=BLACK)
    _rows(sheet, seat.inset(10, 0), slip, LABEL, FIGURE)
    draw_code(sheet, Box(box.right - CODE, foot.top, CODE, CODE), slip.code)
    room = box.width - CODE - GAP
    lines = [(slip.edition, SMALL), (slip.count, SMALL)]
    if slip.stack[1]:
        lines = [(slip.stack[0], CLUB), (slip.stack[1], STACK), *lines]
    top = foot.bottom - sum(style.leading for _, style in lines)
    for text, style in lines:
        shown = fit(text, room, style, smallest=6)
        sheet.lines(Box(box.x, top, room, style.leading), shown)
        top += style.leading


def draw_lying(sheet: Sheet, box: Box, slip: Slip) -> None:
    """Draw a slip wider than tall: who beside the code, then table beside place."""
    room = Box(box.x, box.top, box.width - LYING_CODE - GAP, LYING_CODE)
    name = fit(slip.tournament, room.width, replace(TOURNAMENT, size=10), smallest=7)
    when = fit(slip.when, room.width, replace(WHEN, size=7.5), smallest=6.5, lines=2)
    sheet.lines(Box(box.x, box.top, room.width, name.height), name)
    sheet.lines(Box(box.x, box.top + name.height, room.width, when.height), when)
    top = box.top + name.height + when.height + 2
    who = Box(box.x, top, room.width, room.bottom - top)
    _who(sheet, who, slip, replace(NAME, size=18), replace(CLUB, size=9))
    draw_code(sheet, Box(box.right - LYING_CODE, box.top, LYING_CODE, LYING_CODE), slip.code)
    foot = Box(box.x, box.bottom - LYING_FOOT, box.width, LYING_FOOT)
    panel = Box(box.x, room.bottom + 3, box.width, foot.top - room.bottom - 5)
    _side_by_side(sheet, panel, slip)
    stack = " ".join(text for text in slip.stack if text) if slip.stack[1] else ""
    left = fit(stack, box.width * 0.44, TypeStyle(9, Weight.SEMIBOLD), smallest=6)
    sheet.lines(foot, left)
    told = fit(f"{slip.edition}  ·  {slip.count}", box.width * 0.54, SMALL, smallest=5)
    sheet.lines(foot, told, "right")


Piece = tuple[float, Callable[[Sheet, Box], None]]


def roll_pieces(slip: Slip, width: float) -> list[Piece]:
    """Return what stands on a receipt, from the top: heights in points and how each is drawn."""

    def seat(sheet: Sheet, box: Box) -> None:
        _rows(sheet, box, slip, _pure(LABEL), _pure(FIGURE))

    def code(sheet: Sheet, box: Box) -> None:
        x = box.x + (box.width - ROLL_CODE) / 2
        draw_code(sheet, Box(x, box.top, ROLL_CODE, ROLL_CODE), slip.code, PURE)

    stack = " ".join(slip.stack) if slip.stack[1] else ""
    return [
        *_centred(slip.tournament, TOURNAMENT, width, lines=3, after=4),
        *_centred(slip.when, WHEN, width, lines=2, after=6),
        (6, _ruled),
        *_centred(slip.name, replace(NAME, size=20), width, lines=4, after=2),
        *_centred(slip.club, CLUB, width, lines=2, after=6),
        (2, _ruled),
        (2 * SEAT_ROW, seat),
        (4, _ruled),
        *_centred(stack, replace(STACK, size=13), width, lines=1, after=2),
        (ROLL_CODE, code),
        *_centred(f"{slip.edition}  ·  {slip.count}", SMALL, width, lines=1, after=0),
    ]


def _centred(
    text: str, style: TypeStyle, width: float, *, lines: int, after: float
) -> tuple[Piece, ...]:
    """A text in the middle of a receipt, white after it; nothing without text."""
    if not text:
        return ()
    fitted = fit(text, width, _pure(style), smallest=style.size * 0.65, lines=lines)

    def draw(sheet: Sheet, box: Box) -> None:
        sheet.lines(Box(box.x, box.top, box.width, fitted.height), fitted, "center")

    return ((fitted.height + after, draw),)


def _ruled(sheet: Sheet, box: Box) -> None:
    sheet.rule(box.x, box.top, box.width, thick=1.5, ink=PURE)


def _pure(style: TypeStyle) -> TypeStyle:
    return replace(style, ink=PURE)


def _head(sheet: Sheet, box: Box, slip: Slip) -> float:
    """Draw the tournament, the day and the place; return the height taken."""
    tournament = fit(slip.tournament, box.width, TOURNAMENT, smallest=9, lines=2)
    sheet.lines(Box(box.x, box.top, box.width, tournament.height), tournament)
    when = fit(slip.when, box.width, WHEN, smallest=7, lines=2)
    below = Box(box.x, box.top + tournament.height + 1, box.width, when.height)
    sheet.lines(below, when)
    sheet.rule(box.x, below.bottom + 4, box.width, thick=2, ink=ACCENT)
    return below.bottom + 8 - box.top


def _who(sheet: Sheet, box: Box, slip: Slip, called: TypeStyle, belongs: TypeStyle) -> None:
    """Write name and club as large as the box holds them whole."""
    club = fit(slip.club, box.width, belongs, smallest=belongs.size * 0.7)
    below = club.height if printable(slip.club) else 0.0
    name = fit(slip.name, box.width, called, called.size * 0.75)
    size = called.size
    while size >= SMALLEST_NAME:
        name = fit(slip.name, box.width, replace(called, size=size), size * 0.8, lines=3)
        whole = not name.lines[-1].endswith("…")
        if whole and name.height + below <= box.height:
            break
        size -= 1
    else:
        most = max(1, int((box.height - below) / (SMALLEST_NAME * 1.25)))
        least = replace(called, size=SMALLEST_NAME)
        name = fit(slip.name, box.width, least, SMALLEST_NAME, lines=most)
    top = box.top + (box.height - name.height - below) / 2
    sheet.lines(Box(box.x, top, box.width, name.height), name)
    if below:
        sheet.lines(Box(box.x, top + name.height, box.width, below), club)


def _rows(sheet: Sheet, box: Box, slip: Slip, label: TypeStyle, figure: TypeStyle) -> None:
    """Write table over place, the words at the left and the figures at the right."""
    words = max(label.width(printable(word)) for word, _ in slip.where)
    room = box.width - words - 4
    figures = fit_alike([number for _, number in slip.where], room, figure, smallest=20)
    for row, ((word, _), shown) in enumerate(zip(slip.where, figures, strict=True)):
        top = box.top + row * SEAT_ROW
        baseline = top + (SEAT_ROW + shown.style.cap_height) / 2
        sheet.text(box.x, baseline, word, label)
        sheet.text(box.right, baseline, shown.lines[0], shown.style, "right")


def _side_by_side(sheet: Sheet, panel: Box, slip: Slip) -> None:
    """Write table beside place, each in a part as wide as its figures ask."""
    sheet.frame(panel, thick=1.4, radius=4)
    label = replace(LABEL, size=9)
    high = panel.height - 2 - label.leading - 8
    numbers = [printable(number) for _, number in slip.where]
    natural = [LARGEST_LYING.width(number) for number in numbers]
    largest = LARGEST_LYING.size
    size = min(
        high / LARGEST_LYING.cap_height * largest,
        (panel.width - 32) / sum(natural) * largest,
        largest,
    )
    style = replace(LARGEST_LYING, size=size)
    spare = (panel.width - sum(map(style.width, numbers))) / 2
    x = panel.x
    for number, (word, _) in zip(numbers, slip.where, strict=True):
        width = style.width(number) + spare
        middle = x + width / 2
        sheet.text(middle, panel.top + 3 + label.size, word, label, "center")
        room = panel.top + 2 + label.leading
        baseline = room + (panel.bottom - room + style.cap_height) / 2
        sheet.text(middle, baseline, number, style, "center")
        x += width
        if x < panel.right - 1:
            sheet.line((x, panel.top), (x, panel.bottom), thick=0.8, ink=BLACK)
