"""The sanctions that no longer run: warnings, those missed to the last hand, those lifted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.ui.figures import time_of_day
from td_app.ui.foreseen import said
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.penalty_lift import LiftLine
from td_app.ui.pages.floor.penalty_words import over_pill, sentence
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import Column
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.search_field import SearchField
from td_app.words import fault_text, step_text
from td_app.words.language import fr_en

A_WORD = "."
"""Stands for a reason not asked yet, when only the sanction is judged."""


class OverList(QWidget):
    """``printAsked(number)`` for the row chosen; a field finds by player, fault or sanction."""

    printAsked = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show no sanction yet."""
        super().__init__(parent)
        self._live = live
        self.search = SearchField(fr_en("Joueur, faute, sanction", "Player, fault, penalty"))
        self.table: RowTable[PenaltyRow] = RowTable(
            self._columns(),
            key=lambda row: row.number,
            asleep=lambda row: row.lifted,
        )
        self.table.setAccessibleName(fr_en("Sanctions terminées", "Penalties that are over"))
        self.print = Button(fr_en("Imprimer l'avis", "Print the slip"), icon="print")
        self.lift = Button(fr_en("Lever…", "Lift…"), icon="undo")
        self.line = LiftLine(live)
        self._lay_out()
        self.search.searched.connect(self.table.filter.set_typed)
        self.search.went_down.connect(self.table.setFocus)
        self.table.current_row.connect(lambda _row: self._judge())
        self.print.clicked.connect(self._print)
        self.lift.clicked.connect(self._lift)
        self._judge()

    def show_rows(self, over: Sequence[PenaltyRow]) -> None:
        """Show these sanctions, newest first."""
        self.table.set_rows(over)
        self._judge()

    def _judge(self) -> None:
        row = self.table.chosen_row()
        choose = (
            None
            if row
            else fr_en(
                "Choisissez d'abord une sanction dans la liste.",
                "Choose a penalty of the list first.",
            )
        )
        self.print.set_refusal(choose)
        if row is not None:
            refused = self._live.can(cmd.LiftPenalty(row.number, A_WORD))
            choose = said(self._live, refused) if refused else None
        self.lift.set_refusal(choose)
        self.line.hide()

    def _print(self) -> None:
        row = self.table.chosen_row()
        if row is not None:
            self.printAsked.emit(row.number)

    def _lift(self) -> None:
        row = self.table.chosen_row()
        if row is not None:
            self.line.ask(row.number, row.name)

    def _columns(self) -> tuple[Column[PenaltyRow], ...]:
        return (
            Column(
                fr_en("Heure", "Time"),
                lambda row: row.at_ms,
                lambda row: time_of_day(datetime.fromtimestamp(row.at_ms / 1000)),
                width=64,
            ),
            Column(fr_en("Joueur", "Player"), lambda row: row.name, stretch=True),
            Column(fr_en("Faute", "Fault"), lambda row: sentence(fault_text(row.fault)), width=232),
            Column(
                fr_en("Sanction", "Penalty"),
                lambda row: sentence(step_text(row.step, row.hands or None)),
                tip=lambda row: row.note,
                width=184,
            ),
            Column(
                fr_en("État", "State"), lambda row: over_pill(row).text, pill=over_pill, width=152
            ),
        )

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.search, 1)
        row.addWidget(self.print)
        row.addWidget(self.lift)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(row)
        column.addWidget(self.line)
        column.addWidget(self.table, 1)
