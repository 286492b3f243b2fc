"""Wagers: the values and words that every betting question shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import (
    Advanced,
    AtLeast,
    Called,
    Chips,
    TurnedOn,
    Whole,
    WorkedOutFrom,
    asked_when,
)
from rules_ropta.ruling import Amount, Line, Plain, Reason, Ruling

Increment = Annotated[int, Whole("chips", at_least=1)]
"""The smallest legal raise on top of the bet: one chip unit at least."""

Chip = Annotated[int, Whole("chips", at_least=1)]
"""What one chip is worth, or an amount that cannot be nothing."""

Bettors = Annotated[int, Whole("players", at_least=2, at_most=100_000)]
"""Players in the hand, the one asked about among them."""

MinIncrement = Annotated[
    Increment | None, Advanced(), TurnedOn(), WorkedOutFrom(("raised_from", "bb"))
]
"""The smallest raise on top of the bet; None where ``raised_from``, or ``bb``, tells it."""

LastRaise = Annotated[Chip | None, Advanced(), TurnedOn()]
"""The last bet or raise that was whole, in total; None: not said."""

LastIncrement = Annotated[
    Chips | None, Advanced(), TurnedOn(), WorkedOutFrom(("last_raise", "raised_from", "bb"))
]
"""By how much the round was last raised in full; None where the raise and its start tell it."""

RaisedFrom = Annotated[Chips | None, Advanced(), TurnedOn(), asked_when(bet_level=AtLeast(1))]
"""What was to match before the last raise, 0 where the bet is the first; None: not said."""

BigBlind = Annotated[Increment | None, Advanced(), TurnedOn()]
"""The big blind, the least opening and the least that a raise adds; None: not said."""

MayRaise = Annotated[bool, Advanced()]
"""Whether the player may still raise: not who is blocked by a short all-in (9.21)."""

LastChips = Annotated[bool, Advanced(), Called("last_chips")]
"""Whether these are the player's last chips: nothing can be added to them."""

BettorsIfNeeded = Annotated[Bettors | None, Advanced(), TurnedOn()]
"""Players in the hand, the one asked about among them; None: not said."""

Facing = Literal["opening_bet", "raise", "big_blind", "preflop_opening"]
"""The bet to match: the first bet after the flop, a raise; before it the big blind, the opening."""


@dataclass(frozen=True, slots=True)
class Wager:
    """An action and its figures, in chips of this round.

    ``total`` is what stays in front of the player; ``must_add`` what he still puts in,
    ``refund`` what he takes back. Where he must choose, ``options`` says among what.
    ``all_in``: more than the call, less than a raise, and nothing left to complete it.
    ``penalty``: whether a fold is punished, where nothing was to be matched.
    """

    action: Literal["check", "call", "bet", "raise", "all_in", "fold", "must_choose"]
    total: int | None = None
    must_add: int | None = None
    refund: int | None = None
    options: tuple[str, ...] | None = None
    raise_allowed: bool | None = None
    chip_committed: bool | None = None
    penalty: bool | None = None


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
raise_allowed=None, chip_committed=None, penalty=None)
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


def stands_all_in(bet_level: int, in_front: int, cites: tuple[str, ...]) -> Ruling[Wager]:
    """Return what last chips come to that reach no raise: a call for all of them, or an all-in.

    Above the bet the all-in stands whole without being a raise (9.8, 9.21); where nobody bet,
    it opens (9.9).

    >>> stands_all_in(800, 500, ("9.2",)).decision.total
    500
    """
    params = {"total": in_front, "bet": bet_level}
    added: tuple[str, ...] = ()
    if bet_level == 0:
        wager = Wager("bet", in_front, must_add=0)
        because = Reason("LAST_CHIPS_OPEN", {"total": in_front})
        added = ("9.9",)
    elif in_front <= bet_level:
        wager = Wager("call", in_front, must_add=0, refund=0)
        because = Reason("LAST_CHIPS_CALL", params)
    else:
        wager = Wager("all_in", in_front, must_add=0, refund=0)
        because = Reason("LAST_CHIPS_ABOVE", params)
        added = ("9.8", "9.21")
    together = tuple(dict.fromkeys((*cites, *added)))
    return Ruling(wager, together, because, announce=announcement_of(wager))


def blocked_call(
    bet_level: int, in_front: int, cites: tuple[str, ...], prior: int = 0
) -> Ruling[Wager]:
    """Return the call that is left to a player who may not raise again (9.21).

    >>> blocked_call(300, 700, ("9.4",)).decision.refund
    400
    """
    wager = call(bet_level, in_front)
    because = Reason("BLOCKED_SO_A_CALL", {"bet": bet_level})
    return Ruling(wager, (*cites, "9.21"), because, announce=announcement_of(wager, prior))


def increment_of(
    bet_level: int, min_increment: int | None, raised_from: int | None, bb: int | None
) -> int | None:
    """Return the smallest raise, worked out from the bet raised, or the big blind, if need be.

    None where nothing tells it.

    >>> increment_of(600, None, 200, None), increment_of(0, None, None, 100)
    (400, 100)
    """
    if min_increment is not None:
        return min_increment
    if bet_level == 0:
        return bb
    return None if raised_from is None else max(bet_level - raised_from, bb or 0)


def announcement_of(wager: Wager, prior: int = 0) -> Reason:
    """Return what to say at the table about an action whose total is known.

    Who had as much in front already, the big blind's option, checks.

    >>> announcement_of(call(600, 1000)).code, announcement_of(call(100, 600), prior=100).code
    ('SAY_CALL_TAKE_BACK', 'SAY_CHECK_TAKE_BACK')
    """
    total = wager.total or 0
    if wager.action == "check" or (wager.action == "call" and 0 < total == prior):
        if wager.refund:
            return Reason("SAY_CHECK_TAKE_BACK", {"back": wager.refund})
        return Reason("SAY_CHECK")
    if wager.action == "fold":
        back = wager.refund
        return Reason("SAY_FOLD_TAKE_BACK", {"back": back}) if back else Reason("SAY_FOLD")
    if wager.action == "all_in":
        return Reason("SAY_ALL_IN_STANDS", {"total": total})
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


def said_of_a_choice(missing: int, back: int | None = None) -> Reason:
    """Return what to say to a player who may only call, ``missing`` to add, or fold.

    ``back``: chips of a second move, which come back either way.

    >>> said_of_a_choice(300).code, said_of_a_choice(300, back=500).code
    ('SAY_CALL_OR_FOLD', 'SAY_CALL_OR_FOLD_TAKE_BACK')
    """
    if back:
        return Reason("SAY_CALL_OR_FOLD_TAKE_BACK", {"missing": missing, "back": back})
    return Reason("SAY_CALL_OR_FOLD", {"missing": missing})


def facing(bet_level: int, min_increment: int, preflop: bool = False, bb: int = 0) -> Facing:
    """Return what the bet to match is: the round's first one, or more than it.

    A first bet sets the increment, so that it never exceeds it; any raise, or an all-in
    above the first bet, does. Before the flop the blind is there first; where ``bb`` is not
    known, 0, any raise may be the opening.

    >>> facing(800, 800), facing(800, 600)
    ('opening_bet', 'raise')
    """
    if bet_level <= min_increment:
        return "big_blind" if preflop else "opening_bet"
    opening = preflop and (not bb or bet_level - min_increment <= bb)
    return "preflop_opening" if opening else "raise"


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
    if action == "call" and 0 < total == given.get("prior"):
        action = "check"
    return stands_line(action, total, decision.get("must_add"), decision.get("refund"))


def stands_line(action: str, total: int, add: int | None = None, back: int | None = None) -> Line:
    """Return the line of what stays in front of a player, and is added or taken back.

    >>> stands_line("call", 800, add=600).code
    'WAGER_CALL_ADD'
    """
    code = f"WAGER_{action.upper()}"
    params = {"total": total}
    amounts = [Amount("LABEL_IN_FRONT", total)] if total else []
    if add:
        amounts.append(Amount("LABEL_TO_ADD", add))
        return Line(f"{code}_ADD", {**params, "add": add}, tuple(amounts))
    if back:
        amounts.append(Amount("LABEL_TO_TAKE_BACK", back))
        return Line(f"{code}_BACK", {**params, "back": back}, tuple(amounts))
    return Line(code, params, tuple(amounts))
