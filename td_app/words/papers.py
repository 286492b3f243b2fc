"""What a paper waits for, and what to do about it."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Refused
from td_app.words.language import Language
from td_app.words.refusals import refusal_sentence
from td_app.words.speaking import Table, say

WAITING: Final[Table] = {
    "NOBODY_ENTERED_YET": (
        "Personne n'est inscrit : inscrivez d'abord les joueurs.",
        "Nobody has entered: enter the players first.",
    ),
    "NO_MOVE_YET": (
        "Personne n'a encore changé de place.",
        "Nobody has changed seats yet.",
    ),
    "NO_PENALTY_YET": (
        "Aucune sanction n'a encore été donnée.",
        "No penalty has been given yet.",
    ),
    "ONE_TABLE_LEFT": (
        "Une seule table joue : aucune n'en attend une autre.",
        "Only one table plays: none waits for another.",
    ),
    "NO_VALUE_LEAVES": (
        "La structure ne retire aucune valeur de jetons.",
        "The structure takes no chip value out of play.",
    ),
    "NOBODY_OUT_YET": (
        "Personne n'est encore sorti.",
        "Nobody is out yet.",
    ),
    "NO_INCIDENT_YET": (
        "Aucun incident et aucune sanction n'ont encore été notés.",
        "No incident and no penalty have been noted yet.",
    ),
    "NO_PRIZE_WON_YET": (
        "Personne n'a encore gagné de prix.",
        "Nobody has won a prize yet.",
    ),
    "PRIZES_TO_DECIDE": (
        "Dites d'abord à qui vont les lots des joueurs ex æquo.",
        "Say first to whom the prizes of the tied players go.",
    ),
    "NOT_OVER_YET": (
        "Le tournoi n'est pas encore terminé.",
        "The tournament is not over yet.",
    ),
    "OVER_ALREADY": (
        "Le tournoi est terminé : plus personne n'est à table.",
        "The tournament is over: nobody sits at a table any more.",
    ),
    "NOT_OF_THIS_TOURNAMENT": (
        "Ce tournoi n'a pas ce papier : il n'a pas de prix.",
        "This tournament has no such paper: it has no prizes.",
    ),
}


def waiting_sentence(code: str, language: Language | None = None) -> str:
    """Return what a paper waits for, and what to do about it; empty without a code."""
    if not code:
        return ""
    if code in WAITING:
        return say(WAITING[code], {}, language=language)
    return refusal_sentence(Refused(code), language=language)
