"""A file of each earlier schema: brought up to date whole, or left as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, Engine, MetaData, insert, select

from td_app.persistence import schema
from td_app.persistence.check import check_file
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.salvage import salvage
from td_app.persistence.schema import SchemaVersions
from td_app.persistence.schema_versions import revisions
from td_app.persistence.seals import DIGEST, chained, seal
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.public_name import PublicName

GOLDEN = Path(__file__).parents[2] / "golden"
EARLIER = [script.revision for script in revisions()][:-1]
#: The first schema whose entries are chained: what they say of clubs had left them.
CHAINED = "0004"


@contextmanager
def opened(path: Path) -> Iterator[Engine]:
    engine = file_engine(path)
    try:
        yield engine
    finally:
        engine.dispose()


def a_file_of(path: Path, revision: str) -> int:
    """Write an evening as an application of this revision kept it; return its entries."""
    golden = "journal_v2.jsonl" if revision >= CHAINED else "journal_v1.jsonl"
    lines = [json.loads(line) for line in (GOLDEN / golden).read_text("utf-8").splitlines()]
    with opened(path) as engine:
        schema.upgrade(engine, SchemaVersions(revisions, revision))
        with engine.begin() as connection:
            _written(connection, lines)
    return len(lines)


def _written(connection: Connection, lines: list[dict[str, object]]) -> None:
    there = MetaData()
    there.reflect(connection)
    known = there.tables
    told = {"id": 1, "name": "Open", "date": "2026-11-21", "created_at": 1}
    connection.execute(insert(known["tournament"]), told)
    before, sealed = "", "hash" in known["journal_entry"].c
    for line in lines:
        row = {"tournament_id": 1, "recorded_at": line["recorded_at"], "post": "accueil"}
        row |= {name: line[name] for name in ("sequence", "kind", "version")}
        row["body"] = json.dumps(line["body"], ensure_ascii=False)
        if sealed:
            row |= {"operator_id": None, "act": f"act {line['sequence']}"}
            row["hash"] = before = chained(before, row)
        connection.execute(insert(known["journal_entry"]), row)
        _name(connection, known["entrant_person"], line)
    connection.execute(insert(known["club_member"]), {"id": 7, "last_name": "Dupré"})
    connection.execute(insert(known["club_setting"]), {"name": "club_name", "value": "As"})
    for table in known.values():
        if DIGEST in table.c:
            seal(connection, table)


def _name(connection: Connection, table: object, line: dict[str, object]) -> None:
    body = line["body"]
    assert isinstance(body, dict)
    named = [(new["id"], body["person"]) for new in body.get("entrants", ()) if "person" in body]
    if line["kind"] == "entrant_corrected":
        named = [(body["entrant"], body["person"])]
    for entrant, sequence in named:
        row = {"tournament_id": 1, "entrant": entrant, "sequence": sequence}
        connection.execute(insert(table), {**row, "last_name": f"Joueur{entrant}"})  # type: ignore[arg-type]


def rows_in(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    with opened(path) as engine, engine.connect() as connection:
        there = MetaData()
        there.reflect(connection)
        return {
            name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for name, table in there.tables.items()
        }


@pytest.mark.parametrize("revision", EARLIER)
def test_it_is_brought_up_to_date_whole(path: Path, revision: str) -> None:
    entries = a_file_of(path, revision)
    with open_club_file(path) as file:
        (row,) = file.store.tournaments()
        assert row.entries == len(file.store.entries_after(1, 0)) == entries
        assert [member.last_name for member in file.directory.members()] == ["Dupré"]
        assert file.directory.setting("club_name") == "As"
        names = {person.last_name for person in file.store.people(1).values()}
        assert "Joueur1" in names
    report = check_file(path)
    assert (report.findings, report.tournaments[0].findings) == ((), ())


@pytest.mark.parametrize("failing", [*EARLIER[1:], schema.CURRENT.head])
def test_one_that_fails_leaves_it_as_it_was(path: Path, failing: str) -> None:
    a_file_of(path, max(name for name in EARLIER if name < failing))
    before = rows_in(path)
    scripts = [script for script in revisions() if script.revision <= failing]

    def fails() -> None:
        scripts[-1].upgrade()
        raise RuntimeError("the power is cut")

    broken = SimpleNamespace(revision=failing, upgrade=fails)
    versions = SchemaVersions(lambda: (*scripts[:-1], broken), failing)  # type: ignore[arg-type,return-value]
    with opened(path) as engine, pytest.raises(RuntimeError):
        schema.bring_up_to_date(engine, versions)
    assert rows_in(path) == before


@pytest.mark.parametrize("revision", [name for name in EARLIER if "0007" <= name < "0013"])
def test_who_refused_publication_keeps_a_pseudonym_or_nothing(path: Path, revision: str) -> None:
    a_file_of(path, revision)
    with opened(path) as engine, engine.begin() as connection:
        there = MetaData()
        there.reflect(connection, only=["club_member"])
        card = there.tables["club_member"]
        for number, pseudonym, refused in ((8, "Gatsby", True), (9, "", True), (10, "Ace", False)):
            row = {"id": number, "last_name": f"Roy{number}", "pseudonym": pseudonym}
            connection.execute(insert(card), {**row, "unpublished": refused})
        seal(connection, card)
    rescued = salvage(path, path.with_name("rescued.db"))
    assert (rescued.members, rescued.rows_lost) == (4, {})
    for file in (path, path.with_name("rescued.db")):
        with open_club_file(file) as club:
            chosen = {card.id: card.in_public for card in club.register.members()}
            assert [card.person.pseudonym for card in club.register.refusing()] == ["Gatsby", ""]
        assert chosen == {
            7: PublicName.UNASKED,
            8: PublicName.PSEUDONYM,
            9: PublicName.NOTHING,
            10: PublicName.UNASKED,
        }
        assert check_file(file).findings == ()


def test_an_application_of_before_refuses_what_this_one_wrote(path: Path) -> None:
    open_club_file(path).close()
    before = SchemaVersions(lambda: revisions()[:-1], EARLIER[-1])
    with opened(path) as engine, pytest.raises(StorageTrouble, match="FILE_NEWER"):
        schema.bring_up_to_date(engine, before)
