"""Grille: every evening of every player, those a scale drops struck through, and why of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from td_app.season.board import EveningFacts
from td_app.season.grid import EveningGrid, GridCell, GridRow, grid_of
from td_app.season.grid_words import cell_sentence, legend
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.standings_tab import _day
from td_app.ui.pages.club.season.why_no_points import why_no_points
from td_app.ui.theme import Height, Space, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.row_cells import NameCells
from td_app.ui.widgets.row_height import set_in_lines, set_row_height
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, title_needs
from td_app.ui.widgets.tips import explained
from td_app.words.figures import rank
from td_app.words.language import fr_en
from td_app.words.season_page import gained, points_figure

HELD = {"rank": 58, "name": 186, "points": 84}
"""Pixels of the columns that stay in sight; the names have what the evenings leave, too."""
EVENING = 66
SUM = 92


class GridTable(RowTable[GridRow]):
    """The evenings scroll beside the rank, the name and the points, which stay in sight.

    The arrows go from one evening to the next: ``currentChanged`` of its selection model tells.
    """

    def __init__(self, name: str) -> None:
        """Show no evening yet."""
        super().__init__(
            _fixed_columns(), key=lambda one: one.who.key, asleep=lambda one: one.row is None
        )
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.held = QTableView(self)
        self.held.setAccessibleName(name)
        self.held.setModel(self.filter)
        self.held.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.held.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        dress(self.held, kind="held")
        set_in_lines(self.held, Height.ROW)
        self.held.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for bar in (self.held.setVerticalScrollBarPolicy, self.held.setHorizontalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        place = self.rows.place_of("name")
        names = NameCells(self.rows.columns[place], self.rows, self.held)
        self.held.setItemDelegateForColumn(place, names)
        self.held.setSortingEnabled(True)
        self.held.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self._name_place = place
        self.verticalHeader().show()
        self._join_scrolling()
        self._lay_columns()

    def show_grid(self, grid: EveningGrid) -> None:
        """Show another grid, the sorting and the evening chosen kept where they can be."""
        evenings = [_evening(grid, place, one) for place, one in enumerate(grid.evenings)]
        columns = (*_fixed_columns(), *evenings, *_sums(grid))
        if [one.title for one in columns] != [one.title for one in self.rows.columns]:
            self.rows.set_columns(columns)
            self._lay_columns()
        else:
            self.rows.columns = columns
        self.set_rows(grid.rows)
        self._give_names_room()

    def evening(self) -> str:
        """Return the key of the evening chosen, nothing where none is."""
        here = self.currentIndex()
        if here.isValid():
            return self.rows.key_at(here)
        return ""

    def hides(self, column: Column[GridRow]) -> bool:
        """Return whether a column is left out here: those that stay in sight are beside."""
        return column.key in HELD or super().hides(column)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt calls it
        """Go to a player by their first letters, staying on the evening."""
        place = self._evening_place()
        super().keyboardSearch(search)
        here = self.currentIndex()
        if here.isValid():
            self.setCurrentIndex(here.siblingAtColumn(place))

    def set_row_height(self, height: int) -> None:
        """Keep the fixed columns' rows as high as the others."""
        super().set_row_height(height)
        set_row_height(self.held, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fixed columns as high as the rows."""
        super().resizeEvent(event)
        self._give_names_room()
        self._place_held()

    def _give_names_room(self) -> None:
        """Give names the room that the evenings leave."""
        evenings = self.horizontalHeader().length()
        places = [place for place, one in enumerate(self.rows.columns) if one.key in HELD]
        others = sum(map(self.held.columnWidth, places)) - self.held.columnWidth(self._name_place)
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * self.frameWidth() - bar - evenings - others
        width = max(HELD["name"], room)
        self.held.setColumnWidth(self._name_place, width)
        # The room of the columns held is that of the titles of the rows, which they cover.
        self.verticalHeader().setFixedWidth(others + width)

    def _place_held(self) -> None:
        header = self.horizontalHeader().geometry()
        seen = self.viewport().height()
        left = self.verticalHeader().geometry().left()
        width = self.verticalHeader().width()
        self.held.setGeometry(left, header.top(), width + 1, header.height() + seen)

    def _lay_columns(self) -> None:
        for place, one in enumerate(self.rows.columns):
            held = one.key in HELD
            self.held.setColumnHidden(place, not held)
            width = one.width or EVENING
            if held:
                self.held.setColumnWidth(place, max(width, title_needs(one.title)))
            else:
                self.setColumnWidth(place, width)
        self.hide_columns()
        self._give_names_room()

    def _evening_place(self) -> int:
        """Return where the evening chosen stands, the first one's place where none is."""
        here = self.currentIndex().column()
        shown = [at for at in range(len(self.rows.columns)) if not self.isColumnHidden(at)]
        if here in shown:
            return here
        return next(iter(shown), -1)

    def _join_scrolling(self) -> None:
        mine = self.verticalScrollBar()
        held = self.held.verticalScrollBar()
        mine.valueChanged.connect(held.setValue)
        held.valueChanged.connect(mine.setValue)
        self.horizontalScrollBar().rangeChanged.connect(lambda *_: self._place_held())
        for one, other in ((self, self.held), (self.held, self)):
            one.horizontalHeader().sortIndicatorChanged.connect(partial(_unsorted, other))
        self.held.clicked.connect(self._choose_row)
        self.selectionModel().currentChanged.connect(
            lambda index, _before: self.held.selectRow(index.row())
        )

    def _choose_row(self, index: QModelIndex) -> None:
        place = self._evening_place()
        self.setCurrentIndex(index.siblingAtColumn(place))
        self.setFocus()


def _unsorted(table: QTableView, sorted_by: int, _order: Qt.SortOrder) -> None:
    """Take the sign of sorting off a header, the rows staying as the other one sorts them."""
    if sorted_by < 0:
        return
    header = table.horizontalHeader()
    header.blockSignals(True)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    header.blockSignals(False)


class GridTab(SeasonTab):
    """The grid, and under it how the points of the evening chosen came."""

    def __init__(self, host: SeasonHost) -> None:
        """Show the grid of the page's season."""
        super().__init__(host)
        self._grid = EveningGrid()
        self.print = explained(
            Button(
                fr_en("Imprimer la grille…", "Print the grid…"), icon="print", does=host.print_grid
            ),
            "Toutes les soirées de chaque joueur, sur des feuilles en paysage ; les noms tels "
            "qu’ils sont publiés.",
            "Every event of every player, on landscape sheets; names as they are published.",
        )
        self.table = GridTable(fr_en("Grille de la saison", "Season grid"))
        self.list = ListBox(self.table, fr_en("Chercher un nom", "Search a name"))
        row(wide(self.list.search), self.print, on=self.tools, spacing=Space.TIGHT, margins=0)
        self.list.lay_out()
        self.told = label("", Say.BODY, wraps=True)
        self.legend = label("", Say.SMALL, wraps=True)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._say_cell())
        column(
            wide(self.list),
            self.told,
            self.legend,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def refresh(self) -> None:
        """Show the grid as it is."""
        self._grid = grid_of(self.host.board)
        self.table.show_grid(self._grid)
        self.list.tell(why=why_no_points(self.host))
        nobody = fr_en("Aucun joueur n’est encore classé.", "Nobody is ranked yet.")
        if self.host.board.rows:
            self.print.set_refusal(None)
        else:
            self.print.set_refusal(nobody)
        tell(self.legend, legend(self._grid, cells=False))
        self._say_cell()

    def _say_cell(self) -> None:
        chosen = self.table.chosen_row()
        keys = [_key(evening) for evening in self._grid.evenings]
        evening = self.table.evening()
        if chosen is None or evening not in keys:
            choose = fr_en(
                "Choisissez une case pour lire ici d’où viennent ses points.",
                "Select a cell to see here where its points come from.",
            )
            tell(self.told, choose if self._grid.rows else "")
        elif (cell := chosen.cells[keys.index(evening)]) is None:
            absent = fr_en("{0} · {1} · n’y était pas.", "{0} · {1} · did not play.")
            missed = self._grid.evenings[keys.index(evening)]
            tell(self.told, absent.format(chosen.who.name, _called(missed)))
        else:
            tell(self.told, f"{chosen.who.name} · {_cell_words(cell, self._grid.best)}")


def _cell_words(cell: GridCell, best: int | None) -> str:
    return f"{_called(cell.evening)} · {cell_sentence(cell, best)}"


def _key(evening: EveningFacts) -> str:
    return f"evening_{evening.kept.id}"


def _called(evening: EveningFacts) -> str:
    return ", ".join(filter(None, (evening.kept.name, _day(evening.kept.date))))


def _fixed_columns() -> tuple[Column[GridRow], ...]:
    """The columns that stay in sight."""
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.row.rank if one.row else None,
            text=lambda one: rank(one.row.rank) if one.row else "—",
            width=HELD["rank"],
            figures=True,
            searched=False,
        ),
        Column(
            "name",
            fr_en("Joueur", "Player"),
            lambda one: one.who.name,
            width=HELD["name"],
            named=True,
        ),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.row.points if one.row else None,
            text=lambda one: points_figure(one.row.points) if one.row else "",
            width=HELD["points"],
            figures=True,
            searched=False,
        ),
    )


def _evening(grid: EveningGrid, place: int, evening: EveningFacts) -> Column[GridRow]:
    day = evening.kept.date
    if day:
        title = f"{day[8:10]}/{day[5:7]}"
    else:
        title = evening.kept.name[:8]

    def tip(one: GridRow) -> str:
        cell = one.cells[place]
        if cell:
            return f"{one.who.name} · {_cell_words(cell, grid.best)}"
        return ""

    def points(one: GridRow) -> Any:
        cell = one.cells[place]
        if cell is None:
            return None
        return -cell.points.total

    return Column(
        _key(evening),
        title,
        points,
        text=lambda one: points_figure(-points(one)) if one.cells[place] else "",
        width=EVENING,
        figures=True,
        tip=tip,
        spoken=tip,
        searched=False,
        struck=lambda one: (cell := one.cells[place]) is not None and cell.dropped,
        about=_called(evening),
    )


def _sums(grid: EveningGrid) -> Sequence[Column[GridRow]]:
    """Return the columns of deductions and corrections, where there are any."""
    taken: Column[GridRow] = Column(
        "taken",
        fr_en("Retraits", "Deductions"),
        lambda one: -one.row.malus if one.row else None,
        text=lambda one: gained(-one.row.malus) if one.row and one.row.malus else "",
        width=SUM,
        figures=True,
        searched=False,
    )
    corrected = replace(
        taken,
        key="corrected",
        title=fr_en("Corrections", "Corrections"),
        value=lambda one: -one.row.correction if one.row else None,
        text=lambda one: gained(one.row.correction) if one.row and one.row.correction else "",
        width=SUM + 14,
    )
    return [*([taken] if grid.taken else []), *([corrected] if grid.corrected else [])]
