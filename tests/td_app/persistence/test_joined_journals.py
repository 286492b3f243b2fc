"""A journal brought from another file: chained under the number it had there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from journal_builders import a_journal, ticked
from sqlalchemy import insert, select

from td_app.persistence import tables
from td_app.persistence.engine import ClubFile, open_club_file, read_whole
from td_app.persistence.salvage import salvage
from td_app.persistence.seals import insert_sealed


def brought(club: ClubFile, tournament: int, number: int) -> None:
    """Give a tournament's journal to another number, as joining two files does."""
    with club.engine.begin() as connection:
        t, j, o = tables.tournament, tables.journal_entry, tables.operator
        row = connection.execute(select(t).where(t.c.id == tournament)).mappings().one()
        insert_sealed(connection, t, [{**row, "id": number}])
        rows = connection.execute(select(j).where(j.c.tournament_id == tournament)).mappings()
        connection.execute(insert(j), [{**row, "tournament_id": number} for row in rows])
        here = {"tournament_id": number}
        insert_sealed(connection, tables.joined_journal, [{**here, "number": tournament}])
        zoe = connection.execute(select(o)).mappings().one()
        insert_sealed(connection, o, [{**zoe, "id": 9}])
        insert_sealed(connection, o, [{**zoe, "id": 10, "name": "Bruno"}])
        told = {**here, "number": 1, "operator_id": 9}
        insert_sealed(connection, tables.joined_operator, [told])


def test_it_reads_whole_and_goes_on_under_its_own_operators(path: Path, tmp_path: Path) -> None:
    with open_club_file(path) as club:
        first = a_journal(club.store, 2)
        brought(club, first, 5)
        club.store.append(5, ticked(3), {})
        club.store.append(5, replace(ticked(4), operator="Bruno"), {})
        told = [entry.operator for entry in club.store.entries_after(5, 1)]
        assert told == ["Zoé", "Zoé", "Bruno"]
        assert [entry.operator for entry in club.store.entries_after(first, 1)] == ["Zoé"]
    assert salvage(path, tmp_path / "saved.db").whole
    for one in (path, tmp_path / "saved.db"):
        with open_club_file(one, read_only=True) as club:
            assert read_whole(club) == ""
