"""Words of the rulings on who wins, once the cards are shown."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "cards_showdown": ("Qui gagne, cartes sur table ?", "Who wins, cards face up?"),
}

KEYWORDS: Final[Table] = {
    "cards_showdown": (
        "qui gagne, main la plus forte, meilleure main, cartes sur table, comparer les mains, "
        "omaha hi-lo, petite main, égalité",
        "who wins, best hand, strongest hand, cards face up, compare hands, omaha hi-lo, low, tie",
    ),
}

FIELDS: Final[Table] = {
    "cards_showdown.holes": (
        "Quelles cartes chacun montre-t-il ?",
        "Which cards does each player show?",
    ),
    "cards_showdown.pots": ("Quels pots y a-t-il ?", "Which pots are there?"),
    "cards_showdown.pots.amount": ("Combien y a-t-il dans ce pot ?", "How much is in this pot?"),
    "cards_showdown.pots.eligible": ("Qui peut le gagner ?", "Who can win it?"),
    "cards_showdown.from_button": (
        "Dans quel ordre, à partir de la gauche du bouton ?",
        "In what order, from the left of the button?",
    ),
    "cards_showdown.smallest_chip": (
        "Quel est le plus petit jeton en jeu ?",
        "What is the smallest chip in play?",
    ),
}

LINES: Final[Table] = {
    "SHOWDOWN_WON": ("{players} gagne {chips}", "{players} wins {chips}"),
    "SHOWDOWN_WON_SEATS": ("la place {players} gagne {chips}", "seat {players} wins {chips}"),
    "SHOWDOWN_WON_LETTERS": ("le joueur {players} gagne {chips}", "player {players} wins {chips}"),
    "SHOWDOWN_SHARED": ("{players} se partagent {chips}", "{players} split {chips}"),
    "SHOWDOWN_SHARED_SEATS": (
        "les places {players} se partagent {chips}",
        "seats {players} split {chips}",
    ),
    "SHOWDOWN_SHARED_LETTERS": (
        "les joueurs {players} se partagent {chips}",
        "players {players} split {chips}",
    ),
    "HAND_WINS": ("{players} gagne", "{players} wins"),
    "HAND_WINS_SEATS": ("la place {players} gagne", "seat {players} wins"),
    "HAND_WINS_LETTERS": ("le joueur {players} gagne", "player {players} wins"),
    "HANDS_EQUAL": ("{players} sont à égalité", "{players} are tied"),
    "HANDS_EQUAL_SEATS": ("les places {players} sont à égalité", "seats {players} are tied"),
    "HANDS_EQUAL_LETTERS": ("les joueurs {players} sont à égalité", "players {players} are tied"),
    "LOW_WINS": ("main basse : {players}", "low: {players}"),
    "LOW_WINS_SEATS": ("main basse : place {players}", "low: seat {players}"),
    "LOW_WINS_LETTERS": ("main basse : joueur {players}", "low: player {players}"),
    "AMOUNT_AWARD": ("Pour {entrant}", "To {entrant}"),
    "AMOUNT_AWARD_SEAT": ("Pour la place {place}", "To seat {place}"),
}

REASONS: Final[Table] = {
    "STRONGEST_HAND_WINS": (
        "la plus forte main parmi celles qui peuvent gagner le pot",
        "the strongest hand among those that can win the pot",
    ),
    "EQUAL_HANDS_SHARE": ("des mains égales se partagent le pot", "equal hands split the pot"),
    "LOW_TAKES_HALF": (
        "la meilleure main basse (huit ou mieux) prend la moitié, le jeton indivisible va à la "
        "main haute",
        "the best low hand (eight or better) takes half; the odd chip goes to the high hand",
    ),
    "NO_LOW_HAND": (
        "pas de main basse (huit ou mieux) : la main haute prend tout",
        "no low hand (eight or better): the high hand takes it all",
    ),
}
