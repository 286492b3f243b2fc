"""The list of places on a wall before the start: who sits where, by name, page after page."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from td_app.ui.public.lettering import LEFT, RIGHT, paint_line
from td_app.ui.public.wall_band import TurningPart
from td_app.ui.public.wall_facts import SeatsWords, Wall
from td_app.ui.theme import hall
from td_app.words.language import fr_en

COLUMNS, ROWS = 3, 12
PER_PAGE = COLUMNS * ROWS
STAYS = 12_000
"""Milliseconds a page stays: long enough to find one's name among 36."""

NOBODY = SeatsWords("", "", "", ())


def seats_words(wall: Wall) -> SeatsWords | None:
    """Return who sits where by name, once drawn and until the clock starts; else None."""
    if not wall.seats_first or not wall.state.drawn or wall.state.clock.started:
        return None
    rows = (row for row in wall.standings.rows if row.seat is not None)
    return SeatsWords(
        wall.view.title,
        fr_en("Table", "Table"),
        fr_en("Place", "Seat"),
        tuple((r.name, str(r.seat.table), str(r.seat.number)) for r in rows if r.seat is not None),
        fr_en(
            "Cherchez votre nom, puis rejoignez votre table",
            "Find your name, then go to your table",
        ),
    )


class WallSeats(TurningPart):
    """Names in three columns, table and place in figures; hidden while there is no list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._words = NOBODY
        self.hide()

    @property
    def words(self) -> SeatsWords:
        """Return what is shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the names take."""
        return max(1, ceil(len(self._words.seats) / PER_PAGE))

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return STAYS

    def set_words(self, words: SeatsWords | None) -> None:
        """Show a list, or none; nothing is redrawn when it is the same."""
        shown = words or NOBODY
        if shown != self._words:
            self._words = shown
            self.page = min(self.page, self.pages - 1)
            said = (f"{name}, {table}, {place}" for name, table, place in shown.seats)
            self.setAccessibleName("; ".join(said))
            self.update()
        self.setVisible(words is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page that is on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, QColor(hall().page))
        tall = box.height()
        head = QRectF(box.left(), box.top(), box.width(), tall * 0.1)
        self._head(painter, head)
        room = box.adjusted(0, tall * 0.12, 0, 0)
        gap = room.width() * 0.025
        wide = (room.width() - gap * (COLUMNS - 1)) / COLUMNS
        first = self.page * PER_PAGE
        for column in range(COLUMNS):
            start = first + column * ROWS
            shown = self._words.seats[start : start + ROWS]
            left = room.left() + column * (wide + gap)
            if shown:
                self._column(painter, QRectF(left, room.top(), wide, room.height()), shown)
        painter.end()

    def _head(self, painter: QPainter, box: QRectF) -> None:
        size = box.height() * 0.62
        count = f"{self.page + 1} / {self.pages}" if self.pages > 1 else ""
        paint_line(painter, box, count, hall().text_soft, most=size * 0.7, align=RIGHT)
        title = box.adjusted(0, 0, -box.width() * 0.12, 0)
        paint_line(painter, title, self._words.foot, hall().accent_text, most=size, align=LEFT)

    def _column(
        self, painter: QPainter, box: QRectF, seats: tuple[tuple[str, str, str], ...]
    ) -> None:
        high = box.height() / (ROWS + 1)
        figure = box.width() * 0.15
        table = QRectF(box.right() - 2 * figure, box.top(), figure, high)
        place = QRectF(box.right() - figure, box.top(), figure, high)
        soft = hall().text_soft
        for room, words in ((table, self._words.table), (place, self._words.place)):
            paint_line(painter, room, words, soft, most=high * 0.4, align=RIGHT)
        for row, (name, at, number) in enumerate(seats, 1):
            top = box.top() + row * high
            painter.setPen(QPen(QColor(hall().line), 1))
            painter.drawLine(int(box.left()), int(top), int(box.right()), int(top))
            line = QRectF(box.left(), top, box.width() - 2 * figure, high)
            size = high * 0.56
            paint_line(painter, line, name, hall().text, most=size, least=size * 0.75, align=LEFT)
            for room, words, colour in (
                (table, at, hall().accent_text),
                (place, number, hall().text),
            ):
                where = QRectF(room.left(), top, room.width(), high)
                paint_line(painter, where, words, colour, most=size * 1.1, align=RIGHT)
