"""Lists over the whole wall: who moves where, who sits where, who won."""

from __future__ import annotations

from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Drawing
from td_app.wall.facts import MovesWords, SeatsWords
from td_app.wall.scene import (
    LABEL,
    READ,
    Board,
    Box,
    face_of,
    names_at,
    width_at,
)
from td_app.words.language import fr_en

#: Moves on a page, and the most that their lines grow; in portrait each takes two lines.
MOVES_AT_ONCE: Final = 8
MOVES_AT_ONCE_TALL: Final = 8
FEWEST: Final = 4
LARGEST_MOVE: Final = 96
#: Height of the head and the foot of the moves.
HEAD: Final = 110
FOOT: Final = 96
#: Seats: rows of one column, its columns on a wide wall, their letters.
SEAT_ROWS: Final = 14
SEAT_COLUMNS: Final = 2
SEAT: Final = 36
GAP: Final = 96


def move_pages(words: MovesWords) -> int:
    """Return how many pages the moves take."""
    return max(1, ceil(len(words.moves) / MOVES_AT_ONCE))


def place_moves(
    board: Board, ticking: Board, box: Box, words: MovesWords, page: int, *, tall: bool
) -> None:
    """Place a page of moves under its title, over the time; ``tall``: each on two lines."""
    theme = board.theme
    first = page * MOVES_AT_ONCE
    shown = words.moves[first : first + MOVES_AT_ONCE]
    room = Box(box.x, box.top + HEAD, box.width, box.height - HEAD - FOOT)
    many = max(FEWEST, min(MOVES_AT_ONCE, len(words.moves)))
    high = room.height / many
    cap = min(LARGEST_MOVE, high * (0.3 if tall else 0.58))
    seats = max(width_at(move.reached, cap, Weight.BOLD) for move in words.moves)
    heads = fr_en("de", "from"), fr_en("à", "to")
    left = max(
        width_at(heads[0], READ, Weight.SEMIBOLD),
        *(width_at(move.left, cap, Weight.REGULAR) for move in words.moves),
    )
    arrow = cap * 1.9
    where = seats + left + arrow
    span = room.width if tall else room.width - where - 48
    cap, names = names_at([move.name for move in words.moves], span, cap, READ)
    titled = box.row(0, READ) if tall else box.row(0, READ).from_right(where + 24)
    board.lines(titled, words.title, 62, theme.accent_text, most=1)
    if not tall:
        head = box.row(0, READ)
        start = box.right - where
        soft = theme.soft
        board.line(Box(start, head.top, left, READ), heads[0], READ, soft)
        board.line(
            Box(box.right - seats, head.top, seats, READ),
            fr_en("à", "to"),
            READ,
            theme.ink,
            least=40,
        )
    for number, move in enumerate(shown):
        row = room.row(number * high, high)
        board.rule(row)
        line = row
        told = row
        if tall:
            line = row.row(0, high / 2)
            told = row.row(high / 2 - 8, high / 2)
        name = names[first + number]
        board.line(line, name, cap, theme.ink, face=Weight.REGULAR, least=cap)
        start = box.x if tall else box.right - where
        parts = Box(start, told.top, left, told.height)
        board.figure(parts, move.left, cap, theme.soft, face=Weight.REGULAR)
        side = cap * 1.1
        at = start + left + (arrow - side) / 2
        board.marks.append(Drawing("arrow-right", at, told.middle - side / 2, side, theme.soft))
        end = Box(start + left + arrow, told.top, seats, told.height)
        board.figure(end, move.reached, cap, theme.accent_text, face=Weight.BOLD)
    foot = box.row(box.height - FOOT + 20, FOOT - 20)
    ticking.figure(foot, words.clock, 76, theme.ink, face=_clock_face(words.clock), align="right")
    wide = width_at(words.clock, 76, _clock_face(words.clock))
    level = foot.from_right(wide + 40)
    pages = move_pages(words)
    if pages > 1:
        board.figure(foot, f"{page + 1} / {pages}", READ, theme.soft)
        level = level.from_left(220)
    board.lines(level, words.level, READ, theme.soft, most=1, align="right")


def _clock_face(text: str) -> Weight:
    return Weight.EVEN if face_of(text) is Weight.FIGURES else Weight.BOLD


def seat_pages(words: SeatsWords, *, tall: bool) -> int:
    """Return how many pages the names take."""
    return max(1, ceil(len(words.seats) / _a_page(tall)))


def _a_page(tall: bool) -> int:
    return SEAT_ROWS * 2 if tall else SEAT_ROWS * SEAT_COLUMNS


def place_seats(
    board: Board, box: Box, words: SeatsWords, page: int, hour: str, *, tall: bool
) -> None:
    """Place a page of names in columns, table and place beside each; one column in portrait."""
    theme = board.theme
    pages = seat_pages(words, tall=tall)
    told = hour
    if pages > 1:
        told = f"{page + 1}/{pages} · {hour}"
    head = box.row(0, 150 if tall else 64)
    room = Box(box.x, box.top + head.height + 32, box.width, box.height - head.height - 32)
    if tall:
        board.lines(head, words.foot, READ, theme.accent_text, least=LABEL)
        board.figure(room.row(0, LABEL), told, LABEL, theme.soft)
    else:
        board.figure(head, told, READ, theme.soft, align="right")
        beside = width_at(told, READ, face_of(told)) + 48
        titled = head.from_right(beside)
        board.lines(titled, words.foot, READ, theme.accent_text, most=1, least=LABEL)
    columns = 1 if tall else SEAT_COLUMNS
    rows = SEAT_ROWS * 2 if tall else SEAT_ROWS
    wide = (room.width - GAP * (columns - 1)) / columns
    figure = (
        max(width_at("88", SEAT, Weight.BOLD), width_at(words.table, SEAT, Weight.REGULAR)) + 24
    )
    high = room.height / (rows + 1)
    names = names_at([name for name, _, _ in words.seats], wide - 2 * figure - 16, SEAT, SEAT)[1]
    first = page * _a_page(tall)
    for column in range(columns):
        x = room.x + column * (wide + GAP)
        start = first + column * rows
        rows_here = words.seats[start : start + rows]
        if not rows_here:
            break
        table = Box(x + wide - 2 * figure, room.top, figure, high)
        place = Box(x + wide - figure, room.top, figure, high)
        for where, title in ((table, words.table), (place, words.place)):
            board.line(
                where, title, LABEL, theme.soft, face=Weight.REGULAR, align="right", least=28
            )
        for row, (_, at, number) in enumerate(rows_here, 1):
            line = Box(x, room.top + row * high, wide, high)
            board.rule(line)
            name = names[start + row - 1]
            board.line(line, name, SEAT, theme.ink, face=Weight.REGULAR, least=SEAT)
            for where, value, colour in (
                (table, at, theme.accent_text),
                (place, number, theme.ink),
            ):
                cell = Box(where.x, line.top, figure, high)
                board.figure(cell, value, SEAT, colour, face=Weight.BOLD, align="right")
