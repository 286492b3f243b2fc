"""Faults in words that screens and papers share (11.1): each a pair, French then English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Table = Mapping[str, tuple[str, str]]

FAULTS: Final[Table] = {
    "away_with_cards": (
        "éloignement de la table avec des cartes",
        "leaving the table with cards",
    ),
    "device_in_hand": ("appareil utilisé pendant le coup", "device used during a hand"),
    "deliberate_misdeal": ("fausse donne volontaire", "deliberate misdeal"),
    "out_of_turn": ("action hors tour", "action out of turn"),
    "conditional_action": ("déclaration conditionnelle", "conditional declaration"),
    "open_muck": ("main jetée sans mise à suivre", "hand folded with nothing to call"),
    "mucked_at_showdown": (
        "main jetée exprès à l'abattage",
        "hand mucked on purpose at showdown",
    ),
    "two_hands_one_player": (
        "main jouée à plusieurs",
        "more than one player to a hand",
    ),
    "showed_cards": ("cartes montrées pendant le coup", "cards shown during a hand"),
    "slow_play": ("lenteur ou time abusifs", "slow play or misuse of time"),
    "table_talk": ("propos sur un coup en cours", "talk about a hand in play"),
    "wilful_delay": (
        "retard volontaire à changer de table",
        "delaying a change of table on purpose",
    ),
    "abuse": ("abus", "abuse"),
    "insult": ("injures ou conduite dérangeante", "insults or disruptive conduct"),
    "soft_play": ("jeu complaisant (soft play)", "soft play"),
    "collusion": ("collusion", "collusion"),
}
