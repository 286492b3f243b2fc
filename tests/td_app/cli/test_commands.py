"""The other subcommands, run as a script would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jackpot_builders import a_jackpot
from openpyxl import load_workbook
from pypdf import PdfReader

from td_app.cli.arguments import main
from td_app.printing.files import write_exports
from td_app.tournament import commands as cmd

PAPERS = {
    "cartons_de_place.pdf",
    "liste_alphabetique.pdf",
    "liste_par_table.pdf",
    "certificat_du_tirage.pdf",
    "structure.pdf",
    "changements_de_place.pdf",
    "classement.pdf",
}


def simulated(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict:
    assert main(["simulate", "--out", str(folder), "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)


class TestSimulate:
    def test_a_whole_tournament_to_its_winner(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = simulated(tmp_path, capsys, "--players", "60", "--late", "5", "--seed", "3")
        assert told["players"] == 60
        assert told["eliminations"] == 59
        assert told["chips_start"] == 600_000
        assert abs(told["chips_end"] - 600_000) < 6_000, "what races round, and nothing else"
        assert told["largest_gap"] <= 2
        assert told["winner"]
        assert {p.name for p in tmp_path.glob("*.pdf")} == PAPERS
        text = "".join(p.extract_text() for p in PdfReader(tmp_path / "classement.pdf").pages)
        assert "1ᵉʳ" in text
        sheet = load_workbook(tmp_path / "classement.xlsx").active
        assert sheet is not None and sheet.max_row == 63
        entries = (tmp_path / "journal.jsonl").read_text(encoding="utf-8").splitlines()
        assert len(entries) == told["events"]

    def test_the_same_seed_plays_the_same_evening(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        one = simulated(tmp_path / "a", capsys, "--players", "30", "--seed", "7")
        two = simulated(tmp_path / "b", capsys, "--players", "30", "--seed", "7")
        assert {**one, "seconds": 0} == {**two, "seconds": 0}

    @pytest.mark.parametrize(("seats", "players"), [(2, 9), (6, 25), (9, 50), (10, 33)])
    def test_every_format_ends(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int, players: int
    ) -> None:
        told = simulated(tmp_path, capsys, "--players", str(players), "--seats", str(seats))
        assert told["eliminations"] == players - 1

    @pytest.mark.parametrize("players", ["0", "1", "2", "-4"])
    def test_too_few_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], players: str
    ) -> None:
        assert main(["simulate", "--out", str(tmp_path), f"--players={players}"]) == 2
        assert capsys.readouterr().err.strip().endswith(".")

    def test_more_players_than_seats_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        asked = ["simulate", "--out", str(tmp_path), "--players", "40", "--tables", "2"]
        assert main(asked) == 2
        assert "16" in capsys.readouterr().err

    def test_acknowledged_sequences_come_one_a_line(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        asked = ["simulate", "--out", str(tmp_path), "--players", "9", "--json", "--acknowledge"]
        assert main(asked) == 0
        *sequences, told = capsys.readouterr().out.splitlines()
        assert [int(s) for s in sequences] == list(range(1, json.loads(told)["events"] + 1))


class TestVerifyDraw:
    def test_a_draw_holds_from_the_file_and_from_its_own_page(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        simulated(tmp_path, capsys, "--players", "30")
        written = sorted(tmp_path.glob("tirage_*.json"))
        for path in (tmp_path / "simulation.db", *written):
            assert main(["verify-draw", str(path)]) == 0
        assert len(written) == 2

    def test_one_seat_changed_is_found(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        simulated(tmp_path, capsys, "--players", "30")
        path = min(tmp_path.glob("tirage_*.json"))
        draw = json.loads(path.read_text(encoding="utf-8"))
        one, two = draw["seats"][:2]
        one["entrant"], two["entrant"] = two["entrant"], one["entrant"]
        path.write_text(json.dumps(draw), encoding="utf-8")
        capsys.readouterr()
        assert main(["verify-draw", str(path)]) == 1
        assert not json.loads(capsys.readouterr().out)["ok"]

    @pytest.mark.parametrize("content", [b"", b"\x00\x01", b"[]", b'{"seed": 1}', b"[1]"])
    def test_what_is_no_draw_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
    ) -> None:
        path = tmp_path / "x.json"
        path.write_bytes(content)
        assert main(["verify-draw", str(path)]) != 0

    def test_a_jackpot_is_made_again_and_a_number_changed_is_found(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        session = a_jackpot()
        session.dispatch(cmd.DrawJackpot())
        write_exports(session, tmp_path)
        (path,) = tmp_path.glob("tirage_*.json")
        assert main(["verify-draw", str(path)]) == 0
        told = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**told, "number": told["number"] + 1}), encoding="utf-8")
        assert main(["verify-draw", str(path)]) == 1

    def test_a_missing_file_is_a_sentence(self, tmp_path: Path) -> None:
        assert main(["verify-draw", str(tmp_path / "absent.json")]) == 2


class TestCheck:
    def test_a_sound_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        simulated(tmp_path, capsys, "--players", "12")
        assert main(["check", str(tmp_path / "simulation.db")]) == 0
        assert json.loads(capsys.readouterr().out)["ok"]

    @pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 500])
    def test_what_is_no_club_s_file(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
    ) -> None:
        path = tmp_path / "x.db"
        path.write_bytes(content)
        assert main(["check", str(path)]) != 0


class TestImport:
    def test_a_file_is_previewed_without_writing(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "m.csv"
        path.write_text("Nom;Prénom\nDupré;Régis\n", encoding="utf-8")
        assert main(["import", str(path), "--preview", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["rows"], told["valid"]) == (1, 1)
        assert [p.name for p in tmp_path.iterdir()] == ["m.csv"]

    def test_kept_members_are_in_the_club(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "m.csv"
        path.write_text("Nom;Prénom\nDupré;Régis\n", encoding="utf-8")
        asked = ["--file", str(tmp_path / "club.db"), "import", str(path), "--json"]
        assert main(asked) == 0
        assert json.loads(capsys.readouterr().out)["kept"] == 1
        assert main(asked) == 0
        assert json.loads(capsys.readouterr().out)["kept"] == 0

    def test_an_unreadable_file_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "m.csv"
        path.write_bytes(b"")
        assert main(["import", str(path), "--preview", "--json"]) == 2
        assert json.loads(capsys.readouterr().out)["refused"]["code"] == "FILE_EMPTY"


class TestCopies:
    def test_a_copy_and_the_way_back(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        simulated(tmp_path, capsys, "--players", "20")
        club = tmp_path / "simulation.db"
        copy, new = tmp_path / "copie.db", tmp_path / "neuf.db"
        assert main(["--file", str(club), "backup", str(copy)]) == 0
        entries = json.loads(capsys.readouterr().out)["entries"]
        assert main(["restore", str(copy), str(new)]) == 0
        assert json.loads(capsys.readouterr().out)["entries"] == entries > 20
        assert main(["check", str(new)]) == 0

    def test_a_file_that_is_there_is_never_written_over(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        simulated(tmp_path, capsys, "--players", "20")
        club, other = tmp_path / "simulation.db", tmp_path / "autre.db"
        other.write_bytes(b"mine")
        for asked in (["--file", str(club), "backup"], ["restore", str(club)]):
            assert main([*asked, str(other)]) == 2
            assert "existe déjà" in capsys.readouterr().err
        assert other.read_bytes() == b"mine"

    def test_a_damaged_copy_is_not_restored(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        copy = tmp_path / "copie.db"
        copy.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
        assert main(["restore", str(copy), str(tmp_path / "neuf.db")]) == 2
        assert not (tmp_path / "neuf.db").exists()
        assert capsys.readouterr().err
