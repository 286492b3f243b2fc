"""The wall of a meeting of teams: its clock, every table, the standings, what comes next."""

from __future__ import annotations

from math import ceil
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar
from td_app.wall.composing import ABOVE_STRIP, BETWEEN, Sheet, Turn, place_clock, sheet_of
from td_app.wall.meeting_words import MeetingWords, TableWords, TeamWords, table_state
from td_app.wall.people import place_seats
from td_app.wall.scene import (
    IN_CARD,
    LABEL,
    READ,
    Board,
    Box,
    Clothes,
    Scene,
    Shape,
    shape_of,
    width_at,
)
from td_app.wall.strip import place_told, strip_height
from td_app.words.language import fr_en

#: Tables on a page by its columns: a team's name takes more room than a time, a time than a count.
NAMED: Final = 2
TIMED: Final = 3
COUNTED: Final = 4
TABLE_ROWS: Final = 2
#: Height of a table, that of a single row of them, from one to the next.
TABLE: Final = 76
TALLEST: Final = 112
GAP: Final = 16
#: The time; teams on a page, by the shape of the picture.
TIME: Final = 300
TIME_TALL: Final = 240
#: In portrait: what its face has besides.
FACE_TALL: Final = 410
MOST_TEAMS: Final[dict[Shape, int]] = {"wide": 7, "square": 8, "tall": 6}
#: The panel of the teams, its rows; what sets columns of figures apart.
TEAMS: Final = 930
ROW: Final = 140
APART: Final = 24
BETWEEN_HEADS: Final = 0.45
BLINDS: Final = 96


def table_pages(words: MeetingWords) -> int:
    """Return how many pages the tables take."""
    return max(1, ceil(len(words.tables) / (_across(words) * TABLE_ROWS)))


def _across(words: MeetingWords) -> int:
    """In how many columns tables stand, as wide as what is said of them asks."""
    tables = words.tables
    if any(one.won for one in tables):
        most = NAMED
    elif any(one.clock for one in tables):
        most = TIMED
    else:
        most = COUNTED
    return min(most, max(NAMED, ceil(len(tables) / TABLE_ROWS)))


def team_pages(words: MeetingWords, shape: Shape) -> int:
    """Return how many pages the teams take."""
    return max(1, ceil(len(words.teams.rows) / MOST_TEAMS[shape]))


def meeting_composed(
    words: MeetingWords, clothes: Clothes, width: float, height: float, turn: Turn
) -> Scene:
    """Return a meeting's wall for a picture of this shape; ``turn.side`` turns its lists."""
    sheet = sheet_of(clothes, width, height, turn)
    board = sheet.still
    box = sheet.box
    shape = shape_of(width, height)
    tall = shape == "tall"
    if words.seats is not None or tall:
        box = sheet.over_partner(box)
    if words.seats is not None:
        partner = sheet.partner is not None
        hour = words.band.right
        box = board.card(box, IN_CARD, IN_CARD)
        place_seats(board, box, words.seats, turn.seats, hour, tall=tall, partner=partner)
        return sheet.scene(_read_out(words))
    high = strip_height(words.band.message, box.width)
    strip = box.row(box.height - high, high)
    if not (words.band.message or tall):
        strip = sheet.beside_partner(strip)
    _place_strip(board, strip, words)
    above = box.row(0, box.height - high - ABOVE_STRIP)
    if tall:
        time = TIME_TALL
        left = above.row(0, time + FACE_TALL + BETWEEN + _tables_height(words))
        teams = above.row(left.height + BETWEEN, above.height - left.height - BETWEEN)
    else:
        time = TIME
        left = above.from_right(TEAMS + BETWEEN)
        teams = Box(above.right - TEAMS, above.top, TEAMS, above.height)
    _place_left(sheet, left, words, time, turn)
    _place_teams(board, teams, words, turn.side, shape)
    return sheet.scene(_read_out(words))


def _place_strip(board: Board, box: Box, words: MeetingWords) -> None:
    theme = board.theme
    band = words.band
    if band.message:
        place_told(board, box, band.message)
        return
    box = board.card(box, IN_CARD)
    board.figure(box, band.right, 60, theme.soft, align="right")
    beside = width_at(band.right, 60, Weight.FIGURES) + 48
    # On two lines it is cut at its dot alone.
    parts = (part.replace(" ", "\u00a0") for part in band.left.split(" · "))
    board.lines(box.from_right(beside), " · ".join(parts), READ, theme.soft, least=LABEL)


def _place_left(sheet: Sheet, box: Box, words: MeetingWords, time: float, turn: Turn) -> None:
    """Place the clock over the tables; a message has the room of both."""
    face = box
    if words.tables and words.message is None:
        tables = _tables_height(words)
        face = box.row(0, box.height - tables - BETWEEN)
        page = turn.side % table_pages(words)
        _place_tables(sheet.still, box.row(box.height - tables, tables), words, page)
    blinds = BLINDS if words.face.blinds else 0
    place_clock(sheet, face, words.face, words.message, time, blinds, turn.dimmed)


def _tables_height(words: MeetingWords) -> float:
    """The height of a page of tables; a single row is higher."""
    rows = min(TABLE_ROWS, ceil(len(words.tables) / _across(words)))
    return TALLEST if rows == 1 else rows * (TABLE + GAP) - GAP


def _place_tables(board: Board, box: Box, words: MeetingWords, page: int) -> None:
    columns = _across(words)
    rows = min(TABLE_ROWS, ceil(len(words.tables) / columns))
    first = page * columns * TABLE_ROWS
    wide = (box.width - GAP * (columns - 1)) / columns
    high = (box.height - GAP * (rows - 1)) / rows
    for place, table in enumerate(words.tables[first : first + columns * rows]):
        (row, column) = divmod(place, columns)
        cell = Box(box.x + column * (wide + GAP), box.top + row * (high + GAP), wide, high)
        _place_table(board, cell, table)


def _place_table(board: Board, box: Box, table: TableWords) -> None:
    """Place a table: its number beside what goes on there, or beside who won it."""
    theme = board.theme
    edge = theme.line if not table.over else ""
    board.marks.append(Bar(box.x, box.top, box.width, box.height, theme.panel, 16, edge, 2))
    inner = box.inset(16, 0)
    ink = theme.soft if table.over else theme.ink
    named = fr_en("Table {0}", "Table {0}").format(table.number)
    wide = width_at(named, LABEL, Weight.WORDS_SEMIBOLD) + 14
    if not table.won and inner.width - wide >= width_at("88:88", READ, Weight.FIGURES):
        board.line(inner, named, LABEL, ink, least=LABEL)
        beside = inner.from_left(wide)
    else:
        board.figure(inner, table.number, READ, ink)
        beside = inner.from_left(width_at(table.number, READ, Weight.FIGURES) + 14)
    if table.won:
        board.icon("winner", beside, 40, theme.gold)
        board.lines(beside.from_left(52), table.won, READ, theme.gold, least=LABEL)
        return
    told = table_state(table) if table.over or table.clock else f"{table.left}/{table.seats}"
    board.figure(beside, told, READ, theme.soft, align="right")


def _place_teams(board: Board, box: Box, told: MeetingWords, turn: int, shape: Shape) -> None:
    """Place the standings on a panel: rank, name, points or tables won, players still in."""
    theme = board.theme
    words = told.teams
    board.panel(box, theme.panel)
    inner = box.inset(28)
    pages = team_pages(told, shape)
    page = turn % pages
    title = f"{words.title} {page + 1}/{pages}" if pages > 1 else words.title
    top = READ + 24.0
    if words.said:
        board.lines(inner.row(top, LABEL * 1.1), words.said, LABEL, theme.amber_text, least=LABEL)
        top += LABEL + 24
    most = MOST_TEAMS[shape]
    first = page * most
    rows = words.rows[first : first + most]
    head = inner.row(0, READ)
    left = _column(words.rows, "left")
    figure = _column(words.rows, "figure")
    # A head ends where its column does; only that of those in play is wider than its figures.
    playing = fr_en("en jeu", "in play") if left else ""
    wide = 0.0
    if playing:
        left = max(left, width_at(playing, LABEL, Weight.WORDS) + BETWEEN_HEADS * LABEL)
        _place_head(board, head, playing, theme.soft)
        wide = left
    if figure:
        _place_head(board, head.from_right(left), words.figure, theme.gold)
        wide = left + width_at(words.figure, LABEL, Weight.WORDS)
    titled = head.from_right(wide + APART)
    board.lines(titled, title, READ, theme.soft, most=1, least=LABEL)
    if not rows:
        return
    ranks = [_place_of(row) for row in words.rows]
    rank = max(width_at(one, READ, Weight.FIGURES) for one in ranks)
    rank += 14 if rank else 0
    room = inner.width - rank - left - figure
    high = min(ROW, (inner.height - top) / min(most, len(words.rows)))
    for number, row in enumerate(rows):
        line = inner.row(top + number * high, high)
        board.rule(line)
        board.figure(line, ranks[first + number], READ, theme.soft)
        name = Box(line.x + rank, line.top, room, high)
        board.line(name, row.name, READ, theme.ink, face=Weight.WORDS, least=READ)
        board.figure(line.from_right(left), row.figure, READ, theme.gold, align="right")
        board.figure(line, row.left, READ, theme.soft, align="right")


def _place_head(board: Board, box: Box, words: str, colour: str) -> None:
    """Place the head of a column at its right end."""
    face = Weight.WORDS
    board.line(box, words, LABEL, colour, face=face, align="right", least=LABEL)


def _place_of(row: TeamWords) -> str:
    """Return a rank in figures alone: its list says what they are."""
    return "".join(filter(str.isdigit, row.rank))


def _column(rows: tuple[TeamWords, ...], field: str) -> float:
    """The width of a column of figures; none where nothing stands in it."""
    wide = max((width_at(getattr(row, field), READ, Weight.FIGURES) for row in rows), default=0.0)
    return wide + APART if wide else 0.0


def _read_out(words: MeetingWords) -> tuple[str, ...]:
    face = words.face
    message = words.message.text if words.message is not None else ""
    tables = (f"{one.number}, {table_state(one)}" for one in words.tables)
    teams = (f"{row.rank} {row.name} {row.figure}".strip() for row in words.teams.rows)
    seats = (", ".join(seat) for seat in (words.seats.seats if words.seats is not None else ()))
    clock = (face.clock.heading, face.clock.shown, face.blinds, face.ante, face.note, face.coming)
    told = (words.title, message, *clock, *tables, words.teams.title, words.teams.said, *teams)
    return tuple(part for part in (*told, words.band.message, words.band.left, *seats) if part)
