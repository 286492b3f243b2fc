"""Refusals of the procedures of articles 1 to 4, pots and sanctions: what stands in the way."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

PROCEDURES: Final[Table] = {
    "NO_CHIPS": ("Il n'a plus de jetons à poser.", "He has no chips to post."),
    "SECONDS_NEGATIVE": ("Une durée ne peut être négative.", "A time cannot be negative."),
    "NOT_A_HIGHER_VALUE": (
        "On échange vers une valeur plus haute : {high} ne dépasse pas {low}.",
        "Chips are exchanged for a higher value: {high} is not above {low}.",
    ),
    "SEAT_TWICE": ("La place {seat} est citée deux fois.", "Seat {seat} is named twice."),
    "EXCHANGE_FIRST": (
        "Place {seat} : échangez d'abord ce qui fait un jeton entier ({chips:jeton|jetons} en "
        "main).",
        "Seat {seat}: first exchange what makes a whole chip ({chips:chip|chips} held).",
    ),
    "CARDS_FOR_ODD_CHIPS": (
        "Place {seat} : {cards:carte|cartes} pour {chips:jeton|jetons} ; donnez-en une par jeton.",
        "Seat {seat}: {cards:card|cards} for {chips:chip|chips}; deal one a chip.",
    ),
    "CARD_TWICE": ("La carte {card} est citée deux fois.", "The card {card} is named twice."),
    "HAND_FOR_HAND_ONE_TABLE": (
        "Il reste une seule table : elle n'attend personne.",
        "One table is left: it waits for nobody.",
    ),
    "TABLES_STILL_PLAY": (
        "Attendez les tables qui jouent encore : {tables}.",
        "Wait for the tables still playing: {tables}.",
    ),
    "HAND_FOR_HAND_NOT_BEGUN": (
        "Table {table} : le main par main commence à la prochaine main.",
        "Table {table}: hand-for-hand begins with the next hand.",
    ),
    "ALL_IN_BEFORE_THE_OTHERS": (
        "Table {table} : les cartes restent cachées jusqu'à la fin aux tables {tables}.",
        "Table {table}: the cards stay down until tables {tables} are done.",
    ),
    "HAND_FOR_HAND_OVER": ("Le main par main est fini.", "Hand-for-hand is over."),
    "TABLE_NOT_PLAYING": (
        "La table {table} a déjà fini sa main.",
        "Table {table} has already ended its hand.",
    ),
    "ROUNDS_FROM_ONE_TO_FOUR": (
        "Une suspension dure de un à quatre tours ; au-delà, disqualifiez.",
        "A suspension lasts one to four rounds; beyond, disqualify.",
    ),
    "NOBODY_IN_THE_HAND": ("Personne n'est plus dans le coup.", "Nobody is left in the hand."),
    "POT_WITHOUT_PLAYER": (
        "Des jetons passés dépassent {stake}, la plus haute mise encore en jeu : vérifiez qui a "
        "passé.",
        "Folded chips exceed {stake}, the highest live stake: check who folded.",
    ),
}
