"""Looks a club's file through without changing it: the database, then every journal replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select

from td_app.persistence import tables
from td_app.persistence.append_only import ON_SQLITE
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.findings import Finding
from td_app.persistence.replay_check import Replayed, replayed
from td_app.persistence.trouble import storage_trouble


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """One tournament: its entries, those taken in by the replay, and what is wrong with it."""

    tournament: int
    name: str
    entries: int
    replayed: int
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class FileReport:
    """What :func:`check_file` saw; plain values that JSON can hold."""

    path: str
    tournaments: tuple[TournamentReport, ...] = ()
    findings: tuple[Finding, ...] = ()

    @property
    def ok(self) -> bool:
        """Return whether nothing is wrong, in the file or in any tournament."""
        return not self.findings and not any(t.findings for t in self.tournaments)

    def all_findings(self) -> tuple[Finding, ...]:
        """Return everything found: of the file first, then tournament by tournament."""
        return self.findings + tuple(f for t in self.tournaments for f in t.findings)


def check_file(path: Path) -> FileReport:
    """Return what is wrong with a club's file, opened read-only; nothing is mended.

    Raises :class:`~td_app.ports.StorageTrouble` when it cannot be opened at all.
    """
    with open_club_file(path, read_only=True) as file, storage_trouble():
        with file.engine.connect() as connection:
            of_the_file = tuple(_database_findings(connection))
            rows = connection.execute(
                select(tables.tournament.c.id, tables.tournament.c.name).order_by(
                    tables.tournament.c.id
                )
            ).all()
        reports = tuple(_tournament_report(file, row[0], row[1]) for row in rows)
    return FileReport(str(file.path), reports, of_the_file)


def _tournament_report(file: ClubFile, tournament: int, name: str) -> TournamentReport:
    with file.engine.connect() as connection:
        journal: Replayed = replayed(connection, tournament)
    return TournamentReport(tournament, name, journal.entries, journal.taken_in, journal.findings)


def _database_findings(connection: Connection) -> Iterator[Finding]:
    for said in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
        if said != "ok":
            yield Finding("DATABASE_DAMAGED", {"detail": str(said)})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Finding("ROW_WITHOUT_TOURNAMENT", {"table": str(row[0]), "row": row[1]})
    there = set(
        connection.exec_driver_sql(
            "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'journal_entry'"
        ).scalars()
    )
    for trigger in ON_SQLITE:
        if trigger not in there:
            yield Finding("JOURNAL_UNGUARDED", {"trigger": trigger})
