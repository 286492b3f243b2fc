"""The sanctions already given: those that run, with their hands, and all the others."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.penalty_history import OverList
from td_app.ui.pages.floor.penalty_running import RunningList
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.empty_page import EmptyFacts, EmptyPage
from td_app.ui.widgets.filter_chips import FilterChips
from td_app.words import refusal_sentence
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
