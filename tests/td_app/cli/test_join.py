"""``td-app join``: what differs is told as JSON; nothing is written before it is chosen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from joining_builders import an_evening, goes_on, taken_along

from td_app.cli.arguments import main
from td_app.persistence.check import check_file


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """One evening that went on on both laptops."""
    here, there = tmp_path / "club.db", tmp_path / "other.db"
    an_evening(here)
    taken_along(here, there)
    goes_on(here, 1, 3)
    goes_on(there, 1, 4)
    return here, there


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, Any]:
    status = main([str(one) for one in arguments])
    return status, json.loads(capsys.readouterr().out)


def test_a_journal_with_two_ends_is_chosen_first(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = files
    before = here.read_bytes()
    status, answer = told(capsys, "--file", here, "join", there)
    assert (status, answer["joined"], answer["undecided"]) == (1, False, [1])
    assert answer["tournaments"][0]["how"] == "diverged"
    status, answer = told(capsys, "--file", here, "join", there, "--keep", "both", "--preview")
    assert (status, answer["joined"]) == (0, False)
    assert here.read_bytes() == before
    status, answer = told(capsys, "--file", here, "join", there, "--keep", "1=both")
    assert (status, answer["joined"]) == (0, True)
    assert Path(answer["before"]).read_bytes() == before
    assert len(check_file(here).tournaments) == 2
    assert check_file(here).ok


def test_what_is_typed_wrong_is_said(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = files
    assert main(["--file", str(here), "join", str(there), "--keep", "2=both"]) == 2
    assert "2=both" in capsys.readouterr().err
    assert main(["--file", str(here), "join", str(here)]) == 2
    assert "lui-même" in capsys.readouterr().err
