"""Names of the people in rows, and rows kept while nothing they show has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from td_app.tournament.state.person import Person


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


R = TypeVar("R")


class KeptRows(Generic[R]):
    """Rows by key, each with the values it was made from; equal values give the same row."""

    def __init__(self) -> None:
        self._rows: dict[int, tuple[tuple[object, ...], R]] = {}

    def row(self, key: int, values: tuple[object, ...], make: Callable[[], R]) -> R:
        """Return the row kept for these values, or make it."""
        kept = self._rows.get(key)
        if kept is not None and kept[0] == values:
            return kept[1]
        row = make()
        self._rows[key] = (values, row)
        return row
