"""Lists over the whole wall: who moves where, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Drawing
from td_app.wall.facts import BandMove, MovesWords, SeatMove, SeatsWords
from td_app.wall.scene import (
    LABEL,
    LINE,
    READ,
    Board,
    Box,
    face_of,
    in_lines,
    names_at,
    width_at,
)
from td_app.wall.themes import Theme
from td_app.words.language import fr_en

#: Moves on a page, and the most that their lines grow.
MOVES_AT_ONCE: Final = 8
FEWEST: Final = 4
LARGEST_MOVE: Final = 96
#: Fewer than these stand on lines of their own where a row is so high: a name, seats, the time.
FEW: Final = 5
FEW_ROW: Final = 225
FEW_NAME: Final = 120
ONE_NAME: Final = 120
ONE_TO: Final = 150
ONE_LEAST: Final = 90
FEW_SEATS: Final = 96
CLOCK: Final = 76
CLOCK_TALL: Final = 62
#: A move alone on a panel has so high a row; its name, where it leads, what is free between its
#: lines; what stands before where it leads.
ONE_MOVE: Final = 1400
MOVE_NAME: Final = 96
MOVE_TO: Final = 80
ONE_PANEL_TO: Final = 110
#: The same where the panel is higher than wide.
HIGH_NAME: Final = 128
HIGH_TO: Final = 150
FROM_TOP: Final = 30
AMONG_MOVE: Final = 64
ARROW: Final = "→\u00a0"
#: Height of the head and the foot of the moves.
HEAD: Final = 110
FOOT: Final = 96
#: Seats: rows of one column, its columns on a wide wall, their letters.
SEAT_ROWS: Final = 12
SEAT_COLUMNS: Final = 2
SEAT: Final = 36
BEFORE_FIGURE: Final = 28
GAP: Final = 72


def seat_told(seat: str) -> str:
    """Return a seat in words, which came as its table and its place with a dot between.

    >>> seat_told("4.2").replace("\u00a0", " ")
    'Table 4 · place 2'
    """
    told = fr_en("Table {0} · place {1}", "Table {0} · seat {1}")
    return told.replace(" {", "\u00a0{").format(*seat.split("."))


def move_words(move: BandMove) -> tuple[str, str]:
    """Return in words where a move leaves from, "" for one who had no seat, and where it leads."""
    (left, _, reached) = move.brief.rpartition("→ ")
    if not reached:
        return "", move.seats
    return seat_told(left.strip()) if left else "", seat_told(reached)


def move_pages(words: MovesWords) -> int:
    """Return how many pages the moves take."""
    return max(1, ceil(len(words.moves) / MOVES_AT_ONCE))


def place_moves(
    board: Board,
    ticking: Board,
    box: Box,
    words: MovesWords,
    page: int,
    *,
    tall: bool,
    left: float = 0,
) -> None:
    """Place a page of moves under its title, over the time; ``tall``: each on two lines.

    So much stays free at the ``left`` of its foot.
    """
    first = page * MOVES_AT_ONCE
    shown = words.moves[first : first + MOVES_AT_ONCE]
    room = Box(box.x, box.top + HEAD, box.width, box.height - HEAD - FOOT)
    many = max(FEWEST, min(MOVES_AT_ONCE, len(words.moves)))
    high = room.height / many
    cap = min(LARGEST_MOVE, high * (0.3 if tall else 0.58))
    columns = _seat_columns(words, cap)
    beside = 0.0 if tall else sum(columns)
    span = room.width if tall else room.width - beside - 48
    cap, names = names_at([move.name for move in words.moves], span, cap, READ)
    titled = box.row(0, READ) if tall else box.row(0, READ).from_right(beside + 24)
    board.lines(titled, words.title, 62, board.theme.accent_text, most=1)
    if not tall:
        (start, end) = _seat_rooms(box.row(0, READ), columns)
        (leaving, reaching) = _seat_heads()
        board.line(start, leaving, READ, board.theme.soft)
        board.line(end, reaching, READ, board.theme.ink, least=40)
    for number, move in enumerate(shown):
        row = room.row(number * high, high)
        board.rule(row)
        _place_one_of_many(board, row, names[first + number], move, cap, columns, tall=tall)
    foot = box.row(box.height - FOOT + 20, FOOT - 20).from_left(left)
    _place_foot(board, ticking, foot, words, page)


def _seat_heads() -> tuple[str, str]:
    """What stands over the seats left, and over those reached."""
    return fr_en("de", "from"), fr_en("à", "to")


def _seat_columns(words: MovesWords, cap: float) -> tuple[float, float, float]:
    """How wide the seats left are, the arrow after them, the seats reached."""
    left = max(
        width_at(_seat_heads()[0], READ, Weight.WORDS_SEMIBOLD),
        *(width_at(move.left, cap, Weight.WORDS) for move in words.moves),
    )
    reached = max(width_at(move.reached, cap, Weight.WORDS_BOLD) for move in words.moves)
    return left, cap * 1.9, reached


def _seat_rooms(row: Box, columns: tuple[float, float, float]) -> tuple[Box, Box]:
    """Where the seat left and the seat reached stand at the right of a row."""
    (left, _, reached) = columns
    start = Box(row.right - sum(columns), row.top, left, row.height)
    return start, Box(row.right - reached, row.top, reached, row.height)


def _place_one_of_many(
    board: Board,
    row: Box,
    name: str,
    move: SeatMove,
    cap: float,
    columns: tuple[float, float, float],
    *,
    tall: bool,
) -> None:
    """Place a name with its seats beside it; ``tall``: where to, whole, under it."""
    theme = board.theme
    bold = Weight.WORDS_BOLD
    line = row.row(0, row.height / 2) if tall else row
    board.line(line, name, cap, theme.ink, face=Weight.WORDS, least=cap)
    if tall:
        told = row.row(row.height / 2 - 8, row.height / 2)
        to = f"{ARROW}{seat_told(move.reached)}"
        board.figure(told, to, cap, theme.accent_text, face=bold)
        return
    (start, end) = _seat_rooms(row, columns)
    board.figure(start, move.left, cap, theme.soft, face=Weight.WORDS)
    side = cap * 1.1
    at = start.right + (columns[1] - side) / 2
    board.marks.append(Drawing("arrow-right", at, row.middle - side / 2, side, theme.soft))
    board.figure(end, move.reached, cap, theme.accent_text, face=bold)


def few_moves(words: MovesWords, height: float) -> bool:
    """Return whether moves are so few that each has lines of its own, the strip under them."""
    return len(words.moves) < FEW and (height - HEAD) / len(words.moves) >= FEW_ROW


def place_few_moves(
    board: Board, ticking: Board, box: Box, words: MovesWords, *, tall: bool
) -> None:
    """Place a few moves: the name, under it from where to where; the time beside the title."""
    theme = board.theme
    clock = _clock_face(words.clock)
    hour = CLOCK_TALL if tall else CLOCK
    head = box.row(0, hour)
    ticking.figure(head, words.clock, hour, theme.ink, face=clock, align="right")
    titled = head.from_right(width_at(words.clock, hour, clock) + 40)
    board.lines(titled, words.title, 62, theme.accent_text, most=1, least=LABEL)
    if not tall:
        level = titled.from_left(width_at(words.title, 62, Weight.WORDS_SEMIBOLD) + 40)
        board.lines(level, words.level, READ, theme.soft, most=1, align="right", least=LABEL)
    room = box.row(HEAD, box.height - HEAD)
    high = room.height / len(words.moves)
    if len(words.moves) == 1:
        board.rule(room)
        (move,) = words.moves
        alone = BandMove(move.name, "", brief=f"{move.left} → {move.reached}")
        room = room.inset(0, READ)
        place_panel_moves(board, room, (alone,), ONE_NAME, ONE_TO, over_all=True, whole=tall)
        return
    cap = min(FEW_NAME, high * 0.34)
    line = min(FEW_SEATS, high * 0.27)
    cap, names = names_at([move.name for move in words.moves], room.width, cap, READ)
    apart = cap * 0.5
    block = cap + line + apart + (READ + apart if tall else 0.0)
    for number, (move, name) in enumerate(zip(words.moves, names, strict=True)):
        row = room.row(number * high, high)
        board.rule(row)
        top = (high - block) / 2
        board.line(row.row(top, cap), name, cap, theme.ink, face=Weight.WORDS, least=cap)
        top += cap + apart
        left = (seat_told(move.left), READ / line, theme.soft, Weight.WORDS)
        reached = [
            ("→", 1.0, theme.soft, Weight.WORDS),
            (seat_told(move.reached), 1.0, theme.accent_text, Weight.WORDS_BOLD),
        ]
        if tall:
            board.parts(row.row(top, READ), [left], line)
            top += READ + apart
            board.parts(row.row(top, line), reached, line)
        else:
            board.parts(row.row(top, line), [left, *reached], line)


def place_panel_moves(
    board: Board,
    box: Box,
    moves: Sequence[BandMove],
    name: float = MOVE_NAME,
    to: float = 0.0,
    least: float = ONE_LEAST,
    *,
    over_all: bool = False,
    whole: bool = False,
) -> None:
    """Place on a panel who, from where, to where in the accent.

    A name and where it leads are at most so high; one alone takes two lines for more than the
    least, but where it leads has to stay ``whole``.
    """
    high = min(box.height / len(moves), ONE_MOVE)
    single = len(moves) == 1
    wanted = least if single else 0.0
    high_panel = single and not over_all and box.height > box.width
    if high_panel:
        (name, to) = (HIGH_NAME, HIGH_TO)
    to = to or (ONE_PANEL_TO if single else MOVE_TO)
    fitted = partial(_move_line, face=Weight.WORDS_SEMIBOLD, width=box.width, least=wanted)
    # In a panel a name keeps to one line as long as a room reads it, where its height is needed.
    named = fitted if over_all or high_panel else partial(fitted, least=READ)
    reached = partial(fitted, least=0.0) if whole else fitted
    told = [
        (named(move.name, name, board.theme.ink), *_seats_told(move, board.theme, reached, to))
        for move in moves
    ]
    # Each kind of line has one size on the page.
    caps = [min(line.cap for line in lines) for lines in zip(*told, strict=True)]
    for number, lines in enumerate(told):
        row = box.row(number * high, high)
        if number:
            board.rule(row)
        sizes = zip(lines, caps, strict=True)
        shown = [(line, cap, cap * (1 + (line.lines - 1) * LINE)) for line, cap in sizes]
        shown = [one for one in shown if one[0].words]
        free = high - sum(tall for _, _, tall in shown)
        apart = free / (len(shown) + 1)
        if not single or over_all:
            apart = min(max(AMONG_MOVE, 0.75 * caps[0]), apart)
        top = (free - apart * (len(shown) - 1)) / 2
        if single and not over_all:
            # Under its title, as every list begins.
            top = min(top, FROM_TOP)
        for line, cap, tall in shown:
            where = row.row(top, tall)
            if line.arrow:
                board.line(where.row(0, cap), "→", cap, line.colour, face=line.face, least=cap)
                where = where.from_left(width_at(ARROW, cap, line.face))
            board.lines(where, line.words, cap, line.colour, face=line.face, most=line.lines)
            top += tall + apart


@dataclass(frozen=True, slots=True)
class _MoveLine:
    """A line of a move, after an ``arrow``: its letters, on how many lines they stand."""

    words: str
    cap: float
    colour: str
    face: Weight
    lines: int = 1
    arrow: bool = False


def _seats_told(
    move: BandMove, theme: Theme, fitted: Callable[..., _MoveLine], most: float
) -> tuple[_MoveLine, _MoveLine]:
    """The seats of a move as lines: where from if anywhere, where to."""
    (seat, to) = move_words(move)
    return (
        _MoveLine(seat, READ, theme.soft, Weight.WORDS),
        fitted(to, most, theme.accent_text, arrow=bool(move.brief)),
    )


def _move_line(
    words: str,
    most: float,
    colour: str,
    *,
    face: Weight,
    width: float,
    least: float,
    arrow: bool = False,
) -> _MoveLine:
    """Words on one line, smaller where they are long; on two where that is under the least."""
    before = width_at(ARROW, 1, face) if arrow else 0.0
    cap = min(most, width / (before + width_at(words, 1, face)))
    if cap >= least:
        return _MoveLine(words, max(cap, READ), colour, face, 1, arrow)
    widest = max(width_at(line, 1, face) for line in in_lines(words, 2))
    cap = min(most, width / (before + widest))
    return _MoveLine(words, max(cap, READ), colour, face, 2, arrow)


def _place_foot(board: Board, ticking: Board, foot: Box, words: MovesWords, page: int) -> None:
    """Place the time in its corner, its level before it, which page is on at the left."""
    theme = board.theme
    ticking.figure(foot, words.clock, 76, theme.ink, face=_clock_face(words.clock), align="right")
    wide = width_at(words.clock, 76, _clock_face(words.clock))
    level = foot.from_right(wide + 40)
    pages = move_pages(words)
    if pages > 1:
        board.figure(foot, f"{page + 1} / {pages}", READ, theme.soft)
        level = level.from_left(220)
    board.lines(level, words.level, READ, theme.soft, most=1, align="right")


def _clock_face(text: str) -> Weight:
    return Weight.EVEN if face_of(text) is Weight.FIGURES else Weight.WORDS_BOLD


def seat_rows(*, tall: bool, partner: bool) -> int:
    """Return how many rows a page of names has; a ``partner`` stands under them."""
    rows = SEAT_ROWS - 2 if partner else SEAT_ROWS
    return rows * 2 if tall else rows


def seat_pages(words: SeatsWords, *, tall: bool, partner: bool = False) -> int:
    """Return how many pages the names take."""
    columns = 1 if tall else SEAT_COLUMNS
    return max(1, ceil(len(words.seats) / (seat_rows(tall=tall, partner=partner) * columns)))


def place_seats(
    board: Board,
    box: Box,
    words: SeatsWords,
    page: int,
    hour: str,
    *,
    tall: bool,
    partner: bool = False,
) -> None:
    """Place a page of names in columns, table and place beside each; one column in portrait."""
    theme = board.theme
    pages = seat_pages(words, tall=tall, partner=partner)
    told = hour
    if pages > 1:
        told = f"{page + 1}/{pages} · {hour}"
    head = box.row(0, 150 if tall else 64)
    room = Box(box.x, box.top + head.height + 32, box.width, box.height - head.height - 32)
    if tall:
        board.lines(head, words.foot, READ, theme.accent_text, least=LABEL)
    else:
        board.figure(head, told, LABEL, theme.soft, align="right")
        beside = width_at(told, LABEL, face_of(told)) + 48
        titled = head.from_right(beside)
        board.lines(titled, words.foot, READ, theme.accent_text, most=1, least=LABEL)
    columns = 1 if tall else SEAT_COLUMNS
    rows = seat_rows(tall=tall, partner=partner)
    wide = (room.width - GAP * (columns - 1)) / columns
    figure = (
        max(width_at("88", SEAT, Weight.WORDS_BOLD), width_at(words.table, SEAT, Weight.WORDS)) + 24
    )
    high = room.height / (rows + 1)
    if tall:
        board.figure(room.row(0, high), told, LABEL, theme.soft)
    # A name runs to the figures, whose heads are wider.
    widest = max(width_at(at, SEAT, Weight.WORDS_BOLD) for _, at, _ in words.seats)
    free = wide - figure - widest - BEFORE_FIGURE
    names = names_at([name for name, _, _ in words.seats], free, SEAT, SEAT)[1]
    first = page * rows * columns
    for column in range(columns):
        x = room.x + column * (wide + GAP)
        start = first + column * rows
        rows_here = words.seats[start : start + rows]
        if not rows_here:
            break
        table = Box(x + wide - 2 * figure, room.top, figure, high)
        place = Box(x + wide - figure, room.top, figure, high)
        for where, title in ((table, words.table), (place, words.place)):
            board.line(where, title, LABEL, theme.soft, face=Weight.WORDS, align="right", least=28)
        for row, (_, at, number) in enumerate(rows_here, 1):
            line = Box(x, room.top + row * high, wide, high)
            board.rule(line)
            name = names[start + row - 1]
            board.line(line, name, SEAT, theme.ink, face=Weight.WORDS, least=SEAT)
            for where, value, colour in (
                (table, at, theme.accent_text),
                (place, number, theme.ink),
            ):
                cell = Box(where.x, line.top, figure, high)
                board.figure(cell, value, SEAT, colour, face=Weight.WORDS_BOLD, align="right")
