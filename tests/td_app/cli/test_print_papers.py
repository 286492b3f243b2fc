"""``td-app print``: a script prints one paper or all, and is told what is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from builders import SteppedClock, registered
from PIL import Image
from pypdf import PdfReader
from read_papers import read_once

from td_app.cli.arguments import main
from td_app.club.club import Club
from td_app.persistence.engine import open_club_file
from td_app.printing.document import CLUB_NAME, KEPT_AS, LOGO, PAPER_SIZE
from td_app.printing.register import DOCUMENTS
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.setup import TableSetup, TournamentSetup
from td_app.training.simulation import SeededChance
from td_app.words.language import set_current_language


@pytest.fixture(autouse=True)
def french() -> Iterator[None]:
    """Speak French again after a run in another language."""
    set_current_language("fr")
    yield
    set_current_language("fr")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A club's file with one tournament, twelve players seated at two tables; A5 is its sheet."""
    path = tmp_path / "club.db"
    with open_club_file(path) as file:
        file.directory.set_setting(CLUB_NAME, "Les As du Bocage")
        file.directory.set_setting(PAPER_SIZE, "A5")
        club = Club(file.store, file.directory, SteppedClock(), SeededChance(1))
        setup = TournamentSetup("Open d’automne", tables=(TableSetup(1), TableSetup(2)))
        session = club.create(setup)
        registered(session, 12)
        session.dispatch(cmd.DrawSeats())
    return path


def printed(evening: Path, out: Path, *more: str, document: str = "all") -> int:
    where = ["--file", str(evening), "--out", str(out)]
    return main(["print", "--tournament", "1", "--document", document, *where, *more])


def test_all_that_is_ready_is_written_and_the_rest_is_told(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "papiers"
    assert printed(evening, out) == 0
    told = json.loads(capsys.readouterr().out)
    assert {Path(path).name for path in told["written"]} == {p.name for p in out.iterdir()}
    left = {line["document"]: line["why"] for line in told["left_out"]}
    assert left["moves_sheet"] == "Aucun joueur n’a encore changé de place."
    assert {p.name for p in DOCUMENTS} - set(left) >= {"seat_slips", "structure"}


def test_one_paper_on_the_clubs_own_sheet_with_its_name_and_logo(
    evening: Path, tmp_path: Path
) -> None:
    logo = BytesIO()
    Image.new("RGB", (40, 20), "green").save(logo, "PNG")
    (evening.parent / KEPT_AS).write_bytes(logo.getvalue())
    with open_club_file(evening) as file:
        file.directory.set_setting(LOGO, "logo.svg")
    assert printed(evening, tmp_path / "un", document="structure") == 0
    reader = PdfReader(tmp_path / "un" / "structure.pdf")
    assert float(reader.pages[0].mediabox.width) == pytest.approx(148 / 25.4 * 72, abs=0.1)
    assert reader.metadata is not None and reader.metadata.author == "Les As du Bocage"
    assert len(reader.pages[0].images) == 1


def test_another_sheet_and_language_for_this_run(evening: Path, tmp_path: Path) -> None:
    assert printed(evening, tmp_path, "--size", "Letter", "--lang", "en", document="structure") == 0
    page = PdfReader(tmp_path / "structure.pdf").pages[0]
    assert float(page.mediabox.width) == 612
    assert "Level" in page.extract_text()


def test_an_unknown_name_is_answered_with_the_list(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(evening, tmp_path, document="talons") == 2
    said = capsys.readouterr().err
    assert "«\u00a0talons\u00a0»" in said
    assert all(paper.name in said for paper in DOCUMENTS)


def test_a_paper_that_is_not_ready_says_what_it_waits_for(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "rien"
    assert printed(evening, out, document="moves_sheet") == 2
    assert "Aucun joueur n’a encore changé de place." in capsys.readouterr().err
    assert not out.exists()


def test_a_folder_that_cannot_be_written_is_a_sentence(
    evening: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(evening, Path("/proc/papiers"), document="structure") == 2
    assert "choisissez un autre dossier" in capsys.readouterr().err


def test_an_unknown_tournament_is_a_sentence(
    evening: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--file", str(evening), "--out", str(tmp_path)]
    assert main(["print", "--tournament", "9", "--document", "all", *where]) == 2
    assert "n°\u00a09" in capsys.readouterr().err


def test_who_refuses_to_be_named_is_not_named_on_what_is_hung_up(
    evening: Path, tmp_path: Path
) -> None:
    with open_club_file(evening) as file:
        names = file.register.entrants()
        file.register.keep([Member(NEW, names[1, 3], in_public=PublicName.PSEUDONYM)])
    assert printed(evening, tmp_path / "out", document="alphabetical_list") == 0
    (path,) = (tmp_path / "out").iterdir()
    paper = read_once(path.read_bytes())
    assert not paper.missing(["Joueur 3"]) and paper.missing([names[1, 3].display_name])
