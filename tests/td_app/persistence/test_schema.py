"""The tables: made in one go, identical to what the revisions make, upgraded with a copy kept."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from journal_builders import a_journal, ticked
from sqlalchemy import Engine, create_engine, inspect

import td_app.persistence.schema_versions
from td_app.persistence import judged_entries, schema, tables
from td_app.persistence.database import file_engine
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.schema import CURRENT, SchemaVersions
from td_app.persistence.schema_versions import revisions
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.clock import SeenMark

ROOT = Path(td_app.persistence.schema_versions.__file__).parents[3]

NEXT = '''
"""Tables get a colour, and every tournament a note of its own."""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{head}"


def upgrade() -> None:
    with op.batch_alter_table("club_member", recreate="always") as members:
        members.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="green"))
    op.create_table("cloth", sa.Column("id", sa.Integer, primary_key=True))
    {then}
'''


def later_versions(folder: Path, then: str = "pass") -> SchemaVersions:
    """Return the revisions as the next version of the application will have them."""
    folder.mkdir()
    written = folder / "next_colours.py"
    written.write_text(NEXT.format(head=CURRENT.head, then=then))
    found = spec_from_file_location("next_colours", written)
    assert found is not None and found.loader is not None
    colours = module_from_spec(found)
    found.loader.exec_module(colours)
    return SchemaVersions(lambda: (*revisions(), colours), "next")


@contextmanager
def opened(path: Path) -> Iterator[Engine]:
    engine = file_engine(path)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def on_server(url: str) -> Iterator[Engine]:
    engine = create_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": False}
        )
        return list(compare_metadata(context, [tables.metadata, judged_entries.metadata]))


def laid_out(engine: Engine) -> dict[str, str]:
    """Return the triggers of an SQLite file, in their own words."""
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        )
        return {str(row[0]): str(row[1]) for row in rows}


def columns(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    looked = inspect(engine)
    return {
        table: [
            (c["name"], str(c["type"]), c["nullable"], c["default"])
            for c in looked.get_columns(table)
        ]
        + [("key", *looked.get_pk_constraint(table)["constrained_columns"])]
        for table in looked.get_table_names()
    }


def migrated_from_nothing(engine: Engine) -> None:
    """Run every revision, as no opening does: a new file is made in one go."""
    schema.upgrade(engine)


class TestNewFiles:
    def test_the_revisions_make_the_tables_the_application_reads(self, path: Path) -> None:
        with opened(path) as engine:
            migrated_from_nothing(engine)
            assert differences(engine) == []

    def test_a_new_file_is_what_the_revisions_make(self, path: Path, tmp_path: Path) -> None:
        with opened(path) as new, opened(tmp_path / "revisions.db") as migrated:
            schema.create(new)
            migrated_from_nothing(migrated)
            assert columns(new) == columns(migrated)
            assert laid_out(new) == laid_out(migrated)
            assert differences(new) == []
            with new.connect() as one, migrated.connect() as other:
                assert schema.revision(one) == schema.revision(other) == CURRENT.head

    def test_on_postgresql_too(self, postgresql: str) -> None:
        with on_server(postgresql) as engine:
            migrated_from_nothing(engine)
            by_revisions, guards = columns(engine), postgresql_guards(engine)
            assert differences(engine) == []
            with engine.begin() as connection:
                tables.metadata.drop_all(connection)
                connection.exec_driver_sql("DROP TABLE alembic_version")
                judged_entries.metadata.drop_all(connection)
                for function in ("append_only", "judged"):
                    connection.exec_driver_sql(f"DROP FUNCTION journal_entry_{function}")
            schema.create(engine)
            assert columns(engine) == by_revisions
            assert postgresql_guards(engine) == guards
            assert len(guards) == 3

    def test_a_moment_seen_by_the_first_version_is_kept(self, path: Path) -> None:
        with opened(path) as engine:
            schema.upgrade(engine, SchemaVersions(revisions, "0001"))
            with engine.begin() as connection:
                connection.exec_driver_sql(
                    "INSERT INTO tournament (id, created_at, last_seen) VALUES (7, 1, 1790000000)"
                )
        with open_club_file(path) as club:
            assert club.store.last_seen(7) == SeenMark(1_790_000_000)

    def test_the_head_written_in_the_code_is_the_last_revision(self) -> None:
        assert revisions()[-1].revision == CURRENT.head

    def test_each_revision_follows_the_one_before(self) -> None:
        names = [script.revision for script in revisions()]
        assert [script.down_revision for script in revisions()] == [None, *names[:-1]]

    def test_every_revision_written_is_among_them(self) -> None:
        folder = Path(td_app.persistence.schema_versions.__file__).parent
        written = sorted(path.stem for path in folder.glob("v*.py"))
        assert written == [script.__name__.rpartition(".")[2] for script in revisions()]

    def test_an_older_file_is_brought_up_to_date_without_a_source_tree(
        self, path: Path, tmp_path: Path
    ) -> None:
        with opened(path) as engine:
            schema.upgrade(engine, SchemaVersions(revisions, "0002"))
        packed = tmp_path / "packed.zip"
        with zipfile.ZipFile(packed, "w") as archive:
            for package in ("td_app", "rules_ropta"):
                for module in sorted((ROOT / package).rglob("*.py")):
                    archive.write(module, module.relative_to(ROOT))
        program = (
            f"import sys; sys.path.insert(0, {str(packed)!r}); from pathlib import Path\n"
            "from td_app.persistence import engine\n"
            f"engine.open_club_file(Path({str(path)!r})).close()\n"
            "print(engine.__file__)"
        )
        said = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": ""},
        )
        assert said.stdout.startswith(str(packed))
        with opened(path) as engine, engine.connect() as connection:
            assert schema.revision(connection) == CURRENT.head

    def test_opening_needs_no_alembic(self, path: Path) -> None:
        program = (
            "import sys; from pathlib import Path\n"
            "from td_app.persistence.engine import open_club_file\n"
            "for _ in range(2):\n"
            f"    open_club_file(Path({str(path)!r})).close()\n"
            "print('alembic' in sys.modules)"
        )
        said = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
        assert said.stdout == "False\n"


def postgresql_guards(engine: Engine) -> list[tuple[str, str]]:
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(
            "SELECT DISTINCT t.tgname, p.prosrc FROM pg_trigger t"
            " JOIN pg_proc p ON p.oid = t.tgfoid"
            " WHERE t.tgrelid = 'journal_entry'::regclass AND NOT t.tgisinternal"
        )
        return sorted((name, source) for name, source in rows)


@pytest.fixture
def as_it_will_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as the next version of the application would, which has one revision more."""
    monkeypatch.setattr(schema, "CURRENT", later_versions(tmp_path / "next 100% sûr"))


def a_club_of_today(path: Path) -> int:
    with open_club_file(path) as club:
        return a_journal(club.store, 5)


def has_cloth(club: ClubFile) -> bool:
    return "cloth" in inspect(club.engine).get_table_names()


class TestOlderFiles:
    def test_an_older_file_is_copied_then_brought_up_to_date(
        self, path: Path, request: pytest.FixtureRequest
    ) -> None:
        tournament = a_club_of_today(path)
        request.getfixturevalue("as_it_will_be")
        with open_club_file(path) as club:
            assert has_cloth(club)
            assert len(club.store.entries_after(tournament, 0)) == 5
            club.store.append(tournament, ticked(6), {})
            with club.engine.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        with closing(sqlite3.connect(path.with_name("club.before-next.db"))) as kept:
            assert kept.execute("SELECT count(*) FROM journal_entry").fetchone() == (5,)
            assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == (
                CURRENT.head,
            )

    def test_it_is_brought_up_to_date_once(
        self, path: Path, request: pytest.FixtureRequest
    ) -> None:
        a_club_of_today(path)
        request.getfixturevalue("as_it_will_be")
        for _ in range(2):
            with open_club_file(path) as club:
                assert has_cloth(club)
        assert len(list(path.parent.glob("club.before-*"))) == 1

    def test_an_older_file_is_looked_at_without_being_changed(
        self, path: Path, request: pytest.FixtureRequest
    ) -> None:
        tournament = a_club_of_today(path)
        before = path.read_bytes()
        request.getfixturevalue("as_it_will_be")
        with open_club_file(path, read_only=True) as club:
            assert has_cloth(club)
            assert len(club.store.entries_after(tournament, 0)) == 5
            with pytest.raises(StorageTrouble) as refused:
                club.store.append(tournament, ticked(6), {})
            assert refused.value.code == "READ_ONLY"
        assert path.read_bytes() == before
        assert not list(path.parent.glob("club.before-*"))

    def test_todays_application_refuses_the_file_of_the_next(
        self, path: Path, tmp_path: Path
    ) -> None:
        with opened(path) as engine:
            schema.bring_up_to_date(engine, later_versions(tmp_path / "next"))
            with pytest.raises(StorageTrouble) as refused:
                schema.bring_up_to_date(engine)
        assert (refused.value.code, refused.value.params) == ("FILE_NEWER", {"version": "next"})

    def test_a_revision_that_fails_changes_nothing(self, path: Path, tmp_path: Path) -> None:
        a_club_of_today(path)
        versions = later_versions(tmp_path / "next", "op.execute('SELECT * FROM nowhere')")
        with opened(path) as engine:
            with pytest.raises(Exception, match="nowhere"):
                schema.bring_up_to_date(engine, versions)
            assert "cloth" not in inspect(engine).get_table_names()
            with engine.connect() as connection:
                assert schema.revision(connection) == CURRENT.head
        with open_club_file(path) as club:
            assert len(club.store.tournaments()) == 1
