"""À FAIRE: what the rules ask for now, in order, each with its reason, article and button."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.commands import Proposal
from td_app.ui.destinations import ToArticle, destination_of
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, put_away
from td_app.ui.widgets.notices import TodoCard, TodoFacts, Urgency
from td_app.words import proposal_action, proposal_reason, proposal_title, refusal_sentence
from td_app.words.language import fr_en


class TodoList(QWidget):
    """``asked(destination)``: where something must be asked first, or an article."""

    asked = Signal(object)

    def __init__(self, live: LiveTournament) -> None:
        """List the proposals of ``live``."""
        super().__init__()
        self._live = live
        self.proposals: tuple[Proposal, ...] = ()
        self.cards: dict[str, TodoCard] = {}
        self.question: ReasonDialog | None = None
        self._nothing = label("", Say.SOFT, wraps=True)
        self.column = column(self._nothing, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    @property
    def count(self) -> int:
        """Return how many things are to be done."""
        return len(self.proposals)

    def refresh(self) -> None:
        """Show the proposals as they are now; a card that stays is not made again."""
        self.proposals = self._live.proposals()
        facts = [self._facts(proposal) for proposal in self.proposals]
        kept = {fact.key for fact in facts}
        for key in [key for key in self.cards if key not in kept]:
            gone = self.cards.pop(key)
            self.column.removeWidget(gone)
            put_away(gone)
        for place, fact in enumerate(facts):
            card = self.cards.get(fact.key)
            if card is None:
                card = self._card(fact)
            else:
                card.set_facts(fact)
            if self.column.indexOf(card) != place:
                self.column.removeWidget(card)
                self.column.insertWidget(place, card)
        self._nothing.setText(self._why_nothing())
        self._nothing.setVisible(not facts)

    def accept(self, key: str) -> None:
        """Do what a proposal says, or ask first what it needs to know."""
        proposal = self._proposal(key)
        if proposal is None:
            return
        command = command_of(proposal)
        if command is None:
            self.asked.emit(destination_of(proposal))
        else:
            self._live.dispatch(command)

    def decline(self, key: str) -> None:
        """Set a proposal aside, with the director's reason (1.1)."""
        proposal = self._proposal(key)
        if proposal is None:
            return
        must = fr_en(
            "La règle l'impose\u00a0: un motif est demandé (article 1.1).",
            "The rule requires it: a reason is asked for (article 1.1).",
        )
        may = fr_en(
            "C'est un conseil\u00a0: vous pouvez l'écarter sans motif.",
            "This is advice: you may set it aside without a reason.",
        )
        title = proposal_title(proposal, self._named)
        self.question = ask_reason(
            self,
            fr_en("Écarter «\u00a0{0}\u00a0»\u00a0?", "Set “{0}” aside?").format(title),
            must if proposal.must else may,
            fr_en("Écarter", "Set aside"),
            lambda note: self._declined(key, note),
            needed=proposal.must,
        )

    def _article(self, number: str) -> None:
        self.asked.emit(ToArticle(number, in_short=True))

    def _declined(self, key: str, note: str) -> None:
        self._live.dispatch(cmd.DeclineProposal(key, note))

    def _proposal(self, key: str) -> Proposal | None:
        return next((p for p in self.proposals if p.key == key), None)

    def _card(self, facts: TodoFacts) -> TodoCard:
        card = TodoCard(facts)
        card.primaryClicked.connect(self.accept)
        card.secondaryClicked.connect(self.decline)
        card.articleClicked.connect(self._article)
        self.cards[facts.key] = card
        return card

    def _facts(self, proposal: Proposal) -> TodoFacts:
        command = command_of(proposal)
        refusal = self._live.can(command) if command is not None else None
        read_only = self._live.read_only
        return TodoFacts(
            key=proposal.key,
            title=proposal_title(proposal, self._named),
            reason=proposal_reason(proposal, self._named),
            articles=proposal.cites,
            primary=proposal_action(proposal),
            secondary="" if read_only else fr_en("Écarter…", "Set aside…"),
            urgency=Urgency.MUST if proposal.must else Urgency.MAY,
            refusal=refusal_sentence(refusal, self._named) if refusal else None,
        )

    def _named(self, entrant: int) -> str:
        return self._live.person(entrant).display_name

    def _why_nothing(self) -> str:
        now = self._live.progress()
        if now.over:
            return fr_en(
                "Le tournoi est terminé. Imprimez le classement.",
                "The tournament is over. Print the ranking.",
            )
        if now.drawn:
            return fr_en(
                "Rien\u00a0: les tables sont équilibrées.", "Nothing: the tables are even."
            )
        return fr_en(
            "Les équilibrages et fermetures de tables viendront ici, une fois tiré.",
            "Balancing moves and table breaks will come here, once the seats are drawn.",
        )


def command_of(proposal: Proposal) -> cmd.Command | None:
    """Return the command that accepts a proposal, None when something must be asked first."""
    if proposal.kind == "final_table":
        return cmd.FormFinalTable()
    if proposal.kind == "hand_for_hand":
        return cmd.AnnounceHandForHand()
    if proposal.table is not None and proposal.kind == "break_table":
        return cmd.BreakTable(proposal.table)
    if proposal.table is not None and proposal.kind == "stop_table":
        return cmd.StopTable(proposal.table)
    if proposal.value is not None and proposal.kind == "withdraw_value":
        return cmd.WithdrawValue(proposal.value)
    return None
