"""What happened to the chips: counted, raced off, found later, taken out (3.2, 3.7).

Whatever changes the chips in play holds the amount: ``drift`` is gained (lost, below zero),
``removed`` left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from td_app.tournament.state.chips import RacedStack


@dataclass(frozen=True, slots=True)
class StacksCounted:
    """The stacks of a table, as (entrant, chips), in the round of counts called ``level``.

    ``gap`` is the chips counted less those in play, None until every table is counted.
    """

    KIND: ClassVar[str] = "stacks_counted"
    table: int
    stacks: tuple[tuple[int, int], ...]
    level: int
    gap: int | None
    accepted: bool
    at_ms: int


@dataclass(frozen=True, slots=True)
class ChipsRaced:
    """A value left a table; ``new_chips`` were raced, ``seed`` dealt the cards when drawn."""

    KIND: ClassVar[str] = "chips_raced"
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
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ValueWithdrawn:
    """A value has left every table."""

    KIND: ClassVar[str] = "value_withdrawn"
    value: int
    tables: tuple[int, ...]
    drift: int
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FoundChipsExchanged:
    """Old chips turned up: ``got`` chips of ``high`` for them, ``removed`` in amount."""

    KIND: ClassVar[str] = "found_chips_exchanged"
    low: int
    high: int
    count: int
    got: int
    left: int
    removed: int
    entrant: int | None
    table: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChipsRemovedFromPlay:
    """An amount left play; the reason is the entry's note."""

    KIND: ClassVar[str] = "chips_removed_from_play"
    amount: int
    cause: str
    entrant: int | None
    table: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]


ChipsEvent = (
    StacksCounted | ChipsRaced | ValueWithdrawn | FoundChipsExchanged | ChipsRemovedFromPlay
)
