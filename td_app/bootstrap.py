"""The only place that wires everything together."""

from __future__ import annotations

import ctypes
import getpass
import os
import platform
import secrets
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from td_app.club import Club
from td_app.persistence.copies import FileCopies, put_back
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.places import club_file, data_folder
from td_app.ports import StorageTrouble
from td_app.words import trouble_sentence
from td_app.words.language import Language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def awake_ms() -> int:
    """Return milliseconds counted since the computer was started, its sleep left out.

    That is what Python's own count is on Linux and macOS; on Windows it would go on asleep.
    """
    if sys.platform == "win32":
        hundreds_of_ns = ctypes.c_ulonglong()
        if ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(hundreds_of_ns)):
            return hundreds_of_ns.value // 10_000
    return time.monotonic_ns() // 1_000_000


class SystemClock:
    """The computer's time of day, and a count that neither a change of it nor sleep touches."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        return awake_ms()


class SystemChance:
    """Chance from the operating system."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        return secrets.token_bytes(32)


def club_of(file: ClubFile) -> Club:
    """Return the club of an open file, with the computer's time and chance."""
    return Club(
        file.store,
        file.directory,
        SystemClock(),
        SystemChance(),
        operator=_operator(),
        post=platform.node(),
        read_only=file.read_only,
        folder=file.path.parent if file.path else data_folder(),
        prints=file.prints,
        copies=FileCopies(file.path) if file.path and not file.read_only else None,
    )


def _operator() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def open_application(
    path: Path | None, language: Language | None, database: str | None = None
) -> int:
    """Open the director's window on the club's file, or on a database shared by several posts.

    Return the exit status.
    """
    from td_app.ui import application

    wanted = path or club_file()
    if sys.platform.startswith("linux") and not _has_screen():
        print(trouble_sentence(StorageTrouble("NO_SCREEN"), language), file=sys.stderr)
        return 2
    app = application.started(sys.argv[:1], language)
    while True:
        file = _opened(app, wanted, database)
        if file is None:
            return 2
        with file:
            club, copies = club_of(file), list[Path]()
            status = application.run(
                app, club, path=file.path, language=language, put_back=copies.append
            )
        if not copies:
            return status
        try:
            put_back(copies[-1], Path(os.path.realpath(wanted)), datetime.now())
        except StorageTrouble as trouble:
            application.told(app, trouble)


def _opened(app: QApplication, wanted: Path, database: str | None) -> ClubFile | None:
    """The club, perhaps only to look at; None once the director was told why it cannot be."""
    from td_app.ui import application

    try:
        return open_database(database) if database else open_club_file(wanted)
    except StorageTrouble as trouble:
        if database:
            application.told(app, trouble)
            return None
        if not application.asked_to_look(app, trouble):
            return None
    try:
        return open_club_file(wanted, read_only=True)
    except StorageTrouble as again:
        application.told(app, again)
        return None


def _has_screen() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)
