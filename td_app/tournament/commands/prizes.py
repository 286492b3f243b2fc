"""Commands of the prizes (1.10, 2.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.prizes import PrizeGiven


@dataclass(frozen=True, slots=True)
class AwardPrizes:
    """Say whose are the prizes, in kind or honorary, of the players tied from ``place``.

    ``given`` names each of these prizes once, by its place, with one or several of the tied;
    several share it. A ``note`` is needed unless all of the tied share everything (2.7).
    """

    KIND: ClassVar[str] = "award_prizes"
    place: int
    given: tuple[PrizeGiven, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class LockPrizes:
    """Say what each place wins of the pool, as it is now; or, not ``locked``, follow it again."""

    KIND: ClassVar[str] = "lock_prizes"
    locked: bool = True


@dataclass(frozen=True, slots=True)
class EndSatellite:
    """End a satellite: as many are left as there are seats, each wins one (room 41)."""

    KIND: ClassVar[str] = "end_satellite"


PrizesCommand = AwardPrizes | LockPrizes | EndSatellite
