"""Incidents of the board and of hands that die (articles 7 and 8)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

BOARD: Final[Table] = {
    "EARLIER_BETS_STAND": (
        "les mises des tours d'avant restent",
        "bets of the rounds before stand",
    ),
    "BOARD_ERROR_SEEN_TOO_LATE": (
        "action substantielle avant qu'on voie l'erreur : on continue tel quel",
        "substantial action before it was seen: play goes on as it is",
    ),
    "FLOP_WITHOUT_BURN": (
        "flop sans brûlée : la première carte devient la brûlée, une autre complète le flop",
        "flop without a burn: its first card becomes the burn, one more completes it",
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
        "l'ordre est perdu : {count:carte se mélange|cartes se mélangent}, puis on tire",
        "the order is lost: {count:card is|cards are} shuffled, then drawn",
    ),
    "FOUR_CARD_FLOP_BURN_LOST": (
        "flop à quatre cartes, même la brûlée est perdue : le texte n'en dit rien",
        "four-card flop, even the burn is lost: the text says nothing of it",
    ),
    "EARLY_FLOP_BURN_KEPT": (
        "flop prématuré, brûlée connue : elle reste brûlée, sans en brûler une autre",
        "flop too soon, burn known: it stays burned, and no other is",
    ),
    "EARLY_FLOP_BURN_LOST": (
        "flop prématuré, brûlée perdue : tout se mélange et on brûle de nouveau",
        "flop too soon, burn lost: it is all shuffled, and a card is burned again",
    ),
    "CARD_DEALT_TOO_SOON": (
        "carte sortie trop tôt : elle retourne au paquet, la brûlée reste",
        "card dealt too soon: it goes back, the burn stays",
    ),
    "BOARD_CAN_BE_TOLD": (
        "le tableau se distingue encore sans rien retourner",
        "the board can still be told without turning anything over",
    ),
    "BOARD_LOST": (
        "on ne distingue plus le tableau",
        "the board can no longer be told",
    ),
    "STUB_ORDER_RESTORED": (
        "l'ordre du paquet est retrouvé",
        "the order was found again",
    ),
    "STUB_ORDER_LOST": (
        "l'ordre est perdu : on mélange le talon seul",
        "the order is lost: the stub alone is shuffled",
    ),
    "STUB_MIXED_UP": (
        "on ne distingue plus le talon de ce sur quoi il est tombé : tout se mélange",
        "the stub can no longer be told apart: it is all shuffled",
    ),
    "STUB_SEEN_NO_MORE_BETS": (
        "{count:carte|cartes} du paquet vues, et plus de mise possible : le talon seul se mélange",
        "{count:card|cards} of the stub seen, no bet possible: the stub alone is shuffled",
    ),
    "STUB_SEEN_BETS_POSSIBLE": (
        "{count:carte|cartes} du paquet vues, et on peut encore miser",
        "{count:card|cards} of the stub seen, and bets still possible",
    ),
}

DEAD_HANDS: Final[Table] = {
    "UNPAID_BET_COMES_BACK": (
        "mise non payée : {refund} lui reviennent",
        "bet unpaid: {refund} back",
    ),
    "UNPAID_RAISE_COMES_BACK": (
        "relance non payée : {refund} lui reviennent, la part au-dessus de la mise précédente",
        "raise unpaid: {refund} back, the part above the last bet",
    ),
    "BET_WAS_PAID": ("sa mise a été payée : rien ne revient", "the bet was paid: nothing back"),
    "NOTHING_TO_COME_BACK": (
        "ni mise ni relance en dernière action : rien ne revient",
        "neither bet nor raise as last action: nothing back",
    ),
    "THROWN_BY_HIMSELF": (
        "main jetée vers le muck : morte, reconnaissable ou non",
        "hand thrown towards the muck: dead, whether or not it can be told",
    ),
    "THROWN_AND_LOST": (
        "main perdue dans le muck par la faute d'un autre : morte, le fautif est averti au moins",
        "hand lost in the muck by another's fault: dead, a warning at least for the offender",
    ),
    "THROWN_BY_ANOTHERS_FAULT": (
        "main jetée par la faute certaine d'un autre, encore reconnaissable",
        "hand thrown by another's certain fault, and it can still be told",
    ),
    "COVERED_HAND_TOLD": (
        "la main couverte est retrouvée : elle joue, les deux joueurs sont sanctionnés",
        "the covered hand is found: it plays, both are penalised",
    ),
    "COVERED_HAND_LOST": (
        "la main couverte est perdue : elle est morte, le jeteur est sanctionné",
        "the covered hand is lost: dead, whoever threw is penalised",
    ),
    "EXPOSED_WITHOUT_A_WORD": (
        "montrer ses cartes sans rien dire n'est pas une action",
        "showing cards without a word is no action",
    ),
}

SAYINGS: Final[Table] = {
    "SAY_EARLIER_BETS_STAND": (
        "Les mises des tours précédents restent. On corrige le tableau.",
        "Earlier bets stand. We put the board right.",
    ),
    "SAY_BOARD_STANDS": (
        "Le tableau reste ainsi, on continue.",
        "The board stays as it is, we play on.",
    ),
    "SAY_FLOP_PUT_IN_ORDER": (
        "Chaque carte reprend sa place, et voici le flop.",
        "Each card goes back to its place, and here is the flop.",
    ),
    "SAY_FLOOR_SHUFFLES_FLOP": (
        "Ces cartes sont mélangées puis tirées, par un floor s'il y en a un.",
        "These cards are shuffled then drawn, by a floor if there is one.",
    ),
    "SAY_EARLY_FLOP_TAKEN_BACK": (
        "Flop prématuré : finissez le tour de mises, un nouveau flop viendra ensuite.",
        "Flop too soon: finish the betting round, a new flop comes after it.",
    ),
    "SAY_CARD_BACK_IN_STUB": (
        "Carte prématurée : elle retourne au paquet, une autre viendra en son temps.",
        "Card too soon: it goes back, another comes in due time.",
    ),
    "SAY_BOARD_PUT_BACK": (
        "Le tableau est remis en place, le coup continue.",
        "The board goes back in place, the hand goes on.",
    ),
    "SAY_POT_SHARED": (
        "Le pot est partagé entre les {players} joueurs encore en jeu.",
        "The pot is shared by the {players} still in.",
    ),
    "SAY_STUB_SHUFFLED": (
        "Le donneur mélange, son voisin de droite coupe, et on continue.",
        "The dealer shuffles, the neighbour on the right cuts, and we play on.",
    ),
    "SAY_HAND_DEAD_REFUND": (
        "Cette main est morte. {refund} lui reviennent, le reste demeure au pot.",
        "This hand is dead. {refund} back, the rest remains in the pot.",
    ),
    "SAY_HAND_GIVEN_BACK": (
        "La main est rendue et joue. Protégez vos cartes : sanction pour chacun.",
        "The hand is given back and plays. Protect your cards: a penalty for each.",
    ),
    "SAY_WHAT_DO_YOU_DO": (
        "Montrer ne dit rien : quelle est votre action ?",
        "Showing says nothing: what is your action?",
    ),
}

WEIGHS: Final[Table] = {
    "WEIGHS_AS_WITH_TWO_BURNS": (
        "les cinq cartes sorties ne se distinguent plus, comme après deux brûlées",
        "none of the five out can be told, as after two burns",
    ),
    "WEIGHS_AS_WITH_EARLY_FLOP": (
        "d'autres cartes encore ont pu se mêler, comme après un flop prématuré",
        "more may have been mixed in, as after a flop too soon",
    ),
    "WEIGHS_THE_RULE_IS_DEAD": (
        "une main jetée est morte, sauf rareté",
        "a hand thrown is dead, but for rare cases",
    ),
    "WEIGHS_FAULT_IS_CERTAIN": (
        "la faute de l'autre est certaine et la main se reconnaît",
        "the other's fault is certain and the hand can be told",
    ),
}

REASONS: Final[Table] = {**BOARD, **DEAD_HANDS, **SAYINGS, **WEIGHS}

OPTIONS: Final[Table] = {
    "SHUFFLE_ALL_FIVE": (
        "mélanger les cinq cartes et tirer brûlée, flop et brûlée de la turn",
        "shuffle all five and draw burn, flop and turn burn",
    ),
    "SHUFFLE_FLOP_AND_STUB": (
        "mélanger brûlée, flop et paquet, puis redonner le flop",
        "shuffle burn, flop and stub, then deal the flop again",
    ),
    "SHUFFLE_STUB_PLAY_ON": (
        "remélanger le talon et continuer",
        "shuffle the stub and play on",
    ),
    "HAND_STAYS_DEAD": ("laisser la main morte", "leave the hand dead"),
    "GIVE_THE_HAND_BACK": ("rendre la main", "give the hand back"),
}
