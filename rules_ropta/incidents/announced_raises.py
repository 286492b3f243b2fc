"""Raises said aloud: totals, shortened figures, too few chips, one chip (ROPTA 9.1, 9.4, 9.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from rules_ropta.field_types import Advanced, AtLeast, Chips, Street, Unasked, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    HouseRules,
)
from rules_ropta.incidents.input_checks import (
    agree,
    raised_from_below,
    sound_bet,
    sound_big_blind,
)
from rules_ropta.incidents.silent_bets import ARTICLES, Push, read_in_order
from rules_ropta.incidents.spoken_order import ARTICLES as SPOKEN
from rules_ropta.incidents.spoken_order import Spoken, raise_of, raise_said
from rules_ropta.incidents.wagers import (
    BettorsIfNeeded,
    BigBlind,
    Chip,
    LastChips,
    MayRaise,
    MinIncrement,
    RaisedFrom,
    Wager,
    increment_of,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, DirectorDecides, Line, Option, Plain, Reason, Ruling

SHORT_FIGURES = 100
"""Below this a spoken number may be short for hundreds or thousands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSaid:
    """A raise announced with a figure, in any wording; the bet to match where it is known."""

    amount: Chip
    bet_level: Chips | None = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    text: Annotated[str, Unasked()] = "plus"

    def __post_init__(self) -> None:
        unknown = self.bet_level is None
        told = self.raised_from is not None or self.min_increment is not None
        agree("min_increment", not (unknown and told), "the bet goes with its increment")
        raised_from_below(self.bet_level or 0, self.raised_from)


def _announce_raise_line(decision: Plain, given: Plain) -> Line:
    total = decision["total"]
    figure = given["amount"]
    if total == figure:
        return wager_line({**decision, "must_add": None}, given)
    code = "BET_RAISED_TO_LEAST" if decision["action"] == "bet" else "RAISE_RAISED_TO_LEAST"
    return Line(code, {"total": total, "said": figure}, (Amount("LABEL_IN_FRONT", total),))


@incident("announce_raise", "9.1", *SPOKEN, moment="betting", line=_announce_raise_line)
def announce_raise(case: RaiseSaid) -> Ruling[Wager]:
    """Return the total that a raise said with a figure comes to: the figure itself.

    Where that is less than the smallest raise, the smallest raise is due (9.4).

    >>> announce_raise(RaiseSaid(text="plus", amount=4000)).decision.total
    4000
    """
    level = case.bet_level
    increment: int | None = 0
    if level is None:
        level = 1  # a bet nobody told: the figure is the total whatever it was
    else:
        increment = increment_of(level, case.min_increment, case.raised_from, case.bb)
    spoken = Spoken(bet_level=level, in_front=case.amount, min_increment=increment)
    enough = Reason("FIGURE_IS_THE_TOTAL", {"total": case.amount})
    cites = ("9.1", "9.4", "9.6") if case.amount < spoken.least else ("9.1",)
    return raise_of(spoken, case.amount, enough, cites)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortAmount:
    """A shortened figure ("five"), the pot when it was announced, and the smallest chip in play."""

    spoken: Chip
    smallest_chip: Chip | None = None
    chips_of_5_in_play: Annotated[bool, asked_when(smallest_chip=None, required=True)] = False
    pot: Chips

    def __post_init__(self) -> None:
        if self.smallest_chip is not None and self.chips_of_5_in_play:
            five = self.smallest_chip <= 5
            agree("chips_of_5_in_play", five, "a chip of 5 is then the smallest, or larger")

    @property
    def payable(self) -> bool | None:
        """Return whether chips in play can make the figure as announced; None if they are not
        given.
        """
        if self.smallest_chip is not None:
            return self.spoken % self.smallest_chip == 0
        return True if self.chips_of_5_in_play and self.spoken % 5 == 0 else None


@dataclass(frozen=True, slots=True)
class AmountMeant:
    """The amount, in chips, that a short figure stands for."""

    amount: int


def _short_amount_line(decision: Plain, given: Plain) -> Line:
    spoken = given["spoken"]
    amount = decision.get("amount")
    if amount is None:
        return Line("SHORT_FIGURE_UNCLEAR", {"spoken": spoken})
    params = {"spoken": spoken, "amount": amount}
    return Line("SHORT_FIGURE_IS", params, (Amount("LABEL_AMOUNT", amount),))


@incident("short_amount", "9.1", "9.4", moment="betting", line=_short_amount_line)
def short_amount(case: ShortAmount) -> Ruling[AmountMeant] | DirectorDecides:
    """Return the amount a figure stands for: thousands once the pot holds as many, if short.

    What the chips in play can make stands as said, and so does what is not short for anything.
    A long figure that no chips make is the director's.

    >>> short_amount(ShortAmount(spoken=5, pot=4999, smallest_chip=25)).decision.amount
    500
    >>> short_amount(ShortAmount(spoken=75, pot=150, smallest_chip=25)).decision.amount
    75
    """
    if case.payable:
        because = Reason("SHORT_FIGURE_AS_SAID", {"spoken": case.spoken})
        return _meant(case.spoken, because)
    if case.spoken >= SHORT_FIGURES and case.payable is None:
        because = Reason("FIGURE_IS_NOT_SHORT", {"spoken": case.spoken})
        return _meant(case.spoken, because, ("9.4", "9.1"))
    if case.spoken >= SHORT_FIGURES:
        return DirectorDecides(
            question=Reason(
                "FIGURE_NO_CHIPS_MAKE", {"spoken": case.spoken, "smallest": case.smallest_chip}
            ),
            options=(
                Option("AMOUNT_AS_SAID", (Reason("WEIGHS_CHIPS_CAN_COME_CLOSE"),)),
                Option("AMOUNT_IN_THOUSANDS", (Reason("WEIGHS_POT_IS_OF_THAT_SIZE"),)),
            ),
            cites=("9.1",),
        )
    thousands = case.spoken * 1000
    if case.pot < thousands:
        because = Reason("SHORT_FIGURE_IN_HUNDREDS", {"pot": case.pot, "thousands": thousands})
        return _meant(case.spoken * 100, because)
    because = Reason("SHORT_FIGURE_IN_THOUSANDS", {"pot": case.pot, "thousands": thousands})
    return _meant(thousands, because)


def _meant(amount: int, because: Reason, cites: tuple[str, ...] = ("9.1",)) -> Ruling[AmountMeant]:
    say = Reason("SAY_AMOUNT_IS", {"amount": amount})
    return Ruling(AmountMeant(amount), cites, because, announce=say)


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSaidThenChips:
    """ "Raise" without a figure, then chips pushed once; ``chips_total`` is what they make.

    ``all_in``: these are the last chips.
    """

    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chips_total: Chips
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)


@incident("announced_raise_chips", *SPOKEN, moment="betting", line=wager_line)
def announced_raise_chips(case: RaiseSaidThenChips) -> Ruling[Wager]:
    """Return the raise: every chip counts, and the smallest raise is due at the least.

    >>> announced_raise_chips(RaiseSaidThenChips(bet_level=100, min_increment=100,
    ...                                          chips_total=125)).decision.must_add
    75
    """
    return raise_said(
        Spoken(
            bet_level=case.bet_level,
            in_front=case.prior + case.chips_total,
            prior=case.prior,
            min_increment=increment_of(
                case.bet_level, case.min_increment, case.raised_from, case.bb
            ),
            may_raise=case.may_raise,
            all_in=case.all_in,
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SingleChipRaise:
    """ "Raise" and one chip: was it said before the chip touched the table?

    ``prior`` is what the player already has in front; ``all_in``: the chip is their last.
    """

    announced_before_touch: bool
    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chip: Chip
    players_in_hand: Annotated[BettorsIfNeeded, asked_when(announced_before_touch=False)] = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    street: Annotated[Street | None, Advanced(), asked_when(announced_before_touch=False)] = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)
        sound_big_blind(self.bet_level, self.min_increment, self.bb, self.street)


@incident(
    "single_chip_announced",
    "9.4",
    "9.5",
    *ARTICLES,
    moment="betting",
    line=wager_line,
    departs=(CHIP_OVER_AN_OPENING, HALF_OF_THE_BET),
)
def single_chip_announced(
    case: SingleChipRaise, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return a raise by the chip when said in time, else what the chip says alone.

    What lies in front already counts with it, as for any chips.

    >>> single_chip_announced(SingleChipRaise(bet_level=200, min_increment=200, chip=1000,
    ...                                       announced_before_touch=True)).decision.total
    1000
    """
    increment = increment_of(case.bet_level, case.min_increment, case.raised_from, case.bb)
    if case.announced_before_touch:
        spoken = Spoken(
            bet_level=case.bet_level,
            in_front=case.prior + case.chip,
            prior=case.prior,
            min_increment=increment,
            may_raise=case.may_raise,
            all_in=case.all_in,
        )
        enough = Reason("RAISE_TO_THE_CHIP", {"chip": case.chip})
        if case.prior:
            params = {"chip": case.chip, "total": spoken.in_front}
            enough = Reason("RAISE_BY_THE_CHIP", params)
        return raise_of(spoken, spoken.in_front, enough, ("9.11", "9.4"))
    answer = read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=increment,
            prior=case.prior,
            chips=(case.chip,),
            players_in_hand=case.players_in_hand,
            least_bet=case.bb,
            street=case.street,
            may_raise=case.may_raise,
            all_in=case.all_in,
            house=house,
        )
    )
    return replace(answer, cites=tuple(dict.fromkeys(("9.11", "9.4", *answer.cites))))
