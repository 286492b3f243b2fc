"""The table of places: points or percentages typed, and the places before which one waits (2.7)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.tournament.state.prizes import (
    CENTS,
    MOST_PLACES,
    WHOLE,
    Entered,
    MoneyPool,
    PrizeKind,
    prizes_in_cents,
)
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.cell_grid import CellColumn, CellGrid, CellModel
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.money_field import money_typed
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.widgets.typed_fields import number_typed, unread
from td_app.words import place_text
from td_app.words.figures import money_text, percent_text, whole
from td_app.words.language import current_language, fr_en

FIRST_WON = 10
"""Points, or tenths of a percent, of a place added to an empty table."""

PLACE = "place"
WON = "won"
AMOUNT = "amount"
TITLES = 192
"""Width of the titles of the fields, one under the other, in pixels."""

STEPS_WIDTH = 168


class PrizeTable(QWidget):
    """``edited()`` when ``cells`` hold other points or shares, ``unread(words)`` for letters."""

    edited = Signal()
    unread = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no place yet."""
        super().__init__(parent)
        self.cells = PrizeCells(self)
        self.grid = explained(
            CellGrid(self.cells, fr_en("Lots par rang", "Prizes by place")),
            "Ce que chaque rang reçoit ; tapez dans la case.",
            "What each place gets; type in the cell.",
        )
        self.grid.show_every_row()
        self.add = Button(fr_en("Ajouter un rang", "Add a place"), icon="add")
        self.remove = explained(
            Button(fr_en("Retirer le dernier", "Remove the last"), icon="trash"),
            "Retire la dernière ligne.",
            "Deletes the last line.",
        )
        column(
            row(self.grid, STRETCH),
            row(self.add, self.remove, STRETCH, spacing=Space.TIGHT),
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
        money = kind is PrizeKind.MONEY
        self.grid.show_column(AMOUNT, money)
        self.grid.show_column(WON, not money or self.cells.way == WON)
        # Figures of one line stay near one another.
        around = 2 * self.grid.frameWidth() + self.grid.verticalScrollBar().sizeHint().width()
        self.grid.setFixedWidth(self.grid.horizontalHeader().length() + around)
        for button in (self.add, self.remove):
            button.setVisible(self.cells.way != PLACE)
        none = fr_en("Aucun rang n’est payé.", "No places are paid.")
        if self.cells.won:
            self.remove.set_refusal(None)
        else:
            self.remove.set_refusal(none)

    def start(self) -> None:
        """Put the keyboard on what the first place wins."""
        self.grid.setFocus()
        typed = self.cells.way
        if typed == PLACE:
            typed = WON
        self.grid.go_to(0, typed)

    def add_place(self) -> None:
        """Pay one place more, the same as the last one."""
        won = self.cells.won
        if len(won) < MOST_PLACES and self.cells.way != PLACE:
            self._write((*won, won[-1] if won else FIRST_WON))
            self.grid.go_to(len(won), self.cells.way)
            self.grid.setFocus()

    def remove_place(self) -> None:
        """Pay one place less."""
        if self.cells.way != PLACE:
            self._write(self.cells.won[:-1])

    def _on_typed(self, row: int, _column: str, text: str) -> None:
        typed = self.cells.read(text)
        share = self.cells.kind is PrizeKind.MONEY and self.cells.way == WON
        bad = typed is None and bool(text.strip())
        if bad:
            self.unread.emit(unread(text, share=share))
        else:
            self.unread.emit("")
        if typed is not None:
            won = self.cells.won
            self._write((*won[:row], typed, *won[row + 1 :]))

    def _write(self, won: tuple[int, ...]) -> None:
        if self.cells.kind is PrizeKind.MONEY and self.cells.way == AMOUNT:
            self.cells.money = replace(self.cells.money, sums=won)
        elif self.cells.kind is PrizeKind.MONEY:
            self.cells.money = replace(self.cells.money, shares=won)
        else:
            self.cells.points = won
        self.edited.emit()


def tenths_typed(text: str) -> int | None:
    """Return a percentage typed, in tenths of a percent; None where it is not one.

    >>> tenths_typed("12,5 %"), tenths_typed("20"), tenths_typed("7.25"), tenths_typed("un")
    (125, 200, None, None)
    """
    typed = re.fullmatch(r"(\d{1,4})(?:[.,](\d)?)?", re.sub(r"[\s%]", "", text))
    if typed is None:
        return None
    return int(typed[1]) * 10 + int(typed[2] or 0)


class PrizeCells(CellModel):
    """Holds ``points`` or the ``money``, as ``kind`` says; ``entered``: what entries make."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no place yet."""
        super().__init__(
            (
                CellColumn(PLACE, fr_en("Rang", "Rank"), 96, centred=True),
                CellColumn(WON, fr_en("Points", "Points"), 140, figures=True),
                CellColumn(AMOUNT, fr_en("Montant", "Amount"), 140, figures=True),
            ),
            parent,
        )
        self.kind = PrizeKind.POINTS
        self.points: tuple[int, ...] = ()
        self.money = MoneyPool()
        self.entered = Entered()

    @property
    def way(self) -> str:
        """Return the column that is typed in; the places' own where all is worked out."""
        money = self.money
        if self.kind is not PrizeKind.MONEY:
            return WON
        if money.follows or money.seat:
            return PLACE
        if money.sums:
            return AMOUNT
        return WON

    @property
    def won(self) -> tuple[int, ...]:
        """Return the points, the shares in tenths of a percent, or the cents said."""
        if self.kind is not PrizeKind.MONEY:
            return self.points
        if self.way == WON:
            return self.money.shares
        if self.way == AMOUNT:
            return self.money.sums
        return self.cents

    @property
    def cents(self) -> tuple[int, ...]:
        """Return what each place wins of the sum there is, in cents."""
        return prizes_in_cents(self.money, self.entered)

    @property
    def pool_cents(self) -> int:
        """Return the sum there is to share, in cents."""
        if self.money.from_entries:
            return self.entered.pool
        return self.money.pool * CENTS

    @property
    def given_cents(self) -> int:
        """Return the total of the prizes: the one given, else the one worked out."""
        return sum(self.money.sums if self.way == AMOUNT else self.cents)

    @property
    def _adds_up(self) -> bool:
        """Return whether sums can be shown: before the shares make a whole, they would mislead."""
        money = self.money
        shares = self.way != WON or sum(money.shares) == WHOLE
        return self.kind is PrizeKind.MONEY and money.unit > 0 and shares

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a column's title: points, or the share of the sum."""
        asked = (section, orientation, role)
        share = (self.place_of(WON), Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        if asked == share and self.kind is PrizeKind.MONEY:
            return fr_en("Part", "Share")
        return super().headerData(*asked)

    def row_total(self) -> int:
        """Return how many places are paid."""
        return len(self.won)

    def words(self, row: int, column: str) -> str:
        """Return what a cell shows."""
        match column:
            case "place":
                return place_text(row + 1)
            case "won" if self.kind is PrizeKind.MONEY and self.way == WON:
                return percent_text(self.money.shares[row], current_language())
            case "won" if self.kind is not PrizeKind.MONEY:
                return whole(self.points[row])
            case "amount" if self.way == AMOUNT:
                return money_text(self.money.sums[row], current_language())
            case "amount" if self._adds_up and row < len(self.cents):
                return money_text(self.cents[row], current_language())
        return ""

    def editable(self, row: int, column: str) -> bool:
        """Return whether a cell can be typed in."""
        return column == self.way and column != PLACE

    def soft(self, row: int, column: str) -> bool:
        """Return whether a cell is shown in the soft colour."""
        return column == PLACE

    def read(self, text: str) -> int | None:
        """Return the amount typed in a place, None where it is not a number."""
        if self.way == AMOUNT:
            return money_typed(text)
        if self.kind is PrizeKind.MONEY:
            return tenths_typed(text)
        return number_typed(text)


def steps_typed(text: str) -> tuple[int, ...]:
    """Return the places typed, the largest first; 0 stands for what is no number.

    >>> steps_typed("5, 9"), steps_typed(""), steps_typed("bulle")
    ((9, 5), (), (0,))
    """
    parts = text.replace(",", " ").replace(";", " ").split()
    numbers = {
        int(part) if part.isascii() and part.isdigit() and len(part) < 5 else 0 for part in parts
    }
    return tuple(sorted(numbers, reverse=True))


class PrizeSteps(QWidget):
    """``edited()`` when other places were typed."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty: the last place paid alone is a bubble."""
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setMaximumWidth(STEPS_WIDTH)
        self.field.setPlaceholderText(fr_en("le dernier doté", "the last one paid"))
        set_tip(
            self.field,
            fr_en("Un rang récompensé, ou plusieurs\u00a0: 9, 5", "A paid place, or several: 9, 5"),
        )
        self.field.textEdited.connect(lambda _text: self.edited.emit())
        words = label(
            fr_en(
                "Main par main avant (§\u00a02.7)",
                "Hand-for-hand before (§\u00a02.7)",
            )
        )
        words.setMinimumWidth(TITLES)
        words.setBuddy(self.field)
        self.field.setAccessibleName(words.text())
        row(words, self.field, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    def steps(self) -> tuple[int, ...]:
        """Return the places typed."""
        return steps_typed(self.field.text())

    def show_steps(self, steps: tuple[int, ...]) -> None:
        """Show these places, unless they are what is being typed."""
        if self.steps() != steps:
            self.field.setText(", ".join(map(str, steps)))
