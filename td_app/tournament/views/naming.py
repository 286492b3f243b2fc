"""How views learn who an entrant is, without knowing where names are kept."""

from __future__ import annotations

from typing import Protocol

from td_app.tournament.person import Person


class Names(Protocol):
    """Anything that tells who an entrant is: the session does."""

    def person(self, entrant: int) -> Person:
        """Return who an entrant is, by the name in force."""
        ...
