"""Chips in words: counts, races, chips found or removed; minutes, undo, refusals, to-do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from td_app.words.language import Language, spoken
from td_app.words.speaking import Table, card_text, listed, say
from td_app.words.telling import SentenceCode, tell

LABELS: Final[Table] = {
    "stacks_counted": ("compte des tapis, table {table}", "stack count, table {table}"),
    "chips_raced": ("retrait des {low}, table {table}", "colour-up of the {low}s, table {table}"),
    "value_withdrawn": ("retrait de la valeur {value}", "colour-up of the {value}s"),
    "found_chips_exchanged": (
        "échange de {count:jeton|jetons} de {low}",
        "exchange of {count:chip|chips} of {low}",
    ),
    "chips_removed_from_play": ("retrait de {amount} du jeu", "{amount} removed from play"),
}

SENTENCES: Final[Table] = {
    "stacks_counted": (
        "Tapis comptés à la table {table}, niveau {level} : {total} en tout.",
        "Stacks counted at table {table}, level {level}: {total} in all.",
    ),
    "chips_raced": (
        "Retrait des {low} à la table {table} : {new_chips:jeton|jetons} de {high} au tirage.",
        "Table {table}: {low}s coloured up, {new_chips} × {high} awarded in the chip race.",
    ),
    "chips_raced+won": (
        "Retrait des {low} à la table {table} : {new_chips:jeton|jetons} de {high} au tirage, pour "
        "{people}.",
        "Table {table}: {low}s coloured up, {new_chips} × {high} awarded in the chip race, won by "
        "{people}.",
    ),
    "chips_raced+won+many": (
        "Retrait des {low} à la table {table} : {new_chips:jeton|jetons} de {high} au tirage.",
        "Table {table}: {low}s coloured up, {new_chips} × {high} awarded in the chip race.",
    ),
    "chips_raced+at_table": (
        "Retrait des {low} fait à la table {table}, sans feuille.",
        "Table {table}: {low}s coloured up, without a sheet.",
    ),
    "value_withdrawn": (
        "Les jetons de {value} ont quitté toutes les tables.",
        "All {value} chips are off the tables.",
    ),
    "found_chips_exchanged": (
        "Après le retrait, échange de {count:jeton|jetons} de {low} contre {got} de {high}.",
        "{count} × {low} found late: exchanged for {got} × {high}.",
    ),
    "chips_removed_from_play": (
        "Jetons retirés du jeu : {amount}.",
        "Chips removed from play: {amount}.",
    ),
    "chips_removed_from_play+player": (
        "Jetons retirés du jeu : {amount}, tapis {people:de}.",
        "Chips removed from play: {amount}, from the stack of {people}.",
    ),
}

BESIDES: Final[Table] = {
    "gap_accepted": ("Écart accepté : {gap:signed}.", "Difference accepted: {gap:signed}."),
    "survivors": (
        "Un jeton de plus pour rester en jeu : {people}.",
        "One more chip to stay in: {people}.",
    ),
    "drift": ("Jetons en jeu : {drift:signed}.", "Chips in play: {drift:signed}."),
    "drift+why": (
        "Jetons en jeu : {drift:signed} ({why}).",
        "Chips in play: {drift:signed} ({why}).",
    ),
    "done_at_tables": (
        "Fait aux tables, sans feuille : {tables}.",
        "Done at the tables, without a sheet: {tables}.",
    ),
    "to_confirm": (
        "Jetons en jeu : à confirmer par un comptage.",
        "Chips in play: to be confirmed by a count.",
    ),
    "found_removed": ("{removed} retirés du jeu.", "{removed} removed from play."),
}

#: Why a colour-up changed the chips in play (3.2).
PARTS: Final[Table] = {
    "put_forward": (
        "{odd} avancés pour {won} gagnés au tirage",
        "{odd} put forward for {won} won in the race",
    ),
    "survival": (
        "{count:jeton|jetons} de {value} pour rester en jeu",
        "{count:chip|chips} of {value} to stay in play",
    ),
}

CHANGE: Final[Table] = {
    "same": (
        "Jetons en jeu : {before}, sans changement.",
        "Chips in play: {before}, unchanged.",
    ),
    "changed": (
        "Jetons en jeu : {before} → {after} ({drift:signed} : {why}).",
        "Chips in play: {before} → {after} ({drift:signed}: {why}).",
    ),
}

REFUSALS: Final[Table] = {
    "CHIPS_COUNT_GAP": (
        "Le compte est de {total} pour {chips} en jeu (écart {gap}) : recomptez, ou acceptez "
        "l’écart en indiquant un motif.",
        "The count comes to {total}, with {chips} in play (difference {gap}). Count again, or "
        "accept the difference with a reason.",
    ),
    "COUNT_INCOMPLETE": (
        "Table {table}, il manque {missing:tapis|tapis} : comptez-les tous.",
        "At table {table}, {missing:stack is|stacks are} missing. Count them all.",
    ),
    "NOT_AT_THAT_TABLE": (
        "{entrant} n’est pas à la table {table} : vérifiez la table.",
        "{entrant} is not at table {table}. Check the table.",
    ),
    "NOBODY_AT_PLACE": (
        "Personne n’est assis table {table}, place {place} : vérifiez la place.",
        "Nobody sits at table {table}, seat {place}. Check the seat.",
    ),
    "RACE_EMPTY": (
        "Les jetons de {value} de la table {table} ne sont pas saisis : écrivez-les, ou cliquez "
        "sur « Personne n’en a ».",
        "The {value} chips at table {table} are not entered. Enter them, or say that nobody has "
        "any.",
    ),
    "ALREADY_RACED": (
        "Les {value} ont déjà quitté la table {table} : annulez ce retrait pour le refaire.",
        "The {value}s have already left table {table}. Undo that colour-up to do it again.",
    ),
    "MORE_THAN_HIS_STACK": (
        "Place {place}, {chips} en petits jetons dépassent le tapis de {stack} : recomptez.",
        "Seat {place} has {chips} in small chips for a stack of {stack}. Count again.",
    ),
    "CARD_UNKNOWN": (
        "Place {place} : « {written} » n’est pas une carte. Écrivez 7p, Rt, 10h… "
        "(p ♠, h ♥, k ♦, t ♣).",
        "Seat {place}: “{written}” is not a card. Type 7s, Kc, 10h… (s ♠, h ♥, d ♦, c ♣).",
    ),
    "TOO_MANY_FOR_THE_PACK": (
        "{chips:jeton|jetons} à jouer pour {cards} cartes : groupez d’abord les jetons entre "
        "joueurs.",
        "{chips:chip|chips} to race for {cards} cards. Have the players pool their chips first.",
    ),
    "TABLES_NOT_RACED": (
        "Les {value} sont encore {count:=à la table|aux tables} {tables} : retirez-les d’abord.",
        "The {value}s are still at {count:=table|tables} {tables}. Colour them up first.",
    ),
    "NOT_RACED_YET": (
        "Les {value} sont encore en jeu : il n’y a rien à échanger après coup.",
        "The {value}s are still in play. There is nothing to exchange yet.",
    ),
    "VALUE_NOT_IN_PLAY": (
        "Il n’y a pas de jetons de {value} en jeu : choisissez une autre valeur.",
        "There are no {value} chips in play. Choose another value.",
    ),
    "NO_LARGER_VALUE": (
        "Aucune valeur ne dépasse {value} : gardez ces jetons en jeu.",
        "No chip is higher than {value}. Keep these chips in play.",
    ),
    "REMOVAL_TAKES_ALL": (
        "C’est tout le tapis {entrant:de} ({stack}) : enregistrez plutôt sa disqualification.",
        "That is the whole stack of {entrant} ({stack}). Record a disqualification instead.",
    ),
    "CHIPS_BEFORE_START": (
        "L’horloge n’a pas démarré : attendez le départ pour retirer des jetons.",
        "The clock has not started. Wait until it does to remove chips.",
    ),
}

TITLES: Final[Table] = {
    "prepare_chips": ("Préparer le retrait des {value}", "Prepare the colour-up of the {value}s"),
    "race_chips": ("Retirer les jetons de {value}", "Colour up the {value}s"),
    "withdraw_value": ("Clore le retrait des {value}", "Close the colour-up of the {value}s"),
}

ACTIONS: Final[Table] = {
    "prepare_chips": ("Voir les jetons", "Show chips"),
    "race_chips": ("Remplir", "Fill in"),
    "withdraw_value": ("Clore", "Close it"),
}

REASONS: Final[Table] = {
    "CHIPS_TO_PREPARE": (
        "la valeur quitte les tables à la pause qui suit le niveau {level} : annoncez-le, ces "
        "jetons ne se misent plus, sauf à tapis",
        "this value leaves at the break after level {level}: announce it; these chips are no "
        "longer bet, except all-in",
    ),
    "CHIPS_TO_PREPARE+needed": (
        "{needed:jeton|jetons} de {high} à sortir pour la pause qui suit le niveau {level} ; "
        "annoncez-le : les {value} ne se misent plus, sauf à tapis",
        "{needed} × {high} to bring out for the break after level {level}; announce it, the "
        "{value}s are no longer bet, except all-in",
    ),
    "VALUE_LEAVES_NOW": (
        "échange contre des {high}, puis tirage des jetons en trop : {tables_left:table "
        "reste|tables restent} à faire",
        "exchange for {high}s, then race off the odd chips: {tables_left:table|tables} left to do",
    ),
    "VALUE_RACED_EVERYWHERE": (
        "toutes les tables sont faites ; un jeton de {value} trouvé ensuite ne s’échange qu’à "
        "montant égal",
        "every table is done; any {value} chip found later is only exchanged at face value",
    ),
}

CAUSES: Final[Table] = {
    "carried_away": ("Jetons emportés hors de vue (3.7)", "Chips carried out of sight (3.7)"),
    "surplus": ("Jetons en trop", "Surplus chips"),
    "director": ("Décision du directeur", "Director’s decision"),
}


CHOSEN: Final[Table] = {
    **CAUSES,
    "carried_away": ("Emportés hors de vue (3.7)", "Carried out of sight (3.7)"),
}
"""The same causes as a list of them says it, beside what it is chosen for."""

LEDGER: Final[Table] = {
    "issued": (
        "{count:tapis|tapis} de départ de {value}",
        "{count:starting stack|starting stacks} of {value}",
    ),
    "issued_own": (
        "{count:tapis|tapis} de départ : {value}, ou le tapis propre à chacun",
        "{count:starting stack|starting stacks}: {value}, or each player’s own",
    ),
    "own_stacks": (
        "{count:tapis|tapis} de départ : le tapis propre à chacun",
        "{count:starting stack|starting stacks}: each player’s own",
    ),
    "late": (
        "Entrée tardive {name:de}, table {table}",
        "Late registration of {name}, table {table}",
    ),
    "reentry": ("Réinscription {name:de}, table {table}", "Re-entry of {name}, table {table}"),
    "rebuy": ("Recave {name:de}", "Rebuy by {name}"),
    "addon": ("Add-on {name:de}", "Add-on for {name}"),
    "addon+several": ("{count:add-on|add-ons} de {value}", "{count:add-on|add-ons} of {value}"),
    "unregistered": ("Désinscription {name:de}", "Unregistration of {name}"),
    "withdrew": ("Abandon {name:de}, table {table}", "Withdrawal of {name}, table {table}"),
    "disqualified": (
        "Disqualification {name:de}, table {table}",
        "Disqualification of {name}, table {table}",
    ),
    "reinstated": ("Retour {name:de}", "Return of {name}"),
    "raced": (
        "Retrait des {value}, table {table} : {count:jeton tiré|jetons tirés}",
        "Colour-up of the {value}s, table {table}: {count:chip|chips} raced",
    ),
    "raced_unwritten": (
        "Retrait des {value}, {count:=table|tables} {tables}, sans feuille : à confirmer par un "
        "comptage",
        "Colour-up of the {value}s, {count:=table|tables} {tables}, without a sheet: to be "
        "confirmed by a count",
    ),
    "counted": ("Jetons en jeu confirmés par un comptage", "Chips in play confirmed by a count"),
    "found": (
        "{count:jeton|jetons} de {value} {count:=retrouvé|retrouvés}, sans échange",
        "{count} × {value} found, not exchanged",
    ),
    **CAUSES,
}


class LedgerLine(Protocol):
    """The fields of a change of the chips in play that its words need."""

    @property
    def code(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def value(self) -> int | None: ...
    @property
    def table(self) -> int | None: ...
    @property
    def tables(self) -> tuple[int, ...]: ...
    @property
    def name(self) -> str: ...


def ledger_words(row: LedgerLine, language: Language | None = None) -> str:
    """Return why chips came into play or left it, in a few words."""
    figures = {
        "count": row.count,
        "value": row.value,
        "table": row.table,
        "tables": row.tables,
        "name": row.name,
    }
    several = f"{row.code}+several" if row.count > 1 else ""
    words = say(LEDGER.get(several) or LEDGER[row.code], figures, language=language)
    return f"{words}, {row.name}" if row.code in CAUSES and row.name else words


def change_sentence(
    why: tuple[SentenceCode, ...], before: int, drift: int, language: Language | None = None
) -> str:
    """Return the chips in play before and after a colour-up, and why they differ."""
    reasons = listed([tell(one, PARTS, language=language) for one in why], language)
    told = {"before": before, "after": before + drift, "drift": drift, "why": reasons}
    return say(CHANGE["changed" if drift else "same"], told, language=language)


def cards_text(cards: Sequence[str], language: Language | None = None) -> str:
    """Return cards as they are read: R♠ 7♥."""
    return " ".join(card_text(card, spoken(language)) for card in cards)
