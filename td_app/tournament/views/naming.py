"""Names of the people in rows, and rows kept while nothing they show has changed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from itertools import compress
from operator import is_not
from typing import Any, Generic, Protocol, TypeVar

from td_app.tournament.state.identity_cache import cache_last
from td_app.tournament.state.person import Person


class Names(Protocol):
    """Anything that gives the name of an entrant, as the session does."""

    def person(self, entrant: int) -> Person:
        """Return an entrant's details, with the name in force."""
        ...


class NamesAndNotes(Protocol):
    """Anything that also gives the notes written with an entry, as the session does."""

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list."""
        ...

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1."""
        ...

    def note(self, sequence: int) -> str:
        """Return the free note written with an entry."""
        ...


def name_known(names: NamesAndNotes, entrant: int) -> str:
    """Return an entrant's name, or ``#12`` when it is not known any more."""
    known = names.last_known(entrant)
    return known.display_name if known else f"#{entrant}"


R = TypeVar("R")


class RowCache(Generic[R]):
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


class Changes:
    """Finds the keys changed since the last call, in mappings whose values are replaced, not
    mutated.
    """

    def __init__(self) -> None:
        self._then: tuple[Mapping[int, object], ...] = ()

    def since(self, *now: Mapping[int, object]) -> set[int]:
        """Return the keys that have come, gone or changed in any of these, always given alike."""
        found: set[int] = set()
        for then, mapping in zip(self._then or ({},) * len(now), now, strict=True):
            if mapping is not then:
                found.update(_changed(then, mapping))
        self._then = now
        return found


@cache_last(8)
def _changed(then: Mapping[int, object], now: Mapping[int, object]) -> frozenset[int]:
    """Return the keys whose values differ: identity is compared first, in one sweep."""
    others = map(is_not, map(then.get, now), now.values())
    found = {key for key in compress(now, others) if key not in then or then[key] != now[key]}
    come = sum(key not in then for key in found)
    gone = then.keys() - now.keys() if len(then) + come > len(now) else ()
    return frozenset(found.union(gone))


class KeptOrder(Generic[R]):
    """Rows in order, one a key: those that change are made again, the rest stay in place."""

    def __init__(self) -> None:
        self.changes = Changes()
        self._order_of: dict[int, Any] = {}
        self._orders: list[Any] = []
        self._rows: list[R] = []

    def put(self, key: int, order: object, row: R) -> None:
        """Put a row in its place, instead of the one it had."""
        self.drop(key)
        at = bisect_left(self._orders, order)
        self._orders.insert(at, order)
        self._rows.insert(at, row)
        self._order_of[key] = order

    def drop(self, key: int) -> None:
        """Take the row of a key out, if it has one."""
        if key in self._order_of:
            at = bisect_left(self._orders, self._order_of.pop(key))
            del self._orders[at], self._rows[at]

    def rows(self) -> tuple[R, ...]:
        """Return all the rows, in order."""
        return tuple(self._rows)
