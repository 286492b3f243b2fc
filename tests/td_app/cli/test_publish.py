"""``td-app publish``: what is due leaves once the club has said where, and not before."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any, NoReturn

import pytest
from season_builders import a_season, recorded

from td_app.bootstrap import club_of
from td_app.cli.arguments import main
from td_app.cli.sending import sentence_of
from td_app.club.seasons import ClubSeasons
from td_app.persistence.engine import open_club_file
from td_app.ports.publishing import ACCOUNT, POST
from td_app.publishing.transports.transport import TransportTrouble, UnknownHost
from td_app.publishing.wishes import change_wishes
from td_app.words.language import answering_in


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A club with one evening of its season."""
    path = tmp_path / "club.db"
    with open_club_file(path) as opened:
        club = club_of(opened)
        season = a_season(club)
        ClubSeasons(club).record(season, [recorded("2025-10-03", "Ana Abadie", "Bob Bénard")])
    return path


@pytest.fixture
def host(tmp_path: Path) -> Path:
    folder = tmp_path / "host"
    folder.mkdir()
    (folder / "theirs.html").write_text("Bienvenue", encoding="utf-8")
    return folder


@pytest.fixture
def told(file: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def publish(*more: str) -> tuple[int, dict[str, Any]]:
        status = main(["publish", "--file", str(file), "--json", *more])
        return status, json.loads(capsys.readouterr().out)

    return publish


def held(host: Path) -> set[str]:
    return {str(one.relative_to(host)) for one in host.rglob("*") if one.is_file()}


def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail whatever looks a name up or opens a conversation."""

    def refused(*_: object, **__: object) -> NoReturn:
        pytest.fail("something was looked up or sent")

    for name in ("getaddrinfo", "gethostbyname", "create_connection"):
        monkeypatch.setattr(socket, name, refused)
    for name in ("connect", "connect_ex", "sendto"):
        monkeypatch.setattr(socket.socket, name, refused, raising=False)


def test_an_evening_goes_where_the_club_publishes_then_nothing_is_due(
    told: Any, host: Path
) -> None:
    status, first = told("--account", "folder", "--set", f"folder={host}")
    assert (status, first["waiting"], first["failed"]) == (0, [], [])
    assert held(host) == {"theirs.html", *first["sent"]}
    assert told() == (0, {"sent": [], "waiting": [], "failed": []})


def test_an_evening_kept_back_leaves_the_host_and_what_is_not_ours_stays(
    told: Any, file: Path, host: Path
) -> None:
    _, first = told("--account", "folder", "--set", f"folder={host}")
    with open_club_file(file) as opened:
        change_wishes(opened.directory, lambda wishes: wishes.keeping_back("r1"))
    _, waiting = told("--dry-run")
    status, then = told()
    assert (status, then["sent"]) == (0, waiting["waiting"])
    gone = set(first["sent"]) - held(host)
    assert gone == {then["sent"][-1]}
    assert "theirs.html" in held(host)


def test_looking_first_tells_what_would_leave_and_sends_nothing(told: Any, host: Path) -> None:
    told("--account", "folder", "--set", f"folder={host}")
    other = told("--account", "folder", "--set", f"folder={host / 'other'}", "--dry-run")[1]
    assert (other["sent"], "r/1.html" in other["waiting"]) == ([], True)
    nothing = {"sent": [], "waiting": [], "failed": []}
    assert told("--dry-run") == (0, nothing), "looking changes no account either"


def test_a_disk_that_is_not_there_is_told_and_waited_for(told: Any, host: Path) -> None:
    away = host / "disk"
    status, failed = told("--account", "folder", "--set", f"folder={away}")
    assert (status, failed["sent"]) == (1, [])
    assert [one["why"] for one in failed["failed"]] == ["FOLDER_MISSING"]
    assert failed["waiting"]
    away.mkdir()
    status, done = told()
    assert status == 0 and held(away) == set(done["sent"])


def test_nothing_is_sent_looked_up_or_resolved_before_a_club_says_where(
    told: Any, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_network(monkeypatch)
    missing = {"sent": [], "waiting": [], "failed": [{"page": "", "why": "ACCOUNT_MISSING"}]}
    assert told() == (1, missing)
    assert told("--dry-run") == (1, missing)
    assert main(["site", "--file", str(file), "--out", str(file.parent / "site"), "--json"]) == 0
    capsys.readouterr()
    with open_club_file(file) as opened:
        opened.directory.set_setting(ACCOUNT, json.dumps(SFTP))
        opened.directory.set_setting(POST, club_of(opened).post)
    status, looked = told("--dry-run")
    assert status == 0 and looked["waiting"], "what would leave is told without the server"


SFTP = {"kind": "sftp", "host": "club.example", "user": "lea"}


def test_another_computer_publishes_until_this_one_is_told_to(
    told: Any, file: Path, host: Path
) -> None:
    told("--account", "folder", "--set", f"folder={host}")
    with open_club_file(file) as opened:
        opened.directory.set_setting(POST, "bar")
    status, refused = told()
    assert (status, refused["failed"]) == (1, [{"page": "", "why": "OTHER_POST"}])
    assert told("--here") == (0, {"sent": [], "waiting": [], "failed": []})


def test_a_file_of_passwords_that_others_may_read_is_refused(
    told: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_network(monkeypatch)
    secrets = tmp_path / "secrets"
    secrets.write_text("sftp lea@club.example = roi de pique\n", encoding="utf-8")
    secrets.chmod(0o644)
    given = ("--account", "sftp", "--set", "host=club.example", "--set", "user=lea")
    status, refused = told(*given, "--secret-file", str(secrets))
    assert (status, refused["failed"]) == (1, [{"page": "", "why": "SECRETS_SHARED"}])
    assert refused["waiting"]


def test_an_account_in_the_clear_is_refused_and_not_kept(
    told: Any, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ("--account", "webdav", "--set", "address=http://nuage.example", "--set", "user=lea")
    status, refused = told(*given)
    assert (status, refused["failed"]) == (1, [{"page": "", "why": "PLAIN_HTTP"}])
    assert main(["publish", "--file", str(file), *given]) == 1
    assert "https://" in capsys.readouterr().err
    with open_club_file(file) as opened:
        assert opened.directory.setting(ACCOUNT) == ""


def test_an_account_typed_short_is_told_as_such_and_nothing_is_kept(
    told: Any, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for given in (("folder",), ("sftp", "--set", "host=club.example", "--set", "port=abc")):
        status, refused = told("--account", *given)
        assert (status, refused["failed"][0]["why"]) == (1, "ACCOUNT_INCOMPLETE")
    assert main(["publish", "--file", str(file), "--lang", "fr", "--account", "folder"]) == 1
    assert "0 page publiée ou retirée" in capsys.readouterr().out
    with open_club_file(file) as opened:
        assert opened.directory.setting(ACCOUNT) == ""


def test_where_readers_open_it_is_what_the_feeds_lead_to(told: Any, host: Path) -> None:
    site = "site=https://club.example/soirees/"
    told("--account", "folder", "--set", f"folder={host}", "--set", site)
    assert 'href="https://club.example/soirees/r/1.html"' in (host / "atom.xml").read_text("utf-8")
    told("--account", "folder", "--set", f"folder={host}")
    assert "club.example" not in (host / "atom.xml").read_text("utf-8")


def test_looking_at_an_account_first_keeps_nothing_of_it(told: Any, file: Path, host: Path) -> None:
    status, looked = told("--dry-run", "--account", "folder", "--set", f"folder={host}")
    assert (status, looked["failed"]) == (0, [])
    assert "r/1.html" in looked["waiting"]
    assert told("--dry-run", "--account", "folder")[1]["failed"][0]["why"] == "ACCOUNT_INCOMPLETE"
    with open_club_file(file) as opened:
        assert opened.directory.setting(ACCOUNT) == ""


@pytest.mark.parametrize(
    ("trouble", "option"),
    [
        (TransportTrouble("ACCOUNT_MISSING", lasting=True), "--account"),
        (TransportTrouble("OTHER_POST", lasting=True, post="Accueil"), "--here"),
        (TransportTrouble("SECRET_NEEDED", lasting=True, user="sftp lea@club"), "--secret-file"),
        (UnknownHost("club.example", "SHA256:x"), "--accept « SHA256:x »"),
    ],
)
def test_what_is_missing_is_told_by_the_option_that_gives_it(
    trouble: TransportTrouble, option: str
) -> None:
    with answering_in("fr"):
        assert option in sentence_of(trouble).replace("\u00a0", " ")


def test_a_page_that_failed_is_parted_from_its_reason(
    file: Path, host: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (host / "index.html").write_text("à eux", encoding="utf-8")
    given = ("--account", "folder", "--set", f"folder={host}")
    assert main(["publish", "--file", str(file), "--lang", "fr", *given]) == 1
    assert "index.html\u00a0: « index.html »" in capsys.readouterr().err.replace(
        "«\u00a0", "« "
    ).replace("\u00a0»", " »")


def test_a_site_written_into_a_file_is_told_as_such(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "notes.txt"
    taken.write_text("à garder", encoding="utf-8")
    assert main(["site", "--file", str(file), "--lang", "fr", "--out", str(taken)]) == 2
    assert "est un fichier" in capsys.readouterr().err
    assert taken.read_text("utf-8") == "à garder"


def test_a_folder_is_kept_whole_wherever_the_next_command_is_typed(
    told: Any, host: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told("--account", "folder", "--set", "folder=host")[0] == 0
    monkeypatch.chdir(host)
    assert told() == (0, {"sent": [], "waiting": [], "failed": []})


def test_a_file_mistyped_is_not_made(
    tmp_path: Path, host: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ("--account", "folder", "--set", f"folder={host}")
    assert main(["publish", "--file", str(tmp_path / "culb.db"), *given]) == 2
    assert "culb.db" in capsys.readouterr().err
    assert not (tmp_path / "culb.db").exists()


def test_a_club_that_publishes_nowhere_any_more(told: Any, file: Path, host: Path) -> None:
    told("--account", "folder", "--set", f"folder={host}")
    there = held(host)
    assert main(["publish", "--file", str(file), "--account", "none"]) == 0
    assert told()[1]["failed"] == [{"page": "", "why": "ACCOUNT_MISSING"}]
    assert held(host) == there, "what stands there stays"
