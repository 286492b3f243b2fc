"""A copy of the club's file, made while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from td_app.persistence.sqlite_engine import PATIENCE
from td_app.ports import StorageTrouble

PAGES_AT_A_TIME = 2_000


def backup(source: Path, target: Path) -> Path:
    """Return ``target``, now a complete copy of the file, readable by itself.

    It appears whole or not at all. Raises :class:`StorageTrouble` ``BACKUP_FAILED``.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(source, timeout=PATIENCE)) as original,
            closing(sqlite3.connect(part)) as copy,
        ):
            original.backup(copy, pages=PAGES_AT_A_TIME)
            # The copy inherits the write-ahead mode: a copy should be one file, on any disk.
            copy.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as trouble:
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
