"""Players who leave and prizes, as they are told: undo, minutes, refusals, to-do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.language import Language, spoken
from td_app.words.speaking import Table, listed, say

LABELS: Final[Table] = {
    "players_eliminated": (
        "sortie {people:de}, table {table}",
        "elimination {people:de}, table {table}",
    ),
    "players_eliminated+tables": (
        "sortie {people:de}, tables {tables}",
        "elimination {people:de}, tables {tables}",
    ),
    "players_eliminated+many": (
        "sortie de {many:joueur|joueurs}",
        "elimination of {many:player|players}",
    ),
    "player_withdrew": (
        "abandon {people:de}, table {table}",
        "withdrawal {people:de}, table {table}",
    ),
    "player_disqualified": (
        "disqualification {people:de}, table {table}",
        "disqualification {people:de}, table {table}",
    ),
    "player_reinstated": ("retour {people:de}, table {table}", "return {people:de}, table {table}"),
    "finishing_order_corrected": (
        "correction de l’ordre des sorties",
        "correction of the finishing order",
    ),
    "prizes_awarded": ("attribution des prix {people:de}", "award of the prizes {people:de}"),
    "prizes_awarded+many": (
        "attribution des prix de {many:joueur|joueurs}",
        "award of the prizes of {many:player|players}",
    ),
}

SENTENCES: Final[Table] = {
    "players_eliminated": (
        "Sortie {people:de}, {seat} : {place:rank}.",
        "{people} is out, {seat}: {place:rank}.",
    ),
    "players_eliminated+several": (
        "{count:sortie|sorties} dans la même main : {ranked:apart}.",
        "{count:player|players} out in one hand: {ranked:apart}.",
    ),
    "player_withdrew": (
        "Abandon {people:de}, {seat} : {place:rank}. Ses {chips_removed} jetons sont retirés du "
        "jeu.",
        "{people} withdraws, {seat}: {place:rank}. The {chips_removed} chips leave play.",
    ),
    "player_withdrew+none": (
        "Abandon {people:de}, {seat} : {place:rank}.",
        "{people} withdraws, {seat}: {place:rank}.",
    ),
    "player_reinstated": ("Retour {people:de} en jeu, {seat}.", "{people} is back, {seat}."),
    "player_reinstated+chips": (
        "Retour {people:de} en jeu, {seat}, avec {chips_back} jetons.",
        "{people} is back, {seat}, with {chips_back} chips.",
    ),
    "finishing_order_corrected": (
        "Le directeur corrige l’ordre des sorties ({players:joueur|joueurs}).",
        "The director corrects the finishing order ({players:player|players}).",
    ),
    "player_disqualified": (
        "Disqualification {people:de}, {seat} : {place:rank} ({fault:fault}). Ses {chips_removed} "
        "jetons sont retirés du jeu.",
        "{people} is disqualified, {seat}: {place:rank} ({fault:fault}). The {chips_removed} chips "
        "leave play.",
    ),
    "player_disqualified+none": (
        "Disqualification {people:de}, {seat} : {place:rank} ({fault:fault}).",
        "{people} is disqualified, {seat}: {place:rank} ({fault:fault}).",
    ),
    "prizes_awarded": (
        "Prix des ex æquo à la {place:rank} place : {awarded:,}.",
        "Prizes of those tied in {place:rank} place: {awarded:,}.",
    ),
}

BESIDES: Final[Table] = {
    "director_chose": ("Ordre décidé par le directeur.", "Order decided by the director."),
    "abandon_found": (
        "Abandon constaté par le directeur, sans annonce : {signs:signs}.",
        "Withdrawal established by the director, unannounced: {signs:signs}.",
    ),
    "no_show": (
        "N’est jamais venu : retrait par la règle de ce tournoi.",
        "Never came: withdrawn by the rule of this tournament.",
    ),
}

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "ranked": ("{each}, {place:rank}", "{each}, {place:rank}"),
    "ranked+tied": ("{each}, {place:rank} ex æquo", "{each}, {place:rank} (tied)"),
    "out": ("{people} (table {table})", "{people} (table {table})"),
    "out+stack": (
        "{people} (table {table}, tapis {stack})",
        "{people} (table {table}, stack {stack})",
    ),
    "prize": ("celui de la {prize:rank} place à {people}", "{prize:rank} place’s to {people}"),
    "prize+shared": (
        "celui de la {prize:rank} place partagé entre {people}",
        "{prize:rank} place’s shared by {people}",
    ),
}

#: What lets a director find an abandon that nobody announced (1.9).
SIGNS: Final[Table] = {
    "last_day": ("dernier jour du tournoi", "last day of the tournament"),
    "left_saying_flight": (
        "sortie de la salle en disant partir pour de bon",
        "left the room saying it was for good",
    ),
    "other_signs": ("autres indices", "other signs"),
}

TITLES: Final[Table] = {
    "withdraw_no_show": ("Retirer {entrant}", "Withdraw {entrant}"),
    "award_prizes": (
        "Prix des ex æquo, {value:rank} place",
        "Prizes of those tied, {value:rank} place",
    ),
    "review_prizes": ("Plus de prix que de joueurs", "More prizes than players"),
}

ACTIONS: Final[Table] = {
    "withdraw_no_show": ("Combien de jetons ?", "How many chips?"),
    "award_prizes": ("Dire qui prend quoi…", "Say who takes what…"),
    "review_prizes": ("Revoir les prix…", "Review the prizes…"),
}

REASONS: Final[Table] = {
    "NO_SHOW_CHIPS_STAY": (
        "pas encore venu : les jetons restent en jeu et paient les blindes",
        "not there yet: the chips stay in play and pay the blinds",
    ),
    "NO_SHOW_AWAITED": (
        "attendu jusqu’à la fin du niveau {until}",
        "expected until the end of level {until}",
    ),
    "NO_SHOW_LEAVES": (
        "jamais venu, et le niveau {until} est fini",
        "never came, and level {until} is over",
    ),
    "NO_SHOW_LEAVES_NOW": (
        "jamais venu, et le niveau {until} est fini : la règle du tournoi retire ses jetons",
        "never came, and level {until} is over: the tournament’s rule withdraws the chips",
    ),
    "PRIZES_TO_AWARD": (
        "{entrants} sont ex æquo : dites à qui va chaque prix, ou qu’ils le partagent",
        "{entrants} are tied: say who gets each prize, or that they share it",
    ),
    "PRIZES_UNFILLED": (
        "{paid:place payée|places payées} pour {players:joueur|joueurs} : {left:euros} n’iraient "
        "à personne, payez moins de places",
        "{paid:place|places} paid for {players:player|players}: {left:euros} would go to nobody, "
        "pay fewer places",
    ),
}

REFUSALS: Final[Table] = {
    "PRIZES_TOO_MANY": (
        "{most} places au plus ont un prix : retirez-en.",
        "{most} places at most have a prize: remove some.",
    ),
    "PRIZES_NO_POINTS": (
        "Aucune place ne donne de points : ajoutez une place, ou choisissez un autre prix.",
        "No place gives points: add a place, or choose another prize.",
    ),
    "PRIZES_POINTS": (
        "La {place:rank} place doit donner entre 1 et un million de points : corrigez-la ou "
        "retirez-la.",
        "The {place:rank} place must give from 1 to a million points: correct or remove it.",
    ),
    "PRIZES_RISE": (
        "La {place:rank} place gagne plus que celle d’avant : remettez les prix dans l’ordre.",
        "The {place:rank} place wins more than the one before it: put the prizes in order.",
    ),
    "PRIZES_POOL": (
        "Écrivez la somme à répartir, de {one:euros} à {most:euros}.",
        "Write the sum to share, from {one:euros} to {most:euros}.",
    ),
    "PRIZES_UNIT": (
        "L’arrondi doit être d’au moins {one:euros} et ne pas dépasser la somme à répartir : "
        "choisissez-en un autre.",
        "The rounding must be {one:euros} at least and no more than the sum to share: choose "
        "another.",
    ),
    "PRIZES_NO_SHARE": (
        "Aucune place n’est payée : ajoutez une place, ou proposez une table.",
        "No place is paid: add a place, or have a table proposed.",
    ),
    "PRIZES_SHARE": (
        "La {place:rank} place doit avoir une part, de {least:percent} à {whole:percent} : "
        "corrigez-la ou retirez-la.",
        "The {place:rank} place must have a share, from {least:percent} to {whole:percent}: "
        "correct or remove it.",
    ),
    "PRIZES_SHARES_SHORT": (
        "Les pourcentages font {total:percent} : il manque {gap:percent}.",
        "The percentages make {total:percent}: {gap:percent} is missing.",
    ),
    "PRIZES_SHARES_OVER": (
        "Les pourcentages font {total:percent} : retirez {gap:percent}.",
        "The percentages make {total:percent}: take {gap:percent} off.",
    ),
    "PRIZES_UNIT_TOO_LARGE": (
        "La {place:rank} place ne gagnerait rien, arrondie à {unit:euros} : prenez un arrondi "
        "plus petit, ou payez moins de places.",
        "The {place:rank} place would win nothing, rounded to {unit:euros}: take a smaller "
        "rounding, or pay fewer places.",
    ),
    "PRIZES_TAKEN": (
        "La {place:rank} place est prise : gardez-lui au moins ce qu’elle gagnait.",
        "The {place:rank} place is taken: leave it what it won, at least.",
    ),
    "PRIZES_NO_TIE": (
        "Personne n’est ex æquo à la {place:rank} place pour un prix à répartir : regardez le "
        "classement.",
        "Nobody is tied in {place:rank} place for a prize to be shared: look at the ranking.",
    ),
    "PRIZES_PLACES_OPEN": (
        "Les entrées tardives sont ouvertes, la {place:rank} place peut encore changer : attendez "
        "leur clôture.",
        "Late entry is open, {place:rank} place may still change: wait until it closes.",
    ),
    "PRIZES_ONE_LEFT": (
        "Le prix de la {place:rank} place n’est à personne : dites à qui il va.",
        "The prize of {place:rank} place has not been given to anybody: say who gets it.",
    ),
    "PRIZES_TWICE": (
        "Le prix de la {place:rank} place est donné deux fois : gardez-en une.",
        "The prize of {place:rank} place is given twice: keep one.",
    ),
    "PRIZES_NOT_THEIRS": (
        "Le prix de la {place:rank} place n’est pas à ces ex æquo : retirez-le.",
        "The prize of {place:rank} place is not for those tied: take it off.",
    ),
    "PRIZES_NOT_TIED": (
        "{entrant} n’est pas parmi ces ex æquo : choisissez l’un d’eux.",
        "{entrant} is not among those tied: choose one of them.",
    ),
}


def signs_text(signs: Sequence[str], language: Language | None = None) -> str:
    """Return the signs an abandon was found on, in words."""
    tongue = spoken(language)
    return listed([say(SIGNS[sign], language=tongue) for sign in signs if sign in SIGNS], tongue)
