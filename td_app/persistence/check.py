"""Looks a club's file through without changing it: the database, then every journal replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, RowMapping, select
from sqlalchemy.exc import SQLAlchemyError

from td_app.meeting import events as meeting
from td_app.meeting.events import MeetingOpened
from td_app.meeting.history import MeetingHistory
from td_app.meeting.state import MeetingState
from td_app.persistence import tables
from td_app.persistence.commitments import CommittedTexts
from td_app.persistence.database import read_any_text, storage_trouble
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.event_codec import decode, meeting_entry, written_entry
from td_app.persistence.judged_entries import TRIGGER
from td_app.persistence.roles import unbound_users
from td_app.persistence.seals import chained, chained_as, joined_numbers, rows_changed
from td_app.persistence.state_check import Finding, Value, state_findings
from td_app.persistence.tables import ON_POSTGRESQL, ON_SQLITE
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import events as ev
from td_app.tournament.history import History
from td_app.tournament.journal import UnreadLine, set_aside_by

Read = TypeVar("Read")

#: Found of a file before it is read: what goes with it is not there.
NOT_WHOLE = frozenset({"PART_MISSING"})
#: Told, and no fault: a write that was never acknowledged was cut short, and is not there.
NOTED = frozenset({"ACT_CUT_SHORT"})
#: Found of an entry that was not taken in, though in its place and of no newer version.
NOT_TAKEN_IN = frozenset(
    {"ENTRY_UNREADABLE", "CREATION_MISPLACED", "UNDO_OUT_OF_ORDER", "REPLAY_FAILED"}
)
#: What an entry is read from.
HEAD = ("sequence", "recorded_at", "kind", "version", "body")


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """One tournament: its entries, those taken in by the replay, and what is wrong with it.

    ``chain`` is the hash of the last entry that is as it was written; names, notes and operators
    are covered from the entry ``covered_from`` on (None: nowhere); ``erased`` counts the names
    and notes erased since; ``notes`` tell the entries that cannot be read and were set aside, and
    by which: no fault any more.
    """

    tournament: int
    name: str
    entries: int
    replayed: int
    findings: tuple[Finding, ...] = ()
    chain: str = ""
    covered_from: int | None = None
    erased: int = 0
    notes: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class FileReport:
    """The result of :func:`check_file`; plain values that JSON can hold.

    ``notes`` are worth knowing and no faults.
    """

    path: str
    tournaments: tuple[TournamentReport, ...] = ()
    findings: tuple[Finding, ...] = ()
    notes: tuple[Finding, ...] = ()

    @property
    def ok(self) -> bool:
        """Return whether nothing is wrong, in the file or in any tournament."""
        return not self.findings and not any(t.findings for t in self.tournaments)


def check_file(path: Path) -> FileReport:
    """Return the faults of a club's file, opened read-only; none is repaired.

    Raises :class:`~td_app.ports.trouble.StorageTrouble` when it cannot be opened at all.
    """
    return read_file(path, _with_warnings)


def read_file(path: Path, read: Callable[[ClubFile], Read]) -> Read:
    """Return what ``read`` makes of a club's file, opened read-only.

    Raises :class:`~td_app.ports.trouble.StorageTrouble`, also where a page of it is damaged.
    """
    with open_club_file(path, read_only=True) as file, storage_trouble():
        try:
            return read(file)
        except (StorageTrouble, SQLAlchemyError):
            raise
        except Exception as fault:
            # Whatever a page of the file that is no page any more makes its reader say.
            detail = f"{type(fault).__name__}: {fault}"
            raise StorageTrouble("FILE_CORRUPTED", detail, path=str(path)) from fault


def _with_warnings(file: ClubFile) -> FileReport:
    report = _looked_through(file)
    told = [one.code for one in file.warnings]
    parted = tuple(Finding(code, {}) for code in told if code in NOT_WHOLE)
    notes = tuple(Finding(code, {}) for code in told if code in NOTED)
    return replace(report, findings=(*parted, *report.findings), notes=notes)


def check_database(url: str) -> FileReport:
    """Return the faults of a club on a server; nothing is changed, others may be writing.

    Raises :class:`~td_app.ports.trouble.StorageTrouble` when it cannot be opened at all.
    """
    with open_database(url, make=False) as file, storage_trouble():
        report = _looked_through(file)
        with file.engine.connect() as connection:
            unbound = unbound_users(connection)
        notes = tuple(Finding("USER_UNBOUND", {"user": user}) for user in unbound)
        return replace(report, path=file.engine.url.database or "", notes=notes)


def _looked_through(file: ClubFile) -> FileReport:
    read_any_text(file.engine)
    with file.engine.connect() as connection:
        of_the_file = (*_database_findings(connection), *_rows_changed(connection))
        rows = connection.execute(
            select(tables.tournament.c.id, tables.tournament.c.name).order_by(
                tables.tournament.c.id
            )
        ).all()
    reports = tuple(replayed(file, row[0], row[1])[0] for row in rows)
    return FileReport(str(file.path), reports, of_the_file)


def replayed(
    file: ClubFile, tournament: int, name: str
) -> tuple[TournamentReport, History | MeetingHistory]:
    """Return what replaying a tournament's journal shows, and how far it was replayed.

    After a finding in the journal the rest is not replayed: it would be guesswork.
    """
    j = tables.journal_entry
    with file.engine.connect() as connection:
        query = select(j).where(j.c.tournament_id == tournament).order_by(j.c.sequence)
        rows = connection.execute(query).mappings().all()
        meets = bool(rows) and rows[0]["kind"] == MeetingOpened.KIND
        history: History | MeetingHistory = MeetingHistory() if meets else History()
        chain = ""
        numbers = joined_numbers(connection)
        naming = []
        for row in rows:
            if row["kind"] == ev.EntrySetAside.KIND:
                with suppress(StorageTrouble):
                    naming.append(written_entry(*(row[name] for name in HEAD)))
        aside = set_aside_by(naming)
        findings: tuple[Finding, ...] = ()
        notes: list[Finding] = []
        texts = CommittedTexts(connection, tournament)
        beside: list[Finding] = []
        for row in rows:
            sequence = row["sequence"]
            findings = _taken_in(history, row)
            if findings and sequence in aside and findings[0].code in NOT_TAKEN_IN:
                history.put_aside(UnreadLine(sequence, row["recorded_at"], ""))
                (found,) = findings
                told = {**found.params, "set_aside": aside[sequence], "found": found.code}
                notes.append(Finding("ENTRY_SET_ASIDE", told))
                findings = ()
            findings = findings or tuple(_unchained(chain, chained_as(dict(row), numbers)))
            if findings:
                break
            beside += texts.faults(row)
            chain = row["hash"]
        else:
            beside += texts.left_over()
        covered = texts.covered_from
        beside += _names_missing(connection, tournament, history, before=covered)
    report = TournamentReport(
        tournament,
        name,
        len(rows),
        history.sequence,
        (*findings, *beside),
        chain,
        covered,
        texts.erased,
        tuple(notes),
    )
    return report, history


def _unchained(before: str, row: dict[str, Any]) -> Iterator[Finding]:
    """An entry whose hash is not that of the one before it and of what it says."""
    if row["hash"] != chained(before, row):
        yield Finding("CHAIN_BROKEN", {"sequence": row["sequence"]})


def _rows_changed(connection: Connection) -> Iterator[Finding]:
    """Rows beside the journals that read otherwise than they were written."""
    for table, key in rows_changed(connection):
        yield Finding("ROW_CHANGED", {"table": table, "row": key})


def _database_findings(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "postgresql":
        yield from _guards_missing(connection)
        return
    for said in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
        if said != "ok":
            yield Finding("DATABASE_DAMAGED", {"detail": str(said)})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Finding("ROW_WITHOUT_TOURNAMENT", {"table": str(row[0]), "row": row[1]})
    guards = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
    there = {row[0]: row[1] for row in connection.exec_driver_sql(guards)}
    for trigger, statement in ON_SQLITE.items():
        if there.get(trigger) != statement.strip():
            yield Finding("JOURNAL_UNGUARDED", {"trigger": trigger})


def _guards_missing(connection: Connection) -> Iterator[Finding]:
    """The triggers of the journal that are gone, or put out of action, on a server."""
    query = (
        "SELECT tgname FROM pg_trigger"
        " WHERE tgrelid = 'journal_entry'::regclass AND tgenabled = 'O'"
    )
    there = set(connection.exec_driver_sql(query).scalars())
    guards = [name for name, made in ON_POSTGRESQL.items() if "CREATE FUNCTION" not in made]
    for trigger in (*guards, TRIGGER):
        if trigger not in there:
            yield Finding("JOURNAL_UNGUARDED", {"trigger": trigger})


def _taken_in(history: History | MeetingHistory, row: RowMapping) -> tuple[Finding, ...]:
    """Take one entry in; return what is wrong with it, or with what it leads to."""
    sequence = row["sequence"]
    recorded_at = row["recorded_at"]
    kind = row["kind"]
    version = row["version"]
    body = row["body"]
    expected = history.sequence + 1
    if sequence != expected:
        return (Finding("SEQUENCE_GAP", {"expected": expected, "found": sequence}),)
    entry: ev.Entry | meeting.Entry
    try:
        if isinstance(history, MeetingHistory):
            entry = meeting_entry(sequence, recorded_at, kind, version, body)
        else:
            entry = ev.Entry(sequence, recorded_at, decode(kind, version, body, history.state))
    except StorageTrouble as trouble:
        newer = trouble.code == "FILE_NEWER"
        code = "ENTRY_NEWER" if newer else "ENTRY_UNREADABLE"
        return (Finding(code, {"sequence": sequence, "detail": trouble.detail}),)
    misplaced = _misplaced(history, sequence, entry.event)
    if misplaced is not None:
        return (misplaced,)
    take: Callable[[Any], object] = history.take
    before = history.state
    try:
        take(entry)
    except Exception as trouble:
        # Whatever a journal nobody checked can make the fold say: it is the journal's fault.
        detail = f"{type(trouble).__name__}: {trouble}"
        return (Finding("REPLAY_FAILED", {"sequence": sequence, "kind": kind, "detail": detail}),)
    after = history.state
    if isinstance(before, MeetingState) or isinstance(after, MeetingState):
        return ()
    return tuple(
        Finding(found.code, {"sequence": sequence, **found.params})
        for found in state_findings(after, before)
    )


def _misplaced(
    history: History | MeetingHistory, sequence: int, event: ev.Event | meeting.Event
) -> Finding | None:
    created = isinstance(event, ev.TournamentCreated | MeetingOpened)
    if created != (sequence == 1):
        return Finding("CREATION_MISPLACED", {"sequence": sequence, "kind": event.KIND})
    due: ev.Entry | meeting.Entry | None
    if isinstance(event, ev.ActionUndone | meeting.ActUndone):
        due = history.undoable
    elif isinstance(event, ev.ActionRedone | meeting.ActRedone):
        due = history.redoable
    else:
        return None
    if due is None or due.sequence != event.sequence:
        params: dict[str, Value] = {
            "sequence": sequence,
            "kind": event.KIND,
            "named": event.sequence,
            "expected": due.sequence if due else None,
        }
        return Finding("UNDO_OUT_OF_ORDER", params)
    return None


def _names_missing(
    connection: Connection,
    tournament: int,
    history: History | MeetingHistory,
    *,
    before: int | None,
) -> Iterator[Finding]:
    """An erased name has a blank row; no row at all means that something was lost.

    From the entry ``before`` on, commitments tell.
    """
    p = tables.entrant_person
    there = {
        (row[0], row[1])
        for row in connection.execute(
            select(p.c.entrant, p.c.sequence).where(p.c.tournament_id == tournament)
        )
    }
    state = history.state
    known = state.players if isinstance(state, MeetingState) else state.entrants
    for entrant in known.values():
        if before is not None and entrant.person >= before:
            continue
        if (entrant.id, entrant.person) not in there:
            yield Finding("NAME_MISSING", {"entrant": entrant.id, "row": entrant.person})
