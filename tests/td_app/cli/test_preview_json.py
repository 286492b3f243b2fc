from __future__ import annotations

import json
from pathlib import Path

import pytest

from td_app.cli.files import preview_json
from td_app.members_file.preview import preview_file, preview_text

IMPORTS = Path(__file__).parents[1] / "members_file" / "imports"


def test_the_answer_of_the_command_line_for_a_real_file() -> None:
    answer = preview_json(preview_file(IMPORTS / "excel_windows.csv"))
    assert json.loads(json.dumps(answer)) == answer
    counts = ("rows", "valid", "doubtful", "refused", "duplicates")
    assert [answer[count] for count in counts] == [43, 42, 1, 0, 1]
    assert answer["file"] == "excel_windows.csv"
    assert answer["columns"] == {"full_name": "Joueur", "club": "Association", "email": "E-mail"}
    assert answer["ignored_columns"] == ["Payé"]
    assert (answer["encoding"], answer["delimiter"]) == ("windows-1252", ";")
    assert answer["duplicate_groups"] == [{"lines": [2, 45], "why": "same", "known": []}]
    assert [line["line"] for line in answer["skipped"]] == [44]


def test_a_row_says_its_line_its_status_and_its_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("td_app.words.language._current", "en")
    last = preview_json(preview_file(IMPORTS / "excel_windows.csv"))["details"][-1]
    assert (last["line"], last["status"], last["name"]) == (45, "doubtful", "PÉREZ Gaëtan")
    assert last["reasons"] == [
        {
            "code": "SAME_NAME",
            "params": {"name": "PÉREZ Gaëtan", "line": 2},
            "sentence": "Already on line 2: PÉREZ Gaëtan.",
        }
    ]


def test_a_column_without_header_is_given_by_its_index() -> None:
    assert preview_json(preview_text("GOFF Zoé;As\nROUX Léa;As"))["columns"] == {
        "full_name": 0,
        "club": 1,
    }


def test_a_refused_row_shows_its_cells() -> None:
    details = preview_json(preview_text("Nom;Prénom;Club\nGoff;Zoé;As\n12;34;As"))["details"]
    assert (details[1]["status"], details[1]["name"]) == ("refused", None)
    assert details[1]["cells"] == ["12", "34", "As"]
