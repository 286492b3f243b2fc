"""Words of rulings of earlier versions, for the journals that hold them: no rule gives them now.

A code that is still given, its parameters of another name, stands here with the older ones.
"""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "MAY_RAISE_OPEN": (
        "Au directeur de décider : peut-il relancer ?",
        "The director decides: may the player raise?",
    ),
}

REASONS: Final[Table] = {
    "CHECKED_BEFORE_A_SHORT_ALL_IN": (
        "il a checké, puis une ouverture à tapis de {faced}, sous {full} : peut-il relancer ?",
        "checked, then an opening all-in of {faced}, below {full}: may the player raise?",
    ),
    "LIMPED_BEFORE_A_SHORT_ALL_IN": (
        "il a payé la grosse blinde, puis un tapis de {faced} de plus, sous {full} : peut-il "
        "relancer ?",
        "called the big blind, then an all-in of {faced} more, below {full}: may the player raise?",
    ),
    "WEIGHS_LIMPER_MAY_RAISE_IT": (
        "9.8 laisse les joueurs suivants relancer ce tapis, et la grosse blinde n’est pas une "
        "relance",
        "9.8 lets those acting later raise this all-in, and the big blind is not a raise",
    ),
    "WEIGHS_OTHERS_MAY_RAISE_IT": (
        "9.9 laisse les autres relancer ce tapis, et 9.21 ne bloque que le relanceur et les "
        "suiveurs",
        "9.9 lets the others raise this all-in, and 9.21 blocks only the raiser and the callers",
    ),
    "WEIGHS_NO_FULL_BET_FACED": (
        "il a déjà parlé et n’affronte pas une mise entière",
        "the player has acted, and faces less than a full bet",
    ),
    "SAY_OPENING": ("L’ouverture est de {opening}.", "The opening is {opening}."),
    "SAY_OPENING+add": (
        "L’ouverture est de {opening} : le joueur qui l’a suivie ajoute {add}.",
        "The opening is {opening}: the player who called it adds {add}.",
    ),
    "SAY_OPENING_AND_CALL": (
        "L’ouverture est de {opening} ; la relance devient un call.",
        "The opening is {opening}; the raise becomes a call.",
    ),
    "SAY_OPENING_AND_CALL+add": (
        "L’ouverture est de {opening}, le joueur qui l’a suivie ajoute {add} ; la relance devient "
        "un call.",
        "The opening is {opening}, the player who called it adds {add}; the raise becomes a call.",
    ),
    "SAY_OPENING_AND_RAISE+add": (
        "L’ouverture est de {opening}, le joueur qui l’a suivie ajoute {add} ; la relance est de "
        "{raise_to}.",
        "The opening is {opening}, the player who called it adds {add}; the raise is {raise_to}.",
    ),
    "SAY_OPENING_AND_RAISE": (
        "L’ouverture est de {opening}, la relance de {raise_to}.",
        "The opening is {opening}, the raise {raise_to}.",
    ),
    "SAY_CALL_OR_FOLD+add": (
        "Call, {add} à ajouter, ou fold ? Pas de relance.",
        "Call, {add} to add, or fold? No raise.",
    ),
    "SAY_BLOCKED+add": (
        "Pas de relance : call, {add} à ajouter, ou fold.",
        "No raise: call, {add} to add, or fold.",
    ),
    "SAY_RAISE_AT_LEAST+total": ("Relance minimale : {total}.", "Minimum raise: to {total}."),
    "SAY_CALL_OR_RAISE+total": (
        "Suivre : {call}. Relancer : {total} au moins.",
        "Call: {call}. Raise: to at least {total}.",
    ),
    "SAY_MAY_RAISE+total": (
        "Vous pouvez relancer, à {total} au moins.",
        "You may raise, to at least {total}.",
    ),
    "SAY_AMOUNT_IS+total": ("Cela fait {total}.", "That makes {total}."),
}

OPTIONS: Final[Table] = {
    "RAISE_ALLOWED": ("le laisser relancer", "allow the raise"),
    "CALL_OR_FOLD_ONLY": ("call ou fold seulement", "call or fold only"),
}
