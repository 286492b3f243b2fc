"""Raises said aloud: totals, two steps, shortened figures, too few chips: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "announce_raise": (
        "Relance annoncée avec un chiffre (« plus 4 000 »)",
        "Raise said with a figure (“plus 4,000”)",
    ),
    "announced_raise_chips": (
        "« Relance » dite sans montant, puis des jetons",
        "“Raise” said without a figure, then chips",
    ),
    "short_amount": ("Montant abrégé (« cinq »)", "Short figure (“five”)"),
    "single_chip_announced": (
        "Jeton unique et « relance » : avant ou après ?",
        "Single chip and “raise”: before or after?",
    ),
    "two_step_raise": ("Relance en deux temps (string bet)", "Raise in two steps (string bet)"),
}

KEYWORDS: Final[Table] = {
    "announce_raise": (
        "relance annoncée, plus 4000, je relance de, relance à, raise, montant total, "
        "total ou en plus, annonce, relance trop petite",
        "raise said, raise to, raise by, plus, total, announcement, raise too small",
    ),
    "announced_raise_chips": (
        "relance annoncée, raise, dit relance, pas assez pour relancer, relance insuffisante, "
        "sous-relance, underraise, complète la relance, mise pas assez",
        "raise said, raise, not enough, underraise, short raise, complete the raise",
    ),
    "short_amount": (
        "montant abrégé, cinq, dit 5, deux mille cinq, cinq cents ou cinq mille, chiffre court, "
        "montant pas clair, ambigu",
        "short figure, five, says 5, hundreds or thousands, unclear amount, ambiguous",
    ),
    "single_chip_announced": (
        "jeton unique, un seul jeton, gros jeton, relance avant le jeton, raise, annonce, "
        "jeton touche la table",
        "single chip, one chip, oversized chip, overchip, raise before the chip, touches the table",
    ),
    "two_step_raise": (
        "string bet, string, relance en deux temps, deux fois, plusieurs fois, "
        "je suis et je relance, tes 2000 plus 5000, mise en plusieurs temps",
        "string bet, string raise, two steps, two motions, call and raise, your bet plus",
    ),
}

FIELDS: Final[Table] = {
    "announce_raise.text": (
        "Quels mots a-t-il dits avec le chiffre ?",
        "Which words came with the figure?",
    ),
    "announce_raise.amount": ("Quel chiffre a-t-il annoncé ?", "What figure was said?"),
    "short_amount.spoken": ("Quel chiffre a-t-il dit ?", "What figure was said?"),
    "short_amount.pot": ("Combien dans le pot ?", "How much is in the pot?"),
    "short_amount.chips_of_5_in_play": (
        "Des jetons de 5 sont-ils en jeu ?",
        "Are chips of 5 in play?",
    ),
    "single_chip_announced.announced_before_touch": (
        "Quand a-t-il dit « relance » ?",
        "When was “raise” said?",
    ),
    "single_chip_announced.chip": ("Combien vaut le jeton ?", "How much is the chip worth?"),
    "two_step_raise.bet_level": (
        "Quelle mise relance-t-il, au total ?",
        "Which bet is being raised, in total?",
    ),
    "two_step_raise.first_part": ("Premier temps : combien ?", "First step: how much?"),
    "two_step_raise.second_part": (
        "Second temps : combien de plus ?",
        "Second step: how much more?",
    ),
}

CHOICES: Final[Table] = {
    "announced_before_touch=true": (
        "Avant que le jeton touche la table",
        "Before the chip touched the table",
    ),
    "announced_before_touch=false": ("Après, le jeton était posé", "After, the chip was down"),
}

LINES: Final[Table] = {
    "RAISE_RAISED_TO_LEAST": (
        "Relance à {total}, le minimum : {said} ne suffit pas",
        "Raise to {total}, the minimum: {said} is not enough",
    ),
    "BET_RAISED_TO_LEAST": (
        "Mise de {total}, le minimum : {said} ne suffit pas",
        "Bet of {total}, the minimum: {said} is not enough",
    ),
    "SECOND_STEP_VOID": (
        "Relance à {total} : le second temps ne compte pas",
        "Raise to {total}: the second step does not count",
    ),
    "SHORT_FIGURE_IS": ("« {spoken} » veut dire {amount}", "“{spoken}” means {amount}"),
    "SHORT_FIGURE_UNCLEAR": (
        "Au directeur de décider : que vaut « {spoken} » ?",
        "The director decides: what does “{spoken}” mean?",
    ),
    "LABEL_AMOUNT": ("Montant", "Amount"),
}

REASONS: Final[Table] = {
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
        "« {spoken} » n’est pas un chiffre abrégé : que voulait-il dire ?",
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
    "SAY_AMOUNT_IS": ("Cela fait {total}.", "That makes {total}."),
}

OPTIONS: Final[Table] = {
    "AMOUNT_AS_SAID": ("prendre le chiffre tel quel", "take the figure as it was said"),
    "AMOUNT_IN_THOUSANDS": ("lire le chiffre en milliers", "read the figure in thousands"),
}
