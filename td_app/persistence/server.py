"""PostgreSQL as several posts need it: an address, timeouts, one moment, a transaction cut off."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from td_app.persistence.database import storage_trouble
from td_app.ports.trouble import StorageTrouble

if TYPE_CHECKING:
    from td_app.persistence.bounded_connection import BoundedConnection, Line

#: What this run of the application calls itself to the server: nobody else is called so.
NAME_OF_THIS_RUN = f"td-app {os.getpid()} {uuid4().hex[:16]}"

#: A connection is given up after so long (s), a statement and a wait for a lock too (ms).
CONNECT_S = 2
STATEMENT_MS = 2_500
LOCK_MS = 2_000
#: What was sent and is not acknowledged after so long means that the network is cut (ms).
SILENT_MS = 2_500
#: How long one waits for a transaction of ours to end (s).
ENDING_S = 2.0

_TIMEOUTS = {
    "connect_timeout": CONNECT_S,
    "tcp_user_timeout": SILENT_MS,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "application_name": NAME_OF_THIS_RUN,
}
_SESSION = f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={LOCK_MS}"
#: A transaction left open by a post that went away ends after so long (ms).
_SESSION += " -c idle_in_transaction_session_timeout=10000"

#: Where posts are told that a journal has news.
CHANNEL = "td_app_journal"

#: The club's setting that changes each time a name is erased, and how that is announced.
ERASURES = "erasures"
EVERY_TOURNAMENT = 0

#: What keeps a conversation from being read on its way.
ENCRYPTED = frozenset({"require", "verify-ca", "verify-full"})


def server_engine(url: str) -> tuple[Engine, Line]:
    """Return an engine on a PostgreSQL database that never waits for long, and its line.

    Off this computer the conversation is encrypted. Raises :class:`StorageTrouble`
    ``DATABASE_UNKNOWN``, ``DATABASE_PORT``, ``TLS_REQUIRED``.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as trouble:
        code = "DATABASE_PORT" if "int()" in str(trouble) else "DATABASE_UNKNOWN"
        raise StorageTrouble(code, str(trouble)) from trouble
    if parsed.get_backend_name() != "postgresql":
        raise StorageTrouble("DATABASE_UNKNOWN", parsed.get_backend_name())
    given: dict[str, object] = {**_TIMEOUTS, **_encryption(parsed)}
    options = parsed.query.get("options", "")
    given["options"] = f"{options} {_SESSION}".strip()
    address = parsed.set(drivername="postgresql+psycopg").difference_update_query(["options"])
    try:
        from td_app.persistence.bounded_connection import ANSWER_S, Line

        line = Line(told=given)
        engine = create_engine(
            address, pool_pre_ping=True, pool_timeout=CONNECT_S, connect_args=given
        )
    except (ArgumentError, ImportError) as trouble:
        raise StorageTrouble("DATABASE_UNKNOWN", str(trouble)) from trouble

    _listen(engine, line, ANSWER_S)
    return engine, line


def _listen(engine: Engine, line: Line, answer_s: float) -> None:
    """Make the engine's conversations bounded, on the line they share."""
    from psycopg import OperationalError

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, _given: object, how: Any) -> BoundedConnection:
        if not line.linked:
            raise OperationalError
        made = _encrypted(how)
        made.line = line
        return made

    @event.listens_for(engine, "checkin")
    def hurry_again(connection: BoundedConnection | None, _record: object) -> None:
        if connection is not None:
            connection.patience_s = answer_s


def apart_connection(engine: Engine, line: Line, patience_s: float) -> BoundedConnection:
    """Return a conversation of its own with the engine's server, each statement for itself."""
    _, how = engine.dialect.create_connect_args(engine.url)
    made = _encrypted({**how, **line.told, "autocommit": True})
    made.patience_s = patience_s
    return made


def _encrypted(how: Any) -> BoundedConnection:
    """A new conversation, which nobody can read on its way off this computer."""
    from td_app.persistence.bounded_connection import BoundedConnection

    made = BoundedConnection.connect(**how)
    if not (made.pgconn.ssl_in_use or on_this_computer(made.info.host)):
        made.close()
        raise StorageTrouble("TLS_REQUIRED", made.info.host)
    return made


@contextmanager
def at_the_door(engine: Engine) -> Iterator[None]:
    """Add the server's address and port to a trouble, so that the director can check them."""
    url = engine.url
    named = engine.url.query.get("service")
    host = url.host or url.query.get("host") or os.environ.get("PGHOST") or "localhost"
    port = url.port or os.environ.get("PGPORT") or 5432
    server = f"service={named}" if named and not url.host else f"{host}:{port}"
    try:
        with storage_trouble():
            yield
    except StorageTrouble as trouble:
        raise StorageTrouble(trouble.code, trouble.detail, server=server) from trouble


def disable_statement_timeout(connection: Connection) -> None:
    """Let one transaction take as long as years of journals take; nothing to do on SQLite."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = '60s'"))
        driver: Any = connection.connection.dbapi_connection
        driver.patience_s = None


def _encryption(url: URL) -> dict[str, str]:
    """Return the encryption options for libpq: always explicit, except on this computer."""
    told = {**_of_the_service(url), **{name: str(given) for name, given in url.query.items()}}
    host = told.get("host") if url.host is None else url.host
    places = [host or "", *told.get("hostaddr", "").split(",")]
    asked = told.get("sslmode", "")
    if all(on_this_computer(place) for place in places) or asked in ENCRYPTED:
        return {}
    if asked:
        raise StorageTrouble("TLS_REQUIRED", f"sslmode={asked}")
    return {"sslmode": "require"}


def _of_the_service(url: URL) -> dict[str, str]:
    """Return the options libpq would take from its environment and from the service named."""
    from psycopg.pq import Conninfo

    before = os.environ.get("PGSERVICE")
    named = url.query.get("service")
    try:
        if named:
            os.environ["PGSERVICE"] = str(named)
        known = Conninfo.get_defaults()
    finally:
        if named:
            os.environ.pop("PGSERVICE")
        if before is not None:
            os.environ["PGSERVICE"] = before
    told = ((o.keyword, o.val) for o in known if o.val and o.val != o.compiled)
    wanted = (b"host", b"hostaddr", b"sslmode")
    return {keyword.decode(): value.decode() for keyword, value in told if keyword in wanted}


def on_this_computer(host: str) -> bool:
    """Return whether a server's address is this computer itself; a local socket is.

    >>> on_this_computer("127.0.0.1"), on_this_computer("club.example.org")
    (True, False)
    """
    if not host or host.startswith(("/", "@")) or host.lower() == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def at_one_moment(engine: Engine) -> Engine:
    """Return the same engine (same connections) for readings that see one moment throughout.

    SQLite's transactions do already.
    """
    if engine.dialect.name != "postgresql":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def announce(connection: Connection, tournament: int) -> None:
    """Notify the other posts after the commit; a file has only one post."""
    if connection.dialect.name == "postgresql":
        told = {"channel": CHANNEL, "tournament": str(tournament)}
        connection.execute(text("SELECT pg_notify(:channel, :tournament)"), told)


def end_own_writing(engine: Engine) -> None:
    """End what this run was writing on connections it lost: afterwards nothing arrives late.

    A cut network can keep what was sent and hand it over when it comes back. On SQLite nothing
    is under way. Raises :class:`StorageTrouble` when it cannot be told that all has ended.
    """
    if engine.dialect.name != "postgresql":
        return
    mine = (
        "FROM pg_stat_activity WHERE application_name = :name"
        " AND pid <> pg_backend_pid() AND backend_xid IS NOT NULL"
    )
    named = {"name": NAME_OF_THIS_RUN}
    until = time.monotonic() + ENDING_S
    with storage_trouble(), engine.connect() as connection:
        while True:
            # Each look is a transaction of its own: what is read of others is kept in one.
            with connection.begin():
                connection.execute(text(f"SELECT pg_terminate_backend(pid) {mine}"), named)
            with connection.begin():
                left = connection.execute(text(f"SELECT count(*) {mine}"), named).scalar()
            if not left:
                return
            if time.monotonic() > until:
                raise StorageTrouble("SERVER_UNREACHABLE", "a transaction has not ended")
            time.sleep(0.02)
