"""Hand-for-hand over the clock of the wall: the hand's number large, the tables awaited (2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent

from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.figures import whole
from td_app.ui.public.lettering import (
    LEFT,
    fitting_size,
    paint_line,
    paint_name,
    paint_side_by_side,
    width_of,
)
from td_app.ui.public.wall_face import ROUND, OverFace
from td_app.ui.public.wall_facts import FaceWords, HandWords
from td_app.ui.theme import hall, paint_icon
from td_app.ui.widgets.clock_looks import ClockLook, LookStyle, style_of
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import listed

MOST_NAMED = 12
"""How many tables are named on a line that is read from the back of the room."""


def hand_words(view: HandForHandView | None, face: FaceWords) -> HandWords | None:
    """Return the hand that all tables play, with the clock under it; None otherwise."""
    if view is None:
        return None
    hand = (
        fr_en("Main {0}", "Hand {0}").format(whole(view.hand))
        if view.hand
        else fr_en("Bientôt", "Soon")
    )
    also = ""
    if view.all_in and not view.may_turn_up:
        also = _tables(
            view.all_in,
            fr_en(
                "Tapis payé, cartes cachées\u00a0: table {0}",
                "Called all-in, cards down: table {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées\u00a0: tables {0}",
                "Called all-ins, cards down: tables {0}",
            ),
            fr_en(
                "Tapis payé, cartes cachées à {0} tables",
                "All-ins called, cards down at {0} tables",
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
            fr_en("On retourne les cartes\u00a0: table {0}", "Cards are turned up: table {0}"),
            fr_en("On retourne les cartes\u00a0: tables {0}", "Cards are turned up: tables {0}"),
            fr_en("On retourne les cartes à {0} tables", "Cards turned up at {0} tables"),
        )
    if not view.awaited:
        return fr_en(
            "Attendez le signal de la main suivante", "Wait for the signal of the next hand"
        )
    if not view.hand:
        return fr_en("Finissez la main en cours, puis attendez", "End this hand, then wait")
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

    def said(self, words: HandWords) -> tuple[str, ...]:
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
        _ground(painter, box, style)
        _heading(painter, _room(box, 0.03, 0.12), words.heading, style)
        hand = _room(box, 0.16, 0.36)
        paint_name(painter, hand, words.hand, style.words, hand.height() * 0.95)
        awaited = _room(box, 0.54, 0.15)
        paint_line(painter, awaited, words.awaited, style.words, most=awaited.height() * 0.7)
        if words.also:
            also = _room(box, 0.70, 0.09)
            paint_line(painter, also, words.also, style.words, most=also.height() * 0.7)
        _clock(painter, _room(box, 1 - CLOCK_ROOM, CLOCK_ROOM), words)
        painter.end()


def _room(box: QRectF, top: float, height: float) -> QRectF:
    tall = box.height()
    aside = tall * 0.035
    return QRectF(
        box.left() + aside, box.top() + tall * top, box.width() - 2 * aside, tall * height
    )


def _ground(painter: QPainter, box: QRectF, style: LookStyle) -> None:
    """The amber of hand-for-hand, and a dark strip at the foot where the clock stands."""
    radius = box.height() * ROUND
    whole, foot = QPainterPath(), QPainterPath()
    whole.addRoundedRect(box, radius, radius)
    foot.addRect(box.adjusted(0, box.height() * (1 - CLOCK_ROOM), 0, 0))
    # The clock is behind, whose ground must not show at the corners.
    painter.fillRect(box, QColor(hall().page))
    painter.fillPath(whole, QColor(style.ground))
    painter.fillPath(whole.intersected(foot), QColor(hall().surface))


def _heading(painter: QPainter, room: QRectF, words: str, style: LookStyle) -> None:
    side = room.height() * 0.74
    gap = side * 0.4
    beside = room.adjusted(0, 0, -side - gap, 0)
    size = fitting_size(words, beside, room.height() * 0.74)
    left = room.center().x() - (width_of(words, size) + side + gap) / 2
    mark = QRectF(left, room.center().y() - side / 2, side, side)
    paint_icon(painter, style.mark, style.words, mark)
    beside.moveLeft(left + side + gap)
    paint_line(painter, beside, words, style.words, most=size, align=LEFT)


def _clock(painter: QPainter, room: QRectF, words: HandWords) -> None:
    """The tournament's time between its level and its blinds."""
    ink = hall().text
    parts = [(words.level, 0.55, ink), (words.clock, 1.0, ink), (words.blinds, 0.62, ink)]
    shown = [part for part in parts if part[0]]
    paint_side_by_side(painter, room, shown, most=room.height() * 0.72)
