"""Bets in two steps: chips in two moves, and a raise said in two (ROPTA 9.1 to 9.4).

What was said first settles it: a call said binds, a figure said lets chips come as they may.
Without a word only the first motion counts, judged as any chips in silence are; with "raise"
and no figure, the first move is the raise, completed to the smallest. Chips of the second
move come back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtLeast, Chips, Street, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    CHIP_OVER_AN_OPENING,
    HALF_OF_THE_BET,
    STRING_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents import silent_bets, spoken_order
from rules_ropta.incidents.input_checks import (
    agree,
    needed,
    raised_from_below,
    sound_bet,
    sound_big_blind,
)
from rules_ropta.incidents.silent_bets import Push, Undercall, read_in_order
from rules_ropta.incidents.spoken_order import Spoken, call_said, raise_of
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
    increment_of,
    raise_to,
    said_of_a_choice,
    stands_all_in,
    stands_line,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, DirectorDecides, Line, Plain, Reason, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class StringBet:
    """Chips in two moves; ``said``: the word before them or with the first, if any.

    ``raise`` is without a figure, ``raise_amount`` a raise to ``announced``. ``first_part`` and
    ``second_part`` are the chips of each move, the second all that came after the first;
    ``all_in``: both together were the player's last chips. The rest as in ``silent_chips``.
    """

    said: Literal["call", "raise", "raise_amount"] | None = None
    announced: Annotated[Chip | None, asked_when(said="raise_amount", required=True)] = None
    bet_level: Chips
    prior: Annotated[Chips, asked_when(bet_level=AtLeast(1))] = 0
    first_part: Annotated[tuple[Chip, ...], asked_when(said=(None, "raise"), required=True)] = ()
    second_part: Annotated[tuple[Chip, ...], Advanced()] = ()
    players_in_hand: Annotated[BettorsIfNeeded, asked_when(said=None)] = None
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None
    bb: BigBlind = None
    street: Annotated[Street | None, Advanced(), asked_when(said=None)] = None
    all_in: LastChips = False
    may_raise: MayRaise = True

    def __post_init__(self) -> None:
        sound_bet(self.bet_level, self.prior, self.raised_from, self.may_raise)
        sound_big_blind(self.bet_level, self.min_increment, self.bb, self.street)
        figure = self.announced is None or self.said == "raise_amount"
        agree("announced", figure, "a figure said makes it a raise to that figure")
        unsaid = self.said == "raise_amount" and self.announced is None
        needed("announced", unsaid, "a raise to a figure has one")
        alone = self.said in (None, "raise") and not self.first_part
        needed("first_part", alone, "the chips of the first move are judged")

    @property
    def increment(self) -> int | None:
        """Return the smallest increment of a raise, None where it was not told."""
        return increment_of(self.bet_level, self.min_increment, self.raised_from, self.bb)

    @property
    def first(self) -> int:
        """Return what lay in front once the first move was made, in chips of this round."""
        return self.prior + sum(self.first_part)

    @property
    def in_front(self) -> int:
        """Return the chips in front of the player once both moves were made."""
        return self.first + sum(self.second_part)


def _string_bet_line(decision: Plain, given: Plain) -> Line:
    line = wager_line(decision, given)
    if given.get("said") in (None, "raise"):
        return Line(line.code, line.params, line.amounts, (Line("SECOND_MOVE_VOID"),))
    if given.get("first_part") or given.get("second_part") or given.get("all_in"):
        return line
    # The chips were not told: what they come to is said, not what is missing.
    action = decision.get("action")
    if action not in EXACTLY:
        return line
    bare = stands_line(action, decision.get("total") or 0)
    return Line(bare.code, bare.params, bare.amounts, (Line("REST_TAKEN_BACK"),))


@incident(
    "string_bet",
    "9.2",
    "9.3",
    *dict.fromkeys(("9.4", "9.1", *silent_bets.ARTICLES[1:], *spoken_order.ARTICLES[1:])),
    moment="betting",
    line=_string_bet_line,
    departs=(STRING_BET, HALF_OF_THE_BET, UNDERCALL_COMPLETED, CHIP_OVER_AN_OPENING),
)
def string_bet(case: StringBet, house: HouseRules = BY_THE_BOOK) -> Ruling[Wager] | DirectorDecides:
    """Return what chips put in by several moves count as, depending on the announcement.

    In silence the first move alone counts; "call" binds; "raise" makes a raise of the first
    move, completed to the smallest; a figure said is due however the chips come.

    >>> string_bet(StringBet(bet_level=300, min_increment=300, first_part=(300,),
    ...                      second_part=(500,), players_in_hand=3)).decision.refund
    500
    >>> string_bet(StringBet(said="raise", bet_level=300, min_increment=300, first_part=(300,),
    ...                      second_part=(500,))).decision.total
    600
    """
    if case.said == "call":
        ruling = call_said(_spoken(case, case.in_front))
        return _told_exactly(case, replace(ruling, cites=(*ruling.cites, "9.3", "9.2")))
    if case.said == "raise_amount":
        return _told_exactly(case, _amount_said(case))
    departures = house.obeyed(STRING_BET)
    if departures:
        settled = _by_the_house(case, house)
        return replace(settled, departures=(*departures, *settled.departures))
    if case.all_in and case.second_part and 0 < case.in_front <= case.bet_level:
        # All there is only calls: no second move could raise, and there is nothing to choose.
        return stands_all_in(case.bet_level, case.in_front, ("9.2",))
    answer = _first_move(case, case.first_part, house)
    return _with_the_second_back(case, answer)


EXACTLY = {
    "call": "SAY_CALL_EXACTLY",
    "bet": "SAY_BET_EXACTLY",
    "raise": "SAY_RAISE_EXACTLY",
}
"""What is said at the table of a total that is due, whatever chips came."""


def _told_exactly(case: StringBet, ruling: Ruling[Wager]) -> Ruling[Wager]:
    """Return the ruling with the amount due alone, where the chips pushed are not given."""
    code = EXACTLY.get(ruling.decision.action)
    if code is None or case.first_part or case.second_part or case.all_in:
        return ruling
    due = replace(ruling.decision, must_add=None, refund=None)
    return replace(ruling, decision=due, announce=Reason(code, {"total": due.total}))


def _spoken(case: StringBet, in_front: int, all_in: bool | None = None) -> Spoken:
    return Spoken(
        bet_level=case.bet_level,
        in_front=in_front,
        prior=case.prior,
        min_increment=case.increment,
        may_raise=case.may_raise,
        all_in=case.all_in if all_in is None else all_in,
    )


def _amount_said(case: StringBet) -> Ruling[Wager]:
    """Return the ruling on a raise to a figure: it is due, and at least the smallest raise."""
    assert case.announced is not None
    enough = Reason("FIGURE_IS_THE_TOTAL", {"total": case.announced})
    cites = ("9.2", "9.4", "9.1", "9.6")
    # Chips still to come may make it: last chips that were all pushed cannot.
    ruling = raise_of(_spoken(case, case.in_front), case.announced, enough, cites)
    return replace(ruling, announce=announcement_of(ruling.decision, case.prior))


def _first_move(
    case: StringBet, chips: tuple[int, ...], house: HouseRules
) -> Ruling[Wager] | DirectorDecides:
    """The first move judged: in silence by the one order, after "raise" as the raise."""
    # Chips were left for a second move: the first alone was no all-in.
    all_in = case.all_in and not case.second_part
    if case.said == "raise":
        first = case.prior + sum(chips)
        enough = Reason("FIRST_MOVE_IS_THE_RAISE", {"total": first})
        cites = ("9.2", "9.4", "9.6")
        return raise_of(_spoken(case, first, all_in), first, enough, cites)
    answer = read_in_order(
        Push(
            bet_level=case.bet_level,
            min_increment=case.increment,
            prior=case.prior,
            chips=chips,
            players_in_hand=case.players_in_hand,
            least_bet=case.bb,
            street=case.street,
            may_raise=case.may_raise,
            all_in=all_in,
            house=house,
        )
    )
    return replace(answer, chain=(Reason("ONLY_THE_FIRST_MOVE"), *answer.chain))


def _with_the_second_back(
    case: StringBet, answer: Ruling[Wager] | DirectorDecides
) -> Ruling[Wager] | DirectorDecides:
    """The answer to the first move, with what is then taken back or added, both moves in."""
    cites = tuple(dict.fromkeys(("9.2", *answer.cites)))
    second = sum(case.second_part)
    if isinstance(answer, DirectorDecides):
        return replace(_undercall_in_two_moves(case, answer), cites=cites)
    wager = answer.decision
    if wager.total is None:
        wager = replace(wager, refund=second or None)
        say = said_of_a_choice(case.bet_level - case.first, wager.refund)
        return replace(answer, cites=cites, decision=wager, announce=say)
    over = case.in_front - wager.total
    if case.all_in and over < 0:
        short = stands_all_in(case.bet_level, case.in_front, cites)
        because = answer.because if wager.action == short.decision.action else short.because
        return replace(short, because=because, chain=answer.chain, readings=answer.readings)
    if wager.action == "call":
        wager = replace(wager, must_add=-over if over < 0 else None, refund=max(over, 0))
    else:
        wager = replace(wager, must_add=max(-over, 0), refund=max(over, 0) or None)
    return replace(answer, cites=cites, decision=wager, announce=announcement_of(wager, case.prior))


def _undercall_in_two_moves(case: StringBet, answer: DirectorDecides) -> DirectorDecides:
    """Return the choice on too few chips in the first move: those of the second come back."""
    second = sum(case.second_part)
    if not second:
        return answer
    assert isinstance(answer.settled, Undercall)
    missing = case.bet_level - case.first
    completes = {"total": case.bet_level, "add": missing, "back": second}
    says = {
        "COMPLETE": Reason("SAY_CALL_ADD_TAKE_BACK", completes),
        "FORFEIT": Reason("SAY_FORFEIT_TAKE_BACK", {"back": second}),
    }
    options = tuple(replace(option, announce=says[option.code]) for option in answer.options)
    return replace(answer, options=options, settled=replace(answer.settled, refund=second))


def _by_the_house(case: StringBet, house: HouseRules) -> Ruling[Wager] | DirectorDecides:
    """Return the ruling of a house rule: always a call, or both moves taken as one."""
    if house.choice(STRING_BET) == "both_parts":
        answer = _first_move(case, (*case.first_part, *case.second_part), house)
        return replace(answer, cites=tuple(dict.fromkeys(("9.2", *answer.cites))), chain=())
    if case.bet_level == 0:
        return _with_the_second_back(case, _first_move(case, case.first_part, house))
    ruling = call_said(_spoken(case, case.in_front))
    because = Reason("HOUSE_RULE_SETTLES", {"article": "9.2"})
    return replace(ruling, cites=("9.2", *ruling.cites), because=because)


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoStepRaise:
    """ "I raise your 2,000, and 5,000 more": a raise said in two steps, its figures aloud."""

    bet_level: Chip
    first_part: Chip
    second_part: Chip
    raised_from: RaisedFrom = None
    min_increment: MinIncrement = None

    def __post_init__(self) -> None:
        raised_from_below(self.bet_level, self.raised_from)

    @property
    def least(self) -> int:
        """Return the smallest raise, in total; ``Malformed`` where the increment is not told."""
        increment = increment_of(self.bet_level, self.min_increment, self.raised_from, None)
        return Spoken(bet_level=self.bet_level, in_front=0, min_increment=increment).least


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

    The figures were said: chips in two moves are another matter (``string_bet``). A house may
    make a call of it, or let both parts count.

    >>> two_step_raise(TwoStepRaise(bet_level=2000, min_increment=2000, first_part=2000,
    ...                             second_part=5000)).decision.total
    4000
    """
    departures = house.obeyed(STRING_BET)
    if departures:
        if house.choice(STRING_BET) == "call":
            wager = Wager("call", case.bet_level)
        else:
            least = case.least
            wager = raise_to(max(case.first_part + case.second_part, least), least)
            wager = replace(wager, must_add=None)
        because = Reason("HOUSE_RULE_SETTLES", {"article": "9.2"})
        cites = ("9.1", "9.2", "9.4")
        return Ruling(wager, cites, because, announce=announcement_of(wager), departures=departures)
    least = case.least
    wager = replace(raise_to(max(case.first_part, least), case.first_part), must_add=None)
    if case.first_part < least:
        because = Reason("FIRST_PART_TOO_SMALL", {"first": case.first_part, "least": least})
    else:
        because = Reason("FIRST_PART_STANDS", {"first": case.first_part})
    return Ruling(wager, ("9.1", "9.2", "9.4"), because, announce=announcement_of(wager))
