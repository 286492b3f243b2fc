"""Raises said aloud: totals, two steps, shortened figures, too few chips (ROPTA 9.1, 9.4, 9.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from rules_ropta.asked import AtLeast, Chips, Seldom, Unasked, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, STRING_BET, HouseRules
from rules_ropta.incidents.possible import agree, needed, not_above
from rules_ropta.incidents.silent_order import ARTICLES, Push, read_in_order
from rules_ropta.incidents.wagers import Bettors, Chip, Increment, Wager, raise_to, said, wager_line
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, DirectorDecides, Line, Option, Plain, Reason, Ruling

SHORT_FIGURES = 100
"""Below this a spoken number is short for hundreds or thousands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSaid:
    """A raise said with a figure, in whatever words; the bet to match where it is known."""

    amount: Chip
    bet_level: Chips | None = None
    min_increment: Annotated[Increment | None, asked_when(bet_level=AtLeast(0), required=True)] = (
        None
    )
    text: Annotated[str, Unasked()] = "plus"

    def __post_init__(self) -> None:
        agree(
            "min_increment",
            (self.bet_level is None) == (self.min_increment is None),
            "the bet to match and the increment go together",
        )


def _announce_raise_line(decision: Plain, given: Plain) -> Line:
    total, figure = decision["total"], given["amount"]
    if total == figure:
        return wager_line({**decision, "must_add": None}, given)
    code = "BET_RAISED_TO_LEAST" if decision["action"] == "bet" else "RAISE_RAISED_TO_LEAST"
    return Line(code, {"total": total, "said": figure}, (Amount("LABEL_IN_FRONT", total),))


@incident("announce_raise", "9.1", "9.4", "9.6", moment="betting", line=_announce_raise_line)
def announce_raise(case: RaiseSaid) -> Ruling[Wager]:
    """Return the total that a raise said with a figure comes to: the figure itself.

    Where that is less than the smallest raise, the smallest raise is due (9.4).

    >>> announce_raise(RaiseSaid(text="plus", amount=4000)).decision.total
    4000
    """
    least = (case.bet_level or 0) + (case.min_increment or 0)
    level = 1 if case.bet_level is None else case.bet_level
    enough = Reason("FIGURE_IS_THE_TOTAL", {"total": case.amount})
    cites = ("9.1", "9.4", "9.6") if case.amount < least else ("9.1",)
    return _raise_of(case.amount, least, level, enough, cites)


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoStepRaise:
    """ "I raise your 2,000, and 5,000 more": a raise said in two steps."""

    bet_level: Chip
    min_increment: Increment
    first_part: Chip
    second_part: Chip


def _two_steps_line(decision: Plain, given: Plain) -> Line:
    total = decision["total"]
    if decision["action"] == "call" or total == given["first_part"] + given["second_part"]:
        return wager_line(decision, given)
    return Line("SECOND_STEP_VOID", {"total": total}, (Amount("LABEL_IN_FRONT", total),))


@incident(
    "two_step_raise",
    "9.1",
    "9.2",
    "9.4",
    moment="betting",
    line=_two_steps_line,
    departs=(STRING_BET,),
)
def two_step_raise(case: TwoStepRaise, house: HouseRules = BY_THE_BOOK) -> Ruling[Wager]:
    """Return the raise that the first part makes, completed to the smallest; the second is void.

    A house may make a call of it, or let both parts count.

    >>> two_step_raise(TwoStepRaise(bet_level=2000, min_increment=2000, first_part=2000,
    ...                             second_part=5000)).decision.total
    4000
    """
    least = case.bet_level + case.min_increment
    departures = house.obeyed(STRING_BET)
    if departures:
        if house.choice(STRING_BET) == "call":
            wager = Wager("call", case.bet_level)
        else:
            wager = raise_to(max(case.first_part + case.second_part, least), least)
            wager = replace(wager, must_add=None)
        because = Reason("HOUSE_RULE_SETTLES", {"article": "9.2"})
        cites = ("9.1", "9.2", "9.4")
        return Ruling(wager, cites, because, announce=said(wager), departures=departures)
    wager = replace(raise_to(max(case.first_part, least), case.first_part), must_add=None)
    if case.first_part < least:
        because = Reason("FIRST_PART_TOO_SMALL", {"first": case.first_part, "least": least})
    else:
        because = Reason("FIRST_PART_STANDS", {"first": case.first_part})
    return Ruling(wager, ("9.1", "9.2", "9.4"), because, announce=said(wager))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortAmount:
    """A figure said short, "five", and the pot it was said over."""

    spoken: Chip
    pot: Chips
    chips_of_5_in_play: bool


@dataclass(frozen=True, slots=True)
class AmountMeant:
    """The amount, in chips, that a short figure stands for."""

    amount: int


def _short_amount_line(decision: Plain, given: Plain) -> Line:
    spoken, amount = given["spoken"], decision.get("amount")
    if amount is None:
        return Line("SHORT_FIGURE_UNCLEAR", {"spoken": spoken})
    params = {"spoken": spoken, "amount": amount}
    return Line("SHORT_FIGURE_IS", params, (Amount("LABEL_AMOUNT", amount),))


@incident("short_amount", "9.1", moment="betting", line=_short_amount_line)
def short_amount(case: ShortAmount) -> Ruling[AmountMeant] | DirectorDecides:
    """Return the amount a short figure stands for: thousands once the pot holds as many.

    Chips of 5 in play make it mean what it says. The text says nothing of figures that are
    not short; those are the director's.

    >>> short_amount(ShortAmount(spoken=5, pot=4999, chips_of_5_in_play=False)).decision.amount
    500
    """
    if case.chips_of_5_in_play and case.spoken % 5 == 0:
        because = Reason("SHORT_FIGURE_AS_SAID", {"spoken": case.spoken})
        return _meant(case.spoken, because)
    if case.spoken >= SHORT_FIGURES:
        return DirectorDecides(
            question=Reason("FIGURE_IS_NOT_SHORT", {"spoken": case.spoken}),
            options=(
                Option("AMOUNT_AS_SAID", (Reason("WEIGHS_CHIPS_CAN_MAKE_IT"),)),
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


def _meant(amount: int, because: Reason) -> Ruling[AmountMeant]:
    say = Reason("SAY_AMOUNT_IS", {"total": amount})
    return Ruling(AmountMeant(amount), ("9.1",), because, announce=say)


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSaidThenChips:
    """ "Raise" without a figure, then chips pushed once; ``chips_total`` is what they make."""

    bet_level: Chips
    min_increment: Increment
    prior: Chips = 0
    chips_total: Chips

    def __post_init__(self) -> None:
        not_above("prior", self.prior, self.bet_level)


@incident("announced_raise_chips", "9.6", "9.4", "9.5", "9.10", moment="betting", line=wager_line)
def announced_raise_chips(case: RaiseSaidThenChips) -> Ruling[Wager]:
    """Return the raise: every chip counts, and the smallest raise is due at the least.

    >>> announced_raise_chips(RaiseSaidThenChips(bet_level=100, min_increment=100,
    ...                                          chips_total=125)).decision.must_add
    75
    """
    in_front = case.prior + case.chips_total
    return raise_said(case.bet_level, case.min_increment, in_front)


def raise_said(bet_level: int, min_increment: int, in_front: int) -> Ruling[Wager]:
    """Return what "raise" with these chips in front comes to (9.4, 9.5)."""
    enough = Reason("RAISE_SAID_ALL_CHIPS_COUNT", {"total": in_front})
    cites = ("9.4", "9.6", "9.5", "9.10")
    return _raise_of(in_front, bet_level + min_increment, bet_level, enough, cites)


@dataclass(frozen=True, slots=True, kw_only=True)
class SingleChipRaise:
    """ "Raise" and one chip: was it said before the chip touched the table?"""

    announced_before_touch: bool
    bet_level: Chips
    min_increment: Increment
    chip: Chip
    players_in_hand: Annotated[
        Bettors | None, Seldom(), asked_when(announced_before_touch=False)
    ] = None

    def __post_init__(self) -> None:
        short = not self.announced_before_touch and self.chip < self.bet_level
        unknown = self.players_in_hand is None
        needed("players_in_hand", short and unknown, "this chip cannot call")


@incident("single_chip_announced", "9.4", *ARTICLES, moment="betting", line=wager_line)
def single_chip_announced(case: SingleChipRaise) -> Ruling[Wager] | DirectorDecides:
    """Return a raise to the value of the chip when said in time, else what the chip says alone.

    >>> single_chip_announced(SingleChipRaise(bet_level=200, min_increment=200, chip=1000,
    ...                                       announced_before_touch=True)).decision.total
    1000
    """
    if not case.announced_before_touch:
        answer = read_in_order(
            Push(
                bet_level=case.bet_level,
                min_increment=case.min_increment,
                prior=0,
                chips=(case.chip,),
                players_in_hand=case.players_in_hand or 2,
                opening=case.min_increment,
            )
        )
        return replace(answer, cites=tuple(dict.fromkeys(("9.11", "9.4", *answer.cites))))
    enough = Reason("RAISE_TO_THE_CHIP", {"chip": case.chip})
    least = case.bet_level + case.min_increment
    return _raise_of(case.chip, least, case.bet_level, enough, ("9.11", "9.4"))


def _raise_of(
    amount: int, least: int, bet_level: int, enough: Reason, cites: tuple[str, ...]
) -> Ruling[Wager]:
    """A raise to this amount where it is ``enough``, else to the smallest one (9.4)."""
    wager = raise_to(max(amount, least), amount, bet_level)
    too_small = Reason("RAISE_SAID_TOO_SMALL", {"amount": amount, "least": least})
    because = too_small if amount < least else enough
    return Ruling(wager, cites, because, announce=said(wager))
