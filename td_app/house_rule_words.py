"""House rules in words that screens and papers share: titles, values, what the text says.

Each is a pair, French then English, written with plain spaces; ``{value:one|several}`` asks for
the figure and the word it rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Table = Mapping[str, tuple[str, str]]

HOUSE_RULES: Final[Table] = {
    "LATE_ENTRY_UNTIL": ("Délai d'entrée", "Limit of late entry"),
    "NO_SHOWS_OUT_AFTER": ("Retrait de qui n'est jamais venu", "Withdrawal of no-shows"),
    "BUBBLE_AT_TWO_TABLES": (
        "Bulle à deux tables, hors main par main",
        "Bubble at two tables, outside hand-for-hand",
    ),
    "GROUPS_KEPT_APART": (
        "Clubs ou équipes séparés au tirage",
        "Clubs or teams kept apart in the draw",
    ),
    "FINAL_TABLE_SIZE": ("Taille de la table finale", "Size of the final table"),
    "HAND_FOR_HAND_MINUTES": (
        "Horloge en main par main",
        "Clock in hand-for-hand",
    ),
    "TIME_WAIT": ("Attente avant de demander le time", "Wait before calling time"),
    "TIME_COUNTDOWN": ("Décompte du time", "Countdown once time is called"),
    "DEVICE_WARNINGS": (
        "Appareil utilisé pendant un coup",
        "Device used during a hand",
    ),
    "FLASHED_TO_EVERYBODY": (
        "Carte aperçue : brûlée seulement si toute la table l'a vue",
        "Card glimpsed: dead only once the whole table saw it",
    ),
    "EXPOSED_FOLD_OR_CALL": (
        "Main exposée à son tour : plus de relance",
        "Hand exposed in turn: no raise left",
    ),
    "STRING_BET": (
        "Relance en deux temps (string bet)",
        "Raise in two steps (string bet)",
    ),
    "OUT_OF_TURN_PUNISHED": (
        "Toute action hors de son tour est sanctionnée",
        "Any action out of turn is penalised",
    ),
    "HALF_OF_THE_BET": (
        "Relance trop courte : moitié de la mise à suivre",
        "Raise too small: half of the bet to match",
    ),
    "UNDERCALL_COMPLETED": (
        "Relance payée trop court : à compléter",
        "Raise called short: to be completed",
    ),
    "CHIP_OVER_AN_OPENING": (
        "Jeton unique face à une ouverture : il compte entier",
        "One chip over an opening bet: it counts whole",
    ),
    "CALLERS_NOT_BLOCKED": (
        "Tapis trop court : seul le dernier relanceur est bloqué",
        "Short all-in: only the last raiser is blocked",
    ),
    "OPEN_MUCK_BIG_BLIND": (
        "Grosse blinde qui jette sans mise : pénalité aussi",
        "Big blind folding with nothing to call: penalised too",
    ),
    "TALK_ABOUT_THE_HAND": ("Parler du coup quand on y joue", "Talking about one's own hand"),
}

BY_THE_TEXT: Final[Table] = {
    "NO_SHOWS_OUT_AFTER": (
        "ses jetons restent et paient les blindes",
        "the chips stay and pay the blinds",
    ),
    "GROUPS_KEPT_APART": ("places tirées au sort", "seats drawn by lot"),
    "FINAL_TABLE_SIZE": ("selon le format, 9 au plus", "by the format, 9 at most"),
    "FLASHED_TO_EVERYBODY": (
        "brûlée si plus de la moitié l'a vue",
        "dead once more than half saw it",
    ),
    "EXPOSED_FOLD_OR_CALL": ("il agit librement", "the player acts freely"),
    "OUT_OF_TURN_PUNISHED": (
        "sanction imposée pour un fold, possible sinon",
        "penalty due for a fold, possible otherwise",
    ),
    "HALF_OF_THE_BET": ("moitié de la relance minimale", "half of the smallest raise"),
    "UNDERCALL_COMPLETED": ("le directeur tranche", "the director decides"),
    "CHIP_OVER_AN_OPENING": ("c'est un call", "it is a call"),
    "CALLERS_NOT_BLOCKED": (
        "le relanceur et ceux qui l'ont suivi",
        "the raiser and those who called",
    ),
    "OPEN_MUCK_BIG_BLIND": ("sa blinde perdue, rien de plus", "the blind lost, no more"),
}
"""What the rulebook says where a departure is a plain yes or no, or depends on the format."""

VALUES: Final[Table] = {
    "level": ("fin du niveau {value}", "end of level {value}"),
    "players": ("{value:joueur|joueurs}", "{value:player|players}"),
    "minutes": ("{value}\u00a0min par main", "{value}\u00a0min a hand"),
    "seconds": ("{value}\u00a0s", "{value}\u00a0s"),
    "times": (
        "{value:avertissement|avertissements}, puis main brûlée",
        "{value:warning|warnings}, then a dead hand",
    ),
    "DEVICE_WARNINGS.0": ("main brûlée aussitôt", "a dead hand at once"),
    "BUBBLE_AT_TWO_TABLES.director": ("le directeur tranche", "the director decides"),
    "BUBBLE_AT_TWO_TABLES.by_stack": (
        "le plus gros tapis d'avant la main passe devant",
        "the larger stack before the hand finishes ahead",
    ),
    "BUBBLE_AT_TWO_TABLES.tied": ("ex æquo", "a tie"),
    "STRING_BET.first_part": (
        "la première partie fait la relance",
        "the first part makes the raise",
    ),
    "STRING_BET.call": ("un simple call", "a mere call"),
    "STRING_BET.both_parts": ("les deux parties comptent", "both parts count"),
    "TALK_ABOUT_THE_HAND.never": ("jamais", "never"),
    "TALK_ABOUT_THE_HAND.heads_up": ("à deux seulement", "between two only"),
    "TALK_ABOUT_THE_HAND.in_hand": ("oui, à deux ou plus", "yes, two or more"),
}
