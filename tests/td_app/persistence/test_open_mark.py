"""A file copied while open, or parted from what goes with it, must not look whole and empty."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from journal_builders import a_journal, ticked
from seal_builders import rows_read

from td_app.cli.arguments import main
from td_app.persistence.check import check_file
from td_app.persistence.copies import FileCopies, copy_to, held_in
from td_app.persistence.engine import open_club_file
from td_app.persistence.log_check import Log
from td_app.persistence.open_mark import part_missing, state_of
from td_app.persistence.places import synchronised_by
from td_app.ports.trouble import StorageTrouble

KILLED = """
import os, signal, sys
from pathlib import Path
from td_app.persistence.engine import open_club_file
file = open_club_file(Path(sys.argv[1]))
file.directory.set_setting("club_name", "Tapis Vert")
os.kill(os.getpid(), signal.SIGKILL)
"""


def codes(path: Path) -> set[str]:
    return {finding.code for finding in check_file(path).findings}


def wal(path: Path) -> Path:
    return Path(f"{path}-wal")


class TestAPartIsMissing:
    def test_copied_alone_while_open_it_says_so(self, path: Path, tmp_path: Path) -> None:
        taken = tmp_path / "taken.db"
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, taken)
        assert codes(taken) == {"PART_MISSING"}
        assert list(tmp_path.glob("taken.db-*")) == [], "looked at, it gets nothing beside it"
        assert not codes(path)
        with open_club_file(taken) as looked:
            assert [warning.code for warning in looked.warnings] == ["PART_MISSING"]
            assert looked.warnings[0].params["path"] == str(taken)
        with open_club_file(taken) as again:
            assert not again.warnings

    def test_its_log_cut_to_nothing_too(self, path: Path, tmp_path: Path) -> None:
        taken = tmp_path / "taken.db"
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, taken)
            wal(taken).touch()
        assert codes(taken) == {"PART_MISSING"}

    def test_nor_is_its_log_whole_cut_anywhere(self, path: Path, tmp_path: Path) -> None:
        taken = tmp_path / "taken.db"
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, taken)
            log = wal(path).read_bytes()
        frame, chance = 4096 + 24, random.Random(3)
        for cut in (1, 31, 32):
            wal(taken).write_bytes(log[:cut])
            assert state_of(taken) is Log.BROKEN, cut
        for cut in (40, 32 + frame - 1, *(chance.randrange(len(log)) for _ in range(12))):
            wal(taken).write_bytes(log[:cut])
            assert state_of(taken) is not Log.WHOLE or not (cut - 32) % frame, cut
        wal(taken).write_bytes(log[: 32 + 5 * frame + 99])
        looked_through = check_file(taken)
        assert looked_through.ok
        assert [note.code for note in looked_through.notes] == ["ACT_CUT_SHORT"]
        with open_club_file(taken) as club:
            assert [warning.code for warning in club.warnings] == ["ACT_CUT_SHORT"]
        assert check_file(taken).notes == () and not codes(taken)

    def test_nor_with_a_bit_turned_in_what_was_written(self, path: Path, tmp_path: Path) -> None:
        """What is left of before, behind it, is nobody’s: a bit may turn there."""
        with open_club_file(path) as club:
            a_journal(club.store, 3)
            shutil.copyfile(path, tmp_path / "taken.db")
            log = wal(path).read_bytes()
        taken, chance = tmp_path / "taken.db", random.Random(4)
        wal(taken).write_bytes(log)
        before = rows_read(taken)
        unseen = 0
        for _ in range(20):
            at, bit = chance.randrange(len(log)), 1 << chance.randrange(8)
            for beside in (wal(taken), Path(f"{taken}-shm")):
                beside.unlink(missing_ok=True)
            wal(taken).write_bytes(log[:at] + bytes([log[at] ^ bit]) + log[at + 1 :])
            seen = state_of(taken) is not Log.WHOLE
            unseen += not seen
            if rows_read(taken) != before:
                assert seen, f"bit {bit} at {at}"
        assert unseen < 20

    def test_taken_with_its_log_nothing_is(self, path: Path, tmp_path: Path) -> None:
        taken = tmp_path / "taken.db"
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, taken)
            shutil.copyfile(wal(path), wal(taken))
        assert not codes(taken)
        assert check_file(taken).tournaments[0].entries == 5

    def test_killed_nothing_is_even_after_an_erasing(self, path: Path) -> None:
        subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
        assert wal(path).stat().st_size
        assert not part_missing(path)
        with open_club_file(path) as club:
            assert not club.warnings
            club.privacy.erase(())
            assert wal(path).stat().st_size

    def test_a_copy_of_a_part_says_it_too(self, path: Path, tmp_path: Path) -> None:
        taken, copy = tmp_path / "taken.db", tmp_path / "copy.db"
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, taken)
            copy_to(path, copy)
        assert not codes(copy)
        copy_to(taken, tmp_path / "again.db")
        assert codes(tmp_path / "again.db") == {"PART_MISSING"}
        assert held_in(taken).parted and not held_in(copy).parted
        assert main(["restore", str(taken), str(tmp_path / "new.db")]) == 1
        assert main(["restore", str(copy), str(tmp_path / "whole.db")]) == 0

    def test_looking_at_a_file_somebody_writes_takes_nothing_away(self, path: Path) -> None:
        with open_club_file(path) as club:
            a_journal(club.store, 3)
            with open_club_file(path, read_only=True) as looked:
                assert not looked.warnings
            FileCopies(path).held_in(path)
            assert wal(path).stat().st_size
        assert not wal(path).exists()
        assert not codes(path)


class TestQuietMoments:
    def test_what_was_written_stands_in_the_file_itself(self, path: Path, tmp_path: Path) -> None:
        taken = tmp_path / "taken.db"
        with open_club_file(path) as club:
            tournament = a_journal(club.store, 5)
            long_ago = time.time() - 60
            os.utime(wal(path), (long_ago, long_ago))
            FileCopies(path).settle()
            shutil.copyfile(path, taken)
            club.store.append(tournament, ticked(6), {})
        assert check_file(path).tournaments[0].entries == 6
        assert check_file(taken).tournaments[0].entries == 5
        assert codes(taken) == {"PART_MISSING"}

    def test_not_while_one_writes(self, path: Path, tmp_path: Path) -> None:
        with open_club_file(path) as club:
            a_journal(club.store, 5)
            shutil.copyfile(path, tmp_path / "before.db")
            FileCopies(path).settle()
            assert path.read_bytes() == (tmp_path / "before.db").read_bytes()


HOLDING = """
import sys
from pathlib import Path
from td_app.persistence.engine import open_club_file
with open_club_file(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="the name alone is held on Windows")
class TestTwoNamesOfOneFile:
    def test_are_one_file_here(self, path: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.db"
        with open_club_file(path):
            os.link(path, other)
            with pytest.raises(StorageTrouble) as refused:
                open_club_file(other)
            assert refused.value.code == "ALREADY_OPEN"
        with open_club_file(other) as again:
            assert not again.warnings

    def test_and_in_another_program(self, path: Path, tmp_path: Path) -> None:
        other = tmp_path / "other.db"
        open_club_file(path).close()
        os.link(path, other)
        command = [sys.executable, "-c", HOLDING, str(path)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe) as holder:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"held\n"
            with pytest.raises(StorageTrouble) as refused:
                open_club_file(other)
            assert refused.value.code == "ALREADY_OPEN"
            holder.kill()


class TestSynchronisedFolders:
    @pytest.mark.parametrize(
        ("folder", "service"),
        [
            ("OneDrive", "OneDrive"),
            ("OneDrive - Les As du Bocage", "OneDrive"),
            ("Dropbox (Club)", "Dropbox"),
            ("Nextcloud", "Nextcloud"),
            ("Mobile Documents/com~apple~CloudDocs", "iCloud"),
            ("iCloudDrive", "iCloud"),
            ("Google Drive/Mon Drive", "Google Drive"),
            ("CloudStorage/GoogleDrive-zoe@example.org", "Google Drive"),
            ("Documents", ""),
        ],
    )
    def test_are_known_by_their_names(self, folder: str, service: str) -> None:
        assert synchronised_by(Path("/home/zoe") / folder / "poker" / "club.db") == service

    @pytest.mark.parametrize(
        ("left", "service"),
        [(".dropbox.cache", "Dropbox"), (".sync_ab12.db", "Nextcloud"), (".stfolder", "Syncthing")],
    )
    def test_and_by_what_is_left_in_them(self, tmp_path: Path, left: str, service: str) -> None:
        (tmp_path / left).touch()
        path = tmp_path / "poker" / "club.db"
        with open_club_file(path) as club:
            (warning,) = club.warnings
        assert warning.code == "SYNCHRONISED_FOLDER"
        assert warning.params["service"] == service
        assert not codes(path)


def test_a_desktop_knows_a_club_s_file_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "Angers"
    with open_club_file(path):
        pass
    head = path.read_bytes()[:72]
    assert head[:16] == b"SQLite format 3\0" and head[68:72] == b"tdAp"
