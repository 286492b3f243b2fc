"""The contents of the book: its chapters and articles, or what was looked for in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidget, QSizePolicy

from rules_ropta.rulebook import Article, load_rulebook
from td_app.ui.pages.evening.floor.found_list import FoundList, FoundRow, article_row, heading_row
from td_app.ui.theme import Height, Space, Tone, TypeSize, colours, typeface
from td_app.ui.widgets.keys import ENTER, step_of
from td_app.ui.widgets.labels import paint_cut, paint_in_two
from td_app.ui.widgets.pill import PillFacts, Shape, paint_pill
from td_app.ui.widgets.tips import explained
from td_app.words.book import CHAPTERS, chapter_of, chapter_title
from td_app.words.language import fr_en

CHAPTER_HEIGHT = 44
TWO_LINES = 44
NUMBER_WIDTH = 44
"""Room for an article's number, in pixels."""

CHAPTER_LEFT = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft


def every_line(departed: Iterable[str]) -> tuple[FoundRow, ...]:
    """Return the whole contents, chapter by chapter; ``departed`` have a house rule."""
    lines: list[FoundRow] = []
    articles = load_rulebook().articles.values()
    for chapter in CHAPTERS:
        lines.append(heading_row(chapter_title(chapter), chapter))
        lines += found_lines([a for a in articles if chapter_of(a.number) == chapter], departed)
    return tuple(lines)


def found_lines(articles: Sequence[Article], departed: Iterable[str]) -> tuple[FoundRow, ...]:
    """Return a line for each article, in the order given, marked where a house rule departs from
    it.
    """
    ours = frozenset(departed)
    house = fr_en("maison", "house")
    return tuple(article_row(a, house if a.number in ours else "") for a in articles)


class Contents(FoundList):
    """``reached(number)`` when the line of an article is lit, ``taken()`` on Enter.

    Left and Right go from chapter to chapter; what writes goes to whoever holds the list.
    """

    reached = Signal(str)
    taken = Signal()

    EDGE = 1

    def __init__(self) -> None:
        """Start with an empty list."""
        super().__init__(fr_en("Articles du règlement", "Articles of the rulebook"))
        explained(
            self, "Choisissez un chapitre, puis un article.", "Select a chapter, then an article."
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setResizeMode(self.ResizeMode.Adjust)
        self.currentRowChanged.connect(self._on_row)

    def show_lines(self, lines: Sequence[FoundRow], lit: str = "") -> None:
        """Show these lines, and highlight that of the article ``lit``, if any."""
        if tuple(lines) != self.rows:
            self.blockSignals(True)
            self.hold(tuple(lines))
            self.blockSignals(False)
        self.light(lit)

    def light(self, number: str) -> None:
        """Light up the line of an article, and bring it in sight, without a signal."""
        places = [place for place in self.choosable() if self.rows[place].key == number]
        self.blockSignals(True)
        if places:
            self.setCurrentRow(places[0])
        else:
            self.setCurrentRow(-1)
        self.blockSignals(False)
        if places:
            self.scrollToItem(self.currentItem(), self.ScrollHint.PositionAtCenter)
        self.viewport().update()

    @property
    def number(self) -> str:
        """Return the number of the article lit up, empty without one."""
        row = self.currentRow()
        if row >= 0:
            return self.rows[row].key
        return ""

    def step(self, by: int) -> None:
        """Go to the next article or the one before; stay at either end."""
        rows = self.choosable()
        if not rows:
            return
        here = 0
        if self.currentRow() in rows:
            here = rows.index(self.currentRow()) + by
        self.setCurrentRow(rows[max(0, min(here, len(rows) - 1))])

    def step_chapter(self, by: int) -> None:
        """Go to the first article of the next chapter, or of this one, then the one before."""
        firsts = [row for row in self.choosable() if row == 0 or self.rows[row - 1].is_heading]
        here = self.currentRow()
        onward = [row for row in firsts if (row > here if by > 0 else row < here)]
        if onward:
            if by > 0:
                self.setCurrentRow(onward[0])
            else:
                self.setCurrentRow(onward[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the book; leave letters to what holds the list."""
        keys = Qt.Key
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        match event.key():
            case keys.Key_Up | keys.Key_Down:
                self.step(step_of(event))
            case keys.Key_Left | keys.Key_Right:
                self.step_chapter(step_of(event))
            case keys.Key_Home | keys.Key_End:
                rows = self.choosable()
                if rows:
                    self.setCurrentRow(rows[0 if event.key() == keys.Key_Home else -1])
            case key if key in ENTER:
                self.taken.emit()
            case _:
                event.ignore()

    def sizeHint(self) -> QSize:
        """Return a comfortable room, in pixels."""
        return QSize(360, 480)

    def minimumSizeHint(self) -> QSize:
        """Return the least room of any list: the page shares out its width."""
        return QListWidget.minimumSizeHint(self)

    def label_of(self, row: FoundRow) -> str:
        """Return an article or a chapter by its number and title."""
        return f"{row.key} {row.title}"

    def height_of(self, row: FoundRow) -> int:
        """Return the height of a line, in pixels."""
        if row.is_heading:
            return CHAPTER_HEIGHT
        line = QRectF(Space.HAIR, 0, self.viewport().width() - 2 * Space.HAIR, 0)
        lit = QFontMetricsF(typeface(TypeSize.BODY, strong=True))
        if lit.horizontalAdvance(row.title) > self._title_in(line, row).width():
            return TWO_LINES
        return Height.ROW

    def paint_heading(self, painter: QPainter, box: QRectF, row: FoundRow) -> None:
        """Draw a chapter."""
        words = box.adjusted(Space.TIGHT, 0, -Space.TIGHT, -6)
        font = typeface(TypeSize.SMALL, strong=True)
        soft = colours().text_soft
        paint_cut(painter, words, row.key, font, soft, CHAPTER_LEFT)
        title = words.adjusted(NUMBER_WIDTH, 0, 0, 0)
        paint_cut(painter, title, row.title, font, soft, CHAPTER_LEFT)

    def paint_row(self, painter: QPainter, box: QRectF, row: FoundRow, *, lit: bool) -> None:
        """Draw an article under its number, marked where a house rule departs from it."""
        ink = colours()
        number = box.adjusted(Space.TIGHT, 0, -Space.TIGHT, 0)
        paint_cut(painter, number, row.key, typeface(TypeSize.BODY, strong=True), ink.accent_text)
        title = self._title_in(box, row)
        if row.beside:
            pill = QRectF(number)
            pill.setLeft(title.right() + Space.HAIR)
            paint_pill(painter, pill, PillFacts(row.beside, Tone.ACCENT, Shape.NONE))
        paint_in_two(painter, title, row.title, typeface(TypeSize.BODY, strong=lit), ink.text)

    def _title_in(self, line: QRectF, row: FoundRow) -> QRectF:
        """Return where the title of an article stands in its line, before what marks it."""
        title = line.adjusted(Space.TIGHT + NUMBER_WIDTH, 0, -Space.TIGHT, 0)
        if row.beside:
            small = QFontMetricsF(typeface(TypeSize.SMALL, strong=True))
            wide = small.horizontalAdvance(row.beside) + 18
            title.setRight(title.right() - wide - Space.HAIR)
        return title

    def _on_row(self, row: int) -> None:
        if row >= 0 and not self.rows[row].is_heading:
            self.reached.emit(self.rows[row].key)
