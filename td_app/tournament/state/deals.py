"""Early ends of play: a deal, or a tournament cancelled for good.

Sums are in cents. See ``rules_ropta/formats``: deals and cancellation (room 52 to 55).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Ranking = tuple[tuple[int, ...], ...]


class DealKind(Enum):
    """How a deal shares what is left to win."""

    ICM = "icm"
    CHIP_CHOP = "chip_chop"
    EVEN = "even"
    BY_HAND = "by_hand"


class Stage(Enum):
    """How far a cancelled tournament was: each stage owes something else."""

    BEFORE_START = "before_start"
    NOT_IN_MONEY = "not_in_money"
    IN_MONEY = "in_money"
    FINAL_TABLE = "final_table"
    JACKPOT = "jackpot"


@dataclass(frozen=True, slots=True)
class DealShare:
    """One player's share, in cents, with the stack counted for it, in chips."""

    entrant: int
    stack: int
    cents: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in force: what each takes, the ``prizes`` it shares, what is ``kept`` for the winner.

    ``ranking``: the places of those who made it, the best first, tied together; empty while
    play goes on.
    """

    kind: DealKind
    shares: tuple[DealShare, ...]
    kept: int
    prizes: tuple[int, ...]
    ranking: Ranking
    at_ms: int

    @property
    def by_entrant(self) -> dict[int, int]:
        """Return the cents each takes."""
        return {share.entrant: share.cents for share in self.shares}


@dataclass(frozen=True, slots=True)
class Settled:
    """The payment of one player in a cancelled tournament, in cents: fees, share and bounty.

    ``ticket``: entered with one, which is given back besides.
    """

    entrant: int
    fee: int
    share: int
    bounty: int
    ticket: bool = False

    @property
    def total(self) -> int:
        """Return the total paid, in cents."""
        return self.fee + self.share + self.bounty


@dataclass(frozen=True, slots=True)
class Cancellation:
    """A tournament cancelled: at which stage, what it pays, of what ``pool`` or ``prizes``.

    ``day_one_fees``: cents of fees of days 1 among the payments, 0 where the director kept them,
    None where there were none. ``added``: cents of ``pool`` that the house had added or
    guaranteed, shared as the director said; ``apart``: what it had added that is not shared.
    """

    stage: Stage
    payments: tuple[Settled, ...]
    pool: int
    prizes: tuple[int, ...]
    at_ms: int
    readings: tuple[str, ...] = ()
    day_one_fees: int | None = None
    added: int = 0
    apart: int = 0
