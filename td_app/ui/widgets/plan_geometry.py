"""The geometry of a table plan: place 1 left of the dealer at the foot, then clockwise."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, pairwise
from math import copysign, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF


class TableState(Enum):
    """Why a table needs looking at, if it does."""

    NORMAL = "normal"
    SHORT = "short"
    STOPPED = "stopped"
    AWAITED = "awaited"
    ALL_IN = "all_in"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PlanSeat:
    """A player at a place (from 1, clockwise).

    ``detail`` is read out and shown as a tip (stack, club, need). ``away`` players keep their
    place. ``marked`` is the one concerned by what is proposed. ``tag`` is a word or two pinned
    to the seat ("3 mains"); ``note`` is written under it, where there is room (a stack). ``won``:
    the tournament is theirs.
    """

    place: int
    name: str
    detail: str = ""
    away: bool = False
    marked: bool = False
    tag: str = ""
    note: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class PlanMark:
    """A disc pinned to a place, taken or not: the letters on it, and what is read out.

    ``strong``: the one that goes round, filled.
    """

    place: int
    letters: str
    words: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class TablePlanFacts:
    """One table: its number, its seats, who sits there, and what to say of it in a few words."""

    number: int
    seats: int
    players: tuple[PlanSeat, ...] = ()
    out_of_use: frozenset[int] = frozenset()
    button: int | None = None
    state: TableState = TableState.NORMAL
    caption: str = ""
    marks: tuple[PlanMark, ...] = ()

    def at(self, place: int) -> PlanSeat | None:
        """Return the player at a place, or ``None``."""
        return next((seat for seat in self.players if seat.place == place), None)

    @property
    def winner(self) -> PlanSeat | None:
        """Return who won, alone, or ``None``."""
        winners = [seat for seat in self.players if seat.won]
        if len(winners) == 1:
            return winners[0]
        return None


STEPS = 360

SQUARENESS = 2.5
"""Exponent of the superellipse: 2 is an ellipse, more comes nearer to a rectangle."""

MARGIN = 6


def _on_oval(angle: float) -> tuple[float, float]:
    power = 2 / SQUARENESS
    x = cos(angle)
    y = sin(angle)
    return copysign(abs(x) ** power, x), copysign(abs(y) ** power, y)


CURVE = tuple(_on_oval(pi / 2 + 2 * pi * step / STEPS) for step in range(STEPS + 1))
"""The oval within one unit around its middle, from the foot, clockwise on the screen."""


class PlanMode(Enum):
    """The detail of a plan: everything, names on two sides, or a dot for each seat."""

    FULL = "full"
    SIDES = "sides"
    COMPACT = "compact"


def full_from(seats: int) -> QSize:
    """Return the size from which every name can be read and none hides another, in pixels."""
    if seats <= 8:
        return QSize(252, 176)
    return QSize(288, 208)


def names_fit(width: int, height: int, seats: int) -> bool:
    """Return whether every name can be read on a plan of that size, in pixels."""
    least = full_from(seats)
    flat = width >= FLAT.width() and height >= FLAT.height()
    return flat or (width >= least.width() and height >= least.height())


def sides_fit(width: int, height: int, seats: int) -> bool:
    """Return whether a plan of that size has room for a name at each seat, on two sides."""
    rows = -(-seats // 2)
    least = 2 * MARGIN + 2 * ROUND + LINE_ABOVE + rows * (LOW_SEAT + LEAST_APART) - LEAST_APART
    return width >= LEAST_SIDES and height >= least


LOW_SEAT = 24.0
LEAST_APART = 2.0
MOST_APART = 6.0
LINE_ABOVE = 20.0
ROUND = 5.0
LEAST_SIDES = 196
"""Of a plan with names on two sides, in pixels: a seat's height, the least and the most between two
seats, the line above them, what is left around; the plan's least width.
"""

FLAT = QSize(400, 176)
"""A plan so wide needs no more height, whatever its seats."""


@dataclass(frozen=True, slots=True)
class PlanLayout:
    """The places of things in a plan, in the widget's pixels; seats from place 1.

    ``lines`` are those of a name in a seat: one, or two where the table is narrow and high.
    """

    mode: PlanMode
    felt: QRectF
    outline: QPainterPath
    seats: tuple[QRectF, ...]
    heading: QRectF
    count: QRectF
    caption: QRectF
    lines: int = 1

    @property
    def reads(self) -> float:
        """Return how much of a name fits at a seat, as the width of one line in pixels."""
        return self.seats[0].width() * (1.0 if self.lines == 1 else SECOND_LINE)

    def button_spot(self, place: int, side: float) -> QPointF:
        """Return the middle of the button disc: pinned to a name, or inside the table."""
        seat = self.seats[place - 1]
        if self.mode is not PlanMode.COMPACT:
            return seat.topRight() + QPointF(-side / 2, 0)
        inwards = self.felt.center() - seat.center()
        margin = side / 2 + 3
        steps = [
            (half + margin) / abs(reach)
            for half, reach in (
                (seat.width() / 2, inwards.x()),
                (seat.height() / 2, inwards.y()),
            )
            if abs(reach) > 1
        ]
        return seat.center() + inwards * min(steps, default=0.0)

    def place_at(self, point: QPointF) -> int | None:
        """Return the place whose seat holds ``point``, or ``None``."""
        for place, seat in enumerate(self.seats, 1):
            if seat.contains(point):
                return place
        return None


def around(box: QRectF, seats: int, seat: QSizeF) -> tuple[QPointF, ...]:
    """Return the middle of each seat on the oval inside ``box``, evenly spaced, from place 1.

    Distances are measured in seats, so that wide seats get more room sideways.
    """
    middle = box.center()
    half_x = box.width() / 2
    half_y = box.height() / 2
    travelled = [0.0]
    for (x, y), (next_x, next_y) in pairwise(CURVE):
        travelled.append(
            travelled[-1]
            + hypot(
                (next_x - x) * half_x / seat.width(),
                (next_y - y) * half_y / seat.height(),
            )
        )
    points = []
    for place in range(seats):
        wanted = travelled[-1] * (place + 0.5) / seats
        after = max(1, bisect_left(travelled, wanted))
        part = (wanted - travelled[after - 1]) / (travelled[after] - travelled[after - 1])
        (x, y) = CURVE[after - 1]
        (next_x, next_y) = CURVE[after]
        points.append(
            middle + QPointF((x + (next_x - x) * part) * half_x, (y + (next_y - y) * part) * half_y)
        )
    return tuple(points)


def _outline(box: QRectF) -> QPainterPath:
    middle = box.center()
    half_x = box.width() / 2
    half_y = box.height() / 2
    spots = [QPointF(middle.x() + x * half_x, middle.y() + y * half_y) for x, y in CURVE[::4]]
    outline = QPainterPath()
    outline.addPolygon(QPolygonF(spots))
    outline.closeSubpath()
    return outline


@lru_cache(maxsize=256)
def lay_out(
    width: int, height: int, seats: int, mode: PlanMode, widest: float | None = None
) -> PlanLayout:
    """Return where everything goes on a plan of that size; no seat wider than ``widest`` pixels."""
    box = QRectF(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    if mode is PlanMode.FULL:
        return _full(box, seats, widest)
    if mode is PlanMode.SIDES:
        return _sides(box, seats)
    return _compact(box, seats)


SHORT_NAMES = 160.0
WIDEST = 180.0
NARROWEST = 78.0
"""Widths of a seat, in pixels: a name of every day whole, a long name, a short one."""

LARGEST = 250.0
OF_THE_PLAN = 0.36
"""Width of a seat on a plan that is alone, in pixels, and its part of the plan: any name whole."""

ROOMY = 148.0
"""From this width of a seat on, one line is enough for a name."""

TWO_LINES = 34.0
APART = 4.0
"""Height of a seat with two lines, and what is left between two seats of a side, in pixels."""

SECOND_LINE = 1.25
"""What a second line adds to the first: a long word still has to fit in one."""

MIDDLE = 80.0
HEADING = 68.0
"""Widths kept free for the table and its players, and for ``Table 10`` alone, in pixels."""


def _full(box: QRectF, seats: int, at_most: float | None) -> PlanLayout:
    shape = _table_shaped(box, least=1.2, most=2.6)
    # Room beside the table is for names: it keeps its shape, its seats grow outwards.
    beside = min(box.width() - shape.width(), 2 * (LARGEST - WIDEST)) / 2
    if at_most is not None:
        beside = min(beside, max(0.0, at_most - WIDEST))
    shape = shape.adjusted(-beside, 0, beside, 0)
    if shape.height() < 250:
        height = 28.0
    elif shape.height() < 330:
        height = 32.0
    else:
        height = 36.0
    widest = max(WIDEST, min(LARGEST, box.width() * OF_THE_PLAN))
    if at_most is not None:
        widest = min(widest, at_most)
    one = _widest(shape, seats, QSizeF(widest, height), lines=1)
    if one.seats[0].width() >= ROOMY:
        return one
    high = _table_shaped(box, least=0.8, most=2.6)
    two = _widest(high, seats, QSizeF(widest, TWO_LINES), lines=2)
    if two.reads > one.reads and _stand_apart(two.seats, APART):
        return two
    return one


def _widest(box: QRectF, seats: int, most: QSizeF, *, lines: int) -> PlanLayout:
    """Return the layout whose seats are as wide as can be without touching, ``most`` at most."""
    least = max(NARROWEST, box.width() * (0.345 if seats <= 8 else 0.315))
    height = most.height()
    width = min(most.width(), box.width() / 2 - 4)
    while width > NARROWEST:
        layout = _with_seats(box, seats, QSizeF(width, height), lines)
        middle = (layout.heading, layout.count, layout.caption)
        free = width <= least or all(line.width() >= MIDDLE for line in middle)
        if free and _stand_apart(layout.seats, 4 if width > least else 0):
            return layout
        width -= 4
    return _with_seats(box, seats, QSizeF(NARROWEST, height), lines)


def _with_seats(box: QRectF, seats: int, seat: QSizeF, lines: int) -> PlanLayout:
    across = seat.width() / 2
    down = seat.height() / 2
    path = box.adjusted(across, down + 4, -across, -down)
    rects = tuple(_centred(spot, seat) for spot in around(path, seats, seat))
    middle = path.center()
    # Under the seats of the far side where they would take its room.
    lines_down = [_free_line(rects, box, middle.y() - 42 + down, 20) for down in range(0, 10, 2)]
    heading = next((one for one in lines_down if one.width() >= HEADING), lines_down[0])
    return PlanLayout(
        PlanMode.FULL,
        path,
        _outline(path),
        rects,
        heading=heading,
        count=_free_line(rects, box, heading.top() + 19, 44),
        caption=_free_line(rects, box, middle.y() + 22, 18),
        lines=lines,
    )


def _stand_apart(seats: tuple[QRectF, ...], gap: float) -> bool:
    """Return whether no seat comes nearer than ``gap`` pixels to the next."""
    half = gap / 2
    grown = [seat.adjusted(-half, -half, half, half) for seat in seats]
    return not any(one.intersects(other) for one, other in combinations(grown, 2))


def _free_line(seats: tuple[QRectF, ...], box: QRectF, top: float, height: float) -> QRectF:
    """Return the widest line around the middle of ``box`` that touches no seat."""
    middle = box.center().x()
    beside = [s for s in seats if s.top() < top + height and s.bottom() > top]
    reach = min((abs(s.center().x() - middle) - s.width() / 2 - 4 for s in beside), default=middle)
    reach = max(20.0, min(reach, box.width() / 2))
    return QRectF(middle - reach, top, 2 * reach, height)


def _compact(box: QRectF, seats: int) -> PlanLayout:
    heading = QRectF(box.left(), box.top(), box.width(), 18)
    foot = 18.0
    oval = _table_shaped(box.adjusted(0, heading.height(), 0, -foot), least=1.0)
    radius = max(4.0, min(6.0, oval.height() / 14))
    path = oval.adjusted(radius + 1, radius + 1, -radius - 1, -radius - 1)
    dot = QSizeF(2 * radius, 2 * radius)
    gap = radius + 3
    felt = path.adjusted(gap, gap, -gap, -gap)
    return PlanLayout(
        PlanMode.COMPACT,
        felt,
        _outline(felt),
        tuple(_centred(spot, dot) for spot in around(path, seats, dot)),
        heading=heading,
        count=felt,
        caption=QRectF(box.left(), box.bottom() - foot, box.width(), foot),
    )


def _sides(box: QRectF, seats: int) -> PlanLayout:
    """The first half up the left side, the others down the right one, as round the table."""
    inside = box.adjusted(ROUND, ROUND, -ROUND, -ROUND)
    rows = -(-seats // 2)
    high = inside.height() - LINE_ABOVE
    apart = max(LEAST_APART, min(MOST_APART, (high - rows * LOW_SEAT) / max(1, rows - 1)))
    seat = QSizeF((inside.width() - MOST_APART) / 2, LOW_SEAT)
    spots = []
    for place in range(seats):
        row = rows - 1 - place if place < rows else place - rows
        left = inside.left() if place < rows else inside.right() - seat.width()
        top = inside.top() + LINE_ABOVE + row * (LOW_SEAT + apart)
        spots.append(QRectF(QPointF(left, top), seat))
    outline = QPainterPath()
    outline.addRoundedRect(box, 2 * ROUND, 2 * ROUND)
    heading = QRectF(inside.left(), inside.top() - 2, HEADING, 18)
    count = QRectF(heading.right(), heading.top() - 1, 26, 20)
    caption = QRectF(count.right(), heading.top(), inside.right() - count.right(), 18)
    return PlanLayout(PlanMode.SIDES, box, outline, tuple(spots), heading, count, caption)


def _table_shaped(box: QRectF, least: float, most: float = 2.0) -> QRectF:
    """Return the largest box in the middle that is ``least`` to ``most`` times as wide as high."""
    wide = max(0.0, box.width() - most * box.height()) / 2
    high = max(0.0, box.height() - box.width() / least) / 2
    return box.adjusted(wide, high, -wide, -high)


def _centred(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(
        middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
    )
