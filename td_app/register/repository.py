"""The port of the register: cards, merges, and the member each entrant of an evening was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from td_app.register.member import Member
from td_app.tournament.state.person import Person

#: An entrant of an evening: the tournament's number, the entrant's.
Played = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Merge:
    """A card that was found to be another's: ``member`` is the same person as ``into``."""

    member: Member
    into: int
    at_ms: int = 0


class Register(Protocol):
    """Stores the register; a method that raises ``StorageTrouble`` has changed nothing.

    A merge is a row beside the cards, and a link a row beside the journal: either can be taken
    back, no card and no journal is rewritten for it.
    """

    def members(self) -> Sequence[Member]:
        """Return the cards by name, those merged into another left out, those who left kept."""
        ...

    def played(self) -> Mapping[Played, int]:
        """Return the member that each linked entrant was, by the card it was merged into.

        An entrant that is not there is linked to nobody: somebody known by name alone.
        """
        ...

    def refusing(self) -> Sequence[Member]:
        """Return the cards of those who refuse to be named in public, those merged included.

        One merged stands under the number of the card that it was merged into.
        """
        ...

    def linked(self, tournament: int) -> Mapping[int, int]:
        """Return the member that each linked entrant of a tournament was, merges followed."""
        ...

    def entrants(self) -> Mapping[Played, Person]:
        """Return every entrant of the club's evenings but samples, under the name last given."""
        ...

    def keep(self, members: Sequence[Member]) -> Sequence[Member]:
        """Write cards, new ones (``NEW``) with a number of their own; return them as kept."""
        ...

    def enter(self, entrants: Mapping[Played, Member]) -> Mapping[Played, int]:
        """Link entrants to members, new cards being written with them; return their numbers."""
        ...

    def take_back(self, entrants: Sequence[Played]) -> None:
        """Take away the cards that :meth:`enter` wrote for these alone, with their links.

        One that somebody wrote on since, or that plays elsewhere, stays.
        """
        ...

    def note_of_age(self, members: Sequence[int], day: date | None) -> None:
        """Write on cards the day their majority was checked, None for not checked any more."""
        ...

    def unlink(self, entrants: Sequence[Played]) -> None:
        """Take back what links these entrants to members."""
        ...

    def merges(self) -> Sequence[Merge]:
        """Return the merges that hold, the latest first."""
        ...

    def merge(self, member: int, into: int, at_ms: int) -> None:
        """Take one card for another's: all it played is the other's from then on."""
        ...

    def unmerge(self, member: int) -> None:
        """Take a merge back: the card is there again, with what was linked to it."""
        ...


def followed(number: int, merged: Mapping[int, int]) -> int:
    """Return the card that a card was merged into; itself when it was not merged.

    >>> followed(3, {3: 2, 2: 1}), followed(4, {3: 2})
    (1, 4)
    """
    seen = {number}
    while number in merged and merged[number] not in seen:
        number = merged[number]
        seen.add(number)
    return number
