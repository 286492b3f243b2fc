"""Words of the rulings on talk about a hand, and on cards shown before it ends."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "expose_on_turn": (
        "Main exposée à son tour, sans un mot",
        "Hand exposed in turn, without a word",
    ),
    "shows_cards": ("Cartes montrées à quelqu’un", "Cards shown to someone"),
    "talk_about_the_hand": ("Parler du coup en cours", "Talking about the hand in progress"),
    "turns_cards": (
        "Cartes retournées avant la fin de l’action",
        "Cards tabled before the action is complete",
    ),
}

KEYWORDS: Final[Table] = {
    "expose_on_turn": (
        "montre ses cartes à son tour, expose sa main, étale, retourne sa main, sans parler, face "
        "visible devant lui, geste pas clair, montre son jeu à son tour, retourne ses cartes sans "
        "rien dire, montre son jeu sans rien dire",
        "exposes the hand, shows in turn, lays the cards down, no word, unclear gesture, shows his "
        "hand on his turn without a word",
    ),
    "shows_cards": (
        "montre ses cartes, montrer au voisin, show one show all, fait voir sa main, spectateur, "
        "montre une carte, voisin voit, montre à un pote, montre sa main au voisin, voisin a vu "
        "ses cartes, spectateur a vu, montre à quelqu’un, montre son jeu, laisse voir ses cartes, "
        "montrer une ou deux cartes, jette ses cartes face visible, montre en jetant, se couche en "
        "montrant",
        "shows cards, shows a neighbour, show one show all, spectator, shows a card, showed his "
        "cards to a friend, someone saw his cards, showed his hand, folds face up",
    ),
    "talk_about_the_hand": (
        "parle du coup, commentaire, parole, signale une erreur, conseil, critique, annonce sa "
        "main, dit sa main, spéculer, discussion, il a couleur, couché qui parle, conditionnelle, "
        "parle de la main, couché et parle, dit ce qu’il a couché, commente le coup, table talk, "
        "donne des conseils, aide son pote, annonce un tirage, il y a couleur, dit ce qu’il a, si "
        "tu payes je montre, si tu mises je passe, souffle la réponse, parle à la place d’un "
        "autre, dit au voisin quoi faire, bavarde sur le coup",
        "talks about the hand, comment, points out an error, advice, criticism, tells a hand, "
        "guesses, folded player talks, conditional, says what he folded, gives advice, comments "
        "the hand, coaching, if you call I show, whispers advice, tells another what to do",
    ),
    "turns_cards": (
        "retourne ses cartes, cartes retournées, expose ses cartes, abat trop tôt, montre avant la "
        "fin, étale ses cartes, retourne son jeu avant la fin, abattu trop tôt, dévoile sa main "
        "avant, montre ses cartes trop tôt, cartes face visible avant la fin, tablé trop tôt",
        "turns cards up, turned up, exposes cards, shows down too soon, tables too early, exposes "
        "before the action is over, tabled too early, shows before the end",
    ),
}

FIELDS: Final[Table] = {
    "facing_bet": ("A-t-il une mise à suivre ?", "Is there a bet to call?"),
    "to": ("À qui a-t-il montré ?", "Who saw the cards?"),
    "folding_heads_up": ("Se couche-t-il dans un coup à deux ?", "Is the player folding heads-up?"),
    "only_one_left": (
        "A-t-il gagné le coup, tous les autres ayant passé ?",
        "Has the player won the hand because everyone else folded?",
    ),
    "remark": ("Qu’a-t-il dit, exactement ?", "What exactly was said?"),
    "speaker_in_hand": ("Est-il dans le coup ?", "Is the speaker in the hand?"),
    "talk_about_the_hand.kind": ("Qu’a-t-il dit ?", "What was said?"),
    "speaker_deals": ("Est-ce lui qui donne ?", "Is the speaker dealing?"),
    "action_over": ("L’action était-elle finie ?", "Was the action complete?"),
}

CHOICES: Final[Table] = {
    "to=live_player": ("Un adversaire encore dans le coup", "An opponent still in the hand"),
    "to=folded_player": ("Un joueur couché", "A player who has folded"),
    "to=spectator": ("Un spectateur", "A spectator"),
    "to=captain": ("Son capitaine d’équipe", "Their team captain"),
    "folding_heads_up=true": (
        "Oui, il passe et ils n’étaient que deux",
        "Yes, folding, and only two were left",
    ),
    "folding_heads_up=false": ("Non", "No"),
    "only_one_left=true": ("Oui, tous les autres ont passé", "Yes, all the others have folded"),
    "only_one_left=false": ("Non, le coup continue", "No, the hand goes on"),
    "speaker_in_hand=true": ("Oui, il a ses cartes", "Yes, holding cards"),
    "speaker_in_hand=false": ("Non, hors du coup", "No, out of the hand"),
    "talk_about_the_hand.kind=comment": (
        "Un mot sur le coup ou le tableau",
        "A remark about the hand or the board",
    ),
    "talk_about_the_hand.kind=official_announcement": (
        "Une annonce de jeu : check, relance",
        "An action word: check, raise",
    ),
    "talk_about_the_hand.kind=points_out_error": (
        "Une erreur signalée : donne, jetons, pot",
        "An error pointed out: deal, chips, pot",
    ),
    "speaker_deals=true": ("Oui, il donne, couché ou non", "Yes, dealing, folded or not"),
    "speaker_deals=false": ("Non, un autre donne", "No, another deals"),
    "talk_about_the_hand.kind=speculation": ("Ce qu’un autre peut avoir", "What others may hold"),
    "talk_about_the_hand.kind=reveals_a_hand": (
        "Une main révélée, la sienne ou celle d’un autre",
        "A hand revealed, their own or another’s",
    ),
    "talk_about_the_hand.kind=advice": ("Un conseil ou une critique", "Advice or criticism"),
    "talk_about_the_hand.kind=conditional": (
        "« Si tu fais ceci, je fais cela »",
        "“If you do this, I do that”",
    ),
    "action_over=true": ("Oui, plus rien à jouer", "Yes, nothing left to play"),
    "action_over=false": ("Non, des joueurs devaient encore parler", "No, there was still action"),
}

LINES: Final[Table] = {
    "NO_ACTION_CHECK": (
        "Pas une action : il fait check ; sanction après le coup",
        "No action: the player checks; a penalty after the hand",
    ),
    "NO_ACTION_CHECK_OR_BET": (
        "Pas une action : il dit check ou mise ; sanction après le coup",
        "No action: the player says check or bet; a penalty after the hand",
    ),
    "NO_ACTION_FOLD_OR_CALL": (
        "Pas une action : il dit fold ou call ; sanction après le coup",
        "No action: the player says fold or call; a penalty after the hand",
    ),
    "NO_ACTION_FACING_BET": (
        "Pas une action : il dit fold, call ou relance ; sanction après le coup",
        "No action: the player says fold, call or raise; a penalty after the hand",
    ),
    "SHOWN_TO_ALL_NOW_HEAVIER": (
        "Main vivante, montrée à tous aussitôt ; sanction plus lourde",
        "Live hand, shown to everyone at once; a heavier penalty",
    ),
    "SHOWN_TO_ALL_NOW": (
        "Il peut montrer, mais à toute la table, maintenant",
        "The player may show, but to the whole table, now",
    ),
    "SHOWN_TO_ALL_LATER": (
        "Main vivante, montrée à tous en fin de coup ; sanction",
        "Live hand, shown to everyone when the hand ends; a penalty",
    ),
    "TURNED_WITH_SANCTION": (
        "La main reste vivante ; sanction une fois le coup fini",
        "The hand stays live; a penalty once it is over",
    ),
    "TURNED_WITHOUT_BLAME": (
        "La main reste vivante, rien à reprocher",
        "The hand stays live, no offence",
    ),
    "TALK_ALLOWED": ("Permis, dans le respect de chacun", "Allowed, with respect for everyone"),
    "WORDS_OF_PLAY_ALLOWED": ("Permis : c’est une annonce de jeu", "Allowed: it is an action word"),
    "ERROR_POINTED_OUT": (
        "Permis, et attendu de chacun : une erreur se signale",
        "Allowed, and expected of everyone: an error is pointed out",
    ),
    "TALK_FORBIDDEN": (
        "Interdit : on ne parle pas du coup en cours",
        "Forbidden: no talking about the hand in progress",
    ),
    "REVEALING_FORBIDDEN": (
        "Interdit : personne ne révèle une main en cours de coup",
        "Forbidden: nobody reveals a hand during play",
    ),
    "ADVICE_FORBIDDEN": (
        "Interdit : ni conseil ni critique",
        "Forbidden: neither advice nor criticism",
    ),
    "IFS_FORBIDDEN": (
        "Interdit : pas de déclaration conditionnelle",
        "Forbidden: no conditional statement",
    ),
}

REASONS: Final[Table] = {
    "SAY_WHAT_DO_YOU_DO": (
        "Montrer n’est pas une action : quelle est la vôtre ?",
        "Showing is not an action: what is yours?",
    ),
    "EXPOSED_WITHOUT_A_WORD": (
        "montrer ses cartes sans rien dire n’est pas une action",
        "showing cards without a word is not an action",
    ),
    "REVEALS_A_HAND": (
        "personne ne révèle une main avant la fin du coup",
        "nobody reveals a hand before it ends",
    ),
    "ADVISES_OR_CRITICISES": ("ni conseil ni critique, jamais", "no advice and no criticism, ever"),
    "SPEAKER_IS_OUT_OF_THE_HAND": (
        "hors du coup : pas un mot sur ce coup, même une évidence",
        "out of the hand: not a word about it, however obvious",
    ),
    "SPEAKS_WITH_A_CONDITION": (
        "déclaration conditionnelle : interdite",
        "a conditional statement: forbidden",
    ),
    "WORDS_OF_PLAY": ("annonce de jeu : permise", "action words: allowed"),
    "ERRORS_ARE_POINTED_OUT": (
        "chacun, dans le coup ou non, signale une erreur et aide à bien attribuer le pot",
        "everyone, in the hand or not, points out an error and helps award the pot",
    ),
    "DEALER_ANNOUNCES": (
        "le donneur, même couché, annonce les mises et les relances",
        "the dealer, folded or not, announces bets and raises",
    ),
    "BETWEEN_TWO_MAY_TALK": (
        "à deux dans le coup, on peut spéculer avec respect",
        "heads-up: speculation is allowed, respectfully",
    ),
    "MORE_THAN_TWO_IN_THE_HAND": (
        "{players:joueur|joueurs} dans le coup : les annonces seulement",
        "{players:player|players} in the hand: announcements only",
    ),
    "SHOWN_TO_AN_OPPONENT": (
        "vue par un adversaire encore en jeu : tous la voient, sanction plus lourde",
        "seen by an opponent still in the hand: everyone sees it, heavier penalty",
    ),
    "SHOWN_OUTSIDE_THE_HAND": (
        "montrée à quelqu’un hors du coup : tous la verront à la fin, avec sanction",
        "shown to someone out of the hand: everyone sees it at the end, with a penalty",
    ),
    "SHOWN_FOLDING_HEADS_UP": (
        "il se couche dans un coup à deux : il peut montrer sa main, mais à tous, face visible",
        "folding heads-up: the hand may be shown, but face up and to everyone",
    ),
    "SHOWN_ALONE_IN_THE_HAND": (
        "coup gagné sans être payé : il peut montrer, mais à tous",
        "the hand was won uncalled: it may be shown, but to everyone",
    ),
    "TURNED_BEFORE_ACTION_OVER": (
        "retournées avant la fin de l’action : main vivante, sanction ensuite",
        "tabled before the action was complete: live hand, a penalty afterwards",
    ),
    "TURNED_ONCE_ACTION_OVER": (
        "l’action était finie : rien à reprocher",
        "the action was complete: no offence",
    ),
    "SAY_NO_TALK_ABOUT_THE_HAND": (
        "On ne parle pas du coup en cours.",
        "No talking about the hand in progress.",
    ),
    "SAY_SHOW_EVERYBODY_NOW": (
        "Montrez à toute la table, maintenant.",
        "Show it to the whole table, now.",
    ),
    "SAY_SHOW_EVERYBODY_LATER": (
        "Vous la montrerez à tous en fin de coup. Sanction ensuite.",
        "You will show it to everyone at the end of the hand. Penalty afterwards.",
    ),
    "SAY_HAND_LIVE_SANCTION_LATER": (
        "La main reste vivante. Sanction après le coup.",
        "The hand stays live. Penalty after the hand.",
    ),
}
