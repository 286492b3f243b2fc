"""A damaged file gives what is whole of it, says what is lost, and stays as it was."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest
from builders import CountedChance, SteppedClock, a_setup, everyone, out, registered
from sqlalchemy import text

from td_app.club.club import Club
from td_app.persistence import schema
from td_app.persistence.check import check_file
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.salvage import _version, salvage
from td_app.ports.trouble import StorageTrouble
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


def leaves_of_the_list(path: Path) -> list[int]:
    """Return the pages on which SQLite keeps its list of tables, where one is not enough."""
    head = path.read_bytes()[:4096]
    cells = int.from_bytes(head[103:105], "big")
    at = [int.from_bytes(head[p : p + 2], "big") for p in range(112, 112 + 2 * cells, 2)]
    assert head[100] == 5
    return [*(int.from_bytes(head[p : p + 4], "big") for p in at), int.from_bytes(head[108:112])]


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

    def test_a_tournament_without_its_first_entry_is_not_offered_empty(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "DELETE FROM journal_entry WHERE tournament_id = 2 AND sequence < 5")
        saved = salvage(path, path.with_name("neuf.db"))
        first, second = saved.tournaments
        assert first.kept and (second.name, second.kept) == ("Seconde", 0) and not saved.whole
        with open_club_file(path.with_name("neuf.db"), read_only=True) as file:
            assert [t.name for t in file.store.tournaments(archived=True)] == ["Première"]

    def test_members_are_saved_where_no_tournament_can_be(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "DELETE FROM journal_entry")
        saved = salvage(path, path.with_name("neuf.db"))
        assert [t.kept for t in saved.tournaments] == [0, 0] and not saved.whole
        assert saved.members == 30

    def test_with_neither_evening_nor_member_nothing_is_offered(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "DELETE FROM journal_entry")
        changed(path, "DELETE FROM club_member")
        with pytest.raises(StorageTrouble, match="NOTHING_WHOLE"):
            salvage(path, path.with_name("neuf.db"))
        assert not path.with_name("neuf.db").exists()

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

    def test_a_page_of_the_list_of_tables_lost_loses_nothing(self, path: Path) -> None:
        two_evenings(path)
        whole = path.read_bytes()
        for page in leaves_of_the_list(path):
            wiped = whole[: (page - 1) * 4096] + b"\xff" * 4096 + whole[page * 4096 :]
            path.write_bytes(wiped)
            saved = salvage(path, path.with_name(f"neuf-{page}.db"))
            assert saved.whole
            assert path.read_bytes() == wiped

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

    def test_an_empty_file_is_said_to_be_empty(self, path: Path) -> None:
        path.write_bytes(b"")
        with pytest.raises(StorageTrouble, match="FILE_EMPTY"):
            salvage(path, path.with_name("new.db"))

    def test_nothing_is_written_over_a_file_that_is_there(self, path: Path) -> None:
        two_evenings(path)
        with pytest.raises(StorageTrouble, match="FILE_EXISTS"):
            salvage(path, path)


class TestAFileOfBeforeSeals:
    """Its entries bear no hash: they are kept as far as they follow each other and replay."""

    def old_file(self, path: Path, version: str) -> int:
        golden = Path(__file__).parents[2] / "golden" / "journal_v2.jsonl"
        lines = [json.loads(line) for line in golden.read_text("utf-8").splitlines()]
        engine = file_engine(path)
        schema.upgrade(engine, schema.SchemaVersions(schema.CURRENT.revisions, version))
        with engine.begin() as connection:
            insert = "INSERT INTO tournament (id, name, created_at) VALUES (1, 'Ancien', 1)"
            connection.execute(text(insert))
            for line in lines:
                connection.execute(
                    text(
                        "INSERT INTO journal_entry (tournament_id, sequence, recorded_at, post,"
                        " operator, kind, version, body) VALUES"
                        " (1, :sequence, :recorded_at, 'accueil', 'zoe', :kind, :version, :body)"
                    ),
                    {**line, "body": json.dumps(line["body"])},
                )
            connection.execute(text("INSERT INTO club_member (last_name) VALUES ('Dupont')"))
        engine.dispose()
        return len(lines)

    @pytest.mark.parametrize("version", ["0001", "0002", "0003"])
    @pytest.mark.parametrize("told", [True, False])
    def test_its_journals_are_saved_and_sealed(self, path: Path, version: str, told: bool) -> None:
        entries, new = self.old_file(path, version), path.with_name("neuf.db")
        if not told:
            changed(path, "DELETE FROM alembic_version")
        saved = salvage(path, new)
        assert saved.whole and saved.members == 1
        assert [(t.name, t.kept) for t in saved.tournaments] == [("Ancien", entries)]
        report = check_file(new)
        assert not report.findings and report.tournaments[0].chain
        with open_club_file(new) as file:
            assert {entry.operator for entry in file.store.entries_after(1, 0)} == {"zoe"}
            assert file.directory.members()[0].last_name == "Dupont"

    @pytest.mark.parametrize(
        "damage",
        [
            "UPDATE journal_entry SET body = '{' WHERE sequence = 9",
            "UPDATE journal_entry SET kind = 'x' WHERE sequence = 9",
            "UPDATE journal_entry SET recorded_at = 'hier' WHERE sequence = 9",
            "UPDATE journal_entry SET body = CAST(x'7bff7d' AS TEXT) WHERE sequence = 9",
            "DELETE FROM journal_entry WHERE sequence = 9",
        ],
    )
    def test_up_to_the_first_that_cannot_be(self, path: Path, damage: str) -> None:
        self.old_file(path, "0003")
        changed(path, damage)
        saved = salvage(path, path.with_name("neuf.db"))
        assert saved.tournaments[0].kept == 8 and saved.tournaments[0].lost
        assert check_file(path.with_name("neuf.db")).tournaments[0].replayed == 8

    @pytest.mark.parametrize("script", schema.CURRENT.revisions(), ids=lambda one: one.revision)
    def test_every_revision_is_known_by_its_columns(self, path: Path, script: ModuleType) -> None:
        engine = file_engine(path)
        schema.upgrade(engine, schema.SchemaVersions(schema.CURRENT.revisions, script.revision))
        engine.dispose()
        with closing(sqlite3.connect(path)) as hand:
            assert _version(hand) == script.revision

    def test_a_newer_file_is_not_guessed_at(self, path: Path) -> None:
        two_evenings(path)
        changed(path, "UPDATE alembic_version SET version_num = '9999'")
        assert salvage(path, path.with_name("entier.db")).whole
        changed(path, "ALTER TABLE tournament ADD COLUMN weather TEXT")
        with pytest.raises(StorageTrouble, match="FILE_NEWER"):
            salvage(path, path.with_name("neuf.db"))
