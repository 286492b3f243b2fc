"""All-ins too short to raise, one or several: what the others face (ROPTA 9.6 to 9.9, 9.21)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Advanced, Chips, TurnedOn, WorkedOutFrom
from rules_ropta.house_rules import BY_THE_BOOK, CALLERS_NOT_BLOCKED, HouseRules
from rules_ropta.incidents.input_checks import agree, check_blinds, last_increment
from rules_ropta.incidents.raises import C14, U20, Blinds
from rules_ropta.incidents.wagers import Chip, Increment
from rules_ropta.question import incident
from rules_ropta.ruling import Amount, Line, Plain, Reason, Ruling

AllIns = tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a round stands: the total to match, the last full raise, short all-ins since it."""

    level: int
    increment: int
    short: int = 0

    @property
    def full_raise(self) -> int:
        """Return the total from which an all-in is a raise."""
        return self.level + self.increment

    def after(self, all_in: int) -> Standing:
        """Return the standing after an all-in for this total.

        A full raise sets the increment; one too short lifts the bet alone (C14); one that is
        not above it changes nothing.

        >>> Standing(225, 125).after(300).after(400)
        Standing(level=400, increment=125, short=2)
        """
        if all_in >= self.full_raise:
            return Standing(all_in, all_in - self.level)
        if all_in > self.level:
            return Standing(all_in, self.increment, self.short + 1)
        return self


def standing_after(standing: Standing, all_ins: Iterable[int]) -> Standing:
    """Return where the round stands after these all-ins, in order.

    >>> standing_after(Standing(0, 100), (30, 90)).full_raise
    190
    """
    for all_in in all_ins:
        standing = standing.after(all_in)
    return standing


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortAllIn:
    """The first bet of a round is an all-in: before or after the flop, and of how much.

    ``earlier_all_ins``: the totals of others before it in this round, in order.
    """

    street: Literal["preflop", "postflop"]
    bb: Increment
    all_in: Chip
    earlier_all_ins: Annotated[AllIns, Advanced()] = ()


@dataclass(frozen=True, slots=True)
class AllInFaced:
    """The chips to call, the smallest total of a raise, and whether the all-in is a raise.

    ``full_raise_would_be``: from which total it would have, where there was a bet to raise.
    """

    call: int
    min_raise_total: int
    is_raise: bool
    full_raise_would_be: int | None = None


def _all_in_line(decision: Plain, _: Plain) -> Line:
    call = decision["call"]
    total = decision["min_raise_total"]
    params = {"call": call, "total": total}
    amounts = (Amount("LABEL_CALL", call), Amount("LABEL_RAISE_AT_LEAST", total))
    if decision["is_raise"]:
        return Line("ALL_IN_RAISES", params, amounts)
    if "raiser_blocked" not in decision:
        return Line("CALL_OR_RAISE", params, amounts)
    over = (*amounts, Amount("LABEL_FULL_RAISE", decision["full_raise_would_be"]))
    if decision["raiser_blocked"]:
        return Line("ALL_IN_BLOCKS", params, over)
    return Line("ALL_IN_FREES" if decision.get("raiser_freed") else "CALL_OR_RAISE", params, over)


@incident("short_all_in", "9.7", "9.8", "9.9", "9.6", "9.21", moment="betting", line=_all_in_line)
def short_all_in(case: ShortAllIn) -> Ruling[AllInFaced]:
    """Return what the others face after an all-in that opens the round, or follows such a one.

    Before the flop the big blind is a bet: it is called in full, and only twice as much is a
    raise. After it, a short all-in is called as it is, and raised by a big blind; so is the
    next one, if it does not raise by as much.

    >>> short_all_in(ShortAllIn(street="preflop", bb=100, all_in=180)).decision
    AllInFaced(call=180, min_raise_total=280, is_raise=False, full_raise_would_be=200)
    """
    start = Standing(case.bb if case.street == "preflop" else 0, case.bb)
    before = standing_after(start, case.earlier_all_ins)
    after = before.after(case.all_in)
    opens = before.level == 0
    raised = case.all_in >= before.full_raise and not opens
    faced = AllInFaced(
        call=after.level,
        min_raise_total=after.full_raise,
        is_raise=raised,
        full_raise_would_be=None if opens else before.full_raise,
    )
    cites = ("9.8", "9.6")
    if case.street == "postflop":
        cites = ("9.9", "9.6")
    elif before.level == case.bb and case.all_in < case.bb:
        cites = ("9.7", "9.8")
    return Ruling(
        faced,
        cites=(*cites, "9.21") if case.earlier_all_ins else cites,
        because=_why(case, before, raised),
        readings=(C14,) if after.short > 1 else (),
        announce=_announcement(faced.call, faced.min_raise_total),
    )


def _why(case: ShortAllIn, before: Standing, raised: bool) -> Reason:
    all_in = case.all_in
    bb = case.bb
    if before.level == 0:
        code = "ALL_IN_OPENS_SHORT" if all_in < bb else "ALL_IN_OPENS"
        return Reason(code, {"all_in": all_in, "least": bb})
    if case.street == "preflop" and before.level == bb and all_in < bb:
        return Reason("ALL_IN_BELOW_BIG_BLIND", {"all_in": all_in, "least": bb})
    return _why_over_a_bet(all_in, before, raised)


def _why_over_a_bet(all_in: int, before: Standing, raised: bool) -> Reason:
    if all_in <= before.level:
        return Reason("ALL_IN_NOT_ABOVE", {"all_in": all_in, "bet": before.level})
    code = "ALL_IN_IS_A_RAISE" if raised else "ALL_IN_IS_NO_RAISE"
    return Reason(code, {"all_in": all_in, "least": before.full_raise})


def _announcement(call: int, total: int) -> Reason:
    return Reason("SAY_CALL_OR_RAISE", {"call": call, "least": total})


@dataclass(frozen=True, slots=True, kw_only=True)
class AllInOverRaise:
    """An all-in after a raise: the raiser's total, the bet that was raised, the all-in's total.

    What he added is worked out from the two; it exceeds his total where the raise was an opening
    all-in below the big blind. ``earlier_all_ins``: the totals of others between the two, in
    order.
    """

    raiser_total: Chip
    raised_from: Annotated[Chips | None, Advanced(), TurnedOn()] = None
    last_full_increment: Annotated[
        Increment | None, Advanced(), TurnedOn(), WorkedOutFrom(("raised_from",))
    ] = None
    all_in: Chip
    earlier_all_ins: Annotated[AllIns, Advanced()] = ()
    blinds: Annotated[Blinds, Advanced(), TurnedOn()] = ()

    def __post_init__(self) -> None:
        check_blinds(self.blinds)
        agree("last_full_increment", self.increment > 0, "a raise adds something")

    @property
    def standing(self) -> Standing:
        """Return where the round stood once the raise was made, or the short opening."""
        increment = self.increment
        return Standing(self.raiser_total, increment, int(self.raiser_total < increment))

    @property
    def increment(self) -> int:
        """Return the size of the raise, in chips; ``Malformed`` where no field gives it."""
        blind = self.blinds[-1] if self.blinds else None
        last = None if self.raised_from is None else self.raiser_total
        return last_increment(self.last_full_increment, last, self.raised_from, blind)


@dataclass(frozen=True, slots=True)
class AllInOverRaiseFaced:
    """What the all-in counts as and what it costs; ``raiser_blocked`` until another raise.

    ``raiser_freed``: no all-in was a raise, but together they make one over his bet.
    """

    is_raise: bool
    full_raise_would_be: int
    call: int
    min_raise_total: int
    raiser_blocked: bool
    raiser_freed: bool | None = None


@incident(
    "short_all_in_over_raise",
    "9.21",
    "9.6",
    "9.8",
    "9.9",
    moment="betting",
    line=_all_in_line,
    departs=(CALLERS_NOT_BLOCKED,),
)
def short_all_in_over_raise(
    case: AllInOverRaise, house: HouseRules = BY_THE_BOOK
) -> Ruling[AllInOverRaiseFaced]:
    """Return whether an all-in over a raise, and over all-ins since, raises; what others face.

    Too short, it must be called in full, is raised by the last full raise on top of it, and
    blocks the raiser and his callers (U20), or the raiser alone where the house says so, until
    short all-ins together make a full raise over his bet. One that does not go above the bet
    asks nothing more of anybody: it blocks nobody.

    >>> case_b = AllInOverRaise(blinds=(50, 100), raiser_total=225, last_full_increment=125,
    ...     earlier_all_ins=(300,), all_in=400)
    >>> short_all_in_over_raise(case_b).decision.min_raise_total
    525
    """
    raised_to = case.standing
    before = standing_after(raised_to, case.earlier_all_ins)
    after = before.after(case.all_in)
    raised = case.all_in >= before.full_raise
    faced = after.level - case.raiser_total
    opened_short = raised_to.level < raised_to.increment
    blocked = 0 < faced < after.increment and not opened_short
    freed = after.short > 0 and faced >= after.increment and not opened_short
    departures = house.obeyed(CALLERS_NOT_BLOCKED) if blocked else ()
    several = (C14,) if after.short > 1 else ()
    cites: tuple[str, ...] = ("9.21",) if case.all_in > before.level else ("9.21", "9.8")
    if opened_short:
        cites = ("9.21", "9.9")
    return Ruling(
        AllInOverRaiseFaced(
            is_raise=raised,
            full_raise_would_be=before.full_raise,
            call=after.level,
            min_raise_total=after.full_raise,
            raiser_blocked=blocked,
            raiser_freed=True if freed else None,
        ),
        cites=cites,
        because=_why_over_a_bet(case.all_in, before, raised),
        readings=(U20, *several) if blocked and not departures else several,
        announce=_announcement(after.level, after.full_raise),
        departures=departures,
    )
