"""Chips pushed, and a word before, with or after them (ROPTA 9.2, 9.4 to 9.6, 9.10 to 9.13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.asked import Chips, Seldom, Street, Unasked, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents.announced_raises import raise_said
from rules_ropta.incidents.possible import agree, needed, not_above, one_at_least
from rules_ropta.incidents.silent_order import ARTICLES, Push, beyond_the_call, read_in_order
from rules_ropta.incidents.wagers import (
    Bettors,
    Chip,
    Increment,
    Wager,
    call,
    call_or_fold,
    raise_to,
    said,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Reason, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentChips:
    """Chips in one move without a word, by a player who keeps others behind.

    ``bet_level`` is the total to match, 0 when nobody has bet in this round; ``prior`` what
    he already has in front of him; ``bb`` the big blind, the increment when not given.
    """

    bet_level: Chips
    min_increment: Increment
    prior: Chips = 0
    chips: tuple[Chip, ...]
    players_in_hand: Bettors
    bb: Annotated[Increment | None, Seldom(), asked_when(bet_level=0)] = None
    street: Annotated[Street | None, Seldom()] = None

    def __post_init__(self) -> None:
        one_at_least("chips", self.chips)
        not_above("prior", self.prior, self.bet_level)
        blind = self.bb or 0
        agree("min_increment", self.min_increment >= blind, "a raise adds the big blind at least")
        if self.street == "preflop":
            agree(
                "bet_level",
                self.bet_level >= max(blind, 1),
                "before the flop the big blind is to match",
            )


@incident(
    "silent_chips",
    *ARTICLES,
    moment="betting",
    line=wager_line,
    departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED, CHIP_OVER_AN_OPENING),
)
def silent_chips(
    case: SilentChips, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return what chips pushed without a word mean, by the one order of reading.

    >>> silent_chips(SilentChips(bet_level=600, min_increment=400, prior=200, chips=(1000,),
    ...                          players_in_hand=4)).decision.refund
    600
    """
    return read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=case.min_increment,
            prior=case.prior,
            chips=case.chips,
            players_in_hand=case.players_in_hand,
            opening=case.bb or case.min_increment,
            postflop=None if case.street is None else case.street != "preflop",
            house=house,
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentThenWord:
    """Chips first, a word only then; ``players_in_hand`` matters when they cannot call."""

    word_after: Annotated[
        Literal["check", "call", "raise", "fold", "all_in", "amount"] | None, Unasked()
    ] = None
    bet_level: Chips
    min_increment: Increment
    prior: Chips = 0
    chips: tuple[Chip, ...]
    players_in_hand: Annotated[Bettors | None, Seldom()] = None

    def __post_init__(self) -> None:
        one_at_least("chips", self.chips)
        not_above("prior", self.prior, self.bet_level)
        short = self.prior + sum(self.chips) < self.bet_level
        unknown = self.players_in_hand is None
        needed("players_in_hand", short and unknown, "these chips cannot call")


@incident(
    "silent_then_word",
    "9.4",
    *ARTICLES,
    moment="betting",
    line=wager_line,
    departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED),
)
def silent_then_word(
    case: SilentThenWord, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return what the chips alone mean: a word after them changes nothing (9.4).

    >>> silent_then_word(SilentThenWord(bet_level=100, min_increment=100, chips=(100, 25),
    ...                                 word_after="raise")).decision.action
    'call'
    """
    answer = read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=case.min_increment,
            prior=case.prior,
            chips=case.chips,
            players_in_hand=case.players_in_hand or 2,
            opening=case.min_increment,
            house=house,
        )
    )
    return replace(answer, cites=("9.4", *answer.cites))


U17 = "U17-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenAction:
    """One word, said before or with the chips; ``chips_total`` is what these make."""

    word: Literal["check", "call", "raise"]
    bet_level: Chips
    min_increment: Annotated[Increment | None, asked_when(word="raise", required=True)] = None
    prior: Chips = 0
    chips_total: Annotated[Chips, asked_when(word=("call", "raise"))] = 0

    def __post_init__(self) -> None:
        not_above("prior", self.prior, self.bet_level)
        unknown = self.word == "raise" and self.min_increment is None
        needed("min_increment", unknown, "a raise goes by its increment")


@incident("spoken_action", "9.4", "9.5", "9.6", "9.10", moment="betting", line=wager_line)
def spoken_action(case: SpokenAction) -> Ruling[Wager]:
    """Return what the word makes of the chips.

    "Call" calls whatever was pushed, and checks where there is nothing to match; "raise" is
    the chips, the smallest raise at the least; "check" before a bet is said again, without
    a raise.

    >>> spoken_action(SpokenAction(word="call", bet_level=1000, chips_total=3000)).decision.total
    1000
    """
    in_front = case.prior + case.chips_total
    if case.word == "raise":
        assert case.min_increment is not None
        return raise_said(case.bet_level, case.min_increment, in_front)
    to_match = case.bet_level - case.prior
    if to_match == 0:
        wager = Wager("check", case.prior, refund=case.chips_total or None)
        code = "CALL_IS_A_CHECK" if case.word == "call" else "NOTHING_TO_MATCH"
        return Ruling(wager, ("9.4",), Reason(code), announce=said(wager))
    if case.word == "call":
        wager = call(case.bet_level, in_front)
        because = Reason("CALL_WAS_SAID", {"bet": case.bet_level})
        return Ruling(wager, ("9.4",), because, announce=said(wager))
    return Ruling(
        call_or_fold(),
        ("9.4",),
        Reason("CHECK_BEFORE_A_BET", {"bet": case.bet_level}),
        announce=Reason("SAY_CALL_OR_FOLD", {"add": to_match}),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncedAmount:
    """A figure alone, said before the chips; ``chips_total`` is what these make."""

    bet_level: Chips
    min_increment: Increment
    announced: Chip
    prior: Chips = 0
    chips_total: Chips

    def __post_init__(self) -> None:
        not_above("prior", self.prior, self.bet_level)


@incident(
    "announced_amount",
    "9.2",
    "9.4",
    "9.5",
    "9.6",
    "9.10",
    moment="betting",
    line=wager_line,
    departs=(HALF_OF_THE_BET,),
)
def announced_amount(case: AnnouncedAmount, house: HouseRules = BY_THE_BOOK) -> Ruling[Wager]:
    """Return what the figure makes of the chips, which may then come back as change.

    A figure between a call and a raise goes by the half; one below the call is a call (U17).

    >>> announced_amount(AnnouncedAmount(bet_level=325, min_increment=225, announced=325,
    ...                                  chips_total=525)).decision.refund
    200
    """
    level, in_front = case.bet_level, case.prior + case.chips_total
    if level == 0:
        return _opening_said(case, in_front)
    if case.announced == level:
        wager = call(level, in_front)
        because = Reason("AMOUNT_SAID_IS_DUE", {"total": level})
        return Ruling(wager, ("9.2", "9.4"), because, announce=said(wager))
    if case.announced < level:
        wager = call(level, in_front)
        because = Reason("AMOUNT_SAID_BELOW_THE_CALL", {"amount": case.announced, "bet": level})
        return Ruling(wager, ("9.2", "9.5"), because, readings=(U17,), announce=said(wager))
    cites = ("9.2", "9.5")
    ruling = beyond_the_call(level, case.min_increment, case.announced, in_front, cites, house)
    by_half = ruling.readings or ruling.departures
    return replace(ruling, readings=(*ruling.readings, U17)) if by_half else ruling


def _opening_said(case: AnnouncedAmount, in_front: int) -> Ruling[Wager]:
    least = case.min_increment
    wager = raise_to(max(case.announced, least), in_front, bet_level=0)
    if case.announced < least:
        because = Reason("OPENING_BELOW_BIG_BLIND", {"total": case.announced, "least": least})
        return Ruling(wager, ("9.2", "9.10"), because, announce=said(wager))
    because = Reason("AMOUNT_SAID_IS_DUE", {"total": case.announced})
    return Ruling(wager, ("9.2", "9.4"), because, announce=said(wager))
