"""Nothing reads otherwise unseen: chained entries, digests of rows, files sealed when upgraded."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from journal_builders import a_journal, ticked
from seal_builders import an_evening, rows_read, seen_by_check
from sqlalchemy import text

from td_app.club.club import Club
from td_app.live.draw_record import draws_of
from td_app.persistence import schema
from td_app.persistence.check import check_file
from td_app.persistence.database import file_engine
from td_app.persistence.engine import open_club_file
from td_app.persistence.schema import CURRENT, SchemaVersions
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

GOLDEN = Path(__file__).parents[2] / "golden"


class TestTheChain:
    def test_the_last_hash_speaks_for_all_before_it(self, path: Path) -> None:
        with open_club_file(path) as club:
            tournament = a_journal(club.store, 5)
            seal = club.store.seal(tournament, 5)
            club.store.append(tournament, ticked(6), {})
            assert club.store.seal(tournament, 5) == seal != club.store.seal(tournament, 6)

    def test_check_shows_it(self, path: Path) -> None:
        an_evening(path)
        with open_club_file(path) as club:
            report = check_file(path).tournaments[0]
            assert report.chain == club.store.seal(1, report.entries)

    def test_two_posts_carry_one_chain_on(self, posts) -> None:  # type: ignore[no-untyped-def]
        here, there = posts.club.store, posts.another()
        tournament = a_journal(here, 1)
        for sequence in range(2, 9):
            (here if sequence % 2 else there).append(tournament, ticked(sequence), {})
        assert here.seal(tournament, 8) == there.seal(tournament, 8) != ""

    @pytest.mark.parametrize(
        "change", ["recorded_at = recorded_at + 1", "post = 'x'", "operator_id = 9", "hash = '0'"]
    )
    def test_the_first_entry_that_differs_is_named(self, path: Path, change: str) -> None:
        an_evening(path)
        with closing(sqlite3.connect(path)) as hand:
            hand.execute("DROP TRIGGER journal_entry_no_update")
            hand.execute(f"UPDATE journal_entry SET {change} WHERE sequence IN (3, 4)")
            hand.commit()
        (found,) = check_file(path).tournaments[0].findings
        assert (found.code, found.params["sequence"]) == ("CHAIN_BROKEN", 3)

    def test_each_act_has_an_id_of_its_own(self, path: Path) -> None:
        an_evening(path)
        with open_club_file(path) as club:
            acts = [entry.act for entry in club.store.entries_after(1, 0)]
        assert len(set(acts)) == len(acts) and all(len(act) == 32 for act in acts)


class TestRows:
    @pytest.mark.parametrize(
        ("table", "change"),
        [
            ("tournament", "name = 'Autre'"),
            ("operator", "name = 'Autre'"),
            ("entrant_person", "last_name = 'Autre'"),
            ("club_member", "licence = '99999'"),
            ("club_setting", "value = value || ' '"),
        ],
    )
    def test_a_row_changed_by_another_hand_is_found(
        self, path: Path, table: str, change: str
    ) -> None:
        an_evening(path)
        assert check_file(path).ok
        with closing(sqlite3.connect(path)) as hand:
            hand.execute(f"UPDATE {table} SET {change}")
            hand.commit()
        assert {f.params["table"] for f in check_file(path).findings} == {table}

    def test_what_the_application_changes_is_sealed_again(self, path: Path) -> None:
        an_evening(path)
        with open_club_file(path) as club:
            club.store.archive(1)
            club.directory.set_setting("club_name", "Tapis Vert")
            club.directory.set_setting("club_name", "Tapis Rouge")
            privacy = club.privacy
            assert privacy.erase(privacy.traces(Person("Dupont", "Jean", licence="12345"))) == 1
            assert privacy.erase(privacy.traces(club.store.people(1)[3, 2], (1, 3)))
        assert check_file(path).ok

    def test_no_bit_turns_unseen(self, path: Path, tmp_path: Path) -> None:
        an_evening(path)
        whole, before = path.read_bytes(), rows_read(path)
        chance, flipped = random.Random(7), tmp_path / "flipped.db"
        for _ in range(60):
            at, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
            flipped.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
            if rows_read(flipped) != before:
                assert seen_by_check(flipped), f"bit {bit} at {at}"


class TestAFileOfBefore:
    def old_file(self, path: Path, golden: str) -> list[dict[str, object]]:
        """A file of revision 0003, with the entries of a golden journal and a club for each."""
        lines = [json.loads(line) for line in (GOLDEN / golden).read_text("utf-8").splitlines()]
        engine = file_engine(path)
        schema.upgrade(engine, SchemaVersions(CURRENT.revisions, "0003"))
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO tournament (id, created_at) VALUES (1, 1)"))
            for line in lines:
                if line["kind"] == "entrants_registered":
                    for new in line["body"]["entrants"]:
                        new["club"] = f"Club {new['id'] % 3}"
                connection.execute(
                    text(
                        "INSERT INTO journal_entry (tournament_id, sequence, recorded_at, post,"
                        " operator, kind, version, body) VALUES"
                        " (1, :sequence, :recorded_at, 'accueil', 'zoe', :kind, :version, :body)"
                    ),
                    {**line, "body": json.dumps(line["body"])},
                )
        engine.dispose()
        return lines

    @pytest.mark.parametrize("golden", ["journal_v1.jsonl", "journal_v2.jsonl"])
    def test_it_is_sealed_and_says_no_club_any_more(self, path: Path, golden: str) -> None:
        lines = self.old_file(path, golden)
        with open_club_file(path) as club:
            entries = club.store.entries_after(1, 0)
            assert len(entries) == len(lines)
            assert {entry.operator for entry in entries} == {"zoe"}
            with club.engine.connect() as connection:
                bodies = connection.exec_driver_sql("SELECT body FROM journal_entry").scalars()
                assert not any("Club 1" in body for body in bodies)
                sealed = connection.exec_driver_sql(
                    "SELECT sealed_entries, sealed_at FROM tournament"
                ).one()
            assert sealed[0] == len(lines) and sealed[1] > 0
            assert club.store.rewritten(1) == (sealed[1], len(lines))
        report = check_file(path)
        assert not [f for f in report.findings if f.code != "NAME_MISSING"]
        assert {f.code for f in report.tournaments[0].findings} <= {"NAME_MISSING"}
        assert report.tournaments[0].chain

    def test_its_draws_are_made_again_with_the_groups_they_kept_apart(self, path: Path) -> None:
        with open_club_file(path) as file:
            club = Club(file.store, file.directory, SteppedClock(), CountedChance())
            session = club.create(a_setup(tables=3))
            for name in ("Agen", "Pau", "Lyon"):
                registered(session, 6, club=name)
            session.dispatch(cmd.DrawSeats())
            written = [entry.event for entry in session.history.entries]
        assert written
        draws = draws_of(session.history.entries)
        assert draws and all(draw.holds() for draw in draws)
