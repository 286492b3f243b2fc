"""Proposals of the rules in the to-do list: title, reason, button."""

from __future__ import annotations

from typing import Final, Protocol

from rules_ropta.ruling import Reason
from td_app.words import buy_ins, chips, finishing, flights, hands, jackpot, knockouts, prizes
from td_app.words.language import Language
from td_app.words.reasons import reason_sentence
from td_app.words.speaking import Names, Table, fullest, name_of, say

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


#: A reason where two lines of some forty letters hold it: under its title, beside its article.
IN_SHORT: Final[Table] = {
    "TABLE_CLOSES": (
        "{players:joueur|joueurs} pour {free_seats:place libre|places libres} ailleurs ; première "
        "de l’ordre affiché",
        "first in the posted order: {players:player|players} for {free_seats:free seat|free seats}",
    ),
    "TABLE_CLOSES_ENTRIES_OPEN": (
        "première de l’ordre : {players:joueur|joueurs}, {free_seats:place|places}, mais on entre "
        "encore",
        "first in the order: {players:player|players}, {free_seats:seat|seats}, but late "
        "registration is open",
    ),
    "TABLE_CLOSES_OUT_OF_ORDER": (
        "avant la {first}, trop pleine : {players:joueur|joueurs}, {free_seats:place|places}. "
        "Prévenez-les",
        "ahead of table {first}, too full: {players:player|players}, {free_seats:seat|seats}. Tell "
        "them",
    ),
    "TABLE_SHORT": (
        "{gap:joueur|joueurs} de moins : arrêt quand la BB arrive sur une place vide",
        "{gap:player|players} fewer: play halts when the BB reaches an empty seat",
    ),
    "TABLES_COULD_BE_EVENER": (
        "{gap:joueur|joueurs} d’écart : il est conseillé de déplacer la prochaine BB",
        "difference of {gap:player|players}: moving the next big blind is advised",
    ),
    "TABLE_SHORT_BY_LOT": (
        "{gap:joueur|joueurs} d’écart : un joueur est tiré au sort (règle maison)",
        "difference of {gap:player|players}: one is drawn at random (house rule)",
    ),
    "TABLES_EVENER_BY_LOT": (
        "{gap:joueur|joueurs} d’écart : un tirage au sort est conseillé (règle maison)",
        "difference of {gap:player|players}: drawing one is advised (house rule)",
    ),
    "FINAL_TABLE_REACHED": (
        "{players:joueur|joueurs}, table finale à {size} : nouveau tirage, places et bouton",
        "{players:player|players}, final table of {size}: seats and button are redrawn",
    ),
    "FINAL_TABLE_ENTRIES_OPEN": (
        "{players:joueur|joueurs}, table finale à {size} : la former ferme les entrées",
        "{players:player|players}, final table of {size}: it closes late registration",
    ),
    "LATE_ENTRANT_TOO_LATE": (
        "présent, sans place ; entrées closes : au directeur d’en décider",
        "present, no seat; late registration is closed: the director decides",
    ),
    "FIELD_TOO_SMALL": (
        "{entries:entrée|entrées}, il en faut {least} : tournoi annulé, joueurs remboursés",
        "{entries:entry|entries}, {least} needed: tournament cancelled, players refunded",
    ),
    "NO_SHOW_LEAVES_NOW": (
        "jamais venu, niveau {until} terminé : la règle du tournoi retire ses jetons",
        "never came, level {until} over: the tournament’s rule removes them",
    ),
    "ADD_ON_NOW": (
        "{players:joueur|joueurs} sans add-on : {chips:jeton|jetons} chacun, pendant la pause",
        "{players:player|players} without it: {chips:chip|chips} each, while the break lasts",
    ),
    "CHIPS_TO_PREPARE": (
        "après le niveau {level}. Annoncez-le : misés à tapis seulement",
        "break after level {level}. Announce it: no longer bet, except all-in",
    ),
    "CHIPS_TO_PREPARE+needed": (
        "après le niveau {level} : sortez {needed}\u00a0×\u00a0{high} et annoncez-le",
        "after level {level}: bring out {needed}\u00a0×\u00a0{high} and announce it",
    ),
    "VALUE_LEAVES_NOW": (
        "échange contre des {high}, tirage du reste : {tables_left:table|tables} à faire",
        "exchange for {high}s, race off the odd chips: {tables_left:table|tables} to do",
    ),
    "VALUE_RACED_EVERYWHERE": (
        "toutes les tables sont faites ; ensuite, échange à montant égal",
        "every table is done; from now on, exchange at face value only",
    ),
    "DAY_TO_END": (
        "fin de la vague après le niveau {level} : comptez, préparez les sachets",
        "the flight ends after level {level}: have stacks counted, bags ready",
    ),
    "DAY_OVER_DUE": (
        "niveau {level} joué : fin de la vague, tapis comptés, mis en sachet",
        "level {level} is over, the flight ends: every stack counted and bagged",
    ),
    "PRIZES_TO_AWARD": (
        "{entrants} : décidez",
        "{entrants}: you decide",
    ),
    "PRIZES_UNFILLED": (
        "{paid:rang payé|rangs payés}, {players:joueur|joueurs} : {left:cents} en trop, payez moins"
        " de rangs",
        "{paid:place|places} paid, {players:player|players}: {left:cents} for nobody. Pay fewer "
        "places",
    ),
    "BOUNTY_WAITS": (
        "{bounty:cents} à verser : indiquez l’éliminateur, ou qu’il n’y en a aucun",
        "{bounty:cents} to be paid: say who knocked this player out, or nobody",
    ),
    "BOUNTY_LEFT": (
        "{bounty:cents} d’un sachet laissé : aucun texte ne dit à qui, décidez",
        "{bounty:cents} on a bag left in a flight: no rule says who gets it, you decide",
    ),
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
    proposal: Proposal,
    names: Names | None = None,
    language: Language | None = None,
    *,
    in_short: bool = False,
) -> str:
    """Return why it is proposed, in whole sentences with its figures and the caution.

    ``in_short``: as the card of a proposal has room for.
    """
    because = proposal.because
    short = fullest(IN_SHORT, because.code, because.params) if in_short else None
    if short is not None:
        why = say(short, because.params, names=names, language=language)
    else:
        why = reason_sentence(because, names, language)
    return f"{why[:1].upper()}{why[1:].removesuffix('.')}." if why else ""


def proposal_action(proposal: Proposal, language: Language | None = None) -> str:
    """Return the label of the button that accepts it."""
    return say(ACTIONS[proposal.kind], language=language)
