"""Where the button and the blinds go, who sits where, who changes table: decided, in one line."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "PLACES": (
        "bouton place {button}, petite blinde place {sb}, grosse blinde place {bb}",
        "button seat {button}, small blind seat {sb}, big blind seat {bb}",
    ),
    "PLACES_BUTTON_DEAD": (
        "bouton place {button} (mort), petite blinde place {sb}, grosse blinde place {bb}",
        "button seat {button} (dead), small blind seat {sb}, big blind seat {bb}",
    ),
    "PLACES_NO_SMALL_BLIND": (
        "bouton place {button}, pas de petite blinde, grosse blinde place {bb}",
        "button seat {button}, no small blind, big blind seat {bb}",
    ),
    "PLACES_BUTTON_DEAD_NO_SMALL_BLIND": (
        "bouton place {button} (mort), pas de petite blinde, grosse blinde place {bb}",
        "button seat {button} (dead), no small blind, big blind seat {bb}",
    ),
    "PLACES_HEADS_UP": (
        "tête-à-tête : bouton et petite blinde place {button}, grosse blinde place {bb}",
        "heads-up: button and small blind seat {button}, big blind seat {bb}",
    ),
    "PLACE_DEALS": ("la place {dealer} donne", "seat {dealer} deals"),
    "PLACE_DEALS_AND_POSTS": (
        "tête-à-tête : la place {dealer} donne et paie la petite blinde",
        "heads-up: seat {dealer} deals and pays the small blind",
    ),
    "PLACES_PLAY": (
        "{count:=place|places} {places} {count:=joue|jouent}",
        "{count:=seat|seats} {places} {count:=plays|play}",
    ),
    "PLACES_WAIT": (
        "{count:=place|places} {places} {count:=attend|attendent}",
        "{count:=seat|seats} {places} {count:=waits|wait}",
    ),
    "PLACE_PAYS_ANTE": ("ante place {payer}", "ante seat {payer}"),
    "ARRIVAL_FOR_DIRECTOR": (
        "Au directeur de décider où vont le bouton et les blindes",
        "For the director: where the button and the blinds go",
    ),
    "ARRIVAL_WAITING_FOR_DIRECTOR": (
        "Au directeur de décider : servir ceux qui attendent, ou attendre un joueur de plus",
        "For the director: deal in those who wait, or wait for one player more",
    ),
    "HEADS_UP_PARTS": (
        "Bouton et petite blinde : {entrant}, premier à parler avant le flop ; grosse blinde : "
        "{other}",
        "Button and small blind: {entrant}, first to speak before the flop; big blind: {other}",
    ),
    "BUTTON_PUT_RIGHT": ("Le bouton est remis à sa place", "The button is put back in its place"),
    "BUTTON_STAYS": (
        "Le bouton reste où il est ; rien à rattraper au coup suivant",
        "The button stays where it is; nothing to make up in the next hand",
    ),
    "DEALT_IN": ("Il est servi et paie ce qu'il doit", "He is dealt in and pays what he owes"),
    "DEALT_IN_POSTS_CORRECTED": (
        "Il est servi ; blindes et ante déjà posées sont corrigées",
        "He is dealt in; blinds and ante already posted are put right",
    ),
    "NOT_DEALT_IN": (
        "Il n'est pas servi ce coup-ci : il jouera le suivant",
        "He is not dealt in: he plays the next hand",
    ),
    "ARRIVAL_BLINDS_CORRECTED": ("Les blindes sont corrigées", "The blinds are put right"),
    "ARRIVAL_BLINDS_STAND": (
        "Les blindes restent ainsi : le coup est joué",
        "The blinds stay as they are: the hand is played",
    ),
    "TABLE_PLAYS": ("La table peut jouer", "The table may play"),
    "TABLE_WAITS": (
        "La table attend : il faut {needed:joueur assis|joueurs assis}",
        "The table waits: {needed:player|players} must be seated",
    ),
    "TABLE_STOPS": (
        "Arrêter la table en attendant du renfort ou sa fermeture (conseillé)",
        "Stop the table until it is filled or closed (advised)",
    ),
    "TABLE_GOES_ON": ("La table continue de jouer", "The table goes on playing"),
    "TABLE_COUNTS": ("La table compte {count:joueur|joueurs}", "The table counts {count} players"),
    "PLACE_MOVES": (
        "La place {place}, prochaine grosse blinde, change de table",
        "Seat {place}, the next big blind, changes table",
    ),
    "PLACE_OR_PROGRAM": (
        "Au directeur de décider : la place {place}, ou le choix du logiciel",
        "For the director: seat {place}, or the program's choice",
    ),
    "FINAL_TABLE_OF": ("Table finale à {count:joueur|joueurs}", "Final table of {count} players"),
}
