"""The wall of a meeting of teams: its clock, every table, the standings, what comes next."""

from __future__ import annotations

from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc
from td_app.wall.composing import ABOVE_STRIP, BETWEEN, Turn, place_clock, sheet_of
from td_app.wall.meeting_words import MeetingWords, TableWords, TeamsWords, TeamWords, table_state
from td_app.wall.people import place_seats
from td_app.wall.scene import LABEL, READ, Board, Box, Clothes, Scene, shape_of, width_at
from td_app.wall.strip import STRIP, place_told
from td_app.words.language import fr_en

#: Tables on a page, and in how many columns so many stand; teams on a page.
MOST_TABLES: Final = 12
ACROSS: Final = ((4, 2), (9, 3), (MOST_TABLES, 4))
MOST_TEAMS: Final = 7
TEAMS: Final = 900
ROW: Final = 104
NAME: Final = 64


def table_pages(words: MeetingWords) -> int:
    """Return how many pages the tables take."""
    return max(1, ceil(len(words.tables) / MOST_TABLES))


def team_pages(words: MeetingWords) -> int:
    """Return how many pages the teams take."""
    return max(1, ceil(len(words.teams.rows) / MOST_TEAMS))


def meeting_composed(
    words: MeetingWords, clothes: Clothes, width: float, height: float, turn: Turn
) -> Scene:
    """Return a meeting's wall for a picture of this shape; ``turn.side`` turns its lists."""
    sheet = sheet_of(clothes, width, height, turn)
    board = sheet.still
    box = sheet.box
    shape = shape_of(width, height)
    tall = shape == "tall"
    if words.seats is not None:
        place_seats(board, box, words.seats, turn.seats, words.band.right, tall=tall)
        return sheet.scene(_read_out(words))
    strip = box.row(box.height - STRIP, STRIP)
    _place_strip(board, strip, words)
    above = Box(box.x, box.top, box.width, box.height - STRIP - ABOVE_STRIP)
    if tall:
        time = above.height * 0.22
        face = above.row(0, time + 330)
        rest = above.row(face.height + BETWEEN, above.height - face.height - BETWEEN)
        tables = rest.row(0, rest.height * 0.42)
        teams = rest.row(tables.height + BETWEEN, rest.height - tables.height - BETWEEN)
    else:
        wide = TEAMS if shape == "wide" else above.width * 0.5
        left = above.from_right(wide + BETWEEN)
        teams = Box(above.right - wide, above.top, wide, above.height)
        time = 230.0
        face = left.row(0, left.height * 0.58)
        tables = left.row(face.height + BETWEEN, left.height - face.height - BETWEEN)
    place_clock(sheet, face, words.face, words.message, time, 110, turn.dimmed)
    _place_tables(board, tables, words, turn.side % table_pages(words))
    _place_teams(board, teams, words.teams, turn.side % team_pages(words))
    return sheet.scene(_read_out(words))


def _place_strip(board: Board, box: Box, words: MeetingWords) -> None:
    theme = board.theme
    band = words.band
    if band.message:
        place_told(board, box, band.message)
        return
    board.figure(box, band.right, 60, theme.soft, align="right")
    beside = width_at(band.right, 60, Weight.FIGURES) + 48
    board.lines(box.from_right(beside), band.left, READ, theme.soft, least=LABEL)


def _place_tables(board: Board, box: Box, words: MeetingWords, page: int) -> None:
    first = page * MOST_TABLES
    shown = words.tables[first : first + MOST_TABLES]
    if not shown:
        return
    each = min(MOST_TABLES, len(words.tables))
    columns = next(across for most, across in ACROSS if each <= most)
    rows = ceil(each / columns)
    gap = 16.0
    wide = (box.width - gap * (columns - 1)) / columns
    high = min((box.height - gap * (rows - 1)) / rows, 170.0)
    for place, table in enumerate(shown):
        (row, column) = divmod(place, columns)
        cell = Box(box.x + column * (wide + gap), box.top + row * (high + gap), wide, high)
        _place_table(board, cell, table)


def _place_table(board: Board, box: Box, table: TableWords) -> None:
    """Place a table: its number, then what goes on there over the seats still in."""
    theme = board.theme
    edge = theme.line if not table.over else ""
    board.marks.append(Bar(box.x, box.top, box.width, box.height, theme.panel, 16, edge, 2))
    inner = box.inset(20, 12)
    cap = min(72.0, inner.height * 0.6)
    number = table.number
    ink = theme.soft if table.over else theme.ink
    board.figure(inner, number, cap, ink)
    room = inner.from_left(width_at(number, cap, Weight.FIGURES) + 24)
    if table.won:
        board.icon("winner", room, 44, theme.gold)
        board.lines(room.from_left(56), table.won, READ, theme.gold, least=LABEL)
        return
    tall = room.height * (0.62 if table.seats else 1.0)
    board.lines(room.row(0, tall), table_state(table), READ, theme.soft, most=1, least=LABEL)
    if table.seats:
        radius = min(10.0, room.width / table.seats / 2.6)
        for seat in range(table.seats):
            x = room.x + radius + seat * radius * 2.6
            colour = theme.accent_text if seat < table.left else theme.line
            board.marks.append(Disc(x, room.bottom - radius - 2, radius, colour))


def _place_teams(board: Board, box: Box, words: TeamsWords, page: int) -> None:
    """Place the standings on a panel: rank, name, points or tables won, players still in."""
    theme = board.theme
    board.panel(box, theme.panel)
    inner = box.inset(36, 28)
    pages = ceil(len(words.rows) / MOST_TEAMS)
    title = f"{words.title} {page + 1}/{pages}" if pages > 1 else words.title
    board.lines(inner.row(0, READ), title, READ, theme.soft, most=1, least=LABEL)
    top = READ + 24.0
    if words.said:
        board.lines(inner.row(top, LABEL * 1.1), words.said, LABEL, theme.amber_text, least=LABEL)
        top += LABEL + 24
    heads = inner.row(top, LABEL)
    top += LABEL + 8
    first = page * MOST_TEAMS
    rows = words.rows[first : first + MOST_TEAMS]
    if not rows:
        return
    high = min(ROW, (inner.height - top) / len(rows))
    cap = min(NAME, high * 0.6)
    rank = max(width_at(row.rank, cap, Weight.SEMIBOLD) for row in words.rows)
    rank += 24 if rank else 0
    playing = fr_en("en jeu", "in play") if words.figure else ""
    left = _column(words.rows, "left", cap, playing)
    figure = _column(words.rows, "figure", cap, words.figure)
    board.line(heads, playing, LABEL, theme.soft, align="right", face=Weight.REGULAR, least=28)
    before = heads.from_right(left)
    board.line(
        before, words.figure, LABEL, theme.soft, align="right", face=Weight.REGULAR, least=28
    )
    for number, row in enumerate(rows):
        line = inner.row(top + number * high, high)
        board.rule(line)
        board.line(line, row.rank, cap, theme.soft, least=cap)
        name = line.from_left(rank).from_right(left + figure + 16)
        board.lines(name, row.name, cap, theme.ink, most=1, least=min(cap, READ * 0.8))
        board.figure(line.from_right(left), row.figure, cap, theme.gold, align="right")
        board.figure(line, row.left, cap, theme.soft, align="right")


def _column(rows: tuple[TeamWords, ...], field: str, cap: float, head: str) -> float:
    """The width of a column of figures under its head; none where nothing stands in it."""
    wide = max(width_at(getattr(row, field), cap, Weight.FIGURES) for row in rows)
    if not wide:
        return 0.0
    return max(wide, width_at(head, LABEL, Weight.REGULAR)) + 36


def _read_out(words: MeetingWords) -> tuple[str, ...]:
    face = words.face
    message = words.message.text if words.message is not None else ""
    tables = (f"{one.number}, {table_state(one)}" for one in words.tables)
    teams = (f"{row.rank} {row.name} {row.figure}".strip() for row in words.teams.rows)
    seats = (", ".join(seat) for seat in (words.seats.seats if words.seats is not None else ()))
    clock = (face.clock.heading, face.clock.shown, face.blinds, face.ante, face.note, face.coming)
    told = (words.title, message, *clock, *tables, words.teams.title, words.teams.said, *teams)
    return tuple(part for part in (*told, words.band.message, words.band.left, *seats) if part)
