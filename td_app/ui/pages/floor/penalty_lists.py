"""The sanctions already given: those that run, with their hands, and all the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.ui.figures import time_of_day
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.penalty_running import LiftLine, RunningList, sentence
from td_app.ui.refusals import said
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import Column
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.empty_page import EmptyFacts, EmptyPage
from td_app.ui.widgets.filter_chips import FilterChips
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.ui.widgets.search_field import SearchField
from td_app.words import fault_text, refusal_sentence, step_text
from td_app.words.language import fr_en

RUNNING, OVER = "running", "over"


class PenaltyLists(QWidget):
    """``printAsked(number)`` for one sanction, ``allPrintAsked()`` for the papers of all.

    Folded, only the head is left: how many run, and the tap that counts a hand for all.
    """

    printAsked = Signal(int)  # noqa: N815 - Qt signals among Qt's own
    allPrintAsked = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the sanctions of ``live``."""
        super().__init__(parent)
        self._live = live
        self.chips = FilterChips(
            ((RUNNING, fr_en("En cours", "Current")), (OVER, fr_en("Terminées", "Over"))),
            fr_en("Quelles sanctions", "Which penalties"),
        )
        self.all = Button(
            fr_en(
                "Tous les joueurs sanctionnés\u00a0: une main de plus",
                "Every penalised player: one more hand",
            ),
            Rank.SECONDARY,
        )
        self.print_all = Button(
            "", Rank.QUIET, icon="papers", tip=fr_en("Tous les avis…", "All slips…")
        )
        self.print_all.setAccessibleName(fr_en("Tous les avis de sanction", "All penalty slips"))
        dress(self.print_all, layout="number")
        self.print_all.setFixedWidth(36)
        self.running = RunningList(live)
        self.over = OverList(live)
        self.nobody = EmptyPage(
            EmptyFacts(
                "floor",
                fr_en("Personne ne manque de main", "Nobody misses hands"),
                fr_en(
                    "Les joueurs suspendus s'affichent ici, avec leurs mains à manquer. Les "
                    "avertissements sont parmi les sanctions terminées.",
                    "Suspended players show here, with the hands they have to miss. Warnings are "
                    "among the penalties that are over.",
                ),
            )
        )
        self.stack = QStackedWidget()
        for part in (self.running, self.over, self.nobody):
            self.stack.addWidget(part)
        self._lay_out()
        self._listen()

    def refresh(self) -> None:
        """Show the sanctions as they are now."""
        rows = self._live.penalties()
        running = [row for row in rows if not row.over]
        over = [row for row in rows if row.over]
        self.chips.set_counts({RUNNING: len(running), OVER: len(over)})
        self.running.show_rows(running)
        self.over.show_rows(over)
        nobody = None if running else refusal_sentence(Refused("NOBODY_MISSES_HANDS"))
        self.all.set_refusal(nobody)
        self.print_all.setVisible(bool(rows))
        self._show(self.chips.chosen())

    def set_folded(self, folded: bool) -> None:
        """Leave only the head, or show the list chosen again."""
        self._held.setVisible(not folded)

    def _show(self, which: str) -> None:
        if which == OVER:
            self.stack.setCurrentWidget(self.over)
        else:
            anybody = bool(self.running.rows)
            self.stack.setCurrentWidget(self.running if anybody else self.nobody)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(Space.WIDE, Space.TIGHT, Space.WIDE, Space.TIGHT)
        head.setSpacing(Space.TIGHT)
        head.addWidget(self.chips)
        head.addStretch(1)
        head.addWidget(self.print_all)
        head.addWidget(self.all)
        self._held = QWidget()
        held = QVBoxLayout(self._held)
        held.setContentsMargins(Space.WIDE, Space.TIGHT, Space.WIDE, Space.SNUG)
        held.addWidget(self.stack)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(line())
        column.addLayout(head)
        column.addWidget(self._held, 1)

    def _listen(self) -> None:
        self.chips.picked.connect(self._show)
        self.all.clicked.connect(lambda: self._live.dispatch(cmd.CountMissedHands()))
        self.print_all.clicked.connect(self.allPrintAsked)
        self.running.printAsked.connect(self.printAsked)
        self.over.printAsked.connect(self.printAsked)


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


def over_pill(row: PenaltyRow) -> PillFacts:
    """Return what became of a sanction that no longer runs."""
    if row.lifted:
        return PillFacts(fr_en("Levée", "Lifted"), Tone.NEUTRAL, Shape.CROSS)
    if row.step == "disqualification":
        return PillFacts(fr_en("Disqualifié", "Disqualified"), Tone.RED, Shape.SQUARE)
    if row.step == "warning":
        return PillFacts(fr_en("Averti", "Warned"), Tone.NEUTRAL, Shape.DISC)
    if row.left:
        return PillFacts(
            fr_en("Sorti avant la fin", "Out before the end"), Tone.NEUTRAL, Shape.RING
        )
    return PillFacts(fr_en("Effectuée", "Served"), Tone.ACCENT, Shape.TICK)
