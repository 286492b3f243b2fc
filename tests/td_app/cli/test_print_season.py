"""``td-app print --season``: the standings on paper, to be published or for the federation."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from builders import SteppedClock
from read_papers import read_once
from season_builders import a_season, recorded

from td_app.bootstrap import club_of
from td_app.cli.arguments import main
from td_app.persistence.engine import open_club_file
from td_app.register.member import Member
from td_app.season.repository import By
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.db"
    with open_club_file(path) as file:
        club = replace(club_of(file), clock=SteppedClock())
        refused = Person("Abadie", "Ana", "Gatsby", "75-1")
        file.register.keep([Member(0, refused, in_public=PublicName.PSEUDONYM)])
        season = a_season(club)
        file.seasons.record(
            season.id,
            [recorded("2025-09-12", "Ana Abadie", "Bob Bénard")],
            By(1),
        )
    return path


def printed(club: Path, out: Path, name: str, document: str) -> int:
    where = ["--file", str(club), "--out", str(out)]
    return main(["print", "--season", name, "--document", document, *where])


def test_public_and_for_the_federation_apart(
    club: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "papiers"
    assert printed(club, out, "2025-2026", "all") == 0
    public, grid, private = json.loads(capsys.readouterr().out)["written"]
    for paper in (public, grid):
        assert not read_once(Path(paper).read_bytes()).missing(["Gatsby", "Bob Bénard"])
        assert read_once(Path(paper).read_bytes()).missing(["75-1", "ABADIE Ana"])
    assert not read_once(Path(private).read_bytes()).missing(["75-1", "ABADIE Ana"])


@pytest.mark.parametrize(
    ("name", "document", "said"),
    [
        ("2031", "all", "Il n’y a pas de saison « 2031 » : choisissez parmi 2025-2026."),
        (
            "2025-2026",
            "podium",
            "choisissez parmi season_standings, season_grid, season_federation, ou all",
        ),
    ],
)
def test_what_is_not_there_is_told(
    club: Path,
    tmp_path: Path,
    name: str,
    document: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert printed(club, tmp_path / "out", name, document) == 2
    assert said in capsys.readouterr().err.replace("\u00a0", " ")
    assert not (tmp_path / "out").exists()
