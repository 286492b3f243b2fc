"""A club taken from a server into a file, or from a file into an empty database: row by row."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, insert, select, text

from td_app.persistence import tables
from td_app.persistence.copies import held_in, summary_of
from td_app.persistence.database import storage_trouble, writing
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.server import at_one_moment, disable_statement_timeout
from td_app.ports.copies import ClubFileSummary
from td_app.ports.trouble import StorageTrouble

#: Rows handed over at a time.
AT_A_TIME = 500


def into_file(url: str, target: Path) -> ClubFileSummary:
    """Write a server's club into a new file; return what was read back.

    Raises :class:`StorageTrouble` ``FILE_EXISTS``, and what opening either raises.
    """
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    with open_database(url, make=False) as source:
        return written_to_file(source, target)


def written_to_file(source: ClubFile, target: Path) -> ClubFileSummary:
    """Write an open club into a new file; return what was read back.

    The file appears whole or not at all. Raises :class:`StorageTrouble` ``FILE_EXISTS``, and what
    opening one raises.
    """
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    part = target.with_name(f"{target.stem}.part{target.suffix}")
    try:
        part.unlink(missing_ok=True)
        with open_club_file(part) as file:
            taken_over(source, file)
        written = held_in(part)
        part.replace(target)
        return written
    except OSError as trouble:
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(target)) from trouble
    finally:
        for ending in ("", "-wal", "-shm", ".lock"):
            with suppress(OSError):
                Path(f"{part}{ending}").unlink(missing_ok=True)


def into_database(source: Path, url: str) -> ClubFileSummary:
    """Write a club's file into a database that holds no club yet; return what was read back.

    The owner alone may: the entries of others are judged as they are written. Raises
    :class:`StorageTrouble` ``DATABASE_NOT_EMPTY``, ``NOT_ALLOWED``, and what opening either raises.
    """
    with open_club_file(source, read_only=True) as file, open_database(url) as target:
        if target.bound or target.unbound:
            raise StorageTrouble("NOT_ALLOWED")
        taken_over(file, target)
        return summary_of(target)


def taken_over(source: ClubFile, target: ClubFile) -> None:
    """Copy every row of one club into another, empty one; all of them or none."""
    with (
        storage_trouble(),
        at_one_moment(source.engine).connect() as reading,
        writing(target.engine).begin() as written,
    ):
        disable_statement_timeout(reading)
        disable_statement_timeout(written)
        kept = (tables.tournament, tables.club_member, tables.operator)
        if any(written.execute(select(table).limit(1)).first() for table in kept):
            raise StorageTrouble("DATABASE_NOT_EMPTY")
        # What opening it may have noted of itself.
        written.execute(tables.club_setting.delete())
        for table in tables.metadata.sorted_tables:
            rows = reading.execute(select(table)).mappings()
            while some := rows.fetchmany(AT_A_TIME):
                written.execute(insert(table), [dict(row) for row in some])
        _number_on(written)


def _number_on(connection: Connection) -> None:
    """Let the server number rows after those it was handed."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables.metadata.sorted_tables:
        if "id" in table.c:
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'),"
                    f" (SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
                )
            )
