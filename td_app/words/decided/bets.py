"""Decisions about chips and words, in one line (9.1 to 9.13)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

LINES: Final[Table] = {
    "WAGER_CHECK": ("Check", "Check"),
    "WAGER_CHECK_BACK": ("Check : reprend {back}", "Check: takes {back} back"),
    "WAGER_CALL": ("Call à {total}", "Call of {total}"),
    "WAGER_CALL_ADD": ("Call à {total} : ajoute {add}", "Call of {total}: adds {add}"),
    "WAGER_CALL_BACK": ("Call à {total} : reprend {back}", "Call of {total}: takes {back} back"),
    "WAGER_BET": ("Mise de {total}", "Bet of {total}"),
    "WAGER_BET_ADD": ("Mise de {total} : ajoute {add}", "Bet of {total}: adds {add}"),
    "WAGER_BET_BACK": ("Mise de {total} : reprend {back}", "Bet of {total}: takes {back} back"),
    "WAGER_RAISE": ("Relance à {total}", "Raise to {total}"),
    "WAGER_RAISE_ADD": ("Relance à {total} : ajoute {add}", "Raise to {total}: adds {add}"),
    "WAGER_RAISE_BACK": (
        "Relance à {total} : reprend {back}",
        "Raise to {total}: takes {back} back",
    ),
    "WAGER_CHOOSE": (
        "Doit choisir : call ou fold, sans relance",
        "Must choose: call or fold, no raise",
    ),
    "WAGER_CHOOSE_CHIP_STAYS": (
        "Doit choisir : call ou fold, sans relance ; le jeton reste",
        "Must choose: call or fold, no raise; the chip stays",
    ),
    "COMPLETE_OR_FORFEIT": (
        "Au directeur de décider : compléter, ou perdre les jetons et la main",
        "The director decides: complete, or lose the chips and the hand",
    ),
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
    "LABEL_IN_FRONT": ("Total devant lui", "Total in front"),
    "LABEL_TO_ADD": ("À ajouter", "To add"),
    "LABEL_TO_TAKE_BACK": ("À reprendre", "To take back"),
    "LABEL_TO_CALL": ("À suivre, au total", "To call, in total"),
    "LABEL_AMOUNT": ("Montant", "Amount"),
}
