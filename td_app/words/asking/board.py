"""Questions of the board: a flop dealt wrong, a card too soon, a board taken away (article 7)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "board_error": (
        "Erreur au tableau : les mises restent-elles ?",
        "Error on the board: do the bets stand?",
    ),
    "board_removed_early": ("Tableau enlevé trop tôt", "Board taken away too soon"),
    "early_turn_or_river": (
        "Turn ou river sortie trop tôt",
        "Turn or river dealt too soon",
    ),
    "flop_error": (
        "Flop à quatre cartes, mal brûlé ou trop tôt",
        "Flop of four cards, badly burned or too soon",
    ),
}

KEYWORDS: Final[Table] = {
    "board_error": (
        "erreur au tableau, erreur au board, erreur à la turn, erreur à la river, "
        "mauvaise carte, mises gardées, mises du tour d'avant, continuer tel quel, board",
        "board error, wrong card, error on the turn, error on the river, earlier bets, keep bets",
    ),
    "board_removed_early": (
        "tableau enlevé, board ramassé, tableau ramassé, board enlevé, tableau mélangé, "
        "cartes du tableau au muck, flop ramassé, partage du pot",
        "board taken away, board removed, board mucked, board picked up, flop gone, split the pot",
    ),
    "early_turn_or_river": (
        "turn prématurée, river prématurée, carte trop tôt, turn trop tôt, river trop tôt, "
        "sortie avant la fin des mises, turn avant que tout le monde parle",
        "early turn, early river, premature turn, premature river, card too soon, before betting "
        "was over",
    ),
    "flop_error": (
        "flop 4 cartes, flop quatre cartes, brûlée oubliée, pas de brûlée, sans brûler, "
        "deux brûlées, double brûlée, burn, burn oublié, flop prématuré, flop trop tôt, "
        "mauvais flop",
        "four card flop, flop of 4 cards, no burn, missing burn, two burns, double burn, "
        "early flop, premature flop, flop too soon",
    ),
}

FIELDS: Final[Table] = {
    "board_error.street": ("Où est l'erreur ?", "Where is the error?"),
    "discernible": (
        "Distingue-t-on le tableau sans rien retourner ?",
        "Can the board be told without turning a card over?",
    ),
    "stub_shown_or_dropped": (
        "Le donneur a-t-il montré ou lâché le talon ?",
        "Did the dealer show or drop the stub?",
    ),
    "early_turn_or_river.street": (
        "Quelle carte est sortie trop tôt ?",
        "Which card came too soon?",
    ),
    "flop_error.kind": (
        "Qu'est-ce qui ne va pas au flop ?",
        "What is wrong with the flop?",
    ),
    "flop_error.identifiable": (
        "Sait-on dans quel ordre les cartes sont sorties ?",
        "Is the order in which the cards came known?",
    ),
    "burn_identifiable": ("Reconnaît-on la brûlée ?", "Can the burned card be told?"),
    "burns": ("Quelles brûlées, dans l'ordre ?", "Which burned cards, in order?"),
    "out": ("Quelles cartes au flop, dans l'ordre ?", "Which cards on the flop, in order?"),
    "stub_top": ("Quelle est la suivante du talon ?", "Which is the next card of the stub?"),
}

CHOICES: Final[Table] = {
    "discernible=true": ("Oui, on le remet en place", "Yes, it goes back in place"),
    "discernible=false": ("Non, il est perdu", "No, it is lost"),
    "early_turn_or_river.street=turn": ("La turn", "The turn"),
    "early_turn_or_river.street=river": ("La river", "The river"),
    "flop_error.kind=no_burn": ("Pas de brûlée", "No card burned"),
    "flop_error.kind=two_burns": ("Deux brûlées", "Two cards burned"),
    "flop_error.kind=four_cards": ("Quatre cartes au flop", "Four cards on the flop"),
    "flop_error.kind=premature": ("Flop sorti trop tôt", "Flop dealt too soon"),
    "flop_error.identifiable=true": ("Oui, chacune se reconnaît", "Yes, each can be told"),
    "flop_error.identifiable=false": ("Non, l'ordre est perdu", "No, the order is lost"),
    "burn_identifiable=true": ("Oui, elle est à part", "Yes, it lies apart"),
    "burn_identifiable=false": ("Non, mêlée aux autres", "No, mixed with the others"),
}
