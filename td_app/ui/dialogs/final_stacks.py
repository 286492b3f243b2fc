"""The stacks of a final: what each entrant's points of the season give, given in one act."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.season.final import FinalNight, FinalStack
from td_app.tournament import commands as cmd
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.words.figures import rank, whole
from td_app.words.language import fr_en
from td_app.words.season_page import points_figure
from td_app.words.speaking import say

WIDTH = 620
HEIGHT = 300
GIVE = "Donner {n:tapis|tapis}", "Give {n:stack|stacks}"


class FinalStacksDialog(HouseDialog):
    """``decided(command)``: the stacks to write in the journal."""

    decided = Signal(object)

    def __init__(self, night: FinalNight, plain: int, parent: QWidget | None = None) -> None:
        """Show what each entrant of ``night`` gets; ``plain``: the settings' stack, in chips."""
        words = fr_en(
            "Selon les points de «\u00a0{0}\u00a0». Les joueurs non classés ou non qualifiés "
            "gardent le tapis du tournoi\u00a0: {1}.",
            "From the points of “{0}”. Players who are not ranked or not in the final keep the "
            "tournament’s stack: {1}.",
        )
        super().__init__(
            fr_en("Tapis de la finale", "Stacks for the final"),
            words.format(night.season.name, whole(plain)),
            parent,
            icon="chips",
            width=WIDTH,
        )
        self._night = night
        self.table = RowTable(_columns(plain), key=lambda one: one.entrant)
        self.table.setAccessibleName(fr_en("Tapis de la finale", "Stacks for the final"))
        widen_to_titles(self.table)
        self.table.setFixedHeight(HEIGHT)
        self.table.set_rows(night.stacks)
        self.body.addWidget(self.table)
        self.add_button("cancel", fr_en("Plus tard", "Later"))
        give = night.to_give
        give_them = say(GIVE, {"n": len(give)})
        self.confirm = self.add_button("confirm", give_them, Rank.PRIMARY)
        if not give:
            self.confirm.set_refusal(all_given())
        self.when_confirmed(lambda: self.decided.emit(cmd.SetStartingStacks(self._night.to_give)))


def all_given() -> str:
    """Return that every finalist has the stack of their points."""
    return fr_en(
        "Chacun a déjà le tapis que donnent ses points.",
        "Everyone already has the stack their points give.",
    )


def _columns(plain: int) -> tuple[Column[FinalStack], ...]:
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.row.rank if one.row else 0,
            text=lambda one: rank(one.row.rank) if one.row else "—",
            width=72,
            figures=True,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda one: one.name, fills=True, named=True),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.row.points if one.row else 0,
            text=lambda one: points_figure(one.row.points) if one.row else "—",
            width=96,
            figures=True,
        ),
        Column(
            "stack",
            fr_en("Tapis", "Stack"),
            lambda one: -(one.chips or plain),
            text=lambda one: whole(one.chips or plain),
            width=104,
            figures=True,
        ),
    )
