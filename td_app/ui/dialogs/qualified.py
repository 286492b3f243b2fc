"""The qualified of a final: ticked by their rank in the season, put on the list in one act."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.season.final import Finalist, FinalNight
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.tips import explained
from td_app.words.figures import counted, rank, whole
from td_app.words.language import fr_en
from td_app.words.season_page import points_figure

WIDTH = 620
HEIGHT = 300


class FinalistTable(RowTable[Finalist]):
    """The standings with a box a row; Space or a click ticks who is not on the list yet."""

    def ticks(self, row: Finalist) -> bool:
        """Return whether a row has a box that may be ticked."""
        return not row.entered


class QualifiedDialog(HouseDialog):
    """``decided(finalists)``: who is put on the list."""

    decided = Signal(object)

    def __init__(self, night: FinalNight, plain: int, parent: QWidget | None = None) -> None:
        """Offer those of the standings; ``plain``: the settings' stack, in chips."""
        words = fr_en(
            "D’après «\u00a0{0}\u00a0». Décochez les joueurs qui ne viennent pas, cochez leurs "
            "remplaçants.",
            "From “{0}”. Untick players who are not coming and tick their replacements.",
        )
        super().__init__(
            fr_en("Inscrire les qualifiés", "Register the qualifiers"),
            words.format(night.season.name),
            parent,
            icon="players",
            width=WIDTH,
        )
        self._rows = night.finalists
        first = fr_en("Les premiers, jusqu’au rang", "The top players, down to place")
        self.upto = QLineEdit(str(night.players or ""))
        self.upto.setAccessibleName(first)
        explained(
            self.upto,
            "Coche les joueurs jusqu’à ce rang compris.",
            "Ticks every player down to this place.",
        )
        self.upto.setFixedWidth(80)
        self.upto.textEdited.connect(self._tick_down_to)
        self.table = FinalistTable(_columns(plain), key=lambda one: one.row.who.key)
        self.table.setAccessibleName(fr_en("Joueurs de la saison", "The season’s players"))
        explained(
            self.table,
            "Les joueurs cochés sont inscrits avec leur tapis ; Espace coche ou décoche.",
            "Ticked players are registered with their stack; Space ticks or unticks.",
        )
        widen_to_titles(self.table)
        self.table.setFixedHeight(HEIGHT)
        self.table.tick_asked.connect(self._tick)
        self.table.clicked.connect(lambda _index: self._tick(self.table.chosen_row()))
        self.body.addLayout(row(label(first), self.upto, STRETCH, margins=0))
        self.body.addWidget(self.table)
        self.add_button("cancel", fr_en("Plus tard", "Later"))
        self.confirm = self.add_button("confirm", "", Rank.PRIMARY)
        self.when_confirmed(lambda: self.decided.emit(self.ticked()))
        self._show()

    def ticked(self) -> tuple[Finalist, ...]:
        """Return the finalists ticked, without those already on the list."""
        return tuple(one for one in self._rows if one.qualified and not one.entered)

    def _tick(self, chosen: Finalist | None) -> None:
        if chosen is not None and not chosen.entered:
            changed = replace(chosen, qualified=not chosen.qualified)
            key = chosen.row.who.key
            self._rows = tuple(changed if one.row.who.key == key else one for one in self._rows)
            self._show()

    def _tick_down_to(self, typed: str) -> None:
        last = 0
        if typed.strip().isdecimal():
            last = int(typed)
        self._rows = tuple(replace(one, qualified=one.row.rank <= last) for one in self._rows)
        self._show()

    def _show(self) -> None:
        self.table.set_rows(self._rows)
        ticked = len(self.ticked())
        one = fr_en("Inscrire {0} joueur", "Register {0} player")
        many = fr_en("Inscrire {0} joueurs", "Register {0} players")
        self.confirm.setText(counted(ticked, one, many))
        nobody = fr_en("Cochez les joueurs qualifiés.", "Tick the players who qualified.")
        if ticked:
            self.confirm.set_refusal(None)
        else:
            self.confirm.set_refusal(nobody)


def _columns(plain: int) -> tuple[Column[Finalist], ...]:
    already = fr_en("déjà sur la liste", "already listed")
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.row.rank,
            text=lambda one: rank(one.row.rank),
            width=92,
            checked=lambda one: one.qualified or one.entered,
        ),
        Column(
            "name", fr_en("Joueur", "Player"), lambda one: one.row.who.name, fills=True, named=True
        ),
        Column(
            "points",
            fr_en("Points", "Points"),
            lambda one: -one.row.points,
            text=lambda one: points_figure(one.row.points),
            width=96,
            figures=True,
        ),
        Column(
            "stack",
            fr_en("Tapis", "Stack"),
            lambda one: -(one.row.stack or plain),
            text=lambda one: already if one.entered else whole(one.row.stack or plain),
            width=116,
            figures=True,
        ),
    )
