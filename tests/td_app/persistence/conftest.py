"""Clubs on disk, in memory, and (marked ``servers``) on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from journal_builders import Posts

from td_app.persistence.database import file_engine
from td_app.persistence.engine import ClubFile, memory_club, open_club_file, open_database
from td_app.persistence.journal_store import SqlJournalStore

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.db"


@pytest.fixture(params=["file", "memory", pytest.param("postgresql", marks=pytest.mark.servers)])
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
            url = request.getfixturevalue("postgresql")
            club = stack.enter_context(open_database(url))
            other = stack.enter_context(open_database(url))
            yield Posts(club, lambda: other.store)


@pytest.fixture
def club(posts: Posts) -> ClubFile:
    return posts.club


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
