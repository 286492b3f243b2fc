"""The one order in which chips pushed without a word are read (ROPTA 9.2, 9.6, 9.10 to 9.13).

Words said before or with the chips come first and are another question (9.4). Then:
opening, last chips that call for less, single chip, several chips, half of the raise. Too few
chips to call are an undercall, unless there is only one. What already lies in front of the
player counts; half is half of the smallest increment, not of the bet (C5).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules_ropta.field_types import Street
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents.input_checks import needed
from rules_ropta.incidents.wagers import (
    Facing,
    Wager,
    announcement_of,
    blocked_call,
    call,
    call_or_fold,
    facing,
    raise_to,
    said_of_a_choice,
    stands_all_in,
)
from rules_ropta.ruling import DirectorDecides, Option, Reason, Ruling

C5 = "C5-increment"
C6 = "C6-analogy"
C7 = "C7-single-chip"
C21 = "C21-first-bet"
C22 = "C22-several-chips"

PUSHED = ("9.2", "9.24")
"""Chips pushed in silence count whole, and never ask for change."""

ARTICLES = ("9.2", "9.6", "9.10", "9.11", "9.12", "9.13", "9.24", "9.7", "9.8", "9.9", "9.21")


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """Chips pushed in one move without a word; ``least_bet`` is the least bet of the round.

    ``street`` is None when nobody said which round it is, ``min_increment`` and
    ``players_in_hand`` when nobody told them: asked for only where the answer turns on them.
    ``all_in``: these are the last chips; ``house``: what the club reads otherwise.
    """

    bet_level: int
    min_increment: int | None
    prior: int
    chips: tuple[int, ...]
    players_in_hand: int | None
    least_bet: int | None = None
    street: Street | None = None
    may_raise: bool = True
    all_in: bool = False
    house: HouseRules = BY_THE_BOOK

    @property
    def total(self) -> int:
        """Return the chips in front of the player in this round."""
        return self.prior + sum(self.chips)

    @property
    def over(self) -> int:
        """Return what goes beyond the call; below zero when chips are missing."""
        return self.total - self.bet_level

    @property
    def increment(self) -> int:
        """Return the smallest increment of a raise; ``Malformed`` where it was not told."""
        needed("min_increment", self.min_increment is None, "a raise goes by its increment")
        assert self.min_increment is not None
        return self.min_increment

    @property
    def players(self) -> int:
        """Return how many are in the hand; ``Malformed`` where it was not told."""
        needed("players_in_hand", self.players_in_hand is None, "these chips cannot call")
        assert self.players_in_hand is not None
        return self.players_in_hand

    @property
    def against(self) -> Facing:
        """Return the bet to match as a ``Facing``; ``Malformed`` where no field gives it."""
        preflop = self.street == "preflop"
        return facing(self.bet_level, self.increment, preflop, self.least_bet or 0)

    @property
    def may_face_an_opening(self) -> bool:
        """Return whether the bet may be the opening of a round without blinds.

        Not before the flop, nor with chips in front already, nor against a raise.
        """
        if self.street == "preflop" or self.prior:
            return False
        return self.min_increment is None or self.bet_level <= self.min_increment


@dataclass(frozen=True, slots=True)
class Undercall:
    """The ruling on too few chips; ``options`` are in the words of the JSON door.

    ``must_add``: what completes them; ``refund``: chips of a second move, which come back
    whatever is decided.
    """

    ruling: Literal["must_complete", "must_choose", "td_decides", "all_in"]
    total: int | None = None
    options: tuple[str, ...] | None = None
    raise_allowed: bool | None = None
    chip_committed: bool | None = None
    refund: int | None = None
    must_add: int | None = None


def read_in_order(push: Push) -> Ruling[Wager] | DirectorDecides:
    """Return what the chips mean: the first rule of the order that speaks.

    >>> two = Push(bet_level=1200, min_increment=1200, prior=0, chips=(1000, 1000),
    ...            players_in_hand=3)
    >>> read_in_order(two).decision.action
    'call'
    """
    answer = replace(_first_that_speaks(push), chain=_passed(push))
    if isinstance(answer, Ruling) and answer.decision.total is not None:
        return replace(answer, announce=announcement_of(answer.decision, push.prior))
    return answer


def _first_that_speaks(push: Push) -> Ruling[Wager] | DirectorDecides:
    if push.bet_level == 0:
        return _opening(push)
    if push.all_in and push.over <= 0:
        return stands_all_in(push.bet_level, push.total, ("9.2",))
    if len(push.chips) == 1:
        return _single_chip(push)
    if push.over < 0:
        return undercalled(push)
    return _several_chips(push)


def _passed(push: Push) -> tuple[Reason, ...]:
    """Return the rules examined before the one that applies, with their figures, in order."""
    if push.bet_level == 0:
        return ()
    in_front = {"total": push.total, "bet": push.bet_level, "prior": push.prior or None}
    looked_at = [Reason("CHIPS_AGAINST_THE_BET", in_front)]
    if len(push.chips) == 1:
        return tuple(looked_at)
    looked_at.append(Reason("SEVERAL_CHIPS_IN_ONE_MOVE", {"count": len(push.chips)}))
    smallest = min(push.chips)
    if push.over >= smallest and push.may_raise:
        left = push.total - smallest
        looked_at.append(Reason("SMALLEST_CHIP_TO_SPARE", {"smallest": smallest, "left": left}))
    return tuple(looked_at)


def _opening(push: Push) -> Ruling[Wager]:
    """Return an opening: what was pushed, and the big blind at the least (9.10, 9.9)."""
    least = push.increment if push.least_bet is None else push.least_bet
    if push.all_in and push.total < least:
        return stands_all_in(0, push.total, ("9.2",))
    wager = raise_to(max(push.total, least), push.total, bet_level=0)
    if push.total < least:
        because = Reason("OPENING_BELOW_BIG_BLIND", {"total": push.total, "least": least})
        return Ruling(wager, ("9.10", "9.6"), because, announce=announcement_of(wager))
    because = Reason("OPENING_COUNTS_WHOLE", {"total": push.total})
    return Ruling(wager, PUSHED, because, announce=announcement_of(wager))


def _single_chip(push: Push) -> Ruling[Wager]:
    if push.over < 0:
        against: Facing = "opening_bet" if push.min_increment is None else push.against
        return single_chip_below(push.players, against, push.bet_level, push.total)
    wager = call(push.bet_level, push.total)
    if push.over == 0:
        because = Reason("CHIPS_MATCH_THE_BET", {"bet": push.bet_level})
        return Ruling(wager, ("9.11", "9.2"), because, announce=announcement_of(wager))
    if not push.may_raise:
        return blocked_call(push.bet_level, push.total, ("9.11", "9.2"))
    departures = push.house.obeyed(CHIP_OVER_AN_OPENING) if push.may_face_an_opening else ()
    if departures and push.bet_level <= push.increment:
        whole = _whole(push, ("9.11", *PUSHED))
        return replace(whole, departures=(*departures, *whole.departures))
    params = {"chip": push.chips[0], "bet": push.bet_level}
    option = push.prior == push.bet_level
    return Ruling(
        wager,
        ("9.11", *PUSHED),
        Reason("SINGLE_CHIP_OPTION" if option else "SINGLE_CHIP_ABOVE", params),
        readings=(C6,) if push.may_face_an_opening else (),
        announce=announcement_of(wager),
    )


def single_chip_below(
    players_in_hand: int, against: Facing, bet_level: int, in_front: int
) -> Ruling[Wager]:
    """Return what one chip below the bet means: a call heads-up, else a choice (9.12)."""
    missing = bet_level - in_front
    if players_in_hand == 2:
        wager = call(bet_level, in_front)
        because = Reason("SINGLE_CHIP_BELOW_HEADS_UP", {"missing": missing})
        return Ruling(wager, ("9.12", "9.10"), because, announce=announcement_of(wager))
    return Ruling(
        call_or_fold(chip_committed=True),
        ("9.12",),
        Reason("SINGLE_CHIP_BELOW", {"missing": missing, "players": players_in_hand}),
        readings=(C7,) if against in ("opening_bet", "big_blind") else (),
        announce=said_of_a_choice(missing),
    )


def undercalled(push: Push) -> Ruling[Wager] | DirectorDecides:
    """Return what chips pushed, or a figure said, too few to call mean (9.10)."""
    # Between two it is completed whatever the bet was: what was raised need not be known.
    against: Facing = "opening_bet" if push.players == 2 else push.against
    return undercall(push.players, against, push.bet_level, push.total, house=push.house)


def undercall(
    players_in_hand: int,
    against: Facing,
    bet_level: int,
    in_front: int,
    hand_exposed: bool = False,
    house: HouseRules = BY_THE_BOOK,
) -> Ruling[Wager] | DirectorDecides:
    """Return what several chips too few to call mean (9.10, rather than 9.13: C22).

    Completed between two, or against the round's first bet, which before the flop is the big
    blind, its opening being a raise (C21); else the director decides, unless the house has
    every undercall completed.
    """
    wager = call(bet_level, in_front)
    missing = {"missing": bet_level - in_front}
    if players_in_hand == 2:
        because = Reason("UNDERCALL_HEADS_UP", missing)
        return Ruling(wager, ("9.10",), because, announce=announcement_of(wager))
    if against == "opening_bet":
        because = Reason("UNDERCALL_OF_THE_OPENING", missing)
        return Ruling(wager, ("9.10",), because, announce=announcement_of(wager))
    if against == "big_blind":
        because = Reason("UNDERCALL_OF_THE_BIG_BLIND", missing)
        return Ruling(
            wager, ("9.10", "9.7"), because, readings=(C21,), announce=announcement_of(wager)
        )
    departures = house.obeyed(UNDERCALL_COMPLETED)
    if departures:
        because = Reason("HOUSE_RULE_SETTLES", {"article": "9.10"})
        return Ruling(
            wager, ("9.10",), because, announce=announcement_of(wager), departures=departures
        )
    complete = [Reason("WEIGHS_RAISE_WAS_SEEN")]
    if hand_exposed:
        complete.insert(0, Reason("WEIGHS_OPPONENT_SHOWED"))
    return DirectorDecides(
        question=Reason("UNDERCALL_OF_A_RAISE", {**missing, "players": players_in_hand}),
        options=(
            Option("COMPLETE", tuple(complete), announcement_of(wager)),
            Option(
                "FORFEIT", (Reason("WEIGHS_RAISE_MISSED_IN_GOOD_FAITH"),), Reason("SAY_FORFEIT")
            ),
        ),
        cites=("9.10",),
        readings=(C22, C21) if against == "preflop_opening" else (C22,),
        settled=Undercall("td_decides", options=("complete", "forfeit")),
    )


def _several_chips(push: Push) -> Ruling[Wager]:
    """Return what several chips, enough to call, mean (9.13, then 9.6)."""
    smallest = min(push.chips)
    wager = call(push.bet_level, push.total)
    if push.over == 0:
        because = Reason("CHIPS_MATCH_THE_BET", {"bet": push.bet_level})
        return Ruling(wager, ("9.13", "9.2"), because, announce=announcement_of(wager))
    if not push.may_raise:
        return blocked_call(push.bet_level, push.total, ("9.2",))
    if push.over < smallest:
        because = Reason("SMALLEST_CHIP_IS_NEEDED", {"smallest": smallest, "bet": push.bet_level})
        return Ruling(wager, ("9.13", *PUSHED), because, announce=announcement_of(wager))
    return _whole(push, ("9.13", *PUSHED))


def _whole(push: Push, cites: tuple[str, ...]) -> Ruling[Wager]:
    """Return what chips that count whole mean, beyond the call: last chips are not completed."""
    if push.all_in and push.over < push.increment:
        return stands_all_in(push.bet_level, push.total, cites)
    return beyond_the_call(
        push.bet_level, push.increment, push.total, push.total, cites, push.house
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
    least = bet_level + min_increment
    over = meant - bet_level
    if over >= min_increment:
        wager = raise_to(meant, in_front)
        because = Reason("RAISE_IS_ENOUGH", {"total": meant, "least": least})
        return Ruling(wager, (*cites, "9.6"), because, announce=announcement_of(wager))
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
        announce=announcement_of(wager),
        departures=departures,
    )
