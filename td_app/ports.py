"""What the session needs from outside: the journal, the club, the time, chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from td_app.joining import Chosen, Told, WhatDiffers, to_nobody

if TYPE_CHECKING:
    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.events import Entry
    from td_app.tournament.state.clock import SeenMark
    from td_app.tournament.state.person import Person
    from td_app.tournament.versions import WrittenEntry

Line = TypeVar("Line", covariant=True)
AnEntry = TypeVar("AnEntry", contravariant=True)

#: A person row: the entrant and the entry that wrote the name.
PersonKey = tuple[int, int]


class StorageTrouble(Exception):  # noqa: N818 - the environment's fault, not ours
    """The disk is full, the file locked or gone: memory is unchanged, one may try again.

    ``code`` names the trouble (``DISK_FULL``, ``FILE_LOCKED``, ``READ_ONLY``, ``FILE_LOST``,
    ``FILE_CORRUPTED``, ``FILE_NEWER``, ``NETWORK_FOLDER``, ``ALREADY_OPEN``,
    ``FOLDER_FORBIDDEN``); ``detail`` is what the system said, for the crash report.
    """

    def __init__(self, code: str, detail: str = "", **params: str) -> None:
        self.code = code
        self.detail = detail
        self.params = params
        super().__init__(f"{code} {detail}".strip())


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts from elsewhere: their name, their device, and the id they gave their act."""

    operator: str
    post: str
    act: str = ""


class SequenceTaken(Exception):  # noqa: N818 - another post was faster
    """Another post wrote this entry first: read its entries and judge again."""


@dataclass(frozen=True, slots=True)
class NewsOf(Generic[Line]):
    """What a journal holds after an entry: lines, names and notes as of one moment.

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


@dataclass(frozen=True, slots=True)
class PrintedPaper:
    """A paper that left the application, sent ``onto`` a printer or into a file.

    ``printed_at`` is in milliseconds since 1970; ``fingerprint`` differs from today's once the
    paper would tell something else; ``where`` names the printer or the file.
    """

    document: str
    printed_at: int
    fingerprint: str
    onto: Literal["printer", "file"]
    where: str = ""
    post: str = ""


@dataclass(frozen=True, slots=True)
class SafeCopy:
    """A copy that was read back: where it is, when it was made (ms since 1970)."""

    path: Path
    made_ms: int


@dataclass(frozen=True, slots=True)
class HeldTournament:
    """A tournament in a file: its entries, and when the last was written (ms since 1970)."""

    id: int
    name: str
    date: str
    entries: int
    last_ms: int | None


@dataclass(frozen=True, slots=True)
class Held:
    """What a club's file holds, latest tournament first.

    ``differs`` names the first row that is not as it was written (``journal_entry 3.41``),
    ``club`` is what the club calls itself. ``parted``: it was copied while open, or lost what went
    with it; its last entries may be missing.
    """

    tournaments: tuple[HeldTournament, ...]
    members: int
    differs: str = ""
    club: str = ""
    parted: bool = False

    @property
    def entries(self) -> int:
        """Return the entries of all the journals."""
        return sum(tournament.entries for tournament in self.tournaments)


@dataclass(frozen=True, slots=True)
class Trace:
    """Where something is kept about a person: a row, or an entrant's rows, of the club's file.

    ``key`` is the row's number (an entrant's, an entry's), ``rows`` the entries that gave the
    names; ``sure`` when it is this person's beyond a doubt, else the director is asked.
    """

    kind: Literal["member", "entrant", "note", "operator", "paper", "result", "season_note"]
    key: int
    tournament: int = 0
    names: tuple[Person, ...] = ()
    rows: tuple[int, ...] = ()
    text: str = ""
    sure: bool = True


@dataclass(frozen=True, slots=True)
class CopiesErased:
    """What became of a person in the copies: rewritten without them, or left, and why."""

    rewritten: tuple[SafeCopy, ...] = ()
    left: tuple[tuple[SafeCopy, str], ...] = ()


class Privacy(Protocol):
    """What is kept about people, found and erased; every method raises :class:`StorageTrouble`."""

    def traces(
        self,
        person: Person,
        entrant: tuple[int, int] | None = None,
        member: int | None = None,
    ) -> Sequence[Trace]:
        """Return what is kept about a person: this entrant of this tournament, this member.

        What the register links to another card is somebody else's until the director says so.
        """
        ...

    def conduct_notes(self, before: str) -> Sequence[Trace]:
        """Return what was written with incidents and sanctions of evenings before a day."""
        ...

    def erase(self, traces: Sequence[Trace]) -> int:
        """Erase these; return how many rows. The journal is untouched: results hold."""
        ...


class SafeCopies(Protocol):
    """The safe copies of the club's file; every method raises :class:`StorageTrouble`."""

    @property
    def path(self) -> Path:
        """Return the club's file."""
        ...

    @property
    def elsewhere(self) -> bool:
        """Return whether the club is kept elsewhere: its copies are not put back from here."""
        ...

    @property
    def latest(self) -> SafeCopy | None:
        """Return the latest copy beside the file."""
        ...

    @property
    def latest_folder(self) -> Path:
        """Return the folder of the copies beside the file; the file's before there are any."""
        ...

    def latest_in(self, second: Path) -> SafeCopy | None:
        """Return the latest copy that this computer made in a second place."""
        ...

    def copies(self, second: Path | None = None) -> Sequence[SafeCopy]:
        """Return the copies beside the file, and in a second place, latest first."""
        ...

    def make(self, now: datetime, second: Path | None = None) -> SafeCopy:
        """Return a copy just made and read back; another goes to the second place, when there."""
        ...

    def settle(self) -> None:
        """Bring what was written last into the file itself, when it has been quiet a moment."""
        ...

    def save_to(self, target: Path) -> Held:
        """Copy the file to one that is not there yet; return what was read back."""
        ...

    def held_in(self, copy: Path) -> Held:
        """Return what a copy holds."""
        ...

    def compare(self, other: Path, told: Told = to_nobody) -> WhatDiffers:
        """Return what joining another file of the club would bring, and what is to be chosen."""
        ...

    def join(self, other: Path, chosen: Chosen, told: Told = to_nobody) -> Path:
        """Return a file just written beside the club's, that holds both; neither is changed."""
        ...

    def written(self) -> object:
        """Return what is another one once the club's file has been written to."""
        ...

    def erase(
        self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace], second: Path | None
    ) -> CopiesErased:
        """Erase a person from the copies too; ``kept`` is what the director wanted kept."""
        ...


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
        :class:`SequenceTaken` or :class:`StorageTrouble`; then nothing was written, unless its
        code is ``ACT_IN_DOUBT``: the server was asked to keep it and did not answer.
        """
        ...

    def written(self, act: str) -> bool:
        """Return whether an act is written; if not, nothing under way will still write it."""
        ...

    def seal(self, journal: int, sequence: int) -> str:
        """Return the hash of an entry, which speaks for all before it; empty where none is."""
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
        """Return what was written after an entry, all read at one moment.

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


class ClubDirectory(Protocol):
    """The club's members and settings, kept beside the tournaments."""

    def members(self) -> Sequence[Person]:
        """Return the members known, by name."""
        ...

    def remember(self, people: Sequence[Person]) -> int:
        """Add those not known yet; return how many."""
        ...

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        ...


class PrintedPapers(Protocol):
    """Remembers what was printed of each tournament: for every post, and in no journal."""

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        """Return what was printed of a tournament, oldest first."""
        ...

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        """Remember papers just printed; raises :class:`StorageTrouble`."""
        ...


class Link(Protocol):
    """The link with the server where the club is kept; one on this computer has none."""

    @property
    def linked(self) -> bool:
        """Return whether the server answers."""
        ...

    def silent_ms(self) -> int:
        """Return how long ago the server answered last."""
        ...

    @property
    def ahead_ms(self) -> int:
        """Return by how much this post's clock is ahead of the server's, 0 when hardly at all."""
        ...

    def on_erasure(self, do: Callable[[], object]) -> Callable[[], None]:
        """Call ``do``, on another thread, when another post erased a name; return what ends it."""
        ...

    def watch(
        self, read: Callable[[bool], News], heard: Callable[[News], None]
    ) -> Callable[[], None]:
        """Call ``heard``, on another thread, with what ``read`` finds new; return what ends it.

        Once another post erased a name, all is read (``read(True)``).
        """
        ...

    @property
    def waiting(self) -> bool:
        """Return whether the main thread waits for an answer now."""
        ...

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Ask the server on another thread; the main one waits for each answer with ``wait``."""
        ...

    def later(self, work: Callable[[], object]) -> None:
        """Do ``work`` on that thread when its turn comes, and tell nobody how it went."""
        ...


class SlowDisk(Protocol):
    """The disk under a club's file, which may take its time."""

    def wait_with(self, wait: Callable[[Future[Any]], object]) -> None:
        """Write on another thread; the main one waits for each write with ``wait``."""
        ...

    def on_slow(self, tell: Callable[[StorageTrouble], object]) -> None:
        """Call ``tell`` once, on any thread, at the first slow write to come."""
        ...


class WallClock(Protocol):
    """The time of day and a steady count, both in milliseconds."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970, as the computer believes."""
        ...

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        ...


class Shuffler(Protocol):
    """Where chance comes from."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        ...
