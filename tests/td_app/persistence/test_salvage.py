"""A damaged file gives what is whole of it, says what is lost, and stays as it was."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, everyone, out, registered

from td_app.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.persistence.salvage import salvage
from td_app.ports import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person


def two_evenings(path: Path) -> None:
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance(), "Zoé", "accueil")
        for name in ("Première", "Seconde"):
            session = club.create(a_setup(tables=6, name=name))
            registered(session, 40)
            session.dispatch(cmd.DrawSeats())
            session.dispatch(cmd.StartClock())
            for who in list(everyone(session))[:25]:
                out(session, who)
        file.directory.remember([Person(f"Membre{n}", "X") for n in range(30)])


def changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as hand:
        hand.execute("DROP TRIGGER IF EXISTS journal_entry_no_update")
        hand.execute("DROP TRIGGER IF EXISTS journal_entry_no_delete")
        hand.execute(statement)
        hand.commit()


class TestSalvage:
    def test_a_whole_file_comes_out_whole(self, path: Path) -> None:
        two_evenings(path)
        saved = salvage(path, path.with_name("neuf.db"))
        assert saved.whole and [t.name for t in saved.tournaments] == ["Première", "Seconde"]
        assert check_file(path.with_name("neuf.db")).ok

    def test_a_journal_is_kept_up_to_the_entry_that_differs(self, path: Path) -> None:
        two_evenings(path)
        changed(
            path, "UPDATE journal_entry SET body = '{' WHERE tournament_id = 2 AND sequence = 9"
        )
        saved = salvage(path, path.with_name("neuf.db"))
        first, second = saved.tournaments
        assert first.lost == 0 and (second.kept, second.lost) == (8, first.kept - 8)
        assert check_file(path.with_name("neuf.db")).ok
        with open_club_file(path.with_name("neuf.db")) as file:
            session = Club(file.store, file.directory, SteppedClock(), CountedChance()).open(2)
            assert session.history.sequence == 8

    def test_a_row_that_differs_is_lost_alone_and_counted(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "UPDATE club_member SET last_name = 'Autre' WHERE id = 4")
        saved = salvage(path, path.with_name("neuf.db"))
        assert saved.rows_lost == {"club_member": 1}

    def test_pages_wiped_out_leave_the_rest(self, path: Path) -> None:
        two_evenings(path)
        whole, chance = path.read_bytes(), random.Random(5)
        pages, kept = len(whole) // 4096, 0
        for _ in range(6):
            page = chance.randrange(3, pages)
            path.write_bytes(whole[: page * 4096] + b"\xff" * 4096 + whole[(page + 1) * 4096 :])
            target = path.with_name(f"neuf-{page}.db")
            if target.exists():
                continue
            saved = salvage(path, target)
            kept += sum(t.kept for t in saved.tournaments)
            assert check_file(target).findings == ()
        assert kept

    def test_the_damaged_file_is_only_read(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "UPDATE journal_entry SET body = '{' WHERE sequence = 9")
        before = path.read_bytes()
        salvage(path, path.with_name("neuf.db"))
        assert path.read_bytes() == before

    def test_where_nothing_can_be_read_it_says_so_and_leaves_nothing(self, path: Path) -> None:
        path.write_bytes(b"SQLite format 3\0" + b"\xff" * 9000)
        with pytest.raises(StorageTrouble, match="FILE_CORRUPTED"):
            salvage(path, path.with_name("neuf.db"))
        assert not path.with_name("neuf.db").exists()

    def test_nothing_is_written_over_a_file_that_is_there(self, path: Path) -> None:
        two_evenings(path)
        with pytest.raises(StorageTrouble, match="FILE_EXISTS"):
            salvage(path, path)
