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
        "Seats drawn: the draw can be verified, anyone can make it again.",
    ),
    "right_start": ("L’horloge tourne.", "The clock is running."),
    "right_resume": ("L’horloge tourne de nouveau.", "The clock is running again."),
    "right_absent": (
        "Comme demandé : qui est absent garde sa place et paie ses blindes.",
        "As asked: whoever is away keeps the seat and pays the blinds.",
    ),
    "right_back": ("Comme demandé : le joueur est revenu.", "As asked: the player is back."),
    "right_late": (
        "Comme demandé : inscription tardive et place donnée.",
        "As asked: late entry, and a seat given.",
    ),
    "right_out": ("Comme demandé : sortie notée.", "As asked: elimination noted."),
    "right_outs": (
        "Comme demandé : sortis ensemble, les rangs suivent les tapis d’avant la main.",
        "As asked: out together, the ranks follow the stacks before the hand.",
    ),
    "right_floor": (
        "Comme le règlement : c’est bien sa décision.",
        "As the rulebook has it: this is its ruling.",
    ),
    "right_race": (
        "Comme demandé : la valeur a quitté toutes les tables.",
        "As asked: the value has left every table.",
    ),
    "right_hand_for_hand": (
        "Comme conseillé : les tables joueront main par main.",
        "As advised: the tables play hand-for-hand.",
    ),
    "right_hands_ended": ("Comme demandé : tout le monde attend.", "As asked: everybody waits."),
    "right_signal": ("Comme demandé : la main est donnée.", "As asked: the hand is dealt."),
    "right_hand_outs": (
        "Comme demandé : une même main, à plusieurs tables, se classe d’un seul coup.",
        "As asked: one hand at several tables is ranked all at once.",
    ),
    "right_to_do": ("Comme demandé.", "As asked."),
    "right_tied": (
        "Comme demandé : autant de jetons avant la main, ils partagent leur rang.",
        "As asked: as many chips before the hand, they share the rank.",
    ),
    "right_winner": (
        "Comme demandé : le tournoi est terminé, chacun a son rang.",
        "As asked: the tournament is over, everyone has a rank.",
    ),
    "right_award": (
        "Rang {place} partagé : vous avez dit à qui va le prix.",
        "Rank {place} shared: you have said whose the prize is.",
    ),
    "right_papers": (
        "Classement et procès-verbal donnés : la soirée est close.",
        "Ranking and minutes given out: the evening is closed.",
    ),
    "caught_up": (
        "Sortie notée après coup : {losers}. Si d’autres sont sortis entre-temps, le classement "
        "se corrige : « Corriger l’ordre… ».",
        "Elimination noted afterwards: {losers}. If others went out in between, correct the "
        "ranking: “Correct the order…”.",
    ),
    "right_break_table": ("Table {table} fermée : c’était à faire.", "Table {table} broken: due."),
    "right_stop_table": (
        "Table {table} arrêtée : c’était à faire.",
        "Table {table} stopped: due.",
    ),
    "right_final_table": ("Table finale formée : c’était à faire.", "Final table formed: due."),
    "right_balance": (
        "Équilibrage juste : {entrant} passe de la table {table} à la table {to_table}.",
        "Balanced rightly: {entrant} goes from table {table} to table {to_table}.",
    ),
    "right_seat": ("{entrant} a une place, table {table}.", "{entrant} has a seat, table {table}."),
    "otherwise_absent": (
        "Le règlement ne sort pas un absent : les jetons restent, les blindes sont prises. "
        "L’absence {entrant:de} est à noter.",
        "The rulebook does not put an absent player out: the chips stay, the blinds are taken. "
        "{entrant} is to be marked away.",
    ),
    "otherwise_back": (
        "{entrant} joue toujours : ce retour est à noter, rien d’autre.",
        "{entrant} still plays: the return is to be noted, nothing else.",
    ),
    "otherwise_late": (
        "Une arrivée ne sort personne.",
        "An arrival puts nobody out.",
    ),
    "otherwise_out": (
        "Seule cette sortie est à noter : {losers}.",
        "This elimination alone is to be noted: {losers}.",
    ),
    "otherwise_outs": (
        "Sortis dans la même main : le plus gros tapis d’avant la main a le meilleur rang. Ordre "
        "demandé, le meilleur rang d’abord : {order}.",
        "Out in the same hand: the larger stack before it takes the better rank. Order asked for, "
        "the better rank first: {order}.",
    ),
    "otherwise_hand_outs": (
        "Main par main, ceux qui sortent dans la même main se classent ensemble, quelle que soit "
        "leur table. Ordre demandé, le meilleur rang d’abord : {order}.",
        "Hand-for-hand, those out in the same hand are ranked together, whatever their table. "
        "Order asked for, the better rank first: {order}.",
    ),
    "otherwise_tied": (
        "Sortis dans la même main avec autant de jetons l’un que l’autre : ils partagent le rang, "
        "{losers}.",
        "Out in the same hand with as many chips each: they share the rank, {losers}.",
    ),
    "otherwise_winner": (
        "Seule cette sortie est à noter : {losers}.",
        "This elimination alone is to be noted: {losers}.",
    ),
    "otherwise_race": (
        "Les jetons saisis ne sont pas ceux que les places ont montrés.",
        "The chips entered are not those that the seats showed.",
    ),
    "otherwise_floor": (
        "La décision notée n’est pas celle des faits. Le règlement : {ruling}",
        "The ruling recorded is not that of the facts. The rulebook: {ruling}",
    ),
    "overruled_floor": (
        "Vous avez décidé autrement que le texte, comme l’article 1.1 le permet. Le règlement : "
        "{ruling}",
        "You ruled otherwise than the text, as article 1.1 allows. The rulebook: {ruling}",
    ),
    "free_floor": (
        "Noté sous une autre situation : « {ruled} ». Sous « {title} », le règlement répond : "
        "{ruling}",
        "Recorded under another situation: “{ruled}”. Under “{title}” the rulebook answers: "
        "{ruling}",
    ),
    "otherwise_mover": (
        "La table {table} avait sa grosse blinde à la place {place}, vous avez dit {said} : "
        "{other} changeait de table, et non {entrant}.",
        "Table {table} had its big blind at seat {place}, you said {said}: {other} was to move, "
        "not {entrant}.",
    ),
    "otherwise_by_hand": (
        "La table {table} avait sa grosse blinde à la place {place} : {other} changeait de table, "
        "et non {entrant}.",
        "Table {table} had its big blind at seat {place}: {other} was to move, not {entrant}.",
    ),
    "otherwise_arrival": (
        "La grosse blinde de la table d’arrivée était à la place {place} : {entrant} y prenait la "
        "place {other}.",
        "The big blind of the table joined was at seat {place}: {entrant} was to take seat "
        "{other} there.",
    ),
    "overruled": (
        "Le texte ne le demandait pas : vous l’avez décidé avec un motif (article 1.1).",
        "The text did not ask for it: you decided it with a reason (article 1.1).",
    ),
    "declined_must": (
        "Écarté, alors que le règlement l’impose : « {proposal} ». {reason}",
        "Set aside, though the rulebook requires it: “{proposal}”. {reason}",
    ),
    "declined_advice": (
        "Écarté : c’était un conseil, à vous de voir.",
        "Set aside: it was advice, the choice is yours.",
    ),
    "set_aside": (
        "Écarté : c’était un conseil, à vous de voir.",
        "Set aside: it was advice, the choice is yours.",
    ),
    "left_proposal": (
        "Le jeu a continué sans : « {proposal} ». {reason}",
        "Play went on without: “{proposal}”. {reason}",
    ),
    "left_draw": ("Les places ne sont pas tirées.", "The seats are not drawn."),
    "left_start": ("L’horloge n’est pas lancée.", "The clock is not started."),
    "left_resume": (
        "L’horloge est restée arrêtée : c’est à vous de voir.",
        "The clock stayed stopped: the choice is yours.",
    ),
    "left_absent": (
        "L’absence {entrant:de} n’est pas notée.",
        "The absence of {entrant} is not noted.",
    ),
    "left_back": (
        "Le retour {entrant:de} n’est pas noté.",
        "The return of {entrant} is not noted.",
    ),
    "left_late": ("Le retardataire n’a pas de place.", "The late entrant has no seat."),
    "left_out": ("Sortie non notée : {losers}.", "Elimination not noted: {losers}."),
    "left_outs": ("Sorties non notées : {losers}.", "Eliminations not noted: {losers}."),
    "left_hand_outs": ("Main non classée : {losers}.", "Hand not ranked: {losers}."),
    "left_tied": ("Sorties non notées : {losers}.", "Eliminations not noted: {losers}."),
    "left_winner": ("Sortie non notée : {losers}.", "Elimination not noted: {losers}."),
    "left_papers": (
        "Sans papier : c’est à vous de voir. La page « Papiers » les garde prêts.",
        "Without papers: the choice is yours. The “Papers” page keeps them ready.",
    ),
    "left_floor": (
        "La table {table} attend encore sa décision. Le règlement : {ruling}",
        "Table {table} still waits for its ruling. The rulebook: {ruling}",
    ),
    "left_race": (
        "Les jetons de {value} sont encore aux tables.",
        "The chips of {value} are still at the tables.",
    ),
    "left_hand_for_hand": (
        "Le main par main, conseillé ici, n’est pas annoncé.",
        "Hand-for-hand, advised here, is not announced.",
    ),
    "left_hands_ended": (
        "Une table attend encore qu’on la dise finie.",
        "A table still waits to be said done.",
    ),
    "left_signal": ("Les tables attendent encore le signal.", "The tables still wait."),
    "left_to_do": ("Il reste à faire.", "There is something left to do."),
    "astray_out": (
        "Personne n’a dit que {entrant} sortait : annulez (Ctrl+Z).",
        "Nobody said that {entrant} was out: undo (Ctrl+Z).",
    ),
    "astray_away": (
        "Il ne s’agissait que {entrant:de}. Personne n’a rien dit {other:de} : annulez (Ctrl+Z).",
        "It was about {entrant} alone. Nobody said anything of {other}: undo (Ctrl+Z).",
    ),
    "astray_race": (
        "Table {table} : ce ne sont pas les jetons que les places ont montrés. Annulez (Ctrl+Z).",
        "Table {table}: these are not the chips that the seats showed. Undo (Ctrl+Z).",
    ),
    "out_of_course": (
        "L’évènement n’avait plus lieu d’être : rien à dire.",
        "What happened made no sense any more: nothing to say.",
    ),
}

GRADES: Final[Table] = {
    "right": ("Comme demandé", "As asked"),
    "otherwise": ("Autrement", "Otherwise"),
    "left": ("Laissé", "Left undone"),
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
