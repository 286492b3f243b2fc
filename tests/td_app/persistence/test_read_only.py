"""Looking without writing: a file or a folder closed to us, an older file, a half-closed one."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from journal_builders import a_journal, ticked

from td_app.persistence.engine import ClubFile, open_club_file
from td_app.ports.trouble import StorageTrouble

pytestmark = pytest.mark.usefixtures("ordinary_user")


@pytest.fixture
def folder(shared_folder: Path, ordinary_user: None) -> Path:
    """A folder of our own, that the tests close to writing."""
    own = shared_folder / "club"
    own.mkdir()
    return own


def trouble_opening(path: Path, *, read_only: bool = False) -> str:
    with pytest.raises(StorageTrouble) as refused:
        open_club_file(path, read_only=read_only)
    return refused.value.code


def a_club_file(path: Path, entries: int = 3) -> int:
    with open_club_file(path) as club:
        return a_journal(club.store, entries)


def names(folder: Path) -> set[str]:
    return {p.name for p in folder.iterdir()}


def test_a_file_closed_to_writing_can_be_looked_at(folder: Path) -> None:
    path = folder / "club.db"
    tournament = a_club_file(path)
    path.chmod(0o444)
    assert trouble_opening(path) == "READ_ONLY"
    with open_club_file(path, read_only=True) as club:
        assert len(club.store.entries_after(tournament, 0)) == 3


def test_a_folder_closed_to_writing_can_be_looked_at(folder: Path) -> None:
    path = folder / "club.db"
    tournament = a_club_file(path)
    (folder / "club.db.lock").unlink()
    folder.chmod(0o555)
    assert trouble_opening(path) == "READ_ONLY"
    with open_club_file(path, read_only=True) as club:
        assert len(club.store.entries_after(tournament, 0)) == 3
    assert names(folder) == {"club.db"}


def test_the_lock_left_by_an_earlier_evening_changes_nothing(folder: Path) -> None:
    path = folder / "club.db"
    a_club_file(path)
    folder.chmod(0o555)
    assert trouble_opening(path) == "READ_ONLY"


def test_a_folder_that_cannot_be_made(folder: Path) -> None:
    folder.chmod(0o555)
    assert trouble_opening(folder / "new" / "club.db") == "FOLDER_FORBIDDEN"
    assert trouble_opening(folder / "club.db") == "FOLDER_FORBIDDEN"


def test_a_file_that_may_not_even_be_read(folder: Path) -> None:
    path = folder / "club.db"
    a_club_file(path)
    path.chmod(0)
    assert trouble_opening(path) == "FILE_FORBIDDEN"
    assert trouble_opening(path, read_only=True) == "FILE_FORBIDDEN"


def test_nothing_is_made_to_look_at(folder: Path) -> None:
    assert trouble_opening(folder / "club.db", read_only=True) == "FILE_MISSING"
    (folder / "empty.db").touch()
    assert trouble_opening(folder / "empty.db", read_only=True) == "FILE_EMPTY"
    assert names(folder) == {"empty.db"}


def test_looking_changes_no_byte_and_leaves_nothing_behind(folder: Path) -> None:
    path = folder / "club.db"
    tournament = a_club_file(path)
    before, there = path.read_bytes(), names(folder)
    with open_club_file(path, read_only=True) as club:
        assert len(club.store.entries_after(tournament, 0)) == 3
    assert path.read_bytes() == before
    assert names(folder) == there


def refused_to_write(club: ClubFile, tournament: int) -> str:
    with pytest.raises(StorageTrouble) as refused:
        club.store.append(tournament, ticked(4), {})
    return refused.value.code


def test_writing_while_looking_is_refused(folder: Path) -> None:
    tournament = a_club_file(folder / "club.db")
    with open_club_file(folder / "club.db", read_only=True) as club:
        assert refused_to_write(club, tournament) == "READ_ONLY"
        assert len(club.store.entries_after(tournament, 0)) == 3


def half_closed(folder: Path) -> tuple[Path, int]:
    """Return a file as a power cut leaves it: its last entries still beside it."""
    path = folder / "copied" / "club.db"
    path.parent.mkdir()
    with open_club_file(folder / "club.db") as club:
        tournament = a_journal(club.store, 5)
        for suffix in ("", "-wal"):
            shutil.copyfile(folder / f"club.db{suffix}", f"{path}{suffix}")
    assert Path(f"{path}-wal").stat().st_size > 0
    return path, tournament


def test_a_half_closed_file_is_whole_again_when_opened(folder: Path) -> None:
    path, tournament = half_closed(folder)
    with open_club_file(path) as club:
        assert len(club.store.entries_after(tournament, 0)) == 5


def test_a_half_closed_file_is_looked_at_whole_where_nothing_can_be_written(folder: Path) -> None:
    path, tournament = half_closed(folder)
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with open_club_file(path, read_only=True) as club:
            assert len(club.store.entries_after(tournament, 0)) == 5
            assert refused_to_write(club, tournament) == "READ_ONLY"
        assert names(path.parent) == {"club.db", "club.db-wal"}
    finally:
        path.parent.chmod(0o755)


def half_changed(folder: Path) -> tuple[Path, int]:
    """Return a file as a power cut leaves it amid a change: what it was stands beside it."""
    path = folder / "copied" / "club.db"
    path.parent.mkdir()
    tournament = a_club_file(folder / "club.db", 60)
    with closing(sqlite3.connect(folder / "club.db", isolation_level=None)) as hand:
        hand.execute("PRAGMA cache_size=1")
        hand.execute("BEGIN")
        hand.execute("DROP TABLE journal_entry")
        hand.execute("CREATE TABLE filling AS SELECT randomblob(90000)")
        for suffix in ("", "-journal"):
            shutil.copyfile(folder / f"club.db{suffix}", f"{path}{suffix}")
        hand.execute("ROLLBACK")
    assert path.read_bytes() != (folder / "club.db").read_bytes()
    return path, tournament


def test_a_half_changed_file_is_looked_at_as_it_was(folder: Path) -> None:
    path, tournament = half_changed(folder)
    before = path.read_bytes()
    path.parent.chmod(0o555)
    try:
        with open_club_file(path, read_only=True) as club:
            assert len(club.store.entries_after(tournament, 0)) == 60
    finally:
        path.parent.chmod(0o755)
    assert path.read_bytes() == before


def test_a_half_changed_file_is_put_back_when_opened(folder: Path) -> None:
    path, tournament = half_changed(folder)
    with open_club_file(path) as club:
        assert len(club.store.entries_after(tournament, 0)) == 60
