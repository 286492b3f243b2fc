"""SQLite as the club's file needs it: on disk when a commit returns, reads that never lock."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

from td_app.persistence.trouble import storage_trouble
from td_app.ports import StorageTrouble

#: How long a statement waits for another program (a backup, a virus scanner), in seconds.
PATIENCE = 3.0

#: The mark of a connection that writes: its transaction takes the write lock at once.
WRITES = "club_writes"

_EVERYWHERE = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA synchronous=FULL",
    "PRAGMA secure_delete=ON",
    "PRAGMA cell_size_check=ON",
)
_ON_A_MAC = ("PRAGMA fullfsync=ON", "PRAGMA checkpoint_fullfsync=ON")


def writing(engine: Engine) -> Engine:
    """Return the same engine (same connections) for transactions that write.

    On SQLite they begin with ``BEGIN IMMEDIATE``: two writers wait for each other instead of
    failing half-way. Elsewhere it changes nothing.
    """
    return engine.execution_options(**{WRITES: True})


def file_engine(path: Path) -> Engine:
    """Return an engine that reads and writes a file; one connection, used again and again."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )

    engine = _pooled(connect, _EVERYWHERE + (_ON_A_MAC if sys.platform == "darwin" else ()))
    _watch_that_it_is_still_there(engine, path)
    return engine


def read_only_engine(path: Path, *, immutable: bool = False) -> Engine:
    """Return an engine that cannot write; ``immutable`` when nobody else can either."""
    mode = "immutable=1" if immutable else "mode=ro"
    uri = f"{_uri(path)}?{mode}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )

    return _pooled(connect, ("PRAGMA query_only=ON", "PRAGMA cell_size_check=ON"))


def outside_transaction(engine: Engine, pragma: str) -> None:
    """Run what SQLite only does between transactions; raises :class:`StorageTrouble`."""
    with storage_trouble():
        bare = engine.raw_connection()
        try:
            bare.cursor().execute(pragma)
        finally:
            bare.close()


def empty_log(engine: Engine) -> None:
    """Leave no older copy of what was just erased in the write-ahead log, as far as one can.

    Someone reading at this moment keeps the log alive; it empties when the file is closed.
    """
    if engine.dialect.name == "sqlite":
        outside_transaction(engine, "PRAGMA wal_checkpoint(TRUNCATE)")


def memory_engine() -> Engine:
    """Return an engine on a database that lives in memory as long as the engine does."""
    engine = create_engine(
        "sqlite://",
        poolclass=StaticPool,
        connect_args={"isolation_level": None, "check_same_thread": False},
    )
    _set_up(engine, _EVERYWHERE)
    return engine


def _pooled(connect: Callable[[], sqlite3.Connection], pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=1, max_overflow=4
    )
    _set_up(engine, pragmas)
    return engine


def _set_up(engine: Engine, pragmas: tuple[str, ...]) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _watch_that_it_is_still_there(engine: Engine, path: Path) -> None:
    """A deleted file would go on taking entries until the program ends, then lose them all."""
    opened: list[tuple[int, int]] = []

    @event.listens_for(engine, "connect")
    def connected(_connection: sqlite3.Connection, _record: object) -> None:
        if not opened:
            opened.append(_identity(path))

    @event.listens_for(engine, "begin", insert=True)
    def begun(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES, False) and _identity(path) != opened[0]:
            raise StorageTrouble("FILE_LOST", "another file stands in its place", path=str(path))


def _identity(path: Path) -> tuple[int, int]:
    try:
        status = path.stat()
    except OSError as gone:
        raise StorageTrouble("FILE_LOST", str(gone), path=str(path)) from gone
    return status.st_dev, status.st_ino


def _uri(path: Path) -> str:
    """SQLite wants an empty authority: ``file:///C:/…``, and ``file:////server/…`` for shares."""
    slashed = path.as_posix()
    return "file://" + quote(slashed if slashed.startswith("/") else f"/{slashed}")
