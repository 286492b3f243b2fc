"""The papers of the evening: which are ready, and what the others wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules_ropta.ruling import Refused
from td_app.printing.register import DOCUMENTS, offered
from td_app.session import TournamentSession
from td_app.ui.language import current_language
from td_app.ui.row_filter import RowTable
from td_app.ui.row_model import Column
from td_app.ui.theme import Height, Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.ui.wording import refusal_sentence

FEWEST_SHOWN = 5
"""Papers in sight on the smallest screen; the others scroll."""


@dataclass(frozen=True, slots=True)
class PaperLine:
    """A paper by its name; ``waits`` is the code of what it waits for, empty when ready."""

    name: str
    title: str
    waits: str


def waiting_sentence(code: str) -> str:
    """Return what a paper waits for, and what to do about it; empty without a code."""
    if not code:
        return ""
    if code == "NO_MOVE_YET":
        return QCoreApplication.translate("papers", "Personne n'a encore changé de place.")
    if code == "NO_PENALTY_YET":
        return QCoreApplication.translate("papers", "Aucune sanction n'a encore été donnée.")
    if code == "NO_VALUE_LEAVES":
        return QCoreApplication.translate(
            "papers", "La structure ne retire aucune valeur de jetons."
        )
    if code == "NOBODY_OUT_YET":
        return QCoreApplication.translate("papers", "Personne n'est encore sorti.")
    if code == "NO_INCIDENT_YET":
        return QCoreApplication.translate(
            "papers", "Aucun incident et aucune sanction n'ont encore été notés."
        )
    if code == "NOT_OVER_YET":
        return QCoreApplication.translate("papers", "Le tournoi n'est pas encore terminé.")
    return refusal_sentence(Refused(code))


class PaperList(QWidget):
    """``chosen(name)`` when another paper is to be shown."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """List every paper, none ready yet."""
        super().__init__(parent)
        ready: Callable[[PaperLine], PillFacts] = self._pill
        self.table: RowTable[PaperLine] = RowTable(
            (
                Column(
                    self.tr("Papier"),
                    lambda line: line.title,
                    tip=lambda line: waiting_sentence(line.waits),
                    stretch=True,
                ),
                Column(self.tr("État"), lambda line: line.waits, pill=ready, width=116),
            ),
            key=lambda line: line.name,
            asleep=lambda line: bool(line.waits),
            sortable=False,
        )
        self.table.setAccessibleName(self.tr("Papiers"))
        self.setMinimumHeight(Height.ROW * (FEWEST_SHOWN + 1))
        self.setMaximumHeight(Height.ROW * (len(DOCUMENTS) + 1))
        self.table.current_row.connect(self._tell)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def refresh(self, session: TournamentSession) -> None:
        """Show which papers are ready now."""
        language = current_language()
        self.table.set_rows(
            [PaperLine(d.name, d.title(language), d.ready(session) or "") for d in offered(session)]
        )

    def choose(self, name: str) -> None:
        """Choose a paper by its name."""
        self.table.choose(name)

    def _tell(self, line: PaperLine | None) -> None:
        if line is not None:
            self.chosen.emit(line.name)

    def _pill(self, line: PaperLine) -> PillFacts:
        if line.waits:
            return PillFacts(self.tr("Pas encore"), Tone.NEUTRAL, Shape.RING)
        return PillFacts(self.tr("Prêt"), Tone.ACCENT, Shape.TICK)
