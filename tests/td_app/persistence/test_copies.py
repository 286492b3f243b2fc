"""Backups: made during play, read back, kept so long, put back when the file is lost."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.copies import (
    DAYS,
    LATEST,
    FileCopies,
    copy_to,
    held_in,
    make_copy,
    put_back,
    thin_out,
)
from td_app.persistence.engine import open_club_file, whole_copy
from td_app.persistence.places import copies_folder, copies_in, latest_copy
from td_app.persistence.replacing import waiting_copy
from td_app.ports.trouble import StorageTrouble

EVENING = datetime(2026, 11, 20, 20, 30)


#: Forks what is killed as it writes or puts back, and says when it is gone: one start for all.
NURSERY = """
import json, os, signal, sys
from datetime import datetime
from pathlib import Path
sys.path.insert(0, "tests")
from journal_builders import a_journal
from td_app.persistence.copies import put_back
from td_app.persistence.engine import open_club_file
def killed():
    os.kill(os.getpid(), signal.SIGKILL)
def written(path):
    file = open_club_file(Path(path))
    a_journal(file.store, 5)
    killed()
def put(copy, path, left):
    replace = Path.replace
    def renamed(self, to):
        nonlocal left
        if not left:
            killed()
        left -= 1
        return replace(self, to)
    Path.replace = renamed
    put_back(Path(copy), Path(path), datetime(2026, 11, 20, 21, 30))
for line in sys.stdin:
    act, *told = json.loads(line)
    if (child := os.fork()) == 0:
        {"written": written, "put": put}[act](*told)
        os._exit(0)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


@pytest.fixture(scope="module")
def killed() -> Iterator[Callable[..., None]]:
    """Return what has an act done by a process that is killed, or ends, meanwhile."""
    asked, told = subprocess.PIPE, subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", NURSERY], stdin=asked, stdout=told) as nursery:
        assert nursery.stdin is not None and nursery.stdout is not None
        to, of = nursery.stdin, nursery.stdout

        def done(*act: str | int) -> None:
            to.write(f"{json.dumps(act)}\n".encode())
            to.flush()
            assert of.readline() == b"gone\n"

        yield done
        to.close()


def a_club(path: Path, entries: int = 12) -> int:
    with open_club_file(path) as club:
        return a_journal(club.store, entries)


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[100:4000] = b"\xff" * 3900
    path.write_bytes(content)


class TestMaking:
    def test_a_copy_made_during_play_holds_what_was_written(self, path: Path) -> None:
        with open_club_file(path) as club:
            a_journal(club.store, 30)
            copy = make_copy(path, EVENING)
        assert copy.path.parent == copies_folder(path)
        assert held_in(copy.path) == held_in(path)
        assert held_in(copy.path).entries == 30

    def test_two_copies_of_one_second_are_two(self, path: Path) -> None:
        a_club(path)
        assert make_copy(path, EVENING).path != make_copy(path, EVENING).path

    def test_a_copy_that_fails_says_so_and_leaves_nothing(self, path: Path) -> None:
        a_club(path)
        copies_folder(path).write_text("a file stands where the folder should")
        with pytest.raises(StorageTrouble, match="BACKUP_FAILED"):
            make_copy(path, EVENING)

    def test_nor_does_a_stick_that_takes_nothing_break_it(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        a_club(path)
        unlink = Path.unlink

        def refused(self: Path, missing_ok: bool = False) -> None:
            if self.name.endswith(".part"):
                raise OSError(errno.EROFS, "Read-only file system", str(self))
            unlink(self, missing_ok)

        monkeypatch.setattr(Path, "unlink", refused)
        with pytest.raises(StorageTrouble, match="BACKUP_FAILED") as told:
            copy_to(path, path.with_name("saved.db"))
        assert told.value.params["path"].endswith("saved.db")

    def test_nor_does_a_folder_closed_to_us(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        a_club(path)
        exists = Path.exists

        def closed(self: Path) -> bool:
            if self.name == "saved.db":
                raise PermissionError(errno.EACCES, "Permission denied", str(self))
            return exists(self)

        monkeypatch.setattr(Path, "exists", closed)
        with pytest.raises(StorageTrouble, match="BACKUP_FAILED"):
            copy_to(path, path.with_name("saved.db"))

    def test_a_damaged_copy_is_named_when_it_is_copied(self, path: Path) -> None:
        a_club(path)
        damage(path)
        with pytest.raises(StorageTrouble, match="FILE_CORRUPTED") as told:
            copy_to(path, path.with_name("saved.db"))
        assert told.value.params == {"path": str(path)}

    def test_what_is_damaged_is_not_copied_as_whole(self, path: Path) -> None:
        a_club(path)
        damage(path)
        with pytest.raises(StorageTrouble):
            make_copy(path, EVENING)
        assert copies_in(copies_folder(path)) == ()

    @pytest.mark.skipif(sys.platform == "win32", reason="rights of another kind")
    def test_only_its_owner_reads_a_copy(self, path: Path) -> None:
        a_club(path)
        copy = make_copy(path, EVENING)
        assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(copy.path.parent.stat().st_mode) == 0o700

    def test_what_no_longer_says_what_was_written_is_copied_and_told(self, path: Path) -> None:
        a_club(path)
        good = make_copy(path, EVENING - timedelta(minutes=10))
        with closing(sqlite3.connect(path)) as hand:
            hand.execute("DROP TRIGGER journal_entry_no_update")
            hand.execute("UPDATE journal_entry SET body = CAST(x'7bff7d' AS TEXT) WHERE sequence=4")
            hand.commit()
        with pytest.raises(StorageTrouble) as told:
            make_copy(path, EVENING)
        assert told.value.code == "COPY_DIFFERS"
        assert told.value.params["row"] == "journal_entry 1.4"
        assert len(copies_in(copies_folder(path))) == 2
        assert whole_copy(path) == good

    def test_what_a_copy_cut_short_left_is_taken_away(self, path: Path) -> None:
        a_club(path)
        folder = copies_folder(path)
        folder.mkdir()
        long_ago = time.time() - 3600
        for name in ("2026-01-01 10h00m00.db.part", "2026-01-01 10h00m00.erasing.db"):
            (folder / name).write_text("Dupont")
            os.utime(folder / name, (long_ago, long_ago))
        (folder / "x.db.part").write_text("being made")
        copy = make_copy(path, EVENING)
        assert sorted(one.name for one in folder.iterdir()) == [copy.path.name, "x.db.part"]


class TestASecondPlace:
    def test_each_computer_has_its_own_folder_there(self, tmp_path: Path) -> None:
        stick = tmp_path / "cle"
        stick.mkdir()
        for post in ("ACCUEIL", "Salle: 2"):
            path = tmp_path / post[0] / "club.db"
            a_club(path)
            files = FileCopies(path, post)
            assert files.latest_in(stick) is None
            files.make(EVENING, stick)
            assert files.latest_in(stick) is not None
        folders = ["club copies ACCUEIL", "club copies Salle 2"]
        assert sorted(one.name for one in stick.iterdir()) == folders
        assert len(files.copies(stick)) == 3

    def test_one_that_fails_does_not_keep_the_other_from_being_made(
        self, path: Path, tmp_path: Path
    ) -> None:
        a_club(path)
        stick = tmp_path / "cle"
        stick.mkdir()
        copies_folder(path).write_text("no folder")
        files = FileCopies(path, "ACCUEIL")
        with pytest.raises(StorageTrouble, match="BACKUP_FAILED") as told:
            files.make(EVENING, stick)
        assert told.value.params["path"] == str(copies_folder(path))
        assert files.latest_in(stick) is not None


class TestAClockThatWasWrong:
    def test_a_copy_of_a_day_to_come_is_not_the_latest(self, path: Path) -> None:
        a_club(path)
        now = datetime.now().replace(microsecond=0)
        wrong = make_copy(path, now + timedelta(days=4_000))
        assert latest_copy(path) == wrong
        right = make_copy(path, now)
        assert latest_copy(path) == right

    def test_nor_does_it_push_those_made_now_out(self, path: Path) -> None:
        folder = copies_folder(path)
        folder.mkdir()
        ahead = [EVENING + timedelta(days=400, hours=n) for n in range(14)]
        made = [EVENING - timedelta(minutes=10 * n) for n in range(12)]
        for moment in (*ahead, *made):
            (folder / f"{moment:%Y-%m-%d %Hh%Mm%S}.db").touch()
        thin_out(folder, EVENING)
        left = {one.name for one in folder.iterdir()}
        assert {f"{moment:%Y-%m-%d %Hh%Mm%S}.db" for moment in made} <= left


class TestKeeping:
    def test_the_latest_twelve_and_one_a_day_for_a_month(self, path: Path) -> None:
        folder = copies_folder(path)
        folder.mkdir()
        moments = [EVENING - timedelta(minutes=10 * n) for n in range(18)]
        moments += [EVENING - timedelta(days=n, hours=h) for n in range(1, 40) for h in (0, 2)]
        for moment in moments:
            (folder / f"{moment:%Y-%m-%d %Hh%Mm%S}.db").touch()
        (folder / "notes.txt").touch()
        thin_out(folder, EVENING)
        kept = [datetime.fromtimestamp(copy.made_ms / 1000) for copy in copies_in(folder)]
        assert kept[:LATEST] == sorted(moments, reverse=True)[:LATEST]
        days = [moment.date() for moment in kept[LATEST:]]
        assert len(days) == len(set(days)) <= DAYS
        assert min(kept) >= EVENING - timedelta(days=DAYS)
        assert (folder / "notes.txt").exists()

    def test_what_a_director_named_themselves_is_never_taken_away(self, path: Path) -> None:
        a_club(path)
        copy_to(path, path.with_name("avant la finale.db"))
        thin_out(path.parent, EVENING)
        assert path.with_name("avant la finale.db").exists()


class TestPuttingBack:
    def test_the_file_as_it_was_comes_back_and_the_other_is_kept(self, path: Path) -> None:
        a_club(path, 8)
        copy = make_copy(path, EVENING)
        with open_club_file(path) as club:
            a_journal(club.store, 5)
        kept = put_back(copy.path, path, EVENING)
        assert held_in(path).entries == 8
        assert kept is not None and held_in(kept).entries == 13

    def test_a_damaged_copy_leaves_the_file_as_it_is(self, path: Path) -> None:
        a_club(path, 8)
        copy = make_copy(path, EVENING)
        damage(copy.path)
        before = path.read_bytes()
        with pytest.raises(StorageTrouble):
            put_back(copy.path, path, EVENING)
        assert path.read_bytes() == before
        assert not list(path.parent.glob("*put-back*"))

    def test_an_open_file_is_not_replaced(self, path: Path) -> None:
        a_club(path, 8)
        copy = make_copy(path, EVENING)
        with open_club_file(path), pytest.raises(StorageTrouble, match="ALREADY_OPEN"):
            put_back(copy.path, path, EVENING)
        assert not waiting_copy(path).exists()

    def test_twice_in_a_second_both_are_kept(self, path: Path) -> None:
        a_club(path, 8)
        copy = make_copy(path, EVENING)
        kept = {put_back(copy.path, path, EVENING) for _ in range(2)}
        assert len(kept) == 2 and all(one and held_in(one).entries == 8 for one in kept)

    @pytest.mark.skipif(sys.platform == "win32", reason="killed otherwise there")
    @pytest.mark.parametrize("renamed", range(6))
    def test_killed_at_any_moment_nothing_is_lost(
        self, path: Path, renamed: int, killed: Callable[..., None]
    ) -> None:
        """Killed after so many renamings: the copy itself, the log, the file, the copy in place."""
        a_club(path, 8)
        copy = make_copy(path, EVENING)
        killed("written", str(path))
        assert Path(f"{path}-wal").stat().st_size
        killed("put", str(copy.path), str(path), renamed)
        with open_club_file(path) as club:
            assert not club.warnings
        held = held_in(path)
        aside = [held_in(one).entries for one in path.parent.glob("club before *.db")]
        assert (held.entries, aside) in ((13, []), (8, [13]))
        assert not waiting_copy(path).exists()

    def test_the_copy_named_is_the_latest_that_is_whole(self, path: Path) -> None:
        a_club(path)
        good = make_copy(path, EVENING - timedelta(hours=1))
        damage(make_copy(path, EVENING).path)
        damage(path)
        with pytest.raises(StorageTrouble) as refused:
            open_club_file(path)
        assert refused.value.params["copy"] == str(good.path)

    def test_a_damaged_file_names_its_latest_copy(self, path: Path) -> None:
        a_club(path)
        make_copy(path, EVENING - timedelta(hours=1))
        copy = make_copy(path, EVENING)
        damage(path)
        with pytest.raises(StorageTrouble) as refused:
            open_club_file(path)
        assert refused.value.code == "FILE_CORRUPTED"
        assert refused.value.params["copy"] == str(copy.path)
        assert latest_copy(path) == copy
        put_back(copy.path, path, EVENING)
        assert held_in(path).entries == 12

    def test_nothing_is_written_over_a_file_that_is_there(self, path: Path) -> None:
        a_club(path)
        other = path.with_name("autre.db")
        other.write_bytes(b"mine")
        with pytest.raises(StorageTrouble, match="FILE_EXISTS"):
            copy_to(path, other)
        assert other.read_bytes() == b"mine"
