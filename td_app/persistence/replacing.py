"""A copy put in place of the club's file, which is kept: whole, even if interrupted.

The copy stands first beside the file, whole and read back, under a name of its own. What is left
of a replacing that was cut short is put right by the next opening: the file as it was, or the copy.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from glob import escape
from pathlib import Path

from filelock import FileLock, Timeout

from td_app.persistence.open_mark import held_open
from td_app.persistence.places import STAMP
from td_app.ports.trouble import StorageTrouble

#: What SQLite leaves beside a file; the log of what was written last goes first.
BESIDE = ("-wal", "-journal", "-shm")


def waiting_copy(path: Path) -> Path:
    """Return where the copy stands that is about to take a file's place."""
    return path.with_name(f"{path.stem}.put-back{path.suffix}")


def joining_copy(path: Path) -> Path:
    """Return where a file is made that joins another to a club's, before it takes its place."""
    return path.with_name(f"{path.stem}.joining{path.suffix}")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file beside the club's; the system lets go of it when the program dies.

    Raises :class:`StorageTrouble`: ``ALREADY_OPEN``, ``READ_ONLY``, ``FOLDER_FORBIDDEN``,
    ``DISK_FULL``.
    """
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
    try:
        yield
    finally:
        lock.release()


@contextmanager
def ours_alone(path: Path) -> Iterator[None]:
    """Hold a closed file, there or not, so that nobody opens it; raises :class:`StorageTrouble`."""
    with ExitStack() as stack:
        stack.enter_context(locked(path))
        if path.is_file():
            stack.enter_context(held_open(path))
        yield


def replace_file(path: Path, now: datetime) -> Path | None:
    """Put the waiting copy in a file's place; return where the file is kept, None if none was.

    Raises :class:`StorageTrouble` ``BACKUP_FAILED``; then the file is as it was.
    """
    kept = _kept_name(path, now) if path.exists() else None
    try:
        if kept is not None:
            for ending in BESIDE:
                _moved(Path(f"{path}{ending}"), Path(f"{kept}{ending}"))
            path.replace(kept)
        waiting_copy(path).replace(path)
    except OSError as trouble:
        with suppress(OSError):
            if kept is not None:
                _moved(kept, path)
            finish_replacing(path)
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(path)) from trouble
    settle_folder(path.parent)
    return kept


def finish_replacing(path: Path) -> None:
    """Put right what a replacing left that was cut short: the file as it was, else the copy.

    Raises ``OSError`` where the folder takes nothing.
    """
    waiting = waiting_copy(path)
    try:
        Path(f"{waiting}.part").unlink(missing_ok=True)
        for left in path.parent.glob(f"{escape(joining_copy(path).name)}*"):
            left.unlink()
        if not waiting.exists():
            return
    except OSError as trouble:
        if trouble.errno == errno.ENAMETOOLONG:
            return
        raise
    if not path.exists():
        waiting.replace(path)
    else:
        for ending in BESIDE:
            for beside in path.parent.glob(f"{escape(path.stem)} before *{path.suffix}{ending}"):
                if not Path(str(beside).removesuffix(ending)).exists():
                    _moved(beside, Path(f"{path}{ending}"))
        waiting.unlink()
    settle_folder(path.parent)


def settle_folder(folder: Path) -> None:
    """Flush a folder's entries to disk, on systems that allow it."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _moved(one: Path, to: Path) -> None:
    if one.exists() and not to.exists():
        one.replace(to)


def _kept_name(path: Path, now: datetime) -> Path:
    """A name of its own for the file that makes way, and for what goes with it."""
    stamp = now.strftime(STAMP)
    again = 2
    kept = path.with_name(f"{path.stem} before {stamp}{path.suffix}")
    while any(Path(f"{kept}{ending}").exists() for ending in ("", *BESIDE)):
        kept = path.with_name(f"{path.stem} before {stamp} {again}{path.suffix}")
        again += 1
    return kept
