"""Beside the clock: figures in a column, or a list in its place down to the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc, Squares
from td_app.wall.chips import ChipFacts
from td_app.wall.face import place_chip
from td_app.wall.facts import ColumnWords, Figure, TurningPage
from td_app.wall.scene import (
    LABEL,
    READ,
    Board,
    Box,
    Clothes,
    figure_parts,
    names_at,
    width_at,
)
from td_app.words.figures import whole

#: The column's values and how many stand in it; those that stay, the others turn over.
VALUE: Final = 84
#: What stands beside a value, for a value of height one.
BESIDE: Final = 0.72
MOST_FIGURES: Final = 4
CAPTION_GAP: Final = 20
STAY: Final = 2
#: The club's logo on its own ground.
LOGO: Final = 160
#: A list's rows and how many there are, its letters, its padding.
ROW: Final = 104
ROWS: Final = 7
NAME: Final = 64
TITLE: Final = 80
PADDING: Final = 36
#: Chips: so many discs large, beyond them smaller ones.
FEW_CHIPS: Final = 5
LARGE_CHIP: Final = (128.0, 72.0)
SMALL_CHIP: Final = (88.0, 54.0)


@dataclass(frozen=True, slots=True)
class Side:
    """What stands beside the clock for one turn: figures of the column, or a list."""

    figures: tuple[Figure, ...] = ()
    late_entry: str = ""
    page: TurningPage | None = None
    seconds: int = 10

    @property
    def listed(self) -> bool:
        """Return whether a list takes the column's place."""
        return self.page is not None


def sides_of(words: ColumnWords) -> tuple[Side, ...]:
    """Return the turns of the column: figures two by two under those that stay, then lists."""
    stay = words.figures[:STAY]
    rest = words.figures[STAY:]
    room = MOST_FIGURES - STAY
    pairs = [rest[first : first + room] for first in range(0, len(rest), room)]
    turns = [Side((*stay, *pair)) for pair in pairs]
    if words.late_entry or not turns:
        turns.append(Side(stay, words.late_entry))
    return (*turns, *(Side(page=page, seconds=page.seconds) for page in words.pages))


def place_column(board: Board, box: Box, words: ColumnWords, side: Side, clothes: Clothes) -> None:
    """Place the title beside the club's logo, and up to four figures under them."""
    head = _place_head(board, box, words.title, clothes)
    place_figures(board, Box(box.x, box.top + head, box.width, box.height - head), words, side, 1)


def place_figures(board: Board, box: Box, words: ColumnWords, side: Side, across: int) -> None:
    """Place up to four figures in so many columns; late entry takes what they leave."""
    gap = 40.0 if across > 1 else 0.0
    rows = -(-MOST_FIGURES // across)
    high = box.height / rows
    wide = (box.width - gap * (across - 1)) / across

    def cell(place: int) -> Box:
        (row, column) = divmod(place, across)
        return Box(box.x + column * (wide + gap), box.top + row * high, wide, high)

    for place, figure in enumerate(side.figures):
        _place_figure(board, cell(place), figure)
    if side.late_entry:
        first = cell(len(side.figures))
        last = cell(MOST_FIGURES - 1)
        room = Box(first.x, first.top, last.right - first.x, last.bottom - first.top)
        _place_late(board, room, side.late_entry, open_now=words.late_entry_open)


def _place_head(board: Board, box: Box, title: str, clothes: Clothes) -> float:
    """Place the title, beside the logo where there is one; return the height they take."""
    theme = board.theme
    if not clothes.logo:
        cap = board.lines(box.row(0, 100), title, LABEL * 1.1, theme.ink, least=LABEL)
        return 116.0 if width_at(title, cap, Weight.SEMIBOLD) > box.width else 88.0
    room = Box(box.x, box.top, box.width * 0.5, LOGO)
    beside = box.row(0, LOGO).from_left(board.logo(room, clothes) + 28)
    board.lines(beside, title, LABEL * 1.1, theme.ink, most=3, least=LABEL)
    return LOGO + 16.0


def _place_figure(board: Board, box: Box, figure: Figure) -> None:
    theme = board.theme
    board.rule(box)
    value = min(VALUE, box.height - LABEL - CAPTION_GAP - 2 * CAPTION_GAP)
    tall = LABEL + CAPTION_GAP + value
    top = max(16.0, (box.height - tall) / 2)
    board.line(
        box.row(top, LABEL), figure.caption, LABEL, theme.soft, face=Weight.REGULAR, least=LABEL
    )
    room = box.row(top + LABEL + CAPTION_GAP, value)
    parts = figure_parts(figure.figure, theme.ink)
    if figure.beside:
        parts += figure_parts(figure.beside, theme.soft, BESIDE)
    board.parts(room, parts, value, gap=0.2)


def _place_late(board: Board, box: Box, words: str, *, open_now: bool) -> None:
    """Place the state of late entry: a full disc while open, an empty one once closed."""
    theme = board.theme
    board.rule(box)
    radius = 18.0
    colour = theme.accent_text if open_now else theme.soft
    disc = Disc(box.x + radius, box.top + 60, radius, colour)
    if not open_now:
        disc = Disc(box.x + radius, box.top + 60, radius, "", colour, 6)
    board.marks.append(disc)
    room = box.inset(0, 18).from_left(radius * 2 + 22)
    ink = theme.ink if open_now else theme.soft
    board.lines(room, words, READ, ink, most=5, face=Weight.REGULAR, least=LABEL)


def place_list(board: Board, box: Box, page: TurningPage) -> None:
    """Place a list on its panel: a title, then rows of one height and letters of one size."""
    theme = board.theme
    board.panel(box, theme.panel)
    inner = box.inset(PADDING, PADDING * 0.8)
    board.lines(inner.row(0, READ), page.title, READ, theme.soft, most=1, least=LABEL)
    room = Box(inner.x, inner.top + TITLE, inner.width, inner.height - TITLE)
    if page.numbers:
        _place_numbers(board, room, page)
    elif page.lines:
        place_rows(board, room, page)
    elif page.moves:
        _place_moves(board, room, page)
    elif page.chips:
        _place_chips(board, room, page.chips)
    elif page.code:
        _place_code(board, room, page.code)


def place_rows(board: Board, box: Box, page: TurningPage) -> None:
    """Place ranks with names, or with amounts that are aligned at the right in gold."""
    theme = board.theme
    rows = page.lines[:ROWS]
    high = min(ROW, box.height / max(len(rows), 1))
    indent = max(width_at(first, NAME, Weight.SEMIBOLD) for first, _ in rows) + 32
    if page.people:
        cap, names = names_at([name for _, name in rows], box.width - indent, NAME, READ)
    else:
        cap = min(
            NAME,
            *((box.width - indent) / width_at(told, 1, Weight.SEMIBOLD) for _, told in rows),
        )
        names = tuple(told for _, told in rows)
    for number, ((first, _), name) in enumerate(zip(rows, names, strict=True)):
        row = box.row(number * high, high)
        if number:
            board.rule(row)
        board.line(row, first, cap, theme.soft, least=cap)
        rest = row.from_left(indent)
        if page.people:
            board.line(rest, name, cap, theme.ink, face=Weight.REGULAR, least=cap)
        else:
            board.lines(rest, name, cap, theme.gold, align="right", least=cap, most=1)


def _place_numbers(board: Board, box: Box, page: TurningPage) -> None:
    """Place table numbers in their order, the next one to close framed."""
    theme = board.theme
    count = len(page.numbers)
    columns = 4 if count in (4, 7, 8, 10, 11, 12) else 3 if count <= 9 else 5
    gap = 20.0
    wide = (box.width - gap * (columns - 1)) / columns
    high = min(150.0, (box.height + gap) / ceil(count / columns) - gap)
    for place, number in enumerate(page.numbers):
        row, column = divmod(place, columns)
        cell = Box(box.x + column * (wide + gap), box.top + row * (high + gap), wide, high)
        framed = page.first_framed and place == 0
        edge = theme.gold if framed else theme.line
        bar = Bar(cell.x, cell.top, wide, high, theme.outer, 16, edge, 8 if framed else 2)
        board.marks.append(bar)
        board.figure(cell, str(number), min(84, high * 0.6), theme.ink, align="center")


def _place_moves(board: Board, box: Box, page: TurningPage) -> None:
    """Place who on one line, from where to where on the next."""
    theme = board.theme
    cap, names = names_at([move.name for move in page.moves], box.width, NAME, READ)
    high = min(box.height / len(page.moves), 230.0)
    for number, (move, name) in enumerate(zip(page.moves, names, strict=True)):
        row = box.row(number * high, high)
        board.rule(row)
        ink = theme.ink if move.fresh else theme.soft
        board.line(row.row(24, cap), name, cap, ink, face=Weight.REGULAR, least=cap)
        accent = theme.accent_text if move.fresh else theme.soft
        told = move.brief or move.seats
        board.figure(row.row(24 + cap + 32, cap), told, cap, accent, face=Weight.BOLD)


def _place_chips(board: Board, box: Box, chips: Sequence[ChipFacts]) -> None:
    """Place discs with their value beside them; beyond five, smaller and in two columns."""
    theme = board.theme
    columns = 1 if len(chips) <= FEW_CHIPS else 2
    side, cap = LARGE_CHIP if columns == 1 else SMALL_CHIP
    rows = ceil(len(chips) / columns)
    high = min(box.height / rows, side + 22)
    side = min(side, high - 8)
    wide = box.width / columns
    for place, chip in enumerate(chips):
        column, row = divmod(place, rows)
        cell = Box(box.x + column * wide, box.top + row * high, wide - 16, high)
        place_chip(board, cell.x + side / 2 + 6, cell.middle, side / 2, chip, halo=4)
        value = cell.from_left(side + 36)
        board.figure(value, whole(chip.value), min(cap, high * 0.72), theme.ink)


def _place_code(board: Board, box: Box, address: str) -> None:
    """Place a code for cameras, and its address under it."""
    # What draws papers is loaded with the first code.
    from reports.drawings import dots_of

    theme = board.theme
    side = min(box.width, box.height - 90)
    x = box.x + (box.width - side) / 2
    rows = tuple("".join("#" if dark else " " for dark in row) for row in dots_of(address))
    board.marks.append(Bar(x, box.top, side, side, "#ffffff", 12))
    quiet = side * 0.06
    board.marks.append(Squares(x + quiet, box.top + quiet, side - 2 * quiet, rows, "#000000"))
    told = Box(box.x, box.top + side + 16, box.width, 60)
    board.lines(told, address, LABEL, theme.ink, most=1, align="center", least=24)
