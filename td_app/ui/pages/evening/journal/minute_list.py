"""The minutes as a list that scrolls: the latest at the foot, long sentences on several lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from json import loads

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from td_app.tournament import events as ev
from td_app.tournament.views.minutes import MinuteLine
from td_app.ui.theme import Height, Space, TypeSize, colours, typeface
from td_app.ui.widgets.layout import hide_idle
from td_app.ui.widgets.page_parts import fades_of
from td_app.ui.widgets.pill import paint_pill, pill_width
from td_app.ui.widgets.row_height import row_height_in
from td_app.ui.widgets.row_model import ROW_ROLE, Column, RowModel
from td_app.ui.widgets.row_table import RowFilter
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words import cites_text, minute_sentence
from td_app.words.figures import day, time_of_day
from td_app.words.language import fr_en
from td_app.words.ruling_text import told_ruling
from td_app.words.speaking import quoted


@dataclass(frozen=True, slots=True)
class MinuteRow:
    """One entry in words, or (``heading``) the day that begins; ``key`` identifies the row."""

    key: tuple[str, int]
    time: str = ""
    sentence: str = ""
    articles: str = ""
    who: str = ""
    note: str = ""
    undone: bool = False
    heading: str = ""

    @property
    def text(self) -> str:
        """Return the whole line as plain text: to search, to copy, to be read out."""
        if self.heading:
            return self.heading
        state = ""
        if self.undone:
            state = fr_en("Annulé\u00a0:", "Undone:")
        note = ""
        if self.note:
            note = quoted(self.note)
        told = (self.time, state, self.sentence, note, self.articles, self.who)
        return " ".join(part for part in told if part)


class MinuteRows:
    """Makes rows of lines, keeping the sentences already made."""

    def __init__(self) -> None:
        """Know no line yet."""
        self._made: dict[int, tuple[MinuteLine, MinuteRow]] = {}

    def rows(self, lines: Sequence[MinuteLine]) -> list[MinuteRow]:
        """Return the rows of these lines, a heading before the first line of each day."""
        found: list[MinuteRow] = []
        before: date | None = None
        for line in lines:
            moment = datetime.fromtimestamp(line.at_ms / 1000)
            if moment.date() != before:
                before = moment.date()
                words = day(before)
                found.append(
                    MinuteRow(("day", before.toordinal()), heading=words[:1].upper() + words[1:])
                )
            found.append(self._row(line, moment))
        return found

    def _row(self, line: MinuteLine, moment: datetime) -> MinuteRow:
        known = self._made.get(line.sequence)
        if known is not None and _same(known[0], line):
            return known[1]
        row = MinuteRow(
            key=("line", line.sequence),
            time=time_of_day(moment),
            sentence=f"{minute_sentence(line)} {_ruled(line)}".rstrip(),
            articles=cites_text(line.cites),
            who=" · ".join(part for part in (line.operator, line.post) if part),
            note=line.note,
            undone=line.undone,
        )
        self._made[line.sequence] = (line, row)
        return row


def _ruled(line: MinuteLine) -> str:
    """Return the decision on an incident; "" where the director's own words follow (1.1)."""
    event = line.event
    if not isinstance(event, ev.IncidentRecorded) or event.overruled or event.chosen:
        return ""
    return f"{told_ruling(event.op, loads(event.given), loads(event.outcome)).line}."


def _same(before: MinuteLine, now: MinuteLine) -> bool:
    """Return whether a line reads as it did; an entry never changes, what is told around it may."""
    if before is now:
        return True
    told = (before.undone, before.note, before.names) == (now.undone, now.note, now.names)
    return told and before.event is now.event


Index = QModelIndex | QPersistentModelIndex


TIME = 64
BESIDE = 248
"""Pixels of the column of times at the left, of articles and operators at the right."""


SMALL_LINE = 18
HEADING = 32
LEAST_LINE = 20
PILL_LINE = 26


class MinuteList(QListView):
    """Follows the last line as long as it is in sight; Ctrl+C copies the line chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        column: Column[MinuteRow] = Column(
            "line",
            "",
            lambda row: row.text,
            tip=lambda row: " · ".join(part for part in (row.articles, row.who) if part),
        )
        self.rows: RowModel[MinuteRow] = RowModel((column,), lambda row: row.key, self)
        self.filter: RowFilter[MinuteRow] = RowFilter(self.rows, self)
        self.setModel(self.filter)
        self.setItemDelegate(MinuteDrawing(self))
        self.setAccessibleName(fr_en("Journal", "Log"))
        explained(
            self,
            "Tout ce qui s’est passé, le plus récent en bas ; Ctrl+C copie une ligne.",
            "Everything that happened, the latest at the bottom; Ctrl+C copies a line.",
        )
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room must not depend on its scroll bar: sentences would turn with it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        hide_idle(self)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        fades_of(self, card=True)
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_longer)

    def set_rows(self, rows: Sequence[MinuteRow]) -> None:
        """Show those rows; the last one is brought into sight if the one before was."""
        follows = self._follows
        self.rows.set_rows(rows)
        if follows:
            self.scrollToBottom()

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - 2

    def _on_longer(self, _least: int, most: int) -> None:
        """Stay at the foot: at another width, sentences take more lines or fewer."""
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the line chosen; leave Space and letters to the window's own keys."""
        if event.matches(QKeySequence.StandardKey.Copy):
            index = self.currentIndex()
            if index.isValid():
                QGuiApplication.clipboard().setText(self.filter.row_at(index).text)
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class MinuteDrawing(QStyledItemDelegate):
    """Draws a line: time, sentence and note, articles and operator."""

    def __init__(self, view: QListView) -> None:
        """Draw for ``view``, whose width decides where sentences wrap."""
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[int, int, MinuteRow], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room a line needs at the present width, in pixels."""
        row = index.data(ROW_ROLE)
        wide = self._view.viewport().width()
        least = row_height_in(self._view)
        known = (wide, least, row)
        if known not in self._heights:
            self._heights[known] = HEADING if row.heading else height_of(row, wide, least)
        return QSize(wide, self._heights[known])

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        """Leave the words to :meth:`paint`."""
        super().initStyleOption(option, index)
        option.text = ""
        if index.data(ROW_ROLE).heading:
            # A day is no line to choose: nothing of it answers to the mouse.
            option.state &= ~QStyle.StateFlag.State_MouseOver

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground, then the words."""
        super().paint(painter, option, index)
        row = index.data(ROW_ROLE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.heading:
            painter.setFont(typeface(TypeSize.BODY, strong=True))
            painter.setPen(QColor(colours().text))
            room = box.adjusted(Space.SNUG, 0, -Space.SNUG, 0)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, row.heading
            )
        else:
            _line(painter, box, row, _padding(row_height_in(self._view)))
        painter.restore()


def _padding(least: int) -> int:
    return (least - LEAST_LINE) // 2


def height_of(row: MinuteRow, wide: int, least: int = Height.ROW) -> int:
    """Return the height of a line in a list ``wide`` pixels wide; ``least`` that of one line."""
    beside = SMALL_LINE * (1 if _beside_on_one_line(row) else 2)
    said = 0
    if row.undone:
        said = PILL_LINE
    room = wide - TIME - _beside_width(row)
    said += _tall(row.sentence, room, _plain()) + (
        _tall(quoted(row.note), room, _small()) if row.note else 0
    )
    return max(said, beside, LEAST_LINE) + 2 * _padding(least)


def _tall(words: str, wide: int, font: QFont) -> int:
    room = QRectF(0, 0, wide, 10_000)
    flags = Qt.TextFlag.TextWordWrap
    return int(QFontMetricsF(font).boundingRect(room, flags, words).height()) + 2


def _plain() -> QFont:
    return typeface(TypeSize.BODY)


def _small() -> QFont:
    return typeface(TypeSize.SMALL)


def _line(painter: QPainter, box: QRectF, row: MinuteRow, padding: int) -> None:
    ink = colours()
    painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(ink.line))
    inner = box.adjusted(Space.SNUG, padding, -Space.SNUG, -padding)
    painter.setFont(_plain())
    painter.setPen(QColor(ink.text_soft))
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, row.time)
    _beside(painter, inner, row)
    top = inner.top()
    left = box.left() + TIME
    wide = box.width() - TIME - _beside_width(row)
    if row.undone:
        facts = state_pill(State.GONE, fr_en("Annulé", "Undone"))
        paint_pill(painter, QRectF(left, top - 2, pill_width(facts), 22), facts)
        top += PILL_LINE
    font = _plain()
    font.setStrikeOut(row.undone)
    if row.undone:
        colour = ink.text_soft
    else:
        colour = ink.text
    top = _words(painter, QRectF(left, top, wide, box.bottom() - top), row.sentence, font, colour)
    if row.note:
        room = QRectF(left, top, wide, box.bottom() - top)
        _words(painter, room, quoted(row.note), _small(), ink.text_soft)


def _words(painter: QPainter, room: QRectF, words: str, font: QFont, colour: str) -> float:
    """Draw words on as many lines as they take; return where they end."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    wraps = QTextOption()
    wraps.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.drawText(room, words, wraps)
    return room.top() + _tall(words, int(room.width()), font)


def _beside_on_one_line(row: MinuteRow) -> bool:
    """Return whether articles and operator stand on one line at the right."""
    return not (row.articles and row.who) or _beside_both(row) <= BESIDE - Space.WIDE


def _beside_both(row: MinuteRow) -> float:
    """Return the width of articles and operator side by side, in pixels."""
    measure = QFontMetricsF(_small())
    parts = [measure.horizontalAdvance(part) for part in (row.articles, row.who) if part]
    return sum(parts) + Space.SNUG * max(0, len(parts) - 1)


def _beside_width(row: MinuteRow) -> int:
    """Return how much of a line articles and operator leave to no words, in pixels."""
    if _beside_on_one_line(row):
        return min(BESIDE, round(_beside_both(row)) + Space.SNUG + Space.WIDE)
    return BESIDE


def _beside(painter: QPainter, inner: QRectF, row: MinuteRow) -> None:
    """Draw who wrote the line and its articles, on a second line where there is no room."""
    room = QRectF(
        inner.right() - BESIDE + Space.WIDE, inner.top() + 1, BESIDE - Space.WIDE, SMALL_LINE
    )
    painter.setFont(_small())
    measure = QFontMetricsF(_small())
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    together = _beside_on_one_line(row)
    for words, colour in ((row.who, colours().text_soft), (row.articles, colours().accent_text)):
        if not words:
            continue
        painter.setPen(QColor(colour))
        shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, flags, shown)
        if together:
            room.setRight(room.right() - measure.horizontalAdvance(shown) - Space.SNUG)
        else:
            room.translate(0, SMALL_LINE)
