"""Where the codes of papers lead: which address was in force when each was printed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, Protocol

from td_app.web.devices import Shelf

#: The club's setting: the addresses in force, from when to when (ms since 1970; None: still).
KEPT_AS: Final = "phones_served"
#: The papers with a QR code while phones are on.
WITH_CODES: Final = ("seat_slips", "table_sheets", "room_poster")
#: Evenings remembered.
MOST: Final = 20

Served = tuple[str, int, int | None]


class Printed(Protocol):
    """A paper that left the application."""

    @property
    def document(self) -> str: ...
    @property
    def printed_at(self) -> int: ...


def code_address(address: str, code: str) -> str:
    """Return what a QR code holds: where a phone pairs with this secret.

    >>> code_address("http://192.168.1.20:8123", "abc")
    'http://192.168.1.20:8123/p/abc'
    """
    return f"{address}/p/{code}"


def served(shelf: Shelf) -> list[Served]:
    """Return the addresses that were in force, the oldest first; what cannot be read is not."""
    try:
        rows = json.loads(shelf.setting(KEPT_AS) or "[]")
        return [(str(a), int(since), None if end is None else int(end)) for a, since, end in rows]
    except (ValueError, TypeError):
        return []


def begin(shelf: Shelf, address: str, now_ms: int) -> None:
    """Store that an address is in force from now on."""
    end(shelf, now_ms)
    rows = [*served(shelf), (address, now_ms, None)]
    shelf.set_setting(KEPT_AS, json.dumps(rows[-MOST:]))


def end(shelf: Shelf, now_ms: int) -> None:
    """Store that no address is in force any more."""
    rows = [(address, since, until or now_ms) for address, since, until in served(shelf)]
    shelf.set_setting(KEPT_AS, json.dumps(rows))


def stale(shelf: Shelf, printed: Iterable[Printed], address: str) -> tuple[str, ...]:
    """Return the papers whose codes lead elsewhere than this address: their last print did."""
    last = {row.document: row.printed_at for row in printed if row.document in WITH_CODES}
    kept = served(shelf)
    return tuple(
        document
        for document, at_ms in last.items()
        if any(
            held != address and since <= at_ms <= (until or at_ms) for held, since, until in kept
        )
    )
