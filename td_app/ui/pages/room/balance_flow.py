"""Balancing: where the big blind is, at one table then the other, and the move (2.3)."""

from __future__ import annotations

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.flow import Flow
from td_app.ui.pages.room.move_summary import MoveFacts, MoveSummary
from td_app.ui.pages.room.panel_form import said
from td_app.ui.widgets.buttons import Rank
from td_app.words import enters_text, proposal_reason, proposal_title, seat_text
from td_app.words.language import fr_en

DEPENDS = "depends"


class BalanceFlow(Flow):
    """Asks what a balancing proposal needs to know, says who moves where, and moves him."""

    def __init__(self, live: LiveTournament, proposal: Proposal) -> None:
        """Start with nothing known."""
        title = f"{fr_en('Équilibrage', 'Balancing')} · {proposal_title(proposal)}"
        super().__init__(live, title, proposal.cites)
        assert proposal.table is not None and proposal.to_table is not None
        self.proposal = proposal
        self.giver, self.taker = proposal.table, proposal.to_table
        self.big_blind: int | None = None
        self.to_big_blind: int | None = None
        self.to_button: int | None = None
        self.drawn = False
        self.button_unknown = False

    def command(self) -> cmd.BalanceTables:
        """Return the move the answers ask for."""
        return cmd.BalanceTables(
            self.giver, self.taker, self.big_blind or 0, self.to_big_blind, self.to_button
        )

    def still_stands(self) -> bool:
        """Return whether the rules still ask for this move."""
        return any(p.key == self.proposal.key for p in self.live.proposals())

    def go_on(self) -> None:
        """Ask for what is not known yet."""
        if self.big_blind is None:
            self._ask_big_blind()
        elif self.to_big_blind is None and not self.drawn:
            self._ask_arrival()
        elif self._depends_on_button():
            self._ask_button()
        else:
            self._summarise()

    def go_back(self) -> None:
        """Take back the last answer."""
        if self.to_button is not None or self.button_unknown:
            self.to_button, self.button_unknown = None, False
        elif self.to_big_blind is not None or self.drawn:
            self.to_big_blind, self.drawn = None, False
        elif self.big_blind is not None:
            self.big_blind = None
        else:
            self.left.emit()
            return
        self.go_on()

    def _ask_big_blind(self) -> None:
        before = self.question
        question = fr_en(
            "Où est la grosse blinde à la table {0}\u00a0?", "Where is the big blind at table {0}?"
        ).format(self.giver)
        asked = self.ask_place(self.giver, question, self._hint())
        if asked is not before:
            asked.answered.connect(self._on_big_blind)
            self.end_foot(back=False)

    def _hint(self) -> str:
        return fr_en(
            "Demandez à la table, puis cliquez la place ou tapez son chiffre (0 pour la 10). La "
            "place compte même si son joueur vient de sortir.",
            "Ask the table, then click the seat or type its figure (0 for seat 10). The seat "
            "counts even if its player has just gone out.",
        )

    def _ask_arrival(self) -> None:
        before = self.question
        question = fr_en(
            "Où est la grosse blinde à la table {0}\u00a0?", "Where is the big blind at table {0}?"
        ).format(self.taker)
        asked = self.ask_place(self.taker, question, self._hint())
        if asked is not before:
            asked.answered.connect(self._on_arrival)
            draw = self.add_button(
                fr_en("Je ne sais pas\u00a0: tirer la place", "I don't know: draw the seat"),
                icon="draw",
            )
            draw.clicked.connect(self._on_draw)
            self.end_foot()

    def _ask_button(self) -> None:
        before = self.question
        question = fr_en(
            "Où est le bouton à la table {0}\u00a0?", "Where is the button at table {0}?"
        ).format(self.taker)
        hint = fr_en(
            "L'arrivée se fait près du bouton\u00a0: sa place dit si le joueur entre ou non.",
            "The arrival is next to the button: its place tells whether the player enters or not.",
        )
        asked = self.ask_place(self.taker, question, hint, "button")
        if asked is not before:
            asked.answered.connect(self._on_button)
            skip = self.add_button(
                fr_en("Je ne sais pas\u00a0: voir à la table", "I don't know: see at the table")
            )
            skip.clicked.connect(self._on_button_unknown)
            self.end_foot()

    def _on_big_blind(self, place: int) -> None:
        self.big_blind = place
        self.go_on()

    def _on_arrival(self, place: int) -> None:
        self.to_big_blind = place
        self.go_on()

    def _on_draw(self) -> None:
        self.drawn = True
        self.go_on()

    def _on_button(self, place: int) -> None:
        self.to_button = place
        self.go_on()

    def _on_button_unknown(self) -> None:
        self.button_unknown = True
        self.go_on()

    def _depends_on_button(self) -> bool:
        if self.drawn or self.button_unknown or self.to_button is not None:
            return False
        outcome = self.foreseen()
        return isinstance(outcome, ev.PlayerMoved) and outcome.move.enters == DEPENDS

    def _summarise(self) -> None:
        outcome = self.foreseen()
        if isinstance(outcome, ev.PlayerMoved):
            self.show_body(MoveSummary(self._facts(outcome)))
            move = self.add_button(
                fr_en("Déplacer ce joueur", "Move this player"), Rank.PRIMARY, icon="move"
            )
            move.clicked.connect(self.confirm)
        elif isinstance(outcome, Refused):
            facts = MoveFacts(
                fr_en("Ce déplacement n'est pas possible", "This move is not possible"), "", ()
            )
            self.show_body(MoveSummary(facts))
            self.say_wrong(said(self.live, outcome))
        self.end_foot()

    def _facts(self, outcome: ev.PlayerMoved) -> MoveFacts:
        move = outcome.move
        to = seat_text(move.to_seat)
        if self.drawn:
            to = fr_en("table {0}, place tirée au sort", "table {0}, seat drawn").format(self.taker)
        details = [proposal_reason(self.proposal, self.names)]
        if move.enters and not self.drawn:
            details.append(enters_text(move.enters))
        kept = fr_en(
            "{0} ne se déplace jamais\u00a0: c'est le joueur suivant qui bouge.",
            "{0} is never moved: the next player moves.",
        )
        return MoveFacts(
            name=self.names(move.entrant),
            way=_sentence(f"{seat_text(move.from_seat)} → {to}"),
            details=tuple(_sentence(words) for words in details if words),
            cautions=tuple(kept.format(self.names(who)) for who in outcome.exceptions),
            giver=self.room_table(self.giver),
            mover=move.entrant,
            taker=self.room_table(self.taker),
            arrival=None if self.drawn else move.to_seat.number,
        )


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
