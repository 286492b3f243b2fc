"""Safe copies: made during play, read back, kept so long, put back when the file is lost."""

from __future__ import annotations

import stat
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence.copies import (
    DAYS,
    LATEST,
    copy_to,
    held_in,
    make_copy,
    put_back,
    thin_out,
)
from td_app.persistence.engine import open_club_file
from td_app.persistence.places import copies_folder, copies_in, latest_copy
from td_app.ports import StorageTrouble

EVENING = datetime(2026, 11, 20, 20, 30)


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
