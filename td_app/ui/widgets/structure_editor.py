"""The rows of a structure to be typed in, inserted, moved and taken out; those played stay."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import unpayable_rows
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Break, Structure
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cell_grid import CellColumn, CellGrid, CellModel
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.row_model import CENTRE, Index
from td_app.ui.widgets.structure_rows import (
    ANTE,
    BIG,
    LEVEL,
    LINE,
    MINUTES,
    REMARK,
    SMALL,
    joined,
    new_level,
    row_refusals,
    unread_in,
    with_cell,
)
from td_app.ui.widgets.typed_fields import unread
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import fr_en


class StructureEditor(QWidget):
    """``edited()`` when the director changed a row; the owner then shows the setup again.

    ``tools`` is the line of buttons under the rows, for what the owner adds at its end.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no structure yet."""
        super().__init__(parent)
        self._fixed = NOTHING_FIXED
        self._refused: Refused | None = None
        self._unread = ""
        self.model = StructureModel(self)
        self.grid = CellGrid(self.model, fr_en("Niveaux et pauses", "Levels and breaks"))
        self.add_level = Button(fr_en("Niveau", "Level"), icon="add")
        self.add_break = Button(fr_en("Pause", "Break"), icon="add")
        self.remove = self._small(
            "trash", fr_en("Supprimer la ligne (Suppr)", "Delete the line (Del)")
        )
        self.up = self._small(
            "arrow-up", fr_en("Monter la ligne (Alt et flèche)", "Move the line up (Alt and arrow)")
        )
        self.down = self._small(
            "arrow-down",
            fr_en("Descendre la ligne (Alt et flèche)", "Move the line down (Alt and arrow)"),
        )
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self.tools = QHBoxLayout()
        self.tools.setSpacing(Space.HAIR)
        for button in (self.add_level, self.add_break, self.remove, self.up, self.down):
            self.tools.addWidget(button)
        self.tools.addStretch(1)
        column(wide(self.grid), self.tools, self.said, on=self, spacing=Space.TIGHT, margins=0)
        self._listen()

    @property
    def structure(self) -> Structure:
        """Return the structure as it is written now."""
        return self.model.structure

    @property
    def first_free(self) -> int:
        """Return the first row, from 0, that may be taken out, moved or replaced."""
        if self._fixed.started:
            return self._fixed.played + 1
        return 0

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings' structure, what was played in grey."""
        self._unread = ""
        self._fixed = fixed
        self.model.show_setup(setup, fixed)
        self.grid.clearSpans()
        small = self.model.place_of(SMALL)
        across = self.model.place_of(ANTE) - small + 1
        for row in range(self.model.row_total()):
            if self.model.is_break(row):
                self.grid.setSpan(row, small, 1, across)
        self._update_buttons()

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what no row says: that there is no level, that a row played has changed."""
        self._refused = refused
        self._explain()

    def say(self, words: str) -> None:
        """Show an error in red; an empty text hides it."""
        self.said.setText(words)
        self.said.setVisible(bool(words))

    def change(self, structure: Structure) -> None:
        """Write another structure in place of this one."""
        if structure != self.structure:
            self.model.structure = structure
            self.edited.emit()

    def insert(self, *, pause: bool) -> None:
        """Insert a level or a pause after the current row, at the end without one."""
        row = self.grid.current_row()
        if row < 0:
            place = len(self.structure.steps)
        else:
            place = row + 1
        place = max(place, self.first_free)
        step = Break() if pause else new_level(self.structure, place)
        self.change(self.structure.with_inserted(place, step))
        self.grid.go_to(place, MINUTES if pause else SMALL)
        self.grid.setFocus()

    def remove_row(self) -> None:
        """Take the current row away, unless it was played."""
        row = self.grid.current_row()
        if row >= 0 and not self._why_fixed(row):
            self.change(self.structure.with_removed(row))
            self.grid.go_to(min(row, len(self.structure.steps) - 1))

    def move_row(self, by: int) -> None:
        """Move the current row up (-1) or down (1), among those not played."""
        row = self.grid.current_row()
        if row >= 0 and not self._why_fixed(row) and not self._why_stays(row, by):
            self.change(self.structure.with_moved(row, row + by))
            self.grid.go_to(row + by)

    def _explain(self) -> None:
        """Say in full what is wrong with the current row, else with the first that is."""
        refused = self.model.refusal_of(self.grid.current_row()) or self._refused
        told = ""
        if refused is not None:
            told = refusal_sentence(refused)
        # Enter goes on to the row below: what was not read there is still to be told.
        self.say(self._unread or told)

    def _update_buttons(self) -> None:
        row = self.grid.current_row()
        none = None
        if row < 0:
            none = fr_en("Choisissez d’abord une ligne.", "Select a line first.")
        why = none or self._why_fixed(row)
        self.remove.set_refusal(why)
        self.up.set_refusal(why or self._why_stays(row, -1))
        self.down.set_refusal(why or self._why_stays(row, 1))

    def _why_fixed(self, row: int) -> str | None:
        if row < self.first_free:
            return refusal_sentence(Refused("STRUCTURE_PAST", row=row + 1))
        return None

    def _why_stays(self, row: int, by: int) -> str | None:
        if row + by < self.first_free:
            return fr_en(
                "C’est déjà la première ligne modifiable.",
                "This is already the first line that can be changed.",
            )
        if row + by >= len(self.structure.steps):
            return fr_en("C’est déjà la dernière ligne.", "This is already the last line.")
        return None

    def _on_current(self, _row: int) -> None:
        self._update_buttons()
        self._explain()

    def _on_typed(self, row: int, column: str, text: str) -> None:
        bad = unread_in(self.structure.steps[row], column, text)
        if bad:
            self._unread = unread(bad)
        else:
            self._unread = ""
        self._explain()
        if not bad:
            self.change(with_cell(self.structure, row, column, text))

    def _listen(self) -> None:
        self.model.typed.connect(self._on_typed)
        self.grid.insertAsked.connect(lambda: self.insert(pause=False))
        self.grid.removeAsked.connect(self.remove_row)
        self.grid.moveAsked.connect(self.move_row)
        self.grid.currentChangedTo.connect(self._on_current)
        self.add_level.clicked.connect(lambda: self.insert(pause=False))
        self.add_break.clicked.connect(lambda: self.insert(pause=True))
        self.remove.clicked.connect(self.remove_row)
        self.up.clicked.connect(lambda: self.move_row(-1))
        self.down.clicked.connect(lambda: self.move_row(1))

    def _small(self, icon: str, words: str) -> Button:
        return Button(rank=Rank.QUIET, icon=icon, tip=words, name=words)


def _columns() -> tuple[CellColumn, ...]:
    return (
        CellColumn(LINE, fr_en("Ligne", "Line"), 54, centred=True),
        CellColumn(LEVEL, fr_en("Niveau", "Level"), 62, centred=True),
        CellColumn(SMALL, fr_en("Petite blinde", "Small blind"), 104, figures=True),
        CellColumn(BIG, fr_en("Grosse blinde", "Big blind"), 104, figures=True),
        CellColumn(ANTE, fr_en("Ante", "Ante"), 80, figures=True),
        CellColumn(MINUTES, fr_en("Minutes", "Minutes"), 72, figures=True),
        CellColumn(REMARK, fr_en("Remarque", "Remark"), fills=True),
    )


class StructureModel(CellModel):
    """Shows a structure; steps played are grey, an error is shown on its row."""

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
        self.structure = setup.structure
        self.fixed = fixed
        self._wrong = row_refusals(setup.structure)
        if setup.chips.chips:
            rows = unpayable_rows(setup.chips.values, setup.structure)
        else:
            rows = ()
        self._unpayable = frozenset(row - 1 for row in rows)
        self.refresh()

    @property
    def wrong_rows(self) -> tuple[int, ...]:
        """Return the rows that cannot be played, from 0."""
        return tuple(sorted(self._wrong))

    def refusal_of(self, row: int) -> Refused | None:
        """Return the error of a row (from 0), or ``None``."""
        return self._wrong.get(row)

    def is_break(self, row: int) -> bool:
        """Return whether a row is a pause."""
        return isinstance(self.structure.steps[row], Break)

    def played(self, row: int) -> bool:
        """Return whether a row is over."""
        return self.fixed.started and row < self.fixed.played

    def _under_way(self, row: int) -> bool:
        return self.fixed.started and row == self.fixed.played

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows; a pause stands in the middle of its three cells."""
        pause = index.isValid() and self.key_at(index) == SMALL and self.is_break(index.row())
        if role == Qt.ItemDataRole.TextAlignmentRole and pause:
            return CENTRE
        return super().data(index, role)

    def row_total(self) -> int:
        """Return how many levels and breaks there are."""
        return len(self.structure.steps)

    def words(self, row: int, column: str) -> str:
        """Return what a cell shows."""
        step = self.structure.steps[row]
        if column == LINE:
            return whole(row + 1)
        if column == REMARK:
            return self._remark(row)
        if column == MINUTES:
            return whole(step.minutes)
        if isinstance(step, Break):
            if column == SMALL:
                if not step.removes:
                    return fr_en("Pause", "Break")
                values = joined(map(whole, step.removes), fr_en("et", "and"))
                return fr_en("Pause, retirer les {0}", "Break, colour up {0}").format(values)
            return ""
        if column == LEVEL:
            return whole(self.structure.level_number(row))
        if column == ANTE and not step.ante:
            return "–"
        amounts = {SMALL: step.small_blind, BIG: step.big_blind, ANTE: step.ante}
        if column in amounts:
            return whole(amounts[column])
        return ""

    def typed_from(self, row: int, column: str) -> str:
        """Return the text with which typing starts."""
        step = self.structure.steps[row]
        if isinstance(step, Break) and column == SMALL:
            return ", ".join(str(value) for value in step.removes)
        words = self.words(row, column)
        if words == "–":
            return "0"
        return words

    def editable(self, row: int, column: str) -> bool:
        """Return whether a cell can be typed in: not in a step already played."""
        if self.played(row) or column in (LINE, LEVEL, REMARK):
            return False
        if self.keeps_blinds_under_way and self._under_way(row):
            return column == MINUTES
        return not self.is_break(row) or column in (SMALL, MINUTES)

    def tone(self, row: int, column: str) -> Tone:
        """Return red for what is wrong, amber for what the chips cannot pay."""
        if row in self._wrong:
            return Tone.RED
        if self._under_way(row):
            return Tone.ACCENT
        if row in self._unpayable and column == REMARK:
            return Tone.AMBER
        return Tone.NEUTRAL

    def soft(self, row: int, column: str) -> bool:
        """Show in the soft colour what was played, the pauses and what is only said."""
        return self.played(row) or column in (LINE, REMARK) or self.is_break(row)

    def tip(self, row: int, column: str) -> str:
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
                "Ce montant ne se paie pas exactement avec les jetons en jeu.",
                "This amount cannot be paid exactly with the chips in play.",
            )
        return ""
