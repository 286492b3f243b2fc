"""The ways out a ruling leaves to the director."""

from __future__ import annotations

from typing import Final

from td_app.words import (
    incidents_bets,
    incidents_board,
    incidents_dealing,
    incidents_raises,
    procedures,
)
from td_app.words.language import Language
from td_app.words.speaking import Table
from td_app.words.terms import term

OPTIONS: Final[Table] = {
    **incidents_dealing.OPTIONS,
    **incidents_board.OPTIONS,
    **incidents_bets.OPTIONS,
    **incidents_raises.OPTIONS,
    **procedures.OPTIONS,
    "RANK_BY_STACK": (
        "classer par le tapis d'avant la main",
        "rank by the stack before the hand",
    ),
    "RANK_ALL_TIED": ("mettre tout le monde ex æquo", "tie everybody"),
    "RANK_TABLES_SIDE_BY_SIDE": (
        "classer chaque table, puis mettre ex æquo ceux de même rang",
        "rank each table, then tie those of one rank",
    ),
    "CHIPS_STAY_IN_PLAY": ("laisser les jetons en jeu", "leave the chips in play"),
    "FIND_ABANDON": ("constater l'abandon", "find the withdrawal"),
    "DEAL_THE_WAITING_IN": ("servir ceux qui attendent", "deal in those who wait"),
    "WAIT": ("attendre un joueur de plus", "wait for one player more"),
    "KEEP_BUTTON_RIGHT": (
        "garder à chacun son tour de bouton",
        "keep everybody's turn at the button",
    ),
    "ADVANCE_BIG_BLIND": ("faire avancer la grosse blinde", "let the big blind go on"),
    "LAST_BIG_BLIND_TAKES_BUTTON": (
        "donner le bouton à qui vient de payer la grosse blinde",
        "give the button to whoever paid the big blind last",
    ),
    "GENERAL_RULE": ("appliquer la règle générale", "apply the general rule"),
    "BIG_BLIND_GOES_BACK": ("faire reculer la grosse blinde", "let the big blind go back"),
}


def option_sentence(code: str, language: Language | None = None) -> str:
    """Return one way out the director may choose, as the label of a choice.

    The door writes some options in small letters: they are the same ones.

    >>> option_sentence("FIND_ABANDON", "en")
    'find the withdrawal'
    """
    return term(OPTIONS, code if code in OPTIONS else code.upper(), language)
