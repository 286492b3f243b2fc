"""Decisions about the board, in one line (7.1 to 7.4)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "BOARD_STANDS": (
        "Le tableau reste ainsi, le coup continue",
        "The board stays as it is, the hand goes on",
    ),
    "PREFLOP_BETS_STAND": (
        "Tableau corrigé ; les mises d'avant le flop restent",
        "The board is put right; the bets before the flop stand",
    ),
    "BETS_TO_FLOP_STAND": (
        "Tableau corrigé ; les mises jusqu'au flop restent",
        "The board is put right; the bets up to the flop stand",
    ),
    "BETS_TO_TURN_STAND": (
        "Tableau corrigé ; les mises jusqu'à la turn restent",
        "The board is put right; the bets up to the turn stand",
    ),
    "EARLY_TURN_GOES_BACK": (
        "La turn retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The turn goes back into the stub, shuffled; its burn stays burned",
    ),
    "EARLY_RIVER_GOES_BACK": (
        "La river retourne dans le talon mélangé ; sa brûlée reste brûlée",
        "The river goes back into the stub, shuffled; its burn stays burned",
    ),
    "BOARD_PUT_BACK": (
        "Le tableau est remis en place, le coup continue",
        "The board goes back in place, the hand goes on",
    ),
    "DEALER_MAY_BE_SANCTIONED": (
        "sanction possible du donneur",
        "the dealer may be penalised",
    ),
    "FLOP_STANDS": (
        "Le flop reste ainsi, le coup continue",
        "The flop stays as it is, the hand goes on",
    ),
    "NO_BURN_TOLD": (
        "La première carte du flop devient la brûlée, le talon donne la dernière",
        "The first card of the flop becomes the burn, the stub gives the last one",
    ),
    "NO_BURN_NAMED": (
        "{burn:card} devient la brûlée, le talon donne la dernière carte du flop",
        "{burn:card} becomes the burn, the stub gives the last card of the flop",
    ),
    "NO_BURN_DRAWN": (
        "On mélange les trois : une brûlée, deux au flop, la dernière vient du talon",
        "All three are shuffled: one burn, two on the flop, the stub gives the last",
    ),
    "TWO_BURNS_TOLD": (
        "La seconde brûlée ouvre le flop, dont la dernière devient la brûlée de la turn",
        "The second burn opens the flop, whose last card becomes the turn burn",
    ),
    "TWO_BURNS_NAMED": (
        "La seconde brûlée ouvre le flop ; {turn_burn:card} devient la brûlée de la turn",
        "The second burn opens the flop; {turn_burn:card} becomes the turn burn",
    ),
    "TWO_BURNS_DRAWN": (
        "On mélange les cinq : une brûlée, trois au flop, une brûlée de la turn",
        "All five are shuffled: one burn, three on the flop, one turn burn",
    ),
    "FOUR_CARDS_TOLD": (
        "Les trois premières font le flop, la dernière devient la brûlée de la turn",
        "The first three make the flop, the last one becomes the turn burn",
    ),
    "FOUR_CARDS_NAMED": (
        "Flop {first:card} {second:card} {third:card} ; "
        "{turn_burn:card} devient la brûlée de la turn",
        "Flop {first:card} {second:card} {third:card}; {turn_burn:card} becomes the turn burn",
    ),
    "FOUR_CARDS_DRAWN": (
        "On mélange les quatre : trois au flop, une brûlée de la turn",
        "All four are shuffled: three on the flop, one turn burn",
    ),
    "FOUR_CARDS_BURN_LOST": (
        "Au directeur de décider : mélanger les cinq cartes, ou tout avec le talon",
        "The director decides: shuffle all five cards, or everything with the stub",
    ),
    "EARLY_FLOP_BURN_STAYS": (
        "Flop et talon mélangés ; après les mises, nouveau flop sans rebrûler",
        "Flop and stub are shuffled; after the bets, a new flop without a new burn",
    ),
    "EARLY_FLOP_NEW_BURN": (
        "Brûlée, flop et talon mélangés ; après les mises, nouvelle brûlée et nouveau flop",
        "Burn, flop and stub are shuffled; after the bets, a new burn and a new flop",
    ),
}
