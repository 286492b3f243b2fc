"""Seals of papers held against the journals of a club's file, which is only read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection, func, select

from td_app import __version__
from td_app.persistence import tables
from td_app.persistence.check import TournamentReport, read_file, replayed
from td_app.persistence.database import storage_trouble
from td_app.persistence.engine import ClubFile, open_database
from td_app.persistence.state_check import Finding
from td_app.ports.seals import Evening, Seal, SealAnswer, SealReader, SealReport
from td_app.ports.trouble import StorageTrouble

#: An entry of a journal: its tournament, its sequence.
Place = tuple[int, int]


def verify_file(path: Path, seals: Sequence[Seal]) -> SealReport:
    """Return what a club's file says of these seals; raises :class:`StorageTrouble`."""
    return read_file(path, lambda file: _report(file, seals))


def verify_database(url: str, seals: Sequence[Seal]) -> SealReport:
    """Return what a club on a server says of these seals; raises :class:`StorageTrouble`."""
    with open_database(url, make=False) as file, storage_trouble():
        return _report(file, seals)


def seal_reader(file: ClubFile) -> SealReader:
    """Return what verifies seals in an open club, or in another file, from any thread."""

    def verify(seals: Sequence[Seal], other: Path | None = None) -> SealReport:
        path = other or file.path
        if path is not None:
            return verify_file(path, seals)
        return verify_database(file.engine.url.render_as_string(hide_password=False), seals)

    return verify


def _report(file: ClubFile, seals: Sequence[Seal]) -> SealReport:
    with file.engine.connect() as connection:
        evenings = _evenings(connection)
        found = {seal: _places_of(connection, seal) for seal in dict.fromkeys(seals)}
        j = tables.journal_entry.c
        opening = connection.execute(select(j.tournament_id, j.hash).where(j.sequence == 1))
        first = {row[0]: row[1] for row in opening}
    journals = {number for places in found.values() for number, _ in places}
    read = {number: _read(file, evenings[number]) for number in journals}
    evenings |= {number: evening for number, (evening, _) in read.items()}
    others = _Others(
        evenings,
        tuple(place for places in found.values() for place in places),
        tuple(seal.entry for seal, places in found.items() if seal.entry and not places),
    )
    answers: list[SealAnswer] = []
    for seal, places in found.items():
        here = {number for number, _ in places}
        for number, entry in places:
            alike = (n for n, told in first.items() if told == first[number] and n not in here)
            answer = _of_journal(seal, entry, *read[number])
            answers.append(replace(answer, begins_alike=tuple(evenings[n] for n in alike)))
        if not places:
            answers.append(others.answer(seal))
    path = file.path or file.engine.url.database or ""
    return SealReport(str(path), tuple(answers))


def _evenings(connection: Connection) -> dict[int, Evening]:
    """Every evening of the file by its number, as the club's list calls it."""
    t = tables.tournament.c
    j = tables.journal_entry.c
    query = (
        select(t.id, t.name, t.date, func.count(j.sequence))
        .join_from(tables.tournament, tables.journal_entry)
        .group_by(t.id, t.name, t.date)
        .order_by(t.id)
    )
    return {row[0]: Evening(*row) for row in connection.execute(query)}


def _places_of(connection: Connection, seal: Seal) -> list[Place]:
    """Where a file has the hash of a seal, or one that begins so."""
    j = tables.journal_entry.c
    query = select(j.tournament_id, j.sequence).where(j.hash.startswith(seal.figures))
    if seal.entry:
        query = query.where(j.sequence == seal.entry)
    return [(row[0], row[1]) for row in connection.execute(query.order_by(j.tournament_id))]


def _read(file: ClubFile, evening: Evening) -> tuple[Evening, TournamentReport]:
    """An evening as its own journal calls it, whatever the list says, and how it replays."""
    report, history = replayed(file, evening.number, evening.name)
    for found in report.findings:
        if found.code == "ENTRY_NEWER":
            sequence = str(_place_of(found))
            detail = str(found.params["detail"])
            raise StorageTrouble("ENTRY_UNKNOWN", detail, sequence=sequence, ours=__version__)
    setup = history.state.setup
    name = setup.name or evening.name
    return Evening(evening.number, name, setup.date or evening.date, evening.entries), report


def _place_of(found: Finding) -> int:
    """The entry that a finding is about."""
    named = (found.params.get(name) for name in ("sequence", "row", "expected"))
    return next((place for place in named if isinstance(place, int)), 0)


def _of_journal(seal: Seal, entry: int, evening: Evening, report: TournamentReport) -> SealAnswer:
    """The answer where a journal has the hash: it may be altered all the same."""
    since = evening.entries - entry
    faults = sorted(_place_of(found) for found in report.findings)
    return SealAnswer(
        str(seal),
        "altered" if faults else "longer" if since else "same",
        evening,
        entry,
        since,
        broken_at=faults[0] if faults else None,
        covered_from=report.covered_from,
        erased=report.erased,
    )


@dataclass(frozen=True, slots=True)
class _Others:
    """What is known of a file when a seal is in no journal of it.

    ``agreed`` are the entries that the other seals given are of, ``missed`` those of the seals
    that are in no journal.
    """

    evenings: Mapping[int, Evening]
    agreed: Sequence[Place]
    missed: Sequence[int]

    def answer(self, seal: Seal) -> SealAnswer:
        """Return whether a journal ends before a seal, or was written anew after another."""
        if not seal.entry:
            return SealAnswer(str(seal), "no_such_seal")
        ending = tuple(one for one in self.evenings.values() if one.entries < seal.entry)
        known = {number for number, entry in self.agreed if entry < seal.entry}
        lasting = [number for number in known if self.evenings[number] not in ending]
        if len(lasting) == 1:
            (number,) = lasting
            evening = self.evenings[number]
            return SealAnswer(
                str(seal), "altered", evening, seal.entry, between=self._between(number, seal)
            )
        whose = tuple(one for one in ending if one.number in known)
        if not known and len(ending) == len(self.evenings):
            whose = ending
        if not lasting and whose:
            only = whose[0] if len(whose) == 1 else None
            return SealAnswer(str(seal), "shorter", only, seal.entry, ends_before=whose)
        return SealAnswer(str(seal), "no_such_seal", None, seal.entry, ends_before=ending)

    def _between(self, number: int, seal: Seal) -> tuple[int, int]:
        """The last entry of a journal that a seal vouches for, the first that one does not."""
        last = max(at for which, at in self.agreed if which == number and at < seal.entry)
        return last, min(entry for entry in self.missed if entry > last)
