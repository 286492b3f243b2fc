"""The result of a table given anew: a rank for each (0: still playing), who never came, and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from td_app.meeting import commands as cmd
from td_app.meeting.views import SeatRow, TableView
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.teams.setup_dialog import in_sight
from td_app.ui.theme.tokens import Height, Space, Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, framed, row
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.language import fr_en

FIELD = 120
WIDTH = 560


class TableOrderDialog(HouseDialog):
    """``decided(command)`` with the table as it was really played."""

    help_page = "teams"

    decided = Signal(object)

    def __init__(
        self,
        round_number: int,
        table: TableView,
        why_not: Callable[[cmd.Command], str | None],
        parent: QWidget | None = None,
    ) -> None:
        """Ask for the ranks of ``table``, as they are now; ``why_not`` returns a refusal."""
        title = fr_en("Résultat de la table {0}", "Result of table {0}").format(table.number)
        words = fr_en(
            "Indiquez le rang de chacun, et cochez les joueurs qui ne sont pas venus. Deux "
            "joueurs sortis ensemble sans que rien ne les départage ont le même rang.",
            "Enter everyone’s place, and tick the players who never came. Two players out "
            "together with nothing to separate them share a place.",
        )
        super().__init__(title, words, parent, icon="edit", width=WIDTH)
        self._round = round_number
        self._table = table.number
        self._why_not = why_not
        self.fields: dict[int, CountField] = {}
        self.absents: dict[int, QCheckBox] = {}
        rows = FormRows(label_width=200)
        for seat in table.seats:
            rows.add(seat.name, self._seat(seat, len(table.seats)))
        self.body.addWidget(in_sight(rows))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(fr_en("Inscrit au journal", "Recorded in the log"))
        why = FormRows(label_width=200)
        why.add(fr_en("Motif", "Reason"), self.reason)
        self.body.addWidget(why)
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.body.addWidget(self.wrong)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY)
        self.chosen.connect(self._give)
        self.reason.textChanged.connect(lambda _text: self._update_confirm())
        self._first = self._ranks()
        self._update_confirm()

    def _seat(self, seat: SeatRow, seats: int) -> QWidget:
        none = fr_en("en jeu", "in play")
        field = CountField(seat.rank or 0, most=seats, name=seat.name, none=none)
        field.setFixedWidth(FIELD)
        field.setEnabled(not seat.missing)
        field.valueChanged.connect(self._update_confirm)
        absent = QCheckBox(fr_en("absent", "absent"))
        absent.setChecked(seat.missing)
        absent.toggled.connect(lambda on: self._on_absent(seat.player, on))
        self.fields[seat.player] = field
        self.absents[seat.player] = absent
        line = framed(row(field, absent, STRETCH, spacing=Space.SNUG))
        line.setMinimumHeight(Height.CONTROL)
        return line

    def _on_absent(self, player: int, absent: bool) -> None:
        """Move those behind one who never came up a rank; one who came after all is last."""
        mine = self.fields[player]
        mine.setDisabled(absent)
        others = [f for who, f in self.fields.items() if who != player and f.isEnabled()]
        if not absent and mine.value():
            mine.setValue(len(others) + 1)
        for field in others if absent and mine.value() else ():
            if field.value() > mine.value():
                field.setValue(field.value() - 1)
        self._update_confirm()

    def typed(self) -> bool:
        """Return whether something is not what it was."""
        return self._ranks() != self._first or bool(self.reason.text().strip())

    def _ranks(self) -> dict[int, int | None]:
        """The rank typed for each, None for who is missing."""
        return {
            who: None if self.absents[who].isChecked() else field.value()
            for who, field in self.fields.items()
        }

    def outs(self) -> tuple[tuple[int, ...], ...] | None:
        """Return the groups out, first out first; ``None`` while ranks do not follow."""
        ranks = {who: rank for who, rank in self._ranks().items() if rank is not None}
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
        sound = (playing >= 1 or not ranks) and firsts <= 1 and (not firsts or playing == 1)
        if sound:
            return tuple(groups)
        return None

    def command(self) -> cmd.CorrectTable | None:
        """Return the correction asked for, ``None`` while ranks do not follow."""
        outs = self.outs()
        if outs is None:
            return None
        absents = tuple(who for who, box in self.absents.items() if box.isChecked())
        return cmd.CorrectTable(self._round, self._table, outs, absents, self.reason.text())

    def _update_confirm(self) -> None:
        command = self.command()
        words: str | None = fr_en(
            "Ces rangs ne se suivent pas\u00a0: le premier sorti a le rang le plus bas, et une "
            "table finie a un seul premier.",
            "These places do not follow on: the first out takes the last place, and a finished "
            "table has a single winner.",
        )
        if command is not None:
            words = self._why_not(command)
        # Before anything is typed, it is what there is to do, not a fault.
        touched = self._ranks() != self._first
        tell(self.wrong, words or "", Tone.RED if touched else Tone.NEUTRAL)
        self.confirm.set_refusal(words)

    def _give(self, name: str) -> None:
        command = self.command()
        if name == "confirm" and command is not None:
            self.decided.emit(command)
