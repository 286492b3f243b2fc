"""Changes of seat over the whole wall: who, from where, to where, read from ten metres.

What a room reads must be 50 mm high at ten metres (a two-hundredth of the distance). On a picture
1.8 m wide and 1,920 pixels across a pixel is 0.94 mm: 54 pixels, 5 % of the height. Eight lines of
9.3 % each leave a capital letter of 5.1 % or more, a head and a foot of the same letter: eight is
the most a picture holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from reports.names import named
from td_app.ui.public.lettering import LEFT, RIGHT, paint_line, width_of
from td_app.ui.public.wall_band import TURN, TurningPart
from td_app.ui.theme import hall, typeface
from td_app.wall.facts import MovesWords, SeatMove
from td_app.words.language import fr_en

AT_ONCE = 8
"""Moves on a page: the most that stay legible."""

LEGIBLE = 0.05
"""Height of a capital letter that is read from ten metres, for a picture of height one."""

HEAD = 0.11
FOOT = 0.10
MARGIN = 0.022
"""Shares of the height: the title, the strip of the time, what is left free around."""

FEWEST = 4
"""With fewer moves than this the lines grow no more."""

LETTER = 0.76
"""Size of the letters, for a line of height one."""

CAPITAL = 0.727
"""Height of a capital letter, for letters of size one."""

SMALLER = 0.94
"""From one size tried to the next."""


class MovesFace(TurningPart):
    """Over the whole picture while moves wait, eight at a time; hidden otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._words: MovesWords | None = None
        # It fills the picture: what it hides need not be drawn.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def words(self) -> MovesWords | None:
        """Return the facts shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the moves take."""
        if self._words:
            return max(1, ceil(len(self._words.moves) / AT_ONCE))
        return 1

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return TURN

    def set_words(self, words: MovesWords | None) -> None:
        """Show moves, or none; from the first page when others came."""
        if words == self._words:
            return
        before = self._words
        self._words = words
        if words is not None:
            if before is None or words.moves != before.moves:
                self.show_page(0)
            said = (f"{move.name}, {move.left} → {move.reached}" for move in words.moves)
            self.setAccessibleName("; ".join(said))
        self.setVisible(words is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page that is on, under its title, over the time."""
        words = self._words
        if words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, QColor(hall().page))
        edge = box.height() * MARGIN
        inner = box.adjusted(2 * edge, edge, -2 * edge, -edge)
        tall = box.height()
        lines = lines_room(box)
        high = lines.height() / max(FEWEST, min(AT_ONCE, len(words.moves)))
        columns = _Columns.largest(words, lines, high * LETTER, least=tall * LEGIBLE / CAPITAL)
        _head(
            painter, QRectF(inner.left(), inner.top(), inner.width(), tall * HEAD), words, columns
        )
        first = self.page * AT_ONCE
        for place, move in enumerate(words.moves[first : first + AT_ONCE]):
            row = QRectF(lines.left(), lines.top() + place * high, lines.width(), high)
            _move(painter, row, move, columns, first + place)
        foot = QRectF(inner.left(), inner.bottom() - tall * FOOT, inner.width(), tall * FOOT)
        _foot(painter, foot, words, f"{self.page + 1} / {self.pages}" if self.pages > 1 else "")
        painter.end()


def lines_room(box: QRectF) -> QRectF:
    """Return where the moves stand in a picture, in pixels."""
    edge = box.height() * MARGIN
    tall = box.height()
    return box.adjusted(2 * edge, edge + tall * HEAD, -2 * edge, -edge - tall * FOOT)


@dataclass(frozen=True, slots=True)
class _Columns:
    """One size for all pages, the names as they fit in it, where the seats begin."""

    size: float
    names: tuple[str, ...]
    left: float
    arrow: float
    reached: float

    @classmethod
    def largest(cls, words: MovesWords, room: QRectF, size: float, *, least: float) -> _Columns:
        """Return the columns at the largest size at which every name is whole.

        Below ``least`` nobody reads it from ten metres: there names are shortened, at the size
        that the lines have.
        """
        whole = tuple(move.name for move in words.moves)
        tried = size
        while tried >= least:
            columns = cls.of(words, room, tried)
            if columns.names == whole:
                return columns
            tried *= SMALLER
        return cls.of(words, room, max(least, min(size, tried / SMALLER)))

    @classmethod
    def of(cls, words: MovesWords, room: QRectF, size: float) -> _Columns:
        """Return the columns of these moves in a room."""
        wide = max(width_of(move.reached, size) for move in words.moves)
        from_wide = max(width_of(move.left, size, strong=False) for move in words.moves)
        reached = room.right() - wide
        arrow = reached - size * 1.5
        left = arrow - size * 0.35 - from_wide
        span = left - size * 0.6 - room.left()
        names = named(
            [move.name for move in words.moves],
            lambda form: width_of(form, size, strong=False) <= span,
        )
        return cls(size, names, left, arrow, reached)


def _head(painter: QPainter, box: QRectF, words: MovesWords, columns: _Columns) -> None:
    size = box.height() * 0.66
    title = QRectF(
        box.left(), box.top(), columns.left - columns.size * 0.4 - box.left(), box.height()
    )
    paint_line(painter, title, words.title, hall().accent_text, most=size, align=LEFT)
    soft = hall().text_soft
    room = QRectF(columns.left, box.top(), columns.reached - columns.left, box.height())
    paint_line(painter, room, fr_en("de", "from"), soft, most=size, strong=False, align=LEFT)
    room = QRectF(columns.reached, box.top(), box.right() - columns.reached, box.height())
    paint_line(painter, room, fr_en("à", "to"), hall().text, most=size, align=LEFT)


def _move(painter: QPainter, row: QRectF, move: SeatMove, columns: _Columns, number: int) -> None:
    painter.setPen(QPen(QColor(hall().line), 1))
    painter.drawLine(row.topLeft(), row.topRight())
    strong = typeface(columns.size, strong=True)
    plain = typeface(columns.size)
    baseline = row.center().y() + QFontMetricsF(strong).capHeight() / 2
    for words, left, font, ink in (
        (columns.names[number], row.left(), plain, hall().text),
        (move.left, columns.left, plain, hall().text_soft),
        ("→", columns.arrow, plain, hall().text_soft),
        (move.reached, columns.reached, strong, hall().accent_text),
    ):
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(left, baseline), words)


def _foot(painter: QPainter, box: QRectF, words: MovesWords, page: str) -> None:
    """Draw the time in the corner, its level before it, which page is on at the left."""
    size = box.height() * 0.8
    paint_line(painter, box, words.clock, hall().text, most=size, align=RIGHT)
    room = box.adjusted(0, 0, -width_of(words.clock, size) - size * 0.6, 0)
    soft = hall().text_soft
    paint_line(painter, room, words.level, soft, most=size * 0.9, strong=False, align=RIGHT)
    paint_line(painter, box, page, soft, most=size * 0.9, strong=False, align=LEFT)
