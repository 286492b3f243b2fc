"""Copies of the club's file, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.database import backup, backup_before
from td_app.persistence.engine import open_club_file
from td_app.ports import StorageTrouble


def test_a_copy_made_during_play_holds_every_entry(path: Path) -> None:
    copy = path.with_name("copie.db")
    with open_club_file(path) as club:
        tournament = a_journal(club.store, 30)
        assert backup(path, copy) == copy
    with open_club_file(copy, read_only=True) as club:
        assert len(club.store.entries_after(tournament, 0)) == 30


def test_a_copy_is_one_file(path: Path) -> None:
    folder = path.parent / "copies"
    folder.mkdir()
    with open_club_file(path) as club:
        a_journal(club.store)
        backup(path, folder / "copie.db")
    assert [p.name for p in folder.iterdir()] == ["copie.db"]


def test_an_earlier_copy_is_never_overwritten(path: Path) -> None:
    with open_club_file(path) as club:
        a_journal(club.store)
        made = [backup_before(path, "0002") for _ in range(3)]
    assert [p.name for p in made] == [
        "club.before-0002.db",
        "club.before-0002-2.db",
        "club.before-0002-3.db",
    ]


def test_a_copy_that_cannot_be_made_leaves_nothing(path: Path) -> None:
    path.write_bytes(b"not a database" * 900)
    with pytest.raises(StorageTrouble) as refused:
        backup(path, path.with_name("copie.db"))
    assert refused.value.code == "BACKUP_FAILED"
    assert [p.name for p in path.parent.iterdir()] == ["club.db"]


def test_a_copy_to_nowhere_is_told(path: Path) -> None:
    with open_club_file(path) as club:
        a_journal(club.store)
        with pytest.raises(StorageTrouble) as refused:
            backup(path, path.parent / "nowhere" / "copie.db")
    assert refused.value.code == "BACKUP_FAILED"
