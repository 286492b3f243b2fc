"""What is known of absent players and of a breaking order changed in play (1.9, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AbsenceRecord:
    """Since when a seated player is away; ``never_came``: not seen since the draw."""

    level: int
    at_ms: int
    never_came: bool = False


@dataclass(frozen=True, slots=True)
class OrderChangeRecord:
    """The last change of the breaking order that the players are told of (2.4)."""

    at_ms: int
    announced: bool = False
