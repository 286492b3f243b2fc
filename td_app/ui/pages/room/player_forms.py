"""What is written about one player: name, need, another seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox

from rules_ropta.seat_draw import Need
from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.panel_form import PanelForm
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.keys import LineField
from td_app.words.language import fr_en

Back = Callable[[], None]


class NameForm(PanelForm):
    """A name put right, at any time, even after the end."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Show the name in force."""
        super().__init__(live, fr_en("Corriger", "Correct"), back)
        self._entrant = entrant
        self._person = live.session.person(entrant)
        self.last = LineField(self._person.last_name)
        self.first = LineField(self._person.first_name)
        self.club = LineField(self._person.club)
        self.add(self.last, fr_en("Nom", "Last name"))
        self.add(self.first, fr_en("Prénom", "First name"))
        self.add(self.club, fr_en("Club", "Club"))

    def command(self) -> cmd.CorrectEntrant:
        """Return the correction."""
        person = replace(
            self._person,
            last_name=self.last.text().strip(),
            first_name=self.first.text().strip(),
            club=self.club.text().strip(),
        )
        return cmd.CorrectEntrant(self._entrant, person)


class MoveForm(PanelForm):
    """A player moved by hand to the seat that was picked, with the reason (1.1, 2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, seat: Seat) -> None:
        """Ask for the reason."""
        super().__init__(live, fr_en("Déplacer", "Move"))
        self._entrant, self._seat = entrant, seat
        self.reason = self.reason_field()

    def command(self) -> cmd.MovePlayer:
        """Return the move."""
        return cmd.MovePlayer(self._entrant, self._seat, self.reason.text())


class NeedForm(PanelForm):
    """A given table or seat, a player never moved (2.1)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back) -> None:
        """Show the need in force."""
        super().__init__(live, fr_en("Noter", "Record"), back)
        known = live.state.entrants[entrant]
        self._entrant, self._seat, self._kept = entrant, known.seat, known.need
        self.never_moved = QCheckBox(
            fr_en("Ne jamais déplacer ce joueur", "Never move this player")
        )
        self.never_moved.setChecked(known.never_moved)
        self.add(self.never_moved)
        self.need = ChoiceField(self._choices())
        self.add(
            self.need, fr_en("Besoin d'une place (§\u00a02.1)", "Needs a given seat (§\u00a02.1)")
        )
        self.need.choose("kept" if known.need else "none")

    def _choices(self) -> list[tuple[str, str]]:
        choices = [("none", fr_en("Aucun", "None"))]
        if self._kept is not None:
            choices.append(("kept", self._words(self._kept)))
        if self._seat is not None:
            for key, need in (
                ("seat", Need(self._seat.table, self._seat.number)),
                ("table", Need(self._seat.table)),
            ):
                if need != self._kept:
                    choices.append((key, self._words(need)))
        return choices

    def _words(self, need: Need) -> str:
        if need.place is None:
            return fr_en("Toujours à la table {0}", "Always at table {0}").format(need.table)
        return fr_en("Toujours table {0}, place {1}", "Always table {0}, seat {1}").format(
            need.table, need.place
        )

    def command(self) -> cmd.SetNeed:
        """Return the need chosen."""
        need = None
        match self.need.chosen():
            case "kept":
                need = self._kept
            case "seat" if self._seat is not None:
                need = Need(self._seat.table, self._seat.number)
            case "table" if self._seat is not None:
                need = Need(self._seat.table)
        return cmd.SetNeed(self._entrant, need, self.never_moved.isChecked())
