"""What a table plan shows, and where: place 1 left of the dealer at the foot, then clockwise."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import pairwise
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
    to the seat ("3 mains"); ``note`` is written under it, where there is room (a stack).
    """

    place: int
    name: str
    detail: str = ""
    away: bool = False
    marked: bool = False
    tag: str = ""
    note: str = ""


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


STEPS = 360

SQUARENESS = 2.5
"""Exponent of the superellipse: 2 is an ellipse, more comes nearer to a rectangle."""

MARGIN = 6


def _on_oval(angle: float) -> tuple[float, float]:
    power = 2 / SQUARENESS
    x, y = cos(angle), sin(angle)
    return copysign(abs(x) ** power, x), copysign(abs(y) ** power, y)


CURVE = tuple(_on_oval(pi / 2 + 2 * pi * step / STEPS) for step in range(STEPS + 1))
"""The oval within one unit around its middle, from the foot, clockwise on the screen."""


class PlanMode(Enum):
    """How much a plan tells: everything, or the number, the count and a dot a seat."""

    FULL = "full"
    COMPACT = "compact"


def full_from(seats: int) -> QSize:
    """Return the size from which every name can be read and none hides another, in pixels."""
    return QSize(252, 176) if seats <= 8 else QSize(288, 208)


@dataclass(frozen=True, slots=True)
class PlanLayout:
    """The places of things in a plan, in the widget's pixels; seats from place 1."""

    mode: PlanMode
    felt: QRectF
    outline: QPainterPath
    seats: tuple[QRectF, ...]
    heading: QRectF
    count: QRectF
    caption: QRectF

    def button_spot(self, place: int, side: float) -> QPointF:
        """Return the middle of the button disc: pinned to a name, or inside the table."""
        seat = self.seats[place - 1]
        if self.mode is PlanMode.FULL:
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
    middle, half_x, half_y = box.center(), box.width() / 2, box.height() / 2
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
        (x, y), (next_x, next_y) = CURVE[after - 1], CURVE[after]
        points.append(
            middle + QPointF((x + (next_x - x) * part) * half_x, (y + (next_y - y) * part) * half_y)
        )
    return tuple(points)


def _outline(box: QRectF) -> QPainterPath:
    middle, half_x, half_y = box.center(), box.width() / 2, box.height() / 2
    spots = [QPointF(middle.x() + x * half_x, middle.y() + y * half_y) for x, y in CURVE[::4]]
    outline = QPainterPath()
    outline.addPolygon(QPolygonF(spots))
    outline.closeSubpath()
    return outline


@lru_cache(maxsize=256)
def lay_out(width: int, height: int, seats: int, mode: PlanMode) -> PlanLayout:
    """Return where everything goes on a plan of that size (pixels)."""
    box = QRectF(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    return _full(box, seats) if mode is PlanMode.FULL else _compact(box, seats)


def _full(box: QRectF, seats: int) -> PlanLayout:
    box = _table_shaped(box, least=1.2)
    share = 0.345 if seats <= 8 else 0.315
    height = 28 if box.height() < 250 else 32 if box.height() < 330 else 36
    seat = QSizeF(min(180.0, max(78.0, box.width() * share)), height)
    across, down = seat.width() / 2, seat.height() / 2
    path = box.adjusted(across, down + 4, -across, -down)
    rects = tuple(_centred(spot, seat) for spot in around(path, seats, seat))
    middle = path.center()
    return PlanLayout(
        PlanMode.FULL,
        path,
        _outline(path),
        rects,
        heading=_free_line(rects, box, middle.y() - 42, 20),
        count=_free_line(rects, box, middle.y() - 23, 44),
        caption=_free_line(rects, box, middle.y() + 22, 18),
    )


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


def _table_shaped(box: QRectF, least: float) -> QRectF:
    """Return the largest box in the middle that is ``least`` to twice as wide as it is high."""
    wide = max(0.0, box.width() - 2 * box.height()) / 2
    high = max(0.0, box.height() - box.width() / least) / 2
    return box.adjusted(wide, high, -wide, -high)


def _centred(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(
        middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
    )
