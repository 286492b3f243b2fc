"""The other games stand beside the federation's rulebook: named by their text, met by no floor."""

from __future__ import annotations

import subprocess
import sys

from rules_ropta.json_door import answer_case
from rules_ropta.registry import question, questions, questions_of
from td_app.floor.finding import STAGES, ops_at

GAMES = {"best_hand", "cards_showdown", "pot_limit", "bring_in", "ultimate"}


def test_each_is_of_its_text() -> None:
    assert {op for op in GAMES if question(op).text == "uth"} == {"ultimate"}
    assert set(questions("help")) | set(questions("uth")) == GAMES


def test_no_federation_floor_meets_them() -> None:
    found = {op for stage in STAGES for op in ops_at(stage)}
    assert not found & GAMES
    assert not set(questions()) & GAMES
    assert "cards_showdown" not in {asked.op for asked in questions_of("10.8")}


def test_a_showdown_rests_on_the_federations_odd_chip_too() -> None:
    shown = {
        "op": "cards_showdown",
        "game": "stud5",
        "holes": {"A": "As Kd Qc 9h 8s", "B": "Ad Kc Qh 9s 8c"},
        "pots": [{"amount": 7, "eligible": ["A", "B"]}],
        "from_button": ["B", "A"],
    }
    told = answer_case(shown)
    assert (told["cites"], told["edition"]) == (["help stud 5", "help hands", "10.8"], "help")


def test_pokerkit_is_loaded_when_a_hand_is_ranked_and_not_before() -> None:
    code = (
        "import sys; from rules_ropta.registry import questions_of_every_text;"
        "from rules_ropta.json_door import answer_case; questions_of_every_text();"
        "answer_case({'op': 'pot_limit', 'pot': 5, 'bets': []});"
        "before = 'pokerkit' in sys.modules;"
        "answer_case({'op': 'best_hand', 'game': 'stud5', 'hole': 'AsKsQsJs9d'});"
        "print(before, 'pokerkit' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
