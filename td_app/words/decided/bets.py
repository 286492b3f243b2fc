"""Decisions about chips and words, in one line (9.1 to 9.13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from td_app.words.decided.line import Amount, Line
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

Plain = Mapping[str, Any]

STEMS: Final = {"check": "CHECK", "call": "CALL", "bet": "BET", "raise": "RAISE"}


def to_call(given: Plain) -> tuple[Amount, ...]:
    """Return the bet to match, where the situation told it and there is one."""
    level = given.get("bet_level")
    return (Amount("LABEL_TO_CALL", level),) if level else ()


def must_choose(decision: Plain, given: Plain) -> Line:
    """Return the choice left to a player who may only call or fold."""
    chip_stays = decision.get("chip_committed")
    return Line("WAGER_CHOOSE_CHIP_STAYS" if chip_stays else "WAGER_CHOOSE", amounts=to_call(given))


def wager(decision: Plain, given: Plain) -> Line:
    """Return an action and its chips; without an action, it is left to the director."""
    action = decision.get("action")
    if action is None:
        return Line("COMPLETE_OR_FORFEIT", amounts=to_call(given))
    if action == "must_choose":
        return must_choose(decision, given)
    total = decision.get("total") or 0
    return stands(STEMS[action], total, decision.get("must_add"), decision.get("refund"))


def stands(stem: str, total: int, add: int | None, back: int | None) -> Line:
    """Return what stays in front of a player, and what is added or taken back; 0 is not told."""
    code, params = f"WAGER_{stem}", {"total": total}
    amounts = [Amount("LABEL_IN_FRONT", total)] if total else []
    if add:
        amounts.append(Amount("LABEL_TO_ADD", add))
        return Line(f"{code}_ADD", {**params, "add": add}, tuple(amounts))
    if back:
        amounts.append(Amount("LABEL_TO_TAKE_BACK", back))
        return Line(f"{code}_BACK", {**params, "back": back}, tuple(amounts))
    return Line(code, params, tuple(amounts))


def raise_said(decision: Plain, given: Plain) -> Line:
    """Return the total a raise said with a figure comes to, and the figure if too small."""
    total, figure = decision["total"], given["amount"]
    if total == figure:
        return wager({**decision, "must_add": None}, given)
    code = "BET_RAISED_TO_LEAST" if decision["action"] == "bet" else "RAISE_RAISED_TO_LEAST"
    return Line(code, {"total": total, "said": figure}, (Amount("LABEL_IN_FRONT", total),))


def two_steps(decision: Plain, given: Plain) -> Line:
    """Return the raise that the first step makes, or what a house makes of both."""
    total = decision["total"]
    if decision["action"] == "call" or total == given["first_part"] + given["second_part"]:
        return wager(decision, given)
    return Line("SECOND_STEP_VOID", {"total": total}, (Amount("LABEL_IN_FRONT", total),))


def short_figure(decision: Plain, given: Plain) -> Line:
    """Return what a short figure stands for, if the text says."""
    spoken, amount = given["spoken"], decision.get("amount")
    if amount is None:
        return Line("SHORT_FIGURE_UNCLEAR", {"spoken": spoken})
    params = {"spoken": spoken, "amount": amount}
    return Line("SHORT_FIGURE_IS", params, (Amount("LABEL_AMOUNT", amount),))


TELL: Final[dict[str, Callable[[Plain, Plain], Line]]] = {
    "announce_raise": raise_said,
    "announced_amount": wager,
    "announced_raise_chips": wager,
    "short_amount": short_figure,
    "silent_chips": wager,
    "silent_then_word": wager,
    "single_chip_announced": wager,
    "spoken_action": wager,
    "two_step_raise": two_steps,
}
