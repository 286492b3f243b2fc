"""Seats put right by hand: two players exchanged, one found at a wrong seat (1.1, 2.1)."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import OPEN
from td_app.ui.pages.room.finding import seat_typed
from td_app.ui.pages.room.panel_form import PanelForm
from td_app.ui.pages.room.person_pick import PersonPick, Pickable
from td_app.ui.pages.room.player_forms import Back
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en

TAKES_HIS_OWN, STAYS = "own", "stays"


class SwapForm(PanelForm):
    """Two players exchange seats, with the director's reason (1.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """List the others, those of the same table first."""
        super().__init__(live, fr_en("Échanger", "Exchange"), back)
        self._entrant = entrant
        self.pick = PersonPick(
            _seated_with(live, entrant),
            fr_en("Nom, 4.7, ou un clic sur sa place", "Name, 4.7, or a click on the seat"),
            fr_en(
                "Joueurs en jeu, ceux de la table d'abord",
                "Players in play, those of the table first",
            ),
        )
        self.add(self.pick, fr_en("Échanger avec", "Exchange with"))
        self.reason: QLineEdit = self.reason_field()
        self.pick.picked.connect(self.reason.setFocus)

    def send(self) -> None:
        """Ask for the exchange with the one chosen."""
        if self.pick.chosen is None:
            self.say_wrong(fr_en("Choisissez d'abord un joueur.", "Choose a player first."))
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
        super().__init__(live, fr_en("Noter", "Note it"), back)
        self._entrant = entrant
        words = fr_en(
            "Le joueur rejoint sa place avec ses jetons du moment\u00a0; les coups joués "
            "restent. Une sanction est possible selon les circonstances (§\u00a02.1).",
            "The player takes the right seat with the chips of the moment; hands played stand. A "
            "penalty is possible, depending on the circumstances (§\u00a02.1).",
        )
        self.add(label(words, Say.SOFT, wraps=True))
        self.found = LineField()
        self.found.setPlaceholderText(fr_en("4.7\u00a0: table 4, place 7", "4.7: table 4, seat 7"))
        self.add(self.found, fr_en("Place où il a été trouvé", "Seat where the player was found"))
        self.outcome = ChoiceField(
            (
                (TAKES_HIS_OWN, fr_en("Rejoint sa place", "Takes the right seat")),
                (
                    STAYS,
                    fr_en("Reste là (décision du directeur)", "Stays there (director's decision)"),
                ),
            )
        )
        self.add(self.outcome, fr_en("Décision", "Decision"))
        self.reason: QLineEdit = self.reason_field()

    def send(self) -> None:
        """Note it, once a seat is read in what was typed."""
        if self._seat() is None:
            self.say_wrong(
                fr_en(
                    "Tapez la table et la place, par exemple 4.7.",
                    "Type the table and the seat, such as 4.7.",
                )
            )
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
