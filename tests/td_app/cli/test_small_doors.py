"""What stands in the way of the command line is a sentence, in UTF-8, whatever the machine says."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from td_app.cli.arguments import _double_clicked, main
from td_app.cli.mistakes import retold
from td_app.persistence.copies import copy_to
from td_app.persistence.engine import open_club_file
from td_app.persistence.salvage import salvage
from td_app.ports.trouble import StorageTrouble

LONG = "a" * 250 + ".db"


def run(
    *arguments: str, out: object = subprocess.PIPE, given: bytes = b"", **env: str
) -> tuple[int, bytes, str]:
    done = subprocess.run(
        [sys.executable, "-m", "td_app", *arguments],
        input=given,
        stdout=out,  # type: ignore[call-overload]
        stderr=subprocess.PIPE,
        env={**os.environ, **env},
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout or b"", done.stderr.decode("utf-8")


@pytest.fixture
def answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Return what types a command here, without a process: its status and what it said."""

    def typed(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["td-app", *arguments])
        try:
            status = main()
        except SystemExit as left:
            status = int(str(left.code))
        return status, *capsys.readouterr()

    return typed


class TestWhatIsTypedWrong:
    @pytest.mark.parametrize(
        ("said", "told"),
        [
            (
                "argument --tournament: invalid int value: 'x'",
                "tapez un nombre entier, et non «\u00a0x\u00a0»",
            ),
            (
                "argument --size: invalid choice: 'A3' (choose from 'A4', 'A5')",
                "«\u00a0A3\u00a0» n’existe pas\u00a0; choisissez parmi\u00a0: A4, A5",
            ),
            ("the following arguments are required: FILE", "il manque"),
            ("unrecognized arguments: --prout", "pas compris"),
            ("argument --out: expected one argument", "ajoutez une valeur"),
        ],
    )
    def test_is_said_in_french(self, said: str, told: str) -> None:
        assert told in retold(said, "fr")

    @pytest.mark.parametrize(
        ("language", "told"),
        [((), "tapez un nombre entier"), (("--lang", "en"), "type a whole number, not “x”")],
    )
    def test_or_in_english_when_asked(
        self, answered: Callable[..., tuple[int, str, str]], language: tuple[str, ...], told: str
    ) -> None:
        status, _, said = answered(*language, "print", "--tournament", "x")
        assert status == 2 and told in said and "Traceback" not in said

    def test_or_in_both_for_a_language_that_is_not_there(
        self, answered: Callable[..., tuple[int, str, str]]
    ) -> None:
        status, _, said = answered("--lang", "xx", "check")
        assert status == 2
        assert "«\u00a0xx\u00a0» n’existe pas" in said and "there is no “xx”" in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk always full")
class TestAnAnswerOntoAFullDisk:
    def test_is_a_sentence_and_nothing_is_said_again_at_the_end(self) -> None:
        with Path("/dev/full").open("wb") as full:
            status, _, said = run("play", "--list", out=full)
        assert status == 2
        assert "Plus de place" in said and "Traceback" not in said

    def test_is_a_sentence_when_a_line_is_sent_at_once(
        self,
        answered: Callable[..., tuple[int, str, str]],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        open_club_file(tmp_path / "club.db").close()
        with Path("/dev/full").open("w", encoding="utf-8") as full, monkeypatch.context() as onto:
            onto.setattr(sys, "stdout", full)
            status, _, said = answered("check", str(tmp_path / "club.db"))
        assert status == 2 and "Plus de place" in said


def test_pipes_are_utf8_whatever_the_machine_says(tmp_path: Path) -> None:
    """``LC_ALL=C`` stands for any machine that says otherwise; so does Windows."""
    setup = {"name": "Été des œufs ♠", "date": "2026-03-14"}
    asked = {"command": "create_tournament", "setup": setup}
    line = json.dumps(asked, ensure_ascii=False)
    given = f"{line}\n".encode() + b'{"do": "\xff"}\n'
    club, latin = str(tmp_path / "club.db"), {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C"}
    status, out, said = run("play", "--file", club, given=given, **latin)
    answers = [json.loads(line) for line in out.decode("utf-8").splitlines()]
    assert status == 0, said
    assert answers[0]["ok"], answers
    assert answers[1]["error"]["code"] == "NOT_JSON"
    with open_club_file(tmp_path / "club.db") as file:
        assert file.store.tournaments()[0].name == "Été des œufs ♠"


class TestPathsTooLong:
    @pytest.mark.parametrize("read_only", [True, False])
    def test_are_refused_at_opening(self, tmp_path: Path, read_only: bool) -> None:
        with pytest.raises(StorageTrouble) as refused:
            open_club_file(tmp_path / LONG, read_only=read_only)
        assert refused.value.code == "PATH_TOO_LONG"

    def test_and_for_copies(self, tmp_path: Path) -> None:
        open_club_file(tmp_path / "club.db").close()
        for act in (copy_to, salvage):
            with pytest.raises(StorageTrouble) as refused:
                act(tmp_path / "club.db", tmp_path / LONG)
            assert refused.value.code == "PATH_TOO_LONG"

    def test_a_name_that_just_fits_opens(self, tmp_path: Path) -> None:
        with open_club_file(tmp_path / ("b" * 244 + ".db")) as file:
            file.directory.set_setting("club_name", "x")


#: Each command typed in turn, in a process that can be given up if one waits for the pipe.
IN_TURN = """
import json, sys
from td_app.cli.arguments import main
for typed in json.load(sys.stdin):
    print(main(typed), file=sys.stderr)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files there")
class TestWhatIsNoFile:
    def test_a_pipe_is_refused_not_waited_for(self, tmp_path: Path) -> None:
        pipe, new = str(tmp_path / "club.db"), str(tmp_path / "neuf.db")
        os.mkfifo(pipe)
        there = ("--file", pipe, "--out", new)
        typed = [
            *(["check", pipe], ["verify-draw", pipe]),
            *(["restore", pipe, new], ["salvage", pipe, new]),
            ["print", "--tournament", "1", "--document", "minutes", *there],
        ]
        done = subprocess.run(
            [sys.executable, "-c", IN_TURN],
            input=json.dumps(typed).encode(),
            stderr=subprocess.PIPE,
            check=True,
            timeout=60,
        )
        said = done.stderr.decode("utf-8").splitlines()
        assert said[1::2] == ["2"] * len(typed)
        assert ["fichier ordinaire" in sentence for sentence in said[::2]] == [True] * len(typed)
        assert not Path(new).exists()

    def test_nor_is_a_device_written_to(self) -> None:
        with pytest.raises(StorageTrouble) as refused:
            open_club_file(Path("/dev/zero"))
        assert refused.value.code == "NOT_A_PLAIN_FILE"

    def test_draws_are_not_looked_for_in_gigabytes(
        self, answered: Callable[..., tuple[int, str, str]], tmp_path: Path
    ) -> None:
        with (tmp_path / "draw.json").open("wb") as large:
            large.truncate(5 << 30)
        status, _, said = answered("verify-draw", str(tmp_path / "draw.json"))
        assert status == 2 and "draw.json" in said


def test_a_copy_that_no_longer_says_what_was_written_is_written_and_told(
    answered: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    path, copy = tmp_path / "club.db", tmp_path / "copie.db"
    with open_club_file(path) as file:
        file.directory.set_setting("club_name", "Avant")
    with closing(sqlite3.connect(path)) as hand:
        hand.execute("UPDATE club_setting SET value = 'Après'")
        hand.commit()
    for asked in (("--file", str(path), "backup", str(copy)), ("restore", str(copy), f"{copy}2")):
        status, out, _ = answered(*asked)
        told = json.loads(out)
        assert status == 1 and not told["ok"] and told["differs"] == "club_setting club_name"


def test_a_file_killed_at_its_creation_is_said_to_be_empty(
    answered: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    path = tmp_path / "club.db"
    path.touch()
    status, _, said = answered("check", str(path))
    assert status == 2 and "est vide" in said
    open_club_file(path).close()
    assert answered("check", str(path))[0] == 0


class TestAFileOpenedByADoubleClick:
    def test_is_the_club_s_file(self, tmp_path: Path) -> None:
        club = tmp_path / "Club d’été.db"
        club.touch()
        assert _double_clicked([str(club)]) == ("--file", str(club))

    def test_a_command_stays_one_beside_a_file_of_its_name(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "flows").touch()
        assert _double_clicked(["flows"]) == ["flows"]

    def test_a_name_that_is_no_file_is_what_was_typed_wrong(self) -> None:
        assert _double_clicked(["absent.db"]) == ["absent.db"]


def test_a_window_without_streams_says_nothing_and_works(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["play", "--list"]) == 0
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.close()
