"""A file whose own list of tables is damaged, read all the same: pages of the list put right.

SQLite keeps that list in a tree of pages that begins on the first; one of them lost, it opens
nothing. Where a club's file was made in one go by this version, the page lost is that of any new
file; else what it named is lost, and the rest is read.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from td_app.persistence import schema
from td_app.persistence.database import memory_engine

#: What the first byte of a page says, where the first page's own header stands, in bytes.
LEAF = 0x0D
INTERIOR = 0x05
HEADER = 100
#: The head of a page without a single row, as SQLite writes it; then where its rows would begin.
NO_ROWS: Final = bytes((LEAF, 0, 0, 0, 0))


def mended(path: Path) -> sqlite3.Connection:
    """Return a connection on a copy in memory whose list of tables can be read, if any can be."""
    held = bytearray(path.read_bytes())
    fresh = _new_file()
    size = _size(held)
    leaves = _leaves(held)
    lost = [leaf for leaf in leaves if _page(held, leaf, size)[:1] != bytes((LEAF,))]
    alike = leaves == _leaves(fresh) and all(
        _page(held, leaf, size) == _page(fresh, leaf, size) for leaf in leaves if leaf not in lost
    )
    for leaf in lost:
        page = _page(fresh, leaf, size) if alike else NO_ROWS + size.to_bytes(2, "big") + bytes(1)
        held[(leaf - 1) * size : leaf * size] = page.ljust(size, b"\0")
    # Not written ahead: a file in memory has no log beside it.
    held[18:20] = b"\1\1"
    connection = sqlite3.connect(":memory:")
    connection.deserialize(bytes(held))
    return connection


def _new_file() -> bytes:
    engine = memory_engine()
    try:
        schema.create(engine)
        bare = engine.raw_connection()
        try:
            driver = bare.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            return driver.serialize()
        finally:
            bare.close()
    finally:
        engine.dispose()


def _size(held: bytes | bytearray) -> int:
    """The bytes of a page; 1 stands for 65,536."""
    size = int.from_bytes(held[16:18], "big")
    return 65_536 if size == 1 else max(size, 512)


def _page(held: bytes | bytearray, number: int, size: int) -> bytes:
    return bytes(held[(number - 1) * size : number * size])


def _leaves(held: bytes | bytearray) -> list[int]:
    """The pages that the list of tables stands on, where it needs more than the first."""
    if len(held) < 512 or held[HEADER] != INTERIOR:
        return []
    cells = int.from_bytes(held[HEADER + 3 : HEADER + 5], "big")
    places = range(HEADER + 12, HEADER + 12 + 2 * cells, 2)
    at = (int.from_bytes(held[place : place + 2], "big") for place in places)
    left = [int.from_bytes(held[cell : cell + 4], "big") for cell in at]
    return [*left, int.from_bytes(held[HEADER + 8 : HEADER + 12], "big")]
