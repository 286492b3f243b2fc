"""Faults in words that screens and papers share (11.1): each a pair, French then English."""

from __future__ import annotations

from typing import Final

from td_app.words.language import Language
from td_app.words.reasons import option_sentence
from td_app.words.speaking import Table, say
from td_app.words.terms import term

FAULTS: Final[Table] = {
    "away_with_cards": (
        "éloignement de la table avec des cartes",
        "leaving the table with cards",
    ),
    "away_at_all_in": ("éloignement de la table, à tapis", "leaving the table while all-in"),
    "chips_out_of_sight": ("jetons mis hors de vue", "chips taken out of sight"),
    "device_in_hand": ("appareil utilisé pendant le coup", "device used during a hand"),
    "deliberate_misdeal": ("fausse donne volontaire", "deliberate misdeal"),
    "out_of_turn": ("action hors tour", "action out of turn"),
    "out_of_turn_punished": (
        "se coucher ou lever trop tôt, ou hors-tour répété",
        "folding or rising early, or repeatedly acting out of turn",
    ),
    "repeated_misdeals": ("fausses donnes à répétition", "repeated misdeals"),
    "unprotected_hand": ("main non protégée", "unprotected hand"),
    "others_hand_lost": (
        "main d’un autre perdue par sa faute",
        "another player’s hand lost through their error",
    ),
    "cards_thrown": (
        "cartes jetées sur la main d’un autre",
        "cards thrown onto another player’s hand",
    ),
    "obstructive_bet": ("mise gênante volontaire", "deliberately obstructive betting"),
    "false_hand": ("fausse main annoncée volontairement", "deliberately miscalled hand"),
    "conditional_action": ("déclaration conditionnelle", "conditional statement"),
    "open_muck": ("main jetée sans mise à suivre", "hand folded with nothing to call"),
    "mucked_at_showdown": (
        "main jetée volontairement à l’abattage",
        "hand deliberately mucked at showdown",
    ),
    "mucked_at_all_in": (
        "main jetée face à un tapis",
        "hand mucked against an all-in",
    ),
    "refused_to_show": (
        "jeu demandé, jeté dans le rebut",
        "hand asked for, thrown into the muck",
    ),
    "second_card_withheld": ("seconde carte refusée", "second card withheld"),
    "two_hands_one_player": (
        "main jouée à plusieurs",
        "more than one player to a hand",
    ),
    "showed_cards": ("cartes montrées pendant le coup", "cards shown during a hand"),
    "turned_cards": (
        "cartes retournées avant la fin de l’action",
        "cards tabled before the action is complete",
    ),
    "slow_play": ("lenteur ou time abusifs", "slow play or misuse of time"),
    "table_talk": ("propos sur un coup en cours", "talking about a hand in progress"),
    "wilful_delay": (
        "retard volontaire à changer de table",
        "deliberate delay in changing tables",
    ),
    "abuse": ("abus", "abuse"),
    "insult": ("injures ou conduite dérangeante", "insults or disruptive conduct"),
    "soft_play": ("jeu complaisant (soft play)", "soft play"),
    "collusion": ("collusion", "collusion"),
    "cheating": ("triche", "cheating"),
    "misconduct": ("manquement au respect", "misconduct"),
    "misconduct_punished": ("manquements répétés au respect", "repeated misconduct"),
    "false_identity": ("fausse identité ou âge caché", "false identity or age"),
    "wrong_seat": ("mauvaise place prise", "wrong seat taken"),
}


#: A step with the hands it makes the player miss.
STEPS: Final[Table] = {
    "hands": ("suspension de {hands:main|mains}", "{hands:hand|hands} missed"),
    "round_1": ("un tour, soit {hands:main|mains}", "one round, {hands:hand|hands}"),
    "round_2": ("deux tours, soit {hands:main|mains}", "two rounds, {hands:hand|hands}"),
    "round_3": ("trois tours, soit {hands:main|mains}", "three rounds, {hands:hand|hands}"),
    "round_4": ("quatre tours, soit {hands:main|mains}", "four rounds, {hands:hand|hands}"),
}


def fault_text(fault: str, language: Language | None = None) -> str:
    """Return what a fault is called, without a capital.

    >>> fault_text("out_of_turn", "en")
    'action out of turn'
    """
    return term(FAULTS, fault, language)


def step_text(step: str, hands: int | None = None, language: Language | None = None) -> str:
    """Return a step of the ladder; with the hands it costs when they are given.

    >>> step_text("round_2", 16, "en"), step_text("warning", language="en")
    ('two rounds, 16 hands', 'warning')
    """
    if hands and step in STEPS:
        return say(STEPS[step], {"hands": hands}, language=language)
    return option_sentence(step, language)
