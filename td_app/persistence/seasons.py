"""The club's seasons in its file: what changes one writes a line of its minutes with it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from fractions import Fraction
from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.sql.elements import ColumnElement

from td_app.persistence import tables
from td_app.persistence.database import DatabaseStore, storage_trouble
from td_app.persistence.journal_store import PERSON_FIELDS
from td_app.persistence.seals import change_sealed, insert_numbered, insert_sealed
from td_app.season.repository import (
    By,
    Mark,
    Part,
    Reading,
    RecordedEvening,
    RecordedResult,
    Season,
    SeasonEntry,
    SeasonEvening,
)
from td_app.tournament.state.person import Person

_season = tables.season
_part = tables.season_part
_evening = tables.season_evening
_result = tables.season_result
_entry = tables.season_entry
_note = tables.season_note
_reading = tables.season_reading
_tournament = tables.tournament


#: The scale of an evening whose points are known already.
NOTHING_EARNED = '[place]\nkind = "list"\npoints = [0]\nrest = 0\n'


class SqlSeasons(DatabaseStore):
    """Seasons in the club's file, or in a PostgreSQL database."""

    def seasons(self) -> Sequence[Season]:
        """Return the seasons, the latest first."""
        parts: dict[int, list[Part]] = {}
        for row in self._read(select(_part).order_by(_part.c.id)):
            parts.setdefault(row.season_id, []).append(Part(row.id, row.name, row.scale))
        query = select(_season).order_by(_season.c.begins.desc(), _season.c.id.desc())
        return [
            Season(r.id, r.name, r.begins, r.ends, r.scale, tuple(parts.get(r.id, ())))
            for r in self._read(query)
        ]

    def begin(self, season: Season, by: By) -> int:
        """Return the number of a new season, with its name, dates, scale and parts."""
        with storage_trouble(), self._writing.begin() as connection:
            row = {n: getattr(season, n) for n in ("name", "begins", "ends", "scale")}
            number = insert_numbered(connection, _season, row)
            for part in season.parts:
                _add_part(connection, number, part)
            told = {"name": season.name, "parts": [part.name for part in season.parts]}
            _write(connection, number, "season_begun", told, by)
            if season.scale:
                _write(connection, number, "scale_set", {"part": None, "scale": season.scale}, by)
        return number

    def describe(self, season: Season, by: By) -> None:
        """Keep a season's name and dates, and its parts by name: new ones have the number 0."""
        kept = {part.id for part in season.parts}
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, season.id)
            values = {n: getattr(season, n) for n in ("name", "begins", "ends")}
            change_sealed(connection, _season, (_season.c.id == season.id,), **values)
            mine = _part.c.season_id == season.id
            gone = [
                number
                for number in connection.execute(select(_part.c.id).where(mine)).scalars()
                if number not in kept
            ]
            change_sealed(connection, _evening, (_evening.c.part_id.in_(gone),), part_id=None)
            connection.execute(delete(_part).where(_part.c.id.in_(gone)))
            for part in season.parts:
                if not part.id:
                    _add_part(connection, season.id, part)
                else:
                    change_sealed(connection, _part, (_part.c.id == part.id, mine), name=part.name)
            told = {**values, "parts": [part.name for part in season.parts]}
            _write(connection, season.id, "season_described", told, by)

    def set_scale(self, season: int, part: int | None, scale: str, by: By) -> None:
        """Store another scale for a season or a part of it; "": the part has none of its own."""
        table, key = (_season, season) if part is None else (_part, part)
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, season)
            change_sealed(connection, table, (table.c.id == key,), scale=scale)
            _write(connection, season, "scale_set", {"part": part, "scale": scale}, by)

    def evenings(self, season: int) -> Sequence[SeasonEvening]:
        """Return the evenings of a season, the first to be played first."""
        found = self._evenings(_evening.c.season_id == season)
        return sorted(found, key=lambda evening: (evening.date, evening.id))

    def evening_of(self, tournament: int) -> SeasonEvening | None:
        """Return the evening of a tournament in a season, None when it is in none."""
        return next(iter(self._evenings(_evening.c.tournament_id == tournament)), None)

    def _evenings(self, which: ColumnElement[bool]) -> Sequence[SeasonEvening]:
        journal = tables.journal_entry
        entries = (
            select(func.count())
            .where(journal.c.tournament_id == _evening.c.tournament_id)
            .scalar_subquery()
        )
        e = _evening.c
        t = _tournament.c
        query = select(_evening, t.name.label("called"), t.date.label("day"), entries).where(which)
        query = query.outerjoin_from(_evening, _tournament, e.tournament_id == t.id)
        return [
            SeasonEvening(
                r.id,
                r.season_id,
                r.date if r.day is None else r.day,
                r.name if r.called is None else r.called,
                r.tournament_id,
                r.part_id,
                bool(r.final),
                bool(r.counts),
                r[-1] or 0,
            )
            for r in self._read(query)
        ]

    def place(self, evening: SeasonEvening, by: By) -> None:
        """Put a tournament in a season (out of another), or change its part and what it counts."""
        row: dict[str, Any] = {
            "season_id": evening.season,
            "part_id": evening.part,
            "final": evening.final,
            "counts": evening.counts,
        }
        told = {
            "tournament": evening.tournament,
            "part": evening.part,
            "final": evening.final,
            "counts": evening.counts,
        }
        here = (
            _evening.c.tournament_id == evening.tournament
            if evening.tournament is not None
            else _evening.c.id == evening.id
        )
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, evening.season)
            before = connection.execute(select(_evening.c.season_id).where(here)).scalar()
            if before is not None and before != evening.season:
                _write(connection, before, "evening_taken_out", told, by)
            if not change_sealed(connection, _evening, (here,), **row):
                new = {**row, "tournament_id": evening.tournament, "date": "", "name": ""}
                insert_numbered(connection, _evening, new)
            _write(connection, evening.season, "evening_placed", told, by)

    def take_out(self, evening: SeasonEvening, by: By) -> None:
        """Take an evening out of its season; what was recorded of it goes with it."""
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, evening.season)
            connection.execute(delete(_result).where(_result.c.evening_id == evening.id))
            connection.execute(delete(_evening).where(_evening.c.id == evening.id))
            told = {"evening": evening.id, "tournament": evening.tournament, "date": evening.date}
            _write(connection, evening.season, "evening_taken_out", told, by)

    def record(self, season: int, evenings: Sequence[RecordedEvening], by: By) -> tuple[int, ...]:
        """Record evenings that were not played here, all or none; return their numbers."""
        numbers = []
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, season)
            for evening in evenings:
                number, _ = _recorded(connection, season, evening, by)
                numbers.append(number)
        return tuple(numbers)

    def record_ranking(
        self, season: int, evening: RecordedEvening, points: Sequence[Fraction], by: By, note: str
    ) -> int:
        """Record a ranking taken over: an evening worth nothing by itself, and each one's points.

        It is a part of the season, of its name, with a scale of zeros. ``points`` are in the order
        of its results; all are written or none. Return the number of the evening.
        """
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, season)
            part = _add_part(connection, season, Part(0, evening.name, NOTHING_EARNED))
            told = {"part": part, "scale": NOTHING_EARNED}
            _write(connection, season, "scale_set", told, by)
            number, results = _recorded(connection, season, replace(evening, part=part), by)
            for result, earned in zip(results, points, strict=True):
                if earned:
                    body = {"who": f"r{result}", "points": str(earned), "evening": None}
                    _write(connection, season, "points_corrected", body, by, note)
        return number

    def recorded(self, season: int) -> Sequence[RecordedResult]:
        """Return the results recorded of a season's evenings."""
        r = _result.c
        query = (
            select(r.name, r.place, r.kills, r.guest, r.reentries, r.member, r.id, r.evening_id)
            .join_from(_result, _evening, r.evening_id == _evening.c.id)
            .where(_evening.c.season_id == season)
            .order_by(r.id)
        )
        return [RecordedResult(*row) for row in self._read(query)]

    def entries(self, season: int) -> Sequence[SeasonEntry]:
        """Return the minutes of a season, oldest first."""
        e = _entry.c
        n = _note.c
        same = (n.season_id == e.season_id) & (n.sequence == e.sequence)
        query = (
            select(e.sequence, e.recorded_at, e.post, e.kind, e.body, n.text)
            .outerjoin_from(_entry, _note, same)
            .where(e.season_id == season)
            .order_by(e.sequence)
        )
        return [
            SeasonEntry(number, at, post, kind, json.loads(body), text or "")
            for number, at, post, kind, body, text in self._read(query)
        ]

    def note(self, season: int, kind: str, body: Mapping[str, Any], by: By, note: str = "") -> int:
        """Write a line of a season's minutes; return its number."""
        with storage_trouble(), self._writing.begin() as connection:
            _lock(connection, season)
            return _write(connection, season, kind, body, by, note)

    def readings(self, season: int | None) -> Mapping[int, Reading]:
        """Return the results read before, of a season's tournaments or of all, by tournament."""
        r = _reading.c
        query = select(r.tournament_id, r.entries, r.body)
        if season is not None:
            played = r.tournament_id == _evening.c.tournament_id
            query = query.join_from(_reading, _evening, played)
            query = query.where(_evening.c.season_id == season)
        return {number: _read_back(entries, body) for number, entries, body in self._read(query)}

    def flights_here(self) -> Mapping[tuple[int, int], int]:
        """Return the tournament that each flight of a day 2 brought from another file is here."""
        f = tables.joined_flight.c
        rows = self._read(select(f.tournament_id, f.number, f.flight_id))
        return {(day_two, number): flight for day_two, number, flight in rows}

    def keep_reading(self, tournament: int, reading: Reading) -> None:
        """Keep what a journal told, so that it is not read again while it is as long."""
        told: dict[str, Any] = {"over": reading.over, "rows": reading.rows}
        if reading.flight or reading.flights:
            told |= {"flight": reading.flight, "flights": reading.flights}
        body = _text(told)
        r = _reading
        with storage_trouble(), self._writing.begin() as connection:
            values = {"entries": reading.entries, "body": body}
            if not change_sealed(connection, r, (r.c.tournament_id == tournament,), **values):
                insert_sealed(connection, r, [{"tournament_id": tournament, **values}])

    def people(self, season: int | None) -> Mapping[tuple[int, int, int], Person]:
        """Return the names in a season's tournaments, or all: by tournament, entrant and entry."""
        p = tables.entrant_person.c
        told = (p[name] for name in PERSON_FIELDS)
        query = select(p.tournament_id, p.entrant, p.sequence, *told)
        if season is not None:
            played = p.tournament_id == _evening.c.tournament_id
            query = query.join_from(tables.entrant_person, _evening, played)
            query = query.where(_evening.c.season_id == season)
        return {(t, who, at): Person(*told) for t, who, at, *told in self._read(query)}


def _recorded(
    connection: Connection, season: int, evening: RecordedEvening, by: By
) -> tuple[int, list[int]]:
    """Write an evening not played here; return its number, and those of its results."""
    row: dict[str, Any] = {"season_id": season, "part_id": evening.part, "tournament_id": None}
    row |= {"date": evening.date, "name": evening.name, "final": False, "counts": True}
    number = insert_numbered(connection, _evening, row)
    results = []
    for result in evening.results:
        kept = asdict(result)
        del kept["id"], kept["evening"], kept["licence"]
        results.append(insert_numbered(connection, _result, {**kept, "evening_id": number}))
    told: dict[str, Any] = {"evening": number, "date": evening.date}
    told["players"] = len(evening.results)
    told |= {n: value for n in ("entrants", "venue", "source") if (value := getattr(evening, n))}
    _write(connection, season, "evening_recorded", told, by)
    return number, results


def hold_together(connection: Connection, marks: Sequence[Mark], by: By) -> None:
    """Write in each season where one of these marks stands that they are one person, erased.

    Without it a season would count every evening of somebody whose name is gone as another's.
    """
    query = select(_evening.c.season_id, _evening.c.tournament_id, _result.c.id).join_from(
        _evening, _result, _result.c.evening_id == _evening.c.id, isouter=True
    )
    tournaments = {mark[1:].partition(".")[0] for mark in marks if mark.startswith("e")}
    seasons = {
        season
        for season, tournament, result in connection.execute(query)
        if str(tournament) in tournaments or f"r{result}" in marks
    }
    for season in sorted(seasons):
        _lock(connection, season)
        _write(connection, season, "person_erased", {"marks": " ".join(marks)}, by)


def _lock(connection: Connection, season: int) -> None:
    """Let no other post write in this season's minutes until this transaction ends."""
    connection.execute(select(_season.c.id).where(_season.c.id == season).with_for_update())


def _write(
    connection: Connection,
    season: int,
    kind: str,
    body: Mapping[str, Any],
    by: By,
    note: str = "",
) -> int:
    last = select(func.max(_entry.c.sequence)).where(_entry.c.season_id == season)
    key = {"season_id": season, "sequence": (connection.execute(last).scalar() or 0) + 1}
    row = {**key, "recorded_at": by.at_ms, "post": by.post, "kind": kind, "body": _text(body)}
    insert_sealed(connection, _entry, [row])
    if note:
        insert_sealed(connection, _note, [{**key, "text": note}])
    return key["sequence"]


def _add_part(connection: Connection, season: int, part: Part) -> int:
    row = {"season_id": season, "name": part.name, "scale": part.scale}
    return insert_numbered(connection, _part, row)


def _text(body: object) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _read_back(entries: int, body: str) -> Reading:
    told = json.loads(body)
    rows = tuple((*row[:5], bool(row[5]), tuple(row[6])) for row in told["rows"])
    day_one = bool(told.get("flight", False))
    flights = tuple(told.get("flights", ()))
    return Reading(entries, bool(told["over"]), rows, day_one, flights)
