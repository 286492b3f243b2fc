"""Chips pushed, and a word before, with or after them: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "announced_amount": (
        "Montant annoncé seul, sans dire « relance »",
        "An amount announced alone, without “raise”",
    ),
    "silent_chips": ("Jetons sans un mot, jeton unique", "Silent chips, single chip"),
    "silent_then_word": (
        "Jetons posés, puis un mot : trop tard",
        "Chips down, then a word: too late",
    ),
    "spoken_action": (
        "Mot dit avant les jetons : call, relance, fold",
        "Word said before the chips: call, raise, fold",
    ),
}

KEYWORDS: Final[Table] = {
    "announced_amount": (
        "montant annoncé, chiffre annoncé, monnaie, rendre la monnaie, faire de la monnaie, "
        "annonce sans relance, chiffre seul, dit juste un montant, dit un chiffre, annonce un "
        "montant inférieur à la mise, annonce moins que la mise, montant annoncé trop petit",
        "figure said, amount said, change, verbal amount, declared amount, says just an amount, "
        "announces less than the bet",
    ),
    "silent_chips": (
        "jeton unique, un seul jeton, gros jeton, jeton supérieur, jeton inférieur, plusieurs "
        "jetons, jetons multiples, sans annonce, sans rien dire, muet, silence, 50 %, moitié, "
        "relance insuffisante, underraise, monnaie, mise pas assez, call ou raise, jeton posé sans "
        "parler, un jeton sans rien dire, deux jetons sans rien dire, jette des jetons sans un "
        "mot, pousse des jetons, gros jeton sur la blinde, pas annoncé, n’a rien dit, avance des "
        "jetons, compte comme call ou relance, c’est un call ou une relance, deux jetons sur une "
        "relance, pose deux jetons, ne dit rien, sans annoncer",
        "single chip, one chip, oversized chip, overchip, several chips, multiple chips, no "
        "announcement, silent bet, half, underraise, change, call or raise, chip put in silently, "
        "without saying anything, did not say a word, big chip no announcement, pushes chips, is "
        "it a call or a raise, said nothing, two chips on a raise",
    ),
    "silent_then_word": (
        "annonce après, dit après, trop tard, jetons puis relance, annonce tardive, pousse puis "
        "parle, change d’avis, pose le jeton puis dit relance, jetons d’abord relance après, met "
        "des jetons et après dit raise, annonce après avoir posé les jetons, dit raise après coup, "
        "dit relance une fois les jetons posés, parle après",
        "said after, too late, chips then raise, late announcement, pushes then speaks, puts the "
        "chip then says raise, chips first raise after, says raise afterwards",
    ),
    "spoken_action": (
        "annonce, annonce verbale, parole, a dit call, a dit check, a dit relance, raise, payé, "
        "suivi, check devant une mise, call sans mise, dit call sans mise, rien à suivre, dit "
        "check devant un bet, check alors qu’il y a une mise, parole devant une relance, je suis "
        "mais il n’y a rien à suivre, a dit tapis, tapis annoncé, a dit fold, a dit passe, je "
        "passe",
        "verbal, said call, said check, said raise, announcement, check facing a bet, call with "
        "nothing to call, check when there is a bet, checks facing a bet, said all-in, said fold, "
        "I fold",
    ),
}

FIELDS: Final[Table] = {
    "chips": ("Quels jetons a-t-il poussés ?", "Which chips did the player put in?"),
    "word": ("Qu’a-t-il dit ?", "What was said?"),
    "spoken_action.stack": (
        "Combien de jetons lui restait-il, en tout ?",
        "How many chips did the player have left, altogether?",
    ),
    "announced_amount.announced": ("Quel montant a-t-il annoncé ?", "What amount was said?"),
    "silent_then_word.word_after": (
        "Qu’a-t-il dit, après les jetons ?",
        "What was said, after the chips?",
    ),
}

CHOICES: Final[Table] = {
    "word=all_in": ("Tapis", "All-in"),
    "word=fold": ("Fold, « passe »", "Fold"),
    "word_after=all_in": ("Tapis", "All-in"),
    "word_after=amount": ("Un montant", "An amount"),
}

LINES: Final[Table] = {
    "WAGER_FOLD": ("Fold : la main est couchée", "Fold: the hand is folded"),
    "WAGER_FOLD_BACK": (
        "Fold : la main est couchée ; reprend {back}",
        "Fold: the hand is folded; takes {back} back",
    ),
}

REASONS: Final[Table] = {
    "ALL_IN_SAID_ALL_CHIPS_COUNT": (
        "« tapis » dit à son tour : tous ses jetons sont misés, {total}, comptés si un adversaire "
        "encore en jeu le demande",
        "“all-in” said in turn: all the chips are bet, {total}, counted if a live opponent asks",
    ),
    "FOLD_WAS_SAID": (
        "« fold » dit à son tour face à {bet} : il tient",
        "“fold” said in turn facing {bet}: it stands",
    ),
    "SAY_FOLD": ("Fold : la main est couchée.", "Fold: the hand is folded."),
    "SAY_FOLD_TAKE_BACK": (
        "Fold : la main est couchée. Reprenez {back}.",
        "Fold: the hand is folded. Take {back} back.",
    ),
    "CHIPS_AGAINST_THE_BET": (
        "{total} devant lui pour {bet} à suivre",
        "{total} in front, {bet} to call",
    ),
    "CHIPS_AGAINST_THE_BET+prior": (
        "{total} devant lui ({prior} y étaient déjà) pour {bet} à suivre",
        "{total} in front ({prior} already there), {bet} to call",
    ),
    "SEVERAL_CHIPS_IN_ONE_MOVE": (
        "{count:jeton avancé|jetons avancés} d’un seul geste, sans un mot",
        "{count:chip|chips} in one motion, without a word",
    ),
    "SMALLEST_CHIP_TO_SPARE": (
        "sans le plus petit jeton ({smallest}), {left} suffiraient : c’est donc plus qu’un call",
        "without the smallest chip ({smallest}), {left} would be enough: so more than a call was "
        "meant",
    ),
    "OPENING_COUNTS_WHOLE": (
        "personne n’avait misé : toute la pile compte, {total}",
        "nobody had bet: the whole pile counts, {total}",
    ),
    "SINGLE_CHIP_ABOVE": (
        "un seul jeton, {chip}, sur une mise de {bet} : call",
        "a single chip of {chip} over a bet of {bet}: call",
    ),
    "SINGLE_CHIP_OPTION": (
        "un seul jeton, {chip}, quand {bet} sont déjà devant lui : check",
        "a single chip of {chip}, with {bet} already in front: a check",
    ),
    "SINGLE_CHIP_BELOW": (
        "un seul jeton, il manque {missing}, {players:joueur|joueurs} dans le coup : call "
        "ou fold, sans relance",
        "a single chip, {missing} short, {players:player|players} in the hand: call or "
        "fold, no raise",
    ),
    "SINGLE_CHIP_BELOW_HEADS_UP": (
        "un seul jeton, il manque {missing}, à deux : call à compléter",
        "a single chip, {missing} short, heads-up: a call, to be completed",
    ),
    "CHIPS_MATCH_THE_BET": ("le compte y est : {bet}", "the chips match the bet: {bet}"),
    "SMALLEST_CHIP_IS_NEEDED": (
        "sans le plus petit jeton ({smallest}), il n’y a plus de quoi suivre {bet} : call",
        "without the smallest chip ({smallest}) they no longer cover {bet}: call",
    ),
    "RAISE_IS_ENOUGH": (
        "{total} : la relance minimale, {least}, est atteinte",
        "{total} reaches the minimum raise, {least}",
    ),
    "HALF_OF_THE_RAISE_REACHED": (
        "{over} au-dessus du call, au moins la moitié de {increment} : relance à compléter",
        "{over} above the call, at least half of {increment}: a raise, to be completed",
    ),
    "HALF_OF_THE_RAISE_MISSED": (
        "{over} au-dessus du call, moins que la moitié de {increment} : pas de relance",
        "{over} above the call, less than half of {increment}: no raise",
    ),
    "UNDERCALL_HEADS_UP": (
        "il manque {missing}, à deux : on complète",
        "{missing} short, heads-up: must be completed",
    ),
    "UNDERCALL_OF_THE_OPENING": (
        "il manque {missing} face à la première mise du tour : on complète",
        "{missing} short of the first bet of the round: must be completed",
    ),
    "UNDERCALL_OF_THE_BIG_BLIND": (
        "il manque {missing} face à la grosse blinde, première mise du tour : on complète",
        "{missing} short of the big blind, the first bet of the round: must be completed",
    ),
    "UNDERCALL_OF_A_RAISE": (
        "il manque {missing} face à une relance, {players:joueur|joueurs} dans le coup : "
        "compléter ou perdre la mise ?",
        "{missing} short of a raise, {players:player|players} in the hand: complete, or forfeit "
        "the chips?",
    ),
    "CALL_IS_A_CHECK": (
        "« call » sans rien à suivre : check",
        "“call” with nothing to call: a check",
    ),
    "NOTHING_TO_MATCH": ("rien à suivre : check", "nothing to call: a check"),
    "CHECK_BEFORE_A_BET": (
        "« check » face à une mise de {bet} : une autre action est due, sans relance",
        "“check” facing a bet of {bet}: another action is due, without a raise",
    ),
    "AMOUNT_SAID_IS_DUE": (
        "montant annoncé avant les jetons : {total} est dû",
        "the amount was said before the chips: {total} is due",
    ),
    "AMOUNT_SAID_TOO_SMALL": (
        "{amount} annoncé, moins que {bet} : traité comme autant de jetons muets",
        "{amount} was said, less than {bet}: treated as so many silent chips",
    ),
    "AMOUNT_SAID_BELOW_THE_CALL": (
        "{amount} annoncé, moins que {bet} : call",
        "{amount} was said, less than {bet}: call",
    ),
    "WEIGHS_RAISE_WAS_SEEN": (
        "la relance était visible, chacun doit suivre l’action",
        "the raise was there to see, everyone must follow the action",
    ),
    "WEIGHS_OPPONENT_SHOWED": (
        "un adversaire a montré sa main à cause de l’erreur",
        "an opponent showed their hand because of it",
    ),
    "SAY_FORFEIT": (
        "Vous perdez les jetons avancés et votre main.",
        "You forfeit the chips put in, and your hand.",
    ),
    "SAY_FORFEIT_AMOUNT": (
        "Vous perdez {lost} et votre main.",
        "You forfeit {lost}, and your hand.",
    ),
    "SAY_FORFEIT_TAKE_BACK": (
        "Reprenez {back}, du second geste. Vous perdez les autres jetons et votre main.",
        "Take {back} back from the second motion. You forfeit the other chips, and your hand.",
    ),
    "SAY_CALL_ADD_TAKE_BACK": (
        "Reprenez {back}, du second geste. Call à {total} : ajoutez {add}.",
        "Take {back} back from the second motion. Call, {total}: add {add}.",
    ),
    "SAY_CALL_OR_FOLD": ("Call ou fold ? Pas de relance.", "Call or fold? No raise."),
    "SAY_CALL_OR_FOLD+missing": (
        "Call, {missing} à ajouter, ou fold ? Pas de relance.",
        "Call, {missing} to add, or fold? No raise.",
    ),
    "SAY_CALL_OR_FOLD_TAKE_BACK": (
        "Reprenez {back}. Puis call, {missing} à ajouter, ou fold ? Pas de relance.",
        "Take {back} back. Then call, {missing} to add, or fold? No raise.",
    ),
}
