"""Writing a file whole or not at all; reading one that the director chose, of any kind."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path

from td_app.ports.trouble import StorageTrouble


def write_file(path: Path, content: bytes, mode: int = 0o644, *, lasting: bool = True) -> None:
    """Write a file whole or not at all; :class:`StorageTrouble` says what stood in the way.

    ``mode``: who may read it, where the system knows that. One that is not ``lasting`` can be made
    again: it is not waited for until the disk has it.
    """
    made = ""
    whole = False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, made = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        whole = True
        Path(made).chmod(mode)
        Path(made).replace(path)
    except OSError as trouble:
        if made:
            with contextlib.suppress(OSError):
                Path(made).unlink(missing_ok=True)
        full = trouble.errno in (errno.ENOSPC, errno.EDQUOT)
        # Windows lets nobody take the name of a file that is open in another program.
        held = whole and isinstance(trouble, PermissionError) and path.is_file()
        code = "DISK_FULL" if full else "FILE_IN_USE" if held else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble), path=str(path.parent), file=path.name) from trouble


def read_file(path: Path, most: int) -> bytes:
    """Return what a file holds, of at most so many bytes; no pipe is waited for.

    Raises :class:`StorageTrouble`: ``FILE_MISSING``, ``FILE_FORBIDDEN``, ``FOLDER_GIVEN``,
    ``NOT_A_PLAIN_FILE``, ``FILE_TOO_LONG``.
    """
    told = {"path": str(path)}
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            folder = stat.S_ISDIR(found.st_mode)
            raise StorageTrouble("FOLDER_GIVEN" if folder else "NOT_A_PLAIN_FILE", **told)
        if found.st_size > most:
            raise StorageTrouble("FILE_TOO_LONG", most=str(most >> 20), **told)
        return path.read_bytes()
    except FileNotFoundError as trouble:
        raise StorageTrouble("FILE_MISSING", str(trouble), **told) from trouble
    except OSError as trouble:
        raise StorageTrouble("FILE_FORBIDDEN", str(trouble), **told) from trouble
