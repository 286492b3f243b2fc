"""Who wins, the cards once shown: its words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "cards_showdown": ("Qui gagne, cartes sur table ?", "Who wins, cards face up?"),
}

KEYWORDS: Final[Table] = {
    "cards_showdown": (
        "qui gagne, abattage, partage, comparer les mains, omaha hi-lo, petite main, égalité",
        "who wins, showdown, split pot, compare hands, omaha hi-lo, low, tie",
    ),
}

FIELDS: Final[Table] = {
    "cards_showdown.holes": ("Quelles cartes chacun montre-t-il ?", "Which cards does each show?"),
    "cards_showdown.pots": ("Quels pots y a-t-il ?", "Which pots are there?"),
    "cards_showdown.pots.amount": ("Combien y a-t-il dans ce pot ?", "How much is in this pot?"),
    "cards_showdown.pots.eligible": ("Qui peut le gagner ?", "Who may win it?"),
    "cards_showdown.from_button": (
        "Dans quel ordre, à partir de la gauche du bouton ?",
        "In which order, from the left of the button?",
    ),
    "cards_showdown.smallest_chip": (
        "Quel est le plus petit jeton en jeu ?",
        "What is the smallest chip in play?",
    ),
}

LINES: Final[Table] = {
    "SHOWDOWN_WON": ("{entrant} gagne {chips}", "{entrant} wins {chips}"),
    "SHOWDOWN_SHARED": ("{players} se partagent {chips}", "{players} share {chips}"),
    "AMOUNT_AWARD": ("Pour {entrant}", "To {entrant}"),
}

REASONS: Final[Table] = {
    "STRONGEST_HAND_WINS": (
        "la plus forte main de ceux qui peuvent gagner le pot",
        "the strongest hand of those who may win the pot",
    ),
    "EQUAL_HANDS_SHARE": ("des mains égales se partagent", "equal hands share"),
    "LOW_TAKES_HALF": (
        "la plus petite main sous neuf prend la moitié, le jeton indivisible reste en haut",
        "the lowest hand under nine takes half, the odd chip stays with the high",
    ),
    "NO_LOW_HAND": (
        "aucune main de cinq cartes différentes sous neuf : la plus forte prend tout",
        "no hand of five different ranks under nine: the high takes it all",
    ),
}
