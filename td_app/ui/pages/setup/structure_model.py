"""The levels and breaks as cells to type in."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import unpayable_rows
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Break, Structure
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.setup.structure_rows import (
    ANTE,
    BIG,
    LINE,
    MINUTES,
    NUMBER,
    REMARK,
    SMALL,
    joined,
    row_refusals,
)
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.cell_grid import CellColumn, CellModel
from td_app.ui.widgets.row_model import CENTRE, Index
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en


def _columns() -> tuple[CellColumn, ...]:
    return (
        CellColumn(fr_en("Ligne", "Line"), 54, centred=True),
        CellColumn(fr_en("Niveau", "Level"), 62, centred=True),
        CellColumn(fr_en("Petite blinde", "Small blind"), 104, figures=True),
        CellColumn(fr_en("Grosse blinde", "Big blind"), 104, figures=True),
        CellColumn(fr_en("Ante", "Ante"), 80, figures=True),
        CellColumn(fr_en("Minutes", "Minutes"), 72, figures=True),
        CellColumn(fr_en("Remarque", "Remark")),
    )


class StructureModel(CellModel):
    """Shows a structure; what was played is grey, what is wrong is said on its row."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no level yet."""
        super().__init__(_columns(), parent)
        self.structure = Structure()
        self.fixed = NOTHING_FIXED
        #: While it is played, only how long the row that is on lasts may be typed in.
        self.keeps_blinds_under_way = False
        self._wrong: dict[int, Refused] = {}
        self._unpayable: frozenset[int] = frozenset()

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show the structure of these settings."""
        self.structure, self.fixed = setup.structure, fixed
        self._wrong = row_refusals(setup.structure)
        rows = unpayable_rows(setup.chips.values, setup.structure) if setup.chips.chips else ()
        self._unpayable = frozenset(row - 1 for row in rows)
        self.refresh()

    @property
    def wrong_rows(self) -> tuple[int, ...]:
        """Return the rows that cannot be played, from 0."""
        return tuple(sorted(self._wrong))

    def refusal_of(self, row: int) -> Refused | None:
        """Return what is wrong with a row (from 0), or ``None``."""
        return self._wrong.get(row)

    def is_break(self, row: int) -> bool:
        """Tell whether a row is a pause."""
        return isinstance(self.structure.steps[row], Break)

    def played(self, row: int) -> bool:
        """Tell whether a row is over."""
        return self.fixed.started and row < self.fixed.played

    def _under_way(self, row: int) -> bool:
        return self.fixed.started and row == self.fixed.played

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows; a pause stands in the middle of its three cells."""
        pause = index.isValid() and index.column() == SMALL and self.is_break(index.row())
        if role == Qt.ItemDataRole.TextAlignmentRole and pause:
            return CENTRE
        return super().data(index, role)

    def row_total(self) -> int:
        """Return how many levels and breaks there are."""
        return len(self.structure.steps)

    def words(self, row: int, column: int) -> str:
        """Return what a cell shows."""
        step = self.structure.steps[row]
        if column == LINE:
            return whole(row + 1)
        if column == REMARK:
            return self._remark(row)
        if column == MINUTES:
            return whole(step.minutes)
        if isinstance(step, Break):
            return self._pause(step) if column == SMALL else ""
        if column == NUMBER:
            return whole(self.structure.level_number(row))
        amount = {SMALL: step.small_blind, BIG: step.big_blind, ANTE: step.ante}[column]
        return whole(amount) if amount or column != ANTE else "–"

    def typed_from(self, row: int, column: int) -> str:
        """Return the text with which typing starts."""
        step = self.structure.steps[row]
        if isinstance(step, Break) and column == SMALL:
            return ", ".join(str(value) for value in step.removes)
        words = self.words(row, column)
        return "0" if words == "–" else words

    def editable(self, row: int, column: int) -> bool:
        """Tell whether a cell can be typed in: not what was played."""
        if self.played(row) or column in (LINE, NUMBER, REMARK):
            return False
        if self.keeps_blinds_under_way and self._under_way(row):
            return column == MINUTES
        return not self.is_break(row) or column in (SMALL, MINUTES)

    def tone(self, row: int, column: int) -> Tone:
        """Return red for what is wrong, amber for what the chips cannot pay."""
        if row in self._wrong:
            return Tone.RED
        if self._under_way(row):
            return Tone.ACCENT
        return Tone.AMBER if row in self._unpayable and column == REMARK else Tone.NEUTRAL

    def soft(self, row: int, column: int) -> bool:
        """Show in the soft colour what was played, the pauses and what is only said."""
        return self.played(row) or column in (LINE, REMARK) or self.is_break(row)

    def tip(self, row: int, column: int) -> str:
        """Return the whole remark, or why the row is fixed."""
        if self.played(row):
            return refusal_sentence(Refused("STRUCTURE_PAST", row=row + 1))
        return self._remark(row)

    def _remark(self, row: int) -> str:
        if row in self._wrong:
            return refusal_sentence(self._wrong[row])
        if self.played(row):
            return fr_en("jouée", "played")
        if self._under_way(row):
            return fr_en("en cours", "current")
        if row in self._unpayable:
            return fr_en(
                "Les jetons en jeu ne la paient pas au compte juste.",
                "The chips in play cannot pay it exactly.",
            )
        return ""

    def _pause(self, step: Break) -> str:
        if not step.removes:
            return fr_en("Pause", "Break")
        values = joined(map(whole, step.removes), fr_en("et", "and"))
        return fr_en("Pause, retirer les {0}", "Break, remove the {0}").format(values)
