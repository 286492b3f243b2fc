"""What the database says, told as a storage trouble with a code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from td_app.ports import StorageTrouble

#: What SQLite's message holds, and the code it means; first match wins.
SAID = (
    ("database or disk is full", "DISK_FULL"),
    ("readonly database", "READ_ONLY"),
    ("locked", "FILE_LOCKED"),
    ("busy", "FILE_LOCKED"),
    ("malformed", "FILE_CORRUPTED"),
    ("not a database", "FILE_CORRUPTED"),
    ("unable to open", "FOLDER_FORBIDDEN"),
    ("disk i/o error", "FILE_LOST"),
    ("no such table", "FILE_CORRUPTED"),
    ("no such column", "FILE_CORRUPTED"),
)


@contextmanager
def storage_trouble() -> Iterator[None]:
    """Turn what the database raises into :class:`StorageTrouble`."""
    try:
        yield
    except DBAPIError as trouble:
        detail = str(trouble.orig)
        said = detail.lower()
        code = next((code for words, code in SAID if words in said), "STORAGE_FAILED")
        raise StorageTrouble(code, detail) from trouble
    except SQLAlchemyError as trouble:
        raise StorageTrouble("STORAGE_FAILED", str(trouble)) from trouble
