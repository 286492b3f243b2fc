"""Tables of frozen rows, told apart by a key, that change on screen only where they differ.

A page gives the rows it wants shown; the model finds what came, went, moved or changed, so that
the selection, the current row and the scroll stay where they were.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from reports.marks import ChartMark
from td_app.register.finding import folded
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import themed_icon
from td_app.ui.theme.tokens import Tone, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.tips import plain_tip

Index = QModelIndex | QPersistentModelIndex
Marks = tuple[ChartMark, ...]
R = TypeVar("R")
SORT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 2

MOVES_ONE_BY_ONE = 24
"""Beyond that many moves the order is changed at once, which also keeps the selection."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


# Without slots: Python 3.11 cannot build Column[Entrant](…) of a frozen class with them.
@dataclass(frozen=True)
class Column(Generic[R]):
    """One column: what it shows of a row; ``key`` tells it apart, wherever it stands.

    ``value`` gives what is sorted by (``int``, ``str``, ``None`` last); ``text`` the words shown,
    the value itself without it. ``figures`` aligns right. ``width`` is in pixels; ``fills``
    takes what room is left, after what a column that ``grows`` needs to show its words whole.
    ``sought`` gives the words found by a search, when they are not those
    shown. ``named``: the words are a person's name, shortened as names are where there is no
    room; ``shorter`` gives other words for a cell too narrow. ``icon`` names a drawing, ``tone``
    colours the words, ``pill`` draws a state in their place, ``checked`` a box before them;
    ``struck`` is a line through the words. ``spoken`` is what a screen reader says of a cell in
    place of its words, ``about`` what the title stands for. ``under`` places marks below a name,
    in a width.

    A column ``ticked`` has a box in place of words, none where it gives ``None``, grey where it is
    not ``tickable``. A table narrower than ``hides_below`` pixels leaves the column out; so does
    one without a row for which ``hides_without`` gives something.
    """

    key: str
    title: str
    value: Callable[[R], Any]
    text: Callable[[R], str] | None = None
    figures: bool = False
    centred: bool = False
    width: int | None = None
    fills: bool = False
    grows: bool = False
    hides_below: int = 0
    hides_without: Callable[[R], Any] | None = None
    named: bool = False
    shorter: Callable[[R], str] | None = None
    tip: Callable[[R], str] | None = None
    icon: Callable[[R], str | None] | None = None
    tone: Callable[[R], Tone] | None = None
    checked: Callable[[R], bool] | None = None
    ticked: Callable[[R], bool | None] | None = None
    tickable: Callable[[R], bool] = lambda _row: True
    pill: Callable[[R], PillFacts | None] | None = None
    searched: bool = True
    sought: Callable[[R], str] | None = None
    struck: Callable[[R], bool] | None = None
    spoken: Callable[[R], str] | None = None
    under: Callable[[R, float], Marks] | None = None
    about: str = ""

    def words_sought(self, row: R) -> str:
        """Return the words the cell is found by: those shown, unless told otherwise."""
        return self.sought(row) if self.sought is not None else self.shown(row)

    def shown(self, row: R) -> str:
        """Return the words of the cell."""
        if self.text is not None:
            return self.text(row)
        if self.ticked is not None:
            return ""
        value = self.value(row)
        return "" if value is None else str(value)

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Return how the column and its title are aligned."""
        return alignment_of(figures=self.figures, centred=self.centred)


def alignment_of(*, figures: bool, centred: bool) -> Qt.AlignmentFlag:
    """Return how the cells of a column are aligned, and its title."""
    return CENTRE if centred else RIGHT if figures else LEFT


class Titled(Protocol):
    """A column of some table."""

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def alignment(self) -> Qt.AlignmentFlag: ...


C = TypeVar("C", bound=Titled)


class ColumnModel(QAbstractTableModel, Generic[C]):
    """A table model whose columns are given once, left to right."""

    def __init__(self, columns: Sequence[C], parent: QObject | None = None) -> None:
        """Show ``columns``."""
        super().__init__(parent)
        self.columns: tuple[C, ...] = tuple(columns)

    def place_of(self, key: str) -> int:
        """Return where the column of this key stands, from 0 at the left."""
        return next(place for place, one in enumerate(self.columns) if one.key == key)

    def key_at(self, index: Index) -> str:
        """Return the key of the column of an index, of this model or of a proxy's."""
        return self.columns[index.column()].key

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a column's title, aligned as its cells are, and what it stands for."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.columns[section].alignment
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain_tip(self.columns[section].about) or None
        return None


class RowModel(ColumnModel[Column[R]], Generic[R]):
    """A table model over frozen rows told apart by ``key``."""

    def __init__(
        self,
        columns: Sequence[Column[R]],
        key: Callable[[R], Hashable],
        parent: QObject | None = None,
        *,
        asleep: Callable[[R], bool] | None = None,
        heading: Callable[[R], bool] | None = None,
    ) -> None:
        """Show ``columns``; rows for which ``asleep`` holds are shown in the soft colour.

        Those for which ``heading`` holds head the rows under them and are never chosen.
        """
        super().__init__(columns, parent)
        self._key = key
        self._asleep = asleep
        self._heading = heading
        self._rows: list[R] = []
        self._keys: list[Hashable] = []

    def set_columns(self, columns: Sequence[Column[R]]) -> None:
        """Show other columns of the same rows."""
        self.beginResetModel()
        self.columns = tuple(columns)
        self.endResetModel()

    @property
    def rows(self) -> tuple[R, ...]:
        """Return the rows as last given."""
        return tuple(self._rows)

    def row(self, place: int) -> R:
        """Return the row at a place of this model, from 0."""
        return self._rows[place]

    def row_at(self, index: Index) -> R:
        """Return the row behind an index of this model (map an index of a proxy first)."""
        return self._rows[index.row()]

    def index_of(self, key: Hashable) -> QModelIndex:
        """Return the index of the first cell of a row, invalid when no row has that key."""
        try:
            return self.index(self._keys.index(key), 0)
        except ValueError:
            return QModelIndex()

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show those rows in that order, signalling only what differs.

        Raises ``ValueError`` when two rows share a key.
        """
        keys = [self._key(row) for row in rows]
        if keys != self._keys:
            if len(set(keys)) != len(keys):
                raise ValueError("two rows share a key")
            self._remove_all_but(set(keys))
            self._put_in_order(keys)
            self._insert_missing(keys, rows)
        changed = [
            place
            for place, (before, after) in enumerate(zip(self._rows, rows, strict=True))
            if before is not after and before != after
        ]
        self._rows = list(rows)
        last_column = len(self.columns) - 1
        for first, last in runs_of(changed):
            self.dataChanged.emit(self.index(first, 0), self.index(last, last_column))

    def _remove_all_but(self, kept: set[Hashable]) -> None:
        gone = [place for place, key in enumerate(self._keys) if key not in kept]
        for first, last in reversed(list(runs_of(gone))):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            del self._keys[first : last + 1]
            self.endRemoveRows()

    def _put_in_order(self, keys: Sequence[Hashable]) -> None:
        here = set(self._keys)
        wanted = [key for key in keys if key in here]
        moving = keys_to_move(self._keys, wanted)
        if len(moving) > MOVES_ONE_BY_ONE:
            self._reorder_at_once(wanted)
            return
        # In rising order of arrival: the rows before the place are already settled.
        settled = set(wanted) - set(moving)
        for key in moving:
            self._move_after_settled(key, wanted, settled)
            settled.add(key)

    def _move_after_settled(
        self, key: Hashable, wanted: Sequence[Hashable], settled: set[Hashable]
    ) -> None:
        start = self._keys.index(key)
        before = next((k for k in reversed(wanted[: wanted.index(key)]) if k in settled), None)
        end = 0 if before is None else self._keys.index(before) + 1
        if end in (start, start + 1):
            return
        self.beginMoveRows(QModelIndex(), start, start, QModelIndex(), end)
        target = end - 1 if end > start else end
        self._keys.insert(target, self._keys.pop(start))
        self._rows.insert(target, self._rows.pop(start))
        self.endMoveRows()

    def _reorder_at_once(self, wanted: Sequence[Hashable]) -> None:
        self.layoutAboutToBeChanged.emit()
        place_of = {key: place for place, key in enumerate(wanted)}
        persistent = self.persistentIndexList()
        landed = [self.index(place_of[self._keys[i.row()]], i.column()) for i in persistent]
        row_of = dict(zip(self._keys, self._rows, strict=True))
        self._keys = list(wanted)
        self._rows = [row_of[key] for key in wanted]
        self.changePersistentIndexList(persistent, landed)
        self.layoutChanged.emit()

    def _insert_missing(self, keys: Sequence[Hashable], rows: Sequence[R]) -> None:
        here = set(self._keys)
        for first, last in runs_of([place for place, key in enumerate(keys) if key not in here]):
            self.beginInsertRows(QModelIndex(), first, last)
            self._keys[first:first] = keys[first : last + 1]
            self._rows[first:first] = rows[first : last + 1]
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows, sorts by, is searched by, or how it is drawn."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return None if column.checked and column.text is None else column.shown(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.alignment
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour_of(column, row)
            case Qt.ItemDataRole.DecorationRole:
                name = column.icon(row) if column.icon else None
                return themed_icon(name, "text_soft") if name else None
            case Qt.ItemDataRole.FontRole:
                return self._font_of(column, row)
            case Qt.ItemDataRole.AccessibleTextRole if column.spoken is not None:
                return column.spoken(row) or None
            case Qt.ItemDataRole.ToolTipRole:
                # What may have had to be shortened is whole under the pointer.
                cut = column.named or column.fills or column.grows
                tip = column.tip or (column.shown if cut else None)
                return plain_tip(str(tip(row))) if tip else None
            case Qt.ItemDataRole.CheckStateRole if column.checked:
                return Qt.CheckState.Checked if column.checked(row) else Qt.CheckState.Unchecked
            case _ if role == SORT_ROLE:
                return self.sort_value(index.row(), index.column())
            case _ if role == ROW_ROLE:
                return row
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell: nothing with those of a heading."""
        if index.isValid() and self._heads(self._rows[index.row()]):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def _heads(self, row: R) -> bool:
        return self._heading is not None and self._heading(row)

    def sort_value(self, place: int, column: int) -> Any:
        """Return what a cell sorts by: its value, words folded."""
        value = self.columns[column].value(self._rows[place])
        return folded(value) if isinstance(value, str) else value

    def searched_text(self, place: int) -> str:
        """Return the words of a whole row, folded for searching."""
        row = self._rows[place]
        return folded(" ".join(c.words_sought(row) for c in self.columns if c.searched))

    def _font_of(self, column: Column[R], row: R) -> QFont | None:
        if self._heads(row):
            return typeface(TypeSize.SMALL, strong=True)
        struck = column.struck is not None and column.struck(row)
        return struck_through() if struck else None

    def _colour_of(self, column: Column[R], row: R) -> QColor | None:
        if column.tone is not None and (tone := column.tone(row)) is not Tone.NEUTRAL:
            return QColor(colours().text_of(tone))
        struck = column.struck is not None and column.struck(row)
        if self._heads(row) or struck or (self._asleep is not None and self._asleep(row)):
            return QColor(colours().text_soft)
        return None


@cache
def struck_through() -> QFont:
    """Return the font of words that no longer count."""
    font = typeface(TypeSize.BODY)
    font.setStrikeOut(True)
    return font


def runs_of(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of each unbroken run in rising ``places``.

    >>> list(runs_of([0, 1, 2, 5, 7, 8]))
    [(0, 2), (5, 5), (7, 8)]
    """
    first = last = None
    for place in places:
        if first is None or last is None:
            first = last = place
        elif place == last + 1:
            last = place
        else:
            yield first, last
            first = last = place
    if first is not None and last is not None:
        yield first, last


def keys_to_move(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Hashable]:
    """Return the keys to move so that ``before`` comes in the order of ``after``.

    Both hold the same keys. As few as possible move: the others form the longest
    subsequence that already stands in the right order.

    >>> keys_to_move("abcd", "bcda")
    ['a']
    """
    rank = {key: place for place, key in enumerate(after)}
    staying = _longest_rising([rank[key] for key in before])
    return [key for key in after if rank[key] not in staying]


def _longest_rising(ranks: Sequence[int]) -> set[int]:
    ends: list[int] = []
    came_before: dict[int, int | None] = {}
    for rank in ranks:
        place = bisect_left(ends, rank)
        came_before[rank] = ends[place - 1] if place else None
        ends[place : place + 1] = [rank]
    staying: set[int] = set()
    here = ends[-1] if ends else None
    while here is not None:
        staying.add(here)
        here = came_before[here]
    return staying
