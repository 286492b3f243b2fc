"""Seals: each entry's hash over the one before it, and a digest of every other row.

A row that reads differently from what was written is found by ``check``, whatever changed it: a
disk, a program, a hand. They prove nothing against who may write the whole file anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    insert,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from td_app.persistence import tables

DIGEST = "digest"
#: What values are called in a statement, before the column's name: those written, the key.
NEW = "new_"
OF = "of_"

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

#: Rows read between two pauses: some tenths of a millisecond.
AT_A_TIME = 40


def chained(before: str, row: Mapping[str, object]) -> str:
    """Return an entry's hash (SHA-256, in hexadecimal): over the one before it, and its content.

    ``before`` is empty for the first entry. What it commits to of the texts beside it is covered
    too; entries of earlier editions have no commitments.
    """
    content = [row[name] for name in CHAINED]
    if row.get("commitments"):
        content.append(row["commitments"])
    return _hash([before, *content])


def chained_as(row: Mapping[str, Any], numbers: Mapping[int, int]) -> dict[str, Any]:
    """Return an entry as it was chained: under the number its tournament had then."""
    return {**row, "tournament_id": numbers.get(row["tournament_id"], row["tournament_id"])}


def joined_numbers(connection: Connection) -> dict[int, int]:
    """Return the numbers that open the chains of journals brought from another file."""
    j = tables.joined_journal.c
    return {row[0]: row[1] for row in connection.execute(select(j.tournament_id, j.number))}


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
    rows = connection.execute(select(table).where(*where)).mappings().all()
    return _written_again(connection, table, rows, values)


def change_row(connection: Connection, table: Table, key: object, **values: object) -> int:
    """Change the row whose one key this is, with its digest; return how many there are."""
    rows = connection.execute(_row_of(table), {OF + _key_of(table)[0]: key}).mappings().all()
    return _written_again(connection, table, rows, values)


def _written_again(
    connection: Connection, table: Table, rows: Sequence[RowMapping], values: Mapping[str, object]
) -> int:
    statement = _change_of(table, tuple(values))
    for row in rows:
        whole = {**row, **values}
        new: dict[str, object] = {NEW + name: value for name, value in values.items()}
        here = {OF + key: row[key] for key in _key_of(table)}
        connection.execute(statement, {**new, NEW + DIGEST: digest_of(table, whole), **here})
    return len(rows)


@cache
def _key_of(table: Table) -> tuple[str, ...]:
    return tuple(key.name for key in table.primary_key.columns)


@cache
def _row_of(table: Table) -> Select[Any]:
    """Put together once: a clock that runs is noted every second."""
    return select(table).where(_its_key(table))


@cache
def _change_of(table: Table, names: tuple[str, ...]) -> Update:
    new: dict[str, Any] = {name: bindparam(NEW + name) for name in (*names, DIGEST)}
    return update(table).where(_its_key(table)).values(new)


def _its_key(table: Table) -> ColumnElement[bool]:
    return and_(*(table.c[key] == bindparam(OF + key) for key in _key_of(table)))


def seal(connection: Connection, table: Table, *where: ColumnElement[bool]) -> None:
    """Write again the digests of these rows, as they stand now."""
    change_sealed(connection, table, where)


def rows_changed(
    connection: Connection, pause: Callable[[], object] = lambda: None
) -> Iterator[tuple[str, str]]:
    """Yield each row beside the journals that is not as it was sealed: its table, its key.

    ``pause`` is called between handfuls of rows.
    """
    for table in tables.SEALED:
        columns = ", ".join((*digested(table), DIGEST))
        keys = [column.name for column in table.primary_key.columns]
        rows = connection.exec_driver_sql(f"SELECT {columns} FROM {table.name}").mappings()
        for row in _paced(rows, pause):
            if row[DIGEST] != digest_of(table, dict(row)):
                yield table.name, ".".join(str(row[name]) for name in keys)


def entries_changed(
    connection: Connection, pause: Callable[[], object] = lambda: None
) -> Iterator[tuple[str, str]]:
    """Yield of each journal the first entry that does not follow from the one before it."""
    journal = tables.journal_entry
    before = (0, 0, "")
    numbers = joined_numbers(connection)
    query = select(journal).order_by(journal.c.tournament_id, journal.c.sequence)
    for row in _paced(connection.execute(query).mappings(), pause):
        tournament = row["tournament_id"]
        sequence = row["sequence"]
        if tournament != before[0]:
            before = tournament, 0, ""
        if before[1] < 0:
            continue
        told = chained_as(dict(row), numbers)
        if sequence != before[1] + 1 or row["hash"] != chained(before[2], told):
            yield journal.name, f"{tournament}.{sequence}"
            before = tournament, -1, ""
        else:
            before = tournament, sequence, row["hash"]


def _paced(rows: Iterable[RowMapping], pause: Callable[[], object]) -> Iterator[RowMapping]:
    for number, row in enumerate(rows, 1):
        yield row
        if not number % AT_A_TIME:
            pause()


def _hash(values: Sequence[object]) -> str:
    plain = [int(value) if isinstance(value, bool) else value for value in values]
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"), default=repr)
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
