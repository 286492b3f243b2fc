"""Why a paper is not ready and what to do about it; how a draw is made, for its lists."""

from __future__ import annotations

from typing import Final

from rules_ropta.ruling import Refused
from td_app.words.language import Language, fr_en
from td_app.words.refusals import refusal_sentence
from td_app.words.speaking import Table, say

WAITING: Final[Table] = {
    "NOBODY_ENTERED_YET": (
        "Personne n’est inscrit : inscrivez d’abord les joueurs.",
        "Nobody is registered: register the players first.",
    ),
    "NO_MOVE_YET": ("Aucun joueur n’a encore changé de place.", "Nobody has changed seats yet."),
    "NO_PENALTY_YET": (
        "Aucune sanction n’a encore été donnée.",
        "No penalty has been given yet.",
    ),
    "ONE_TABLE_LEFT": (
        "Une seule table joue : le main par main n’a pas lieu d’être.",
        "Only one table is left, so hand-for-hand is not needed.",
    ),
    "NO_VALUE_LEAVES": (
        "La structure ne retire aucune valeur de jetons.",
        "The structure removes no chip value.",
    ),
    "NOTHING_PAID_YET": (
        "Personne n’a encore rien payé : encaissez d’abord.",
        "Nobody has paid anything yet: take payments first.",
    ),
    "NOTHING_PAID_OUT_YET": (
        "Aucun versement n’a encore été fait.",
        "Nothing has been paid out yet.",
    ),
    "NOBODY_OUT_YET": ("Aucune sortie n’a encore été notée.", "Nobody is out yet."),
    "NO_INCIDENT_YET": (
        "Aucun incident ni aucune sanction n’a encore été noté.",
        "No incident or penalty has been recorded yet.",
    ),
    "NO_PRIZE_WON_YET": ("Aucun lot ni prix n’a encore été gagné.", "Nobody has won a prize yet."),
    "PRIZES_TO_DECIDE": (
        "Attribuez d’abord les lots des ex æquo.",
        "First say who gets the tied players’ prizes.",
    ),
    "DAY_NOT_OVER_YET": ("La journée n’est pas encore terminée.", "The day is not over yet."),
    "JACKPOT_NOT_DRAWN_YET": (
        "Le jackpot n’est pas encore tiré.",
        "The jackpot has not been drawn yet.",
    ),
    "NO_BOUNTY_YET": (
        "Pas encore de prime : tirez d’abord les places.",
        "No bounties yet: draw the seats first.",
    ),
    "NOT_OVER_YET": (
        "Le tournoi n’est pas encore terminé.",
        "The tournament is not over yet.",
    ),
    "PHONES_NOT_ON_YET": (
        "Les téléphones ne sont pas activés : allumez-les dans les réglages.",
        "Phones are off: turn them on in the settings.",
    ),
    "OVER_ALREADY": (
        "Le tournoi est terminé : il n’y a plus de joueurs à table.",
        "The tournament is over: there are no players at the tables.",
    ),
    "NOT_OF_THIS_TOURNAMENT": (
        "Ce tournoi n’utilise pas ce papier : son format n’en a pas besoin.",
        "This tournament has no such printout: its format does not need it.",
    ),
}

DRAW_METHOD: Final = (
    (
        "1. La graine : 32 octets donnés par l’ordinateur au moment du tirage, imprimés ici.",
        "1. The seed: 32 bytes given by the computer when the draw was made, printed here.",
    ),
    (
        "2. Le nombre n° i est SHA-256 (graine suivie de i sur 8 octets), i = 0, 1, 2…",
        "2. Number i is SHA-256 (the seed followed by i on 8 bytes), i = 0, 1, 2…",
    ),
    (
        "3. Pour choisir parmi n, on prend le reste de la division par n ; un nombre qui "
        "avantagerait un résultat est écarté et le suivant le remplace.",
        "3. To choose among n, take the remainder of the division by n; a number that would "
        "favour a result is set aside and the next one taken.",
    ),
    (
        "4. Les tables sont aussi égales que possible ; celles qui ont un joueur de plus sont "
        "tirées au sort.",
        "4. Tables are as equal as possible; those with one more player are drawn.",
    ),
    (
        "5. Les inscrits, dans l’ordre imprimé, sont mélangés (Fisher-Yates, depuis la fin) et "
        "remplissent les tables dans l’ordre de leurs numéros.",
        "5. The entrants, in the printed order, are shuffled (Fisher-Yates, from the end) and "
        "fill the tables in the order of their numbers.",
    ),
    (
        "6. À chaque table, les places libres sont mélangées de même et prises dans l’ordre.",
        "6. At each table the free seats are shuffled likewise and taken in order.",
    ),
    (
        "7. Les places réservées sont hors tirage et marquées.",
        "7. Reserved seats are outside the draw, and marked.",
    ),
    (
        "8. Pour séparer clubs ou équipes, des échanges de places sont tirés au sort, et gardés "
        "s’ils ne rapprochent personne.",
        "8. To keep clubs or teams apart, swaps are drawn, and kept as long as they bring nobody "
        "closer.",
    ),
    (
        "9. Une place est tirée pour le bouton de toutes les tables ; si elle est vide, il va à "
        "la place occupée suivante.",
        "9. One seat is drawn for the button of every table; where it is empty, the button goes "
        "to the next occupied seat.",
    ),
)
"""How a draw is made, in lines that a player can follow: on its certificate (2.1)."""

METHOD_ELSEWHERE: Final = (
    "La méthode et la vérification sont sur le certificat du tirage, à la table de la direction.",
    "The method and how to check it are on the draw certificate, at the desk.",
)


def draw_method(language: Language | None = None) -> tuple[str, ...]:
    """Return how a draw is made, a line each."""
    return tuple(say(line, language=language) for line in DRAW_METHOD)


#: What has changed since a paper was printed, by its name.
CHANGED: Final[Table] = {
    "presence_sheet": ("La feuille de présence a changé", "The attendance sheet has changed"),
    "seat_slips": ("Les cartons de place ont changé", "The seat slips have changed"),
    "alphabetical_list": ("La liste alphabétique a changé", "The alphabetical list has changed"),
    "list_by_table": ("La liste par table a changé", "The list by table has changed"),
    "room_plan": ("Le plan de salle a changé", "The room plan has changed"),
    "table_sheets": ("Les feuilles de table ont changé", "The table sheets have changed"),
    "structure": ("La structure a changé", "The structure has changed"),
    "breaking_order": ("L’ordre de fermeture a changé", "The breaking order has changed"),
    "draw_certificate": ("Le tirage a changé", "The draw has changed"),
    "tournament_rules": (
        "Les règles du tournoi ont changé",
        "The tournament rules have changed",
    ),
    "moves_sheet": ("Des places ont changé", "Seats have changed"),
    "hand_for_hand_tally": ("Les tables en jeu ont changé", "The tables in play have changed"),
    "chip_race_sheet": ("Les tables en jeu ont changé", "The tables in play have changed"),
    "chip_count_sheet": ("Les tables en jeu ont changé", "The tables in play have changed"),
    "penalty_slip": ("Les sanctions ont changé", "The penalties have changed"),
    "eliminations": ("Les sorties ont changé", "The eliminations have changed"),
    "ranking": ("Le classement a changé", "The ranking has changed"),
    "podium": ("Le podium a changé", "The podium has changed"),
    "evening_conduct": ("Incidents ou sanctions ont changé", "Incidents or penalties have changed"),
    "minutes": ("Le procès-verbal a changé", "The log has changed"),
}


def changed_sentence(name: str, hour: str, language: Language | None = None) -> str:
    """Return what has changed since a paper was printed, at an hour already in words."""
    french, english = CHANGED.get(name, ("Ce papier a changé", "This printout has changed"))
    since = (f"{french} depuis {{hour}}", f"{english} since {{hour}}")
    return say(since, {"hour": hour}, language=language)


def waiting_sentence(code: str, language: Language | None = None) -> str:
    """Return what a paper waits for, and what to do about it; empty without a code."""
    if not code:
        return ""
    if code in WAITING:
        return say(WAITING[code], {}, language=language)
    return refusal_sentence(Refused(code), language=language)


def sheet_words() -> tuple[tuple[str, str], ...]:
    """Return the sizes of sheets and what they are called."""
    letter = fr_en("Lettre US", "US Letter")
    return (("A4", "A4"), ("A5", "A5"), ("Letter", letter))


def slip_words() -> tuple[tuple[str, str], ...]:
    """Return the sizes of slips and what they are called."""
    return (
        ("A7", fr_en("A7, 8 par feuille", "A7, 8 per sheet")),
        ("A6", fr_en("A6, 4 par feuille", "A6, 4 per sheet")),
        ("roll", fr_en("Rouleau 80\u00a0mm", "80 mm roll")),
    )
