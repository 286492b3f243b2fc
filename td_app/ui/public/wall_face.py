"""The left of the wall: time, blinds, and what comes over the clock for a moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from td_app.ui.public.lettering import (
    LEFT,
    Lead,
    fitting_size,
    paint_clock_line,
    paint_heading,
    paint_line,
    paint_name,
    paint_side_by_side,
    width_of,
)
from td_app.ui.theme import hall, paint_icon, typeface
from td_app.ui.widgets.chip_disc import paint_chip
from td_app.ui.widgets.clock_face import BeatingFace, cells_of, paint_time
from td_app.ui.widgets.clock_looks import LookStyle, paint_bar, paint_ground, style_of
from td_app.wall.chips import ChipFacts
from td_app.wall.clock import ClockLook
from td_app.wall.facts import FaceWords, MessageWords

W = TypeVar("W")


class OverFace(QWidget, Generic[W]):
    """Shows ``words`` while there are any; :meth:`spoken_parts` is how they are read out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._words: W | None = None
        # It fills its room: the clock it hides need not be drawn.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def words(self) -> W | None:
        """Return the facts shown."""
        return self._words

    def set_words(self, words: W | None) -> None:
        """Show something, or nothing; nothing is redrawn when it is the same."""
        if words == self._words:
            return
        self._words = words
        if words is not None:
            self.setAccessibleName(", ".join(part for part in self.spoken_parts(words) if part))
        self.setVisible(words is not None)
        self.update()

    def spoken_parts(self, words: W) -> tuple[str, ...]:
        """Return the parts read out, in their order."""
        raise NotImplementedError


NARROWEST = 0.7
"""How far the digits may be narrowed to keep their height beside the right column."""

ROUND = 0.022
"""Radius of the ground, for a face of height one."""


@dataclass(frozen=True, slots=True)
class FaceRooms:
    """Where each part of the face stands, in pixels."""

    heading: QRectF
    time: QRectF
    bar: QRectF
    caption: QRectF
    blinds: QRectF
    note: QRectF
    coming: QRectF


def face_rooms(box: QRectF, *, captioned: bool = False, noted: bool = True) -> FaceRooms:
    """Return where the parts go; the time's room is the height of its digits.

    ``captioned`` makes room above the blinds for the words that say whose they are, ``noted``
    under them for a line that is not always there.
    """
    tall = box.height()
    left = box.left() + tall * 0.035
    wide = box.width() - tall * 0.07

    def room(top: float, height: float) -> QRectF:
        return QRectF(left, box.top() + tall * top, wide, tall * height)

    return FaceRooms(
        heading=room(0.025, 0.095),
        time=room(0.139, 0.477),
        bar=room(0.64, 0.013),
        caption=room(0.668, 0.055 if captioned else 0.0),
        blinds=room(0.722, 0.122) if captioned else room(0.672 if noted else 0.69, 0.17),
        note=room(0.846, 0.06),
        coming=room(0.908, 0.058) if noted else room(0.885, 0.068),
    )


class WallFace(BeatingFace):
    """The clock, its state, the blinds; each state with a ground or an edge of its own."""

    def __init__(self, words: FaceWords, parent: QWidget | None = None) -> None:
        """Show ``words``."""
        super().__init__(parent)
        self._words = words

    @property
    def words(self) -> FaceWords:
        """Return the facts shown."""
        return self._words

    def set_words(self, words: FaceWords) -> None:
        """Show something else; nothing is redrawn when it is the same."""
        before = self._words
        self._words = words
        if words == before:
            return
        self.beat(words.clock.look)
        told = words.winners or (words.clock.shown, words.blinds, words.ante)
        said = (words.clock.heading, *told, words.coming)
        self.setAccessibleName(", ".join(part for part in said if part))
        counted = replace(before, clock=replace(before.clock, seconds=words.clock.seconds))
        if words == counted:
            self.update(self._time_rect())
        else:
            self.update()

    def _time_rect(self) -> QRect:
        """Where a second alone changes what is drawn: the time, and the bar under it."""
        words = self._words
        captioned = bool(words.blinds_caption)
        noted = bool(words.note)
        rooms = face_rooms(QRectF(self.rect()), captioned=captioned, noted=noted)
        top = rooms.heading.bottom()
        high = rooms.bar.bottom() - rooms.heading.bottom()
        return QRectF(0, top, self.width(), high).toAlignedRect().adjusted(0, 0, 0, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the state, then time and blinds."""
        words = self._words
        style = style_of(words.clock.look, hall(), dimmed=self.dimmed)
        if style.ground:
            bright = style.words
        else:
            bright = hall().text
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        rooms = face_rooms(box, captioned=bool(words.blinds_caption), noted=bool(words.note))
        tall = box.height()
        paint_ground(painter, box, style, radius=tall * ROUND, width=tall * 0.011)
        large = rooms.heading.height() * 0.74
        side = 0.0
        if style.mark:
            side = large
        lead = Lead(style.mark, style.words, side=side, gap=side * 0.4, most=large)
        whole = event.rect() != self._time_rect()
        if whole:
            paint_heading(painter, rooms.heading, words.clock.heading, lead)
        if words.winners:
            _winners(painter, box, words, style.digits)
            painter.end()
            return
        if words.clock.words and words.clock.look is not ClockLook.NOT_STARTED:
            _winner(painter, box, words, style.digits)
            painter.end()
            return
        if words.clock.words:
            paint_line(painter, rooms.time, words.clock.words, style.digits, most=tall * 0.3)
        else:
            _time(painter, rooms.time, words.clock.shown, style.digits)
        if words.clock.total > 0:
            groove = style.groove or hall().sunken
            paint_bar(painter, rooms.bar, words.clock.share_left, style.bar, groove)
        if whole:
            _blinds(painter, rooms, words, bright, style)
        painter.end()


def _winner(painter: QPainter, box: QRectF, words: FaceWords, colour: str) -> None:
    """Draw the name as large as it fits, then club, prize and tournament, each read from afar."""
    tall = box.height()
    aside = box.width() * 0.05

    def room(top: float, bottom: float) -> QRectF:
        return box.adjusted(aside, tall * top, -aside, -tall * (1 - bottom))

    told = [words.club, words.note]
    lines = [line for line in told if line]
    least = 0.9 - 0.115 * len(lines)
    paint_name(painter, room(0.14, least), words.clock.words, colour, tall * 0.24)
    for place, line in enumerate(lines):
        where = room(least + place * 0.115, least + (place + 1) * 0.115)
        if line == words.note:
            ink = hall().accent_text
        else:
            ink = hall().text
        paint_line(painter, where, line, ink, most=tall * 0.088)
    coming = room(0.9, 0.975)
    paint_line(painter, coming, words.coming, hall().text_soft, most=coming.height() * 0.8)


#: How many columns so many names stand in; beyond the last, the others are only counted.
ONE_COLUMN = 5
TWO_COLUMNS = 14
MOST_NAMED = 36


def _winners(painter: QPainter, box: QRectF, words: FaceWords, colour: str) -> None:
    """Draw the names of all who won, of one size, in columns, then prize and tournament."""
    named = words.winners[:MOST_NAMED]
    if len(named) <= ONE_COLUMN:
        columns = 1
    elif len(named) <= TWO_COLUMNS:
        columns = 2
    else:
        columns = 3
    rows = -(-len(named) // columns)
    tall = box.height()
    aside = box.width() * 0.04
    room = box.adjusted(aside, tall * 0.15, -aside, -tall * (0.22 if words.note else 0.12))
    cell = QRectF(0, 0, room.width() / columns, room.height() / rows)
    inner = cell.adjusted(aside / 2, 0, -aside / 2, 0)
    size = min(fitting_size(name, inner, tall * 0.13) for name in named)
    for at, name in enumerate(named):
        place = inner.translated(room.left() + at // rows * cell.width(), room.top())
        paint_line(painter, place.translated(0, at % rows * cell.height()), name, colour, most=size)
    line = box.adjusted(aside, tall * 0.79, -aside, -tall * 0.11)
    paint_line(painter, line, words.note, hall().accent_text, most=tall * 0.088)
    over = len(words.winners) - len(named)
    if over:
        coming = f"+ {over} · {words.coming}"
    else:
        coming = words.coming
    foot = box.adjusted(aside, tall * 0.9, -aside, -tall * 0.025)
    paint_line(painter, foot, coming, hall().text_soft, most=foot.height() * 0.8)


def time_squeeze(room: QRectF, time: str) -> float:
    """Return by how much a time is narrowed so that its digits keep the height of ``room``."""
    sample = typeface(100, strong=True)
    natural = sum(cell.width for cell in cells_of(time, sample))
    natural *= room.height() / QFontMetricsF(sample).capHeight()
    return min(1.0, max(NARROWEST, room.width() / natural))


def _time(painter: QPainter, room: QRectF, time: str, colour: str) -> None:
    # Every time of the same length is narrowed alike: no digit shifts as seconds pass.
    squeeze = time_squeeze(room, time)
    painter.save()
    painter.translate(room.center().x(), 0)
    painter.scale(squeeze, 1.0)
    wide = room.width() / squeeze
    paint_time(painter, QRectF(-wide / 2, room.top(), wide, room.height()), time, colour)
    painter.restore()


def _blinds(
    painter: QPainter, rooms: FaceRooms, words: FaceWords, bright: str, style: LookStyle
) -> None:
    if style.ground:
        soft = style.words
    else:
        soft = hall().text_soft
    if words.blinds_caption:
        paint_line(
            painter, rooms.caption, words.blinds_caption, soft, most=rooms.caption.height() * 0.8
        )
    if words.blinds:
        parts = [(words.blinds, 1.0, bright)]
        if words.ante:
            parts.append((words.ante, 0.52, bright))
        aside = rooms.blinds.width() * 0.03
        room = rooms.blinds.adjusted(aside, 0, -aside, 0)
        paint_side_by_side(painter, room, parts, most=rooms.blinds.height())
    if words.removed:
        _removed(painter, rooms.note.united(rooms.coming), words.note, words.removed, bright)
        return
    aside = rooms.note.width() * 0.04
    note, coming = (room.adjusted(aside, 0, -aside, 0) for room in (rooms.note, rooms.coming))
    if words.note:
        if style.ground:
            colour = bright
        else:
            colour = hall().accent_text
        paint_line(painter, note, words.note, colour, most=rooms.note.height() * 0.78)
    if words.coming:
        paint_line(painter, coming, words.coming, soft, most=rooms.coming.height() * 0.82)


def _removed(
    painter: QPainter, room: QRectF, said: str, chips: tuple[ChipFacts, ...], colour: str
) -> None:
    """Draw the chips withdrawn during the break: each a disc with its colour's name."""
    size = room.height() * 0.38
    disc = room.height() * 0.8
    gap = size * 0.5
    named = [(chip, width_of(chip.colour_name, size)) for chip in chips]
    wide = width_of(said, size) + sum(gap * 2.2 + disc + wide for _, wide in named)
    shrink = min(1.0, room.width() / wide)
    size = size * shrink
    disc = disc * shrink
    gap = gap * shrink
    left = room.center().x() - wide * shrink / 2
    said_wide = width_of(said, size)
    line = QRectF(left, room.top(), said_wide + 2, room.height())
    paint_line(painter, line, said, colour, most=size, align=LEFT)
    left += said_wide
    for chip, word in named:
        left += gap * 1.4
        # A chip of the colour of the ground would be lost on it.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(hall().on_accent))
        painter.drawEllipse(QPointF(left + disc / 2, room.center().y()), disc * 0.53, disc * 0.53)
        paint_chip(painter, QRectF(left, room.center().y() - disc / 2, disc, disc), chip)
        left += disc + gap * 0.8
        line = QRectF(left, room.top(), word * shrink + 2, room.height())
        paint_line(painter, line, chip.colour_name, colour, most=size, align=LEFT)
        left += word * shrink


LARGEST = 0.17
"""Most height of the words, for a face of height one."""


class MessageFace(OverFace[MessageWords]):
    """Hidden while there is no message over the clock."""

    def spoken_parts(self, words: MessageWords) -> tuple[str, ...]:
        """Return the message, then the clock."""
        return words.text, words.level, words.clock, words.blinds

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words on the club's colour, the clock under them."""
        words = self._words
        if words is None:
            return
        box = QRectF(self.rect())
        ink = hall()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = box.height()
        whole = QPainterPath()
        whole.addRoundedRect(box, tall * ROUND, tall * ROUND)
        # The window behind is the clock, whose ground must not show at the corners.
        painter.fillRect(box, QColor(ink.page))
        painter.fillPath(whole, QColor(ink.accent))
        side = tall * 0.1
        mark = QRectF(box.center().x() - side / 2, box.top() + tall * 0.06, side, side)
        paint_icon(painter, "announce", ink.on_accent, mark)
        aside = tall * 0.06
        room = box.adjusted(aside, tall * 0.18, -aside, -tall * 0.2)
        paint_name(painter, room, words.text, ink.on_accent, tall * LARGEST)
        foot = QRectF(box.left() + aside, box.bottom() - tall * 0.17, box.width() - 2 * aside, 0)
        foot.setHeight(tall * 0.14)
        paint_clock_line(painter, foot, words, ink.on_accent, level=0.62, most=0.8)
        painter.end()
