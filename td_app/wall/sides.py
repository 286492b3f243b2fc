"""Beside the clock: figures in a column, or a list in its place down to the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc, Squares
from reports.names import ELLIPSIS
from td_app.wall.chips import ChipFacts
from td_app.wall.face import place_chip
from td_app.wall.facts import ColumnWords, Figure, TurningPage
from td_app.wall.people import place_panel_moves
from td_app.wall.scene import (
    LABEL,
    LINE,
    NAME,
    NAME_LINE,
    READ,
    ROW,
    UNIT,
    Board,
    Box,
    Clothes,
    Part,
    face_of,
    figure_parts,
    in_lines,
    names_at,
    rank_width,
    width_at,
)
from td_app.wall.stacks import place_mean, place_stacks
from td_app.words.figures import whole

#: The column's values and how many stand in it; those that stay, the others turn over.
VALUE: Final = 84
#: What stands beside a value, for a value of height one.
BESIDE: Final = 0.72
UNIT_BESIDE: Final = 0.53
AMONG: Final = 0.3
AROUND_DOT: Final = 0.18
MOST_FIGURES: Final = 4
VALUE_TALL: Final = 104
CAPTION_GAP: Final = 22
AFTER_CAPTION: Final = 48
AROUND_FIGURE: Final = 18
STAY: Final = 2
#: What is free inside the column over a picture: a short title has one line.
IN_COLUMN: Final = (24, 18)
#: The club's logo on its own ground.
LOGO: Final = 120
BESIDE_LOGO: Final = 28
#: The rows of a list; fewer than these are larger, in rows of at most so high.
ROWS: Final = 7
FEW: Final = 5
LARGE: Final = 88
TALL_ROW: Final = 250
FEW_ROW: Final = 340
AROUND_PRIZE: Final = 44
CLEARLY_LARGER: Final = 1.5
#: What is left free after a rank; the height of a row of two lines, of one that makes room for
#: them, and the least before lines are left out for it; the title, the padding.
AFTER_RANK: Final = 28
TWO_LINES: Final = 166
CLOSE_ROW: Final = 84
AIRY_ROW: Final = 98
TITLE: Final = 80
PADDING: Final = 32
#: Chips: so many in a column, the most of a disc with its halo and of its row; in two columns
#: where the room is so wide for a height of one.
FEW_CHIPS: Final = 5
CHIP: Final = 170
CHIP_ROW: Final = 214
CHIP_GAP: Final = 26
ACROSS: Final = 1.8
CHIP_VALUE: Final = 96
HALO: Final = 4


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

    @property
    def of_stacks(self) -> bool:
        """Return whether that list has an amount beside each name."""
        return self.page is not None and self.page.stacks is not None


def sides_of(words: ColumnWords) -> tuple[Side, ...]:
    """Return the turns of the column: figures two by two under those that stay, then lists."""
    stay = words.figures[:STAY]
    rest = words.figures[STAY:]
    room = MOST_FIGURES - STAY
    late = words.late_figure
    if len(rest) % room and late is not None:
        # No figure's place stays empty.
        rest = (*rest, late)
    pairs = [rest[first : first + room] for first in range(0, len(rest), room)]
    if len(pairs) > 1:
        pairs[-1] = rest[-room:]
    turns = [Side((*stay, *pair)) for pair in pairs]
    if not turns or (late is not None and late not in rest):
        turns.append(Side(stay, words.late_entry))
    return (*turns, *(Side(page=page, seconds=page.seconds) for page in words.pages))


def place_column(board: Board, box: Box, words: ColumnWords, side: Side, clothes: Clothes) -> None:
    """Place the title beside the club's logo, and up to four figures under them."""
    box = board.card(box, *IN_COLUMN)
    head = _place_head(board, box, words.title, clothes)
    place_figures(board, Box(box.x, box.top + head, box.width, box.height - head), words, side, 1)


def place_figures(board: Board, box: Box, words: ColumnWords, side: Side, across: int) -> None:
    """Place up to four figures in so many columns; late entry takes what they leave.

    Three leave no place empty: each has a line across.
    """
    gap = 52.0 if across > 1 else 0.0
    most = VALUE_TALL if across == 2 else VALUE
    shown = MOST_FIGURES if side.late_entry else min(MOST_FIGURES, len(side.figures))
    if across == 2 and shown % 2:
        _place_lines(board, box, side.figures[:shown])
        return
    if across >= MOST_FIGURES:
        across = max(1, shown)
    rows = max(1, -(-shown // across))
    high = box.height / rows
    value = min(most, high - LABEL - CAPTION_GAP - 2 * AROUND_FIGURE)
    room = box.width - gap * (across - 1)
    (value, widths) = _columns(side.figures, across, room, value, even=bool(side.late_entry))

    def cell(place: int) -> Box:
        (row, column) = divmod(place, across)
        x = box.x + sum(widths[:column]) + column * gap
        return Box(x, box.top + row * high, widths[column], high)

    for place, figure in enumerate(side.figures):
        # Across, what stands over the first row has an end of its own.
        _place_figure(board, cell(place), figure, value, ruled=across == 1 or place >= across)
    if side.late_entry:
        first = cell(len(side.figures))
        last = cell(MOST_FIGURES - 1)
        rest = Box(first.x, first.top, last.right - first.x, last.bottom - first.top)
        _place_late(board, rest, side.late_entry, open_now=words.late_entry_open)


def _place_lines(board: Board, box: Box, figures: Sequence[Figure]) -> None:
    """Place figures on lines under each other: captions at the left, values at the right."""
    theme = board.theme
    high = box.height / len(figures)
    captions = [width_at(figure.caption, LABEL, Weight.WORDS) for figure in figures]
    rooms = (box.width - wide - AFTER_CAPTION for wide in captions)
    fits = (room / _figure_width(one) for room, one in zip(rooms, figures, strict=True))
    value = min(VALUE, high - 2 * AROUND_FIGURE, *fits)
    for place, figure in enumerate(figures):
        row = box.row(place * high, high)
        if place:
            board.rule(row)
        told = _figure_told(figure, theme.ink, theme.soft)
        face = Weight.WORDS
        board.line(row, figure.caption, LABEL, theme.soft, face=face, least=LABEL)
        middle = row.row((high - value) / 2, value)
        board.parts(middle, told, value, align="right", gap=_among(figure))


def _columns(
    figures: Sequence[Figure], across: int, room: float, most: float, *, even: bool
) -> tuple[float, list[float]]:
    """The height of figures, and as wide a column for each as it asks, what is over shared out.

    ``even``: all alike, as where two stand over two more.
    """
    asked = [1.0] * across
    captions = [0.0] * across
    for place, figure in enumerate(figures):
        column = place % across
        asked[column] = max(asked[column], _figure_width(figure))
        named = width_at(figure.caption, LABEL, Weight.WORDS)
        captions[column] = max(captions[column], named)
    value = min(most, room / sum(asked))
    taken = [max(value * wide, named) for wide, named in zip(asked, captions, strict=True)]
    if even or across == 2 or sum(taken) > room:
        value = min(most, room / across / max(asked))
        return value, [room / across] * across
    over = (room - sum(taken)) / across
    return value, [wide + over for wide in taken]


def _place_head(board: Board, box: Box, title: str, clothes: Clothes) -> float:
    """Place the title, beside the logo where there is one; return the height they take."""
    theme = board.theme
    if not clothes.logo:
        cap = board.lines(box.row(0, 100), title, LABEL * 1.1, theme.ink, least=LABEL, gain=1.15)
        return 116.0 if width_at(title, cap, Weight.WORDS_SEMIBOLD) > box.width else 88.0
    # A wide logo leaves room for the longest word of the title.
    longest = max(width_at(word, LABEL, Weight.WORDS_SEMIBOLD) for word in title.split() or [""])
    wide = min(box.width * 0.5, max(LOGO, box.width - longest - BESIDE_LOGO - 2))
    room = Box(box.x, box.top, wide, LOGO)
    beside = box.row(0, LOGO).from_left(board.logo(room, clothes) + BESIDE_LOGO)
    board.lines(beside, title, LABEL * 1.1, theme.ink, most=3, least=LABEL)
    return LOGO + 16.0


def _figure_told(figure: Figure, ink: str, soft: str) -> list[Part]:
    """A figure and, smaller, what stands beside it."""
    parts = figure_parts(figure.figure, ink)
    if not any(map(str.isdigit, figure.figure)):
        # A word in a figure's place is no larger than its letters ask.
        parts = [(figure.figure, UNIT, ink, Weight.WORDS_SEMIBOLD)]
    if figure.beside:
        beside = figure_parts(figure.beside, soft, BESIDE)
        parts += [
            (text, max(share, UNIT_BESIDE), colour, face) for text, share, colour, face in beside
        ]
    return parts


def _figure_width(figure: Figure) -> float:
    """The width of a figure with what is beside it, for a height of one."""
    parts = _figure_told(figure, "", "")
    wide = sum(width_at(text, share, face) for text, share, _, face in parts)
    return wide + _among(figure) * (len(parts) - 1)


def _among(figure: Figure) -> float:
    """What is free between a figure and what is beside it, less where a dot parts them."""
    return AROUND_DOT if figure.beside.startswith("·") else AMONG


def _place_figure(
    board: Board, box: Box, figure: Figure, value: float, *, ruled: bool = True
) -> None:
    """Place a caption over its figure, so high, under a line where it is ``ruled``."""
    theme = board.theme
    if ruled:
        board.rule(box)
    top = max(16.0, (box.height - LABEL - CAPTION_GAP - value) / 2)
    board.line(
        box.row(top, LABEL), figure.caption, LABEL, theme.soft, face=Weight.WORDS, least=LABEL
    )
    room = box.row(top + LABEL + CAPTION_GAP, value)
    board.parts(room, _figure_told(figure, theme.ink, theme.soft), value, gap=_among(figure))


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
    board.lines(room, words, READ, ink, most=5, face=Weight.WORDS, least=LABEL)


def place_list(board: Board, box: Box, page: TurningPage) -> None:
    """Place a list on its panel: a title, then rows of one height and letters of one size."""
    theme = board.theme
    board.panel(box, theme.panel)
    inner = box.inset(PADDING, PADDING * 0.8)
    head = inner.row(0, READ)
    if page.stacks:
        head = head.from_right(place_mean(board, head, page.stacks) + AFTER_RANK)
    board.lines(head, page.title, READ, theme.soft, most=1, least=LABEL)
    room = Box(inner.x, inner.top + TITLE, inner.width, inner.height - TITLE)
    few = len(page.lines) < FEW
    if page.numbers:
        _place_numbers(board, room, page)
    elif page.lines and page.people:
        place_names(board, room, page.lines, LARGE if few else NAME, TALL_ROW, spare=page.spare)
    elif page.lines:
        _place_prizes(board, room, page.lines[:ROWS])
    elif page.moves:
        place_panel_moves(board, room, page.moves)
    elif page.chips:
        _place_chips(board, room, page.chips)
    elif page.code:
        _place_code(board, room, page.code)
    elif page.stacks:
        place_stacks(board, room, page.stacks)


def place_names(
    board: Board,
    box: Box,
    lines: Sequence[tuple[str, str]],
    cap: float,
    most: float,
    *,
    ruled: bool = True,
    spare: int = 0,
) -> None:
    """Place ranks with names, in rows of at most so high, a line between where they are ``ruled``.

    A name too long stands on two lines where the rows leave the height for it, else shortened. So
    many of the last are left out first, to ``spare`` that height.
    """
    theme = board.theme
    rows = lines[:ROWS]
    first = max(rank_width(rank) for rank, _ in rows)
    all_told = _in_rows(rows, box, cap, first)
    (fitted, names, highs) = all_told
    while spare and _crowded(names, highs):
        spare -= 1
        (fitted, names, highs) = _in_rows(rows[: len(names) - 1], box, cap, first)
    if any(ELLIPSIS in name for name in names):
        # A name too long for two lines gains nothing.
        (fitted, names, highs) = all_told
    rows = rows[: len(names)]
    # What is over is shared out: as much is free over and under each name.
    free = max(0.0, min(most - min(highs), (box.height - sum(highs)) / len(rows)))
    highs = [high + free for high in highs]
    top = 0.0
    for number, ((rank, _), name, high) in enumerate(zip(rows, names, highs, strict=True)):
        where = box.row(top, high)
        if number and ruled:
            board.rule(where)
        over = fitted * NAME_LINE * name.count("\n")
        # On the first line of its name.
        board.rank(where.row(0, where.height - over), rank, fitted, theme.soft)
        board.name(where.from_left(first * fitted + AFTER_RANK), name, fitted, theme.ink)
        top += where.height


def _in_rows(
    rows: Sequence[tuple[str, str]], box: Box, cap: float, first: float
) -> tuple[float, Sequence[str], list[float]]:
    """The height of names in rows, the names on their lines, the height of each row."""
    told = [told for _, told in rows]
    room = box.width - AFTER_RANK
    fitted, short = names_at(told, room, cap, READ, beside=first)
    _, cut = names_at(told, room, cap, READ, beside=first, lines=2)
    if len(rows) >= FEW:
        # Of many, an initial is enough where the family name is whole.
        cut = tuple(long if ELLIPSIS in one else one for one, long in zip(short, cut, strict=True))
    row = min(ROW, box.height / len(rows))
    for names, one in ((cut, row), (cut, min(row, CLOSE_ROW)), (short, row)):
        highs = [TWO_LINES if "\n" in name else one for name in names]
        if sum(highs) <= box.height + 1:
            break
    return fitted, names, highs


def _crowded(names: Sequence[str], highs: Sequence[float]) -> bool:
    """Whether rows are closer for a name of two lines, or one is cut to stand in its row."""
    return min(highs) < AIRY_ROW or any(ELLIPSIS in name for name in names)


def _place_prizes(board: Board, box: Box, rows: Sequence[tuple[str, str]]) -> None:
    """Place ranks with amounts aligned at the right in gold; few are larger, on two lines."""
    theme = board.theme
    few = len(rows) < FEW
    high = min(box.height / len(rows), FEW_ROW if few else ROW)
    first = max(rank_width(rank) for rank, _ in rows)
    room = box.width - AFTER_RANK
    most = LARGE if few else NAME

    def fitted(lines: int) -> float:
        cut = (line for _, told in rows for line in in_lines(told, lines))
        widest = max(width_at(line, 1, Weight.WORDS_SEMIBOLD) for line in cut)
        tall = (high - 2 * AROUND_PRIZE) / (1 + (lines - 1) * LINE)
        return min(most, room / (first + widest), tall)

    cap = fitted(1)
    if fitted(2) > cap * CLEARLY_LARGER:
        cap = fitted(2)
    for number, (rank, told) in enumerate(rows):
        row = box.row(number * high, high)
        if number:
            board.rule(row)
        board.rank(row, rank, cap, theme.soft)
        rest = row.from_left(first * cap + AFTER_RANK)
        board.lines(rest, told, cap, theme.gold, align="right", least=cap)


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


def _place_chips(board: Board, box: Box, chips: Sequence[ChipFacts]) -> None:
    """Place discs with their value beside them, then the colour; many or across, two columns."""
    theme = board.theme
    across = len(chips) > FEW_CHIPS or box.width > ACROSS * box.height
    columns = 2 if across else 1
    rows = ceil(len(chips) / columns)
    high = min(box.height / rows, CHIP_ROW)
    side = min(CHIP, high - CHIP_GAP)
    wide = box.width / columns
    room = wide - side - 2 * AFTER_RANK
    values = [whole(chip.value) for chip in chips]
    named = 0.0
    if columns == 1:
        named = max(width_at(chip.colour_name, READ, Weight.WORDS) for chip in chips)
    widest = max(width_at(value, 1, face_of(value)) for value in values)
    cap = min(CHIP_VALUE, side * 0.72, (room - named) / widest)
    for place, (chip, value) in enumerate(zip(chips, values, strict=True)):
        column, row = divmod(place, rows)
        cell = Box(box.x + column * wide, box.top + row * high, wide, high)
        place_chip(board, cell.x + side / 2, cell.middle, side / 2 - HALO, chip, halo=HALO)
        board.figure(cell.from_left(side + AFTER_RANK), value, cap, theme.ink)
        if named:
            name = chip.colour_name
            face = Weight.WORDS
            board.line(cell, name, READ, theme.soft, face=face, align="right", least=READ)


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
