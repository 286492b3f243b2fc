"""Ports of the journals: what a session appends and reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from td_app.ports.trouble import StorageTrouble

if TYPE_CHECKING:
    from td_app.ports.seals import Cover

    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.events import Entry
    from td_app.tournament.state.clock import SeenMark
    from td_app.tournament.state.person import Person
    from td_app.tournament.versions import WrittenEntry


Line = TypeVar("Line", covariant=True)


AnEntry = TypeVar("AnEntry", contravariant=True)


#: A person row: the entrant and the entry that wrote the name.
PersonKey = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Actor:
    """The author of an act from elsewhere: name, device, and the id of the act."""

    operator: str
    post: str
    act: str = ""


class SequenceConflict(Exception):  # noqa: N818 - another post was faster
    """Another post wrote this entry first: read its entries and judge again."""


@dataclass(frozen=True, slots=True)
class NewsOf(Generic[Line]):
    """The news of a journal after an entry: lines, names and notes as of one moment.

    ``unknown`` says why the entries after these cannot be read here; None when there are none.
    ``whole``: read from the first entry, since names were erased; what is not there is gone.
    """

    entries: Sequence[Line]
    people: Mapping[PersonKey, Person]
    notes: Mapping[int, str]
    unknown: StorageTrouble | None = None
    whole: bool = False


#: What the journal of a tournament holds after an entry.
News: TypeAlias = "NewsOf[WrittenEntry]"


TournamentEntry: TypeAlias = "Entry"


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as the list shows it; times in milliseconds since 1970.

    A ``sample`` was opened to try things on: it counts in no page of the club.
    """

    id: int
    name: str
    date: str
    created_at: int
    archived: bool = False
    entries: int = 0
    sample: bool = False


class Journals(Protocol[AnEntry]):
    """Keeps the journals of one kind; what :meth:`append` acknowledged is on disk."""

    def append(
        self,
        journal: int,
        entry: AnEntry,
        people: Mapping[int, Person],
        note: str = "",
        label: tuple[str, str] | None = None,
    ) -> None:
        """Write one entry with the names and the note that go with it, in one transaction.

        ``label`` is the name and date the club's list shows from then on. Raises
        :class:`SequenceConflict` or :class:`StorageTrouble`; then nothing was written, unless its
        code is ``ACT_IN_DOUBT``: the server was asked to keep it and did not answer.
        """
        ...

    def written(self, act: str) -> bool:
        """Return whether an act is written; if not, nothing under way will still write it."""
        ...

    def seal(self, journal: int, sequence: int) -> str:
        """Return the hash of an entry, which covers all before it; "" where there is none."""
        ...

    def cover(self, journal: int) -> Cover:
        """Return what the seal of a journal covers of the texts beside it."""
        ...


class JournalStore(Journals[TournamentEntry], Protocol):
    """Keeps the journals of tournaments."""

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the tournaments, latest first; archived ones only when asked."""
        ...

    def new_tournament(self, name: str, date: str, at_ms: int) -> int:
        """Return the number of a new, empty tournament."""
        ...

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a tournament away, or take it out again."""
        ...

    def news(self, tournament: int, after: int) -> News:
        """Return the entries after a sequence, all read at one moment.

        What an application newer than this one wrote ends it, and is told as ``unknown``.
        """
        ...

    def rewritten(self, tournament: int) -> tuple[int, int] | None:
        """Return when an upgrade rewrote the first entries (ms since 1970), and how many."""
        ...

    def seen(self, tournament: int, mark: SeenMark) -> None:
        """Note the last moment the clock was seen running (not in the journal)."""
        ...

    def last_seen(self, tournament: int) -> SeenMark | None:
        """Return the last moment seen, if any."""
        ...
