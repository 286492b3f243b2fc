"""The parts of a meeting's wall that a tournament's has not: its tables, and its teams."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from td_app.ui.public.lettering import LEFT, RIGHT, fitting_size, paint_line, width_of
from td_app.ui.public.wall_band import TurningPart
from td_app.ui.theme import hall, paint_icon
from td_app.wall.meeting_words import TableWords, TeamsWords, TeamWords
from td_app.words.language import fr_en

MOST_TABLES = 24
"""Tables on a page: the most that stay legible."""

MOST_TEAMS = 18
"""Teams on a page."""

STAYS = 10_000
"""Milliseconds a page stays."""

ACROSS = ((4, 2), (6, 3), (16, 4), (MOST_TABLES, 6))
"""So many tables at most stand in so many columns."""


class MeetingTables(TurningPart):
    """Every table of a round: its number, who is still in, or the team that won it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no table yet."""
        super().__init__(parent)
        self._words: tuple[TableWords, ...] = ()

    @property
    def words(self) -> tuple[TableWords, ...]:
        """Return the facts shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the tables take."""
        return max(1, ceil(len(self._words) / MOST_TABLES))

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return STAYS

    def set_words(self, words: tuple[TableWords, ...]) -> None:
        """Show other tables; nothing is redrawn when they are the same."""
        if words == self._words:
            return
        self._words = words
        self.page = min(self.page, self.pages - 1)
        self.setAccessibleName("; ".join(f"{one.number}, {_state_of(one)}" for one in words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page that is on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = self.page * MOST_TABLES
        shown = self._words[first : first + MOST_TABLES]
        if shown:
            each = min(MOST_TABLES, len(self._words))
            columns = next(across for most, across in ACROSS if each <= most)
            box = QRectF(self.rect())
            rows = ceil(each / columns)
            gap = box.width() * 0.012
            wide = (box.width() - gap * (columns - 1)) / columns
            high = min((box.height() - gap * (rows - 1)) / rows, box.width() * 0.2)
            for at, table in enumerate(shown):
                left = at % columns * (wide + gap)
                top = at // columns * (high + gap)
                _cell(painter, QRectF(box.left() + left, box.top() + top, wide, high), table)
        painter.end()


def _cell(painter: QPainter, box: QRectF, table: TableWords) -> None:
    """Draw a table: its number at the left; beside it what goes on there, over seats still in."""
    ink = hall()
    tall = box.height()
    painter.setPen(QPen(QColor(ink.line_strong), max(1.0, tall * 0.015)))
    painter.setBrush(QColor(ink.sunken if table.over else ink.surface))
    painter.drawRoundedRect(box, tall * 0.1, tall * 0.1)
    inner = box.adjusted(tall * 0.16, tall * 0.06, -tall * 0.16, -tall * 0.06)
    beside = min(width_of("88", tall * 0.6), inner.width() * 0.3)
    number = QRectF(inner.left(), inner.top(), beside, inner.height())
    if table.over:
        soft = ink.text_soft
    else:
        soft = ink.text
    paint_line(painter, number, table.number, soft, most=tall * 0.6, align=LEFT)
    room = inner.adjusted(number.width() + tall * 0.16, 0, 0, 0)
    if table.won:
        side = min(room.height() * 0.44, room.width() * 0.16)
        mark = QRectF(room.left(), room.center().y() - side / 2, side, side)
        paint_icon(painter, "winner", ink.accent_text, mark)
        name = room.adjusted(side * 1.25, 0, 0, 0)
        size = tall * 0.4
        bright = ink.accent_text
        paint_line(painter, name, table.won, bright, most=size, least=size * 0.6, align=LEFT)
        return
    said = room.adjusted(0, 0, 0, -room.height() * (0.36 if table.seats else 0))
    paint_line(painter, said, _state_of(table), ink.text_soft, most=tall * 0.42, align=LEFT)
    if table.seats:
        _seats(painter, room.adjusted(0, room.height() * 0.68, 0, 0), table)


def _seats(painter: QPainter, box: QRectF, table: TableWords) -> None:
    """Draw a dot a seat: full for each player still in."""
    side = min(box.height() * 0.62, box.width() / table.seats * 0.72)
    step = min(box.width() / table.seats, side * 1.5)
    top = box.center().y() - side / 2
    for seat in range(table.seats):
        playing = seat < table.left
        painter.setPen(QPen(QColor(hall().accent_text if playing else hall().line_strong), 1))
        painter.setBrush(QColor(hall().accent_text if playing else hall().surface))
        painter.drawEllipse(QRectF(box.left() + seat * step, top, side, side))


def _state_of(table: TableWords) -> str:
    if table.won:
        return table.won
    if table.over:
        return fr_en("personne", "nobody")
    return table.clock or fr_en("{0} sur {1}", "{0} of {1}").format(table.left, table.seats)


class TeamColumn(TurningPart):
    """The teams by rank: their points, and how many of their players are still in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no team yet."""
        super().__init__(parent)
        self._words = TeamsWords("", "", ())

    @property
    def words(self) -> TeamsWords:
        """Return the facts shown."""
        return self._words

    @property
    def pages(self) -> int:
        """Return how many pages the teams take."""
        return max(1, ceil(len(self._words.rows) / MOST_TEAMS))

    def stays(self) -> int:
        """Return how many milliseconds a page stays."""
        return STAYS

    def set_words(self, words: TeamsWords) -> None:
        """Show other standings; nothing is redrawn when they are the same."""
        if words == self._words:
            return
        self._words = words
        self.page = min(self.page, self.pages - 1)
        rows = (f"{row.rank} {row.name} {row.figure}".strip() for row in words.rows)
        self.setAccessibleName("; ".join((words.title, words.said, *rows)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title and heads, then the page that is on."""
        words = self._words
        box = QRectF(self.rect())
        ink = hall()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tall = box.height()
        title = QRectF(box.left(), box.top(), box.width(), tall * 0.085)
        if self.pages > 1:
            told = f"{words.title} {self.page + 1}/{self.pages}"
        else:
            told = words.title
        paint_line(painter, title, told, ink.text, most=tall * 0.06, align=LEFT)
        top = title.bottom()
        if words.said:
            said = QRectF(box.left(), top, box.width(), tall * 0.05)
            paint_line(painter, said, words.said, ink.amber_text, most=tall * 0.036, align=LEFT)
            top = said.bottom()
        first = self.page * MOST_TEAMS
        shown = words.rows[first : first + MOST_TEAMS]
        if shown:
            room = QRectF(box.left(), top, box.width(), box.bottom() - top)
            _teams(painter, room, words, shown)
        painter.end()


def _teams(painter: QPainter, box: QRectF, words: TeamsWords, rows: tuple[TeamWords, ...]) -> None:
    ink = hall()
    many = min(MOST_TEAMS, max(len(words.rows), 8))
    high = box.height() / (many + 1)
    size = high * 0.58
    indent = max(width_of(row.rank, size) for row in words.rows)
    indent += size * 0.4 if indent else 0.0
    figure = max(width_of(row.figure, size) for row in words.rows)
    left = 0.0
    if words.figure:
        left = width_of("88", size)
    heads = QRectF(box.left(), box.top(), box.width(), high)
    small = size * 0.76
    playing = ""
    if words.figure:
        playing = fr_en("en jeu", "in play")
    if playing:
        left = max(left, width_of(playing, small)) + size * 0.5
    else:
        left = 0.0
    if words.figure:
        figure = max(figure, width_of(words.figure, small)) + size * 0.5
    else:
        figure = 0.0
    before = heads.adjusted(0, 0, -left, 0)
    paint_line(painter, heads, playing, ink.text_soft, most=small, strong=False, align=RIGHT)
    paint_line(painter, before, words.figure, ink.text_soft, most=small, strong=False, align=RIGHT)
    name_room = box.width() - indent - figure - left
    fits = min(
        (fitting_size(row.name, QRectF(0, 0, name_room, high), size) for row in words.rows),
        default=size,
    )
    name_size = max(fits, size * 0.72)
    for at, row in enumerate(rows, 1):
        line = QRectF(box.left(), box.top() + at * high, box.width(), high)
        painter.setPen(QPen(QColor(ink.line), 1))
        painter.drawLine(line.topLeft(), line.topRight())
        paint_line(painter, line, row.rank, ink.text_soft, most=size, align=LEFT)
        name = line.adjusted(indent, 0, -figure - left, 0)
        paint_line(
            painter, name, row.name, ink.text, most=name_size, least=name_size * 0.9, align=LEFT
        )
        shown = line.adjusted(0, 0, -left, 0)
        paint_line(painter, shown, row.figure, ink.accent_text, most=size, align=RIGHT)
        paint_line(painter, line, row.left, ink.text_soft, most=size, strong=False, align=RIGHT)
