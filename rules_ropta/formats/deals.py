"""A deal between those still in: by ICM, by chips, evenly or by hand (room 54, room types)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from rules_ropta.field_types import Cents, Stack, asked_when
from rules_ropta.formats.cents import evenly, in_proportion, whole_cents
from rules_ropta.formats.icm import icm_shares, somebody
from rules_ropta.question import procedure
from rules_ropta.ruling import Force, Line, Plain, Reason, Refused, Ruling
from rules_ropta.situation import Malformed

DealKind = Literal["icm", "chip_chop", "even", "by_hand"]
WHY = {
    "icm": "DEAL_BY_ICM",
    "chip_chop": "DEAL_BY_CHIPS",
    "even": "DEAL_EVEN",
    "by_hand": "DEAL_BY_HAND",
}
KEPT = "R54-kept"
CLAUSES = {"icm": "room 54", "chip_chop": "room 54", "even": "room types", "by_hand": "room types"}


def chip_chop_shares(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Return each stack's exact share: the least prize each, the rest in proportion to chips.

    Prizes fewer than the stacks are completed by nothing: the least is then 0.

    >>> chip_chop_shares([30, 10], [60, 20])
    (Fraction(50, 1), Fraction(30, 1))
    """
    least = min(prizes) if prizes and len(prizes) == len(stacks) else 0
    rest = sum(prizes) - least * len(stacks)
    return tuple(least + share for share in in_proportion(rest, stacks))


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The stacks and the prizes left, the kind of deal, and the cents kept for the winner.

    ``keep_for_winner`` is set aside from the first prize: play goes on for it. ``shares`` are
    the figures of a deal made by hand, in the order of the stacks.
    """

    kind: DealKind
    stacks: tuple[Stack, ...]
    prizes: tuple[Cents, ...]
    keep_for_winner: Cents = 0
    shares: Annotated[tuple[Cents, ...], asked_when(kind="by_hand", required=True)] = ()

    def __post_init__(self) -> None:
        """Refuse nobody, nothing to share, and figures that are not one a player."""
        somebody("stacks", self.stacks)
        somebody("prizes", self.prizes)
        if self.kind == "by_hand" and len(self.shares) != len(self.stacks):
            raise Malformed("WRONG_NUMBER", "one share a stack", "shares")


@dataclass(frozen=True, slots=True)
class DealShares:
    """The share of each player and the part kept, in cents; ``over_first``: one exceeds first
    prize.

    ``other_shares``: what the reading set aside gives, where what is kept leaves the first prize
    under the second.
    """

    shares: tuple[int, ...]
    over_first: bool
    kept: int
    other_shares: tuple[int, ...] | None = None


def _deal_line(decision: Plain, _: Plain) -> Line:
    params = {"shares": tuple(decision["shares"]), "total": sum(decision["shares"])}
    over = (Line("DEAL_OVER_FIRST"),) if decision["over_first"] else ()
    if decision["kept"]:
        return Line("DEAL_SHARES_KEPT", {**params, "kept": decision["kept"]}, then=over)
    return Line("DEAL_SHARES", params, then=over)


@procedure("deal", "room 54", "room types", moment="tournament", line=_deal_line, text="room")
def deal(case: Deal) -> Ruling[DealShares]:
    """Return the share of each player; the shares and the part kept sum to the prizes.

    A share may be above what is left of the first prize, by chips above all: it is said. By ICM,
    a first prize left under the second stands at its rank among the others (reading R54-kept);
    where the places keep their order, the other figures are beside. Refused:
    ``MORE_PRIZES_THAN_PLAYERS``, ``KEPT_MORE_THAN_FIRST_PRIZE``, ``SHARES_DO_NOT_ADD_UP``.

    >>> deal(Deal(kind="chip_chop", stacks=(90, 10), prizes=(60, 40))).decision
    DealShares(shares=(58, 42), over_first=False, kept=0, other_shares=None)
    """
    cites = (CLAUSES[case.kind],)
    if len(case.prizes) > len(case.stacks):
        prizes = len(case.prizes)
        players = len(case.stacks)
        raise Refused("MORE_PRIZES_THAN_PLAYERS", cites=cites, prizes=prizes, players=players)
    first = max(case.prizes)
    if case.keep_for_winner > first:
        kept = case.keep_for_winner
        raise Refused("KEPT_MORE_THAN_FIRST_PRIZE", cites=cites, kept=kept, first=first)
    shared = sorted(case.prizes, reverse=True)
    shared[0] -= case.keep_for_winner
    in_order = sorted(shared, reverse=True)
    shares = _shares(case, in_order)
    two_readings = case.kind == "icm" and in_order != shared
    kept = case.keep_for_winner
    return Ruling(
        DealShares(
            shares=shares,
            over_first=max(shares) > first - kept,
            kept=kept,
            other_shares=_shares(case, shared) if two_readings else None,
        ),
        cites=cites,
        because=Reason(WHY[case.kind], {"players": len(case.stacks)}),
        force=Force.DIRECTOR,
        readings=(KEPT,) if two_readings else (),
    )


def _shares(case: Deal, prizes: Sequence[int]) -> tuple[int, ...]:
    total = sum(prizes)
    if case.kind == "even":
        return evenly(total, len(case.stacks))
    if case.kind == "by_hand":
        if sum(case.shares) != total:
            said = sum(case.shares)
            raise Refused("SHARES_DO_NOT_ADD_UP", cites=("room types",), said=said, total=total)
        return case.shares
    if case.kind == "icm":
        return whole_cents(icm_shares(case.stacks, prizes), total)
    return whole_cents(chip_chop_shares(case.stacks, prizes), total)
