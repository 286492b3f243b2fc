"""The order of a table given anew: a rank for each, 0 for who still plays."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.meeting.views import TableView
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.teams.setup_dialog import in_sight
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.language import fr_en


class TableOrderDialog(HouseDialog):
    """``decided(outs)`` with the groups out, first out first."""

    help_page = "teams"

    decided = Signal(object)

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        """Ask about ``table``, its ranks as they are now."""
        title = fr_en("Ordre de la table {0}", "Order of table {0}").format(table.number)
        words = fr_en(
            "Donnez le rang de chacun. Deux joueurs sortis ensemble sans que rien ne les départage "
            "ont le même rang.",
            "Give everybody’s rank. Two players out together with nothing between them have the "
            "same rank.",
        )
        super().__init__(title, words, parent, icon="edit")
        present = [seat for seat in table.seats if not seat.missing]
        self.fields: dict[int, CountField] = {}
        rows = FormRows()
        for seat in present:
            field = CountField(
                seat.rank or 0,
                most=len(present),
                name=seat.name,
                none=fr_en("en jeu", "in play"),
            )
            field.valueChanged.connect(self._judge)
            self.fields[seat.player] = field
            rows.add(seat.name, field, width=120)
        self.body.addWidget(in_sight(rows))
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.body.addWidget(self.wrong)
        self.add_button("cancel", fr_en("Ne rien changer", "Change nothing"))
        self.confirm = self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY)
        self.chosen.connect(self._give)
        self._judge()
        self._first = self._ranks()

    def typed(self) -> bool:
        """Return whether some rank is not what it was."""
        return self._ranks() != self._first

    def _ranks(self) -> dict[int, int]:
        return {who: field.value() for who, field in self.fields.items()}

    def outs(self) -> tuple[tuple[int, ...], ...] | None:
        """Return the groups out, first out first; ``None`` while ranks do not follow."""
        ranks = self._ranks()
        playing = sum(1 for rank in ranks.values() if rank in (0, 1))
        groups: list[tuple[int, ...]] = []
        expected = len(ranks)
        for rank in sorted({r for r in ranks.values() if r > 1}, reverse=True):
            group = tuple(who for who, held in ranks.items() if held == rank)
            if rank != expected - len(group) + 1:
                return None
            groups.append(group)
            expected -= len(group)
        firsts = sum(1 for rank in ranks.values() if rank == 1)
        sound = playing >= 1 and firsts <= 1 and (not firsts or playing == 1)
        return tuple(groups) if sound else None

    def _judge(self) -> None:
        sound = self.outs() is not None
        words = fr_en(
            "Ces rangs ne se suivent pas\u00a0: le premier sorti a le rang le plus bas, et une "
            "table finie a un seul premier.",
            "These ranks do not follow: the first out has the last rank, and a finished table has "
            "a single winner.",
        )
        self.wrong.setText("" if sound else words)
        self.confirm.set_refusal(None if sound else words)

    def _give(self, name: str) -> None:
        outs = self.outs()
        if name == "confirm" and outs is not None:
            self.decided.emit(outs)
