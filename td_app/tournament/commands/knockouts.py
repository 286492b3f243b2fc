"""Commands of knock-outs and bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class KnockoutSaid:
    """The knock-out of a player: by one, by several who share it, or by nobody.

    Where nobody did, a bounty goes where the director says: ``to`` players named, the one gone
    alone when it is given back, else ``to_pool``. ``stay``: which of their stays, the last one
    that ended when None.
    """

    out: int
    by: tuple[int, ...] = ()
    to: tuple[int, ...] = ()
    to_pool: bool = False
    stay: int | None = None


@dataclass(frozen=True, slots=True)
class NameKnockouts:
    """Say who knocked out players who are out, or say it otherwise.

    A ``note`` is needed where nobody did and there is a bounty, and where what was paid changes.
    """

    KIND: ClassVar[str] = "name_knockouts"
    said: tuple[KnockoutSaid, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class SetBounty:
    """Put a bounty (cents) on a named head, or take it off with 0 (VIP bounties)."""

    KIND: ClassVar[str] = "set_bounty"
    entrant: int
    cents: int


KnockoutsCommand = NameKnockouts | SetBounty
