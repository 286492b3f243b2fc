"""Events of the chips: counted, raced off, found later, taken out (3.2, 3.7).

The state keeps a colour-up as it happened: what one holds is said there.
Whatever changes the chips in play holds the amount: ``drift`` is gained (lost, below zero),
``removed`` left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol

from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.chips import Race, RacedStack


@dataclass(frozen=True, slots=True)
class StacksCounted(Happened):
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

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(total=sum(chips for _, chips in self.stacks))

    def adds(self) -> Iterator[SentenceCode]:
        if self.accepted:
            yield SentenceCode("gap_accepted", params={"gap": self.gap or 0})


@dataclass(frozen=True, slots=True)
class ChipsRaced(Happened, Race):
    """A value left a table."""

    KIND: ClassVar[str] = "chips_raced"

    def who(self) -> tuple[int, ...]:
        return self.winners

    def concerns(self) -> tuple[int, ...]:
        return (*self.winners, *self.survivors)

    def sentence_code(self) -> SentenceCode:
        if self.unwritten:
            return self._sentence_code("+at_table")
        return self._sentence_code("+won" if self.winners else "")

    def adds(self) -> Iterator[SentenceCode]:
        if self.unwritten:
            yield SentenceCode("to_confirm")
        if self.survivors:
            yield SentenceCode("survivors", self.survivors)
        if self.drift:
            why = change_told(self)
            yield SentenceCode(
                "drift+why" if why else "drift", params={"drift": self.drift, "why": why}
            )


@dataclass(frozen=True, slots=True)
class ValueWithdrawn(Happened):
    """A value has left every table; ``unwritten``: the tables whose race was not recorded."""

    KIND: ClassVar[str] = "value_withdrawn"
    value: int
    tables: tuple[int, ...]
    drift: int
    level: int
    at_ms: int
    cites: tuple[str, ...]
    unwritten: tuple[int, ...] = ()

    def adds(self) -> Iterator[SentenceCode]:
        if self.unwritten:
            yield SentenceCode("done_at_tables", params={"tables": self.unwritten})
            yield SentenceCode("to_confirm")


@dataclass(frozen=True, slots=True)
class FoundChipsExchanged(Happened):
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

    def adds(self) -> Iterator[SentenceCode]:
        if self.removed:
            yield SentenceCode("found_removed", params={"removed": self.removed})


@dataclass(frozen=True, slots=True)
class ChipsRemovedFromPlay(Happened):
    """An amount left play; the reason is the entry's note."""

    KIND: ClassVar[str] = "chips_removed_from_play"
    amount: int
    cause: str
    entrant: int | None
    table: int | None
    level: int
    at_ms: int
    cites: tuple[str, ...]

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.entrant is None else "+player")


class RaceFigures(Protocol):
    """The figures of a colour-up, in an event or in a row of a view."""

    @property
    def low(self) -> int: ...

    @property
    def high(self) -> int: ...

    @property
    def stacks(self) -> tuple[RacedStack, ...]: ...

    @property
    def survival_value(self) -> int: ...


def change_told(race: RaceFigures) -> tuple[SentenceCode, ...]:
    """Return what made a colour-up change the chips in play: the race, one more to stay in.

    Nothing when every chip left was won back exactly.
    """
    odd = race.low * sum(stack.left for stack in race.stacks)
    won = race.high * sum(stack.won for stack in race.stacks)
    given = sum(stack.survival for stack in race.stacks)
    reasons = []
    if odd != won:
        reasons.append(SentenceCode("put_forward", params={"odd": odd, "won": won}))
    if given:
        reasons.append(
            SentenceCode("survival", params={"count": given, "value": race.survival_value})
        )
    return tuple(reasons)


ChipsEvent = (
    StacksCounted | ChipsRaced | ValueWithdrawn | FoundChipsExchanged | ChipsRemovedFromPlay
)
