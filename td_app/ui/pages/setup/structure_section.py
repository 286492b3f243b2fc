"""Levels and breaks: three ready structures, every row to be typed in, what they promise."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.chip_set import colour_up_break
from td_app.tournament.ready_structures import StructureKind, ready_structure
from td_app.tournament.setup import TournamentSetup
from td_app.tournament.structure import AnteFormat, Break, Structure
from td_app.ui.pages.setup.forecast_strip import ForecastStrip
from td_app.ui.pages.setup.maker_panel import MakerPanel
from td_app.ui.pages.setup.section import NOTHING_FIXED, Fixed, Section
from td_app.ui.pages.setup.structure_model import StructureModel
from td_app.ui.pages.setup.structure_rows import ANTE, SMALL, new_level, with_cell, without_antes
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cell_grid import CellGrid
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.wording import refusal_sentence


class StructureSection(Section):
    """Keeps the structure being written; the rest of the settings only feeds the forecast."""

    codes = ("STRUCTURE_",)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no structure yet."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._fixed = NOTHING_FIXED
        self._players_given = False
        self._refused: Refused | None = None
        self.ante = ChoiceField(self._ante_choices())
        self.ante.setAccessibleName(self.tr("Format de l'ante"))
        self.ready = Button(self.tr("Structure toute prête"))
        self.compose = Button(self.tr("Composer une structure…"), icon="chips")
        self.maker = MakerPanel()
        self.colour_up = Button(
            self.tr("Color-up au mieux"),
            Rank.QUIET,
            scale="small",
            tip=self.tr("À chaque pause, retirer les valeurs dont plus aucune blinde n'a besoin."),
        )
        self.model = StructureModel(self)
        self.grid = CellGrid(self.model, self.tr("Niveaux et pauses"))
        self.add_level = Button(self.tr("Niveau"), icon="add", scale="small")
        self.add_break = Button(self.tr("Pause"), icon="add", scale="small")
        self.remove = self._small("trash", self.tr("Supprimer la ligne (Suppr)"))
        self.up = self._small("arrow-up", self.tr("Monter la ligne (Alt et flèche)"))
        self.down = self._small("arrow-down", self.tr("Descendre la ligne (Alt et flèche)"))
        self.said = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.said.hide()
        self.forecast = ForecastStrip()
        self.kinds = self._ready_menu()
        self._lay_out()
        self._listen()

    @property
    def structure(self) -> Structure:
        """Return the structure as it is written now."""
        return self.model.structure

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings' structure, what was played in grey."""
        self._setup, self._fixed = setup, fixed
        self.ante.choose(setup.ante_format.value)
        if not self._players_given:
            self.forecast.players.blockSignals(True)
            self.forecast.players.setValue(fixed.entrants if fixed.entrants > 1 else _room(setup))
            self.forecast.players.blockSignals(False)
        self._show()

    def follow(self, setup: TournamentSetup) -> None:
        """Foresee with another stack, other chips."""
        self.show_setup(setup, self._fixed)

    def values(self) -> dict[str, object]:
        """Return the structure, who posts the ante, and the stack it was made for."""
        return {
            "structure": self.structure,
            "ante_format": AnteFormat(self.ante.chosen()),
            "starting_stack": self._setup.starting_stack,
        }

    def show_refusal(self, refused: Refused | None) -> None:
        """Say what no row says: that there is no level, that a row played has changed."""
        mine = refused is not None and self.mends(refused)
        self._refused = refused if mine else None
        self._explain()

    def _explain(self) -> None:
        """Say in full what is wrong with the current row, else with the first that is."""
        row = self.grid.current_row()
        refused = self.model.refusal_of(row) or self._refused
        self._say(refusal_sentence(refused) if refused is not None else "")

    def make_ready(self, kind: StructureKind) -> None:
        """Put a ready structure in place of what is written."""
        setup = self._setup
        try:
            made = ready_structure(
                kind,
                setup.starting_stack,
                setup.chips,
                AnteFormat(self.ante.chosen()),
                self.forecast.players.value(),
            )
        except Refused as refused:
            self._say(refusal_sentence(refused))
            return
        self._say("")
        self._change(made)

    def open_maker(self) -> None:
        """Compose a structure in place of the list, until one is taken or left."""
        self.maker.open_for(self._setup, self._fixed, self.forecast.players.value())
        self._sides.setCurrentWidget(self.maker)

    def close_maker(self) -> None:
        """Come back to the list."""
        self._sides.setCurrentIndex(0)
        self.compose.setFocus()

    @property
    def composing(self) -> bool:
        """Return whether a structure is being composed."""
        return self._sides.currentWidget() is self.maker

    def insert(self, *, pause: bool) -> None:
        """Insert a level or a pause after the current row, at the end without one."""
        row = self.grid.current_row()
        place = len(self.structure.steps) if row < 0 else row + 1
        place = max(place, self._first_free())
        step = Break() if pause else new_level(self.structure, place)
        self._change(self.structure.with_inserted(place, step))
        self.grid.go_to(place, SMALL)
        self.grid.setFocus()

    def remove_row(self) -> None:
        """Take the current row away, unless it was played."""
        row = self.grid.current_row()
        if row >= 0 and not self._why_fixed(row):
            self._change(self.structure.with_removed(row))
            self.grid.go_to(min(row, len(self.structure.steps) - 1))

    def move_row(self, by: int) -> None:
        """Move the current row up (-1) or down (1), among those not played."""
        row = self.grid.current_row()
        if row >= 0 and not self._why_fixed(row) and not self._why_stays(row, by):
            self._change(self.structure.with_moved(row, row + by))
            self.grid.go_to(row + by)

    def _change(self, structure: Structure) -> None:
        self.model.structure = structure
        self.edited.emit()

    def _show(self) -> None:
        self.model.show_setup(self._setup, self._fixed)
        self.grid.clearSpans()
        for row in range(self.model.row_total()):
            if self.model.is_break(row):
                self.grid.setSpan(row, SMALL, 1, ANTE - SMALL + 1)
        self.forecast.show_structure(self.structure, self._setup.starting_stack)
        if self.composing:
            self.maker.follow(self._setup, self._fixed)
        self._judge()

    def _take_made(self) -> None:
        made = self.maker.made
        if made is None:
            return
        self._setup = replace(self._setup, starting_stack=made.starting_stack)
        self.forecast.players.setValue(self.maker.fields.players.value())
        self._say("")
        self.close_maker()
        self._change(made.structure)

    def _judge(self) -> None:
        row = self.grid.current_row()
        none = self.tr("Choisissez d'abord une ligne.") if row < 0 else None
        why = none or self._why_fixed(row)
        self.remove.set_refusal(why)
        self.up.set_refusal(why or self._why_stays(row, -1))
        self.down.set_refusal(why or self._why_stays(row, 1))
        started = self.tr("Le jeu a commencé\u00a0: changez les lignes une par une.")
        for whole_made in (self.ready, self.compose):
            whole_made.set_refusal(started if self._fixed.started else None)
        if self._fixed.started and self.composing:
            self.close_maker()

    def _first_free(self) -> int:
        return self._fixed.played + 1 if self._fixed.started else 0

    def _why_fixed(self, row: int) -> str | None:
        if row < self._first_free():
            return refusal_sentence(Refused("STRUCTURE_PAST", row=row + 1))
        return None

    def _why_stays(self, row: int, by: int) -> str | None:
        if row + by < self._first_free():
            return self.tr("C'est déjà la première ligne que l'on peut changer.")
        if row + by >= len(self.structure.steps):
            return self.tr("C'est déjà la dernière ligne.")
        return None

    def _on_current(self, _row: int) -> None:
        self._judge()
        self._explain()

    def _on_typed(self, row: int, column: int, text: str) -> None:
        changed = with_cell(self.structure, row, column, text)
        if changed != self.structure:
            self._change(changed)

    def _on_ante(self) -> None:
        if self.ante.chosen() == AnteFormat.NONE.value:
            self.model.structure = without_antes(self.structure, self._first_free())
        self.edited.emit()

    def _on_players(self) -> None:
        self._players_given = True
        self.forecast.show_structure(self.structure, self._setup.starting_stack)

    def _on_colour_up(self) -> None:
        made = colour_up_break(self._setup.chips.values, self.structure)
        first = self._first_free()
        kept = Structure((*self.structure.steps[:first], *made.steps[first:]))
        if kept != self.structure:
            self._change(kept)

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))

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
        self.ante.choiceChanged.connect(self._on_ante)
        self.colour_up.clicked.connect(self._on_colour_up)
        self.forecast.edited.connect(self._on_players)
        self.compose.clicked.connect(self.open_maker)
        self.maker.taken.connect(self._take_made)
        self.maker.left.connect(self.close_maker)

    def _ready_menu(self) -> dict[StructureKind, QAction]:
        words = {
            StructureKind.CLUB_EVENING: self.tr("Soirée de club\u00a0: niveaux de 20 minutes"),
            StructureKind.DEEP: self.tr("Profonde\u00a0: niveaux de 25 minutes"),
            StructureKind.FAST: self.tr("Rapide\u00a0: niveaux de 12 minutes"),
        }
        menu = QMenu(self)
        made = {}
        for kind, told in words.items():
            made[kind] = menu.addAction(told)
            made[kind].triggered.connect(lambda _on=False, kind=kind: self.make_ready(kind))
        self.ready.setMenu(menu)
        return made

    def _ante_choices(self) -> tuple[tuple[str, str], ...]:
        return (
            (AnteFormat.BIG_BLIND.value, self.tr("Ante payée par la grosse blinde")),
            (AnteFormat.BUTTON.value, self.tr("Ante payée par le bouton")),
            (AnteFormat.CLASSIC.value, self.tr("Ante payée par chacun")),
            (AnteFormat.NONE.value, self.tr("Pas d'ante")),
        )

    def _small(self, icon: str, words: str) -> Button:
        button = Button(rank=Rank.QUIET, icon=icon, scale="small", tip=words)
        button.setAccessibleName(words)
        return button

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(Space.TIGHT)
        above.addWidget(self.ante)
        above.addStretch(1)
        above.addWidget(self.ready)
        above.addWidget(self.compose)
        tools = QHBoxLayout()
        tools.setSpacing(Space.HAIR)
        for button in (self.add_level, self.add_break, self.remove, self.up, self.down):
            tools.addWidget(button)
        tools.addStretch(1)
        tools.addWidget(self.colour_up)
        written = QWidget()
        column = QVBoxLayout(written)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(above)
        column.addWidget(self.grid, 1)
        column.addLayout(tools)
        column.addWidget(self.said)
        column.addWidget(self.forecast)
        self._sides = QStackedLayout(self)
        self._sides.addWidget(written)
        self._sides.addWidget(self.maker)


def _room(setup: TournamentSetup) -> int:
    """Return how many players the tables hold, for want of entrants."""
    places = sum(setup.seats_of(table) - len(table.out_of_use) for table in setup.tables)
    return max(2, min(2000, places))
