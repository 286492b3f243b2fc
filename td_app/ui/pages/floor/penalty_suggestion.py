"""What is suggested for a fault: the step in large type, the ladder, why, by which articles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament.views.conduct import PenaltyCase, PenaltyRow
from td_app.ui.pages.floor.penalty_ladder import Ladder
from td_app.ui.pages.floor.penalty_words import (
    cost_words,
    decision_words,
    force_pill,
    given_words,
    why_words,
)
from td_app.ui.pages.floor.ruling_parts import Cited
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.pill import Pill
from td_app.ui.widgets.scrolled_column import ScrolledColumn
from td_app.words import step_text
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling

MOST_SHOWN = 6
"""Earlier sanctions told: the latest ones."""


class PenaltySuggestion(ScrolledColumn):
    """``stepPicked(step)`` on the ladder, ``articleAsked(number)`` for the book."""

    stepPicked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    articleAsked = Signal(str)  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Suggest nothing yet."""
        super().__init__(parent)
        self.said = label("", Say.STRONG, wraps=True)
        self.force = Pill(force_pill(imposed=False))
        self.decision = label("", Say.DECISION, wraps=True)
        self.cost = label("", Say.LEAD, wraps=True)
        self.ladder = Ladder()
        self.legend = label(
            fr_en(
                "◆ proposée · ✓ déjà donnée pour cette faute",
                "◆ suggested · ✓ given before for this fault",
            ),
            Say.SMALL,
        )
        self.why = label("", Say.BODY, wraps=True)
        self.earlier_title = label("", Say.STRONG)
        self._earlier = QVBoxLayout()
        self._earlier.setSpacing(Space.HAIR)
        self._cited = QVBoxLayout()
        self.cited: Cited | None = None
        self.ladder.picked.connect(self.stepPicked)
        self._lay_out()

    def show_nothing(self, earlier: Sequence[PenaltyRow]) -> None:
        """Invite to choose the fault; tell what this player was given before."""
        self.said.setText(
            fr_en(
                "Choisissez la faute\u00a0: la sanction proposée s'affiche ici.",
                "Choose the fault: the penalty suggested shows here.",
            )
        )
        for part in (self.force, self.decision, self.cost, self.ladder, self.legend, self.why):
            part.hide()
        self._cite(None)
        self._tell(earlier, "")

    def show_case(self, case: PenaltyCase, earlier: Sequence[PenaltyRow]) -> None:
        """Show what is suggested, and what this player was given before."""
        for part in (self.force, self.decision, self.cost, self.ladder, self.legend, self.why):
            part.show()
        self.force.set_facts(force_pill(case.imposed))
        self.why.setText(why_words(case))
        self._cite(case)
        self._tell(earlier, case.fault)

    def show_step(self, case: PenaltyCase, step: str, hands: int) -> None:
        """Show the step chosen, and what it costs."""
        self.ladder.show_ladder(case.ladder, step)
        self.decision.setText(decision_words(case, step, hands))
        self.cost.setText(cost_words(case, step, hands))
        departs = not any(one.offered for one in case.ladder if one.step == step)
        proposed = fr_en(
            "Autre sanction que celle proposée ({0})",
            "Another penalty than the one suggested ({0})",
        )
        if departs:
            self.said.setText(proposed.format(step_text(case.proposed)))
        elif case.director_decides:
            self.said.setText(fr_en("Au directeur de choisir", "The director chooses"))
        else:
            self.said.setText(fr_en("Sanction proposée", "Penalty suggested"))
        dress(self.said, tone=(Tone.AMBER if departs else Tone.NEUTRAL).value)

    def _cite(self, case: PenaltyCase | None) -> None:
        if self.cited is not None:
            self._cited.removeWidget(self.cited)
            self.cited.hide()
            self.cited.deleteLater()
            self.cited = None
        if case is not None:
            told = ToldRuling("ruling", "", cites=case.cites, readings=case.readings)
            self.cited = Cited(told)
            self.cited.opened.connect(self.articleAsked)
            self._cited.addWidget(self.cited)

    def _tell(self, earlier: Sequence[PenaltyRow], fault: str) -> None:
        """Tell the sanctions of this player, those for the same fault ticked."""
        while (item := self._earlier.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        none = fr_en(
            "Aucune sanction jusqu'ici pour ce joueur.", "No penalty so far for this player."
        )
        self.earlier_title.setText(
            fr_en("Sanctions de ce joueur", "This player's penalties") if earlier else none
        )
        dress(self.earlier_title, type=(Say.STRONG if earlier else Say.SOFT).value)
        for row in earlier[:MOST_SHOWN]:
            same = row.fault == fault and not row.lifted
            words = label(f"{'✓' if same else '·'}\u00a0{given_words(row)}", wraps=True)
            dress(words, type=(Say.BODY if same else Say.SOFT).value)
            self._earlier.addWidget(words)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(Space.SNUG)
        head.addWidget(self.said, 1)
        head.addWidget(self.force, 0, Qt.AlignmentFlag.AlignTop)
        self.column.setContentsMargins(Space.NORMAL, Space.SNUG, Space.NORMAL, Space.SNUG)
        self.column.setSpacing(Space.TIGHT)
        self.column.addLayout(head)
        for part in (self.decision, self.cost, self.ladder, self.legend, self.why):
            self.column.addWidget(part)
        self.column.addSpacing(Space.HAIR)
        self.column.addWidget(self.earlier_title)
        self.column.addLayout(self._earlier)
        self.column.addSpacing(Space.HAIR)
        self.column.addLayout(self._cited)
        self.column.addStretch(1)
