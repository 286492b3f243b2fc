"""Incidents of all-ins, turns to act and cards thrown (articles 9.3, 9.7 to 9.9, 9.21 to 9.23)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

WHY: Final[Table] = {
    "BET_AND_LAST_RAISE": (
        "mise de {bet}, plus au moins {increment}",
        "a bet of {bet}, and at least {increment} more",
    ),
    "ALL_IN_BELOW_BIG_BLIND": (
        "tapis de {all_in} sous la grosse blinde : le prix reste {least}",
        "an all-in of {all_in} below the big blind: the price stays {least}",
    ),
    "ALL_IN_IS_NO_RAISE": (
        "tapis de {all_in} : sous {least}, ce n'est pas une relance",
        "an all-in of {all_in}: below {least} it is no raise",
    ),
    "ALL_IN_IS_A_RAISE": (
        "tapis de {all_in} : {least} est atteint, c'est une relance",
        "an all-in of {all_in} reaches {least}: it is a raise",
    ),
    "ALL_IN_OPENS_SHORT": (
        "ouverture à tapis de {all_in}, sous {least} : on suit {all_in}, on relance de {least}",
        "an opening all-in of {all_in}, below {least}: call {all_in}, raise by {least}",
    ),
    "ALL_IN_OPENS": (
        "ouverture à tapis de {all_in} : une mise entière",
        "an opening all-in of {all_in}: a full bet",
    ),
    "HAS_NOT_ACTED_YET": (
        "il n'a pas encore agi : tous ses droits",
        "the player has not acted yet: full rights",
    ),
    "FACES_A_FULL_RAISE": (
        "{faced} de plus que sa mise, une relance pleine fait {full} : libre",
        "{faced} more than the player's bet, a full raise is {full}: free to raise",
    ),
    "FACES_LESS_THAN_A_RAISE": (
        "{faced} de plus que sa mise, une relance pleine fait {full} : bloqué",
        "{faced} more than the player's bet, a full raise is {full}: blocked",
    ),
    "CHECKED_BEFORE_A_SHORT_ALL_IN": (
        "il a checké, puis une ouverture à tapis de {faced}, sous {full} : peut-il relancer ?",
        "checked, then an opening all-in of {faced}, below {full}: may the player raise?",
    ),
    "WEIGHS_OTHERS_MAY_RAISE_IT": (
        "9.9 laisse les autres relancer ce tapis, et 9.21 ne bloque que relanceur et suiveurs",
        "9.9 lets the others raise this all-in, and 9.21 blocks only the raiser and the callers",
    ),
    "WEIGHS_NO_FULL_BET_FACED": (
        "il a déjà parlé et n'affronte pas une mise entière",
        "the player has acted, and faces less than a full bet",
    ),
    "FOLD_OUT_OF_TURN_HOLDS": (
        "un fold hors de son tour tient toujours, et se sanctionne",
        "a fold out of turn always holds, and is punished",
    ),
    "ACTION_CHANGED": (
        "une mise ou une relance est venue entre-temps : libre, jetons rendus",
        "a bet or a raise came in between: free to act, chips back",
    ),
    "ACTION_UNCHANGED": (
        "ni mise ni relance entre-temps : l'annonce tient",
        "no bet and no raise in between: what was said holds",
    ),
    "SKIPPED_SPOKE_IN_TIME": (
        "pas encore d'action substantielle : tous ses droits",
        "no substantial action yet: full rights",
    ),
    "SKIPPED_SPOKE_TOO_LATE": (
        "action substantielle : seulement fold ou call de la dernière mise",
        "substantial action: only a fold or a call of the last bet",
    ),
    "SKIPPED_NOT_AT_FAULT": (
        "action substantielle, mais il n'a pas traîné : une tolérance ?",
        "substantial action, but the player did not dawdle: some tolerance?",
    ),
    "WEIGHS_DID_NOT_DAWDLE": (
        "il mélangeait, ou les autres ont parlé trop vite",
        "the player was shuffling, or the others acted too fast",
    ),
    "WEIGHS_OTHERS_HAVE_ACTED": (
        "les autres ont joué sans lui",
        "the others have played on",
    ),
    "BIG_BLIND_THREW_ITS_CARDS": (
        "la grosse blinde a jeté sans mise à suivre : son montant est perdu, rien de plus",
        "the big blind threw its cards with nothing to call: what was posted is lost, no more",
    ),
    "THREW_CARDS_COULD_CHECK": (
        "cartes jetées alors qu'on pouvait checker : main morte et pénalité",
        "cards thrown when a check was free: dead hand and a penalty",
    ),
    "CHIPS_SEEN_BEFORE_THE_CALL": (
        "jetons vus avant le call : ils font partie du tapis",
        "seen before the call: they are part of the all-in",
    ),
    "CHIPS_SEEN_AFTER_THE_CALL": (
        "jetons vus une fois le tapis payé : seul le directeur en juge",
        "seen only after the call: the director alone judges",
    ),
    "WEIGHS_CALLER_NEVER_SAW_THEM": (
        "qui a payé ne les avait pas vus",
        "the caller never saw them",
    ),
    "WEIGHS_CHIPS_WERE_IN_SIGHT": (
        "on les voyait, mal rangés",
        "they were in sight, badly stacked",
    ),
    "WEIGHS_FORGOTTEN_IN_GOOD_FAITH": (
        "oubli de bonne foi, petit montant",
        "forgotten in good faith, a small amount",
    ),
}

#: What is said at the table: whole sentences, to read aloud.
SAID: Final[Table] = {
    "SAY_RAISE_AT_LEAST": (
        "Relance minimale : {total}.",
        "Smallest raise: to {total}.",
    ),
    "SAY_CALL_OR_RAISE": (
        "Suivre : {call}. Relancer : {total} au moins.",
        "Call: {call}. Raise: to {total} at least.",
    ),
    "SAY_MAY_RAISE": (
        "Vous pouvez relancer, à {total} au moins.",
        "You may raise, to {total} at least.",
    ),
    "SAY_BLOCKED": (
        "Pas de relance : call, {add} à ajouter, ou fold.",
        "No raise: call, {add} to add, or fold.",
    ),
    "SAY_FOLD_HOLDS": (
        "Le fold tient. Attendez votre tour.",
        "The fold holds. Please wait for your turn.",
    ),
    "SAY_ANNOUNCEMENT_HOLDS": (
        "Rien n'a changé : votre annonce tient.",
        "Nothing has changed: what you said holds.",
    ),
    "SAY_HOLDS_UNLESS_RAISED": (
        "Attendez votre tour : sans mise ni relance d'ici là, votre annonce tiendra.",
        "Please wait for your turn: with no bet or raise before it, what you said will hold.",
    ),
    "SAY_FREE_TO_ACT": (
        "Vous êtes libre de votre action.",
        "You are free to act.",
    ),
    "SAY_FOLD_OR_CALL_LAST_BET": (
        "Fold, ou call de la dernière mise. Pas de relance.",
        "Fold, or call the last bet. No raise.",
    ),
    "SAY_HAND_DEAD_BLIND_STAYS": (
        "La main est morte, la blinde reste au pot.",
        "The hand is dead, the blind stays in the pot.",
    ),
    "SAY_HAND_DEAD_PENALTY": (
        "La main est morte. Pénalité.",
        "The hand is dead. Penalty.",
    ),
    "SAY_COUNT_THE_ALL_IN_AGAIN": (
        "Ces jetons comptent : redites le montant.",
        "These chips count: say the amount again.",
    ),
}

REASONS: Final[Table] = {**WHY, **SAID}

OPTIONS: Final[Table] = {
    "RAISE_ALLOWED": (
        "le laisser relancer",
        "allow the raise",
    ),
    "CALL_OR_FOLD_ONLY": (
        "call ou fold seulement",
        "call or fold only",
    ),
    "FULL_RIGHTS": (
        "lui rendre tous ses droits",
        "give full rights back",
    ),
    "FOLD_OR_CALL_LAST_BET": (
        "fold ou call de la dernière mise",
        "fold, or call the last bet",
    ),
    "CHIPS_LOST_NEVER_PAID": (
        "perdus s'il perd, non payés s'il gagne",
        "lost if the hand loses, not paid if it wins",
    ),
    "CHIPS_COUNTED_IN": (
        "compter ces jetons dans son tapis",
        "count them in the all-in",
    ),
    "CHIPS_LEFT_OUT": (
        "laisser ces jetons hors du coup",
        "leave them out of the hand",
    ),
}
