"""What can be done with the player of a seat, and with an empty seat."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import AbsenceRecord
from td_app.tournament.views.standings import StandingRow
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.keyboard import LineField
from td_app.ui.pages.room.line_button import LineButton
from td_app.ui.pages.room.panel_form import PanelForm, said
from td_app.ui.pages.room.person_pick import PersonPick, Pickable
from td_app.ui.pages.room.popover import PanelContent
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words import place_text


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
            ("out", self.tr("Sortie"), Rank.PRIMARY, "eliminate"),
            ("same_hand", self.tr("Sortie à plusieurs dans la main…"), Rank.QUIET, "players"),
            *self._presence(live.state.absences.get(entrant)),
            ("move", self.tr("Changer de place…"), Rank.QUIET, "move"),
            ("swap", self.tr("Échanger avec un autre…"), Rank.QUIET, "duplicate"),
            ("wrong_seat", self.tr("Trouvé à une mauvaise place…"), Rank.QUIET, "search"),
            ("penalty", self.tr("Sanctionner…"), Rank.QUIET, "warning"),
            ("departure", self.tr("Départ définitif…"), Rank.QUIET, "arrow-right"),
            ("name", self.tr("Corriger le nom…"), Rank.QUIET, "edit"),
            ("need", self.tr("Besoin, ne jamais déplacer…"), Rank.QUIET, "seat"),
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
            return (("away", self.tr("Noter l'absence"), Rank.QUIET, "hourglass"),)
        back = ("back", self.tr("De retour à table"), Rank.QUIET, "check")
        never = ("never_came", self.tr("N'est jamais venu"), Rank.QUIET, "late")
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
            self.tr("Réintégrer un joueur ici…"),
            Rank.SECONDARY if waiting else Rank.PRIMARY,
            icon="undo",
        )
        self.reinstate.set_refusal(None if anybody_out else self.tr("Personne n'est encore sorti."))
        self.reinstate.clicked.connect(self.reinstateAsked)
        if waiting:
            self.column.addWidget(label(self.tr("Retardataires sans place"), Say.SMALL))
        self.late: list[Button] = []
        for row in waiting[:5]:
            words = self.tr("Placer {0} à la table {1}…").format(row.name, table)
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
        super().__init__(live, self.tr("Réintégrer"))
        self._seat = seat
        rows = sorted(
            (row for row in live.standings().rows if row.entrant in live.state.outs),
            key=lambda row: -(row.out_at_ms or 0),
        )
        people = [Pickable(row.entrant, row.name, _ranked(row)) for row in rows]
        self.pick = PersonPick(
            people,
            self.tr("Nom du joueur sorti"),
            self.tr("Joueurs sortis, le dernier d'abord"),
        )
        self.search, self.list = self.pick.search, self.pick.list
        self.reason = LineField()
        self.reason.setPlaceholderText(self.tr("Facultative"))
        self.add(self.pick)
        self.add(self.reason, self.tr("Raison"))
        self.pick.picked.connect(self.send)

    def send(self) -> None:
        """Bring back the one chosen."""
        if self.pick.chosen is None:
            self.say_wrong(self.tr("Choisissez d'abord un joueur."))
            return
        super().send()

    def command(self) -> cmd.Reinstate:
        """Return the reinstatement."""
        return cmd.Reinstate(self.pick.chosen or 0, self._seat, self.reason.text())


def _ranked(row: StandingRow) -> str:
    return place_text(row.place, row.tied) if row.place else ""
