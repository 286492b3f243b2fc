"""A real PostgreSQL server for the tests: started on the loopback, in a folder of its own.

The server refuses to run as root: there it is user ``postgres``, as Debian's package makes it.
"""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from sqlalchemy import NullPool, create_engine, make_url

OWNER, PASSWORD = "owner", "roi de pique"

#: Written once and thrown away: what is on disk only has to outlive the server, not the machine.
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "listen_addresses": "127.0.0.1",
    "ssl": "off",
}


class NoServer(Exception):  # noqa: N818 - the machine lacks it, nothing went wrong
    """PostgreSQL is not installed here."""


def program(name: str) -> str:
    """Return where one of the server's programs is; raises :class:`NoServer`."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = str(places[0]) if places else shutil.which(name)
    if not found:
        raise NoServer(
            f"{name} is missing: install PostgreSQL (Debian: apt-get install postgresql)"
        )
    return found


@dataclass(frozen=True)
class PostgresServer:
    """A server that can be stopped and started again on the same port."""

    folder: Path
    port: int

    def url(self, database: str = "postgres", user: str = OWNER, password: str = PASSWORD) -> str:
        """Return where a database of it is found."""
        made = make_url("postgresql+psycopg://").set(
            username=user,
            password=password,
            host="127.0.0.1",
            port=self.port,
            database=database,
        )
        return made.render_as_string(hide_password=False)

    def start(self, **other: str) -> None:
        """Start the server, with ``other`` settings, and wait until it answers."""
        settings = SETTINGS | other
        given = " ".join(f"-c {name}={value}" for name, value in settings.items())
        given += f" -c port={self.port} -c unix_socket_directories="
        self._run(
            "pg_ctl",
            "-w",
            "-D",
            f"{self.folder}/data",
            "-l",
            f"{self.folder}/log",
            "-o",
            given,
            "start",
        )

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: ``immediate`` as a power cut, ``fast`` as an update of the machine."""
        self._run("pg_ctl", "-w", "-D", f"{self.folder}/data", "-m", mode, "stop")

    def make(self) -> None:
        """Make the folder of the server, with its owner's password."""
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        if _as_root():
            shutil.chown(self.folder, "postgres")
            shutil.chown(secret, "postgres")
        self._run(
            "initdb",
            "-D",
            f"{self.folder}/data",
            "-U",
            OWNER,
            "--auth=scram-sha-256",
            f"--pwfile={secret}",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        )

    def certify(self, name: str) -> Path:
        """Give the server a certificate for ``name``, signed by itself; return it, as a root."""
        certificate, key = self.folder / "data" / "server.crt", self.folder / "data" / "server.key"
        self_signed(name, certificate, key)
        if _as_root():
            shutil.chown(key, "postgres")
            shutil.chown(certificate, "postgres")
        root = self.folder / "root.crt"
        root.write_bytes(certificate.read_bytes())
        return root

    @contextmanager
    def database(self) -> Iterator[str]:
        """Yield the address of an empty database, dropped afterwards."""
        name = f"td_{uuid4().hex[:12]}"
        engine = create_engine(self.url(), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        yield self.url(name)
        with engine.connect() as connection:
            connection.exec_driver_sql(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _run(self, name: str, *given: str) -> None:
        # The log keeps its own file: a pipe held open by the server would never end.
        out = self.folder / f"{name}.out"
        with out.open("wb") as said:
            done = subprocess.run(
                [program(name), *given],
                stdout=said,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                user="postgres" if _as_root() else None,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C", "PGCTLTIMEOUT": "300"},
                check=False,
            )
        if done.returncode:
            raise RuntimeError(out.read_text(encoding="utf-8", errors="replace"))


def self_signed(name: str, certificate: Path, key: Path) -> None:
    """Write a key, and the certificate that says it is ``name``'s."""
    asked = "openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2"
    named = ("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}")
    into = ("-keyout", str(key), "-out", str(certificate))
    subprocess.run([*asked.split(), *named, *into], check=True, capture_output=True)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Yield a running server; it is stopped and its folder removed afterwards."""
    program("initdb")
    with tempfile.TemporaryDirectory(prefix="td-postgres-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(Path(folder), _free_port())
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _as_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _free_port() -> int:
    """A port that stays free while the server is stopped: no conversation is given one of these."""
    chance = random.SystemRandom()
    while True:
        port = chance.randrange(15_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
