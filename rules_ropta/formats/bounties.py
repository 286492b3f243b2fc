"""The bounty of a player knocked out: who takes it, and on whose head the rest goes (types)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rules_ropta.field_types import Cents, Percent, asked_when
from rules_ropta.formats.cents import evenly
from rules_ropta.question import procedure
from rules_ropta.ruling import DirectorDecides, Line, Option, Plain, Reason, Ruling
from rules_ropta.situation import Malformed, each_once

BountyKind = Literal["regular", "progressive", "vip"]
WHY = {
    "regular": "BOUNTY_REGULAR",
    "progressive": "BOUNTY_PROGRESSIVE",
    "vip": "BOUNTY_VIP",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class KnockedOut:
    """A knock-out: the player out and by whom, every bounty in cents, and how bounties are paid.

    ``percent_cash`` of a progressive bounty is paid, the rest goes onto the head of whoever
    takes it. ``by`` is empty where nobody knocked the player out. ``re_enters``: a VIP who buys
    in again, whose bounty stays on.
    """

    kind: BountyKind
    bounties: Mapping[str, Cents]
    eliminated: str
    by: tuple[str, ...]
    percent_cash: Annotated[Percent, asked_when(kind="progressive")] = 50
    re_enters: Annotated[bool, asked_when(kind="vip")] = False

    def __post_init__(self) -> None:
        """Refuse a bounty on nobody, a name twice, and a player who knocked himself out."""
        each_once("by", self.by)
        if self.kind != "vip" and self.eliminated not in self.bounties:
            raise Malformed("UNKNOWN_NAME", "no bounty is on this head", "eliminated")
        if self.eliminated in self.by:
            raise Malformed("CONTRADICTION", "nobody knocks himself out", "by")


@dataclass(frozen=True, slots=True)
class BountiesPaid:
    """The bounties paid to each player, in cents, and the bounties still in play."""

    paid: dict[str, int]
    bounties: dict[str, int]


def _bounty_line(decision: Plain, given: Plain) -> Line:
    paid = decision.get("paid")
    if paid is None:
        return Line("BOUNTY_FOR_DIRECTOR", {"eliminated": given["eliminated"]})
    if not paid:
        return Line("BOUNTY_NOT_PAID", {"eliminated": given["eliminated"]})
    params = {"by": tuple(paid), "paid": sum(paid.values())}
    before: Mapping[str, int] = given["bounties"]
    added = sum(decision["bounties"].get(name, 0) - before.get(name, 0) for name in paid)
    return Line("BOUNTY_PAID_AND_ADDED" if added else "BOUNTY_PAID", {**params, "added": added})


@procedure("bounty", "room types", moment="tournament", line=_bounty_line, text="room")
def bounty(case: KnockedOut) -> Ruling[BountiesPaid] | DirectorDecides:
    """Return who is paid for a knock-out, and the bounties left, with what is added to them.

    Several share evenly, the odd cents to the first named; the cash part is rounded down. Out
    without anybody to credit, the director says.

    >>> heads = {"A": 500, "B": 375}
    >>> bounty(
    ...     KnockedOut(kind="progressive", bounties=heads, eliminated="B", by=("A",))
    ... ).decision
    BountiesPaid(paid={'A': 187}, bounties={'A': 688})
    """
    on_head = case.bounties.get(case.eliminated, 0)
    left = {name: cents for name, cents in case.bounties.items() if name != case.eliminated}
    if case.re_enters:
        return _ruling(BountiesPaid({}, dict(case.bounties)), "BOUNTY_VIP_IS_BACK", case)
    if not on_head:
        return _ruling(BountiesPaid({}, left), "BOUNTY_NONE", case)
    if not case.by:
        return DirectorDecides(
            question=Reason("WHO_TAKES_BOUNTY", {"eliminated": case.eliminated}),
            options=(
                Option("BOUNTY_TO_ONE_NAMED"),
                Option("BOUNTY_TO_THE_POOL"),
                Option("BOUNTY_GIVEN_BACK"),
            ),
            cites=("room types",),
        )
    cash = on_head * case.percent_cash // 100 if case.kind == "progressive" else on_head
    paid = dict(zip(case.by, evenly(cash, len(case.by)), strict=True))
    if case.kind == "progressive":
        for name, added in zip(case.by, evenly(on_head - cash, len(case.by)), strict=True):
            left[name] = left.get(name, 0) + added
    return _ruling(BountiesPaid(paid, left), WHY[case.kind], case)


def _ruling(decision: BountiesPaid, code: str, case: KnockedOut) -> Ruling[BountiesPaid]:
    because = Reason(code, {"eliminated": case.eliminated, "percent": case.percent_cash})
    return Ruling(decision, cites=("room types",), because=because)
