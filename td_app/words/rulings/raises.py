"""The smallest raise, all-ins too short, who may raise again: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.rulings.shared import DOES_NOT_KNOW
from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "forgotten_chips": (
        "Jetons oubliés par un joueur à tapis",
        "Forgotten chips of an all-in player",
    ),
    "min_raise": ("Relance minimale : à combien ?", "Minimum raise: to how much?"),
    "reopen": (
        "Relance bloquée : peut-il encore relancer ?",
        "Is the betting reopened for this player?",
    ),
    "short_all_in": (
        "Premier tapis du tour : à combien suivre et relancer ?",
        "First all-in of the round: what to call and to raise?",
    ),
    "short_all_in_over_raise": ("Tapis par-dessus une relance", "All-in over a raise"),
}

KEYWORDS: Final[Table] = {
    "forgotten_chips": (
        "jetons oubliés, jetons cachés, jeton caché, jetons retrouvés, tapis mal compté, all-in, "
        "derrière les cartes, sous la carte, gros jeton caché, jeton retrouvé après le tapis, "
        "jeton derrière les cartes, jetons planqués, gros jetons pas visibles, jeton trouvé après "
        "le call, tapis plus gros que prévu",
        "forgotten chips, hidden chips, found chips, miscounted all-in, behind the cards, chip "
        "found after the all-in, chips behind the cards, had more chips",
    ),
    "min_raise": (
        "relance minimale, minimum, min raise, minraise, combien relancer, relance minimum, "
        "sur-relance, 3-bet, raise, relance mini, sur-relance minimum, combien faut-il relancer, "
        "relancer de combien, raise minimum",
        "minimum raise, min raise, smallest raise, how much to raise, re-raise, 3-bet, how much "
        "must he raise",
    ),
    "reopen": (
        "relance bloquée, peut-il relancer, réouverture, rouvrir, rouvre, action bloquée, tapis "
        "court, deux tapis, all-in, bloqué, sur-relance, raise, est-ce que ça rouvre, premier "
        "relanceur peut-il relancer, peut-il relancer après un tapis court, l’action est-elle "
        "rouverte, a-t-il le droit de relancer, peut-il sur-relancer, peut-il re-raise, rouvre ou "
        "pas, ça réouvre, lanceur initial",
        "reopen, reopening, blocked raise, may raise, short all-in, capped, re-raise, all-in for "
        "less reopens, does it reopen the betting, can he raise again, is the action open, "
        "reopens or not, betting not reopened",
    ),
    "short_all_in": (
        "tapis court, petit tapis, tapis trop petit, tapis sous la blinde, all-in, tapis inférieur "
        "à la grosse blinde, combien suivre, ouverture à tapis, shove, tapis inférieur à la "
        "blinde, tapis plus petit que la blinde, tapis pour moins d’une blinde, combien payer un "
        "petit tapis, tapis incomplet, tapis pour tant sur une mise, tapis trop court, petit tapis "
        "trop court, tapis insuffisant au premier tour",
        "short all-in, small all-in, all-in below the big blind, shove, opens all-in, all-in for "
        "less than the blind, all-in for so much, all-in too short",
    ),
    "short_all_in_over_raise": (
        "tapis court, tapis sur relance, tapis insuffisant, all-in, tapis sous la relance, pas une "
        "relance, relanceur bloqué, shove, raise, tapis plus petit que la relance minimum, tapis "
        "incomplet, tapis qui ne relance pas assez, shove trop court, tapis par dessus, tapis "
        "au-dessus de la mise, le tapis compte-t-il comme une relance, est-ce une vraie relance",
        "short all-in, all-in over a raise, not a full raise, raiser blocked, shove, all-in for "
        "less than a raise, all-in above the bet, does the all-in count as a raise, is it a real "
        "raise",
    ),
}

FIELDS: Final[Table] = {
    "last_full_increment": (
        "Dernière relance entière : de combien ?",
        "Last full raise: by how much?",
    ),
    "short_allins": (
        "Quels tapis trop courts depuis, au total chacun ?",
        "Which all-ins since, too short to be a raise, each in total?",
    ),
    "blinds": (
        "Combien valent les blindes, petite puis grosse ?",
        "What are the blinds, small then big?",
    ),
    "forgotten_chips.shown_after_call": (
        "Quand a-t-on vu ces jetons ?",
        "When were these chips seen?",
    ),
    "min_raise.bet_level": (
        "Combien à suivre en ce moment, au total ?",
        "How much is there to call now, in total?",
    ),
    "reopen.actor": ("Quel joueur veut relancer ?", "Which player wants to raise?"),
    "last_raise": (
        "À combien est la dernière mise ou relance entière, au total ?",
        "What is the last full bet or raise, in total?",
    ),
    "reopen.role": (
        "Qu’a-t-il fait depuis la dernière relance entière ?",
        "What has the player done since the last full raise?",
    ),
    "reopen.raised_from": (
        "Combien à suivre avant cette mise ou relance entière ?",
        "How much was there to call before that full bet or raise?",
    ),
    "min_raise.raised_from": (
        "Combien à suivre avant cette mise ou relance entière ?",
        "How much was there to call before that full bet or raise?",
    ),
    "short_all_in_over_raise.raised_from": (
        "Combien à suivre avant cette relance ?",
        "How much was there to call before that raise?",
    ),
    "reopen.level_now": (
        "Combien à suivre maintenant, au total ?",
        "How much is there to call now, in total?",
    ),
    "reopen.own_bet": (
        "Combien a-t-il déjà devant lui, dans ce tour ?",
        "How much is already in front of the player, this round?",
    ),
    "short_all_in.street": ("Avant ou après le flop ?", "Before or after the flop?"),
    "short_all_in_over_raise.raiser_total": (
        "À combien était la relance, au total ?",
        "What was the raise, in total?",
    ),
    "short_all_in_over_raise.last_full_increment": (
        "Cette relance ajoutait combien ?",
        "How much did this raise add?",
    ),
    "short_all_in.all_in": (
        "Combien vaut le tapis, au total ?",
        "How much is the all-in, in total?",
    ),
    "earlier_all_ins": (
        "Quels autres tapis avant lui, dans ce tour, au total chacun ?",
        "Which earlier all-ins this round, each in total?",
    ),
    "short_all_in_over_raise.all_in": (
        "Combien vaut le tapis, au total ?",
        "How much is the all-in, in total?",
    ),
}

CHOICES: Final[Table] = {
    "street=postflop": ("Après le flop", "After the flop"),
    "shown_after_call=true": ("Une fois le tapis payé", "Once the all-in was called"),
    "shown_after_call=false": ("Avant qu’il soit payé", "Before it was called"),
    "role=raiser": ("Il l’a faite lui-même", "Made it"),
    "role=caller": ("Il l’a suivie", "Called it"),
    "role=limper": (
        "Pas de relance : il a payé la grosse blinde",
        "No raise: called the big blind",
    ),
    "role=checker": ("Pas de mise : il a checké", "No bet: checked"),
    "role=not_acted": ("Rien : il n’a pas encore joué", "Nothing: has not acted yet"),
    "last_raise=null": DOES_NOT_KNOW,
    "last_full_increment=null": DOES_NOT_KNOW,
    **{
        f"{op}.raised_from=0": ("Rien : c’était la première mise", "Nothing: it was the first bet")
        for op in ("min_raise", "reopen", "short_all_in_over_raise")
    },
}

LINES: Final[Table] = {
    "RAISE_AT_LEAST": ("Relance à {total} au moins", "Raise to at least {total}"),
    "CALL_OR_RAISE": (
        "Suivre {call}, ou relancer à {total} au moins",
        "Call {call}, or raise to at least {total}",
    ),
    "ALL_IN_RAISES": (
        "Le tapis est une relance : suivre {call}, ou relancer à {total} au moins",
        "The all-in is a raise: call {call}, or raise to at least {total}",
    ),
    "ALL_IN_BLOCKS": (
        "Suivre {call}, ou relancer à {total} ; le relanceur est bloqué",
        "Call {call}, or raise to {total}; betting is not reopened for the raiser",
    ),
    "ALL_IN_FREES": (
        "Suivre {call}, ou relancer à {total} ; le relanceur pourra relancer à son tour",
        "Call {call}, or raise to {total}; the raiser may raise again in turn",
    ),
    "NOTHING_LEFT_TO_DO": (
        "Rien à ajouter : le tour de mises est fini pour ce joueur",
        "Nothing to add: the betting round is over for this player",
    ),
    "MAY_RAISE": ("Peut relancer, à {total} au moins", "May raise, to at least {total}"),
    "MAY_NOT_RAISE": ("Relance bloquée : call ou fold", "Betting not reopened: call or fold"),
    "FORGOTTEN_CHIPS_COUNT": (
        "Ces jetons comptent : le tapis est recompté",
        "These chips count: the all-in is recounted",
    ),
    "FORGOTTEN_CHIPS_OPEN": (
        "Au directeur de décider : ces jetons comptent-ils ?",
        "The director decides: do these chips count?",
    ),
    "LABEL_RAISE_AT_LEAST": ("Relance, au moins à", "Raise to at least"),
    "LABEL_CALL": ("À suivre", "To call"),
    "LABEL_FULL_RAISE": ("Relance entière, à partir de", "Full raise, from"),
}

REASONS: Final[Table] = {
    "BET_AND_LAST_RAISE": (
        "mise de {bet}, plus au moins {increment}",
        "a bet of {bet}, and at least {increment} more",
    ),
    "ALL_IN_BELOW_BIG_BLIND": (
        "tapis de {all_in} sous la grosse blinde : la mise à suivre reste {least}",
        "an all-in of {all_in} below the big blind: the amount to call stays {least}",
    ),
    "ALL_IN_IS_NO_RAISE": (
        "tapis de {all_in} : sous {least}, ce n’est pas une relance",
        "an all-in of {all_in}: below {least} it is not a raise",
    ),
    "ALL_IN_IS_A_RAISE": (
        "tapis de {all_in} : {least} est atteint, c’est une relance",
        "an all-in of {all_in} reaches {least}: it is a raise",
    ),
    "ALL_IN_NOT_ABOVE": (
        "tapis de {all_in}, pas plus que {bet} : la mise à suivre ne change pas, personne n’est "
        "bloqué",
        "an all-in of {all_in}, no more than {bet}: the call does not change, all may still raise",
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
        "il n’a pas encore agi : tous ses droits",
        "the player has not acted yet: full rights",
    ),
    "FACES_A_FULL_RAISE": (
        "{faced} de plus que sa mise, une relance pleine fait {full} : libre",
        "{faced} more than their bet, a full raise is {full}: free to raise",
    ),
    "FACES_LESS_THAN_A_RAISE": (
        "{faced} de plus que sa mise, une relance pleine fait {full} : bloqué",
        "{faced} more than their bet, a full raise is {full}: betting not reopened",
    ),
    "NOTHING_TO_ADD": (
        "il a déjà de quoi suivre : il n’a plus rien à jouer dans ce tour",
        "the bet is already matched: nothing left to do in this round",
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
        "le joueur qui a payé ne les avait pas vus",
        "the caller never saw them",
    ),
    "WEIGHS_CHIPS_WERE_IN_SIGHT": (
        "ils étaient visibles, mais mal rangés",
        "they were in sight, but badly stacked",
    ),
    "WEIGHS_FORGOTTEN_IN_GOOD_FAITH": (
        "oubli de bonne foi, petit montant",
        "forgotten in good faith, a small amount",
    ),
    "SAY_RAISE_AT_LEAST": ("Relance minimale : {least}.", "Minimum raise: to {least}."),
    "SAY_CALL_OR_RAISE": (
        "Suivre : {call}. Relancer : {least} au moins.",
        "Call: {call}. Raise: to at least {least}.",
    ),
    "SAY_MAY_RAISE": (
        "Vous pouvez relancer, à {least} au moins.",
        "You may raise, to at least {least}.",
    ),
    "SAY_BLOCKED": (
        "Pas de relance : call, {missing} à ajouter, ou fold.",
        "No raise: call, {missing} to add, or fold.",
    ),
    "SAY_COUNT_THE_ALL_IN_AGAIN": (
        "Ces jetons comptent : redites le montant.",
        "These chips count: say the amount again.",
    ),
}

OPTIONS: Final[Table] = {
    "CHIPS_LOST_NEVER_PAID": (
        "perdus s’il perd, non payés s’il gagne",
        "lost if the hand loses, not matched if it wins",
    ),
    "CHIPS_COUNTED_IN": ("compter ces jetons dans son tapis", "count them in the all-in"),
    "CHIPS_LEFT_OUT": ("laisser ces jetons hors du coup", "leave them out of the hand"),
}
