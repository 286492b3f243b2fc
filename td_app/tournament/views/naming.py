"""How views learn who an entrant is, without knowing where names are kept."""

from __future__ import annotations

from typing import Protocol

from td_app.tournament.person import Person


class Names(Protocol):
    """Anything that tells who an entrant is: the session does."""

    def person(self, entrant: int) -> Person:
        """Return who an entrant is, by the name in force."""
        ...


class NamesAndNotes(Protocol):
    """Anything that also tells what was written with an entry: the session does."""

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list."""
        ...

    def note(self, sequence: int) -> str:
        """Return the free note written with an entry."""
        ...


def name_known(names: NamesAndNotes, entrant: int) -> str:
    """Return an entrant's name, or ``#12`` when it is not known any more."""
    known = names.last_known(entrant)
    return known.display_name if known else f"#{entrant}"
