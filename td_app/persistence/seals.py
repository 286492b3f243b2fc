"""Seals: each entry's hash over the one before it, and a digest of every other row.

A row that reads differently from what was written is found by ``check``, whatever changed it: a
disk, a program, a hand. They prove nothing against who may write the whole file anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Table, and_, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

DIGEST = "digest"

#: What a hash is taken of, in this order; the tournament's number opens the chain.
CHAINED = (
    "tournament_id",
    "sequence",
    "recorded_at",
    "post",
    "operator_id",
    "kind",
    "version",
    "body",
    "act",
)


def chained(before: str, row: Mapping[str, object]) -> str:
    """Return an entry's hash (SHA-256, in hexadecimal): over the one before it, and its content.

    ``before`` is empty for the first entry.
    """
    return _hash([before, *(row[name] for name in CHAINED)])


def digest_of(table: Table, row: Mapping[str, object]) -> str:
    """Return the digest of a row: SHA-256, in hexadecimal, over all its other columns."""
    return _hash([table.name, *(row[name] for name in digested(table))])


def digested(table: Table) -> tuple[str, ...]:
    """Return the columns a digest is taken of, in their order."""
    return tuple(column.name for column in table.columns if column.name != DIGEST)


def insert_sealed(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert whole rows, key included, each with its digest."""
    if rows:
        sealed = [{**row, DIGEST: digest_of(table, row)} for row in rows]
        connection.execute(insert(table), sealed)


def insert_numbered(connection: Connection, table: Table, row: Mapping[str, Any]) -> int:
    """Insert a row that the database numbers, with its digest; return its number."""
    key = connection.execute(insert(table).values(**row)).inserted_primary_key
    assert key is not None
    seal(connection, table, next(iter(table.primary_key.columns)) == key[0])
    return int(key[0])


def change_sealed(
    connection: Connection, table: Table, where: Sequence[ColumnElement[bool]], **values: object
) -> int:
    """Change rows, each with its digest; return how many."""
    keys = tuple(table.primary_key.columns)
    rows = connection.execute(select(table).where(*where)).mappings().all()
    for row in rows:
        here = and_(*(key == row[key.name] for key in keys))
        digest = digest_of(table, {**row, **values})
        connection.execute(update(table).where(here).values(**values, **{DIGEST: digest}))
    return len(rows)


def seal(connection: Connection, table: Table, *where: ColumnElement[bool]) -> None:
    """Write again the digests of these rows, as they stand now."""
    change_sealed(connection, table, where)


def _hash(values: Sequence[object]) -> str:
    plain = [int(value) if isinstance(value, bool) else value for value in values]
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"), default=repr)
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
