"""What happened to the settings, the structure and the list of entrants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.seat_draw import Need
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Structure
from td_app.tournament.state.tournament import Majority


@dataclass(frozen=True, slots=True)
class TournamentCreated:
    """The journal opens with the settings."""

    KIND: ClassVar[str] = "tournament_created"
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class SetupChanged:
    """The settings were changed; ``clock`` is where the clock stands in the new structure."""

    KIND: ClassVar[str] = "setup_changed"
    setup: TournamentSetup
    clock: ClockState


@dataclass(frozen=True, slots=True)
class NewEntrant:
    """An entrant as registered; the name stands in the person row of the same entry."""

    id: int
    club: str = ""
    team: str = ""
    present: bool = False
    majority: Majority = Majority.UNCHECKED


@dataclass(frozen=True, slots=True)
class EntrantsRegistered:
    """Entrants were registered; ``person`` is the entry that holds their names."""

    KIND: ClassVar[str] = "entrants_registered"
    entrants: tuple[NewEntrant, ...]
    person: int


@dataclass(frozen=True, slots=True)
class EntrantCorrected:
    """A name, club or number was put right."""

    KIND: ClassVar[str] = "entrant_corrected"
    entrant: int
    person: int
    club: str
    team: str


@dataclass(frozen=True, slots=True)
class EntrantsRemoved:
    """Entrants never seated were taken off the list."""

    KIND: ClassVar[str] = "entrants_removed"
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PresenceMarked:
    """Entrants were ticked present, or not."""

    KIND: ClassVar[str] = "presence_marked"
    entrants: tuple[int, ...]
    present: bool


@dataclass(frozen=True, slots=True)
class MajorityMarked:
    """Age was checked, or the director answers for it (1.4)."""

    KIND: ClassVar[str] = "majority_marked"
    entrants: tuple[int, ...]
    majority: Majority


@dataclass(frozen=True, slots=True)
class NeedSet:
    """A given table or seat, or a player who is never moved (2.1)."""

    KIND: ClassVar[str] = "need_set"
    entrant: int
    need: Need | None
    never_moved: bool


@dataclass(frozen=True, slots=True)
class StructureChanged:
    """The rows to come were changed; ``clock`` is where the clock stands in them.

    ``level`` was on (0 before the first); ``minutes_saved`` is what the whole structure
    lost in length, negative when it grew.
    """

    KIND: ClassVar[str] = "structure_changed"
    structure: Structure
    clock: ClockState
    level: int
    minutes_saved: int


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
)
