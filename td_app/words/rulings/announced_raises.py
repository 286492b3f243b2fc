"""Raises said aloud: totals, shortened figures, too few chips, one chip: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.rulings.shared import DOES_NOT_KNOW
from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "announce_raise": (
        "Relance annoncée avec un chiffre (« plus 4 000 »)",
        "Raise announced with an amount (“plus 4,000”)",
    ),
    "announced_raise_chips": (
        "« Relance » dite sans montant, puis des jetons",
        "“Raise” said without an amount, then chips",
    ),
    "short_amount": ("Montant abrégé (« cinq »)", "Ambiguous amount (“five”)"),
    "single_chip_announced": (
        "Jeton unique et « relance » : avant ou après ?",
        "Single chip and “raise”: before or after?",
    ),
}

KEYWORDS: Final[Table] = {
    "announce_raise": (
        "relance annoncée, plus 4000, je relance de, relance à, raise, montant total, total ou en "
        "plus, annonce, relance trop petite, plus tant, je relance de tant, je remets, de plus, "
        "raise à combien en tout",
        "raise said, raise to, raise by, plus, total, announcement, raise too small, raise by so "
        "much, makes it",
    ),
    "announced_raise_chips": (
        "relance annoncée, raise, dit relance, pas assez pour relancer, relance insuffisante, "
        "sous-relance, underraise, complète la relance, mise pas assez, dit raise et met pas "
        "assez, annonce relance sans montant, relance annoncée et jetons insuffisants, dit relance "
        "et pose trop peu, relance pas assez grosse, raise trop petit, dit relance et pose juste "
        "le call, dit relance mais met le montant du call",
        "raise said, raise, not enough, underraise, short raise, complete the raise, said raise "
        "but not enough chips, raise said and too few chips, says raise but puts the call",
    ),
    "short_amount": (
        "montant abrégé, cinq, dit 5, deux mille cinq, cinq cents ou cinq mille, chiffre court, "
        "montant pas clair, ambigu, dit juste cinq, dit quinze, cinq c’est combien, dit vingt, 500 "
        "ou 5000, 2500 ou 2005",
        "short figure, five, says 5, hundreds or thousands, unclear amount, ambiguous, says "
        "fifteen, says twenty five",
    ),
    "single_chip_announced": (
        "jeton unique, un seul jeton, gros jeton, relance avant le jeton, raise, annonce, jeton "
        "touche la table, jeton et raise en même temps, lâche un jeton en disant relance",
        "single chip, one chip, oversized chip, overchip, raise before the chip, touches the "
        "table, chip and raise at the same time",
    ),
}

FIELDS: Final[Table] = {
    "announce_raise.text": (
        "Quels mots a-t-il dits avec le chiffre ?",
        "Which words came with the amount?",
    ),
    "announce_raise.amount": ("Quel chiffre a-t-il annoncé ?", "What amount was said?"),
    "short_amount.spoken": ("Quel chiffre a-t-il dit ?", "What amount was said?"),
    "short_amount.pot": ("Combien dans le pot ?", "How much is in the pot?"),
    "short_amount.smallest_chip": (
        "Quel est le plus petit jeton en jeu ?",
        "What is the smallest chip in play?",
    ),
    "short_amount.chips_of_5_in_play": (
        "Des jetons de 5 sont-ils en jeu ?",
        "Is the 5 chip in play?",
    ),
    "single_chip_announced.announced_before_touch": (
        "Quand a-t-il dit « relance » ?",
        "When was “raise” said?",
    ),
    "single_chip_announced.chip": ("Combien vaut le jeton ?", "How much is the chip worth?"),
}

CHOICES: Final[Table] = {
    "smallest_chip=null": DOES_NOT_KNOW,
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
        "the amount said is the total: {total}",
    ),
    "RAISE_SAID_TOO_SMALL": (
        "relance annoncée, {amount} ne suffit pas : {least} au moins",
        "a raise was announced, {amount} is not enough: at least {least}",
    ),
    "RAISE_SAID_ALL_CHIPS_COUNT": (
        "« relance » a été dit : tous les jetons comptent, {total}",
        "“raise” was said: every chip counts, {total}",
    ),
    "RAISE_TO_THE_CHIP": (
        "« relance » dit avant le jeton : la relance vaut le jeton, {chip}",
        "“raise” said before the chip: the raise is the value of the chip, {chip}",
    ),
    "RAISE_BY_THE_CHIP": (
        "« relance » dit avant le jeton : {chip} et ce qui était devant le joueur font {total}",
        "“raise” said before the chip: {chip} plus what was already in front makes {total}",
    ),
    "SHORT_FIGURE_AS_SAID": (
        "les jetons en jeu permettent {spoken} : c’est exactement ce montant",
        "chips in play can make {spoken}: it means exactly that amount",
    ),
    "SHORT_FIGURE_IN_HUNDREDS": (
        "pot de {pot}, sous {thousands} : le chiffre se lit en centaines",
        "a pot of {pot}, below {thousands}: read in hundreds",
    ),
    "SHORT_FIGURE_IN_THOUSANDS": (
        "pot de {pot}, {thousands} ou plus : le chiffre se lit en milliers",
        "a pot of {pot}, {thousands} or more: read in thousands",
    ),
    "FIGURE_IS_NOT_SHORT": (
        "« {spoken} » n’est pas une abréviation : c’est exactement ce montant",
        "“{spoken}” is not short for anything: it means exactly that amount",
    ),
    "FIGURE_NO_CHIPS_MAKE": (
        "« {spoken} » ne se fait pas en jetons de {smallest} : que voulait dire le joueur ?",
        "“{spoken}” cannot be made with {smallest} chips: what did the player mean?",
    ),
    "WEIGHS_CHIPS_CAN_COME_CLOSE": (
        "les jetons en jeu en approchent",
        "the chips in play come close to it",
    ),
    "WEIGHS_POT_IS_OF_THAT_SIZE": (
        "le pot est de cet ordre de grandeur",
        "the pot is about that size",
    ),
    "SAY_AMOUNT_IS": ("Cela fait {amount}.", "That makes {amount}."),
}

OPTIONS: Final[Table] = {
    "AMOUNT_AS_SAID": ("retenir le chiffre tel quel", "take the amount as it was said"),
    "AMOUNT_IN_THOUSANDS": ("lire le chiffre en milliers", "read the amount in thousands"),
}
