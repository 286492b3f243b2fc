"""The strip along the foot of the wall: a message, moves that were told, the structure to come."""

from __future__ import annotations

from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc
from td_app.wall.facts import BandMove, WallFacts
from td_app.wall.scene import LABEL, READ, Board, Box, Shape, names_at, width_at
from td_app.wall.segments import Segment

#: Moves at a time, by the shape of the picture.
MOVES_AT_ONCE: Final[dict[Shape, int]] = {"wide": 2, "square": 2, "tall": 1}
#: From one segment to the next, and the least that a break takes.
GAP: Final = 8
BREAK_WIDTH: Final = 96
LEAST_WIDTH: Final = 190
RADIUS: Final = 14
CHIP: Final = 16


def strip_pages(facts: WallFacts, shape: Shape) -> int:
    """Return how many pages turn over in the strip: a message, moves, the timeline at the end."""
    band = facts.band
    moves = -(-len(band.moves) // MOVES_AT_ONCE[shape])
    return bool(band.message) + moves + bool(facts.timeline or not (band.message or moves))


def place_strip(board: Board, box: Box, facts: WallFacts, shape: Shape, turn: int) -> None:
    """Place a message, moves that were told, else the structure to come."""
    band = facts.band
    page = turn % strip_pages(facts, shape)
    if band.message and page == 0:
        place_told(board, box, band.message)
        return
    at_once = MOVES_AT_ONCE[shape]
    first = (page - bool(band.message)) * at_once
    if band.moves and first < len(band.moves):
        _place_moves(board, box, band.moves[first : first + at_once], shape)
        return
    _place_timeline(board, box, facts.timeline, band.right)


def place_told(board: Board, box: Box, message: str) -> None:
    """Place a message of the director's across the strip."""
    theme = board.theme
    board.panel(box, theme.accent, 20)
    board.icon("announce", box.from_left(28), 60, theme.on_accent)
    room = box.from_left(116).from_right(28)
    board.lines(room, message, READ, theme.on_accent, least=40)


def _place_moves(board: Board, box: Box, moves: tuple[BandMove, ...], shape: Shape) -> None:
    theme = board.theme
    board.panel(box, theme.panel, 20)
    room = box.inset(28, 0)
    if shape != "tall":
        board.icon("move", room, 60, theme.accent_text)
        room = room.from_left(88)
    wide = room.width / len(moves)
    where = [move.brief or move.seats for move in moves]
    seats = max(width_at(words, READ, Weight.BOLD) for words in where)
    names = names_at([move.name for move in moves], wide - 36 - seats, READ, READ)[1]
    for number, (move, name) in enumerate(zip(moves, names, strict=True)):
        cell = Box(room.x + number * wide, room.top, wide - 48, room.height)
        ink = theme.ink if move.fresh else theme.soft
        accent = theme.accent_text if move.fresh else theme.soft
        board.line(cell, name, READ, ink, face=Weight.REGULAR, least=READ)
        beside = cell.from_left(min(width_at(name, READ, Weight.REGULAR) + 24, wide - seats))
        board.figure(beside, where[number], READ, accent, face=Weight.BOLD)


def _place_timeline(board: Board, box: Box, segments: tuple[Segment, ...], hour: str) -> None:
    """Place the segments along a strip, the hour at its right."""
    theme = board.theme
    hour_wide = width_at(hour, 60, Weight.FIGURES)
    board.figure(box, hour, 60, theme.soft, align="right", face=Weight.FIGURES)
    strip = box.from_right(hour_wide + 48)
    # In portrait fewer: each keeps the room of its label and its blind.
    segments = segments[: max(1, int(strip.width / LEAST_WIDTH))]
    if not segments:
        return
    free = strip.width - GAP * (len(segments) - 1)
    widths = _widths(segments, free)
    pairs = all(
        one.is_break or width_at(one.blinds, READ, Weight.FIGURES) <= wide - 28
        for one, wide in zip(segments, widths, strict=True)
    )
    x = strip.x
    for one, wide in zip(segments, widths, strict=True):
        where = Box(x, strip.top, wide, strip.height)
        if one.is_break:
            _place_break(board, where, one)
        else:
            _place_level(board, where, one, pair=pairs)
        x += wide + GAP


def _widths(segments: tuple[Segment, ...], room: float) -> list[float]:
    """As long as their minutes, but a break is never too narrow for its cup."""
    minutes = sum(one.minutes for one in segments)
    widths = [max(room * one.minutes / minutes, BREAK_WIDTH) for one in segments]
    over = sum(widths) - room
    long = sum(wide for wide in widths if wide > BREAK_WIDTH)
    return [wide - over * wide / long if wide > BREAK_WIDTH else wide for wide in widths]


def _place_level(board: Board, box: Box, one: Segment, *, pair: bool) -> None:
    theme = board.theme
    board.marks.append(Bar(box.x, box.top, box.width, box.height, theme.panel, RADIUS))
    if one.on:
        filled = max(2 * RADIUS, box.width * one.gone)
        board.marks.append(Bar(box.x, box.top, filled, box.height, theme.filled, RADIUS))
        ends = (box.x, box.top, box.width, box.height)
        board.marks.append(Bar(*ends, "", RADIUS, theme.ink, 4))
    inner = box.inset(16, 0)
    soft = theme.ink if one.on else theme.soft
    board.line(inner.row(6, LABEL), one.label, LABEL, soft, face=Weight.REGULAR, least=LABEL)
    told = one.blinds if pair else one.big_blind
    row = inner.row(box.height - READ - 8, READ)
    board.figure(row, told, READ, theme.ink, face=Weight.FIGURES)


def _place_break(board: Board, box: Box, one: Segment) -> None:
    theme = board.theme
    board.marks.append(Bar(box.x, box.top, box.width, box.height, theme.amber, RADIUS))
    side = 54.0
    x = box.x + (box.width - side) / 2
    top = 0.0
    if one.removes:
        top = -CHIP
    board.icon("break", Box(x, box.top + top, side, box.height), side, theme.on_amber)
    for number, chip in enumerate(one.removes[:3]):
        shift = (number - (min(3, len(one.removes)) - 1) / 2) * (2 * CHIP + 6)
        centre = box.x + box.width / 2 + shift
        board.marks.append(Disc(centre, box.bottom - CHIP - 10, CHIP, chip.colour, "#ffffff", 4))
