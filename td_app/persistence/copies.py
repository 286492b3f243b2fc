"""Safe copies of the club's file: made while it is open, read back, kept so long, put back.

They stand in a folder beside the file (``club copies``), the latest twelve and one a day for a
month; a second place, such as a stick that comes and goes, gets the same copies when it is there.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import func, select

from td_app.persistence import tables
from td_app.persistence.database import backup, storage_trouble
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.open_mark import part_missing, settle
from td_app.persistence.places import STAMP, check_length, copies_folder, copies_in, latest_copy
from td_app.ports import Held, HeldTournament, SafeCopy, StorageTrouble

#: How many of the latest are kept, and for how many days one a day.
LATEST, DAYS = 12, 30
#: Nothing was written for so long: a quiet moment (ns).
QUIET_NS = 1_500_000_000


def held_in(path: Path) -> Held:
    """Return what a club's file holds, opened read-only.

    Raises :class:`StorageTrouble` when it is damaged, missing or no club's file.
    """
    with open_club_file(path, read_only=True) as file:
        return held(file)


def make_copy(path: Path, now: datetime, folder: Path | None = None) -> SafeCopy:
    """Return a copy just made of a club's file, open or not, and read back.

    It stands in ``folder``, else beside the file; those kept long enough are taken away. Raises
    :class:`StorageTrouble` ``BACKUP_FAILED``: then nothing was left, nothing taken away.
    """
    folder = folder or copies_folder(path)
    _make_folder(folder)
    target = _free_name(folder, path, now)
    copy_to(path, target)
    thin_out(folder, now)
    return SafeCopy(target, int(now.timestamp() * 1000))


def copy_to(path: Path, target: Path) -> Held:
    """Copy a club's file, open or not, to one that is not there yet; return what was read back.

    Raises :class:`StorageTrouble`: ``FILE_EXISTS``, ``FILE_MISSING``, ``BACKUP_FAILED``,
    ``FILE_CORRUPTED`` where what is copied is damaged, and what opening a file raises.
    """
    for one in (path, target):
        check_length(one)
    if target.exists():
        raise StorageTrouble("FILE_EXISTS", path=str(target))
    if not path.is_file():
        raise StorageTrouble("FILE_MISSING", path=str(path))
    before = held_in(path)
    backup(path, target, whole=not part_missing(path))
    try:
        held = _read_back(target)
    except StorageTrouble:
        target.unlink(missing_ok=True)
        raise
    # Play goes on while one copies: a copy may hold more than was there before, never less.
    if held.entries < before.entries or len(held.tournaments) < len(before.tournaments):
        target.unlink(missing_ok=True)
        raise StorageTrouble("BACKUP_FAILED", "entries missing from the copy", path=str(target))
    return held


def thin_out(folder: Path, now: datetime) -> tuple[Path, ...]:
    """Take away the copies that are kept no longer; return them.

    Kept: the latest twelve, and of each of the last thirty days its last one.
    """
    copies = copies_in(folder)
    kept = {copy.path for copy in copies[:LATEST]} | {copy.path for copy in _one_a_day(copies, now)}
    gone = tuple(copy.path for copy in copies if copy.path not in kept)
    for path in gone:
        with suppress(OSError):
            path.unlink()
    return gone


def put_back(copy: Path, path: Path, now: datetime) -> Path | None:
    """Replace a club's file, closed, by a copy; return where the old one is kept, if it was there.

    The copy is first written whole beside it and read back. Raises :class:`StorageTrouble`; then
    the file is as it was.
    """
    part = path.with_name(f"{path.stem}.put-back{path.suffix}")
    part.unlink(missing_ok=True)
    copy_to(copy, part)
    kept = None
    try:
        if path.exists():
            stamp = now.strftime(STAMP)
            kept = path.with_name(f"{path.stem} before {stamp}{path.suffix}")
            path.replace(kept)
            for ending in ("-wal", "-shm", "-journal"):
                beside = Path(f"{path}{ending}")
                if beside.exists():
                    beside.replace(f"{kept}{ending}")
        part.replace(path)
        _settle(path.parent)
    except OSError as trouble:
        if kept is not None and kept.exists() and not path.exists():
            kept.replace(path)
        part.unlink(missing_ok=True)
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(path)) from trouble
    return kept


def held(file: ClubFile) -> Held:
    """Return what an open club holds."""
    j, m = tables.journal_entry.c, tables.club_member
    with storage_trouble(), file.engine.connect() as connection:
        latest = select(j.tournament_id, func.max(j.recorded_at)).group_by(j.tournament_id)
        last = {row[0]: row[1] for row in connection.execute(latest)}
        members = connection.execute(select(func.count()).select_from(m)).scalar() or 0
    return Held(
        tuple(
            HeldTournament(row.id, row.name, row.date, row.entries, last.get(row.id))
            for row in file.store.tournaments(archived=True)
        ),
        members,
    )


def _read_back(path: Path) -> Held:
    """Read a copy whole: the database's own check, then what it holds."""
    with open_club_file(path, read_only=True) as file, storage_trouble():
        with file.engine.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
        if said != "ok":
            raise StorageTrouble("FILE_CORRUPTED", str(said), path=str(path))
        return held(file)


def _one_a_day(copies: Iterable[SafeCopy], now: datetime) -> Iterable[SafeCopy]:
    oldest, days = (now - timedelta(days=DAYS)).timestamp() * 1000, set()
    for copy in copies:
        day = datetime.fromtimestamp(copy.made_ms / 1000).date()
        if copy.made_ms >= oldest and day not in days:
            days.add(day)
            yield copy


def _free_name(folder: Path, path: Path, now: datetime) -> Path:
    stamp, again = now.strftime(STAMP), 2
    target = folder / f"{stamp}{path.suffix}"
    while target.exists():
        target = folder / f"{stamp} {again}{path.suffix}"
        again += 1
    return target


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as trouble:
        raise StorageTrouble("BACKUP_FAILED", str(trouble), path=str(folder)) from trouble


def _settle(folder: Path) -> None:
    """Have the new name on disk too, where folders can be told so."""
    if os.name != "posix":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class FileCopies:
    """The copies of one club's file, as the application keeps them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._settled = 0

    @property
    def latest(self) -> SafeCopy | None:
        """Return the latest copy beside the file."""
        return latest_copy(self.path)

    def copies(self, second: Path | None = None) -> tuple[SafeCopy, ...]:
        """Return the copies beside the file, and in a second place, latest first."""
        there = copies_in(second / copies_folder(self.path).name) if second else ()
        every = (*copies_in(copies_folder(self.path)), *there)
        return tuple(sorted(every, key=lambda copy: copy.made_ms, reverse=True))

    def make(self, now: datetime, second: Path | None = None) -> SafeCopy:
        """Return a copy just made and read back; another goes to the second place, when there."""
        copy = make_copy(self.path, now)
        if second is not None and second.is_dir():
            make_copy(self.path, now, second / copies_folder(self.path).name)
        return copy

    def settle(self) -> None:
        """Bring what was written last into the file itself, when it has been quiet a moment."""
        try:
            written = Path(f"{self.path}-wal").stat().st_mtime_ns
        except OSError:
            return
        if written != self._settled and time.time_ns() - written > QUIET_NS:
            settle(self.path)
            self._settled = written

    def save_to(self, target: Path) -> Held:
        """Copy the file to one that is not there yet; return what was read back."""
        return copy_to(self.path, target)

    def held_in(self, copy: Path) -> Held:
        """Return what a copy holds."""
        return held_in(copy)
