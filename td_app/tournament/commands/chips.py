"""Commands of the chips: counted, raced off, found later, taken out (3.2, 3.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

RemovalCause = Literal["carried_away", "surplus", "director"]


@dataclass(frozen=True, slots=True)
class RacerAsked:
    """A player in a colour-up: every chip of the value they hold, and their cards when dealt.

    ``other`` is the rest of his stack; None: not counted, and he has other chips. ``cards``
    as ``"7s"``, one for each chip that the exact exchange leaves him.
    """

    place: int
    chips: int
    other: int | None = None
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountStacks:
    """Write down the stacks of a table, every player once, as (entrant, chips).

    ``accepted``: the gap with the chips in play is taken as it is; the note says why.
    """

    KIND: ClassVar[str] = "count_stacks"
    table: int
    stacks: tuple[tuple[int, int], ...]
    accepted: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class RaceChips:
    """Exchange a value at a table and race what is left (3.2).

    ``high`` None: the next value in play. ``draw``: the application deals the cards.
    ``collector`` is the entrant who gathered the chips of the value. ``nobody``: it was looked
    at, and nobody has a chip of the value at this table; ``at_table``: it was held there, and what
    each had is not written down. Else a race without chips is refused.
    """

    KIND: ClassVar[str] = "race_chips"
    table: int
    low: int
    racers: tuple[RacerAsked, ...] = ()
    high: int | None = None
    collector: int | None = None
    draw: bool = False
    note: str = ""
    nobody: bool = False
    at_table: bool = False


@dataclass(frozen=True, slots=True)
class WithdrawValue:
    """Say that a value has left every table: it is found, or exchanged, from now on.

    ``at_tables``: where no race was written down, it was held at the table all the same.
    """

    KIND: ClassVar[str] = "withdraw_value"
    value: int
    at_tables: bool = False


@dataclass(frozen=True, slots=True)
class ExchangeFoundChips:
    """Exchange old chips that turn up after the race, exactly; the rest is removed (3.2)."""

    KIND: ClassVar[str] = "exchange_found_chips"
    low: int
    count: int
    high: int | None = None
    entrant: int | None = None
    table: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class RemoveChips:
    """Take an amount out of play, with a reason: chips carried out of sight (3.7), a surplus."""

    KIND: ClassVar[str] = "remove_chips"
    amount: int
    cause: RemovalCause = "carried_away"
    entrant: int | None = None
    note: str = ""


ChipsCommand = CountStacks | RaceChips | WithdrawValue | ExchangeFoundChips | RemoveChips
