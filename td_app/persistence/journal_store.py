"""The journal on disk: one INSERT an action, on disk when it returns.

What reads and writes events is loaded with the first of them: the list of journals does without.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import uuid4

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from td_app import __version__
from td_app.persistence import tables
from td_app.persistence.commitments import commitments_of, cover_of, new_salt
from td_app.persistence.database import UNSYNCHRONISED, DatabaseStore, storage_trouble
from td_app.persistence.seals import (
    chained,
    chained_as,
    change_row,
    insert_numbered,
    insert_sealed,
)
from td_app.persistence.server import announce, at_one_moment, end_own_writing
from td_app.ports.journals import News, NewsOf, PersonKey, SequenceConflict, TournamentRow
from td_app.ports.seals import Cover
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.clock import SeenMark
from td_app.tournament.state.person import Person

if TYPE_CHECKING:
    from td_app.meeting import events as meeting
    from td_app.meeting.ports import MeetingNews
    from td_app.tournament.events import Entry
    from td_app.tournament.journal import ReadLine, UnreadLine
    from td_app.tournament.versions import WrittenEntry


#: The club's setting that tells which version of the application a post opened with last.
VERSION_OF = "version of "
#: The wire names of the events that open a journal, known before events are loaded.
OPENS_TOURNAMENT = "tournament_created"
OPENS_MEETING = "meeting_opened"
#: That of the event by which a post's entries are dated from then on.
SETTLES_HOUR = "computer_hour_settled"
#: Names and places of the samples opened by versions that did not mark them.
UNMARKED_SAMPLES = (
    ("Tournoi d’exemple", "Salle des fêtes"),
    ("Sample tournament", "Village hall"),
)
#: An entry as it is read.
Line = TypeVar("Line", bound="ReadLine")
PERSON_FIELDS = tuple(field.name for field in fields(Person))


class SqlJournalStore(DatabaseStore):
    """Journals in the club's file (or a PostgreSQL database)."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._one_moment = at_one_moment(engine)
        #: The last entry this post wrote, and its hash: read again where another post wrote.
        self._hashes: dict[int, tuple[int, str]] = {}
        #: The number and the salt of who is at the post, by their name.
        self._operators: dict[str, tuple[int, str]] = {}
        #: The number that opens the chain of each journal written here.
        self._numbers: dict[int, int] = {}
        #: The number an operator has in a journal, by tournament and operator.
        self._known: dict[tuple[int, int | None], int] = {}

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the tournaments with a first line at least, latest first."""
        return self._listed(~begins_a_meeting(), archived)

    def _listed(self, which: ColumnElement[bool], archived: bool) -> Sequence[TournamentRow]:
        t = tables.tournament
        j = tables.journal_entry
        counts = select(j.c.tournament_id, func.count().label("entries"))
        counted = counts.group_by(j.c.tournament_id).subquery()
        kept = (t.c.id, t.c.name, t.c.date, t.c.created_at, t.c.archived, counted.c.entries)
        query = (
            select(*kept, is_a_sample(t.c.id))
            # One whose first line was never written, the computer going off there, is none.
            .join(counted, counted.c.tournament_id == t.c.id)
            .order_by(t.c.created_at.desc(), t.c.id.desc())
            .where(which)
        )
        if not archived:
            query = query.where(t.c.archived.is_(False))
        return [TournamentRow(*row) for row in self._read(query)]

    def new_tournament(self, name: str, date: str, at_ms: int) -> int:
        """Return the number of a new, empty tournament."""
        values = {"name": name, "date": date, "created_at": at_ms}
        with storage_trouble(), self._writing.begin() as connection:
            return insert_numbered(connection, tables.tournament, values)

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a tournament away, or take it out again."""
        self._set(tournament, archived=archived)

    def seen(self, tournament: int, mark: SeenMark) -> None:
        """Note the last moment the clock was seen; on disk as the next act is, or soon by itself.

        A program that is killed leaves it: waiting for a slow disk would only make it older.
        """
        unsynchronised = self._writing.execution_options(**{UNSYNCHRONISED: True})
        with storage_trouble(), unsynchronised.begin() as connection:
            change_row(
                connection,
                tables.tournament,
                tournament,
                last_seen=mark.at_ms,
                seen_ahead=mark.ahead_ms,
                seen_steady=mark.steady_ms,
                seen_post=mark.post,
            )

    def last_seen(self, tournament: int) -> SeenMark | None:
        """Return the last moment seen; an older file kept the moment alone."""
        t = tables.tournament.c
        query = select(t.last_seen, t.seen_ahead, t.seen_steady, t.seen_post)
        for at, ahead, steady, post in self._read(query.where(t.id == tournament)):
            return None if at is None else SeenMark(at, ahead or 0, steady, post or "")
        return None

    def entries_after(self, tournament: int, sequence: int) -> Sequence[WrittenEntry]:
        """Return the entries after a sequence, in order; those that cannot be read were set
        aside.
        """
        from td_app.persistence.event_codec import written_entry
        from td_app.tournament.journal import UnreadLine, set_aside_by

        found, unknown = self._entries(
            self._read(_ENTRIES_AFTER.params(tournament=tournament, after=sequence)), written_entry
        )
        if unknown is not None:
            raise unknown
        aside = set_aside_by(found)
        for line in found:
            if isinstance(line, UnreadLine) and line.sequence not in aside:
                raise StorageTrouble("FILE_CORRUPTED", line.why)
        return found

    def news(self, tournament: int, after: int) -> News:
        """Return the entries after a sequence, all read at one moment."""
        from td_app.persistence.event_codec import written_entry

        rows, people, notes = self._written_after(tournament, after)
        entries, unknown = self._entries(rows, written_entry) if rows else ((), None)
        return NewsOf(entries, people, notes, unknown)

    def _written_after(
        self, tournament: int, after: int
    ) -> tuple[Sequence[Any], Mapping[PersonKey, Person], Mapping[int, str]]:
        """Rows of entries after one, with their names and notes, all of one moment."""
        with storage_trouble(), self._one_moment.connect() as connection:
            which = {"tournament": tournament, "after": after}
            rows = connection.execute(_ENTRIES_AFTER, which).all()
            if not rows:
                return (), {}, {}
            people = connection.execute(_people_query(tournament, after)).all()
            notes = connection.execute(_notes_query(tournament, after)).all()
        return rows, _people(people), {row[0]: row[1] for row in notes}

    def _entries(
        self, rows: Sequence[Any], read: Callable[..., Line]
    ) -> tuple[Sequence[Line | UnreadLine], StorageTrouble | None]:
        """The entries read so far, and why the next one is not known here.

        A newer version may say more under the same kind: what its post wrote is not rubbish.
        """
        from td_app.persistence.event_codec import line_of
        from td_app.tournament.journal import UnreadLine, set_aside_by

        found: list[Line | UnreadLine] = []
        for sequence, at, kind, version, body, operator, post, act in rows:
            told = (operator or "", post, act)
            try:
                found.append(line_of(read, sequence, at, kind, version, body, *told))
            except StorageTrouble as trouble:
                return found, self._unknown(sequence, post, trouble.detail)
        unread = [line for line in found if isinstance(line, UnreadLine)]
        for line in unread:
            newer = _figures(self._version_of(line.post)) > _figures(__version__)
            if newer and line.sequence not in set_aside_by(found):
                before = [one for one in found if one.sequence < line.sequence]
                return before, self._unknown(line.sequence, line.post, line.why)
        return found, None

    def _version_of(self, post: str) -> str:
        """The version a post told that it opened with last; empty where it told none."""
        s = tables.club_setting.c
        told = self._read(select(s.value).where(s.name == f"{VERSION_OF}{post}"))
        return str(told[0][0]) if told and post else ""

    def _unknown(self, sequence: int, post: str, detail: str) -> StorageTrouble:
        """Return why an entry cannot be read here: who wrote it, and with which version if it
        is known.
        """
        params = {"sequence": str(sequence), "ours": __version__}
        if post:
            params["post"] = post
            if version := self._version_of(post):
                params["version"] = version
        return StorageTrouble("ENTRY_UNKNOWN", detail, **params)

    def append(
        self,
        journal: int,
        entry: Entry | meeting.Entry,
        people: Mapping[int, Person],
        note: str = "",
        label: tuple[str, str] | None = None,
    ) -> None:
        """Write one entry with its names, its note and the list's label, in one transaction."""
        row = _entry_row(journal, entry)
        named = [_person_row(journal, entry, who, p) for who, p in people.items()]
        noted = None
        if note:
            key = {"tournament_id": journal, "sequence": entry.sequence}
            noted = {**key, "text": note, **_salted()}
        sent = False
        try:
            with storage_trouble(), self._writing.begin() as connection:
                operator = self._operator(connection, entry.operator)
                who = None if operator is None else operator["id"]
                number = self._number(connection, journal)
                known = self._known.get((journal, who)) or _known_as(connection, journal, who)
                row["operator_id"] = known
                row["commitments"] = commitments_of(named, noted, operator)
                told = chained_as(row, {journal: number})
                row["hash"] = chained(self._hash_before(connection, journal, entry), told)
                _insert_new(connection, row)
                insert_sealed(connection, tables.entrant_person, named)
                if noted is not None:
                    insert_sealed(connection, tables.entry_note, [noted])
                if label is not None:
                    t = tables.tournament
                    (name, date) = label
                    change_row(connection, t, journal, name=name, date=date)
                announce(connection, journal)
                sent = True
        except StorageTrouble as trouble:
            if sent and trouble.code == "SERVER_UNREACHABLE":
                # Asked to keep it, the server did not answer: it may have kept it.
                raise StorageTrouble("ACT_IN_DOUBT", trouble.detail) from trouble
            raise
        self._hashes[journal] = entry.sequence, str(row["hash"])
        self._numbers[journal] = number
        if operator is not None and known is not None:
            self._operators[entry.operator] = operator["id"], operator["salt"]
            self._known[journal, who] = known

    def written(self, act: str) -> bool:
        """Return whether an act is written; if not, nothing under way will still write it."""
        j = tables.journal_entry.c
        query = select(j.sequence).where(j.act == act)
        if self._read(query):
            return True
        end_own_writing(self._engine)
        return bool(self._read(query))

    def _operator(self, connection: Connection, name: str) -> dict[str, Any] | None:
        """The row of who is at the post; a name new to the file, or without a salt, gets one."""
        if not name:
            return None
        o = tables.operator
        known = self._operators.get(name)
        if known is None:
            query = select(o.c.id, o.c.salt).where(o.c.name == name, o.c.salt != "")
            for number, salt in connection.execute(query.order_by(o.c.id).limit(1)):
                known = number, salt
        if known is None:
            row = {"name": name, **_salted()}
            known = insert_numbered(connection, o, row), row["salt"]
        (number, salt) = known
        return {"id": number, "name": name, "salt": salt}

    def _hash_before(
        self, connection: Connection, tournament: int, entry: Entry | meeting.Entry
    ) -> str:
        """The hash of the entry before; empty for the first, or where there is a gap."""
        sequence, known = self._hashes.get(tournament, (0, ""))
        if sequence == entry.sequence - 1:
            return known
        j = tables.journal_entry.c
        here = (j.tournament_id == tournament, j.sequence == entry.sequence - 1)
        return str(connection.execute(select(j.hash).where(*here)).scalar() or "")

    def _number(self, connection: Connection, tournament: int) -> int:
        if tournament in self._numbers:
            return self._numbers[tournament]
        j = tables.joined_journal.c
        query = select(j.number).where(j.tournament_id == tournament)
        return int(connection.execute(query).scalar() or tournament)

    def seal(self, journal: int, sequence: int) -> str:
        """Return the hash of an entry, which covers all before it; "" where there is none."""
        j = tables.journal_entry.c
        query = select(j.hash).where(j.tournament_id == journal, j.sequence == sequence)
        return next((str(row[0]) for row in self._read(query)), "")

    def cover(self, journal: int) -> Cover:
        """Return what the seal of a journal covers of the texts beside it."""
        with storage_trouble(), self._one_moment.connect() as connection:
            return cover_of(connection, journal)

    def rewritten(self, tournament: int) -> tuple[int, int] | None:
        """Return when an upgrade rewrote the first entries (ms since 1970), and how many."""
        t = tables.tournament.c
        query = select(t.sealed_at, t.sealed_entries).where(t.id == tournament)
        return next(((at, lines) for at, lines in self._read(query) if at and lines), None)

    def dated(self, post: str) -> tuple[int, int]:
        """Return when the latest journal ends (ms since 1970, 0 for none), and a post's offset.

        The offset is what was added to its computer's clock at last, in milliseconds.
        """
        j = tables.journal_entry.c
        ends = select(j.tournament_id, func.max(j.sequence).label("last"))
        ended = ends.group_by(j.tournament_id).subquery()
        at_end = and_(j.tournament_id == ended.c.tournament_id, j.sequence == ended.c.last)
        last_ms = self._read(select(func.max(j.recorded_at)).where(at_end))[0][0]
        hours = select(j.body).where(j.kind == SETTLES_HOUR, j.post == post)
        latest = self._read(hours.order_by(j.recorded_at.desc(), j.sequence.desc()).limit(1))
        offset_ms = 0
        # A damaged row is told as its journal is opened: here it says nothing.
        with suppress(ValueError, TypeError, LookupError):
            offset_ms = json.loads(latest[0][0])["offset_ms"]
        told = (number if isinstance(number, int) else 0 for number in (last_ms, offset_ms))
        return next(told), next(told)

    def people(self, tournament: int, after: int = 0) -> Mapping[PersonKey, Person]:
        """Return the person rows written by entries after ``after``; erased ones are blank."""
        return _people(self._read(_people_query(tournament, after)))

    def notes(self, tournament: int, after: int = 0) -> Mapping[int, str]:
        """Return the notes by sequence, but those erased."""
        return {row[0]: row[1] for row in self._read(_notes_query(tournament, after))}

    def _set(self, tournament: int, **values: object) -> None:
        with storage_trouble(), self._writing.begin() as connection:
            change_row(connection, tables.tournament, tournament, **values)


class SqlMeetingStore(SqlJournalStore):
    """The journals of meetings, beside those of tournaments: their first entry opens one."""

    def meetings(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the meetings, latest first; archived ones only when asked."""
        return self._listed(begins_a_meeting(), archived)

    def meeting_news(self, meeting: int, after: int) -> MeetingNews:
        """Return the entries of a meeting after a sequence, all read at one moment."""
        from td_app.persistence.event_codec import meeting_entry

        rows, people, notes = self._written_after(meeting, after)
        entries, unknown = self._entries(rows, meeting_entry)
        return NewsOf(entries, people, notes, unknown)


def _figures(version: str) -> list[int]:
    """Return the figures of a version, to be compared."""
    return [int(figure) for figure in re.findall(r"\d+", version)]


def begins_a_meeting() -> ColumnElement[bool]:
    """Return the condition that a row of ``tournament`` has a meeting's journal.

    What a journal is, its first entry says: no column repeats it.
    """
    t = tables.tournament
    j = tables.journal_entry.c
    first = (j.tournament_id == t.c.id, j.sequence == 1, j.kind == OPENS_MEETING)
    return exists().where(*first).correlate(t)


def is_a_sample(tournament: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a tournament's first entry opens a sample.

    Before they were marked, samples are known by the name and place that they were opened with.
    """
    first = tables.journal_entry.alias()
    body = first.c.body
    marks = [body.contains('"sample":true', autoescape=True)]
    for name, place in UNMARKED_SAMPLES:
        named = body.contains(f'"name":"{name}"', autoescape=True)
        marks.append(named & body.contains(f'"place":"{place}"', autoescape=True))
    created = first.c.kind == OPENS_TOURNAMENT
    here = (first.c.tournament_id == tournament, first.c.sequence == 1, created)
    return exists().where(*here, or_(*marks)).correlate_except(first)


def _entries_query() -> Select[Any]:
    j = tables.journal_entry
    o = tables.operator
    known = tables.joined_operator
    there = (known.c.tournament_id == j.c.tournament_id, known.c.number == j.c.operator_id)
    who = func.coalesce(known.c.operator_id, j.c.operator_id)
    head = (j.c.sequence, j.c.recorded_at, j.c.kind, j.c.version, j.c.body)
    return (
        select(*head, o.c.name, j.c.post, j.c.act)
        .select_from(j)
        .join(known, and_(*there), isouter=True)
        .join(o, o.c.id == who, isouter=True)
        .where(j.c.tournament_id == bindparam("tournament"), j.c.sequence > bindparam("after"))
        .order_by(j.c.sequence)
    )


#: Asked every few seconds of a quiet evening: put together once.
_ENTRIES_AFTER = _entries_query()


def _people_query(tournament: int, after: int) -> Select[Any]:
    p = tables.entrant_person
    columns = [p.c[name] for name in PERSON_FIELDS]
    theirs = (p.c.tournament_id == tournament, p.c.sequence > after)
    return select(p.c.entrant, p.c.sequence, *columns).where(*theirs)


def _people(rows: Sequence[Any]) -> Mapping[PersonKey, Person]:
    return {(row[0], row[1]): Person(*row[2:]) for row in rows}


def _notes_query(tournament: int, after: int) -> Select[Any]:
    n = tables.entry_note.c
    theirs = (n.tournament_id == tournament, n.sequence > after, n.text != "")
    return select(n.sequence, n.text).where(*theirs)


def _known_as(connection: Connection, tournament: int, who: int | None) -> int | None:
    """The number an operator has in a journal: their own, unless it stands for another there."""
    if who is None:
        return None
    o = tables.joined_operator
    query = select(o.c.number, o.c.operator_id).where(o.c.tournament_id == tournament)
    known: dict[int, int] = {row.number: row.operator_id for row in connection.execute(query)}
    number = next((number for number, operator in known.items() if operator == who), who)
    if known.get(number, who) == who:
        return number
    number = max(*known, who) + 1
    key = {"tournament_id": tournament, "number": number}
    insert_sealed(connection, o, [{**key, "operator_id": who}])
    return number


def _insert_new(connection: Connection, row: Mapping[str, Any]) -> None:
    """Insert an entry; raises :class:`SequenceConflict` where its place, or its act, is written."""
    try:
        connection.execute(insert(tables.journal_entry), row)
    except IntegrityError as refused:
        if "unique" in str(refused.orig).lower():
            raise SequenceConflict(row["sequence"]) from refused
        raise


def _entry_row(tournament: int, entry: Entry | meeting.Entry) -> dict[str, Any]:
    from td_app.persistence.event_codec import encode

    kind, version, body = encode(entry.event)
    return {
        "tournament_id": tournament,
        "sequence": entry.sequence,
        "recorded_at": entry.recorded_at,
        "post": entry.post,
        "kind": kind,
        "version": version,
        "body": body,
        "act": entry.act or uuid4().hex,
    }


def _person_row(
    tournament: int, entry: Entry | meeting.Entry, who: int, person: Person
) -> dict[str, object]:
    key = {"tournament_id": tournament, "entrant": who, "sequence": entry.sequence}
    return {**key, **asdict(person), **_salted()}


def _salted() -> dict[str, str]:
    """What stands beside a text that an entry commits to."""
    return {"salt": new_salt(), "erased_on": ""}
