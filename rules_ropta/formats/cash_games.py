"""Two questions of cash tables: the rake, and what one sits down with on coming back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rules_ropta.field_types import MOST_PLACES, Cents, Chips, Count, Whole, asked_when
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Ruling

SHORT_HANDED = (2, 3)
LEAST_BLINDS = 50
MOST_BLINDS = 100
BACK_TOO_OFTEN = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class PotToRake:
    """A pot in cents, the rake in tenths of a percent, its two caps, and how many were dealt in."""

    pot: Cents
    tenths_percent: Annotated[int, Whole("tenths of a percent", at_most=1000)]
    cap: Cents
    short_cap: Cents
    players: Annotated[int, Whole("players", at_least=2, at_most=MOST_PLACES)]
    reached_flop: bool


@dataclass(frozen=True, slots=True)
class Rake:
    """The rake, in cents."""

    rake: int


def _rake_line(decision: Plain, _: Plain) -> Line:
    return Line("RAKE_TAKEN" if decision["rake"] else "NO_RAKE", {"rake": decision["rake"]})


@procedure("rake", "room rake", moment="tournament", line=_rake_line, text="room")
def rake(case: PotToRake) -> Ruling[Rake]:
    """Return the rake of a pot: rounded to the nearest cent, halves up, a cent at least.

    Nothing before the flop; the smaller cap when two or three were dealt in.

    >>> pot = PotToRake(
    ...     pot=5498, tenths_percent=60, cap=300, short_cap=150, players=3, reached_flop=True
    ... )
    >>> rake(pot).decision
    Rake(rake=150)
    """
    if not case.reached_flop or not case.pot:
        return _raked(0, "NO_FLOP_NO_RAKE", 0)
    nearest = (2 * case.pot * case.tenths_percent + 1000) // 2000
    short = case.players in SHORT_HANDED
    cap = case.short_cap if short else case.cap
    taken = max(1, min(nearest, cap))
    if nearest <= cap:
        return _raked(taken, "RAKE_NEAREST", cap)
    return _raked(taken, "RAKE_SHORT_CAP" if short else "RAKE_CAP", cap)


def _raked(taken: int, code: str, cap: int) -> Ruling[Rake]:
    return Ruling(Rake(taken), cites=("room rake",), because=Reason(code, {"cap": cap}))


@dataclass(frozen=True, slots=True, kw_only=True)
class BackAtATable:
    """A player sits down again: at the same table within 30 minutes or not; both amounts in one
    unit.

    ``counter``: how often today a player left with a hundred big blinds or more and came back so.
    """

    same_table_within_30: bool
    big_blind: Annotated[int, Whole("chips", at_least=1)]
    stack: Annotated[Chips, asked_when(same_table_within_30=True)] = 0
    counter: Annotated[Count, asked_when(same_table_within_30=True)] = 0


@dataclass(frozen=True, slots=True)
class BuyInSpan:
    """The least and the most one may sit down with."""

    minimum: int
    maximum: int


def _rejoin_line(decision: Plain, _: Plain) -> Line:
    least = decision["minimum"]
    most = decision["maximum"]
    if least == most:
        return Line("BUY_IN_OF", {"chips": least})
    return Line("BUY_IN_BETWEEN", {"least": least, "most": most})


@procedure("rejoin_buy_in", "room rejoin", moment="tournament", line=_rejoin_line, text="room")
def rejoin_buy_in(case: BackAtATable) -> Ruling[BuyInSpan]:
    """Return the buy-in allowed: a player who left with a deep stack may not come back with less.

    >>> back = BackAtATable(same_table_within_30=True, big_blind=10, stack=700)
    >>> rejoin_buy_in(back).decision
    BuyInSpan(minimum=700, maximum=1000)
    """
    least = LEAST_BLINDS * case.big_blind
    most = MOST_BLINDS * case.big_blind
    if not case.same_table_within_30 or case.stack <= least:
        code = "COMES_BACK_SHORT" if case.same_table_within_30 else "NOT_BACK_SO_SOON"
        return _back(least, most, code)
    if case.stack < most:
        return _back(case.stack, most, "COMES_BACK_WITH_STACK")
    if case.counter < BACK_TOO_OFTEN:
        return _back(most, case.stack, "COMES_BACK_DEEP")
    return _back(case.stack, case.stack, "COMES_BACK_TOO_OFTEN")


def _back(least: int, most: int, code: str) -> Ruling[BuyInSpan]:
    return Ruling(BuyInSpan(least, most), cites=("room rejoin",), because=Reason(code))
