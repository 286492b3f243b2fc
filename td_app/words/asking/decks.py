"""Questions of the deck: foul, mixed with another, fallen or seen (articles 5 and 7)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Pair, Table

TITLES: Final[Table] = {
    "boxed_cards": (
        "Carte à l'endroit dans le paquet",
        "Card face up inside the deck",
    ),
    "dropped_stub": ("Paquet tombé ou mélangé", "Stub dropped or mixed up"),
    "exposed_stub": ("Cartes du talon dévoilées", "Cards of the stub seen"),
    "foul_deck": (
        "Paquet irrégulier : doublon, joker, autre dos",
        "Foul deck: a card twice, a joker, another back",
    ),
    "two_decks": ("Deux jeux mêlés dans le même coup", "Two decks mixed in one hand"),
}

KEYWORDS: Final[Table] = {
    "boxed_cards": (
        "feuille morte, carte à l'endroit, carte à l'envers, carte retournée dans le paquet, "
        "carte face visible dans le jeu, boxed",
        "boxed card, face up in the deck, reversed card, wrong way up, card turned in the deck",
    ),
    "dropped_stub": (
        "paquet tombé, talon tombé, jeu par terre, paquet renversé, mélangé au muck, mélangé aux "
        "brûlées, paquet perdu, deck tombé",
        "dropped deck, dropped stub, deck on the floor, mixed with the muck, mixed with the burns",
    ),
    "exposed_stub": (
        "paquet dévoilé, talon dévoilé, cartes du paquet vues, dessous du paquet, dernière carte "
        "vue, paquet montré, paquet retourné",
        "exposed stub, exposed deck, stub seen, bottom card seen, deck shown, deck turned over",
    ),
    "foul_deck": (
        "joker, doublon, deux fois la même carte, carte en double, carte en trop, carte manquante, "
        "autre dos, dos différent, paquet faux, jeu incomplet, 53 cartes",
        "joker, duplicate, same card twice, extra card, missing card, different back, wrong back, "
        "bad deck",
    ),
    "two_decks": (
        "deux jeux, deux paquets, mauvais jeu, mauvais paquet, jeux mélangés, autre paquet, "
        "second jeu, flop de l'autre jeu, dos de deux couleurs",
        "two decks, wrong deck, mixed decks, second deck, other deck, backs of two colours",
    ),
}

FIELDS: Final[Table] = {
    "boxed_cards.count": ("Combien de cartes à l'endroit ?", "How many cards face up?"),
    "boxed_cards.phase": ("À quel moment ?", "When?"),
    "bets_possible": ("Quelqu'un peut-il encore miser ?", "Can anyone still bet?"),
    "order_restorable": (
        "Peut-on retrouver l'ordre du talon ?",
        "Can the order of the stub be found again?",
    ),
    "mixed_with_muck": ("S'est-il mêlé au rebut ?", "Did it mix with the muck?"),
    "mixed_with_burns": ("S'est-il mêlé aux brûlées ?", "Did it mix with the burned cards?"),
    "exposed_stub.count": (
        "Combien de cartes du talon ont été vues ?",
        "How many cards of the stub were seen?",
    ),
    "finished": ("Le coup est-il fini ?", "Is the hand over?"),
    "folds_before": ("Combien s'étaient déjà couchés ?", "How many had folded before?"),
    "influenced_folds": (
        "Le paquet a-t-il pesé sur ces abandons ?",
        "Did the deck weigh on those folds?",
    ),
    "equal_stakes": (
        "Ceux qui restent ont-ils mis autant ?",
        "Have those left put in the same?",
    ),
    "all_in_preflop": ("Tous à tapis avant le flop ?", "Everybody all-in before the flop?"),
    "hand_over": ("Le coup est-il fini ?", "Is the hand over?"),
    "found_at": ("Quand l'a-t-on vu ?", "When was it seen?"),
    "chips_in_winner_stack": (
        "Le pot est-il déjà dans le tapis du gagnant ?",
        "Has the pot joined the winner's stack already?",
    ),
    "board_from_wrong_deck": ("D'où viennent les mains ?", "Where do the hands come from?"),
    "stacks_known": (
        "Connaît-on les tapis d'avant le coup ?",
        "Are the stacks before the hand known?",
    ),
    "next_hand_started": (
        "Le coup suivant a-t-il commencé ?",
        "Has the next hand begun?",
    ),
}

UNDER_WAY: Final[Pair] = ("Non, en cours", "No, still going on")

CHOICES: Final[Table] = {
    "boxed_cards.phase=initial_deal": ("Pendant la donne des mains", "While the hands were dealt"),
    "boxed_cards.phase=after_initial": ("Une fois les mains servies", "Once the hands were dealt"),
    "bets_possible=true": ("Oui, des mises restent possibles", "Yes, bets are still possible"),
    "bets_possible=false": ("Non, plus aucune mise possible", "No, no bet is possible any more"),
    "order_restorable=true": ("Oui, l'ordre est retrouvé", "Yes, the order is found again"),
    "order_restorable=false": ("Non, l'ordre est perdu", "No, the order is lost"),
    "mixed_with_muck=true": ("Oui, on ne distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_muck=false": ("Non, le rebut est à part", "No, the muck lies apart"),
    "mixed_with_burns=true": ("Oui, on ne distingue plus", "Yes, they cannot be told apart"),
    "mixed_with_burns=false": ("Non, les brûlées sont à part", "No, the burns lie apart"),
    "finished=true": ("Oui, pot attribué", "Yes, the pot is given"),
    "finished=false": UNDER_WAY,
    "influenced_folds=true": ("Oui, au moins un", "Yes, on one at least"),
    "influenced_folds=false": ("Non, ils n'y doivent rien", "No, they owe nothing to it"),
    "influenced_folds=null": ("On ne peut pas le savoir", "It cannot be told"),
    "equal_stakes=true": ("Oui, la même mise", "Yes, the same"),
    "equal_stakes=false": ("Non, des mises inégales", "No, not the same"),
    "hand_over=true": ("Oui, fini", "Yes, over"),
    "hand_over=false": UNDER_WAY,
    "hand_over=null": ("Selon le moment où on l'a vu", "By when it was seen"),
    "found_at=preflop": ("Avant le flop", "Before the flop"),
    "found_at=flop": ("Au flop", "On the flop"),
    "found_at=turn": ("À la turn", "On the turn"),
    "found_at=river": ("À la river", "On the river"),
    "found_at=after": ("Une fois le coup fini", "Once the hand was over"),
    "found_at=null": ("Je ne sais pas", "I do not know"),
    "chips_in_winner_stack=true": ("Oui, déjà", "Yes, already"),
    "chips_in_winner_stack=false": ("Non, pas encore", "No, not yet"),
    "board_from_wrong_deck=true": (
        "D'un seul jeu : seul le tableau vient de l'autre",
        "One deck: the board alone is of the other",
    ),
    "board_from_wrong_deck=false": ("Des deux jeux", "Both decks"),
    "stacks_known=true": ("Oui, au jeton près", "Yes, to the chip"),
    "stacks_known=false": ("Non, pas avec précision", "No, not exactly"),
    "next_hand_started=true": ("Oui, commencé", "Yes, it has"),
    "next_hand_started=false": ("Non, pas encore", "No, not yet"),
}
