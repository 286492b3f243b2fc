"""The version of a club's file: made new, recognised, brought up to date, or refused.

A file that is up to date is recognised with one line of SQL: Alembic is loaded only to
bring an older one up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType

from sqlalchemy import Connection, Engine, inspect, text

from td_app.persistence import tables
from td_app.persistence.database import writing
from td_app.persistence.judged_entries import judge_entries
from td_app.persistence.schema_versions import HEAD, revisions
from td_app.persistence.server import disable_statement_timeout
from td_app.persistence.tables import guard_journal, guard_seasons
from td_app.ports.trouble import StorageTrouble

VERSION_TABLE = "alembic_version"


@dataclass(frozen=True, slots=True)
class SchemaVersions:
    """The revisions, oldest first, and the one this application writes."""

    revisions: Callable[[], Sequence[ModuleType]]
    head: str


CURRENT = SchemaVersions(revisions, HEAD)


def revision(connection: Connection) -> str | None:
    """Return the revision of a database, None when it is empty.

    Raises :class:`StorageTrouble` ``NOT_A_CLUB_FILE`` when it holds something else.
    """
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    if VERSION_TABLE not in names or tables.journal_entry.name not in names:
        raise StorageTrouble("NOT_A_CLUB_FILE", ", ".join(sorted(names))[:200])
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
    if len(found) != 1:
        raise StorageTrouble("FILE_CORRUPTED", f"{len(found)} schema versions")
    return str(found[0])


def create(engine: Engine, versions: SchemaVersions | None = None) -> None:
    """Make an empty database a club's, in one transaction."""
    with writing(engine).begin() as connection:
        _wait_for_other_posts(connection)
        if revision(connection) is None:
            tables.metadata.create_all(connection, checkfirst=False)
            guard_journal(connection)
            guard_seasons(connection)
            judge_entries(connection)
            _stamp(connection, (versions or CURRENT).head)


def known(found: str, versions: SchemaVersions | None = None) -> bool:
    """Return whether a revision is one of ours; a newer application's is not."""
    versions = versions or CURRENT
    if found == versions.head:
        return True
    return found in _names(versions)


def bring_up_to_date(
    engine: Engine,
    versions: SchemaVersions | None = None,
    *,
    before: Callable[[str], object] = lambda _head: None,
) -> None:
    """Create or upgrade the tables if need be; ``before(head)`` runs ahead of an upgrade.

    Raises :class:`StorageTrouble` ``FILE_NEWER`` when the revision is not known here.
    """
    versions = versions or CURRENT
    with engine.connect() as connection:
        found = revision(connection)
    if found is None:
        create(engine, versions)
    elif not known(found, versions):
        raise StorageTrouble("FILE_NEWER", f"schema {found}", version=found)
    elif found != versions.head:
        before(versions.head)
        upgrade(engine, versions)


def upgrade(engine: Engine, versions: SchemaVersions | None = None) -> None:
    """Run the missing revisions in one transaction; if one fails, the file is unchanged."""
    versions = versions or CURRENT
    sqlite = engine.dialect.name == "sqlite"
    with writing(engine).connect() as connection:
        if sqlite:
            # A table rebuilt is dropped first, which foreign keys would forbid; the switch
            # only works outside a transaction, hence on the bare connection.
            _bare(connection, "PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                _wait_for_other_posts(connection)
                _run_revisions(connection, versions)
                if sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise StorageTrouble("FILE_CORRUPTED", "foreign keys after the upgrade")
        finally:
            if sqlite:
                _bare(connection, "PRAGMA foreign_keys=ON")


def _run_revisions(connection: Connection, versions: SchemaVersions) -> None:
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    found = revision(connection)
    names = _names(versions)
    begins = names.index(found) + 1 if found else 0
    with Operations.context(MigrationContext.configure(connection)):
        for script in versions.revisions()[begins : names.index(versions.head) + 1]:
            script.upgrade()
    _stamp(connection, versions.head)


def _stamp(connection: Connection, head: str) -> None:
    """Write the revision where Alembic's own tools look for it."""
    connection.exec_driver_sql(
        f"CREATE TABLE IF NOT EXISTS {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL,"
        f" CONSTRAINT {VERSION_TABLE}_pkc PRIMARY KEY (version_num))"
    )
    connection.execute(text(f"DELETE FROM {VERSION_TABLE}"))
    connection.execute(
        text(f"INSERT INTO {VERSION_TABLE} (version_num) VALUES (:head)"), {"head": head}
    )


def _wait_for_other_posts(connection: Connection) -> None:
    """Two posts may start on one database at the same moment: the second waits here."""
    if connection.dialect.name == "postgresql":
        disable_statement_timeout(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(20250201)"))


def _bare(connection: Connection, statement: str) -> None:
    driver = connection.connection.dbapi_connection
    assert driver is not None
    driver.cursor().execute(statement)


def _names(versions: SchemaVersions) -> list[str]:
    return [script.revision for script in versions.revisions()]
