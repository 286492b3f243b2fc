"""Bets in two steps, in chips or in words: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.rulings.shared import DOES_NOT_KNOW
from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "string_bet": ("Jetons en deux fois (string bet)", "String bet: chips in two motions"),
    "two_step_raise": (
        "Relance dite en deux temps (string bet)",
        "Raise announced in two parts (string bet)",
    ),
}

KEYWORDS: Final[Table] = {
    "string_bet": (
        "string bet, string, string raise, jetons en deux fois, plusieurs fois, deux gestes, deux "
        "mouvements, revient chercher des jetons, rajoute des jetons, retourne à son tapis, mise "
        "en plusieurs temps, mise en deux temps, call et relance, je suis et je relance, remet des "
        "jetons après, rajoute après coup, retourne chercher dans son stack, prend d’autres "
        "jetons, je paye et je relance, deux fois, en deux temps, avance puis en rajoute, mise en "
        "plusieurs fois, call and raise in one sentence, I call and raise, dit call puis raise, "
        "call puis relance, avance et recule ses jetons, recule sa mise, reprend une partie de sa "
        "mise",
        "string bet, string raise, two motions, several motions, two moves, goes back for chips, "
        "adds chips, second move, call and raise, adds more after, goes back to his stack, second "
        "trip, call and then raise, call then raise, pulls chips back",
    ),
    "two_step_raise": (
        "relance en deux temps, dit en deux temps, tes 2000 plus 5000, et 5000 de plus, plus, "
        "annonce en deux temps, je suis tes 2000 et je rajoute, je suis plus",
        "raise in two steps, said in two steps, your bet plus, and more, announcement, I see your "
        "bet and raise",
    ),
}

FIELDS: Final[Table] = {
    "string_bet.said": (
        "Un mot avant les jetons, ou des jetons seulement ?",
        "A word before the chips, or chips only?",
    ),
    "string_bet.announced": (
        "Quel montant a-t-il annoncé, au total ?",
        "What total was said?",
    ),
    "string_bet.first_part": (
        "Quels jetons au premier geste ?",
        "Which chips in the first motion?",
    ),
    "string_bet.second_part": (
        "Quels jetons ensuite ?",
        "Which chips after that?",
    ),
    "two_step_raise.bet_level": (
        "Quelle mise relance-t-il, au total ?",
        "Which bet is being raised, in total?",
    ),
    "two_step_raise.first_part": (
        "Premier temps : combien ?",
        "First part: how much?",
    ),
    "two_step_raise.second_part": (
        "Second temps : combien de plus ?",
        "Second part: how much more?",
    ),
}

CHOICES: Final[Table] = {
    "string_bet.announced=null": DOES_NOT_KNOW,
    "string_bet.said=null": ("Des jetons seulement", "Chips only"),
    "string_bet.said=call": ("« Call » d’abord", "“Call” first"),
    "string_bet.said=raise": ("« Relance », sans montant", "“Raise”, no amount"),
    "string_bet.said=raise_amount": ("« Relance », et un montant", "“Raise”, and an amount"),
}

LINES: Final[Table] = {
    "SECOND_STEP_VOID": (
        "Relance à {total} : le second temps ne compte pas",
        "Raise to {total}: the second part does not count",
    ),
    "SECOND_MOVE_VOID": (
        "seul le premier geste compte",
        "only the first motion counts",
    ),
    "REST_TAKEN_BACK": (
        "tout ce qui dépasse est repris",
        "anything above is taken back",
    ),
}

REASONS: Final[Table] = {
    "FIRST_PART_TOO_SMALL": (
        "deux temps : seul {first} compte, et il faut {least}",
        "two parts: only {first} counts, and {least} is needed",
    ),
    "FIRST_PART_STANDS": (
        "deux temps : seul {first} compte, la suite est annulée",
        "two parts: only {first} counts, the rest is void",
    ),
    "ONLY_THE_FIRST_MOVE": (
        "plusieurs gestes sans un mot : seul le premier compte, comme des jetons muets",
        "several motions without a word: only the first counts, as silent chips",
    ),
    "FIRST_MOVE_IS_THE_RAISE": (
        "« relance » dite sans montant : le premier geste, {total}, est la relance",
        "“raise” said without an amount: the first motion, {total}, is the raise",
    ),
}
