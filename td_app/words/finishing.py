"""Eliminations and departures in words: undo, minutes, to-do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from td_app.words.language import Language, spoken, titled
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
    "finishing_order_corrected": ("correction de l’ordre des sorties", "finishing order corrected"),
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
        "Abandon {people:de}, {seat} : {place:rank}. Jetons retirés du jeu : {chips_removed}.",
        "{people} withdraws, {seat}: {place:rank}. Chips removed from play: {chips_removed}.",
    ),
    "player_withdrew+none": (
        "Abandon {people:de}, {seat} : {place:rank}.",
        "{people} withdraws, {seat}: {place:rank}.",
    ),
    "player_reinstated": ("Retour {people:de} en jeu, {seat}.", "{people} is back, {seat}."),
    "player_reinstated+chips": (
        "Retour {people:de} en jeu, {seat}, avec {chips_back:jeton|jetons}.",
        "{people} is back, {seat}, with {chips_back:chip|chips}.",
    ),
    "finishing_order_corrected": (
        "Le directeur corrige l’ordre des sorties ({players:joueur|joueurs}).",
        "The director corrects the finishing order ({players:player|players}).",
    ),
    "player_disqualified": (
        "Disqualification {people:de}, {seat} : {place:rank}. Faute : {fault:fault}. Jetons "
        "retirés du jeu : {chips_removed}.",
        "{people} is disqualified, {seat}: {place:rank} ({fault:fault}). Chips removed from play: "
        "{chips_removed}.",
    ),
    "player_disqualified+none": (
        "Disqualification {people:de}, {seat} : {place:rank}. Faute : {fault:fault}.",
        "{people} is disqualified, {seat}: {place:rank} ({fault:fault}).",
    ),
}

BESIDES: Final[Table] = {
    "drawn_tie": (
        "Tapis égaux départagés par tirage au sort, règle maison.",
        "Equal stacks separated at random (house rule).",
    ),
    "director_chose": ("Ordre décidé par le directeur.", "Order decided by the director."),
    "abandon_found": (
        "Abandon constaté par le directeur, sans annonce : {signs:signs}.",
        "Withdrawal ruled by the director, not announced: {signs:signs}.",
    ),
    "no_show": (
        "Jamais venu : retrait selon la règle de ce tournoi.",
        "Never came: withdrawn under this tournament’s rule.",
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
}

#: What lets a director find an abandon that nobody announced (1.9).
SIGNS: Final[Table] = {
    "last_day": ("dernier jour du tournoi", "last day of the tournament"),
    "left_saying_flight": (
        "départ de la salle présenté comme définitif",
        "left the room saying it was for good",
    ),
    "other_signs": ("autres indices", "other signs"),
}

#: Winners whose names are told one by one; beyond, the first ones and how many others.
MOST_NAMED = 2
WINNERS: Final[Table] = {
    "title": ("Vainqueur", "Winner"),
    "title+several": ("Vainqueurs", "Winners"),
    "won": ("{names} remporte le tournoi", "{names} wins the tournament"),
    "won+several": ("{names} remportent le tournoi", "{names} win the tournament"),
    "others": ("{names} et {n:autre|autres}", "{names} and {n:other|others}"),
    "listed": ("vainqueur : {names}", "winner: {names}"),
    "listed+several": ("vainqueurs : {names}", "winners: {names}"),
}

TITLES: Final[Table] = {
    "withdraw_no_show": ("Retirer {entrant}", "Withdraw {entrant}"),
}

ACTIONS: Final[Table] = {
    "withdraw_no_show": ("Compter le tapis", "Count the stack"),
}

REASONS: Final[Table] = {
    "NO_SHOW_CHIPS_STAY": (
        "pas encore venu : les jetons restent en jeu et paient les blindes",
        "not here yet: their chips stay in play and post the blinds",
    ),
    "NO_SHOW_AWAITED": (
        "attendu jusqu’à la fin du niveau {until}",
        "expected until the end of level {until}",
    ),
    "NO_SHOW_LEAVES": (
        "jamais venu, et le niveau {until} est terminé",
        "never came, and level {until} is over",
    ),
    "NO_SHOW_LEAVES_NOW": (
        "jamais venu, et le niveau {until} est terminé : la règle du tournoi retire ses jetons",
        "never came, and level {until} is over: the tournament’s rule removes their chips",
    ),
}


def signs_text(signs: Sequence[str], language: Language | None = None) -> str:
    """Return the signs an abandon was found on, in words."""
    tongue = spoken(language)
    return listed([say(SIGNS[sign], language=tongue) for sign in signs if sign in SIGNS], tongue)


def winners_named(names: Sequence[str], language: Language | None = None) -> str:
    """Return the winners where two names fit: the first ones, and how many others.

    >>> winners_named(("DUPRÉ Alice", "PETIT Léa", "ROUX Tom"), "en")
    'DUPRÉ Alice, PETIT Léa and 1 other'
    """
    if len(names) <= MOST_NAMED:
        return listed(names, language)
    told = {"names": ", ".join(names[:MOST_NAMED]), "n": len(names) - MOST_NAMED}
    return say(WINNERS["others"], told, language=language)


def winners_title(names: Sequence[str], language: Language | None = None) -> str:
    """Return the title above the winner, or winners.

    >>> winners_title(("DUPRÉ Alice",), "en")
    'Winner'
    """
    return say(WINNERS[f"title{_several(names)}"], language=language)


def all_won(names: Sequence[str]) -> str:
    """Return everybody who won, where a line may be as long as it needs.

    >>> all_won(("DUPRÉ Alice", "PETIT Léa", "ROUX Tom")).replace(chr(160), "_")
    'Vainqueurs_: DUPRÉ Alice, PETIT Léa et ROUX Tom'
    """
    return titled(winners_title(names), listed(names))


def won_words(names: Sequence[str], language: Language | None = None) -> str:
    """Return the sentence of the end, with the winners."""
    told = {"names": winners_named(names, language)}
    return say(WINNERS[f"won{_several(names)}"], told, language=language)


def winners_listed(names: Sequence[str], language: Language | None = None) -> str:
    """Return the winners for a line about a tournament."""
    told = {"names": winners_named(names, language)}
    return say(WINNERS[f"listed{_several(names)}"], told, language=language)


def _several(names: Sequence[str]) -> str:
    return "+several" if len(names) > 1 else ""
