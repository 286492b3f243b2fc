"""Ultimate Texas Hold'em: its words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "ultimate": ("Ultimate : que paie chaque mise ?", "Ultimate: what does each bet pay?"),
}

KEYWORDS: Final[Table] = {
    "ultimate": (
        "ultimate texas hold’em, ante, blinde, play, trips, croupier qualifié, payer les mises",
        "ultimate texas hold’em, ante, blind, play, trips, dealer qualifies, settle bets",
    ),
}

FIELDS: Final[Table] = {
    "ultimate.player": ("Quelles cartes le joueur a-t-il ?", "Which cards does the player hold?"),
    "ultimate.dealer": ("Quelles cartes le croupier a-t-il ?", "Which cards does the dealer hold?"),
    "ultimate.ante": ("De combien est l’ante ?", "How much is the ante?"),
    "ultimate.play": ("Combien de fois a-t-il joué l’ante ?", "How many antes were played?"),
    "ultimate.trips": ("De combien est la mise trips ?", "How much is the trips bet?"),
    "ultimate.cancelled": ("La partie est-elle annulée ?", "Is the round cancelled?"),
}

CHOICES: Final[Table] = {
    "ultimate.play=0": ("Le joueur a passé", "The player folded"),
    "ultimate.play=1": ("Une fois, à la river", "Once, on the river"),
    "ultimate.play=2": ("Deux fois, au flop", "Twice, on the flop"),
    "ultimate.play=3": ("Trois fois, avant le flop", "Three times, before the flop"),
    "ultimate.play=4": ("Quatre fois, avant le flop", "Four times, before the flop"),
}

LINES: Final[Table] = {
    "UTH_WINS": ("Le joueur gagne {chips}", "The player wins {chips}"),
    "UTH_LOSES": ("Le joueur perd {chips}", "The player loses {chips}"),
    "UTH_EVEN": ("Rien à payer, rien à prendre", "Nothing to pay, nothing to take"),
    "AMOUNT_UTH_ANTE": ("Ante", "Ante"),
    "AMOUNT_UTH_BLIND": ("Blinde", "Blind"),
    "AMOUNT_UTH_PLAY": ("Play", "Play"),
    "AMOUNT_UTH_TRIPS": ("Trips", "Trips"),
}

REASONS: Final[Table] = {
    "UTH_PLAYER_STRONGER": (
        "la main du joueur est la plus forte",
        "the player’s hand is stronger",
    ),
    "UTH_DEALER_STRONGER": (
        "la main du croupier est la plus forte",
        "the dealer’s hand is stronger",
    ),
    "UTH_EQUAL_HANDS": (
        "mains égales : ante, blinde et play sont rendues",
        "equal hands: ante, blind and play are returned",
    ),
    "UTH_HAND_GIVEN_UP": (
        "un joueur qui passe perd l’ante et la blinde ; trips se paie tout de même",
        "a player who folds loses ante and blind; trips is still paid",
    ),
    "UTH_ROUND_CANCELLED": (
        "partie annulée : toutes les mises sont rendues",
        "the round is cancelled: every bet is returned",
    ),
    "UTH_NOT_QUALIFIED": (
        "le croupier n’a pas de paire : l’ante est rendue",
        "the dealer has no pair: the ante is returned",
    ),
}
