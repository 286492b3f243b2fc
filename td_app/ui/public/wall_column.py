"""The right of the wall: players, average, chips, the next break, and panels that turn over."""

from __future__ import annotations

from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from reports.names import named
from td_app.ui.public.lettering import LEFT, paint_line, paint_lines, paint_side_by_side, width_of
from td_app.ui.public.wall_band import TurningPart
from td_app.ui.public.wall_people import paint_people
from td_app.ui.theme import hall
from td_app.ui.widgets.chip_disc import paint_chip
from td_app.ui.widgets.code_square import paint_code
from td_app.wall.facts import BandMove, ColumnWords, Figure, TurningPage
from td_app.wall.panels import LINES, MOVES
from td_app.wall.wishes import USUAL_SECONDS

LINES_SHOWN = 8

STAY = 2
"""Figures that stay: players and average. The others turn over, two at a time."""


class WallColumn(TurningPart):
    """Figures that stay, and under them one page after another when there are several."""

    def __init__(self, words: ColumnWords, parent: QWidget | None = None) -> None:
        """Show ``words``."""
        super().__init__(parent)
        self._words = words

    @property
    def words(self) -> ColumnWords:
        """Return the facts shown."""
        return self._words

    @property
    def turning(self) -> tuple[TurningPage, ...]:
        """Return what turns over: the figures that do not stay, late entry, then the panels."""
        words = self._words
        rest = words.figures[STAY:]
        pairs = (rest[first : first + 2] for first in range(0, len(rest), 2))
        late = (TurningPage("", late_entry=words.late_entry),) if words.late_entry else ()
        return (*(TurningPage("", figures=pair) for pair in pairs), *late, *words.pages)

    @property
    def pages(self) -> int:
        """Return how many pages turn over, one at least."""
        return max(1, len(self.turning))

    def stays(self) -> int:
        """Return how many milliseconds this page stays."""
        pages = self.turning
        return (pages[self.page % len(pages)].seconds if pages else USUAL_SECONDS) * 1_000

    def set_words(self, words: ColumnWords) -> None:
        """Show something else; nothing is redrawn when it is the same."""
        if words == self._words:
            return
        others = [page.title for page in words.pages] != [page.title for page in self._words.pages]
        self._words = words
        if others:
            self.show_page(0)
        said = (f"{f.caption} {f.figure} {f.beside}".strip() for f in words.figures)
        self.setAccessibleName(", ".join(said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, figures, late entry, then the page that is on."""
        words = self._words
        box = QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = box.height()
        top = box.top() + tall * 0.02
        title = QRectF(box.left(), top, box.width(), tall * 0.1)
        paint_lines(painter, title, words.title, hall().text, most=tall * 0.06)
        top = title.bottom() + tall * 0.01
        for figure in words.figures[:STAY]:
            _figure(painter, QRectF(box.left(), top, box.width(), tall * FIGURE), figure, tall)
            top += tall * FIGURE
        pages = self.turning
        if pages:
            page = pages[min(self.page, len(pages) - 1)]
            room = QRectF(box.left(), top, box.width(), box.bottom() - top)
            _page(painter, room, page, tall, late_entry_open=words.late_entry_open)
            if len(pages) > 1:
                _dots(painter, room, self.page, len(pages), tall)
        painter.end()


FIGURE = 0.19
"""Height of a figure with its label, for a column of height one."""


def _rule(painter: QPainter, box: QRectF, tall: float) -> None:
    painter.setPen(QPen(QColor(hall().line), max(1.0, tall * 0.002)))
    painter.drawLine(box.topLeft(), box.topRight())


def _figure(painter: QPainter, box: QRectF, figure: Figure, tall: float) -> None:
    _rule(painter, box, tall)
    size = tall * LABEL
    caption = QRectF(box.left(), box.top() + tall * 0.004, box.width(), size * 1.22)
    soft = hall().text_soft
    paint_line(painter, caption, figure.caption, soft, most=size, strong=False, align=LEFT)
    parts = [(figure.figure, 1.0, hall().text)]
    if figure.beside:
        parts.append((figure.beside, 0.72, soft))
    room = QRectF(box.left(), caption.bottom() - size * 0.14, box.width(), size * 1.22)
    paint_side_by_side(painter, room, parts, most=size, align=LEFT)


def _late(painter: QPainter, box: QRectF, words: str, tall: float, *, open_now: bool) -> None:
    """Draw the late entry's state: a full disc while open, an empty one once closed."""
    side = tall * 0.04
    room = box.adjusted(side * 1.5, 0, 0, 0)
    if open_now:
        colour = hall().text
    else:
        colour = hall().text_soft
    first = paint_lines(painter, room, words, colour, most=tall * LABEL, lines=4)
    lively = QColor(hall().accent_text if open_now else hall().text_soft)
    painter.setPen(QPen(lively, side * 0.1))
    if open_now:
        painter.setBrush(lively)
    else:
        painter.setBrush(Qt.GlobalColor.transparent)
    painter.drawEllipse(QRectF(box.left(), first.center().y() - side / 2, side, side))


def _page(
    painter: QPainter, box: QRectF, page: TurningPage, tall: float, *, late_entry_open: bool
) -> None:
    _rule(painter, box, tall)
    if page.late_entry:
        room = box.adjusted(0, tall * 0.01, 0, -tall * 0.04)
        _late(painter, room, page.late_entry, tall, open_now=late_entry_open)
        return
    if page.figures:
        for place, figure in enumerate(page.figures):
            top = box.top() + place * tall * FIGURE
            _figure(painter, QRectF(box.left(), top, box.width(), tall * FIGURE), figure, tall)
        return
    size = tall * LABEL
    title = QRectF(box.left(), box.top() + tall * 0.01, box.width(), size * 1.22)
    paint_line(painter, title, page.title, hall().text_soft, most=size, strong=False, align=LEFT)
    room = box.adjusted(0, tall * 0.02 + size * 1.22, 0, -tall * 0.035)
    if page.numbers:
        _numbers(painter, room, page, tall)
    elif page.lines:
        _lines(painter, room, page, tall)
    elif page.moves:
        _moves(painter, room, page.moves, tall)
    elif page.code:
        paint_address(painter, room, page.code, tall)
    else:
        paint_chips(painter, room, page, tall)


def _numbers(painter: QPainter, box: QRectF, page: TurningPage, tall: float) -> None:
    """Draw table numbers in their order, the next one to close framed in white."""
    count = len(page.numbers)
    if count in (4, 7, 8, 10, 11, 12):
        columns = 4
    elif count <= 9:
        columns = 3
    else:
        columns = 5
    gap = box.width() * 0.03
    wide = (box.width() - gap * (columns - 1)) / columns
    high = min(tall * 0.1, (box.height() + gap) / ceil(count / columns) - gap)
    for place, number in enumerate(page.numbers):
        column = place % columns
        row = place // columns
        cell = QRectF(
            box.left() + column * (wide + gap), box.top() + row * (high + gap), wide, high
        )
        framed = page.first_framed and place == 0
        edge = QColor(hall().text if framed else hall().line_strong)
        painter.setPen(QPen(edge, tall * (0.004 if framed else 0.0012)))
        painter.setBrush(QColor(hall().surface))
        painter.drawRoundedRect(cell, tall * 0.007, tall * 0.007)
        paint_line(painter, cell, str(number), hall().text, most=min(high * 0.62, wide * 0.44))


def _lines(painter: QPainter, box: QRectF, page: TurningPage, tall: float) -> None:
    shown = page.lines[:LINES_SHOWN]
    high = min(box.height() / max(len(shown), LINES), tall * 0.1)
    size = min(high / 1.22, tall * LABEL)
    if page.people:
        paint_people(painter, box, shown, size, high)
        return
    indent = max(width_of(first, size, strong=False) for first, _ in shown) + size * 0.5
    for place, (first, second) in enumerate(shown):
        row = QRectF(box.left(), box.top() + place * high, box.width(), high)
        paint_line(
            painter,
            row,
            first,
            hall().text_soft,
            most=size,
            least=size,
            strong=False,
            align=LEFT,
        )
        rest = row.adjusted(indent, 0, 0, 0)
        paint_line(
            painter,
            rest,
            second,
            hall().text,
            most=size,
            least=size * 0.6,
            strong=False,
            align=LEFT,
        )


def _fits(size: float, room: float, form: str) -> bool:
    return width_of(form, size, strong=False) <= room


def _moves(painter: QPainter, box: QRectF, moves: tuple[BandMove, ...], tall: float) -> None:
    """Draw who on one line, from where to where on the next."""
    high = min(box.height() / max(MOVES, len(moves)), tall * 0.2)
    for place, move in enumerate(moves):
        row = QRectF(box.left(), box.top() + place * high, box.width(), high / 2)
        if move.fresh:
            colour = hall().text
        else:
            colour = hall().text_soft
        size = min(high * 0.41, tall * LABEL)
        name = named((move.name,), partial(_fits, size, row.width()))[0]
        paint_line(painter, row, name, colour, most=size, strong=False, align=LEFT)
        row.translate(0, high * 0.44)
        if move.fresh:
            accent = hall().accent_text
        else:
            accent = hall().text_soft
        paint_line(painter, row, move.seats, accent, most=size, align=LEFT)


def _dots(painter: QPainter, box: QRectF, on: int, count: int, tall: float) -> None:
    """Draw which page is on, out of how many."""
    side = tall * 0.009
    left = box.left()
    painter.setPen(Qt.PenStyle.NoPen)
    for place in range(count):
        painter.setBrush(QColor(hall().text if place == on else hall().line_strong))
        wide = side * (2.6 if place == on else 1)
        painter.drawRoundedRect(
            QRectF(left, box.bottom() - side * 1.6, wide, side), side / 2, side / 2
        )
        left += wide + side


CHIPS_IN_A_COLUMN = 3

LABEL = 0.081
"""Size of a label, for a column of height one: its capitals are 0.059 of it.

The column is 0.85 of the picture's height: 5 % of the picture, 54 pixels of 1,080, 50 mm on a
picture 1.8 m wide, which is what one reads from ten metres (a two-hundredth of the distance).
"""


def paint_chips(painter: QPainter, box: QRectF, page: TurningPage, tall: float) -> None:
    """Draw the chips in play, each with the name of its colour."""
    columns = 2
    if len(page.chips) <= CHIPS_IN_A_COLUMN:
        columns = 1
    rows = ceil(len(page.chips) / columns)
    wide = box.width() / columns
    high = min(box.height() / rows, tall * 0.075)
    for place, chip in enumerate(page.chips):
        left = box.left() + place // rows * wide
        top = box.top() + place % rows * high
        row = QRectF(left, top, wide - wide * 0.04, high)
        side = high * 0.88
        paint_chip(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), chip)
        rest = row.adjusted(side * 1.2, 0, 0, 0)
        paint_line(painter, rest, chip.colour_name, hall().text, most=high * 0.46, align=LEFT)


def paint_address(painter: QPainter, box: QRectF, address: str, tall: float) -> None:
    """Draw the code of an address as large as there is room, and the address under it."""
    under = tall * LABEL * 0.7
    side = min(box.width(), box.height() - under * 1.3)
    square = QRectF(box.left(), box.top(), side, side)
    paint_code(painter, square, address)
    room = QRectF(box.left(), square.bottom() + under * 0.1, box.width(), under * 1.2)
    told = address.partition("://")[2]
    paint_line(painter, room, told, hall().text_soft, most=under, strong=False, align=LEFT)
