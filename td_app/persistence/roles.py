"""Roles in the club's database: its owner, and a writer for every post.

The writer adds entries to the journals and adds or corrects ordinary rows; it never changes or
removes an entry, nor the tables. The owner could: lift the triggers, and write every hash anew.
What was printed, with its hash, would then differ.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

from td_app.persistence import schema, tables
from td_app.persistence.database import storage_trouble
from td_app.persistence.server import disable_statement_timeout, server_engine

#: Rows that privacy and corrections take away; those of other tables are only added or corrected.
TAKEN_AWAY = (
    tables.club_member,
    tables.entry_note,
    tables.club_setting,
    tables.season_part,
    tables.season_evening,
    tables.season_result,
    tables.season_note,
    tables.season_reading,
    tables.member_merge,
    tables.entrant_member,
)


def prepare(url: str, writer: str, password: str = "") -> None:
    """Bring the database up to date as its owner, and let ``writer`` write: made when missing.

    ``password`` is the writer's, kept as it is when empty. Raises :class:`StorageTrouble`:
    ``NOT_ALLOWED`` and what opening a database raises.
    """
    engine, _ = server_engine(url)
    try:
        with storage_trouble():
            schema.bring_up_to_date(engine)
            with engine.begin() as connection:
                disable_statement_timeout(connection)
                _make_role(connection, writer, password)
                _grant(connection, writer)
    finally:
        engine.dispose()


def _make_role(connection: Connection, writer: str, password: str) -> None:
    there = connection.execute(
        text("SELECT 1 FROM pg_roles WHERE rolname = :name"), {"name": writer}
    ).scalar()
    name = _quoted(connection, writer)
    if not there:
        connection.exec_driver_sql(f"CREATE ROLE {name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE")
    if password:
        # What it is checked by leaves this computer, never the password: a server may write what it
        # is told into its log, and does where it fails.
        driver: Any = connection.connection.dbapi_connection
        told = (password.encode(), writer.encode(), b"scram-sha-256")
        checked_by = driver.pgconn.encrypt_password(*told).decode()
        connection.exec_driver_sql(f"ALTER ROLE {name} PASSWORD '{checked_by}'")


def _grant(connection: Connection, writer: str) -> None:
    name = _quoted(connection, writer)
    database = _quoted(
        connection, str(connection.execute(text("SELECT current_database()")).scalar())
    )
    place = _quoted(connection, str(connection.execute(text("SELECT current_schema()")).scalar()))
    every = f"ALL TABLES IN SCHEMA {place}"
    for statement in (
        f"REVOKE ALL ON DATABASE {database} FROM PUBLIC",
        f"REVOKE ALL ON SCHEMA {place} FROM PUBLIC",
        f"REVOKE ALL ON {every} FROM PUBLIC, {name}",
        f"REVOKE CREATE ON SCHEMA {place} FROM {name}",
        f"GRANT CONNECT ON DATABASE {database} TO {name}",
        f"GRANT USAGE ON SCHEMA {place} TO {name}",
        f"GRANT SELECT ON {every} TO {name}",
        f"GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA {place} TO {name}",
        f"GRANT INSERT ON {place}.{tables.journal_entry.name} TO {name}",
        *(f"GRANT INSERT, UPDATE ON {place}.{table.name} TO {name}" for table in tables.SEALED),
        *(f"GRANT DELETE ON {place}.{table.name} TO {name}" for table in TAKEN_AWAY),
    ):
        connection.exec_driver_sql(statement)


def _quoted(connection: Connection, name: str) -> str:
    return connection.dialect.identifier_preparer.quote_identifier(name)
