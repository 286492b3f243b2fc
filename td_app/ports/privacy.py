"""Ports of personal data: found and erased."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    # Named here and never run: a command that opens no file starts without the tournament.
    from td_app.tournament.state.person import Person


@dataclass(frozen=True, slots=True)
class Trace:
    """A place with data about a person: a row, or an entrant's rows, of the club's file.

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
