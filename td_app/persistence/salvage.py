"""Recovery of a damaged file into a new one: rows that match their seals, journals up to the first
entry that is missing or differs.

The new file is first of the damaged one's own version, then brought up to date as any is. Files
written before there were seals are judged by what can be: values of the right kind, entries that
follow each other and replay.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, insert, select

from td_app.persistence import schema, tables
from td_app.persistence.database import file_engine, file_uri, memory_engine, own, storage_trouble
from td_app.persistence.places import check_kind, check_length
from td_app.persistence.seals import DIGEST, chained, chained_as, digest_of
from td_app.ports.trouble import StorageTrouble

#: So many numbers without a row, one after the other, and the end of a table is reached.
PAST_THE_END = 2_000

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SalvagedTournament:
    """A tournament: its entries kept, and those found beyond the first that is not whole.

    With none kept, nothing of it is in the new file.
    """

    id: int
    name: str
    kept: int
    lost: int


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The content of a file recovered; ``rows_lost`` by table, journals apart.

    ``members`` of the club are saved.
    """

    tournaments: tuple[SalvagedTournament, ...]
    rows_lost: Mapping[str, int]
    members: int = 0

    @property
    def whole(self) -> bool:
        """Return whether everything was recovered."""
        return not self.rows_lost and all(t.kept and not t.lost for t in self.tournaments)


def salvage(damaged: Path, target: Path) -> Salvaged:
    """Write the whole parts of a damaged file into a new file; return what was saved and lost.

    The damaged file is only read. Raises :class:`StorageTrouble` ``FILE_EXISTS``,
    ``FILE_MISSING``, ``FILE_EMPTY``, ``FILE_NEWER``, ``FILE_CORRUPTED`` where nothing can be read
    at all, or ``NOTHING_WHOLE`` where what can be read holds neither a tournament's beginning nor a
    member.
    """
    for one in (damaged, target):
        check_length(one)
        check_kind(one)
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    if not damaged.is_file():
        raise StorageTrouble("FILE_MISSING", path=str(damaged))
    if not damaged.stat().st_size:
        raise StorageTrouble("FILE_EMPTY", path=str(damaged))
    try:
        with closing(_reader(damaged)) as reader:
            version = _version(reader)
            found = {table.name: list(_rows(reader, table.name)) for table in _EVERY}
    except (sqlite3.Error, UnicodeDecodeError) as trouble:
        raise StorageTrouble("FILE_CORRUPTED", str(trouble), path=str(damaged)) from trouble
    if not found[tables.tournament.name] and not found[tables.journal_entry.name]:
        raise StorageTrouble("FILE_CORRUPTED", "nothing whole", path=str(damaged))
    return _written(found, target, version)


#: Rows that an entry wrote: they go with it.
OF_ENTRIES = (tables.entrant_person, tables.entry_note)
_EVERY = (*tables.SEALED, tables.journal_entry)
#: What an entry is made of, in every version.
_OLD_ENTRY = tuple(tables.journal_entry.c[n] for n in ("recorded_at", "kind", "version", "body"))


def _reader(path: Path) -> sqlite3.Connection:
    """Connect to the damaged file read-only; texts that cannot be decoded are read all the same."""
    reader = sqlite3.connect(f"{file_uri(path.absolute())}?mode=ro", uri=True)
    try:
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError:
        reader.close()
        reader = mended(path)
    reader.row_factory = sqlite3.Row
    reader.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    reader.execute("PRAGMA query_only=ON")
    return reader


#: A revision, and a column that the next one brought: add one with each revision.
_SIGNS = (
    ("0001", "tournament.seen_post"),
    ("0002", "printed_paper.place"),
    ("0003", "journal_entry.hash"),
    ("0004", "joined_journal.number"),
    ("0005", "season.name"),
    ("0006", "club_member.dues_until"),
    ("0007", "joined_flight.number"),
    ("0008", "club_member.of_age_on"),
    ("0009", "journal_entry.commitments"),
    ("0010", "writing_post.role"),
    ("0011", "winner_photo.picture"),
    ("0012", "club_member.in_public"),
    ("0013", "published_page.path"),
)

#: Columns of earlier revisions that a later one took away.
_OF_BEFORE = {"journal_entry.operator", "club_member.unpublished"}


def _version(reader: sqlite3.Connection) -> str:
    """The revision that a file's columns are of: what it says itself may be damaged too.

    Raises :class:`StorageTrouble` ``FILE_NEWER`` where it has columns nobody knows here.
    """
    there = {str(row[0]) for row in reader.execute("SELECT name FROM sqlite_master")}
    columns = {f"{t}.{row[1]}" for t in there for row in reader.execute(_columns_of(t))}
    ours = {f"{table.name}.{c.name}" for table in _EVERY for c in table.columns}
    theirs = {name for name in columns if name.partition(".")[0] in {t.name for t in _EVERY}}
    if unknown := theirs - ours - _OF_BEFORE:
        raise StorageTrouble("FILE_NEWER", ", ".join(sorted(unknown)))
    return next((before for before, sign in _SIGNS if sign not in columns), schema.CURRENT.head)


def _columns_of(table: str) -> str:
    quoted = table.replace('"', '""')
    return f'PRAGMA table_info("{quoted}")'


def _rows(reader: sqlite3.Connection, table: str) -> Iterator[Row]:
    """Every row that can be reached, one by one: a page that is lost hides its own rows alone."""
    try:
        yield from [dict(row) for row in reader.execute(f"SELECT * FROM {table}")]
        return
    except (sqlite3.Error, UnicodeDecodeError):
        pass
    number = missed = 0
    while missed < PAST_THE_END:
        number += 1
        try:
            row = reader.execute(f"SELECT * FROM {table} WHERE rowid = ?", (number,)).fetchone()
        except (sqlite3.Error, UnicodeDecodeError):
            row = None
        missed = 0 if row is not None else missed + 1
        if row is not None:
            yield dict(row)


def _written(found: Mapping[str, list[Row]], target: Path, version: str) -> Salvaged:
    try:
        own(target)
    except OSError as trouble:
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(target)) from trouble
    engine = file_engine(target)
    try:
        with storage_trouble():
            schema.upgrade(engine, schema.SchemaVersions(schema.CURRENT.revisions, version))
            saved = _copied(engine, found)
            if not saved.members and not any(told.kept for told in saved.tournaments):
                raise StorageTrouble("NOTHING_WHOLE", path=str(target))
            schema.bring_up_to_date(engine)
    except BaseException as trouble:
        engine.dispose()
        target.unlink(missing_ok=True)
        if isinstance(trouble, StorageTrouble) and trouble.code == "DISK_FULL":
            told = {"path": str(target.parent), "file": target.name}
            raise StorageTrouble("DISK_FULL", trouble.detail, **told) from trouble
        raise
    engine.dispose()
    return saved


def _copied(engine: Engine, found: Mapping[str, list[Row]]) -> Salvaged:
    """Write the whole rows, table by table, in the tables of the file's own version."""
    known = MetaData()
    lost = dict[str, int]()
    told = tuple[SalvagedTournament, ...]()
    known.reflect(engine)
    with engine.begin() as connection:
        told = _journals(connection, known, found)
        kept = {one.id: one.kept for one in told}
        for sealed in tables.SEALED:
            if sealed is not tables.tournament and sealed.name in known.tables:
                rows = found[sealed.name]
                if sealed in OF_ENTRIES:
                    rows = [row for row in rows if not _of_a_lost_entry(row, kept)]
                missing = _beside(connection, known.tables[sealed.name], rows)
                lost |= {sealed.name: missing} if missing else {}
    members = tables.club_member.name
    return Salvaged(told, lost, len(found[members]) - lost.get(members, 0))


def _journals(
    connection: Connection, known: MetaData, found: Mapping[str, list[Row]]
) -> tuple[SalvagedTournament, ...]:
    """Write each tournament with its entries up to the first that is missing or differs.

    One whose first entry is lost is not written: it would open as an evening where nothing was.
    """
    tournament, journal = (known.tables[t.name] for t in (tables.tournament, tables.journal_entry))
    rows = {row["id"]: row for row in found[tournament.name] if _is_number(row.get("id"))}
    entries: dict[int, dict[int, Row]] = {}
    for row in found[journal.name]:
        if _is_number(row.get("tournament_id")) and _is_number(row.get("sequence")):
            entries.setdefault(row["tournament_id"], {})[row["sequence"]] = row
    numbers = {row["tournament_id"]: row["number"] for row in found.get("joined_journal", ())}
    sealed = "hash" in journal.columns
    told = []
    for number in sorted(rows.keys() | entries.keys()):
        there = entries.get(number, {})
        followed = _chain(there, numbers) if sealed else _replayed(there)
        whole = [_plain(journal, row) for row in followed]
        row = _tournament_row(tournament, number, rows.get(number, {}))
        if whole:
            connection.execute(insert(tournament), row)
            connection.execute(insert(journal), whole)
        name = _shown(row["name"])
        told.append(SalvagedTournament(number, name, len(whole), len(there) - len(whole)))
    return tuple(told)


def _tournament_row(table: Table, number: int, row: Row) -> dict[str, Any]:
    """A tournament's row, sealed as it reads now; what is no value of its column is left out."""
    blank: Row = {"id": number, "name": "", "date": "", "created_at": 0, "archived": False}
    sound = {c.name: row[c.name] for c in table.columns if c.name in row and _is_sound(c, row)}
    known = _filled(table, {**blank, **sound})
    return {**known, DIGEST: digest_of(table, known)} if DIGEST in table.columns else known


def _chain(entries: Mapping[int, Row], numbers: Mapping[int, int]) -> Iterator[Row]:
    before = ""
    for sequence in range(1, len(entries) + 1):
        row = entries.get(sequence)
        if row is None or row["hash"] != chained(before, chained_as(row, numbers)):
            return
        before = row["hash"]
        yield row


def _replayed(entries: Mapping[int, Row]) -> Iterator[Row]:
    """Entries of a file without seals: those that follow each other, read and replay."""
    from td_app.persistence.event_codec import written_entry
    from td_app.tournament.history import History

    history = History()
    for sequence in range(1, len(entries) + 1):
        row = entries.get(sequence)
        if row is None or not all(_is_sound(column, row) for column in _OLD_ENTRY):
            return
        try:
            head = (row["recorded_at"], row["kind"], row["version"], row["body"])
            history.take(written_entry(sequence, *head))
        except Exception:
            # Whatever a damaged entry can make a reader, or the fold, say.
            return
        yield row


def _of_a_lost_entry(row: Row, kept: Mapping[int, int]) -> bool:
    last = kept.get(row.get("tournament_id", 0), 0)
    return _is_number(row.get("sequence")) and row["sequence"] > last


def _beside(connection: Connection, table: Table, rows: list[Row]) -> int:
    """Write the rows of a table that are as they were written; return how many are not.

    What belongs to a row that is not there any more (an entry's tournament) goes with it.
    """
    there = {
        key.parent.name: set(connection.execute(select(key.column)).scalars())
        for key in table.foreign_keys
    }
    whole = [
        _plain(table, row)
        for row in rows
        if _is_whole(table, row)
        and all(row.get(name) is None or row[name] in ids for name, ids in there.items())
    ]
    if whole:
        connection.execute(insert(table), whole)
    return len(rows) - len(whole)


def _is_whole(table: Table, row: Row) -> bool:
    """Return whether a row matches its seal; without seals, whether each value is of its type."""
    if DIGEST in table.columns:
        return bool(row.get(DIGEST) == digest_of(table, row))
    return all(_is_sound(column, row) for column in table.columns)


def _is_sound(column: Column[Any], row: Row) -> bool:
    value = row.get(column.name)
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, String):
        return isinstance(value, str) and _shown(value) == value
    return type(value) is int


def _shown(text: object) -> str:
    """Return a damaged text with its undecodable characters replaced."""
    return str(text).encode("utf-8", "replace").decode("utf-8")


def _plain(table: Table, row: Row) -> dict[str, Any]:
    return {column.name: row[column.name] for column in table.columns if column.name in row}


def _filled(table: Table, row: Row) -> dict[str, Any]:
    return {column.name: row.get(column.name) for column in table.columns}


def _is_number(value: object) -> bool:
    return type(value) is int


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
    # The bytes of a page; 1 stands for 65,536.
    size = int.from_bytes(held[16:18], "big")
    size = 65_536 if size == 1 else max(size, 512)
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
