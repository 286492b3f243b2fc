"""Ports of personal data: found and erased."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.state.person import Person


Kind = Literal[
    "member",
    "entrant",
    "note",
    "operator",
    "paper",
    "result",
    "season_note",
    "device",
    "words",
    "beyond",
]


@dataclass(frozen=True, slots=True)
class Trace:
    """A place with data about a person: a row, or an entrant's rows, of the club's file.

    ``key`` is the row's number (an entrant's, an entry's), ``rows`` the entries that gave the
    names; ``sure`` when it is this person's beyond a doubt, else the director is asked. ``words``
    are a label or a setting, which stand ``at`` a column or under a name; erasing writes
    ``instead``. An entrant's ``photo``, taken as they won, goes with their names. What is
    ``beyond`` reach stays in the journal.
    """

    kind: Kind
    key: int
    tournament: int = 0
    names: tuple[Person, ...] = ()
    rows: tuple[int, ...] = ()
    text: str = ""
    sure: bool = True
    at: str = ""
    instead: str = ""
    photo: bool = False

    @property
    def erasable(self) -> bool:
        """Return whether it can be erased: a journal's own texts cannot."""
        return self.kind != "beyond"


#: A place read again: the club's file or database, a copy, reports of faults, this computer's own.
Place = Literal["club", "copy", "report", "post"]
#: What stands there of a name, and how many: somebody else's of that name (``namesake``), the same
#: person left or kept (``same``, ``kept``), the journal's own (``beyond``), a ``text``, a ``page``
#: of the file that no row uses any more.
Left = tuple[str, int]


@dataclass(frozen=True, slots=True)
class PlaceRead:
    """A place read again for a name after an erasure; ``code`` says why it could not be."""

    place: Place
    path: str
    left: tuple[Left, ...] = ()
    code: str = ""


@dataclass(frozen=True, slots=True)
class ReceiptLine:
    """What became of a name outside the club's file, in both languages; ``count`` of them, if any.

    Not ``done``: nobody can promise it, or not yet.
    """

    words: tuple[str, str]
    count: int = 0
    done: bool = True


#: Erases what was taken out of the file wherever else it stands, and tells it. Asked once the file
#: is rid of the traces; it waits for no network and raises nothing: what is still to be sent, or
#: failed, is a line not done.
Elsewhere = Callable[[Sequence[Trace]], Sequence[ReceiptLine]]


class Privacy(Protocol):
    """Finds and erases personal data; every method raises :class:`StorageTrouble`."""

    def traces(
        self,
        person: Person,
        entrant: tuple[int, int] | None = None,
        member: int | None = None,
    ) -> Sequence[Trace]:
        """Return the traces of a person, of this entrant of this tournament, or of this member.

        What the register links to another card is somebody else's until the director says so.
        """
        ...

    def conduct_notes(self, before: str) -> Sequence[Trace]:
        """Return the notes on incidents and penalties of evenings before a day."""
        ...

    def erase(self, traces: Sequence[Trace]) -> int:
        """Erase these; return how many rows. The journal is untouched: results hold."""
        ...

    def read_again(self, names: Collection[Person], kept: Sequence[Trace]) -> PlaceRead:
        """Return what is left of these names in the club; ``kept`` is what the director kept."""
        ...
