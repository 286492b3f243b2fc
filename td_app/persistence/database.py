"""SQLite as the club's file needs it, and what any database says told as a storage trouble."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Delete, Engine, Select, Update, create_engine, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from td_app.persistence.slow_disk import Disk, MeasuredConnection
from td_app.ports.trouble import StorageTrouble

#: What the database's message holds, and the code it means; first match wins.
SAID = (
    ("database or disk is full", "DISK_FULL"),
    ("no space left on device", "DISK_FULL"),
    ("readonly database", "READ_ONLY"),
    ("read-only transaction", "READ_ONLY"),
    ("locked", "FILE_LOCKED"),
    ("busy", "FILE_LOCKED"),
    ("malformed", "FILE_CORRUPTED"),
    ("not a database", "FILE_CORRUPTED"),
    ("could not decode", "FILE_CORRUPTED"),
    ("unsupported file format", "FILE_CORRUPTED"),
    ("unable to open", "FOLDER_FORBIDDEN"),
    ("disk i/o error", "FILE_LOST"),
    ("no such table", "FILE_CORRUPTED"),
    ("no such column", "FILE_CORRUPTED"),
    ("cannot contain nul", "TEXT_UNREADABLE"),
)

#: What a server means, by the code it gives (SQLSTATE): its words are in its own language.
STATES = {
    "25006": "READ_ONLY",
    "28000": "WRONG_PASSWORD",
    "28P01": "WRONG_PASSWORD",
    "3D000": "NO_SUCH_DATABASE",
    "42501": "NOT_ALLOWED",
    "53100": "DISK_FULL",
    "53300": "SERVER_BUSY",
    "55P03": "SERVER_BUSY",
    "57014": "SERVER_BUSY",
    # Our own, of an entry that the server judged: see ``judged_entries.py``.
    "TD001": "ENTRY_GAP",
    "TD002": "ENTRY_UNCHAINED",
    "TD003": "ENTRY_POST",
    "TD004": "ENTRY_HOUR",
    "TD005": "ENTRY_TOO_LONG",
    "TD006": "ENTRY_INCOMPLETE",
}

#: What a server says before there is a conversation, when it gives no code yet: its words in
#: English, and as a server installed in French says them.
AT_THE_DOOR = (
    ("no password supplied", "PASSWORD_MISSING"),
    ("password", "WRONG_PASSWORD"),
    ("mot de passe", "WRONG_PASSWORD"),
    ("pg_hba.conf", "WRONG_PASSWORD"),
    # A server that stops or starts: "the database system is starting up".
    ("database system", "SERVER_UNREACHABLE"),
    ("système de bases de données", "SERVER_UNREACHABLE"),
    ("role ", "WRONG_PASSWORD"),
    ("le rôle", "WRONG_PASSWORD"),
    ("database ", "NO_SUCH_DATABASE"),
    ("base de données", "NO_SUCH_DATABASE"),
    ("too many", "SERVER_BUSY"),
    ("ssl", "NO_ENCRYPTION"),
    ("certificate", "NO_ENCRYPTION"),
    ("translate host name", "NO_SUCH_SERVER"),
    ("name or service not known", "NO_SUCH_SERVER"),
    ("invalid port", "DATABASE_PORT"),
    ("invalid integer value", "DATABASE_PORT"),
    ("definition of service", "DATABASE_UNKNOWN"),
)


@contextmanager
def storage_trouble() -> Iterator[None]:
    """Turn what the database raises into :class:`StorageTrouble`."""
    try:
        yield
    except DBAPIError as trouble:
        raise StorageTrouble(code_of(trouble), str(trouble.orig)) from trouble
    except sqlite3.Error as trouble:
        raise StorageTrouble(code_said(str(trouble)), str(trouble)) from trouble
    except SQLAlchemyError as trouble:
        raise StorageTrouble("STORAGE_FAILED", str(trouble)) from trouble
    except UnicodeDecodeError as trouble:
        raise StorageTrouble("FILE_CORRUPTED", str(trouble)) from trouble
    except UnicodeEncodeError as trouble:
        # Half a character, as a badly cut text holds: neither SQLite nor PostgreSQL keeps it.
        raise StorageTrouble("TEXT_UNREADABLE", str(trouble)) from trouble
    except Exception as trouble:
        # A link that ends while a conversation is set up or put away is told by the driver alone.
        if type(trouble).__module__.startswith("psycopg"):
            raise StorageTrouble("SERVER_UNREACHABLE", str(trouble)) from trouble
        raise


def code_said(text: str) -> str:
    """Return the code a database's message means.

    >>> code_said("attempt to write a readonly database")
    'READ_ONLY'
    """
    said = text.lower()
    return next((code for words, code in SAID if words in said), "STORAGE_FAILED")


def code_of(trouble: DBAPIError) -> str:
    """Return the code of what a database said; a server that does not answer has its own."""
    said = str(trouble.orig)
    if not type(trouble.orig).__module__.startswith("psycopg"):
        return code_said(said)
    state = getattr(trouble.orig, "sqlstate", None)
    if state in STATES:
        return STATES[state]
    code = code_said(said)
    if code != "STORAGE_FAILED" or not isinstance(trouble, OperationalError | InterfaceError):
        return code
    if state is None and not trouble.connection_invalidated:
        told = said.lower()
        return next((code for words, code in AT_THE_DOOR if words in told), "SERVER_UNREACHABLE")
    return "SERVER_UNREACHABLE"


#: How long a statement waits for another program (a backup, a virus scanner), in seconds.
PATIENCE = 3.0

#: The mark of a connection that writes: its transaction takes the write lock at once.
WRITES = "club_writes"

#: The mark of one that also writes what nobody is told is kept: no disk is waited for.
UNSYNCHRONISED = "club_unsynchronised"

_EVERYWHERE = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA synchronous=FULL",
    "PRAGMA secure_delete=ON",
    "PRAGMA cell_size_check=ON",
)
_ON_A_MAC = ("PRAGMA fullfsync=ON", "PRAGMA checkpoint_fullfsync=ON")


class DatabaseStore:
    """Base of the stores of a database; reading and writing raise :class:`StorageTrouble`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = writing(engine)

    def _read(self, query: Select[Any]) -> Sequence[Any]:
        with storage_trouble(), self._engine.connect() as connection:
            return connection.execute(query).all()

    def _changed(self, change: Update | Delete) -> int:
        """Change rows in one transaction; return how many."""
        with storage_trouble(), self._writing.begin() as connection:
            return int(connection.execute(change).rowcount)

    def _empty_log(self) -> None:
        """Leave no older copy of what was just erased in the write-ahead log, as far as one can.

        Someone reading at this moment keeps the log alive; it empties when the file is closed.
        """
        if self._engine.dialect.name == "sqlite":
            outside_transaction(self._engine, "PRAGMA wal_checkpoint(TRUNCATE)")
            # The log of an open file is never empty: see ``open_mark.py``.
            with self._writing.begin() as connection:
                marked = connection.exec_driver_sql("PRAGMA user_version").scalar()
                connection.exec_driver_sql(f"PRAGMA user_version={marked}")


def writing(engine: Engine) -> Engine:
    """Return the same engine (same connections) for transactions that write.

    On SQLite they begin with ``BEGIN IMMEDIATE``: two writers wait for each other instead of
    failing half-way. Elsewhere it changes nothing.
    """
    return engine.execution_options(**{WRITES: True})


def file_engine(path: Path, disk: Disk | None = None) -> Engine:
    """Return an engine that reads and writes a file; one connection, used again and again.

    ``disk`` measures its writes, and lets a window go on meanwhile.
    """

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            path,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
            factory=MeasuredConnection,
        )
        connection.disk = disk
        return connection

    engine = _pooled(connect, _EVERYWHERE + (_ON_A_MAC if sys.platform == "darwin" else ()))
    _watch_that_it_is_still_there(engine, path)
    return engine


def read_only_engine(path: Path, *, immutable: bool = False) -> Engine:
    """Return an engine that cannot write; ``immutable`` when nobody else can either."""
    mode = "immutable=1" if immutable else "mode=ro"
    uri = f"{file_uri(path)}?{mode}"

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


def read_any_text(engine: Engine) -> None:
    """Read damaged text too: what is no text any more is found by its digest, not by a fault."""
    with engine.connect() as connection:
        driver = connection.connection.dbapi_connection
        if isinstance(driver, sqlite3.Connection):
            driver.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")


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
        marks = connection.get_execution_options()
        if not marks.get(WRITES, False):
            connection.exec_driver_sql("BEGIN")
            return
        driver = connection.connection.dbapi_connection
        if isinstance(driver, MeasuredConnection):
            driver.synchronise(not marks.get(UNSYNCHRONISED, False))
        disk = driver.disk if isinstance(driver, MeasuredConnection) else None
        begin = partial(connection.exec_driver_sql, "BEGIN IMMEDIATE")
        # Wait for a writer at work.
        if disk is None:
            begin()
        else:
            disk.run(begin)


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


def file_uri(path: Path) -> str:
    """Return a path as SQLite opens it by URI.

    SQLite wants an empty authority: ``file:///C:/…``, and ``file:////server/…`` for shares.
    """
    slashed = path.as_posix()
    return "file://" + quote(slashed if slashed.startswith("/") else f"/{slashed}")


PAGES_AT_A_TIME = 2_000


def own(path: Path) -> None:
    """Make an empty file that its owner alone reads; raises ``OSError``, also when it is there.

    SQLite gives the same rights to what it writes beside it.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _to_copy(source: Path) -> sqlite3.Connection:
    """Connect read-only: the last writer closes the file, and removes its mark."""
    uri = f"{file_uri(source.absolute())}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE)


def backup(source: Path, target: Path, *, whole: bool = True) -> Path:
    """Return ``target``, now a complete copy of the file, readable by itself.

    It appears whole or not at all; not ``whole``, it goes on saying that its end is missing
    (``open_mark.py``). Raises :class:`StorageTrouble` ``BACKUP_FAILED``.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        own(part)
        with (
            closing(_to_copy(source)) as original,
            closing(sqlite3.connect(part)) as copy,
        ):
            original.backup(copy, pages=PAGES_AT_A_TIME)
            # The copy inherits the write-ahead mode: a copy should be one file, on any disk.
            copy.execute("PRAGMA journal_mode=DELETE")
            if whole:
                copy.execute("PRAGMA user_version=0")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as trouble:
        # A stick that takes nothing, or is gone, does not even let go of what is not there.
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(target)) from trouble
    return target


def backup_before(path: Path, head: str) -> Path:
    """Return a copy beside the file, named after the version it is about to leave for.

    ``club.db`` gives ``club.before-0002.db``; a copy that is there already is kept, and the
    new one numbered.
    """
    target = path.with_name(f"{path.stem}.before-{head}{path.suffix}")
    number = 2
    while target.exists():
        target = path.with_name(f"{path.stem}.before-{head}-{number}{path.suffix}")
        number += 1
    return backup(path, target)
