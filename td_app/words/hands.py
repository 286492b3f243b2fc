"""Hands of a table and hand-for-hand in words: undo, minutes, refusals, to-do."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LABELS: Final[Table] = {
    "hand_for_hand_announced": ("annonce du main par main", "hand-for-hand announced"),
    "table_hand_done": ("fin de main, table {table}", "hand over, table {table}"),
    "table_all_in_called": ("tapis payé, table {table}", "all-in and call, table {table}"),
    "next_hand_started": ("signal de la main {hand}", "signal for hand {hand}"),
    "outs_noted": ("sortie notée {people:de}", "{people} marked out, not ranked yet"),
    "outs_noted+many": (
        "sortie notée de {many:joueur|joueurs}",
        "{many:player|players} marked out, not ranked yet",
    ),
    "noted_out_taken_back": (
        "annulation de la sortie notée {people:de}",
        "{people} no longer marked out",
    ),
    "hand_for_hand_ended": ("fin du main par main", "hand-for-hand ended"),
    "positions_set": ("positions de la table {table}", "positions at table {table}"),
    "hand_tapped": ("main {hand} de la table {table}", "hand {hand} at table {table}"),
}

SENTENCES: Final[Table] = {
    "hand_for_hand_announced+final_table": (
        "Main par main annoncé avant la table finale à {until:joueur|joueurs} : il commence dès la "
        "fin des mains en cours.",
        "Hand-for-hand announced before the final table of {until}: it begins once the hands in "
        "progress are over.",
    ),
    "hand_for_hand_announced+prize": (
        "Main par main annoncé avant le {until:rank} rang : il commence dès la fin des mains en "
        "cours.",
        "Hand-for-hand announced before {until:rank} place: it begins once the hands in progress "
        "are over.",
    ),
    "hand_for_hand_announced+director": (
        "Main par main annoncé par le directeur : il commence dès la fin des mains en cours.",
        "Hand-for-hand announced by the director: it begins once the hands in progress are over.",
    ),
    "table_hand_done": (
        "Table {table} : main {hand} finie.",
        "Table {table}: hand {hand} over.",
    ),
    "table_hand_done+before": (
        "Table {table} : la main d’avant le main par main est finie.",
        "Table {table}: the hand before hand-for-hand is over.",
    ),
    "table_all_in_called": (
        "Table {table} : tapis payé dans la main {hand}, cartes cachées jusqu’à la fin aux autres "
        "tables.",
        "Table {table}: all-in and call in hand {hand}, cards face down until the other tables "
        "are done.",
    ),
    "next_hand_started": (
        "Signal : main {hand} à toutes les tables.",
        "Signal: hand {hand} at every table.",
    ),
    "outs_noted": (
        "Sortie notée dans la main {hand} : {people}.",
        "Out in hand {hand}, to be ranked: {people}.",
    ),
    "outs_noted+many": (
        "Sortie notée dans la main {hand} : {many:joueur|joueurs}.",
        "Out in hand {hand}, to be ranked: {many:player|players}.",
    ),
    "noted_out_taken_back": (
        "{people} joue encore : sa sortie notée dans la main {hand} est annulée.",
        "{people} is still in: the elimination recorded in hand {hand} is cancelled.",
    ),
    "hand_for_hand_ended": (
        "Le directeur met fin au main par main.",
        "The director ends hand-for-hand.",
    ),
    "positions_set": (
        "Positions notées à la table {table} : bouton place {button}, petite blinde place {sb}, "
        "grosse blinde place {bb}.",
        "Positions recorded at table {table}: button seat {button}, small blind seat {sb}, big "
        "blind seat {bb}.",
    ),
    "positions_set+no_sb": (
        "Positions notées à la table {table} : bouton place {button}, pas de petite blinde, grosse "
        "blinde place {bb}.",
        "Positions recorded at table {table}: button seat {button}, no small blind, big blind "
        "seat {bb}.",
    ),
    "hand_tapped": (
        "Table {table}, main {hand} : bouton place {button}, petite blinde place {sb}, grosse "
        "blinde place {bb}.",
        "Table {table}, hand {hand}: button seat {button}, small blind seat {sb}, big blind seat "
        "{bb}.",
    ),
    "hand_tapped+no_sb": (
        "Table {table}, main {hand} : bouton place {button}, pas de petite blinde, grosse blinde "
        "place {bb}.",
        "Table {table}, hand {hand}: button seat {button}, no small blind, big blind seat {bb}.",
    ),
}

BESIDES: Final[Table] = {
    "button_dead": (
        "Bouton mort : la place {dealer} donne.",
        "Dead button: seat {dealer} deals.",
    ),
    "all_tables_done": (
        "Toutes les tables ont fini : l’horloge avance de {minutes} min.",
        "Every table is done: the clock moves on by {minutes} min.",
    ),
    "level_passed": (
        "Le niveau {level} commence à la main suivante.",
        "Level {level} begins with the next hand.",
    ),
    "break_reached": ("C’est l’heure de la pause.", "It is break time."),
    "clock_held": ("L’horloge s’arrête.", "The clock is paused."),
    "round_over+final_table": (
        "La table finale est atteinte : le main par main est fini ({hands:main|mains}).",
        "The final table is reached: hand-for-hand is over ({hands:hand|hands}).",
    ),
    "round_over+prize": (
        "La sortie attendue a eu lieu : le main par main est fini ({hands:main|mains}).",
        "The expected elimination has happened: hand-for-hand is over ({hands:hand|hands}).",
    ),
    "round_over+one_table": (
        "Une seule table joue encore : le main par main est fini ({hands:main|mains}).",
        "Only one table is still playing: hand-for-hand is over ({hands:hand|hands}).",
    ),
    "round_over+director": (
        "Le jeu reprend normalement après {hands:main jouée|mains jouées} ainsi.",
        "Back to normal play after {hands:hand|hands} of hand-for-hand.",
    ),
}

TITLES: Final[Table] = {
    "hand_for_hand": ("Jouer main par main", "Play hand-for-hand"),
}

ACTIONS: Final[Table] = {
    "hand_for_hand": ("Annoncer", "Announce"),
}

REASONS: Final[Table] = {
    "ONE_FROM_FINAL_TABLE": (
        "il reste {players:joueur|joueurs} : encore une sortie et c’est la table finale à {place}",
        "{players:player|players} left: one elimination before the final table of {place}",
    ),
    "ONE_FROM_PRIZE": (
        "il reste {players:joueur|joueurs} : encore une sortie et le {place:rank} rang est atteint",
        "{players:player|players} left: one elimination before {place:rank} place",
    ),
}

REFUSALS: Final[Table] = {
    "POSITIONS_UNKNOWN": (
        "Les positions de la table {table} ne sont pas connues : indiquez-les d’abord.",
        "The positions at table {table} are not known. Enter them first.",
    ),
    "POSITIONS_MEET": (
        "La grosse blinde ne peut pas être aussi à une autre position (place {place}) : "
        "choisissez une autre place.",
        "The big blind cannot hold another position too (seat {place}). Choose another seat.",
    ),
    "POSITIONS_OUT_OF_ORDER": (
        "Dans le sens du jeu, la petite blinde vient entre le bouton et la grosse blinde : "
        "indiquez de nouveau les trois places.",
        "Clockwise, the small blind comes between the button and the big blind. Enter the three "
        "seats again.",
    ),
    "BUTTON_SMALL_BLIND_OF_TWO": (
        "Le bouton (place {place}) n’est aussi petite blinde qu’entre deux joueurs : choisissez "
        "une autre place.",
        "The button (seat {place}) is also the small blind only heads-up. Choose another seat.",
    ),
    "POSITIONS_UNDECIDED": (
        "La règle ne tranche pas ({question}) : placez le bouton et les blindes vous-même.",
        "The rule does not settle it ({question}). Place the button and the blinds yourself.",
    ),
    "HAND_FOR_HAND_ON": (
        "Le main par main est déjà annoncé : il n’y a rien à faire.",
        "Hand-for-hand is already announced. There is nothing to do.",
    ),
    "HAND_FOR_HAND_OFF": (
        "On ne joue pas main par main : annoncez-le d’abord.",
        "Play is not hand-for-hand. Announce it first.",
    ),
    "ALL_IN_ALREADY_NOTED": (
        "Table {table} : le tapis payé est déjà noté, il n’y a rien à faire.",
        "Table {table}: the all-in and call is already recorded. There is nothing to do.",
    ),
    "OUTS_TO_RANK": (
        "Il reste {players:sortie|sorties} de cette main à classer : classez-{players:=la|les} "
        "d’abord.",
        "{players:player|players} out in this hand {players:=is|are} not ranked yet. Rank them "
        "first.",
    ),
    "HAND_IN_BREAK": (
        "C’est la pause : lancez l’horloge pour la compter, ou passez au niveau suivant.",
        "It is break time. Start the clock to count it, or go to the next level.",
    ),
    "OUT_ALREADY_NOTED": (
        "La sortie {entrant:de} est notée dans cette main : annulez-la d’abord si elle est fausse.",
        "{entrant} is marked out in this hand. Cancel that first if it is wrong.",
    ),
    "OUT_NOT_NOTED": (
        "La sortie {entrant:de} n’est pas notée dans cette main : vérifiez le nom.",
        "{entrant} is not marked out in this hand. Check the name.",
    ),
    "SETUP_PRIZE_STEPS": (
        "Main par main : les rangs vont de 1 à 9999 ; corrigez {place}.",
        "Hand-for-hand: places go from 1 to 9999. Correct {place}.",
    ),
}

#: What the rules did to a hand, in words made to be read at a table.
DID: Final[Table] = {
    "POSITIONS_ADVANCE": (
        "Le bouton et les blindes avancent d’une position.",
        "The button and the blinds move on by one position.",
    ),
    "NO_SMALL_BLIND": (
        "Pas de petite blinde : le joueur de grosse blinde est sorti à la main précédente.",
        "No small blind: the previous big blind is out.",
    ),
    "BUTTON_DEAD": (
        "Bouton mort : il passe à la place {button}, vide.",
        "Dead button: it moves to seat {button}, which is empty.",
    ),
    "BIG_BLIND_ADVANCES_BUTTON_KEPT": (
        "Arrivée : la grosse blinde avance et personne ne perd son tour de bouton.",
        "Newcomer: the big blind moves on and nobody misses the button.",
    ),
}
