"""Payments to the players still in when a tournament is stopped for good (room 52 to 55)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from rules_ropta.field_types import Cents, Chips, asked_when
from rules_ropta.formats.cents import evenly, in_proportion, whole_cents
from rules_ropta.formats.deals import chip_chop_shares
from rules_ropta.formats.icm import icm_shares, somebody
from rules_ropta.question import procedure
from rules_ropta.ruling import Line, Plain, Reason, Refused, Ruling
from rules_ropta.situation import Malformed, each_once

Stage = Literal["before_start", "not_in_money", "in_money", "final_table", "jackpot"]

CLAUSES = {
    "before_start": "room 52",
    "not_in_money": "room 53",
    "in_money": "room 54",
    "final_table": "room 54",
    "jackpot": "room 55",
}
WHY = {
    "before_start": "CANCELLED_BEFORE_START",
    "not_in_money": "CANCELLED_BEFORE_MONEY",
    "in_money": "CANCELLED_IN_MONEY",
    "final_table": "CANCELLED_AT_FINAL_TABLE",
    "jackpot": "CANCELLED_JACKPOT",
}
PAID_PRIZES = ("in_money", "final_table")

JACKPOT_EACH = 10
"""A tenth of the pool to each player left in a jackpot."""

HALVES = "R53-halves"
TENTH = "R55-tenth"


@dataclass(frozen=True, slots=True, kw_only=True)
class StillIn:
    """One player still in: stack, what was paid in cents (all the fees), the bounty on the head.

    ``ticket``: entered with one, which is given back as one.
    """

    name: str
    stack: Chips = 0
    buy_in: Cents = 0
    fee: Cents = 0
    bounty: Cents = 0
    ticket: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled:
    """Where the tournament stood when it was cancelled, who was still in, what was to be won."""

    stage: Stage
    players: tuple[StillIn, ...]
    pool: Annotated[
        Cents | None,
        asked_when(stage="not_in_money", required=True),
        asked_when(stage="jackpot"),
    ] = None
    prizes: Annotated[
        tuple[Cents, ...],
        asked_when(stage=PAID_PRIZES, required=True),
        asked_when(stage="jackpot"),
    ] = ()

    def __post_init__(self) -> None:
        """Refuse an empty list, a name twice, a player still in without chips, or no money to
        share.
        """
        somebody("players", self.players)
        each_once("players", tuple(player.name for player in self.players))
        if self.stage != "before_start" and any(not player.stack for player in self.players):
            raise Malformed("CONTRADICTION", "whoever is still in has chips", "players")
        if self.stage in PAID_PRIZES:
            somebody("prizes", self.prizes)
        if self.stage == "jackpot" and self.pool is None:
            if not self.prizes:
                raise Malformed("MISSING_FIELD", "this field is needed here", "pool")
        elif self.stage == "not_in_money" and self.pool is None:
            raise Malformed("MISSING_FIELD", "this field is needed here", "pool")

    @property
    def stacks(self) -> tuple[int, ...]:
        """Return the stacks, in the order of the players."""
        return tuple(player.stack for player in self.players)

    @property
    def free(self) -> bool:
        """Return whether nobody paid anything to enter: the pool is an added one."""
        return not any(p.buy_in or p.fee or p.ticket for p in self.players)


@dataclass(frozen=True, slots=True)
class Payment:
    """The payment of one player, in cents; ``ticket`` is set where one is given back too."""

    fee: int
    share: int
    bounty: int
    total: int
    ticket: bool | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """Every payment by name, what they sum to, and the other reading's totals where one is open."""

    payments: dict[str, Payment]
    paid: int
    shared_equally: dict[str, int] | None = None


def _settled_line(decision: Plain, given: Plain) -> Line:
    params = {"paid": decision["paid"], "players": len(decision["payments"])}
    if given["stage"] == "before_start":
        tickets = sum(1 for one in decision["payments"].values() if one.get("ticket"))
        return Line("REFUNDED_TICKETS" if tickets else "REFUNDED", {**params, "tickets": tickets})
    return Line("SETTLED", params)


@procedure(
    "cancellation",
    "room 52",
    "room 53",
    "room 54",
    "room 55",
    moment="tournament",
    line=_settled_line,
    text="room",
)
def cancellation(case: Cancelled) -> Ruling[Settlement]:
    """Return what each player still in is paid; the shares sum to the pool, or to the prizes.

    Each keeps the value of the bounty on their own head. Refused: ``MORE_PRIZES_THAN_PLAYERS``.

    >>> players = (StillIn(name="A", stack=3, fee=5), StillIn(name="B", stack=1, fee=5))
    >>> cancelled = Cancelled(stage="not_in_money", players=players, pool=100)
    >>> [payment.total for payment in cancellation(cancelled).decision.payments.values()]
    [68, 42]
    """
    cites = (CLAUSES[case.stage],)
    if case.stage == "before_start":
        payments = tuple(_refund(player) for player in case.players)
    else:
        if case.stage in PAID_PRIZES and len(case.prizes) > len(case.players):
            prizes = len(case.prizes)
            players = len(case.players)
            raise Refused("MORE_PRIZES_THAN_PLAYERS", cites=cites, prizes=prizes, players=players)
        payments = _payments(case, _shares(case))
    readings: tuple[str, ...] = ()
    if case.stage == "jackpot":
        readings = (TENTH,)
    elif case.stage == "not_in_money" and case.free:
        readings = (HALVES,)
    names = [player.name for player in case.players]
    equally = None
    if case.stage == "not_in_money" and case.free:
        alike = _payments(case, evenly(case.pool or 0, len(names)))
        equally = {name: one.total for name, one in zip(names, alike, strict=True)}
    by_name = dict(zip(names, payments, strict=True))
    return Ruling(
        Settlement(by_name, sum(one.total for one in payments), equally),
        cites=cites,
        because=Reason(WHY[case.stage], {"players": len(case.players)}),
        readings=readings,
    )


def _refund(player: StillIn) -> Payment:
    """Buy-in, fee and bounty of every entry; for a ticket, the ticket."""
    if player.ticket:
        return Payment(0, 0, 0, 0, ticket=True)
    total = player.fee + player.buy_in + player.bounty
    return Payment(player.fee, player.buy_in, player.bounty, total)


def _payments(case: Cancelled, shares: Sequence[int]) -> tuple[Payment, ...]:
    return tuple(
        Payment(one.fee, share, one.bounty, one.fee + share + one.bounty)
        for one, share in zip(case.players, shares, strict=True)
    )


def _shares(case: Cancelled) -> tuple[int, ...]:
    if case.stage == "not_in_money":
        # Half of the pool equally, half by chips, rounded once.
        pool = case.pool or 0
        equal = Fraction(pool, 2 * len(case.stacks))
        by_chips = in_proportion(pool, case.stacks)
        return whole_cents([equal + share / 2 for share in by_chips], pool)
    if case.stage == "jackpot":
        return _jackpot(case)
    prizes = sorted(case.prizes, reverse=True)
    if case.stage == "in_money":
        return whole_cents(chip_chop_shares(case.stacks, prizes), sum(prizes))
    return whole_cents(icm_shares(case.stacks, prizes), sum(prizes))


def _jackpot(case: Cancelled) -> tuple[int, ...]:
    """A tenth of the whole pool each, the rest by ICM in the proportions of the payout.

    Whoever is out has no part in it: the places still to be won are the first ones.
    """
    prizes = sorted(case.prizes, reverse=True)[: len(case.players)] or [case.pool or 0]
    pool = sum(case.prizes) if case.pool is None else case.pool
    each = Fraction(pool, max(JACKPOT_EACH, len(case.players)))
    rest = pool - each * len(case.players)
    scale = rest / (sum(prizes) or 1)
    shares = icm_shares(case.stacks, [prize * scale for prize in prizes])
    return whole_cents(
        [float(each) + s if isinstance(s, float) else each + s for s in shares], pool
    )
