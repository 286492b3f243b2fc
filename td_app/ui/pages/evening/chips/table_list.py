"""The tables beside a form of the chips' page, which are done, and the form of one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStyle

from td_app.tournament.views.chips import ChipsTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import Page
from td_app.ui.widgets.pill import PillFacts, pill_width
from td_app.ui.widgets.row_cells import CELL_ASIDE
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, title_needs
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.figures import whole
from td_app.words.language import fr_en

WIDTH = 248
NUMBER_WIDTH = 60
FIGURE_WIDTH = 72
"""Pixels of a table's number, and of its figure where that is short."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, a figure about it (None: not known), and whether it is done."""

    table: int
    figure: int | None
    done: bool


class TableList(RowTable[TableLine]):
    """``figure`` titles the second column; the third says what is done, in these words."""

    def __init__(
        self, figure: str, done: str, waits: str, *, tip: str = "", width: int = WIDTH
    ) -> None:
        """Show no table yet, ``width`` pixels wide, more where the figures need it."""
        super().__init__(_columns(figure, done, waits), key=lambda line: line.table)
        self._least = width
        self.setAccessibleName(fr_en("Tables", "Tables"))
        explained(
            self,
            "Choisissez la table dont vous comptez les tapis.",
            "Select the table whose stacks you are counting.",
        )
        self.setFixedWidth(width)
        set_tip(self, tip)

    def show_tables(self, lines: Sequence[TableLine], table: int | None) -> None:
        """Show these tables, one of them chosen."""
        self.set_rows(lines)
        self.setFixedWidth(max(self._least, self._whole_width()))
        if table is not None:
            self.choose(table)

    def _whole_width(self) -> int:
        """Return the pixels in which every figure and every state is whole, a bar to scroll beside
        them.
        """
        columns = self.rows.columns
        states = [column.pill(row) for column in columns if column.pill for row in self.rows.rows]
        state = max((round(pill_width(facts)) for facts in states if facts), default=0)
        titles = {column.key: title_needs(column.title) for column in columns}
        number = max(NUMBER_WIDTH, titles["table"])
        figure = max(FIGURE_WIDTH, titles["figure"], self.needed(self.rows.place_of("figure")))
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return number + figure + state + CELL_ASIDE + bar + 2 * self.frameWidth()


class TableTab(Page):
    """The form of one table at a time, chosen in ``tables``.

    ``paperAsked(document)`` for the sheets of the tables, blank or written.
    """

    paperAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, tables: TableList) -> None:
        """Show no table of ``live`` yet."""
        super().__init__(live)
        self._shown: tuple[object, ...] = ()
        self._table: int | None = None
        self.tables = tables
        self.tables.current_row.connect(self._on_line)
        self.tables.clicked.connect(self.first)

    def first(self) -> None:
        """Put the keyboard in the first field."""
        raise NotImplementedError

    def show_table(self, table: int) -> None:
        """Open the form of a table, the keyboard in its first field."""
        self.choose(table)
        self.first()

    def choose(self, table: int) -> None:
        """Open the form of a table."""
        if table != self._table:
            self._table = table
            self.refresh()

    def chosen(self, tables: Sequence[ChipsTable], waiting: Sequence[int]) -> ChipsTable | None:
        """Return the table chosen, else the first that waits, else the first; None without any."""
        by_number = {table.table: table for table in tables}
        if self._table not in by_number:
            self._table = next(iter((*waiting, *by_number)), None)
            if self._table is not None:
                self.tables.choose(self._table)
        if self._table is not None:
            return by_number[self._table]
        return None

    def named(self, who: int) -> str:
        """Return the name of a person, for a sentence."""
        return self.live.person(who).display_name

    def _on_line(self, line: TableLine | None) -> None:
        if line is not None:
            self.choose(line.table)


def _columns(figure: str, done: str, waits: str) -> Sequence[Column[TableLine]]:
    pill: Callable[[TableLine], PillFacts] = lambda line: (  # noqa: E731
        state_pill(State.DONE, done) if line.done else state_pill(State.WAITING, waits)
    )
    return (
        Column(
            "table",
            fr_en("Table", "Table"),
            lambda line: line.table,
            figures=True,
            width=NUMBER_WIDTH,
        ),
        Column(
            "figure",
            figure,
            lambda line: line.figure,
            lambda line: "" if line.figure is None else whole(line.figure),
            figures=True,
            width=FIGURE_WIDTH,
            grows=True,
        ),
        Column("done", "", lambda line: line.done, lambda _line: "", pill=pill, fills=True),
    )
