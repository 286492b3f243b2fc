"""What is known of the chips: stacks as last counted, races held, values gone."""

from __future__ import annotations

from dataclasses import dataclass

from td_app.tournament.chips_events import RacedStack


@dataclass(frozen=True, slots=True)
class StackRecord:
    """A stack in chips, the level it was counted at, and by which table.

    ``sure`` until somebody goes out at that table: his chips are before the others since.
    """

    chips: int
    level: int
    table: int
    at_ms: int
    sure: bool = True


@dataclass(frozen=True, slots=True)
class RaceRecord:
    """The colour-up of a value at one table; ``sequence`` is the journal's entry."""

    sequence: int
    table: int
    low: int
    high: int
    stacks: tuple[RacedStack, ...]
    new_chips: int
    winners: tuple[int, ...]
    survivors: tuple[int, ...]
    collector: int | None
    drift: int
    seed: str
    level: int
    at_ms: int
