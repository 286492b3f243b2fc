"""The face of the wall: time, blinds, what comes next; each state with a shape of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from reports.lettering import Weight
from reports.marks import Align, Bar, Disc, Said, takes_black
from td_app.wall.chips import ChipFacts
from td_app.wall.clock import ClockFacts, ClockLook
from td_app.wall.facts import FaceWords
from td_app.wall.scene import (
    LABEL,
    LINE,
    READ,
    Board,
    Box,
    Clothes,
    Part,
    capitals,
    face_of,
    figure_parts,
    in_lines,
    width_at,
)
from td_app.wall.themes import BLACK, Theme, blended
from td_app.words.figures import whole

#: Heights on the wide wall: the time alone, the time beside a list, the blinds.
TIME: Final = 360
TIME_BESIDE: Final = 300
BLINDS: Final = 128
ANTE: Final = 76
BAR: Final = 14
#: When it begins, for a time of one.
SOON: Final = 0.8
#: The least from one part of a face to the next, more under blinds, whose slash goes below; how
#: what else is free is shared between them.
CLOSEST: Final = (24, 24, 24, 38)
SHARES: Final = (0.34, 0.2, 0.2, 0.26)
#: What is free inside a state's ground; under the last line more, whose letters go below; at the
#: sides of the time less, whose figures have some of their own, at those of a line on the edge
#: more.
INSET: Final = 34
UNDER_LAST: Final = 44
TIME_INSET: Final = 28
FOOT_INSET: Final = 36
#: Width of a line around a state, of each of two, where their middles stand.
EDGE: Final = 8
EDGES: Final = 4
DOUBLE: Final = (3.0, 12.0)
RADIUS: Final = 24
DASHES: Final = (44.0, 26.0)
#: The ante stands under blinds that would be less than this share of their height beside it.
LOW_BLINDS: Final = 0.75
UNDER_BLINDS: Final = 28
BESIDE_BLINDS: Final = 44
ABOVE_ANTE: Final = 16
#: The least of the line under the blinds, before it takes a second; between words and an amount.
LEAST_FOOT: Final = 50
AMONG: Final = 0.3
#: The heading's height beside the club's logo, and the widest of it.
LOGO_HEAD: Final = 112
LOGO_WIDE: Final = 260
#: The sign of a pause: two bars so wide, so far apart, for letters of one.
PAUSE_BAR: Final = 0.26
PAUSE_APART: Final = 0.22
#: Blinds or an ante in a sentence; a level has a figure or two.
_AMOUNT: Final = re.compile(r"(\d[\d/,.\u202f]{2,})")


@dataclass(frozen=True, slots=True)
class Dress:
    """How a state is drawn: ``ground`` is empty where the wall's own shows through.

    ``edge`` is its line, by shape: plain, dashed, double, none.
    """

    digits: str
    words: str
    bar: str
    groove: str
    ground: str = ""
    edge: str = ""
    edge_colour: str = ""
    mark: str = ""
    on_ground: str = ""


def dress_of(look: ClockLook, theme: Theme, *, dimmed: bool = False) -> Dress:
    """Return how a state is drawn in a theme; ``dimmed``: the other beat of the last seconds."""
    groove = theme.line
    plain = Dress(theme.ink, theme.soft, theme.accent_text, groove)
    match look:
        case ClockLook.RUNNING:
            return plain
        case ClockLook.NOT_STARTED:
            return Dress(theme.ink, theme.soft, groove, groove, mark="hourglass")
        case ClockLook.PAUSED:
            return Dress(
                theme.soft, theme.ink, theme.soft, groove, theme.panel, "plain", theme.soft, "pause"
            )
        case ClockLook.BREAK:
            on = theme.on_accent
            return Dress(on, on, on, sunk(theme.accent), theme.accent, mark="break", on_ground=on)
        case ClockLook.LAST_MINUTE:
            amber = theme.amber_text
            return Dress(amber, theme.ink, amber, groove, edge="plain", edge_colour=amber)
        case ClockLook.LAST_TEN if not dimmed:
            on = theme.on_red
            return Dress(on, on, on, sunk(theme.red), theme.red, on_ground=on)
        case ClockLook.LAST_TEN | ClockLook.OVERTIME:
            red = theme.red_text
            edge = "dashed" if look is ClockLook.OVERTIME else "plain"
            return Dress(red, red, red, groove, edge=edge, edge_colour=red)
        case ClockLook.LAST_LEVEL:
            ink = theme.ink
            return Dress(ink, ink, theme.accent_text, groove, edge="double", edge_colour=ink)
        case ClockLook.HAND_FOR_HAND:
            on = theme.on_amber
            return Dress(on, on, on, theme.amber, theme.amber, mark="hand-for-hand", on_ground=on)
        case _:
            gold = theme.gold
            return Dress(
                gold, theme.soft, gold, groove, edge="double", edge_colour=gold, mark="winner"
            )


def sunk(ground: str) -> str:
    """Return the colour of a groove, or of a strip of its own, in a coloured ground."""
    return blended(ground, BLACK, 0.35)


def place_ground(board: Board, box: Box, dress: Dress) -> None:
    """Place the ground and the line of a state: as large as its room."""
    if dress.ground:
        board.panel(box, dress.ground, RADIUS)
    if not dress.edge:
        return
    double = dress.edge == "double"
    thick = EDGES if double else EDGE
    dashes = DASHES if dress.edge == "dashed" else ()
    for inset in DOUBLE if double else (EDGE / 2,):
        where = box.inset(inset)
        bar = Bar(
            where.x,
            where.top,
            where.width,
            where.height,
            "",
            RADIUS,
            dress.edge_colour,
            thick,
            dashes,
        )
        board.marks.append(bar)


@dataclass(frozen=True, slots=True)
class FaceRooms:
    """Where each part of a face stands."""

    heading: Box
    time: Box
    bar: Box
    blinds: Box
    foot: Box
    ante: Box | None = None


def face_rooms(
    box: Box, time: float, blinds: float, words: FaceWords, heading: float = READ
) -> FaceRooms:
    """Return the parts of a face, one under the other, the free height shared between them.

    A time of minutes has one size in every state: as large as four figures fit.
    """
    inner = box.row(INSET, box.height - INSET - UNDER_LAST).inset(INSET, 0)
    wide = box.inset(TIME_INSET, 0)
    low = inner.inset(FOOT_INSET - INSET, 0)
    lines = len(foot_lines(words, low.width))
    foot = READ * (1 + (lines - 1) * LINE) if lines else 0
    under = ante_under(words, blinds, low.width)
    amounts = blinds
    if under:
        blinds = _large_blinds(words.blinds, blinds, low.width)
        amounts = blinds + UNDER_BLINDS + ANTE
    # What stands around it keeps its distance: the time gives way. Without a line under the blinds
    # their share of what is free stands under them.
    closest = CLOSEST if foot else (*CLOSEST[:-1], 0)
    others = heading + foot + BAR + amounts
    time = min(time, wide.width / width_at("00:00", 1, Weight.EVEN))
    time = min(time, inner.height - others - sum(closest))
    free = max(0.0, inner.height - others - time - sum(closest))
    gaps = [least + free * share for least, share in zip(closest, SHARES, strict=True)]
    clock = heading + gaps[0]
    bar = clock + time + gaps[1]
    under_bar = bar + BAR + gaps[2]
    return FaceRooms(
        inner.row(0, heading),
        wide.row(INSET + clock, time),
        inner.row(bar, BAR),
        low.row(under_bar, blinds),
        low.row(under_bar + amounts + gaps[-1], foot),
        inner.row(under_bar + blinds + UNDER_BLINDS, ANTE) if under else None,
    )


def _told_under(words: FaceWords) -> str:
    """The line under the blinds: from which hand or at which level they hold, else those to come.

    Where chips leave in the blinds' place, those to come.
    """
    told = words.coming if words.removed else words.note or words.blinds_caption or words.coming
    return told.replace(" / ", "/")


def foot_lines(words: FaceWords, width: float) -> list[str]:
    """Return the line under the blinds as it is cut for a width: in two at most."""
    told = _told_under(words)
    if not told:
        return []
    parts = _foot_parts(told, "")
    wide = sum(width_at(text, LEAST_FOOT, face) for text, _, _, face in parts)
    if wide + AMONG * LEAST_FOOT * (len(parts) - 1) <= width:
        return [told]
    (first, dot, second) = told.partition(" · ")
    return [first, second] if dot else in_lines(told, 2)


def _foot_parts(line: str, colour: str) -> list[Part]:
    """Words with their amounts in the cut of figures."""
    found = (part.strip(" \u00a0") for part in _AMOUNT.split(line))
    bold = Weight.WORDS_SEMIBOLD
    return [
        (part, 1.0, colour, Weight.FIGURES if _AMOUNT.fullmatch(part) else bold)
        for part in found
        if part
    ]


def place_face(
    board: Board,
    ticking: Board,
    words: FaceWords,
    dress: Dress,
    rooms: FaceRooms,
    clothes: Clothes | None = None,
) -> None:
    """Place the clock and what stands around it; what a second changes goes on ``ticking``.

    The logo of ``clothes`` stands beside the heading.
    """
    place_time(ticking, words.clock, dress, rooms)
    theme = board.theme
    bright = dress.on_ground or theme.ink
    heading = words.clock.heading
    room = rooms.heading
    if clothes is not None and clothes.logo:
        wide = LOGO_HEAD * clothes.logo
        taken = board.logo(room.from_right(max(0.0, room.width - LOGO_WIDE)), clothes)
        room = room.inset(min(wide, taken) + INSET, 0)
    if words.brief and _head_width(heading, dress) > room.width - 2 * INSET:
        heading = words.brief
    place_heading(board, room, heading, dress)
    if words.clock.words and words.clock.look is ClockLook.NOT_STARTED:
        parts = figure_parts(words.clock.words, dress.digits)
        board.parts(rooms.time, parts, rooms.time.height * SOON, align="center")
    elif words.clock.words:
        board.lines(rooms.time, words.clock.words, 200, dress.digits, align="center")
    if words.removed:
        place_removed(board, rooms, words, bright)
    else:
        place_blinds(board, rooms, words, bright, dress.words)
    told = foot_lines(words, rooms.foot.width)
    colour = bright if words.note else dress.words
    for number, line in enumerate(told):
        row = rooms.foot.row(number * READ * LINE, READ)
        board.parts(row, _foot_parts(line, colour), READ, align="center", gap=AMONG)


def place_time(ticking: Board, clock: ClockFacts, dress: Dress, rooms: FaceRooms) -> None:
    """Place all of a face that a second changes: its time, what is left of its bar."""
    if not clock.words:
        # A sign takes the place of a zero: the time keeps its size.
        shown = clock.shown.replace("+0", "+")
        room = rooms.time
        even = Weight.EVEN
        ticking.figure(room, shown, room.height, dress.digits, face=even, align="center")
    if clock.total > 0:
        place_bar(ticking, rooms.bar, clock.share_left, dress)


def _head_width(text: str, dress: Dress) -> float:
    """The width of a heading with its mark."""
    return width_at(text, READ, Weight.WORDS_SEMIBOLD) + (READ * 1.75 if dress.mark else 0.0)


def place_heading(board: Board, box: Box, text: str, dress: Dress, align: Align = "center") -> None:
    """Place the state's words after its mark, in the middle or at the left.

    Where words and mark have no room together, the words stand alone.
    """
    fits = _head_width(text, dress) <= box.width
    mark = dress.mark if fits or width_at(text, READ, Weight.WORDS_SEMIBOLD) > box.width else ""
    side = READ * 1.25 if mark else 0.0
    gap = side * 0.4
    cap = min(READ, (box.width - side - gap) / max(width_at(text, 1, Weight.WORDS_SEMIBOLD), 0.01))
    wide = width_at(text, cap, Weight.WORDS_SEMIBOLD)
    x = box.x
    if align == "center":
        x += (box.width - wide - side - gap) / 2
    if mark == "pause":
        _place_pause(board, Box(x, box.top, side, box.height), cap, dress.digits)
    elif mark:
        board.icon(mark, Box(x, box.top, side, box.height), side, dress.digits)
    room = Box(x + side + gap, box.top, wide + 2, box.height)
    board.line(room, text, cap, dress.words, least=cap)


def _place_pause(board: Board, box: Box, high: float, colour: str) -> None:
    """Place two full bars in the middle of a room: hollow ones read as two zeros."""
    (wide, apart) = (high * PAUSE_BAR, high * PAUSE_APART)
    x = box.x + (box.width - 2 * wide - apart) / 2
    top = box.middle - high / 2
    board.marks += (Bar(at, top, wide, high, colour, 3) for at in (x, x + wide + apart))


def place_bar(board: Board, box: Box, share: float, dress: Dress) -> None:
    """Place what is left of the level, in its groove."""
    radius = box.height / 2
    board.marks.append(Bar(box.x, box.top, box.width, box.height, dress.groove, radius))
    filled = box.width * min(1.0, max(0.0, share))
    if filled > 2 * radius:
        board.marks.append(Bar(box.x, box.top, filled, box.height, dress.bar, radius))


def _large_blinds(blinds: str, most: float, width: float) -> float:
    """The height of blinds that have a width to themselves."""
    told = blinds.replace(" / ", "/")
    return min(most, width / width_at(told, 1, face_of(told)))


def _ante_of(words: FaceWords) -> tuple[str, str, float]:
    """An ante's name, its amount, and how wide the two are one over the other."""
    (name, _, amount) = words.ante.rpartition("\u00a0")
    named = width_at(name, LABEL, Weight.WORDS)
    return name, amount, max(named, width_at(amount, ANTE, Weight.FIGURES))


def ante_under(words: FaceWords, blinds: float, width: float) -> bool:
    """Return whether the ante has a line of its own: beside it the blinds would be low."""
    if not words.ante or words.removed:
        return False
    room = width - _ante_of(words)[2] - BESIDE_BLINDS
    return _large_blinds(words.blinds, blinds, room) < blinds * LOW_BLINDS


def place_blinds(board: Board, rooms: FaceRooms, words: FaceWords, colour: str, soft: str) -> None:
    """Place the blinds as large as they fit, the ante beside them: its name over its amount.

    Under them where it has a room of its own.
    """
    box = rooms.blinds
    told = words.blinds.replace(" / ", "/")
    face = face_of(told)
    (name, amount, beside) = _ante_of(words)
    if rooms.ante is not None or not words.ante:
        board.figure(box, told, box.height, colour, face=face, align="center")
    if not words.ante:
        return
    if rooms.ante is not None:
        parts: list[Part] = [
            (name, READ / ANTE, soft, Weight.WORDS),
            (amount, 1.0, colour, Weight.FIGURES),
        ]
        board.parts(rooms.ante, parts, ANTE, align="center", gap=AMONG)
        return
    cap = _large_blinds(told, box.height, box.width - beside - BESIDE_BLINDS)
    wide = width_at(told, cap, face)
    x = box.x + (box.width - wide - BESIDE_BLINDS - beside) / 2
    board.figure(Box(x, box.top, wide + 1, box.height), told, cap, colour, face=face)
    room = Box(x + wide + BESIDE_BLINDS, box.top, beside + 1, box.height)
    # On the line of the blinds, whatever their height.
    line = (box.height + cap) / 2
    high = LABEL + ABOVE_ANTE + ANTE
    board.line(room.row(line - high, LABEL), name, LABEL, soft, face=Weight.WORDS, least=LABEL)
    board.figure(room.row(line - ANTE, ANTE), amount, ANTE, colour, face=Weight.FIGURES)


def place_removed(board: Board, rooms: FaceRooms, words: FaceWords, colour: str) -> None:
    """Place the chips that leave at this break, on white halos, their values before them.

    Where they are many for the room, a chip tells its value alone.
    """
    room = rooms.blinds
    side = room.height
    chips = words.removed
    values = [whole(chip.value) for chip in chips]
    said = width_at(words.note, READ, Weight.WORDS_SEMIBOLD) + BESIDE_BLINDS
    discs = len(chips) * side + (len(chips) - 1) * BESIDE_BLINDS
    told = [width_at(value, ANTE, Weight.FIGURES) + INSET for value in values]
    if said + sum(told) + discs > room.width:
        told = [0.0] * len(chips)
    x = room.x + max(0.0, (room.width - said - sum(told) - discs) / 2)
    board.line(Box(x, room.top, said, side), words.note, READ, colour)
    x += said
    for chip, value, before in zip(chips, values, told, strict=True):
        if before:
            cell = Box(x, room.top, before, side)
            board.figure(cell, value, ANTE, colour, face=Weight.FIGURES)
        x += before
        place_chip(board, x + side / 2, room.middle, side / 2 - 8, chip, halo=8)
        x += side + BESIDE_BLINDS


def place_chip(
    board: Board, x: float, y: float, radius: float, chip: ChipFacts, *, halo: float = 0
) -> None:
    """Place a chip as a disc with its value, on a white halo where it might be lost."""
    if halo:
        board.marks.append(Disc(x, y, radius + halo, "#ffffff"))
    light = takes_black(chip.colour)
    ink = "#14171a" if light else "#ffffff"
    board.marks.append(Disc(x, y, radius, chip.colour, ink, radius * 0.06))
    board.marks.append(Disc(x, y, radius * 0.76, chip.colour, ink, radius * 0.04))
    value = whole(chip.value)
    face = Weight.FIGURES
    cap = min(radius * 0.56, radius * 1.3 / width_at(value, 1, face))
    size = cap / capitals(face)
    board.marks.append(Said(x, y + cap / 2, value, size, ink, "center", radius * 2, face))
