"""The one order in which chips pushed without a word are read (ROPTA 9.2, 9.6, 9.10 to 9.13).

Words said before or with the chips come first and are another question (9.4). Then:
opening, single chip, several chips, half of the raise. Too few chips to call are an
undercall, unless there is only one. What already lies in front of the player counts; half
is half of the smallest increment, not of the bet (C5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents.wagers import Facing, Wager, call, call_or_fold, facing, raise_to, said
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling

C5 = "C5-increment"
C6 = "C6-analogy"
C7 = "C7-single-chip"

PUSHED = ("9.2", "9.24")
"""Chips pushed in silence count whole, and never ask for change."""

ARTICLES = ("9.2", "9.6", "9.10", "9.11", "9.12", "9.13", "9.24")


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """Chips pushed in one move without a word; ``opening`` is the least bet of the round.

    ``postflop`` is None when nobody said which round it is; ``house``: what the club reads
    otherwise.
    """

    bet_level: int
    min_increment: int
    prior: int
    chips: tuple[int, ...]
    players_in_hand: int
    opening: int
    postflop: bool | None = None
    house: HouseRules = BY_THE_BOOK

    @property
    def total(self) -> int:
        """Return what lies in front of the player, in this round."""
        return self.prior + sum(self.chips)

    @property
    def over(self) -> int:
        """Return what goes beyond the call; below zero when chips are missing."""
        return self.total - self.bet_level


@dataclass(frozen=True, slots=True)
class Undercall:
    """What becomes of too few chips; ``options`` in the words of the door."""

    ruling: Literal["must_complete", "must_choose", "td_decides"]
    total: int | None = None
    options: tuple[str, ...] | None = None
    raise_allowed: bool | None = None
    chip_committed: bool | None = None


def read_in_order(push: Push) -> Ruling[Wager] | DirectorDecides:
    """Return what the chips mean: the first rule of the order that speaks.

    >>> two = Push(bet_level=1200, min_increment=1200, prior=0, chips=(1000, 1000),
    ...            players_in_hand=3, opening=1200)
    >>> read_in_order(two).decision.action
    'call'
    """
    return replace(_first_that_speaks(push), chain=_passed(push))


def _first_that_speaks(push: Push) -> Ruling[Wager] | DirectorDecides:
    if push.bet_level == 0:
        return _opening(push)
    if len(push.chips) == 1:
        return _single_chip(push)
    if push.over < 0:
        return undercall(
            push.players_in_hand,
            facing(push.bet_level, push.min_increment),
            push.bet_level,
            push.total,
            house=push.house,
        )
    return _several_chips(push)


def _passed(push: Push) -> tuple[Reason, ...]:
    """What was looked at before the rule that speaks, with the figures, in order."""
    if push.bet_level == 0:
        return ()
    in_front = {"total": push.total, "bet": push.bet_level, "prior": push.prior or None}
    looked_at = [Reason("CHIPS_AGAINST_THE_BET", in_front)]
    if len(push.chips) == 1:
        return tuple(looked_at)
    looked_at.append(Reason("SEVERAL_CHIPS_IN_ONE_MOVE", {"count": len(push.chips)}))
    smallest = min(push.chips)
    if push.over >= smallest:
        left = push.total - smallest
        looked_at.append(Reason("SMALLEST_CHIP_TO_SPARE", {"smallest": smallest, "left": left}))
    return tuple(looked_at)


def _opening(push: Push) -> Ruling[Wager]:
    """Return an opening: what was pushed, and the big blind at the least (9.10)."""
    wager = raise_to(max(push.total, push.opening), push.total, bet_level=0)
    if push.total < push.opening:
        because = Reason("OPENING_BELOW_BIG_BLIND", {"total": push.total, "least": push.opening})
        return Ruling(wager, ("9.10", "9.6"), because, announce=said(wager))
    because = Reason("OPENING_COUNTS_WHOLE", {"total": push.total})
    return Ruling(wager, PUSHED, because, announce=said(wager))


def _single_chip(push: Push) -> Ruling[Wager]:
    over_an_opening = push.postflop and push.bet_level <= push.min_increment
    if push.over < 0:
        return single_chip_below(
            push.players_in_hand,
            facing(push.bet_level, push.min_increment),
            push.bet_level,
            push.total,
        )
    wager = call(push.bet_level, push.total)
    if push.over == 0:
        because = Reason("CHIPS_MATCH_THE_BET", {"bet": push.bet_level})
        return Ruling(wager, ("9.11", "9.2"), because, announce=said(wager))
    departures = push.house.obeyed(CHIP_OVER_AN_OPENING) if over_an_opening else ()
    if departures:
        cites = ("9.11", *PUSHED)
        whole = beyond_the_call(
            push.bet_level, push.min_increment, push.total, push.total, cites, push.house
        )
        return replace(whole, departures=(*departures, *whole.departures))
    return Ruling(
        wager,
        ("9.11", *PUSHED),
        Reason("SINGLE_CHIP_ABOVE", {"chip": push.chips[0], "bet": push.bet_level}),
        readings=(C6,) if over_an_opening else (),
        announce=said(wager),
    )


def single_chip_below(
    players_in_hand: int, against: Facing, bet_level: int, in_front: int
) -> Ruling[Wager]:
    """Return what one chip too small means: a call between two, else a choice (9.12)."""
    missing = bet_level - in_front
    if players_in_hand == 2:
        wager = call(bet_level, in_front)
        because = Reason("SINGLE_CHIP_BELOW_HEADS_UP", {"missing": missing})
        return Ruling(wager, ("9.12", "9.10"), because, announce=said(wager))
    return Ruling(
        call_or_fold(chip_committed=True),
        ("9.12",),
        Reason("SINGLE_CHIP_BELOW", {"missing": missing, "players": players_in_hand}),
        readings=(C7,) if against == "opening_bet" else (),
        announce=Reason("SAY_CALL_OR_FOLD", {"add": missing}),
    )


def undercall(
    players_in_hand: int,
    against: Facing,
    bet_level: int,
    in_front: int,
    hand_exposed: bool = False,
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[Wager] | DirectorDecides:
    """Return what several chips too few to call mean (9.10).

    Completed between two, or against the round's first bet; else the director decides,
    unless the house has every undercall completed.
    """
    wager = call(bet_level, in_front)
    missing = bet_level - in_front
    if players_in_hand == 2:
        because = Reason("UNDERCALL_HEADS_UP", {"missing": missing})
        return Ruling(wager, ("9.10",), because, announce=said(wager))
    if against == "opening_bet":
        because = Reason("UNDERCALL_OF_THE_OPENING", {"missing": missing})
        return Ruling(wager, ("9.10",), because, announce=said(wager))
    departures = house.obeyed(UNDERCALL_COMPLETED)
    if departures:
        because = Reason("HOUSE_RULE_SETTLES", {"article": "9.10"})
        return Ruling(wager, ("9.10",), because, announce=said(wager), departures=departures)
    complete = [Reason("WEIGHS_RAISE_WAS_SEEN")]
    if hand_exposed:
        complete.insert(0, Reason("WEIGHS_OPPONENT_SHOWED"))
    return DirectorDecides(
        question=Reason("UNDERCALL_OF_A_RAISE", {"missing": missing, "players": players_in_hand}),
        options=(
            Option("COMPLETE", tuple(complete), said(wager)),
            Option(
                "FORFEIT", (Reason("WEIGHS_RAISE_MISSED_IN_GOOD_FAITH"),), Reason("SAY_FORFEIT")
            ),
        ),
        cites=("9.10",),
        settled=Undercall("td_decides", options=("complete", "forfeit")),
    )


def _several_chips(push: Push) -> Ruling[Wager]:
    """Return what several chips, enough to call, mean (9.13, then 9.6)."""
    smallest = min(push.chips)
    wager = call(push.bet_level, push.total)
    if push.over == 0:
        because = Reason("CHIPS_MATCH_THE_BET", {"bet": push.bet_level})
        return Ruling(wager, ("9.13", "9.2"), because, announce=said(wager))
    if push.over < smallest:
        because = Reason("SMALLEST_CHIP_IS_NEEDED", {"smallest": smallest, "bet": push.bet_level})
        return Ruling(wager, ("9.13", *PUSHED), because, announce=said(wager))
    return beyond_the_call(
        push.bet_level, push.min_increment, push.total, push.total, ("9.13", *PUSHED), push.house
    )


def beyond_the_call(
    bet_level: int,
    min_increment: int,
    meant: int,
    in_front: int,
    cites: tuple[str, ...],
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[Wager]:
    """Return what an amount above the call means: a raise, one to complete, or a call (9.6).

    ``meant`` is the amount judged, ``in_front`` the chips that are there to pay it. Half is
    half of the increment (C5), or of the bet where the house counts so.
    """
    least, over = bet_level + min_increment, meant - bet_level
    if over >= min_increment:
        wager = raise_to(meant, in_front)
        because = Reason("RAISE_IS_ENOUGH", {"total": meant, "least": least})
        return Ruling(wager, (*cites, "9.6"), because, announce=said(wager))
    departures = house.obeyed(HALF_OF_THE_BET) if bet_level != min_increment else ()
    whole = bet_level if departures else min_increment
    reached = 2 * over >= whole
    wager = raise_to(least, in_front) if reached else call(bet_level, in_front)
    if departures:
        half = "HALF_OF_THE_BET_REACHED" if reached else "HALF_OF_THE_BET_MISSED"
        because = Reason(half, {"over": over, "bet": bet_level})
    else:
        code = "HALF_OF_THE_RAISE_REACHED" if reached else "HALF_OF_THE_RAISE_MISSED"
        because = Reason(code, {"over": over, "increment": min_increment})
    return Ruling(
        wager,
        (*cites, "9.6", "9.10"),
        because,
        readings=() if departures else (C5,),
        announce=said(wager),
        departures=departures,
    )
