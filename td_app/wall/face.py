"""The face of the wall: time, blinds, what comes next; each state with a shape of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from reports.lettering import Weight
from reports.marks import Bar, Disc, Said, takes_black
from td_app.wall.chips import ChipFacts
from td_app.wall.clock import ClockLook
from td_app.wall.facts import FaceWords
from td_app.wall.scene import LABEL, LINE, READ, Board, Box, capitals, face_of, width_at
from td_app.wall.themes import Theme
from td_app.words.figures import whole

#: Heights on the wide wall: the time alone, the time beside a list, the blinds.
TIME: Final = 420
TIME_BESIDE: Final = 300
BLINDS: Final = 150
ANTE: Final = 84
BAR: Final = 14
#: The least from one part of a face to the next.
CLOSEST: Final = 28
#: Width of a line around a state, and what it leaves free inside.
EDGE: Final = 10
RADIUS: Final = 28
DASHES: Final = (44.0, 26.0)


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
            return Dress(on, on, on, theme.outer, theme.accent, mark="break", on_ground=on)
        case ClockLook.LAST_MINUTE:
            amber = theme.amber_text
            return Dress(amber, theme.ink, amber, groove, edge="plain", edge_colour=amber)
        case ClockLook.LAST_TEN if not dimmed:
            on = theme.on_red
            return Dress(on, on, on, theme.outer, theme.red, on_ground=on)
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


def place_ground(board: Board, box: Box, dress: Dress) -> None:
    """Place the ground and the line of a state around its room."""
    if dress.ground:
        board.panel(box, dress.ground, RADIUS)
    if not dress.edge:
        return
    insets = (EDGE / 2, EDGE * 2) if dress.edge == "double" else (EDGE / 2,)
    dashes = DASHES if dress.edge == "dashed" else ()
    for inset in insets:
        thick = EDGE if dress.edge != "double" else EDGE * 0.7
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
    caption: Box
    foot: Box


def face_rooms(box: Box, time: float, blinds: float, words: FaceWords) -> FaceRooms:
    """Return the parts of a face, one under the other, the free height shared between them."""
    captioned = bool(words.blinds_caption)
    foot = READ
    if width_at(told_under(words), READ, Weight.SEMIBOLD) > box.width:
        foot = round(READ * (1 + LINE))
    caption = LABEL + 22 if captioned else 0
    # What stands around it keeps its distance: the time gives way.
    time = min(time, box.height - (READ + foot + BAR + caption + blinds + 4 * CLOSEST))
    tall = READ + time + BAR + caption + blinds + foot
    free = max(0.0, box.height - tall) / 4.0
    top = 0.0
    heading = box.row(top, READ)
    top += READ + free
    clock = box.row(top, time)
    top += time + free
    bar = box.row(top, BAR)
    top += BAR + free
    said = box.row(top, LABEL)
    amounts = box.row(top + caption, blinds)
    top += caption + blinds + free
    return FaceRooms(heading, clock, bar, amounts, said, box.row(top, foot))


def told_under(words: FaceWords) -> str:
    """Return the line under the blinds: from which hand they hold, else those to come.

    Where chips leave in the blinds' place, the blinds themselves.
    """
    if words.removed:
        told = " · ".join(part for part in (words.blinds, words.ante) if part)
        return told.replace(" / ", "/")
    return words.note or words.coming.replace(" / ", "/")


def place_face(
    board: Board, ticking: Board, words: FaceWords, dress: Dress, rooms: FaceRooms
) -> None:
    """Place the clock and what stands around it; what a second changes goes on ``ticking``."""
    theme = board.theme
    bright = dress.on_ground or theme.ink
    place_heading(board, rooms.heading, words.clock.heading, dress)
    if words.clock.words:
        board.lines(rooms.time, words.clock.words, 200, dress.digits, align="center")
    else:
        cap = min(rooms.time.height, rooms.time.width / width_at(words.clock.shown, 1, Weight.EVEN))
        ticking.figure(
            rooms.time, words.clock.shown, cap, dress.digits, face=Weight.EVEN, align="center"
        )
    if words.clock.total > 0:
        place_bar(ticking, rooms.bar, words.clock.share_left, dress)
    if words.blinds_caption:
        board.line(
            rooms.caption,
            words.blinds_caption,
            LABEL,
            dress.on_ground or theme.soft,
            face=Weight.REGULAR,
            align="center",
            least=LABEL,
        )
    if words.removed:
        place_removed(board, rooms, words, bright)
        return
    place_blinds(board, rooms.blinds, words.blinds, words.ante, bright, dress.words)
    foot = told_under(words)
    colour = bright if words.note else dress.words
    board.lines(rooms.foot, foot, READ, colour, align="center")


def place_heading(board: Board, box: Box, text: str, dress: Dress) -> None:
    """Place the state's words in the middle, after its mark."""
    side = READ * 1.25 if dress.mark else 0.0
    gap = side * 0.4
    cap = min(READ, (box.width - side - gap) / max(width_at(text, 1, Weight.SEMIBOLD), 0.01))
    wide = width_at(text, cap, Weight.SEMIBOLD)
    x = box.x + (box.width - wide - side - gap) / 2
    if dress.mark:
        board.icon(dress.mark, Box(x, box.top, side, box.height), side, dress.words)
    room = Box(x + side + gap, box.top, wide + 2, box.height)
    board.line(room, text, cap, dress.words, least=cap)


def place_bar(board: Board, box: Box, share: float, dress: Dress) -> None:
    """Place what is left of the level, in its groove."""
    radius = box.height / 2
    board.marks.append(Bar(box.x, box.top, box.width, box.height, dress.groove, radius))
    filled = box.width * min(1.0, max(0.0, share))
    if filled > 2 * radius:
        board.marks.append(Bar(box.x, box.top, filled, box.height, dress.bar, radius))


def place_blinds(board: Board, box: Box, blinds: str, ante: str, colour: str, soft: str) -> None:
    """Place the blinds as large as they fit, the ante beside them: its name over its amount."""
    told = blinds.replace(" / ", "/")
    face = face_of(told)
    if not ante:
        board.figure(box, told, box.height, colour, face=face, align="center")
        return
    (name, _, amount) = ante.rpartition("\u00a0")
    named = width_at(name, LABEL, Weight.REGULAR)
    beside = max(named, width_at(amount, ANTE, Weight.FIGURES))
    gap = 44.0
    cap = min(box.height, (box.width - beside - gap) / width_at(told, 1, face))
    wide = width_at(told, cap, face)
    x = box.x + (box.width - wide - gap - beside) / 2
    board.figure(Box(x, box.top, wide + 1, box.height), told, cap, colour, face=face)
    room = Box(x + wide + gap, box.middle - (LABEL + 20 + ANTE) / 2, beside + 1, box.height)
    board.line(room.row(0, LABEL), name, LABEL, soft, face=Weight.REGULAR, least=LABEL)
    board.figure(room.row(LABEL + 20, ANTE), amount, ANTE, colour, face=Weight.FIGURES)


def place_removed(board: Board, rooms: FaceRooms, words: FaceWords, colour: str) -> None:
    """Place the chips that leave at this break, on white halos, beside what is said of them."""
    room = rooms.blinds
    side = room.height
    chips = words.removed
    said = width_at(words.note, READ, Weight.SEMIBOLD)
    wide = said + 40 + len(chips) * (side + 24)
    x = room.x + max(0.0, (room.width - wide) / 2)
    board.line(Box(x, room.top, said + 2, side), words.note, READ, colour)
    x += said + 40
    for chip in chips:
        place_chip(board, x + side / 2, room.middle, side / 2 - 8, chip, halo=8)
        x += side + 24
    board.lines(rooms.foot, told_under(words), READ, colour, align="center")


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
