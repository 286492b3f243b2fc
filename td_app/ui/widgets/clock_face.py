"""The time left, large, with digits that never shift, at any size."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.lettering import Weight
from reports.marks import Said
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import paint_icon
from td_app.ui.theme.tokens import Colours
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.painting import NO_PICTURES, Signs, paint_marks, paint_ticking
from td_app.wall.clock import ClockFacts, ClockLook
from td_app.wall.face import Dress, dress_of, place_bar, place_ground
from td_app.wall.scene import Board, Box
from td_app.wall.themes import Theme

__all__ = ["ClockFace", "ClockFacts", "ClockLook"]

BEAT = 500
"""Milliseconds of each beat of the last ten seconds."""
SIGN = 0.28
SECONDS = 0.38
"""How tall the sign of overtime and the seconds after hours are, for figures of height one."""


AROUND = 0.03
"""How far figures and bar may reach around their room, for a face of height one."""


class BeatingFace(QWidget):
    """A face as large as its room, ``dimmed`` every other beat of the last ten seconds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Stand still."""
        super().__init__(parent)
        self.dimmed = False
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def beat(self, look: ClockLook) -> None:
        """Beat in the last ten seconds, and in no other look."""
        if look is not ClockLook.LAST_TEN:
            self._beat.stop()
            self.dimmed = False
        elif not self._beat.isActive():
            self._beat.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing while hidden."""
        self._beat.stop()

    def _turn(self) -> None:
        self.dimmed = not self.dimmed
        self.update()


def desk_theme(ink: Colours) -> Theme:
    """Return the desk's colours as a theme of the wall: a state is dressed alike on both."""
    return Theme(
        key="desk",
        inner=ink.page,
        outer=ink.page,
        ink=ink.text,
        soft=ink.text_soft,
        gold=ink.accent_text,
        panel=ink.sunken,
        line=ink.line,
        accent=ink.accent,
        on_accent=ink.on_accent,
        accent_text=ink.focus,
        filled=ink.accent,
        amber=ink.amber_ground,
        on_amber=ink.on_amber,
        amber_text=ink.amber_text,
        red=ink.red,
        on_red=ink.on_red,
        red_text=ink.red_text,
    )


#: The height of a face whose lines are as thick as the wall's, and the least they are enlarged by.
TALL = 650
LEAST_EDGE = 0.25
#: How much of a line's height its letters take.
LINE_FILLED = 0.82
LEAST_HEADING = 0.6
"""The smallest a heading gets, of its usual size, before it is cut."""


class ClockFace(BeatingFace):
    """The clock, painted to fill the room it is given."""

    corner = 0
    """Pixels that something over the face covers of its upper right corner."""
    corner_low = 0
    """Pixels from the top to where that ends."""

    def __init__(self, facts: ClockFacts, parent: QWidget | None = None) -> None:
        """Show ``facts``, in the theme’s colours."""
        super().__init__(parent)
        self._facts = facts
        self._signs: Signs = {}
        self.set_facts(facts)

    @property
    def facts(self) -> ClockFacts:
        """Return the facts shown."""
        return self._facts

    def set_facts(self, facts: ClockFacts) -> None:
        """Show other facts; nothing is redrawn when they are the same."""
        before = self._facts
        self._facts = facts
        self.beat(facts.look)
        self.setAccessibleName(
            ", ".join(part for part in (facts.heading, facts.shown, facts.caption) if part)
        )
        if facts == before:
            return
        if len(facts.shown) == len(before.shown) and facts == replace(
            before, seconds=facts.seconds
        ):
            self._pass_on()
        else:
            self.update()

    def _pass_on(self) -> None:
        """Redraw what time alone changes: the figures, their bar."""
        parts = face_parts(QRectF(self.rect()), self._facts)
        around = min(self.width(), self.height()) * AROUND
        for room in (self.time_room(parts), parts.bar):
            self.update(room.adjusted(-around, -around, around, around).toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the figures anew at the new size."""
        super().resizeEvent(event)
        self._signs.clear()

    def sizeHint(self) -> QSize:
        """Return a comfortable size in pixels."""
        return QSize(640, 320)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest legible size in pixels."""
        return QSize(120, 48)

    def time_room(self, parts: FaceParts) -> QRectF:
        """Return where the time stands, in pixels: beside what covers the corner, not under it."""
        if parts.time.top() >= self.corner_low:
            return parts.time
        # As much is left on the other side: the time stays in the middle.
        return parts.time.adjusted(self.corner, 0, -self.corner, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, heading, time, bar and caption."""
        theme = desk_theme(colours())
        dress = dress_of(self._facts.look, theme, dimmed=self.dimmed)
        painter = QPainter(self)
        box = QRectF(self.rect())
        parts = face_parts(box, self._facts)
        board = Board(theme)
        share = max(LEAST_EDGE, box.height() / TALL)
        place_ground(board, Box(0, 0, box.width() / share, box.height() / share), dress)
        if self._facts.total > 0:
            bar = QRectF(parts.bar.topLeft() / share, parts.bar.size() / share)
            room = Box(bar.x(), bar.y(), bar.width(), bar.height())
            place_bar(board, room, self._facts.share_left, dress)
        painter.save()
        painter.scale(share, share)
        paint_marks(painter, board.marks, NO_PICTURES)
        painter.restore()
        if self._facts.heading:
            # As much is left on the other side: the words stay in the middle.
            heading = parts.heading.adjusted(self.corner, 0, -self.corner, 0)
            _heading(painter, heading, self._facts.heading, dress)
        if self._facts.words:
            _one_line(painter, self.time_room(parts), self._facts.words, dress.digits)
        else:
            figures = time_marks(self.time_room(parts), self._facts.shown, dress.digits)
            paint_ticking(painter, figures, NO_PICTURES, self._signs)
        if self._facts.caption:
            _one_line(painter, parts.caption, self._facts.caption, dress.words)
        painter.end()


@dataclass(frozen=True, slots=True)
class FaceParts:
    """Where each part of a face stands, in pixels."""

    heading: QRectF
    time: QRectF
    bar: QRectF
    caption: QRectF


def face_parts(box: QRectF, facts: ClockFacts) -> FaceParts:
    """Return where the parts go: the time takes all that heading, bar and caption leave."""
    margin = min(box.width(), box.height()) * 0.06
    inner = box.adjusted(margin * 1.5, margin, -margin * 1.5, -margin)
    gap = inner.height() * 0.05
    head = 0.0
    if facts.heading:
        head = inner.height() * 0.14
    foot = 0.0
    if facts.caption:
        foot = inner.height() * 0.16
    bar = 0.0
    if facts.total > 0:
        bar = max(4.0, inner.height() * 0.028)
    top = inner.top() + head + (gap if head else 0)
    bottom = inner.bottom() - foot - (gap if foot else 0) - bar - (gap if bar else 0)
    spare = 0.0
    if facts.words:
        # Words are as high as their width lets them: heading and caption keep near to them.
        high = _size_of(facts.words, inner.width(), bottom - top) / LINE_FILLED
        spare = (bottom - top - high) / 2
    bar_top = bottom + (gap if bar else 0)
    return FaceParts(
        heading=QRectF(inner.left(), inner.top() + spare, inner.width(), head),
        time=QRectF(inner.left(), top + spare, inner.width(), bottom - top - 2 * spare),
        bar=QRectF(inner.left(), bar_top, inner.width(), bar),
        caption=QRectF(inner.left(), inner.bottom() - foot - spare, inner.width(), foot),
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """A sign of a time, the width of its cell in pixels, its size beside the large figures."""

    sign: str
    width: float
    share: float = 1.0


def cells_of(time: str, font: QFont) -> list[Cell]:
    """Return each sign of a time in its cell: every digit has the widest's.

    The sign of overtime, and the seconds after hours, are smaller: minutes keep their height.
    """
    measure = QFontMetricsF(font)
    digit = max(measure.horizontalAdvance(figure) for figure in "0123456789")
    if time.count(":") > 1:
        seconds = time.rindex(":")
    else:
        seconds = len(time)
    cells = []
    for place, sign in enumerate(time):
        if place >= seconds:
            share = SECONDS
        elif sign == "+":
            share = SIGN
        else:
            share = 1.0
        if sign.isdigit():
            width = digit
        else:
            width = measure.horizontalAdvance(sign) * 0.92
        cells.append(Cell(sign, width * share, share))
    return cells


def time_marks(where: QRectF, time: str, colour: str) -> list[Said]:
    """Return a time as large as ``where`` allows, each digit in a cell of its own."""
    sample = typeface(100, strong=True)
    wide = sum(cell.width for cell in cells_of(time, sample)) / 100
    tall = QFontMetricsF(sample).capHeight() / 100
    size = min(where.width() / wide, where.height() / tall)
    cells = cells_of(time, typeface(size, strong=True))
    left = where.center().x() - sum(cell.width for cell in cells) / 2
    figures = QFontMetricsF(typeface(size, strong=True)).capHeight()
    baseline = where.center().y() + figures / 2
    marks = []
    for cell in cells:
        measure = QFontMetricsF(typeface(size * cell.share, strong=True))
        lift = 0.0
        if cell.sign == ":":
            # A colon stands on the line of small letters: brought to the middle of the figures.
            lift = measure.capHeight() / 2 + measure.tightBoundingRect(cell.sign).center().y()
        elif cell.sign == "+":
            lift = figures - measure.capHeight()
        beside = (cell.width - measure.horizontalAdvance(cell.sign)) / 2
        at = (left + beside, baseline - lift)
        marks.append(Said(*at, cell.sign, size * cell.share, colour, face=Weight.SEMIBOLD))
        left += cell.width
    return marks


def _heading(painter: QPainter, where: QRectF, words: str, dress: Dress) -> None:
    side = 0.0
    if dress.mark:
        side = where.height() * 0.9
    gap = side * 0.35
    font = typeface(where.height() * 0.8, strong=True)
    needed = QFontMetricsF(font).horizontalAdvance(words) + side + gap
    if needed > where.width():
        # Smaller rather than cut: the last word is the state of the clock.
        shrunk = max(LEAST_HEADING, where.width() / needed)
        side = side * shrunk
        gap = gap * shrunk
        font = typeface(where.height() * 0.8 * shrunk, strong=True)
    measure = QFontMetricsF(font)
    wide = min(measure.horizontalAdvance(words), where.width() - side - gap)
    left = where.center().x() - (wide + side + gap) / 2
    if dress.mark:
        mark = QRectF(left, where.center().y() - side / 2, side, side)
        paint_icon(painter, dress.mark, dress.words, mark)
    painter.setFont(font)
    painter.setPen(QColor(dress.words))
    painter.drawText(
        QRectF(left + side + gap, where.top(), wide + 1, where.height()),
        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine,
        measure.elidedText(words, Qt.TextElideMode.ElideRight, wide + 1),
    )


def _one_line(painter: QPainter, where: QRectF, words: str, colour: str) -> None:
    """Draw words on one line as large as they fit."""
    painter.setFont(typeface(_size_of(words, where.width(), where.height()), strong=True))
    painter.setPen(QColor(colour))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, words)


def _size_of(words: str, width: float, height: float) -> float:
    """Return the size of words as large as they fit on one line, in pixels."""
    wide = QFontMetricsF(typeface(100, strong=True)).horizontalAdvance(words) / 100
    return min(height * LINE_FILLED, width / wide if wide else height)
