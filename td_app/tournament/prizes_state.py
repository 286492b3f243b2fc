"""What the director decided of the prizes that tied players cover."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PrizeGiven:
    """The prize of a place, and whom it goes to: several entrants share it."""

    prize: int
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AwardRecord:
    """How players tied from ``place`` share what texts say; ``tied`` by number."""

    place: int
    tied: tuple[int, ...]
    given: tuple[PrizeGiven, ...]
