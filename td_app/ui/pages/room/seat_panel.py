"""What can be done with the player of a seat, and with an empty seat."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import AbsenceRecord
from td_app.tournament.views.finishing import StandingRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.line_button import LineButton
from td_app.ui.pages.room.panel_form import PanelForm, said
from td_app.ui.pages.room.person_pick import PersonPick, Pickable
from td_app.ui.pages.room.popover import PanelContent
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words import place_text
from td_app.words.language import fr_en


class SeatPanel(PanelContent):
    """``asked(what)``: out, same_hand, away, back, never_came, move, swap, wrong_seat, penalty,
    departure, name or need.
    """

    asked = Signal(str)

    def __init__(self, live: LiveTournament, entrant: int) -> None:
        """Offer what can be done with this player."""
        super().__init__()
        self.buttons: dict[str, Button] = {}
        rows = (
            ("out", fr_en("Sortie", "Out"), Rank.PRIMARY, "eliminate"),
            (
                "same_hand",
                fr_en("Sortie à plusieurs dans la main…", "Several out in the hand…"),
                Rank.QUIET,
                "players",
            ),
            *self._presence(live.state.absences.get(entrant)),
            ("move", fr_en("Changer de place…", "Change seat…"), Rank.QUIET, "move"),
            (
                "swap",
                fr_en("Échanger avec un autre…", "Exchange with another…"),
                Rank.QUIET,
                "duplicate",
            ),
            (
                "wrong_seat",
                fr_en("Trouvé à une mauvaise place…", "Found at a wrong seat…"),
                Rank.QUIET,
                "search",
            ),
            ("penalty", fr_en("Sanctionner…", "Penalise…"), Rank.QUIET, "warning"),
            (
                "departure",
                fr_en("Départ définitif…", "Leaving for good…"),
                Rank.QUIET,
                "arrow-right",
            ),
            ("name", fr_en("Corriger le nom…", "Correct the name…"), Rank.QUIET, "edit"),
            ("need", fr_en("Besoin, ne jamais déplacer…", "Need, never move…"), Rank.QUIET, "seat"),
        )
        self.column.setSpacing(Space.HAIR)
        for key, words, rank, icon in rows:
            self._add(key, words, rank, icon)
        self.main = self.buttons["out"]
        for key, command in (
            ("out", cmd.Eliminate((cmd.PlayerOut(entrant),))),
            ("same_hand", cmd.Eliminate((cmd.PlayerOut(entrant),))),
            ("departure", cmd.Withdraw(entrant, 0)),
            ("away", cmd.MarkAway((entrant,))),
            ("back", cmd.MarkAway((entrant,), away=False)),
        ):
            if key in self.buttons:
                refused = live.can(command)
                self.buttons[key].set_refusal(said(live, refused) if refused else None)

    def _presence(self, absence: AbsenceRecord | None) -> tuple[tuple[str, str, Rank, str], ...]:
        """Away, or back; one who is away may never have come."""
        if absence is None:
            return (
                ("away", fr_en("Noter l'absence", "Note the absence"), Rank.QUIET, "hourglass"),
            )
        back = ("back", fr_en("De retour à table", "Back at the table"), Rank.QUIET, "check")
        never = ("never_came", fr_en("N'est jamais venu", "Never came"), Rank.QUIET, "late")
        return (back,) if absence.never_came else (back, never)

    def _add(self, key: str, words: str, rank: Rank, icon: str) -> None:
        if rank is Rank.QUIET:
            button: Button = LineButton(words, icon, self.column)
        else:
            button = Button(words, rank, icon=icon)
            self.column.addWidget(button)
            self.column.addSpacing(Space.HAIR)
        button.clicked.connect(lambda: self.asked.emit(key))
        self.buttons[key] = button


class EmptySeatPanel(PanelContent):
    """``reinstateAsked()`` and ``lateAsked(entrant)`` for a free seat."""

    reinstateAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    lateAsked = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament, table: int) -> None:
        """Offer to bring somebody back here, or to seat a late entrant at this table."""
        super().__init__()
        waiting = [row for row in live.players().rows if row.waits]
        anybody_out = bool(live.state.outs)
        self.reinstate = Button(
            fr_en("Réintégrer un joueur ici…", "Reinstate a player here…"),
            Rank.SECONDARY if waiting else Rank.PRIMARY,
            icon="undo",
        )
        self.reinstate.set_refusal(
            None if anybody_out else fr_en("Personne n'est encore sorti.", "Nobody is out yet.")
        )
        self.reinstate.clicked.connect(self.reinstateAsked)
        if waiting:
            self.column.addWidget(
                label(fr_en("Retardataires sans place", "Latecomers without a seat"), Say.SMALL)
            )
        self.late: list[Button] = []
        for row in waiting[:5]:
            words = fr_en("Placer {0} à la table {1}…", "Seat {0} at table {1}…").format(
                row.name, table
            )
            button = Button(words, Rank.SECONDARY, icon="late", tip=row.name)
            button.clicked.connect(lambda _=False, who=row.entrant: self.lateAsked.emit(who))
            self.column.addWidget(button)
            self.late.append(button)
        self.column.addWidget(self.reinstate)
        self.main = self.reinstate


class ReinstateForm(PanelForm):
    """Who comes back at this seat: those out, the last ones first."""

    def __init__(self, live: LiveTournament, seat: Seat) -> None:
        """List those who are out."""
        super().__init__(live, fr_en("Réintégrer", "Reinstate"))
        self._seat = seat
        rows = sorted(
            (row for row in live.standings().rows if row.entrant in live.state.outs),
            key=lambda row: -(row.out_at_ms or 0),
        )
        people = [Pickable(row.entrant, row.name, _ranked(row)) for row in rows]
        self.pick = PersonPick(
            people,
            fr_en("Nom du joueur sorti", "Name of the player out"),
            fr_en("Joueurs sortis, le dernier d'abord", "Players out, the last first"),
        )
        self.search, self.list = self.pick.search, self.pick.list
        self.reason = LineField()
        self.reason.setPlaceholderText(fr_en("Facultative", "Optional"))
        self.add(self.pick)
        self.add(self.reason, fr_en("Raison", "Reason"))
        self.pick.picked.connect(self.send)

    def send(self) -> None:
        """Bring back the one chosen."""
        if self.pick.chosen is None:
            self.say_wrong(fr_en("Choisissez d'abord un joueur.", "Choose a player first."))
            return
        super().send()

    def command(self) -> cmd.Reinstate:
        """Return the reinstatement."""
        return cmd.Reinstate(self.pick.chosen or 0, self._seat, self.reason.text())


def _ranked(row: StandingRow) -> str:
    return place_text(row.place, row.tied) if row.place else ""
