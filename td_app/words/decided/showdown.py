"""Decisions about the showdown, in one line (10.4, 10.5, 10.9)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "ALL_HANDS_UP": (
        "Toutes les mains se retournent maintenant",
        "All the hands are turned up now",
    ),
    "HANDS_STAY_DOWN": (
        "Les cartes restent cachées : le coup continue",
        "Cards stay down: the hand goes on",
    ),
    "NO_ALL_IN": (
        "Personne à tapis : l'abattage suit son ordre",
        "Nobody is all-in: the showdown goes in its order",
    ),
    "SHOWING_ORDER": (
        "La place {first} montre en premier, puis {others}",
        "Seat {first} shows first, then {others}",
    ),
    "HAND_IS_SHOWN": (
        "La main est montrée : elle rejoue et peut gagner le pot",
        "The hand is shown: it plays again and may win the pot",
    ),
    "HAND_ASKED_FOR_LOST": (
        "Main perdue dans le rebut alors qu'elle devait être montrée : sanction",
        "The hand was to be shown but is lost in the muck: a penalty",
    ),
    "HAND_NEED_NOT_BE_SHOWN": (
        "La main n'a pas à être montrée",
        "The hand need not be shown",
    ),
    "POT_CHANGES_HANDS": (
        "Le pot est repris et donné à la bonne main",
        "The pot is taken back and given to the right hand",
    ),
    "AWARD_STANDS": ("L'attribution du pot reste", "The pot stays as it was given"),
    "AWARD_STANDS_ANYWAY": (
        "L'attribution du pot reste, même si tous sont d'accord",
        "The pot stays as it was given, even if all agree",
    ),
}
