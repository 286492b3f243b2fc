"""Opens the club's file: locked for us, recognised, brought up to date, ready to append."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine, select

from td_app.persistence import schema, tables
from td_app.persistence.database import (
    DatabaseStore,
    backup_before,
    file_engine,
    memory_engine,
    outside_transaction,
    own,
    read_any_text,
    storage_trouble,
)
from td_app.persistence.journal_store import PERSON_FIELDS, SqlJournalStore, SqlMeetingStore
from td_app.persistence.judged_entries import WHO_WRITES
from td_app.persistence.log_check import Log
from td_app.persistence.looking import check_readable, engine_to_read
from td_app.persistence.open_mark import (
    fold_into_one_file,
    held_open,
    mark_open,
    state_of,
)
from td_app.persistence.photos import SqlWinnerPhotos
from td_app.persistence.places import (
    check_kind,
    check_length,
    copies_folder,
    copies_in,
    is_network_folder,
    latest_copy,
    latest_first,
    synchronised_by,
)
from td_app.persistence.published import SqlPublishedPages
from td_app.persistence.register import SqlRegister
from td_app.persistence.replacing import finish_replacing, locked, waiting_copy
from td_app.persistence.rereading import RereadPrivacy
from td_app.persistence.seals import (
    change_sealed,
    entries_changed,
    insert_numbered,
    insert_sealed,
    rows_changed,
)
from td_app.persistence.seasons import SqlSeasons
from td_app.persistence.server import at_the_door, server_engine
from td_app.persistence.slow_disk import Disk
from td_app.ports.club import PrintedPaper
from td_app.ports.copies import SafeCopy
from td_app.ports.trouble import StorageTrouble
from td_app.program.portable import data_folder, kept_beside
from td_app.tournament.state.person import Person, plain_words

if TYPE_CHECKING:
    from td_app.persistence.bounded_connection import Line

#: Files up to this size are read through for damage when opened (bytes).
QUICKLY_CHECKED = 16_000_000


@dataclass(frozen=True)
class ClubFile(AbstractContextManager["ClubFile"]):
    """The club's file (or database), open: journals, members, settings, what was printed.

    ``warnings`` are what its director ought to know though it could be opened: ``PART_MISSING``,
    ``ACT_CUT_SHORT``, ``SYNCHRONISED_FOLDER``, ``ON_A_STICK``, ``DISK_SLOW``. ``line`` is what
    is shared by conversations with a server, ``disk`` measures the writes of a file. ``bound`` is
    the name a server knows this post by, whatever it calls itself; ``unbound``: the server judges
    its entries, and has no name for it. Close it after use.
    """

    engine: Engine
    store: SqlJournalStore
    directory: SqlClubDirectory
    prints: SqlPrintedPapers
    photos: SqlWinnerPhotos
    privacy: RereadPrivacy
    seasons: SqlSeasons
    register: SqlRegister
    path: Path | None = None
    read_only: bool = False
    warnings: tuple[StorageTrouble, ...] = ()
    line: Line | None = None
    disk: Disk | None = None
    bound: str = ""
    unbound: bool = False
    _to_close: ExitStack = field(default_factory=ExitStack, repr=False, compare=False)

    @cached_property
    def meetings(self) -> SqlMeetingStore:
        """Return the store of the journals of meetings."""
        return SqlMeetingStore(self.engine)

    @cached_property
    def published(self) -> SqlPublishedPages:
        """Return what keeps which pages stand where the club publishes."""
        return SqlPublishedPages(self.engine)

    def before_closing(self, do: Callable[[], object]) -> None:
        """Call ``do`` when the file is closed, while it is still open."""
        self._to_close.callback(do)

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self._to_close.close()

    def __exit__(self, *_: object) -> None:
        self.close()


def open_club_file(path: Path, *, read_only: bool = False) -> ClubFile:
    """Return the club's file at ``path``, made when missing, brought up to date when older.

    Open for writing, it is ours alone until closed (or until this program dies). With
    ``read_only`` nothing is made, locked or changed, and another program may be writing.

    Raises :class:`StorageTrouble`: ``PATH_TOO_LONG``, ``FOLDER_GIVEN``, ``NOT_A_PLAIN_FILE``,
    ``FOLDER_FORBIDDEN``, ``FILE_FORBIDDEN``, ``FILE_MISSING`` and ``FILE_EMPTY`` (reading),
    ``READ_ONLY``, ``ALREADY_OPEN``, ``NETWORK_FOLDER`` and ``DISK_FULL`` (these four can be opened
    read-only), ``FILE_CORRUPTED``, ``NOT_A_CLUB_FILE``, ``FILE_NEWER``, ``FILE_LOCKED``,
    ``BACKUP_FAILED``.
    """
    path = Path(os.path.realpath(path))
    check_length(path)
    check_kind(path)
    with ExitStack() as stack:
        disk = Disk()
        try:
            if read_only:
                check_readable(path)
                warnings = _warnings(path)
                engine = engine_to_read(path, stack)
            else:
                engine, warnings = _opened_to_write(path, stack, disk)
        except StorageTrouble as trouble:
            raise _with_its_copy(trouble, path) from trouble
        disk.opened()
        if disk.trouble is not None:
            warnings = (*warnings, disk.trouble)
        stack.callback(disk.close)
        opened = _club_file(engine, path, read_only, stack.pop_all(), warnings)
        return replace(opened, disk=disk)


def _warnings(path: Path) -> tuple[StorageTrouble, ...]:
    """Return the warnings about a file that is opened all the same; checked before it is opened."""
    found = []
    state = state_of(path)
    if state is Log.BROKEN:
        copy = latest_copy(path)
        params = {"path": str(path)} | ({"copy": str(copy.path)} if copy else {})
        found.append(StorageTrouble("PART_MISSING", **params))
    elif state is Log.CUT_SHORT:
        found.append(StorageTrouble("ACT_CUT_SHORT", path=str(path)))
    if service := synchronised_by(path):
        found.append(StorageTrouble("SYNCHRONISED_FOLDER", path=str(path), service=service))
    if folder := kept_beside(path):
        found.append(StorageTrouble("ON_A_STICK", path=str(folder)))
    return tuple(found)


def _with_its_copy(trouble: StorageTrouble, path: Path) -> StorageTrouble:
    """Return the trouble of a damaged file with the copy that can replace it, if there is one."""
    if trouble.code != "FILE_CORRUPTED":
        return trouble
    copy = whole_copy(path)
    params = {**trouble.params, "path": str(path)} | ({"copy": str(copy.path)} if copy else {})
    return StorageTrouble(trouble.code, trouble.detail, **params)


def whole_copy(path: Path) -> SafeCopy | None:
    """Return the latest copy beside a file that reads as it was written; else one that opens."""
    opens = None
    for copy in latest_first(copies_in(copies_folder(path)), datetime.now()):
        with suppress(StorageTrouble), open_club_file(copy.path, read_only=True) as file:
            if not read_whole(file):
                return copy
            opens = opens or copy
    return opens


def is_gone(path: Path) -> StorageTrouble | None:
    """Return, where a club's file is not there or holds nothing and a copy of it is, which."""
    try:
        gone = not path.stat().st_size
    except FileNotFoundError:
        gone = not waiting_copy(path).exists()
    except OSError:
        gone = False
    copy = whole_copy(path) if gone else None
    return StorageTrouble("FILE_GONE", path=str(path), copy=str(copy.path)) if copy else None


def read_whole(file: ClubFile, pause: Callable[[], object] = lambda: None) -> str:
    """Read all there is of a club's file; return the first row that is not as it was written.

    Raises :class:`StorageTrouble` ``FILE_CORRUPTED`` where the database itself is damaged.
    ``pause`` is called between handfuls of rows.
    """
    read_any_text(file.engine)
    with storage_trouble(), file.engine.connect() as connection:
        said = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
        if said != "ok":
            raise StorageTrouble("FILE_CORRUPTED", str(said), path=str(file.path))
        for changed in (entries_changed, rows_changed):
            for table, key in changed(connection, pause):
                return f"{table} {key}"
    return ""


def memory_club() -> ClubFile:
    """Return an empty club that lives in memory until closed."""
    engine = memory_engine()
    schema.create(engine)
    return _club_file(engine, None, False, _disposing(engine))


def open_database(url: str, *, make: bool = True) -> ClubFile:
    """Return the club kept in a PostgreSQL database, shared by several posts.

    An empty or older one is brought up to date where this user may, unless ``make`` is False.
    Raises :class:`StorageTrouble`: ``DATABASE_UNKNOWN``, ``SERVER_UNREACHABLE``,
    ``NOT_A_CLUB_FILE``, ``FILE_NEWER``, ``DATABASE_EMPTY``, ``DATABASE_OLDER``, and what a server
    refuses.
    """
    engine, line = server_engine(url)
    with _disposing(engine) as stack, storage_trouble():
        with at_the_door(engine), engine.connect() as connection:
            found = schema.revision(connection)
        if found != schema.CURRENT.head:
            _bring_up_to_date(engine, found, make=make)
        with engine.connect() as connection:
            (bound, exempt) = connection.exec_driver_sql(WHO_WRITES).one()
        club = _club_file(engine, None, False, stack.pop_all())
        return replace(club, line=line, bound=bound or "", unbound=not (bound or exempt))


def _bring_up_to_date(engine: Engine, found: str | None, *, make: bool) -> None:
    late = StorageTrouble("DATABASE_EMPTY" if found is None else "DATABASE_OLDER")
    if found is not None and not schema.known(found):
        raise StorageTrouble("FILE_NEWER", f"schema {found}", version=found)
    if not make:
        raise late
    try:
        with storage_trouble():
            schema.bring_up_to_date(engine)
    except StorageTrouble as trouble:
        raise (late if trouble.code == "NOT_ALLOWED" else trouble) from trouble


def _club_file(
    engine: Engine,
    path: Path | None,
    read_only: bool,
    closing: ExitStack,
    warnings: tuple[StorageTrouble, ...] = (),
) -> ClubFile:
    store = SqlJournalStore(engine)
    directory = SqlClubDirectory(engine)
    prints = SqlPrintedPapers(engine)
    photos = SqlWinnerPhotos(engine)
    privacy = RereadPrivacy(engine)
    kept = (store, directory, prints, photos, privacy, SqlSeasons(engine), SqlRegister(engine))
    return ClubFile(engine, *kept, path, read_only, warnings, _to_close=closing)


def _disposing(engine: Engine) -> ExitStack:
    stack = ExitStack()
    stack.callback(engine.dispose)
    return stack


_Warnings = tuple[StorageTrouble, ...]


def _opened_to_write(path: Path, stack: ExitStack, disk: Disk) -> tuple[Engine, _Warnings]:
    if is_network_folder(path):
        raise StorageTrouble("NETWORK_FOLDER", path=str(path))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and path.parent == data_folder():
            # Ours alone, also where an earlier version left it open to everyone.
            path.parent.chmod(0o700)
    except OSError as trouble:
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble), path=str(path.parent)) from trouble
    _check_writable(path)
    stack.enter_context(locked(path))
    try:
        finish_replacing(path)
    except OSError as trouble:
        raise StorageTrouble("READ_ONLY", str(trouble), path=str(path)) from trouble
    warnings = _warnings(path)
    _make_file(path)
    stack.callback(_leave_no_empty_file, path)
    stack.enter_context(held_open(path))
    engine = file_engine(path, disk)
    stack.callback(engine.dispose)
    with storage_trouble():
        _check_for_damage(engine, path)
        schema.bring_up_to_date(engine, before=lambda head: backup_before(path, head))
        # Only now: a file that is refused is left as it was, to the last byte.
        outside_transaction(engine, "PRAGMA journal_mode=WAL")
        mark_open(engine, disk)
    stack.callback(fold_into_one_file, engine)
    return engine, warnings


def _make_file(path: Path) -> None:
    """Names and addresses stand in it: readable by its owner alone from its first byte."""
    try:
        own(path)
    except FileExistsError:
        return
    except OSError as trouble:
        code = "DISK_FULL" if trouble.errno == errno.ENOSPC else "FOLDER_FORBIDDEN"
        raise StorageTrouble(code, str(trouble), path=str(path.parent)) from trouble


def _leave_no_empty_file(path: Path) -> None:
    """Delete an empty file left by a failed creation, on a full disk."""
    with suppress(OSError):
        if not path.stat().st_size:
            path.unlink()


def _check_writable(path: Path) -> None:
    """Tried for real: rights on paper (``os.access``) are not always those of the disk."""
    try:
        with path.open("rb+"):
            pass
    except FileNotFoundError:
        return
    except OSError as trouble:
        check_readable(path)
        raise StorageTrouble("READ_ONLY", str(trouble), path=str(path)) from trouble


def _check_for_damage(engine: Engine, path: Path) -> None:
    """Raise ``FILE_CORRUPTED`` on a small file that SQLite finds damaged.

    A large one is only looked at where it is read: opening must not grow with the years.
    """
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
        if path.stat().st_size <= QUICKLY_CHECKED:
            said = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if said != "ok":
                raise StorageTrouble("FILE_CORRUPTED", str(said), path=str(path))


class SqlClubDirectory(DatabaseStore):
    """Members and settings in the club's file."""

    def members(self) -> Sequence[Person]:
        """Return the members known, by name; a card merged into another is not told twice."""
        m = tables.club_member
        merged = select(tables.member_merge.c.member_id)
        query = select(*(m.c[name] for name in PERSON_FIELDS))
        query = query.where(m.c.id.not_in(merged), m.c.left_on == "")
        people = (Person(*row) for row in self._read(query))
        return sorted(people, key=lambda person: person.sort_key)

    def remember(self, people: Sequence[Person]) -> int:
        """Add those not known yet (name and licence, accents apart); return how many."""
        every = select(*(tables.club_member.c[name] for name in PERSON_FIELDS))
        known = {_identity(Person(*row)) for row in self._read(every)}
        new: dict[tuple[str, str], Person] = {}
        for person in people:
            key = _identity(person)
            if key not in known:
                new.setdefault(key, person)
        if new:
            with storage_trouble(), self._writing.begin() as connection:
                for person in new.values():
                    insert_numbered(connection, tables.club_member, asdict(person))
        return len(new)

    def setting(self, name: str, default: str = "") -> str:
        """Return a setting of the club."""
        s = tables.club_setting
        rows = self._read(select(s.c.value).where(s.c.name == name))
        return str(rows[0][0]) if rows else default

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting of the club."""
        s = tables.club_setting
        with storage_trouble(), self._writing.begin() as connection:
            if not change_sealed(connection, s, (s.c.name == name,), value=value):
                insert_sealed(connection, s, [{"name": name, "value": value}])


def _identity(person: Person) -> tuple[str, str]:
    return person.name_key, plain_words(person.licence)


class SqlPrintedPapers(DatabaseStore):
    """A row each time that a paper is printed, in the club's file (or a PostgreSQL database)."""

    def printed(self, tournament: int) -> Sequence[PrintedPaper]:
        """Return the papers printed of a tournament, oldest first."""
        p = tables.printed_paper.c
        query = (
            select(p.document, p.printed_at, p.fingerprint, p.onto, p.place, p.post)
            .where(p.tournament_id == tournament)
            .order_by(p.id)
        )
        return [PrintedPaper(*row) for row in self._read(query)]

    def note_printed(self, tournament: int, papers: Sequence[PrintedPaper]) -> None:
        """Record papers just printed, all of them or none."""
        rows = [
            {
                "tournament_id": tournament,
                "document": paper.document,
                "printed_at": paper.printed_at,
                "fingerprint": paper.fingerprint,
                "onto": paper.onto,
                "place": paper.where,
                "post": paper.post,
            }
            for paper in papers
        ]
        if rows:
            with storage_trouble(), self._writing.begin() as connection:
                for row in rows:
                    insert_numbered(connection, tables.printed_paper, row)
