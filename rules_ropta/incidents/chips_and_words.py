"""Chips pushed, and a word before, with or after them (ROPTA 9.2, 9.4 to 9.6, 9.10 to 9.13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtLeast, Chips, Street, Unasked, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    OPEN_MUCK_BIG_BLIND,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents.dead_hands import OpenMuck, open_muck
from rules_ropta.incidents.input_checks import (
    agree,
    needed,
    one_at_least,
    sound_bet,
    sound_big_blind,
)
from rules_ropta.incidents.silent_bets import (
    ARTICLES,
    Push,
    beyond_the_call,
    read_in_order,
    undercalled,
)
from rules_ropta.incidents.spoken_order import ARTICLES as SPOKEN
from rules_ropta.incidents.spoken_order import Spoken, call_said, raise_of, raise_said
from rules_ropta.incidents.wagers import (
    BettorsIfNeeded,
    BigBlind,
    Chip,
    LastChips,
    MayRaise,
    MinIncrement,
    RaisedFrom,
    Wager,
    announcement_of,
    blocked_call,
    call,
    call_or_fold,
    increment_of,
    raise_to,
    said_of_a_choice,
    stands_all_in,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Reason, Ruling, decided


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentChips:
    """Chips in one move without a word; ``bet_level`` is 0 when nobody has bet in this round.

    ``prior`` is what the player already has in front; ``bb`` the big blind, the least opening.
    ``min_increment`` may be worked out from ``raised_from``, and like ``players_in_hand`` is
    needed only where the ruling turns on it. ``all_in``: these are the last chips.
    """

    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chips: tuple[Chip, ...]
    players_in_hand: BettorsIfNeeded = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    street: Annotated[Street | None, Advanced()] = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        one_at_least("chips", self.chips)
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)
        sound_big_blind(self.bet_level, self.min_increment, self.bb, self.street)


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
            min_increment=increment_of(
                case.bet_level, case.min_increment, case.raised_from, case.bb
            ),
            prior=case.prior,
            chips=case.chips,
            players_in_hand=case.players_in_hand,
            least_bet=case.bb,
            street=case.street,
            may_raise=case.may_raise,
            all_in=case.all_in,
            house=house,
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SilentThenWord:
    """Chips first, a word only then: the facts of :class:`SilentChips`, and the word."""

    word_after: Annotated[
        Literal["check", "call", "raise", "fold", "all_in", "amount"] | None, Unasked()
    ] = None
    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chips: tuple[Chip, ...]
    players_in_hand: BettorsIfNeeded = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    street: Annotated[Street | None, Advanced()] = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        self.in_silence()

    def in_silence(self) -> SilentChips:
        """Return the same chips without the word; ``Malformed`` where they cannot be."""
        return SilentChips(
            bet_level=self.bet_level,
            prior=self.prior,
            chips=self.chips,
            players_in_hand=self.players_in_hand,
            raised_from=self.raised_from,
            min_increment=self.min_increment,
            bb=self.bb,
            street=self.street,
            all_in=self.all_in,
            may_raise=self.may_raise,
        )


@incident(
    "silent_then_word",
    "9.4",
    *ARTICLES,
    moment="betting",
    line=wager_line,
    departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED, CHIP_OVER_AN_OPENING),
)
def silent_then_word(
    case: SilentThenWord, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return what the chips alone mean: words spoken after them change nothing (9.4).

    >>> silent_then_word(SilentThenWord(bet_level=100, min_increment=100, chips=(100, 25),
    ...                                 word_after="raise")).decision.action
    'call'
    """
    answer = silent_chips(case.in_silence(), house)
    return replace(answer, cites=("9.4", *answer.cites))


U17 = "U17-A"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenAction:
    """One word, said before or with the chips; ``chips_total`` is what these make.

    ``all_in``: these are the last chips. ``stack``: all that the player had left as "all-in" was
    said, chips pushed with the word included.
    """

    word: Literal["check", "call", "raise", "all_in", "fold"]
    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chips_total: Annotated[Chips, asked_when(word=("call", "raise"))] = 0
    stack: Annotated[Chip, asked_when(word="all_in", required=True)] = 0
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)

    @property
    def spoken(self) -> Spoken:
        """Return the announcement together with the bet to match."""
        every_chip = self.word == "all_in"
        pushed = self.stack if every_chip else self.chips_total
        return Spoken(
            bet_level=self.bet_level,
            in_front=self.prior + pushed,
            prior=self.prior,
            min_increment=increment_of(
                self.bet_level, self.min_increment, self.raised_from, self.bb
            ),
            may_raise=self.may_raise,
            all_in=self.all_in or every_chip,
        )


@incident(
    "spoken_action",
    *SPOKEN,
    "9.3",
    "9.15",
    "9.22",
    moment="betting",
    line=wager_line,
    departs=(OPEN_MUCK_BIG_BLIND,),
)
def spoken_action(case: SpokenAction, house: HouseRules = BY_THE_BOOK) -> Ruling[Wager]:
    """Return the action that the word and the chips make.

    "Call" calls whatever was pushed, and checks where there is nothing to match; "raise" is
    the chips, the smallest raise at the least; "check" before a bet is said again, without
    a raise. "All-in" is a bet of every chip (9.15), "fold" holds (9.3).

    >>> spoken_action(SpokenAction(word="call", bet_level=1000, chips_total=3000)).decision.total
    1000
    """
    spoken = case.spoken
    to_match = case.bet_level - case.prior
    match case.word:
        case "raise":
            return raise_said(spoken)
        case "call":
            return call_said(spoken)
        case "all_in":
            return _all_in_said(spoken)
        case "fold":
            return _fold_said(case, to_match, house)
    if to_match == 0:
        wager = Wager("check", case.prior, refund=case.chips_total or None)
        return Ruling(wager, ("9.4",), Reason("NOTHING_TO_MATCH"), announce=announcement_of(wager))
    return Ruling(
        call_or_fold(),
        ("9.4",),
        Reason("CHECK_BEFORE_A_BET", {"bet": case.bet_level}),
        announce=said_of_a_choice(to_match),
    )


def _all_in_said(spoken: Spoken) -> Ruling[Wager]:
    """Every chip is bet, and what they make of the bet to match is judged as last chips are."""
    cites = ("9.3", "9.4", "9.15")
    if 0 < spoken.bet_level >= spoken.in_front:
        return stands_all_in(spoken.bet_level, spoken.in_front, cites)
    because = Reason("ALL_IN_SAID_ALL_CHIPS_COUNT", {"total": spoken.in_front})
    return raise_of(spoken, spoken.in_front, because, cites)


def _fold_said(case: SpokenAction, to_match: int, house: HouseRules) -> Ruling[Wager]:
    """The hand is given up; where nothing was to be matched, as cards thrown unasked are (9.22)."""
    wager = Wager("fold", case.prior, refund=case.chips_total or None)
    if to_match:
        because = Reason("FOLD_WAS_SAID", {"bet": case.bet_level})
        return Ruling(wager, ("9.3", "9.4"), because, announce=announcement_of(wager))
    # Only the big blind has anything in front with nothing to match.
    unasked = open_muck(OpenMuck(posted_bb=case.prior > 0), house)
    told = decided(unasked, replace(wager, penalty=unasked.decision.penalty))
    told = replace(told, cites=("9.3", *told.cites))
    return replace(told, announce=announcement_of(wager)) if wager.refund else told


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncedAmount:
    """A figure alone, said before the chips; ``chips_total`` is what these make.

    ``all_in``: these are the last chips. ``players_in_hand`` is needed where the figure is below
    the bet to match.
    """

    bet_level: Chips
    announced: Chip
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    chips_total: Chips
    players_in_hand: Annotated[BettorsIfNeeded, asked_when(bet_level=AtLeast(1))] = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    street: Annotated[Street | None, Advanced(), asked_when(bet_level=AtLeast(1))] = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)
        sound_big_blind(self.bet_level, self.min_increment, self.bb, self.street)
        adds = self.announced > self.prior or self.prior == self.bet_level
        agree("announced", adds, "a figure counts what already lies in front of the player")

    @property
    def told_increment(self) -> int | None:
        """Return the smallest increment of a raise, None where it was not told."""
        return increment_of(self.bet_level, self.min_increment, self.raised_from, self.bb)

    @property
    def increment(self) -> int:
        """Return the smallest increment of a raise; ``Malformed`` where it was not told."""
        increment = self.told_increment
        needed("min_increment", increment is None, "a raise goes by its increment")
        assert increment is not None
        return increment


@incident(
    "announced_amount",
    "9.2",
    *SPOKEN,
    "9.7",
    moment="betting",
    line=wager_line,
    departs=(HALF_OF_THE_BET, UNDERCALL_COMPLETED),
)
def announced_amount(
    case: AnnouncedAmount, house: HouseRules = BY_THE_BOOK
) -> Ruling[Wager] | DirectorDecides:
    """Return the action that the announced amount makes; surplus chips may come back as change.

    A figure between a call and a raise goes by the half, one below the call as an undercall
    made in silence does (U17).

    >>> announced_amount(AnnouncedAmount(bet_level=325, min_increment=225, announced=325,
    ...                                  chips_total=525)).decision.refund
    200
    """
    level = case.bet_level
    in_front = case.prior + case.chips_total
    if level == 0:
        return _opening_said(case, in_front)
    if case.all_in and in_front <= level:
        return stands_all_in(level, in_front, ("9.2", "9.4"))
    if case.announced == level:
        wager = call(level, in_front)
        because = Reason("AMOUNT_SAID_IS_DUE", {"total": level})
        return Ruling(wager, ("9.2", "9.4"), because, announce=announcement_of(wager, case.prior))
    if case.announced < level:
        return _below_the_call(case, call(level, in_front), house)
    if not case.may_raise:
        return blocked_call(level, in_front, ("9.2",), case.prior)
    beyond = _beyond(case, in_front, house)
    return replace(beyond, announce=announcement_of(beyond.decision, case.prior))


def _below_the_call(
    case: AnnouncedAmount, wager: Wager, house: HouseRules
) -> Ruling[Wager] | DirectorDecides:
    """A figure too small to call goes as as many chips in silence would; ``wager`` calls in full.

    The chips are another matter than the figure: they may be more, and come back.
    """
    level = case.bet_level
    say = announcement_of(wager, case.prior)
    params = {"amount": case.announced, "bet": level}
    if case.prior == level:
        because = Reason("AMOUNT_SAID_BELOW_THE_CALL", params)
        return Ruling(wager, ("9.2", "9.5"), because, readings=(U17,), announce=say)
    answer = undercalled(
        Push(
            bet_level=level,
            min_increment=case.told_increment,
            prior=max(case.prior, case.announced),
            chips=(),
            players_in_hand=case.players_in_hand,
            least_bet=case.bb,
            street=case.street,
            house=house,
        )
    )
    answer = replace(
        answer,
        cites=("9.2", "9.5", *answer.cites),
        readings=(U17, *answer.readings),
        chain=(Reason("AMOUNT_SAID_TOO_SMALL", params),),
    )
    if isinstance(answer, Ruling):
        return replace(answer, decision=wager, announce=say)
    complete, forfeit = answer.options
    loses = Reason("SAY_FORFEIT_AMOUNT", {"lost": max(case.prior, case.announced)})
    options = replace(complete, announce=say), replace(forfeit, announce=loses)
    return replace(answer, options=options)


def _beyond(case: AnnouncedAmount, in_front: int, house: HouseRules) -> Ruling[Wager]:
    """A figure above the call: a raise, one to complete, a call; or all the last chips make."""
    level = case.bet_level
    cites = ("9.2", "9.5")
    if case.all_in and in_front <= case.announced:
        if in_front < level + case.increment:
            return stands_all_in(level, in_front, cites)
        return beyond_the_call(level, case.increment, in_front, in_front, cites, house)
    ruling = beyond_the_call(level, case.increment, case.announced, in_front, cites, house)
    if case.all_in and ruling.decision.must_add:
        return stands_all_in(level, in_front, cites)
    by_half = ruling.readings or ruling.departures
    return replace(ruling, readings=(*ruling.readings, U17)) if by_half else ruling


def _opening_said(case: AnnouncedAmount, in_front: int) -> Ruling[Wager]:
    least = case.increment
    if case.all_in and in_front < max(case.announced, least):
        return stands_all_in(0, in_front, ("9.2", "9.4"))
    wager = raise_to(max(case.announced, least), in_front, bet_level=0)
    if case.announced < least:
        because = Reason("OPENING_BELOW_BIG_BLIND", {"total": case.announced, "least": least})
        return Ruling(
            wager, ("9.2", "9.10"), because, readings=(U17,), announce=announcement_of(wager)
        )
    because = Reason("AMOUNT_SAID_IS_DUE", {"total": case.announced})
    return Ruling(wager, ("9.2", "9.4"), because, announce=announcement_of(wager))
