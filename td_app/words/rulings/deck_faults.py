"""A foul deck, two of them, or one whose rest falls or is seen: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "boxed_cards": ("Carte à l’endroit dans le paquet", "Boxed card (face up in the deck)"),
    "dropped_stub": ("Paquet tombé ou mélangé", "Stub dropped or mixed up"),
    "exposed_stub": ("Cartes du talon dévoilées", "Stub cards exposed"),
    "foul_deck": (
        "Paquet irrégulier : doublon, joker, autre dos",
        "Foul deck: duplicate card, joker, wrong back",
    ),
    "two_decks": ("Deux jeux mêlés dans le même coup", "Two decks mixed in one hand"),
}

KEYWORDS: Final[Table] = {
    "boxed_cards": (
        "feuille morte, carte à l’endroit, carte à l’envers, carte retournée dans le paquet, carte "
        "face visible dans le jeu, boxed, carte boxée, face visible dans le deck, carte retournée "
        "au milieu du paquet",
        "boxed card, face up in the deck, reversed card, wrong way up, card turned in the deck, "
        "face-up card in the deck",
    ),
    "dropped_stub": (
        "paquet tombé, talon tombé, jeu par terre, paquet renversé, mélangé au muck, mélangé aux "
        "brûlées, paquet perdu, deck tombé, fait tomber le paquet, paquet par terre, talon dans le "
        "muck, paquet étalé",
        "dropped deck, dropped stub, deck on the floor, mixed with the muck, mixed with the burns, "
        "dropped the deck, deck spilled",
    ),
    "exposed_stub": (
        "paquet dévoilé, talon dévoilé, cartes du paquet vues, dessous du paquet, dernière carte "
        "vue, paquet montré, paquet retourné, dernière carte du paquet vue, talon visible, voit "
        "les prochaines cartes",
        "exposed stub, exposed deck, stub seen, bottom card seen, deck shown, deck turned over",
    ),
    "foul_deck": (
        "joker, doublon, deux fois la même carte, carte en double, carte en trop, carte manquante, "
        "autre dos, dos différent, paquet faux, jeu incomplet, 53 cartes, deux as identiques, deux "
        "fois le même as, il manque une carte dans le jeu, 51 cartes, paquet incomplet, carte "
        "étrangère, joker au flop, même carte deux fois, deux mêmes cartes, deux dames identiques, "
        "deux cartes identiques, il manque le sept de cœur, la même carte sort deux fois, carte "
        "sortie deux fois",
        "joker, duplicate, same card twice, extra card, missing card, different back, wrong back, "
        "bad deck, two aces of spades, two identical cards, card missing from the deck, 51 cards, "
        "two identical queens, the same card came twice",
    ),
    "two_decks": (
        "deux jeux, deux paquets, mauvais jeu, mauvais paquet, jeux mélangés, autre paquet, second "
        "jeu, flop de l’autre jeu, dos de deux couleurs, carte d’un autre paquet, dos rouge et "
        "bleu, joué avec deux paquets, jeux mêlés, deux jeux différents, mélange de deux jeux",
        "two decks, wrong deck, mixed decks, second deck, other deck, backs of two colours, card "
        "from the other deck, red and blue backs, two different decks",
    ),
}

FIELDS: Final[Table] = {
    "boxed_cards.count": ("Combien de cartes à l’endroit ?", "How many cards face up?"),
    "boxed_cards.phase": ("À quel moment ?", "When?"),
    "bets_possible": ("Quelqu’un peut-il encore miser ?", "Can anyone still bet?"),
    "order_restorable": (
        "Peut-on retrouver l’ordre du talon ?",
        "Can the order of the stub be restored?",
    ),
    "mixed_with_muck": ("S’est-il mêlé au rebut ?", "Did it mix with the muck?"),
    "mixed_with_burns": ("S’est-il mêlé aux brûlées ?", "Did it mix with the burn cards?"),
    "exposed_stub.count": (
        "Combien de cartes du talon ont été vues ?",
        "How many cards of the stub were seen?",
    ),
    "finished": ("Le coup est-il fini ?", "Is the hand over?"),
    "folds_before": ("Combien s’étaient déjà couchés ?", "How many had already folded?"),
    "influenced_folds": (
        "L’anomalie du paquet a-t-elle fait coucher quelqu’un ?",
        "Did the deck influence those folds?",
    ),
    "equal_stakes": (
        "Ceux qui restent ont-ils mis la même somme ?",
        "Have those left put in the same amount?",
    ),
    "all_in_preflop": ("Tous à tapis avant le flop ?", "Is everyone all-in before the flop?"),
    "hand_over": ("Le coup est-il fini ?", "Is the hand over?"),
    "found_at": ("Quand l’a-t-on vu ?", "When was it seen?"),
    "chips_in_winner_stack": (
        "Le pot est-il déjà dans le tapis du gagnant ?",
        "Is the pot already in the winner’s stack?",
    ),
    "board_from_wrong_deck": ("D’où viennent les mains ?", "Where do the hands come from?"),
    "stacks_known": (
        "Connaît-on les tapis d’avant le coup ?",
        "Are the stacks from before the hand known?",
    ),
    "next_hand_started": ("Le coup suivant a-t-il commencé ?", "Has the next hand begun?"),
}

CHOICES: Final[Table] = {
    "boxed_cards.phase=initial_deal": (
        "Pendant la donne des mains",
        "While the hands were being dealt",
    ),
    "boxed_cards.phase=after_initial": ("Une fois les mains servies", "Once the hands were dealt"),
    "bets_possible=true": ("Oui, des mises restent possibles", "Yes, bets are still possible"),
    "bets_possible=false": ("Non, plus aucune mise possible", "No, no bet is possible any more"),
    "order_restorable=true": ("Oui, l’ordre est retrouvé", "Yes, the order is restored"),
    "order_restorable=false": ("Non, l’ordre est perdu", "No, the order is lost"),
    "mixed_with_muck=true": ("Oui, on ne distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_muck=false": ("Non, le rebut est à part", "No, the muck is separate"),
    "mixed_with_burns=true": ("Oui, on ne distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_burns=false": ("Non, les brûlées sont à part", "No, the burns are separate"),
    "finished=true": ("Oui, pot attribué", "Yes, the pot was awarded"),
    "finished=false": ("Non, en cours", "No, still in progress"),
    "influenced_folds=true": ("Oui, au moins un", "Yes, on one at least"),
    "influenced_folds=false": ("Non, sans rapport", "No, it had no influence"),
    "influenced_folds=null": ("On ne peut pas le savoir", "There is no way to know"),
    "equal_stakes=true": ("Oui, la même mise", "Yes, the same amount"),
    "equal_stakes=false": ("Non, des mises inégales", "No, different amounts"),
    "hand_over=true": ("Oui, fini", "Yes, over"),
    "hand_over=false": ("Non, en cours", "No, still in progress"),
    "hand_over=null": ("Selon le moment où on l’a vu", "Depending on when it was seen"),
    "found_at=preflop": ("Avant le flop", "Before the flop"),
    "found_at=flop": ("Au flop", "On the flop"),
    "found_at=turn": ("À la turn", "On the turn"),
    "found_at=river": ("À la river", "On the river"),
    "found_at=after": ("Une fois le coup fini", "Once the hand was over"),
    "found_at=null": ("Je ne sais pas", "I do not know"),
    "chips_in_winner_stack=true": ("Oui, déjà", "Yes, already"),
    "chips_in_winner_stack=false": ("Non, pas encore", "No, not yet"),
    "board_from_wrong_deck=true": (
        "D’un seul jeu : seul le tableau vient de l’autre",
        "One deck: only the board is from the other",
    ),
    "board_from_wrong_deck=false": ("Des deux jeux", "From both decks"),
    "stacks_known=true": ("Oui, au jeton près", "Yes, to the chip"),
    "stacks_known=false": ("Non, pas avec précision", "No, not exactly"),
    "next_hand_started=true": ("Oui, commencé", "Yes, it has"),
    "next_hand_started=false": ("Non, pas encore", "No, not yet"),
}

LINES: Final[Table] = {
    "CARD_SET_ASIDE": (
        "Carte montrée à tous puis écartée : le coup continue",
        "The card is shown to all and set aside: the hand goes on",
    ),
    "STUB_ALONE_SHUFFLED": (
        "Le donneur mélange le talon seul, son voisin de droite coupe",
        "The dealer shuffles the stub only; the player to their right cuts",
    ),
    "STUB_AND_MUCK_SHUFFLED": (
        "Le donneur mélange talon et rebut, son voisin de droite coupe",
        "The dealer shuffles stub and muck; the player to their right cuts",
    ),
    "STUB_AND_BURNS_SHUFFLED": (
        "Le donneur mélange talon et brûlées, son voisin de droite coupe",
        "The dealer shuffles stub and burns; the player to their right cuts",
    ),
    "STUB_MUCK_AND_BURNS_SHUFFLED": (
        "Le donneur mélange talon, rebut et brûlées, son voisin de droite coupe",
        "The dealer shuffles stub, muck and burns; the player to their right cuts",
    ),
    "STUB_AS_IT_WAS": (
        "L’ordre est retrouvé : rien à mélanger, le coup continue",
        "The order is restored: no shuffle, the hand goes on",
    ),
    "CANCEL_SHARE_OR_PLAY": (
        "Au directeur de décider : annuler le coup, partager le pot ou continuer",
        "The director decides: cancel the hand, split the pot or play on",
    ),
    "CANCEL_SHARE_OR_SHUFFLE": (
        "Au directeur de décider : annuler le coup, partager le pot ou remélanger le talon",
        "The director decides: cancel the hand, split the pot or reshuffle the stub",
    ),
    "RETURN_OR_SHARE": (
        "Au directeur de décider : tout rendre, ou partager le pot",
        "The director decides: return everything, or split the pot",
    ),
    "HAND_CANCELLED": (
        "Coup annulé : blindes et mises rendues, on redistribue",
        "Hand cancelled: blinds and bets returned, new deal",
    ),
    "HAND_CANCELLED_SAME_DEALER": (
        "Coup annulé : blindes et mises rendues, le même donneur redistribue",
        "Hand cancelled: blinds and bets returned, the same dealer deals again",
    ),
    "HAND_REPLAYED": (
        "Coup rejoué avec le bon jeu : chacun reprend son tapis d’avant",
        "Hand replayed with the right deck, stacks as before",
    ),
    "DIRECTOR_ANSWERS": ("le directeur en répond", "on the director’s responsibility"),
    "FLOP_FROM_FIRST_DECK": (
        "Mises du flop rendues ; nouveau flop avec le premier jeu",
        "Flop bets are returned; a new flop is dealt from the first deck",
    ),
    "BOARD_FROM_RIGHT_DECK": (
        "Les tapis tiennent : le tableau se refait avec le bon jeu",
        "The all-ins stand: a new board is dealt from the right deck",
    ),
}

REASONS: Final[Table] = {
    "STUB_ORDER_RESTORED": ("l’ordre du paquet est retrouvé", "the order was restored"),
    "STUB_ORDER_LOST": (
        "l’ordre est perdu : on mélange le talon seul",
        "the order is lost: the stub alone is shuffled",
    ),
    "STUB_MIXED_UP": (
        "on ne distingue plus le talon de ce sur quoi il est tombé : tout se mélange",
        "the stub can no longer be told apart: everything is shuffled",
    ),
    "STUB_SEEN_NO_MORE_BETS": (
        "{count:carte|cartes} du paquet vues, et plus de mise possible : le talon seul se mélange",
        "{count:card|cards} of the stub seen, no bet possible: the stub alone is shuffled",
    ),
    "STUB_SEEN_BETS_POSSIBLE": (
        "{count:carte|cartes} du paquet vues, et on peut encore miser",
        "{count:card|cards} of the stub seen, and bets still possible",
    ),
    "SAY_STUB_SHUFFLED": (
        "Le donneur mélange, son voisin de droite coupe, et on continue.",
        "The dealer shuffles, the player to their right cuts, and we play on.",
    ),
    "TWO_DECKS_AT_THE_FLOP": (
        "second jeu vu au flop : ses cartes s’écartent, le flop se refait avec le premier",
        "second deck seen on the flop: its cards are removed, a new flop is dealt from the first",
    ),
    "TWO_DECKS_TOO_LATE": (
        "second jeu vu après le flop : le coup ne se rattrape plus",
        "second deck seen after the flop: the hand cannot be saved",
    ),
    "TWO_DECKS_IN_THE_HANDS": (
        "les mains viennent elles-mêmes de deux jeux : le coup ne se rattrape pas",
        "the hands themselves come from two decks: the hand cannot be saved",
    ),
    "TWO_DECKS_BOARD_ONLY": (
        "tous à tapis avant le flop, seul le tableau vient du mauvais jeu",
        "everyone all-in before the flop, only the board is from the wrong deck",
    ),
    "TWO_DECKS_POT_AWARDED": (
        "le pot est déjà dans le tapis du gagnant",
        "the pot is already in the winner’s stack",
    ),
    "TWO_DECKS_STACKS_KNOWN": (
        "tapis préflop aux montants connus, main suivante pas commencée : le directeur en répond",
        "all-in preflop, amounts known, no new hand begun: on the director’s responsibility",
    ),
    "BOXED_CARD_ALONE": (
        "une seule carte à l’endroit : elle est ignorée",
        "a single card face up: it is treated as if it did not exist",
    ),
    "STUB_CARD_ALONE": (
        "une seule carte du talon dévoilée : elle est mise de côté, comme une carte à l’endroit",
        "a single card of the stub seen: it is set aside, like a boxed card",
    ),
    "BOXED_CARDS_IN_DEAL": (
        "{count:carte|cartes} à l’endroit pendant la première donne",
        "{count:card|cards} face up in the first deal",
    ),
    "BOXED_CARDS_BETS_POSSIBLE": (
        "{count:carte|cartes} à l’endroit et on peut encore miser : le coup peut être annulé",
        "{count:card|cards} face up and bets still possible: the hand may be cancelled",
    ),
    "FOUL_DECK_IN_PLAY": (
        "paquet irrégulier en cours de coup : tout est rendu, quel que soit le tour",
        "foul deck during a hand: everything is returned, whatever the street",
    ),
    "FOUL_DECK_HAND_OVER": ("le coup est fini : il reste acquis", "the hand is over: it stands"),
    "FOUL_DECK_FOLDS_STAND": (
        "{folds:joueur couché|joueurs couchés} sans rapport avec le paquet : les autres partagent",
        "{folds:fold|folds} unrelated to the deck: those left split the pot",
    ),
    "FOUL_DECK_FOLDS_UNKNOWN": (
        "l’anomalie du paquet a-t-elle fait coucher quelqu’un ?",
        "did the deck influence the folds?",
    ),
    "FOUL_DECK_STAKES_DIFFER": (
        "ceux qui restent n’ont pas mis la même somme",
        "those left have not put in the same amount",
    ),
    "SAY_FLOP_AGAIN_FIRST_DECK": (
        "Reprenez vos mises du flop. On écarte le second jeu et on refait le flop.",
        "Take your flop bets back. The second deck is removed, and there is a new flop.",
    ),
    "SAY_BOARD_AGAIN": (
        "Les tapis tiennent. On refait le tableau avec le bon jeu.",
        "The all-ins stand. A new board is dealt from the right deck.",
    ),
    "SAY_HAND_REPLAYED": (
        "Chacun reprend son tapis d’avant le coup. On rejoue avec le bon jeu.",
        "Everyone takes back their stack from before the hand. We replay with the right deck.",
    ),
    "SAY_CARD_SET_ASIDE": (
        "Cette carte ne compte pas : tout le monde la voit, on l’écarte et on continue.",
        "This card does not count: everyone sees it, it is set aside, we play on.",
    ),
    "WEIGHS_CARDS_TELL_THE_BETTORS": (
        "les cartes vues influencent la suite du coup",
        "the cards seen would change how anyone plays",
    ),
    "WEIGHS_CARDS_TELL_LITTLE": (
        "les cartes vues n’apprennent rien à personne",
        "the cards seen give nobody any information",
    ),
    "WEIGHS_FOLDS_INFLUENCED": (
        "quelqu’un s’est couché à cause de l’anomalie",
        "someone folded because of the foul deck",
    ),
    "WEIGHS_FOLDS_NOT_INFLUENCED": (
        "les joueurs se sont couchés pour une autre raison",
        "it did not influence the folds",
    ),
}

OPTIONS: Final[Table] = {
    "SHUFFLE_STUB_PLAY_ON": ("remélanger le talon et continuer", "shuffle the stub and play on"),
    "PLAY_ON": ("continuer", "play on"),
}
