"""Time called on a player, over the clock of the wall: seconds large, amber, then red (3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from td_app.tournament.views.public import TimeOnTheWall
from td_app.ui.public.lettering import LEFT, fitting_size, paint_line, paint_side_by_side, width_of
from td_app.ui.public.wall_face import ROUND, OverFace
from td_app.ui.public.wall_facts import FaceWords, TimeWords
from td_app.ui.theme import HALL, paint_icon
from td_app.ui.widgets.clock_face import paint_time
from td_app.ui.widgets.clock_painting import paint_bar
from td_app.words.language import fr_en

ALSO_SHOWN = 4
"""Other tables named under the large countdown."""


def seconds_left(ends_ms: int, now_ms: int) -> int:
    """Return the seconds still to count, 0 once over: 30 at the start, 1 in the last second.

    >>> seconds_left(30_000, 0), seconds_left(30_000, 1), seconds_left(30_000, 29_999)
    (30, 30, 1)
    """
    return max(0, -((now_ms - ends_ms) // 1000))


def time_words(calls: Sequence[TimeOnTheWall], face: FaceWords, now_ms: int) -> TimeWords | None:
    """Return the soonest countdown large and the others listed; None while nobody counts.

    ``face`` is the clock that stays visible under it.
    """
    if not calls:
        return None
    call = calls[0]
    left = seconds_left(call.ends_ms, now_ms)
    also = ", ".join(_also(other, now_ms) for other in calls[1 : ALSO_SHOWN + 1])
    return TimeWords(
        heading=_call_heading(call),
        seconds=left,
        total=call.seconds,
        hurried=left <= call.aloud_s,
        over="" if left else fr_en("Temps écoulé", "Time is up"),
        also=fr_en("Aussi\u00a0: {0}", "Also: {0}").format(also) if also else "",
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _call_heading(call: TimeOnTheWall) -> str:
    if call.place is None:
        return fr_en("TEMPS · Table {0}", "TIME · Table {0}").format(call.table)
    return fr_en("TEMPS · Table {0} · place {1}", "TIME · Table {0} · seat {1}").format(
        call.table, call.place
    )


def _also(call: TimeOnTheWall, now_ms: int) -> str:
    left = seconds_left(call.ends_ms, now_ms)
    return fr_en("table {0} · {1}\u00a0s", "table {0} · {1}\u00a0s").format(call.table, left)


@dataclass(frozen=True, slots=True)
class TimeCallRooms:
    """Where each part stands, in pixels."""

    heading: QRectF
    seconds: QRectF
    bar: QRectF
    also: QRectF
    clock: QRectF


@dataclass(frozen=True, slots=True)
class TimeCallInk:
    """Colours of a countdown: the whole ground is red in the seconds counted aloud."""

    ground: str
    head: str
    on_head: str
    digits: str
    words: str
    bar: str
    groove: str


CALM = TimeCallInk(
    ground=HALL.surface,
    head=HALL.amber_ground,
    on_head=HALL.on_amber,
    digits=HALL.amber_text,
    words=HALL.text,
    bar=HALL.amber,
    groove=HALL.sunken,
)


HURRIED = TimeCallInk(
    ground=HALL.red,
    head=HALL.page,
    on_head=HALL.text,
    digits=HALL.on_red,
    words=HALL.on_red,
    bar=HALL.on_red,
    groove=HALL.red_hover,
)


def time_call_rooms(box: QRectF, *, others: bool = False) -> TimeCallRooms:
    """Return where the parts go; ``others`` leaves a line for the other tables."""
    tall = box.height()
    left, wide = box.left() + tall * 0.035, box.width() - tall * 0.07

    def room(top: float, height: float) -> QRectF:
        return QRectF(left, box.top() + tall * top, wide, tall * height)

    return TimeCallRooms(
        heading=QRectF(box.left(), box.top(), box.width(), tall * 0.15),
        seconds=room(0.2, 0.49),
        bar=room(0.735, 0.022),
        also=room(0.775, 0.075 if others else 0.0),
        clock=room(0.862, 0.115) if others else room(0.815, 0.145),
    )


class TimeCallFace(OverFace[TimeWords]):
    """Hidden while time is called nowhere; over the clock else."""

    def said(self, words: TimeWords) -> tuple[str, ...]:
        """Return table and seconds, the other tables, the clock."""
        return words.heading, words.over or str(words.seconds), words.also, words.clock

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw table and seconds, and the tournament's clock under them."""
        words = self._words
        if words is None:
            return
        ink = HURRIED if words.hurried else CALM
        box = QRectF(self.rect())
        rooms = time_call_rooms(box, others=bool(words.also))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _ground(painter, box, rooms.heading, ink)
        _heading(painter, rooms.heading, words.heading, ink)
        paint_time(painter, rooms.seconds, str(words.seconds), ink.digits)
        if words.over:
            paint_line(
                painter, _beside_the_bar(rooms), words.over, ink.words, most=box.height() * 0.075
            )
        else:
            share = words.seconds / max(1, words.total)
            paint_bar(painter, rooms.bar, share, ink.bar, ink.groove)
        if words.also:
            paint_line(painter, rooms.also, words.also, ink.words, most=rooms.also.height() * 0.8)
        _clock(painter, rooms.clock, words, ink)
        painter.end()


def _beside_the_bar(rooms: TimeCallRooms) -> QRectF:
    """Where the end is said: in the place of a bar that is empty."""
    return rooms.bar.adjusted(0, -rooms.bar.height(), 0, rooms.bar.height() * 1.6)


def _ground(painter: QPainter, box: QRectF, head: QRectF, ink: TimeCallInk) -> None:
    radius = box.height() * ROUND
    whole, top = QPainterPath(), QPainterPath()
    whole.addRoundedRect(box, radius, radius)
    top.addRect(head)
    # The window behind is the clock, whose ground must not show at the corners.
    painter.fillRect(box, QColor(HALL.page))
    painter.fillPath(whole, QColor(ink.ground))
    painter.fillPath(whole.intersected(top), QColor(ink.head))


def _heading(painter: QPainter, room: QRectF, words: str, ink: TimeCallInk) -> None:
    side = room.height() * 0.62
    gap = side * 0.35
    most = room.height() * 0.72
    beside = room.adjusted(side, 0, -side - gap - side, 0)
    size = fitting_size(words, beside, most)
    left = room.center().x() - (width_of(words, size) + side + gap) / 2
    paint_icon(
        painter, "hourglass", ink.on_head, QRectF(left, room.center().y() - side / 2, side, side)
    )
    beside.moveLeft(left + side + gap)
    paint_line(painter, beside, words, ink.on_head, most=size, align=LEFT)


def _clock(painter: QPainter, room: QRectF, words: TimeWords, ink: TimeCallInk) -> None:
    """Draw the tournament's time between its level and its blinds."""
    parts = [(words.level, 0.62, ink.words), (words.clock, 1.0, ink.words)]
    parts.append((words.blinds, 0.62, ink.words))
    shown = [part for part in parts if part[0]]
    paint_side_by_side(painter, room, shown, most=room.height() * 0.82)
