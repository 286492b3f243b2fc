"""Roles in the club's database: its owner, a user for each post, a writer that is nobody's.

A post's user adds entries to the journals, under its post's name, and adds or corrects ordinary
rows; it never changes or removes an entry, nor the tables. The owner could: lift the triggers, and
write every hash anew. What was printed, with its hash, would then differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, insert, inspect, or_, select, text

from td_app.persistence import schema, tables
from td_app.persistence.database import storage_trouble
from td_app.persistence.judged_entries import writing_post
from td_app.persistence.places import LONGEST_POST
from td_app.persistence.server import disable_statement_timeout, server_engine
from td_app.ports.trouble import StorageTrouble

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
    tables.published_page,
)


#: Only written where two files are joined: by them a journal's chain begins with another number.
OF_JOINING = (tables.joined_journal, tables.joined_flight)

#: What makes a large object, or fills one: the application has none, and they would fill the disk.
LARGE_OBJECTS = (
    "lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea), lo_put(oid, bigint, bytea),"
    " lo_open(oid, integer), lowrite(integer, bytea), lo_truncate(integer, integer),"
    " lo_truncate64(integer, bigint), lo_import(text), lo_import(text, oid)"
)

#: Who may write entries, is nobody's post, and is not exempt as the tables' owner is.
_UNBOUND = """
SELECT r.rolname FROM pg_roles r JOIN pg_class c ON c.oid = 'journal_entry'::regclass
WHERE r.rolcanlogin AND has_table_privilege(r.oid, c.oid, 'INSERT')
AND NOT pg_has_role(r.oid, c.relowner, 'MEMBER')
AND r.rolname NOT IN (SELECT role FROM writing_post) ORDER BY r.rolname"""


def prepare(url: str, writer: str = "", password: str = "") -> bool:
    """Bring the database up to date as its owner, and let ``writer`` write: made when missing.

    ``password`` is the writer's, kept as it is when empty. Who writes already is given their
    rights anew. Return whether large objects are closed to all: only an administrator may do that.
    Raises :class:`StorageTrouble`: ``NOT_ALLOWED`` and what opening a database raises.
    """
    with _as_owner(url) as connection:
        if writer:
            _make_role(connection, writer, password)
            _grant(connection, writer)
        for user in (*bound_users(connection), *unbound_users(connection)):
            _grant(connection, user)
        return _large_objects_closed(connection)


def bind(url: str, post: str, user: str, password: str = "") -> None:
    """Let ``user`` write as ``post``, and as no other: made when missing; the owner does this.

    ``password`` is kept as it is when empty. Raises :class:`StorageTrouble`: ``POST_NAME``,
    ``POST_TAKEN``, ``POST_MIGHTY`` and what :func:`prepare` raises.
    """
    if not (0 < len(post) <= LONGEST_POST and post.isprintable() and not post.startswith("web-")):
        raise StorageTrouble("POST_NAME")
    with _as_owner(url) as connection:
        # A name that is too long is cut by the server: bound as it knows it.
        user = str(connection.execute(text("SELECT CAST(:user AS name)"), {"user": user}).scalar())
        w = writing_post.c
        query = select(w.role, w.post).where(or_(w.role == user, w.post == post))
        known = [tuple(row) for row in connection.execute(query)]
        if known not in ([], [(user, post)]):
            (role, taken) = next(row for row in known if row != (user, post))
            raise StorageTrouble("POST_TAKEN", user=role, post=taken)
        _make_role(connection, user, password)
        # Who makes roles could make themselves the owner's.
        exempt = text(
            "SELECT pg_has_role(r.oid, c.relowner, 'MEMBER') OR r.rolcreaterole"
            " FROM pg_roles r, pg_class c"
            " WHERE r.rolname = :user AND c.oid = 'journal_entry'::regclass"
        )
        if connection.execute(exempt, {"user": user}).scalar():
            raise StorageTrouble("POST_MIGHTY", user=user)
        if not known:
            connection.execute(insert(writing_post).values(role=user, post=post))
        _grant(connection, user)


def close_to_unbound(url: str) -> list[str]:
    """Take their rights from users that are no post's, and return them; the owner does this.

    Those who have theirs from a group of users keep them, and are not returned. Raises
    :class:`StorageTrouble`: ``NO_POST_BOUND`` where nobody could write any more, and what
    :func:`prepare` raises.
    """
    with _as_owner(url) as connection:
        if not bound_users(connection):
            raise StorageTrouble("NO_POST_BOUND")
        place = _place(connection)
        unbound = unbound_users(connection)
        for user in unbound:
            name = _quoted(connection, user)
            connection.exec_driver_sql(f"REVOKE ALL ON ALL TABLES IN SCHEMA {place} FROM {name}")
        left = unbound_users(connection)
        return [user for user in unbound if user not in left]


def has_posts(url: str) -> bool:
    """Return whether posts have users of their own already, whichever version made the database."""
    engine, _ = server_engine(url)
    try:
        with storage_trouble(), engine.connect() as connection:
            known = inspect(connection).has_table(writing_post.name)
            return known and bool(bound_users(connection))
    finally:
        engine.dispose()


def bound_users(connection: Connection) -> list[str]:
    """Return the users of the server that are a post's."""
    there = "SELECT rolname FROM pg_roles WHERE rolname IN (SELECT role FROM writing_post)"
    return list(connection.exec_driver_sql(there).scalars())


def unbound_users(connection: Connection) -> list[str]:
    """Return the users who write entries under any name that is no bound post's."""
    return list(connection.exec_driver_sql(_UNBOUND).scalars())


@contextmanager
def _as_owner(url: str) -> Iterator[Connection]:
    """One transaction, without haste, in a database brought up to date."""
    engine, _ = server_engine(url)
    try:
        with storage_trouble():
            schema.bring_up_to_date(engine)
            with engine.begin() as connection:
                disable_statement_timeout(connection)
                yield connection
    finally:
        engine.dispose()


def _large_objects_closed(connection: Connection) -> bool:
    """Close large objects where this user may; return whether they are closed."""
    one = "pg_proc WHERE oid = 'pg_catalog.lo_create(oid)'::regprocedure"
    owner = text(f"SELECT pg_has_role(proowner, 'MEMBER') FROM {one}")
    if connection.execute(owner).scalar():
        connection.exec_driver_sql(f"REVOKE ALL ON FUNCTION {LARGE_OBJECTS} FROM PUBLIC")
    all_may = text(f"SELECT has_function_privilege('public', oid, 'EXECUTE') FROM {one}")
    return not connection.execute(all_may).scalar()


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
    place = _place(connection)
    changed = [table for table in tables.SEALED if table not in OF_JOINING]
    every = f"ALL TABLES IN SCHEMA {place}"
    for statement in (
        f"REVOKE ALL ON DATABASE {database} FROM PUBLIC",
        f"REVOKE ALL ON SCHEMA {place} FROM PUBLIC",
        f"REVOKE ALL ON {every} FROM PUBLIC, {name}",
        f"REVOKE CREATE ON SCHEMA {place} FROM {name}",
        f"GRANT SELECT ON {place}.{writing_post.name} TO PUBLIC",
        f"GRANT CONNECT ON DATABASE {database} TO {name}",
        f"GRANT USAGE ON SCHEMA {place} TO {name}",
        f"GRANT SELECT ON {every} TO {name}",
        f"GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA {place} TO {name}",
        f"GRANT INSERT ON {place}.{tables.journal_entry.name} TO {name}",
        *(f"GRANT INSERT, UPDATE ON {place}.{table.name} TO {name}" for table in changed),
        *(f"GRANT DELETE ON {place}.{table.name} TO {name}" for table in TAKEN_AWAY),
    ):
        connection.exec_driver_sql(statement)


def _quoted(connection: Connection, name: str) -> str:
    return connection.dialect.identifier_preparer.quote_identifier(name)


def _place(connection: Connection) -> str:
    return _quoted(connection, str(connection.execute(text("SELECT current_schema()")).scalar()))
