"""Flights: days 1, bags, day 2: undo, minutes, refusals, what is to be done."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

LABELS: Final[Table] = {
    "day_ended": ("fin de la journée", "end of the day"),
    "flights_taken": ("inscription des joueurs qualifiés", "qualified players put on the list"),
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
        "{players:joueur qualifié inscrit|joueurs qualifiés inscrits}, de {days:vague|vagues}, "
        "avec {chips:jeton|jetons}.",
        "{players:qualified player|qualified players} from {days:flight|flights} put on the "
        "list, with {chips:chip|chips}.",
    ),
    "flights_taken+several": (
        "{players:joueur qualifié inscrit|joueurs qualifiés inscrits}, de {days:vague|vagues}, "
        "avec {chips:jeton|jetons} ; {several:joueur garde|joueurs gardent} le plus gros de "
        "plusieurs tapis.",
        "{players:qualified player|qualified players} from {days:flight|flights} put on the "
        "list, with {chips:chip|chips}; {several:player keeps|players keep} the largest of "
        "several stacks.",
    ),
}

TITLES: Final[Table] = {
    "end_day": ("Finir la journée", "End the day"),
}
ACTIONS: Final[Table] = {
    "end_day": ("Compter et mettre en sachet", "Count and bag"),
}
REASONS: Final[Table] = {
    "DAY_TO_END": (
        "la vague se termine après le niveau {level} : faites compter chaque tapis et préparez "
        "les sachets",
        "the flight ends after level {level}: have every stack counted and get the bags ready",
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
        "Derrière eux, les sortis du jour 1, dans l’ordre du classement de leur vague.",
        "Behind them, those out on day 1, in the order of their flight’s ranking.",
    ),
    "several": (
        "Derrière eux, les sortis des jours 1 : chaque vague a son classement, aucun texte ne les "
        "range entre elles.",
        "Behind them, those out on the days 1: each flight has its ranking, no text orders one "
        "against another.",
    ),
}


def behind_words(flights: int, language: Language | None = None) -> str:
    """Return the sentence under the ranking of a day 2; "" for any other tournament."""
    return say(BEHIND["one" if flights == 1 else "several"], language=language) if flights else ""


REFUSALS: Final[Table] = {
    "FLIGHT_NAME": (
        "Une vague mène à une épreuve : donnez le nom de l’épreuve.",
        "A flight leads to an event: give the event’s name.",
    ),
    "FLIGHT_LEVEL": (
        "La structure a {most:niveau|niveaux} : il doit en rester au moins un à jouer après le "
        "niveau {level}.",
        "The structure has {most:level|levels}: at least one must be left to play after level "
        "{level}.",
    ),
    "SETUP_DRAWN_FORMAT": (
        "Les places sont tirées : une vague ou un jackpot se décide avant. Annulez le tirage pour "
        "le modifier.",
        "Seats are drawn: a flight or a jackpot is decided before. Undo the draw to change it.",
    ),
    "NOT_A_FLIGHT": (
        "Ce tournoi n’est pas une vague : dites-le d’abord dans son format.",
        "This tournament is not a flight: say so in its format first.",
    ),
    "DAY_ENDS_LATER": (
        "La vague se termine après le niveau {level} : attendez-le, ou changez ce niveau dans le "
        "format.",
        "The flight ends after level {level}: wait for it, or change that level in the format.",
    ),
    "FLIGHT_HAS_NO_FINAL": (
        "La table finale est celle du jour 2 : un jour 1 ferme ses tables l’une après l’autre.",
        "The final table is that of day 2: a day 1 breaks its tables one after the other.",
    ),
    "DAY_GAP": (
        "Les tapis font {total}, il y a {chips} en jeu : écart de {gap:signed}. Recomptez, ou "
        "acceptez l’écart en disant pourquoi.",
        "The stacks add up to {total}, with {chips} in play: a difference of {gap:signed}. Count "
        "again, or accept it and say why.",
    ),
    "SEAL_MISSING": (
        "Il manque le numéro du scellé {entrant:de} : relevez-le sur le sachet.",
        "The seal number of {entrant} is missing: read it on the bag.",
    ),
    "SEAL_TWICE": (
        "Le scellé {seal} est donné à deux sachets : relisez-les.",
        "Seal {seal} is given to two bags: read them again.",
    ),
    "SEAL_UNREADABLE": (
        "Un numéro de scellé a {longest} signes au plus : relisez celui {entrant:de}.",
        "A seal number has {longest} characters at most: read that of {entrant} again.",
    ),
    "FLIGHTS_TAKEN": (
        "Les joueurs qualifiés sont déjà inscrits : annulez cette inscription pour la refaire.",
        "The qualified players are already on the list: undo that to do it again.",
    ),
    "FLIGHTS_AFTER_DRAW": (
        "Les places sont tirées : les joueurs qualifiés s’inscrivent avant le tirage.",
        "Seats are drawn: qualified players go on the list before the draw.",
    ),
    "FLIGHTS_ONCE": (
        "Choisissez au moins une vague, et chacune une fois.",
        "Choose at least one flight, and each of them once.",
    ),
    "BAG_OF_NO_FLIGHT": (
        "{name} n’a pas un sachet par vague : donnez les vagues où ce joueur s’est qualifié.",
        "{name} does not have one bag per flight: give the flights this player qualified from.",
    ),
    "BAG_TWICE": (
        "Le sachet {seal} est donné à deux joueurs : dites de qui il est.",
        "Bag {seal} is given to two players: say whose it is.",
    ),
}
