"""Clubs on disk, in memory, and on PostgreSQL when ``TD_TEST_POSTGRES`` names a server."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest
from journal_builders import Posts
from sqlalchemy import create_engine, make_url

from td_app.persistence.database import file_engine
from td_app.persistence.engine import ClubFile, memory_club, open_club_file, open_database
from td_app.persistence.journal_store import SqlJournalStore

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.db"


@pytest.fixture(params=["file", "memory", "postgresql"])
def posts(request: pytest.FixtureRequest, path: Path) -> Iterator[Posts]:
    with ExitStack() as stack:
        if request.param == "file":
            club = stack.enter_context(open_club_file(path))
            engine = file_engine(path)
            stack.callback(engine.dispose)
            yield Posts(club, lambda: SqlJournalStore(engine))
        elif request.param == "memory":
            club = stack.enter_context(memory_club())
            yield Posts(club, lambda: SqlJournalStore(club.engine))
        else:
            url = stack.enter_context(_empty_schema())
            club = stack.enter_context(open_database(url))
            other = stack.enter_context(open_database(url))
            yield Posts(club, lambda: other.store)


@pytest.fixture
def club(posts: Posts) -> ClubFile:
    return posts.club


@pytest.fixture
def postgresql() -> Iterator[str]:
    with _empty_schema() as url:
        yield url


class _empty_schema:  # noqa: N801 - read as a phrase
    """A schema of its own on the server, dropped afterwards."""

    def __enter__(self) -> str:
        server = os.environ.get("TD_TEST_POSTGRES", "")
        if not server:
            pytest.skip("TD_TEST_POSTGRES names no server")
        url = make_url(server).set(drivername="postgresql+psycopg")
        self._name = f"td_{uuid4().hex[:12]}"
        self._engine = create_engine(url)
        with self._engine.begin() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {self._name}")
        own = url.update_query_dict({"options": f"-csearch_path={self._name}"})
        return own.render_as_string(hide_password=False)

    def __exit__(self, *_: object) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(f"DROP SCHEMA {self._name} CASCADE")
        self._engine.dispose()


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder that a user without rights can reach (pytest's own is closed to others)."""
    folder = Path(tempfile.mkdtemp(prefix="td-app-test-"))
    folder.chmod(0o777)
    yield folder
    for place in (folder, *folder.rglob("*")):
        if place.is_dir():
            place.chmod(0o777)
    shutil.rmtree(folder)


@pytest.fixture
def ordinary_user() -> Iterator[None]:
    """Rights on files bind everyone but root: be someone else while the test runs."""
    if sys.platform == "win32":
        pytest.skip("rights work otherwise on Windows")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
