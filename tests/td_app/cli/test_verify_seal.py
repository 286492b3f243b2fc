"""``td-app verify-seal``: seals of papers held against a club's file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from meeting_builders import a_meeting, club_in
from seal_builders import FORGED, by_hand, chain_again, committed_evening
from sqlalchemy import text

from td_app.cli.arguments import main
from td_app.club.club import Club
from td_app.persistence.engine import open_club_file
from td_app.ports.privacy import Trace
from td_app.ports.seals import PRINTED, Seal

Told = dict[str, Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "club.db"
    committed_evening(path)
    return path


def another_evening(path: Path, players: int = 4) -> None:
    """A second evening in a file, of three entries."""
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance())
        session = club.create(a_setup(name="Lundi"))
        for _ in range(2):
            registered(session, players)


def printed(path: Path, entry: int, evening: int = 1) -> str:
    """The seal that a paper had at an entry."""
    with open_club_file(path, read_only=True) as file:
        return str(Seal(file.store.seal(evening, entry)[:PRINTED], entry))


def entries_in(path: Path, evening: int = 1) -> int:
    with open_club_file(path, read_only=True) as file:
        rows = [*file.store.tournaments(archived=True), *file.meetings.meetings(archived=True)]
        return next(row.entries for row in rows if row.id == evening)


class Asked:
    """The command, run."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, path: Path, *seals: str) -> tuple[int, list[Told]]:
        """Its status, and its answers."""
        self._capsys.readouterr()
        status = main(["verify-seal", str(path), *seals, "--json"])
        return status, json.loads(self._capsys.readouterr().out)["answers"]

    def one(self, path: Path, seal: str) -> tuple[int, Told]:
        status, (answer,) = self(path, seal)
        return status, answer


@pytest.fixture
def asked(capsys: pytest.CaptureFixture[str]) -> Asked:
    return Asked(capsys)


class TestAWholeFile:
    def test_the_same_journal(self, path: Path, asked: Asked) -> None:
        last = entries_in(path)
        status, told = asked.one(path, printed(path, last))
        assert (status, told["verdict"], told["entry"], told["since"]) == (0, "same", last, 0)
        assert (told["covered_from"], told["erased"]) == (1, 0)

    def test_a_journal_gone_on_with(self, path: Path, asked: Asked) -> None:
        status, told = asked.one(path, printed(path, 3))
        assert (status, told["verdict"], told["entry"]) == (0, "longer", 3)
        assert told["since"] == entries_in(path) - 3

    @pytest.mark.parametrize("figures", [16, 32, 64])
    @pytest.mark.parametrize("numbered", [True, False])
    def test_as_every_paper_and_check_write_it(
        self, path: Path, asked: Asked, figures: int, numbered: bool
    ) -> None:
        with open_club_file(path, read_only=True) as file:
            seal = file.store.seal(1, 3)[:figures].upper()
        number = "3 " if numbered and figures > 16 else ""
        assert asked.one(path, f"{number}{seal}")[0] == 0

    def test_its_parts_without_quotes(self, path: Path, asked: Asked) -> None:
        assert asked(path, *printed(path, 3).replace("·", "").split())[0] == 0

    def test_it_says_which_evening(self, path: Path, asked: Asked) -> None:
        another_evening(path)
        with open_club_file(path) as file:
            file.store.archive(2)
        status, told = asked.one(path, printed(path, 2, evening=2))
        assert (status, told["evening"]["number"], told["evening"]["name"]) == (0, 2, "Lundi")

    def test_meetings_are_looked_in(self, tmp_path: Path, asked: Asked) -> None:
        path = tmp_path / "teams.db"
        with open_club_file(path) as file:
            name = a_meeting(club_in(file)).state.setup.name
        status, told = asked.one(path, printed(path, 1))
        assert (status, told["verdict"], told["evening"]["name"]) == (0, "longer", name)

    def test_a_name_that_only_the_list_has_is_not_said(self, path: Path, asked: Asked) -> None:
        """Who swaps two evenings in the list would have one stand for the other."""
        another_evening(path)
        name = asked.one(path, printed(path, 3))[1]["evening"]["name"]
        with by_hand(path) as connection:
            connection.execute(text("UPDATE tournament SET name = 'Lundi' WHERE id = 1"))
        assert asked.one(path, printed(path, 3))[1]["evening"]["name"] == name

    def test_what_was_erased_is_counted(self, path: Path, asked: Asked) -> None:
        seal = printed(path, entries_in(path))
        with open_club_file(path) as file:
            file.privacy.erase((Trace("note", 4, 1), Trace("operator", 1)))
        status, told = asked.one(path, seal)
        assert (status, told["verdict"], told["erased"]) == (0, "same", 2)

    def test_a_file_of_the_edition_before(self, path: Path, asked: Asked) -> None:
        """No entry commits to anything; its papers have sixteen figures."""
        with by_hand(path) as connection:
            connection.execute(text("UPDATE journal_entry SET commitments = ''"))
            for name in ("entrant_person", "entry_note", "operator"):
                connection.execute(text(f"UPDATE {name} SET salt = ''"))
            chain_again(connection)
        with open_club_file(path, read_only=True) as file:
            seal = file.store.seal(1, 4)[:16]
        status, told = asked.one(path, seal)
        assert (status, told["verdict"], told["entry"]) == (0, "longer", 4)
        assert told["covered_from"] is None


class TestAForger:
    @pytest.mark.parametrize("forged", FORGED)
    def test_twelve_alterations_are_told_with_their_entry(
        self, path: Path, asked: Asked, forged: str
    ) -> None:
        seal = printed(path, entries_in(path))
        with by_hand(path) as connection:
            for statement in FORGED[forged][0].split(";"):
                connection.execute(text(statement))
        status, told = asked.one(path, seal)
        assert (status, told["verdict"]) == (1, "altered")
        assert told["broken_at"] in (2, 4, 5)

    def test_a_body_rewritten_breaks_the_chain_there(self, path: Path, asked: Asked) -> None:
        seal = printed(path, 4)
        with by_hand(path) as connection:
            moment = "recorded_at = recorded_at + 1"
            connection.execute(text(f"UPDATE journal_entry SET {moment} WHERE sequence = 3"))
        status, told = asked.one(path, seal)
        assert (status, told["verdict"], told["broken_at"]) == (1, "altered", 3)

    def test_chained_anew_between_two_papers(self, path: Path, asked: Asked) -> None:
        seals = [printed(path, entry) for entry in (1, 2, 4, 5)]
        with by_hand(path) as connection:
            moment = "recorded_at = recorded_at + 1"
            connection.execute(text(f"UPDATE journal_entry SET {moment} WHERE sequence = 3"))
            chain_again(connection)
        status, told = asked(path, *seals)
        assert status == 1
        assert [one["verdict"] for one in told] == ["longer", "longer", "altered", "altered"]
        assert [one["between"] for one in told[2:]] == [[2, 4], [2, 4]]

    def test_chained_anew_one_paper_alone_is_in_no_journal(self, path: Path, asked: Asked) -> None:
        seal = printed(path, 4)
        with by_hand(path) as connection:
            connection.execute(text("UPDATE journal_entry SET recorded_at = 1"))
            chain_again(connection)
        status, told = asked.one(path, seal)
        assert (status, told["verdict"], told["ends_before"]) == (1, "no_such_seal", [])

    def test_entries_dropped_from_the_end(self, path: Path, asked: Asked) -> None:
        seals = printed(path, 2), printed(path, 5)
        with by_hand(path) as connection:
            connection.execute(text("DELETE FROM journal_entry WHERE sequence > 3"))
            connection.execute(text("DELETE FROM entry_note"))
        status, told = asked.one(path, seals[1])
        assert (status, told["verdict"], told["evening"]["entries"]) == (1, "shorter", 3)
        another_evening(path)
        with open_club_file(path) as file:
            session = Club(file.store, file.directory, SteppedClock(), CountedChance()).open(2)
            for _ in range(4):
                registered(session, 2)
        status, told = asked.one(path, seals[1])
        assert (status, told["verdict"]) == (1, "no_such_seal")
        assert [one["number"] for one in told["ends_before"]] == [1]
        status, (agrees, shorter) = asked(path, *seals)
        assert (status, agrees["verdict"], shorter["verdict"]) == (1, "longer", "shorter")
        assert shorter["evening"]["number"] == 1

    def test_swapped_evenings(self, path: Path, asked: Asked) -> None:
        another_evening(path)
        seal = printed(path, 2, evening=2)
        with by_hand(path) as connection:
            connection.execute(text("PRAGMA defer_foreign_keys = ON"))
            for name in ("journal_entry", "entrant_person", "entry_note"):
                for change in ("-tournament_id", "3 + tournament_id"):
                    connection.execute(text(f"UPDATE {name} SET tournament_id = {change}"))
        status, told = asked.one(path, seal)
        assert (status, told["verdict"], told["broken_at"]) == (1, "altered", 1)
        with by_hand(path) as connection:
            chain_again(connection)
        assert asked.one(path, seal)[1]["verdict"] == "no_such_seal"


class TestSaid:
    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("fr", "même journal à la ligne 3, 2 lignes ajoutées depuis."),
            ("en", "same log at line 3, 2 lines added since."),
        ],
    )
    def test_in_either_language(
        self, path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
    ) -> None:
        seal = printed(path, 3)
        assert entries_in(path) == 5
        assert main(["--lang", language, "verify-seal", str(path), seal]) == 0
        assert said in capsys.readouterr().out

    def test_what_cannot_be_read(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["verify-seal", str(path), "3fa2"]) == 2
        assert "3fa2" in capsys.readouterr().err
        assert main(["verify-seal", str(path)]) == 2
        assert main(["verify-seal", str(path.with_name("none.db")), "0" * 16]) == 2

    def test_nothing_is_written(self, path: Path, asked: Asked) -> None:
        before = path.read_bytes()
        asked(path, printed(path, 3), "0" * 64)
        assert path.read_bytes() == before


def test_an_evening_that_opens_as_the_one_sealed_is_told(path: Path, asked: Asked) -> None:
    """A twin bears the seal while the evening itself was forged."""
    seal = printed(path, 5)
    with by_hand(path) as connection:
        for name in ("tournament", "journal_entry", "entrant_person", "entry_note"):
            key = "id" if name == "tournament" else "tournament_id"
            connection.execute(text(f"CREATE TEMP TABLE twin AS SELECT * FROM {name}"))
            connection.execute(text(f"UPDATE twin SET {key} = 2"))
            if name == "journal_entry":
                connection.execute(text("UPDATE twin SET act = act || 'x'"))
            connection.execute(text(f"INSERT INTO {name} SELECT * FROM twin"))
            connection.execute(text("DROP TABLE twin"))
        connection.execute(text("INSERT INTO joined_journal VALUES (2, 1, '')"))
        connection.execute(
            text("DELETE FROM journal_entry WHERE tournament_id = 1 AND sequence = 5")
        )
    _, answer = asked.one(path, seal)
    assert answer["evening"]["number"] == 2
    assert [one["number"] for one in answer["begins_alike"]] == [1]
