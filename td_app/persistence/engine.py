"""Opens the club's file: locked for us, recognised, brought up to date, ready to append."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from td_app.persistence import schema
from td_app.persistence.club import SqlClubDirectory, SqlPrintedPapers
from td_app.persistence.database import (
    backup_before,
    file_engine,
    memory_engine,
    outside_transaction,
    own,
    read_only_engine,
    storage_trouble,
)
from td_app.persistence.journal_store import SqlJournalStore
from td_app.persistence.open_mark import (
    held_open,
    mark_open,
    open_here,
    part_missing,
    take_off_mark,
)
from td_app.persistence.places import (
    check_length,
    data_folder,
    is_network_folder,
    latest_copy,
    synchronised_by,
)
from td_app.persistence.privacy import SqlPrivacy
from td_app.persistence.server import server_engine
from td_app.ports import StorageTrouble

if TYPE_CHECKING:
    from td_app.persistence.bounded_connection import Line

#: Files up to this size are read through for damage when opened (bytes).
QUICKLY_CHECKED = 16_000_000


@dataclass(frozen=True)
class ClubFile(AbstractContextManager["ClubFile"]):
    """The club's file (or database), open: journals, members, settings, what was printed.

    ``warnings`` are what its director ought to know though it could be opened: ``PART_MISSING``,
    ``SYNCHRONISED_FOLDER``. ``line`` is what is shared by conversations with a server. Close it
    after use.
    """

    engine: Engine
    store: SqlJournalStore
    directory: SqlClubDirectory
    prints: SqlPrintedPapers
    privacy: SqlPrivacy
    path: Path | None = None
    read_only: bool = False
    warnings: tuple[StorageTrouble, ...] = ()
    line: Line | None = None
    _to_close: ExitStack = field(default_factory=ExitStack, repr=False, compare=False)

    def before_closing(self, do: Callable[[], object]) -> None:
        """Call ``do`` when the file is closed, while it is still open."""
        self._to_close.callback(do)

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self._to_close.close()

    def __exit__(self, *_: object) -> None:
        self.close()


def open_club_file(path: Path, *, read_only: bool = False) -> ClubFile:
    """Return the club's file at ``path``, made when missing, brought up to date when older.

    Open for writing, it is ours alone until closed (or until this program dies). With
    ``read_only`` nothing is made, locked or changed, and another program may be writing.

    Raises :class:`StorageTrouble`: ``PATH_TOO_LONG``, ``FOLDER_GIVEN``, ``FOLDER_FORBIDDEN``,
    ``FILE_FORBIDDEN``, ``FILE_MISSING`` and ``FILE_EMPTY`` (reading), ``READ_ONLY``,
    ``ALREADY_OPEN``, ``NETWORK_FOLDER`` and ``DISK_FULL`` (these four can be opened read-only),
    ``FILE_CORRUPTED``, ``NOT_A_CLUB_FILE``, ``FILE_NEWER``, ``FILE_LOCKED``, ``BACKUP_FAILED``.
    """
    path = Path(os.path.realpath(path))
    check_length(path)
    if path.is_dir():
        raise StorageTrouble("FOLDER_GIVEN", path=str(path))
    with ExitStack() as stack:
        opened = _opened_to_read if read_only else _opened_to_write
        warnings = _warnings(path)
        try:
            engine = opened(path, stack)
        except StorageTrouble as trouble:
            raise _with_its_copy(trouble, path) from trouble
        return _club_file(engine, path, read_only, stack.pop_all(), warnings)


def _warnings(path: Path) -> tuple[StorageTrouble, ...]:
    """What is told of a file that is opened all the same: looked at before it is."""
    found = []
    if part_missing(path):
        copy = latest_copy(path)
        params = {"path": str(path)} | ({"copy": str(copy.path)} if copy else {})
        found.append(StorageTrouble("PART_MISSING", **params))
    if service := synchronised_by(path):
        found.append(StorageTrouble("SYNCHRONISED_FOLDER", path=str(path), service=service))
    return tuple(found)


def _with_its_copy(trouble: StorageTrouble, path: Path) -> StorageTrouble:
    """A damaged file is told with the copy that can take its place, if there is one."""
    copy = latest_copy(path) if trouble.code == "FILE_CORRUPTED" else None
    if copy is None:
        return trouble
    params = {**trouble.params, "path": str(path), "copy": str(copy.path)}
    return StorageTrouble(trouble.code, trouble.detail, **params)


def memory_club() -> ClubFile:
    """Return an empty club that lives in memory until closed."""
    engine = memory_engine()
    schema.create(engine)
    return _club_file(engine, None, False, _disposing(engine))


def open_database(url: str, *, make: bool = True) -> ClubFile:
    """Return the club kept in a PostgreSQL database, shared by several posts.

    An empty or older one is brought up to date where this user may, unless ``make`` is False.
    Raises :class:`StorageTrouble`: ``DATABASE_UNKNOWN``, ``SERVER_UNREACHABLE``,
    ``NOT_A_CLUB_FILE``, ``FILE_NEWER``, ``DATABASE_EMPTY``, ``DATABASE_OLDER``, and what a server
    refuses.
    """
    engine, line = server_engine(url)
    with _disposing(engine) as stack, storage_trouble():
        with engine.connect() as connection:
            found = schema.revision(connection)
        if found != schema.CURRENT.head:
            _bring_up_to_date(engine, found, make=make)
        return replace(_club_file(engine, None, False, stack.pop_all()), line=line)


def _bring_up_to_date(engine: Engine, found: str | None, *, make: bool) -> None:
    late = StorageTrouble("DATABASE_EMPTY" if found is None else "DATABASE_OLDER")
    if found is not None and not schema.known(found):
        raise StorageTrouble("FILE_NEWER", f"schema {found}", version=found)
    if not make:
        raise late
    try:
        with storage_trouble():
            schema.bring_up_to_date(engine)
    except StorageTrouble as trouble:
        raise (late if trouble.code == "NOT_ALLOWED" else trouble) from trouble


def _club_file(
    engine: Engine,
    path: Path | None,
    read_only: bool,
    closing: ExitStack,
    warnings: tuple[StorageTrouble, ...] = (),
) -> ClubFile:
    store, directory = SqlJournalStore(engine), SqlClubDirectory(engine)
    prints, privacy = SqlPrintedPapers(engine), SqlPrivacy(engine)
    kept = (store, directory, prints, privacy)
    return ClubFile(engine, *kept, path, read_only, warnings, _to_close=closing)


def _disposing(engine: Engine) -> ExitStack:
    stack = ExitStack()
    stack.callback(engine.dispose)
    return stack


def _opened_to_write(path: Path, stack: ExitStack) -> Engine:
    if is_network_folder(path):
        raise StorageTrouble("NETWORK_FOLDER", path=str(path))
    _make_folder(path)
    _check_writable(path)
    _lock(path, stack)
    _make_file(path)
    stack.callback(_leave_no_empty_file, path)
    stack.enter_context(held_open(path))
    engine = file_engine(path)
    stack.callback(engine.dispose)
    with storage_trouble():
        _check_for_damage(engine, path)
        schema.bring_up_to_date(engine, before=lambda head: backup_before(path, head))
        # Only now: a file that is refused is left as it was, to the last byte.
        outside_transaction(engine, "PRAGMA journal_mode=WAL")
        mark_open(engine)
    stack.callback(_fold_into_one_file, engine)
    return engine


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and path.parent == data_folder():
            # Ours alone, also where an earlier version left it open to everyone.
            path.parent.chmod(0o700)
    except OSError as trouble:
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble), path=str(path.parent)) from trouble


def _make_file(path: Path) -> None:
    """Names and addresses stand in it: readable by its owner alone from its first byte."""
    try:
        own(path)
    except FileExistsError:
        return
    except OSError as trouble:
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble), path=str(path.parent)) from trouble


def _leave_no_empty_file(path: Path) -> None:
    """What could not be made at all, on a full disk, leaves nothing behind."""
    with suppress(OSError):
        if not path.stat().st_size:
            path.unlink()


def _check_writable(path: Path) -> None:
    """Tried for real: rights on paper (``os.access``) are not always those of the disk."""
    try:
        with path.open("rb+"):
            pass
    except FileNotFoundError:
        return
    except OSError as trouble:
        _check_readable(path)
        raise StorageTrouble("READ_ONLY", str(trouble), path=str(path)) from trouble


def _check_readable(path: Path) -> None:
    if open_here(path):
        return
    try:
        with path.open("rb"):
            pass
    except FileNotFoundError as trouble:
        raise StorageTrouble("FILE_MISSING", str(trouble), path=str(path)) from trouble
    except OSError as trouble:
        raise StorageTrouble("FILE_FORBIDDEN", str(trouble), path=str(path)) from trouble


def _lock(path: Path, stack: ExitStack) -> None:
    """Hold the lock file beside the club's; the system lets go of it when the program dies."""
    lock = FileLock(f"{path}.lock", timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout as held:
        raise StorageTrouble("ALREADY_OPEN", str(held), path=str(path)) from held
    except OSError as trouble:
        # A folder closed to us: a file that is there can still be looked at.
        code = "READ_ONLY" if path.exists() else "FOLDER_FORBIDDEN"
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else code
        raise StorageTrouble(code, str(trouble), path=str(path)) from trouble
    stack.callback(lock.release)


def _check_for_damage(engine: Engine, path: Path) -> None:
    """Raise ``FILE_CORRUPTED`` on a small file that SQLite finds damaged.

    A large one is only looked at where it is read: opening must not grow with the years.
    """
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
        if path.stat().st_size <= QUICKLY_CHECKED:
            said = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if said != "ok":
                raise StorageTrouble("FILE_CORRUPTED", str(said), path=str(path))


def _fold_into_one_file(engine: Engine) -> None:
    """Leave one file behind when closing, that opens anywhere, even where nothing can be written.

    Someone else reading, or a disk that is full or gone, prevents it: nothing is lost, the
    entries are beside the file and the next opening finds them.
    """
    with suppress(StorageTrouble):
        outside_transaction(engine, "PRAGMA busy_timeout=0")
        take_off_mark(engine)
        outside_transaction(engine, "PRAGMA journal_mode=DELETE")


def _opened_to_read(path: Path, stack: ExitStack) -> Engine:
    _check_readable(path)
    with storage_trouble():
        engine = _reading_as_it_stands(path, stack)
        with engine.connect() as connection:
            found = schema.revision(connection)
        if found is None:
            raise StorageTrouble("FILE_EMPTY", path=str(path))
        if not schema.known(found):
            raise StorageTrouble("FILE_NEWER", f"schema {found}", version=found)
        if found == schema.CURRENT.head:
            return engine
        return _reading_a_copy(path, stack)


def _reading_as_it_stands(path: Path, stack: ExitStack) -> Engine:
    """Read beside whoever writes; without shared memory, as a file that cannot change."""
    try:
        return _tried(read_only_engine(path), stack)
    except DBAPIError as trouble:
        said = str(trouble.orig).lower()
        if not any(words in said for words in ("unable to open", "readonly", "locking protocol")):
            raise
    if any(beside.exists() and beside.stat().st_size for beside in _unfinished(path)):
        return _reading_a_copy(path, stack)
    return _tried(read_only_engine(path, immutable=True), stack)


def _unfinished(path: Path) -> tuple[Path, Path]:
    """Where SQLite keeps what a program that died had begun: new entries, or a way back."""
    return Path(f"{path}-wal"), Path(f"{path}-journal")


def _tried(engine: Engine, stack: ExitStack) -> Engine:
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
    except BaseException:
        engine.dispose()
        raise
    stack.callback(engine.dispose)
    return engine


def _reading_a_copy(path: Path, stack: ExitStack) -> Engine:
    """Read a copy in a folder of our own: an older file upgraded there, or a half-closed one."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="td-app-")))
    copy = folder / path.name
    for original, copied in zip(
        (path, *_unfinished(path)), (copy, *_unfinished(copy)), strict=True
    ):
        if original.exists():
            shutil.copyfile(original, copied)
    whole = file_engine(copy)
    try:
        schema.bring_up_to_date(whole)
        _fold_into_one_file(whole)
    finally:
        whole.dispose()
    return _tried(read_only_engine(copy), stack)
