"""What can be done with the player of a seat, and with an empty seat."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal

from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import AbsenceRecord
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.panel_form import said
from td_app.ui.pages.room.popover import LineButton, PanelContent
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en


def seat_acts() -> Mapping[str, str]:
    """Return each act of a taken seat, as ``SeatPanel.asked`` names it, in words."""
    return {
        "away": fr_en("Noter l'absence d'un joueur", "Note a player's absence"),
        "back": fr_en("Noter le retour d'un joueur", "Note a player's return"),
        "never_came": fr_en(
            "Noter un joueur qui n'est jamais venu", "Note a player who never came"
        ),
        "move": fr_en("Changer un joueur de place", "Move a player to another seat"),
        "swap": fr_en("Échanger deux places", "Exchange two seats"),
        "wrong_seat": fr_en("Joueur trouvé à une mauvaise place", "Player found at a wrong seat"),
        "departure": fr_en("Départ définitif d'un joueur", "A player leaves for good"),
        "name": fr_en("Corriger le nom d'un joueur", "Correct a player's name"),
        "need": fr_en("Besoin d'une place, ne jamais déplacer", "Need for a seat, never moved"),
    }


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
