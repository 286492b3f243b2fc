"""The only place that wires everything together."""

from __future__ import annotations

import ctypes
import getpass
import os
import platform
import secrets
import sys
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url

from td_app import __version__
from td_app.club import Club
from td_app.persistence.copies import put_back
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.erased_copies import PrivateCopies
from td_app.persistence.journal_store import VERSION_OF
from td_app.persistence.places import club_file, data_folder, salvaged_name
from td_app.persistence.salvage import Salvaged, salvage
from td_app.persistence.server_link import ServerLink
from td_app.ports import StorageTrouble
from td_app.words import trouble_sentence
from td_app.words.copies import rows_lost_words, salvaged_words
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
    """Return the club of an open file, with the computer's time and chance; a server's own time.

    The link with a server ends when the file is closed. Raises :class:`StorageTrouble`.
    """
    link = link_of(file)
    if link is not None:
        tell_version(file, platform.node())
    return Club(
        file.store,
        file.directory,
        link.clock if link is not None else SystemClock(),
        SystemChance(),
        link=link,
        operator=_operator(),
        post=platform.node(),
        read_only=file.read_only,
        folder=file.path.parent if file.path else data_folder(),
        prints=file.prints,
        privacy=file.privacy,
        copies=PrivateCopies(file.path) if file.path and not file.read_only else None,
    )


def link_of(file: ClubFile) -> ServerLink | None:
    """Return the link with the server where a club is kept, None for a file."""
    if file.line is None:
        return None
    link = ServerLink(file.engine, file.line, SystemClock())
    file.before_closing(link.close)
    return link


def clock_warning(link: ServerLink | None) -> tuple[StorageTrouble, ...]:
    """Return what the director is told when this post's clock is not that of the server."""
    if link is None or not link.ahead_ms:
        return ()
    code = "CLOCK_AHEAD" if link.ahead_ms > 0 else "CLOCK_BEHIND"
    return (StorageTrouble(code, seconds=str(round(abs(link.ahead_ms) / 1000))),)


def tell_version(file: ClubFile, post: str) -> None:
    """Leave word of this post's version, for posts that do not know what it writes."""
    name = f"{VERSION_OF}{post}"
    if file.directory.setting(name) != __version__:
        file.directory.set_setting(name, __version__)


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
            try:
                club, copies = club_of(file), list[Path]()
            except StorageTrouble as trouble:
                application.told(app, trouble)
                return 2
            told = clock_warning(club.link if isinstance(club.link, ServerLink) else None)
            application.warned(app, (*file.warnings, *told))
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
        if database and trouble.code == "PASSWORD_MISSING":
            password = application.asked_password(app)
            asked = make_url(database).set(password=password or "")
            again = asked.render_as_string(hide_password=False)
            return _opened(app, wanted, again) if password else None
        if database:
            application.told(app, trouble)
            return None
        if trouble.code == "FILE_CORRUPTED" and _was_a_club(wanted, trouble):
            return _mended(app, wanted, trouble)
        if not application.asked_to_look(app, trouble):
            return None
    try:
        return open_club_file(wanted, read_only=True)
    except StorageTrouble as again:
        application.told(app, again)
        return None


def _was_a_club(path: Path, damage: StorageTrouble) -> bool:
    """Whether there is something to save: a database's first bytes, or a copy of what it was."""
    with suppress(OSError), path.open("rb") as file:
        return "copy" in damage.params or file.read(16) == b"SQLite format 3\0"
    return "copy" in damage.params


def _mended(app: QApplication, wanted: Path, damage: StorageTrouble) -> ClubFile | None:
    """A damaged club as its director wants it: a copy in its place, or what is whole to look at."""
    from td_app.ui import application

    path, now = Path(os.path.realpath(wanted)), datetime.now()
    try:
        match application.asked_about_damage(app, damage):
            case "use_copy":
                put_back(Path(damage.params["copy"]), path, now)
                return open_club_file(path)
            case "salvage":
                target = salvaged_name(path, now)
                saved = salvage(path, target)
                application.told_salvaged(app, salvaged_lines(saved), target)
                return open_club_file(target, read_only=True)
    except StorageTrouble as trouble:
        application.told(app, trouble)
    return None


def salvaged_lines(saved: Salvaged) -> list[str]:
    """Return what was saved and lost, a line a tournament, then the rows that are lost."""
    lines = [salvaged_words(t.name, t.kept, t.lost) for t in saved.tournaments]
    lost = sum(saved.rows_lost.values())
    return [*lines, rows_lost_words(lost)] if lost else lines


def _has_screen() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)
