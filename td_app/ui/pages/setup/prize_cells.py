"""Points or percentages by place, typed in a table."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QObject, Qt

from td_app.tournament.state.prizes import CENTS, WHOLE, MoneyPool, PrizeKind, amounts
from td_app.ui.widgets.cell_grid import CellColumn, CellModel
from td_app.ui.widgets.typed_fields import number_typed
from td_app.words import place_text
from td_app.words.figures import money_text, percent_text, whole
from td_app.words.language import current_language, fr_en

PLACE, WON, AMOUNT = range(3)


def tenths_typed(text: str) -> int | None:
    """Return a percentage typed, in tenths of a percent; None for what is none.

    >>> tenths_typed("12,5 %"), tenths_typed("20"), tenths_typed("7.25"), tenths_typed("un")
    (125, 200, None, None)
    """
    typed = re.fullmatch(r"(\d{1,4})(?:[.,](\d)?)?", re.sub(r"[\s%]", "", text))
    if typed is None:
        return None
    return int(typed[1]) * 10 + int(typed[2] or 0)


class PrizeCells(CellModel):
    """Holds ``points`` or the ``money``, as ``kind`` says; sums are worked out, never typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no place yet."""
        super().__init__(
            (
                CellColumn(fr_en("Place", "Place"), 96, centred=True),
                CellColumn(fr_en("Points", "Points"), 140, figures=True),
                CellColumn(fr_en("Somme", "Sum"), 140, figures=True),
                CellColumn(""),
            ),
            parent,
        )
        self.kind = PrizeKind.POINTS
        self.points: tuple[int, ...] = ()
        self.money = MoneyPool()

    @property
    def won(self) -> tuple[int, ...]:
        """Return the points, or the shares in tenths of a percent."""
        return self.money.shares if self.kind is PrizeKind.MONEY else self.points

    @property
    def _adds_up(self) -> bool:
        """Whether sums can be shown: before the shares make a whole, they would mislead."""
        money = self.money
        return self.kind is PrizeKind.MONEY and money.unit > 0 and sum(money.shares) == WHOLE

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a column's title: points, or the share of the sum."""
        asked = (section, orientation, role)
        share = (WON, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        if asked == share and self.kind is PrizeKind.MONEY:
            return fr_en("Part", "Share")
        return super().headerData(*asked)

    def row_total(self) -> int:
        """Return how many places are paid."""
        return len(self.won)

    def words(self, row: int, column: int) -> str:
        """Return what a cell shows."""
        match column:
            case 0:
                return place_text(row + 1)
            case 1 if self.kind is PrizeKind.MONEY:
                return percent_text(self.money.shares[row], current_language())
            case 1:
                return whole(self.points[row])
            case 2 if self._adds_up:
                return money_text(amounts(self.money)[row] * CENTS, current_language())
        return ""

    def editable(self, row: int, column: int) -> bool:
        """Tell whether a cell can be typed in."""
        return column == WON

    def soft(self, row: int, column: int) -> bool:
        """Tell whether a cell is shown in the soft colour."""
        return column == PLACE

    def read(self, text: str) -> int | None:
        """Return what was typed in a place, None for what is no figure."""
        return tenths_typed(text) if self.kind is PrizeKind.MONEY else number_typed(text)
