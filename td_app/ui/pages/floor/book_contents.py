"""The contents of the book: its chapters and articles, or what was looked for in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rules_ropta.rulebook import Article, load_rulebook
from td_app.ui.pages.floor.book_parts import title_of
from td_app.ui.theme import Height, Space, Tone, TypeSize, colours, typeface
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.pill import PillFacts, Shape, paint_pill
from td_app.words.book import CHAPTERS, chapter_of, chapter_title
from td_app.words.language import fr_en

Index = QModelIndex | QPersistentModelIndex

ROLE = Qt.ItemDataRole.UserRole
CHAPTER_HEIGHT = 44
NUMBER_WIDTH = 44
"""Room for an article's number, in pixels."""

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
CHAPTER_LEFT = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True, slots=True)
class ContentsLine:
    """An article by its number, or the chapter whose articles follow (``is_chapter``)."""

    number: str
    title: str
    is_chapter: bool = False
    departed: bool = False


def every_line(departed: Iterable[str]) -> tuple[ContentsLine, ...]:
    """Return the whole contents, chapter by chapter; ``departed`` have a house rule."""
    lines: list[ContentsLine] = []
    for chapter in CHAPTERS:
        lines.append(ContentsLine(chapter, chapter_title(chapter), is_chapter=True))
        articles = load_rulebook().articles.values()
        lines += found_lines([a for a in articles if chapter_of(a.number) == chapter], departed)
    return tuple(lines)


def found_lines(articles: Sequence[Article], departed: Iterable[str]) -> tuple[ContentsLine, ...]:
    """Return a line an article, in the order given."""
    ours = frozenset(departed)
    return tuple(ContentsLine(a.number, title_of(a), departed=a.number in ours) for a in articles)


class Contents(QListWidget):
    """``reached(number)`` when the line of an article is lit, ``taken()`` on Enter.

    Left and Right go from chapter to chapter; what writes goes to whoever holds the list.
    """

    reached = Signal(str)
    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """List nothing yet."""
        super().__init__(parent)
        self.setAccessibleName(fr_en("Articles du règlement", "Articles of the rulebook"))
        self.setItemDelegate(_Lines(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines: tuple[ContentsLine, ...] = ()
        self.currentRowChanged.connect(self._on_row)

    def show_lines(self, lines: Sequence[ContentsLine], lit: str = "") -> None:
        """Show these lines, that of the article ``lit`` lit up (none: nothing is)."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.blockSignals(True)
            self.clear()
            for line in self.lines:
                self.addItem(_item(line))
            self.blockSignals(False)
        self.light(lit)

    def light(self, number: str) -> None:
        """Light up the line of an article, and bring it in sight, without a signal."""
        places = [p for p, n in enumerate(self.lines) if n.number == number and not n.is_chapter]
        self.blockSignals(True)
        self.setCurrentRow(places[0] if places else -1)
        self.blockSignals(False)
        if places:
            self.scrollToItem(self.currentItem(), self.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def lit(self) -> str:
        """Return the number of the article lit up, empty without one."""
        row = self.currentRow()
        return self.lines[row].number if row >= 0 else ""

    def step(self, by: int) -> None:
        """Go to the next article or the one before; stay at either end."""
        rows = self._articles()
        if not rows:
            return
        here = rows.index(self.currentRow()) + by if self.currentRow() in rows else 0
        self.setCurrentRow(rows[max(0, min(here, len(rows) - 1))])

    def step_chapter(self, by: int) -> None:
        """Go to the first article of the next chapter, or of this one, then the one before."""
        firsts = [row for row in self._articles() if row == 0 or self.lines[row - 1].is_chapter]
        here = self.currentRow()
        onward = [row for row in firsts if (row > here if by > 0 else row < here)]
        if onward:
            self.setCurrentRow(onward[0] if by > 0 else onward[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the book; leave letters to what holds the list."""
        keys = Qt.Key
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        match event.key():
            case keys.Key_Up | keys.Key_Down:
                self.step(1 if event.key() == keys.Key_Down else -1)
            case keys.Key_Left | keys.Key_Right:
                self.step_chapter(1 if event.key() == keys.Key_Right else -1)
            case keys.Key_Home | keys.Key_End:
                rows = self._articles()
                if rows:
                    self.setCurrentRow(rows[0 if event.key() == keys.Key_Home else -1])
            case key if key in ENTER:
                self.taken.emit()
            case _:
                event.ignore()

    def sizeHint(self) -> QSize:
        """Return a comfortable room, in pixels."""
        return QSize(296, 480)

    def _articles(self) -> list[int]:
        return [place for place, line in enumerate(self.lines) if not line.is_chapter]

    def _on_row(self, row: int) -> None:
        if row >= 0 and not self.lines[row].is_chapter:
            self.reached.emit(self.lines[row].number)


def _item(line: ContentsLine) -> QListWidgetItem:
    item = QListWidgetItem(f"{line.number} {line.title}")
    item.setData(ROLE, line)
    if line.is_chapter:
        item.setFlags(Qt.ItemFlag.NoItemFlags)
    else:
        item.setToolTip(line.title)
    return item


class _Lines(QStyledItemDelegate):
    """Draws a chapter, or an article under its number."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, CHAPTER_HEIGHT if index.data(ROLE).is_chapter else Height.ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: ContentsLine = index.data(ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(Space.HAIR, 1, -Space.HAIR, -1)
        if line.is_chapter:
            _paint_chapter(painter, box, line)
        else:
            lit = bool(option.state & QStyle.StateFlag.State_Selected)
            pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
            _paint_article(painter, box, line, lit=lit, pointed=pointed)
        painter.restore()


def _paint_chapter(painter: QPainter, box: QRectF, line: ContentsLine) -> None:
    words = box.adjusted(Space.TIGHT, 0, -Space.TIGHT, -6)
    painter.setFont(typeface(TypeSize.SMALL, strong=True))
    painter.setPen(QColor(colours().text_soft))
    painter.drawText(words, CHAPTER_LEFT, line.number)
    painter.drawText(words.adjusted(NUMBER_WIDTH, 0, 0, 0), CHAPTER_LEFT, line.title)


def _paint_article(
    painter: QPainter, box: QRectF, line: ContentsLine, *, lit: bool, pointed: bool
) -> None:
    ink = colours()
    if lit or pointed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.accent_soft if lit else ink.hover))
        painter.drawRoundedRect(box, 4, 4)
    words = box.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
    painter.setFont(typeface(TypeSize.BODY, strong=True))
    painter.setPen(QColor(ink.accent_text))
    painter.drawText(words, LEFT, line.number)
    words.setLeft(words.left() + NUMBER_WIDTH)
    if line.departed:
        words.setRight(_paint_house(painter, words))
    font = typeface(TypeSize.BODY, strong=lit)
    painter.setFont(font)
    painter.setPen(QColor(ink.text))
    shown = QFontMetricsF(font).elidedText(line.title, Qt.TextElideMode.ElideRight, words.width())
    painter.drawText(words, LEFT, shown)


def _paint_house(painter: QPainter, words: QRectF) -> float:
    """Mark an article that a house rule departs from; return where the mark begins, in pixels."""
    mark = PillFacts(fr_en("maison", "house"), Tone.ACCENT, Shape.NONE)
    wide = QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance(mark.text) + 18
    paint_pill(painter, QRectF(words.right() - wide, words.top(), wide, words.height()), mark)
    return words.right() - wide - Space.HAIR
