"""The action that words make of the chips pushed after or with them (ROPTA 9.4 to 9.6, 9.21).

A call said is a call and a raise said is one, whatever the chips: they are completed, or come
back. Two things outdo the word: a player blocked by a short all-in may only call, and last
chips cannot be completed.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.incidents.input_checks import needed
from rules_ropta.incidents.wagers import (
    Wager,
    announcement_of,
    blocked_call,
    call,
    raise_to,
    stands_all_in,
)
from rules_ropta.ruling import Reason, Ruling

ARTICLES = ("9.4", "9.5", "9.6", "9.8", "9.9", "9.10", "9.21")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A player spoke: the bet to match, and what lies in front of them once their chips are in.

    ``prior`` of it was there before; ``min_increment`` is None where nobody told it; ``all_in``:
    these are the last chips.
    """

    bet_level: int
    in_front: int
    prior: int = 0
    min_increment: int | None = None
    may_raise: bool = True
    all_in: bool = False

    @property
    def least(self) -> int:
        """Return the smallest raise, in total; ``Malformed`` where the increment is not told."""
        needed("min_increment", self.min_increment is None, "a raise goes by its increment")
        assert self.min_increment is not None
        return self.bet_level + self.min_increment

    @property
    def blocked(self) -> bool:
        """Return whether only a call is left, against a bet."""
        return not self.may_raise and self.bet_level > 0


def call_said(spoken: Spoken) -> Ruling[Wager]:
    """Return what "call" comes to: a call, or a check where there is nothing to match (9.4).

    >>> call_said(Spoken(bet_level=1000, in_front=300, all_in=True)).decision.total
    300
    """
    if spoken.bet_level == spoken.prior:
        wager = Wager("check", spoken.prior, refund=spoken.in_front - spoken.prior or None)
        return Ruling(wager, ("9.4",), Reason("CALL_IS_A_CHECK"), announce=announcement_of(wager))
    if spoken.all_in and spoken.in_front <= spoken.bet_level:
        return stands_all_in(spoken.bet_level, spoken.in_front, ("9.4",))
    wager = call(spoken.bet_level, spoken.in_front)
    because = Reason("CALL_WAS_SAID", {"bet": spoken.bet_level})
    return Ruling(wager, ("9.4",), because, announce=announcement_of(wager))


def raise_said(
    spoken: Spoken, cites: tuple[str, ...] = ("9.4", "9.6", "9.5", "9.10")
) -> Ruling[Wager]:
    """Return what "raise" with these chips comes to: all of them, the least at least (9.4, 9.5).

    >>> raise_said(Spoken(bet_level=100, in_front=125, min_increment=100)).decision.must_add
    75
    """
    enough = Reason("RAISE_SAID_ALL_CHIPS_COUNT", {"total": spoken.in_front})
    return raise_of(spoken, spoken.in_front, enough, cites)


def raise_of(spoken: Spoken, amount: int, enough: Reason, cites: tuple[str, ...]) -> Ruling[Wager]:
    """Return a raise to ``amount`` where that is ``enough``, else to the smallest one (9.4).

    Blocked, it is a call; last chips that cannot make it are all there is.
    """
    if spoken.blocked:
        if spoken.all_in and spoken.in_front <= spoken.bet_level:
            return stands_all_in(spoken.bet_level, spoken.in_front, cites)
        return blocked_call(spoken.bet_level, spoken.in_front, cites, spoken.prior)
    if spoken.all_in and spoken.in_front < max(amount, spoken.least):
        return _last_chips(spoken, cites)
    wager = raise_to(max(amount, spoken.least), spoken.in_front, spoken.bet_level)
    too_small = Reason("RAISE_SAID_TOO_SMALL", {"amount": amount, "least": spoken.least})
    because = too_small if amount < spoken.least else enough
    return Ruling(wager, cites, because, announce=announcement_of(wager))


def _last_chips(spoken: Spoken, cites: tuple[str, ...]) -> Ruling[Wager]:
    """Return what the last chips count as, below the announcement: a raise, an all-in or a call."""
    if spoken.in_front < spoken.least:
        return stands_all_in(spoken.bet_level, spoken.in_front, cites)
    wager = raise_to(spoken.in_front, spoken.in_front, spoken.bet_level)
    because = Reason("RAISE_SAID_ALL_CHIPS_COUNT", {"total": spoken.in_front})
    return Ruling(wager, cites, because, announce=announcement_of(wager))
