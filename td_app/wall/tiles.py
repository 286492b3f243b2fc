"""Several tournaments on one picture, a tile each or a row each; one of them over a film.

A tile tells less than a wall, and nothing smaller: its name, its state, its time, its blinds, then
those to come and who is left where there is room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from reports.lettering import Weight
from reports.marks import Align, Bar
from td_app.wall.clock import ClockFacts
from td_app.wall.composing import NO_TURN, Sheet, composed, sheet_of
from td_app.wall.face import SOON, Dress, dress_of, place_ground
from td_app.wall.facts import WallFacts
from td_app.wall.scene import (
    LINE,
    READ,
    Board,
    Box,
    Clothes,
    Part,
    Scene,
    face_of,
    figure_parts,
    shape_of,
    width_at,
)
from td_app.wall.themes import Theme
from td_app.words.language import fr_en

#: Between two tiles, inside one, between its parts at least.
BETWEEN: Final = 24
INSIDE: Final = 36
APART: Final = 26
#: As many tiles at most; beyond, a list.
MOST_TILES: Final = 4
#: The largest of a tile's time; its blinds for a time of one.
TIME: Final = 300
BLINDS: Final = 0.56
#: What a tile needs inside so as to tell the blinds to come, and who is left.
TELLS_MORE: Final = 560
#: From which height on a tile has two lines for its name.
TWO_LINES: Final = 800
#: A row of the list and, in portrait, one of two lines; its letters, its time, its blinds.
ROW: Final = 132
ROW_TALL: Final = 216
NAME: Final = 60
ROW_TIME: Final = 84
ROW_BLINDS: Final = 62
#: Where the time of a row begins, for a width of one; the sign of its state.
TIME_AT: Final = 0.42
SIGN: Final = 64
#: The strip over a film: its height, that of its two lines in portrait, how much of it covers.
OVERLAY: Final = 150
OVERLAY_TALL: Final = 270
COVERS: Final = 0.86


@dataclass(frozen=True, slots=True)
class Tile:
    """A tournament in short: ``players`` left of all who entered."""

    title: str
    clock: ClockFacts
    state: str
    blinds: str
    coming: str
    players: str


def tile_of(facts: WallFacts) -> Tile:
    """Return a tournament in short, of what its wall says."""
    face = facts.face
    first = facts.column.figures[0]
    blinds = face.blinds.replace(" / ", "/")
    coming = face.coming.partition(" · ")[0].replace(" / ", "/")
    return Tile(
        facts.column.title,
        face.clock,
        face.brief or face.clock.heading,
        blinds,
        "" if coming.endswith(blinds) else coming,
        f"{first.figure} {first.beside}".strip(),
    )


def list_pages(count: int, clothes: Clothes, width: float, height: float) -> int:
    """Return how many pages so many tournaments take."""
    if count <= MOST_TILES:
        return 1
    return -(-count // _rows(sheet_of(clothes, width, height, NO_TURN), width, height))


def tiled(
    walls: Sequence[WallFacts], clothes: Clothes, width: float, height: float, page: int = 0
) -> Scene:
    """Return the tournaments of these ``walls`` on one picture: the whole wall where it is one.

    Two or four in tiles, more in a list, whose ``page`` is shown.
    """
    if len(walls) == 1:
        return composed(walls[0], clothes, width, height)
    sheet = sheet_of(replace(clothes, partners=()), width, height, NO_TURN)
    tiles = [tile_of(facts) for facts in walls]
    tall = shape_of(width, height) == "tall"
    if len(tiles) > MOST_TILES:
        rows = _rows(sheet, width, height)
        shown = tiles[page * rows : (page + 1) * rows]
        _place_list(sheet, shown, tall=tall)
    else:
        shown = tiles
        across = 1 if tall else 2
        down = -(-len(tiles) // across)
        wide = (sheet.box.width - BETWEEN * (across - 1)) / across
        high = (sheet.box.height - BETWEEN * (down - 1)) / down
        room = wide - 2 * INSIDE
        long = any(width_at(tile.title, READ, Weight.WORDS_SEMIBOLD) > room for tile in tiles)
        lines = 2 if long and high >= TWO_LINES else 1
        for number, tile in enumerate(tiles):
            (row, column) = divmod(number, across)
            x = sheet.box.x + column * (wide + BETWEEN)
            box = Box(x, sheet.box.top + row * (high + BETWEEN), wide, high)
            _place_tile(sheet, box, tile, lines)
    return sheet.scene(tuple(part for tile in shown for part in _read_out(tile)))


def overlay(facts: WallFacts, theme: Theme, width: float, height: float) -> Scene:
    """Return what is laid over a film: clock, blinds, those to come, who is left; no ground."""
    sheet = sheet_of(Clothes(replace(theme, inner="", outer="")), width, height, NO_TURN)
    tall = shape_of(width, height) == "tall"
    high = OVERLAY_TALL if tall else OVERLAY
    box = sheet.box.row(sheet.box.height - high, high)
    tile = tile_of(facts)
    dress = dress_of(tile.clock.look, theme)
    sheet.still.marks.append(
        Bar(box.x, box.top, box.width, box.height, dress.ground or theme.panel, 24, share=COVERS)
    )
    place_ground(sheet.still, box, replace(dress, ground=""))
    bright = dress.on_ground or theme.ink
    inner = box.inset(INSIDE, 0)
    rows = [inner.row(0, high / 2), inner.row(high / 2, high / 2)] if tall else [inner, inner]
    half = inner.width / 2 - BETWEEN / 2
    first = replace(rows[0], width=inner.width if tall else half)
    time = _time_width(tile)
    _place_time(sheet.still, sheet.ticking, replace(first, width=time), tile, ROW_TIME, dress)
    blinds = first.from_left(time + 2 * BETWEEN)
    sheet.still.figure(blinds, tile.blinds, ROW_TIME, bright, face=face_of(tile.blinds))
    second = rows[1] if tall else rows[1].from_left(half + BETWEEN)
    coming = second.from_right(_place_players(sheet.still, second, tile, bright))
    _place_coming(sheet.still, coming, tile, dress)
    return sheet.scene(tuple(_read_out(tile)[1:]))


def _read_out(tile: Tile) -> tuple[str, ...]:
    players = fr_en("Joueurs\u00a0: {0}", "Players: {0}").format(tile.players)
    told = (tile.title, tile.state, tile.clock.shown, tile.blinds, tile.coming, players)
    return tuple(part for part in told if part)


def _place_tile(sheet: Sheet, box: Box, tile: Tile, lines: int) -> None:
    """Place a tournament in its room, its name on so many lines; where parts stand, they stand in
    every tile of a picture.
    """
    still = sheet.still
    theme = still.theme
    dress = dress_of(tile.clock.look, theme)
    still.panel(box, theme.panel)
    place_ground(still, box, dress)
    bright = dress.on_ground or theme.ink
    inner = box.inset(INSIDE)
    more = inner.height >= TELLS_MORE
    name = READ * (1 + (lines - 1) * LINE)
    rows = 6 if more else 4
    others = name + READ * (rows - 3)
    time = (inner.height - others - APART * (rows - 1)) / (1 + BLINDS)
    time = min(time, TIME, inner.width / width_at("00:00", 1, Weight.EVEN))
    blinds = max(READ, time * BLINDS)
    gap = (inner.height - others - time - blinds) / (rows - 1)
    top = 0.0

    def next_row(high: float) -> Box:
        nonlocal top
        row = inner.row(top, high)
        top += high + gap
        return row

    still.lines(next_row(name), tile.title, READ, bright, align="center", most=lines)
    state = tile.state
    if width_at(state, READ, Weight.WORDS_SEMIBOLD) > inner.width:
        state = state.rpartition(" · ")[2]
    still.line(next_row(READ), state, READ, dress.words, align="center")
    _place_time(still, sheet.ticking, next_row(time), tile, time, dress, "center")
    face = face_of(tile.blinds)
    still.figure(next_row(blinds), tile.blinds, blinds, bright, face=face, align="center")
    if more:
        _place_coming(still, next_row(READ), tile, dress, "center")
        face = face_of(tile.players)
        still.figure(next_row(READ), tile.players, READ, bright, face=face, align="center")


def _place_list(sheet: Sheet, tiles: Sequence[Tile], *, tall: bool) -> None:
    """Place a row for each tournament, in portrait one of two lines."""
    high = ROW_TALL if tall else ROW
    for number, tile in enumerate(tiles):
        row = sheet.box.row(number * (high + BETWEEN), high)
        theme = sheet.still.theme
        dress = dress_of(tile.clock.look, theme)
        sheet.still.panel(row, theme.panel)
        place_ground(sheet.still, row, dress)
        _place_row(sheet, row.inset(INSIDE, 0), tile, dress, tall=tall)


def _place_row(sheet: Sheet, row: Box, tile: Tile, dress: Dress, *, tall: bool) -> None:
    """Place a tournament along a row: its state is told by its ground, its line and its sign."""
    still = sheet.still
    bright = dress.on_ground or still.theme.ink
    upper = lower = row
    begins = row.width * TIME_AT
    if tall:
        upper = row.row(8, row.height / 2 - 8)
        lower = row.row(row.height / 2, row.height / 2 - 8)
        begins = 0.0
        upper = upper.from_right(_place_players(still, upper, tile, bright))
    else:
        lower = lower.from_right(_place_players(still, lower, tile, bright))
        upper = row.row(0, row.height).from_right(row.width - begins)
    if dress.mark:
        beside = lower if tall else upper.from_right(BETWEEN)
        still.icon(dress.mark, beside.from_left(beside.width - SIGN), SIGN, dress.digits)
        upper = upper if tall else upper.from_right(SIGN + BETWEEN)
    still.line(upper.from_right(BETWEEN), tile.title, NAME, bright)
    room = lower.from_left(begins)
    wide = _time_width(tile)
    _place_time(still, sheet.ticking, replace(room, width=wide), tile, ROW_TIME, dress)
    blinds = room.from_left(wide + 2 * BETWEEN)
    still.figure(blinds, tile.blinds, ROW_BLINDS, bright, face=face_of(tile.blinds))


def _place_coming(board: Board, room: Box, tile: Tile, dress: Dress, align: Align = "left") -> None:
    """Place the blinds to come, the amount in the cut of figures."""
    (before, _, amount) = tile.coming.rpartition(" ")
    parts: list[Part] = [
        (before, 1.0, dress.words, Weight.WORDS_SEMIBOLD),
        (amount, 1.0, dress.words, face_of(amount)),
    ]
    if tile.coming:
        board.parts(room, parts, READ, align=align, gap=0.3)


def _place_players(board: Board, room: Box, tile: Tile, colour: str) -> float:
    """Place who is left at the right of a room; return the width taken, with what parts it."""
    face = face_of(tile.players)
    board.figure(room, tile.players, READ, colour, face=face, align="right")
    return width_at(tile.players, READ, face) + 2 * BETWEEN


def _place_time(
    still: Board,
    ticking: Board,
    room: Box,
    tile: Tile,
    cap: float,
    dress: Dress,
    align: Align = "left",
) -> None:
    """Place the time, or the words in its place."""
    words = tile.clock.words
    if words and cap <= ROW_TIME:
        still.line(room, words, READ, dress.digits, align=align)
        return
    if words:
        still.parts(room, figure_parts(words, dress.digits), cap * SOON, align=align)
        return
    shown = tile.clock.shown.replace("+0", "+")
    ticking.figure(room, shown, cap, dress.digits, face=Weight.EVEN, align=align)


def _time_width(tile: Tile) -> float:
    """The width of a time in a row, or of the words in its place."""
    time = width_at("00:00", ROW_TIME, Weight.EVEN)
    return max(time, width_at(tile.clock.words, READ, Weight.WORDS_SEMIBOLD) + 1)


def _rows(sheet: Sheet, width: float, height: float) -> int:
    high = ROW_TALL if shape_of(width, height) == "tall" else ROW
    return max(1, int((sheet.box.height + BETWEEN) // (high + BETWEEN)))
