"""A seal covers names, reasons and operators: who forges them is found; erasing is no fault."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup
from seal_builders import FORGED, by_hand, chain_again, committed_evening
from sqlalchemy import text

from td_app.club.club import Club
from td_app.persistence import tables
from td_app.persistence.check import FileReport, TournamentReport, check_file
from td_app.persistence.commitments import commitment, commitments_of, new_salt, printed_of
from td_app.persistence.engine import open_club_file
from td_app.persistence.seals import CHAINED, chained
from td_app.ports.privacy import Trace


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An evening of twelve, with a reason and two operators."""
    path = tmp_path / "club.db"
    committed_evening(path)
    return path


def evening(path: Path) -> TournamentReport:
    return check_file(path).tournaments[0]


def codes(report: FileReport) -> list[str]:
    return [found.code for one in report.tournaments for found in one.findings]


class TestAForger:
    @pytest.mark.parametrize("forged", FORGED)
    def test_who_writes_texts_again_is_found(self, path: Path, forged: str) -> None:
        assert check_file(path).ok
        (statements, found) = FORGED[forged]
        with by_hand(path) as connection:
            for statement in statements.split(";"):
                connection.execute(text(statement))
        assert codes(check_file(path)) == found

    def test_another_operator_is_found_at_each_entry(self, path: Path) -> None:
        with by_hand(path) as connection:
            connection.execute(text("UPDATE operator SET name = 'Max'"))
        report = evening(path)
        assert {found.code for found in report.findings} == {"TEXT_CHANGED"}
        assert len(report.findings) == report.entries

    def test_tournaments_that_change_numbers_are_found(self, path: Path) -> None:
        with open_club_file(path) as file:
            chance = CountedChance()
            Club(file.store, file.directory, SteppedClock(), chance).create(a_setup())
        with by_hand(path) as connection:
            connection.execute(text("PRAGMA defer_foreign_keys = ON"))
            for name in ("journal_entry", "entrant_person", "entry_note"):
                for change in ("-tournament_id", "3 + tournament_id"):
                    connection.execute(text(f"UPDATE {name} SET tournament_id = {change}"))
        assert set(codes(check_file(path))) == {"CHAIN_BROKEN"}

    @pytest.mark.parametrize(
        ("statement", "left"),
        [
            ("DELETE FROM journal_entry WHERE sequence > 3", "TEXT_ADDED"),
            ("UPDATE journal_entry SET commitments = '' WHERE sequence = 4", "COVER_LOST"),
            ("UPDATE journal_entry SET commitments = '[' WHERE sequence = 4", "COVER_LOST"),
            ("UPDATE journal_entry SET commitments = '[[1,2,3]]'", "COVER_LOST"),
        ],
    )
    def test_a_journal_chained_anew_betrays_itself(
        self, path: Path, statement: str, left: str
    ) -> None:
        with by_hand(path) as connection:
            connection.execute(text(statement))
            chain_again(connection)
        assert left in codes(check_file(path))

    def test_one_who_commits_anew_leaves_another_seal(self, path: Path) -> None:
        """Nothing in the file tells it: what was printed does."""
        before = evening(path).chain
        with by_hand(path) as connection:
            connection.execute(text("UPDATE entrant_person SET last_name = 'X' WHERE entrant = 1"))
            p = tables.entrant_person
            row = connection.execute(p.select().where(p.c.entrant == 1)).mappings().one()
            j = tables.journal_entry
            here = j.c.sequence == row["sequence"]
            committed = commitments_of([row], None, None)
            connection.execute(j.update().where(here).values(commitments=committed))
            chain_again(connection)
        assert evening(path).chain != before


class TestErased:
    @pytest.mark.parametrize(
        "trace",
        [
            Trace("entrant", 4, 1, rows=(2,)),
            Trace("note", 4, 1),
            Trace("operator", 1),
        ],
    )
    def test_what_was_erased_is_counted_and_no_fault(self, path: Path, trace: Trace) -> None:
        before = evening(path)
        with open_club_file(path) as file:
            assert file.privacy.erase((trace,)) == 1
            assert bool(file.store.notes(1)) == (trace.kind != "note")
        report = evening(path)
        assert not report.findings
        assert (report.erased, report.chain) == (1, before.chain)

    def test_text_and_salt_are_gone_and_the_day_is_there(self, path: Path) -> None:
        with open_club_file(path) as file:
            file.privacy.erase((Trace("note", 4, 1),))
        with closing(sqlite3.connect(path)) as hand:
            ((words, salt, day),) = hand.execute("SELECT text, salt, erased_on FROM entry_note")
        assert (words, salt) == ("", "")
        assert len(day) == 10

    def test_a_row_blanked_by_hand_reads_as_erased(self, path: Path) -> None:
        with by_hand(path) as connection:
            connection.execute(text("UPDATE entry_note SET text = '', salt = ''"))
        assert (evening(path).findings, evening(path).erased) == ((), 1)


class TestACommitment:
    def test_without_the_salt_a_text_gives_another(self) -> None:
        salts = {new_salt() for _ in range(50)}
        assert {len(salt) for salt in salts} == {32}
        assert len({commitment(salt, "DUPONT Jean") for salt in salts}) == 50

    @pytest.mark.parametrize("field", ["licence", "email", "phone", "team"])
    def test_what_no_paper_prints_is_free_to_change(self, path: Path, field: str) -> None:
        with by_hand(path) as connection:
            connection.execute(text(f"UPDATE entrant_person SET {field} = 'x' WHERE entrant = 1"))
        assert check_file(path).ok

    def test_fields_do_not_run_into_each_other(self) -> None:
        one = {"last_name": "Le", "first_name": "Goff", "pseudonym": "", "club": ""}
        other = {**one, "last_name": "LeG", "first_name": "off"}
        assert printed_of(one) != printed_of(other)


def test_an_old_entry_keeps_its_hash() -> None:
    row: dict[str, object] = dict.fromkeys(CHAINED, 1)
    assert chained("", row) == chained("", {**row, "commitments": ""})
    assert chained("", row) != chained("", {**row, "commitments": "[]"})


def test_names_are_covered_from_the_first_entry_of_this_edition(path: Path) -> None:
    """A journal of which the first three entries are of an earlier edition."""
    with by_hand(path) as connection:
        connection.execute(text("UPDATE journal_entry SET commitments = '' WHERE sequence <= 3"))
        for name in ("entrant_person", "entry_note"):
            connection.execute(text(f"UPDATE {name} SET salt = '' WHERE sequence <= 3"))
        chain_again(connection)
    report = evening(path)
    assert (report.findings, report.covered_from) == ((), 4)
