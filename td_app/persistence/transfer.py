"""A club taken from a server into a file, or from a file into an empty database: row by row."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, insert, select, text

from td_app.persistence import tables
from td_app.persistence.copies import held
from td_app.persistence.database import storage_trouble, writing
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.server import at_one_moment, take_your_time
from td_app.ports import Held, StorageTrouble

#: Rows handed over at a time.
AT_A_TIME = 500


def into_file(url: str, target: Path) -> Held:
    """Write a server's club into a new file; return what was read back.

    Raises :class:`StorageTrouble` ``FILE_EXISTS``, and what opening either raises.
    """
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    try:
        with open_database(url, make=False) as source, open_club_file(target) as file:
            taken_over(source, file)
        with open_club_file(target, read_only=True) as file:
            return held(file)
    except StorageTrouble:
        target.unlink(missing_ok=True)
        raise


def into_database(source: Path, url: str) -> Held:
    """Write a club's file into a database that holds no club yet; return what was read back.

    Raises :class:`StorageTrouble` ``DATABASE_NOT_EMPTY``, and what opening either raises.
    """
    with open_club_file(source, read_only=True) as file, open_database(url) as target:
        taken_over(file, target)
        return held(target)


def taken_over(source: ClubFile, target: ClubFile) -> None:
    """Write every row of one club into another, empty; all of them or none."""
    with (
        storage_trouble(),
        at_one_moment(source.engine).connect() as reading,
        writing(target.engine).begin() as written,
    ):
        take_your_time(reading)
        take_your_time(written)
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
