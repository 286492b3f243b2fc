"""What the database says, told as a storage trouble with a code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from td_app.ports import StorageTrouble

#: Every code the storage raises: each has its sentence where it is shown.
CODES = frozenset(
    (
        "ALREADY_OPEN",
        "BACKUP_FAILED",
        "DATABASE_UNKNOWN",
        "DISK_FULL",
        "FILE_CORRUPTED",
        "FILE_FORBIDDEN",
        "FILE_LOCKED",
        "FILE_LOST",
        "FILE_MISSING",
        "FILE_NEWER",
        "FOLDER_FORBIDDEN",
        "FOLDER_GIVEN",
        "NETWORK_FOLDER",
        "NOT_A_CLUB_FILE",
        "OTHER_POST_FASTER",
        "READ_ONLY",
        "SERVER_UNREACHABLE",
        "STORAGE_FAILED",
        "TEXT_UNREADABLE",
    )
)

#: Those of a file that can still be opened to look, without writing.
CAN_STILL_BE_READ = frozenset(("ALREADY_OPEN", "NETWORK_FOLDER", "READ_ONLY"))

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
    except UnicodeEncodeError as trouble:
        # Half a character, as a badly cut text holds: neither SQLite nor PostgreSQL keeps it.
        raise StorageTrouble("TEXT_UNREADABLE", str(trouble)) from trouble


def code_said(text: str) -> str:
    """Return the code a database's message means.

    >>> code_said("attempt to write a readonly database")
    'READ_ONLY'
    """
    said = text.lower()
    return next((code for words, code in SAID if words in said), "STORAGE_FAILED")


def code_of(trouble: DBAPIError) -> str:
    """Return the code of what a database said; a server that does not answer has its own."""
    code = code_said(str(trouble.orig))
    server = type(trouble.orig).__module__.startswith("psycopg")
    gone = server and isinstance(trouble, OperationalError | InterfaceError)
    return "SERVER_UNREACHABLE" if gone and code == "STORAGE_FAILED" else code
