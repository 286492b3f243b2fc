"""What is read when a hand of another game is settled: one line, and the chips that count."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from decision_lines import amounts, line, told
from every_case import every_case

from rules_ropta.json_door import answer_case
from rules_ropta.registry import questions
from td_app.words.asking import malformed_sentence
from td_app.words.language import Language
from td_app.words.ruling_text import told_ruling
from td_app.words.terms import reading_text

OF_THE_GAMES = {*questions("help"), *questions("uth")}
WORKED = [
    case
    for case in json.loads(
        (Path(__file__).parents[2] / "rules_ropta" / "cases" / "formats_cases.json").read_text(
            "utf-8"
        )
    )
    if case["given"]["op"] in OF_THE_GAMES
]


@every_case("language", ["fr", "en"])
@every_case("case", WORKED, ids=lambda case: str(case["id"]))
def test_a_worked_case_reads_in_one_line(case: dict[str, Any], language: Language) -> None:
    given = {name: value for name, value in case["given"].items() if name != "op"}
    read = told(case["given"]["op"], language, **given)
    for text in (read.line, *(label for label, _ in read.amounts)):
        assert text and not re.search(r"[{}…_]|None|\bTrue\b|\bFalse\b", text)
    assert len(read.line) <= 110
    whole = told_ruling(case["given"]["op"], given, answer_case(case), language)
    assert whole.why and not any(re.search(r"[{}…_]", why) for why in whole.why)


def test_a_hand_is_told_with_its_cards() -> None:
    cards = {"hole": "Ks Kd 9c 2h", "board": "Kc Qd Td 4s 3h"}
    assert line("best_hand", game="omaha", **cards) == "Brelan : R♠ R♦ R♣ D♦ 10♦"
    low = {"hole": "As 2s Kd Kc", "board": "3h 4h 8d Qc Jh"}
    assert line("best_hand", game="omaha_hi_lo", **low).endswith(" ; main basse : 8♦ 4♥ 3♥ 2♠ A♠")


def test_who_wins_is_told_with_the_chips() -> None:
    holes = {"Léa": "As Qd", "Zoé": "Ad Qs"}
    given: dict[str, Any] = {
        "game": "holdem",
        "holes": holes,
        "board": "2c 3d 4h 9s Kc",
        "pots": [{"amount": 1201, "eligible": list(holes)}],
        "from_button": ["Zoé", "Léa"],
    }
    assert line("cards_showdown", **given) == "Léa et Zoé se partagent 1 201"
    assert amounts("cards_showdown", **given) == {"Pour Léa": 600, "Pour Zoé": 601}
    alone = {**given, "holes": {**holes, "Zoé": "Jd Js"}}
    assert line("cards_showdown", **alone) == "Zoé gagne 1 201"


def test_places_are_named_as_places() -> None:
    given: dict[str, Any] = {
        "game": "omaha_hi_lo",
        "holes": {"4": "Qd Qs Kc Kd", "7": "As 2s Kh 9d"},
        "board": "3h 4h 8d Qc Jh",
        "pots": [{"amount": 101, "eligible": ["4", "7"]}],
        "from_button": ["4", "7"],
    }
    assert line("cards_showdown", **given) == "Les places 4 et 7 se partagent 101"
    assert amounts("cards_showdown", **given) == {"Pour la place 4": 51, "Pour la place 7": 50}
    without_chips = {**given, "pots": [{"amount": 0, "eligible": ["4", "7"]}]}
    assert line("cards_showdown", **without_chips) == ("La place 4 gagne ; main basse : place 7")
    equal = {**without_chips, "game": "holdem", "board": "2c 3d 4h 9s Kc"}
    equal["holes"] = {"A": "As Qd", "B": "Ad Qs"}
    equal["pots"] = [{"amount": 0, "eligible": ["A", "B"]}]
    assert line("cards_showdown", **{**equal, "from_button": ["A", "B"]}) == (
        "Les joueurs A et B sont à égalité"
    )


def test_the_most_at_pot_limit() -> None:
    assert line("pot_limit", pot=50, bets=[10, 10]) == "Relance de 80 au plus, à 90 en tout"
    assert line("pot_limit", pot=50, bets=[]) == "Mise de 50 au plus"
    assert amounts("pot_limit", pot=50, bets=[10, 10]) == {"Au plus": 90, "Pour suivre": 10}


def test_stud_and_ultimate() -> None:
    assert line("bring_in", up={"Léa": "10c", "Zoé": "10d"}) == "Léa doit ouvrir : 10♣"
    hand = {"player": "As Ad", "dealer": "4c 3d", "board": "Ks Qh 9d 7c 4h", "ante": 10}
    assert line("ultimate", **hand, play=4) == "Le joueur gagne 50"
    assert line("ultimate", **hand, play=0) == "Le joueur perd 20"
    assert line("ultimate", **{**hand, "player": "5s 6d"}, play=1) == "Le joueur perd 30"
    assert amounts("ultimate", **hand, play=0) == {"Ante": -10, "Blinde": -10}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reading_of_theirs_is_explained(language: Language) -> None:
    for code in ("HSP-ace-low", "HO-odd-chips", "HST-ace-high"):
        assert reading_text(code, language)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", ["TWICE", "TOO_MANY", "UNKNOWN_PLAYER", "WRONG_NUMBER", "TOO_FEW"])
def test_cards_that_cannot_be_have_a_sentence(code: str, language: Language) -> None:
    sentence = malformed_sentence("cards_showdown", code, "holes.A", language)
    assert re.search(r"[«“]", sentence) and "_" not in sentence
