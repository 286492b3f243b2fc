"""Flights: days 1, bags, day 2: undo, minutes, refusals, what is to be done."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

LABELS: Final[Table] = {
    "day_ended": ("fin de la journée", "end of the day"),
    "flights_taken": ("inscription des joueurs qualifiés", "qualified players registered"),
}

SENTENCES: Final[Table] = {
    "day_ended": (
        "Fin de la journée après le niveau {level} : {players:tapis mis en sachet|tapis mis en "
        "sachet}, {chips:jeton|jetons} en tout.",
        "End of the day after level {level}: {players:stack|stacks} bagged, {chips:chip|chips} "
        "in all.",
    ),
    "day_ended+gap": (
        "Fin de la journée après le niveau {level} : {players:tapis mis en sachet|tapis mis en "
        "sachet}, {chips:jeton|jetons} en tout, écart accepté de {gap:signed}.",
        "End of the day after level {level}: {players:stack|stacks} bagged, {chips:chip|chips} "
        "in all, with a difference of {gap:signed} accepted.",
    ),
    "flights_taken": (
        "Inscription des qualifiés de {days:vague|vagues} : {players:joueur|joueurs}, "
        "{chips:jeton|jetons}.",
        "{players:qualified player|qualified players} from {days:flight|flights} registered, with "
        "{chips:chip|chips}.",
    ),
    "flights_taken+several": (
        "Inscription des qualifiés de {days:vague|vagues} : {players:joueur|joueurs}, "
        "{chips:jeton|jetons} ; {several:joueur garde|joueurs gardent} le plus gros de "
        "plusieurs tapis.",
        "{players:qualified player|qualified players} from {days:flight|flights} registered, with "
        "{chips:chip|chips}; {several:player keeps|players keep} the largest of several stacks.",
    ),
}

TITLES: Final[Table] = {
    "end_day": ("Finir la journée", "End the day"),
}
ACTIONS: Final[Table] = {
    "end_day": ("Compter les tapis", "Count the stacks"),
}
REASONS: Final[Table] = {
    "DAY_TO_END": (
        "la vague se termine après le niveau {level} : faites compter chaque tapis et préparez les "
        "sachets",
        "the flight ends after level {level}: have every stack counted and the bags ready",
    ),
    "DAY_OVER_DUE": (
        "le niveau {level} est joué : la vague se termine, chaque tapis est compté et mis en "
        "sachet",
        "level {level} has been played: the flight ends, every stack is counted and bagged",
    ),
}

DAY_OVER: Final[Pair] = ("Journée finie", "Day over")


def day_over_words(language: Language | None = None) -> str:
    """Return the sentence at the end of a day 1."""
    return say(DAY_OVER, language=language)


#: What the ranking of a day 2 says of those who were out before: no text orders two flights.
BEHIND: Final[Table] = {
    "one": (
        "Derrière eux, les joueurs sortis au jour 1, dans l’ordre du classement de leur vague.",
        "Below them, the players out on Day 1, in the order of their flight’s ranking.",
    ),
    "several": (
        "Derrière eux, les joueurs sortis au jour 1 : chaque vague a son classement, aucun texte "
        "ne classe une vague par rapport à une autre.",
        "Below them, the players out on Day 1: each flight has its own ranking, and no rule ranks "
        "one flight against another.",
    ),
}


def behind_words(flights: int, language: Language | None = None) -> str:
    """Return the sentence under the ranking of a day 2; "" for any other tournament."""
    return say(BEHIND["one" if flights == 1 else "several"], language=language) if flights else ""


REFUSALS: Final[Table] = {
    "FLIGHT_NAME": (
        "Une vague appartient à une épreuve : indiquez le nom de l’épreuve.",
        "A flight belongs to an event. Enter the event’s name.",
    ),
    "FLIGHT_LEVEL": (
        "La structure a {most:niveau|niveaux} : laissez-en au moins un à jouer après le niveau "
        "{level}.",
        "The structure has {most:level|levels}. Leave at least one to play after level {level}.",
    ),
    "SETUP_DRAWN_FORMAT": (
        "Les places sont tirées, il est trop tard pour choisir une vague ou un jackpot : annulez "
        "le tirage pour le modifier.",
        "The seats are drawn, too late to choose a flight or a jackpot. Undo the draw to change "
        "it.",
    ),
    "NOT_A_FLIGHT": (
        "Ce tournoi n’est pas une vague : réglez-le d’abord dans son format.",
        "This tournament is not a flight. Set it as one in its format first.",
    ),
    "DAY_ENDS_LATER": (
        "La vague se termine après le niveau {level} : attendez-le, ou changez ce niveau dans le "
        "format.",
        "The flight ends after level {level}. Wait for it, or change that level in the format.",
    ),
    "FLIGHT_HAS_NO_FINAL": (
        "Il n’y a pas de table finale au jour 1 : fermez les tables l’une après l’autre.",
        "There is no final table on Day 1. Keep breaking tables one by one.",
    ),
    "DAY_GAP": (
        "Le total des tapis est de {total} pour {chips} en jeu (écart de {gap:signed}) : "
        "recomptez, ou acceptez l’écart en indiquant un motif.",
        "The stacks add up to {total}, with {chips} in play (difference {gap:signed}). Count "
        "again, or accept it with a reason.",
    ),
    "SEAL_MISSING": (
        "Il manque le numéro du scellé {entrant:de} : relevez-le sur le sachet.",
        "The seal number for {entrant} is missing. Read it on the bag.",
    ),
    "SEAL_TWICE": (
        "Le scellé {seal} figure sur deux sachets : relisez-les.",
        "Seal {seal} is given to two bags. Check them.",
    ),
    "SEAL_UNREADABLE": (
        "Un numéro de scellé a {longest} caractères au plus : relisez celui {entrant:de}.",
        "A seal number has at most {longest} characters. Check the one for {entrant}.",
    ),
    "FLIGHTS_TAKEN": (
        "Les joueurs qualifiés sont déjà inscrits : annulez cette inscription pour la refaire.",
        "The qualified players are already registered. Undo that to do it again.",
    ),
    "FLIGHTS_AFTER_DRAW": (
        "Les places sont tirées, et les joueurs qualifiés s’inscrivent avant : annulez d’abord le "
        "tirage.",
        "The seats are drawn, and qualified players register before that. Undo the draw first.",
    ),
    "FLIGHTS_ONCE": (
        "Il faut au moins une vague, et chacune une seule fois : corrigez le choix.",
        "At least one flight is needed, each of them once. Correct the choice.",
    ),
    "BAG_OF_NO_FLIGHT": (
        "{name} n’a pas un sachet par vague : indiquez les vagues où ce joueur s’est qualifié.",
        "{name} does not have one bag per flight. Choose the flights this player qualified from.",
    ),
    "BAG_TWICE": (
        "Le sachet {seal} est attribué à deux joueurs : indiquez auquel il appartient.",
        "Bag {seal} is given to two players. Choose which one it belongs to.",
    ),
}
