"""Two files of one club joined: what differs, then a third file that holds both.

Nothing is written into either: the joined file is made beside the first, read back whole, and takes
its place as a safe copy does. Killed at any moment, the club's file is the one of before, or the
joined one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from glob import escape
from pathlib import Path

from sqlalchemy import Connection, func, select

from td_app.joining import Chosen, MergePreview, Told, ignore_progress
from td_app.persistence import tables
from td_app.persistence.check import replayed
from td_app.persistence.copies import copy_to, summary_of
from td_app.persistence.database import storage_trouble, writing
from td_app.persistence.engine import ClubFile, open_club_file, read_whole
from td_app.persistence.joining.journals import (
    Taken,
    compared,
    journals_in,
    taken,
    write_journals,
)
from td_app.persistence.joining.rows import JoinedRows, rows_joined, write_rows
from td_app.persistence.photos import erase_nameless
from td_app.persistence.pictures_beside import bring_pictures
from td_app.persistence.privacy import erase_trace, traces_of
from td_app.persistence.published import doubt_published
from td_app.persistence.replacing import (
    joining_copy,
    ours_alone,
    replace_file,
    waiting_copy,
)
from td_app.persistence.seals import AT_A_TIME, change_sealed, insert_sealed
from td_app.ports.copies import ClubFileSummary
from td_app.ports.privacy import Trace
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.events import FlightsTaken
from td_app.tournament.state.person import Person


class Steps:
    """Called at each step of a work of ``total`` steps; ``told`` of it may raise to end it."""

    def __init__(self, told: Told, total: int) -> None:
        self._told = told
        self._total = max(1, total)
        self._done = 0

    def __call__(self) -> None:
        """Count a step more."""
        self._done += 1
        self._told(min(1.0, self._done / self._total))


def handfuls(*files: ClubFile) -> int:
    """Return how many handfuls of rows are read where these files are read whole."""
    counted = 0
    for file in files:
        with file.engine.connect() as connection:
            for table in (tables.journal_entry, *tables.SEALED):
                rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
                counted += rows // AT_A_TIME
    return counted


#: Comparing takes as long as reading one handful of rows in so many.
COMPARED = 4


@dataclass(frozen=True, slots=True)
class _Both:
    """Two files compared: the journals and rows to take, the people to erase, the differences."""

    taken: tuple[Taken, ...]
    rows: JoinedRows
    erased: tuple[Person, ...]
    differs: MergePreview


def what_differs(path: Path, other: Path, told: Told = ignore_progress) -> MergePreview:
    """Return what joining ``other`` to a club's file would bring, and what has to be chosen.

    Both are only read; ``told`` follows it, and may end it. Raises :class:`StorageTrouble`:
    ``JOIN_ITSELF``, ``JOIN_DAMAGED`` where the other is not everywhere as it was written, and what
    opening a file raises.
    """
    _two(path, other)
    with open_club_file(path, read_only=True) as ours, _opened(other) as theirs:
        step = Steps(told, handfuls(theirs) + handfuls(ours, theirs) // COMPARED)
        _read_through(theirs, other, step)
        with storage_trouble(), ours.engine.connect() as here, theirs.engine.connect() as there:
            both = _compared(here, there, Chosen(), step)
        clubs = summary_of(ours).club, summary_of(theirs).club
        return replace(both.differs, club_here=clubs[0], club_there=clubs[1])


def join_beside(path: Path, other: Path, chosen: Chosen, told: Told = ignore_progress) -> Path:
    """Return a file just written beside a club's, that holds both; neither is changed.

    ``told`` follows it, and may end it: then nothing is left of it.

    All of it is read back: chains, digests, and each journal that was brought, replayed. Raises
    :class:`StorageTrouble` ``JOIN_DAMAGED`` of either, ``JOIN_UNDECIDED`` where a journal has two
    ends and none is chosen, ``JOIN_FAILED``, and what :func:`what_differs` raises; then nothing is
    left of it.
    """
    target = joining_copy(path)
    _clear(target)
    _two(path, other)
    with _opened(path) as here, _opened(other) as theirs:
        each = handfuls(here, theirs)
        step = Steps(told, each + each // COMPARED + each)
        _read_through(here, path, step)
        _read_through(theirs, other, step)
        try:
            copy_to(path, target)
            with open_club_file(target) as ours:
                _write(ours, theirs, chosen, step)
            bring_pictures(other.parent, path.parent, newer=False)
            with suppress(OSError):
                Path(f"{target}.lock").unlink(missing_ok=True)
            return target
        except BaseException:
            _clear(target)
            raise


def join_files(
    path: Path, other: Path, chosen: Chosen, now: datetime
) -> tuple[Path | None, ClubFileSummary]:
    """Join ``other`` to a club's file, closed; return where the old file is kept, and a summary.

    And what the joined one holds. Raises what :func:`join_beside` does, and ``ALREADY_OPEN``; then
    the club's file is as it was.
    """
    with ours_alone(path):
        target = join_beside(path, other, chosen)
        with open_club_file(target, read_only=True) as file:
            holds = summary_of(file)
        target.replace(waiting_copy(path))
        return replace_file(path, now), holds


def _two(path: Path, other: Path) -> None:
    if path.exists() and other.exists() and other.samefile(path):
        raise StorageTrouble("JOIN_ITSELF", path=str(other))


def _opened(one: Path) -> AbstractContextManager[ClubFile]:
    """A file to be joined, which is only read."""
    return open_club_file(one, read_only=True)


def _read_through(file: ClubFile, path: Path, step: Steps) -> None:
    """Read all of a file to be joined; a damaged one is refused (``JOIN_DAMAGED``)."""
    if changed := read_whole(file, step):
        raise StorageTrouble("JOIN_DAMAGED", path=str(path), row=changed)


def _compared(ours: Connection, theirs: Connection, chosen: Chosen, step: Steps) -> _Both:
    step()
    journals = journals_in(ours)
    stands = compared(journals, journals_in(theirs))
    step()
    every = taken(stands, chosen.kept, chosen.left, set(journals))
    rows = rows_joined(ours, theirs, every, chosen)
    step()
    erased = tuple(
        person
        for person, here in sorted(rows.erased, key=lambda one: one[0].sort_key)
        if not any(_sure(ours if here else theirs, person))
    )
    told = MergePreview("", "", stands, tuple(rows.rows), tuple(rows.fields), len(erased))
    return _Both(every, rows, erased, told)


def _sure(connection: Connection, person: Person) -> Iterator[Trace]:
    """Yield the sure traces of a person: none where they were erased everywhere."""
    yield from (trace for trace in traces_of(connection, (person,)) if trace.sure)


def _write(ours: ClubFile, theirs: ClubFile, chosen: Chosen, step: Steps) -> None:
    """Write all that is brought, in one transaction, and read it back."""
    with (
        storage_trouble(),
        theirs.engine.connect() as there,
        writing(ours.engine).begin() as here,
    ):
        both = _compared(here, there, chosen, step)
        if undecided := [one for one in both.differs.diverged if one.number not in chosen.kept]:
            raise StorageTrouble("JOIN_UNDECIDED", name=undecided[0].name)
        write_journals(here, there, both.taken, both.rows.ids["operator"])
        write_flights(here, there, both.taken)
        write_rows(here, both.rows)
        for person in both.erased:
            for trace in tuple(_sure(here, person)):
                erase_trace(here, trace)
        erase_nameless(here)
        doubt_published(here)
    if changed := read_whole(ours, step):
        raise StorageTrouble("JOIN_FAILED", changed)
    for one in both.taken:
        step()
        if one.after is None:
            continue
        report, _ = replayed(ours, one.number, one.told.name)
        if report.findings:
            raise StorageTrouble("JOIN_FAILED", str(report.findings[0]))


def _clear(target: Path) -> None:
    """Take away what a joining leaves that was cut short."""
    for left in target.parent.glob(f"{escape(target.name)}*"):
        with suppress(OSError):
            left.unlink()


def write_flights(ours: Connection, theirs: Connection, every: Sequence[Taken]) -> None:
    """Write our number of each flight; 0 where it is not brought, until it is another time."""
    f = tables.joined_flight
    ids = {one.told.number: one.number for one in every}
    there = _known(theirs)
    here = _known(ours)
    for one in every:
        told = one.told.number
        for number, sequence in dict(_flights_in(theirs, told)).items():
            flight = ids.get(there.get((told, number), number), 0)
            known = here.get((one.number, number), 0 if one.added else number)
            brought = one.after is not None and sequence > one.after
            if not (brought or (known == 0 and flight)):
                continue
            where = (f.c.tournament_id == one.number, f.c.number == number)
            if not change_sealed(ours, f, where, flight_id=flight) and flight != number:
                row = {"tournament_id": one.number, "number": number, "flight_id": flight}
                insert_sealed(ours, f, [row])


def _known(connection: Connection) -> dict[tuple[int, int], int]:
    """The tournament that each flight of a day 2 brought before is, by day 2 and number."""
    f = tables.joined_flight.c
    rows = connection.execute(select(f.tournament_id, f.number, f.flight_id))
    return {(day_two, number): flight for day_two, number, flight in rows}


def _flights_in(connection: Connection, tournament: int) -> Iterator[tuple[int, int]]:
    """Yield the flights that a journal names, each with the entry that does, the first first."""
    j = tables.journal_entry.c
    query = select(j.sequence, j.body).where(
        j.tournament_id == tournament, j.kind == FlightsTaken.KIND
    )
    for sequence, body in connection.execute(query.order_by(j.sequence)):
        yield from ((flight["tournament"], sequence) for flight in json.loads(body)["flights"])
