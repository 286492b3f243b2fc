"""The wall's faces about one table: a hand that all watch, a player's time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.tournament.views.public import TimeOnTheWall
from td_app.ui.public.lettering import (
    Lead,
    paint_clock_line,
    paint_heading,
    paint_line,
    paint_name,
)
from td_app.ui.public.wall_face import ROUND, OverFace
from td_app.ui.public.wall_facts import FaceWords, HandWords, TimeWords
from td_app.ui.theme import HALL, hall
from td_app.ui.widgets.clock_face import paint_time
from td_app.ui.widgets.clock_looks import ClockLook, paint_bar, style_of
from td_app.words.figures import whole
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed

MOST_NAMED = 12
"""How many tables are named on a line that is read from the back of the room."""


def hand_words(view: HandForHandView | None, face: FaceWords) -> HandWords | None:
    """Return the hand that all tables play, with the clock under it; None otherwise."""
    if view is None:
        return None
    if view.hand:
        hand = fr_en("Main {0}", "Hand {0}").format(whole(view.hand))
    else:
        hand = fr_en("Bientôt", "Soon")
    also = ""
    if view.all_in and not view.may_turn_up:
        also = _tables(
            view.all_in,
            fr_en(
                "Tapis payé, cartes cachées\u00a0: table {0}",
                "All-in and call, cards down: table {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées\u00a0: tables {0}",
                "All-in and call, cards down: tables {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées à {0} tables",
                "All-in and call, cards down at {0} tables",
            ),
        )
    elif view.awaited and not view.hand:
        also = _awaited_tables(view)
    elif view.level_passed:
        also = fr_en("Nouvelles blindes à la main suivante", "New blinds from the next hand")
    return HandWords(
        heading=fr_en("Main par main", "Hand-for-hand"),
        hand=hand,
        awaited=_awaited(view),
        also=also,
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
    )


def _awaited(view: HandForHandView) -> str:
    if view.may_turn_up:
        return _tables(
            view.all_in,
            fr_en("On retourne les cartes\u00a0: table {0}", "Turn cards face up: table {0}"),
            fr_en("On retourne les cartes\u00a0: tables {0}", "Turn cards face up: tables {0}"),
            fr_en("On retourne les cartes à {0} tables", "Turn cards face up at {0} tables"),
        )
    if not view.awaited:
        return fr_en(
            "Attendez le signal de la main suivante", "Wait for the signal for the next hand"
        )
    if not view.hand:
        return fr_en("Finissez la main en cours, puis attendez", "Finish this hand, then wait")
    return _awaited_tables(view)


def _awaited_tables(view: HandForHandView) -> str:
    return _tables(
        view.awaited,
        fr_en("On attend la table {0}", "Waiting for table {0}"),
        fr_en("On attend les tables {0}", "Waiting for tables {0}"),
        fr_en("On attend {0} tables", "Waiting for {0} tables"),
    )


def _tables(numbers: Sequence[int], one: str, several: str, many: str) -> str:
    """Return which tables, or only how many where their numbers would be too small to read."""
    if len(numbers) > MOST_NAMED:
        return many.format(whole(len(numbers)))
    words = listed([str(number) for number in numbers], current_language())
    return (one if len(numbers) == 1 else several).format(words)


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


ALSO_SHOWN = 4
"""Other tables named under the large countdown."""


def seconds_left(ends_ms: int, now_ms: int) -> int:
    """Return the seconds still to count, 0 once over: 30 at the start, 1 in the last second.

    >>> seconds_left(30_000, 0), seconds_left(30_000, 1), seconds_left(30_000, 29_999)
    (30, 30, 1)
    """
    return max(0, -((now_ms - ends_ms) // 1000))


def time_words(calls: Sequence[TimeOnTheWall], face: FaceWords, now_ms: int) -> TimeWords | None:
    """Return the soonest countdown large and the others listed; None while there is none.

    ``face`` is the clock that stays visible under it.
    """
    if not calls:
        return None
    call = calls[0]
    left = seconds_left(call.ends_ms, now_ms)
    if call.place is None:
        heading = fr_en("TIME · Table {0}", "TIME · Table {0}").format(call.table)
    else:
        heading = fr_en("TIME · Table {0} · place {1}", "TIME · Table {0} · seat {1}").format(
            call.table, call.place
        )
    other = fr_en("table {0} · {1}\u00a0s", "table {0} · {1}\u00a0s")
    also = ", ".join(
        other.format(one.table, seconds_left(one.ends_ms, now_ms))
        for one in calls[1 : ALSO_SHOWN + 1]
    )
    return TimeWords(
        heading=heading,
        seconds=left,
        total=call.seconds,
        hurried=left <= call.aloud_s,
        over="" if left else fr_en("Temps écoulé", "Time is up"),
        also=fr_en("Aussi\u00a0: {0}", "Also: {0}").format(also) if also else "",
        level=face.clock.heading,
        clock=face.clock.shown,
        blinds=" · ".join(filter(None, (face.blinds, face.ante))),
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
