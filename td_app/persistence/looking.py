"""A club's file opened only to look at: nothing is made, locked or changed, others may write."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from td_app.persistence import schema
from td_app.persistence.database import file_engine, read_only_engine, storage_trouble
from td_app.persistence.open_mark import fold_into_one_file, open_here
from td_app.ports.trouble import StorageTrouble

#: How the folders of copies made to be read are called, among the system's temporary files.
LOOKED_AT = "td-app-"


def check_readable(path: Path) -> None:
    """Raise :class:`StorageTrouble`: ``FILE_MISSING``, ``FILE_FORBIDDEN``."""
    if open_here(path):
        return
    try:
        with path.open("rb"):
            pass
    except FileNotFoundError as trouble:
        raise StorageTrouble("FILE_MISSING", str(trouble), path=str(path)) from trouble
    except OSError as trouble:
        raise StorageTrouble("FILE_FORBIDDEN", str(trouble), path=str(path)) from trouble


def engine_to_read(path: Path, stack: ExitStack) -> Engine:
    """Return an engine that reads a file; an older one is read from a copy brought up to date.

    Raises :class:`StorageTrouble`: ``FILE_EMPTY``, ``FILE_NEWER``, ``FILE_CORRUPTED``.
    """
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
    """Open a file for reading beside a writer; without shared memory, as an immutable file.

    One that was parted from its log is read from a copy: SQLite would begin a log beside it.
    """
    if _without_its_log(path):
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=LOOKED_AT)))
        return _tried(read_only_engine(Path(shutil.copy(path, folder))), stack)
    try:
        return _tried(read_only_engine(path), stack)
    except DBAPIError as trouble:
        said = str(trouble.orig).lower()
        if not any(words in said for words in ("unable to open", "readonly", "locking protocol")):
            raise
    if any(beside.exists() and beside.stat().st_size for beside in _unfinished(path)):
        return _reading_a_copy(path, stack)
    return _tried(read_only_engine(path, immutable=True), stack)


def _without_its_log(path: Path) -> bool:
    """Return whether a file says that it has a log (its 19th byte) and none is beside it."""
    if open_here(path) or Path(f"{path}-wal").exists():
        return False
    with path.open("rb") as file:
        return file.read(19)[18:] == b"\x02"


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
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix=LOOKED_AT)))
    copy = folder / path.name
    for original, copied in zip(
        (path, *_unfinished(path)), (copy, *_unfinished(copy)), strict=True
    ):
        if original.exists():
            shutil.copyfile(original, copied)
    whole = file_engine(copy)
    try:
        schema.bring_up_to_date(whole)
        fold_into_one_file(whole)
    finally:
        whole.dispose()
    return _tried(read_only_engine(copy), stack)
