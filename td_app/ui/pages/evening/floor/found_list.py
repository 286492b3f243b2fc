"""The lines one chooses from: situations and articles, the first nine by their figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from td_app.floor.finding import first_offered
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers.answer_pad import key_cap
from td_app.ui.theme import Height, Space, TypeSize, colours, typeface
from td_app.ui.widgets.keys import ENTER, step_of
from td_app.ui.widgets.labels import paint_cut, paint_in_two
from td_app.ui.widgets.page_parts import fades_of
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words import cites_text
from td_app.words.asking import question_title
from td_app.words.book import title_of
from td_app.words.language import fr_en

Kind = Literal["op", "article", "resume", "heading", "table"]
Index = QModelIndex | QPersistentModelIndex

ROW = 48
HEADING = 36
CAP = 24
NUMBER_WIDTH = 56
"""Room for an article's number, in pixels."""

NUMBERED = 9
ARTICLES_SHOWN = 2
ROLE = Qt.ItemDataRole.UserRole
RIGHT = Qt.AlignmentFlag.AlignRight
UP_OR_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class FoundRow:
    """One line: what it opens, and its words.

    ``key`` is a question's name, an article's or a table's number.
    ``beside`` stands at the right in the soft colour. A heading only parts the others.
    """

    kind: Kind
    key: str
    title: str
    beside: str = ""
    digit: int = 0

    @property
    def is_heading(self) -> bool:
        """Return whether it only parts the others."""
        return self.kind == "heading"


def op_row(op: str, *, short: bool = False) -> FoundRow:
    """Return the line of a question, with the first articles it applies (``short``: one)."""
    cites = question(op).articles[: 1 if short else ARTICLES_SHOWN]
    return FoundRow("op", op, question_title(op), cites_text(cites))


def article_row(article: Article, beside: str = "") -> FoundRow:
    """Return the line of an article."""
    return FoundRow("article", article.number, title_of(article), beside)


def heading_row(words: str, key: str = "") -> FoundRow:
    """Return words over the lines that follow."""
    return FoundRow("heading", key, words)


class FoundList(QListWidget):
    """``picked(row)``: the :class:`FoundRow` chosen by a click, by Enter or by its figure.

    The keyboard may stay in a field beside: it says ``step``, ``take`` and ``take_number``.
    """

    picked = Signal(object)

    EDGE = 2
    """Pixels left above and under what is drawn of a line."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Start empty; ``name`` is for screen readers."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setItemDelegate(_Drawing(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.rows: tuple[FoundRow, ...] = ()
        self._sized = 0.0, TypeSize.LEAD
        self.itemClicked.connect(self._on_clicked)
        fades_of(self, card=True)

    def show_rows(self, rows: Sequence[FoundRow]) -> None:
        """Show these lines, figures on the first nine that can be chosen, the first one lit."""
        numbered = _numbered(rows)
        if numbered != self.rows:
            self.hold(numbered)
            self.updateGeometry()
        self.first()

    def hold(self, rows: tuple[FoundRow, ...]) -> None:
        """Show these lines in place of the previous ones, none of them highlighted."""
        self.rows = rows
        self._sized = 0.0, TypeSize.LEAD
        self.clear()
        for row in rows:
            item = QListWidgetItem(self.label_of(row))
            item.setData(ROLE, row)
            if row.is_heading:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            else:
                set_tip(item, row.title)
            self.addItem(item)

    def label_of(self, row: FoundRow) -> str:
        """Return the text of a line."""
        return row.title

    def keys(self) -> tuple[tuple[Kind, str], ...]:
        """Return what the lines open, headings included."""
        return tuple((row.kind, row.key) for row in self.rows)

    def choosable(self) -> list[int]:
        """Return the places of the lines that open something."""
        return [place for place, row in enumerate(self.rows) if not row.is_heading]

    def first(self) -> None:
        """Light up the first line."""
        choosable = self.choosable()
        if choosable:
            self.setCurrentRow(choosable[0])
        else:
            self.setCurrentRow(-1)
        self.scrollToTop()

    def step(self, by: int) -> None:
        """Light up the next line or the one before, round the end."""
        choosable = self.choosable()
        if choosable:
            if self.currentRow() in choosable:
                here = choosable.index(self.currentRow())
            else:
                here = -1
            self.setCurrentRow(choosable[(here + by) % len(choosable)])

    def lit(self) -> FoundRow | None:
        """Return the line lit up."""
        if self.currentRow() in self.choosable():
            return self.rows[self.currentRow()]
        return None

    def take(self) -> bool:
        """Choose the highlighted line; return whether there was one."""
        return self._pick(self.lit())

    def take_number(self, digit: int) -> bool:
        """Choose the line of this figure; return whether there was one."""
        place = next((at for at, row in enumerate(self.rows) if digit and row.digit == digit), None)
        if place is None:
            return False
        self.setCurrentRow(place)
        return self._pick(self.rows[place])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line and choose; leave letters to what holds the list."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.take()
        elif event.key() in UP_OR_DOWN:
            self.step(step_of(event))
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """Return the room of every line, in pixels."""
        high = sum(map(self.height_of, self.rows)) + 2 * (self.frameWidth() + 1)
        return QSize(320, high)

    def minimumSizeHint(self) -> QSize:
        """Return the room of three lines, in pixels."""
        return QSize(240, min(3 * ROW, self.sizeHint().height()))

    def height_of(self, row: FoundRow) -> int:
        """Return the height of a line, in pixels."""
        if row.is_heading:
            return HEADING
        return max(ROW, int(Height.FLOOR_CONTROL))

    def paint_heading(self, painter: QPainter, box: QRectF, row: FoundRow) -> None:
        """Draw words that part the lines."""
        words = box.adjusted(Space.SNUG, Space.HAIR, -Space.SNUG, 0)
        paint_cut(
            painter, words, row.title, typeface(TypeSize.SMALL, strong=True), colours().text_soft
        )

    def paint_row(self, painter: QPainter, box: QRectF, row: FoundRow, *, lit: bool) -> None:
        """Draw a line: its figure, an article's number, the words, what stands beside."""
        ink = colours()
        words = box.adjusted(Space.TIGHT, 0, -Space.SNUG, 0)
        if row.digit:
            cap = QRectF(words.left(), box.center().y() - CAP / 2, CAP, CAP)
            key_cap(painter, cap, str(row.digit), lit=lit)
        words.setLeft(words.left() + CAP + Space.SNUG)
        if row.beside:
            font = typeface(TypeSize.BODY)
            taken = paint_cut(painter, words, row.beside, font, ink.text_soft, RIGHT)
            words.setRight(words.right() - taken - Space.NORMAL)
        if row.kind == "article":
            strong = typeface(TypeSize.LEAD, strong=True)
            paint_cut(painter, words, row.key, strong, ink.accent_text)
            words.setLeft(words.left() + NUMBER_WIDTH)
        size = self.title_size(box.width())
        paint_in_two(painter, words, row.title, typeface(size), ink.text)

    def title_size(self, wide: float) -> TypeSize:
        """Return the one size of the titles: the larger where all fit in lines so wide (pixels)."""
        if self._sized[0] != wide:
            lead = QFontMetricsF(typeface(TypeSize.LEAD))
            beside = typeface(TypeSize.BODY)
            articles = QFontMetricsF(beside)

            def fits(row: FoundRow) -> bool:
                taken = Space.TIGHT + Space.SNUG + CAP + Space.SNUG
                taken += NUMBER_WIDTH if row.kind == "article" else 0
                if row.beside:
                    taken += round(articles.horizontalAdvance(row.beside)) + Space.NORMAL
                return lead.horizontalAdvance(row.title) <= wide - taken

            told = (row for row in self.rows if not row.is_heading)
            if all(map(fits, told)):
                size = TypeSize.LEAD
            else:
                size = TypeSize.BODY
            self._sized = wide, size
        return self._sized[1]

    def _pick(self, row: FoundRow | None) -> bool:
        if row is not None:
            self.picked.emit(row)
        return row is not None

    def _on_clicked(self, item: QListWidgetItem) -> None:
        row: FoundRow = item.data(ROLE)
        if not row.is_heading:
            self.picked.emit(row)


class _Drawing(QStyledItemDelegate):
    """Draws the ground of a line, lit or pointed at, and leaves the rest to the list."""

    def __init__(self, drawn: FoundList) -> None:
        super().__init__(drawn)
        self._list = drawn

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._list.height_of(index.data(ROLE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROLE)
        edge = self._list.EDGE
        box = QRectF(option.rect).adjusted(Space.HAIR, edge, -Space.HAIR, -edge)
        lit = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_heading:
            self._list.paint_heading(painter, box, row)
        else:
            if lit or option.state & QStyle.StateFlag.State_MouseOver:
                if lit:
                    painter.setPen(QColor(colours().focus))
                else:
                    painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours().accent_soft if lit else colours().hover))
                painter.drawRoundedRect(box, 4, 4)
            self._list.paint_row(painter, box, row, lit=lit)
        painter.restore()


def _numbered(rows: Sequence[FoundRow]) -> tuple[FoundRow, ...]:
    """The lines with their figures: those they bring, else from the first one that opens."""
    if any(row.digit for row in rows):
        return tuple(rows)
    numbered = []
    digit = 0
    for row in rows:
        digit += not row.is_heading
        given = 0
        if not row.is_heading and digit <= NUMBERED:
            given = digit
        numbered.append(replace(row, digit=given))
    return tuple(numbered)


class RecentList(FoundList):
    """The most frequent incidents: recent ones first, then usual ones.

    Nine lines by figure; a situation left half-way comes before them, to be taken up again. A
    figure stays that of its situation as long as it is offered: one learns them in an evening.
    """

    def __init__(self, live: LiveTournament) -> None:
        """List for the open tournament."""
        super().__init__(
            fr_en("Situations récentes et fréquentes", "Recent and frequent situations")
        )
        explained(
            self,
            "Un clic pose les questions de la situation.",
            "Click to go through the situation’s questions.",
        )
        self._live = live
        self._left = ""
        self._offered: tuple[str, ...] = ()
        self.refresh()

    def set_left(self, op: str) -> None:
        """Offer to take up a question left half-way; none with an empty name."""
        if op != self._left:
            self._left = op
            self.refresh()

    def refresh(self) -> None:
        """List the incidents offered now; the highlighted line stays where the list has not
        changed.
        """
        asked = tuple(row.op for row in reversed(self._live.incidents()))
        ops = self._offered = _in_their_places(self._offered, first_offered(asked)[:NUMBERED])
        if self._left and self._left not in ops:
            # By the figure of the last one, which gives way to it.
            ops = (*ops[:-1], self._left)
        rows = [
            replace(op_row(op, short=True), digit=digit)
            for digit, op in enumerate(ops, 1)
            if op != self._left
        ]
        if self._left:
            words = fr_en("Continuer\u00a0: {0}", "Continue: {0}").format(
                question_title(self._left)
            )
            digit = ops.index(self._left) + 1
            rows = [FoundRow("resume", self._left, words, digit=digit), *rows]
        if tuple((row.kind, row.key) for row in rows) != self.keys():
            self.show_rows(rows)


def _in_their_places(before: Sequence[str], offered: Sequence[str]) -> tuple[str, ...]:
    """Return the incidents offered: known ones keep their places, new ones take those left.

    >>> _in_their_places(("pots", "misdeal", "reopen"), ("string_bet", "pots", "reopen"))
    ('pots', 'string_bet', 'reopen')
    """
    new = iter(op for op in offered if op not in before)
    kept = [op if op in offered else next(new, "") for op in before]
    return tuple(op for op in (*kept, *new) if op)
