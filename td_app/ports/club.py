"""Ports of the rows beside the journals: members, settings, photographs, papers printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, Protocol

if TYPE_CHECKING:
    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.state.person import Person


class ClubDirectory(Protocol):
    """The club's members and settings, kept beside the tournaments."""

    def members(self) -> Sequence[Person]:
        """Return the members known, by name."""
        ...

    def remember(self, people: Sequence[Person]) -> int:
        """Add the people not known yet; return how many."""
        ...

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        ...

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        ...


#: The club's setting with the phones paired: of one file, never another's.
PHONES_KEPT_AS: Final = "phones"
#: The club's setting with the random key of the ids that devices give their acts: erasing
#: somebody throws it away, here and in every copy (``decisions/0033``).
ACTS_KEY: Final = "phones_acts_key"


@dataclass(frozen=True, slots=True)
class WinnerPhoto:
    """The photograph of a winner, a JPEG.

    ``agreed``: they accept that it stands on the picture to share.
    """

    picture: bytes = field(repr=False)
    agreed: bool = False


class WinnerPhotos(Protocol):
    """Keeps the photograph of each evening's winner: for every post, and in no journal."""

    def photo(self, tournament: int, entrant: int) -> WinnerPhoto | None:
        """Return the photograph of an evening's winner, None without one."""
        ...

    def keep_photo(self, tournament: int, entrant: int, photo: WinnerPhoto | None) -> None:
        """Keep it in place of the one before, or remove it; raises :class:`StorageTrouble`."""
        ...


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


class PrintedPapers(Protocol):
    """Remembers what was printed of each tournament: for every post, and in no journal."""

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        """Return the papers printed of a tournament, oldest first."""
        ...

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        """Remember papers just printed; raises :class:`StorageTrouble`."""
        ...
