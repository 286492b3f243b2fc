"""``td-app standings``: the door through which other programs ask for a season's standings."""

import json
from pathlib import Path

import pytest

from td_app.__main__ import main
from td_app.season.scale_file import ready_scales

RESULTS = (
    "date;evening;player;place;kills;guest\n"
    "2026-01-09;1;Léa;1;2;non\n2026-01-09;1;Bob;2;0;oui\n2026-01-09;1;Ana;3;1;non\n"
    "2026-01-16;2;Ana;1;0;non\n2026-01-16;2;Léa;1;0;non\n"
)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "results.csv"
    path.write_text(RESULTS, encoding="utf-8")
    return path


def test_a_json_list_first_to_last(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scale = next(path for path in ready_scales() if path.stem == "senaco")
    assert main(["standings", "--results", str(results), "--scale", str(scale), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [list(row) for row in told] == [
        ["rank", "player", "points", "evenings", "counted", "kills"]
    ] * 2
    assert [(row["rank"], row["player"], row["points"]) for row in told] == [
        (1, "Léa", 313),
        (2, "Ana", 181),
    ]


def test_averages_show_two_decimals(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scale = results.with_name("scale.toml")
    scale.write_text('[place]\nkind = "formula"\nformula = "10 / P / 3"\n', encoding="utf-8")
    assert main(["standings", "--results", str(results), "--scale", str(scale), "--json"]) == 0
    points = [row["points"] for row in json.loads(capsys.readouterr().out)]
    assert points == [5.83, 3.61]


def test_a_line_that_seems_missing_is_said(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results.write_text(RESULTS.replace("Ana;3", "Ana;7"), encoding="utf-8")
    scale = ready_scales()[0]
    assert main(["standings", "--results", str(results), "--scale", str(scale), "--json"]) == 0
    said = capsys.readouterr()
    assert "rang 7 parmi 3 inscrits" in said.err
    json.loads(said.out)


@pytest.mark.parametrize("missing", ["--results", "--scale"])
def test_a_file_that_is_not_there(
    results: Path, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {"--results": str(results), "--scale": str(ready_scales()[0])}
    given[missing] = str(results.with_name("nowhere"))
    assert main(["standings", *(word for pair in given.items() for word in pair)]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_wrong_place_ends_with_a_sentence(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results.write_text(RESULTS.replace("Ana;3", "Ana;trois"), encoding="utf-8")
    scale = str(ready_scales()[0])
    assert main(["standings", "--results", str(results), "--scale", scale]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("Ligne 4, colonne 4 : « trois »".replace(" :", "\u00a0:")[:18])
    assert said.out == ""
