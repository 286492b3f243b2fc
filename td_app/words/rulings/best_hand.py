"""The best hand of a player: its words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "best_hand": ("Quelle main fait-on avec ces cartes ?", "Which hand do these cards make?"),
}

KEYWORDS: Final[Table] = {
    "best_hand": (
        "main la plus forte, quelle main, combinaison, omaha, stud, six-plus, lire une main",
        "best hand, which hand, omaha, stud, six-plus, short deck, read a hand",
    ),
}

FIELDS: Final[Table] = {
    "game": ("À quel jeu ?", "Which game?"),
    "best_hand.hole": ("Quelles cartes le joueur a-t-il ?", "Which cards does the player hold?"),
    "board": ("Quelles cartes sont au tableau ?", "Which cards are on the board?"),
}

CHOICES: Final[Table] = {
    "game=holdem": ("Hold’em", "Hold’em"),
    "game=omaha": ("Omaha", "Omaha"),
    "game=omaha_hi_lo": ("Omaha hi-lo", "Omaha hi-lo"),
    "game=six_plus": ("Six-plus, à 36 cartes", "Six-plus, 36 cards"),
    "game=stud5": ("Stud à cinq cartes", "Five-card stud"),
    "game=stud7": ("Stud à sept cartes", "Seven-card stud"),
}

LINES: Final[Table] = {
    "HAND_HIGH_CARD": ("Carte haute : {cards:card}", "High card: {cards:card}"),
    "HAND_PAIR": ("Paire : {cards:card}", "Pair: {cards:card}"),
    "HAND_TWO_PAIR": ("Deux paires : {cards:card}", "Two pair: {cards:card}"),
    "HAND_THREE_OF_A_KIND": ("Brelan : {cards:card}", "Three of a kind: {cards:card}"),
    "HAND_STRAIGHT": ("Suite : {cards:card}", "Straight: {cards:card}"),
    "HAND_FLUSH": ("Couleur : {cards:card}", "Flush: {cards:card}"),
    "HAND_FULL_HOUSE": ("Full : {cards:card}", "Full house: {cards:card}"),
    "HAND_FOUR_OF_A_KIND": ("Carré : {cards:card}", "Four of a kind: {cards:card}"),
    "HAND_STRAIGHT_FLUSH": ("Quinte flush : {cards:card}", "Straight flush: {cards:card}"),
    "HAND_ROYAL": ("Quinte flush royale : {cards:card}", "Royal flush: {cards:card}"),
    "HAND_LOW": ("main basse : {cards:card}", "low: {cards:card}"),
}

REASONS: Final[Table] = {
    "ANY_FIVE_CARDS": (
        "les cinq meilleures cartes, d’où qu’elles viennent",
        "the best five cards, wherever they come from",
    ),
    "TWO_HELD_THREE_SHARED": (
        "deux cartes de la main et trois du tableau, ni plus ni moins",
        "exactly two hole cards and three from the board",
    ),
    "SHORT_DECK_ORDER": (
        "à 36 cartes, le brelan bat la suite et la couleur bat le full",
        "with 36 cards, three of a kind beats a straight and a flush beats a full house",
    ),
}
