"""The papers' French. Plain spaces are typeset when the text is asked for."""

from __future__ import annotations

from typing import Final

DAYS: Final = ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche")
MONTHS: Final = (
    *("janvier", "février", "mars", "avril", "mai", "juin"),
    *("juillet", "août", "septembre", "octobre", "novembre", "décembre"),
)

TEXTS: Final[dict[str, str]] = {
    # every paper
    "AUTHOR": "Direction du tournoi",
    "EDITION": "Règlement ROPTA, édition {edition}",
    "PRINTED_AT": "Imprimé le {moment}",
    "PAGE": "page {page}/{pages}",
    "PLAYERS": "{n} joueur|{n} joueurs",
    "TABLES": "{n} table|{n} tables",
    "TABLE": "Table",
    "TABLES_SHOWN": "Tables",
    "TABLE_NUMBER": "Table {table}",
    "PLACE": "Place",
    "PLACE_NUMBER": "place {place}",
    "NAME": "Nom",
    "CLUB": "Club",
    "NOBODY": "Personne n’est inscrit.",
    # seat slips
    "SLIPS_TITLE": "Talons de place",
    "SLIP_STACK": "Tapis de départ",
    "SLIP_COUNT": "{number} / {total}",
    # lists
    "ALPHABETICAL_TITLE": "Liste alphabétique",
    "BY_TABLE_TITLE": "Liste par table",
    "BUTTON": "bouton",
    "BUTTON_AT": "bouton place {place}",
    "FREE_PLACE": "libre",
    "OUT_OF_USE": "hors service",
    "SEED": "Graine du tirage",
    "ORDER_IS": "Ordre des inscrits : {order}",
    "HOW_TO_CHECK": "Refaire le tirage",
    # moves sheet
    "MOVES_TITLE": "Changements de place",
    "MOVES_COUNT": "{n} changement|{n} changements",
    "MOVES_LEFT": "{n} à annoncer|{n} à annoncer",
    "MOVES_NONE": "Aucun changement de place.",
    "MOVE_ANNOUNCED": "annoncé",
    "MOVE_ANNOUNCED_AT": "annoncé à {hour}",
    "MOVE_TO_ANNOUNCE": "à annoncer",
    "MOVE_ARRIVAL": "arrive",
    # ranking
    "RANKING_TITLE": "Classement",
    "RANKING_SO_FAR": "Classement provisoire",
    "RANK": "Rang",
    "PRIZE": "Prix",
    "STACK": "Tapis",
    "TIED": "{rank} ex æquo",
    "STILL_IN": "Encore en jeu",
    "OUT": "Sortis",
    "NOBODY_OUT": "Personne n’est encore sorti.",
    "ENTRANTS": "{n} inscrit|{n} inscrits",
    "LEFT_IN": "{n} en jeu|{n} en jeu",
    "GONE": "{n} sorti|{n} sortis",
    "PRIZE_TOTAL": "Prix : {total}",
    # draw certificate
    "CERTIFICATE_TITLE": "Certificat de tirage",
    "DRAW_NUMBER": "Tirage n° {number}",
    "DRAWN_AT": "tiré le {moment}",
    "METHOD": "Méthode",
    "RESULT": "Ordre des inscrits et places tirées",
    "RESULT_ASIDE": "n°, nom, table · place",
    "GIVEN_SEAT": "◆ place donnée pour un besoin, hors tirage",
    "BUTTONS": "Bouton",
    "BUTTON_DRAWN": "place tirée : {place}",
    "VERIFY": "Vérifier",
    "VERIFY_HOW": "Avec le fichier du tirage, sur n’importe quel ordinateur où "
    "l’application est installée :",
    "VERIFY_COMMAND": "td-app verify-draw {file}",
    "VERIFY_MEANS": "La commande refait le tirage à partir de la graine et de l’ordre des "
    "inscrits, et dit si chaque place est celle de cette feuille.",
    # structure
    "STRUCTURE_TITLE": "Structure",
    "LEVEL": "Niveau",
    "SMALL_BLIND": "Petite blinde",
    "BIG_BLIND": "Grosse blinde",
    "ANTE": "Ante",
    "LENGTH": "Durée",
    "BEGINS": "Début",
    "AFTER": "Après",
    "LEVELS": "{n} niveau|{n} niveaux",
    "BREAK": "Pause {length}",
    "REMOVE": "on retire les jetons de {values}",
    "LATE_ENTRY": "Entrées jusqu’à la fin du niveau {level}",
    "STARTING_STACK": "Tapis de départ : {stack}",
    "WHOLE_LENGTH": "Durée totale : {length}, pauses comprises",
    "ANTE_BIG_BLIND": "Ante payée par la grosse blinde",
    "ANTE_BUTTON": "Ante payée par le bouton",
    "ANTE_CLASSIC": "Ante payée par chaque joueur",
    "ANTE_NONE": "Sans ante",
    "NEXT_HAND": "Un nouveau niveau vaut à partir de la main suivante (§ 3.1).",
    "AND": " et ",
}

REASONS: Final[dict[str, str]] = {
    "NEXT_BIG_BLIND": "prochaine grosse blinde",
    "BALANCING": "équilibrage : prochaine grosse blinde",
    "GAP": "équilibrage : {gap} joueurs d’écart",
    "TABLE_BROKEN": "fermeture de la table",
    "OTHERS_HOLD": "fermeture : les autres tables peuvent recevoir ses joueurs",
    "FINAL_TABLE": "table finale",
    "FINAL_DUE": "table finale",
    "BY_HAND": "décision du directeur",
    "LATE_ENTRANT": "entrée tardive",
    "SOONEST": "grosse blinde au plus tôt",
}

ENTERS: Final[dict[str, str]] = {
    "plays": "joue tout de suite",
    "big_blind": "paie la grosse blinde",
    "small_blind": "paie la petite blinde",
    "button": "joue au bouton",
    "waits": "attend que le bouton soit passé",
    "depends": "le floor dit quand il entre en jeu",
}
