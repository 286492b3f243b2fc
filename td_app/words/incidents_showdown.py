"""Incidents of the showdown and of conduct (articles 10 and 11)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

WHY: Final[Table] = {
    "NOBODY_IS_ALL_IN": (
        "personne à tapis : l'abattage suit son ordre",
        "nobody is all-in: the showdown goes in its order",
    ),
    "BETTING_GOES_ON": (
        "{players:joueur|joueurs} dans le coup, des enchères restent possibles : rien ne se montre",
        "{players:player|players} in the hand, bets are still possible: nothing is shown",
    ),
    "ALL_IN_CLOSES_THE_BETTING": (
        "un tapis et plus d'enchère : {players:main se retourne|mains se retournent}",
        "an all-in and no more betting: {players:hand is|hands are} turned up",
    ),
    "LAST_TO_BET_SHOWS_FIRST": (
        "la place {first} a misé ou relancé en dernier à la river",
        "seat {first} was the last to bet or raise on the river",
    ),
    "RIVER_WAS_CHECKED": (
        "aucune mise à la river : on part de la gauche du bouton, place {first}",
        "no bet on the river: from the left of the button, seat {first}",
    ),
    "CALLER_MAY_SEE": (
        "il a suivi à la river et demande le dernier agresseur : on montre, et la main rejoue",
        "called on the river and asks for the last aggressor: the hand is shown and plays again",
    ),
    "CALLER_MAY_SEE_CARDS_LOST": (
        "il avait le droit de voir, mais les cartes sont perdues au rebut",
        "the asker had the right, but the cards are lost in the muck",
    ),
    "POT_IS_GIVEN": (
        "le pot est attribué : trop tard",
        "the pot is awarded: too late",
    ),
    "ASKER_DID_NOT_CALL": (
        "il n'a pas suivi à la river : pas de droit de voir",
        "the asker did not call on the river: no right to see",
    ),
    "ONLY_THE_LAST_AGGRESSOR": (
        "seul le dernier agresseur de la river peut être vu",
        "only the last to bet or raise on the river can be seen",
    ),
    "CAUGHT_AT_ONCE": (
        "relevé sur-le-champ, cartes encore là : le pot change de mains",
        "caught at once, cards still there: the pot changes hands",
    ),
    "CARDS_ARE_GATHERED": (
        "cartes ramassées : l'attribution reste, même si tous sont d'accord",
        "the cards are gathered: the award stands, even if all agree",
    ),
    "NOBODY_SPOKE_AT_ONCE": (
        "personne n'a réagi sur-le-champ : l'attribution reste",
        "nobody spoke at once: the award stands",
    ),
    "REVEALS_A_HAND": (
        "nul ne révèle une main avant la fin du coup",
        "nobody reveals a hand before the end",
    ),
    "ADVISES_OR_CRITICISES": (
        "ni conseil ni critique, jamais",
        "no advice and no criticism, ever",
    ),
    "SPEAKER_IS_OUT_OF_THE_HAND": (
        "hors du coup : pas un mot sur lui, même évident",
        "out of the hand: not a word about it, however obvious",
    ),
    "SPEAKS_WITH_A_CONDITION": (
        "déclaration conditionnelle : interdite",
        "a conditional statement: forbidden",
    ),
    "WORDS_OF_PLAY": (
        "annonce de jeu : permise",
        "words of play: allowed",
    ),
    "BETWEEN_TWO_MAY_TALK": (
        "à deux dans le coup, on peut spéculer avec respect",
        "two in the hand: guessing is allowed, with respect",
    ),
    "MORE_THAN_TWO_IN_THE_HAND": (
        "{players:joueur|joueurs} dans le coup : rien hors des annonces",
        "{players:player|players} in the hand: nothing but announcements",
    ),
    "SHOWN_TO_AN_OPPONENT": (
        "vue par un adversaire encore en jeu : tous la voient, sanction plus lourde",
        "seen by an opponent still in the hand: all see it, heavier penalty",
    ),
    "SHOWN_OUTSIDE_THE_HAND": (
        "montrée hors du coup : tous la verront à la fin, avec sanction",
        "shown out of the hand: all see it at the end, with a penalty",
    ),
    "SHOWN_ALONE_IN_THE_HAND": (
        "seul restant : il peut montrer, mais à tous",
        "last one in the hand: may show, but to everybody",
    ),
    "TURNED_BEFORE_ACTION_OVER": (
        "retournées avant la fin de l'action : main vivante, sanction ensuite",
        "turned up before the action was over: live hand, a penalty afterwards",
    ),
    "TURNED_ONCE_ACTION_OVER": (
        "l'action était finie : rien à reprocher",
        "the action was over: nothing to blame",
    ),
}

#: What is said at the table: whole sentences, to read aloud.
SAID: Final[Table] = {
    "SAY_CARDS_STAY_DOWN": (
        "Les cartes restent cachées, le coup continue.",
        "Cards stay down, the hand goes on.",
    ),
    "SAY_TURN_ALL_CARDS_UP": (
        "Plus d'enchère : retournez toutes vos cartes.",
        "No more betting: turn all the cards up.",
    ),
    "SAY_SHOWS_FIRST": (
        "La place {first} montre en premier.",
        "Seat {first} shows first.",
    ),
    "SAY_NOTHING_TO_SHOW": (
        "Cette main n'a pas à être montrée.",
        "This hand need not be shown.",
    ),
    "SAY_SHOW_THE_HAND": (
        "Montrez la main : elle rejoue.",
        "Show the hand: it plays again.",
    ),
    "SAY_CARDS_LOST_PENALTY": (
        "Ces cartes devaient être montrées. Sanction.",
        "These cards were to be shown. Penalty.",
    ),
    "SAY_POT_IS_GIVEN_AGAIN": (
        "Le pot revient à la bonne main.",
        "The pot goes to the right hand.",
    ),
    "SAY_AWARD_STANDS": (
        "L'attribution reste.",
        "The award stands.",
    ),
    "SAY_NO_TALK_ABOUT_THE_HAND": (
        "On ne parle pas du coup en cours.",
        "No talk about the hand in play.",
    ),
    "SAY_SHOW_EVERYBODY_NOW": (
        "Montrez à toute la table, maintenant.",
        "Show the whole table, now.",
    ),
    "SAY_SHOW_EVERYBODY_LATER": (
        "Vous la montrerez à tous en fin de coup. Sanction ensuite.",
        "You will show everybody at the end of the hand. Penalty afterwards.",
    ),
    "SAY_HAND_LIVE_SANCTION_LATER": (
        "La main reste vivante. Sanction après le coup.",
        "The hand stays live. Penalty after the hand.",
    ),
}

REASONS: Final[Table] = {**WHY, **SAID}
