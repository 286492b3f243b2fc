"""The board: a flop dealt wrong, cards taken away too soon: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "board_removed_early": ("Tableau enlevé trop tôt", "Board picked up too soon"),
    "flop_error": (
        "Flop à quatre cartes, mal brûlé ou trop tôt",
        "Four-card flop, misburned or too soon",
    ),
}

KEYWORDS: Final[Table] = {
    "board_removed_early": (
        "tableau enlevé, board ramassé, tableau ramassé, board enlevé, tableau mélangé, cartes du "
        "tableau au muck, flop ramassé, partage du pot, tableau ramassé avant la fin, donneur a "
        "ramassé le board, board dans le muck, tableau disparu, a rangé le tableau, cartes "
        "communes ramassées",
        "board taken away, board removed, board mucked, board picked up, flop gone, split the pot, "
        "dealer picked up the board, board gone",
    ),
    "flop_error": (
        "flop 4 cartes, flop quatre cartes, brûlée oubliée, pas de brûlée, sans brûler, deux "
        "brûlées, double brûlée, burn, burn oublié, flop prématuré, flop trop tôt, mauvais flop, "
        "flop sorti trop tôt, flop alors qu’il restait un joueur, flop sans brûler, oublié de "
        "brûler, pas brûlé au flop, deux cartes brûlées, quatre cartes au flop, flop à deux "
        "cartes, flop avant la fin des mises",
        "four card flop, flop of 4 cards, no burn, missing burn, two burns, double burn, early "
        "flop, premature flop, flop too soon, flop without a burn, forgot to burn, two cards "
        "burned, flop before everyone acted",
    ),
}

FIELDS: Final[Table] = {
    "discernible": (
        "Peut-on reconnaître le tableau sans retourner de carte ?",
        "Can the board be identified without turning a card over?",
    ),
    "stub_shown_or_dropped": (
        "Le donneur a-t-il montré ou laissé tomber le talon ?",
        "Did the dealer show or drop the stub?",
    ),
    "flop_error.kind": ("Qu’est-ce qui ne va pas au flop ?", "What is wrong with the flop?"),
    "flop_error.identifiable": (
        "Sait-on dans quel ordre les cartes sont sorties ?",
        "Is the order of the cards known?",
    ),
    "burn_identifiable": ("Reconnaît-on la brûlée ?", "Can the burn card be identified?"),
    "burns": ("Quelles brûlées, dans l’ordre ?", "Which burn cards, in order?"),
    "out": ("Quelles cartes au flop, dans l’ordre ?", "Which cards on the flop, in order?"),
    "stub_top": ("Quelle est la suivante du talon ?", "What is the next card of the stub?"),
}

CHOICES: Final[Table] = {
    "discernible=true": ("Oui, on le remet en place", "Yes, it can be put back"),
    "discernible=false": ("Non, il est perdu", "No, it is lost"),
    "flop_error.kind=no_burn": ("Pas de brûlée", "No card burned"),
    "flop_error.kind=two_burns": ("Deux brûlées", "Two cards burned"),
    "flop_error.kind=four_cards": ("Quatre cartes au flop", "Four cards on the flop"),
    "flop_error.kind=premature": ("Flop sorti trop tôt", "Flop dealt too soon"),
    "flop_error.identifiable=true": ("Oui, chacune se reconnaît", "Yes, each can be identified"),
    "flop_error.identifiable=false": ("Non, l’ordre est perdu", "No, the order is lost"),
    "burn_identifiable=true": ("Oui, elle est à part", "Yes, it is separate"),
    "burn_identifiable=false": ("Non, mêlée aux autres", "No, mixed with the others"),
}

LINES: Final[Table] = {
    "BOARD_PUT_BACK": (
        "Le tableau est remis en place, le coup continue",
        "The board is put back and the hand goes on",
    ),
    "DEALER_MAY_BE_SANCTIONED": (
        "sanction possible pour le donneur",
        "the dealer may be penalised",
    ),
    "FLOP_STANDS": (
        "Le flop reste tel quel, le coup continue",
        "The flop stays as it is and the hand goes on",
    ),
    "NO_BURN_TOLD": (
        "La première carte du flop devient la brûlée, le talon donne la dernière",
        "The first card of the flop becomes the burn, the last one comes from the stub",
    ),
    "NO_BURN_NAMED": (
        "{burn:card} devient la brûlée, le talon donne la dernière carte du flop",
        "{burn:card} becomes the burn, the last card of the flop comes from the stub",
    ),
    "NO_BURN_DRAWN": (
        "On mélange les trois : une brûlée, deux au flop, la dernière vient du talon",
        "All three are shuffled: one burn, two for the flop, the last comes from the stub",
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
        "All five are shuffled: one burn, three for the flop, one turn burn",
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
        "All four are shuffled: three for the flop, one turn burn",
    ),
    "FOUR_CARDS_BURN_LOST": (
        "Au directeur de décider : mélanger les cinq cartes, ou tout avec le talon",
        "The director decides: shuffle all five cards, or everything with the stub",
    ),
    "EARLY_FLOP_BURN_STAYS": (
        "Flop et talon mélangés ; après les mises, nouveau flop sans rebrûler",
        "Flop and stub are shuffled; after the betting, a new flop without a new burn",
    ),
    "EARLY_FLOP_NEW_BURN": (
        "Brûlée, flop et talon mélangés ; après les mises, nouvelle brûlée et nouveau flop",
        "Burn, flop and stub are shuffled; after the betting, a new burn and a new flop",
    ),
}

REASONS: Final[Table] = {
    "FLOP_WITHOUT_BURN": (
        "flop sans brûlée : la première carte devient la brûlée, une autre complète le flop",
        "flop without a burn: its first card becomes the burn, another completes it",
    ),
    "FLOP_AFTER_TWO_BURNS": (
        "deux brûlées : la seconde ouvre le flop, sa dernière carte sera la brûlée de la turn",
        "two burns: the second opens the flop, whose last card will be the turn burn",
    ),
    "FLOP_OF_FOUR_CARDS": (
        "flop à quatre cartes : la dernière sera la brûlée de la turn",
        "four-card flop: the last one will be the turn burn",
    ),
    "FLOP_ORDER_LOST": (
        "l’ordre est perdu : {count:carte se mélange|cartes se mélangent}, puis on tire",
        "the order is lost: {count:card is|cards are} shuffled, then drawn",
    ),
    "FOUR_CARD_FLOP_BURN_LOST": (
        "flop à quatre cartes, même la brûlée est perdue : le texte n’en dit rien",
        "four-card flop, even the burn is lost: the text does not say",
    ),
    "EARLY_FLOP_BURN_KEPT": (
        "flop prématuré, brûlée connue : elle reste brûlée, sans en brûler une autre",
        "flop too soon, burn known: it stays burned, with no new burn",
    ),
    "EARLY_FLOP_BURN_LOST": (
        "flop prématuré, brûlée perdue : tout se mélange et on brûle de nouveau",
        "flop too soon, burn lost: everything is shuffled, with a new burn",
    ),
    "BOARD_CAN_BE_TOLD": (
        "le tableau se reconnaît encore sans rien retourner",
        "the board can still be identified without turning anything over",
    ),
    "BOARD_LOST": ("on ne reconnaît plus le tableau", "the board can no longer be identified"),
    "SAY_FLOP_PUT_IN_ORDER": (
        "Chaque carte reprend sa place, et voici le flop.",
        "Each card goes back to its place, and here is the flop.",
    ),
    "SAY_FLOOR_SHUFFLES_FLOP": (
        "Ces cartes sont mélangées puis tirées, par un floor s’il y en a un.",
        "These cards are shuffled and drawn, by the floor if present.",
    ),
    "SAY_EARLY_FLOP_TAKEN_BACK": (
        "Flop prématuré : finissez le tour de mises, un nouveau flop viendra ensuite.",
        "Flop dealt too soon: finish the betting round, a new flop comes after it.",
    ),
    "SAY_BOARD_PUT_BACK": (
        "Le tableau est remis en place, le coup continue.",
        "The board is put back and the hand goes on.",
    ),
    "WEIGHS_AS_WITH_TWO_BURNS": (
        "les cinq cartes sorties ne se reconnaissent plus, comme après deux brûlées",
        "none of the five cards can be identified any more, as after two burns",
    ),
    "WEIGHS_AS_WITH_EARLY_FLOP": (
        "d’autres cartes encore ont pu se mêler, comme après un flop prématuré",
        "other cards may have been mixed in, as after a premature flop",
    ),
}

OPTIONS: Final[Table] = {
    "SHUFFLE_ALL_FIVE": (
        "mélanger les cinq cartes et tirer brûlée, flop et brûlée de la turn",
        "shuffle all five and draw burn, flop and turn burn",
    ),
    "SHUFFLE_FLOP_AND_STUB": (
        "mélanger brûlée, flop et paquet, puis redonner le flop",
        "shuffle burn, flop and stub, then deal the flop again",
    ),
}
