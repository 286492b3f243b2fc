"""Openings and calls that are too small (ROPTA 9.9, 9.10, 9.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, AtLeast, Chips, Count, SharedQuestion, asked_when
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    HALF_OF_THE_BET,
    UNDERCALL_COMPLETED,
    HouseRules,
)
from rules_ropta.incidents import silent_bets
from rules_ropta.incidents.input_checks import agree, no_more_than, one_at_least
from rules_ropta.incidents.silent_bets import Undercall, beyond_the_call
from rules_ropta.incidents.spoken_order import Spoken, raise_said
from rules_ropta.incidents.wagers import (
    Bettors,
    Chip,
    Facing,
    Increment,
    LastChips,
    Wager,
    announcement_of,
    call,
    stands_all_in,
    stands_line,
    to_call,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, DirectorDecides, Line, Option, Plain, Reason, Ruling, decided
from rules_ropta.situation import each_once


@dataclass(frozen=True, slots=True, kw_only=True)
class Underbet:
    """An opening below the big blind; ``raise_to`` is the raise made over it, if any.

    ``all_in``: the opening was all-in. ``raise_announced``, ``raise_all_in``: the raise was
    said, or was all-in.
    """

    same_round: bool
    opening: Chip
    bb: Increment
    raise_to: Chip | None = None
    all_in: bool = False
    raise_announced: Annotated[bool, Advanced()] = False
    raise_all_in: Annotated[bool, Advanced()] = False

    def __post_init__(self) -> None:
        if self.raise_to is not None:
            agree("raise_to", self.raise_to > self.opening, "a raise goes above the opening")

    @property
    def stands_at(self) -> int:
        """Return the opening as it must stand: an all-in cannot rise (9.9)."""
        return self.opening if self.all_in else max(self.opening, self.bb)


@dataclass(frozen=True, slots=True)
class OpeningCorrected:
    """The opening and the raise over it, as they stand, in chips of this round.

    ``call``: the total to which the raise falls where it is none; ``is_raise`` is False where
    it was an all-in too short to be one, which stands. ``must_add`` is what the raiser adds,
    ``refund`` what comes back to them. ``callers_add`` and ``raise_callers_add`` are what callers
    of the opening, and of the raise, add to what they had called.
    """

    opening: int
    corrected: bool
    raise_to: int | None = None
    call: int | None = None
    refund: int | None = None
    must_add: int | None = None
    callers_add: int | None = None
    raise_callers_add: int | None = None
    is_raise: bool | None = None


def _underbet_line(decision: Plain, given: Plain) -> Line:
    opening = decision["opening"]
    raised = decision.get("raise_to")
    lifted = opening != given["opening"]
    first = Amount("LABEL_OPENING", opening)
    moved = (
        ("LABEL_RAISER_ADDS", decision.get("must_add")),
        ("LABEL_RAISER_TAKES_BACK", decision.get("refund")),
        ("LABEL_CALLERS_ADD", decision.get("callers_add")),
    )
    others = tuple(Amount(code, chips) for code, chips in moved if chips)
    amounts = (first, *others)
    if "call" in decision:
        code = "OPENING_LIFTED_RAISE_CALLS" if lifted else "OPENING_STAYS_RAISE_CALLS"
        return Line(code, {"opening": opening}, amounts)
    if decision.get("is_raise") is False:
        code = "OPENING_LIFTED_ALL_IN_STANDS" if lifted else "OPENING_STAYS_ALL_IN_STANDS"
        return Line(code, {"opening": opening, "all_in": raised}, amounts)
    if raised is None:
        return Line("OPENING_LIFTED" if lifted else "OPENING_STAYS", {"opening": opening}, amounts)
    if raised == given["raise_to"]:
        code = "OPENING_LIFTED_RAISE_STAYS" if lifted else "OPENING_AND_RAISE_STAY"
    else:
        stays = "ALL_IN_STAYS_RAISE_LIFTED" if given.get("all_in") else "OPENING_STAYS_RAISE_LIFTED"
        code = "OPENING_AND_RAISE_LIFTED" if lifted else stays
    params = {"opening": opening, "raised": raised}
    return Line(code, params, (first, Amount("LABEL_RAISE_TO", raised), *others))


@incident(
    "underbet",
    "9.10",
    "9.9",
    "9.6",
    "9.8",
    "9.21",
    moment="betting",
    line=_underbet_line,
    departs=(HALF_OF_THE_BET,),
)
def underbet(case: Underbet, house: HouseRules = BY_THE_BOOK) -> Ruling[OpeningCorrected]:
    """Return the opening and the raise as they must stand, in chips.

    While the round lasts, whatever was played since, the opening rises to the big blind, and
    callers with it; an opening all-in below it stands (9.9). The raise is then judged over
    what stands: enough, it stays; from half, it is completed; below half it is a call.

    >>> underbet(Underbet(bb=1200, opening=1000, raise_to=2300, same_round=True)).decision.raise_to
    2400
    """
    as_made = OpeningCorrected(case.opening, False, case.raise_to)
    if not case.same_round:
        return Ruling(as_made, ("9.10",), Reason("UNDERBET_ROUND_OVER", {"opening": case.opening}))
    params = {"opening": case.opening, "least": case.bb}
    cites: tuple[str, ...] = ("9.10",)
    if case.opening >= case.bb:
        because = Reason("OPENING_IS_ENOUGH", params)
    elif case.all_in:
        because = Reason("OPENING_ALL_IN_STANDS", params)
        cites = ("9.9", "9.10")
    else:
        params = {"total": case.opening, "least": case.bb}
        because = Reason("OPENING_BELOW_BIG_BLIND", params)
    lifted = case.stands_at - case.opening
    found = OpeningCorrected(case.stands_at, lifted > 0, callers_add=lifted or None)
    if case.raise_to is None:
        return Ruling(found, cites, because, announce=_announcement(found) if lifted else None)
    judged = _raise_over(case, house)
    found = _with_the_raise(found, case.raise_to, judged.decision)
    all_in_stands = found.is_raise is False
    unsaid = not (found.corrected or case.all_in or all_in_stands)
    unchanged = found.raise_to == case.raise_to and not all_in_stands
    return Ruling(
        found,
        tuple(dict.fromkeys((*cites, *judged.cites))),
        because,
        readings=judged.readings,
        announce=None if unsaid else _announcement(found),
        chain=() if unchanged else (judged.because,),
        departures=judged.departures,
    )


def _raise_over(case: Underbet, house: HouseRules) -> Ruling[Wager]:
    """The raise judged over the opening as it stands, as chips above any call are."""
    assert case.raise_to is not None
    level = case.stands_at
    increment = max(case.stands_at, case.bb)
    spoken = Spoken(
        bet_level=level,
        in_front=case.raise_to,
        min_increment=increment,
        all_in=case.raise_all_in,
    )
    if case.raise_announced or (case.raise_all_in and case.raise_to < spoken.least):
        return raise_said(spoken, ("9.10", "9.6"))
    if case.raise_to <= level:
        because = Reason("RAISE_BELOW_THE_OPENING", {"raised": case.raise_to, "opening": level})
        return Ruling(call(level, case.raise_to), ("9.10",), because)
    return beyond_the_call(level, increment, case.raise_to, case.raise_to, ("9.10",), house)


def _with_the_raise(found: OpeningCorrected, made: int, wager: Wager) -> OpeningCorrected:
    if wager.action == "call":
        return replace(
            found,
            corrected=True,
            call=wager.total,
            refund=wager.refund,
            must_add=wager.must_add,
        )
    if wager.action == "all_in":
        return replace(found, raise_to=made, is_raise=False)
    assert wager.total is not None
    added = wager.total - made or None
    return replace(
        found,
        corrected=found.corrected or added is not None,
        raise_to=wager.total,
        must_add=added,
        raise_callers_add=added,
    )


def _announcement(found: OpeningCorrected) -> Reason:
    """Return the announcement: the opening, then the raise over it, its author's chips included."""
    params = {"opening": found.opening, "callers": found.callers_add}
    if found.call is not None:
        if found.refund:
            return Reason("SAY_OPENING_AND_CALL_TAKE_BACK", {**params, "back": found.refund})
        if found.must_add:
            return Reason("SAY_OPENING_AND_CALL_ADD", {**params, "add": found.must_add})
        return Reason("SAY_OPENING_AND_CALL_STANDS", {**params, "call": found.call})
    if found.raise_to is None:
        return Reason("SAY_OPENING_LIFTED", params)
    if found.is_raise is False:
        return Reason("SAY_OPENING_AND_ALL_IN_STANDS", {**params, "all_in": found.raise_to})
    params["raise_to"] = found.raise_to
    if found.must_add:
        return Reason("SAY_OPENING_AND_RAISE_ADD", {**params, "add": found.must_add})
    return Reason("SAY_OPENING_AND_RAISE_STANDS", params)


@dataclass(frozen=True, slots=True, kw_only=True)
class TooFewToCall:
    """Chips that do not reach the bet; ``pushed`` with what lay in front, ``chips_count``
    how many chips (0 when nobody knows), ``hand_exposed`` an opponent who showed for it.
    """

    announced: Annotated[Literal["call"] | None, SharedQuestion("done", told="call")] = None
    chips_count: Annotated[Count, SharedQuestion("done", told=1), asked_when(announced=None)] = 0
    bet_level: Chip
    pushed: Chip
    players_in_hand: Annotated[Bettors, asked_when(announced=None, required=True)] = 2
    facing: Annotated[
        Facing, asked_when(announced=None, players_in_hand=AtLeast(3), required=True)
    ] = "opening_bet"
    hand_exposed: Annotated[
        bool,
        Advanced(),
        asked_when(
            announced=None,
            players_in_hand=AtLeast(3),
            facing=("raise", "preflop_opening"),
        ),
    ] = False
    all_in: LastChips = False

    def __post_init__(self) -> None:
        agree("pushed", self.pushed < self.bet_level, "an undercall is below the bet to match")


def _undercall_line(decision: Plain, given: Plain) -> Line:
    if decision["ruling"] == "all_in":
        return stands_line("call", decision["total"])
    if decision["ruling"] == "must_complete":
        total = decision["total"]
        return stands_line("call", total, add=total - given["pushed"])
    action = "must_choose" if decision["ruling"] == "must_choose" else None
    return wager_line({**decision, "action": action}, given)


@incident(
    "undercall",
    "9.10",
    "9.12",
    "9.4",
    "9.2",
    "9.7",
    moment="betting",
    line=_undercall_line,
    departs=(UNDERCALL_COMPLETED,),
)
def undercall(
    case: TooFewToCall, house: HouseRules = BY_THE_BOOK
) -> Ruling[Undercall] | DirectorDecides:
    """Return what becomes of chips too few to call.

    A call said is a call. One chip alone goes by its own rule (9.12); several are completed
    between two or against the first bet, else the director decides.

    >>> undercall(TooFewToCall(players_in_hand=4, facing="opening_bet", bet_level=800,
    ...                        pushed=200)).decision.total
    800
    """
    if case.all_in:
        alone = stands_all_in(case.bet_level, case.pushed, ("9.4",) if case.announced else ("9.2",))
        return decided(alone, Undercall("all_in", case.pushed))
    if case.announced == "call":
        wager = call(case.bet_level, case.pushed)
        because = Reason("CALL_WAS_SAID", {"bet": case.bet_level})
        return _completed(Ruling(wager, ("9.10", "9.4"), because, announce=announcement_of(wager)))
    where = (case.players_in_hand, case.facing, case.bet_level, case.pushed)
    if case.chips_count == 1:
        return _completed(silent_bets.single_chip_below(*where))
    answer = silent_bets.undercall(*where, hand_exposed=case.hand_exposed, house=house)
    return _completed(answer) if isinstance(answer, Ruling) else answer


def _completed(ruling: Ruling[Wager]) -> Ruling[Undercall]:
    wager = ruling.decision
    if wager.action == "must_choose":
        decision = Undercall("must_choose", None, wager.options, False, wager.chip_committed)
    else:
        decision = Undercall("must_complete", wager.total, must_add=wager.must_add)
    return decided(ruling, decision)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsecutiveUndercalls:
    """Several players in a row put too few chips; ``offenders`` in the order they did.

    ``pushed``: what the first of them has in front, chips put there before included, told where
    what is to add is wanted; ``single_chip``: the first pushed one chip only.
    """

    offenders: tuple[str, ...]
    players_in_hand: Bettors
    single_chip: bool = False
    facing: Facing
    bet_level: Chip
    pushed: Annotated[Chips, Advanced()] = 0

    def __post_init__(self) -> None:
        each_once("offenders", self.offenders)
        no_more_than("offenders", len(self.offenders), self.players_in_hand - 1)
        one_at_least("offenders", self.offenders)
        agree("pushed", self.pushed < self.bet_level, "an undercall is below the bet to match")


def _undercalls_line(decision: Plain, given: Plain) -> Line:
    first, *others = given["offenders"]
    owed = decision[first]
    level = given["bet_level"]
    pushed = given.get("pushed") or 0
    if owed == "td_decides":
        return Line("UNDERCALLS_OPEN", {"others": tuple(given["offenders"])}, to_call(given))
    amounts = to_call(given)
    if owed == "must_complete":
        amounts = (Amount("LABEL_IN_FRONT", level),)
        amounts += (Amount("LABEL_TO_ADD", level - pushed),) if pushed else ()
    if owed == "must_choose":
        code = "UNDERCALLS_FIRST_CHOOSES" if others else "UNDERCALLS_CHOOSES"
    else:
        code = "UNDERCALLS_FIRST_SETTLED" if others else "UNDERCALLS_SETTLED"
    return Line(code, {"first": first, "total": level, "others": tuple(others)}, amounts)


@incident(
    "consecutive_undercalls",
    "9.10",
    "9.12",
    "9.7",
    moment="betting",
    line=_undercalls_line,
    departs=(UNDERCALL_COMPLETED,),
)
def consecutive_undercalls(
    case: ConsecutiveUndercalls, house: HouseRules = BY_THE_BOOK
) -> Ruling[Mapping[str, str]] | DirectorDecides:
    """Return what each offender owes: the first as if alone, the director for the others.

    >>> choice = consecutive_undercalls(ConsecutiveUndercalls(
    ...     players_in_hand=4, facing="opening_bet", bet_level=800, offenders=("B", "C")))
    >>> choice.settled
    {'B': 'must_complete', 'C': 'td_decides'}
    """
    first, *others = case.offenders
    where = (case.players_in_hand, case.facing, case.bet_level, case.pushed)
    alone: Ruling[Undercall] | DirectorDecides
    if case.single_chip:
        alone = _completed(silent_bets.single_chip_below(*where))
    else:
        several = silent_bets.undercall(*where, house=house)
        alone = several if isinstance(several, DirectorDecides) else _completed(several)
    if not case.pushed:
        alone = _without_what_is_missing(alone, case)
    owed = "td_decides" if isinstance(alone, DirectorDecides) else alone.decision.ruling
    told = {first: owed, **dict.fromkeys(others, "td_decides")}
    if not others:
        if isinstance(alone, DirectorDecides):
            return replace(alone, settled=told)
        return decided(alone, told)
    return DirectorDecides(
        question=Reason("UNDERCALLS_IN_A_ROW", {"others": len(others), "bet": case.bet_level}),
        options=(
            Option("COMPLETE", (Reason("WEIGHS_BET_WAS_THERE_TO_SEE"),)),
            Option("FORFEIT", (Reason("WEIGHS_RAISE_MISSED_IN_GOOD_FAITH"),)),
            Option("NOTHING_IMPOSED", (Reason("WEIGHS_MISLED_BY_THE_FIRST"),)),
        ),
        cites=tuple(dict.fromkeys(("9.10", *alone.cites))),
        readings=alone.readings,
        settled=told,
        chain=() if isinstance(alone, DirectorDecides) else (alone.because,),
        departures=alone.departures,
    )


def _without_what_is_missing(
    alone: Ruling[Undercall] | DirectorDecides, case: ConsecutiveUndercalls
) -> Ruling[Undercall] | DirectorDecides:
    """The same where nobody told what the first had in front: what is missing is not said."""
    call_in_full = Reason("SAY_CALL", {"total": case.bet_level})
    if isinstance(alone, DirectorDecides):
        complete, forfeit = alone.options
        question = Reason("UNDERCALL_TO_COMPLETE_OR_LOSE", {"bet": case.bet_level})
        options = (replace(complete, announce=call_in_full), forfeit)
        return replace(alone, question=question, options=options)
    if alone.decision.ruling == "must_choose":
        because = Reason("SINGLE_CHIP_TOO_SMALL", {"players": case.players_in_hand})
        return replace(alone, because=because, announce=Reason("SAY_CALL_OR_FOLD"))
    because = Reason("UNDERCALL_IS_COMPLETED", {"bet": case.bet_level})
    return replace(alone, because=because, announce=call_in_full)
