"""The moves sheet, in large type: who goes from where to where, why, and by which article.

A breaking order changed in play stands above them (2.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from reports.facts import Heading, TablePlace
from reports.fitting import ACCENT, BLACK, RULE, SOFT, TypeStyle, fit, fit_alike
from reports.flow import Block, Section
from reports.page_layout import Paper, body_width, print_pages, text_line
from reports.sheet import Box, Sheet
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in
from rules_ropta.ruling import Reason

WHO = TypeStyle(21, Weight.BOLD)
WHY = TypeStyle(10.5, ink=SOFT)
LABEL = TypeStyle(8.5, Weight.SEMIBOLD, SOFT)
FROM_FIGURE = TypeStyle(20, Weight.SEMIBOLD, SOFT)
TO_TABLES = TypeStyle(26, Weight.BOLD)
TO_FIGURE = TypeStyle(34, Weight.BOLD)
ARROW = TypeStyle(22, Weight.BOLD, ACCENT)
HEIGHT = 82.0
PANEL = 70.0
TICK = 11.0


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One move: ``origin`` is None for a late player; ``announced`` once it is read out.

    ``because`` is the ruling's reason, its code, or what the director wrote; ``cites`` the
    articles. ``enters`` is the code of how the player comes into play (2.3).
    """

    name: str
    origin: TablePlace | None
    to: TablePlace
    because: Reason | str = ""
    cites: tuple[str, ...] = ()
    enters: str = ""
    announced: bool = False
    announced_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class OrderLine:
    """A breaking order changed in play: the open tables, the next to close first (2.4)."""

    tables: tuple[int, ...]
    announced: bool = False


@dataclass(frozen=True, slots=True)
class MovesSheet:
    """The moves, in the order they were accepted, under ``order`` when that was changed."""

    heading: Heading
    moves: tuple[MoveLine, ...]
    order: OrderLine | None = None


def render_moves_sheet(facts: MovesSheet, language: Language = "fr") -> bytes:
    """Return the PDF of the moves, to be read out from across the room."""
    wording = wording_in(language)
    order = facts.order
    waiting = sum(not told.announced for told in (*facts.moves, *((order,) if order else ())))
    summary = [wording.count("MOVES_COUNT", len(facts.moves))] if facts.moves else []
    if waiting:
        summary.append(wording.count("MOVES_LEFT", waiting))
    blocks = [] if order is None else [_order(order, wording)]
    blocks += [_move(move, wording) for move in facts.moves]
    if not blocks:
        blocks = [text_line(wording.say("MOVES_NONE"), WHO)]
    paper = Paper(
        title=wording.say("MOVES_TITLE"),
        heading=facts.heading,
        sections=(Section(tuple(blocks)),),
        summary="  ·  ".join(summary),
    )
    return print_pages(paper, wording)


def _move(move: MoveLine, wording: Wording) -> Block:
    places = 248.0
    room = body_width() - places - 16
    name = fit(move.name, room, WHO, smallest=12, lines=3)
    said = (wording.reason(move.because), wording.enters(move.enters))
    whole = "  ·  ".join(text for text in (*said, wording.articles(move.cites)) if text)
    why = fit(whole, room, WHY, smallest=9.5, lines=2)
    height = max(HEIGHT, name.height + why.height + 34)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top + (box.height - name.height - why.height - 20) / 2
        sheet.lines(Box(box.x, top, room, name.height), name)
        sheet.lines(Box(box.x, top + name.height + 2, room, why.height), why)
        told = _told(move.announced, move.announced_at, wording)
        _announced(sheet, box.x, top + name.height + why.height + 8, move.announced, told)
        _places(sheet, Box(box.right - places, box.top, places, box.height), move, wording)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _order(order: OrderLine, wording: Wording) -> Block:
    room = body_width()
    title = fit(wording.say("MOVES_ORDER"), room, WHO, smallest=12)
    tables = fit(" → ".join(map(str, order.tables)), room, TO_TABLES, smallest=12, lines=4)
    why = fit(wording.articles(("2.4",)), room, WHY, smallest=9.5)
    height = max(HEIGHT, title.height + tables.height + why.height + 42)

    def draw(sheet: Sheet, box: Box) -> None:
        top = box.top + 8
        for part in (title, tables, why):
            sheet.lines(Box(box.x, top, room, part.height), part)
            top += part.height + 2
        told = _told(order.announced, None, wording)
        _announced(sheet, box.x, top + 4, order.announced, told)
        sheet.rule(box.x, box.bottom - 0.5, box.width, thick=0.5, ink=RULE)

    return Block(height, draw)


def _announced(sheet: Sheet, x: float, top: float, announced: bool, told: str) -> None:
    sheet.frame(Box(x, top, TICK, TICK), thick=1, ink=BLACK, radius=1.5)
    if announced:
        sheet.text(x + TICK / 2, top + 9, "✓", TypeStyle(10, Weight.BOLD, ACCENT), "center")
    sheet.text(x + TICK + 6, top + 9, told, TypeStyle(9, ink=SOFT))


def _told(announced: bool, at: datetime | None, wording: Wording) -> str:
    if not announced:
        return wording.say("MOVE_TO_ANNOUNCE")
    if at is None:
        return wording.say("MOVE_ANNOUNCED")
    return wording.say("MOVE_ANNOUNCED_AT", hour=wording.hour(at))


def _places(sheet: Sheet, box: Box, move: MoveLine, wording: Wording) -> None:
    start, end = box.columns(2, 34)
    middle = box.top + box.height / 2
    if move.origin is None:
        arrives = fit(wording.say("MOVE_ARRIVAL"), start.width, FROM_FIGURE, smallest=12)
        sheet.lines(start, arrives, "right")
    else:
        _place(sheet, start, move.origin, FROM_FIGURE, wording)
    sheet.text((start.right + end.x) / 2, middle + 9, "→", ARROW, "center")
    panel = Box(end.x, middle - PANEL / 2, end.width, PANEL)
    sheet.frame(panel, thick=1.4, radius=5)
    _place(sheet, panel, move.to, TO_FIGURE, wording)


def _place(sheet: Sheet, box: Box, where: TablePlace, style: TypeStyle, wording: Wording) -> None:
    halves = box.columns(2, 0)
    numbers = (str(where.table), str(where.place))
    figures = fit_alike(numbers, halves[0].width - 8, style, smallest=10)
    tall = figures[0].style.cap_height
    baseline = box.top + box.height / 2 + tall / 2 + 7
    for half, label, figure in zip(halves, ("TABLE", "PLACE"), figures, strict=True):
        middle = half.x + half.width / 2
        above = baseline - tall - 8
        sheet.text(middle, above, wording.say(label).upper(), LABEL, "center")
        sheet.text(middle, baseline, figure.lines[0], figure.style, "center")
