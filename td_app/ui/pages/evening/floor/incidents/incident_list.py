"""The incidents as a list: their words made once, found by what is typed, three lines each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from td_app.register.finding import folded, matches
from td_app.tournament.views.conduct import IncidentRow, PenaltyRow
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.widgets.labels import paint_cut
from td_app.ui.widgets.pill import PillFacts, paint_pill, pill_width
from td_app.ui.widgets.row_model import ROW_ROLE, Column, Index
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.asking import question_keywords, question_title
from td_app.words.figures import short_day, time_of_day
from td_app.words.language import fr_en
from td_app.words.ruling_text import RulingText, decided_words, told_ruling

_TABLE = re.compile(r"\b(?:table|t)\s*(\d+)\b")
_NUMBER = re.compile(r"(?:\bincident\s*)?(?:\bno\b\.?|n°|#)\s*(\d+)\b")
_ARTICLE = re.compile(r"(?:§\s*|\b(?:article|art)\b\.?\s*)(\d+(?:\.\d*)?)|\b(\d+\.\d*)")
_FIGURE = re.compile(r"\b\d+\b")

SMALL_LINE = 20
PLAIN_LINE = 24
LINE = 2 * int(Space.TIGHT) + SMALL_LINE + 2 * PLAIN_LINE
"""Height of an incident in the list, in pixels."""

MARK = 22


@dataclass(frozen=True, slots=True)
class IncidentLine:
    """One incident in words. ``decision``: the decision at the table, on one line; ``told``: the
    rulebook's answer; ``sought``: the words it is found by, folded.
    """

    row: IncidentRow
    head: str
    title: str
    decision: str
    players: str
    told: RulingText
    penalties: tuple[PenaltyRow, ...]
    sought: str

    @property
    def text(self) -> str:
        """Return the whole line as plain text, to be read out."""
        marks = [mark.text for mark in (otherwise_mark(self), sanction_mark(self)) if mark]
        parts = (self.head, self.title, self.decision, self.players, *marks)
        return ". ".join(part for part in parts if part)


class IncidentLines:
    """Makes lines of incidents, keeping those whose incident has not changed."""

    def __init__(self) -> None:
        """Know no incident yet."""
        self._made: dict[int, tuple[object, IncidentLine]] = {}

    def lines(
        self, rows: Sequence[IncidentRow], penalties: Sequence[PenaltyRow]
    ) -> list[IncidentLine]:
        """Return the lines of these incidents, in the same order.

        The date comes before the time when they are not all of one day.
        """
        days = {datetime.fromtimestamp(row.at_ms / 1000).date() for row in rows}
        given = {penalty.number: penalty for penalty in penalties}
        return [self._line(row, given, dated=len(days) > 1) for row in rows]

    def _line(
        self, row: IncidentRow, given: Mapping[int, PenaltyRow], *, dated: bool
    ) -> IncidentLine:
        sanctions = tuple(given[number] for number in row.penalties if number in given)
        known = self._made.get(row.number)
        if known is not None and known[1].row is row and known[0] == (sanctions, dated):
            return known[1]
        line = _made(row, sanctions, dated=dated)
        self._made[row.number] = ((sanctions, dated), line)
        return line


def number_words(number: int) -> str:
    """Return how an incident is called by its number: n° 23."""
    return fr_en("n°\u00a0{0}", "no.\u00a0{0}").format(number)


def moment_words(at_ms: int, *, dated: bool = False) -> str:
    """Return the hour and minute of a moment, after its date when ``dated``."""
    moment = datetime.fromtimestamp(at_ms / 1000)
    told = time_of_day(moment)
    if dated:
        return f"{short_day(moment.date())} {told}"
    return told


def head_words(line: IncidentLine) -> str:
    """Return where and when an incident happened, with the hand when it is known."""
    hand = line.row.hand
    words = fr_en("Incident {0}", "Incident {0}").format(line.head)
    if hand is None:
        return words
    numbered = fr_en("main n°\u00a0{0}", "hand no.\u00a0{0}").format(hand)
    return f"{words} · {numbered}"


def otherwise_mark(line: IncidentLine) -> PillFacts | None:
    """Return the mark of a ruling departed from (1.1)."""
    if not line.row.overruled:
        return None
    words = fr_en("Décidé autrement", "Overridden")
    return state_pill(State.OTHERWISE, words)


def sanction_mark(line: IncidentLine) -> PillFacts | None:
    """Return the mark of an incident that led to a sanction; lifted ones say so."""
    if not line.penalties:
        return None
    if all(penalty.lifted for penalty in line.penalties):
        words = fr_en("Sanction levée", "Penalty lifted")
        return state_pill(State.GONE, words)
    words = fr_en("Sanction", "Penalty")
    return state_pill(State.IMPOSED, words)


def _made(row: IncidentRow, penalties: tuple[PenaltyRow, ...], *, dated: bool) -> IncidentLine:
    told = told_ruling(row.op, row.given, row.outcome)
    title = question_title(row.op)
    players = ", ".join(name for _entrant, name in row.players)
    decision = decided_words(told, row.chosen, row.reason if row.overruled else "")
    written = [text for _at_ms, text in row.notes]
    sought = (title, players, decision, *question_keywords(row.op), *written)
    return IncidentLine(
        row=row,
        head=_head(row, dated=dated),
        title=title,
        decision=" ".join(decision.split()),
        players=players,
        told=told,
        penalties=penalties,
        sought=folded(" ".join(sought)),
    )


def _head(row: IncidentRow, *, dated: bool) -> str:
    parts = [
        number_words(row.shown),
        moment_words(row.at_ms, dated=dated),
        fr_en("niveau\u00a0{0}", "level\u00a0{0}").format(row.level),
    ]
    if row.table is not None:
        parts.append(fr_en("table\u00a0{0}", "table\u00a0{0}").format(row.table))
    return " · ".join(parts)


Kept = Callable[[IncidentLine], bool]


@dataclass(frozen=True, slots=True)
class SoughtIncident:
    """A search split into its conditions. All of them must hold.

    ``articles`` may be a chapter, alone or with its dot (``9`` or ``9.``); ``figures`` stand
    for a table or for an incident's own number; ``words`` are folded.
    """

    articles: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()
    words: str = ""

    def holds(self, line: IncidentLine) -> bool:
        """Return whether an incident is what was typed."""
        row = line.row
        return (
            all(_cited(article, row.cites) for article in self.articles)
            and all(table == row.table for table in self.tables)
            and all(number == row.shown for number in self.numbers)
            and all(figure in (row.table, row.shown) for figure in self.figures)
            and matches(self.words, line.sought)
        )


def sought_incident(typed: str) -> SoughtIncident:
    """Return what a search asks for.

    >>> sought_incident("9.12 Dupont").articles, sought_incident("9.12 Dupont").words
    (('9.12',), 'dupont')
    >>> sought_incident("table 4").tables, sought_incident("n° 23").numbers
    ((4,), (23,))
    >>> sought_incident("4").figures
    (4,)
    """
    left = folded(typed)
    found: list[tuple[str, ...]] = []
    for pattern in (_TABLE, _NUMBER, _ARTICLE, _FIGURE):
        found.append(
            tuple(
                next((group for group in match.groups() if group), match[0])
                for match in pattern.finditer(left)
            )
        )
        left = pattern.sub(" ", left)
    tables, numbers, articles, figures = found
    return SoughtIncident(
        articles=articles,
        tables=tuple(map(int, tables)),
        numbers=tuple(map(int, numbers)),
        figures=tuple(map(int, figures)),
        words=" ".join(left.split()),
    )


def _cited(article: str, cites: tuple[str, ...]) -> bool:
    """Return whether an article is cited; a chapter is by any of its articles."""
    chapter, _, rest = article.partition(".")
    if rest:
        return article in cites
    return any(cited.startswith(f"{chapter}.") for cited in cites)


def kept_by(filters: Mapping[str, Kept | None], chosen: str, typed: str) -> Kept | None:
    """Return what a filter and a search keep together, ``None`` for everything."""
    kept = filters[chosen]
    if not typed.strip():
        return kept
    sought = sought_incident(typed)
    return lambda line: (kept is None or kept(line)) and sought.holds(line)


def filters_at(table: int | None) -> Mapping[str, Kept | None]:
    """Return what each filter keeps; ``table`` is the one where the floor stands."""
    return {
        "all": None,
        "table": lambda line: table is not None and line.row.table == table,
        "otherwise": lambda line: line.row.overruled,
        "sanction": lambda line: bool(line.penalties),
    }


class IncidentList(RowTable[IncidentLine]):
    """One incident a row, newest first; ``current_row`` carries the line that became current.

    ``turned(pages)`` on Right and Left: further down, or back up, in the incident being read.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no incident yet."""
        column: Column[IncidentLine] = Column(
            "incident",
            fr_en("Incidents", "Incidents"),
            lambda line: line.text,
            fills=True,
            tip=lambda line: "\n".join(
                part for part in (line.title, line.decision, line.players) if part
            ),
        )
        super().__init__((column,), lambda line: line.row.number, parent, sortable=False)
        self.setAccessibleName(
            fr_en("Incidents notés, le dernier d’abord", "Incidents recorded, latest first")
        )
        explained(
            self,
            "Choisissez un incident : ce qui a été décidé s’affiche à côté.",
            "Select an incident to see its ruling beside it.",
        )
        self.setItemDelegate(_Drawing(self))
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(LINE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_row_height(self, height: int) -> None:
        """Keep the rows as they are: each tells an incident on three lines."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages of the incident being read on Right and Left."""
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            if event.key() == Qt.Key.Key_Right:
                self.turned.emit(1)
            else:
                self.turned.emit(-1)
        else:
            super().keyPressEvent(event)

    def keep(self, kept: Kept | None) -> None:
        """Keep those for which ``kept`` holds; ``None`` keeps all."""
        self.filter.set_kept(kept)

    def shown_count(self) -> int:
        """Return how many incidents are shown."""
        return self.filter.rowCount()

    def newest(self) -> bool:
        """Return whether the first incident shown is the current one."""
        return self.currentIndex().row() == 0

    def choose_first(self) -> None:
        """Make the first incident shown current."""
        first = self.filter.index(0, 0)
        if first.isValid():
            self.setCurrentIndex(first)
            self.scrollToTop()


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
    ink = colours()
    strong = typeface(TypeSize.SMALL, strong=True)
    taken = paint_cut(painter, room, line.head, typeface(TypeSize.SMALL), ink.text_soft)
    beside = room.adjusted(taken + Space.NORMAL, 0, 0, 0)
    paint_cut(painter, beside, line.players, strong, ink.text, Qt.AlignmentFlag.AlignRight)


def _paint_title(painter: QPainter, room: QRectF, line: IncidentLine) -> None:
    """Paint the incident, over the whole line."""
    paint_cut(painter, room, line.title, typeface(TypeSize.BODY, strong=True), colours().text)


def _paint_decision(painter: QPainter, room: QRectF, line: IncidentLine) -> None:
    """Paint the decision, after the mark of a decision against the rulebook.

    At the right stands whether a penalty followed.
    """
    penalty = sanction_mark(line)
    if penalty is not None:
        wide = pill_width(penalty)
        _paint_mark(painter, QRectF(room.right() - wide, room.top(), wide, room.height()), penalty)
        room = room.adjusted(0, 0, -wide - Space.TIGHT, 0)
    mark = otherwise_mark(line)
    if mark is not None:
        _paint_mark(painter, room, mark)
        room = room.adjusted(pill_width(mark) + Space.TIGHT, 0, 0, 0)
    paint_cut(painter, room, line.decision, typeface(TypeSize.BODY), colours().text)


def _paint_mark(painter: QPainter, room: QRectF, mark: PillFacts) -> None:
    middle = room.center().y()
    paint_pill(painter, QRectF(room.left(), middle - MARK / 2, room.width(), MARK), mark)
