"""The lines one chooses from: situations and articles, the first nine by their figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rules_ropta.registry import question
from rules_ropta.rulebook import Article
from td_app.ui.pages.floor.answer_button import key_cap
from td_app.ui.theme import Height, Space, TypeSize, colours, typeface
from td_app.ui.widgets.keys import ENTER
from td_app.words import cites_text
from td_app.words.asking import question_title
from td_app.words.language import current_language

Kind = Literal["op", "article", "resume", "heading"]
Index = QModelIndex | QPersistentModelIndex

ROW, HEADING = 48, 36
CAP = 24
NUMBER_WIDTH = 56
"""Room for an article's number, in pixels."""

NUMBERED = 9
ARTICLES_SHOWN = 2
ROLE = Qt.ItemDataRole.UserRole

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class FoundRow:
    """One line: what it opens (``key``: a question's name, an article's number), and its words.

    ``beside`` stands at the right in the soft colour. A heading only parts the others.
    """

    kind: Kind
    key: str
    title: str
    beside: str = ""
    digit: int = 0


def op_row(op: str, *, short: bool = False) -> FoundRow:
    """Return the line of a question, with the first articles it applies (``short``: one)."""
    cites = question(op).articles[:1] if short else question(op).articles[:ARTICLES_SHOWN]
    return FoundRow("op", op, question_title(op), cites_text(cites))


def article_row(article: Article) -> FoundRow:
    """Return the line of an article."""
    title = article.title if current_language() == "fr" else article.title_en
    return FoundRow("article", article.number, title)


def heading_row(words: str) -> FoundRow:
    """Return words over the lines that follow."""
    return FoundRow("heading", "", words)


class FoundList(QListWidget):
    """``picked(row)``: the :class:`FoundRow` chosen by a click, by Enter or by its figure.

    The keyboard may stay in a field beside: it says ``step``, ``take`` and ``take_number``.
    """

    picked = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Show nothing yet; ``name`` is told to those who do not see it."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setItemDelegate(_Lines(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows: tuple[FoundRow, ...] = ()
        self.itemClicked.connect(self._on_clicked)

    def show_rows(self, rows: Sequence[FoundRow]) -> None:
        """Show these lines, figures on the first nine that can be chosen, the first one lit."""
        numbered = _numbered(rows)
        if numbered == self.rows:
            self.first()
            return
        self.rows = numbered
        self.clear()
        for row in numbered:
            item = QListWidgetItem(row.title)
            item.setData(ROLE, row)
            item.setToolTip(row.title)
            if row.kind == "heading":
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                item.setToolTip("")
            self.addItem(item)
        self.updateGeometry()
        self.first()

    def keys(self) -> tuple[tuple[Kind, str], ...]:
        """Return what the lines open, headings included."""
        return tuple((row.kind, row.key) for row in self.rows)

    def first(self) -> None:
        """Light up the first line."""
        choosable = self._choosable()
        self.setCurrentRow(choosable[0] if choosable else -1)
        self.scrollToTop()

    def step(self, by: int) -> None:
        """Light up the next line or the one before, round the end."""
        choosable = self._choosable()
        if choosable:
            here = choosable.index(self.currentRow()) if self.currentRow() in choosable else -1
            self.setCurrentRow(choosable[(here + by) % len(choosable)])

    def lit(self) -> FoundRow | None:
        """Return the line lit up."""
        return self.rows[self.currentRow()] if self.currentRow() in self._choosable() else None

    def take(self) -> bool:
        """Choose the line lit up; tell whether there was one."""
        row = self.lit()
        if row is not None:
            self.picked.emit(row)
        return row is not None

    def take_number(self, digit: int) -> bool:
        """Choose the line of this figure; tell whether there was one."""
        row = next((row for row in self.rows if digit and row.digit == digit), None)
        if row is not None:
            self.picked.emit(row)
        return row is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line and choose; leave letters to what holds the list."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.take()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Return the room of every line, in pixels."""
        high = sum(_height(row) for row in self.rows) + 2 * (self.frameWidth() + 1)
        return QSize(320, high)

    def minimumSizeHint(self) -> QSize:
        """Return the room of three lines, in pixels."""
        return QSize(240, min(3 * ROW, self.sizeHint().height()))

    def _choosable(self) -> list[int]:
        return [place for place, row in enumerate(self.rows) if row.kind != "heading"]

    def _on_clicked(self, item: QListWidgetItem) -> None:
        row = item.data(ROLE)
        if row.kind != "heading":
            self.picked.emit(row)


class _Lines(QStyledItemDelegate):
    """Draws a line: its figure, an article's number, the words, what stands beside."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, _height(index.data(ROLE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: FoundRow = index.data(ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(Space.HAIR, 2, -Space.HAIR, -2)
        if row.kind == "heading":
            _paint_heading(painter, box, row)
        else:
            state = option.state
            lit = bool(state & QStyle.StateFlag.State_Selected)
            pointed = bool(state & QStyle.StateFlag.State_MouseOver)
            _paint_row(painter, box, row, lit=lit, pointed=pointed)
        painter.restore()


def _paint_heading(painter: QPainter, box: QRectF, row: FoundRow) -> None:
    painter.setFont(typeface(TypeSize.SMALL, strong=True))
    painter.setPen(QColor(colours().text_soft))
    words = box.adjusted(Space.SNUG, Space.HAIR, -Space.SNUG, 0)
    painter.drawText(words, LEFT, row.title)


def _paint_row(painter: QPainter, box: QRectF, row: FoundRow, *, lit: bool, pointed: bool) -> None:
    ink = colours()
    if lit or pointed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.accent_soft if lit else ink.hover))
        painter.drawRoundedRect(box, 4, 4)
    words = box.adjusted(Space.TIGHT, 0, -Space.SNUG, 0)
    if row.digit:
        cap = QRectF(words.left(), box.center().y() - CAP / 2, CAP, CAP)
        key_cap(painter, cap, str(row.digit), lit=lit)
    words.setLeft(words.left() + CAP + Space.SNUG)
    if row.beside:
        words.setRight(_paint_beside(painter, words, row.beside))
    if row.kind == "article":
        painter.setFont(typeface(TypeSize.LEAD, strong=True))
        painter.setPen(QColor(ink.accent_text))
        painter.drawText(words, LEFT, row.key)
        words.setLeft(words.left() + NUMBER_WIDTH)
    font = typeface(TypeSize.LEAD)
    if QFontMetricsF(font).horizontalAdvance(row.title) > words.width():
        font = typeface(TypeSize.BODY)
    painter.setFont(font)
    painter.setPen(QColor(ink.text))
    shown = QFontMetricsF(font).elidedText(row.title, Qt.TextElideMode.ElideRight, words.width())
    painter.drawText(words, LEFT, shown)


def _paint_beside(painter: QPainter, words: QRectF, beside: str) -> float:
    """Draw what stands at the right; return where it leaves room for the words, in pixels."""
    font = typeface(TypeSize.BODY)
    painter.setFont(font)
    painter.setPen(QColor(colours().text_soft))
    painter.drawText(words, RIGHT, beside)
    return words.right() - QFontMetricsF(font).horizontalAdvance(beside) - Space.NORMAL


def _height(row: FoundRow) -> int:
    return HEADING if row.kind == "heading" else max(ROW, int(Height.FLOOR_CONTROL))


def _numbered(rows: Sequence[FoundRow]) -> tuple[FoundRow, ...]:
    numbered, digit = [], 0
    for row in rows:
        digit += row.kind != "heading"
        given = digit if row.kind != "heading" and digit <= NUMBERED else 0
        numbered.append(FoundRow(row.kind, row.key, row.title, row.beside, given))
    return tuple(numbered)
