"""A person erased from the copies too: each is rewritten beside itself, read back, put in place."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from glob import escape
from pathlib import Path
from sqlite3 import Error as SqliteError
from sqlite3 import connect
from tempfile import gettempdir

from sqlalchemy import Connection, select

from td_app.joining import Chosen, MergePreview, Told, ignore_progress
from td_app.persistence import tables
from td_app.persistence.copies import FileCopies, copy_to, held_in
from td_app.persistence.database import storage_trouble
from td_app.persistence.directors_texts import written_forms
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.looking import LOOKED_AT
from td_app.persistence.places import training_file
from td_app.persistence.privacy import FIELDS, same_trace, traces_of
from td_app.persistence.rereading import (
    code_of_trouble,
    in_bytes,
    in_freed_pages,
    read_again,
    read_texts,
)
from td_app.ports.club import ACTS_KEY
from td_app.ports.copies import CopiesErased, SafeCopy
from td_app.ports.privacy import PlaceRead, Trace
from td_app.ports.trouble import StorageTrouble
from td_app.program.portable import REPORTS
from td_app.tournament.state.person import BLANK, Person

#: A copy being looked at may be open for an evening (s).
A_DAY_S = 86_400.0
#: What else this application leaves beside a club's file, after the file's own name.
LEFT_BESIDE = (" before *", ".before-*", " salvaged *", ".put-back", ".joining")


class PrivateCopies(FileCopies):
    """The copies of one club's file: people can be erased from them, another file joined."""

    def compare(self, other: Path, told: Told = ignore_progress) -> MergePreview:
        """Return what joining another file of the club would bring, and what is to be chosen."""
        from td_app.persistence.joining.files import what_differs

        return what_differs(self.path, other, told)

    def join(self, other: Path, chosen: Chosen, told: Told = ignore_progress) -> Path:
        """Return a file just written beside the club's, that holds both; neither is changed."""
        from td_app.persistence.joining.files import join_beside

        return join_beside(self.path, other, chosen, told)

    def reports_naming(self, person: Person) -> Sequence[Path]:
        """Return the reports of faults beside the club's file that hold a person's name."""
        return _reports_naming(self.path, {person})

    def erase(
        self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace], second: Path | None
    ) -> CopiesErased:
        """Erase a person from every copy within reach; name those that could not be rewritten."""
        rewritten = []
        left = []
        names = {person, *(name for trace in erased for name in trace.names)}
        _sweep(self.path)
        reports = _reports_deleted(self.path, names)
        for copy in every_copy(self.path, second):
            try:
                if erase_in(copy.path, names, erased, kept):
                    rewritten.append(copy)
            except (StorageTrouble, OSError, SqliteError) as trouble:
                if not copy.path.exists():
                    continue
                code = trouble.code if isinstance(trouble, StorageTrouble) else "BACKUP_FAILED"
                left.append((copy, code))
        everywhere = [copy.path for copy in every_copy(self.path, second)]
        training = training_file(self.path)
        read = (
            *_read_copies([*everywhere, *filter(Path.exists, (training,))], names, kept),
            *read_texts(_reports(self.path), names, "report"),
        )
        return CopiesErased(tuple(rewritten), tuple(left), reports, read)


def _read_copies(
    copies: Iterable[Path], names: Collection[Person], kept: Sequence[Trace]
) -> Iterator[PlaceRead]:
    """Yield what is left of a name in each copy; only those whose bytes hold it are opened."""
    forms = written_forms(names)
    for copy in copies:
        try:
            if not in_bytes(copy, forms):
                yield PlaceRead("copy", str(copy))
                continue
            with open_club_file(copy, read_only=True) as file:
                yield replace(read_again(file.engine, names, kept, "copy"), path=str(copy))
        except (StorageTrouble, OSError) as trouble:
            yield PlaceRead("copy", str(copy), code=code_of_trouble(trouble))


def _reports(path: Path) -> tuple[Path, ...]:
    """Return the reports of faults beside a club's file, with what goes with each."""
    return tuple(sorted(one for one in (path.parent / REPORTS).glob("*") if one.is_file()))


def _reports_deleted(path: Path, names: Collection[Person]) -> int:
    """Delete the reports of faults that name a person; return how many files."""
    deleted = 0
    for report in _reports_naming(path, names):
        with suppress(OSError):
            report.unlink()
            deleted += 1
    return deleted


def _reports_naming(path: Path, names: Collection[Person]) -> tuple[Path, ...]:
    read = read_texts(_reports(path), names, "report")
    return tuple(Path(one.path) for one in read if one.left)


def _sweep(path: Path) -> None:
    """Take away what was cut short and holds what was to be erased: an erasing, an old look."""
    for left in path.parent.glob(f"{escape(path.stem)}*.erasing*"):
        with suppress(OSError):
            left.unlink()
    for left in Path(gettempdir()).glob(f"{LOOKED_AT}*/*.db*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > A_DAY_S:
                left.unlink()


def every_copy(path: Path, second: Path | None) -> Iterator[SafeCopy]:
    """Yield the copies kept, beside the file and in a second place, and what mending left."""
    yield from FileCopies(path).copies(second)
    for ending in LEFT_BESIDE:
        for beside in sorted(path.parent.glob(f"{escape(path.stem)}{ending}{path.suffix}")):
            with suppress(OSError):
                yield SafeCopy(beside, int(beside.stat().st_mtime * 1000))


def erase_in(
    copy: Path, sought: Collection[Person], erased: Sequence[Trace], kept: Sequence[Trace]
) -> bool:
    """Return whether a copy held something of a person; it is then rewritten without.

    Raises :class:`StorageTrouble`: then the copy is as it was.
    """
    part = copy.with_name(f"{copy.stem}.erasing{copy.suffix}")
    _clear(part)
    try:
        before = copy_to(copy, part)
        with open_club_file(part) as file:
            with storage_trouble(), file.engine.connect() as connection:
                found = tuple(traces_of(connection, tuple(sought)))
            theirs = [trace for trace in found if _wanted(trace, erased, kept)]
            freed = in_freed_pages(file.engine, sought)
            if not (theirs or freed or file.directory.setting(ACTS_KEY)):
                return False
            file.privacy.erase(theirs)
        with closing(connect(part)) as whole:
            whole.execute("VACUUM")
        if held_in(part).entries != before.entries:
            raise StorageTrouble("BACKUP_FAILED", "entries missing", path=str(copy))
        part.replace(copy)
        return True
    finally:
        _clear(part)


def named_again(before: Path, now: Path) -> int:
    """Return how many players erased in a club's file the copy that took its place names again.

    0 where the file of before cannot be read.
    """
    try:
        with (
            open_club_file(before, read_only=True) as was,
            open_club_file(now, read_only=True) as file,
        ):
            blank = _entrants(was, named=False) - _entrants(was, named=True)
            return len(blank & _entrants(file, named=True))
    except (StorageTrouble, OSError):
        return 0


def erase_as_joined(before: Path, now: Path) -> tuple[Path, ...]:
    """Erase from the copies who is named in the file of before, and erased in the one just joined.

    Return the files that still hold a name, or that could not be read.
    """
    try:
        gone = _gone(before, now)
    except (StorageTrouble, OSError):
        return (before,)
    if not gone:
        return ()
    done = PrivateCopies(now).erase(gone[0], [Trace("entrant", 0, names=gone)], (), None)
    held = [one for one in done.read if one.code or any(kind != "namesake" for kind, _ in one.left)]
    return tuple(dict.fromkeys(Path(one.path) for one in held))


def _gone(before: Path, now: Path) -> tuple[Person, ...]:
    """Return who is named in the file of before and erased everywhere in the file of now."""
    with (
        open_club_file(before, read_only=True) as was,
        open_club_file(now, read_only=True) as file,
        storage_trouble(),
        was.engine.connect() as there,
        file.engine.connect() as here,
    ):
        left = _names(here)
        rows = _names(there)
        blank = (name for key, name in rows.items() if left.get(key) == BLANK)
        gone = (name for name in dict.fromkeys(blank) if name != BLANK)
        return tuple(name for name in gone if not any(one.sure for one in traces_of(here, (name,))))


def _names(connection: Connection) -> dict[tuple[str, int, int], Person]:
    """Return each name given, by the seal of its journal's first entry, the entrant, the entry."""
    p = tables.entrant_person.c
    j = tables.journal_entry.c
    query = (
        select(j.hash, p.entrant, p.sequence, *(p[name] for name in FIELDS))
        .join(tables.journal_entry, j.tournament_id == p.tournament_id)
        .where(j.sequence == 1)
    )
    names = dict[tuple[str, int, int], Person]()
    for seal, entrant, sequence, *told in connection.execute(query):
        # Of an evening kept twice, a name that is left tells more than one erased.
        if names.get((seal, entrant, sequence), BLANK) == BLANK:
            names[seal, entrant, sequence] = Person(*told)
    return names


def _entrants(file: ClubFile, *, named: bool) -> set[tuple[str, int]]:
    """Return those with a name, or a blank one: each by the seal of its journal's first entry."""
    p = tables.entrant_person.c
    j = tables.journal_entry.c
    query = (
        select(j.hash, p.entrant)
        .join(tables.journal_entry, j.tournament_id == p.tournament_id)
        .where(j.sequence == 1, (p.last_name + p.first_name != "") == named)
    )
    with storage_trouble(), file.engine.connect() as connection:
        return {(row[0], row[1]) for row in connection.execute(query)}


def _wanted(found: Trace, erased: Sequence[Trace], kept: Sequence[Trace]) -> bool:
    """Return whether a trace in a copy has to be erased, as the director chose for the file."""
    if any(same_trace(found, one) for one in erased):
        return True
    return found.erasable and found.sure and not any(same_trace(found, one) for one in kept)


def _clear(part: Path) -> None:
    """Take away what rewriting a copy leaves beside it; an older one was migrated there."""
    beside = [Path(f"{part}{ending}") for ending in ("", "-wal", "-shm", "-journal", ".lock")]
    for path in (*beside, *part.parent.glob(f"{escape(part.stem)}.before-*{part.suffix}")):
        with suppress(OSError):
            path.unlink(missing_ok=True)
