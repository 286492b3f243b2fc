"""The table of places: points or percentages typed, a place more, a place less."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.tournament.state.prizes import MOST_PLACES, PrizeKind
from td_app.ui.pages.setup.prize_cells import AMOUNT, WON, PrizeCells
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.cell_grid import CellGrid
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.words.language import fr_en

FIRST_WON = 10
"""Points, or tenths of a percent, of a place added to an empty table."""


class PrizeTable(QWidget):
    """``edited()`` when ``cells`` hold other points or other shares."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no place yet."""
        super().__init__(parent)
        self.cells = PrizeCells(self)
        self.grid = CellGrid(self.cells, fr_en("Prix par place", "Prizes by place"))
        self.add = Button(fr_en("Ajouter une place", "Add a place"), icon="add", scale="small")
        self.remove = Button(
            fr_en("Retirer la dernière", "Remove the last"), icon="trash", scale="small"
        )
        column(
            wide(self.grid),
            row(self.add, self.remove, STRETCH, spacing=Space.HAIR),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        self.cells.typed.connect(self._on_typed)
        self.grid.insertAsked.connect(self.add_place)
        self.grid.removeAsked.connect(self.remove_place)
        self.add.clicked.connect(self.add_place)
        self.remove.clicked.connect(self.remove_place)

    def show_kind(self, kind: PrizeKind) -> None:
        """Show what ``cells`` hold of this kind, points or money."""
        self.cells.kind = kind
        self.cells.refresh()
        self.grid.setColumnHidden(AMOUNT, kind is not PrizeKind.MONEY)
        none = fr_en("Aucune place n'est payée.", "No place is paid.")
        self.remove.set_refusal(None if self.cells.won else none)

    def start(self) -> None:
        """Put the keyboard on what the first place wins."""
        self.grid.setFocus()
        self.grid.go_to(0, WON)

    def add_place(self) -> None:
        """Pay one place more, what the last one wins."""
        won = self.cells.won
        if len(won) < MOST_PLACES:
            self._write((*won, won[-1] if won else FIRST_WON))
            self.grid.go_to(len(won), WON)
            self.grid.setFocus()

    def remove_place(self) -> None:
        """Pay one place less."""
        self._write(self.cells.won[:-1])

    def _on_typed(self, row: int, _column: int, text: str) -> None:
        typed = self.cells.read(text)
        if typed is not None:
            won = self.cells.won
            self._write((*won[:row], typed, *won[row + 1 :]))

    def _write(self, won: tuple[int, ...]) -> None:
        if self.cells.kind is PrizeKind.MONEY:
            self.cells.money = replace(self.cells.money, shares=won)
        else:
            self.cells.points = won
        self.edited.emit()
