"""The chips of the club: values, colours, how many."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QStyleOptionViewItem,
    QWidget,
)

from rules_ropta.ruling import Refused
from td_app.tournament.state.chips import COLOURS, Chip, ChipSet
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.cell_grid import CellColumn, CellGrid, CellModel, CellTyping
from td_app.ui.widgets.chip_disc import paint_chip
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.row_model import Index
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import number_typed, unread
from td_app.wall.chips import chip_facts
from td_app.words import colour_text
from td_app.words.figures import whole
from td_app.words.language import fr_en

DISC = "disc"
VALUE = "value"
COLOUR = "colour"
QUANTITY = "quantity"
CHIP_ROW = 44


class ChipsModel(CellModel):
    """Shows a set of chips in the order it was written."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no chip yet."""
        super().__init__(
            (
                CellColumn(DISC, "", 64, centred=True),
                CellColumn(VALUE, fr_en("Valeur", "Value"), 110, figures=True),
                CellColumn(COLOUR, fr_en("Couleur", "Colour"), 180),
                CellColumn(QUANTITY, fr_en("Nombre possédé", "Number owned"), 150, figures=True),
                CellColumn("rest", "", fills=True),
            ),
            parent,
        )
        self.chips = ChipSet()
        self.wrong: int | None = None

    def row_total(self) -> int:
        """Return how many values there are."""
        return len(self.chips.chips)

    def words(self, row: int, column: str) -> str:
        """Return what a cell shows."""
        chip = self.chips.chips[row]
        if column == VALUE:
            return whole(chip.value)
        if column == COLOUR:
            return colour_text(chip.colour)
        if column == QUANTITY and chip.quantity is None:
            return fr_en("non précisé", "not given")
        if column == QUANTITY:
            return whole(chip.quantity or 0)
        return ""

    def typed_from(self, row: int, column: str) -> str:
        """Return the text with which typing starts; a colour by its code."""
        if column == COLOUR:
            return self.chips.chips[row].colour
        return "" if self.soft(row, column) else self.words(row, column)

    def soft(self, row: int, column: str) -> bool:
        """Return whether a cell is shown in the soft colour: a number that nobody gave."""
        return column == QUANTITY and self.chips.chips[row].quantity is None

    def editable(self, row: int, column: str) -> bool:
        """Return whether a cell can be typed in."""
        return column in (VALUE, COLOUR, QUANTITY)

    def tone(self, row: int, column: str) -> Tone:
        """Return red for the chip that is wrong."""
        if self.chips.chips[row].value == self.wrong:
            return Tone.RED
        return Tone.NEUTRAL


class _DiscCells(CellTyping):
    """Draws each chip as it lies on the table."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        model = index.model()
        if isinstance(model, ChipsModel):
            chip = model.chips.chips[index.row()]
            facts = chip_facts(ChipSet((chip,)), chip.value)
            box = QRectF(option.rect).adjusted(0, 3, 0, -3)
            painter.save()
            paint_chip(painter, box, facts)
            painter.restore()


class _ColourCells(CellTyping):
    """Chooses a colour out of the list."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = QComboBox(parent)
        field.setAccessibleName(fr_en("Couleur", "Colour"))
        for code in COLOURS:
            field.addItem(colour_text(code), code)
        field.activated.connect(lambda _place: self._done(field))
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
            editor.showPopup()

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        if isinstance(editor, QComboBox) and isinstance(model, ChipsModel):
            model.setData(index, editor.currentData())

    def _done(self, field: QComboBox) -> None:
        self.commitData.emit(field)
        self.closeEditor.emit(field)


class ChipsSection(Section):
    """Feeds the ready structures, the colour-ups and the discs on the wall."""

    codes = ("CHIP_",)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no chip yet."""
        super().__init__(parent)
        self.model = ChipsModel(self)
        self.grid = explained(
            CellGrid(self.model, fr_en("Jetons du club", "The club’s chips")),
            "Les jetons que le club possède : valeur, couleur, nombre.",
            "The chips the club owns: value, colour, number.",
        )
        self.grid.verticalHeader().setDefaultSectionSize(CHIP_ROW)
        self.grid.draw_cells(DISC, _DiscCells(self.grid))
        self.grid.draw_cells(COLOUR, _ColourCells(self.grid))
        self.add = explained(
            Button(fr_en("Ajouter un jeton", "Add a chip"), icon="add"),
            "Ajoute une ligne pour une valeur de jeton.",
            "Adds a row for a chip value.",
        )
        self.remove = Button(fr_en("Retirer", "Remove"), icon="trash")
        self._lay_out()
        self.model.typed.connect(self._on_typed)
        self.grid.insertAsked.connect(self.add_chip)
        self.grid.removeAsked.connect(self.remove_chip)
        self.grid.currentChangedTo.connect(lambda _row: self._update_buttons())
        self.add.clicked.connect(self.add_chip)
        self.remove.clicked.connect(self.remove_chip)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show the chips of these settings."""
        self.model.chips = setup.chips
        self.model.refresh()
        self._update_buttons()

    def values(self) -> dict[str, object]:
        """Return the chips as written."""
        return {"chips": self.model.chips}

    def show_refusal(self, refused: Refused | None) -> None:
        """Show the error, its chip in red."""
        super().show_refusal(refused)
        value = None
        if refused is not None:
            value = refused.params.get("value")
        if isinstance(value, int):
            self.model.wrong = value
        else:
            self.model.wrong = None
        self.model.refresh()

    def add_chip(self) -> None:
        """Add a larger value, in a colour not taken yet."""
        chips = self.model.chips
        taken = {chip.colour for chip in chips.chips}
        colour = next((code for code in COLOURS if code not in taken), COLOURS[0])
        value = 25
        if chips.chips:
            value = 5 * chips.values[-1]
        self._change((*chips.chips, Chip(min(value, 1_000_000), colour)))
        self.grid.go_to(len(self.model.chips.chips) - 1, VALUE)
        self.grid.setFocus()

    def remove_chip(self) -> None:
        """Take the current value out of the set."""
        row = self.grid.current_row()
        chips = self.model.chips.chips
        if row >= 0:
            self._change((*chips[:row], *chips[row + 1 :]))

    def _on_typed(self, row: int, column: str, text: str) -> None:
        chip = self.model.chips.chips[row]
        number = number_typed(text)
        if column != COLOUR and number is None and text.strip():
            self.say(unread(text))
            return
        self.say("")
        if column == COLOUR:
            chip = replace(chip, colour=text)
        elif column == VALUE and number is not None:
            chip = replace(chip, value=number)
        elif column == QUANTITY and (number is not None or not text.strip()):
            chip = replace(chip, quantity=number)
        chips = self.model.chips.chips
        self._change((*chips[:row], chip, *chips[row + 1 :]))

    def _change(self, chips: tuple[Chip, ...]) -> None:
        if chips != self.model.chips.chips:
            self.model.chips = ChipSet(chips)
            self.edited.emit()

    def _update_buttons(self) -> None:
        none = fr_en("Choisissez d’abord un jeton.", "Select a chip first.")
        if self.grid.current_row() < 0:
            self.remove.set_refusal(none)
        else:
            self.remove.set_refusal(None)

    def _lay_out(self) -> None:
        words = fr_en(
            "Structures toutes prêtes, retraits et affichage utilisent ces jetons (nombre "
            "facultatif).",
            "Preset structures, colour-ups and the display use these chips (number optional).",
        )
        column(
            label(words, Say.SOFT, wraps=True),
            wide(self.grid),
            self.said,
            row(self.add, self.remove, STRETCH, spacing=Space.HAIR),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
