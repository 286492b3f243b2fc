"""What was decided of the prizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.prizes_state import PrizeGiven


@dataclass(frozen=True, slots=True)
class PrizesAwarded:
    """The prizes of the players ``tied`` from ``place``, each with whom it goes to."""

    KIND: ClassVar[str] = "prizes_awarded"
    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]
    cites: tuple[str, ...]
