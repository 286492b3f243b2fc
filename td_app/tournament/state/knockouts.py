"""Knock-outs and bounties: kinds of bounty, who knocked out whom, and the rewards paid.

Off by default. Sums in cents, whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rules_ropta.ruling import Refused

LARGEST_BOUNTY = 10_000_000
"""A hundred thousand euros on one head: beyond, a figure is a slip of the finger."""


LEFT_BEHIND = 0
"""In place of the number of a stay: what was on the head of bags left behind in flights."""


class BountyKind(Enum):
    """How the bounty of a player knocked out is paid (types).

    ``regular``: all of it in cash; ``progressive``: a share in cash, the rest onto the head of
    whoever takes it; ``vip``: on named heads only.
    """

    REGULAR = "regular"
    PROGRESSIVE = "progressive"
    VIP = "vip"


@dataclass(frozen=True, slots=True)
class BountyTerms:
    """How bounties are paid, once there are some; ``percent_cash`` of a progressive one."""

    kind: BountyKind = BountyKind.REGULAR
    percent_cash: int = 50


def check_bounty_terms(terms: BountyTerms, paid_to_enter: bool) -> None:
    """Refuse terms nobody can pay by; ``paid_to_enter``: an entry has a bounty in its price."""
    if not 0 <= terms.percent_cash <= 100:
        raise Refused("BOUNTY_PERCENT", cites=("room types",))
    if terms.kind is BountyKind.VIP and paid_to_enter:
        raise Refused("BOUNTY_VIP_PAID", cites=("room types",))


@dataclass(frozen=True, slots=True)
class Reward:
    """One player's part of a bounty: ``cash`` paid, ``added`` to the bounty on their ``stay``."""

    entrant: int
    cash: int
    added: int = 0
    stay: int = 1


@dataclass(frozen=True, slots=True)
class Knockout:
    """The knock-out that ended a stay: by one player, several together, or nobody.

    ``stay`` is ``LEFT_BEHIND`` for the bounty of a bag that somebody left behind in a flight.

    ``to``: who takes the bounty where nobody did, the player gone among them when it is given
    back; without anybody it goes to the pool, ``to_pool`` cents. ``rewards``: what was paid.
    """

    out: int
    stay: int = 1
    by: tuple[int, ...] = ()
    to: tuple[int, ...] = ()
    rewards: tuple[Reward, ...] = ()
    to_pool: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """Return the key of the stay that ended: (entrant, number of the stay)."""
        return self.out, self.stay

    @property
    def bounty(self) -> int:
        """Return the whole bounty that was on the head, in cents."""
        return self.to_pool + sum(reward.cash + reward.added for reward in self.rewards)


def with_said(known: tuple[Knockout, ...], said: Iterable[Knockout]) -> tuple[Knockout, ...]:
    """Return the known knock-outs, those of the same stays replaced by these.

    >>> with_said((Knockout(1), Knockout(2)), (Knockout(1, by=(3,)),))[0].by
    (3,)
    """
    new = {knockout.key: knockout for knockout in said}
    if not new:
        return known
    kept = tuple(new.pop(knockout.key, knockout) for knockout in known)
    return (*kept, *new.values())


def without(known: tuple[Knockout, ...], key: tuple[int, int]) -> tuple[Knockout, ...]:
    """Return the known knock-outs without that of one stay, which goes on."""
    return tuple(knockout for knockout in known if knockout.key != key)
