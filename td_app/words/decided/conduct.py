"""Decisions about hands left, thrown, shown or talked about, in one line (4.1, 8, 11)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "HAND_LIVE_AT_SEAT": (
        "À sa place pour la première carte : sa main est vivante",
        "Seated for the first card: the hand is live",
    ),
    "HAND_DEAD_AWAY": (
        "Main morte, sans être vue ; blindes et antes prélevées",
        "Dead hand, unseen; blinds and antes are taken",
    ),
    "HAND_DEAD_LEFT": (
        "Main morte : il s'est éloigné pendant le coup ; sanction possible",
        "Dead hand: the player left during the hand; a penalty is possible",
    ),
    "HAND_LIVE_LEFT_ALL_IN": (
        "À tapis, sa main reste vivante ; sanction pour s'être éloigné",
        "All-in, the hand stays live; a penalty for walking away",
    ),
    "HAND_LIVE_LEFT_BUSTED": (
        "À tapis, sa main reste vivante ; éliminé, pas de sanction",
        "All-in, the hand stays live; knocked out, no penalty",
    ),
    "DEVICE_WARNED": (
        "Avertissement : il range l'appareil, sa main reste vivante",
        "A warning: the device goes away, the hand stays live",
    ),
    "DEVICE_HAND_DEAD": (
        "Main morte ; autre sanction possible",
        "Dead hand; a further penalty is possible",
    ),
    "DEVICE_HAND_DEAD_ALL_IN": (
        "Main morte, même à tapis ; autre sanction possible",
        "Dead hand, even all-in; a further penalty is possible",
    ),
    "HAND_DEAD_REFUND": (
        "Main morte ; {refund} lui reviennent, le reste demeure au pot",
        "Dead hand; {refund} come back, the rest stays in the pot",
    ),
    "HAND_DEAD_ALL_BACK": (
        "Main morte ; {refund} lui reviennent, tout ce qu'il avait mis",
        "Dead hand; {refund} come back, all that was put in",
    ),
    "HAND_DEAD_NO_REFUND": (
        "Main morte : rien ne lui revient, le coup continue",
        "Dead hand: nothing comes back, the others play on",
    ),
    "HAND_DEAD_OFFENDER_WARNED": (
        "Main morte ; au moins un avertissement au fautif",
        "Dead hand; a warning at least for the offender",
    ),
    "HAND_DEAD_OR_GIVEN_BACK": (
        "Au directeur de décider : main morte ou rendue ; le fautif au moins averti",
        "The director decides: hand dead or given back; a warning at least to the offender",
    ),
    "COVERED_HAND_PLAYS": (
        "La main couverte joue ; les deux joueurs sont sanctionnés",
        "The covered hand plays; both players are penalised",
    ),
    "COVERED_HAND_DEAD": (
        "La main couverte est morte ; celui qui a jeté est sanctionné",
        "The covered hand is dead; whoever threw is penalised",
    ),
    "NO_ACTION_FACING_BET": (
        "Pas une action : il dit fold, call ou relance ; sanction après le coup",
        "No action: the player says fold, call or raise; a penalty after the hand",
    ),
    "NO_ACTION_FOLD_OR_CALL": (
        "Pas une action : il dit fold ou call ; sanction après le coup",
        "No action: the player says fold or call; a penalty after the hand",
    ),
    "NO_ACTION_CHECK_OR_BET": (
        "Pas une action : il dit check ou mise ; sanction après le coup",
        "No action: the player says check or bet; a penalty after the hand",
    ),
    "NO_ACTION_CHECK": (
        "Pas une action : il fait check ; sanction après le coup",
        "No action: the player checks; a penalty after the hand",
    ),
    "SHOWN_TO_ALL_NOW_HEAVIER": (
        "Main vivante, montrée à tous aussitôt ; sanction plus lourde",
        "Live hand, shown to all at once; a heavier penalty",
    ),
    "SHOWN_TO_ALL_NOW": (
        "Il peut montrer, mais à toute la table, maintenant",
        "Showing is allowed, but to the whole table, now",
    ),
    "SHOWN_TO_ALL_LATER": (
        "Main vivante, montrée à tous en fin de coup ; sanction",
        "Live hand, shown to all when the hand ends; a penalty",
    ),
    "TURNED_WITH_SANCTION": (
        "La main reste vivante ; sanction une fois le coup fini",
        "The hand stays live; a penalty once it is over",
    ),
    "TURNED_WITHOUT_BLAME": (
        "La main reste vivante, rien à reprocher",
        "The hand stays live, nothing to blame",
    ),
    "TALK_ALLOWED": ("Permis, dans le respect de chacun", "Allowed, with respect for everyone"),
    "WORDS_OF_PLAY_ALLOWED": ("Permis : c'est une annonce de jeu", "Allowed: it is a word of play"),
    "TALK_FORBIDDEN": (
        "Interdit : on ne parle pas du coup en cours",
        "Forbidden: no talk about the hand in play",
    ),
    "REVEALING_FORBIDDEN": (
        "Interdit : personne ne révèle une main en cours de coup",
        "Forbidden: nobody reveals a hand while it is played",
    ),
    "ADVICE_FORBIDDEN": (
        "Interdit : ni conseil ni critique",
        "Forbidden: neither advice nor criticism",
    ),
    "IFS_FORBIDDEN": (
        "Interdit : pas de déclaration conditionnelle",
        "Forbidden: nothing said with an if",
    ),
    "LABEL_COMES_BACK": ("Lui revient", "Comes back"),
    "LABEL_STAYS_IN_POT": ("Reste au pot", "Stays in the pot"),
}
