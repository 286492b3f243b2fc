"""The winner on the wall: the photograph, the name, the prize, those after; then gold confetti.

The confetti are marks too, the same at the same moment, whoever draws them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin
from random import Random
from typing import Final

from reports.lettering import Weight, text_width
from reports.marks import Align, Area, Drawing, Picture, Said
from td_app.wall.clock import ClockLook
from td_app.wall.face import dress_of, place_ground, place_heading
from td_app.wall.facts import WallFacts
from td_app.wall.scene import (
    LABEL,
    LINE,
    MARGIN,
    READ,
    ROW,
    Board,
    Box,
    Clothes,
    Scene,
    Shape,
    names_at,
    rank_width,
    width_at,
)
from td_app.wall.sides import AFTER_RANK, place_names
from td_app.wall.themes import BLACK, WHITE, Theme, blended

#: Capitals of the winner's name, of what they won (what is kept for it where the name takes all
#: the height it is given), of those after them.
WINNER: Final = 168
PRIZE: Final = 84
LOW_PRIZE: Final = 63
AFTER: Final = 64
#: A name for a prize of one; from a line of a name to the next; the height from which
#: it stands on one; the foot, read from near once the evening is over, the least of it, what is
#: free under it.
MORE: Final = 1.6
NAME_STEP: Final = 1.3
ONE_LINE: Final = 130
FOOT: Final = 46
LEAST_FOOT: Final = 40
UNDER_FOOT: Final = 24
#: Under the name, what is told of the winner alone, its share of what is free between parts.
OWN: Final = 44
OWN_GAP: Final = 0.95
#: Without a photograph, where a room is so high for a width of one: those after, in rows so high;
#: the cup, the most left free.
HIGH: Final = 1.3
HIGH_AFTER: Final = 84
HIGH_ROW: Final = 136
HIGH_TROPHY: Final = 260
HIGH_FREE: Final = 150
#: What is free inside the frame, at the sides and over and under what stands there.
INSIDE: Final = (48, 48)
#: What is free at each side of a name alone, for a room of one.
ASIDE: Final = 0.05
#: The side of the winner's photograph, and at 4:3; its share of the height over the name.
PHOTO_SIDE: Final = 760
PHOTO_HIGH: Final = 806
PHOTO_TALL: Final = 0.384
#: What is left free between parts, at least and at most; rows beside a photograph; the logo, and
#: under which width a heading stands under it; a cup in its place, where a room is so high for
#: letters of one.
FREE: Final = 34
MOST_FREE: Final = 96
LOW_ROW: Final = 98
LOGO_HIGH: Final = 120
TROPHY: Final = 120
TROPHY_FROM: Final = 12
WIDEST_LOGO: Final = 300
NARROW: Final = 1000
#: Beyond so many winners the names stand in two columns; more than this are counted.
ONE_COLUMN: Final = 6
MOST_NAMED: Final = 36


def place_winner(board: Board, box: Box, facts: WallFacts, clothes: Clothes, shape: Shape) -> None:
    """Place the winner, or all of them, then the prize, then those who came after.

    A photograph stands at their left, above them on a tall picture.
    """
    face = facts.face
    place_ground(board, box, dress_of(ClockLook.WINNER, board.theme))
    inner = box.inset(*INSIDE)
    lines = _foot_lines(facts, inner.width, tall=shape == "tall")
    cap = min(FOOT, *(inner.width / _foot_width(line) for line in lines))
    foot = cap * (1 + (len(lines) - 1) * LINE)
    low = inner.height - UNDER_FOOT - foot
    room = inner.row(0, low - FREE)
    align: Align = "left" if face.photo and shape != "tall" else "center"
    if not face.photo:
        _place_told(board, room, facts, clothes, ROW)
    elif shape == "tall":
        side = min(PHOTO_SIDE, room.height * PHOTO_TALL)
        board.photo(Box(room.x + (room.width - side) / 2, room.top, side, side))
        below = room.row(side + FREE, room.height - side - FREE)
        _place_told(board, below, facts, clothes, LOW_ROW)
    else:
        # As large as the words beside it allow, where the picture is high; the foot right under it,
        # both in the middle.
        side = min(PHOTO_HIGH if shape == "square" else PHOTO_SIDE, room.height)
        top = min(room.height - side, (inner.height - side - FREE - foot) / 2)
        low = top + side + FREE
        board.photo(Box(room.x, room.top + top, side, side))
        beside = Box(room.x + side + MARGIN, room.top + top, room.width - side - MARGIN, side)
        _place_told(board, beside, facts, clothes, LOW_ROW, "left")
    for number, line in enumerate(lines):
        row = inner.row(low + number * cap * LINE, cap)
        board.line(row, line, cap, board.theme.soft, align=align, least=cap)


def _foot_lines(facts: WallFacts, width: float, *, tall: bool) -> list[str]:
    """What the evening was, cut between two facts, on as few lines as hold it.

    On a tall picture the tournament has a line of its own.
    """
    named = list(facts.face.remembered[:1])
    told = list(facts.face.remembered[1:])
    if not tall:
        return _cut_between([*named, *told], width)
    return [*named, *(_cut_between(told, width) if told else ())]


def _own_lines(facts: WallFacts, width: float) -> list[str]:
    """The winner's club and whom they knocked out: one line, two where they ask for it."""
    own = [part for part in (facts.face.club, facts.face.knockouts) if part]
    return _cut_between(own, width) if own else []


def _cut_between(told: list[str], width: float) -> list[str]:
    """Facts on one line, or on two of which the longer is as short as may be."""
    whole = " · ".join(told)
    if _foot_width(whole) * LEAST_FOOT <= width:
        return [whole]
    cuts = ([" · ".join(told[:at]), " · ".join(told[at:])] for at in range(1, len(told)))
    return min(cuts, key=_widest, default=[whole])


def _foot_width(line: str) -> float:
    return max(width_at(line, 1, Weight.WORDS_SEMIBOLD), 1.0)


def _widest(lines: list[str]) -> float:
    """The width of the longest line, for capitals of one."""
    return max(map(_foot_width, lines))


def _high(room: Box, facts: WallFacts) -> bool:
    """Whether a room without a photograph is so high that all in it is larger."""
    return room.height > HIGH * room.width and not facts.face.photo


def _place_told(
    board: Board,
    room: Box,
    facts: WallFacts,
    clothes: Clothes,
    row: float,
    align: Align = "center",
) -> None:
    """Place the heading, the name as large as it fits, the prize, those after, evenly apart.

    Those have rows so high. The winner's club and knock-outs stand nearer the name.
    """
    theme = board.theme
    face = facts.face
    head = _place_head(Board(theme), room, facts, clothes, align)
    after = _those_after(facts)
    high = _high(room, facts)
    under = (HIGH_ROW if high else row) * len(after)
    low = room.height - under
    if align == "left" and after:
        # The last stands at the foot of the photograph.
        low += (row - AFTER) / 2
    prize = LOW_PRIZE if face.note else 0.0
    own = _own_lines(facts, room.width)
    line = min([OWN, *(room.width / _foot_width(one) for one in own)])
    taken = line * (1 + (len(own) - 1) * LINE) if own else 0.0
    gaps = 1 + bool(prize) + bool(after) + OWN_GAP * bool(own)
    rest = room.row(head + FREE, low - prize - taken - head - (gaps + 1) * FREE)
    if face.winners:
        _place_head(board, room, facts, clothes, align)
        _place_all(board, rest, face.winners)
        if face.note:
            where = room.row(low - PRIZE, PRIZE)
            board.lines(where, face.note, PRIZE, theme.gold, most=1, align=align, least=LABEL)
        return
    (named, cap) = _named(theme, rest, room, facts, align)
    tall = cap * (1 + (len(named) - 1) * NAME_STEP)
    # The prize is clearly less than who won it.
    won = min(PRIZE, max(LABEL, cap / MORE)) if face.note else 0.0
    free = low - head - tall - won - taken
    (above, gap) = _spread(free, gaps, HIGH_FREE if high else MOST_FREE, beside=face.photo)
    top = above + head + gap
    _place_head(board, room.row(above, room.height), facts, clothes, align)
    down = room.top + top - (rest.middle - tall / 2)
    board.marks += (replace(mark, baseline=mark.baseline + down) for mark in named)
    top += tall
    if own:
        top += gap * OWN_GAP
        for number, words in enumerate(own):
            where = room.row(top + number * line * LINE, line)
            board.line(where, words, line, theme.ink, align=align, least=line)
        top += taken
    if won:
        where = room.row(top + gap, won)
        board.lines(where, face.note, won, theme.gold, most=1, align=align, least=LABEL)
        top += gap + won
    letters = HIGH_AFTER if high else AFTER
    _place_after(board, room.row(top + gap, under), after, align, letters)


def _named(
    theme: Theme, rest: Box, room: Box, facts: WallFacts, align: Align
) -> tuple[list[Said], float]:
    """The winner's name on its lines in what is left of a room, and the height of its letters."""
    name = facts.face.clock.words
    bold = Weight.WORDS_BOLD
    board = Board(theme)
    cap = board.lines(
        rest if facts.face.photo else rest.inset(ASIDE * room.width, 0),
        name,
        WINNER,
        theme.gold,
        most=1 if room.width / width_at(name, 1, bold) >= ONE_LINE else 3,
        align=align,
        face=bold,
        least=LABEL,
        step=NAME_STEP,
    )
    return _words(board), cap


def _spread(free: float, gaps: float, most: float, *, beside: bool) -> tuple[float, float]:
    """What is free over the heading, and between parts; none over it ``beside`` a photograph.

    There they stand from its top to its foot.
    """
    if beside:
        return 0.0, free / gaps
    gap = min(most, free / (gaps + 1))
    return (free - gap * gaps) / 2, gap


def _words(board: Board) -> list[Said]:
    return [mark for mark in board.marks if isinstance(mark, Said)]


def _place_head(board: Board, room: Box, facts: WallFacts, clothes: Clothes, align: Align) -> float:
    """Place the heading and the club's logo beside it, or above; return the height they take."""
    face = facts.face
    dress = dress_of(ClockLook.WINNER, board.theme)
    if not clothes.logo:
        if face.photo or face.winners or room.height < READ * TROPHY_FROM:
            place_heading(board, room.row(0, READ), face.clock.heading, dress, align)
            return READ
        cup = HIGH_TROPHY if _high(room, facts) else TROPHY
        across = room.inset((room.width - cup) / 2, 0)
        board.icon("winner", across.row(0, cup), cup, board.theme.gold)
        under = room.row(cup + FREE, READ)
        place_heading(board, under, face.clock.heading, replace(dress, mark=""))
        return cup + FREE + READ
    wide = min(LOGO_HIGH * clothes.logo, WIDEST_LOGO)
    row = room.row(0, wide / clothes.logo)
    if face.photo:
        board.logo(row.from_left(room.width - wide), clothes)
        place_heading(board, row.from_right(wide), face.clock.heading, dress, "left")
        return row.height
    if room.width < NARROW:
        board.logo(row.inset((room.width - wide) / 2, 0), clothes)
        under = room.row(row.height + FREE, READ)
        place_heading(board, under, face.clock.heading, dress)
        return row.height + FREE + READ
    board.logo(row, clothes)
    place_heading(board, row, face.clock.heading, dress)
    return row.height


def _those_after(facts: WallFacts) -> tuple[tuple[str, str], ...]:
    """Return the second and the third, by rank and name; nobody where several won."""
    pages = facts.column.pages
    return pages[0].lines[1:3] if pages and not facts.face.winners else ()


def _place_after(
    board: Board, room: Box, after: tuple[tuple[str, str], ...], align: Align, letters: float
) -> None:
    """Place those who came after; centred, their rows are as wide as the longest asks."""
    if not after:
        return
    if align == "center":
        ranks = max(rank_width(rank, letters) for rank, _ in after)
        names = max(width_at(name, letters, Weight.WORDS) for _, name in after)
        wide = min(room.width, ranks + AFTER_RANK + names + 1)
        room = room.inset((room.width - wide) / 2, 0)
    place_names(board, room, after, letters, max(ROW, room.height / len(after)), ruled=False)


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
    top = box.middle - rows * high / 2
    for number, name in enumerate(told):
        column, row = divmod(number, rows)
        cell = Box(box.x + column * wide, top + row * high, wide, high)
        board.line(cell, name, cap, board.theme.gold, align="center", least=cap)


#: How long they fall (s), and over how long the first and the last of it begin.
LASTS: Final = 3.0
BEGINS: Final = 1.1
#: They go out over the end of it.
FADES: Final = 0.6
PIECES: Final = 160
#: Their longer side, in pixels of the scene, and a shorter one for a longer one of one.
SIDES: Final = (24.0, 44.0)
THIN: Final = 0.45
#: Heights of a picture fallen in a second, and how far they sway (pixels).
FALLS: Final = (0.38, 0.66)
SWAYS: Final = 46.0
#: What is free of the middle of one around words and pictures: more than half its longer side.
CLEAR: Final = 24


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of paper: where it begins across (0 to 1) and when (s), how it falls and turns."""

    across: float
    begins: float
    falls: float
    side: float
    turns: float
    phase: float
    shade: int


@cache
def _pieces() -> tuple[Piece, ...]:
    drawn = Random(PIECES)
    return tuple(
        Piece(
            (place + drawn.random()) / PIECES,
            drawn.random() * BEGINS,
            drawn.uniform(*FALLS),
            drawn.uniform(*SIDES),
            drawn.uniform(-1.4, 1.4) * 2 * pi,
            drawn.random() * 2 * pi,
            place % 3,
        )
        for place in range(PIECES)
    )


def clear_of(scene: Scene) -> tuple[Box, ...]:
    """Return the rooms of a scene's words, its cup, its photo: no piece falls over them."""
    shown = (mark for mark in scene.still if isinstance(mark, Said | Drawing | Picture))
    return tuple(map(_room_of, shown))


def _room_of(mark: Said | Drawing | Picture) -> Box:
    if isinstance(mark, Drawing):
        return Box(mark.x, mark.top, mark.side, mark.side).inset(-CLEAR)
    if isinstance(mark, Picture):
        return Box(mark.x, mark.top, mark.width, mark.height).inset(-CLEAR)
    wide = text_width(mark.text, mark.face, mark.size)
    x = mark.x - wide * {"left": 0.0, "right": 1.0}.get(mark.align, 0.5)
    room = Box(x, mark.baseline - mark.size * 0.8, wide, mark.size * 1.05)
    return room.inset(-CLEAR)


def confetti(
    seconds: float, width: float, height: float, theme: Theme, clear: Sequence[Box] = ()
) -> Iterator[Area]:
    """Yield the pieces so long after they began, over a picture so large; none once they fell.

    Those whose middle is in a room to be left ``clear`` are behind it.
    """
    if not 0 <= seconds < LASTS:
        return
    gold = theme.gold
    shades = (gold, blended(gold, WHITE, 0.35), blended(gold, BLACK, 0.25))
    share = round(min(1.0, (LASTS - seconds) / FADES), 3)
    for piece in _pieces():
        gone = seconds - piece.begins
        y = height * piece.falls * gone - SIDES[1]
        if gone < 0 or y > height:
            continue
        x = width * piece.across + SWAYS * sin(piece.phase + 2 * gone)
        if any(room.x < x < room.right and room.top < y < room.bottom for room in clear):
            continue
        turned = piece.phase + piece.turns * gone
        # Seen more or less from its edge as it falls.
        flat = THIN * piece.side * abs(cos(piece.phase + 5 * gone))
        along = (piece.side / 2 * cos(turned), piece.side / 2 * sin(turned))
        over = (-flat / 2 * sin(turned), flat / 2 * cos(turned))
        corners = ((1, 1), (1, -1), (-1, -1), (-1, 1))
        points = tuple(
            (x + a * along[0] + b * over[0], y + a * along[1] + b * over[1]) for a, b in corners
        )
        yield Area(points, shades[piece.shade], share)
