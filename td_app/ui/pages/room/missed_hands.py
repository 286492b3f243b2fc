"""The sanctioned players of a table: one tap a hand, one for them all (11.1, 11.2)."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.conduct import PenaltyRow
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import hands_counted
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.cut_label import CutLabel
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

PLACE_WIDTH, ROW_HEIGHT = 20, 32


class MissedHands(QWidget):
    """Who misses hands at a table, and the buttons that count them; hidden without anybody."""

    def __init__(self, live: LiveTournament, table: RoomTable, parent: QWidget) -> None:
        """Show the sanctioned players of ``table`` within ``parent``."""
        super().__init__(parent)
        self._live, self._table = live, table.number
        self.rows: dict[int, MissedHandsRow] = {}
        self.all = Button(
            fr_en("Une main de plus pour tous", "One more hand for all"), Rank.SECONDARY
        )
        self.all.setAccessibleName(
            fr_en(
                "Une main de plus pour tous les sanctionnés de la table",
                "One more hand for every penalised player of the table",
            )
        )
        self.all.clicked.connect(self._count_all)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, Space.TIGHT)
        self._column.setSpacing(Space.HAIR)
        self._column.addWidget(label(fr_en("Mains à manquer", "Hands to miss"), Say.SMALL))
        self._column.addWidget(self.all)
        self.show_table(table)

    def show_table(self, table: RoomTable) -> None:
        """Show those of the table who miss hands now; rows already there stay in their place."""
        missing = [seat for seat in table.players if seat.hands_to_miss]
        served = served_by_player(self._live)
        for entrant in [one for one in self.rows if one not in {s.entrant for s in missing}]:
            row = self.rows.pop(entrant)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, seat in enumerate(missing, start=1):
            kept = self.rows.get(seat.entrant)
            if kept is None:
                kept = self.rows[seat.entrant] = MissedHandsRow(self._live)
                self._column.insertWidget(place, kept)
            kept.show_seat(seat, served[seat.entrant])
        self.all.setVisible(len(missing) > 1)
        self.setVisible(bool(missing))

    def _count_all(self) -> None:
        self._live.dispatch(cmd.CountMissedHands(table=self._table))


class MissedHandsRow(QWidget):
    """One player: place, name, hands left, and the tap that counts one."""

    def __init__(self, live: LiveTournament) -> None:
        """Count for the open tournament."""
        super().__init__()
        self._live = live
        self._penalty = 0
        self._place = label("", Say.STRONG, tone=Tone.ACCENT)
        self._place.setFixedWidth(PLACE_WIDTH)
        self._name = CutLabel()
        self.left = label("", Say.SMALL, tone=Tone.AMBER)
        self.one_less = Button(fr_en("\u22121 main", "\u22121 hand"), Rank.SECONDARY, scale="small")
        self.one_less.setMinimumHeight(ROW_HEIGHT)
        self.one_less.clicked.connect(self._count)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self._place)
        row.addLayout(words, 1)
        row.addWidget(self.one_less)

    def show_seat(self, seat: RoomSeat, served: PenaltyRow) -> None:
        """Show this player, who misses hands for the sanction ``served`` first."""
        self._penalty = served.number
        self._place.setText(str(seat.place))
        self._name.say(seat.name)
        left = hands_counted(seat.hands_to_miss)
        self.left.setText(self._with_place(seat, left))
        words = fr_en(
            "Une main de moins pour {0}, à qui il reste {1}", "One hand less for {0}, with {1} left"
        )
        self.one_less.setAccessibleName(words.format(seat.name, left))

    def _with_place(self, seat: RoomSeat, left: str) -> str:
        words = (
            fr_en("{0}, hors de la table", "{0}, away from the table")
            if seat.away
            else fr_en("{0}, peut rester assis", "{0}, may stay seated")
        )
        return words.format(left)

    def _count(self) -> None:
        self._live.dispatch(cmd.CountMissedHands((self._penalty,)))


def served_by_player(live: LiveTournament) -> dict[int, PenaltyRow]:
    """Return by player the sanction whose hands are being missed now."""
    return {row.entrant: row for row in live.penalties() if row.served_now}
