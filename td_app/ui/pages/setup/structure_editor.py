"""The rows of a structure to be typed in, inserted, moved and taken out; those played stay."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Break, Structure
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.setup.structure_model import StructureModel
from td_app.ui.pages.setup.structure_rows import ANTE, MINUTES, SMALL, new_level, with_cell
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cell_grid import CellGrid
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.words import refusal_sentence
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
        self.model = StructureModel(self)
        self.grid = CellGrid(self.model, fr_en("Niveaux et pauses", "Levels and breaks"))
        self.add_level = Button(fr_en("Niveau", "Level"), icon="add", scale="small")
        self.add_break = Button(fr_en("Pause", "Break"), icon="add", scale="small")
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
        self._lay_out()
        self._listen()

    @property
    def structure(self) -> Structure:
        """Return the structure as it is written now."""
        return self.model.structure

    @property
    def first_free(self) -> int:
        """Return the first row, from 0, that may be taken out, moved or replaced."""
        return self._fixed.played + 1 if self._fixed.started else 0

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings' structure, what was played in grey."""
        self._fixed = fixed
        self.model.show_setup(setup, fixed)
        self.grid.clearSpans()
        for row in range(self.model.row_total()):
            if self.model.is_break(row):
                self.grid.setSpan(row, SMALL, 1, ANTE - SMALL + 1)
        self._judge()

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what no row says: that there is no level, that a row played has changed."""
        self._refused = refused
        self._explain()

    def say(self, words: str) -> None:
        """Say in red what is wrong; empty: nothing is."""
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
        place = len(self.structure.steps) if row < 0 else row + 1
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
        self.say(refusal_sentence(refused) if refused is not None else "")

    def _judge(self) -> None:
        row = self.grid.current_row()
        none = fr_en("Choisissez d'abord une ligne.", "Choose a line first.") if row < 0 else None
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
                "C'est déjà la première ligne que l'on peut changer.",
                "It is the first line that can be changed already.",
            )
        if row + by >= len(self.structure.steps):
            return fr_en("C'est déjà la dernière ligne.", "It is the last line already.")
        return None

    def _on_current(self, _row: int) -> None:
        self._judge()
        self._explain()

    def _on_typed(self, row: int, column: int, text: str) -> None:
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
        button = Button(rank=Rank.QUIET, icon=icon, scale="small", tip=words)
        button.setAccessibleName(words)
        return button

    def _lay_out(self) -> None:
        self.tools.setSpacing(Space.HAIR)
        for button in (self.add_level, self.add_break, self.remove, self.up, self.down):
            self.tools.addWidget(button)
        self.tools.addStretch(1)
        column(wide(self.grid), self.tools, self.said, on=self, spacing=Space.TIGHT, margins=0)
