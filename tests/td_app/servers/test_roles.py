"""An owner who migrates, a writer who adds: what the server itself refuses, and how it is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from builders import CountedChance, a_setup, people
from journal_builders import a_journal
from postgres_server import PostgresServer
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from td_app.bootstrap import SystemClock, club_of
from td_app.cli.arguments import main
from td_app.live.session import TournamentSession
from td_app.persistence import tables
from td_app.persistence.check import check_database, check_file
from td_app.persistence.engine import ClubFile, open_club_file, open_database
from td_app.persistence.roles import prepare
from td_app.persistence.seal_check import seal_reader
from td_app.persistence.server import server_engine
from td_app.persistence.transfer import into_database, into_file
from td_app.ports.seals import PRINTED, Cover, Seal
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

WRITER, SECRET = 'club\'s "desk" 100%', 'd\'Artagnan % \\ "1"'


def as_user(url: str, name: str, password: str | None) -> str:
    asked = make_url(url).set(username=name, password=password)
    return asked.render_as_string(hide_password=False)


@pytest.fixture
def writing(postgresql: str) -> str:
    """The address of a database prepared, for its writer."""
    prepare(postgresql, WRITER, SECRET)
    return as_user(postgresql, WRITER, SECRET)


def evening(club: ClubFile) -> TournamentSession:
    number = club.store.new_tournament("Open", "2026-11-21", 1)
    session = TournamentSession(club.store, number, SystemClock(), CountedChance(), post="bureau")
    session.dispatch(cmd.CreateTournament(a_setup()))
    session.dispatch(cmd.RegisterEntrants(people(4)))
    session.dispatch(cmd.Undo())
    session.dispatch(cmd.Redo())
    return session


class TestWriter:
    def test_runs_an_evening(self, writing: str) -> None:
        with open_database(writing) as file:
            club = club_of(file)
            session = evening(file)
            session.seen()
            club.directory.remember((Person("Dupont", "Jean"),))
            club.directory.set_setting("club_name", "Tapis Vert")
            club.archive(session.tournament)
            privacy = file.privacy
            assert privacy.erase(privacy.traces(Person("Dupont", "Jean"))) == 1
        assert check_database(writing).ok

    @pytest.mark.parametrize(
        "forged",
        [
            "UPDATE journal_entry SET body = '{}'",
            "DELETE FROM journal_entry",
            "TRUNCATE journal_entry CASCADE",
            "ALTER TABLE journal_entry DISABLE TRIGGER ALL",
            "DROP TRIGGER journal_entry_no_change ON journal_entry",
            "DROP TABLE entry_note",
            "DELETE FROM tournament",
            "CREATE TABLE mine (x int)",
            "UPDATE alembic_version SET version_num = '9999'",
        ],
    )
    def test_never_changes_a_journal_nor_the_tables(
        self, postgresql: str, writing: str, forged: str
    ) -> None:
        with open_database(postgresql) as owner:
            tournament = a_journal(owner.store, 3)
        with open_database(writing) as club:
            with pytest.raises(DBAPIError), club.engine.begin() as connection:
                connection.exec_driver_sql(forged)
            assert len(club.store.entries_after(tournament, 0)) == 3

    def test_the_server_is_not_told_the_password(
        self, postgresql: str, server: PostgresServer
    ) -> None:
        url = make_url(postgresql).update_query_dict({"options": "-c log_statement=all"})
        prepare(url.render_as_string(hide_password=False), WRITER, SECRET)
        with open_database(as_user(postgresql, WRITER, SECRET)):
            written = (server.folder / "log").read_text(encoding="utf-8", errors="replace")
        assert "ALTER ROLE" in written
        assert "Artagnan" not in written

    def test_every_table_is_one_of_those_that_rights_are_given_on(self) -> None:
        given = {*tables.SEALED, tables.journal_entry}
        assert given == set(tables.metadata.tables.values())

    def test_prepared_again_nothing_is_lost(self, postgresql: str, writing: str) -> None:
        with open_database(postgresql) as owner:
            a_journal(owner.store, 3)
        prepare(postgresql, WRITER)
        with open_database(writing) as club:
            assert club.store.tournaments()[0].entries == 3

    def test_another_user_of_the_server_reads_nothing(self, postgresql: str, writing: str) -> None:
        engine, _ = server_engine(postgresql)
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP ROLE IF EXISTS passer_by")
            connection.exec_driver_sql("CREATE ROLE passer_by LOGIN PASSWORD 'x'")
        engine.dispose()
        with pytest.raises(StorageTrouble):
            open_database(as_user(postgresql, "passer_by", "x"))


def test_a_writer_before_the_owner_is_told_who_prepares(postgresql: str, writing: str) -> None:
    engine, _ = server_engine(postgresql)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
    engine.dispose()
    with pytest.raises(StorageTrouble, match="DATABASE_OLDER"):
        open_database(writing)


class TestAtTheDoor:
    @pytest.mark.parametrize(
        ("changed", "code"),
        [
            ({"password": "wrong"}, "WRONG_PASSWORD"),
            ({"password": None}, "PASSWORD_MISSING"),
            ({"username": "nobody"}, "WRONG_PASSWORD"),
            ({"database": "nowhere"}, "NO_SUCH_DATABASE"),
            ({"port": 1}, "SERVER_UNREACHABLE"),
            ({"port": 99999}, "DATABASE_PORT"),
            ({"host": "no.such.host.invalid"}, "NO_SUCH_SERVER"),
        ],
    )
    def test_each_mistake_has_its_sentence(
        self, postgresql: str, changed: dict[str, str], code: str
    ) -> None:
        url = make_url(postgresql)._replace(**changed)
        with pytest.raises(StorageTrouble) as told:
            open_database(url.render_as_string(hide_password=False))
        assert told.value.code == code, told.value.detail

    def test_a_port_that_is_no_number(self) -> None:
        with pytest.raises(StorageTrouble, match="DATABASE_PORT"):
            open_database("postgresql://localhost:club/td")

    def test_the_environment_may_give_the_password(
        self, postgresql: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        url = make_url(postgresql)
        monkeypatch.setenv("PGPASSWORD", url.password or "")
        without = url._replace(password=None).render_as_string()
        with open_database(without) as club:
            assert club.store.tournaments() == []

    def test_so_may_a_service_file(
        self, postgresql: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        url = make_url(postgresql)
        service = tmp_path / "services"
        service.write_text(
            f"[club]\nhost=127.0.0.1\nport={url.port}\ndbname={url.database}\n"
            f"user={url.username}\npassword={url.password}\n"
        )
        monkeypatch.setenv("PGSERVICEFILE", str(service))
        with open_database("postgresql:///?service=club") as club:
            assert club.store.tournaments() == []

    def test_off_this_computer_nothing_goes_in_clear(
        self, postgresql: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with pytest.raises(StorageTrouble, match="TLS_REQUIRED"):
            open_database("postgresql://club.example.org/td?sslmode=disable")
        monkeypatch.setattr("td_app.persistence.server.on_this_computer", lambda _host: False)
        with pytest.raises(StorageTrouble, match="NO_ENCRYPTION"):
            open_database(postgresql)


class TestTakenAlong:
    def test_a_servers_club_goes_into_a_file_and_back(
        self, postgresql: str, server: PostgresServer, tmp_path: Path
    ) -> None:
        with open_database(postgresql) as club:
            session = evening(club)
            club.directory.remember((Person("Dupont", "Jean"),))
            seal = club.store.seal(session.tournament, 4)
        held = into_file(postgresql, tmp_path / "club.db")
        assert (held.entries, held.members) == (4, 1)
        assert check_file(tmp_path / "club.db").ok
        with server.database() as another:
            assert into_database(tmp_path / "club.db", another).entries == 4
            assert check_database(another).ok
            with open_database(another) as club:
                assert club.store.seal(1, 4) == seal
                assert club.store.cover(1) == Cover(1, 0)
                assert seal_reader(club)([Seal(seal, 4)]).ok
                assert club.store.new_tournament("Autre", "", 1) == 2
            assert main(["verify-seal", seal[:PRINTED], "--database", another]) == 0
            with pytest.raises(StorageTrouble, match="DATABASE_NOT_EMPTY"):
                into_database(tmp_path / "club.db", another)
        with server.database() as third:
            prepare(third, WRITER, SECRET)
            with pytest.raises(StorageTrouble, match="NOT_ALLOWED"):
                into_database(tmp_path / "club.db", as_user(third, WRITER, SECRET))

    def test_never_over_a_file_that_is_there(self, postgresql: str, tmp_path: Path) -> None:
        (tmp_path / "club.db").write_text("à garder")
        with pytest.raises(StorageTrouble, match="FILE_EXISTS"):
            into_file(postgresql, tmp_path / "club.db")


class TestCommandLine:
    def test_every_command_works_on_the_database(
        self, postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        members = tmp_path / "members.csv"
        members.write_text("Nom;Prénom\nDupont;Jean\n", encoding="utf-8")
        assert main(["database", "prepare", "--database", postgresql, "--writer", "desk"]) == 0
        assert main(["--database", postgresql, "import", str(members)]) == 0
        with open_database(postgresql) as club:
            evening(club)
            assert len(club.directory.members()) == 1
        assert main(["check", "--database", postgresql]) == 0
        given = ["--document", "structure", "--tournament", "1", "--out", str(tmp_path)]
        capsys.readouterr()
        assert main(["--database", postgresql, "print", *given]) == 0
        copy = str(tmp_path / "copy.db")
        assert main(["backup", copy, "--database", postgresql]) == 0
        assert json.loads(capsys.readouterr().out.split("}\n")[-2] + "}")["entries"] == 4
        with open_club_file(Path(copy)) as file:
            assert len(file.directory.members()) == 1


@pytest.mark.parametrize(
    "given",
    [
        ["simulate", "--players", "10", "--out", "x"],
        ["gallery", "--out", "x"],
        ["flows"],
        ["salvage", "a", "b"],
        ["verify-draw", "a"],
    ],
)
def test_what_works_on_files_alone_refuses_a_database(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--database", "postgresql://localhost/td", *given]) == 2
    assert "--database" in capsys.readouterr().err


def test_a_file_and_a_database_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "a.db", "--database", "postgresql://localhost/td"]) == 2
    assert main(["check"]) == 2
