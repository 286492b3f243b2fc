"""Before the move: who, from where, to where, why, by which article, how he comes into play."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament.views.room import RoomTable
from td_app.ui.pages.room.facts import plan_facts
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.table_plan import TablePlan


@dataclass(frozen=True, slots=True)
class MoveFacts:
    """A move about to be made. ``arrival`` is ``None`` while the place is still to be drawn."""

    name: str
    way: str
    details: tuple[str, ...]
    cautions: tuple[str, ...] = ()
    giver: RoomTable | None = None
    mover: int | None = None
    taker: RoomTable | None = None
    arrival: int | None = None


class MoveSummary(QWidget):
    """Says the move in large type, over the plans of its tables."""

    def __init__(self, facts: MoveFacts) -> None:
        """Show ``facts``."""
        super().__init__()
        self.facts = facts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(label(facts.name, Say.DECISION, wraps=True))
        column.addWidget(label(facts.way, Say.TITLE, wraps=True))
        for words in facts.details:
            column.addWidget(label(words, Say.LEAD, wraps=True))
        for words in facts.cautions:
            column.addWidget(label(words, Say.BODY, tone=Tone.AMBER, wraps=True))
        plans = QHBoxLayout()
        plans.setSpacing(Space.NORMAL)
        self.plans: list[TablePlan] = []
        if facts.giver is not None:
            plans.addWidget(self._plan(facts.giver, marked=facts.mover), 1)
        if facts.taker is not None:
            plans.addWidget(self._plan(facts.taker, arrival=facts.arrival), 1)
        column.addLayout(plans, 1)
        self.setAccessibleName(" ".join((facts.name, facts.way, *facts.details, *facts.cautions)))

    def _plan(
        self, table: RoomTable, *, marked: int | None = None, arrival: int | None = None
    ) -> TablePlan:
        plan = TablePlan(plan_facts(table, marked), mode=PlanMode.FULL)
        plan.choose_place(arrival)
        self.plans.append(plan)
        return plan
