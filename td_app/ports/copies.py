"""The safe copies of the club's file, and what a file holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from td_app.joining import Chosen, MergePreview, Told, ignore_progress
from td_app.ports.privacy import PlaceRead, ReceiptLine, Trace

if TYPE_CHECKING:
    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.state.person import Person


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
class ClubFileSummary:
    """The content of a club's file, latest tournament first.

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
class CopiesErased:
    """The copies after an erasure: rewritten without the person, or left, with the reason.

    ``reports`` of faults that named them were deleted; ``read``: each place, read again since.
    ``elsewhere``: what became of the name where the club publishes it.
    """

    rewritten: tuple[SafeCopy, ...] = ()
    left: tuple[tuple[SafeCopy, str], ...] = ()
    reports: int = 0
    read: tuple[PlaceRead, ...] = ()
    elsewhere: tuple[ReceiptLine, ...] = ()


class SafeCopies(Protocol):
    """The safe copies of the club's file; every method raises :class:`StorageTrouble`."""

    @property
    def path(self) -> Path:
        """Return the club's file."""
        ...

    @property
    def elsewhere(self) -> bool:
        """Return whether the club is on a server: its copies are not restored from here."""
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

    def save_to(self, target: Path) -> ClubFileSummary:
        """Copy the file to one that is not there yet; return what was read back."""
        ...

    def held_in(self, copy: Path) -> ClubFileSummary:
        """Return what a copy holds."""
        ...

    def compare(self, other: Path, told: Told = ignore_progress) -> MergePreview:
        """Return what joining another file of the club would bring, and what is to be chosen."""
        ...

    def join(self, other: Path, chosen: Chosen, told: Told = ignore_progress) -> Path:
        """Return a file just written beside the club's, that holds both; neither is changed."""
        ...

    def written(self) -> object:
        """Return a value that changes once the club's file has been written to."""
        ...

    def reports_naming(self, person: Person) -> Sequence[Path]:
        """Return the reports of faults beside the club's file that hold a person's name."""
        ...

    def erase(
        self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace], second: Path | None
    ) -> CopiesErased:
        """Erase a person from the copies too; ``kept`` is what the director wanted kept."""
        ...
