"""The acts on the player of a seat, and on an empty seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.tournament import AbsenceRecord
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.popover import ActsPanel, PanelContent
from td_app.ui.refusals import why_not
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.tips import explained
from td_app.words.language import Pair, fr_en


def seat_acts() -> Mapping[str, str]:
    """Return each act of a taken seat, as ``SeatPanel.asked`` names it, in words."""
    return {
        "away": fr_en("Noter l’absence d’un joueur", "Mark a player away"),
        "back": fr_en("Noter le retour d’un joueur", "Mark a player back"),
        "never_came": fr_en("Noter un joueur qui n’est jamais venu", "Mark a player as a no-show"),
        "move": fr_en("Changer un joueur de place", "Move a player to another seat"),
        "swap": fr_en("Échanger deux places", "Swap two seats"),
        "wrong_seat": fr_en("Joueur trouvé à une mauvaise place", "Player found in the wrong seat"),
        "departure": fr_en("Départ définitif d’un joueur", "A player leaves for good"),
        "name": fr_en("Corriger le nom d’un joueur", "Correct a player’s name"),
        "need": fr_en("Place réservée, ne jamais déplacer", "Reserved seat, never move"),
        "card": fr_en("Voir la fiche d’un joueur", "See a player’s profile"),
    }


SEAT_HELP: Final[Mapping[str, Pair]] = {
    "same_hand": (
        "Note plusieurs sorties de la même main : leurs tapis donnent l’ordre.",
        "Records several players out in the same hand; their stacks give the order.",
    ),
    "away": (
        "Le joueur a quitté sa table un moment : son tapis reste et paie les blindes.",
        "The player is away from the table: the stack stays and posts the blinds.",
    ),
    "back": ("Le joueur est revenu à sa place.", "The player is back in their seat."),
    "move": (
        "Donne une autre place à ce joueur, avec votre motif.",
        "Gives this player another seat, with your reason.",
    ),
    "swap": ("Deux joueurs échangent leurs places.", "Two players swap seats."),
    "wrong_seat": (
        "Le joueur était assis à une mauvaise place : indique ce qu’il faut faire.",
        "The player is in the wrong seat: choose what to do.",
    ),
    "penalty": (
        "Ouvre le floor pour sanctionner ce joueur.",
        "Opens the floor page to penalise this player.",
    ),
    "departure": (
        "Le joueur quitte définitivement le tournoi : indique ce que devient son tapis.",
        "The player leaves for good: choose what becomes of the stack.",
    ),
    "name": (
        "Corrige le nom, le prénom ou le club de ce joueur.",
        "Corrects this player’s name or club.",
    ),
    "need": (
        "Place adaptée à ce joueur, ou joueur à ne jamais déplacer : les tirages en tiennent "
        "compte.",
        "A seat this player needs, or a player never to move; draws take it into account.",
    ),
}
"""The sentence of what can be done with a player, by its key."""


class SeatPanel(ActsPanel):
    """``asked(what)``: out, same_hand, rebuy, away, back, never_came, move, swap, wrong_seat,
    penalty, departure, name, need or card.
    """

    letter = "E"

    def __init__(self, live: LiveTournament, entrant: int) -> None:
        """Offer what can be done with this player."""
        super().__init__(live)
        out = cmd.Eliminate((cmd.PlayerOut(entrant),))
        self.main = self.buttons["out"] = Button(
            fr_en("Éliminer", "Eliminate"),
            Rank.PRIMARY,
            icon="eliminate",
            does=lambda: self.asked.emit("out"),
        )
        self.main.set_refusal(why_not(live, out))
        self.inset(self.main)
        self.column.addSpacing(Space.HAIR)
        several = fr_en("Plusieurs sorties dans la main…", "Several out in the same hand…")
        self.add("same_hand", several, "players", out)
        if live.setup().entry_terms.rebuy is not None:
            self.add("rebuy", fr_en("Recave…", "Rebuy…"), "buy-chips")
        self._add_presence(entrant, live.absence_of(entrant))
        self.add("move", fr_en("Changer de place…", "Change seat…"), "move")
        self.add("swap", fr_en("Échanger avec un autre…", "Swap with another player…"), "duplicate")
        wrong = fr_en("Trouvé à une mauvaise place…", "Found in the wrong seat…")
        self.add("wrong_seat", wrong, "search")
        self.add("penalty", fr_en("Sanctionner…", "Penalise…"), "warning")
        departure = fr_en("Départ définitif…", "Leaving for good…")
        self.add("departure", departure, "arrow-right", cmd.Withdraw(entrant, 0))
        self.add("name", fr_en("Corriger le nom…", "Correct the name…"), "edit")
        self.add(
            "need",
            fr_en("Place réservée, ne jamais déplacer…", "Reserved seat, never move…"),
            "seat",
        )
        self.add("card", fr_en("Fiche du joueur", "Player’s profile"), "winner")
        for key in SEAT_HELP.keys() & self.buttons.keys():
            explained(self.buttons[key], *SEAT_HELP[key])

    def _add_presence(self, entrant: int, absence: AbsenceRecord | None) -> None:
        """Away, or back; one who is away may never have come."""
        if absence is None:
            away = fr_en("Noter l’absence", "Mark away")
            self.add("away", away, "hourglass", cmd.MarkAway((entrant,)))
            return
        back = fr_en("De retour à table", "Back at the table")
        self.add("back", back, "check", cmd.MarkAway((entrant,), away=False))
        if not absence.never_came:
            self.add("never_came", fr_en("N’est jamais venu", "No-show"), "late")


class EmptySeatPanel(PanelContent):
    """``reinstateAsked()``, ``lateAsked(entrant)`` and ``rebuyAsked(entrant)`` for a free seat."""

    rebuyAsked = Signal(int)  # noqa: N815 - Qt signals among Qt's own
    reinstateAsked = Signal()  # noqa: N815
    lateAsked = Signal(int)  # noqa: N815

    def __init__(self, live: LiveTournament, seat: Seat) -> None:
        """Offer to bring somebody back here, or to seat a late entrant at this table.

        Whoever has just gone out of this seat may buy again first, where re-buys are sold.
        """
        super().__init__()
        table = seat.table
        self._offer_rebuy(live, seat)
        waiting = [row for row in live.players().rows if row.waits]
        anybody_out = bool(live.outs())
        self.reinstate = Button(
            fr_en("Réintégrer un joueur ici…", "Reinstate a player here…"),
            Rank.SECONDARY if waiting or self.rebuy is not None else Rank.PRIMARY,
            icon="undo",
            does=self.reinstateAsked,
            explains=(
                "Redonne une place à un joueur sorti par erreur.",
                "Gives a seat back to a player eliminated by mistake.",
            ),
        )
        if anybody_out:
            self.reinstate.set_refusal(None)
        else:
            self.reinstate.set_refusal(fr_en("Personne n’est encore sorti.", "Nobody is out yet."))
        if waiting:
            told = fr_en("Retardataires sans place", "Latecomers without a seat")
            self.column.addWidget(label(told, Say.SMALL))
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
        self.main = self.rebuy or self.reinstate

    def _offer_rebuy(self, live: LiveTournament, seat: Seat) -> None:
        self.rebuy: Button | None = None
        if live.setup().entry_terms.rebuy is None:
            return
        gone = [out for out in live.outs().values() if out.seat == seat]
        last = max(gone, key=lambda out: out.at_ms, default=None)
        refused = None
        if last is not None:
            refused = live.can(cmd.TakeReBuy(last.entrant, Means.CASH))
        if last is None or (refused is not None and refused.code not in cmd.OVERRULABLE):
            return
        words = fr_en("Recave pour {0}…", "Rebuy for {0}…")
        name = live.person(last.entrant).display_name
        who = last.entrant
        self.rebuy = Button(words.format(name), Rank.PRIMARY, icon="buy-chips", tip=name)
        self.rebuy.clicked.connect(lambda: self.rebuyAsked.emit(who))
        self.column.addWidget(self.rebuy)
