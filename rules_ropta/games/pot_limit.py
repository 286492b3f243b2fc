"""The most that may be raised at pot-limit (help pot limit)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_ropta.field_types import Chips
from rules_ropta.question import procedure
from rules_ropta.ruling import Amount, Line, Plain, Reason, Ruling
from rules_ropta.situation import Malformed


@dataclass(frozen=True, slots=True, kw_only=True)
class PotToRaise:
    """The pot before this round, the other players' bets in it, and the player's own, in chips.

    A player who has folded has bet too: the chips count.
    """

    pot: Chips
    bets: tuple[Chips, ...] = ()
    own: Chips = 0

    def __post_init__(self) -> None:
        """Refuse a player who has bet more than everybody else: they have no bet to answer."""
        if self.own > self.highest:
            raise Malformed("MORE_THAN_ALL", "nobody has bet as much as this player", "own")

    @property
    def highest(self) -> int:
        """Return the bet to match."""
        return max(self.bets, default=0)


@dataclass(frozen=True, slots=True)
class PotLimit:
    """The chips to call, the largest raise above the call, and the total it makes."""

    call: int
    raise_by: int
    raise_to: int


def _pot_limit_line(decision: Plain, given: Plain) -> Line:
    amounts = [Amount("AMOUNT_POT_LIMIT", decision["raise_to"])]
    if not max(given.get("bets") or [0]):
        return Line("POT_LIMIT_BET", {"chips": decision["raise_to"]}, tuple(amounts))
    amounts.append(Amount("AMOUNT_CALL_ADDS", decision["call"]))
    told = {"by": decision["raise_by"], "to": decision["raise_to"]}
    return Line("POT_LIMIT_RAISE", told, tuple(amounts))


@procedure("pot_limit", "help pot limit", moment="betting", line=_pot_limit_line, text="help")
def pot_limit(case: PotToRaise) -> Ruling[PotLimit]:
    """Return the most a player may raise: the pot as it stands once the bet is called.

    >>> pot_limit(PotToRaise(pot=50, bets=(10, 10))).decision
    PotLimit(call=10, raise_by=80, raise_to=90)
    """
    call = case.highest - case.own
    in_round = sum(case.bets) + case.own
    raise_by = case.pot + in_round + call
    told = {"pot": case.pot, "bets": in_round, "call": call, "by": raise_by}
    return Ruling(
        PotLimit(call, raise_by, case.highest + raise_by),
        cites=("help pot limit",),
        because=Reason("POT_BETS_AND_CALL", told),
    )
