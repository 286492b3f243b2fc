"""Openings and calls that are too small (ROPTA 9.9, 9.10, 9.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from rules_ropta.asked import AtLeast, Count, Seldom, asked_when
from rules_ropta.house_rules import BY_THE_BOOK, UNDERCALL_COMPLETED, HouseRules
from rules_ropta.incidents import silent_order
from rules_ropta.incidents.possible import agree, no_more_than, one_at_least
from rules_ropta.incidents.silent_order import Undercall
from rules_ropta.incidents.wagers import (
    Bettors,
    Chip,
    Facing,
    Increment,
    Wager,
    call,
    said,
    stands_line,
    to_call,
    wager_line,
)
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, DirectorDecides, Line, Option, Plain, Reason, Ruling, decided
from rules_ropta.situation import each_once


@dataclass(frozen=True, slots=True, kw_only=True)
class Underbet:
    """An opening below the big blind; ``raise_to`` is the raise made over it, if any."""

    same_round: bool
    opening: Chip
    bb: Increment
    raise_to: Chip | None = None
    all_in: bool = False

    def __post_init__(self) -> None:
        if self.raise_to is not None:
            agree("raise_to", self.raise_to > self.opening, "a raise goes above the opening")


@dataclass(frozen=True, slots=True)
class OpeningCorrected:
    """The opening and the raise over it, as they stand."""

    opening: int
    corrected: bool
    raise_to: int | None = None


def _underbet_line(decision: Plain, given: Plain) -> Line:
    opening, raised = decision["opening"], decision.get("raise_to")
    lifted = opening != given["opening"]
    amounts = (Amount("LABEL_OPENING", opening),)
    if raised is None:
        return Line("OPENING_LIFTED" if lifted else "OPENING_STAYS", {"opening": opening}, amounts)
    if raised == given["raise_to"]:
        code = "OPENING_LIFTED_RAISE_STAYS" if lifted else "OPENING_AND_RAISE_STAY"
    else:
        code = "OPENING_AND_RAISE_LIFTED" if lifted else "OPENING_STAYS_RAISE_LIFTED"
    params = {"opening": opening, "raised": raised}
    return Line(code, params, (*amounts, Amount("LABEL_RAISE_TO", raised)))


@incident("underbet", "9.10", "9.9", moment="betting", line=_underbet_line)
def underbet(case: Underbet) -> Ruling[OpeningCorrected]:
    """Return the opening and the raise as they must stand, in chips.

    Both rise to what the big blind asks while the round lasts, whatever was played since; a
    raise that is legal all the same stays. An opening all-in below it stands (9.9).

    >>> underbet(Underbet(bb=1200, opening=1000, raise_to=2300, same_round=True)).decision
    OpeningCorrected(opening=1200, corrected=True, raise_to=2400)
    """
    as_made = OpeningCorrected(case.opening, False, case.raise_to)
    if case.opening >= case.bb:
        because = Reason("OPENING_IS_ENOUGH", {"opening": case.opening, "least": case.bb})
        return Ruling(as_made, ("9.10",), because)
    if not case.same_round:
        return Ruling(as_made, ("9.10",), Reason("UNDERBET_ROUND_OVER", {"opening": case.opening}))
    if case.all_in:
        raised = _at_least(case.raise_to, case.opening + case.bb)
        corrected = OpeningCorrected(case.opening, raised != case.raise_to, raised)
        because = Reason("OPENING_ALL_IN_STANDS", {"opening": case.opening, "least": case.bb})
        return Ruling(corrected, ("9.9", "9.10"), because, announce=_said(corrected))
    corrected = OpeningCorrected(case.bb, True, _at_least(case.raise_to, 2 * case.bb))
    because = Reason("OPENING_BELOW_BIG_BLIND", {"total": case.opening, "least": case.bb})
    return Ruling(corrected, ("9.10",), because, announce=_said(corrected))


def _at_least(raised: int | None, least: int) -> int | None:
    return None if raised is None else max(raised, least)


def _said(corrected: OpeningCorrected) -> Reason:
    opening = corrected.opening
    if corrected.raise_to is None:
        return Reason("SAY_OPENING", {"opening": opening})
    return Reason("SAY_OPENING_AND_RAISE", {"opening": opening, "raise_to": corrected.raise_to})


@dataclass(frozen=True, slots=True, kw_only=True)
class TooFewToCall:
    """Chips that do not reach the bet; ``pushed`` with what lay in front, ``chips_count``
    how many chips (0 when nobody knows), ``hand_exposed`` an opponent who showed for it.
    """

    announced: Literal["call"] | None = None
    bet_level: Chip
    pushed: Chip
    players_in_hand: Annotated[Bettors, asked_when(announced=None, required=True)] = 2
    chips_count: Annotated[Count, asked_when(announced=None)] = 0
    facing: Annotated[
        Facing, asked_when(announced=None, players_in_hand=AtLeast(3), required=True)
    ] = "opening_bet"
    hand_exposed: Annotated[
        bool, Seldom(), asked_when(announced=None, players_in_hand=AtLeast(3), facing="raise")
    ] = False

    def __post_init__(self) -> None:
        agree("pushed", self.pushed < self.bet_level, "an undercall is below the bet to match")


def _undercall_line(decision: Plain, given: Plain) -> Line:
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
    if case.announced == "call":
        wager = call(case.bet_level, case.pushed)
        because = Reason("CALL_WAS_SAID", {"bet": case.bet_level})
        return _completed(Ruling(wager, ("9.10", "9.4"), because, announce=said(wager)))
    where = (case.players_in_hand, case.facing, case.bet_level, case.pushed)
    if case.chips_count == 1:
        return _completed(silent_order.single_chip_below(*where))
    answer = silent_order.undercall(*where, hand_exposed=case.hand_exposed, house=house)
    return answer if isinstance(answer, DirectorDecides) else _completed(answer)


def _completed(ruling: Ruling[Wager]) -> Ruling[Undercall]:
    wager = ruling.decision
    if wager.action == "must_choose":
        decision = Undercall("must_choose", None, wager.options, False, wager.chip_committed)
    else:
        decision = Undercall("must_complete", wager.total)
    return decided(ruling, decision)


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsecutiveUndercalls:
    """Several players in a row put too few chips; ``offenders`` in the order they did."""

    offenders: tuple[str, ...]
    players_in_hand: Bettors
    facing: Facing
    bet_level: Chip

    def __post_init__(self) -> None:
        each_once("offenders", self.offenders)
        no_more_than("offenders", len(self.offenders), self.players_in_hand - 1)
        one_at_least("offenders", self.offenders)


def _undercalls_line(decision: Plain, given: Plain) -> Line:
    first, *others = given["offenders"]
    if decision[first] == "td_decides":
        return Line("UNDERCALLS_OPEN", {"others": tuple(given["offenders"])}, to_call(given))
    code = "UNDERCALLS_FIRST_SETTLED" if others else "UNDERCALLS_SETTLED"
    params = {"first": first, "total": given["bet_level"], "others": tuple(others)}
    return Line(code, params, (Amount("LABEL_IN_FRONT", given["bet_level"]),))


@incident(
    "consecutive_undercalls",
    "9.10",
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
    alone = silent_order.undercall(
        case.players_in_hand, case.facing, case.bet_level, 0, house=house
    )
    owed = "td_decides" if isinstance(alone, DirectorDecides) else "must_complete"
    told = {first: owed, **dict.fromkeys(others, "td_decides")}
    if "td_decides" not in told.values():
        assert isinstance(alone, Ruling)
        because = Reason("FIRST_UNDERCALL_IS_COMPLETED", {"bet": case.bet_level})
        return Ruling(told, ("9.10",), because, departures=alone.departures)
    if not others:
        assert isinstance(alone, DirectorDecides)
        return replace(alone, settled=told)
    return DirectorDecides(
        question=Reason("UNDERCALLS_IN_A_ROW", {"others": len(others), "bet": case.bet_level}),
        options=(
            Option("COMPLETE", (Reason("WEIGHS_BET_WAS_THERE_TO_SEE"),)),
            Option("FORFEIT", (Reason("WEIGHS_RAISE_MISSED_IN_GOOD_FAITH"),)),
            Option("NOTHING_IMPOSED", (Reason("WEIGHS_MISLED_BY_THE_FIRST"),)),
        ),
        cites=("9.10",),
        settled=told,
        departures=alone.departures,
    )
