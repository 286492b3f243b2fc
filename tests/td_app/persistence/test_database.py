"""Copies of the club's file, whole or not at all; what a server says, as a trouble."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest
from journal_builders import a_journal
from sqlalchemy.exc import OperationalError

from td_app.persistence.database import backup, backup_before, code_of
from td_app.persistence.engine import open_club_file
from td_app.ports.trouble import StorageTrouble


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


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("FATAL:  the database system is starting up", "SERVER_UNREACHABLE"),
        ("FATAL:  le système de bases de données s'arrête", "SERVER_UNREACHABLE"),
        ('FATAL:  database "club" does not exist', "NO_SUCH_DATABASE"),
        ("FATAL:  la base de données « club » n'existe pas", "NO_SUCH_DATABASE"),
    ],
)
def test_a_server_that_starts_or_stops_is_no_missing_database(said: str, code: str) -> None:
    trouble = OperationalError("", {}, psycopg.OperationalError(said))
    assert code_of(trouble) == code
