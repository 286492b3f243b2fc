"""What a player ends with in front of him: the words every betting question shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.asked import Whole
from rules_ropta.ruling import Amount, Line, Plain, Reason

Increment = Annotated[int, Whole("chips", at_least=1)]
"""The smallest legal raise on top of the bet: one chip unit at least."""

Chip = Annotated[int, Whole("chips", at_least=1)]
"""What one chip is worth, or an amount that cannot be nothing."""

Bettors = Annotated[int, Whole("players", at_least=2, at_most=100_000)]
"""Players in the hand, the one asked about among them."""

Facing = Literal["opening_bet", "raise"]


@dataclass(frozen=True, slots=True)
class Wager:
    """An action and its figures, in chips of this round.

    ``total`` is what stays in front of the player; ``must_add`` what he still puts in,
    ``refund`` what he takes back. Where he must choose, ``options`` says among what.
    """

    action: Literal["check", "call", "bet", "raise", "must_choose"]
    total: int | None = None
    must_add: int | None = None
    refund: int | None = None
    options: tuple[str, ...] | None = None
    raise_allowed: bool | None = None
    chip_committed: bool | None = None


def call(bet_level: int, in_front: int) -> Wager:
    """Return a call, with what comes back or what is missing.

    >>> call(600, 1000).refund, call(600, 500).must_add
    (400, 100)
    """
    if in_front < bet_level:
        return Wager("call", bet_level, must_add=bet_level - in_front)
    return Wager("call", bet_level, refund=in_front - bet_level)


def raise_to(total: int, in_front: int, bet_level: int = 1) -> Wager:
    """Return a raise to this total, or an opening bet where nothing was bet before.

    >>> raise_to(550, 525)
    Wager(action='raise', total=550, must_add=25, refund=None, options=None, \
raise_allowed=None, chip_committed=None)
    """
    return Wager(
        "raise" if bet_level else "bet",
        total,
        must_add=max(total - in_front, 0),
        refund=max(in_front - total, 0) or None,
    )


def call_or_fold(chip_committed: bool | None = None) -> Wager:
    """Return the choice left to a player who may not raise any more."""
    return Wager(
        "must_choose",
        options=("call", "fold"),
        raise_allowed=False,
        chip_committed=chip_committed,
    )


def said(wager: Wager) -> Reason:
    """Return what to say at the table about an action whose total is known.

    >>> said(call(600, 1000)).code
    'SAY_CALL_TAKE_BACK'
    """
    total = wager.total or 0
    if wager.action == "check":
        return Reason("SAY_CHECK")
    if wager.action == "call":
        if wager.must_add:
            return Reason("SAY_CALL_ADD", {"total": total, "add": wager.must_add})
        if wager.refund:
            return Reason("SAY_CALL_TAKE_BACK", {"total": total, "back": wager.refund})
        return Reason("SAY_CALL", {"total": total})
    if wager.action == "bet":
        return _said_of_a_bet(wager, total)
    if wager.refund:
        return Reason("SAY_RAISE_TAKE_BACK", {"total": total, "back": wager.refund})
    if wager.must_add:
        return Reason("SAY_RAISE_ADD", {"total": total, "add": wager.must_add})
    return Reason("SAY_RAISE", {"total": total})


def _said_of_a_bet(wager: Wager, total: int) -> Reason:
    if wager.refund:
        return Reason("SAY_BET_TAKE_BACK", {"total": total, "back": wager.refund})
    if wager.must_add:
        return Reason("SAY_BET_ADD", {"total": total, "add": wager.must_add})
    return Reason("SAY_BET", {"total": total})


def facing(bet_level: int, min_increment: int) -> Facing:
    """Return what the bet to match is: the round's first one, or more than it.

    A first bet sets the increment, so that it never exceeds it; any raise, or an all-in
    above the first bet, does.

    >>> facing(800, 800), facing(800, 600)
    ('opening_bet', 'raise')
    """
    return "opening_bet" if bet_level <= min_increment else "raise"


def to_call(given: Plain) -> tuple[Amount, ...]:
    """Return the bet to match, where the situation told it and there is one."""
    level = given.get("bet_level")
    return (Amount("LABEL_TO_CALL", level),) if level else ()


def wager_line(decision: Plain, given: Plain) -> Line:
    """Return the line of an action and its chips; without one, it is left to the director."""
    action = decision.get("action")
    if action is None:
        return Line("COMPLETE_OR_FORFEIT", amounts=to_call(given))
    if action == "must_choose":
        stays = decision.get("chip_committed")
        return Line("WAGER_CHOOSE_CHIP_STAYS" if stays else "WAGER_CHOOSE", amounts=to_call(given))
    total = decision.get("total") or 0
    return stands_line(action, total, decision.get("must_add"), decision.get("refund"))


def stands_line(action: str, total: int, add: int | None = None, back: int | None = None) -> Line:
    """Return the line of what stays in front of a player, and is added or taken back.

    >>> stands_line("call", 800, add=600).code
    'WAGER_CALL_ADD'
    """
    code, params = f"WAGER_{action.upper()}", {"total": total}
    amounts = [Amount("LABEL_IN_FRONT", total)] if total else []
    if add:
        amounts.append(Amount("LABEL_TO_ADD", add))
        return Line(f"{code}_ADD", {**params, "add": add}, tuple(amounts))
    if back:
        amounts.append(Amount("LABEL_TO_TAKE_BACK", back))
        return Line(f"{code}_BACK", {**params, "back": back}, tuple(amounts))
    return Line(code, params, tuple(amounts))
