"""What is asked of the prizes once places are taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.prizes_state import PrizeGiven


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
