"""Events of the settings, the structure and the list of entrants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.seat_draw import Need
from td_app.tournament.events.telling import Happened, SentenceCode
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Structure
from td_app.tournament.state.tournament import Majority


@dataclass(frozen=True, slots=True)
class TournamentCreated(Happened):
    """The journal opens with the settings; a ``sample`` is never counted in the club’s pages."""

    KIND: ClassVar[str] = "tournament_created"
    setup: TournamentSetup
    sample: bool = False

    def sentence_code(self) -> SentenceCode:
        setup = self.setup
        return self._sentence_code(
            name=setup.name,
            tables=len(setup.tables),
            seats=setup.seats_per_table,
            stack=setup.starting_stack,
        )


@dataclass(frozen=True, slots=True)
class SetupChanged(Happened):
    """The settings were changed; ``clock`` is where the clock stands in the new structure."""

    KIND: ClassVar[str] = "setup_changed"
    setup: TournamentSetup
    clock: ClockState


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entrant as registered; name, club and team stand in the person row of the same entry."""

    id: int
    present: bool = False
    majority: Majority = Majority.UNCHECKED


@dataclass(frozen=True, slots=True)
class EntrantsRegistered(Happened):
    """Entrants were registered; ``person`` is the entry that holds their names.

    ``stacks``: those who start with a stack of their own, as (entrant, chips).
    """

    KIND: ClassVar[str] = "entrants_registered"
    entrants: tuple[NewEntrant, ...]
    person: int
    stacks: tuple[tuple[int, int], ...] = ()

    def who(self) -> tuple[int, ...]:
        return tuple(new.id for new in self.entrants)

    def adds(self) -> Iterator[SentenceCode]:
        if self.stacks:
            params = {"count": len(self.stacks), "chips": sum(chips for _, chips in self.stacks)}
            yield SentenceCode("own_stacks", params=params)


@dataclass(frozen=True, slots=True)
class EntrantCorrected(Happened):
    """A name, club or number was put right."""

    KIND: ClassVar[str] = "entrant_corrected"
    entrant: int
    person: int


@dataclass(frozen=True, slots=True)
class EntrantsRemoved(Happened):
    """Entrants never seated were taken off the list."""

    KIND: ClassVar[str] = "entrants_removed"
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PresenceMarked(Happened):
    """Entrants were ticked present, or not; ``checked``: those whose age was known (1.4)."""

    KIND: ClassVar[str] = "presence_marked"
    entrants: tuple[int, ...]
    present: bool
    checked: tuple[int, ...] = ()

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code("" if self.present else "+absent")

    def adds(self) -> Iterator[SentenceCode]:
        if self.checked:
            alone = "" if len(self.entrants) == 1 else "+several"
            yield SentenceCode(f"age_known{alone}", params={"count": len(self.checked)})


@dataclass(frozen=True, slots=True)
class MajorityMarked(Happened):
    """Age was checked, or the director answers for it (1.4)."""

    KIND: ClassVar[str] = "majority_marked"
    entrants: tuple[int, ...]
    majority: Majority

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(f"+{self.majority.value}")


@dataclass(frozen=True, slots=True)
class NeedSet(Happened):
    """A given table or seat, or a player who is never moved (2.1)."""

    KIND: ClassVar[str] = "need_set"
    entrant: int
    need: Need | None
    never_moved: bool

    def sentence_code(self) -> SentenceCode:
        kept = "+never_moved" if self.never_moved else ""
        if self.need is None:
            return self._sentence_code(f"+none{kept}")
        table = "+table" if self.need.place is None else ""
        return self._sentence_code(table + kept, table=self.need.table, place=self.need.place)


@dataclass(frozen=True, slots=True)
class StructureChanged(Happened):
    """The rows to come were changed; ``clock`` is where the clock stands in them.

    ``level`` was on (0 before the first); ``minutes_saved`` is what the whole structure
    lost in length, negative when it grew.
    """

    KIND: ClassVar[str] = "structure_changed"
    structure: Structure
    clock: ClockState
    level: int
    minutes_saved: int

    def sentence_code(self) -> SentenceCode:
        if not self.level:
            return self._sentence_code("+before")
        saved = self.minutes_saved
        variant = "+shorter" if saved > 0 else "+longer" if saved < 0 else ""
        return self._sentence_code(variant, minutes=abs(saved))


@dataclass(frozen=True, slots=True)
class StartingStacksSet(Happened):
    """Entrants start with a stack of their own, as (entrant, chips), in place of the settings' one.

    ``seated``: those of them who sat already, and hold it from ``at_ms`` on: ``added`` chips (or
    fewer, when negative) came into play with it.
    """

    KIND: ClassVar[str] = "starting_stacks_set"
    stacks: tuple[tuple[int, int], ...]
    seated: tuple[int, ...]
    added: int
    at_ms: int

    def who(self) -> tuple[int, ...]:
        return tuple(who for who, _ in self.stacks)

    def sentence_code(self) -> SentenceCode:
        return self._sentence_code(chips=sum(chips for _, chips in self.stacks))


EntriesEvent = (
    TournamentCreated
    | SetupChanged
    | EntrantsRegistered
    | EntrantCorrected
    | EntrantsRemoved
    | PresenceMarked
    | MajorityMarked
    | NeedSet
    | StructureChanged
    | StartingStacksSet
)
