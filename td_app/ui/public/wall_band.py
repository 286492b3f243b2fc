"""The foot of the wall: the last changes of seat, four at a time."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.public.lettering import LEFT, RIGHT, fitting_size, paint_line, width_of
from td_app.ui.public.wall_facts import BandMove, BandWords
from td_app.ui.theme import HALL, paint_icon

TURN = 8_000
"""Milliseconds before the next moves are shown."""

AT_ONCE = 4


class WallBand(QWidget):
    """Moves in two rows of two; where we are and what time it is when nobody moves."""

    def __init__(self, words: BandWords, parent: QWidget | None = None) -> None:
        """Show ``words``."""
        super().__init__(parent)
        self._words = words
        self.page = 0
        self._turning = QTimer(self)
        self._turning.setInterval(TURN)
        self._turning.timeout.connect(self.turn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def words(self) -> BandWords:
        """Return what is shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the moves take."""
        return max(1, ceil(len(self._words.moves) / AT_ONCE))

    def set_words(self, words: BandWords) -> None:
        """Show something else, from its first page when moves came or went."""
        if words == self._words:
            return
        if words.moves != self._words.moves:
            self.page = 0
        self._words = words
        said = [f"{move.name}, {move.seats}" for move in words.moves]
        self.setAccessibleName("; ".join(said) or f"{words.left} {words.right}".strip())
        self.update()

    def turn(self) -> None:
        """Show the next moves."""
        if self.pages > 1:
            self.page = (self.page + 1) % self.pages
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Turn over while shown."""
        self._turning.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Turn over no more."""
        self._turning.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band."""
        words, box = self._words, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(HALL.sunken if words.moves else HALL.surface))
        around = box.height() * 0.14
        painter.drawRoundedRect(box, around, around)
        if words.moves:
            self._moves(painter, box)
        else:
            inner = box.adjusted(box.height() * 0.35, 0, -box.height() * 0.35, 0)
            size = box.height() * 0.34
            hour = width_of(words.right, size)
            paint_line(painter, inner, words.right, HALL.text, most=size, align=RIGHT)
            left = inner.adjusted(0, 0, -hour - size, 0)
            paint_line(
                painter, left, words.left, HALL.text_soft, most=size, least=size * 0.6, align=LEFT
            )
        painter.end()

    def _moves(self, painter: QPainter, box: QRectF) -> None:
        tall = box.height()
        side = tall * 0.42
        mark = QRectF(box.left() + tall * 0.25, box.center().y() - side / 2, side, side)
        many = self.pages > 1
        if many:
            mark.translate(0, -tall * 0.12)
            count = QRectF(mark.left() - side, mark.bottom(), side * 3, tall * 0.28)
            paint_line(
                painter, count, f"{self.page + 1} / {self.pages}", HALL.text_soft, most=tall * 0.2
            )
        paint_icon(painter, "move", HALL.accent_text, mark)
        room = box.adjusted(tall * 0.95, tall * 0.06, -tall * 0.25, -tall * 0.06)
        first = self.page * AT_ONCE
        shown = self._words.moves[first : first + AT_ONCE]
        columns = 1 if len(self._words.moves) == 1 else 2
        rows = 2 if len(self._words.moves) > 2 else 1
        wide, high = room.width() / columns, room.height() / rows
        for place, move in enumerate(shown):
            cell = QRectF(
                room.left() + place % columns * wide, room.top() + place // columns * high,
                wide - tall * 0.2, high,
            )  # fmt: skip
            _move(painter, cell, move, min(high * 0.62, tall * 0.4))


def _move(painter: QPainter, cell: QRectF, move: BandMove, most: float) -> None:
    """Draw who, then from where to where; a long name gives way to the seats."""
    size = fitting_size(move.seats, cell.adjusted(0, 0, -cell.width() * 0.4, 0), most)
    seats = width_of(move.seats, size)
    name = QRectF(cell.left(), cell.top(), cell.width() - seats - size * 0.6, cell.height())
    colour = HALL.text if move.fresh else HALL.text_soft
    paint_line(painter, name, move.name, colour, most=size, least=size * 0.8, align=LEFT)
    shown = min(width_of(move.name, size), name.width()) + size * 0.6
    rest = cell.adjusted(shown, 0, 0, 0)
    accent = HALL.accent_text if move.fresh else HALL.text_soft
    paint_line(painter, rest, move.seats, accent, most=size, align=LEFT)
