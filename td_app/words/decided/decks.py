"""Decisions about the deck, in one line (5.3 to 5.5, 7.5 to 7.7)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "CARD_SET_ASIDE": (
        "Carte montrée à tous puis écartée : le coup continue",
        "The card is shown to all, then set aside: the hand goes on",
    ),
    "STUB_ALONE_SHUFFLED": (
        "Le donneur mélange le talon seul, son voisin de droite coupe",
        "The dealer shuffles the stub alone, the neighbour on the right cuts",
    ),
    "STUB_AND_MUCK_SHUFFLED": (
        "Le donneur mélange talon et rebut, son voisin de droite coupe",
        "The dealer shuffles stub and muck, the neighbour on the right cuts",
    ),
    "STUB_AND_BURNS_SHUFFLED": (
        "Le donneur mélange talon et brûlées, son voisin de droite coupe",
        "The dealer shuffles stub and burns, the neighbour on the right cuts",
    ),
    "STUB_MUCK_AND_BURNS_SHUFFLED": (
        "Le donneur mélange talon, rebut et brûlées, son voisin de droite coupe",
        "The dealer shuffles stub, muck and burns, the neighbour on the right cuts",
    ),
    "STUB_AS_IT_WAS": (
        "L'ordre est retrouvé : rien à mélanger, le coup continue",
        "The order is found again: no shuffle, the hand goes on",
    ),
    "CANCEL_SHARE_OR_PLAY": (
        "Au directeur de décider : annuler le coup, partager le pot ou continuer",
        "The director decides: cancel the hand, share the pot or play on",
    ),
    "CANCEL_OR_SHUFFLE": (
        "Au directeur de décider : annuler le coup, ou remélanger le talon",
        "The director decides: cancel the hand, or shuffle the stub again",
    ),
    "RETURN_OR_SHARE": (
        "Au directeur de décider : tout rendre, ou partager le pot",
        "The director decides: return everything, or share the pot",
    ),
    "POT_SHARED": ("Le pot est partagé entre {players}", "The pot is shared by {players}"),
    "POT_SHARED_SEATS": (
        "Le pot est partagé entre les places {players}",
        "The pot is shared by seats {players}",
    ),
    "HAND_OVER_STANDS": (
        "Le coup est fini : il reste acquis",
        "The hand is over: it stands",
    ),
    "HAND_CANCELLED": (
        "Coup annulé : blindes et mises rendues, on redistribue",
        "Hand cancelled: blinds and bets come back, and we deal again",
    ),
    "HAND_CANCELLED_SAME_DEALER": (
        "Coup annulé : blindes et mises rendues, le même donneur redistribue",
        "Hand cancelled: blinds and bets come back, the same dealer deals again",
    ),
    "HAND_REPLAYED": (
        "Coup rejoué avec le bon jeu : chacun reprend son tapis d'avant",
        "Hand replayed with the right deck, on the stacks before it",
    ),
    "DIRECTOR_ANSWERS": ("le directeur en répond", "the director answers for it"),
    "FLOP_FROM_FIRST_DECK": (
        "Mises du flop rendues ; nouveau flop avec le premier jeu",
        "Flop bets come back; a new flop comes out of the first deck",
    ),
    "BOARD_FROM_RIGHT_DECK": (
        "Les tapis restent : le tableau se refait avec le bon jeu",
        "The all-ins stay: a new board comes out of the right deck",
    ),
}
