"""The foot of the wall: a message, the last changes of seat; what turns over; who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.names import named
from td_app.ui.public.lettering import LEFT, RIGHT, fitting_size, paint_line, paint_lines, width_of
from td_app.ui.public.logo import logo_room, needs_plate, paint_logo
from td_app.ui.theme import hall, paint_icon
from td_app.wall.facts import NOBODY, BandMove, BandWords, SeatsWords


class TurningPart(QWidget):
    """A part of the wall with ``page`` on, out of ``pages``; each stays :meth:`stays` ms."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the first page."""
        super().__init__(parent)
        self.page = 0
        self._turning = QTimer(self)
        self._turning.setSingleShot(True)
        self._turning.timeout.connect(self._time_is_up)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def pages(self) -> int:
        """Return how many pages there are, one at least."""
        return 1

    def stays(self) -> int:
        """Return how many milliseconds the page that is on stays."""
        raise NotImplementedError

    def turn(self) -> None:
        """Show the next page."""
        if self.pages > 1:
            self.show_page((self.page + 1) % self.pages)

    def show_page(self, page: int) -> None:
        """Show a page for its whole time."""
        self.page = page
        if self.isVisible():
            self._turning.start(self.stays())
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Turn over while shown."""
        self._turning.start(self.stays())

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop turning over."""
        self._turning.stop()

    def _time_is_up(self) -> None:
        self.turn()
        self._turning.start(self.stays())


TURN = 8_000
"""Milliseconds before the next moves are shown."""

AT_ONCE = 4

LOGO_WIDTH = 0.18
"""The most of the band's width that a logo takes."""


class WallBand(TurningPart):
    """A message of the director's, moves in two rows of two; without either, place and hour."""

    def __init__(self, words: BandWords, parent: QWidget | None = None) -> None:
        """Show ``words``."""
        super().__init__(parent)
        self._words = words
        self._logo: QImage | None = None
        self._plate = False

    @property
    def words(self) -> BandWords:
        """Return the facts shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the message and the moves take."""
        return max(1, self._first_move_page + ceil(len(self._words.moves) / AT_ONCE))

    @property
    def _first_move_page(self) -> int:
        if self._words.message:
            return 1
        return 0

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return TURN

    def set_logo(self, logo: QImage | None) -> None:
        """Show the club's logo at the left, if there is one."""
        if logo is not self._logo:
            self._logo = logo
            self._plate = logo is not None and needs_plate(logo)
            self.update()

    def set_words(self, words: BandWords) -> None:
        """Show something else, from its first page when moves came or went."""
        if words == self._words:
            return
        others = (words.message, words.moves) != (self._words.message, self._words.moves)
        self._words = words
        if others:
            self.show_page(0)
        if words.message:
            said = [words.message]
        else:
            said = []
        said += [f"{move.name}, {move.seats}" for move in words.moves]
        self.setAccessibleName("; ".join(said) or f"{words.left} {words.right}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band."""
        words = self._words
        box = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._beside_the_logo(painter, box)
        told = bool(words.message) and self.page == 0
        if told:
            ground = hall().accent
        elif words.moves:
            ground = hall().sunken
        else:
            ground = hall().surface
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        around = box.height() * 0.14
        painter.drawRoundedRect(box, around, around)
        if told:
            self._message(painter, box)
        elif words.moves:
            self._moves(painter, box)
        else:
            self._place_and_hour(painter, box)
        painter.end()

    def _beside_the_logo(self, painter: QPainter, box: QRectF) -> QRectF:
        if self._logo is None:
            return box
        room = QRectF(box.left(), box.top(), box.width() * LOGO_WIDTH, box.height())
        where = logo_room(self._logo, room)
        paint_logo(painter, self._logo, where, plate=self._plate)
        return box.adjusted(where.width() + box.height() * 0.16, 0, 0, 0)

    def _place_and_hour(self, painter: QPainter, box: QRectF) -> None:
        words = self._words
        inner = box.adjusted(box.height() * 0.35, 0, -box.height() * 0.35, 0)
        size = box.height() * 0.68
        hour = width_of(words.right, size)
        paint_line(painter, inner, words.right, hall().text, most=size, align=RIGHT)
        left = inner.adjusted(0, 0, -hour - size, 0)
        soft = hall().text_soft
        paint_line(painter, left, words.left, soft, most=size, least=size * 0.6, align=LEFT)

    def _message(self, painter: QPainter, box: QRectF) -> None:
        """Draw what the director says, as large as it fits, on two lines rather than small."""
        tall = box.height()
        side = tall * 0.46
        mark = QRectF(box.left() + tall * 0.25, box.center().y() - side / 2, side, side)
        paint_icon(painter, "announce", hall().on_accent, mark)
        room = box.adjusted(tall * 0.95, 0, -tall * 0.3, 0)
        paint_lines(painter, room, self._words.message, hall().on_accent, most=tall * 0.5)

    def _moves(self, painter: QPainter, box: QRectF) -> None:
        tall = box.height()
        side = tall * 0.42
        mark = QRectF(box.left() + tall * 0.25, box.center().y() - side / 2, side, side)
        many = len(self._words.moves) > AT_ONCE
        page = self.page - self._first_move_page
        if many:
            mark.translate(0, -tall * 0.12)
            count = QRectF(mark.left() - side, mark.bottom(), side * 3, tall * 0.28)
            paint_line(
                painter,
                count,
                f"{page + 1} / {self.pages - self._first_move_page}",
                hall().text_soft,
                most=tall * 0.2,
            )
        paint_icon(painter, "move", hall().accent_text, mark)
        room = box.adjusted(tall * 0.95, tall * 0.06, -tall * 0.25, -tall * 0.06)
        first = page * AT_ONCE
        shown = self._words.moves[first : first + AT_ONCE]
        columns = 2
        if len(self._words.moves) == 1:
            columns = 1
        rows = 1
        if len(self._words.moves) > 2:
            rows = 2
        wide = room.width() / columns
        high = room.height() / rows
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
    if move.fresh:
        colour = hall().text
    else:
        colour = hall().text_soft
    paint_line(painter, name, move.name, colour, most=size, least=size * 0.8, align=LEFT)
    shown = min(width_of(move.name, size), name.width()) + size * 0.6
    rest = cell.adjusted(shown, 0, 0, 0)
    if move.fresh:
        accent = hall().accent_text
    else:
        accent = hall().text_soft
    paint_line(painter, rest, move.seats, accent, most=size, align=LEFT)


COLUMNS = 3
ROWS = 12
NAME_SIZE = 0.56
FIGURE_WIDTH = 0.15
"""A name, of the height of its row, one size for all; a figure, of the width of its column."""

PER_PAGE = COLUMNS * ROWS

STAYS = 12_000
"""Milliseconds a page stays: long enough to find one's name among 36."""


class WallSeats(TurningPart):
    """Names in three columns, table and place in figures; hidden while there is no list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._words = NOBODY
        # It fills its room: the clock it hides need not be drawn.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def words(self) -> SeatsWords:
        """Return the facts shown."""
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
        size = room.height() / (ROWS + 1) * NAME_SIZE
        for_name = wide * (1 - 2 * FIGURE_WIDTH) - size * 0.4
        written = [name for name, _, _ in self._words.seats]
        names = named(written, lambda form: width_of(form, size) <= for_name)
        told = [(name, *seat[1:]) for name, seat in zip(names, self._words.seats, strict=True)]
        first = self.page * PER_PAGE
        for column in range(COLUMNS):
            start = first + column * ROWS
            shown = told[start : start + ROWS]
            left = room.left() + column * (wide + gap)
            if shown:
                self._column(painter, QRectF(left, room.top(), wide, room.height()), shown)
        painter.end()

    def _head(self, painter: QPainter, box: QRectF) -> None:
        size = box.height() * 0.62
        count = ""
        if self.pages > 1:
            count = f"{self.page + 1} / {self.pages}"
        paint_line(painter, box, count, hall().text_soft, most=size * 0.7, align=RIGHT)
        title = box.adjusted(0, 0, -box.width() * 0.12, 0)
        paint_line(painter, title, self._words.foot, hall().accent_text, most=size, align=LEFT)

    def _column(
        self, painter: QPainter, box: QRectF, seats: Sequence[tuple[str, str, str]]
    ) -> None:
        high = box.height() / (ROWS + 1)
        figure = box.width() * FIGURE_WIDTH
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
            size = high * NAME_SIZE
            paint_line(painter, line, name, hall().text, most=size, least=size, align=LEFT)
            for room, words, colour in (
                (table, at, hall().accent_text),
                (place, number, hall().text),
            ):
                where = QRectF(room.left(), top, room.width(), high)
                paint_line(painter, where, words, colour, most=size * 1.1, align=RIGHT)
