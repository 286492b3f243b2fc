"""The move that balances: who changes table and where to, asked step by step (2.3)."""

from __future__ import annotations

from collections.abc import Iterable

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.arrival_flows import TAKER, ArrivalFlow, sentence
from td_app.ui.pages.evening.room.flow import BUTTON, MoveFacts, Step
from td_app.words import enters_text, proposal_reason, proposal_title, seat_text
from td_app.words.language import fr_en

GIVER = "giver"
"""The step: where the big blind is at the table that gives."""


class BalanceFlow(ArrivalFlow):
    """Asks what a balancing proposal needs to know, says who moves where, and moves them."""

    def __init__(self, live: LiveTournament, proposal: Proposal) -> None:
        """Start without a table."""
        title = f"{fr_en('Équilibrage', 'Balancing')} · {proposal_title(proposal)}"
        super().__init__(live, title, proposal.cites)
        assert proposal.table is not None and proposal.to_table is not None
        self.proposal = proposal
        self.giver = proposal.table
        self.taker = proposal.to_table

    @property
    def by_lot(self) -> bool:
        """Return whether the player is drawn when the move is made: a house rule (2.3)."""
        return "big_blind" not in self.proposal.asks

    def command(self) -> cmd.BalanceTables:
        """Return the move the answers ask for."""
        known = self.answers.get
        if self.by_lot:
            big_blind = None
        else:
            big_blind = known(GIVER) or 0
        return cmd.BalanceTables(self.giver, self.taker, big_blind, known(TAKER), known(BUTTON))

    def still_stands(self) -> bool:
        """Return whether the rules still ask for this move."""
        return any(p.key == self.proposal.key for p in self.live.proposals())

    def steps(self) -> Iterable[Step]:
        """Return the big blind of both tables, then the button's place where it matters."""
        hint = fr_en(
            "Demandez à la table, puis cliquez sur la place ou tapez son chiffre{ten}. La "
            "place compte même si son joueur vient de sortir.",
            "Ask the table, then click the seat or type its number{ten}. The seat counts even if "
            "its player has just been eliminated.",
        )
        if "big_blind" in self.proposal.asks:
            yield Step(GIVER, self.giver, hint)
        yield self.arrival_step(self.taker, hint)
        yield from self.button_step(self.taker)

    def summarise(self) -> None:
        """Show who moves where, or why nobody can."""
        outcome = self.foreseen()
        if isinstance(outcome, ev.PlayerMoved):
            verb = fr_en("Déplacer ce joueur", "Move this player")
            self.show_move(self._facts(outcome), verb, "move")
        elif isinstance(outcome, Refused):
            words = fr_en("Ce déplacement n’est pas possible", "This move is not possible")
            self.show_refused(words, outcome)
        self.end_foot()

    def _facts(self, outcome: ev.PlayerMoved) -> MoveFacts:
        move = outcome.move
        to = seat_text(move.to_seat)
        if self.drawn:
            to = fr_en("table {0}, place tirée au sort", "table {0}, seat drawn").format(self.taker)
        details = [proposal_reason(self.proposal, self.names)]
        if move.enters and not self.drawn:
            details.append(enters_text(move.enters))
        if self.by_lot:
            return self._drawn_facts(to, tuple(details), move.to_seat.number)
        kept = fr_en(
            "{0} ne se déplace jamais\u00a0: c’est le joueur suivant qui change de place.",
            "{0} is never moved: the next player moves.",
        )
        return MoveFacts(
            name=self.names(move.entrant),
            way=sentence(f"{seat_text(move.from_seat)} → {to}"),
            details=tuple(sentence(words) for words in details if words),
            cautions=tuple(kept.format(self.names(who)) for who in outcome.exceptions),
            giver=self.room_table(self.giver),
            mover=move.entrant,
            taker=self.room_table(self.taker),
            arrival=None if self.drawn else move.to_seat.number,
        )

    def _drawn_facts(self, to: str, details: tuple[str, ...], arrival: int) -> MoveFacts:
        """Return the move of somebody that nobody knows yet: the draw is made with the move."""
        drawn = fr_en("Un joueur tiré au sort", "A player drawn at random")
        house = fr_en(
            "Règle maison\u00a0: le tirage se fait au moment du déplacement, et figure au journal.",
            "A house rule: the draw is made with the move, and is recorded in the log.",
        )
        here = fr_en("table {0}", "table {0}").format(self.giver)
        return MoveFacts(
            name=drawn,
            way=sentence(f"{here} → {to}"),
            details=(*(sentence(words) for words in details if words), house),
            cautions=(),
            giver=self.room_table(self.giver),
            taker=self.room_table(self.taker),
            arrival=None if self.drawn else arrival,
        )
