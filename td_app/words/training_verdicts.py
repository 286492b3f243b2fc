"""Verdicts on a director's acts, compared with what the rulebook asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from td_app.words.language import Language
from td_app.words.speaking import Names, Table, say

#: What is told of an act, or of a happening once it was noted.
VERDICTS: Final[Table] = {
    "right_draw": (
        "Places tirées : le tirage se vérifie, et chacun peut le refaire.",
        "Seats drawn: the draw can be verified, and anyone can make it again.",
    ),
    "right_start": ("L’horloge tourne.", "The clock is running."),
    "right_resume": ("L’horloge tourne de nouveau.", "The clock is running again."),
    "right_absent": (
        "Comme demandé : un joueur absent garde sa place et paie ses blindes.",
        "Correct: an absent player keeps the seat and pays the blinds.",
    ),
    "right_back": ("Comme demandé : le joueur est revenu.", "Correct: the player is back."),
    "right_late": (
        "Comme demandé : inscription tardive et place donnée.",
        "Correct: late registration, and a seat given.",
    ),
    "right_out": ("Comme demandé : sortie notée.", "Correct: elimination recorded."),
    "right_outs": (
        "Comme demandé : sortis ensemble, les rangs suivent les tapis d’avant la main.",
        "Correct: out together, the places follow the stacks before the hand.",
    ),
    "right_floor": (
        "Conforme au règlement : c’est bien sa décision.",
        "Correct: this is the rulebook’s ruling.",
    ),
    "right_race": (
        "Comme demandé : la valeur a quitté toutes les tables.",
        "Correct: those chips are off every table.",
    ),
    "right_hand_for_hand": (
        "Comme conseillé : les tables joueront main par main.",
        "As advised: the tables play hand-for-hand.",
    ),
    "right_hands_ended": ("Comme demandé : tout le monde attend.", "Correct: everyone is waiting."),
    "right_signal": ("Comme demandé : la main est distribuée.", "Correct: the hand is dealt."),
    "right_hand_outs": (
        "Comme demandé : une même main, à plusieurs tables, se classe d’un seul coup.",
        "Correct: one hand at several tables is ranked all at once.",
    ),
    "right_to_do": ("Comme demandé.", "Correct."),
    "right_tied": (
        "Comme demandé : à tapis égaux avant la main, ils partagent leur rang.",
        "Correct: equal stacks before the hand, they share the place.",
    ),
    "right_winner": (
        "Comme demandé : le tournoi est terminé, chacun a son rang.",
        "Correct: the tournament is over, everyone has a place.",
    ),
    "right_award": (
        "Rang {place} partagé : vous avez attribué le prix.",
        "Place {place} shared: you have decided who gets the prize.",
    ),
    "right_papers": (
        "Classement et procès-verbal donnés : la soirée est close.",
        "Ranking and log given out: the evening is over.",
    ),
    "caught_up": (
        "Sortie notée après coup : {losers}. Si d’autres sont sortis entre-temps, le classement "
        "se corrige : « Corriger l’ordre… ».",
        "Elimination recorded late: {losers}. If others went out in between, correct the ranking: "
        "“Correct the order…”.",
    ),
    "right_break_table": (
        "Table {table} fermée, comme il le fallait.",
        "Table {table} broken, as required.",
    ),
    "right_stop_table": (
        "Table {table} arrêtée : c’était à faire.",
        "Play halted at table {table}, as required.",
    ),
    "right_final_table": ("Table finale formée : c’était à faire.", "Final table, as required."),
    "right_balance": (
        "Équilibrage juste : {entrant} passe de la table {table} à la table {to_table}.",
        "Balanced correctly: {entrant} moved from table {table} to table {to_table}.",
    ),
    "right_seat": ("{entrant} a une place, table {table}.", "{entrant} has a seat, table {table}."),
    "otherwise_absent": (
        "Le règlement n’élimine pas un absent : les jetons restent, les blindes sont prélevées. "
        "L’absence {entrant:de} est à noter.",
        "The rulebook does not eliminate an absent player: the chips stay, the blinds are posted. "
        "{entrant} is to be marked away.",
    ),
    "otherwise_back": (
        "{entrant} joue toujours : ce retour est à noter, rien d’autre.",
        "{entrant} is still in: only the return is to be recorded.",
    ),
    "otherwise_late": ("Une arrivée n’élimine personne.", "An arrival eliminates nobody."),
    "otherwise_out": (
        "Seule cette sortie est à noter : {losers}.",
        "Only this elimination is to be recorded: {losers}.",
    ),
    "otherwise_outs": (
        "Sortis dans la même main : le plus gros tapis d’avant la main a le meilleur rang. Ordre "
        "demandé, le meilleur rang d’abord : {order}.",
        "Out in the same hand: the larger stack before it takes the better place. Order expected, "
        "best first: {order}.",
    ),
    "otherwise_hand_outs": (
        "Main par main, ceux qui sortent dans la même main se classent ensemble, quelle que soit "
        "leur table. Ordre demandé, le meilleur rang d’abord : {order}.",
        "Hand-for-hand, those out in the same hand are ranked together, whatever their table. "
        "Order expected, best first: {order}.",
    ),
    "otherwise_tied": (
        "Sortis dans la même main à tapis égaux : ils partagent le rang, {losers}.",
        "Out in the same hand with equal stacks: they share the place, {losers}.",
    ),
    "otherwise_winner": (
        "Seule cette sortie est à noter : {losers}.",
        "Only this elimination is to be recorded: {losers}.",
    ),
    "otherwise_race": (
        "Les jetons saisis ne sont pas ceux que les joueurs ont montrés.",
        "The chips entered do not match what the players showed.",
    ),
    "otherwise_floor": (
        "La décision notée ne correspond pas aux faits. Le règlement : {ruling}",
        "The ruling recorded does not fit the facts. The rulebook: {ruling}",
    ),
    "overruled_floor": (
        "Vous avez décidé autrement que le texte, comme l’article 1.1 le permet. Le règlement : "
        "{ruling}",
        "You overrode the rulebook, as article 1.1 allows. The rulebook: {ruling}",
    ),
    "free_floor": (
        "Noté sous une autre situation : « {ruled} ». Sous « {title} », le règlement répond : "
        "{ruling}",
        "Recorded under another situation: “{ruled}”. Under “{title}” the rulebook answers: "
        "{ruling}",
    ),
    "otherwise_mover": (
        "La table {table} avait sa grosse blinde à la place {place}, vous avez indiqué {said} : "
        "{other} devait changer de table, et non {entrant}.",
        "Table {table} had its big blind at seat {place}, you entered {said}: {other} was to "
        "move, not {entrant}.",
    ),
    "otherwise_by_hand": (
        "La table {table} avait sa grosse blinde à la place {place} : {other} devait changer de "
        "table, et non {entrant}.",
        "Table {table} had its big blind at seat {place}: {other} was to move, not {entrant}.",
    ),
    "otherwise_arrival": (
        "La grosse blinde de la table d’arrivée était à la place {place} : {entrant} devait y "
        "prendre la place {other}.",
        "The big blind of the new table was at seat {place}: {entrant} was to take seat {other} "
        "there.",
    ),
    "overruled": (
        "Le texte ne le demandait pas : vous l’avez décidé avec un motif (article 1.1).",
        "The rulebook did not ask for it: you decided it, giving a reason (article 1.1).",
    ),
    "declined_must": (
        "Écarté, alors que le règlement l’impose : « {proposal} ». {reason}",
        "Dismissed, though the rulebook requires it: “{proposal}”. {reason}",
    ),
    "declined_advice": (
        "Écarté : c’était un conseil, à vous de voir.",
        "Dismissed: it was advice, the choice is yours.",
    ),
    "set_aside": (
        "Écarté : c’était un conseil, à vous de voir.",
        "Dismissed: it was advice, the choice is yours.",
    ),
    "left_proposal": (
        "Le jeu a continué sans : « {proposal} ». {reason}",
        "Play went on without: “{proposal}”. {reason}",
    ),
    "left_draw": ("Les places ne sont pas tirées.", "The seats have not been drawn."),
    "left_start": ("L’horloge n’est pas lancée.", "The clock has not been started."),
    "left_resume": (
        "L’horloge est restée arrêtée : c’est à vous de voir.",
        "The clock stayed paused: the choice is yours.",
    ),
    "left_absent": (
        "L’absence {entrant:de} n’est pas notée.",
        "{entrant}’s absence is not recorded.",
    ),
    "left_back": ("Le retour {entrant:de} n’est pas noté.", "{entrant}’s return is not recorded."),
    "left_late": ("Le retardataire n’a pas de place.", "The late arrival has no seat."),
    "left_out": ("Sortie non notée : {losers}.", "Elimination not recorded: {losers}."),
    "left_outs": ("Sorties non notées : {losers}.", "Eliminations not recorded: {losers}."),
    "left_hand_outs": (
        "Sorties de la main non classées : {losers}.",
        "Eliminations of the hand not ranked: {losers}.",
    ),
    "left_tied": ("Sorties non notées : {losers}.", "Eliminations not recorded: {losers}."),
    "left_winner": ("Sortie non notée : {losers}.", "Elimination not recorded: {losers}."),
    "left_papers": (
        "Sans papier : c’est à vous de voir. La page « Papiers » les garde prêts.",
        "Nothing printed: the choice is yours. The “Print” page keeps everything ready.",
    ),
    "left_floor": (
        "La table {table} attend encore sa décision. Le règlement : {ruling}",
        "Table {table} is still waiting for its ruling. The rulebook: {ruling}",
    ),
    "left_race": (
        "Les jetons de {value} sont encore aux tables.",
        "The {value} chips are still at the tables.",
    ),
    "left_hand_for_hand": (
        "Le main par main, conseillé ici, n’est pas annoncé.",
        "Hand-for-hand, advised here, has not been announced.",
    ),
    "left_hands_ended": (
        "Une table n’est pas encore notée finie.",
        "One table is not yet marked as finished.",
    ),
    "left_signal": ("Les tables attendent le signal.", "The tables are waiting for the signal."),
    "left_to_do": ("Il reste quelque chose à faire.", "There is something left to do."),
    "astray_out": (
        "Aucune sortie n’a été signalée pour {entrant} : annulez (Ctrl+Z).",
        "Nobody reported {entrant} out. Undo (Ctrl+Z).",
    ),
    "astray_away": (
        "Il ne s’agissait que {entrant:de}. Personne n’a rien dit {other:de} : annulez (Ctrl+Z).",
        "It was about {entrant} only. Nobody said anything about {other}. Undo (Ctrl+Z).",
    ),
    "astray_race": (
        "Table {table} : ce ne sont pas les jetons que les joueurs ont montrés. Annulez (Ctrl+Z).",
        "Table {table}: these are not the chips the players showed. Undo (Ctrl+Z).",
    ),
    "out_of_course": (
        "L’événement n’avait plus lieu d’être : rien à signaler.",
        "This no longer applied: nothing to report.",
    ),
}

GRADES: Final[Table] = {
    "right": ("Comme demandé", "Correct"),
    "otherwise": ("Autrement", "Different"),
    "left": ("Non traité", "Missed"),
    "free": ("À votre choix", "Your choice"),
}


def verdict_words(
    code: str,
    params: Mapping[str, Any],
    names: Names | None = None,
    language: Language | None = None,
) -> str:
    """Return a verdict on an act in words."""
    told = say(VERDICTS[code], params, names=names, language=language)
    return told[:1].upper() + told[1:]


def grade_words(grade: str, language: Language | None = None) -> str:
    """Return a grade in a word or two."""
    return say(GRADES[grade], language=language)
