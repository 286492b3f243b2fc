"""The strip along the foot of the wall: a message, moves that were told, the structure to come."""

from __future__ import annotations

from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc, takes_black
from td_app.wall.facts import BandMove, WallFacts
from td_app.wall.people import ARROW, move_words
from td_app.wall.scene import IN_CARD, LABEL, READ, Board, Box, Shape, names_at, width_at
from td_app.wall.segments import Segment
from td_app.wall.themes import WHITE, blended
from td_app.words.language import fr_en

#: From one segment to the next, and the least that a break takes.
GAP: Final = 8
BREAK_WIDTH: Final = 96
LEAST_WIDTH: Final = 190
LEAST_IN_ROWS: Final = 164
RADIUS: Final = 14
CHIP: Final = 16
#: The line around the segment that is on; the most of a break that its cup takes; how much of a
#: break played keeps its colour.
EDGE: Final = 4
CUP: Final = 0.75
PLAYED: Final = 0.2
#: Height of the strip; in portrait, of two; that of a message on two lines, what is free over and
#: under its words.
STRIP: Final = 126
TALL_STRIP: Final = 2 * STRIP + GAP
TWO_LINES: Final = 176
ROOM: Final = 14
#: What stands at the left of a message, its icon there.
ICON: Final = 116
#: Where a segment's label and its blinds stand from its edges; its columns in portrait.
LABEL_AT: Final = (14, 12)
COLUMNS: Final = 3
#: The hour; in portrait; what is free before it; letters of the strip there.
HOUR: Final = 60
HOUR_TALL: Final = 76
UNDER_ICON: Final = 30
OVER_HOUR: Final = 14
BESIDE_HOUR: Final = 48
BESIDE_CARD: Final = 16
LARGE: Final = 72
MESSAGE_TALL: Final = 60
#: Between the name of who moves and their seat.
AFTER_NAME: Final = 36


def strip_pages(facts: WallFacts) -> int:
    """Return how many pages turn over in the strip: a message, moves, the timeline at the end."""
    band = facts.band
    moves = len(band.moves)
    return bool(band.message) + moves + bool(facts.timeline or not (band.message or moves))


def strip_told(facts: WallFacts, turn: int) -> bool:
    """Return whether a message or moves have the strip on this turn."""
    pages = strip_pages(facts)
    told = pages - bool(facts.timeline or not (facts.band.message or facts.band.moves))
    return turn % pages < told


def strip_height(message: str, width: float, *, tall: bool = False) -> float:
    """Return how high the strip is: more for a message that one line of 54 pixels does not hold.

    In portrait, where the timeline has two rows, as high as them.
    """
    if tall:
        return TALL_STRIP
    room = width - ICON - 2 * ROOM - _hour_width(HOUR) - BESIDE_HOUR
    return TWO_LINES if width_at(message, READ, Weight.WORDS_SEMIBOLD) > room else STRIP


def place_strip(
    board: Board, box: Box, facts: WallFacts, shape: Shape, turn: int, taken: float = 0
) -> None:
    """Place a message, moves that were told, else the structure to come.

    In portrait so much of its last row is ``taken`` at the right, under the hour.
    """
    band = facts.band
    page = turn % strip_pages(facts)
    if band.message and page == 0:
        place_told(board, box, band.message, band.right)
        return
    first = page - bool(band.message)
    if first < len(band.moves):
        _place_move(board, box, band.moves[first], band.right)
        return
    if shape == "tall":
        _place_in_rows(board, box, facts.timeline, band.right, taken)
    else:
        _place_timeline(board, box, facts.timeline, band.right)


def place_told(board: Board, box: Box, message: str, hour: str = "") -> None:
    """Place a message of the director's across the strip, the ``hour`` beside it if any."""
    theme = board.theme
    board.panel(box, theme.accent, 20)
    room = _told_room(board, box, "announce", hour, theme.on_accent, theme.on_accent)
    cap = READ if box.height < TALL_STRIP else MESSAGE_TALL
    board.lines(room, message, cap, theme.on_accent, least=40)


def _told_room(board: Board, box: Box, icon: str, hour: str, ink: str, colour: str) -> Box:
    """Place an icon at the left and the ``hour`` at the right; return the room between.

    In portrait the hour stands under the icon, told as the one that it is.
    """
    tall = box.height >= TALL_STRIP
    if tall and hour:
        wide = _hour_width(HOUR)
        column = Box(box.x + 2 * ROOM, box.top, wide, box.height)
        top = (box.height - 2 * HOUR - LABEL - UNDER_ICON - OVER_HOUR) / 2
        board.icon(icon, column.row(top, HOUR).from_left((wide - HOUR) / 2), HOUR, ink)
        top += HOUR + UNDER_ICON
        # Alone it would be read as that of what is said beside it.
        named = fr_en("Il est", "Time")
        face = Weight.WORDS
        board.line(column.row(top, LABEL), named, LABEL, colour, face=face, align="center")
        low = column.row(top + LABEL + OVER_HOUR, HOUR)
        board.figure(low, hour, HOUR, colour, align="center", face=Weight.FIGURES)
        return box.inset(0, ROOM).from_left(wide + 5 * ROOM).from_right(2 * ROOM)
    board.icon(icon, box.from_left(28), HOUR, ink)
    room = box.inset(0, ROOM).from_left(ICON).from_right(2 * ROOM)
    if not hour:
        return room
    place = room.from_right(ROOM)
    board.figure(place, hour, HOUR, colour, align="right", face=Weight.FIGURES)
    return room.from_right(_hour_width(HOUR) + BESIDE_HOUR)


def _place_move(board: Board, box: Box, move: BandMove, hour: str) -> None:
    """Place who moved and where to in words, in portrait under the name."""
    theme = board.theme
    board.panel(box, theme.panel, 20)
    sign = theme.accent_text if move.fresh else theme.soft
    room = _told_room(board, box, "move", hour, sign, theme.soft)
    accent = theme.accent_text
    (_, reached) = move_words(move)
    told = f"{ARROW}{reached}" if move.brief else reached
    face = Weight.WORDS
    if box.height >= TALL_STRIP:
        (cap, (name,)) = names_at([move.name], room.width, LARGE, READ)
        seats = min(LARGE, room.width / width_at(told, 1, Weight.WORDS_BOLD))
        top = (room.height - cap - READ - seats) / 2
        board.line(room.row(top, cap), name, cap, theme.ink, face=face, least=cap)
        under = room.row(top + cap + READ, seats)
        board.figure(under, told, seats, accent, face=Weight.WORDS_BOLD)
        return
    seats = width_at(told, READ, Weight.WORDS_BOLD)
    (name,) = names_at([move.name], room.width - seats - AFTER_NAME, READ, READ)[1]
    board.line(room, name, READ, theme.ink, face=face, least=READ)
    rest = room.from_left(width_at(name, READ, face) + AFTER_NAME)
    board.figure(rest, told, READ, accent, face=Weight.WORDS_BOLD)


def _place_timeline(board: Board, box: Box, segments: tuple[Segment, ...], hour: str) -> None:
    """Place the segments along a strip, the hour at its right."""
    strip = _beside_hour(board, box, hour, HOUR)
    segments = _shown(segments, max(1, int(strip.width / LEAST_WIDTH)))
    if not segments:
        return
    free = strip.width - GAP * (len(segments) - 1)
    x = strip.x
    cells = []
    for wide in _widths(segments, free):
        cells.append(Box(x, strip.top, wide, strip.height))
        x += wide + GAP
    _place_segments(board, cells, segments)


def _place_in_rows(
    board: Board, box: Box, segments: tuple[Segment, ...], hour: str, taken: float
) -> None:
    """Place the segments in two rows as long as their minutes, the hour at their right.

    Beside the first alone where the place beside the second is ``taken``.
    """
    beside = box.row(0, STRIP) if taken else box
    strip = _beside_hour(board, beside, hour, HOUR_TALL)
    strip = Box(strip.x, box.top, strip.width, box.height)
    for most in range(len(segments), 0, -1):
        shown = _shown(segments, most)
        rows = _in_two(shown) if taken or most > COLUMNS else [shown]
        cells = _cells_of(rows, strip)
        levels = [cell for cell, one in zip(cells, shown, strict=True) if not one.is_break]
        if min((cell.width for cell in levels), default=LEAST_WIDTH) >= LEAST_IN_ROWS:
            break
    _place_segments(board, cells, shown)


def _in_two(segments: tuple[Segment, ...]) -> list[tuple[Segment, ...]]:
    """Segments in two rows, as even in minutes as they can be."""

    def longest(cut: int) -> int:
        return max(sum(one.minutes for one in row) for row in (segments[:cut], segments[cut:]))

    cut = min(range(len(segments), 0, -1), key=longest)
    return [segments[:cut], segments[cut:]]


def _cells_of(rows: list[tuple[Segment, ...]], strip: Box) -> list[Box]:
    """The cells of rows of segments: in all of them a minute is as long."""
    high = (strip.height - GAP * (len(rows) - 1)) / len(rows)
    minute = min(
        (strip.width - GAP * (len(row) - 1)) / sum(one.minutes for one in row)
        for row in rows
        if row
    )
    cells = []
    for number, row in enumerate(rows):
        x = strip.x
        for one in row:
            wide = minute * one.minutes
            cells.append(Box(x, strip.top + number * (high + GAP), wide, high))
            x += wide + GAP
    return cells


def _shown(segments: tuple[Segment, ...], most: int) -> tuple[Segment, ...]:
    """So many segments: those played leave first, then those that come last."""
    shown = list(segments)
    while len(shown) > most:
        del shown[0 if shown[0].played else -1]
    return tuple(shown)


def _beside_hour(board: Board, box: Box, hour: str, cap: float) -> Box:
    """Place the hour at the right of a strip; return what is left of it."""
    wide = _hour_room(board, cap)
    room = board.card(box.from_left(box.width - wide), IN_CARD)
    board.figure(room, hour, cap, board.theme.soft, align="right", face=Weight.FIGURES)
    return box.from_right(wide + (BESIDE_CARD if board.behind else BESIDE_HOUR))


def _hour_width(cap: float) -> float:
    """The width of any hour: what stands beside it stays where it is."""
    return width_at("00:00", cap, Weight.FIGURES)


def _hour_room(board: Board, cap: float) -> float:
    """The width of any hour with what is around it."""
    return _hour_width(cap) + (2 * IN_CARD if board.behind else 0)


def tall_card(board: Board) -> float:
    """Return how wide a partner's card is in portrait: as the hour over it."""
    return _hour_room(board, HOUR_TALL)


def _place_segments(board: Board, cells: list[Box], segments: tuple[Segment, ...]) -> None:
    """Place each segment in its cell: both blinds where all have the room, else the big one."""
    pairs = all(
        one.is_break or width_at(one.blinds, READ, Weight.FIGURES) <= cell.width - 2 * LABEL_AT[0]
        for one, cell in zip(segments, cells, strict=False)
    )
    for one, cell in zip(segments, cells, strict=False):
        if one.is_break:
            _place_break(board, cell, one)
        else:
            _place_level(board, cell, one, pair=pairs)


def _widths(segments: tuple[Segment, ...], room: float) -> list[float]:
    """As long as their minutes, but a break is never too narrow for its cup."""
    minutes = sum(one.minutes for one in segments)
    widths = [max(room * one.minutes / minutes, BREAK_WIDTH) for one in segments]
    over = sum(widths) - room
    long = sum(wide for wide in widths if wide > BREAK_WIDTH)
    return [wide - over * wide / long if wide > BREAK_WIDTH else wide for wide in widths]


def _place_level(board: Board, box: Box, one: Segment, *, pair: bool) -> None:
    theme = board.theme
    ground = theme.panel
    ink = theme.soft if one.played else theme.ink
    if one.on:
        (ground, ink) = (theme.red, theme.on_red) if one.late else (theme.filled, theme.ink)
    _place_one(board, box, one, ground)
    (across, down) = LABEL_AT
    cap = READ if box.height <= STRIP else LARGE
    top = max(down, (box.height - LABEL - down - cap) / 2)
    inner = box.inset(across, 0)
    soft = ink if one.on else theme.soft
    board.line(inner.row(top, LABEL), one.label, LABEL, soft, face=Weight.WORDS, least=LABEL)
    told = one.blinds if pair else one.big_blind
    row = inner.row(top + LABEL + down, cap)
    board.figure(row, told, cap, ink, face=Weight.FIGURES)


def _place_one(board: Board, box: Box, one: Segment, ground: str) -> None:
    """Place the ground of a segment, an edge around the one that is on."""
    edge = board.theme.ink if one.on else ""
    thick = EDGE if one.on else 0
    bar = Bar(box.x, box.top, box.width, box.height, ground, RADIUS, edge, thick)
    board.marks.append(bar)


def _place_break(board: Board, box: Box, one: Segment) -> None:
    theme = board.theme
    ground = theme.amber
    if one.on:
        ground = blended(ground, WHITE, 0.35)
    elif one.played:
        ground = blended(theme.panel, ground, PLAYED)
    _place_one(board, box, one, ground)
    ink = theme.soft if one.played else theme.on_amber
    side = min(54.0, box.width * CUP)
    x = box.x + (box.width - side) / 2
    top = 0.0
    if one.removes:
        top = -CHIP
    board.icon("break", Box(x, box.top + top, side, box.height), side, ink)
    for number, chip in enumerate(one.removes[:3]):
        shift = (number - (min(3, len(one.removes)) - 1) / 2) * (2 * CHIP + 6)
        centre = box.x + box.width / 2 + shift
        rim = ink if takes_black(chip.colour) else WHITE
        board.marks.append(Disc(centre, box.bottom - CHIP - 10, CHIP, chip.colour, rim, 4))
