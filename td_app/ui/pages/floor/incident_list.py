"""The incidents as a list: when and where, what happened, what was decided, how it ended."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from td_app.ui.pages.floor.incident_finding import Kept
from td_app.ui.pages.floor.incident_lines import IncidentLine, otherwise_mark, sanction_mark
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import ROW_ROLE, Column, Index
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.widgets.pill import PillFacts, paint_pill, pill_width
from td_app.words.language import fr_en

SMALL_LINE, PLAIN_LINE = 20, 24
LINE = 2 * int(Space.TIGHT) + SMALL_LINE + 2 * PLAIN_LINE
"""Height of an incident in the list, in pixels."""

MARK = 22
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class IncidentList(RowTable[IncidentLine]):
    """One incident a row, newest first; ``current_row`` carries the line that became current.

    ``turned(pages)`` on Right and Left: further down, or back up, in the incident being read.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no incident yet."""
        column: Column[IncidentLine] = Column(
            fr_en("Incidents", "Incidents"), lambda line: line.text, stretch=True, tip=_tip
        )
        super().__init__((column,), lambda line: line.row.number, parent, sortable=False)
        self.setAccessibleName(
            fr_en("Incidents notés, le dernier d'abord", "Incidents noted, the latest first")
        )
        self.setItemDelegate(_Drawing(self))
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(LINE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages of the incident being read on Right and Left."""
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.turned.emit(1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def keep(self, kept: Kept | None) -> None:
        """Keep those for which ``kept`` holds; ``None`` keeps all."""
        self.filter.set_kept(kept)

    def shown_count(self) -> int:
        """Return how many incidents are kept."""
        return self.filter.rowCount()

    def newest(self) -> bool:
        """Tell whether the first incident shown is the current one."""
        return self.currentIndex().row() == 0

    def choose_first(self) -> None:
        """Make the first incident shown current."""
        first = self.filter.index(0, 0)
        if first.isValid():
            self.setCurrentIndex(first)
            self.scrollToTop()


def _tip(line: IncidentLine) -> str:
    return "\n".join(part for part in (line.title, line.decision, line.players) if part)


class _Drawing(QStyledItemDelegate):
    """Draws one incident on three lines."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        line: IncidentLine = index.data(ROW_ROLE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(
            QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(colours().line)
        )
        room = box.adjusted(Space.SNUG, Space.TIGHT, -Space.SNUG, -Space.TIGHT)
        first = QRectF(room.left(), room.top(), room.width(), SMALL_LINE)
        second = QRectF(room.left(), first.bottom(), room.width(), PLAIN_LINE)
        third = second.translated(0, PLAIN_LINE)
        _paint_head(painter, first, line)
        _paint_title(painter, second, line)
        _paint_decision(painter, third, line)
        painter.restore()


def _paint_head(painter: QPainter, room: QRectF, line: IncidentLine) -> None:
    """When and where at the left, the players concerned at the right."""
    soft, font = colours().text_soft, typeface(TypeSize.SMALL)
    _say(painter, room, line.head, font, soft)
    taken = QFontMetricsF(font).horizontalAdvance(line.head) + Space.NORMAL
    strong = typeface(TypeSize.SMALL, strong=True)
    _say(painter, room.adjusted(taken, 0, 0, 0), line.players, strong, colours().text, RIGHT)


def _paint_title(painter: QPainter, room: QRectF, line: IncidentLine) -> None:
    """What happened, and at the right whether a sanction came of it."""
    mark = sanction_mark(line)
    if mark is not None:
        wide = pill_width(mark)
        _paint_mark(painter, QRectF(room.right() - wide, room.top(), wide, room.height()), mark)
        room = room.adjusted(0, 0, -wide - Space.TIGHT, 0)
    _say(painter, room, line.title, typeface(TypeSize.BODY, strong=True), colours().text)


def _paint_decision(painter: QPainter, room: QRectF, line: IncidentLine) -> None:
    """What was decided, after the mark of a decision of one's own."""
    mark = otherwise_mark(line)
    if mark is not None:
        _paint_mark(painter, room, mark)
        room = room.adjusted(pill_width(mark) + Space.TIGHT, 0, 0, 0)
    _say(painter, room, line.decision, typeface(TypeSize.BODY), colours().text)


def _paint_mark(painter: QPainter, room: QRectF, mark: PillFacts) -> None:
    middle = room.center().y()
    paint_pill(painter, QRectF(room.left(), middle - MARK / 2, room.width(), MARK), mark)


def _say(
    painter: QPainter,
    room: QRectF,
    words: str,
    font: QFont,
    colour: str,
    way: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw words on one line, cut where there is no room."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(way | Qt.TextFlag.TextSingleLine), shown)
