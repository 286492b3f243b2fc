"""Beside the clock: the structure and when it should end, or the structure being changed."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget

from td_app.tournament.state.structure import Structure
from td_app.tournament.views.clock import ClockView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.clock.finish_card import FinishCard
from td_app.ui.pages.clock.structure_edit import StructureEdit
from td_app.ui.pages.clock.structure_list import StructureList
from td_app.ui.theme import Space
from td_app.ui.widgets.layout import column, wide


class StructureSide(QWidget):
    """The list and the estimate; the editor takes their place while it is open."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the structure of ``live``."""
        super().__init__(parent)
        self._live = live
        self.list = StructureList(live)
        self.card = FinishCard()
        self.edit = StructureEdit(live)
        seen = QWidget()
        column(wide(self.list), self.card, on=seen, spacing=Space.SNUG, margins=0)
        self._sides = QStackedLayout(self)
        self._sides.addWidget(seen)
        self._sides.addWidget(self.edit)
        self.list.editAsked.connect(lambda: self.open_editor())
        self.card.prepared.connect(self.open_editor)
        self.edit.closed.connect(self.close_editor)

    @property
    def editing(self) -> bool:
        """Return whether the structure is being changed."""
        return self._sides.currentWidget() is self.edit

    def open_editor(self, structure: Structure | None = None) -> None:
        """Change the structure there is, or look at this one before it is made."""
        self._sides.setCurrentWidget(self.edit)
        self.edit.open_for(structure)

    def close_editor(self) -> None:
        """Come back to the list."""
        self._sides.setCurrentIndex(0)
        self.refresh(self._live.clock())
        self.list.edit.setFocus()

    def refresh(self, view: ClockView) -> None:
        """Show the structure and the estimate as they are now."""
        if self.editing and self._live.state.over:
            self._sides.setCurrentIndex(0)
        self.list.refresh(view)
        self.card.show_view(self._live.finish_estimate())
        if self.editing:
            self.edit.refresh()

    def tick(self, view: ClockView) -> None:
        """Show them as time passes."""
        self.list.tick(view)
        if self.editing:
            self.edit.tick()
        else:
            self.card.show_view(self._live.finish_estimate())
