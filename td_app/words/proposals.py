"""Proposals of the rules in the to-do list: title, reason, button."""

from __future__ import annotations

from typing import Final, Protocol

from rules_ropta.ruling import Reason
from td_app.words import buy_ins, chips, finishing, flights, hands, jackpot, knockouts, prizes
from td_app.words.language import Language
from td_app.words.reasons import reason_sentence
from td_app.words.speaking import Names, Table, name_of, say

TITLES: Final[Table] = {
    "balance_tables": ("Table {table} → table {to_table}", "Table {table} → table {to_table}"),
    "break_table": ("Fermer la table {table}", "Break table {table}"),
    "stop_table": ("Arrêter la table {table}", "Halt play at table {table}"),
    "final_table": ("Former la table finale", "Form the final table"),
    "seat_late_entrant": ("Placer {entrant}", "Seat {entrant}"),
    "re_enter": ("Réinscrire {entrant}", "Re-enter {entrant}"),
    "cancel_tournament": ("Annuler le tournoi", "Cancel the tournament"),
    **buy_ins.TITLES,
    **chips.TITLES,
    **finishing.TITLES,
    **flights.TITLES,
    **hands.TITLES,
    **jackpot.TITLES,
    **knockouts.TITLES,
    **prizes.TITLES,
}

ACTIONS: Final[Table] = {
    "balance_tables": ("Indiquer la BB", "Enter the BB"),
    "break_table": ("Fermer la table", "Break the table"),
    "stop_table": ("Arrêter la table", "Halt play"),
    "final_table": ("Tirer les places", "Draw the seats"),
    "seat_late_entrant": ("Donner une place", "Give a seat"),
    "re_enter": ("Donner une place", "Give a seat"),
    "cancel_tournament": ("Annuler…", "Cancel it…"),
    **buy_ins.ACTIONS,
    **chips.ACTIONS,
    **finishing.ACTIONS,
    **flights.ACTIONS,
    **hands.ACTIONS,
    **jackpot.ACTIONS,
    **knockouts.ACTIONS,
    **prizes.ACTIONS,
}


class Proposal(Protocol):
    """A proposal, with the fields that its words need."""

    @property
    def kind(self) -> str: ...
    @property
    def because(self) -> Reason: ...
    @property
    def table(self) -> int | None: ...
    @property
    def to_table(self) -> int | None: ...
    @property
    def entrant(self) -> int | None: ...
    @property
    def value(self) -> int | None: ...


def proposal_title(
    proposal: Proposal, names: Names | None = None, language: Language | None = None
) -> str:
    """Return the title of a proposal: Table 7 → table 3."""
    who = "" if proposal.entrant is None else name_of(proposal.entrant, names, language)
    return say(
        TITLES[proposal.kind],
        {
            "table": proposal.table,
            "to_table": proposal.to_table,
            "entrant": who,
            "value": proposal.value,
        },
        language=language,
    )


def proposal_reason(
    proposal: Proposal, names: Names | None = None, language: Language | None = None
) -> str:
    """Return why it is proposed, in whole sentences with its figures and the caution."""
    why = reason_sentence(proposal.because, names, language)
    return f"{why[:1].upper()}{why[1:].removesuffix('.')}." if why else ""


def proposal_action(proposal: Proposal, language: Language | None = None) -> str:
    """Return the label of the button that accepts it."""
    return say(ACTIONS[proposal.kind], language=language)
