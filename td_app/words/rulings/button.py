"""Where the button and the blinds go: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "next_positions": ("Bouton et blindes du coup suivant", "Button and blinds of the next hand"),
    "dead_button_dealer": ("Bouton mort : qui donne ?", "Dead button: who deals?"),
    "heads_up": ("Tête-à-tête : qui fait quoi ?", "Heads-up: who does what?"),
    "button_error": ("Bouton mal avancé", "Button moved wrongly"),
}

KEYWORDS: Final[Table] = {
    "next_positions": (
        "bouton, blindes, positions, bouton mort, petite blinde éliminée, grosse blinde éliminée, "
        "pas de petite blinde, joueur éliminé, avancer le bouton, main suivante, tour de blindes, "
        "où va le bouton, passage en tête-à-tête, qui est de grosse blinde, qui est de petite "
        "blinde, petite blinde a sauté, grosse blinde sautée, qui paie quoi, qui est au bouton, où "
        "est le bouton, plus que deux joueurs qui est bouton, à qui la blinde, blinde qui saute, "
        "où doit aller le bouton, bouton va où, qui est UTG, qui poste les blindes, qui paye les "
        "blindes, ordre des blindes",
        "button, blinds, positions, dead button, small blind busted, big blind busted, no small "
        "blind, move the button, next hand, where is the button, who is big blind, who posts what, "
        "who is on the button, where does the button go, who posts the blinds",
    ),
    "dead_button_dealer": (
        "donneur, qui distribue, bouton mort, bouton sur un siège vide, distribuer, dealer, le "
        "donneur est sorti, donneur éliminé, qui donne les cartes, celui qui devait donner est "
        "sorti, joueur qui devait donner éliminé",
        "dealer, who deals, dead button, button on an empty seat, who deals the cards, dealer "
        "busted, the one to deal is out",
    ),
    "heads_up": (
        "tête à tête, duel, deux joueurs, face à face, HU, premier à parler, première carte, "
        "bouton petite blinde, qui parle en premier, plus que deux, à deux qui paie la petite "
        "blinde, qui parle en premier à deux, en HU",
        "heads up, HU, two players, first to act, first card, button small blind, who speaks "
        "first, only two left, who acts first heads-up",
    ),
    "button_error": (
        "bouton au mauvais endroit, bouton avancé deux fois, bouton oublié, bouton pas bougé, "
        "erreur de bouton, droit au bouton, bouton déplacé, remettre le bouton, bouton pas avancé, "
        "oublié de bouger le bouton, bouton mal placé, bouton trop loin, bouton pas au bon endroit",
        "wrong button, button error, button moved twice, button not moved, misplaced button, "
        "forgot to move the button, button in the wrong place",
    ),
}

FIELDS: Final[Table] = {
    "prev": ("Positions du coup qui vient de finir", "Positions in the hand just finished"),
    "prev.button": ("Où était le bouton ?", "Where was the button?"),
    "prev.sb": ("Où était la petite blinde ?", "Where was the small blind?"),
    "prev.bb": ("Où était la grosse blinde ?", "Where was the big blind?"),
    "players_before": ("Quelles places jouaient ce coup ?", "Which seats played that hand?"),
    "seats": ("Combien de places à la table ?", "How many seats at the table?"),
    "eliminated": ("Quelles places sont éliminées ?", "Which seats are out?"),
    "bb_history": ("Qui a payé les dernières grosses blindes ?", "Who posted the last big blinds?"),
    "heads_up.button": ("Qui a le bouton ?", "Who has the button?"),
    "heads_up.other": ("Qui est l’autre joueur ?", "Who is the other player?"),
    "button_error.moved": (
        "De combien de places le bouton a-t-il avancé ?",
        "How many seats did the button move?",
    ),
}

CHOICES: Final[Table] = {
    "prev.sb=null": ("Pas de petite blinde", "No small blind"),
}

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
        "heads-up: seat {dealer} deals and posts the small blind",
    ),
    "HEADS_UP_PARTS": (
        "Bouton et petite blinde : {entrant}, premier à parler avant le flop ; grosse blinde : "
        "{other}",
        "Button and small blind: {entrant}, first to act before the flop; big blind: {other}",
    ),
    "BUTTON_PUT_RIGHT": ("Le bouton est remis à sa place", "The button is put back"),
    "BUTTON_STAYS": (
        "Le bouton reste où il est ; rien à rattraper au coup suivant",
        "The button stays where it is; no correction in the next hand",
    ),
}

REASONS: Final[Table] = {
    "BIG_BLIND_FORWARD": (
        "la grosse blinde passe à la place {big_blind}, le bouton est toujours devant un joueur",
        "the big blind goes to seat {big_blind}, and the button is always in front of a player",
    ),
    "BUTTON_ERROR_CORRECTED": (
        "pas encore d’action substantielle : le bouton est remis en place",
        "no substantial action yet: the button is put back",
    ),
    "BUTTON_ERROR_STANDS": (
        "action substantielle : le bouton reste où il est, sans rattrapage",
        "substantial action: the button stays where it is, with no later correction",
    ),
    "POSITIONS_ADVANCE": (
        "bouton place {button}, grosse blinde place {big_blind} : tout avance d’une position",
        "button at seat {button}, big blind at seat {big_blind}: both move on one position",
    ),
    "BUTTON_DEAD": (
        "bouton mort à la place {button} : personne n’y est assis",
        "dead button at seat {button}: nobody sits there",
    ),
    "DEAD_BUTTON_STAYS": (
        "place inconnue entre bouton et grosse blinde : le bouton reste à la place {button}, mort",
        "no known seat between button and big blind: the button stays at seat {button}, dead",
    ),
    "NO_SMALL_BLIND": (
        "la grosse blinde précédente est sortie : pas de petite blinde à cette main",
        "the previous big blind is out: no small blind in this hand",
    ),
    "DEALS_AT_BUTTON": (
        "la place {dealer}, au bouton, donne",
        "seat {dealer}, on the button, deals",
    ),
    "DEALS_FOR_DEAD_BUTTON": (
        "bouton mort : la place {dealer}, juste avant, donne",
        "dead button: seat {dealer}, just before it, deals",
    ),
    "HEADS_UP_BUTTON_IS_SMALL_BLIND": (
        "en tête-à-tête, le bouton paie la petite blinde",
        "heads-up, the button posts the small blind",
    ),
    "HEADS_UP_LAST_BIG_BLIND": (
        "en tête-à-tête, la place {button} vient de payer la grosse blinde : elle prend le bouton",
        "heads-up, seat {button} posted the big blind last: it takes the button",
    ),
    "HEADS_UP_LAST_BIG_BLIND_BY_ROTATION": (
        "en tête-à-tête, la place {button} a payé la grosse blinde en dernier, d’après le tour de "
        "table : elle prend le bouton",
        "heads-up, seat {button} posted the big blind last, by the rotation: it takes the button",
    ),
}
