"""Lists over the whole wall: who moves where, who sits where, who won."""

from __future__ import annotations

from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Drawing
from td_app.wall.clock import ClockLook
from td_app.wall.face import dress_of, place_ground, place_heading
from td_app.wall.facts import MovesWords, SeatsWords, TurningPage, WallFacts
from td_app.wall.scene import (
    LABEL,
    READ,
    Board,
    Box,
    Clothes,
    face_of,
    names_at,
    width_at,
)
from td_app.wall.sides import LOGO, place_rows
from td_app.words.language import fr_en

#: Moves on a page, and the most that their lines grow.
MOVES_AT_ONCE: Final = 8
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
        end = Box(box.right - seats, head.top, seats, READ)
        board.line(end, heads[1], READ, theme.ink, least=40)
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
    _place_foot(board, ticking, box.row(box.height - FOOT + 20, FOOT - 20), words, page)


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


#: Capitals of the winner's name, of what they won, of those after them.
WINNER: Final = 168
PRIZE: Final = 84
AFTER: Final = 64
#: Beyond so many winners the names stand in two columns; more than this are counted.
ONE_COLUMN: Final = 6
MOST_NAMED: Final = 36


def place_winner(board: Board, box: Box, facts: WallFacts, clothes: Clothes) -> None:
    """Place the winner, or all of them, then the prize, then those who came after."""
    theme = board.theme
    face = facts.face
    dress = dress_of(ClockLook.WINNER, theme)
    place_ground(board, box.inset(-24), dress)
    inner = box.inset(32, 28)
    head = inner.row(0, READ)
    place_heading(board, head, face.clock.heading, dress)
    if clothes.logo:
        board.logo(Box(inner.x, inner.top, 300, LOGO), clothes)
    title = inner.row(inner.height - READ, READ)
    board.lines(title, face.coming, READ, theme.soft, most=1, align="center", least=LABEL)
    after = facts.column.pages[0].lines[1:3] if facts.column.pages and not face.winners else ()
    low = inner.height - READ - 36
    if after:
        low -= 104 * len(after) + 24
        rows = TurningPage("", lines=tuple(after), people=True)
        wide = min(inner.width, 1100)
        where = Box(
            inner.x + (inner.width - wide) / 2, inner.top + low + 24, wide, 104 * len(after)
        )
        place_rows(board, where, rows)
    under = [line for line in (face.note, face.club) if line]
    for line in reversed(under):
        low -= 116
        colour = theme.gold if line == face.note else theme.ink
        cap = PRIZE if line == face.note else AFTER
        board.lines(inner.row(low, 116), line, cap, colour, most=1, align="center")
    room = Box(inner.x, inner.top + READ + 32, inner.width, low - READ - 40)
    if face.winners:
        _place_all(board, room, face.winners)
        return
    board.lines(
        room, face.clock.words, WINNER, theme.gold, most=3, align="center", face=Weight.BOLD
    )


def _place_all(board: Board, box: Box, names: tuple[str, ...]) -> None:
    """Place the names of all who won, of one size, in columns; those beyond are counted."""
    shown = list(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        shown[-1] = f"+ {len(names) - MOST_NAMED + 1}"
    columns = 1 if len(shown) <= ONE_COLUMN else 2 if len(shown) <= 2 * ONE_COLUMN + 2 else 3
    rows = -(-len(shown) // columns)
    wide = box.width / columns
    high = min(box.height / rows, 150.0)
    cap, told = names_at(shown, wide - 40, min(AFTER * 1.4, high * 0.62), min(READ, high * 0.62))
    for number, name in enumerate(told):
        column, row = divmod(number, rows)
        cell = Box(box.x + column * wide, box.top + row * high, wide, high)
        board.line(cell, name, cap, board.theme.gold, align="center", least=cap)
