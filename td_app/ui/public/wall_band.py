"""The foot of the wall: a message, the last changes of seat; and what turns over, page by page."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.public.lettering import LEFT, RIGHT, fitting_size, paint_line, paint_lines, width_of
from td_app.ui.public.logo import logo_room, needs_plate, paint_logo
from td_app.ui.public.wall_facts import BandMove, BandWords
from td_app.ui.theme import hall, paint_icon


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
        """Turn over no more."""
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
        """Return what is shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the message and the moves take."""
        return max(1, self._first_move_page + ceil(len(self._words.moves) / AT_ONCE))

    @property
    def _first_move_page(self) -> int:
        return 1 if self._words.message else 0

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return TURN

    def set_logo(self, logo: QImage | None) -> None:
        """Show the club's logo at the left, or none."""
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
        said = [words.message] if words.message else []
        said += [f"{move.name}, {move.seats}" for move in words.moves]
        self.setAccessibleName("; ".join(said) or f"{words.left} {words.right}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band."""
        words, box = self._words, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._beside_the_logo(painter, box)
        told = bool(words.message) and self.page == 0
        ground = hall().accent if told else hall().sunken if words.moves else hall().surface
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
        size = box.height() * 0.34
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
    colour = hall().text if move.fresh else hall().text_soft
    paint_line(painter, name, move.name, colour, most=size, least=size * 0.8, align=LEFT)
    shown = min(width_of(move.name, size), name.width()) + size * 0.6
    rest = cell.adjusted(shown, 0, 0, 0)
    accent = hall().accent_text if move.fresh else hall().text_soft
    paint_line(painter, rest, move.seats, accent, most=size, align=LEFT)
