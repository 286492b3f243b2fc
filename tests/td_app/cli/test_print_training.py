"""``td-app print --training``: the report on the last evening, a sheet of disputes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from builders import SteppedClock
from read_papers import ReadPaper

from td_app.bootstrap import training_of
from td_app.cli.arguments import main
from td_app.persistence.engine import open_club_file
from td_app.training.evening import Evening
from td_app.training.pace import PacedClock
from td_app.training.room import SeededChance, training_tournament
from td_app.training.steps import keep


def printed(club: Path, out: Path, document: str = "all") -> int:
    where = ["--file", str(club), "--out", str(out), "--lang", "fr"]
    return main(["print", "--training", "--document", document, *where])


def test_the_report_on_an_evening_left_in_the_middle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "club.db", tmp_path / "papiers"
    clock, chance = PacedClock(SteppedClock()), SeededChance(12)
    with open_club_file(path) as file:
        apart = training_of(path, file.directory, clock, chance)
    session = training_tournament(apart.club, 12)
    evening = Evening(session, clock, 12)
    # Asked twice, what is not noted is passed over: that is told.
    evening.go_on()
    evening.go_on()
    assert apart.club.folder is not None
    keep(apart.club.folder, evening.snapshot(session.tournament))
    apart.close()
    assert printed(path, out) == 0
    assert len(json.loads(capsys.readouterr().out)["written"]) == 2
    report = ReadPaper((out / "bilan_entrainement.pdf").read_bytes())
    assert "ENTRAÎNEMENT n° 12" in report.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "Les places ne sont pas tirées" in report.text()
    assert (out / "litiges.pdf").is_file()


def test_nothing_was_trained_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "club.db"
    with open_club_file(path):
        pass
    assert printed(path, tmp_path, "training_report") == 2
    assert "entraînement" in capsys.readouterr().err
    assert printed(path, tmp_path, "podium") == 2
    assert "training_report, dispute_sheet" in capsys.readouterr().err
