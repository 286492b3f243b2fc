"""Safe copies of the club's file: made while it is open, read back, kept so long, put back.

They stand in a folder beside the file (``club copies``), the latest twelve and one a day for a
month; a second place, such as a stick that comes and goes, gets the same copies when it is there.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import func, select

from td_app.persistence import tables
from td_app.persistence.database import backup, read_any_text, storage_trouble
from td_app.persistence.engine import ClubFile, open_club_file, read_whole
from td_app.persistence.open_mark import part_missing, settle
from td_app.persistence.pictures_beside import bring_pictures
from td_app.persistence.places import (
    STAMP,
    check_kind,
    check_length,
    copies_folder,
    copies_folders,
    copies_in,
    is_there,
    latest_copy,
    latest_first,
)
from td_app.persistence.replacing import (
    ours_alone,
    replace_file,
    settle_folder,
    waiting_copy,
)
from td_app.ports.copies import ClubFileSummary, HeldTournament, SafeCopy
from td_app.ports.trouble import StorageTrouble

#: How many of the latest are kept, and for how many days one a day.
LATEST = 12
DAYS = 30
#: Nothing was written for so long: a quiet moment (ns).
QUIET_NS = 1_500_000_000
#: What a copy leaves that was cut short: taken away once it is so old (s).
LEFT_OVER = ("*.part*", "*.erasing*")
LEFT_S = 300.0
#: Between two handfuls of rows read back, others have their turn (s).
BREATH = 0.000_5


def held_in(path: Path) -> ClubFileSummary:
    """Return what a club's file holds, read whole, opened read-only.

    Raises :class:`StorageTrouble` when it is damaged, missing or no club's file.
    """
    with open_club_file(path, read_only=True) as file:
        difference = read_whole(file, lambda: time.sleep(BREATH))
        parted = any(told.code == "PART_MISSING" for told in file.warnings)
        return replace(summary_of(file), differs=difference, parted=parted)


def make_copy(
    path: Path,
    now: datetime,
    folder: Path | None = None,
    write: Callable[[Path], ClubFileSummary] | None = None,
) -> SafeCopy:
    """Return a copy just made of a club's file, open or not, and read back.

    It stands in ``folder``, else beside the file; those kept long enough are taken away. ``write``
    makes it where the club is no file. Raises
    :class:`StorageTrouble` ``BACKUP_FAILED``: then nothing was left, nothing taken away; and
    ``COPY_DIFFERS`` where the file itself no longer says what was written: the copy is there, and
    all those before it.
    """
    folder = folder or copies_folder(path)
    with _told_as_trouble(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _sweep(folder)
        stamp = now.strftime(STAMP)
        again = 2
        target = folder / f"{stamp}{path.suffix}"
        while target.exists():
            target = folder / f"{stamp} {again}{path.suffix}"
            again += 1
        copied = write(target) if write is not None else copy_to(path, target)
        settle_folder(folder)
        if copied.differs:
            raise StorageTrouble("COPY_DIFFERS", path=str(target), row=copied.differs)
        thin_out(folder, now)
    return SafeCopy(target, int(now.timestamp() * 1000))


def copy_to(path: Path, target: Path) -> ClubFileSummary:
    """Copy a club's file, open or not, to one that is not there yet; return what was read back.

    The club's pictures go with it. Raises :class:`StorageTrouble`: ``FILE_EXISTS``,
    ``FILE_MISSING``, ``BACKUP_FAILED``, ``FILE_CORRUPTED`` where what is copied is damaged, and
    what opening a file raises.
    """
    for one in (path, target):
        check_length(one)
        check_kind(one)
    with _told_as_trouble(target):
        if target.exists():
            raise StorageTrouble("FILE_EXISTS", path=str(target))
        if not path.is_file():
            raise StorageTrouble("FILE_MISSING", path=str(path))
        with open_club_file(path, read_only=True) as file:
            read_any_text(file.engine)
            before = summary_of(file)
        backup(path, target, whole=not part_missing(path))
        try:
            copied = held_in(target)
            # Play goes on while one copies: a copy may hold more than was there before, never less.
            if copied.entries < before.entries or len(copied.tournaments) < len(before.tournaments):
                told = "entries missing from the copy"
                raise StorageTrouble("BACKUP_FAILED", told, path=str(target))
        except StorageTrouble:
            with suppress(OSError):
                target.unlink(missing_ok=True)
            raise
    bring_pictures(path.parent, target.parent)
    return copied


def thin_out(folder: Path, now: datetime) -> tuple[Path, ...]:
    """Delete the copies that are kept no longer; return their paths.

    Kept: the latest twelve, and of each of the last thirty days its last one. Those that a clock
    set wrong named after a day to come count as the oldest.
    """
    copies = latest_first(copies_in(folder), now)
    kept = {copy.path for copy in copies[:LATEST]} | {copy.path for copy in _one_a_day(copies, now)}
    gone = tuple(copy.path for copy in copies if copy.path not in kept)
    for path in gone:
        with suppress(OSError):
            path.unlink()
    return gone


def put_back(copy: Path, path: Path, now: datetime) -> Path | None:
    """Replace a club's file, closed, by a copy; return where the old one is kept, None if none was.

    The copy is first written whole beside it and read back. Raises :class:`StorageTrouble`
    (``ALREADY_OPEN`` where another window has the file); then the file is as it was.
    """
    with ours_alone(path):
        waiting = waiting_copy(path)
        with _told_as_trouble(path):
            waiting.unlink(missing_ok=True)
        copy_to(copy, waiting)
        return replace_file(path, now)


def summary_of(file: ClubFile) -> ClubFileSummary:
    """Return a summary of an open club: tournaments, members, name."""
    j = tables.journal_entry.c
    m = tables.club_member
    with storage_trouble(), file.engine.connect() as connection:
        latest = select(j.tournament_id, func.max(j.recorded_at)).group_by(j.tournament_id)
        last = {row[0]: row[1] for row in connection.execute(latest)}
        members = connection.execute(select(func.count()).select_from(m)).scalar() or 0
    return ClubFileSummary(
        tuple(
            HeldTournament(
                row.id, _shown(row.name), _shown(row.date), row.entries, last.get(row.id)
            )
            for row in file.store.tournaments(archived=True)
        ),
        members,
        club=_shown(file.directory.setting("club_name")),
    )


def _shown(text: str) -> str:
    """Return a damaged text with its undecodable characters replaced."""
    return text.encode("utf-8", "replace").decode("utf-8")


@contextmanager
def _told_as_trouble(path: Path) -> Iterator[None]:
    """Turn any failure of a disk (stick pulled out, full folder) into one ``StorageTrouble``."""
    try:
        yield
    except (OSError, sqlite3.Error) as trouble:
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(path)) from trouble


def _one_a_day(copies: Iterable[SafeCopy], now: datetime) -> Iterator[SafeCopy]:
    oldest = (now - timedelta(days=DAYS)).timestamp() * 1000
    days = set()
    for copy in copies:
        day = datetime.fromtimestamp(copy.made_ms / 1000).date()
        if copy.made_ms >= oldest and day not in days:
            days.add(day)
            yield copy


def _sweep(folder: Path) -> None:
    """Take away what copies cut short leave: they hold names, and no erasing finds them."""
    for left in LEFT_OVER:
        for path in folder.glob(left):
            with suppress(OSError):
                if abs(time.time() - path.stat().st_mtime) > LEFT_S:
                    path.unlink()


def _stamp(one: Path) -> tuple[int, int]:
    try:
        told = one.stat()
    except FileNotFoundError:
        return 0, 0
    return told.st_size, told.st_mtime_ns


class FileCopies:
    """The copies of one club's file, as the application keeps them.

    ``post`` names this computer's folder in a second place: another one's copies there are its own.
    """

    #: Whether the club is kept elsewhere: its copies are not put back from here.
    elsewhere = False

    def __init__(self, path: Path, post: str = "") -> None:
        self.path = path
        self.post = post
        self._settled = 0

    @property
    def latest(self) -> SafeCopy | None:
        """Return the latest copy beside the file."""
        return latest_copy(self.path)

    def written(self) -> object:
        """Return a value that changes once the club's file has been written to."""
        return tuple(_stamp(one) for one in (self.path, Path(f"{self.path}-wal")))

    @property
    def latest_folder(self) -> Path:
        """Return the folder of the copies beside the file; the file's before there are any."""
        folder = copies_folder(self.path)
        return folder if folder.is_dir() else self.path.parent

    def latest_in(self, second: Path) -> SafeCopy | None:
        """Return the latest copy that this computer made in a second place."""
        folder = copies_folder(self.path, second, self.post)
        return next(iter(latest_first(copies_in(folder), datetime.now())), None)

    def copies(self, second: Path | None = None) -> tuple[SafeCopy, ...]:
        """Return the copies beside the file, and all those in a second place, latest first."""
        folders = [copies_folder(self.path), *(copies_folders(self.path, second) if second else ())]
        every = [copy for folder in folders for copy in copies_in(folder)]
        return tuple(sorted(every, key=lambda copy: copy.made_ms, reverse=True))

    def make(self, now: datetime, second: Path | None = None) -> SafeCopy:
        """Return a copy just made and read back; another goes to the second place, when there.

        One that fails does not keep the other from being made: then its trouble is raised.
        """
        made: list[SafeCopy] = []
        troubles: list[StorageTrouble] = []
        folders = [copies_folder(self.path)]
        if second is not None and is_there(second):
            folders.append(copies_folder(self.path, second, self.post))
        for folder in folders:
            try:
                made.append(make_copy(self.path, now, folder, self.save_to))
            except StorageTrouble as trouble:
                troubles.append(trouble)
        if troubles:
            raise troubles[0]
        return made[0]

    def settle(self) -> None:
        """Bring what was written last into the file itself, when it has been quiet a moment."""
        try:
            written = Path(f"{self.path}-wal").stat().st_mtime_ns
        except OSError:
            return
        if written != self._settled and time.time_ns() - written > QUIET_NS:
            settle(self.path)
            self._settled = written

    def save_to(self, target: Path) -> ClubFileSummary:
        """Copy the file to one that is not there yet; return what was read back."""
        return copy_to(self.path, target)

    def held_in(self, copy: Path) -> ClubFileSummary:
        """Return what a copy holds."""
        return held_in(copy)
