"""Seats put right by hand: two players exchanged, one found at a wrong seat (1.1, 2.1)."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import OPEN
from td_app.ui.pages.room.finding import seat_typed
from td_app.ui.pages.room.keyboard import LineField
from td_app.ui.pages.room.panel_form import PanelForm
from td_app.ui.pages.room.person_pick import PersonPick, Pickable
from td_app.ui.pages.room.player_forms import Back
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label

TAKES_HIS_OWN, STAYS = "own", "stays"


class SwapForm(PanelForm):
    """Two players exchange seats, with the director's reason (1.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """List the others, those of the same table first."""
        super().__init__(live, self.tr("Échanger"), back)
        self._entrant = entrant
        self.pick = PersonPick(
            _seated_with(live, entrant),
            self.tr("Nom, 4.7, ou un clic sur sa place"),
            self.tr("Joueurs en jeu, ceux de la table d'abord"),
        )
        self.add(self.pick, self.tr("Échanger avec"))
        self.reason: QLineEdit = self.reason_field()
        self.pick.picked.connect(self.reason.setFocus)

    def send(self) -> None:
        """Ask for the exchange with the one chosen."""
        if self.pick.chosen is None:
            self.say_wrong(self.tr("Choisissez d'abord un joueur."))
            return
        super().send()

    def command(self) -> cmd.SwapSeats:
        """Return the exchange."""
        return cmd.SwapSeats(self._entrant, self.pick.chosen or 0, self.reason.text())


def _seated_with(live: LiveTournament, entrant: int) -> list[Pickable]:
    seat = live.state.entrants[entrant].seat
    tables = [table for table in live.room().tables if table.status == OPEN]
    tables.sort(key=lambda table: (seat is None or table.number != seat.table, table.number))
    return [
        Pickable(other.entrant, other.name, f"{table.number}.{other.place}")
        for table in tables
        for other in table.players
        if other.entrant != entrant
    ]


class WrongSeatForm(PanelForm):
    """A player was found at a seat that is not his: he takes his own, or is left there (2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Ask where the player was found."""
        super().__init__(live, self.tr("Noter"), back)
        self._entrant = entrant
        words = self.tr(
            "Le joueur rejoint sa place avec ses jetons du moment\u00a0; les coups joués "
            "restent. Une sanction est possible selon les circonstances (§\u00a02.1)."
        )
        self.add(label(words, Say.SOFT, wraps=True))
        self.found = LineField()
        self.found.setPlaceholderText(self.tr("4.7\u00a0: table 4, place 7"))
        self.add(self.found, self.tr("Place où il a été trouvé"))
        self.outcome = ChoiceField(
            (
                (TAKES_HIS_OWN, self.tr("Rejoint sa place")),
                (STAYS, self.tr("Reste là (décision du directeur)")),
            )
        )
        self.add(self.outcome, self.tr("Décision"))
        self.reason: QLineEdit = self.reason_field()

    def send(self) -> None:
        """Note it, once a seat is read in what was typed."""
        if self._seat() is None:
            self.say_wrong(self.tr("Tapez la table et la place, par exemple 4.7."))
            return
        super().send()

    def command(self) -> cmd.CorrectSeat:
        """Return the correction."""
        seat, own = self._seat(), self.live.state.entrants[self._entrant].seat
        found = seat or own or Seat(0, 0)
        stays = self.outcome.chosen() == STAYS
        return cmd.CorrectSeat(self._entrant, found, stays, self.reason.text())

    def _seat(self) -> Seat | None:
        return whole_seat(self.found.text())


def whole_seat(text: str) -> Seat | None:
    """Return the seat typed, None unless both its table and its place are there.

    >>> whole_seat("4.7"), whole_seat("4")
    (Seat(table=4, number=7), None)
    """
    table, place = seat_typed(text) or (0, None)
    return None if place is None else Seat(table, place)
