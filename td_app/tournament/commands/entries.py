"""Commands of the settings, the structure and the list of entrants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_ropta.seat_draw import Need
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.structure import Structure
from td_app.tournament.state.tournament import Majority


@dataclass(frozen=True, slots=True)
class CreateTournament:
    """Open a journal with these settings; a ``sample`` is to try things on, and counts nowhere."""

    KIND: ClassVar[str] = "create_tournament"
    setup: TournamentSetup
    sample: bool = False


@dataclass(frozen=True, slots=True)
class ChangeSetup:
    """Replace the settings; what has been played cannot change."""

    KIND: ClassVar[str] = "change_setup"
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class RegisterEntrants:
    """Put people on the list; answers their numbers in the event.

    ``checked``: places in ``people``, from 0, of those whose age was checked already (1.4).
    ``stacks``: the starting stack of some, as (place in ``people``, chips): a season's final.
    """

    KIND: ClassVar[str] = "register_entrants"
    people: tuple[Person, ...]
    present: bool = False
    majority: Majority = Majority.UNCHECKED
    checked: tuple[int, ...] = ()
    stacks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CorrectEntrant:
    """Put a name, club or number right, at any time."""

    KIND: ClassVar[str] = "correct_entrant"
    entrant: int
    person: Person


@dataclass(frozen=True, slots=True)
class RemoveEntrants:
    """Take entrants who were never seated off the list."""

    KIND: ClassVar[str] = "remove_entrants"
    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkPresence:
    """Tick entrants present, or not; ``checked``: those whose age was checked already (1.4)."""

    KIND: ClassVar[str] = "mark_presence"
    entrants: tuple[int, ...]
    present: bool = True
    checked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MarkMajority:
    """Say that age was checked, or that the director answers for it (1.4)."""

    KIND: ClassVar[str] = "mark_majority"
    entrants: tuple[int, ...]
    majority: Majority = Majority.CHECKED
    note: str = ""


@dataclass(frozen=True, slots=True)
class SetNeed:
    """Give an entrant a table or a seat, or say that he is never moved (2.1)."""

    KIND: ClassVar[str] = "set_need"
    entrant: int
    need: Need | None = None
    never_moved: bool = False


@dataclass(frozen=True, slots=True)
class ChangeStructure:
    """Change what is still to be played, and the length of the level or break that is on.

    ``structure`` is whole: the rows already played come first, as they were.
    """

    KIND: ClassVar[str] = "change_structure"
    structure: Structure
    note: str = ""


@dataclass(frozen=True, slots=True)
class SetStartingStacks:
    """Give entrants a starting stack of their own, as (entrant, chips): a season's final.

    Until they are seated; of those seated, until the clock starts. The others keep theirs.
    """

    KIND: ClassVar[str] = "set_starting_stacks"
    stacks: tuple[tuple[int, int], ...]


EntriesCommand = (
    CreateTournament
    | ChangeSetup
    | RegisterEntrants
    | CorrectEntrant
    | RemoveEntrants
    | MarkPresence
    | MarkMajority
    | SetNeed
    | ChangeStructure
    | SetStartingStacks
)
