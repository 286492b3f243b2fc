"""Incidents of chips and words: calls, raises and bets too small (articles 9.1 to 9.13)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

WHY: Final[Table] = {
    "CHIPS_AGAINST_THE_BET": (
        "{total} devant lui pour {bet} à suivre",
        "{total} in front, {bet} to match",
    ),
    "CHIPS_AGAINST_THE_BET+prior": (
        "{total} devant lui ({prior} y étaient déjà) pour {bet} à suivre",
        "{total} in front ({prior} already there), {bet} to match",
    ),
    "SEVERAL_CHIPS_IN_ONE_MOVE": (
        "{count:jeton avancé|jetons avancés} d'un seul geste, sans un mot",
        "{count:chip|chips} in one move, without a word",
    ),
    "SMALLEST_CHIP_TO_SPARE": (
        "sans le plus petit jeton ({smallest}), {left} suffiraient : l'intention dépasse le call",
        "without the smallest chip ({smallest}), {left} would be enough: more than a call is meant",
    ),
    "OPENING_COUNTS_WHOLE": (
        "personne n'avait misé : toute la pile compte, {total}",
        "nobody had bet: the whole pile counts, {total}",
    ),
    "OPENING_BELOW_BIG_BLIND": (
        "ouverture de {total} : au moins {least}, la grosse blinde",
        "an opening of {total}: at least {least}, the big blind",
    ),
    "OPENING_IS_ENOUGH": (
        "ouverture de {opening} : la grosse blinde, {least}, est atteinte",
        "an opening of {opening} reaches the big blind, {least}",
    ),
    "OPENING_ALL_IN_STANDS": (
        "ouverture à tapis de {opening} : elle reste ; une relance ajoute au moins {least}",
        "an opening all-in of {opening} stands; a raise adds at least {least}",
    ),
    "UNDERBET_ROUND_OVER": (
        "le tour de mises est fini : l'ouverture de {opening} reste",
        "the betting round is over: the opening of {opening} stays",
    ),
    "SINGLE_CHIP_ABOVE": (
        "un seul jeton, {chip}, sur une mise de {bet} : call",
        "a single chip of {chip} over a bet of {bet}: call",
    ),
    "SINGLE_CHIP_BELOW": (
        "un seul jeton, il manque {missing}, {players:joueur|joueurs} dans le coup : call "
        "ou fold, sans relance",
        "a single chip, {missing} short, {players:player|players} in the hand: call or "
        "fold, no raise",
    ),
    "SINGLE_CHIP_BELOW_HEADS_UP": (
        "un seul jeton, il manque {missing}, à deux : call à compléter",
        "a single chip, {missing} short, between two: a call, to complete",
    ),
    "CHIPS_MATCH_THE_BET": (
        "le compte y est : {bet}",
        "the chips match the bet: {bet}",
    ),
    "SMALLEST_CHIP_IS_NEEDED": (
        "sans le plus petit jeton ({smallest}), il n'y a plus de quoi suivre {bet} : call",
        "without the smallest chip ({smallest}) they no longer match {bet}: call",
    ),
    "RAISE_IS_ENOUGH": (
        "{total} : la relance minimale, {least}, est atteinte",
        "{total} reaches the smallest raise, {least}",
    ),
    "HALF_OF_THE_RAISE_REACHED": (
        "{over} au-dessus du call, au moins la moitié de {increment} : relance à compléter",
        "{over} above the call, at least half of {increment}: a raise, to complete",
    ),
    "HALF_OF_THE_RAISE_MISSED": (
        "{over} au-dessus du call, moins que la moitié de {increment} : call",
        "{over} above the call, less than half of {increment}: call",
    ),
    "UNDERCALL_HEADS_UP": (
        "il manque {missing}, à deux : on complète",
        "{missing} short, between two: to complete",
    ),
    "UNDERCALL_OF_THE_OPENING": (
        "il manque {missing} face à la première mise du tour : on complète",
        "{missing} short against the first bet of the round: to complete",
    ),
    "UNDERCALL_OF_A_RAISE": (
        "il manque {missing} face à une relance, {players:joueur|joueurs} dans le coup : "
        "compléter ou perdre la mise ?",
        "{missing} short against a raise, {players:player|players} in the hand: complete, "
        "or lose the chips?",
    ),
    "UNDERCALLS_IN_A_ROW": (
        "plusieurs suivis trop courts de suite, sur {bet} : que faire des suivants ({others}) ?",
        "several short calls in a row, over {bet}: what of those after the first ({others})?",
    ),
    "FIRST_UNDERCALL_IS_COMPLETED": (
        "un seul suivi trop court : il monte à {bet}",
        "a single short call: it goes up to {bet}",
    ),
    "CALL_WAS_SAID": (
        "« call » a été dit : c'est un call à {bet}",
        "“call” was said: a call of {bet}",
    ),
    "CALL_IS_A_CHECK": (
        "« call » sans rien à suivre : check",
        "“call” with nothing to match: a check",
    ),
    "NOTHING_TO_MATCH": (
        "rien à suivre : check",
        "nothing to match: a check",
    ),
    "CHECK_BEFORE_A_BET": (
        "« check » devant une mise de {bet} : à redire, sans relance",
        "“check” facing a bet of {bet}: say it again, without a raise",
    ),
    "AMOUNT_SAID_IS_DUE": (
        "montant dit avant les jetons : {total} est dû",
        "the amount was said before the chips: {total} is due",
    ),
    "AMOUNT_SAID_BELOW_THE_CALL": (
        "{amount} annoncé, moins que {bet} : call",
        "{amount} was said, less than {bet}: call",
    ),
    "FIGURE_IS_THE_TOTAL": (
        "le chiffre annoncé fait le total : {total}",
        "the figure said is the total: {total}",
    ),
    "RAISE_SAID_TOO_SMALL": (
        "relance annoncée, {amount} ne suffit pas : {least} au moins",
        "a raise was said, {amount} is not enough: {least} at least",
    ),
    "RAISE_SAID_ALL_CHIPS_COUNT": (
        "« relance » a été dit : tous les jetons comptent, {total}",
        "“raise” was said: every chip counts, {total}",
    ),
    "RAISE_TO_THE_CHIP": (
        "relance dite à temps : elle vaut le jeton, {chip}",
        "the raise was said in time: it is the chip, {chip}",
    ),
    "FIRST_PART_TOO_SMALL": (
        "deux temps : seul {first} compte, et il faut {least}",
        "two steps: only {first} counts, and it takes {least}",
    ),
    "FIRST_PART_STANDS": (
        "deux temps : seul {first} compte, la suite tombe",
        "two steps: only {first} counts, the rest is void",
    ),
    "SHORT_FIGURE_AS_SAID": (
        "des jetons de 5 circulent : {spoken} vaut {spoken}",
        "chips of 5 are in play: {spoken} means {spoken}",
    ),
    "SHORT_FIGURE_IN_HUNDREDS": (
        "pot de {pot}, sous {thousands} : le chiffre se lit en centaines",
        "a pot of {pot}, under {thousands}: the figure is read in hundreds",
    ),
    "SHORT_FIGURE_IN_THOUSANDS": (
        "pot de {pot}, au moins {thousands} : le chiffre se lit en milliers",
        "a pot of {pot}, at least {thousands}: the figure is read in thousands",
    ),
    "FIGURE_IS_NOT_SHORT": (
        "« {spoken} » n'est pas un chiffre abrégé : que voulait-il dire ?",
        "“{spoken}” is not a short figure: what was meant?",
    ),
    "WEIGHS_CHIPS_CAN_MAKE_IT": (
        "les jetons en jeu permettent ce montant",
        "the chips in play can make that amount",
    ),
    "WEIGHS_POT_IS_OF_THAT_SIZE": (
        "le pot est de cet ordre de grandeur",
        "the pot runs in such figures",
    ),
    "WEIGHS_RAISE_WAS_SEEN": (
        "la relance se voyait, chacun suit l'action",
        "the raise could be seen, everyone follows the action",
    ),
    "WEIGHS_BET_WAS_THERE_TO_SEE": (
        "la mise se voyait, chacun suit l'action",
        "the bet could be seen, everyone follows the action",
    ),
    "WEIGHS_OPPONENT_SHOWED": (
        "un adversaire a montré sa main à cause de l'erreur",
        "an opponent showed a hand because of it",
    ),
    "WEIGHS_RAISE_MISSED_IN_GOOD_FAITH": (
        "la relance a échappé de bonne foi, l'équité le demande",
        "the raise was missed in good faith, fairness asks for it",
    ),
    "WEIGHS_MISLED_BY_THE_FIRST": (
        "la première erreur l'a trompé",
        "misled by the first mistake",
    ),
}

#: What is said at the table: whole sentences, to read aloud.
SAID: Final[Table] = {
    "SAY_CHECK": (
        "Check.",
        "Check.",
    ),
    "SAY_CALL": (
        "Call, {total}.",
        "Call, {total}.",
    ),
    "SAY_CALL_ADD": (
        "Call à {total} : ajoutez {add}.",
        "Call, {total}: add {add}.",
    ),
    "SAY_CALL_TAKE_BACK": (
        "Call à {total} : reprenez {back}.",
        "Call, {total}: take {back} back.",
    ),
    "SAY_BET": (
        "Mise de {total}.",
        "A bet of {total}.",
    ),
    "SAY_BET_ADD": (
        "Mise de {total} : ajoutez {add}.",
        "A bet of {total}: add {add}.",
    ),
    "SAY_BET_TAKE_BACK": (
        "Mise de {total} : reprenez {back}.",
        "A bet of {total}: take {back} back.",
    ),
    "SAY_RAISE": (
        "Relance à {total}.",
        "Raise to {total}.",
    ),
    "SAY_RAISE_ADD": (
        "Relance à {total} : ajoutez {add}.",
        "Raise to {total}: add {add}.",
    ),
    "SAY_RAISE_TAKE_BACK": (
        "Relance à {total} : reprenez {back}.",
        "Raise to {total}: take {back} back.",
    ),
    "SAY_FORFEIT": (
        "Vous abandonnez les jetons avancés et votre main.",
        "You give up the chips pushed, and your hand.",
    ),
    "SAY_CALL_OR_FOLD": (
        "Call, {add} à ajouter, ou fold ? Pas de relance.",
        "Call, {add} to add, or fold? No raise.",
    ),
    "SAY_OPENING": (
        "L'ouverture est de {opening}.",
        "The opening is {opening}.",
    ),
    "SAY_OPENING_AND_RAISE": (
        "L'ouverture est de {opening}, la relance de {raise_to}.",
        "The opening is {opening}, the raise {raise_to}.",
    ),
    "SAY_AMOUNT_IS": (
        "Cela fait {total}.",
        "That makes {total}.",
    ),
}

REASONS: Final[Table] = {**WHY, **SAID}

OPTIONS: Final[Table] = {
    "COMPLETE": (
        "compléter",
        "complete",
    ),
    "FORFEIT": (
        "abandonner la mise et le coup",
        "give up the chips and the hand",
    ),
    "NOTHING_IMPOSED": (
        "ne rien imposer",
        "impose nothing",
    ),
    "AMOUNT_AS_SAID": (
        "prendre le chiffre tel quel",
        "take the figure as it was said",
    ),
    "AMOUNT_IN_THOUSANDS": (
        "lire le chiffre en milliers",
        "read the figure in thousands",
    ),
}
