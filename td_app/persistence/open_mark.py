"""The mark of a file that is open: in its header while one works, taken off at a clean close.

What was written last stands beside the file, in its write-ahead log. A file that bears the mark
without its log was copied while open, or parted from it: it may look whole, and lacks its end.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Engine

from td_app.persistence.database import PATIENCE, outside_transaction
from td_app.persistence.log_check import Log, state_of_log
from td_app.persistence.slow_disk import Disk
from td_app.ports.trouble import StorageTrouble

#: Where SQLite keeps the number that a program may give a file (``PRAGMA user_version``).
AT = 60
LONG = 4
OPEN = 1
#: What every club's file says it is (``PRAGMA application_id``, bytes 68 to 71, ``tdAp``), so that
#: a desktop knows it by its content, under any name.
KIND = 0x74644170


def mark_open(engine: Engine, disk: Disk) -> None:
    """Bear the mark, on disk in the file itself when this returns.

    It is written into the log first: from then on the log is there, and not empty. The write that
    follows the log's beginning takes ``disk`` what any act will take it.
    """
    outside_transaction(engine, f"PRAGMA application_id={KIND}")
    disk.written(lambda: outside_transaction(engine, f"PRAGMA user_version={OPEN}"))
    outside_transaction(engine, "PRAGMA wal_checkpoint(PASSIVE)")


def take_off_mark(engine: Engine) -> None:
    """Take the mark off: all that was written is about to stand in the file."""
    outside_transaction(engine, "PRAGMA user_version=0")
    outside_transaction(engine, "PRAGMA wal_checkpoint(PASSIVE)")


def fold_into_one_file(engine: Engine) -> None:
    """Leave one file behind when closing, that opens anywhere, even where nothing can be written.

    Someone else reading, or a disk that is full or gone, prevents it: nothing is lost, the
    entries are beside the file and the next opening finds them.
    """
    with suppress(StorageTrouble):
        outside_transaction(engine, "PRAGMA busy_timeout=0")
        take_off_mark(engine)
        outside_transaction(engine, "PRAGMA journal_mode=DELETE")


#: The files that this program has open for writing, by their identity on the disk. Opening one
#: of them by hand and closing it again would lose the locks that SQLite holds on it.
OPEN_HERE: set[tuple[int, int]] = set()


def open_here(path: Path) -> bool:
    """Return whether this program has a file open for writing, under any name."""
    try:
        status = path.stat()
    except OSError:
        return False
    return (status.st_dev, status.st_ino) in OPEN_HERE


@contextmanager
def held_open(path: Path) -> Iterator[None]:
    """Hold a file by its identity: two names of one file are one file.

    Raises :class:`StorageTrouble` ``ALREADY_OPEN``. On Windows only the name is held.
    """
    status = path.stat()
    identity = (status.st_dev, status.st_ino)
    held = -1
    if sys.platform != "win32":
        import fcntl

        if identity in OPEN_HERE:
            raise StorageTrouble("ALREADY_OPEN", "under another name", path=str(path))
        held = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as other:
            os.close(held)
            if other.errno in (errno.EWOULDBLOCK, errno.EAGAIN):
                raise StorageTrouble("ALREADY_OPEN", "another name", path=str(path)) from other
            # A file system that knows no such lock: the name is held all the same.
            held = -1
    OPEN_HERE.add(identity)
    try:
        yield
    finally:
        OPEN_HERE.discard(identity)
        if held >= 0:
            os.close(held)


def part_missing(path: Path) -> bool:
    """Return whether a file has the mark while its log is missing or not whole."""
    return state_of(path) is Log.BROKEN


def state_of(path: Path) -> Log:
    """Return what of a file stands beside it: all of it for one that is closed, or open here."""
    if open_here(path):
        return Log.WHOLE
    try:
        with path.open("rb") as file:
            header = file.read(AT + LONG)
    except OSError:
        return Log.WHOLE
    if len(header) < AT + LONG or int.from_bytes(header[AT:], "big") != OPEN:
        return Log.WHOLE
    try:
        return state_of_log(Path(f"{path}-wal"))
    except OSError:
        return Log.BROKEN


def settle(path: Path) -> None:
    """Bring what the log holds into the file, as far as nobody is in the way: then go on."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, timeout=PATIENCE)) as quiet:
        quiet.execute("PRAGMA wal_checkpoint(PASSIVE)")
