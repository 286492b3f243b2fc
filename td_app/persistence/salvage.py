"""What is whole in a damaged file, written into a new one: rows as they were sealed, journals up to
the first entry that is missing or differs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert

from td_app.persistence import schema, tables
from td_app.persistence.database import file_engine, file_uri, own, storage_trouble
from td_app.persistence.places import check_length
from td_app.persistence.seals import DIGEST, chained, digest_of
from td_app.ports import StorageTrouble

#: So many numbers without a row, one after the other, and the end of a table is reached.
PAST_THE_END = 2_000

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SalvagedTournament:
    """A tournament saved: its entries kept, and those found beyond the first that is not whole."""

    id: int
    name: str
    kept: int
    lost: int


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What a new file holds of a damaged one; ``rows_lost`` by table, journals apart."""

    tournaments: tuple[SalvagedTournament, ...]
    rows_lost: Mapping[str, int]

    @property
    def whole(self) -> bool:
        """Return whether nothing was lost."""
        return not self.rows_lost and not any(t.lost for t in self.tournaments)


def salvage(damaged: Path, target: Path) -> Salvaged:
    """Write what is whole of a damaged file into one that is not there yet; return what was saved.

    The damaged file is only read. Raises :class:`StorageTrouble` ``FILE_EXISTS``,
    ``FILE_MISSING``, or ``FILE_CORRUPTED`` where nothing can be read at all.
    """
    for one in (damaged, target):
        check_length(one)
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    if not damaged.is_file():
        raise StorageTrouble("FILE_MISSING", path=str(damaged))
    try:
        with closing(_reader(damaged)) as reader:
            found = {table.name: list(_rows(reader, table)) for table in _EVERY}
    except (sqlite3.Error, UnicodeDecodeError) as trouble:
        raise StorageTrouble("FILE_CORRUPTED", str(trouble), path=str(damaged)) from trouble
    if not found[tables.tournament.name] and not found[tables.journal_entry.name]:
        raise StorageTrouble("FILE_CORRUPTED", "nothing whole", path=str(damaged))
    return _written(found, target)


_EVERY = (*tables.SEALED, tables.journal_entry)


def _reader(path: Path) -> sqlite3.Connection:
    """A connection on the file as it stands, that reads text whatever it holds."""
    reader = sqlite3.connect(f"{file_uri(path.absolute())}?mode=ro", uri=True)
    reader.row_factory = sqlite3.Row
    reader.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    reader.execute("PRAGMA query_only=ON")
    return reader


def _rows(reader: sqlite3.Connection, table: Table) -> Iterator[Row]:
    """Every row that can be reached, one by one: a page that is lost hides its own rows alone."""
    try:
        yield from [dict(row) for row in reader.execute(f"SELECT * FROM {table.name}")]
        return
    except (sqlite3.Error, UnicodeDecodeError):
        pass
    number = missed = 0
    while missed < PAST_THE_END:
        number += 1
        try:
            row = reader.execute(
                f"SELECT * FROM {table.name} WHERE rowid = ?", (number,)
            ).fetchone()
        except (sqlite3.Error, UnicodeDecodeError):
            row = None
        missed = 0 if row is not None else missed + 1
        if row is not None:
            yield dict(row)


def _written(found: Mapping[str, list[Row]], target: Path) -> Salvaged:
    try:
        own(target)
    except OSError as trouble:
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(target)) from trouble
    engine = file_engine(target)
    lost: dict[str, int] = {}
    try:
        with storage_trouble():
            schema.create(engine)
            with engine.begin() as connection:
                told = _journals(connection, found)
                kept = {tournament.id for tournament in told}
                for table in tables.SEALED:
                    if table is not tables.tournament:
                        missing = _sealed(connection, table, found[table.name], kept)
                        lost |= {table.name: missing} if missing else {}
    except BaseException:
        engine.dispose()
        target.unlink(missing_ok=True)
        raise
    engine.dispose()
    return Salvaged(told, lost)


def _journals(connection: Connection, found: Mapping[str, list[Row]]) -> tuple[Any, ...]:
    """Write each tournament with its entries up to the first that is missing or differs."""
    rows = {row["id"]: row for row in found[tables.tournament.name] if _is_number(row["id"])}
    entries: dict[int, dict[int, Row]] = {}
    for row in found[tables.journal_entry.name]:
        if _is_number(row["tournament_id"]) and _is_number(row["sequence"]):
            entries.setdefault(row["tournament_id"], {})[row["sequence"]] = row
    told = []
    for number in sorted(rows.keys() | entries.keys()):
        whole, there = list(_chain(entries.get(number, {}))), len(entries.get(number, {}))
        row = rows.get(number, {})
        blank = {"id": number, "name": "", "date": "", "created_at": 0, "archived": False}
        known = {**blank, **_plain(tables.tournament, row)}
        known[DIGEST] = digest_of(tables.tournament, _filled(tables.tournament, known))
        connection.execute(insert(tables.tournament), _filled(tables.tournament, known))
        if whole:
            connection.execute(insert(tables.journal_entry), whole)
        name = str(known["name"])
        told.append(SalvagedTournament(number, name, len(whole), there - len(whole)))
    return tuple(told)


def _chain(entries: Mapping[int, Row]) -> Iterator[Row]:
    before = ""
    for sequence in range(1, len(entries) + 1):
        row = entries.get(sequence)
        if row is None or row["hash"] != chained(before, row):
            return
        before = row["hash"]
        yield _plain(tables.journal_entry, row)


def _sealed(connection: Connection, table: Table, rows: list[Row], kept: set[int]) -> int:
    """Write the rows of a table that are as they were sealed; return how many are not."""
    whole = [
        _plain(table, row)
        for row in rows
        if row.get(DIGEST) == digest_of(table, row)
        and ("tournament_id" not in row or row["tournament_id"] in kept)
    ]
    if whole:
        connection.execute(insert(table), whole)
    return len(rows) - len(whole)


def _plain(table: Table, row: Row) -> dict[str, Any]:
    return {column.name: row[column.name] for column in table.columns if column.name in row}


def _filled(table: Table, row: Row) -> dict[str, Any]:
    return {column.name: row.get(column.name) for column in table.columns}


def _is_number(value: object) -> bool:
    return type(value) is int
