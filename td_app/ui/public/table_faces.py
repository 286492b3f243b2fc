"""The wall's faces about one table: a hand that all watch, a player's time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from td_app.ui.public.lettering import (
    Lead,
    paint_clock_line,
    paint_heading,
    paint_line,
    paint_name,
)
from td_app.ui.public.wall_face import ROUND, OverFace
from td_app.ui.theme import HALL, hall
from td_app.ui.widgets.clock_face import paint_time
from td_app.ui.widgets.clock_looks import paint_bar, style_of
from td_app.wall.clock import ClockLook
from td_app.wall.facts import HandWords, TimeWords

CLOCK_ROOM = 0.17
"""Height of the clock's strip at the foot, for a face of height one."""


class HandFace(OverFace[HandWords]):
    """Hidden while tables do not wait for each other; over the clock else."""

    def spoken_parts(self, words: HandWords) -> tuple[str, ...]:
        """Return the heading, the hand, who is awaited, and the clock that stands."""
        return (words.heading, words.hand, words.awaited, words.also, words.clock)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the heading, the hand, who is awaited, and the clock that stands."""
        words = self._words
        if words is None:
            return
        style = style_of(ClockLook.HAND_FOR_HAND, hall())
        box = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = box.adjusted(0, box.height() * (1 - CLOCK_ROOM), 0, 0)
        paint_ground(painter, box, hall().page, style.ground, foot, hall().surface)
        heading = _room(box, 0.03, 0.12)
        side = heading.height() * 0.74
        lead = Lead(style.mark, style.words, side=side, gap=side * 0.4, most=side)
        paint_heading(painter, heading, words.heading, lead)
        hand = _room(box, 0.16, 0.36)
        paint_name(painter, hand, words.hand, style.words, hand.height() * 0.95)
        awaited = _room(box, 0.54, 0.15)
        paint_line(painter, awaited, words.awaited, style.words, most=awaited.height() * 0.7)
        if words.also:
            also = _room(box, 0.70, 0.09)
            paint_line(painter, also, words.also, style.words, most=also.height() * 0.7)
        paint_clock_line(painter, _room(box, 1 - CLOCK_ROOM, CLOCK_ROOM), words, hall().text)
        painter.end()


def _room(box: QRectF, top: float, height: float) -> QRectF:
    tall = box.height()
    aside = tall * 0.035
    return QRectF(
        box.left() + aside, box.top() + tall * top, box.width() - 2 * aside, tall * height
    )


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
    left = box.left() + tall * 0.035
    wide = box.width() - tall * 0.07

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

    def spoken_parts(self, words: TimeWords) -> tuple[str, ...]:
        """Return table and seconds, the other tables, the clock."""
        return words.heading, words.over or str(words.seconds), words.also, words.clock

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw table and seconds, and the tournament's clock under them."""
        words = self._words
        if words is None:
            return
        if words.hurried:
            ink = HURRIED
        else:
            ink = CALM
        box = QRectF(self.rect())
        rooms = time_call_rooms(box, others=bool(words.also))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, box, HALL.page, ink.ground, rooms.heading, ink.head)
        tall = rooms.heading.height()
        side = tall * 0.62
        lead = Lead("hourglass", ink.on_head, side, gap=side * 0.35, most=tall * 0.72, aside=side)
        paint_heading(painter, rooms.heading, words.heading, lead)
        paint_time(painter, rooms.seconds, str(words.seconds), ink.digits)
        if words.over:
            # The end is said in the place of the bar, which is empty.
            high = rooms.bar.height()
            room = rooms.bar.adjusted(0, -high, 0, high * 1.6)
            paint_line(painter, room, words.over, ink.words, most=box.height() * 0.075)
        else:
            share = words.seconds / max(1, words.total)
            paint_bar(painter, rooms.bar, share, ink.bar, ink.groove)
        if words.also:
            paint_line(painter, rooms.also, words.also, ink.words, most=rooms.also.height() * 0.8)
        paint_clock_line(painter, rooms.clock, words, ink.words, level=0.62, most=0.82)
        painter.end()


def paint_ground(
    painter: QPainter, box: QRectF, page: str, ground: str, strip: QRectF, on_strip: str
) -> None:
    """Draw the ground of a face, and a strip of another colour across it."""
    radius = box.height() * ROUND
    whole = QPainterPath()
    across = QPainterPath()
    whole.addRoundedRect(box, radius, radius)
    across.addRect(strip)
    # The clock is behind, whose ground must not show at the corners.
    painter.fillRect(box, QColor(page))
    painter.fillPath(whole, QColor(ground))
    painter.fillPath(whole.intersected(across), QColor(on_strip))
