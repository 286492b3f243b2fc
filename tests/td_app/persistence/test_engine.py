"""Opening the club's file to work in it: one post at a time, and a code for each trouble."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from journal_builders import a_journal, created, ticked

from td_app.persistence import places
from td_app.persistence.database import backup_before
from td_app.persistence.engine import memory_club, open_club_file, open_database
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.person import Person
from td_app.words.troubles import TROUBLES

HOLDING = """
import sys
from pathlib import Path
from td_app.persistence.engine import open_club_file
with open_club_file(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def trouble_opening(path: Path, *, read_only: bool = False) -> StorageTrouble:
    with pytest.raises(StorageTrouble) as refused:
        open_club_file(path, read_only=read_only)
    assert refused.value.code in TROUBLES
    return refused.value


class TestAnOrdinaryEvening:
    def test_the_folder_and_the_file_are_made(self, tmp_path: Path) -> None:
        path = tmp_path / "clubs" / "Tapis vert ♠" / "club #1 %?.db"
        with open_club_file(path) as club:
            tournament = a_journal(club.store)
        assert path.is_file()
        with open_club_file(path, read_only=True) as club:
            assert len(club.store.entries_after(tournament, 0)) == 3

    def test_a_closed_file_is_alone_beside_its_lock(self, path: Path) -> None:
        with open_club_file(path) as club:
            a_journal(club.store)
        assert {p.name for p in path.parent.iterdir()} == {"club.db", "club.db.lock"}

    def test_an_empty_file_becomes_a_club(self, path: Path) -> None:
        path.touch()
        with open_club_file(path) as club:
            assert a_journal(club.store) == 1

    def test_closing_twice_does_no_harm(self, path: Path) -> None:
        club = open_club_file(path)
        club.close()
        club.close()
        with open_club_file(path):
            pass

    def test_what_is_acknowledged_is_flushed_to_the_disk(self, path: Path) -> None:
        with open_club_file(path) as club, club.engine.connect() as connection:
            said = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert said == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 3000,
        }

    def test_one_connection_serves_every_action(self, path: Path) -> None:
        with open_club_file(path) as club:
            a_journal(club.store, 20)
            assert club.engine.pool.checkedin() == 1  # type: ignore[attr-defined]

    def test_two_clubs_in_memory_do_not_meet(self) -> None:
        with memory_club() as one, memory_club() as two:
            a_journal(one.store)
            assert list(two.store.tournaments()) == []


class TestAlreadyOpen:
    def test_a_second_window_is_told_and_may_look(self, path: Path) -> None:
        with open_club_file(path) as first:
            tournament = a_journal(first.store, 2)
            assert trouble_opening(path).code == "ALREADY_OPEN"
            with open_club_file(path, read_only=True) as second:
                assert len(second.store.entries_after(tournament, 0)) == 2
                first.store.append(tournament, ticked(3), {})
                assert len(second.store.entries_after(tournament, 2)) == 1
        with open_club_file(path) as again:
            assert len(again.store.entries_after(tournament, 0)) == 3

    def test_the_same_file_by_another_way_is_the_same_file(self, path: Path) -> None:
        link = path.with_name("raccourci.db")
        with open_club_file(path):
            link.symlink_to(path)
            assert trouble_opening(link).code == "ALREADY_OPEN"

    def test_another_program_holds_it_until_it_dies(self, path: Path) -> None:
        held = subprocess.Popen(
            [sys.executable, "-c", HOLDING, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        with held:
            assert held.stdout is not None
            assert held.stdout.readline() == "held\n"
            assert trouble_opening(path).code == "ALREADY_OPEN"
            held.kill()
        with open_club_file(path) as club:
            assert a_journal(club.store) == 1

    def test_a_reader_does_not_keep_the_writer_from_closing(self, path: Path) -> None:
        club = open_club_file(path)
        tournament = a_journal(club.store, 5)
        with open_club_file(path, read_only=True) as reader:
            club.close()
            assert len(reader.store.entries_after(tournament, 0)) == 5
        with open_club_file(path) as again:
            assert len(again.store.entries_after(tournament, 0)) == 5


class TestRefused:
    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        assert trouble_opening(tmp_path).code == "FOLDER_GIVEN"
        assert trouble_opening(tmp_path, read_only=True).code == "FOLDER_GIVEN"

    def test_a_file_stands_where_the_folder_should_be(self, tmp_path: Path) -> None:
        (tmp_path / "club").write_text("un fichier")
        assert trouble_opening(tmp_path / "club" / "td.db").code == "FOLDER_FORBIDDEN"

    def test_a_link_that_leads_to_itself(self, tmp_path: Path) -> None:
        link = tmp_path / "boucle.db"
        link.symlink_to(link)
        assert trouble_opening(link).code in {"FOLDER_FORBIDDEN", "READ_ONLY", "FILE_FORBIDDEN"}

    def test_a_share_is_refused_for_writing_and_may_be_looked_at(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with open_club_file(path) as club:
            a_journal(club.store)
        mounts = path.with_name("mounts")
        mounts.write_text(f"/dev/sda1 / ext4 rw 0 0\nnas:/club {path.parent} nfs4 rw 0 0\n")
        monkeypatch.setattr(places, "MOUNTS", mounts)
        assert trouble_opening(path).code == "NETWORK_FOLDER"
        with open_club_file(path, read_only=True) as club:
            assert len(club.store.tournaments()) == 1

    def test_a_database_that_is_not_postgresql(self) -> None:
        for url in ("mysql://localhost/td", "pas une adresse", "sqlite:///club.db"):
            with pytest.raises(StorageTrouble) as refused:
                open_database(url)
            assert refused.value.code == "DATABASE_UNKNOWN"

    def test_a_server_that_does_not_answer(self) -> None:
        with pytest.raises(StorageTrouble) as refused:
            open_database("postgresql://127.0.0.1:1/td")
        assert refused.value.code == "SERVER_UNREACHABLE"


class TestWhileItIsOpen:
    def test_a_full_disk_refuses_the_entry_and_loses_nothing(self, path: Path) -> None:
        with open_club_file(path) as club:
            tournament = a_journal(club.store, 2)
            _pages(club, "page_count")
            with pytest.raises(StorageTrouble) as refused:
                for sequence in range(3, 200):
                    club.store.append(tournament, ticked(sequence), {}, "une longue note " * 300)
            assert refused.value.code == "DISK_FULL"
            kept = len(club.store.entries_after(tournament, 0))
            assert len(club.store.notes(tournament)) == kept - 2
            _pages(club, "1000000")
            club.store.append(tournament, ticked(kept + 1), {}, "de nouveau")
        with open_club_file(path) as club:
            assert len(club.store.entries_after(tournament, 0)) == kept + 1

    @pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
    def test_a_file_deleted_meanwhile_is_noticed_before_it_takes_entries(self, path: Path) -> None:
        with open_club_file(path) as club:
            tournament = a_journal(club.store)
            path.unlink()
            with pytest.raises(StorageTrouble) as refused:
                club.store.append(tournament, ticked(4), {})
            assert refused.value.code == "FILE_LOST"
            assert len(club.store.entries_after(tournament, 0)) == 3

    @pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
    def test_a_file_put_in_its_place_is_not_taken_for_it(self, path: Path) -> None:
        with open_club_file(path) as club:
            tournament = a_journal(club.store)
            other = path.with_name("autre.db")
            other.write_bytes(path.read_bytes())
            other.replace(path)
            with pytest.raises(StorageTrouble) as refused:
                club.store.append(tournament, ticked(4), {})
            assert refused.value.code == "FILE_LOST"

    def test_a_program_that_keeps_the_file_busy_is_waited_for_then_named(self, path: Path) -> None:
        import sqlite3

        with open_club_file(path) as club:
            tournament = club.store.new_tournament("Open", "", 0)
            bare = club.engine.raw_connection()
            bare.cursor().execute("PRAGMA busy_timeout=50")
            bare.close()
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageTrouble) as refused:
                club.store.append(tournament, created(), {})
            assert refused.value.code == "FILE_LOCKED"
            other.execute("ROLLBACK")
            other.close()
            club.store.append(tournament, created(), {})
            assert len(club.store.entries_after(tournament, 0)) == 1


def _pages(club, limit: str) -> None:  # type: ignore[no-untyped-def]
    """Let the file grow to so many pages, as a full disk would."""
    bare = club.engine.raw_connection()
    cursor = bare.cursor()
    if not limit.isdigit():
        limit = str(cursor.execute(f"PRAGMA {limit}").fetchone()[0] + 4)
    cursor.execute(f"PRAGMA max_page_count={limit}")
    bare.close()


@pytest.mark.skipif(os.name != "posix", reason="rights are those of POSIX")
class TestReadByItsOwnerAlone:
    def test_a_new_folder_its_file_and_what_sqlite_writes_beside(self, tmp_path: Path) -> None:
        path = tmp_path / "ours" / "club.db"
        with open_club_file(path) as file:
            file.directory.remember([Person("Dupont", email="d@example.org")])
            there = {p.name: stat.S_IMODE(p.stat().st_mode) for p in path.parent.iterdir()}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        there.pop("club.db.lock")
        assert set(there.values()) == {0o600} and len(there) == 3

    def test_the_copy_before_an_upgrade_is_too(self, tmp_path: Path) -> None:
        with open_club_file(tmp_path / "club.db"):
            copy = backup_before(tmp_path / "club.db", "0009")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600

    def test_our_own_folder_is_closed_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("td_app.persistence.engine.data_folder", lambda: tmp_path)
        tmp_path.chmod(0o755)
        with open_club_file(tmp_path / "club.db"):
            assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700


def test_a_disk_full_at_the_creation_is_said_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("td_app.persistence.schema.create", full)
    assert trouble_opening(tmp_path / "club.db").code == "DISK_FULL"
    assert not (tmp_path / "club.db").exists()
