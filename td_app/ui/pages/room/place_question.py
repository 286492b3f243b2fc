"""One question about a table, answered by one click on its plan or by one figure."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from td_app.tournament.views.room import RoomTable
from td_app.ui.pages.room.facts import plan_facts
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.table_plan import TablePlan


class PlaceQuestion(QWidget):
    """``answered(place)``: where the big blind, or the button, is at this table."""

    answered = Signal(int)

    def __init__(self, table: RoomTable, question: str, hint: str) -> None:
        """Ask ``question`` about ``table``."""
        super().__init__()
        self._table = table
        self.plan = TablePlan(plan_facts(table), mode=PlanMode.FULL)
        self.plan.ask_place(True)
        self.plan.seatClicked.connect(lambda _table, place: self.answer(place))
        self.question = label(question, Say.DECISION, wraps=True)
        self.hint = label(hint, Say.SOFT, wraps=True)
        self.kept = label("", Say.STRONG, wraps=True)
        self.kept.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.question)
        column.addWidget(self.hint)
        column.addWidget(self.kept)
        column.addWidget(self.plan, 1)
        self.setAccessibleName(f"{question} {hint}")

    def set_table(self, table: RoomTable) -> None:
        """Show the table as it is now."""
        self._table = table
        self.plan.set_facts(plan_facts(table))

    def offer(self, place: int, words: str) -> None:
        """Ring a place that was noted at the table, and say so: it still has to be confirmed."""
        self.kept.setText(words)
        self.kept.show()
        self.plan.choose_place(place)
        self.setAccessibleDescription(words)

    def answer(self, place: int) -> bool:
        """Answer, when the place can be; tell whether it could."""
        usable = 1 <= place <= self._table.seats and place not in self._table.out_of_use
        if usable:
            self.answered.emit(place)
        return usable
