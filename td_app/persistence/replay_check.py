"""Replays one journal entry by entry, and stops at the first that cannot be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from td_app.persistence import tables
from td_app.persistence.event_codec import decode
from td_app.persistence.findings import Finding, Value
from td_app.persistence.state_check import state_findings
from td_app.ports import StorageTrouble
from td_app.tournament import events as ev
from td_app.tournament.history import History
from td_app.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class Replayed:
    """How many entries a journal has, how many were taken in, and what was wrong."""

    entries: int
    taken_in: int
    findings: tuple[Finding, ...]


def replayed(connection: Connection, tournament: int) -> Replayed:
    """Return what replaying a tournament's journal shows.

    After a finding in the journal the rest is not replayed: it would be guesswork.
    """
    j = tables.journal_entry
    rows = connection.execute(
        select(j.c.sequence, j.c.recorded_at, j.c.kind, j.c.version, j.c.body)
        .where(j.c.tournament_id == tournament)
        .order_by(j.c.sequence)
    ).all()
    history = History()
    findings: tuple[Finding, ...] = ()
    for row in rows:
        findings = _taken_in(history, row)
        if findings:
            break
    taken_in = history.sequence
    names = tuple(_names_missing(connection, tournament, history.state))
    return Replayed(len(rows), taken_in, findings + names)


def _taken_in(history: History, row: Sequence[Any]) -> tuple[Finding, ...]:
    """Take one entry in; return what is wrong with it, or with what it leads to."""
    sequence, recorded_at, kind, version, body = row
    expected = history.sequence + 1
    if sequence != expected:
        return (Finding("SEQUENCE_GAP", {"expected": expected, "found": sequence}),)
    try:
        event = decode(kind, version, body)
    except StorageTrouble as trouble:
        newer = trouble.code == "FILE_NEWER"
        code = "ENTRY_NEWER" if newer else "ENTRY_UNREADABLE"
        return (Finding(code, {"sequence": sequence, "detail": trouble.detail}),)
    misplaced = _misplaced(history, sequence, event)
    if misplaced is not None:
        return (misplaced,)
    entry = ev.Entry(sequence, recorded_at, event)
    before = history.state
    try:
        after = history.after(entry)
        history.keep(entry, after)
    except Exception as trouble:
        # Whatever a journal nobody checked can make the fold say: it is the journal's fault.
        detail = f"{type(trouble).__name__}: {trouble}"
        return (Finding("REPLAY_FAILED", {"sequence": sequence, "kind": kind, "detail": detail}),)
    return tuple(
        Finding(found.code, {"sequence": sequence, **found.params})
        for found in state_findings(after, before)
    )


def _misplaced(history: History, sequence: int, event: ev.Event) -> Finding | None:
    created = isinstance(event, ev.TournamentCreated)
    if created != (sequence == 1):
        return Finding("CREATION_MISPLACED", {"sequence": sequence, "kind": event.KIND})
    if isinstance(event, ev.ActionUndone):
        due = history.undoable
    elif isinstance(event, ev.ActionRedone):
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
    connection: Connection, tournament: int, state: TournamentState
) -> Iterator[Finding]:
    """An erased name has a blank row; no row at all means that something was lost."""
    p = tables.entrant_person
    there = {
        (row[0], row[1])
        for row in connection.execute(
            select(p.c.entrant, p.c.sequence).where(p.c.tournament_id == tournament)
        )
    }
    for entrant in state.entrants.values():
        if (entrant.id, entrant.person) not in there:
            yield Finding("NAME_MISSING", {"entrant": entrant.id, "row": entrant.person})
