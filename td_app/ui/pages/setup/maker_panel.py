"""Composing a structure: the evening wanted at the left, what comes of it at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.planning.structure_maker import MadeStructure, make_structure
from td_app.tournament.planning.structure_wish import StructureWish, usual_wish
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.progress import NOTHING_FIXED, Fixed
from td_app.ui.pages.setup.maker_fields import MakerFields
from td_app.ui.pages.setup.maker_result import MakerResult
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.page_parts import ScrolledColumn, SectionHeading
from td_app.words import refusal_sentence
from td_app.words.language import fr_en

FIELDS_WIDTH = 328


class MakerPanel(QWidget):
    """``taken()`` when the director takes what is ``made``, ``left()`` to go back without it."""

    taken = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._fixed = NOTHING_FIXED
        self._shown: tuple[StructureWish, object] | None = None
        self.made: MadeStructure | None = None
        self.fields = MakerFields()
        self.result = MakerResult()
        self.take = Button(
            fr_en("Prendre cette structure", "Take this structure"), Rank.PRIMARY, icon="check"
        )
        self.leave = Button(fr_en("Revenir", "Go back"), Rank.QUIET, icon="chevron-left")
        self._lay_out()
        self.fields.edited.connect(self._make)
        self.take.clicked.connect(self.taken)
        self.leave.clicked.connect(self.left)

    def open_for(self, setup: TournamentSetup, fixed: Fixed, players: int) -> None:
        """Start from what these settings suggest, the keyboard on the first field."""
        self.fields.show_wish(usual_wish(setup, players, drawn=fixed.drawn))
        self.follow(setup, fixed)
        self.fields.players.setFocus()
        self.fields.players.selectAll()

    def follow(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Take note of other chips, another ante, a stack that no longer changes."""
        self._setup, self._fixed = setup, fixed
        self.fields.keep(setup.ante_format, setup.starting_stack if fixed.drawn else None)
        self._make()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _make(self) -> None:
        asked = (self.fields.wish, self._setup.chips)
        if asked == self._shown:
            return
        self._shown = asked
        try:
            self.made = make_structure(*asked)
        except Refused as refused:
            self.made = None
            self.take.set_refusal(refusal_sentence(refused))
            self.result.show_refused(refused, self._setup.chips)
            return
        self.take.set_refusal(None)
        self.result.show_made(self.made, self._setup.chips)

    def _lay_out(self) -> None:
        fields = ScrolledColumn()
        fields.column.addWidget(self.fields)
        fields.setFixedWidth(FIELDS_WIDTH)
        heading = SectionHeading(fr_en("Composer une structure", "Compose a structure"))
        heading.add(self.leave)
        heading.add(self.take)
        column(
            heading,
            wide(row(fields, wide(self.result), spacing=Space.NORMAL)),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
