"""What short stacks post and play for, how pots are made and given: decided, in one line."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "NO_ANTE_DEAD_BUTTON": (
        "Pas d'ante ce coup-ci : le bouton est mort",
        "No ante this hand: the button is dead",
    ),
    "ANTE_FROM_BIG_BLIND": ("La grosse blinde paie l'ante", "The big blind pays the ante"),
    "ANTE_FROM_BIG_BLIND_PLACE": (
        "La grosse blinde, place {payer}, paie l'ante",
        "The big blind, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_BUTTON": ("Le bouton paie l'ante", "The button pays the ante"),
    "ANTE_FROM_BUTTON_PLACE": (
        "Le bouton, place {payer}, paie l'ante",
        "The button, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_EVERYBODY": ("Chaque joueur paie son ante", "Every player pays his ante"),
    "POSTS_BLIND_AND_ANTE": (
        "Il pose la grosse blinde {blind} et l'ante {ante}",
        "He posts the big blind {blind} and the ante {ante}",
    ),
    "POSTS_BLIND": ("Il pose la grosse blinde {blind}", "He posts the big blind {blind}"),
    "ALL_IN_BLIND_AND_ANTE": (
        "À tapis : grosse blinde {blind}, ante {ante} ; {call} pour suivre",
        "All-in: big blind {blind}, ante {ante}; {call} to call",
    ),
    "ALL_IN_BLIND_NO_ANTE": (
        "À tapis : grosse blinde {blind}, pas d'ante ; {call} pour suivre",
        "All-in: big blind {blind}, no ante; {call} to call",
    ),
    "ALL_IN_BLIND": (
        "À tapis : grosse blinde {blind} ; {call} pour suivre",
        "All-in: big blind {blind}; {call} to call",
    ),
    "BUTTON_POSTS_ANTE": ("Le bouton verse l'ante, {ante}", "The button pays the ante, {ante}"),
    "BUTTON_POSTS_PART": (
        "Le bouton verse {ante} sur {due} et ne joue que pour cette part d'ante",
        "The button pays {ante} of {due} and plays for that part of the ante only",
    ),
    "PLAYS_FOR_ANTE": (
        "Même à tapis, il joue pour toute l'ante versée : {ante}",
        "Even all-in, he plays for the whole ante paid: {ante}",
    ),
    "CLASSIC_ANTE_ONLY": ("Il verse l'ante, {ante}", "He pays the ante, {ante}"),
    "CLASSIC_ANTE_AND_BLIND": (
        "Il verse l'ante {ante} et la blinde {blind}",
        "He pays the ante {ante} and the blind {blind}",
    ),
    "CLASSIC_ALL_IN_ANTE": ("À tapis sur l'ante : {ante}", "All-in on the ante: {ante}"),
    "CLASSIC_ALL_IN_NO_BLIND": (
        "À tapis sur l'ante, {ante} : rien pour la blinde",
        "All-in on the ante, {ante}: nothing for the blind",
    ),
    "CLASSIC_ALL_IN_BOTH": (
        "À tapis : ante {ante}, puis blinde {blind}",
        "All-in: ante {ante}, then blind {blind}",
    ),
    "POT_EMPTY": ("Rien au pot", "Nothing in the pot"),
    "POT_ALONE": ("Un seul pot : {main}", "One pot only: {main}"),
    "POT_WON": ("{entrant} prend le pot : {main}", "{entrant} takes the pot: {main}"),
    "POTS_TWO": (
        "Pot principal {main} ; pot extérieur {sides}",
        "Main pot {main}; side pot {sides}",
    ),
    "POTS_MANY": (
        "Pot principal {main} ; pots extérieurs {sides}",
        "Main pot {main}; side pots {sides}",
    ),
    "POT_REFUND": ("{chips} rendus à {entrant}", "{chips} back to {entrant}"),
    "STACK_AFTER_WALK": (
        "tapis de la grosse blinde {chips}",
        "the big blind's stack {chips}",
    ),
    "AWARD_IN_ORDER": ("Dans l'ordre : {order}", "In this order: {order}"),
    "ODD_CHIP_TO": (
        "Le jeton indivisible va à la place {place}",
        "The odd chip goes to seat {place}",
    ),
    "AMOUNT_BIG_BLIND": ("Grosse blinde", "Big blind"),
    "AMOUNT_BLIND": ("Blinde", "Blind"),
    "AMOUNT_ANTE": ("Ante", "Ante"),
    "AMOUNT_TO_CALL": ("Pour suivre", "To call"),
    "AMOUNT_PER_OPPONENT": ("Gain au plus, par adversaire", "Most to win, each opponent"),
    "AMOUNT_MOST": ("Gain au plus, en tout", "Most to win, in all"),
    "AMOUNT_ANTE_TO_WIN": ("Ante à gagner", "Ante to be won"),
    "AMOUNT_POT": ("Pot", "Pot"),
    "AMOUNT_MAIN_POT": ("Pot principal : {entrants}", "Main pot: {entrants}"),
    "AMOUNT_SIDE_POT": ("Pot extérieur : {entrants}", "Side pot: {entrants}"),
    "AMOUNT_REFUND": ("Rendu à {entrant}", "Back to {entrant}"),
    "AMOUNT_STACK_AFTER": ("Tapis de la grosse blinde", "The big blind's stack"),
}
